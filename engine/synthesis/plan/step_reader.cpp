// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/step_reader.h"

#include <cstring>

namespace weft::synthesis {

using namespace step_format;

namespace {

constexpr std::size_t kReadBlock = std::size_t { 1 } << 16U; // bytes that are read ahead

} // namespace

Error StepReader::here(ErrorCode code, const Sentence& what) const
{
    Error error { code, what, {}, {} };
    error.where.file = m_file.place().string();
    error.where.byteOffset = m_recordAt;
    return error;
}

Error StepReader::damaged(const Sentence& what) const
{
    return here(ErrorCode::Malformed, say("the file is damaged: %1", what));
}

Error StepReader::ended() const
{
    return here(ErrorCode::Truncated, say("the file ends inside a record"));
}

Result<void> StepReader::take(std::span<std::byte> bytes)
{
    if (bytes.size() > left())
        return ended();
    while (!bytes.empty()) {
        const bool isAhead = m_at >= m_blockAt && m_at - m_blockAt < m_block.size();
        if (!isAhead && bytes.size() >= kReadBlock) {
            if (auto read = m_file.readAt(m_at, bytes); !read)
                return read;
            m_at += bytes.size();
            return {};
        }
        if (!isAhead) {
            m_block.resize(std::min<std::uint64_t>(kReadBlock, left()));
            m_blockAt = m_at;
            if (auto read = m_file.readAt(m_at, m_block); !read) {
                m_block.clear();
                return read;
            }
        }
        const auto from = static_cast<std::size_t>(m_at - m_blockAt);
        const std::size_t count = std::min(bytes.size(), m_block.size() - from);
        std::memcpy(bytes.data(), m_block.data() + from, count);
        bytes = bytes.subspan(count);
        m_at += count;
    }
    return {};
}

Result<StepPrint::RowSums> StepReader::row(ChunkColumn& row, std::uint64_t place)
{
    beginRecord();
    Record record;
    if (auto read = take(std::as_writable_bytes(std::span(&record, 1))); !read)
        return read.error();
    for (const std::span<std::uint16_t> half : { row.low(), row.high() }) {
        if (auto read = take(std::as_writable_bytes(half)); !read)
            return read.error();
    }
    const StepPrint::RowSums sums = StepPrint::sumsOf(row);
    if (record.kind != kRow || record.count != row.size() || record.sum != sumOfRow(place, row.size(), sums))
        return damaged(say("this step is not what was written"));
    return sums;
}

} // namespace weft::synthesis
