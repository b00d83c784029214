// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a file of equal steps, as they are and with all sums made right, so that what they say is looked at:
// what opens can be described, replayed and read link by link, and is the same when it is opened again.
#include "engine/study/synthesis/step_schedules.h"
#include "engine/topology/topology_spec.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <vector>

#include <sys/mman.h>
#include <unistd.h>

namespace {

using namespace weft;
using namespace weft::synthesis;
using namespace weft::synthesis::step_format;

// A file in memory, by a name.
class MemoryFile {
public:
    explicit MemoryFile(const std::vector<std::uint8_t>& bytes)
        : m_descriptor(::memfd_create("steps", 0))
    {
        if (::write(m_descriptor, bytes.data(), bytes.size()) != static_cast<ssize_t>(bytes.size()))
            __builtin_trap();
    }
    ~MemoryFile() { ::close(m_descriptor); }
    MemoryFile(const MemoryFile&) = delete;
    MemoryFile& operator=(const MemoryFile&) = delete;
    [[nodiscard]] std::string path() const { return "/proc/self/fd/" + std::to_string(m_descriptor); }

private:
    int m_descriptor = -1;
};

// Rewrites heads and records from `at` on so that their sums are right; ends at the first thing that makes no sense.
class Repair {
public:
    explicit Repair(std::vector<std::uint8_t>& bytes)
        : m_bytes(bytes)
    {
        while (part())
            continue;
    }

private:
    bool part()
    {
        Head head;
        if (m_at + sizeof head > m_bytes.size())
            return false;
        std::memcpy(&head, m_bytes.data() + m_at, sizeof head);
        head.magic = kMagic;
        head.order = kOrder;
        head.version = kVersion;
        const std::uint64_t chunks = std::uint64_t { head.npus } * head.chunksPerNpu;
        head.entryBytes = chunks > 0xFFFF ? 4 : 2;
        head.sum = sumOf(head);
        std::memcpy(m_bytes.data() + m_at, &head, sizeof head);
        m_at += sizeof head;
        StepPrint print;
        End end;
        std::size_t live = 0;
        for (std::uint64_t place = 0;; ++place) {
            Record record;
            if (m_at + sizeof record > m_bytes.size())
                return false;
            std::memcpy(&record, m_bytes.data() + m_at, sizeof record);
            const std::size_t content = m_at + sizeof record;
            std::size_t size = 0;
            if (record.kind == kWindow) {
                size = std::size_t { record.count } * 4;
                if (record.count > head.arcs || size > m_bytes.size() - content)
                    return false;
                std::vector<std::uint32_t> arcs(record.count);
                if (size > 0)
                    std::memcpy(arcs.data(), m_bytes.data() + content, size);
                print.window(arcs);
                record.sum = sumOfWindow(place, arcs);
                live = arcs.size();
            } else if (record.kind == kRow && record.count == live && live != 0) {
                size = live * head.entryBytes;
                if (size > m_bytes.size() - content)
                    return false;
                ChunkColumn row(head.entryBytes == 4 ? kNoChunk : 0, live);
                std::memcpy(row.low().data(), m_bytes.data() + content, live * 2);
                if (row.isWide())
                    std::memcpy(row.high().data(), m_bytes.data() + content + live * 2, live * 2);
                print.row(StepPrint::sumsOf(row));
                record.sum = sumOfRow(place, live, StepPrint::sumsOf(row));
                ++end.steps;
                for (std::size_t i = 0; i < live; ++i)
                    end.transfers += row[i] != kNoChunk;
            } else {
                size = sizeof end;
                if (size > m_bytes.size() - content)
                    return false;
                record.kind = kEnd;
                record.count = kEndWords;
                end.durationNs = end.steps * head.stepNs;
                end.print = print.value();
                record.sum = sumOfEnd(place, end);
                std::memcpy(m_bytes.data() + content, &end, size);
            }
            std::memcpy(m_bytes.data() + m_at, &record, sizeof record);
            m_at = content + size;
            if (record.kind == kEnd)
                return true;
        }
    }

    std::vector<std::uint8_t>& m_bytes;
    std::size_t m_at = 0;
};

topology::Fabric fabricOf(const char* spec)
{
    Findings findings;
    const auto topology = topology::topologyFromSpec(spec, findings);
    if (!topology)
        __builtin_trap();
    return topology::Fabric(*topology);
}

void tryOne(const std::vector<std::uint8_t>& bytes, const topology::Fabric& fabric)
{
    const MemoryFile file(bytes);
    const Result<StoredSteps> stored = openStepFile(file.path());
    if (!stored) {
        if (stored.error().message.empty() || stored.error().where.file.empty())
            __builtin_trap();
        return;
    }
    if (study::describe(*stored).facts.empty() || study::stepsText(*stored).empty())
        __builtin_trap();
    const Result<study::StepsCheck> check = study::checkSteps(*stored, fabric);
    if (check && check->correct && check->replay.transfers != stored->transfers())
        __builtin_trap();
    for (const StoredPart& part : stored->parts) {
        const auto& form = std::get<StepForm>(part.schedule.form);
        const auto read = eachStep(form, [](const auto&, const auto&) { return Result<void>(); });
        if (!read && read.error().message.empty())
            __builtin_trap();
    }
    const Result<StoredSteps> again = openStepFile(file.path());
    if (!again || again->fingerprint() != stored->fingerprint())
        __builtin_trap();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    // Of the files in the corpus; the larger has sums and copies at once.
    static const std::array fabrics { fabricOf("Mesh(3x3,50GiB/s)"), fabricOf("Mesh(6x6,50GiB/s)") };
    for (const topology::Fabric& fabric : fabrics) {
        std::vector<std::uint8_t> bytes(data, data + size);
        tryOne(bytes, fabric);
        Repair repaired(bytes);
        tryOne(bytes, fabric);
    }
    return 0;
}
