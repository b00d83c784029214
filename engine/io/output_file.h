// SPDX-License-Identifier: GPL-3.0-or-later
// The one way in which Weft writes a file. Links are followed. What is a file, or is not there yet, is written beside
// its place and moved there by finish(), so that no half-written file is left behind; devices, pipes and the names of
// open files (/dev/stdout) are written to. "-" is standard output. Owned by one writer on one thread.
#pragma once

#include "engine/core/result.h"

#include <filesystem>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

namespace weft::io {

// Where a name leads.
struct OutputTarget {
    std::filesystem::path path; // behind all links
    bool isDirect = false; // a device, a pipe, an open file: nothing can take its place
    std::optional<int> descriptor; // one of this process that is open already
};
// Errors: Unreadable (the folder is not there and is named, a folder of that name, a circle of links). To be asked
// before long work, too.
[[nodiscard]] Result<OutputTarget> outputTarget(const std::filesystem::path& path);

class OutputFile {
public:
    // Waits for the reader of a pipe. A stop that is asked for ends the writing, and leaves what was there before.
    // Errors: those of outputTarget(), Unreadable, Cancelled (a signal came meanwhile).
    [[nodiscard]] static Result<OutputFile> create(const std::string& path, std::stop_token stop = {});
    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&&) = delete;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile(); // removes what is not finished

    // The first failure is kept for finish(); nothing is written after it.
    void write(std::string_view bytes);
    // Or was stopped: whoever makes a long text need not go on.
    [[nodiscard]] bool failed() const { return m_failure || m_stop.stop_requested(); }
    // Nothing is written after it; the file is not in its place yet. Errors: as of finish().
    [[nodiscard]] Result<void> close();
    // Puts the file in its place. Errors: Unreadable with the system's reason (a full disk), Cancelled.
    [[nodiscard]] Result<void> finish();

private:
    OutputFile() = default;
    void fail(const Sentence& what);
    void failIfStopped();

    int m_descriptor = -1;
    std::string m_path; // as it was asked for
    std::filesystem::path m_target;
    std::filesystem::path m_partial; // empty: written directly, or in its place
    std::optional<Error> m_failure;
    std::stop_token m_stop;
};

// Beside the target, for the time before it takes its place.
[[nodiscard]] std::filesystem::path partialOf(const std::filesystem::path& target);
// "FILE: WHAT: the operating system's reason for the last call that failed".
[[nodiscard]] Error writingError(const std::string& path, const Sentence& what);
// The error that a folder is not there; none if it is.
[[nodiscard]] std::optional<Error> missingFolder(
    const std::filesystem::path& folder, const std::filesystem::path& wanted);

} // namespace weft::io
