// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"

#include "engine/core/make_error.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft::io {

namespace {

// For the last call that failed.
Error unreadable(const std::string& path)
{
    if (errno == ENOENT || errno == ENOTDIR) {
        return errorIn(path, ErrorCode::NotFound, say("the file does not exist"),
            path == "-" ? say("/dev/stdin is the name of what is piped in") : Sentence());
    }
    if (errno == EINTR)
        return errorIn(path, ErrorCode::Cancelled, say("stopped while waiting for somebody who writes this"));
    return errorIn(path, ErrorCode::Unreadable,
        say("the file cannot be read: %1", std::generic_category().message(errno)), say("check its permissions"));
}

} // namespace

Result<InputFile> InputFile::open(const std::string& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (descriptor < 0)
        return unreadable(path);
    InputFile file(descriptor, path);
    struct stat state { };
    if (::fstat(descriptor, &state) != 0)
        return unreadable(path);
    if (S_ISDIR(state.st_mode))
        return errorIn(path, ErrorCode::Unreadable, say("this is a folder, not a file"));
    file.m_isRegular = S_ISREG(state.st_mode);
    if (file.m_isRegular)
        file.m_size = static_cast<std::uint64_t>(state.st_size);
    return file;
}

InputFile::InputFile(InputFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_isRegular(other.m_isRegular)
    , m_size(other.m_size)
{
}

InputFile::~InputFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<std::size_t> InputFile::read(char* into, std::size_t most) const
{
    for (;;) {
        const ssize_t count = ::read(m_descriptor, into, most);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR || !m_isRegular)
            return unreadable(m_path);
    }
}

} // namespace weft::io
