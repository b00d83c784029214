// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/step_file.h"

#include "engine/synthesis/plan/step_reader.h"

#include <algorithm>

namespace weft::synthesis {

using namespace step_format;

namespace {

constexpr std::size_t kWriteBlock = std::size_t { 1 } << 18U; // bytes that are written at once

template <class T> std::span<const std::byte> bytesOf(const T& value)
{
    return std::as_bytes(std::span(&value, 1));
}

// Entries that carry a chunk.
std::uint64_t transfersIn(const ChunkColumn& row)
{
    if (!row.isWide())
        return row.size() - static_cast<std::uint64_t>(std::ranges::count(row.low(), std::uint16_t { 0xFFFF }));
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < row.size(); ++i)
        count += row[i] != kNoChunk;
    return count;
}

} // namespace

Result<StepFileWriter> StepFileWriter::create(const std::filesystem::path& directory, const LinkGraph& graph,
    std::uint32_t chunksPerNpu, std::uint64_t stepNs, StepPart part, Bytes chunk)
{
    Result<io::DataFile> file = io::DataFile::create(directory);
    if (!file)
        return file.error();
    StepFileWriter writer(std::make_shared<const io::DataFile>(*std::move(file)));
    writer.begin(graph, chunksPerNpu, stepNs, part, chunk);
    return writer;
}

void StepFileWriter::begin(
    const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t stepNs, StepPart part, Bytes chunk)
{
    Head head;
    head.npus = graph.npus;
    head.chunksPerNpu = chunksPerNpu;
    head.arcs = graph.arcs();
    head.entryBytes = ChunkColumn(graph.npus * chunksPerNpu, 1).isWide() ? 4 : 2;
    head.stepNs = stepNs;
    head.links = fingerprintOf(graph);
    head.chunkBytes = chunk.count();
    head.part = static_cast<std::uint64_t>(part);
    head.sum = sumOf(head);
    put(bytesOf(head));
    m_form = {};
    m_form.stepNs = stepNs;
    m_form.isWide = head.entryBytes == 4;
    m_print = {};
    m_records = m_steps = 0;
}

void StepFileWriter::put(std::span<const std::byte> bytes)
{
    if (m_pending.size() + bytes.size() > kWriteBlock)
        flush();
    if (bytes.size() < kWriteBlock) {
        m_pending.insert(m_pending.end(), bytes.begin(), bytes.end());
        return;
    }
    if (m_written.ok())
        m_written = m_file->writeAt(m_at, bytes);
    m_at += bytes.size();
}

void StepFileWriter::flush()
{
    if (m_written.ok())
        m_written = m_file->writeAt(m_at, m_pending);
    m_at += m_pending.size();
    m_pending.clear();
}

void StepFileWriter::window(const std::vector<std::uint32_t>& arcs)
{
    put(bytesOf(Record { kWindow, static_cast<std::uint32_t>(arcs.size()), sumOfWindow(m_records++, arcs) }));
    put(std::as_bytes(std::span(arcs)));
    m_print.window(arcs);
    StepForm::Window& window = m_form.windows.emplace_back();
    window.arcs = arcs;
    window.storedAt = m_at + m_pending.size();
}

void StepFileWriter::row(const ChunkColumn& row)
{
    const StepPrint::RowSums sums = StepPrint::sumsOf(row);
    put(bytesOf(Record { kRow, static_cast<std::uint32_t>(row.size()), sumOfRow(m_records++, row.size(), sums) }));
    put(std::as_bytes(row.low()));
    put(std::as_bytes(row.high()));
    m_print.row(sums);
    ++m_steps;
    m_form.storedTransfers += transfersIn(row);
    ++m_form.windows.back().storedRows;
}

void StepFileWriter::end(std::uint64_t durationNs)
{
    const End end { m_steps, m_form.storedTransfers, durationNs, m_print.value() };
    put(bytesOf(Record { kEnd, kEndWords, sumOfEnd(m_records, end) }));
    put(bytesOf(end));
    m_form.storedPrint = end.print;
}

void StepFileWriter::nextPart(std::uint64_t durationNs, const LinkGraph& graph, std::uint32_t chunksPerNpu,
    std::uint64_t stepNs, StepPart part, Bytes chunk)
{
    end(durationNs);
    begin(graph, chunksPerNpu, stepNs, part, chunk);
}

Result<StepForm> StepFileWriter::finish(std::uint64_t durationNs)
{
    end(durationNs);
    flush();
    if (!m_written)
        return m_written.error();
    m_form.stored = std::move(m_file);
    return std::move(m_form);
}

Result<void> label(const io::DataFile& file, StepPart part, Bytes chunk)
{
    Head head;
    if (auto read = file.readAt(0, std::as_writable_bytes(std::span(&head, 1))); !read)
        return read;
    head.chunkBytes = chunk.count();
    head.part = static_cast<std::uint64_t>(part);
    head.sum = sumOf(head);
    return file.writeAt(0, bytesOf(head));
}

Result<void> eachStep(
    const StepForm& form, const std::function<Result<void>(const StepForm::Window&, const ChunkColumn&)>& visit)
{
    std::optional<StepReader> reader;
    if (form.stored)
        reader.emplace(*form.stored);
    StepPrint print;
    std::uint64_t place = 0; // of the record among those of the part
    for (const StepForm::Window& window : form.windows) {
        print.window(window.arcs);
        ++place;
        for (const ChunkColumn& row : window.rows) {
            if (row.size() != window.arcs.size())
                return Error { ErrorCode::OutOfRange, say("a step has another number of links than its window"), {},
                    {} };
            if (auto visited = visit(window, row); !visited)
                return visited;
        }
        if (window.storedRows == 0)
            continue;
        reader->seek(window.storedAt);
        ChunkColumn row(form.isWide ? kNoChunk : 0, window.arcs.size());
        for (std::uint64_t i = 0; i < window.storedRows; ++i) {
            const Result<StepPrint::RowSums> read = reader->row(row, place++);
            if (!read)
                return read.error();
            print.row(*read);
            if (auto visited = visit(window, row); !visited)
                return visited;
        }
    }
    if (form.stored && !form.isTurned && print.value() != form.storedPrint)
        return reader->damaged(say("its steps are not those that its end tells of"));
    return {};
}

} // namespace weft::synthesis
