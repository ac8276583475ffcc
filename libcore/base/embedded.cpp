// The table of embedded files, with an override folder laid over it.
#include "base/embedded.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string>
#include <system_error>

#include "base/embedded_files.hpp"

namespace fourhand {

namespace {

using Files = std::map<std::string, std::string_view, std::less<>>;

/// The files of the override folder; a file that cannot be read is left out.
std::map<std::string, std::string, std::less<>> read_override(const char* folder) {
    namespace fs = std::filesystem;
    std::map<std::string, std::string, std::less<>> files;
    std::error_code failed;
    for (fs::recursive_directory_iterator at(folder, failed), end; !failed && at != end; at.increment(failed)) {
        if (!at->is_regular_file(failed)) continue;
        std::ifstream in(at->path(), std::ios::binary);
        if (!in) continue;
        files["formats/" + at->path().lexically_relative(folder).generic_string()].assign(
            std::istreambuf_iterator<char>(in), {});
    }
    return files;
}

const Files& files() {
    static const char* const folder = std::getenv("FOURHAND_FORMATS");
    static const auto replaced =
        folder != nullptr && *folder != '\0' ? read_override(folder) : decltype(read_override("")){};
    static const Files all = [] {
        Files table;
        for (const EmbeddedFile& file : embedded_files())
            table[std::string(file.path)] = {file.begin, static_cast<std::size_t>(file.end - file.begin)};
        for (const auto& [path, text] : replaced) table[path] = text;
        return table;
    }();
    return all;
}

}  // namespace

std::string_view embedded(std::string_view path) {
    const auto at = files().find(path);
    return at == files().end() ? std::string_view{} : at->second;
}

std::vector<std::string_view> embedded_under(std::string_view folder) {
    const std::string prefix = std::string(folder) + '/';
    std::vector<std::string_view> paths;
    for (auto at = files().lower_bound(prefix); at != files().end() && at->first.starts_with(prefix); ++at)
        paths.push_back(at->first);
    return paths;
}

}  // namespace fourhand
