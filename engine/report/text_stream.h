// SPDX-License-Identifier: GPL-3.0-or-later
// Text on its way out, to a file or to memory, in blocks: what is written may be far larger than memory.
// A file is written beside its target and renamed by finish(), so that no half-written file is left behind.
// Owned by one writer on one thread.
#pragma once

#include "engine/core/result.h"

#include <charconv>
#include <concepts>
#include <cstdint>
#include <fstream>
#include <string>
#include <string_view>

namespace weft::report {

class TextStream {
public:
    // Collects in memory; see takeText().
    TextStream() = default;
    // Errors: Unreadable. A target that exists and is no regular file (/dev/stdout, a pipe) is written directly.
    [[nodiscard]] static Result<TextStream> toFile(const std::string& path);

    TextStream(TextStream&& other) noexcept;
    TextStream& operator=(TextStream&&) = delete;
    TextStream(const TextStream&) = delete;
    TextStream& operator=(const TextStream&) = delete;
    ~TextStream(); // removes the unfinished file

    TextStream& operator<<(std::string_view text)
    {
        m_buffer += text;
        flushIfLarge();
        return *this;
    }
    TextStream& operator<<(char c)
    {
        m_buffer += c;
        return *this;
    }
    template <std::integral T> TextStream& operator<<(T value)
    {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        return *this << std::string_view(digits, static_cast<std::size_t>(end - digits));
    }
    // The shortest decimal text that reads back as the same double; "null" where it is not finite.
    TextStream& operator<<(double value);

    // Writes the rest and puts the file in its place. Errors: Unreadable (a full disk, a read-only folder).
    [[nodiscard]] Result<void> finish();
    // What was collected in memory.
    [[nodiscard]] std::string takeText() { return std::move(m_buffer); }

private:
    static constexpr std::size_t kBlock = std::size_t { 1 } << 18U;
    void flushIfLarge()
    {
        if (m_buffer.size() >= kBlock && m_file.is_open())
            flush();
    }
    void flush();

    std::string m_buffer;
    std::ofstream m_file;
    std::string m_path; // the target; empty: memory
    std::string m_written; // what is open: the temporary file, or the target itself
};

} // namespace weft::report
