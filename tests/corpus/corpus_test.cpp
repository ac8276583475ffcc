// Real games, and odd ones: each is judged as expected.txt says, and comes back from every notation as it was.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "notation/notation.hpp"
#include "record/result.hpp"

namespace fourhand::tests {
namespace {

const std::filesystem::path folder = std::filesystem::path(FOURHAND_SOURCE_DIR) / "tests/corpus";

std::string text_of(const std::filesystem::path& path) {
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << path;
    return {std::istreambuf_iterator<char>(in), {}};
}

/// Judges one file: a line a game, as in expected.txt.
class Judge : public GameSink {
public:
    explicit Judge(Diagnostics& found) : found_(found) {}

    void begin_game(Span) override {
        found_.clear();
        position_ = nullptr;
    }
    void begin_moves(const Position& start) override { position_ = &start; }
    void ply(const Position&, const Move&, Span) override {}
    void end_game(Verdict verdict) override {
        std::ostringstream line;
        line << spelling(verdict);
        if (position_ != nullptr) {
            const std::string result = result_text(position_->rules(), position_->outcome());
            line << ' ' << position_->rules().variant().id << ' ' << position_->rules().array() << ' '
                 << position_->plies() << ' ' << (result.empty() ? "open" : result);
        }
        for (const Diagnostic& finding : found_.all()) line << ' ' << spelling(finding.code);
        lines.push_back(line.str());
    }

    std::vector<std::string> lines;

private:
    Diagnostics& found_;
    const Position* position_ = nullptr;
};

std::string judged(const Source& source) {
    ReadOptions options;
    options.check_marks = true;
    Diagnostics found;
    Judge judge(found);
    recognise(source).read(source, options, judge, found);
    std::string all;
    for (const std::string& line : judge.lines) all += (all.empty() ? "" : " / ") + line;
    return all;
}

std::string converted(const Source& source, std::string_view to) {
    std::ostringstream out;
    const auto writer = notation_named(to)->writer(out, {});
    Diagnostics found;
    recognise(source).read(source, {}, *writer, found);
    return out.str();
}

/// Lines of expected.txt: the file's name, then what it is judged to be. Lines that begin with # explain.
std::vector<std::pair<std::string, std::string>> expectations() {
    std::vector<std::pair<std::string, std::string>> rows;
    std::istringstream in(text_of(folder / "expected.txt"));
    for (std::string line; std::getline(in, line);) {
        if (line.empty() || line.front() == '#') continue;
        const std::size_t blank = line.find(' ');
        rows.emplace_back(line.substr(0, blank), line.substr(blank + 1));
    }
    return rows;
}

class Corpus : public ::testing::TestWithParam<std::pair<std::string, std::string>> {
protected:
    Source source() const { return {GetParam().first, text_of(folder / GetParam().first)}; }
};

TEST_P(Corpus, is_judged_as_expected) { EXPECT_EQ(judged(source()), GetParam().second); }

TEST_P(Corpus, is_the_same_after_writing_and_reading) {
    const std::string once = converted(source(), "pgn4");
    EXPECT_EQ(converted(Source("once.pgn4", once), "pgn4"), once);
    const std::string json = converted(Source("once.pgn4", once), "json");
    EXPECT_EQ(converted(Source("once.json", json), "pgn4"), once);
    if (GetParam().second.starts_with("unsupported")) return;  // coordinates have no room for such a game
    const std::string coordinates = converted(source(), "coordinates");
    EXPECT_EQ(converted(Source("once.moves", coordinates), "coordinates"), coordinates);
}

INSTANTIATE_TEST_SUITE_P(games, Corpus, ::testing::ValuesIn(expectations()), [](const auto& tested) {
    std::string name = std::filesystem::path(tested.param.first).stem().string();
    for (char& c : name)
        if (c == '-') c = '_';
    return name;
});

TEST(Corpus, every_file_is_expected) {
    std::size_t files = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        files += entry.path().extension() == ".pgn4";
    EXPECT_EQ(files, expectations().size());
}

/// chess.com's own layout comes back byte for byte but for blanks at line ends, so what we write can be told from what
/// it writes by nothing.
TEST(Corpus, chesscom_exports_are_written_as_they_were) {
    const auto without_line_end_blanks = [](const std::string& text) {
        std::string result;
        std::istringstream in(text);
        for (std::string line; std::getline(in, line);) result += line.erase(line.find_last_not_of(" \r") + 1) + '\n';
        return result.erase(result.find_last_not_of('\n') + 1);
    };
    for (const char* name : {"ffa/ffa-001.pgn4", "ffa/ffa-009.pgn4", "teams/teams-101.pgn4", "teams/teams-109.pgn4",
                             "classic/classic-301.pgn4"}) {
        const std::string text = text_of(folder / name);
        EXPECT_EQ(without_line_end_blanks(converted(Source(name, text), "pgn4")), without_line_end_blanks(text))
            << name;
    }
}

}  // namespace
}  // namespace fourhand::tests
