// The courses are true, complete and sourced; and a course file that is not is refused with its place.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/embedded.hpp"
#include "base/text.hpp"
#include "course/attempt.hpp"
#include "course/breach.hpp"
#include "course/lesson.hpp"
#include "notation/movetext.hpp"
#include "rules/rules.hpp"

namespace fourhand {
namespace {

constexpr std::size_t fewest_lessons = 8;

/// An attempt that has been taken to a step by the first answers.
Attempt at_step(const Lesson& lesson, std::size_t step) {
    Attempt attempt(lesson);
    while (attempt.at() < step) EXPECT_EQ(attempt.judge(attempt.step().answers.front()).ruling, Ruling::Right);
    return attempt;
}

Move move_of(const std::string& text, const Position& position) {
    const auto move = read_coordinates(text, position);
    EXPECT_TRUE(move) << text;
    return move ? *move : Move{};
}

/// Games of which a learner may ask how castling goes.
bool has_kings_and_rooks(const Rules& rules) {
    std::set<std::string> letters;
    for (const Piece man : rules.start().cells)
        if (is_man(man)) letters.insert(rules.face(rules.kind_of(man)).letter);
    return letters.contains("K") && letters.contains("R");
}

class Taught : public ::testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        auto course = named_course(GetParam());
        ASSERT_TRUE(course) << course.error().message;
        course_ = *std::move(course);
    }

    /// Every step of every lesson, as a learner stands before it.
    template <typename Work>
    void each_step(const Work& work) const {
        for (const Lesson& lesson : course_.lessons)
            for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
                SCOPED_TRACE(lesson.id + ", task " + std::to_string(i + 1));
                work(lesson, at_step(lesson, i));
            }
    }

    Course course_;
};

TEST_P(Taught, has_lessons_enough) { EXPECT_GE(course_.lessons.size(), fewest_lessons); }

TEST_P(Taught, every_answer_solves_its_task_however_it_is_written) {
    each_step([](const Lesson& lesson, const Attempt& before) {
        for (const std::string& answer : before.step().answers) {
            Position position = before.position();
            ASSERT_TRUE(position.legal(move_of(answer, position))) << answer;
            for (const std::string& text : {answer, pgn4_token(position, move_of(answer, position))}) {
                Attempt attempt = before;
                const Judgement judgement = attempt.judge(text);
                EXPECT_EQ(judgement.ruling, Ruling::Right) << text << ": " << judgement.reason;
                EXPECT_EQ(judgement.remark, before.step().right);
                EXPECT_EQ(attempt.at(), before.at() + 1);
                EXPECT_EQ(attempt.done(), attempt.at() == lesson.steps.size());
            }
        }
    });
}

TEST_P(Taught, every_other_legal_move_is_wrong_with_its_word) {
    each_step([](const Lesson&, const Attempt& before) {
        const Position& position = before.position();
        std::size_t answers = 0;
        for (const Move& move : position.legal_moves()) {
            const std::string text = coordinates(position, move);
            Attempt attempt = before;
            const Judgement judgement = attempt.judge(text);
            if (judgement.ruling == Ruling::Right) {
                ++answers;
                continue;
            }
            EXPECT_EQ(judgement.ruling, Ruling::Wrong) << text;
            std::string word = before.step().otherwise;
            for (const RemarkOnMove& wrong : before.step().wrong)
                if (move_of(wrong.move, position) == move) word = wrong.remark;
            EXPECT_EQ(judgement.remark, word) << text;
            EXPECT_EQ(attempt.position().key(), position.key());
        }
        EXPECT_EQ(answers, before.step().answers.size());
        for (const RemarkOnMove& wrong : before.step().wrong)
            EXPECT_TRUE(position.legal(move_of(wrong.move, position))) << wrong.move;
    });
}

TEST_P(Taught, every_illegal_move_is_refused_with_the_reason_and_its_word) {
    each_step([](const Lesson&, const Attempt& before) {
        for (const RemarkOnMove& illegal : before.step().illegal) {
            const Position& position = before.position();
            for (const Move& move : position.legal_moves()) EXPECT_NE(coordinates(position, move), illegal.move);
            Attempt attempt = before;
            const Judgement judgement = attempt.judge(illegal.move);
            EXPECT_EQ(judgement.ruling, Ruling::Illegal) << illegal.move;
            EXPECT_NE(judgement.reason.find("is not legal for"), std::string::npos) << judgement.reason;
            EXPECT_EQ(judgement.remark, illegal.remark);
            EXPECT_EQ(attempt.position().key(), position.key());
        }
    });
}

/// The rule that a refused answer was told to break was once the lesson's own, whatever it broke.
TEST_P(Taught, every_refused_move_names_the_rule_it_breaks) {
    each_step([](const Lesson&, const Attempt& before) {
        for (const RemarkOnMove& illegal : before.step().illegal) {
            Attempt attempt = before;
            const Note rule = attempt.judge(illegal.move).rule;
            const Note* found = rule_broken(illegal.move, before.position());
            ASSERT_TRUE(found != nullptr || illegal.rule) << illegal.move;
            EXPECT_EQ(rule.about, illegal.rule ? illegal.rule->about : found->about) << illegal.move;
        }
    });
}

/// Also of answers that no lesson has foreseen.
TEST(Refused, answers_name_the_rule_they_break_and_not_the_lesson) {
    const struct {
        std::string course, lesson, answer, rule;
    } cases[] = {
        {"verney-eight", "who-begins", "p2-p4", "double_step"},
        {"verney-eight", "promotion", "b9-a10=N", "promotes_to"},
        {"hughes", "promotion", "b5-a6=R", "promotes_to"},
        {"hughes", "who-begins", "b7-e7", "double_step"},
        {"hughes", "who-begins", "a8-a7", "pieces"},
        {"hughes", "leap", "Kh1-j1", "castling"},
        {"hughes", "leap", "Kh1-h3", "pieces"},
        {"american", "no-leap", "Kh1-h3", "pieces"},
        {"hughes", "leap", "--", "pass"},
        {"hughes", "kings-apart", "b5-a6", "touch_frozen_king"},
        {"verney", "who-begins", "h2-h4", "double_step"},
        {"american", "no-power", "a11-a7", "freeze"},
        {"loeb", "who-begins", "h12-h10", "first"},
        {"loeb", "own-king", "b5-a6/all", "king_reentry"},
        {"loeb", "own-king", "b5-b4/all", "replace"},
        {"hans37", "short-bishop", "e1-b4", "B"},
        {"chaturaji", "boat", "a1-b2", "pieces"},
        {"chaturaji", "promotion", "c7-c8=B", "promotes_to"},
        {"four-seasons", "alfil", "b7-a6", "pieces"},
        {"four-seasons", "two-ways", "c5-c3", "double_step"},
    };
    for (const auto& [id, name, answer, rule] : cases) {
        const auto course = named_course(id);
        ASSERT_TRUE(course) << course.error().message;
        const auto lesson = std::find_if(course->lessons.begin(), course->lessons.end(),
                                         [&name = name](const Lesson& one) { return one.id == name; });
        ASSERT_NE(lesson, course->lessons.end()) << id << ' ' << name;
        const Judgement judgement = Attempt(*lesson).judge(answer);
        EXPECT_EQ(judgement.ruling, Ruling::Illegal) << id << ' ' << answer;
        EXPECT_EQ(judgement.rule.about, rule) << id << ' ' << answer;
    }
}

TEST_P(Taught, every_lesson_quotes_its_source) {
    for (const Lesson& lesson : course_.lessons) {
        EXPECT_FALSE(lesson.rule.text.empty()) << lesson.id;
        EXPECT_FALSE(lesson.rule.source.empty()) << lesson.id;
    }
}

/// What a game has by its switches and laws, and the notes one of which a lesson must then be about.
TEST_P(Taught, every_rule_family_of_the_game_has_a_lesson) {
    struct Family {
        const char* thing;  ///< "key=value", or a law
        std::vector<const char*> notes;
    };
    const std::vector<Family> families = {
        {"leap=yes", {"leap"}},
        {"turn_at_partner=yes", {"turn_at_partner"}},
        {"castling=yes", {"castling"}},
        {"castling=no", {"castling"}},
        {"en_passant=opponents", {"en_passant"}},
        {"en_passant=all", {"en_passant"}},
        {"double_step=none", {"double_step", "pawns"}},
        {"partner_exposure=new_checker", {"partner_exposure"}},
        {"promotes_to=Q", {"promotes_at", "promotes_to"}},
        {"promotes_to=QRBN", {"promotes_at", "promotes_to"}},
        {"promotes_to=R", {"promotes_to"}},
        {"promotes_to=F", {"promotes_to"}},
        {"political=yes", {"political"}},
        {"freeze", {"freeze"}},
        {"thaw=at_once", {"thaw"}},
        {"thaw=owner_turn", {"thaw"}},
        {"both mated", {"both mated"}},
        {"all others mated", {"all others mated"}},
        {"mate passes", {"mate passes"}},
        {"raze", {"raze"}},
        {"last king", {"last king"}},
        {"centre", {"centre"}},
        {"first mate", {"first mate"}},
        {"eliminate", {"eliminate"}},
        {"king taken", {"king taken"}},
        {"answer_check=no", {"answer_check"}},
        {"remove army", {"remove army"}},
        {"stalemate leaves", {"stalemate leaves"}},
        {"stalemate draws", {"stalemate draws"}},
        {"three kings", {"three kings"}},
        {"points", {"points"}},
    };
    const auto variant = named_variant(GetParam());
    ASSERT_TRUE(variant);
    std::set<std::string> things, taught;
    for (const auto& [key, value] : variant->switches) things.insert(key + "=" + value);
    for (const LawSaid& law : variant->laws) things.insert(law.name);
    const auto rules = named_rules(GetParam());
    if (!has_kings_and_rooks(**rules)) things.erase("castling=no");
    for (const Lesson& lesson : course_.lessons) taught.insert(lesson.rule.about);
    const auto is_taught = [&](const char* note) { return taught.contains(note); };
    for (const Family& family : families) {
        if (!things.contains(family.thing)) continue;
        EXPECT_TRUE(std::any_of(family.notes.begin(), family.notes.end(), is_taught)) << family.thing;
    }
    EXPECT_TRUE(is_taught("first"));
    if ((*rules)->has_teams()) {
        EXPECT_TRUE(is_taught("seats") || is_taught("partners"));
    }
}

INSTANTIATE_TEST_SUITE_P(every, Taught, ::testing::ValuesIn(course_ids()), [](const auto& tested) {
    std::string name = tested.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

TEST(Courses, are_there_for_every_historic_game_and_for_those_of_today) {
    const std::vector<std::string> ids = course_ids();
    for (const char* id :
         {"american", "loeb", "hughes", "hughes-1892", "verney", "dessau", "political", "political-american",
          "verney-eight", "hans37", "hans37-teams", "chaturaji", "four-seasons", "chesscom-teams", "chesscom-ffa"})
        EXPECT_NE(std::find(ids.begin(), ids.end(), id), ids.end()) << id;
}

TEST(Courses, teach_that_stone_men_are_not_taken_and_when_they_wake) {
    for (const auto& [id, legal_after_release] : {std::pair("american", false), std::pair("hughes", true)}) {
        const auto course = named_course(id);
        ASSERT_TRUE(course);
        const auto stone = std::find_if(course->lessons.begin(), course->lessons.end(),
                                        [](const Lesson& lesson) { return lesson.id == "stone"; });
        ASSERT_NE(stone, course->lessons.end()) << id;
        const Judgement judgement = at_step(*stone, 1).judge("Bd5xb7");
        EXPECT_EQ(judgement.ruling, Ruling::Illegal) << id;
        EXPECT_NE(judgement.reason.find("the men of a mated player may not be captured"), std::string::npos);
        const auto release = std::find_if(course->lessons.begin(), course->lessons.end(),
                                          [](const Lesson& lesson) { return lesson.id == "release"; });
        ASSERT_NE(release, course->lessons.end()) << id;
        const Ruling taking = at_step(*release, 1).judge("Bd5xb7").ruling;
        EXPECT_EQ(taking != Ruling::Illegal, legal_after_release) << id;
    }
}

/// A course on Hughes's game of one lesson, with one part of it replaced.
std::string course_with(const std::string& part, const std::string& replacement) {
    std::string text =
        R"({"title":"T","lessons":{"one":{"title":"L","text":"X","rule":"leap",)"
        R"("position":{"men":{"S":"Kh1 e5","W":"Ka7","N":"Kg14 e6","E":"Kn8"},"turn":"S"},"moves":"h1-h2 a7-a8",)"
        R"("steps":[{"task":"A","hint":"B","answers":["g14-g13"],"wrong":{"e6-e4":"C"},"illegal":{"e6-e5":"D"},)"
        R"("otherwise":"E","right":"F","replies":"n8-n9"}]}}})";
    if (!part.empty()) text.replace(text.find(part), part.size(), replacement);
    return text;
}

TEST(Loading, takes_a_rule_with_a_remark_and_complains_of_one_that_is_none) {
    const auto with = [](const std::string& remark) {
        return load_course(Source("c", course_with(R"("e6-e5":"D")", R"("e6-e5":)" + remark)), "hughes");
    };
    const auto course = with(R"({"remark":"D","rule":"first"})");
    ASSERT_TRUE(course) << course.error().message;
    const RemarkOnMove& illegal = course->lessons.front().steps.front().illegal.front();
    EXPECT_EQ(illegal.remark, "D");
    EXPECT_EQ(illegal.rule->about, "first");
    for (const char* wrong : {R"({"remark":"D","rule":"frist"})", R"({"remark":"D"})", R"({"rule":"first"})", "[]"}) {
        const auto refused = with(wrong);
        ASSERT_FALSE(refused) << wrong;
        EXPECT_TRUE(refused.error().message.starts_with("/lessons/one/steps/0/illegal/e6-e5"))
            << refused.error().message;
    }
}

TEST(Loading, takes_a_sound_course) {
    const auto course = load_course(Source("c", course_with("", "")), "hughes");
    ASSERT_TRUE(course) << course.error().message;
    EXPECT_EQ(course->id, "hughes");
    EXPECT_EQ(course->lessons.front().rule.about, "leap");
    EXPECT_EQ(course->lessons.front().start.plies(), 2u);
}

TEST(Loading, refuses_what_does_not_hold_and_says_where) {
    struct Row {
        const char* part;
        const char* replacement;
        const char* complaint;
    };
    for (const Row& row : std::vector<Row>{
             {R"("title":"T",)", "", "/title: is missing"},
             {R"("title":"T",)", R"("titel":"T",)", "\"titel\" is no key here"},
             {R"("title":"L")", R"("title":"")", "/lessons/one/title: must not be empty"},
             {R"("task":"A")", R"("task":"A\u001b[2J")", "/lessons/one/steps/0/task: must not hold control characters"},
             {R"(["g14-g13"])", R"(["g14-g13","g14-g13"])", "/lessons/one/steps/0/answers/1: g14-g13 is there twice"},
             {R"("one":)", R"("One!":)", "lower-case letters"},
             {R"("rule":"leap")", R"("rule":"leep")", "/lessons/one/rule: \"leep\" is no note of hughes"},
             {R"("rule":"leap")", R"("rule":{"text":"Z"})", "/lessons/one/rule/source: is missing"},
             {R"("Kh1 e5")", R"("Kh1 e5 Kh2")", "/lessons/one/position: "},
             {R"("turn":"S")", R"("turn":"Q")", "/lessons/one/position: no seat"},
             {"h1-h2 a7-a8", "h1-h2 h2-h3", "/lessons/one/moves: h2-h3 is not legal for Black"},
             {R"(["g14-g13"])", "[]", "/lessons/one/steps/0/answers: must name at least one move"},
             {R"(["g14-g13"])", R"(["g14-g12"])", "/lessons/one/steps/0/answers/0: g14-g12 is not legal for Yellow"},
             {R"("e6-e4")", R"("e6-e3")", "/lessons/one/steps/0/wrong: e6-e3 is not legal"},
             {R"("e6-e4")", R"("g14-g13")", "/lessons/one/steps/0/wrong: g14-g13 is one of the answers"},
             {R"("e6-e5")", R"("e6-e4")", "/lessons/one/steps/0/illegal: e6-e4 is legal"},
             {R"("e6-e5")", R"("Ke5")", "/lessons/one/steps/0/illegal: \"Ke5\" is no move"},
             {"n8-n9", "n8-n10", "/lessons/one/steps/0/replies: after g14-g13 n8-n10 is not legal for Red"},
             {R"("hint":"B",)", "", "/lessons/one/steps/0/hint: is missing"},
             {R"("title":"T",)", R"("title":"T","like":"chess",)", "/like: there is no course on \"chess\""},
             {R"("lessons":)", R"("lessons":7,"lesson":)", "is no key here"},
             {"}}}", "}}", "this is not JSON"},
         }) {
        const auto course = load_course(Source("c", course_with(row.part, row.replacement)), "hughes");
        ASSERT_FALSE(course) << row.replacement;
        EXPECT_EQ(course.error().code, Code::BadCourse);
        EXPECT_NE(course.error().message.find(row.complaint), std::string::npos) << course.error().message;
    }
}

TEST(Loading, does_not_try_answers_without_end) {
    // Twelve first moves of each player that hinder nobody: 12 * 12 * 12 positions.
    std::string lists[3];
    for (int i = 5; i <= 10; ++i)
        for (const int far : {1, 2}) {
            const std::string rank = std::to_string(i);
            const std::string file(1, static_cast<char>('a' + i - 1));
            lists[0] += ",\"b" + rank + "-" + std::string(1, static_cast<char>('b' + far)) + rank + '"';
            lists[1] += ",\"" + file + "13-" + file + std::to_string(13 - far) + '"';
            lists[2] += ",\"m" + rank + "-" + std::string(1, static_cast<char>('m' - far)) + rank + '"';
        }
    std::string steps;
    for (std::string& list : lists)
        steps += R"(,{"task":"A","hint":"B","answers":[)" + list.substr(1) + R"(],"otherwise":"E","right":"F"})";
    const auto course = load_course(
        Source("c", R"({"title":"T","lessons":{"one":{"title":"L","text":"X","rule":"first","position":{"turn":"W",)"
                    R"("men":{"S":"Kh1","W":"Ka4 b5 b6 b7 b8 b9 b10","N":"Kk14 e13 f13 g13 h13 i13 j13",)"
                    R"("E":"Kn11 m5 m6 m7 m8 m9 m10"}},"steps":[)" +
                        steps.substr(1) + "]}}}"),
        "hughes");
    ASSERT_FALSE(course);
    EXPECT_NE(course.error().message.find("too many positions"), std::string::npos) << course.error().message;
}

TEST(Loading, lays_a_course_upon_the_one_it_is_like) {
    const auto hughes = named_course("hughes");
    const auto like = load_course(
        Source("c", R"({"title":"T","like":"hughes","lessons":{"leap":null,"edge":{"title":"Another title"}}})"),
        "hughes");
    ASSERT_TRUE(hughes);
    ASSERT_TRUE(like) << like.error().message;
    EXPECT_EQ(like->lessons.size() + 1, hughes->lessons.size());
    EXPECT_EQ(like->title, "T");
    for (const Lesson& lesson : like->lessons) {
        EXPECT_NE(lesson.id, "leap");
        if (lesson.id == "edge") {
            EXPECT_EQ(lesson.title, "Another title");
        }
    }
}

TEST(Loading, judges_a_borrowed_lesson_by_the_rules_of_its_own_game) {
    const auto course = load_course(Source("c", R"({"title":"T","like":"hughes"})"), "american");
    ASSERT_FALSE(course);
    EXPECT_EQ(course.error().code, Code::BadCourse);
}

TEST(Loading, offers_near_names_for_an_unknown_course) {
    const auto course = named_course("hughs");
    ASSERT_FALSE(course);
    EXPECT_EQ(course.error().code, Code::UnknownCourse);
    EXPECT_EQ(course.error().hints.front(), "did you mean hughes?");
}

}  // namespace
}  // namespace fourhand
