// SPDX-License-Identifier: GPL-3.0-or-later
// A file that is opened to be read from its beginning to its end: what errors say about it is the same for all readers,
// and whoever waits for a pipe can be ended by a signal. Owned by one reader on one thread.
#pragma once

#include "engine/core/result.h"

#include <cstdint>
#include <string>

namespace weft::io {

class InputFile {
public:
    // Errors: NotFound, Unreadable (a folder, no permission), Cancelled (a signal came while waiting for a pipe).
    [[nodiscard]] static Result<InputFile> open(const std::string& path);
    InputFile(InputFile&& other) noexcept;
    InputFile& operator=(InputFile&&) = delete;
    InputFile(const InputFile&) = delete;
    InputFile& operator=(const InputFile&) = delete;
    ~InputFile();

    [[nodiscard]] int descriptor() const { return m_descriptor; }
    [[nodiscard]] bool isRegular() const { return m_isRegular; } // no pipe, no device
    [[nodiscard]] std::uint64_t size() const { return m_size; } // when it was opened; 0 for what has none
    // As many bytes as are there, at most `most`; 0 at the end. Errors: Unreadable, Cancelled.
    [[nodiscard]] Result<std::size_t> read(char* into, std::size_t most) const;

private:
    InputFile(int descriptor, std::string path)
        : m_descriptor(descriptor)
        , m_path(std::move(path))
    {
    }
    int m_descriptor;
    std::string m_path;
    bool m_isRegular = false;
    std::uint64_t m_size = 0;
};

} // namespace weft::io
