// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/step_levels.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/core/make_error.h"

#include <algorithm>

namespace weft::collective {

namespace {

constexpr std::size_t kWaitsShown = 12;
constexpr std::uint64_t kMostByChunks = std::uint64_t { 1 } << 22U;

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

// Every chunk of a message as a step.
struct ByChunks {
    SchedulePtr schedule; // none: it has no messages of several, or too many
    std::vector<StepId> wholes; // by step: that of which it is a chunk
};

ByChunks byChunks(const Schedule& schedule)
{
    const auto partsOf = [&schedule](StepId step) {
        const StepKind kind = schedule.kind(step);
        return sends(kind) || receives(kind) ? schedule.count(step) : 1U;
    };
    std::uint64_t parts = 0;
    for (const StepId step : schedule.steps())
        parts += partsOf(step);
    if (parts == schedule.stepCount() || parts > kMostByChunks)
        return {};
    ByChunks made;
    ScheduleBuilder builder(schedule.pattern(), schedule.info(), schedule.ways());
    builder.reserve(parts);
    for (const Rank rank : schedule.ranks())
        builder.setBufferSizes(rank, schedule.bufferSizes(rank));
    std::vector<StepId> firsts(schedule.stepCount());
    std::vector<StepId> lasts(schedule.stepCount());
    for (const BlockId block : schedule.blocks()) {
        const BlockId own = builder.addBlock(schedule.block(block));
        for (const StepId step : schedule.steps(block)) {
            Step part = schedule.step(step, block);
            const std::uint32_t count = partsOf(step);
            part.count = count == 1 ? part.count : 1;
            for (std::uint32_t i = 0; i < count; ++i, ++part.source.offset, ++part.target.offset) {
                lasts[index(step)] = builder.add(own, part);
                firsts[index(step)] = i == 0 ? lasts[index(step)] : firsts[index(step)];
                made.wholes.push_back(step);
            }
        }
    }
    for (const StepId step : schedule.steps()) {
        for (const StepId on : schedule.dependencies(step))
            builder.depend(firsts[index(step)], lasts[index(on)]);
    }
    const Result<SchedulePtr> sealed = builder.seal();
    made.schedule = sealed ? *sealed : nullptr;
    return made;
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

Result<std::optional<WaitCycle>> findWaitCycleByChunks(
    const Schedule& schedule, std::uint32_t fifoSlots, const Watch& watch)
{
    if (fifoSlots == 0)
        return std::optional<WaitCycle>();
    const ByChunks chunks = byChunks(schedule);
    if (chunks.schedule == nullptr)
        return std::optional<WaitCycle>();
    Result<std::optional<WaitCycle>> cycle
        = findWaitCycle(*chunks.schedule, matchMessages(*chunks.schedule), fifoSlots, watch);
    if (!cycle || !*cycle)
        return cycle;
    for (Wait& wait : **cycle) {
        wait.step = chunks.wholes[index(wait.step)];
        wait.on = chunks.wholes[index(wait.on)];
    }
    std::erase_if(**cycle, [](const Wait& wait) { return wait.step == wait.on; }); // one chunk after the other
    return cycle;
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
