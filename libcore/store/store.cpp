// Opening a database, adding games in batches, telling stored ones.
#include "store/store.hpp"

#include <cassert>
#include <filesystem>

#include "base/text.hpp"
#include "record/builder.hpp"
#include "store/adding.hpp"
#include "store/migrate.hpp"
#include "store/rule_sets.hpp"

namespace fourhand {

namespace {

std::size_t size_of(const StoredGame& game) {
    std::size_t size =
        game.plies.size() + game.escapes.size() + game.stream.size() + game.text.size() + game.start.size();
    for (const auto& [name, value] : game.tags) size += name.size() + value.size();
    return size;
}

/// Of games that differ and have the same hash, the later ones take the next free numbers: so many are believed.
constexpr std::uint64_t most_alike = 256;

/// A name that could not have been read from a record would be written as something else.
bool is_tag(std::string_view name, std::string_view value) {
    const bool fits = name.find_first_of("\"[]\r\n") == std::string_view::npos;
    const auto is_utf8 = [](std::string_view text) { return find_invalid_utf8(text) == std::string_view::npos; };
    return !name.empty() && fits && is_utf8(name) && is_utf8(value);
}

Bytes copied(std::span<const std::uint8_t> bytes) { return {bytes.begin(), bytes.end()}; }

/// Takes away again an empty file that was made for a database that could not be.
class NewFile {
public:
    NewFile(const std::string& path, Database::Mode mode)
        : path_(path), made_(mode == Database::Mode::Create && !std::filesystem::exists(path, ignored_)) {}
    ~NewFile() {
        if (made_ && std::filesystem::file_size(path_, ignored_) == 0) std::filesystem::remove(path_, ignored_);
    }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

private:
    std::string path_;
    std::error_code ignored_;
    bool made_;
};

/// A statement in use, made ready for the next use at the end.
class InUse {
public:
    InUse(Statement& statement, GameId id) : statement_(statement) { statement_.bind(1, id); }
    ~InUse() { statement_.reset(); }
    InUse(const InUse&) = delete;
    InUse& operator=(const InUse&) = delete;
    Statement* operator->() { return &statement_; }

private:
    Statement& statement_;
};

/// Runs `work`; what goes wrong in it is said of the game.
template <typename Work>
auto about(GameId id, Work work) {
    try {
        return work();
    } catch (const StoreError& error) {
        if (error.code() != 0) throw;
        throw StoreError(0, "game " + std::to_string(id) + " of the database: " + error.what());
    }
}

}  // namespace

/// What a store is made of, in the order in which it is taken down: statements before their connection.
struct Store::Parts {
    Parts(const std::string& path, Database::Mode mode) : database(path, mode), rule_sets(database) {}

    /// The statements that get games back; once the tables are known to be ours.
    struct Getting {
        explicit Getting(Database& database)
            : moves(database.prepare(
                  "SELECT g.rules, g.verdict, m.plies, m.escapes, s.fen4, g.plies FROM games g"
                  " LEFT JOIN moves m ON m.game = g.id LEFT JOIN starts s ON s.game = g.id WHERE g.id = ?1")),
              rest(database.prepare("SELECT a.stream, t.text, g.hash, coalesce(g.rules, 0) FROM games g LEFT JOIN "
                                    "annotations a ON a.game = g.id"
                                    " LEFT JOIN texts t ON t.game = g.id WHERE g.id = ?1")),
              tags(database.prepare("SELECT n.name, t.value FROM tags t JOIN tag_names n ON n.id = t.name"
                                    " WHERE t.game = ?1 ORDER BY t.ordinal")) {}
        Statement moves, rest, tags;
    };

    Database database;
    RuleSets rule_sets;
    std::optional<Getting> getting;
    std::optional<GameInserter> inserter;
    std::optional<Statement> find_hash;
    std::optional<Transaction> transaction;
};

Store::Store(const std::string& path, Database::Mode mode, PositionText text) : text_(std::move(text)) {
    const NewFile file(path, mode);
    parts_ = std::make_unique<Parts>(path, mode);
    const std::vector<SchemaStep> steps = schema_steps();
    if (mode != Database::Mode::Read) {
        if (mode == Database::Mode::Write && is_empty(database())) throw StoreError(0, "this is not a game database");
        migrate(database(), steps);
    }
    require_schema(database(), steps);
    parts_->getting.emplace(database());
}

Store::Store(Store&&) noexcept = default;
Store::~Store() = default;

Database& Store::database() { return parts_->database; }

// ---- Adding

void Store::begin() {
    if (!parts_->inserter) {
        parts_->inserter.emplace(database());
        parts_->find_hash = database().prepare("SELECT id FROM games WHERE hash = ?1");
    }
    parts_->transaction.emplace(database());
}

Added Store::add(const StoredGame& game) {
    assert(parts_->transaction);
    if (size_of(game) > largest_game) return {Added::How::TooLarge, 0};
    const std::int64_t rules = game.rules ? parts_->rule_sets.id_of(game.rules) : 0;
    // Another game with the same hash is not the same game: it then takes the next free number.
    for (std::int64_t hash = content_hash(game, rules);; ++hash) {
        const bool taken = parts_->find_hash->bind(1, hash).step();
        const GameId stored = taken ? parts_->find_hash->integer(0) : 0;
        parts_->find_hash->reset();
        if (!taken) return {Added::How::Stored, parts_->inserter->insert(game, rules, hash)};
        if (same(game, rules, stored)) return {Added::How::Duplicate, stored};
    }
}

bool Store::same(const StoredGame& game, std::int64_t rules, GameId stored) {
    Statement row = database().prepare("SELECT coalesce(rules, 0) FROM games WHERE id = ?1");
    if (!row.bind(1, stored).step() || row.integer(0) != rules) return false;
    const std::optional<StoredGame> found = undamaged(stored);
    if (!found) return false;
    const StoredGame& other = *found;
    return game.tags == other.tags && game.start == other.start && game.plies == other.plies &&
           game.escapes == other.escapes && game.stream == other.stream && game.text == other.text;
}

void Store::commit() {
    parts_->inserter->flush();
    parts_->transaction->commit();
    parts_->transaction.reset();
}

void Store::roll_back() {
    if (!parts_->transaction) return;
    parts_->transaction.reset();
    parts_->inserter->forget();
    parts_->rule_sets.forget();
}

// ---- Getting back

std::int64_t Store::count() { return database().number("SELECT count(*) FROM games"); }

std::vector<GameId> Store::games() {
    std::vector<GameId> ids;
    Statement rows = database().prepare("SELECT id FROM games ORDER BY id");
    while (rows.step()) ids.push_back(rows.integer(0));
    return ids;
}

std::vector<std::pair<std::string, std::string>> Store::tags(GameId id) {
    return about(id, [&] {
        std::vector<std::pair<std::string, std::string>> tags;
        InUse rows(parts_->getting->tags, id);
        while (rows->step()) {
            if (!is_tag(rows->text(0), rows->text(1))) throw StoreError(0, "the game is damaged: a tag is none");
            tags.emplace_back(rows->text(0), rows->text(1));
        }
        return tags;
    });
}

StoredGame Store::load_moves(GameId id) {
    return about(id, [&] {
        InUse row(parts_->getting->moves, id);
        if (!row->step()) throw StoreError(0, "there is no such game");
        StoredGame game;
        if (!row->is_null(0)) {
            const auto rules = parts_->rule_sets.read(row->integer(0));
            if (rules) game.rules = *rules;
            if (!rules) game.unknown_rules = rules.error().message;
        }
        if (row->integer(1) > static_cast<std::int64_t>(Verdict::Unreadable))
            throw StoreError(0, "its verdict is damaged");
        game.verdict = static_cast<Verdict>(row->integer(1));
        if (!game.unknown_rules.empty()) return game;  // without its rules nothing can make moves of the bytes
        game.plies = copied(row->blob(2));
        game.escapes = copied(row->blob(3));
        game.start = row->text(4);
        if (static_cast<std::int64_t>(game.plies.size()) != 3 * row->integer(5))
            throw StoreError(0, "the game is damaged: it has not the moves that were stored");
        return game;
    });
}

StoredGame Store::load(GameId id) {
    StoredGame game = load_moves(id);
    game.tags = tags(id);
    if (!game.unknown_rules.empty()) return game;
    return about(id, [&] {
        InUse row(parts_->getting->rest, id);
        row->step();
        game.stream = copied(row->blob(0));
        game.text = row->text(1);
        const auto hash = static_cast<std::uint64_t>(row->integer(2));
        if (hash - static_cast<std::uint64_t>(content_hash(game, row->integer(3))) >= most_alike)
            throw StoreError(0, "the game is damaged: it is not what was stored");
        return std::move(game);
    });
}

std::optional<StoredGame> Store::undamaged(GameId id) {
    try {
        return load(id);
    } catch (const StoreError& error) {
        if (error.code() != 0) throw;
        return std::nullopt;
    }
}

std::string Store::tell(GameId id, GameSink& sink) {
    const StoredGame game = load(id);
    if (game.unknown_rules.empty()) about(id, [&] { fourhand::tell(game, text_, sink); });
    return game.unknown_rules;
}

Game Store::get(GameId id) {
    Game game;
    GameBuilder builder([&](Game&& built) { game = std::move(built); });
    tell(id, builder);
    return game;
}

void Store::replay(GameId id, const std::function<bool(const Position&)>& each) {
    const StoredGame game = load_moves(id);
    if (game.rules) about(id, [&] { fourhand::replay(game, text_, each); });
}

std::vector<std::shared_ptr<const Rules>> Store::rules() { return parts_->rule_sets.all(); }

}  // namespace fourhand
