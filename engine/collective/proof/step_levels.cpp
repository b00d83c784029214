// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/step_levels.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::size_t kWaitsShown = 12;

Error stopped()
{
    return errorOf(ErrorCode::Cancelled, say("following the steps was stopped"));
}

Sentence describe(const Schedule& schedule, const Wait& wait)
{
    const Sentence step = stepName(schedule, wait.step);
    const Sentence on = stepName(schedule, wait.on);
    using Reason = Wait::Reason;
    return wait.reason == Reason::Order     ? say("%1 comes after %2", step, on)
        : wait.reason == Reason::Dependency ? say("%1 depends on %2", step, on)
        : wait.reason == Reason::Message    ? say("%1 waits for the message of %2", step, on)
                                            : say("%1 waits for room that is made by %2", step, on);
}

} // namespace

Sentence describe(const Schedule& schedule, const WaitCycle& cycle)
{
    Sentence text;
    for (std::size_t i = 0; i < std::min(cycle.size(), kWaitsShown); ++i) {
        Sentence wait = describe(schedule, cycle[i]);
        text = i == 0 ? std::move(wait) : say("%1; %2", std::move(text), std::move(wait));
    }
    if (cycle.size() > kWaitsShown)
        text = say("%1; and %2 more waits back to the first", std::move(text), cycle.size() - kWaitsShown);
    return text;
}

Result<StepLevels> stepLevels(const Schedule& schedule, const MessageMatching& matching, const Watch& watch)
{
    StepRunner runner(schedule, matching);
    runner.run(watch);
    if (runner.stopped())
        return stopped();
    if (!runner.finished()) {
        const WaitCycle cycle = runner.cycle();
        const StepId first = cycle.front().step;
        return errorAt(placeOf(schedule.placeOf(first).rank, stepName(schedule, first)), ErrorCode::Cycle,
            say("steps wait for each other: %1", describe(schedule, cycle)));
    }
    return runner.takeLevels();
}

Result<std::optional<WaitCycle>> findWaitCycle(const Schedule& schedule, const MessageMatching& matching,
    std::uint32_t fifoSlots, const Watch& watch, const StepLevels* levels)
{
    if (levels != nullptr && (fifoSlots == 0 || fitsConnections(schedule, matching, *levels, fifoSlots)))
        return std::optional<WaitCycle>();
    StepRunner runner(schedule, matching, fifoSlots);
    runner.run(watch);
    if (runner.stopped())
        return stopped();
    return runner.finished() ? std::optional<WaitCycle>() : std::optional(runner.cycle());
}

bool fitsConnections(
    const Schedule& schedule, const MessageMatching& matching, const StepLevels& levels, std::uint32_t fifoSlots)
{
    bool fits = true;
    forEachRoom(schedule, matching, fifoSlots, [&](StepId send, StepId receive) {
        // Of one level, only what need not wait for room itself is sure to come first.
        const std::uint32_t made = levels.levelOf(receive) + (sends(schedule.kind(receive)) ? 1U : 0U);
        fits = made <= levels.levelOf(send);
        return fits;
    });
    return fits;
}

Groups<StepId> executionOrder(const StepLevels& levels)
{
    return { std::size_t { levels.count } + 1, [&levels](const auto& visit) {
                for (std::size_t step = 0; step < levels.levels.size(); ++step)
                    visit(levels.levels[step], makeId<StepId>(step));
            } };
}

} // namespace weft::collective
