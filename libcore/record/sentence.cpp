// Texts taken apart into sentences and words; seats by their names of several words.
#include "record/sentence.hpp"

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "record/army_names.hpp"

namespace fourhand {

namespace {

std::string without_genitive(std::string word) {
    for (const std::string_view ending : {"'s", "’s", "'", "’"})
        if (word.ends_with(ending)) return word.substr(0, word.size() - ending.size());
    return word;
}

/// Longer sentences are read as several, so that reading takes time in proportion to the text.
constexpr std::size_t most_words_of_a_sentence = 100;

using Words = std::span<const std::string>;

/// How many words of a name, whose words have single blanks between them, a text begins with; and whether that is all.
struct Beginning {
    std::size_t words = 0;
    bool whole = false;
};
Beginning beginning_of(std::string_view name, Words text) {
    Beginning begins;
    if (name.empty() || small_letter(name.front()) != text.front().front()) return begins;  // as most do
    while (begins.words < text.size()) {
        const std::size_t blank = name.find(' ');
        if (!same_but_for_case(name.substr(0, blank), text[begins.words])) return begins;
        ++begins.words;
        begins.whole = blank == std::string_view::npos;
        if (begins.whole) return begins;
        name.remove_prefix(blank + 1);
    }
    return begins;
}

/// Which meaning of words counts before another of as many words.
enum class Rank : std::uint8_t { Id, Name, Beginning, Player };

/// Whom the first words of a text name: the most words count, then the rank.
class Meaning {
public:
    void learn(std::size_t words, Rank rank, SeatSet seats) {
        if (words < words_ || words == 0 || (words == words_ && rank > rank_)) return;
        if (words > words_ || rank < rank_) seats_ = 0;
        words_ = words, rank_ = rank;
        seats_ = static_cast<SeatSet>(seats_ | seats);
    }
    void learn(std::string_view name, Rank rank, Seat seat, Words text) {
        const Beginning begins = beginning_of(name, text);
        learn(begins.words, begins.whole ? rank : Rank::Beginning, bit(seat));
    }
    std::size_t words() const { return words_; }
    SeatSet seats() const { return seats_; }

private:
    std::size_t words_ = 0;
    Rank rank_ = Rank::Player;
    SeatSet seats_ = 0;
};

}  // namespace

bool is_letter(char c) { return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c & 0x80) != 0; }

bool has_letter(std::string_view text) { return std::any_of(text.begin(), text.end(), is_letter); }

std::vector<std::vector<std::string>> sentences_of(std::string_view text) {
    std::vector<std::vector<std::string>> sentences(1);
    std::string word;
    const auto end_word = [&] {
        word = without_genitive(std::move(word));
        if (word.empty()) return;
        if (sentences.back().size() == most_words_of_a_sentence) sentences.emplace_back();
        sentences.back().push_back(std::exchange(word, {}));
    };
    for (const char c : text) {
        if (is_letter(c) || is_digit(c) || (c == '\'' && !word.empty())) {
            word += small_letter(c);
            continue;
        }
        const bool ends = c == ';' || c == '!' || c == '?' || (c == '.' && word.size() != 1);
        end_word();
        if (ends) sentences.emplace_back();
    }
    end_word();
    return sentences;
}

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> all;
    for (std::vector<std::string>& sentence : sentences_of(text))
        for (std::string& word : sentence) all.push_back(std::move(word));
    return all;
}

SeatNames::SeatNames(const Rules& rules, const std::vector<Tag>& tags, std::string_view text) : rules_(rules) {
    for (std::size_t i = 0; i < rules.seats(); ++i) {
        const auto seat = static_cast<Seat>(i);
        add_joined(rules.seat(seat).colour, seat);
        for (const std::string& name : rules.seat(seat).other_names) add_joined(name, seat);
    }
    const std::string lower = lower_case(text);
    for (const Tag& tag : tags) {
        if (!has_letter(tag.value) || lower.find(lower_case(tag.value)) == std::string::npos) continue;
        const auto about = army_tag(tag.name, rules.variant().seats);
        if (about && about->names_player()) add_player(words_of(tag.value), about->seat);
    }
    std::erase_if(players_, [&](const Player& player) {
        return (player.seats & ~rules.team(*seats_in(player.seats).begin())) != 0;
    });
}

void SeatNames::add_joined(const std::string& name, Seat seat) {
    if (name.find(' ') != std::string::npos) joined_.push_back({lower_case(as_tag_name(name)), seat});
}

void SeatNames::add_player(std::vector<std::string> name, Seat seat) {
    if (name.empty()) return;
    const auto same =
        std::find_if(players_.begin(), players_.end(), [&](const Player& player) { return player.name == name; });
    if (same == players_.end()) return players_.push_back({std::move(name), bit(seat)});
    same->seats = static_cast<SeatSet>(same->seats | bit(seat));
}

Sentence SeatNames::read(const std::vector<std::string>& words) const {
    Sentence sentence;
    for (std::size_t at = 0; at < words.size();) {
        const Words text = Words(words).subspan(at);
        Meaning meaning;
        for (std::size_t i = 0; i < rules_.seats(); ++i) {
            const auto seat = static_cast<Seat>(i);
            const SeatSaid& said = rules_.seat(seat);
            meaning.learn(said.id, Rank::Id, seat, text);
            meaning.learn(said.letter, Rank::Name, seat, text);
            meaning.learn(said.colour, Rank::Name, seat, text);
            for (const std::string& name : said.other_names) meaning.learn(name, Rank::Name, seat, text);
        }
        for (const Joined& joined : joined_)
            if (joined.name == words[at]) meaning.learn(1, Rank::Name, bit(joined.seat));
        for (const Player& player : players_)
            if (text.size() >= player.name.size() && std::equal(player.name.begin(), player.name.end(), text.begin()))
                meaning.learn(player.name.size(), Rank::Player, player.seats);
        const std::size_t count = std::max<std::size_t>(1, meaning.words());
        sentence.push_back({words[at], meaning.seats()});
        at += count;
    }
    return sentence;
}

}  // namespace fourhand
