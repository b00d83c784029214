// SPDX-License-Identifier: GPL-3.0-or-later
// Equal steps of a schedule in a file (step_format.h): written while they are made where they are too many for the
// memory, read back row by row by whoever checks or shows them. A file that nobody has named is gone with its last
// owner, or with the process. A writer belongs to one thread; a sealed file may be read by any.
#pragma once

#include "engine/io/data_file.h"
#include "engine/synthesis/plan/step_format.h"

#include <functional>

namespace weft::synthesis {

class StepFileWriter {
public:
    // Into a new file without a name, on the file system of the directory (empty: the system's for temporary files).
    // What is made without `part` and `chunk` becomes a complete file by label(). Errors: Unreadable.
    [[nodiscard]] static Result<StepFileWriter> create(const std::filesystem::path& directory, const LinkGraph& graph,
        std::uint32_t chunksPerNpu, std::uint64_t stepNs, StepPart part = StepPart::Gather, Bytes chunk = {});

    void window(const std::vector<std::uint32_t>& arcs);
    void row(const ChunkColumn& row);
    // Ends a part and begins another one in the same file; finish() returns the last.
    void nextPart(std::uint64_t durationNs, const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t stepNs,
        StepPart part, Bytes chunk);
    // The disk is full, most likely. All that is written after that is dropped, and finish() says why.
    [[nodiscard]] bool failed() const { return !m_written.ok(); }
    [[nodiscard]] const Error& error() const { return m_written.error(); }
    // Nothing may be written after it. Errors: Unreadable (nothing more could be written, and the system's reason).
    [[nodiscard]] Result<StepForm> finish(std::uint64_t durationNs);

private:
    explicit StepFileWriter(std::shared_ptr<const io::DataFile> file)
        : m_file(std::move(file))
    {
    }
    void begin(const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t stepNs, StepPart part, Bytes chunk);
    void end(std::uint64_t durationNs);
    void put(std::span<const std::byte> bytes);
    void flush();

    std::shared_ptr<const io::DataFile> m_file;
    std::vector<std::byte> m_pending; // behind m_at
    std::uint64_t m_at = 0; // bytes of the file
    Result<void> m_written;
    StepForm m_form;
    StepPrint m_print;
    std::uint64_t m_records = 0; // of the part; so the next
    std::uint64_t m_steps = 0;
};

// Completes the head of the first part of a new file, once what it holds is known. Errors: Unreadable.
[[nodiscard]] Result<void> label(const io::DataFile& file, StepPart part, Bytes chunk);

// Every step in order, from the memory or the file; ends with the first error of `visit`. Errors: those, OutOfRange (a
// row that does not fit its window), and with the
// file and the byte Unreadable, Truncated (it has become shorter) and Malformed (a step is damaged, or they are not
// those that the end of the file tells of).
[[nodiscard]] Result<void> eachStep(
    const StepForm& form, const std::function<Result<void>(const StepForm::Window&, const ChunkColumn&)>& visit);

} // namespace weft::synthesis
