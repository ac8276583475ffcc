// Lines of text taken apart into sentences, words and seats.
#include "record/sentence.hpp"

#include <gtest/gtest.h>

#include "base/text.hpp"

namespace fourhand::tests {
namespace {

/// The sentences of a text, with | between their words.
std::vector<std::string> parts(std::string_view text) {
    std::vector<std::string> all;
    for (const std::vector<std::string>& sentence : sentences_of(text)) all.push_back(join(sentence, "|"));
    return all;
}

TEST(Sentences, end_at_marks_but_not_behind_initials) {
    EXPECT_EQ(parts("Red's flag fell; Black resigns! J. Smith, 1-0"),
              (std::vector<std::string>{"red|flag|fell", "black|resigns", "j|smith|1|0"}));
    EXPECT_EQ(parts("O'Neil’s (50-move-rule)"), std::vector<std::string>{"o'neil|50|move|rule"});
    EXPECT_EQ(parts(""), std::vector<std::string>{""});
}

TEST(Sentences, are_cut_when_they_are_too_long) {
    std::string text;
    for (int i = 0; i < 250; ++i) text += "word ";
    EXPECT_EQ(sentences_of(text).size(), 3u);
}

TEST(SeatNames, the_longest_counts_then_the_id) {
    const auto rules = *named_rules("verney-eight");
    const SeatNames names(*rules, {}, "");
    const Sentence sentence = names.read({"yellow", "left", "and", "yellow", "resign"});
    ASSERT_EQ(sentence.size(), 4u);
    EXPECT_EQ(sentence[0].seats, bit(rules->seat_named("SL")));
    EXPECT_EQ(sentence[1].seats, SeatSet{0});
    EXPECT_EQ(sentence[2].seats, bit(rules->seat_named("SL")) | bit(rules->seat_named("SR")));
    const auto hughes = *named_rules("hughes");
    EXPECT_EQ(SeatNames(*hughes, {}, "").read({"w"}).at(0).seats, bit(hughes->seat_named("Black")));
}

}  // namespace
}  // namespace fourhand::tests
