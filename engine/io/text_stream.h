// SPDX-License-Identifier: GPL-3.0-or-later
// Text on its way out, to a file or to memory, in blocks: what is written may be far larger than memory.
// Written as every file is (engine/io/output_file.h).
// Owned by one writer on one thread.
#pragma once

#include "engine/io/output_file.h"

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace weft::io {

class TextStream {
public:
    // Collects in memory; see takeText().
    TextStream() = default;
    // A stop that is asked for ends the writing. Errors: those of OutputFile.
    [[nodiscard]] static Result<TextStream> toFile(const std::string& path, std::stop_token stop = {});

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

    // Nothing of what comes will be written, since the file cannot be, or a stop was asked for: finish() says which.
    [[nodiscard]] bool failed() const { return m_file && m_file->failed(); }
    // Writes the rest and puts the file in its place. Errors: Unreadable (a full disk, a read-only folder), Cancelled.
    [[nodiscard]] Result<void> finish();
    // What was collected in memory.
    [[nodiscard]] std::string takeText() { return std::move(m_buffer); }

private:
    static constexpr std::size_t kBlock = std::size_t { 1 } << 18U;
    void flushIfLarge()
    {
        if (m_buffer.size() >= kBlock && m_file)
            flush();
    }
    void flush();

    std::string m_buffer;
    std::optional<OutputFile> m_file; // none: memory
};

} // namespace weft::io
