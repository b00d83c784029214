// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/data_file.h"

#include "engine/core/make_error.h"
#include "engine/io/input_file.h"
#include "engine/io/output_file.h"

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace weft::io {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kCopiedAtOnce = std::size_t { 1 } << 20U; // bytes

// A name for the open file, if there is none of that name yet.
bool link(const std::string& opened, const fs::path& path)
{
#ifdef O_TMPFILE
    return ::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
#else
    (void)opened;
    (void)path;
    return false;
#endif
}

// The same in one moment in the place of what has that name now.
bool linkOver(const std::string& opened, const fs::path& path)
{
    if (link(opened, path))
        return true;
    if (errno != EEXIST)
        return false;
    const fs::path partial = partialOf(path);
    ::unlink(partial.c_str());
    if (!link(opened, partial))
        return false;
    const bool moved = ::rename(partial.c_str(), path.c_str()) == 0;
    // It is still there after a success too, if both were names of one file.
    const int reason = errno;
    ::unlink(partial.c_str());
    errno = reason;
    return moved;
}

} // namespace

DataFile::DataFile(DataFile&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_place(std::move(other.m_place))
    , m_isNew(other.m_isNew)
    , m_canBeNamed(other.m_canBeNamed)
{
}

DataFile& DataFile::operator=(DataFile&& other) noexcept
{
    std::swap(m_descriptor, other.m_descriptor);
    std::swap(m_place, other.m_place);
    std::swap(m_isNew, other.m_isNew);
    std::swap(m_canBeNamed, other.m_canBeNamed);
    return *this;
}

DataFile::~DataFile()
{
    if (m_descriptor >= 0)
        ::close(m_descriptor);
}

Result<DataFile> DataFile::create(const fs::path& folder)
{
    std::error_code status;
    const fs::path in = folder.empty() ? fs::temp_directory_path(status) : folder;
    if (status)
        return errorIn(in.string(), ErrorCode::Unreadable, say("there is no folder for temporary files"),
            say("set TMPDIR to one"));
    if (const std::optional<Error> missing = missingFolder(in, in))
        return *missing;
#ifdef O_TMPFILE
    if (const int nameless = ::open(in.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, 0666); nameless >= 0) {
        DataFile file(nameless, in, true);
        file.m_canBeNamed = true;
        return file;
    }
#endif
    // A file system that knows no such files: the name is taken away at once.
    std::string name = (in / "weft-XXXXXX").string();
    const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor < 0)
        return writingError(in.string(), say("no file can be made here"));
    ::unlink(name.c_str());
    return DataFile(descriptor, in, true);
}

Result<DataFile> DataFile::open(const fs::path& path)
{
    Result<InputFile> file = InputFile::open(path.string());
    if (!file)
        return file.error();
    const int descriptor = ::fcntl(file->descriptor(), F_DUPFD_CLOEXEC, 0);
    if (descriptor < 0)
        return writingError(path.string(), say("the file cannot be opened"));
    return DataFile(descriptor, path, false);
}

std::uint64_t DataFile::size() const
{
    struct stat status { };
    return ::fstat(m_descriptor, &status) == 0 ? static_cast<std::uint64_t>(status.st_size) : 0;
}

Result<void> DataFile::writeAt(std::uint64_t at, std::span<const std::byte> bytes) const
{
    while (!bytes.empty()) {
        const ssize_t written = ::pwrite(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return writingError(m_place.string(), say("writing failed"));
        at += static_cast<std::uint64_t>(written);
        bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
    return {};
}

Result<void> DataFile::readAt(std::uint64_t at, std::span<std::byte> bytes) const
{
    while (!bytes.empty()) {
        const ssize_t read = ::pread(m_descriptor, bytes.data(), bytes.size(), static_cast<off_t>(at));
        if (read < 0 && errno == EINTR)
            continue;
        if (read < 0)
            return writingError(m_place.string(), say("reading failed"));
        if (read == 0)
            return errorIn(m_place.string(), ErrorCode::Truncated, say("the file ends at byte %1", at));
        at += static_cast<std::uint64_t>(read);
        bytes = bytes.subspan(static_cast<std::size_t>(read));
    }
    return {};
}

Result<void> DataFile::copyInto(OutputFile& target, const Watch& watch) const
{
    const std::uint64_t total = size();
    std::vector<std::byte> block(kCopiedAtOnce);
    if (watch.progress != nullptr)
        watch.progress->setTotal(total);
    for (std::uint64_t at = 0; at < total;) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, say("writing was stopped"), {}, {} };
        const auto part
            = std::span(block).first(static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), total - at)));
        if (auto read = readAt(at, part); !read)
            return read;
        target.write({ reinterpret_cast<const char*>(part.data()), part.size() });
        if (target.failed())
            break;
        at += part.size();
        if (watch.progress != nullptr)
            watch.progress->setDone(at);
    }
    return target.finish();
}

Result<void> DataFile::saveAs(const fs::path& path, const Watch& watch) const
{
    const Result<OutputTarget> target = outputTarget(path);
    if (!target)
        return target.error();
    if (m_canBeNamed && !target->isDirect && linkOver(openedPath(), target->path))
        return {};
    // A device or a pipe, another file system, or one that cannot name a file later.
    Result<OutputFile> copy = OutputFile::create(path.string());
    if (!copy)
        return copy.error();
    return copyInto(*copy, watch);
}

} // namespace weft::io
