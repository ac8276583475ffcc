// Texts taken apart into sentences and words; seats by their names of several words.
#include "record/sentence.hpp"

#include <algorithm>
#include <utility>

#include "base/text.hpp"

namespace fourhand {

namespace {

std::string without_genitive(std::string word) {
    for (const std::string_view ending : {"'s", "’s", "'", "’"})
        if (word.ends_with(ending)) return word.substr(0, word.size() - ending.size());
    return word;
}

/// Longer sentences are read as several, so that reading takes time in proportion to the text.
constexpr std::size_t most_words_of_a_sentence = 100;

/// A longer name is nobody's.
constexpr std::size_t most_words_of_a_name = 8;

}  // namespace

bool is_letter(char c) { return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || (c & 0x80) != 0; }

std::vector<std::vector<std::string>> sentences_of(std::string_view text) {
    std::vector<std::vector<std::string>> sentences(1);
    std::string word;
    const auto end_word = [&] {
        if (word.empty()) return;
        if (sentences.back().size() == most_words_of_a_sentence) sentences.emplace_back();
        sentences.back().push_back(without_genitive(std::exchange(word, {})));
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

SeatNames::SeatNames(const Rules& rules, const std::vector<Tag>& tags) {
    for (std::size_t i = 0; i < rules.seats(); ++i) add(rules.seat(static_cast<Seat>(i)), static_cast<Seat>(i));
    for (const Tag& tag : tags)
        if (const Seat seat = rules.seat_named(tag.name); seat != Seat::none)
            add(words_of(tag.value), Rank::Player, seat);
    std::erase_if(named_, [&](const auto& named) {
        const SeatSet seats = named.second.seats;
        return named.second.rank == Rank::Player && (seats & ~rules.team(*seats_in(seats).begin())) != 0;
    });
}

Sentence SeatNames::read(const std::vector<std::string>& words) const {
    Sentence sentence;
    for (std::size_t at = 0; at < words.size();) {
        std::string name = words[at];
        SaidWord said{name, 0};
        std::size_t next = at + 1;
        for (std::size_t end = at + 1; end <= std::min(words.size(), at + longest_); ++end) {
            if (const auto found = named_.find(name); found != named_.end())
                said = {name, found->second.seats}, next = end;
            if (end < words.size()) name += ' ' + words[end];
        }
        sentence.push_back(std::move(said));
        at = next;
    }
    return sentence;
}

void SeatNames::add(const SeatSaid& said, Seat seat) {
    add(words_of(said.id), Rank::Id, seat);
    add(words_of(said.letter), Rank::Name, seat);
    for (const std::string& name : said.names()) {
        std::vector<std::string> words = words_of(name);
        for (add(words, Rank::Name, seat); words.size() > 1;) {
            words.pop_back();
            add(words, Rank::Beginning, seat);
        }
    }
}

void SeatNames::add(const std::vector<std::string>& words, Rank rank, Seat seat) {
    if (words.empty() || words.size() > most_words_of_a_name) return;
    longest_ = std::max(longest_, words.size());
    Meaning& meaning = named_.try_emplace(join(words, " "), Meaning{rank, 0}).first->second;
    if (rank < meaning.rank) meaning = {rank, 0};
    if (rank == meaning.rank) meaning.seats = static_cast<SeatSet>(meaning.seats | bit(seat));
}

}  // namespace fourhand
