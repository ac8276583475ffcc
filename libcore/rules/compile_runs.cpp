// Where men may go from each square, and from where each square is attacked, laid out as runs of squares.
#include <algorithm>

#include "base/text.hpp"
#include "rules/compiler.hpp"

namespace fourhand {

namespace {

/// The square beside the start, in the long direction of a knight's leap.
Direction long_part(Direction step) {
    if (std::abs(step.files) > std::abs(step.ranks)) return {step.files > 0 ? 1 : -1, 0};
    return {0, step.ranks > 0 ? 1 : -1};
}

}  // namespace

std::vector<Piece> Compiler::men() const {
    std::vector<Piece> all;
    const std::size_t owners = rules_.seats() + (rules_.nobody_ == Seat::none ? 0 : 1);
    for (std::size_t code = 1; code <= owners * rules_.kinds(); ++code) all.push_back(static_cast<Piece>(code));
    return all;
}

Square Compiler::step(Square from, Direction by) const { return steps(by)[index(from)]; }

/// One step from every square; valid until another direction is asked for.
const Square* Compiler::steps(Direction by) const {
    constexpr int half = 32;  // no board is wider
    std::uint32_t& row = row_of_[static_cast<std::size_t>((by.files + half) * 2 * half + by.ranks + half)];
    if (row == 0) row = static_cast<std::uint32_t>(lay_steps(by) + 1);
    return steps_.data() + row - 1;
}

/// One step from every square; where they begin in steps_.
std::size_t Compiler::lay_steps(Direction by) const {
    const std::size_t begin = steps_.size();
    for (std::size_t square = 0; square < rules_.board_.size(); ++square)
        steps_.push_back(beyond(rules_.board_, static_cast<Square>(square), by));
    if (std::abs(by.files) != 1 || std::abs(by.ranks) != 1) return begin;
    for (const auto& [a, b] : closed_) {
        Square &from_a = steps_[begin + index(a)], &from_b = steps_[begin + index(b)];
        if (from_a == b) from_a = Square::none;
        if (from_b == a) from_b = Square::none;
    }
    return begin;
}

/// How a man goes, on the board: marches from the switches, others from their motions, all turned for his seat.
std::vector<Compiler::Going> Compiler::goings(Piece man) const {
    const KindFace& face = rules_.face(rules_.kind_of(man));
    const int quarters = quarter(man);
    std::vector<Going> all;
    if (face.march) {
        const auto march = [&](Direction step, Motion::How how) {
            Going going;
            going.step = turned(step, quarters), going.how = how, going.march = true;
            all.push_back(going);
        };
        march({0, 1}, Motion::How::Move);
        march({-1, 1}, Motion::How::Take);
        march({1, 1}, Motion::How::Take);
        return all;
    }
    const bool one_way = says("sideways_capture", "no") && face.pawn;
    for (const Motion& motion : said_of_[index(rules_.kind_of(man))]->motions)
        for (const Direction& step : motion.steps) {
            Going going;
            going.step = turned(step, quarters);
            going.how = one_way && step.ranks == 0 ? Motion::How::Move : motion.how;
            going.slides = motion.slides, going.lame = motion.lame, going.far = motion.far;
            going.from_own_rank = motion.from_own_rank;
            all.push_back(going);
        }
    return all;
}

bool Compiler::starts_late(const Going& going, Square from, int quarter) const {
    return going.from_own_rank > 0 && own_rank(rules_.board_, from, quarter) < going.from_own_rank;
}

void Compiler::lay_shape(const std::vector<Going>& goings, int quarter, Square from) {
    Tables& tables = rules_.tables_;
    auto& pool = tables.pool;
    const auto edge = static_cast<std::uint16_t>(tables.squares);
    const auto open = [&](auto& starts) {
        starts.push_back(static_cast<std::uint32_t>(pool.size()));
        pool.push_back(0);
        return pool.size() - 1;
    };
    const auto is_here = [&](const Going& going) { return !going.march && !starts_late(going, from, quarter); };
    const std::size_t leaps = open(tables.leaps_at);
    for (const Going& going : goings) {
        if (!is_here(going) || going.odd() || going.slides) continue;
        const Square to = step(from, going.step);
        if (to != Square::none) pool.push_back(static_cast<std::uint16_t>(index(to))), ++pool[leaps];
    }
    const std::size_t slides = open(tables.slides_at);
    for (const Going& going : goings) {
        if (!is_here(going) || going.odd() || !going.slides) continue;
        const std::size_t length = pool.size();
        pool.push_back(0);
        const Square* next = steps(going.step);
        Square to = next[index(from)];
        for (int n = 0; to != Square::none && (going.far == 0 || n < going.far); ++n, to = next[index(to)])
            pool.push_back(static_cast<std::uint16_t>(index(to)));
        pool.push_back(edge);
        pool[length] = static_cast<std::uint16_t>(pool.size() - length - 1);
        if (pool[length] == 1)
            pool.resize(length);
        else
            ++pool[slides];
    }
    const std::size_t odd = open(tables.odd_runs_at);
    for (const Going& going : goings) {
        if (!is_here(going) || !going.odd()) continue;
        const std::size_t before = pool.size();
        lay_odd_run(going, from);
        if (pool.size() > before) ++pool[odd];
    }
    lay_pawn(goings, from);
}

void Compiler::lay_odd_run(const Going& going, Square from) {
    std::vector<std::uint16_t> run;
    Square here = from;
    const std::size_t most = !going.slides ? 1 : going.far > 0 ? static_cast<std::size_t>(going.far) : max_squares;
    for (std::size_t steps = 0; steps < most; ++steps) {
        const Square beside = going.lame ? step(here, long_part(going.step)) : here;
        here = step(here, going.step);
        if (beside == Square::none || here == Square::none) break;
        if (going.lame) run.push_back(static_cast<std::uint16_t>(index(beside)));
        run.push_back(static_cast<std::uint16_t>(index(here)));
    }
    if (run.empty()) return;
    const RunSort sort = going.lame ? RunSort::Lame : going.how == Motion::How::Take ? RunSort::Take : RunSort::Move;
    auto& pool = rules_.tables_.pool;
    pool.push_back(static_cast<std::uint16_t>(sort));
    pool.push_back(static_cast<std::uint16_t>(run.size()));
    pool.insert(pool.end(), run.begin(), run.end());
}

void Compiler::lay_pawn(const std::vector<Going>& goings, Square from) {
    const std::size_t edge = rules_.tables_.squares;
    const auto at = [&](Square square) {
        return static_cast<std::uint16_t>(square == Square::none ? edge : index(square));
    };
    PawnSteps steps;
    steps.one = steps.two = steps.takes[0] = steps.takes[1] = static_cast<std::uint16_t>(edge);
    std::size_t takes = 0;
    for (const Going& going : goings) {
        if (!going.march) continue;
        const Square to = step(from, going.step);
        if (going.how == Motion::How::Take) steps.takes[takes++] = at(to);
        if (going.how != Motion::How::Move) continue;
        steps.one = at(to);
        if (to != Square::none) steps.two = at(step(to, going.step));
    }
    rules_.tables_.pawn_steps.push_back(steps);
}

void Compiler::lay_runs() {
    Tables& tables = rules_.tables_;
    tables.squares = rules_.board_.size();
    for (const std::string_view pair : words(word("closed_diagonals"))) {
        const auto ends = split(pair, '-');
        if (ends.size() != 2) continue;
        const Square a = rules_.board_.named(ends[0]), b = rules_.board_.named(ends[1]);
        if (a != Square::none && b != Square::none) closed_.emplace_back(a, b);
    }
    for (const Piece man : men()) {
        std::vector<Going> ways = goings(man);
        const KindFace& face = rules_.face(rules_.kind_of(man));
        const bool odd = std::any_of(ways.begin(), ways.end(), [](const Going& going) { return going.odd(); });
        if (!odd && !face.royal && !face.pawn) tables.plain_men |= bit(man);
        const bool ranks_matter =
            std::any_of(ways.begin(), ways.end(), [](const Going& going) { return going.from_own_rank > 0; });
        const std::pair shape(std::move(ways), ranks_matter ? quarter(man) : 0);
        auto found = std::find(shapes_.begin(), shapes_.end(), shape);
        if (found == shapes_.end()) found = shapes_.insert(shapes_.end(), shape);
        tables.shape_of[index(man)] = static_cast<std::uint8_t>(found - shapes_.begin());
    }
    for (const auto& [ways, quarter] : shapes_)
        for (std::size_t square = 0; square < tables.squares; ++square)
            lay_shape(ways, quarter, static_cast<Square>(square));
    for (std::size_t at = 0; at < tables.leaps_at.size(); ++at) {
        const std::size_t end = at + 1 < tables.leaps_at.size() ? tables.leaps_at[at + 1] : tables.pool.size();
        constexpr std::size_t most_promotions = 8;
        tables.most_moves_of_a_man =
            std::max(tables.most_moves_of_a_man, (end - tables.leaps_at[at] + 4) * most_promotions);
    }
}

/// The run of looks along which a knight that cannot jump attacks a square: pairs of a square to be empty and a start.
Compiler::LookRun Compiler::lame_looks(const Going& going, int quarter, PieceSet men, Square square) const {
    LookRun run;
    const Direction back{-going.step.files, -going.step.ranks}, beside = long_part(going.step);
    const int most = !going.slides ? 1 : going.far > 0 ? going.far : max_side;
    for (int n = 0; n < most; ++n) {
        const Square from = step(square, back);
        const Square between = from == Square::none ? from : step(from, beside);
        if (between == Square::none) break;
        run.emplace_back(between, 0);
        run.emplace_back(from, starts_late(going, from, quarter) ? 0 : men);
        square = from;
    }
    return run;
}

void Compiler::find_approaches() {
    for (std::size_t shape = 0; shape < shapes_.size(); ++shape)
        for (const Going& going : shapes_[shape].first) {
            if (going.how == Motion::How::Move || going.lame) continue;
            const Direction back{-going.step.files, -going.step.ranks};
            auto found = std::find_if(approaches_.begin(), approaches_.end(),
                                      [&](const Approach& approach) { return approach.back == back; });
            if (found == approaches_.end()) found = approaches_.insert(found, {back, {}});
            found->goings.emplace_back(&going, shape);
        }
    for (Approach& approach : approaches_) {
        const auto has_limits = [](const auto& way) { return way.first->far > 0 || way.first->from_own_rank > 0; };
        approach.has_limits = std::any_of(approach.goings.begin(), approach.goings.end(), has_limits);
    }
}

/// The men who attack along an approach from a square so many squares further off than the nearest; nothing if nobody
/// does whatever the square.
std::optional<PieceSet> Compiler::men_along(const Approach& approach, Square from, int distance) const {
    PieceSet men = 0;
    bool reaches = false;
    for (const auto& [going, shape] : approach.goings) {
        if (distance > 0 && (!going->slides || (going->far > 0 && distance >= going->far))) continue;
        reaches = true;
        if (!starts_late(*going, from, shapes_[shape].second)) men |= men_of_shape_[shape];
    }
    return reaches ? std::optional(men) : std::nullopt;
}

/// The looks of one square: the goings of all men, walked backwards; goings in one direction share a run.
void Compiler::lay_look(Square square) {
    std::vector<LookRun> runs;
    for (const Approach& approach : approaches_) {
        LookRun run;
        lay_straight_looks(approach, square, run);
        if (!run.empty()) runs.push_back(std::move(run));
    }
    for (std::size_t shape = 0; shape < shapes_.size(); ++shape)
        for (const Going& going : shapes_[shape].first) {
            if (going.how == Motion::How::Move || !going.lame) continue;
            LookRun run = lame_looks(going, shapes_[shape].second, men_of_shape_[shape], square);
            if (!run.empty()) runs.push_back(std::move(run));
        }
    keep_looks(square, runs);
}

void Compiler::lay_straight_looks(const Approach& approach, Square square, LookRun& run) const {
    const Square* next = steps(approach.back);
    std::optional<PieceSet> men;
    int distance = 0;
    for (Square from = next[index(square)]; from != Square::none; from = next[index(from)], ++distance) {
        if (distance < 2 || approach.has_limits) men = men_along(approach, from, distance);
        if (!men) return;
        run.emplace_back(from, *men);
    }
}

void Compiler::keep_looks(Square square, std::vector<LookRun>& runs) {
    Tables& tables = rules_.tables_;
    const auto leaps =
        std::stable_partition(runs.begin(), runs.end(), [](const LookRun& run) { return run.size() > 1; });
    tables.looks_at.push_back(static_cast<std::uint32_t>(tables.looks.size()));
    tables.looks.push_back({static_cast<std::uint16_t>(runs.size()), static_cast<std::uint16_t>(leaps - runs.begin())});
    std::uint16_t mark = 1;
    for (const LookRun& run : runs) {
        tables.looks.push_back({static_cast<std::uint16_t>(run.size() + 1), run.size() > 1 ? mark : std::uint16_t{0}});
        if (mark < 0x80) mark = static_cast<std::uint16_t>(mark << 1);
        const auto first = static_cast<std::uint16_t>(tables.looks.size() - tables.looks_at.back());
        for (const auto& [from, set] : run) {
            auto known = std::find(tables.sets.begin(), tables.sets.end(), set);
            if (known == tables.sets.end()) known = tables.sets.insert(known, set);
            tables.looks.push_back(
                {static_cast<std::uint16_t>(index(from)), static_cast<std::uint16_t>(known - tables.sets.begin())});
            std::uint16_t& line = tables.line_of[index(from) * tables.squares + index(square)];
            line = line == Tables::no_line ? first : Tables::several;
        }
        tables.looks.push_back({static_cast<std::uint16_t>(tables.squares), 0});
    }
}

void Compiler::lay_looks() {
    Tables& tables = rules_.tables_;
    tables.sets.push_back(0);
    men_of_shape_.assign(shapes_.size(), 0);
    for (const Piece man : men()) men_of_shape_[tables.shape_of[index(man)]] |= bit(man);
    tables.line_of.assign(tables.squares * tables.squares, Tables::no_line);
    find_approaches();
    for (std::size_t square = 0; square < tables.squares; ++square) lay_look(static_cast<Square>(square));
}

}  // namespace fourhand
