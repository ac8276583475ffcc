// Listening to a game and writing down what the database keeps of it.
#include <utility>

#include "store/move_code.hpp"
#include "store/stored.hpp"
#include "store/stream.hpp"

namespace fourhand {

/// What is worked out once for each rule set.
struct StoredGameWriter::KnownRules {
    explicit KnownRules(const std::shared_ptr<const Rules>& rules) : code(rules), array(rules) {}

    bool is_array(const Position& start) const {
        if (start.key() != array.key() || start.clock() != array.clock()) return false;
        for (std::size_t i = 0; i < code.rules()->seats(); ++i) {
            if (start.points(Seat(i)) != array.points(Seat(i))) return false;
        }
        return true;
    }

    MoveCode code;
    Position array;
};

StoredGameWriter::StoredGameWriter(PositionText text, std::function<void(StoredGame&)> finished)
    : text_(std::move(text)), finished_(std::move(finished)) {}

StoredGameWriter::~StoredGameWriter() = default;

void StoredGameWriter::begin_game(Span) {
    game_ = StoredGame{};
    rules_ = nullptr;
    line_ = nullptr;
    run_.clear();
    run_plies_ = depth_ = 0;
    plain_ = true;
}

void StoredGameWriter::tag(std::string_view name, std::string_view value, Span) {
    game_.tags.emplace_back(name, value);
}

void StoredGameWriter::use(const std::shared_ptr<const Rules>& rules) {
    for (const auto& known : known_) {
        if (known->code.rules() == rules) rules_ = known.get();
    }
    if (rules_ != nullptr) return;
    known_.push_back(std::make_unique<KnownRules>(rules));
    rules_ = known_.back().get();
}

void StoredGameWriter::begin_moves(const Position& start) {
    use(start.shared_rules());
    game_.rules = start.shared_rules();
    if (!rules_->is_array(start)) game_.start = text_.write(start);
    line_ = &start;
}

void StoredGameWriter::ply(const Position& before, const Move& move, Span) {
    ++run_plies_;
    if (depth_ > 0) {
        rules_->code.append(move, run_, run_);
        return;
    }
    rules_->code.append(move, game_.plies, game_.escapes);
    plain_ = plain_ && game_.text.empty();
    game_.keys.push_back(static_cast<std::uint32_t>(before.key()));
}

// Where the next entry of the stream is written, after the plies that were told before it.
Bytes& StoredGameWriter::said() {
    end_run();
    plain_ = false;
    return game_.stream;
}

void StoredGameWriter::end_run() {
    if (run_plies_ == 0) return;
    game_.stream.push_back(static_cast<std::uint8_t>(Entry::Plies));
    append_varint(game_.stream, run_plies_);
    game_.stream.insert(game_.stream.end(), run_.begin(), run_.end());
    run_.clear();
    run_plies_ = 0;
}

void StoredGameWriter::word(Word word, Span) {
    Bytes& stream = said();
    stream.push_back(static_cast<std::uint8_t>(Entry::Word));
    stream.push_back(static_cast<std::uint8_t>(word));
}

void StoredGameWriter::comment(std::string_view text, Span) {
    Bytes& stream = said();
    stream.push_back(static_cast<std::uint8_t>(Entry::Comment));
    append_text(stream, text);
}

void StoredGameWriter::nag(int number, Span) {
    Bytes& stream = said();
    stream.push_back(static_cast<std::uint8_t>(Entry::Nag));
    append_varint(stream, static_cast<std::uint32_t>(number));
}

void StoredGameWriter::begin_variation(Span) {
    said().push_back(static_cast<std::uint8_t>(Entry::Begin));
    ++depth_;
}

void StoredGameWriter::end_variation(Span) {
    said().push_back(static_cast<std::uint8_t>(Entry::End));
    --depth_;
}

void StoredGameWriter::unplayed(std::string_view text, Span) {
    end_run();
    plain_ = plain_ && game_.text.empty();
    game_.stream.push_back(static_cast<std::uint8_t>(Entry::Unplayed));
    append_varint(game_.stream, text.size());
    game_.text += text;
}

void StoredGameWriter::end_game(Verdict verdict) {
    end_run();
    if (plain_) game_.stream.clear();
    game_.verdict = verdict;
    if (line_ != nullptr) {
        game_.keys.push_back(static_cast<std::uint32_t>(line_->key()));
        game_.outcome = line_->outcome();
    }
    finished_(game_);
}

}  // namespace fourhand
