// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the records of a file of steps one after the other and holds each against its sum. Belongs to one thread; the
// file outlives it.
#pragma once

#include "engine/io/data_file.h"
#include "engine/synthesis/plan/step_format.h"

#include <algorithm>

namespace weft::synthesis {

class StepReader {
public:
    explicit StepReader(const io::DataFile& file)
        : m_file(file)
        , m_size(file.size())
    {
    }

    void seek(std::uint64_t at) { m_at = at; }
    [[nodiscard]] std::uint64_t at() const { return m_at; }
    [[nodiscard]] std::uint64_t left() const { return m_size - std::min(m_size, m_at); } // bytes
    // Errors: Truncated, Unreadable.
    [[nodiscard]] Result<void> take(std::span<std::byte> bytes);
    // The row that follows, of the size that `row` has. Errors: those, and Malformed.
    [[nodiscard]] Result<StepPrint::RowSums> row(ChunkColumn& row, std::uint64_t place);
    // At the record that was begun last: Malformed, and Truncated.
    [[nodiscard]] Error here(ErrorCode code, const Sentence& what) const;
    [[nodiscard]] Error damaged(const Sentence& what) const;
    [[nodiscard]] Error ended() const;
    void beginRecord() { m_recordAt = m_at; }

private:
    const io::DataFile& m_file;
    std::uint64_t m_size = 0;
    std::uint64_t m_at = 0;
    std::uint64_t m_recordAt = 0;
    std::vector<std::byte> m_block; // of the file, from m_blockAt on
    std::uint64_t m_blockAt = 0;
};

} // namespace weft::synthesis
