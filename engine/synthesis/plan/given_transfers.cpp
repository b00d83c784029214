// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/given_transfers.h"

#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace weft::synthesis {

namespace {

using collective::Schedule;
using collective::Slot;
using collective::StepKind;

// What is in a slot, or on its way: a chunk, and how many parts of its sum.
struct Holding {
    std::uint32_t chunk = 0;
    std::uint32_t parts = 0; // 0: nothing
};

class Reading {
public:
    Reading(const topology::Fabric& fabric, const Schedule& schedule, collective::SlotLayout layout, Bytes chunk)
        : m_topology(fabric.topology())
        , m_healthy(makeLinkGraph(topology::Fabric(fabric.topologyPtr()), chunk))
        , m_hasSwitches(m_healthy.nodes > m_healthy.npus)
        , m_taken(m_healthy)
        , m_schedule(schedule)
        , m_matching(collective::matchMessages(schedule))
        , m_layout(std::move(layout))
        , m_slots(m_layout.count())
        , m_messages(schedule.stepCount())
        , m_ends(schedule.stepCount(), kNotYet)
        , m_firstWaiting(schedule.stepCount(), kNobody)
    {
        fillSlots();
        for (std::uint32_t number = 0; number < schedule.blockCount(); ++number) {
            const collective::ThreadBlock& block = schedule.block(BlockId { number });
            const std::uint32_t end = index(schedule.steps(BlockId { number }).past);
            for (std::uint32_t first = index(schedule.steps(BlockId { number }).first); first < end;) {
                const std::uint32_t past = block.inOrder ? end : first + 1;
                m_lines.push_back({ block.rank, first, past });
                first = past;
            }
        }
    }

    Result<std::vector<GivenTransfer>> read()
    {
        if (!m_matching.faults.empty())
            return mismatched(say("not all messages of the schedule are sent and received"));
        for (std::uint32_t line = 0; line < m_lines.size(); ++line)
            m_awake.push_back(line);
        m_transfers.reserve(m_schedule.stepCount() / 2);
        std::size_t executed = 0;
        while (true) {
            while (!m_awake.empty()) {
                const std::uint32_t line = m_awake.back();
                m_awake.pop_back();
                while (m_lines[line].next < m_lines[line].past && findStart(line)) {
                    if (m_hasSwitches) {
                        push(m_ready, { m_lines[line].end, m_lines[line].next, line });
                        break;
                    }
                    ++executed;
                    if (!execute(line))
                        return m_error;
                }
            }
            if (m_ready.empty())
                break;
            // Links into and out of switches are taken in the order of time.
            const std::uint32_t line = std::get<2>(pop(m_ready));
            ++executed;
            if (!execute(line))
                return m_error;
            m_awake.push_back(line);
        }
        if (executed < m_ends.size())
            return mismatched(say("steps of the schedule wait for each other in a circle"));
        if (!m_hasSwitches) {
            sortByDigits(m_transfers, [](const GivenTransfer& each) {
                return std::tuple(
                    each.start, each.chunk, std::uint64_t { index(each.link) } << 1U | (each.adds ? 1U : 0U));
            });
        }
        return std::move(m_transfers);
    }

private:
    static constexpr std::uint64_t kNotYet = ~std::uint64_t { 0 };
    static constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
    // Steps of a rank, one after the other: a block in order, or a single step.
    struct Line {
        Rank rank {};
        std::uint32_t next = 0; // step
        std::uint32_t past = 0;
        std::uint32_t nextWaiting = kNobody; // for the same step: another line
        std::uint64_t end = 0; // of the step before; when the next starts
    };
    static Error mismatched(const Sentence& what) { return { ErrorCode::Mismatched, what, {}, {} }; }
    static Error unsupported(const Sentence& what)
    {
        return { ErrorCode::Unsupported, what, {}, say("give a schedule that was synthesized for the fabric") };
    }
    std::uint64_t refuse(Error error)
    {
        m_error = std::move(error);
        return kNotYet;
    }
    [[nodiscard]] Holding& at(Rank rank, Slot slot) { return m_slots[m_layout.at(rank, slot)]; }

    void fillSlots()
    {
        const collective::Pattern& pattern = m_schedule.pattern();
        m_wanted.assign(pattern.chunkIds(), 1);
        if (pattern.kind == collective::PatternKind::Custom) {
            for (const collective::Placement& held : pattern.before)
                at(held.rank, held.slot) = { index(held.chunk), static_cast<std::uint32_t>(held.contributors.size()) };
            for (const collective::Placement& wanted : pattern.after)
                m_wanted[index(wanted.chunk)] = static_cast<std::uint32_t>(wanted.contributors.size());
            return;
        }
        if (collective::reduces(pattern.kind))
            m_wanted.assign(pattern.chunkIds(), pattern.memberCount());
        for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
            eachBefore(pattern, Rank { rank }, [&](Slot slot, const collective::Content& held) {
                at(Rank { rank }, slot) = { index(held.chunk), 1 };
            });
        }
    }
    [[nodiscard]] StepId senderOf(StepId step) const { return m_matching.senderOf(step, m_schedule.blockOf(step)); }
    // When the next step of a line starts, which is then its end so far; false if that is not known yet, and the line
    // sleeps until the step that it waits for has ended.
    bool findStart(std::uint32_t number)
    {
        Line& line = m_lines[number];
        const StepId step { line.next };
        const auto waitsFor = [&](std::uint32_t on) {
            if (m_ends[on] == kNotYet) {
                line.nextWaiting = std::exchange(m_firstWaiting[on], number);
                return false;
            }
            line.end = std::max(line.end, m_ends[on]);
            return true;
        };
        if (collective::receives(m_schedule.kind(step)) && !waitsFor(index(senderOf(step))))
            return false;
        return std::ranges::all_of(
            m_schedule.dependencies(step), [&waitsFor](StepId on) { return waitsFor(index(on)); });
    }

    // The next step of a line. False: m_error says why not; a Result for each step would cost half of the time.
    bool execute(std::uint32_t number)
    {
        Line& line = m_lines[number];
        const std::uint32_t step = line.next++;
        const std::uint64_t end = execute(StepId { step }, line.rank, line.end);
        if (end == kNotYet)
            return false;
        m_ends[step] = line.end = end;
        for (std::uint32_t waiting = m_firstWaiting[step]; waiting != kNobody; waiting = m_lines[waiting].nextWaiting)
            m_awake.push_back(waiting);
        return true;
    }
    // Returns when it has ended; kNotYet: there is an error.
    std::uint64_t execute(StepId step, Rank rank, std::uint64_t start)
    {
        const StepKind kind = m_schedule.kind(step);
        if (kind == StepKind::Nop)
            return start;
        if (m_schedule.count(step) != 1)
            return refuse(unsupported(say("the schedule moves several chunks in one message")));
        Holding moving;
        if (collective::receives(kind))
            moving = m_messages[index(senderOf(step))];
        if (collective::readsSource(kind)) {
            const Holding local = at(rank, m_schedule.source(step));
            if (local.parts == 0 || (moving.parts != 0 && moving.chunk != local.chunk))
                return refuse(mismatched(say("step %1 reads no chunk of the pattern", step)));
            moving = { local.chunk, moving.parts + local.parts };
        }
        if (collective::addsToTarget(kind))
            moving.parts += at(rank, m_schedule.target(step)).parts;
        if (collective::writesTarget(kind))
            at(rank, m_schedule.target(step)) = moving;
        if (!collective::sends(kind))
            return start;
        m_messages[index(step)] = moving;
        return send(step, rank, start, moving);
    }
    // Returns when it has arrived; kNotYet as above.
    std::uint64_t send(StepId step, Rank rank, std::uint64_t at, const Holding& moving)
    {
        const std::span<const LinkId> way = m_schedule.way(step);
        if (way.empty())
            return refuse(unsupported(say("messages of the schedule name no links")));
        NodeId node { index(rank) };
        for (const LinkId link : way) {
            const bool goesOn = link != way.front();
            if (goesOn && index(node) < m_healthy.npus)
                return refuse(unsupported(say("messages of the schedule go through NPUs that do not get them")));
            if (index(link) >= m_topology.linkCount() || m_topology.linkSource(link) != node)
                return refuse(mismatched(say("the schedule is of another fabric: its links lead elsewhere")));
            if (m_hasSwitches) {
                at = m_taken.earliest(index(link), at);
                m_taken.take(index(link), at);
            }
            m_transfers.push_back({ at, moving.chunk, link, moving.parts < m_wanted[moving.chunk], goesOn });
            at += m_healthy.time[index(link)];
            node = m_topology.linkDestination(link);
        }
        return at;
    }

    const topology::Topology& m_topology;
    LinkGraph m_healthy; // arcs are the links
    bool m_hasSwitches = false;
    LinkSlots m_taken; // where there are switches
    const Schedule& m_schedule;
    collective::MessageMatching m_matching;
    collective::SlotLayout m_layout;
    std::vector<Holding> m_slots; // by the layout
    std::vector<std::uint32_t> m_wanted; // by chunk: parts of a sum
    std::vector<Holding> m_messages; // by the step that sends it
    std::vector<Line> m_lines;
    std::vector<std::uint64_t> m_ends; // by step
    std::vector<std::uint32_t> m_firstWaiting; // by step: a line
    std::vector<std::uint32_t> m_awake; // lines that may know more now
    // A heap of lines behind switches that have a next step and its start: that, the step, the line.
    std::vector<std::tuple<std::uint64_t, std::uint32_t, std::uint32_t>> m_ready;
    std::vector<GivenTransfer> m_transfers;
    Error m_error;
};

} // namespace

Result<std::vector<GivenTransfer>> givenTransfers(
    const topology::Fabric& fabric, const collective::Schedule& schedule, Bytes chunk)
{
    if (schedule.rankCount() != fabric.topology().npuCount() || !schedule.info().placement.empty())
        return Error { ErrorCode::Mismatched,
            say("the schedule is for %1 ranks, and the fabric has %2 NPUs", schedule.rankCount(),
                fabric.topology().npuCount()),
            {}, {} };
    Result<collective::SlotLayout> layout = collective::SlotLayout::make(schedule);
    return layout ? Reading(fabric, schedule, *std::move(layout), chunk).read() : layout.error();
}

} // namespace weft::synthesis
