// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/data_file.h"

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
constexpr mode_t kEverybody = 0666; // less what the user's mask takes away

Error failure(ErrorCode code, const fs::path& place, std::string what, std::string hint = {})
{
    Error error { code, std::move(what), {}, std::move(hint) };
    error.where.file = place.string();
    return error;
}

// With the reason of the operating system for the last call that failed.
Error refused(const fs::path& place, const std::string& what)
{
    return failure(ErrorCode::Unreadable, place, what + ": " + std::generic_category().message(errno),
        "check the folder, its permissions and the free space");
}

fs::path folderOf(const fs::path& path)
{
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

// A name for the open file, if there is none of that name yet.
bool link(int descriptor, const fs::path& path)
{
#ifdef O_TMPFILE
    const std::string opened = "/proc/self/fd/" + std::to_string(descriptor);
    return ::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, path.c_str(), AT_SYMLINK_FOLLOW) == 0;
#else
    (void)descriptor;
    (void)path;
    return false;
#endif
}

// Beside the target, for the moment before it takes its place.
fs::path partialOf(const fs::path& path)
{
    return path.string() + ".partial";
}

bool moveOver(const fs::path& partial, const fs::path& path)
{
    std::error_code status;
    fs::rename(partial, path, status);
    // It is still there after a success too, if both were names of one file.
    std::error_code ignored;
    fs::remove(partial, ignored);
    errno = status.value();
    return !status;
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
        return failure(ErrorCode::Unreadable, in, "there is no folder for temporary files", "set TMPDIR to one");
#ifdef O_TMPFILE
    if (const int nameless = ::open(in.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, kEverybody); nameless >= 0) {
        DataFile file(nameless, in, true);
        file.m_canBeNamed = true;
        return file;
    }
#endif
    // A file system that knows no such files: the name is taken away at once.
    std::string name = (in / "weft-XXXXXX").string();
    const int descriptor = ::mkostemp(name.data(), O_CLOEXEC);
    if (descriptor < 0)
        return refused(in, "no file can be made here");
    ::unlink(name.c_str());
    return DataFile(descriptor, in, true);
}

Result<DataFile> DataFile::open(const fs::path& path)
{
    std::error_code status;
    if (!fs::exists(path, status))
        return failure(ErrorCode::NotFound, path, "the file does not exist");
    if (fs::is_directory(path, status))
        return failure(ErrorCode::Unreadable, path, "this is a folder, not a file");
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return refused(path, "the file cannot be opened");
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
            return refused(m_place, "writing failed");
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
            return refused(m_place, "reading failed");
        if (read == 0)
            return failure(ErrorCode::Truncated, m_place, "the file ends at byte " + std::to_string(at));
        at += static_cast<std::uint64_t>(read);
        bytes = bytes.subspan(static_cast<std::size_t>(read));
    }
    return {};
}

Result<void> DataFile::copyInto(const DataFile& target, const Watch& watch) const
{
    const std::uint64_t total = size();
    std::vector<std::byte> block(kCopiedAtOnce);
    if (watch.progress != nullptr)
        watch.progress->setTotal(total);
    for (std::uint64_t at = 0; at < total;) {
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "writing was stopped", {}, {} };
        const auto part
            = std::span(block).first(static_cast<std::size_t>(std::min<std::uint64_t>(block.size(), total - at)));
        if (auto read = readAt(at, part); !read)
            return read;
        if (auto written = target.writeAt(at, part); !written)
            return written;
        at += part.size();
        if (watch.progress != nullptr)
            watch.progress->setDone(at);
    }
    return {};
}

Result<void> DataFile::saveAs(const fs::path& path, const Watch& watch) const
{
    const auto cannotMove = [&path] { return refused(path, "the written file cannot be moved to its place"); };
    if (m_canBeNamed) {
        if (link(m_descriptor, path))
            return {};
        if (errno == EEXIST) {
            std::error_code ignored;
            fs::remove(partialOf(path), ignored);
            if (link(m_descriptor, partialOf(path)))
                return moveOver(partialOf(path), path) ? Result<void>() : cannotMove();
        }
    }
    // Another file system, or one that cannot name a file later.
    Result<DataFile> copy = create(folderOf(path));
    if (!copy)
        return copy.error();
    if (copy->m_canBeNamed) {
        if (auto copied = copyInto(*copy, watch); !copied)
            return copied;
        std::error_code ignored;
        fs::remove(partialOf(path), ignored);
        if (link(copy->m_descriptor, partialOf(path)))
            return moveOver(partialOf(path), path) ? Result<void>() : cannotMove();
    }
    const fs::path partial = partialOf(path);
    const int descriptor = ::open(partial.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, kEverybody);
    if (descriptor < 0)
        return refused(path, "the file cannot be written");
    const DataFile named(descriptor, path, true);
    if (auto copied = copyInto(named, watch); !copied) {
        ::unlink(partial.c_str());
        return copied;
    }
    return moveOver(partial, path) ? Result<void>() : cannotMove();
}

} // namespace weft::io
