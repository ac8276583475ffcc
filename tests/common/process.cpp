// Child processes with files as their streams, so that no pipe can fill up.
#include "common/process.hpp"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace fourhand::tests {

namespace fs = std::filesystem;

Workplace::Workplace() {
    std::string name = (fs::temp_directory_path() / "fourhand-test.XXXXXX").string();
    if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error("no temporary folder: " + name);
    folder_ = name;
    fs::create_directory(folder_ / "work");
    for (const char* shared : {"samples", "formats"})
        if (fs::exists(source_path(shared)))
            fs::create_directory_symlink(source_path(shared), folder_ / "work" / shared);
    folder_ /= "work";
}

Workplace::~Workplace() {
    std::error_code failed;
    fs::remove_all(folder_.parent_path(), failed);
}

namespace {

[[noreturn]] void become_shell(const std::string& line, const fs::path& folder, const fs::path& streams, bool merged) {
    const auto open_as = [&](const char* name, int flags, int number) {
        const int descriptor = ::open((streams / name).c_str(), flags, 0600);
        if (descriptor < 0 || ::dup2(descriptor, number) < 0) ::_exit(126);
        ::close(descriptor);
    };
    open_as("in", O_RDONLY, STDIN_FILENO);
    open_as("out", O_WRONLY | O_CREAT | O_TRUNC, STDOUT_FILENO);
    if (merged) {
        ::dup2(STDOUT_FILENO, STDERR_FILENO);
    } else {
        open_as("err", O_WRONLY | O_CREAT | O_TRUNC, STDERR_FILENO);
    }
    if (::chdir(folder.c_str()) != 0) ::_exit(126);
    const std::string path = std::string("PATH=") + FOURHAND_TOOLS_DIR + ":/usr/local/bin:/usr/bin:/bin";
    const std::string home = "HOME=" + folder.string();
    std::array<const char*, 6> environment = {path.c_str(), home.c_str(), "LC_ALL=C.UTF-8",
                                              "TERM=xterm", "TZ=UTC",     nullptr};
    std::array<const char*, 4> arguments = {"sh", "-c", line.c_str(), nullptr};
    ::alarm(60);
    ::execve("/bin/sh", const_cast<char* const*>(arguments.data()), const_cast<char* const*>(environment.data()));
    ::_exit(127);
}

}  // namespace

Ran run_line(const std::string& line, const Workplace& place, const std::string& input, bool merged) {
    const fs::path streams = place.folder().parent_path();
    write_text(streams / "in", input);
    const pid_t child = ::fork();
    if (child == 0) become_shell(line, place.folder(), streams, merged);
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child) throw std::runtime_error("cannot run " + line);
    Ran ran;
    ran.out = read_text(streams / "out");
    if (!merged) ran.err = read_text(streams / "err");
    ran.exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return ran;
}

std::string read_text(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    EXPECT_TRUE(in) << path << " cannot be read";
    return {std::istreambuf_iterator<char>(in), {}};
}

void write_text(const fs::path& path, const std::string& text) {
    if (path.has_parent_path()) fs::create_directories(path.parent_path());
    std::ofstream out(path, std::ios::binary);
    out << text;
    ASSERT_TRUE(out.flush()) << path << " cannot be written";
}

fs::path source_path(const std::string& path) { return fs::path(FOURHAND_SOURCE_DIR) / path; }

std::vector<fs::path> files_with_suffix(const std::string& folder, const std::string& suffix) {
    std::vector<fs::path> files;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(source_path(folder), none))
        if (entry.path().string().ends_with(suffix)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

bool is_updating() { return std::getenv("FOURHAND_UPDATE") != nullptr; }

}  // namespace fourhand::tests
