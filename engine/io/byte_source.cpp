// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/byte_source.h"

#include "engine/core/make_error.h"
#include "engine/io/input_file.h"
#include "engine/io/text_file.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <sys/mman.h>
#include <unistd.h>

namespace weft::io {

namespace {

// Below this a copy is cheaper than a mapping, and the kernel's count of mappings (65,530) is not spent.
constexpr std::uint64_t kSmallestMapped = std::uint64_t { 1 } << 20U;

// Zeros further on are for the parser, which knows what such a file is.
HeadCheck beginsWithText(const InputFile& file, const std::string& path)
{
    return [check = textCheck(file, path)](std::string_view head) { return check(head.substr(0, 1)); };
}

} // namespace

Result<ByteSourcePtr> ByteSource::open(const std::string& path)
{
    return open(path, false);
}

Result<ByteSourcePtr> ByteSource::openText(const std::string& path)
{
    return open(path, true);
}

Result<ByteSourcePtr> ByteSource::open(const std::string& path, bool isText)
{
    const Result<InputFile> file = InputFile::open(path);
    if (!file)
        return file.error();
    if (!file->isRegular() || file->size() < kSmallestMapped) {
        Result<std::string> bytes
            = readText(*file, path, kLargestText, isText ? beginsWithText(*file, path) : HeadCheck());
        if (!bytes)
            return std::move(bytes).error();
        return own(std::move(*bytes));
    }
    const auto size = static_cast<std::size_t>(file->size());
    void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file->descriptor(), 0);
    if (mapping == MAP_FAILED)
        return errorIn(path, ErrorCode::Unreadable,
            say("the file cannot be read: %1", std::generic_category().message(errno)), say("check its permissions"));
    std::shared_ptr<ByteSource> source(new ByteSource);
    source->m_mapping = mapping;
    source->m_guard.emplace(mapping, size);
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
    m_guard.reset();
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
