// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/lowering/port_computations.h"

#include <algorithm>
#include <map>

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
        const SlotPorts::Port port = ports.port(number);
        if (!port.isGiven)
            continue;
        places.push_back({ PortPlace::When::Given, rank, layout.slotAt(rank, number), kNone<ChunkId>, {}, {} });
        for (const StepId step : port.firstReads)
            places.back().before.push_back(reader(step));
        if (port.firstReads.empty() && port.firstWrite != kNone<StepId>)
            places.back().before.push_back(writer(port.firstWrite));
    }
    // What is read first is worked on first.
    std::ranges::stable_sort(places, {}, &PortPlace::before);
    for (const SlotPorts::SumPort& sum : ports.sums(rank)) {
        const Slot slot = schedule.pattern().storage(rank, sum.slot);
        places.push_back({ PortPlace::When::Summed, rank, slot, sum.chunk, { writer(sum.step) }, {} });
        for (const StepId step : sum.readers) {
            places.back().before.push_back(
                step == sum.step ? operationOf(lowered, step, OperationKind::Send) : reader(step));
        }
    }
    for (std::uint32_t number = layout.begin(rank); number < layout.end(rank); ++number) {
        const SlotPorts::Port port = ports.port(number);
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
