// SPDX-License-Identifier: GPL-3.0-or-later
// Text on its way out, to a file or to memory, in blocks: what is written may be far larger than memory.
// Written as every file is (engine/io/output_file.h).
// Owned by one writer on one thread.
#pragma once

#include "engine/io/output_file.h"

#include <algorithm>
#include <array>
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
        if (text.size() <= m_piece.size())
            return add(text);
        pass();
        m_buffer += text;
        return *this;
    }
    TextStream& operator<<(char c) { return add(c); }
    template <std::integral T> TextStream& operator<<(T value) { return add(value); }
    // The same for several texts, characters and whole numbers at once, which is quicker.
    template <class... Parts> TextStream& add(const Parts&... parts)
    {
        const std::size_t most = (mostOf(parts) + ...);
        if (most > m_piece.size() - m_used)
            pass();
        if (most > m_piece.size())
            return (*this << ... << parts);
        char* at = m_piece.data() + m_used;
        ((at = put(at, parts)), ...);
        m_used = static_cast<std::size_t>(at - m_piece.data());
        return *this;
    }
    // The shortest decimal text that reads back as the same double; "null" where it is not finite.
    TextStream& operator<<(double value);

    // Nothing of what comes will be written, since the file cannot be, or a stop was asked for: finish() says which.
    [[nodiscard]] bool failed() const { return m_file && m_file->failed(); }
    // Writes the rest and puts the file in its place. Errors: Unreadable (a full disk, a read-only folder), Cancelled.
    [[nodiscard]] Result<void> finish();
    // What was collected in memory.
    [[nodiscard]] std::string takeText()
    {
        pass();
        return std::move(m_buffer);
    }

private:
    static constexpr std::size_t kBlock = std::size_t { 1 } << 18U;
    static constexpr std::size_t kMostDigits = 24; // of a whole number
    static std::size_t mostOf(std::string_view text) { return text.size(); }
    static std::size_t mostOf(char) { return 1; }
    template <std::integral T> static std::size_t mostOf(T) { return kMostDigits; }
    static char* put(char* at, std::string_view text) { return std::copy(text.begin(), text.end(), at); }
    static char* put(char* at, char c)
    {
        *at = c;
        return at + 1;
    }
    template <std::integral T> static char* put(char* at, T value)
    {
        return std::to_chars(at, at + kMostDigits, value).ptr;
    }
    void pass(); // the piece on to the buffer, and a block of that on to the file
    void flush();

    std::array<char, 4096> m_piece {}; // what is written bit by bit
    std::size_t m_used = 0; // of it
    std::string m_buffer;
    std::optional<OutputFile> m_file; // none: memory
};

} // namespace weft::io
