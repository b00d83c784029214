// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/given_transfers.h"

#include "engine/collective/model/slot_layout.h"
#include "engine/collective/proof/message_matching.h"
#include "engine/synthesis/graph/digit_sort.h"
#include "engine/synthesis/graph/link_slots.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <tuple>

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
        , m_starts(schedule.stepCount(), 0)
        , m_waits(schedule.stepCount(), 0)
    {
        fillSlots();
        for (std::uint32_t block = 0; block < schedule.blockCount(); ++block)
            m_ranks.resize(index(schedule.stepsEnd(BlockId { block })), schedule.block(BlockId { block }).rank);
        if (m_matching.faults.empty())
            fillWaits();
    }

    Result<std::vector<GivenTransfer>> read()
    {
        if (!m_matching.faults.empty())
            return mismatched(say("not all messages of the schedule are sent and received"));
        std::vector<std::uint32_t> ready;
        for (std::uint32_t step = 0; step < m_waits.size(); ++step) {
            if (m_waits[step] == 0)
                ready.push_back(step);
        }
        // Links into and out of switches are taken in the order of time.
        const auto later = [this](std::uint32_t a, std::uint32_t b) {
            return std::pair(m_starts[a], a) > std::pair(m_starts[b], b);
        };
        std::size_t executed = 0;
        while (m_hasSwitches ? !ready.empty() : executed < ready.size()) {
            const std::uint32_t step = m_hasSwitches ? ready.front() : ready[executed];
            if (m_hasSwitches) {
                std::ranges::pop_heap(ready, later);
                ready.pop_back();
            }
            ++executed;
            const Result<std::uint64_t> end = execute(StepId { step });
            if (!end)
                return end.error();
            for (const std::uint32_t next : m_after[step]) {
                m_starts[next] = std::max(m_starts[next], *end);
                if (--m_waits[next] != 0)
                    continue;
                ready.push_back(next);
                if (m_hasSwitches)
                    std::ranges::push_heap(ready, later);
            }
        }
        if (executed < m_waits.size())
            return mismatched(say("steps of the schedule wait for each other in a circle"));
        if (!m_hasSwitches) {
            sortByDigits(m_transfers, [](const GivenTransfer& each) {
                return std::tuple(each.start, each.chunk, index(each.link), each.adds ? 1U : 0U);
            });
        }
        return std::move(m_transfers);
    }

private:
    static Error mismatched(const Sentence& what) { return { ErrorCode::Mismatched, what, {}, {} }; }
    static Error unsupported(const Sentence& what)
    {
        return { ErrorCode::Unsupported, what, {}, say("give a schedule that was synthesized for the fabric") };
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
            eachSlot(pattern, Rank { rank }, [&](Slot slot) {
                if (const auto held = pattern.contentBefore(Rank { rank }, slot))
                    at(Rank { rank }, slot) = { index(held->chunk), 1 };
            });
        }
    }
    template <class Visit> void eachWait(Visit visit) const
    {
        for (std::uint32_t block = 0; block < m_schedule.blockCount(); ++block) {
            const std::uint32_t first = index(m_schedule.stepsBegin(BlockId { block }));
            const std::uint32_t end = index(m_schedule.stepsEnd(BlockId { block }));
            for (std::uint32_t step = first; step < end; ++step) {
                if (m_schedule.block(BlockId { block }).inOrder && step > first)
                    visit(step, step - 1);
                for (const StepId on : m_schedule.dependencies(StepId { step }))
                    visit(step, index(on));
                if (collective::receives(m_schedule.kind(StepId { step })))
                    visit(step, index(m_matching.senderOf(StepId { step })));
            }
        }
    }
    void fillWaits()
    {
        m_after = Groups<>(m_waits.size(), [this](const auto& visit) {
            eachWait([&visit](std::uint32_t step, std::uint32_t on) { visit(on, step); });
        });
        for (const std::uint32_t step : m_after.items)
            ++m_waits[step];
    }

    // Returns when it has ended.
    Result<std::uint64_t> execute(StepId step)
    {
        const StepKind kind = m_schedule.kind(step);
        if (kind == StepKind::Nop)
            return m_starts[index(step)];
        if (m_schedule.count(step) != 1)
            return unsupported(say("the schedule moves several chunks in one message"));
        const Rank rank = m_ranks[index(step)];
        Holding moving;
        if (collective::receives(kind))
            moving = m_messages[index(m_matching.senderOf(step))];
        if (collective::readsSource(kind)) {
            const Holding local = at(rank, m_schedule.source(step));
            if (local.parts == 0 || (moving.parts != 0 && moving.chunk != local.chunk))
                return mismatched(say("step %1 reads no chunk of the pattern", step));
            moving = { local.chunk, moving.parts + local.parts };
        }
        if (collective::addsToTarget(kind))
            moving.parts += at(rank, m_schedule.target(step)).parts;
        if (collective::writesTarget(kind))
            at(rank, m_schedule.target(step)) = moving;
        if (!collective::sends(kind))
            return m_starts[index(step)];
        m_messages[index(step)] = moving;
        return send(step, moving);
    }
    Result<std::uint64_t> send(StepId step, const Holding& moving)
    {
        const std::span<const LinkId> way = m_schedule.way(step);
        if (way.empty())
            return unsupported(say("messages of the schedule name no links"));
        std::uint64_t at = m_starts[index(step)];
        NodeId node { index(m_ranks[index(step)]) };
        for (const LinkId link : way) {
            const bool goesOn = link != way.front();
            if (goesOn && index(node) < m_healthy.npus)
                return unsupported(say("messages of the schedule go through NPUs that do not get them"));
            if (index(link) >= m_topology.linkCount() || m_topology.linkSource(link) != node)
                return mismatched(say("the schedule is of another fabric: its links lead elsewhere"));
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
    std::vector<std::uint64_t> m_starts; // by step
    std::vector<std::uint32_t> m_waits;
    Groups<> m_after; // by step
    std::vector<Rank> m_ranks; // by step
    std::vector<GivenTransfer> m_transfers;
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
