// SPDX-License-Identifier: GPL-3.0-or-later
// A schedule arranged as MSCCL-IR holds programs: thread blocks in order, one dependency a step, nops for the others.
// Used by the writer of MSCCL XML. Pure functions, and values over a schedule, which must outlive them; any thread.
#pragma once

#include "engine/collective/forms/msccl/msccl_runtime.h"
#include "engine/core/error.h"

#include <algorithm>
#include <functional>
#include <optional>

namespace weft::collective {

struct MscclLayout {
    std::vector<StepId> order; // the steps of each block in the order in which they are written; empty: as they are
    std::vector<std::uint32_t> numbers; // by step: its `s`, after the nops that carry further dependencies
    std::vector<std::uint32_t> lengths; // by block: steps with those nops
    std::vector<std::uint8_t> hasDependents; // by step
    std::vector<std::uint32_t> blockNumbers; // by block: its `id`, from 0 on each rank
    std::vector<std::uint32_t> channels; // by block: its `chan`

    // Channels of MSCCL, and of the schedule where those are more.
    [[nodiscard]] std::uint32_t channelCount(const Schedule& schedule) const
    {
        const auto highest = std::ranges::max_element(channels);
        return std::max(schedule.channelCount(), highest == channels.end() ? 0 : *highest + 1);
    }
    // The step that is written in this place of its block.
    [[nodiscard]] StepId stepAt(StepId place) const { return order.empty() ? place : order[index(place)]; }
    // The steps of other blocks that `step` waits for, and of its own where that runs in order.
    template <class Visit>
    void forEachDependency(const Schedule& schedule, BlockId block, StepId step, Visit visit) const
    {
        const bool inOrder = schedule.block(block).inOrder;
        for (const StepId on : schedule.dependencies(step)) {
            // Within a block that had no order, the order chosen for it says the same.
            if (inOrder || !schedule.steps(block).contains(on))
                visit(on);
        }
    }
};

// Blocks keep their order, except on ranks where one that others wait for would get a number that the runtime cannot
// hold: there those come first. Blocks without order get the order of the levels of their steps, in which every wait
// points backwards, over all ranks together, and messages stay in the order of their numbers. A warning where those two
// cannot be had together. Where too many blocks share a channel they are spread over others.
[[nodiscard]] MscclLayout mscclLayout(const Schedule& schedule, Findings& findings);

// Warnings about what a runtime would refuse or cannot hold, whatever the program does: a collective that it does not
// have; more than 32 channels, its limits, 32 thread blocks that send or 32 that receive on one channel of a rank, 71
// chunks in a step; offsets above 32,767 and waits for thread blocks above 127;
// steps that wait for each other for ever where chunks are so large that each is a message of its own. `fifoSlots`:
// messages that connections hold, by default those of the protocol.
void warnBeyondMsccl(const Schedule& schedule, const MscclLayout& layout, MscclRuntime runtime, Findings& findings,
    std::optional<std::uint32_t> fifoSlots = {});

// A warning that says what withinLimits() has made of a program, which is not what its user knows.
void warnOfSplit(const Schedule& split, const MscclLayout& layout, MscclRuntime runtime, Findings& findings);

// The channel of each block as it is.
[[nodiscard]] std::vector<std::uint32_t> channelsOf(const Schedule& schedule);

// The same program without nops that are more than dependencies of the next step, and with no more steps to a block,
// chunks to a step and channels than the runtime has; null where it is so already, or where that cannot be had: blocks
// without order, many steps between two messages, too few channels, long messages whose parts would wait for each other
// for ever. The messages of every connection are shared out over more channels, so many to each, and each block becomes
// one for each of its channels. Between them its steps keep their order by dependencies, and a fused step whose two
// messages go apart becomes two, with a slot in scratch for a sum that it only passed on. Null also where `isStopped`.
[[nodiscard]] SchedulePtr withinLimits(
    const Schedule& schedule, MscclRuntime runtime, const std::function<bool()>& isStopped);

} // namespace weft::collective
