// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering/slot_ports.h"

#include "engine/collective/model/slot_layout.h"
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

// Follows the steps in one order in which they can run.
class Finder {
public:
    Finder(const Schedule& schedule, const MessageMatching& matching, const SlotLayout& layout)
        : m_schedule(schedule)
        , m_execution(schedule, matching, layout)
        , m_layout(m_execution.layout())
        , m_reads(1)
        , m_slots(layout.count())
    {
        m_execution.pattern().visitBefore([this](const PatternContents::Run& run) {
            mark(run, &History::isGiven);
            return true;
        });
        const bool sums = reduces(schedule.pattern().kind) || m_execution.pattern().isCustom();
        m_execution.pattern().visitAfter([this, sums](const PatternContents::Run& run) {
            mark(run, &History::isAsked);
            if (sums && run.contributors.size() > 1)
                m_whole.try_emplace(m_execution.values().valueOf(run.chunk, run.contributors).set(), run.chunk);
            return true;
        });
    }

    void visit(StepId id, BlockId block)
    {
        const Step step = m_schedule.step(id, block);
        const Rank rank = m_schedule.block(block).rank;
        m_execution.execute(id, block, step, [&](std::uint32_t k, SlotValue value) {
            if (readsSource(step.kind))
                read(m_layout.at(rank, step.source) + k, id);
            if (addsToTarget(step.kind))
                read(m_layout.at(rank, step.target) + k, id);
            if (writesTarget(step.kind))
                write(m_layout.at(rank, step.target) + k, id);
            if (collective::reduces(step.kind))
                addSum(id, rank, m_layout.at(rank, writesTarget(step.kind) ? step.target : step.source) + k, value);
        });
    }
    [[nodiscard]] bool outgrown() const { return m_execution.values().outgrown(); }

    [[nodiscard]] Groups<PortPlace> places()
    {
        for (History& slot : m_slots)
            end(slot);
        std::ranges::sort(
            m_sums, {}, [](const PortPlace& sum) { return std::tuple(sum.rank, sum.after, sum.slot.offset); });
        Groups<PortPlace> all;
        auto sum = m_sums.begin();
        for (const Rank rank : m_schedule.ranks()) {
            std::vector<PortPlace> places;
            const auto add = [&](PortPlace::When when, bool History::*isOne) {
                for (std::uint32_t number = m_layout.begin(rank); number < m_layout.end(rank); ++number) {
                    History& slot = m_slots[number];
                    if (!(slot.*isOne))
                        continue;
                    places.push_back({ when, rank, m_layout.slotAt(rank, number), kNone<ChunkId>, kNone<StepId>, {} });
                    if (when == PortPlace::When::Given)
                        places.back().before = std::move(slot.firstReads);
                    else
                        places.back().after = slot.lastWrite;
                }
            };
            add(PortPlace::When::Given, &History::isGiven);
            // What is read first is worked on first.
            std::ranges::stable_sort(places, {}, &PortPlace::before);
            for (; sum != m_sums.end() && sum->rank == rank; ++sum)
                places.push_back(std::move(*sum));
            add(PortPlace::When::Left, &History::isAsked);
            all.add(places);
        }
        return all;
    }

private:
    struct Read {
        StepId step {};
        std::uint32_t next = 0;
    };
    struct History { // of a slot
        bool isGiven = false; // the pattern puts something there
        bool isAsked = false; // the pattern asks for something there
        StepId lastWrite = kNone<StepId>;
        std::uint32_t reads = 0; // since then, the latest in m_reads
        std::uint32_t sum = 0; // the whole sum that was written then, plus one
        std::vector<StepId> firstReads; // of what was given; or the first write
    };

    void mark(const PatternContents::Run& run, bool History::*isMarked)
    {
        const std::uint32_t first = m_layout.at(run.rank, run.slot);
        for (std::uint32_t k = 0; k < run.count; ++k)
            m_slots[first + k].*isMarked = true;
    }

    void read(std::uint32_t slot, StepId step)
    {
        m_reads.push_back({ step, m_slots[slot].reads });
        m_slots[slot].reads = static_cast<std::uint32_t>(m_reads.size() - 1);
    }

    void write(std::uint32_t number, StepId step)
    {
        History& slot = m_slots[number];
        end(slot);
        if (slot.isGiven && slot.firstReads.empty())
            slot.firstReads.push_back(step);
        slot.lastWrite = step;
        slot.reads = slot.sum = 0;
    }

    void addSum(StepId step, Rank rank, std::uint32_t slot, SlotValue value)
    {
        const auto whole = m_whole.find(value.set());
        if (whole == m_whole.end())
            return;
        const StepKind kind = m_schedule.kind(step);
        m_sums.push_back({ PortPlace::When::Summed, rank, m_layout.slotAt(rank, slot),
            m_execution.values().isCustom() ? whole->second : value.chunk(), step, {} });
        if (sends(kind))
            m_sums.back().before.push_back(step);
        if (writesTarget(kind))
            m_slots[slot].sum = static_cast<std::uint32_t>(m_sums.size());
    }

    // What the slot holds is gone, or what it ends with.
    void end(History& slot)
    {
        std::vector<StepId> readers;
        for (std::uint32_t read = slot.reads; read != 0; read = m_reads[read].next)
            readers.push_back(m_reads[read].step);
        if (slot.sum != 0) {
            std::vector<StepId>& before = m_sums[slot.sum - 1].before;
            before.insert(before.end(), readers.begin(), readers.end());
            before = sortedOnce(std::move(before));
        }
        if (slot.isGiven && slot.lastWrite == kNone<StepId>)
            slot.firstReads = sortedOnce(std::move(readers));
    }

    const Schedule& m_schedule;
    SymbolicExecution m_execution;
    const SlotLayout& m_layout;
    std::vector<Read> m_reads; // 0 is none
    std::vector<History> m_slots; // by number
    std::vector<PortPlace> m_sums;
    std::unordered_map<SetId, ChunkId> m_whole; // contributors that are asked for; the chunk counts under Custom
};

} // namespace

Result<Groups<PortPlace>> findPorts(const Schedule& schedule, const Watch& watch)
{
    const Result<SlotLayout> layout = SlotLayout::make(schedule);
    if (!layout)
        return layout.error();
    const MessageMatching matching = matchMessages(schedule);
    if (!matching.faults.empty())
        return errorOf(ErrorCode::Unmatched, describe(schedule, matching.faults.front()));
    Finder finder(schedule, matching, *layout);
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
    return finder.places();
}

LoweredRank withComputations(const Schedule& schedule, LoweredRank lowered, std::span<const PortPlace> places)
{
    if (places.empty())
        return lowered;
    // What reads slots of the rank, or has what was computed or received.
    const auto touching = [&](StepId step) {
        const StepKind kind = schedule.kind(step);
        return operationOf(lowered, step,
            kind == StepKind::Send ? OperationKind::Send
                : computes(kind)   ? OperationKind::Compute
                                   : OperationKind::Receive);
    };
    const std::uint32_t own = lowered.size();
    std::vector<std::pair<OpId, OpId>> waits; // an operation, and the computation that it waits for
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        for (const StepId step : places[i].before) {
            const bool isSent = step == places[i].after;
            waits.emplace_back(
                isSent ? operationOf(lowered, step, OperationKind::Send) : touching(step), OpId { own + i });
        }
    }
    std::sort(waits.begin(), waits.end());
    LoweredRank made;
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
    for (std::uint32_t i = 0; i < places.size(); ++i) {
        const PortPlace& place = places[i];
        const std::pair slot { place.slot.buffer, place.slot.offset };
        all.clear();
        if (place.after != kNone<StepId>)
            all.push_back(touching(place.after));
        if (const auto sum = onSums.find(slot); place.when == PortPlace::When::Left && sum != onSums.end())
            all.push_back(sum->second);
        else if (place.when == PortPlace::When::Summed)
            onSums[slot] = OpId { own + i };
        made.dependencies.add(all);
    }
    made.operations = std::move(lowered.operations);
    made.operations.resize(own + places.size());
    return made;
}

} // namespace weft::collective
