#include <algorithm>

#include "base/text.hpp"
#include "common/process.hpp"
#include "notation/fen4.hpp"
#include "notation/movetext.hpp"
#include "notation/notation.hpp"
#include "notation/pgn4_slot.hpp"
#include "record/replay.hpp"
#include "seeds/referee.hpp"
#include "seeds/words.hpp"

namespace fourhand::tests {

namespace {

std::string names_of(const Rules& rules, const std::vector<Seat>& seats, std::string_view between) {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(rules.seat(seat).id);
    return names.empty() ? "nobody" : join(names, between);
}

std::vector<Seat> seats_in(const Rules& rules, SeatSet set) {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < rules.seats(); ++i)
        if (contains(set, static_cast<Seat>(i))) seats.push_back(static_cast<Seat>(i));
    return seats;
}

void expect_same(std::string_view wanted, const std::string& found) {
    if (wanted != found) throw Objection("it is " + found);
}

/// Hears a record; only how it ends is of interest.
class Listener : public GameSink {
public:
    void ply(const Position&, const Move&, Span) override {}
    void end_game(Verdict verdict) override { last = spelling(verdict); }
    std::string last;
};

}  // namespace

const std::vector<Referee::Named>& Referee::questions() {
    static const std::vector<Named> table = {
        {"next", &Referee::next},       {"stands", &Referee::stands},   {"empty", &Referee::empty},
        {"goes-on", &Referee::goes_on}, {"over", &Referee::over},       {"remember", &Referee::remember},
        {"differs", &Referee::differs}, {"same", &Referee::same},       {"squares", &Referee::squares},
        {"has", &Referee::has},         {"lacks", &Referee::lacks},     {"order", &Referee::order},
        {"teams", &Referee::teams},     {"named", &Referee::named},     {"start", &Referee::start},
        {"says", &Referee::says},       {"refuses", &Referee::refuses}, {"story", &Referee::story},
        {"sheet", &Referee::sheet},     {"writes", &Referee::writes},   {"reads", &Referee::reads},
        {"|", &Referee::record},        {"finds", &Referee::finds},     {"verdict", &Referee::verdict}};
    return table;
}

// -- players

void Referee::next(std::string_view rest) { expect_same(rest, board().rules().seat(board().to_move()).id); }

/// "frozen is W", "checked is nobody", "mated is W E": all of whom it is true, in turn order (out: as they left).
void Referee::standings_are(std::string_view word, std::string_view seats) {
    const Position& position = board();
    std::vector<Seat> found;
    for (std::size_t i = 0; i < position.rules().seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        const bool in = position.standing(seat) != Standing::Out;
        const bool stone = position.standing(seat) == Standing::Frozen;
        const bool is = word == "frozen"       ? stone
                        : word == "checked"    ? in && !stone && position.in_check(seat)
                        : word == "mated"      ? in && position.mated(seat)
                        : word == "stalemated" ? in && position.stalemated(seat)
                                               : word == "released" && position.released(seat);
        if (is) found.push_back(seat);
    }
    expect_same(seats, names_of(position.rules(), word == "out" ? position.left() : found, " "));
}

void Referee::points_are(std::string_view rest) {
    for (const auto& [name, said] : by_seat(rest)) {
        const int points = board().points(seat_called(board().rules(), name));
        if (said.size() != 1 || said[0] != std::to_string(points))
            throw Objection(name + " has " + std::to_string(points));
    }
}

void Referee::goes_on(std::string_view) {
    if (board().outcome()) throw Objection("it is over: " + std::string(spelling(board().outcome().ending)));
}

void Referee::over(std::string_view rest) {
    const Outcome& outcome = board().outcome();
    const std::string who =
        outcome.winners == 0 ? "draw" : names_of(board().rules(), seats_in(board().rules(), outcome.winners), "+");
    expect_same(rest, outcome ? who + ": " + std::string(spelling(outcome.ending)) : "not over");
}

// -- men and squares

void Referee::stands(std::string_view rest) {
    const Rules& rules = board().rules();
    for (const auto& [name, men] : by_seat(rest)) {
        for (const std::string& text : men) {
            const auto [man, square] = man_said(rules, seat_called(rules, name), text);
            if (board().at(square) != man) throw Objection(text + " of " + name + " is not there");
        }
    }
}

void Referee::empty(std::string_view rest) {
    for (const std::string_view name : words(rest))
        if (board().at(square_called(board().rules(), name)) != Piece::none)
            throw Objection(std::string(name) + " is not empty");
}

void Referee::squares(std::string_view rest) { expect_same(rest, std::to_string(board().rules().board().size())); }

void Referee::has(std::string_view rest) {
    for (const std::string_view name : words(rest)) square_called(board().rules(), name);
}

/// Squares that never were, or are no more.
void Referee::lacks(std::string_view rest) {
    for (const std::string_view name : words(rest)) {
        const Square square = board().rules().board().named(name);
        if (square != Square::none && board().at(square) != Piece::wall)
            throw Objection("there is a square " + std::string(name));
    }
}

void Referee::start(std::string_view rest) {
    const Position array(said_.rules());
    for (const auto& [name, men] : by_seat(rest)) {
        for (const std::string& text : men) {
            const auto [man, square] = man_said(array.rules(), seat_called(array.rules(), name), text);
            if (array.at(square) != man) throw Objection(text + " of " + name + " does not begin there");
        }
    }
}

void Referee::remember(std::string_view) { remembered_ = board().key(); }

void Referee::differs(std::string_view) {
    if (board().key() == remembered_) throw Objection("it is the same position");
}

void Referee::same(std::string_view) {
    if (board().key() != remembered_) throw Objection("it is another position");
}

// -- rules

void Referee::order(std::string_view rest) {
    const auto rules = said_.rules();
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < rules->seats(); ++i)
        seats.push_back(static_cast<Seat>((index(rules->first()) + i) % rules->seats()));
    expect_same(rest, names_of(*rules, seats, " "));
}

void Referee::teams(std::string_view rest) {
    const auto rules = said_.rules();
    std::vector<std::string> teams;
    for (std::size_t i = 0; i < rules->seats(); ++i) {
        const auto all = seats_in(*rules, rules->team(static_cast<Seat>(i)));
        if (all.size() > 1 && index(all.front()) == i) teams.push_back(names_of(*rules, all, "+"));
    }
    expect_same(rest, teams.empty() ? "none" : join(teams, " "));
}

void Referee::named(std::string_view rest) {
    const auto rules = said_.rules();
    const std::size_t is = rest.rfind(" is ");
    if (rules->seat_named(rest.substr(0, is)) != seat_called(*rules, rest.substr(is + 4)))
        throw Objection("that seat has another name");
}

void Referee::says(std::string_view rest) {
    const auto rules = said_.rules();
    const std::size_t sign = rest.find('=');
    const auto& switches = rules->variant().switches;
    const auto at = switches.find(rest.substr(0, sign));
    expect_same(rest.substr(sign + 1), at == switches.end() ? "no switch here" : at->second);
}

void Referee::refuses(std::string_view rest) {
    SaidPosition other = said_;
    other.add_rule(rest.substr(0, rest.find(' ')));
    std::string message;
    try {
        other.rules();
    } catch (const Objection& objection) {
        message = objection.what();
    }
    if (message.empty()) throw Objection("it is accepted");
    expect_words(quoted(rest), message);
}

void Referee::story(std::string_view rest) {
    const auto rules = said_.rules();
    std::vector<std::string> all = rules->variant().sources;
    for (const auto& [chapter, text] : rules->variant().story) all.push_back(text);
    for (const Note& note : rules->variant().notes) all.push_back(note.text);
    expect_words(quoted(rest), join(all, "\n"));
}

/// What the rule sheet says, or (not "...") does not say.
void Referee::sheet(std::string_view rest) {
    std::string line = "fourhand variants " + std::string(said_.rules()->id()) + " --rules";
    for (const std::string& rule : said_.house_rules()) line += " --rule '" + rule + "'";
    const Ran ran = run_line(line, Workplace());
    std::vector<std::string> all;
    for (const std::string_view word : words(ran.out)) all.emplace_back(word);
    const bool found = join(all, " ").find(quoted(rest)) != std::string::npos;
    if (found == rest.starts_with("not "))
        throw Objection((found ? "it says so: " : "it does not: ") + ran.out + ran.err);
}

// -- records

void Referee::writes(std::string_view rest) {
    const auto [move, token] = halves(rest);
    expect_same(token, pgn4_token(board(), legal_move(said_move(move))));
}

void Referee::reads(std::string_view rest) {
    const auto [text, move] = halves(rest);
    const auto slot = read_slot(text, board().rules().board(), {});
    if (!slot) throw Objection(slot.error().message);
    Listener sink;
    Diagnostics findings;
    Replay replay(board().bare(), {}, sink, findings);
    if (!replay.enter(*slot)) throw Objection(findings.all().front().message);
    Position wanted = board().bare();
    wanted.play(legal_move(said_move(move)));
    if (replay.position().key() != wanted.key()) throw Objection("it is another move");
}

/// {position} in a line is the position on the board.
void Referee::record(std::string_view rest) {
    const std::size_t gap = rest.find("{position}");
    record_.append(rest.substr(0, gap));
    if (gap != std::string_view::npos) record_.append(write_fen4(board())).append(rest.substr(gap + 10));
    record_.append("\n");
    verdict_.clear();
}

void Referee::read_record() {
    if (!verdict_.empty()) return;
    findings_.clear();
    const Source source("record", record_);
    ReadOptions options;
    options.check_marks = true;
    Listener listener;
    recognise(source).read(source, options, listener, findings_);
    verdict_ = listener.last;
    record_.clear();
}

void Referee::finds(std::string_view rest) {
    read_record();
    const std::string_view code = rest.substr(0, rest.find(' '));
    std::string found;
    for (const Diagnostic& finding : findings_.all()) {
        const std::string said = finding.message + "\n" + join(finding.hints, "\n");
        if (spelling(finding.code) == code && said.find(quoted(rest)) != std::string::npos) return;
        found.append("\n").append(spelling(finding.code)).append(": ").append(said);
    }
    if (code != "nothing" || !found.empty()) throw Objection("found is:" + (found.empty() ? " nothing" : found));
}

void Referee::verdict(std::string_view rest) {
    read_record();
    expect_same(rest, verdict_);
}

}  // namespace fourhand::tests
