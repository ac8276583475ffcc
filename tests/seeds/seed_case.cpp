#include "seeds/seed_case.hpp"

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include "base/text.hpp"

namespace fourhand::tests {

namespace {

/// The first word, and the rest.
std::pair<std::string, std::string> parted(std::string_view text) {
    const std::size_t end = text.find_first_of(" \t");
    if (end == std::string_view::npos) return {std::string(text), ""};
    return {std::string(text.substr(0, end)), std::string(trimmed(text.substr(end)))};
}

}  // namespace

std::vector<SeedCase> read_seed_cases(const std::filesystem::path& path) {
    std::vector<SeedCase> cases;
    std::ifstream file(path);
    std::string text;
    for (std::size_t number = 1; std::getline(file, text); ++number) {
        const std::string_view line = trimmed(std::string_view(text).substr(0, text.find("  #")));
        if (line.empty() || line.front() == '#') continue;
        if (line.starts_with("== ")) {
            auto [name, title] = parted(line.substr(3));
            cases.push_back({path.string(), number, std::move(name), std::move(title), {}});
            continue;
        }
        if (cases.empty()) throw std::runtime_error(path.string() + ":" + std::to_string(number) + ": no case begun");
        if (line.front() == '"') {
            cases.back().quotes.emplace_back(line.substr(1, line.rfind('"') - 1));
            continue;
        }
        auto [word, rest] = parted(line);
        cases.back().lines.push_back({number, std::move(word), std::move(rest)});
    }
    return cases;
}

const std::vector<SeedCase>& all_seed_cases() {
    static const std::vector<SeedCase> all = [] {
        std::vector<std::filesystem::path> paths;
        for (const auto& entry : std::filesystem::directory_iterator(FOURHAND_SOURCE_DIR "/tests/seeds"))
            if (entry.path().extension() == ".txt" && entry.path().stem() != "checklist") paths.push_back(entry.path());
        std::sort(paths.begin(), paths.end());
        std::vector<SeedCase> found;
        for (const auto& path : paths)
            for (SeedCase& one : read_seed_cases(path)) found.push_back(std::move(one));
        return found;
    }();
    return all;
}

}  // namespace fourhand::tests
