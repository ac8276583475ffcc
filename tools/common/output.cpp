// Writing to a temporary file beside the one that is wanted, and giving it its name at the end.
#include "common/output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <ostream>
#include <utility>

#include "base/text.hpp"
#include "common/failure.hpp"
#include "common/interrupt.hpp"
#include "common/options.hpp"
#include "common/stream.hpp"

namespace fourhand {

namespace {

namespace fs = std::filesystem;

/// The descriptor that a name such as /dev/stdout or /dev/fd/3 stands for. It is written to as it is: opened anew, a
/// file behind it would be written over from its beginning.
std::optional<int> descriptor_named(std::string_view name) {
    if (name == "/dev/stdout") return STDOUT_FILENO;
    if (name == "/dev/stderr") return STDERR_FILENO;
    for (const std::string_view folder : {"/dev/fd/", "/proc/self/fd/"})
        if (name.starts_with(folder)) return parse_number(name.substr(folder.size()));
    return std::nullopt;
}

/// Where the name leads: symbolic links are followed, so that it is their goal that is made or replaced.
std::string goal_of(const std::string& name) {
    constexpr int most_links = 40;
    fs::path goal = name;
    for (int links = 0; links < most_links; ++links) {
        std::error_code no_link;
        const fs::path next = fs::read_symlink(goal, no_link);
        if (no_link || descriptor_named(goal.string())) return goal.string();
        goal = goal.parent_path() / next;
    }
    throw FileError(name, ELOOP);
}

/// The rights of the file to be replaced, or those of any new file.
mode_t rights_of(const std::string& goal) {
    struct stat status {};
    if (::stat(goal.c_str(), &status) == 0) return status.st_mode & 07777;
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

}  // namespace

struct Output::File {
    File(const std::string& name, int number, std::string beside, std::string wanted)
        : descriptor(number),
          temporary(std::move(beside)),
          goal(std::move(wanted)),
          buffer(number, name),
          stream(&buffer) {
        stream.exceptions(std::ios::badbit);
        remove_on_interrupt(temporary);
    }
    ~File() {
        if (descriptor >= 0) ::close(descriptor);
        if (!temporary.empty()) ::unlink(temporary.c_str());
        remove_on_interrupt("");
    }

    static std::unique_ptr<File> open(const std::string& name);

    int descriptor;
    std::string temporary;  ///< empty if the file is written in place: a device, a pipe
    std::string goal;
    DescriptorBuffer buffer;
    std::ostream stream;
};

std::unique_ptr<Output::File> Output::File::open(const std::string& name) {
    const std::string goal = goal_of(name);
    if (const auto number = descriptor_named(goal)) {
        const int descriptor = ::fcntl(*number, F_DUPFD_CLOEXEC, 0);
        if (descriptor < 0) throw FileError(name, errno);
        return std::make_unique<File>(name, descriptor, "", goal);
    }
    struct stat status {};
    if (::stat(goal.c_str(), &status) == 0 && !S_ISREG(status.st_mode)) {
        const int descriptor = ::open(goal.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
        if (descriptor < 0) throw FileError(name, errno);
        return std::make_unique<File>(name, descriptor, "", goal);
    }
    if (::access(goal.c_str(), F_OK) == 0 && ::access(goal.c_str(), W_OK) != 0) throw FileError(name, errno);
    const std::size_t slash = goal.rfind('/');
    const std::size_t base = slash == std::string::npos ? 0 : slash + 1;
    std::string temporary = goal.substr(0, base) + '.' + goal.substr(base, 200) + ".XXXXXX";
    const int descriptor = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (descriptor < 0) throw FileError(name + (errno == ENOENT ? "" : ": no file can be made in its folder"), errno);
    ::fchmod(descriptor, rights_of(goal));
    return std::make_unique<File>(name, descriptor, std::move(temporary), goal);
}

Output::Output() = default;
Output::~Output() = default;

bool Output::is_standard() const { return name.empty() || name == "-" || name == "/dev/stdout"; }

std::ostream& Output::stream(Streams& streams) {
    if (stream_ != nullptr) return *stream_;
    if (!is_standard()) file_ = File::open(name);
    stream_ = is_standard() ? &streams.out : &file_->stream;
    return *stream_;
}

void Output::commit() {
    if (file_ == nullptr) return;
    file_->stream.flush();
    // Pipes and devices know no fsync; they say EINVAL.
    if (::fsync(file_->descriptor) != 0 && errno != EINVAL && errno != ENOTSUP) throw FileError(name, errno);
    if (::close(std::exchange(file_->descriptor, -1)) != 0) throw FileError(name, errno);
    if (!file_->temporary.empty() && std::rename(file_->temporary.c_str(), file_->goal.c_str()) != 0)
        throw FileError(name, errno);
    file_->temporary.clear();
    file_.reset();
    stream_ = nullptr;
}

std::shared_ptr<Output> add_output(CLI::App& app) {
    auto output = std::make_shared<Output>();
    const auto take = [output](const std::string& name) { output->name = name; };
    app.add_option_function<std::string>("-o,--output", take, "write to FILE, which appears only when it is whole")
        ->type_name("FILE");
    return output;
}

std::function<Exit(Streams&)> written_to(std::shared_ptr<Output> output, std::function<Exit(Streams&)> work) {
    return [output = std::move(output), work = std::move(work)](Streams& streams) {
        if (output->is_standard()) return work(streams);
        Streams to_file{streams.in, output->stream(streams), streams.err};
        to_file.in_is_terminal = streams.in_is_terminal;
        to_file.err_is_terminal = streams.err_is_terminal;
        to_file.err_colour = streams.err_colour;
        const Exit exit = work(to_file);
        if (exit == Exit::Yes || exit == Exit::No) output->commit();
        return exit;
    };
}

void write_file(const std::string& name, std::string_view bytes, Streams& streams) {
    Output output;
    output.name = name;
    output.stream(streams) << bytes;
    output.commit();
}

}  // namespace fourhand
