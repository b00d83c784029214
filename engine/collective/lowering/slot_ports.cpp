// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering/slot_ports.h"

#include "engine/collective/proof/contributors.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <unordered_map>

namespace weft::collective {

namespace {

// What a step became: operations ascend by step.
OpId operationOf(const LoweredRank& lowered, StepId step, OperationKind kind)
{
    const auto first = std::ranges::lower_bound(lowered.operations, step, {}, &LoweredOperation::step);
    const auto found = std::ranges::find(first, lowered.operations.end(), kind, &LoweredOperation::kind);
    return makeId<OpId>(static_cast<std::size_t>(found - lowered.operations.begin()));
}

} // namespace

// Follows the steps in one order in which they can run.
class SlotPorts::Finder {
public:
    Finder(const Schedule& schedule, const MessageMatching& matching, SlotPorts& ports)
        : m_schedule(schedule)
        , m_ports(ports)
        , m_execution(schedule, matching, ports.m_layout)
        , m_reads(1)
        , m_histories(ports.m_layout.count())
    {
        m_ports.m_slots.resize(ports.m_layout.count());
        m_execution.pattern().visitBefore([this](const PatternContents::Run& run) {
            mark(run, &Port::isGiven);
            return true;
        });
        const bool sums = reduces(schedule.pattern().kind) || m_execution.pattern().isCustom();
        m_execution.pattern().visitAfter([this, sums](const PatternContents::Run& run) {
            mark(run, &Port::isAsked);
            if (sums && run.contributors.size() > 1)
                m_whole.try_emplace(m_execution.values().valueOf(run.chunk, run.contributors).set(), run.chunk);
            return true;
        });
    }

    void visit(StepId id, BlockId block)
    {
        const Step step = m_schedule.step(id, block);
        const Rank rank = m_schedule.block(block).rank;
        const SlotLayout& layout = m_ports.m_layout;
        m_execution.execute(id, block, step, [&](std::uint32_t k, SlotValue value) {
            if (readsSource(step.kind))
                read(layout.at(rank, step.source) + k, id);
            if (addsToTarget(step.kind))
                read(layout.at(rank, step.target) + k, id);
            if (writesTarget(step.kind))
                write(layout.at(rank, step.target) + k, id);
            if (collective::reduces(step.kind))
                addSum(id, rank, k, value);
        });
    }
    [[nodiscard]] bool outgrown() const { return m_execution.values().outgrown(); }

    void finish()
    {
        for (std::uint32_t slot = 0; slot < m_histories.size(); ++slot) {
            endSum(slot);
            if (m_ports.m_slots[slot].firstWrite == kNone<StepId>)
                m_ports.m_slots[slot].firstReads = listed(m_histories[slot].reads);
        }
        std::ranges::sort(
            m_ports.m_sums, {}, [](const SumPort& sum) { return std::tuple(sum.rank, sum.step, sum.slot.offset); });
    }

private:
    struct Read {
        StepId step {};
        std::uint32_t next = 0;
    };
    struct History { // of a slot, since its last write
        std::uint32_t reads = 0; // the latest in m_reads
        std::uint32_t sum = 0; // the whole sum that was written, plus one
    };

    void mark(const PatternContents::Run& run, bool Port::*isMarked)
    {
        const std::uint32_t first = m_ports.m_layout.at(run.rank, run.slot);
        for (std::uint32_t k = 0; k < run.count; ++k)
            m_ports.m_slots[first + k].*isMarked = true;
    }

    void read(std::uint32_t slot, StepId step)
    {
        m_reads.push_back({ step, m_histories[slot].reads });
        m_histories[slot].reads = static_cast<std::uint32_t>(m_reads.size() - 1);
    }

    void write(std::uint32_t slot, StepId step)
    {
        endSum(slot);
        Port& port = m_ports.m_slots[slot];
        if (port.firstWrite == kNone<StepId>) {
            port.firstWrite = step;
            port.firstReads = listed(m_histories[slot].reads);
        }
        port.lastWrite = step;
        m_histories[slot] = {};
    }

    void addSum(StepId step, Rank rank, std::uint32_t k, SlotValue value)
    {
        const auto whole = m_whole.find(value.set());
        if (whole == m_whole.end())
            return;
        const StepKind kind = m_schedule.kind(step);
        const Slot first = writesTarget(kind) ? m_schedule.target(step) : m_schedule.source(step);
        const Slot slot { first.buffer, first.offset + k };
        const ChunkId chunk = m_execution.values().isCustom() ? whole->second : value.chunk();
        m_ports.m_sums.push_back({ rank, chunk, slot, step, 0 });
        if (writesTarget(kind))
            m_histories[m_ports.m_layout.at(rank, slot)].sum = static_cast<std::uint32_t>(m_ports.m_sums.size());
        else
            m_ports.m_sums.back().readers = listed(0, step);
    }

    void endSum(std::uint32_t slot)
    {
        if (m_histories[slot].sum == 0)
            return;
        SumPort& sum = m_ports.m_sums[m_histories[slot].sum - 1];
        sum.readers = listed(m_histories[slot].reads, sends(m_schedule.kind(sum.step)) ? sum.step : kNone<StepId>);
    }

    std::uint32_t listed(std::uint32_t read, StepId first = kNone<StepId>)
    {
        m_listed.clear();
        if (first != kNone<StepId>)
            m_listed.push_back(first);
        for (; read != 0; read = m_reads[read].next)
            m_listed.push_back(m_reads[read].step);
        if (m_listed.empty())
            return 0;
        std::ranges::sort(m_listed);
        m_ports.m_lists.add(std::span(m_listed.begin(), std::unique(m_listed.begin(), m_listed.end())));
        return static_cast<std::uint32_t>(m_ports.m_lists.size() - 1);
    }

    const Schedule& m_schedule;
    SlotPorts& m_ports;
    SymbolicExecution m_execution;
    std::vector<Read> m_reads; // 0 is none
    std::vector<StepId> m_listed; // the list at hand
    std::vector<History> m_histories; // by slot
    std::unordered_map<SetId, ChunkId> m_whole; // contributors that are asked for; the chunk counts under Custom
};

Result<SlotPorts> SlotPorts::find(const Schedule& schedule, const Watch& watch)
{
    Result<SlotLayout> layout = SlotLayout::make(schedule);
    if (!layout)
        return layout.error();
    const MessageMatching matching = matchMessages(schedule);
    if (!matching.faults.empty())
        return errorOf(ErrorCode::Unmatched, describe(schedule, matching.faults.front()));
    SlotPorts ports(*std::move(layout));
    Finder finder(schedule, matching, ports);
    StepRunner runner(schedule, matching);
    runner.run(watch, [&finder](StepId step, BlockId block) {
        finder.visit(step, block);
        return true;
    });
    if (runner.stopped())
        return errorOf(ErrorCode::Cancelled, say("following the steps was stopped"));
    if (finder.outgrown())
        return errorOf(ErrorCode::TooLarge, say("the contributions to the chunks take more than 2 GB of memory"));
    if (!runner.finished())
        return errorOf(ErrorCode::Cycle, say("steps wait for each other: %1", describe(schedule, runner.cycle())));
    finder.finish();
    return ports;
}

std::span<const SlotPorts::SumPort> SlotPorts::sums(Rank rank) const
{
    return { std::ranges::lower_bound(m_sums, rank, {}, &SumPort::rank),
        std::ranges::upper_bound(m_sums, rank, {}, &SumPort::rank) };
}

std::vector<PortPlace> portPlaces(
    const Schedule& schedule, const SlotPorts& ports, Rank rank, const LoweredRank& lowered)
{
    // What reads slots of the rank, and what has what was computed or received.
    const auto reader = [&](StepId step) {
        const bool isSend = schedule.kind(step) == StepKind::Send;
        return operationOf(lowered, step, isSend ? OperationKind::Send : OperationKind::Compute);
    };
    const auto writer = [&](StepId step) {
        const bool isComputed = computes(schedule.kind(step));
        return operationOf(lowered, step, isComputed ? OperationKind::Compute : OperationKind::Receive);
    };
    const SlotLayout& layout = ports.layout();
    std::vector<PortPlace> places;
    for (std::uint32_t number = layout.begin(rank); number < layout.end(rank); ++number) {
        const SlotPorts::Port& port = ports.port(number);
        if (!port.isGiven)
            continue;
        places.push_back({ PortPlace::When::Given, rank, layout.slotAt(rank, number), kNone<ChunkId>, {}, {} });
        for (const StepId step : ports.steps(port.firstReads))
            places.back().before.push_back(reader(step));
        if (places.back().before.empty() && port.firstWrite != kNone<StepId>)
            places.back().before.push_back(writer(port.firstWrite));
    }
    // What is read first is worked on first.
    std::ranges::stable_sort(places, {}, &PortPlace::before);
    for (const SlotPorts::SumPort& sum : ports.sums(rank)) {
        const Slot slot = schedule.pattern().storage(rank, sum.slot);
        places.push_back({ PortPlace::When::Summed, rank, slot, sum.chunk, { writer(sum.step) }, {} });
        for (const StepId step : ports.steps(sum.readers)) {
            places.back().before.push_back(
                step == sum.step ? operationOf(lowered, step, OperationKind::Send) : reader(step));
        }
    }
    for (std::uint32_t number = layout.begin(rank); number < layout.end(rank); ++number) {
        const SlotPorts::Port& port = ports.port(number);
        if (!port.isAsked)
            continue;
        places.push_back({ PortPlace::When::Left, rank, layout.slotAt(rank, number), kNone<ChunkId>, {}, {} });
        if (port.lastWrite != kNone<StepId>)
            places.back().after.push_back(writer(port.lastWrite));
    }
    return places;
}

LoweredRank withComputations(LoweredRank lowered, std::span<const PortPlace> places)
{
    if (places.empty())
        return lowered;
    const std::uint32_t own = lowered.size();
    std::vector<std::pair<OpId, OpId>> waits; // an operation, and the computation that it waits for
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        for (const OpId op : places[i].before)
            waits.emplace_back(op, OpId { own + i });
    }
    std::sort(waits.begin(), waits.end());
    LoweredRank made;
    made.operations = std::move(lowered.operations);
    std::vector<OpId> all; // that one operation waits for
    auto wait = waits.begin();
    for (std::uint32_t op = 0; op < own; ++op) {
        const std::span<const OpId> given = lowered.dependenciesOf(OpId { op });
        all.assign(given.begin(), given.end());
        for (; wait != waits.end() && wait->first == OpId { op }; ++wait)
            all.push_back(wait->second);
        made.dependencies.add(all);
    }
    std::map<std::pair<Buffer, std::uint32_t>, OpId> onSums; // by slot, the last of them
    for (const PortPlace& place : places) {
        const std::pair slot { place.slot.buffer, place.slot.offset };
        all = place.after;
        if (const auto sum = onSums.find(slot); place.when == PortPlace::When::Left && sum != onSums.end())
            all.push_back(sum->second);
        else if (place.when == PortPlace::When::Summed)
            onSums[slot] = OpId { made.size() };
        made.operations.push_back({ 0, {}, kNone<Rank>, 0, OperationKind::Compute });
        made.dependencies.add(all);
    }
    return made;
}

} // namespace weft::collective
