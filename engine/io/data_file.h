// SPDX-License-Identifier: GPL-3.0-or-later
// A large binary file by its descriptor: an existing one that is read, or a new one that has no name while it is
// written, so that nothing is left of it when its owner or the process ends, and that is given one when it is complete.
// Owned by whoever made it; reading is safe from any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

namespace weft::io {

class OutputFile;

class DataFile {
public:
    // Without a name, on the file system of the folder (empty: the system's for temporary files). Errors: Unreadable.
    [[nodiscard]] static Result<DataFile> create(const std::filesystem::path& folder);
    // For reading. Errors: NotFound, Unreadable.
    [[nodiscard]] static Result<DataFile> open(const std::filesystem::path& path);
    DataFile(DataFile&& other) noexcept;
    DataFile& operator=(DataFile&& other) noexcept;
    ~DataFile();

    // The file, or the folder that it was made for: what errors name.
    [[nodiscard]] const std::filesystem::path& place() const { return m_place; }
    // A path by which this process opens the file from its beginning, for readers of paths.
    [[nodiscard]] std::string openedPath() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }
    [[nodiscard]] bool isNew() const { return m_isNew; } // by create()
    [[nodiscard]] std::uint64_t size() const; // bytes; 0 if it cannot be told
    // All bytes or an error: Unreadable with the system's reason (a full disk), Truncated beyond the end.
    [[nodiscard]] Result<void> writeAt(std::uint64_t at, std::span<const std::byte> bytes) const;
    [[nodiscard]] Result<void> readAt(std::uint64_t at, std::span<std::byte> bytes) const;
    // Gives a new file its name, in one moment, in the place of what has that name now; links are followed. Nothing is
    // copied on the file system that it was made for, if that can name a file later; else a copy is written as every
    // file is (output_file.h), with its progress in bytes. It can still be read afterwards, and be given other names.
    // Errors: those of OutputFile, Cancelled.
    [[nodiscard]] Result<void> saveAs(const std::filesystem::path& path, const Watch& watch = {}) const;

private:
    DataFile(int descriptor, std::filesystem::path place, bool isNew)
        : m_descriptor(descriptor)
        , m_place(std::move(place))
        , m_isNew(isNew)
    {
    }
    [[nodiscard]] Result<void> copyInto(OutputFile& target, const Watch& watch) const;

    int m_descriptor = -1;
    std::filesystem::path m_place;
    bool m_isNew = false;
    bool m_canBeNamed = false; // as far as is known
};

} // namespace weft::io
