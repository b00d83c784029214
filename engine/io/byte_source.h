// SPDX-License-Identifier: GPL-3.0-or-later
// The bytes of a file, immutable and shared: large files are mapped, so that only what is looked at takes memory;
// small ones are read, so that thousands of them cost no mappings. Any thread may read them.
// Where others cut short a file that is mapped, its missing end reads as zeros (MappingGuard); Weft itself replaces
// files, it never shortens one.
#pragma once

#include "engine/core/result.h"
#include "engine/io/mapping_guard.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace weft::io {

class ByteSource {
public:
    // Errors: NotFound, Unreadable (a folder, no permission).
    [[nodiscard]] static Result<std::shared_ptr<const ByteSource>> open(const std::string& path);
    // Further errors: Malformed where a device or a pipe begins with a byte that is zero.
    [[nodiscard]] static Result<std::shared_ptr<const ByteSource>> openText(const std::string& path);
    [[nodiscard]] static std::shared_ptr<const ByteSource> own(std::string bytes);

    ~ByteSource();
    ByteSource(const ByteSource&) = delete;
    ByteSource& operator=(const ByteSource&) = delete;

    [[nodiscard]] std::string_view view() const { return m_view; }
    [[nodiscard]] bool wasCut() const { return m_guard && m_guard->wasCut(); }
    // Says that the bytes before `offset` are not needed for now. Their memory may go; they stay readable.
    void release(std::uint64_t offset) const;

private:
    ByteSource() = default;
    [[nodiscard]] static Result<std::shared_ptr<const ByteSource>> open(const std::string& path, bool isText);

    std::string m_bytes; // unless mapped
    void* m_mapping = nullptr;
    std::optional<MappingGuard> m_guard; // of the mapping
    std::string_view m_view;
};

using ByteSourcePtr = std::shared_ptr<const ByteSource>;

} // namespace weft::io
