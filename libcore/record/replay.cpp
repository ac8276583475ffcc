// Slots turned into plies.
#include "record/replay.hpp"

#include <algorithm>
#include <utility>

#include "record/marks.hpp"
#include "record/refused.hpp"

namespace fourhand {

namespace {

/// Whether the king of the player to move stands in check and has no way out by himself: what chess.com means by #
/// behind R and T.
bool helpless(const Position& position) {
    if (!position.in_check(position.to_move())) return false;
    const Square king = position.king(position.to_move());
    const Board& board = position.rules().board();
    Move walk = Move::of(Move::Sort::Resign);
    walk.from = king;
    for (int step = 0; step < 9; ++step) {
        const Place from = board.place(king);
        walk.to = board.at({from.file + step % 3 - 1, from.rank + step / 3 - 1});
        if (walk.to != Square::none && walk.to != king && position.legal(walk)) return false;
    }
    return true;
}

/// Neither x nor + nor #.
bool is_unmarked(const Slot& slot) { return !slot.takes && slot.checks == 0 && slot.mates == 0; }

}  // namespace

Replay::Replay(const Position& start, const ReplayOptions& options, GameSink& sink, Diagnostics& findings)
    : options_(options), sink_(sink), findings_(findings), line_(start) {
    mentions_draws_ = options_.check_marks && !position().rules().laws(Law::Reports).empty();
    sink_.begin_moves(line_.position());
}

void Replay::report(Diagnostic finding, Seat seat) {
    finding.round = line_.round(seat);
    finding.seat = position().rules().seat(seat).id;
    findings_.report(std::move(finding));
}

/// Of the slot entered last.
void Replay::report_entered(Diagnostic finding, Seat mover) {
    finding.round = line_.round_entered();
    finding.seat = position().rules().seat(mover).id;
    findings_.report(std::move(finding));
}

/// Always false, so that a caller can say so in one breath.
bool Replay::forbid(Diagnostic finding) {
    const bool rule = finding.code == Code::IllegalMove || finding.code == Code::AfterTheEnd;
    if (rule && position().rules().variant().reconstructed) {
        finding.severity = Severity::Warning;
        finding.hints.emplace_back("the rules of this variant are reconstructed, so this may be no fault");
    } else if (rule) {
        broken_ = true;
    }
    report(std::move(finding), position().to_move());
    return false;
}

void Replay::refuse(Code code, Span where, std::string message) { forbid({code, where, std::move(message)}); }

bool Replay::refuse(const Slot& slot) { return forbid(refused(slot, position(), options_.say)); }

/// The move that a slot means which says more, or less, than from where to where.
Move Replay::meant(const Slot& slot) const {
    const auto leaving = slot.leaving == Slot::Leaving::Resigns ? Move::Sort::Resign : Move::Sort::Timeout;
    Move move;
    switch (slot.says) {
        case Slot::Says::Pass: return Move::pass();
        case Slot::Says::Leave: return Move::of(leaving);
        case Slot::Says::CastleShort:
        case Slot::Says::CastleLong: {
            const CastleWay* way = castle_way(position(), slot.says == Slot::Says::CastleShort);
            if (way == nullptr) return Move{};
            move.from = way->king_from, move.to = way->king_to;
            move.sort = Move::Sort::Castle;
            break;
        }
        default: move.from = slot.from, move.to = slot.to;
    }
    if (slot.leaving != Slot::Leaving::No) move.sort = leaving;
    return move;
}

bool Replay::enter(const Slot& slot) {
    const bool usual = slot.says == Slot::Says::Move && slot.leaving == Slot::Leaving::No && slot.put_back.empty();
    return usual ? enter_step(slot) : enter_unusual(slot);
}

bool Replay::enter_unusual(const Slot& slot) {
    switch (slot.says) {
        case Slot::Says::Move:
            if (!slot.put_back.empty() && options_.read != nullptr) return enter_put_back(slot);
            if (slot.leaving == Slot::Leaving::No) return enter_step(slot);
            break;
        case Slot::Says::Stalemate: return enter_word(slot, Word::Stalemate);
        case Slot::Says::Mated: return enter_word(slot, Word::Mated);
        case Slot::Says::Claim: return enter_word(slot, Word::Claim);
        case Slot::Says::Draw: return enter_word(slot, Word::Draw);
        case Slot::Says::CastleShort:
        case Slot::Says::CastleLong:
        case Slot::Says::Pass:
        case Slot::Says::Leave: break;
    }
    Move move = meant(slot);
    if (slot.penalty && !position().legal(move)) move = Move::of(Move::Sort::Penalty);
    return position().legal(move) ? enter_move(slot, move) : refuse(slot);
}

/// A move from one square to another, the most ordinary slot.
inline bool Replay::enter_step(const Slot& slot) {
    const std::optional<Move> move = slot.becomes.empty() ? position().find(slot.from, slot.to) : find_promotion(slot);
    return move ? enter_move(slot, *move) : refuse(slot);
}

std::optional<Move> Replay::find_promotion(const Slot& slot) const {
    const Kind becomes = promoted_to(slot.becomes, position(), slot.from, slot.to);
    return becomes == Kind::none ? std::nullopt : position().find(slot.from, slot.to, becomes);
}

/// "Player A can replace any missing pieces in a starting square of his" (Loeb, rule 7).
bool Replay::enter_put_back(const Slot& slot) {
    const Board& board = position().rules().board();
    std::string text = board.name(slot.from) + '-' + board.name(slot.to);
    if (!slot.becomes.empty()) text += '=' + std::string(slot.becomes);
    const Result<Move> move = options_.read(text + std::string(slot.put_back), position());
    if (move) return enter_move(slot, *move);
    Diagnostic finding = move.error();
    finding.where = slot.where;
    return forbid(std::move(finding));
}

void Replay::doubt_letter(const Slot& slot, Square from, const KindFace& face) {
    const std::string shown = slot.letter.empty() ? "a pawn" : "a man " + std::string(slot.letter);
    report({Code::PieceLetter, slot.where,
            std::string(slot.text) + " speaks of " + shown + ", but on " + position().rules().board().name(from) +
                " stands a " + face.name},
           position().to_move());
}

[[gnu::always_inline]] inline bool Replay::enter_move(const Slot& slot, const Move& move) {
    const Seat mover = position().to_move();
    const bool plain = move.from != Square::none && slot.says == Slot::Says::Move;
    if (plain) {
        const KindFace& face = position().rules().face(position().rules().kind_of(position().at(move.from)));
        if (!letter_fits(slot.letter, face)) doubt_letter(slot, move.from, face);
    }
    if (slot.says == Slot::Says::Leave) doubt_status(slot);
    tell(move, slot.where);
    if (!options_.check_marks) {
        line_.enter(move);
    } else {
        bool quiet = false;
        line_.enter_by([&](Position& played) { quiet = played.play_noting(move); });
        if (!quiet || !is_unmarked(slot)) check_marks(slot, mover);
    }
    if (mentions_draws_ && depth() == 0) mention_draw(slot.where, mover);
    if (slot.nag != 0) nag(slot.nag, slot.where);
    if (slot.stalemated) enter_stalemate_behind(slot);
    return true;
}

/// x, + and # of the slot entered last.
void Replay::check_marks(const Slot& slot, Seat mover) {
    if (slot.says == Slot::Says::Leave) return;
    const bool count = slot.says == Slot::Says::Move || !options_.castling_unmarked;
    for (Diagnostic& finding : compare_marks(slot, position(), count)) report_entered(std::move(finding), mover);
}

/// The S of a slot that said a move as well.
void Replay::enter_stalemate_behind(const Slot& slot) {
    Slot behind = slot;
    behind.says = Slot::Says::Stalemate;
    doubt_status(behind);
    word(Word::Stalemate, slot.where);
}

void Replay::enter(const Move& move, Span where) {
    const Seat mover = position().to_move();
    tell(move, where);
    line_.enter(move);
    if (mentions_draws_ && depth() == 0) mention_draw(where, mover);
}

inline void Replay::tell(const Move& move, Span where) {
    ++entered_;
    if (!begun_) return tell_first(move, where);
    sink_.ply(position(), move, where);
}

/// The first ply of a variation, and what was said before it.
void Replay::tell_first(const Move& move, Span where) {
    sink_.begin_variation(begins_);
    sink_.ply(position(), move, where);
    begun_ = true;
    for (Remark& remark : std::exchange(waiting_, {}))
        remark.nag != 0 ? sink_.nag(remark.nag, remark.where) : sink_.comment(remark.comment, remark.where);
}

void Replay::comment(std::string_view text, Span where) {
    check_commands(text, where);
    tell_comment(text, where);
}

void Replay::tell_comment(std::string_view text, Span where) {
    if (begun_) return sink_.comment(text, where);
    waiting_.push_back({std::string(text), 0, where});
}

/// Where the text stands as it is in the file, a finding points into it.
void Replay::check_commands(std::string_view text, Span where) {
    if (!options_.check_marks) return;
    const bool as_it_stands = where.end - where.begin == text.size();
    commands_.look(text, position(), depth() == 0, [&](Diagnostic finding) {
        finding.where = as_it_stands ? Span{where.begin + finding.where.begin, where.begin + finding.where.end} : where;
        finding.round = position().plies() == 0 ? 0 : line_.round_entered();
        findings_.report(std::move(finding));
    });
}

void Replay::nag(int number, Span where) {
    if (begun_) return sink_.nag(number, where);
    waiting_.push_back({{}, number, where});
}

void Replay::word(Word word, Span where) {
    if (!begun_) return;
    sink_.word(word, where);
    if (depth() == 0) words_.push_back(word);
}

void Replay::begin_variation(Span where) {
    line_.begin_variation();
    begun_ = false;
    begins_ = where;
}

void Replay::end_variation(Span where) {
    const bool told = std::exchange(begun_, true);
    if (told) sink_.end_variation(where);
    line_.end_variation();
    for (Remark& remark : std::exchange(waiting_, {}))
        if (remark.nag == 0) tell_comment(remark.comment, remark.where);
}

bool Replay::enter_word(const Slot& slot, Word said) {
    doubt_status(slot);
    line_.enter_word(line_.slot_of(said));
    word(said, slot.where);
    return true;
}

/// A draw that the switches leave to the players (repetition, fifty, material = report): the first time that it is
/// possible.
void Replay::mention_draw(Span where, Seat mover) {
    const Outcome draw = position().reported_draw();
    const std::uint32_t mark = 1u << static_cast<unsigned>(draw.ending);
    if (!draw || (draws_mentioned_ & mark) != 0) return;
    draws_mentioned_ |= mark;
    report_entered(
        {Code::DrawPossible, where,
         std::string(spelling(draw.ending)) + ": these rules leave it to the players whether the game is drawn"},
        mover);
}

/// S, C, R# and the like are taken at their word; where the position does not bear them out, there is a warning.
void Replay::doubt_status(const Slot& slot) {
    if (!options_.check_marks) return;
    const Position& pos = position();
    const Seat seat = pos.to_move();
    const std::string who = pos.rules().seat(seat).colour, said(slot.text);
    const auto doubt = [&](Code code, const std::string& message) { report({code, slot.where, message}, seat); };
    switch (slot.says) {
        case Slot::Says::Leave:
            if (slot.mates > 0 && !helpless(pos))
                doubt(Code::StatusMark, said + " says that " + who + "'s king, alone, is mated, and he is not");
            break;
        case Slot::Says::Stalemate: {
            const bool ended = pos.outcome().ending == Ending::Stalemate;
            if (!ended && line_.slot_of(Word::Stalemate) == seat && !pos.stalemated(seat))
                doubt(Code::StatusMark,
                      said + " says that " + who + " has no move and is not in check, and this is not so");
            break;
        }
        case Slot::Says::Mated:
            if (!pos.mated(seat)) doubt(Code::MateMark, said + " alone says that " + who + " is mated, and he is not");
            break;
        case Slot::Says::Claim:
            if (!may_claim())
                doubt(Code::StatusMark,
                      said + ": the win can be claimed only when two are left, and by a lead of more than 20");
            break;
        case Slot::Says::Move:
        case Slot::Says::CastleShort:
        case Slot::Says::CastleLong:
        case Slot::Says::Pass:
        case Slot::Says::Draw: break;
    }
}

/// chess.com lets the leader claim the win when two players are left and his lead is over 20 points.
bool Replay::may_claim() const {
    const Position& pos = position();
    std::vector<int> points;
    for (std::size_t i = 0; i < pos.rules().seats(); ++i)
        if (pos.standing(static_cast<Seat>(i)) == Standing::Playing) points.push_back(pos.points(static_cast<Seat>(i)));
    constexpr int lead = 20;
    return points.size() == 2 && std::max(points[0], points[1]) - std::min(points[0], points[1]) > lead;
}

}  // namespace fourhand
