// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/byte_source.h"

#include "engine/io/text_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace weft::io {

namespace {

// Below this a copy is cheaper than a mapping, and the kernel's count of mappings (65,530) is not spent.
constexpr std::uint64_t kSmallestMapped = std::uint64_t { 1 } << 20U;

Error unreadable(const std::string& path, int reason)
{
    Where where;
    where.file = path;
    if (reason == ENOENT || reason == ENOTDIR)
        return { ErrorCode::NotFound, "the file does not exist", where, {} };
    return { ErrorCode::Unreadable, std::string("the file cannot be read: ") + std::strerror(reason), where,
        "check its permissions" };
}

} // namespace

Result<ByteSourcePtr> ByteSource::open(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return unreadable(path, errno);
    struct stat state { };
    if (::fstat(file, &state) != 0) {
        const int reason = errno;
        ::close(file);
        return unreadable(path, reason);
    }
    const bool mappable = S_ISREG(state.st_mode) && static_cast<std::uint64_t>(state.st_size) >= kSmallestMapped;
    if (!mappable) {
        ::close(file);
        Result<std::string> bytes = readTextFile(path);
        if (!bytes)
            return std::move(bytes).error();
        return own(std::move(*bytes));
    }
    const auto size = static_cast<std::size_t>(state.st_size);
    void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    const int reason = errno;
    ::close(file);
    if (mapping == MAP_FAILED)
        return unreadable(path, reason);
    std::shared_ptr<ByteSource> source(new ByteSource);
    source->m_mapping = mapping;
    source->m_view = { static_cast<const char*>(mapping), size };
    return ByteSourcePtr(std::move(source));
}

ByteSourcePtr ByteSource::own(std::string bytes)
{
    std::shared_ptr<ByteSource> source(new ByteSource);
    source->m_bytes = std::move(bytes);
    source->m_view = source->m_bytes;
    return source;
}

ByteSource::~ByteSource()
{
    if (m_mapping != nullptr)
        ::munmap(m_mapping, m_view.size());
}

void ByteSource::release(std::uint64_t offset) const
{
    const auto page = static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
    const std::uint64_t length = offset / page * page;
    if (m_mapping != nullptr && length > 0 && length <= m_view.size())
        ::madvise(m_mapping, static_cast<std::size_t>(length), MADV_DONTNEED);
}

} // namespace weft::io
