// Lessons for people.
#include <algorithm>
#include <ostream>
#include <set>

#include "base/text.hpp"
#include "common/board_view.hpp"
#include "common/manual.hpp"
#include "common/style.hpp"
#include "course/voice.hpp"

namespace fourhand {

namespace {

constexpr std::size_t width = 80;

class TextVoice final : public Voice {
public:
    explicit TextVoice(Streams& streams) : streams_(streams), out_(streams.out) {}

    void begin_course(const Course& course) override {
        out_ << inked(course.title, Ink::Bold, streams_.colour) << '\n';
        commands();
    }

    void begin_lesson(const NumberedLesson& lesson, const Attempt& attempt) override {
        out_ << '\n'
             << inked("Lesson " + std::to_string(lesson.number) + " of " + std::to_string(lesson.of) + ": " +
                          lesson.lesson.title,
                      Ink::Bold, streams_.colour)
             << "\n\n"
             << wrapped(lesson.lesson.text, width, 0) << '\n';
        told_.clear();
        lesson_ = &lesson.lesson;
        board(attempt);
    }

    void ask(const Attempt& attempt) override { out_ << '\n' << wrapped("Task: " + attempt.step().task, width, 0); }

    void show(const std::string& answer) override {
        out_ << "One answer is " << answer << ".\n";
        shown_ = true;
    }

    void judge(const std::string&, const Judgement& judgement, const Attempt& attempt) override {
        switch (judgement.ruling) {
            case Ruling::Right: praise(judgement, attempt); break;
            case Ruling::Wrong: correct("Not yet.", Ink::Yellow, judgement.remark, judgement.rule); break;
            case Ruling::Illegal:
                correct("No:", Ink::Red, printable(judgement.reason) + ". " + judgement.remark, judgement.rule);
                break;
            case Ruling::Unreadable:
                out_ << wrapped("That is no move here: " + printable(judgement.reason) + ". Write a move as e2-e4, " +
                                    "h7-h8=Q or pass; or hint, show, skip, board, rule, quit.",
                                width, 0);
                break;
        }
    }

    void hint(const LessonStep& step) override { out_ << wrapped("Hint: " + step.hint, width, 0); }

    void board(const Attempt& attempt) override {
        const Position& position = attempt.position();
        const Move last = position.plies() > 0 ? position.last_move() : Move::pass();
        out_ << board_view(position, last, streams_.colour) << '\n' << standings_view(position);
    }

    void rule(const Lesson& lesson) override { tell(lesson.rule); }

    void commands() override {
        out_ << wrapped("Answer with a move (e2-e4, h7-h8=Q, pass), or with one of: hint, show (the answer), skip, " +
                            std::string("board, rule, help, quit."),
                        width, 0);
    }

    void end_course(const Course&, const std::vector<LessonFate>& fates) override {
        std::vector<std::string> open;
        std::size_t solved = 0;
        std::string left;
        for (const auto& [lesson, fate] : fates) {
            const std::string name = std::to_string(lesson.number) + " (" + lesson.lesson.title + ")";
            solved += fate == Fate::Solved ? 1 : 0;
            if (fate == Fate::Shown || fate == Fate::Skipped) open.push_back(name);
            if (fate == Fate::Left && left.empty()) left = "; left at " + name;
        }
        std::string text = std::to_string(solved) + " of " + std::to_string(fates.size()) +
                           (fates.size() == 1 ? " lesson solved" : " lessons solved");
        if (!open.empty()) text += "; not solved: " + join(open, ", ");
        text += left + '.';
        out_ << '\n' << wrapped(text, width, 0);
    }

private:
    void praise(const Judgement& judgement, const Attempt& attempt) {
        out_ << inked(shown_ ? "Played:" : "Right.", Ink::Bold, streams_.colour) << ' ' << join(judgement.played, ", ")
             << "\n\n";
        board(attempt);
        out_ << '\n' << wrapped(judgement.remark, width, 0);
        if (attempt.done() && !told_.contains(lesson_->rule.text)) tell(lesson_->rule);
        shown_ = false;
    }

    void tell(const Note& rule) { out_ << inked(rule_in_lines(rule), Ink::Cyan, streams_.colour); }

    /// What is wrong, and once a lesson the rule that it breaks.
    void correct(const std::string& word, Ink ink, const std::string& remark, const Note& rule) {
        const std::string lines = wrapped(word + ' ' + remark, width, 0);
        out_ << inked(word, ink, streams_.colour) << lines.substr(word.size());
        if (told_.insert(rule.text).second) tell(rule);
    }

    Streams& streams_;
    std::ostream& out_;
    const Lesson* lesson_ = nullptr;
    std::set<std::string> told_;  ///< rules told in this lesson
    bool shown_ = false;
};

}  // namespace

std::unique_ptr<Voice> text_voice(Streams& streams) { return std::make_unique<TextVoice>(streams); }

std::string rule_in_lines(const Note& rule) {
    const std::string about = rule.about.empty() ? "" : " (" + rule.about + ")";
    return wrapped("Rule" + about + ": " + rule.text + " [" + rule.source + "]", width, 0);
}

}  // namespace fourhand
