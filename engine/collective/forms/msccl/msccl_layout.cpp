// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_layout.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/step_rules.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/core/groups.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <set>

namespace weft::collective {

namespace {

constexpr std::uint32_t kMostEnds = 32; // thread blocks that send, or receive, on one channel of a rank
constexpr std::uint32_t kLastOffset = 32'767; // of a slot
constexpr std::uint32_t kLastAwaited = 127; // number of a thread block that others wait for

Sentence refused()
{
    return say("the runtime would refuse the program");
}

// A schedule with the same steps whose unordered blocks also send one message after the other, and receive so: what
// its levels say can be written down in order.
Result<SchedulePtr> withMessagesInOrder(const Schedule& schedule)
{
    ScheduleBuilder builder(schedule.pattern(), {}, schedule.ways());
    builder.addStepsOf(schedule);
    for (const Rank rank : schedule.ranks())
        builder.setBufferSizes(rank, schedule.bufferSizes(rank));
    for (const BlockId block : schedule.blocks()) {
        StepId sent = kNone<StepId>;
        StepId received = kNone<StepId>;
        if (schedule.block(block).inOrder)
            continue;
        for (const StepId step : schedule.steps(block)) {
            const StepKind kind = schedule.kind(step);
            if (sends(kind) && sent != kNone<StepId>)
                builder.depend(step, sent);
            if (receives(kind) && received != kNone<StepId>)
                builder.depend(step, received);
            sent = sends(kind) ? step : sent;
            received = receives(kind) ? step : received;
        }
    }
    return builder.seal();
}

// By level, or nothing if the blocks of the schedule need no order.
std::vector<StepId> orderOf(const Schedule& schedule, Findings& findings)
{
    if (std::ranges::all_of(schedule.blocks(), [&](BlockId block) { return schedule.block(block).inOrder; }))
        return {};
    warn(findings,
        errorOf(
            ErrorCode::Unsupported, say("thread blocks without an order of their own are written in one that fits")));
    std::vector<StepId> order = mapped(schedule.steps(), std::identity());
    const Result<SchedulePtr> strict = withMessagesInOrder(schedule);
    Result<StepLevels> levels
        = strict ? stepLevels(**strict, matchMessages(**strict)) : Result<StepLevels>(strict.error());
    if (!levels) {
        levels = stepLevels(schedule, matchMessages(schedule));
        warn(findings,
            errorOf(ErrorCode::Unsupported,
                levels ? say("messages of one connection overtake each other, which MSCCL cannot do: the program would "
                             "not do the same")
                       : say("the steps wait for each other in a circle: no order of them fits")));
    }
    if (!levels)
        return order;
    for (const BlockId block : schedule.blocks()) {
        const auto [first, past] = schedule.steps(block);
        if (!schedule.block(block).inOrder)
            std::stable_sort(order.begin() + index(first), order.begin() + index(past),
                [&](StepId a, StepId b) { return levels->levelOf(a) < levels->levelOf(b); });
    }
    return order;
}

bool isAwaited(const Schedule& schedule, const std::vector<std::uint8_t>& hasDependents, BlockId block)
{
    return std::ranges::any_of(
        schedule.steps(block), [&hasDependents](StepId step) { return hasDependents[index(step)] != 0; });
}

std::vector<std::uint32_t> blockNumbersOf(const Schedule& schedule, const std::vector<std::uint8_t>& hasDependents)
{
    std::vector<std::uint32_t> numbers(schedule.blockCount());
    for (const Rank rank : schedule.ranks()) {
        std::vector<BlockId> order = mapped(schedule.blocks(rank), std::identity());
        const auto awaited = [&](BlockId block) { return isAwaited(schedule, hasDependents, block); };
        if (order.size() > kLastAwaited + 1 && std::any_of(order.begin() + kLastAwaited + 1, order.end(), awaited))
            std::stable_partition(order.begin(), order.end(), awaited);
        for (std::uint32_t number = 0; number < order.size(); ++number)
            numbers[index(order[number])] = number;
    }
    return numbers;
}

void warnAt(Findings& findings, const Schedule& schedule, StepId step, Sentence message)
{
    Where where;
    where.item = stepName(schedule, step); // with the rank
    warn(findings, errorAt(std::move(where), ErrorCode::TooLarge, std::move(message), refused()));
}

void warnOfSlots(const Schedule& schedule, const MscclLimits& limits, Findings& findings)
{
    const auto isLong = [&schedule](Rank rank) {
        const auto& [input, output, scratch] = schedule.bufferSizes(rank);
        return std::max({ input, output, scratch }) > kLastOffset;
    };
    if (std::ranges::none_of(schedule.ranks(), isLong))
        return;
    for (const StepId id : schedule.steps()) {
        const Step step = schedule.step(id);
        const std::uint32_t last = std::max(step.source.offset, step.target.offset);
        if (step.kind == StepKind::Nop || last <= kLastOffset)
            continue;
        warnAt(findings, schedule, id,
            say("a step names chunk %1 of a buffer; %3 holds offsets up to %2", last, kLastOffset, limits.name));
        return; // one of many alike
    }
}

// Sums that the runtime would make one although their counts differ, or too many of them, are kept apart by a mark that
// others wait for the one before.
void keepSumsApart(const Schedule& schedule, MscclLayout& layout)
{
    for (const BlockId block : schedule.blocks()) {
        std::uint32_t sums = 0;
        StepId last = kNone<StepId>;
        for (const StepId place : schedule.steps(block)) {
            const StepId id = layout.stepAt(place);
            const bool goesOn = sums > 0 && schedule.dependencies(id).empty() && layout.hasDependents[index(last)] == 0
                && areFused(schedule.step(last), schedule.step(id));
            sums = schedule.kind(id) != StepKind::Reduce ? 0 : goesOn ? sums + 1 : 1;
            if (goesOn && (sums > kMscclSums || schedule.count(last) != schedule.count(id))) {
                layout.hasDependents[index(last)] = 1;
                sums = 1;
            }
            last = id;
        }
    }
}

// How many thread blocks receive, and how many send, by rank and channel.
using ChannelLoad = std::map<std::pair<Rank, std::uint32_t>, std::array<std::uint32_t, 2>>;

ChannelLoad loadOf(const Schedule& schedule, const std::vector<std::uint32_t>& channels)
{
    ChannelLoad load;
    for (const BlockId block : schedule.blocks()) {
        auto& ends = load[{ schedule.block(block).rank, channels[index(block)] }];
        for (const BlockEnd& end : endsOf(schedule.block(block), channels[index(block)]))
            ++ends[end.isSend ? 1 : 0];
    }
    return load;
}

// The first that has too many, or the end.
ChannelLoad::const_iterator crowded(const ChannelLoad& load)
{
    return std::ranges::find_if(load, [](const auto& each) { return std::ranges::max(each.second) > kMostEnds; });
}

// Blocks that share a channel because connections join them, ascending, by the first of them.
std::map<std::uint32_t, std::vector<BlockId>> joinedBlocks(const Schedule& schedule)
{
    std::vector<std::uint32_t> parent = numbersBelow(schedule.blockCount());
    const MessageMatching matching = matchMessages(schedule);
    for (const BlockId block : schedule.blocks()) {
        const BlockId sender = matching.receiving[index(block)].other;
        if (sender == kNone<BlockId>)
            continue;
        const std::uint32_t one = rootOf(parent, index(block));
        const std::uint32_t other = rootOf(parent, index(sender));
        parent[std::max(one, other)] = std::min(one, other);
    }
    std::map<std::uint32_t, std::vector<BlockId>> sets;
    for (const BlockId block : schedule.blocks())
        sets[rootOf(parent, index(block))].push_back(block);
    return sets;
}

// The channel of each block, one of MSCCL's where it is another than before. Both ends of a connection move
// together, and with them what their blocks are the ends of. All stay where they are if that fits, or if nothing does.
std::vector<std::uint32_t> mscclChannels(const Schedule& schedule)
{
    const std::vector<std::uint32_t> before = channelsOf(schedule);
    const ChannelLoad full = loadOf(schedule, before);
    if (crowded(full) == full.end())
        return before;
    std::vector<std::uint32_t> channels = before;
    ChannelLoad load;
    std::set<BlockEnd> taken;
    for (const auto& [first, blocks] : joinedBlocks(schedule)) {
        const auto fits = [&, &set = blocks](std::uint32_t channel) {
            return std::ranges::all_of(set, [&](BlockId id) {
                return std::ranges::all_of(endsOf(schedule.block(id), channel), [&](const BlockEnd& end) {
                    return load[{ end.rank, channel }][end.isSend ? 1 : 0] < kMostEnds && !taken.contains(end);
                });
            });
        };
        std::uint32_t channel = before[first];
        for (std::uint32_t other = 0; other < kMscclChannels && !fits(channel); ++other)
            channel = other;
        for (const BlockId id : blocks) {
            channels[index(id)] = channel;
            for (const BlockEnd& end : endsOf(schedule.block(id), channel)) {
                ++load[{ end.rank, channel }][end.isSend ? 1 : 0];
                if (!taken.insert(end).second)
                    return before;
            }
        }
    }
    return crowded(load) == load.end() ? channels : before;
}

// RCCL's executor has no collectives of the user's own, and MSCCL none of those that it never had; nor does it run an
// all-to-all in place, whatever a file says.
void warnOfCollective(const Schedule& schedule, MscclRuntime runtime, Findings& findings)
{
    const Pattern& pattern = schedule.pattern();
    const std::string* const word = keptOf(schedule, "coll"); // of a collective that Weft does not have
    const bool isTheirs = word != nullptr && (*word == "send" || *word == "recv" || *word == "alltoallv");
    const bool isCustom = pattern.kind == PatternKind::Custom || !pattern.members.empty();
    if (pattern.kind == PatternKind::AllToAll && pattern.inPlace && !isCustom && runtime == MscclRuntime::Msccl)
        warn(findings,
            errorOf(ErrorCode::Unsupported,
                say("MSCCL calls an all-to-all with an output apart, which a program in place does not write"),
                say("make it out of place")));
    if (runtime == MscclRuntime::Rccl ? isCustom && !isTheirs : isCountedByShard(pattern.kind) && !isCustom)
        warn(findings,
            errorOf(ErrorCode::Unsupported,
                say("%1 has no collective '%2'", limitsOf(runtime).name,
                    mscclName(isCustom ? PatternKind::Custom : pattern.kind)),
                runtime == MscclRuntime::Rccl
                    ? refused()
                    : say("RCCL's executor has; a name that ends with .rccl.xml asks for it")));
}

// Of thread blocks, and of what they and their rank are made of.
void warnOfLengths(const Schedule& schedule, const MscclLayout& layout, const MscclLimits& limits, Findings& findings)
{
    const auto longest = std::max_element(layout.lengths.begin(), layout.lengths.end());
    if (longest != layout.lengths.end() && *longest > limits.steps) {
        const auto block = makeId<BlockId>(static_cast<std::size_t>(longest - layout.lengths.begin()));
        warnAt(findings, schedule, schedule.steps(block).first,
            say("a thread block has %1 steps; %2 allows %3", *longest, limits.name, limits.steps));
    }
    if (schedule.rankCount() > kMscclGpus)
        warn(findings,
            errorOf(ErrorCode::TooLarge,
                say("there are %1 ranks; %2 reads %3", schedule.rankCount(), limits.name, kMscclGpus), refused()));
    if (const std::size_t bytes = schedule.info().name.size(); bytes > kMscclNameBytes)
        warn(findings,
            errorOf(ErrorCode::TooLarge, say("the name has %1 bytes; %2 holds %3", bytes, limits.name, kMscclNameBytes),
                refused()));
    for (const Rank rank : schedule.ranks()) {
        const std::size_t blocks = schedule.blocks(rank).size();
        std::uint64_t elements = std::uint64_t { 1 } + schedule.rankCount() + blocks;
        for (const BlockId block : schedule.blocks(rank))
            elements += layout.lengths[index(block)];
        if (blocks <= limits.blocks && elements <= kMscclElements)
            continue;
        warn(findings,
            errorAt(rank, ErrorCode::TooLarge,
                blocks > limits.blocks
                    ? say("a rank has %1 thread blocks; %2 allows %3", blocks, limits.name, limits.blocks)
                    : say("%1 elements are for one rank; %2 reads %3", elements, limits.name, kMscclElements),
                refused()));
        return; // one of many alike
    }
}

void warnOfLargeMessages(const Schedule& schedule, const MscclLimits& limits, std::uint32_t slots, Findings& findings)
{
    const Result<std::optional<WaitCycle>> cycle = findWaitCycleByChunks(schedule, slots);
    if (!cycle || !*cycle)
        return;
    Where where;
    where.item = stepName(schedule, (*cycle)->front().step);
    warn(findings,
        errorAt(std::move(where), ErrorCode::Cycle,
            say("where the chunks of a step do not fit into one of the %1 places of a connection, "
                "%3 sends them one by one, and steps wait for each other for ever: %2",
                slots, describe(schedule, **cycle), limits.name),
            say("smaller messages: a place holds 2 MiB by default with the protocol Simple")));
}

} // namespace

std::vector<std::uint32_t> channelsOf(const Schedule& schedule)
{
    return mapped(schedule.blocks(), [&schedule](BlockId block) { return schedule.block(block).channel; });
}

MscclLayout mscclLayout(const Schedule& schedule, Findings& findings)
{
    MscclLayout layout;
    layout.order = orderOf(schedule, findings);
    layout.numbers.resize(schedule.stepCount());
    layout.lengths.resize(schedule.blockCount());
    layout.hasDependents.resize(schedule.stepCount());
    for (const BlockId block : schedule.blocks()) {
        std::uint32_t number = 0;
        for (const StepId place : schedule.steps(block)) {
            const StepId step = layout.stepAt(place);
            std::uint32_t waits = 0;
            layout.forEachDependency(schedule, block, step, [&](StepId on) {
                layout.hasDependents[index(on)] = 1;
                ++waits;
            });
            number += waits > 1 ? waits - 1 : 0;
            layout.numbers[index(step)] = number++;
        }
        layout.lengths[index(block)] = number;
    }
    layout.blockNumbers = blockNumbersOf(schedule, layout.hasDependents);
    keepSumsApart(schedule, layout);
    layout.channels = mscclChannels(schedule);
    return layout;
}

void warnOfSplit(const Schedule& split, const MscclLayout& layout, MscclRuntime runtime, Findings& findings)
{
    const std::uint64_t steps = std::accumulate(layout.lengths.begin(), layout.lengths.end(), std::uint64_t { 0 });
    warn(findings,
        errorOf(ErrorCode::TooLarge,
            say("%1 allows %2 steps in a thread block and %3 chunks in a step, so longer ones are written as several: "
                "%4 steps in %5 thread blocks on %6 channels",
                limitsOf(runtime).name, limitsOf(runtime).steps, kMscclStepChunks, steps, split.blockCount(),
                layout.channelCount(split))));
}

void warnBeyondMsccl(const Schedule& schedule, const MscclLayout& layout, MscclRuntime runtime, Findings& findings,
    std::optional<std::uint32_t> fifoSlots)
{
    const MscclLimits& limits = limitsOf(runtime);
    warnOfCollective(schedule, runtime, findings);
    warnOfLargeMessages(schedule, limits, fifoSlots.value_or(fifoSlotsOf(schedule.info().protocol)), findings);
    if (schedule.channelCount() > kMscclChannels)
        warn(findings,
            errorOf(ErrorCode::TooLarge,
                say("%1 channels are used; %3 has %2", schedule.channelCount(), kMscclChannels, limits.name),
                refused()));
    warnOfLengths(schedule, layout, limits, findings);
    const auto steps = schedule.steps();
    const auto isLarge = [&schedule](StepId step) { return schedule.count(step) > kMscclStepChunks; };
    if (const auto large = std::ranges::find_if(steps, isLarge); large != steps.end())
        warnAt(findings, schedule, *large,
            say("a step moves %1 chunks; %3 allows %2", schedule.count(*large), kMscclStepChunks, limits.name));
    warnOfSlots(schedule, limits, findings);
    for (const BlockId block : schedule.blocks()) {
        const std::uint32_t number = layout.blockNumbers[index(block)];
        if (number > kLastAwaited && isAwaited(schedule, layout.hasDependents, block)) {
            warnAt(findings, schedule, schedule.steps(block).first,
                say("others wait for a thread block with the number %1; %3 holds numbers up to %2", number,
                    kLastAwaited, limits.name));
            break;
        }
    }
    const ChannelLoad load = loadOf(schedule, layout.channels);
    const auto place = crowded(load);
    if (place == load.end())
        return;
    const auto [receiving, sending] = place->second; // one rank of many alike
    const auto [rank, channel] = place->first;
    warn(findings,
        errorAt(rank, ErrorCode::TooLarge,
            sending < receiving
                ? say(
                    "%1 thread blocks receive on channel %2; %4 allows %3", receiving, channel, kMostEnds, limits.name)
                : say("%1 thread blocks send on channel %2; %4 allows %3", sending, channel, kMostEnds, limits.name),
            refused()));
}

} // namespace weft::collective
