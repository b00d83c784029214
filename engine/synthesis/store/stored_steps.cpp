// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/store/stored_steps.h"

#include "engine/core/count_text.h"
#include "engine/core/fingerprint.h"
#include "engine/synthesis/check/chunk_schedules.h"
#include "engine/synthesis/plan/step_reader.h"
#include "engine/synthesis/plan/transfer_plan.h"

namespace weft::synthesis {

using namespace step_format;
using collective::PatternKind;

namespace {

template <class T> std::span<std::byte> bytesOf(T& value)
{
    return std::as_writable_bytes(std::span(&value, 1));
}

// One part of a file, from its head to its end.
class PartReader {
public:
    PartReader(StepReader& reader, std::shared_ptr<const io::DataFile> file)
        : m_reader(reader)
    {
        m_form.stored = std::move(file);
    }

    Result<StoredPart> read(Bytes& chunk)
    {
        if (auto begun = readHead(); !begun)
            return begun.error();
        chunk = Bytes { m_head.chunkBytes };
        while (true) {
            m_reader.beginRecord();
            Record record;
            if (auto taken = m_reader.take(bytesOf(record)); !taken)
                return taken.error();
            if (record.kind == kEnd)
                return readEnd(record);
            const bool isRow
                = record.kind == kRow && !m_form.windows.empty() && record.count == m_form.windows.back().arcs.size();
            if (!isRow && !(record.kind == kWindow && record.count <= m_head.arcs))
                return m_reader.damaged(say("there is no such record"));
            if (auto taken = isRow ? skipRow(record.count) : readWindow(record); !taken)
                return taken.error();
            ++m_place;
        }
    }

private:
    Result<void> readHead()
    {
        m_reader.beginRecord();
        // A short file is no file of steps, unless it begins as one.
        if (auto taken = m_reader.take(bytesOf(m_head.magic)); !taken || m_head.magic != kMagic)
            return taken.ok() || taken.error().code == ErrorCode::Truncated
                ? notOfThisKind(say("this is no file of steps"))
                : taken;
        if (auto taken = m_reader.take(bytesOf(m_head).subspan(kMagic.size())); !taken)
            return taken;
        if (m_head.order != kOrder)
            return notOfThisKind(say("this file of steps was written on a machine with another order of bytes"));
        if (m_head.version != kVersion)
            return notOfThisKind(
                say("this file of steps has version %1, and Weft reads version %2", m_head.version, kVersion));
        if (m_head.sum != sumOf(m_head))
            return m_reader.damaged(say("its head is not what was written"));
        const std::uint64_t chunks = std::uint64_t { m_head.npus } * m_head.chunksPerNpu;
        const auto part = static_cast<StepPart>(m_head.part);
        if (chunks == 0 || chunks >= kNoChunk || m_head.stepNs == 0 || part < StepPart::Gather || part > StepPart::Joint
            || m_head.entryBytes != (ChunkColumn(static_cast<std::uint32_t>(chunks), 1).isWide() ? 4 : 2))
            return m_reader.damaged(say("its head contradicts itself"));
        m_form.stepNs = m_head.stepNs;
        m_form.isWide = m_head.entryBytes == 4;
        return {};
    }

    Result<void> readWindow(const Record& record)
    {
        if (std::uint64_t { record.count } * 4 > m_reader.left())
            return m_reader.ended();
        StepForm::Window& window = m_form.windows.emplace_back();
        window.arcs.resize(record.count);
        if (auto taken = m_reader.take(std::as_writable_bytes(std::span(window.arcs))); !taken)
            return taken;
        if (record.sum != sumOfWindow(m_place, window.arcs))
            return m_reader.damaged(say("this list of links is not what was written"));
        window.storedAt = m_reader.at();
        return {};
    }

    Result<void> skipRow(std::uint32_t count)
    {
        const std::uint64_t bytes = std::uint64_t { count } * m_head.entryBytes;
        if (bytes > m_reader.left())
            return m_reader.ended();
        m_reader.seek(m_reader.at() + bytes);
        ++m_form.windows.back().storedRows;
        ++m_steps;
        m_entries += count;
        return {};
    }

    Result<StoredPart> readEnd(const Record& record)
    {
        End end;
        if (auto taken = m_reader.take(bytesOf(end)); !taken)
            return taken.error();
        if (record.count != kEndWords || record.sum != sumOfEnd(m_place, end))
            return m_reader.damaged(say("its end is not what was written"));
        // Every NPU gets every chunk of the others once at least; that bounds what a check has to hold, too.
        const auto part = static_cast<StepPart>(m_head.part);
        const std::uint64_t rows = part == StepPart::Joint ? 2 : 1; // of a step
        const std::uint64_t needed = rows * m_head.npus * m_head.chunksPerNpu * (m_head.npus - 1);
        if (end.steps != m_steps || m_steps % rows != 0 || end.transfers > m_entries || end.transfers < needed
            || end.durationNs / m_head.stepNs > m_steps / rows || end.durationNs % m_head.stepNs != 0)
            return m_reader.damaged(say("its end contradicts its steps"));
        m_form.storedPrint = end.print;
        m_form.storedTransfers = end.transfers;
        return StoredPart { part, { m_head.npus, m_head.chunksPerNpu, end.durationNs, std::move(m_form) }, m_head.arcs,
            m_head.links, m_steps / rows, end.transfers };
    }

    Error notOfThisKind(const Sentence& what) const { return m_reader.here(ErrorCode::Malformed, what); }

    StepReader& m_reader;
    StepForm m_form;
    Head m_head;
    std::uint64_t m_place = 0; // of the record at hand
    std::uint64_t m_steps = 0;
    std::uint64_t m_entries = 0; // of all rows
};

Error notOfThisFabric(const Sentence& what)
{
    return errorOf(ErrorCode::Mismatched, say("the steps are not of this fabric: %1", what));
}

Result<void> fits(const LinkGraph& graph, const StoredPart& part, Bytes chunk)
{
    if (part.schedule.npus != graph.npus)
        return notOfThisFabric(sayCount(part.schedule.npus, "they are for %n NPU, and it has %1",
            "they are for %n NPUs, and it has %1", graph.npus));
    if (part.arcs != graph.arcs())
        return notOfThisFabric(sayCount(part.arcs, "they are for %n working link, and it has %1",
            "they are for %n working links, and it has %1", graph.arcs()));
    const std::uint64_t stepNs = std::get<StepForm>(part.schedule.form).stepNs;
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc) {
        if (graph.time[arc] != stepNs)
            return notOfThisFabric(
                sayCount(chunk.count(), "a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n byte",
                    "a step takes %1 ns, and the link %2 → %3 takes %4 ns for a chunk of %n bytes", stepNs,
                    graph.source[arc], graph.target[arc], graph.time[arc]));
    }
    if (part.links != fingerprintOf(graph))
        return notOfThisFabric(say("it has as many links, but they join other NPUs or come in another order"));
    return {};
}

} // namespace

std::uint64_t StoredSteps::fingerprint() const
{
    std::uint64_t scatter = 0;
    std::uint64_t gather = 0;
    for (const StoredPart& part : parts) {
        const std::uint64_t print = part.schedule.fingerprint();
        scatter = part.part == StepPart::Gather ? scatter : print;
        gather = part.part == StepPart::Scatter ? gather : print;
    }
    return synthesis::fingerprintOf(kind, scatter, gather);
}

Result<StoredSteps> openStepFile(const std::filesystem::path& path)
{
    Result<io::DataFile> data = io::DataFile::open(path);
    if (!data)
        return data.error();
    const auto file = std::make_shared<const io::DataFile>(*std::move(data));
    StepReader reader(*file);
    StoredSteps stored;
    stored.fileBytes = reader.left();
    do {
        Bytes chunk;
        Result<StoredPart> part = PartReader(reader, file).read(chunk);
        if (!part)
            return part.error();
        if (chunk.count() == 0 || (!stored.parts.empty() && chunk != stored.chunk))
            return reader.damaged(say("it does not say how large a chunk is"));
        stored.chunk = chunk;
        stored.parts.push_back(*std::move(part));
    } while (reader.left() != 0 && stored.parts.size() < 2);
    const std::vector<StoredPart>& parts = stored.parts;
    const bool isPair = parts.size() == 2;
    if (reader.left() != 0
        || (isPair
            && (parts[0].part != StepPart::Scatter || parts[1].part != StepPart::Gather
                || parts[0].schedule.npus != parts[1].schedule.npus || parts[0].arcs != parts[1].arcs
                || parts[0].schedule.chunksPerNpu != parts[1].schedule.chunksPerNpu)))
        return reader.damaged(say("its parts do not make one collective"));
    const bool isWhole = parts[0].part == StepPart::Both || parts[0].part == StepPart::Joint;
    stored.kind = isPair || isWhole          ? PatternKind::AllReduce
        : parts[0].part == StepPart::Scatter ? PatternKind::ReduceScatter
                                             : PatternKind::AllGather;
    return stored;
}

Result<ScheduleCheck> checkStoredSteps(const LinkGraph& graph, const StoredSteps& stored, const Watch& watch)
{
    ScheduleCheck sum;
    for (const StoredPart& part : stored.parts) {
        const LinkGraph& used = part.part == StepPart::Scatter ? reversed(graph) : graph;
        if (auto fitting = fits(used, part, stored.chunk); !fitting)
            return fitting.error();
        if (part.part == StepPart::Both && !oppositeArcs(graph))
            return notOfThisFabric(say("its links have no opposites, and the reduce-scatter needs them"));
        const bool isJoint = part.part == StepPart::Joint;
        const Result<ScheduleCheck> check
            = isJoint ? checkSumSteps(used, part.schedule, watch) : checkLinkSchedule(used, part.schedule, watch);
        if (!check)
            return check.error();
        if (part.part == StepPart::Scatter || part.part == StepPart::Both) {
            if (const Result<void> once = checkAddsOnce(check->duplicates); !once)
                return once.error();
        }
        if (check->transfers != part.transfers)
            return errorOf(ErrorCode::Mismatched,
                sayCount(check->transfers, "the steps have %n transfer, not the stated %1",
                    "the steps have %n transfers, not the stated %1", part.transfers));
        sum.transfers += part.halves() * check->transfers;
        sum.duplicates += part.halves() * check->duplicates;
        sum.durationNs += part.halves() * check->durationNs;
    }
    return sum;
}

Result<std::uint64_t> verifyStoredSteps(const LinkGraph& graph, const StoredSteps& stored, const Watch& watch)
{
    std::uint64_t transfers = 0;
    const auto verify = [&](const LinkSchedule& schedule, bool sums) -> Result<void> {
        const Result<std::uint64_t> verified = verifyByOwners(graph, schedule, sums, watch);
        transfers += verified ? *verified : 0;
        return verified ? Result<void>() : verified.error();
    };
    for (const StoredPart& part : stored.parts) {
        if (part.part == StepPart::Joint)
            return errorOf(ErrorCode::Unsupported, say("sums and copies at once are replayed only"));
        if (part.part == StepPart::Both) {
            if (auto verified = verify(mirrored(part.schedule, *oppositeArcs(graph)), true); !verified)
                return verified.error();
        }
        if (auto verified = verify(part.schedule, part.part == StepPart::Scatter); !verified)
            return verified.error();
    }
    return transfers;
}

} // namespace weft::synthesis
