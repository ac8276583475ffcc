// Reading whole files.
#include "common/input.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <CLI/CLI.hpp>
#include <istream>
#include <optional>
#include <utility>

#include "common/failure.hpp"
#include "common/options.hpp"
#include "common/run.hpp"

namespace fourhand {

namespace {

constexpr std::size_t largest = std::size_t{2} << 30;

/// A descriptor that is closed when it goes.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { ::close(number_); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    int number() const { return number_; }

private:
    int number_;
};

[[noreturn]] void refuse_size(const std::string& name) {
    throw FileError(name + ": larger than 2 GiB, which is the most a tool reads");
}

std::string read_descriptor(int descriptor, const std::string& name) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) throw FileError(name, errno);
    if (S_ISDIR(status.st_mode)) throw FileError(name, EISDIR);
    std::string text;
    if (S_ISREG(status.st_mode) && status.st_size > 0) {
        if (static_cast<std::size_t>(status.st_size) > largest) refuse_size(name);
        text.reserve(static_cast<std::size_t>(status.st_size));
    }
    std::array<char, 65536> block;
    for (;;) {
        const ssize_t size = ::read(descriptor, block.data(), block.size());
        if (size == 0) return text;
        if (size > 0) {
            text.append(block.data(), static_cast<std::size_t>(size));
            if (text.size() > largest) refuse_size(name);
        } else if (errno != EINTR) {
            throw FileError(name, errno);
        }
    }
}

std::string read_stream(std::istream& in) {
    std::string text;
    std::array<char, 65536> block;
    do {
        in.read(block.data(), block.size());
        text.append(block.data(), static_cast<std::size_t>(in.gcount()));
        if (text.size() > largest) refuse_size("standard input");
    } while (in);
    if (in.bad()) throw FileError("standard input: cannot be read");
    return text;
}

std::shared_ptr<Input> add_files(CLI::App& app, int most) {
    auto input = std::make_shared<Input>();
    const auto take = [input](const std::vector<std::string>& names) { input->names = names; };
    app.add_option_function<std::vector<std::string>>("FILE", take, "files to read; none, or -, is standard input")
        ->type_name("FILE")
        ->expected(0, most);
    return input;
}

}  // namespace

Source read_file(const std::string& name, Streams& streams) {
    if (name == "-") return Source("standard input", read_stream(streams.in));
    const Descriptor file(::open(name.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY));
    if (file.number() < 0) throw FileError(name, errno);
    return Source(name, read_descriptor(file.number(), name));
}

Exit Input::each(Streams& streams, const std::function<void(const Source&)>& work) const {
    if (names.empty()) {
        work(only(streams));
        return Exit::Yes;
    }
    Exit exit = Exit::Yes;
    for (const std::string& name : names) {
        std::optional<Source> source;
        try {
            source = read_file(name, streams);
        } catch (const FileError& failure) {
            complain(streams, failure.what());
            exit = Exit::InputOutput;
        }
        if (source) work(*source);
    }
    return exit;
}

Source Input::only(Streams& streams) const {
    if (!names.empty()) return read_file(names.front(), streams);
    if (streams.in_is_terminal) throw NothingToRead();
    return read_file("-", streams);
}

std::shared_ptr<Input> add_input(CLI::App& app) { return add_files(app, CLI::detail::expected_max_vector_size); }
std::shared_ptr<Input> add_one_input(CLI::App& app) { return add_files(app, 1); }

}  // namespace fourhand
