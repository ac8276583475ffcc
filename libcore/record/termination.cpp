// Texts on the end of a game: words, whom they name, what they say.
#include "record/termination.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "record/result.hpp"
#include "record/sentence.hpp"

namespace fourhand {

namespace {

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> list) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

/// "resign*" fits resigns, resigned, resignation.
bool fits(std::string_view word, std::string_view pattern) {
    if (!pattern.ends_with('*')) return word == pattern;
    return word.starts_with(pattern.substr(0, pattern.size() - 1));
}

/// Words that tell of a way to end a game, one behind the other.
struct Phrase {
    std::vector<std::string_view> words;
    Way way;
};
const std::vector<Phrase>& phrases() {
    static const std::vector<Phrase> all = {
        {{"agree*"}, Way::Agreement},
        {{"stalemate*"}, Way::Stalemate},
        {{"checkmate*"}, Way::Mate},
        {{"mate"}, Way::Mate},
        {{"mated"}, Way::Mate},
        {{"mates"}, Way::Mate},
        {{"repetition*"}, Way::Repetition},
        {{"50", "move*"}, Way::FiftyMoves},
        {{"fifty", "move*"}, Way::FiftyMoves},
        {{"insuff*"}, Way::Material},
        {{"nobody", "can", "move"}, Way::Stuck},
        {{"last", "king"}, Way::LastKing},
        {{"king", "in", "the", "centre"}, Way::Centre},
    };
    return all;
}

bool stands_at(const Phrase& phrase, const Sentence& sentence, std::size_t at) {
    if (at + phrase.words.size() > sentence.size()) return false;
    for (std::size_t i = 0; i < phrase.words.size(); ++i)
        if (!fits(sentence[at + i].text, phrase.words[i])) return false;
    return true;
}

/// "on time", "time, S", "Red's time ran out"; not "had a good time".
bool is_time_over(const Sentence& sentence, std::size_t at) {
    const auto word = [&](std::size_t i) { return i < sentence.size() ? std::string_view(sentence[i].text) : ""; };
    const auto names = [&](std::size_t i) { return i < sentence.size() && sentence[i].seats != 0; };
    if (word(at) != "time") return false;
    const bool out_of = word(at - 1) == "of" && word(at - 2) == "out";
    const bool exceeds = fits(word(at - 2), "exceed*");
    return sentence.size() == 1 || names(at - 1) || names(at + 1) || word(at - 1) == "on" || out_of || exceeds ||
           is_one_of(word(at + 1), {"out", "over", "up", "expired", "ran", "runs", "forfeit", "limit", "of", "by"});
}

/// By what a word at this place says that somebody has left.
Way leaving_at(const Sentence& sentence, std::size_t at) {
    const std::string_view word = sentence[at].text;
    if (fits(word, "resign*") || fits(word, "surrender*") || fits(word, "concede*")) return Way::Resignation;
    if (is_one_of(word, {"flag", "flags", "flagged"}) || fits(word, "overstep*")) return Way::Time;
    if (is_time_over(sentence, at)) return Way::Time;
    if (fits(word, "forfeit*") || fits(word, "default*") || fits(word, "abandon*")) return Way::Forfeit;
    return Way::Unsaid;
}

class TerminationReader {
public:
    explicit TerminationReader(const SeatNames& names) : names_(names) {}

    void read(std::string_view text) {
        for (const std::vector<std::string>& words : sentences_of(text)) {
            sentence_ = names_.read(words);
            leavers_known_ = false;
            read_winners();
            for (std::size_t at = 0; at < sentence_.size(); ++at)
                if (!is_denied(at)) read_word(at);
        }
        if (is_leaving(said_.way)) said_.drawn = false;
    }

    Termination& said() { return said_; }

private:
    void count(Way way) { said_.way = std::min(said_.way, way); }

    static bool joins(const SaidWord& word) { return word.seats != 0 || is_one_of(word.text, {"and", "with"}); }

    /// The seats that are named together, the last of them before a place; their names are used up.
    SeatSet take_before(std::size_t at) {
        SeatSet seats = 0;
        for (; at > 0 && joins(sentence_[at - 1]); --at)
            seats = static_cast<SeatSet>(seats | std::exchange(sentence_[at - 1].seats, SeatSet{0}));
        return seats;
    }
    SeatSet take_from(std::size_t at) {
        SeatSet seats = 0;
        for (; at < sentence_.size() && joins(sentence_[at]); ++at)
            seats = static_cast<SeatSet>(seats | std::exchange(sentence_[at].seats, SeatSet{0}));
        return seats;
    }

    /// "White and Yellow win", "a win for White"; not "White won a rook".
    void read_winners() {
        for (std::size_t at = 0; at < sentence_.size(); ++at) {
            if (!is_one_of(sentence_[at].text, {"win", "wins", "won"})) continue;
            const std::string_view next = at + 1 < sentence_.size() ? std::string_view(sentence_[at + 1].text) : "";
            if (is_one_of(next, {"a", "an", "one", "two", "his", "her", "their"})) continue;
            SeatSet seats = take_before(at);
            if (seats == 0 && is_one_of(next, {"of", "for"})) seats = take_from(at + 2);
            said_.won = static_cast<SeatSet>(said_.won | seats);
        }
    }

    /// Whether a word before this one says that it is not so.
    bool is_denied(std::size_t at) const {
        return std::any_of(sentence_.begin(), sentence_.begin() + static_cast<std::ptrdiff_t>(at), [](const auto& w) {
            return is_one_of(w.text, {"not", "never", "nobody", "didn't"});
        });
    }

    void read_word(std::size_t at) {
        if (const Way way = leaving_at(sentence_, at); is_leaving(way)) return read_leaving(at, way);
        if (is_one_of(sentence_[at].text, {"draw", "draws", "drawn"})) said_.drawn = true;
        for (const Phrase& phrase : phrases())
            if (stands_at(phrase, sentence_, at)) count(phrase.way);
    }

    /// Who has left is named before the word, or else behind it: "Red resigned", "resignation of Red", "time, S".
    void read_leaving(std::size_t at, Way way) {
        const auto is_others = [](const SaidWord& w) { return is_one_of(w.text, {"others", "opponents"}); };
        const auto names = [](const SaidWord& w) { return w.seats != 0; };
        if (std::any_of(sentence_.begin(), sentence_.end(), is_others)) said_.others_left = true;
        const bool of = at + 1 < sentence_.size() && is_one_of(sentence_[at + 1].text, {"of", "by", "from"});
        SeatSet seats = of ? take_from(at + 2) : SeatSet{0};
        std::size_t before = seats == 0 ? at : 0;
        while (before > 0 && !names(sentence_[before - 1])) --before;
        if (before > 0) seats = take_before(before);
        if (seats == 0 && !leavers_known_) {
            const auto behind =
                std::find_if(sentence_.begin() + static_cast<std::ptrdiff_t>(at), sentence_.end(), names);
            seats = take_from(static_cast<std::size_t>(behind - sentence_.begin()));
        }
        leavers_known_ = leavers_known_ || seats != 0;
        said_.left = static_cast<SeatSet>(said_.left | seats);
        if (!fits(sentence_[at].text, "abandon*") || said_.left != 0 || said_.others_left) count(way);
    }

    const SeatNames& names_;
    Sentence sentence_;
    bool leavers_known_ = false;  ///< of this sentence
    Termination said_;
};

/// Where the reason of an adjudication begins; the size if it has none.
std::size_t reason_in(std::string_view text) {
    std::size_t first = text.size();
    for (const std::string_view mark : {":", "(", " because ", " since ", " after "})
        first = std::min(first, lower_case(text).find(mark));
    return first;
}

/// "by Cleo", "by the arbiter, Cleo"; not "by the arbiter".
bool names_judge(std::string_view text) {
    const std::vector<std::string> all = words_of(text);
    const auto by = std::find(all.rbegin(), all.rend(), "by").base();
    if (by == all.begin()) return false;
    return std::any_of(by, all.end(), [](const std::string& word) {
        const bool office =
            is_one_of(word, {"the", "a", "an", "our", "arbiter", "umpire", "referee", "judge", "director"});
        return is_letter(word.front()) && !office;
    });
}

}  // namespace

Termination read_termination(std::string_view text, const Rules& rules, const std::vector<Tag>& tags) {
    const SeatNames names(rules, tags, text);
    TerminationReader reader(names);
    Termination& said = reader.said();
    said.score = winners_of(score_in(text), &rules);
    const bool adjudicated = lower_case(text).find("adjudic") != std::string::npos;
    if (!adjudicated) {
        reader.read(text);
        return said;
    }
    const std::size_t reason = reason_in(text);
    reader.read(text.substr(0, reason));
    said.way = Way::Adjudication;
    said.left = 0;
    said.others_left = false;
    said.judge_named = names_judge(text.substr(0, reason));
    said.judged_why = has_letter(text.substr(reason));
    return said;
}

}  // namespace fourhand
