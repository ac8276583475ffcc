// Bytes to a file descriptor.
#include "common/stream.hpp"

#include <unistd.h>

#include <cerrno>
#include <utility>

#include "common/failure.hpp"

namespace fourhand {

DescriptorBuffer::DescriptorBuffer(int descriptor, std::string name) : descriptor_(descriptor), name_(std::move(name)) {
    setp(bytes_.data(), bytes_.data() + bytes_.size());
}

void DescriptorBuffer::write_out() {
    const char* from = pbase();
    const char* const end = pptr();
    setp(bytes_.data(), bytes_.data() + bytes_.size());
    while (from < end) {
        const ssize_t written = ::write(descriptor_, from, static_cast<std::size_t>(end - from));
        if (written >= 0) {
            from += written;
        } else if (errno == EPIPE) {
            throw BrokenPipe();
        } else if (errno != EINTR) {
            throw FileError(name_, errno);
        }
    }
}

DescriptorBuffer::int_type DescriptorBuffer::overflow(int_type c) {
    write_out();
    if (!traits_type::eq_int_type(c, traits_type::eof())) sputc(traits_type::to_char_type(c));
    return traits_type::not_eof(c);
}

int DescriptorBuffer::sync() {
    write_out();
    return 0;
}

}  // namespace fourhand
