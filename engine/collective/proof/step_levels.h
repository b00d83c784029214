// SPDX-License-Identifier: GPL-3.0-or-later
// When each step can run if every step takes one unit of time: as soon as the step before it in an ordered thread
// block, its dependencies and, for a receive, the matching send have ended. Finds what waits for itself, also with
// connections that hold only a few messages. Values; any thread.
#pragma once

#include "engine/collective/proof/step_runner.h"
#include "engine/core/groups.h"
#include "engine/core/result.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace weft::collective {

// "rank 0, thread block 0, step 1 waits for the message of rank 1, …; …", at most a dozen waits.
[[nodiscard]] Sentence describe(const Schedule& schedule, const WaitCycle& cycle);

// A receive without a send counts as if its message were there. O(steps + dependencies), 4 bytes a step.
// Errors: Cycle (names the waits), Cancelled.
[[nodiscard]] Result<StepLevels> stepLevels(
    const Schedule& schedule, const MessageMatching& matching, const Watch& watch = {});

// The steps that wait for each other for ever, or nothing. `fifoSlots` is the number of messages, whatever their
// size, that a connection between two ordered blocks holds before its sender must wait; 0: any number. A fused step
// waits for its message and for room, and its message stays in the connection until it has ended. Connections with an
// unordered end hold any number: their steps come from traces, where each message has a place of its own. `levels`,
// where they are known, mostly show at once that there are none. Errors: Cancelled.
[[nodiscard]] Result<std::optional<WaitCycle>> findWaitCycle(const Schedule& schedule, const MessageMatching& matching,
    std::uint32_t fifoSlots, const Watch& watch = {}, const StepLevels* levels = nullptr);

// The same where each chunk of a message is one of its own, as the runtimes of MSCCL send what does not fit into a
// place of a connection (msccl_interpreter.h: a step repeats itself, mscclMaxAllowedCount chunks at a time). Not looked
// at beyond 2^22 steps and chunks.
[[nodiscard]] Result<std::optional<WaitCycle>> findWaitCycleByChunks(
    const Schedule& schedule, std::uint32_t fifoSlots, const Watch& watch = {});

// Whether levels alone show that no step waits for ever: level by level, first what only receives, no
// connection between ordered blocks ever holds more than `fifoSlots` messages. False proves nothing. O(steps).
[[nodiscard]] bool fitsConnections(
    const Schedule& schedule, const MessageMatching& matching, const StepLevels& levels, std::uint32_t fifoSlots);

// All steps by level, within a level by id: an order in which they can be executed one after the other.
// None are at level 0, unless they never run.
[[nodiscard]] Groups<StepId> executionOrder(const StepLevels& levels);

} // namespace weft::collective
