// A game becomes rows.
#include "store/adding.hpp"

#include <utility>

#include "base/text.hpp"
#include "store/fold.hpp"
#include "store/hash.hpp"

namespace fourhand {

namespace {

constexpr std::size_t most_names_kept = 200'000;

}  // namespace

std::int64_t content_hash(const StoredGame& game, std::int64_t rules) {
    Hash hash;
    hash.add(static_cast<std::uint64_t>(rules));
    for (const auto& [name, value] : game.tags) {
        hash.add(name);
        hash.add(value);
    }
    hash.add(game.start);
    hash.add(game.plies);
    hash.add(game.escapes);
    hash.add(game.stream);
    hash.add(game.text);
    return hash.value();
}

// ---- NameTable

NameTable::NameTable(Database& database, const std::string& table, bool with_search_key)
    : database_(database),
      with_search_key_(with_search_key),
      find_(database.prepare("SELECT id FROM " + table + " WHERE name = ?1")),
      insert_(database.prepare("INSERT INTO " + table +
                               (with_search_key ? " (name, folded) VALUES (?1, ?2)" : " (name) VALUES (?1)"))) {}

std::int64_t NameTable::id_of(const std::string& name) {
    const auto known = known_.find(name);
    if (known != known_.end()) return known->second;
    if (known_.size() >= most_names_kept) known_.clear();
    std::int64_t id = 0;
    if (find_.bind(1, name).step()) {
        id = find_.integer(0);
    } else {
        insert_.bind(1, name);
        if (with_search_key_) insert_.bind(2, folded(name));
        insert_.run();
        id = database_.last_id();
    }
    find_.reset();
    return known_[name] = id;
}

// ---- RowInserter

Statement& RowInserter::of(std::size_t rows) {
    std::optional<Statement>& statement = statements_[rows];
    if (!statement) {
        std::string row = "(?";
        for (int i = 1; i < columns_; ++i) row += ", ?";
        const std::vector<std::string> all(rows, row + ")");
        statement.emplace(database_.prepare(insert_ + join(all, ", ")));
    }
    return *statement;
}

// ---- GameInserter

GameInserter::GameInserter(Database& database)
    : database_(database),
      players_(database, "players", true),
      events_(database, "events", true),
      tag_names_(database, "tag_names", false),
      index_(database),
      seats_(database, "INSERT OR IGNORE INTO seats (player, game, seat, rating) VALUES ", 4),
      tags_(database, "INSERT INTO tags (game, ordinal, name, value) VALUES ", 4),
      game_(database.prepare("INSERT INTO games (rules, event, date, result, winners, plies, verdict, hash)"
                             " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")),
      moves_(database.prepare("INSERT INTO moves (game, plies, escapes) VALUES (?1, ?2, ?3)")),
      start_(database.prepare("INSERT INTO starts (game, fen4) VALUES (?1, ?2)")),
      stream_(database.prepare("INSERT INTO annotations (game, stream) VALUES (?1, ?2)")),
      text_(database.prepare("INSERT INTO texts (game, text) VALUES (?1, ?2)")) {}

void GameInserter::forget() {
    players_.forget();
    events_.forget();
    tag_names_.forget();
    index_.forget();
}

Extract GameInserter::extract_of(const StoredGame& game) {
    if (game.rules) return extract(game, game.rules->variant());
    if (variants_.empty()) variants_ = all_variants();
    static const Variant without_seats;
    const auto guessed = variant_of_tags(game.tags, variants_);
    return extract(game, guessed ? *guessed : without_seats);
}

std::int64_t GameInserter::insert_row(const StoredGame& game, const Extract& extract, std::int64_t rules,
                                      std::int64_t hash) {
    const auto bind_text = [&](int parameter, const std::optional<std::string>& text) {
        text ? game_.bind(parameter, *text) : game_.bind_null(parameter);
    };
    rules != 0 ? game_.bind(1, rules) : game_.bind_null(1);
    extract.event.empty() ? game_.bind_null(2) : game_.bind(2, events_.id_of(extract.event));
    extract.date ? game_.bind(3, std::int64_t{*extract.date}) : game_.bind_null(3);
    bind_text(4, extract.result);
    bind_text(5, extract.winners);
    game_.bind(6, static_cast<std::int64_t>(game.keys.empty() ? 0 : game.keys.size() - 1));
    game_.bind(7, static_cast<std::int64_t>(game.verdict));
    game_.bind(8, hash);
    game_.run();
    return database_.last_id();
}

void GameInserter::insert_seats(std::int64_t id, const std::vector<SeatEntry>& seats) {
    seats_.insert(seats.size(), [&](std::size_t i, Statement& row, int first) {
        const SeatEntry& entry = seats[i];
        row.bind(first, players_.id_of(entry.player)).bind(first + 1, id).bind(first + 2, entry.seat);
        entry.rating ? row.bind(first + 3, std::int64_t{*entry.rating}) : row.bind_null(first + 3);
    });
}

void GameInserter::insert_tags(std::int64_t id, const StoredGame& game) {
    tags_.insert(game.tags.size(), [&](std::size_t i, Statement& row, int first) {
        const auto& [name, value] = game.tags[i];
        row.bind(first, id).bind(first + 1, static_cast<std::int64_t>(i) + 1);
        row.bind(first + 2, tag_names_.id_of(name)).bind(first + 3, value);
    });
}

void GameInserter::insert_moves(std::int64_t id, const StoredGame& game) {
    if (game.rules) {
        moves_.bind(1, id).bind(2, game.plies);
        game.escapes.empty() ? moves_.bind_null(3) : moves_.bind(3, game.escapes);
        moves_.run();
    }
    if (!game.start.empty()) start_.bind(1, id).bind(2, game.start).run();
    if (!game.stream.empty()) stream_.bind(1, id).bind(2, game.stream).run();
    if (!game.text.empty()) text_.bind(1, id).bind(2, game.text).run();
}

std::int64_t GameInserter::insert(const StoredGame& game, std::int64_t rules, std::int64_t hash) {
    const Extract extract = extract_of(game);
    const std::int64_t id = insert_row(game, extract, rules, hash);
    insert_seats(id, extract.seats);
    insert_tags(id, game);
    insert_moves(id, game);
    index_.add(id, game.keys);
    return id;
}

}  // namespace fourhand
