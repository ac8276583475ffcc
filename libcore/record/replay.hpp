// The slots of a record turned into plies, position by position; what the rules forbid is found here, whatever the
// notation.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostic.hpp"
#include "record/command_check.hpp"
#include "record/line.hpp"
#include "record/sink.hpp"
#include "record/slot.hpp"

namespace fourhand {

/// How a move is said to people and programs (notation's coordinates()); this room knows no notation of its own.
using MoveText = std::string (*)(const Position& before, const Move& move);

/// How a text in coordinates is understood (notation's read_coordinates()).
using MoveReader = Result<Move> (*)(std::string_view text, const Position& position);

struct ReplayOptions {
    bool check_marks = false;        ///< compare +, #, x and the letter behind it with the move as played, and judge
                                     ///< the commands of comments
    bool castling_unmarked = false;  ///< the record writes no + behind a castling move (chess.com)
    MoveText say = nullptr;          ///< for candidates; none are offered without it
    MoveReader read = nullptr;       ///< for moves that put men back; they cannot be read without it
};

class Replay {
public:
    /// Tells the sink where play starts. The sink and the findings must live longer.
    Replay(const Position& start, const ReplayOptions& options, GameSink& sink, Diagnostics& findings);

    const Position& position() const { return line_.position(); }
    const Line& line() const { return line_; }

    /// Plays what a slot says, or reports why it cannot be played; then the answer is false and the position is as
    /// before.
    bool enter(const Slot& slot);
    /// Plays a move that is known to be legal.
    void enter(const Move& move, Span where);
    /// Reports a slot that cannot even be read.
    void refuse(Code code, Span where, std::string message);
    /// Reports a slot that is known to mean no legal move; always false.
    [[gnu::cold]] bool refuse(const Slot& slot);

    /// Comments and NAGs go to the ply entered last; at the beginning of a variation they wait for its first ply.
    void comment(std::string_view text, Span where);
    void nag(int number, Span where);
    void word(Word word, Span where);
    /// Judges the commands of a comment as comment() does, where marks are checked, and does not tell it: of one behind
    /// a slot that could not be played.
    void check_commands(std::string_view text, Span where);

    bool can_vary() const { return line_.can_vary(); }
    /// An alternative to the ply entered last. Only if can_vary().
    void begin_variation(Span where);
    /// Back to the line that was varied. A variation without a ply is not told to the sink; what was said in it goes to
    /// the varied ply.
    void end_variation(Span where);
    std::size_t depth() const { return line_.depth(); }

    /// Plies entered in all lines.
    std::size_t entered() const { return entered_; }
    /// Whether a move was refused by the rules; a variant whose rules are guessed forbids nothing.
    bool broken() const { return broken_; }
    /// Words told in the main line.
    const std::vector<Word>& words() const { return words_; }

private:
    struct Remark {
        std::string comment;
        int nag = 0;
        Span where{};
    };

    bool enter_step(const Slot& slot);
    bool enter_unusual(const Slot& slot);
    bool enter_put_back(const Slot& slot);
    bool enter_move(const Slot& slot, const Move& move);
    bool enter_word(const Slot& slot, Word word);
    void enter_stalemate_behind(const Slot& slot);
    std::optional<Move> find_promotion(const Slot& slot) const;
    [[gnu::cold]] void doubt_letter(const Slot& slot, Square from, const KindFace& face);
    void check_marks(const Slot& slot, Seat mover);
    bool forbid(Diagnostic finding);
    void report(Diagnostic finding, Seat seat);
    void report_entered(Diagnostic finding, Seat mover);
    void tell(const Move& move, Span where);
    [[gnu::cold]] void tell_first(const Move& move, Span where);
    void tell_comment(std::string_view text, Span where);
    Move meant(const Slot& slot) const;
    void doubt_status(const Slot& slot);
    bool may_claim() const;
    void mention_draw(Span where, Seat mover);

    ReplayOptions options_;
    GameSink& sink_;
    Diagnostics& findings_;
    Line line_;
    CommandCheck commands_;
    bool begun_ = true;  ///< the variation we are in has been told to the sink
    Span begins_{};
    std::vector<Remark> waiting_;
    std::vector<Word> words_;
    std::size_t entered_ = 0;
    bool broken_ = false;
    bool mentions_draws_ = false;        ///< these rules leave some draws to the players
    std::uint32_t draws_mentioned_ = 0;  ///< a bit an Ending
};

}  // namespace fourhand
