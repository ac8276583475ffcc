// One variant explained, and the rule sheet made of the same facts.
#include <algorithm>
#include <cstdlib>
#include <ostream>

#include "base/text.hpp"
#include "common/manual.hpp"
#include "rules/law.hpp"
#include "rules/switches.hpp"
#include "variants/report.hpp"
#include "variants/sentences.hpp"

namespace fourhand {

namespace {

constexpr std::size_t width = 100;

void paragraph(std::ostream& out, std::string_view text, std::size_t indent) { out << wrapped(text, width, indent); }

void headline(std::ostream& out, std::string_view text) { out << '\n' << text << '\n'; }

void print_note(const Note* note, std::ostream& out, std::size_t indent) {
    if (note != nullptr) paragraph(out, note->text + " [" + note->source + "]", indent);
}

void print_seats(const Variant& variant, std::ostream& out) {
    const std::string teams = teams_in_words(variant);
    headline(out, "Seats, in the order of turns");
    std::vector<std::vector<std::string>> rows;
    for (const SeatSaid& seat : variant.seats) {
        std::string colour = seat.colour;
        if (!seat.other_names.empty()) colour += " (" + join(seat.other_names, ", ") + ")";
        const bool first = variant.switches.find("first")->second == seat.id;
        rows.push_back(
            {"  " + seat.id, colour, "written " + seat.letter, "marches " + seat.ahead, first ? "moves first" : ""});
    }
    for (const std::string& line : aligned(rows)) out << line << '\n';
    out << "  " << (teams.empty() ? "Everyone plays for himself" : teams) << ".\n";
    for (const auto& [name, names] : variant.colour_sets)
        out << "  Also named (" << name << "): " << join(names, ", ") << ".\n";
}

void print_start(const ShownVariant& shown, std::ostream& out) {
    headline(out, "Start: " + shown.drawn().name + ", " + std::to_string(count_squares(shown.variant())) + " squares");
    for (const std::string& line : drawing(shown.variant(), shown.drawn())) out << "  " << line << '\n';
    std::vector<std::string> others;
    for (const ArraySaid& array : shown.variant().arrays)
        if (array.name != shown.drawn().name)
            others.push_back(array.name + (array.comparison ? " (for comparison)" : ""));
    if (!others.empty()) out << "  Other arrays (--start NAME): " << join(others, ", ") << ".\n";
}

void print_squares(const Variant& variant, std::ostream& out) {
    headline(out, "The names of the squares");
    for (const std::string& line : square_names(variant)) out << "  " << line << '\n';
}

void print_men(const Variant& variant, std::ostream& out) {
    headline(out, "Men");
    std::vector<std::vector<std::string>> rows;
    for (const PieceSaid& piece : variant.pieces) {
        std::string moves = piece.march
                                ? "moves one square straight ahead, captures one square diagonally ahead; see the rules"
                                : movement(piece);
        if (!piece.promotes_to.empty()) moves += "; becomes " + piece.promotes_to + " at " + piece.promotes_at;
        if (piece.points > 0) moves += "; worth " + std::to_string(piece.points);
        rows.push_back({"  " + piece.letter, piece.name, moves});
    }
    for (const std::string& line : aligned(rows)) out << line << '\n';
}

/// A switch that has no sentence of its own: what it asks, and what the answer is here.
std::string question(const Variant& variant, const Switch& row, const std::string& answer) {
    const std::vector<std::string> answers = values_that_may_stand(variant, row);
    return "The question: " + std::string(row.meaning) + ". " +
           (answers.size() == 1 ? "There is one answer here: " : "The answers: " + join(answers, ", ") + ". Here: ") +
           answer + '.';
}

void print_rules(const ShownVariant& shown, std::ostream& out) {
    headline(out, "Rules (each a switch: --rule KEY=VALUE)");
    for (const Switch& row : switches()) {
        const auto set = shown.variant().switches.find(row.key);
        if (set == shown.variant().switches.end()) continue;
        out << "  " << row.key << '=' << set->second;
        if (shown.is_house_rule(row.key)) {
            const auto before = shown.plain.switches.find(row.key);
            out << "  (house rule"
                << (before == shown.plain.switches.end() ? "" : "; the variant has " + before->second) << ")";
        }
        out << '\n';
        const std::string sentence = switch_sentence(shown.variant(), row.key);
        paragraph(out, sentence.empty() ? question(shown.variant(), row, set->second) : sentence, 6);
        print_note(shown.note(row.key), out, 6);
    }
}

void print_laws(const ShownVariant& shown, std::ostream& out) {
    headline(out, "Laws, in the order in which they are consulted, with the words that each was first made from");
    for (const LawSaid& law : shown.variant().laws) {
        out << "  " << law.name << (law.argument.empty() ? "" : " " + law.argument) << '\n';
        if (const LawRow* row = law_row(law.name))
            paragraph(out, std::string(row->sentence) + " [" + std::string(row->source) + "]", 6);
        print_note(shown.note(law.name), out, 6);
    }
}

/// What a note is about, as people say it: a man by his name.
std::string subject(const Variant& variant, const std::string& about) {
    for (const PieceSaid& piece : variant.pieces)
        if (piece.letter == about) return about + ", " + piece.name;
    return about;
}

/// Notes on what is neither a switch nor a law.
void print_other_notes(const ShownVariant& shown, std::ostream& out) {
    bool any = false;
    for (const Note& note : shown.variant().notes) {
        const auto& laws = shown.variant().laws;
        const bool is_law =
            std::any_of(laws.begin(), laws.end(), [&](const LawSaid& law) { return law.name == note.about; });
        if (is_law || shown.variant().switches.contains(note.about)) continue;
        if (!any) headline(out, "Further notes");
        any = true;
        out << "  " << subject(shown.variant(), note.about) << '\n';
        print_note(&note, out, 6);
    }
}

void print_story(const Variant& variant, std::ostream& out) {
    if (!variant.story.empty()) headline(out, "Story");
    for (const auto& [chapter, text] : variant.story) paragraph(out, chapter + ": " + text, 2);
    if (!variant.sources.empty()) headline(out, "Sources");
    for (const std::string& source : variant.sources) paragraph(out, source, 2);
}

/// Sources of a sentence that are no text, and what they are on a sheet.
constexpr std::pair<std::string_view, std::string_view> marks[] = {{"resolved by us", " (R)"},
                                                                   {"counted on the board", " (C)"}};

/// " [1] (R)": where a sentence comes from; a source that is new is added to the list.
std::string source_tags(const ShownVariant& shown, std::string_view about, std::vector<std::string>& sources) {
    if (shown.is_house_rule(about)) return " (house rule)";
    const Note* note = shown.note(about);
    std::string tags;
    if (note == nullptr) return about == "captures" ? " (C)" : tags;
    for (const std::string_view part : split(note->source, ';')) {
        const std::string_view source = trimmed(part);
        const auto mark =
            std::find_if(std::begin(marks), std::end(marks), [&](auto& row) { return row.first == source; });
        if (mark != std::end(marks)) {
            tags += mark->second;
            continue;
        }
        const auto at = std::find(sources.begin(), sources.end(), source);
        const std::string number = std::to_string(at - sources.begin() + 1);
        if (at == sources.end()) sources.emplace_back(source);
        tags += " [" + number + "]";
    }
    return tags;
}

/// Where a seat's men stand, seen from the middle of the board: "below", or "lower left" where they fill a corner.
std::string side_of(const Rules& rules, Seat seat) {
    const Board& board = rules.board();
    int right = 0, above = 0;
    for (const Square square : rules.home(seat)) {
        right += 2 * board.place(square).file - (board.width() - 1);
        above += 2 * board.place(square).rank - (board.height() - 1);
    }
    const std::string across = right < 0 ? "left" : "right", along = above < 0 ? "below" : "above";
    const auto [less, more] = std::minmax({std::abs(right), std::abs(above)});
    if (2 * less > more) return (above < 0 ? "lower " : "upper ") + across;
    return std::abs(right) > std::abs(above) ? across : along;
}

/// "c Brown (Chocolate, right)": whose men are drawn with that letter.
std::string letter_in_words(const Rules& rules, Seat seat) {
    const SeatSaid& said = rules.seat(seat);
    std::vector<std::string> more;
    if (!said.other_names.empty()) more.push_back(said.other_names.front());
    more.push_back(side_of(rules, seat));
    return said.letter + ' ' + said.colour + " (" + join(more, ", ") + ")";
}

void print_drawing_with_legend(const ShownVariant& shown, std::ostream& out) {
    for (const std::string& line : drawing(shown.variant(), shown.drawn())) out << "    " << line << '\n';
    std::vector<std::string> letters;
    for (std::size_t seat = 0; seat < shown.rules->seats(); ++seat)
        letters.push_back(letter_in_words(*shown.rules, static_cast<Seat>(seat)));
    paragraph(out, "Letters: " + join(letters, ", ") + "; . is an empty light square, : an empty dark one", 4);
}

void print_title(const Variant& variant, std::ostream& out) {
    out << variant.id << ": " << variant.title << '\n';
    if (!variant.aliases.empty()) out << "Also called " << join(variant.aliases, ", ") << ".\n";
    const std::vector<std::string> known = variant_ids();
    if (std::find(known.begin(), known.end(), variant.like) != known.end())
        out << "Like " << variant.like << " in what its file does not say.\n";
    if (variant.reconstructed) out << "Reconstructed: its rules are guessed, and a breach of them is only a warning.\n";
}

}  // namespace

void print_explanation(const ShownVariant& shown, std::ostream& out) {
    print_title(shown.variant(), out);
    print_seats(shown.variant(), out);
    print_start(shown, out);
    print_squares(shown.variant(), out);
    print_men(shown.variant(), out);
    print_rules(shown, out);
    print_laws(shown, out);
    print_other_notes(shown, out);
    print_story(shown.variant(), out);
}

void print_rule_sheet(const ShownVariant& shown, std::ostream& out) {
    out << shown.variant().title << '\n';
    std::string_view heading;
    std::vector<std::string> sources;
    bool resolved = false, counted = false;
    for (const RuleSentence& sentence : rule_sentences(*shown.rules)) {
        if (spelling(sentence.heading) != heading) headline(out, heading = spelling(sentence.heading));
        const std::string tags = source_tags(shown, sentence.about, sources);
        resolved |= tags.find("(R)") != tags.npos;
        counted |= tags.find("(C)") != tags.npos;
        std::string item = wrapped(sentence.text + tags, width, 4);
        out << "  - " << item.substr(4);
        if (sentence.about == "seats" && sentence.heading == Heading::Board) print_drawing_with_legend(shown, out);
    }
    if (!sources.empty()) headline(out, "Sources");
    for (std::size_t i = 0; i < sources.size(); ++i) out << "  [" << i + 1 << "] " << sources[i] << '\n';
    if (counted) out << "  (C) counted on the board, not said by a source\n";
    if (resolved)
        out << "  (R) the sources are silent here, or disagree; resolved by us: 'fourhand variants "
            << shown.variant().id << "' says why\n";
}

}  // namespace fourhand
