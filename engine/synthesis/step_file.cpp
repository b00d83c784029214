// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/step_file.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <system_error>
#include <unistd.h>

namespace weft::synthesis {

namespace {

constexpr std::array<char, 8> kMagic { 'W', 'E', 'F', 'T', 'S', 'T', 'E', 'P' };
constexpr std::uint32_t kOrder = 0x01020304;
constexpr std::uint32_t kVersion = 1;
constexpr std::uint32_t kWindow = 1;
constexpr std::uint32_t kRow = 2;
constexpr std::uint32_t kEnd = 3;

struct Head {
    std::array<char, 8> magic = kMagic;
    std::uint32_t order = kOrder;
    std::uint32_t version = kVersion;
    std::uint32_t npus = 0;
    std::uint32_t chunksPerNpu = 0;
    std::uint32_t arcs = 0;
    std::uint32_t entryBytes = 0;
    std::uint64_t stepNs = 0;
};
static_assert(sizeof(Head) == 40);

struct Record {
    std::uint32_t kind = 0;
    std::uint32_t count = 0;
};

struct End {
    std::uint64_t durationNs = 0;
    std::uint64_t print = 0;
};

template <class T> void put(std::ofstream& out, const T* values, std::size_t count)
{
    out.write(reinterpret_cast<const char*>(values), static_cast<std::streamsize>(count * sizeof(T)));
}

template <class T> bool take(std::ifstream& in, T* values, std::size_t count)
{
    const auto bytes = static_cast<std::streamsize>(count * sizeof(T));
    return in.read(reinterpret_cast<char*>(values), bytes) && in.gcount() == bytes;
}

Error failure(ErrorCode code, const std::filesystem::path& path, const std::string& what)
{
    Error error { code, what, {}, {} };
    error.where.file = path.string();
    return error;
}

Error gone(const StepForm& form)
{
    return failure(ErrorCode::Unreadable, form.stored->path(), "the steps cannot be read back");
}

} // namespace

StepFile::~StepFile()
{
    std::error_code ignored;
    if (m_isTemporary)
        std::filesystem::remove(m_path, ignored);
}

Result<StepFileWriter> StepFileWriter::create(
    const std::filesystem::path& directory, const LinkGraph& graph, std::uint32_t chunksPerNpu, std::uint64_t stepNs)
{
    std::error_code error;
    const std::filesystem::path folder = directory.empty() ? std::filesystem::temp_directory_path(error) : directory;
    std::string name = (folder / "weft-steps-XXXXXX").string();
    const int descriptor = error ? -1 : ::mkstemp(name.data());
    if (descriptor < 0)
        return failure(ErrorCode::Unreadable, folder, "no file for a large schedule can be made here");
    ::close(descriptor);
    StepFileWriter writer;
    writer.m_file = std::make_shared<StepFile>(name, true);
    writer.m_out.open(name, std::ios::binary | std::ios::trunc);
    Head head;
    head.npus = graph.npus;
    head.chunksPerNpu = chunksPerNpu;
    head.arcs = graph.arcs();
    head.entryBytes = ChunkColumn(graph.npus * chunksPerNpu, 1).isWide() ? 4 : 2;
    head.stepNs = stepNs;
    put(writer.m_out, &head, 1);
    writer.m_form.stepNs = stepNs;
    writer.m_form.isWide = head.entryBytes == 4;
    return writer;
}

void StepFileWriter::window(const std::vector<std::uint32_t>& arcs)
{
    const Record record { kWindow, static_cast<std::uint32_t>(arcs.size()) };
    put(m_out, &record, 1);
    put(m_out, arcs.data(), arcs.size());
    m_print.window(arcs);
    m_form.windows.push_back({ arcs, {}, 0, static_cast<std::uint64_t>(m_out.tellp()) });
}

void StepFileWriter::row(const ChunkColumn& row)
{
    const Record record { kRow, static_cast<std::uint32_t>(row.size()) };
    put(m_out, &record, 1);
    put(m_out, row.low().data(), row.low().size());
    put(m_out, row.high().data(), row.high().size());
    m_print.row(row);
    ++m_form.windows.back().storedRows;
}

Result<StepForm> StepFileWriter::finish(std::uint64_t durationNs)
{
    const Record record { kEnd, 0 };
    const End end { durationNs, m_print.value() };
    put(m_out, &record, 1);
    put(m_out, &end, 1);
    m_out.close();
    if (!m_out)
        return failure(ErrorCode::Unreadable, m_file->path(), "the schedule could not be written");
    m_form.stored = std::move(m_file);
    m_form.storedPrint = end.print;
    return std::move(m_form);
}

Result<LinkSchedule> openStepFile(const std::filesystem::path& path)
{
    std::error_code error;
    const std::uint64_t size = std::filesystem::file_size(path, error);
    std::ifstream in(path, std::ios::binary);
    if (error || !in)
        return failure(ErrorCode::Unreadable, path, "the file cannot be read");
    Head head;
    if (!take(in, &head, 1) || head.magic != kMagic || head.order != kOrder || head.version != kVersion)
        return failure(ErrorCode::Malformed, path, "this is not a file of steps that this machine can read");
    const std::uint64_t chunks = std::uint64_t { head.npus } * head.chunksPerNpu;
    if (chunks >= kNoChunk || head.entryBytes != (ChunkColumn(static_cast<std::uint32_t>(chunks), 1).isWide() ? 4 : 2))
        return failure(ErrorCode::Malformed, path, "the head of the file contradicts itself");
    StepForm form;
    form.stepNs = head.stepNs;
    form.isWide = head.entryBytes == 4;
    form.stored = std::make_shared<StepFile>(path, false);
    const Error truncated = failure(ErrorCode::Truncated, path, "the file ends inside a record");
    std::uint64_t at = sizeof(Head);
    Record record;
    while (take(in, &record, 1)) {
        at += sizeof(Record);
        if (record.kind == kEnd) {
            End end;
            if (!take(in, &end, 1))
                return truncated;
            form.storedPrint = end.print;
            return LinkSchedule { head.npus, head.chunksPerNpu, end.durationNs, std::move(form) };
        }
        const bool isRow
            = record.kind == kRow && !form.windows.empty() && record.count == form.windows.back().arcs.size();
        const bool isWindow = record.kind == kWindow && record.count <= head.arcs;
        if (!isRow && !isWindow)
            return failure(ErrorCode::Malformed, path, "there is no such record at byte " + std::to_string(at));
        const std::uint64_t bytes = std::uint64_t { record.count } * (isRow ? head.entryBytes : 4);
        if (bytes > size - std::min(size, at))
            return truncated;
        at += bytes;
        if (isRow) {
            ++form.windows.back().storedRows;
            in.seekg(static_cast<std::streamoff>(at));
            continue;
        }
        StepForm::Window& window = form.windows.emplace_back();
        window.arcs.resize(record.count);
        if (!take(in, window.arcs.data(), record.count))
            return truncated;
        window.storedAt = at;
    }
    return truncated;
}

Result<void> eachStep(
    const StepForm& form, const std::function<Result<void>(const StepForm::Window&, const ChunkColumn&)>& visit)
{
    std::ifstream in;
    if (form.stored)
        in.open(form.stored->path(), std::ios::binary);
    for (const StepForm::Window& window : form.windows) {
        for (const ChunkColumn& row : window.rows) {
            if (auto visited = visit(window, row); !visited)
                return visited;
        }
        if (window.storedRows == 0)
            continue;
        in.seekg(static_cast<std::streamoff>(window.storedAt));
        ChunkColumn row(form.isWide ? kNoChunk : 0, window.arcs.size());
        for (std::uint64_t i = 0; i < window.storedRows; ++i) {
            Record record;
            if (!take(in, &record, 1) || record.kind != kRow || record.count != row.size()
                || !take(in, row.low().data(), row.low().size()) || !take(in, row.high().data(), row.high().size()))
                return gone(form);
            if (auto visited = visit(window, row); !visited)
                return visited;
        }
    }
    return {};
}

Result<std::vector<Transfer>> stepsOf(const StepForm& form, std::uint32_t arc)
{
    std::vector<Transfer> transfers;
    std::ifstream in;
    if (form.stored)
        in.open(form.stored->path(), std::ios::binary);
    std::uint64_t start = 0;
    for (const StepForm::Window& window : form.windows) {
        const auto found = std::ranges::find(window.arcs, arc);
        const bool live = found != window.arcs.end();
        const auto at = static_cast<std::size_t>(found - window.arcs.begin());
        const auto add = [&](std::uint32_t chunk) {
            if (chunk != kNoChunk)
                transfers.push_back({ start, chunk });
            start += form.stepNs;
        };
        for (const ChunkColumn& row : window.rows)
            add(live ? row[at] : kNoChunk);
        const std::uint64_t rowBytes = sizeof(Record) + window.arcs.size() * (form.isWide ? 4 : 2);
        ChunkColumn one(form.isWide ? kNoChunk : 0, 1);
        for (std::uint64_t i = 0; i < window.storedRows; ++i) {
            if (live) {
                const std::uint64_t entries = window.storedAt + i * rowBytes + sizeof(Record);
                in.seekg(static_cast<std::streamoff>(entries + 2 * at));
                bool isRead = take(in, one.low().data(), 1);
                if (form.isWide) {
                    in.seekg(static_cast<std::streamoff>(entries + 2 * (window.arcs.size() + at)));
                    isRead &= take(in, one.high().data(), 1);
                }
                if (!isRead)
                    return gone(form);
            }
            add(live ? one[0] : kNoChunk);
        }
    }
    return transfers;
}

} // namespace weft::synthesis
