// Telling a stored game again. What the bytes say is believed only as far as the rules allow it.
#include <optional>

#include "base/text.hpp"
#include "record/line.hpp"
#include "store/database.hpp"
#include "store/move_code.hpp"
#include "store/stored.hpp"
#include "store/stream.hpp"

namespace fourhand {

namespace {

[[noreturn]] void damaged(const char* what) { throw StoreError(0, std::string("the game is damaged: ") + what); }

/// Reads the moves of one game.
class Moves {
public:
    explicit Moves(const StoredGame& game) : code_(game.rules), plies_(game.plies), escapes_(game.escapes) {}

    bool at_end() const { return plies_.at_end(); }
    /// The next ply of the main line, legal in this position.
    Move next(const Position& position) { return checked(code_.read(plies_, escapes_), position); }
    /// The next ply of a variation, from the stream.
    Move next_in(ByteReader& stream, const Position& position) { return checked(code_.read(stream, stream), position); }

private:
    static Move checked(const std::optional<Move>& move, const Position& position) {
        if (!move) damaged("a move cannot be read");
        if (!position.legal(*move)) damaged("a move is not legal");
        return *move;
    }

    MoveCode code_;
    ByteReader plies_, escapes_;
};

/// Follows the stream.
class Teller {
public:
    Teller(const StoredGame& game, Position start, GameSink& sink)
        : game_(game), sink_(sink), line_(std::move(start)), moves_(game), stream_(game.stream) {
        sink_.begin_moves(line_.position());
    }

    void tell() {
        if (game_.stream.empty()) {
            while (!moves_.at_end()) main_ply();
            unplayed(game_.text.size());
            return;
        }
        while (!stream_.at_end()) entry(static_cast<Entry>(*stream_.number(1)));
        if (!moves_.at_end() || line_.depth() > 0) damaged("its stream ends too early");
    }

private:
    void entry(Entry entry) {
        switch (entry) {
            case Entry::Plies: return run(number());
            case Entry::Comment: return sink_.comment(text(), {});
            case Entry::Nag: return sink_.nag(static_cast<int>(static_cast<std::uint32_t>(number())), {});
            case Entry::Word: return word(number());
            case Entry::Begin: return begin_variation();
            case Entry::End: return end_variation();
            case Entry::Unplayed: return unplayed(number());
        }
        damaged("its stream cannot be read");
    }

    void run(std::uint64_t plies) {
        for (; plies > 0; --plies) {
            if (line_.depth() == 0) {
                main_ply();
            } else {
                play(moves_.next_in(stream_, line_.position()));
            }
        }
    }

    void main_ply() { play(moves_.next(line_.position())); }

    void play(const Move& move) {
        sink_.ply(line_.position(), move, {});
        line_.enter(move);
    }

    void word(std::uint64_t word) {
        if (word > static_cast<std::uint64_t>(Word::Mated)) damaged("its stream cannot be read");
        sink_.word(static_cast<Word>(word), {});
    }

    void begin_variation() {
        if (!line_.can_vary()) damaged("a variation without a ply");
        sink_.begin_variation({});
        line_.begin_variation();
    }

    void end_variation() {
        if (line_.depth() == 0) damaged("a variation ends that has not begun");
        line_.end_variation();
        sink_.end_variation({});
    }

    void unplayed(std::uint64_t size) {
        if (size > game_.text.size() - text_told_) damaged("its stream cannot be read");
        if (size == 0) return;
        sink_.unplayed(std::string_view(game_.text).substr(text_told_, size), {});
        text_told_ += size;
    }

    std::uint64_t number() {
        const auto number = stream_.varint();
        if (!number) damaged("its stream cannot be read");
        return *number;
    }

    std::string_view text() {
        const auto text = stream_.text();
        if (!text || find_invalid_utf8(*text) != std::string_view::npos) damaged("its stream cannot be read");
        return *text;
    }

    const StoredGame& game_;
    GameSink& sink_;
    Line line_;
    Moves moves_;
    ByteReader stream_;
    std::size_t text_told_ = 0;
};

}  // namespace

Position start_of(const StoredGame& game, const PositionText& text) {
    if (game.start.empty()) return Position(game.rules);
    Result<Position> start = text.read(game.start, game.rules);
    if (!start) damaged("its start position cannot be read");
    return *std::move(start);
}

void tell(const StoredGame& game, const PositionText& text, GameSink& sink) {
    sink.begin_game({});
    for (const auto& [name, value] : game.tags) sink.tag(name, value, {});
    std::optional<Teller> teller;  // its position stays good until the sink knows of the end
    if (game.rules) {
        teller.emplace(game, start_of(game, text), sink).tell();
    } else if (!game.text.empty()) {
        sink.unplayed(game.text, {});
    }
    sink.end_game(game.verdict);
}

void replay(const StoredGame& game, const PositionText& text, const std::function<bool(const Position&)>& each) {
    Position position = start_of(game, text);
    Moves moves(game);
    while (each(position) && !moves.at_end()) position.play(moves.next(position));
}

}  // namespace fourhand
