// A game in the form in which the database keeps it: tags, move codes, a stream of what was said.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "record/sink.hpp"
#include "rules/position.hpp"
#include "store/bytes.hpp"

namespace fourhand {

/// How positions are written as text. The rooms of notations and of the store do not know each other; a tool introduces
/// them.
struct PositionText {
    std::function<std::string(const Position&)> write;
    std::function<Result<Position>(std::string_view, std::shared_ptr<const Rules>)> read;
};

struct StoredGame {
    std::vector<std::pair<std::string, std::string>> tags;  ///< name and value, in the order of the record
    std::shared_ptr<const Rules> rules;                     ///< null for a game by rules that are not known
    std::string unknown_rules;  ///< got back by rules that are not known here: why; such a game has its tags alone
    std::string start;          ///< the start position as text; empty: the array
    Bytes plies, escapes;       ///< the main line, as MoveCode writes it
    Bytes stream;               ///< empty: the main line, then the text, and nothing else
    std::string text;           ///< move text that could not be played
    Verdict verdict = Verdict::Valid;

    // -- worked out from the above; not read back
    std::vector<std::uint32_t> keys;  ///< of the positions of the main line, the start first
    Outcome outcome;                  ///< where the main line ends
};

/// Listens to games and gives each, when it ends, to a function.
class StoredGameWriter : public GameSink {
public:
    StoredGameWriter(PositionText text, std::function<void(StoredGame&)> finished);
    ~StoredGameWriter() override;

    void begin_game(Span) override;
    void tag(std::string_view name, std::string_view value, Span) override;
    void begin_moves(const Position& start) override;
    void ply(const Position& before, const Move& move, Span) override;
    void word(Word word, Span) override;
    void comment(std::string_view text, Span) override;
    void nag(int number, Span) override;
    void begin_variation(Span) override;
    void end_variation(Span) override;
    void unplayed(std::string_view text, Span) override;
    void end_game(Verdict verdict) override;

private:
    struct KnownRules;

    void use(const std::shared_ptr<const Rules>& rules);
    void end_run();
    Bytes& said();

    PositionText text_;
    std::function<void(StoredGame&)> finished_;
    std::vector<std::unique_ptr<KnownRules>> known_;
    const KnownRules* rules_ = nullptr;
    StoredGame game_;
    const Position* line_ = nullptr;  ///< where the line stands that we are in; null before begin_moves
    Bytes run_;                       ///< plies told since the last entry of the stream
    std::size_t run_plies_ = 0;
    std::size_t depth_ = 0;
    bool plain_ = true;  ///< the game needs no stream
};

/// Tells a stored game to a sink, exactly as it was told to the writer. Each ply is checked: the file may come from
/// anywhere. StoreError, without a name for the game, if it is damaged.
void tell(const StoredGame& game, const PositionText& text, GameSink& sink);

/// The position where a stored game starts. StoreError if its text is none.
Position start_of(const StoredGame& game, const PositionText& text);

/// Plays the main line: `each` is asked at every position, the start first, and says whether to go on. StoreError as
/// above.
void replay(const StoredGame& game, const PositionText& text, const std::function<bool(const Position&)>& each);

}  // namespace fourhand
