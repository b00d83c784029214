// SPDX-License-Identifier: GPL-3.0-or-later
// Equal steps of a schedule that is too large for the memory, in a file: written while they are made, read back row by
// row by whoever checks or shows them. A writer belongs to one thread; a sealed file may be read by any.
//
// The format, in the byte order of the machine: "WEFTSTEP", then as 32 bits 0x01020304, the version 1, NPUs, chunks per
// NPU, links, and bytes per entry (2, or 4 from 65,535 chunks on), then as 64 bits the length of a step in ns. Records
// follow, each of them two 32-bit numbers, a kind and a count, and what they announce:
//   1, n   a window: n links (32 bits each) that the following rows are about
//   2, n   a row, one step: for each link of the window the lower 16 bits of the chunk that it carries, all ones for
//          none; with 4 bytes per entry the upper 16 bits of all of them after that
//   3, 0   the end: the duration in ns and the content's fingerprint, 64 bits each
#pragma once

#include "engine/core/result.h"
#include "engine/synthesis/link_schedule.h"

#include <filesystem>
#include <fstream>
#include <functional>

namespace weft::synthesis {

// A file of steps. It is removed with its last owner if it was made under a name of its own.
class StepFile {
public:
    StepFile(std::filesystem::path path, bool isTemporary)
        : m_path(std::move(path))
        , m_isTemporary(isTemporary)
    {
    }
    ~StepFile();
    StepFile(const StepFile&) = delete;
    StepFile& operator=(const StepFile&) = delete;
    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
    bool m_isTemporary = false;
};

class StepFileWriter {
public:
    // Into a new file of the directory (empty: that of the system for temporary files). Errors: Unreadable.
    [[nodiscard]] static Result<StepFileWriter> create(const std::filesystem::path& directory, const LinkGraph& graph,
        std::uint32_t chunksPerNpu, std::uint64_t stepNs);

    void window(const std::vector<std::uint32_t>& arcs);
    void row(const ChunkColumn& row);
    [[nodiscard]] bool failed() const { return !m_out; }
    // Nothing may be written after it. Errors: Unreadable (nothing more could be written).
    [[nodiscard]] Result<StepForm> finish(std::uint64_t durationNs);

private:
    StepFileWriter() = default;
    std::shared_ptr<StepFile> m_file;
    std::ofstream m_out;
    StepForm m_form;
    StepPrint m_print;
};

// A schedule from such a file, which stays where it is and must not change; the steps are left in it. What they say is
// for checkLinkSchedule() to judge. Errors: Unreadable, Malformed, Truncated.
[[nodiscard]] Result<LinkSchedule> openStepFile(const std::filesystem::path& path);

// Every step in order, from the memory or the file; ends with the first error of `visit`. Errors: those, and Unreadable
// (the file has gone or is shorter).
[[nodiscard]] Result<void> eachStep(
    const StepForm& form, const std::function<Result<void>(const StepForm::Window&, const ChunkColumn&)>& visit);

// What one link carries. Errors: as above.
[[nodiscard]] Result<std::vector<Transfer>> stepsOf(const StepForm& form, std::uint32_t arc);

} // namespace weft::synthesis
