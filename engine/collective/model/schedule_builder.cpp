// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/schedule_builder.h"

#include "engine/collective/model/step_rules.h"
#include "engine/core/groups.h"
#include "engine/core/make_error.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace weft::collective {

void ScheduleBuilder::reserve(std::size_t steps)
{
    m_steps.kinds.reserve(steps);
    m_steps.sources.reserve(steps);
}

BlockId ScheduleBuilder::addBlock(const ThreadBlock& block)
{
    m_blocks.push_back(block);
    m_blockWays.emplace_back();
    return makeId<BlockId>(m_blocks.size() - 1);
}

void ScheduleBuilder::addStepsOf(const Schedule& schedule)
{
    reserve(schedule.stepCount());
    for (const BlockId block : schedule.blocks()) {
        addBlock(schedule.block(block));
        for (const StepId step : schedule.steps(block)) {
            add(block, schedule.step(step, block));
            for (const StepId on : schedule.dependencies(step))
                depend(step, on);
        }
    }
}

StepId ScheduleBuilder::add(BlockId block, const Step& step)
{
    constexpr std::size_t kStepLimit = 0xFFFFFFFEU;
    if (m_steps.kinds.size() >= kStepLimit || step.source.offset >= kSlotLimit || step.target.offset >= kSlotLimit) {
        m_tooLarge = true;
        return kNone<StepId>;
    }
    if (m_runs.empty() || m_runs.back().block != index(block))
        m_runs.push_back({ index(block), stepCount() });
    const StepId id { stepCount() };
    m_steps.kinds.push_back(static_cast<std::uint8_t>(step.kind));
    m_steps.sources.emplace_back(step.source);
    const auto add = [id](auto& column, auto value, auto usual) {
        if (value != usual)
            column.set(index(id), value);
    };
    add(m_steps.targets, step.target, step.source);
    add(m_steps.counts, step.count, usualCount(step.kind));
    if (std::optional<std::uint32_t>& usual = m_blockWays[index(block)]; sends(step.kind) && usual)
        add(m_steps.ways, step.way, *usual);
    else if (sends(step.kind))
        usual = step.way;
    return id;
}

Result<SchedulePtr> ScheduleBuilder::seal()
{
    if (m_tooLarge) {
        return errorOf(
            ErrorCode::TooLarge, say("a schedule holds at most 4,294,967,294 steps and 1,073,741,823 slots a buffer"));
    }
    if (const Result<void> checked = m_pattern.check(); !checked)
        return checked.error();
    if (const Result<void> checked = checkBlocks(); !checked)
        return checked.error();

    const std::shared_ptr<Schedule> schedule(new Schedule);
    schedule->m_bufferSizes = neededSizes(m_pattern);
    for (const auto& [rank, asked] : m_bufferSizes) {
        BufferSizes& sizes = schedule->m_bufferSizes[index(rank)];
        sizes = joinedSizes(sizes, asked);
    }

    orderBlocks(*schedule);
    moveSteps(*schedule);
    const auto usual
        = static_cast<std::uint32_t>(std::bit_width(schedule->stepCount() / std::max(schedule->blockCount(), 1U)));
    schedule->m_nearBits = std::max(schedule->m_nearBits, usual);
    for (const BlockId block : schedule->blocks()) {
        while (schedule->m_near.size() << schedule->m_nearBits < index(schedule->steps(block).past))
            schedule->m_near.push_back(index(block));
    }
    numberWays(*schedule);
    if (const Result<void> done = moveDependencies(*schedule); !done)
        return done.error();
    for (ExtraAttribute& extra : m_extras) {
        if (extra.owner == ExtraAttribute::Owner::Block)
            extra.id = m_newBlock[extra.id];
        else if (extra.owner == ExtraAttribute::Owner::Step && !m_newStep.empty())
            extra.id = m_newStep[extra.id];
    }
    schedule->m_extras = std::move(m_extras);
    schedule->m_pattern = std::move(m_pattern);
    schedule->m_info = std::move(m_info);
    if (const Result<void> checked = checkSteps(*schedule); !checked)
        return checked.error();
    for (const std::uint8_t kind : schedule->m_steps.kinds)
        schedule->m_transfers += sends(static_cast<StepKind>(kind)) ? 1U : 0U;
    *this = ScheduleBuilder({});
    return SchedulePtr(schedule);
}

Result<void> ScheduleBuilder::checkBlocks() const
{
    const std::uint32_t ranks = m_pattern.ranks;
    for (const auto& [rank, sizes] : m_bufferSizes) {
        if (index(rank) >= ranks)
            return errorAt(rank, ErrorCode::OutOfRange, say("buffers of a rank that is none"));
        if (std::max({ sizes.input, sizes.output, sizes.scratch }) > kSlotLimit)
            return errorAt(rank, ErrorCode::TooLarge, say("a buffer of more than 1,073,741,824 chunks"));
    }
    std::vector<BlockEnd> ends;
    for (const ThreadBlock& block : m_blocks) {
        if (index(block.rank) >= ranks)
            return errorAt(block.rank, ErrorCode::OutOfRange, say("a thread block of a rank that is none"));
        if (block.channel >= kChannelLimit)
            return errorAt(block.rank, ErrorCode::OutOfRange, say("a channel above 65,535"));
        for (const BlockEnd& end : endsOf(block, block.channel)) {
            if (index(end.peer) >= ranks)
                return errorAt(
                    block.rank, ErrorCode::OutOfRange, say("a thread block talks to rank %1 of %2", end.peer, ranks));
            if (end.peer == block.rank)
                return errorAt(block.rank, ErrorCode::Usage, say("a thread block talks to its own rank"));
            ends.push_back(end);
        }
    }
    std::ranges::sort(ends);
    const auto twice = std::ranges::adjacent_find(ends);
    if (twice != ends.end()) {
        const auto& [rank, isSend, peer, channel] = *twice;
        return errorAt(rank, ErrorCode::Duplicate,
            isSend ? say("two thread blocks send to rank %1 on channel %2", peer, channel)
                   : say("two thread blocks receive from rank %1 on channel %2", peer, channel),
            say("a connection belongs to one thread block at each end"));
    }
    return {};
}

void ScheduleBuilder::orderBlocks(Schedule& schedule)
{
    const auto rankOf = [](const ThreadBlock& block) { return index(block.rank); };
    Groups<> byRank = groupedBy(mapped(m_blocks, rankOf), m_pattern.ranks);
    m_newBlock.resize(m_blocks.size());
    for (const std::uint32_t before : byRank.items) {
        m_newBlock[before] = static_cast<std::uint32_t>(schedule.m_blocks.size());
        schedule.m_blocks.push_back(m_blocks[before]);
        schedule.m_blockWays.push_back(m_blockWays[before].value_or(topology::kNoLinkSet));
        schedule.m_channels = std::max(schedule.m_channels, m_blocks[before].channel + 1);
    }
    schedule.m_blockStart = std::move(byRank.start);
}

void ScheduleBuilder::moveSteps(Schedule& schedule)
{
    const std::uint32_t steps = stepCount();
    schedule.m_stepStart.assign(m_blocks.size() + 1, 0);
    bool inOrder = true;
    m_runs.push_back({ 0, steps }); // the end of the last
    for (std::size_t run = 0; run + 1 < m_runs.size(); ++run) {
        const std::uint32_t block = m_newBlock[m_runs[run].block];
        schedule.m_stepStart[block + 1] += m_runs[run + 1].first - m_runs[run].first;
        inOrder = inOrder && (run == 0 || m_newBlock[m_runs[run - 1].block] < block);
    }
    std::partial_sum(schedule.m_stepStart.begin(), schedule.m_stepStart.end(), schedule.m_stepStart.begin());
    if (inOrder) {
        schedule.m_steps = std::move(m_steps);
        return;
    }
    m_newStep.resize(steps);
    std::vector<std::uint32_t> next(schedule.m_stepStart.begin(), schedule.m_stepStart.end() - 1);
    for (std::size_t run = 0; run + 1 < m_runs.size(); ++run) {
        std::uint32_t& place = next[m_newBlock[m_runs[run].block]];
        for (std::uint32_t step = m_runs[run].first; step < m_runs[run + 1].first; ++step)
            m_newStep[step] = place++;
    }
    std::vector<std::uint32_t> before(steps); // by place
    for (std::uint32_t step = 0; step < steps; ++step)
        before[m_newStep[step]] = step;
    const auto moved = [&before](const auto& column) {
        return mapped(before, [&column](std::uint32_t step) { return column[step]; });
    };
    const auto movedFew = [&before](const auto& column) {
        std::decay_t<decltype(column)> result;
        for (std::uint32_t place = 0; place < before.size() && !column.values.empty(); ++place) {
            if (column.places.isMarked(before[place]))
                result.set(place, column.at(before[place], {}));
        }
        return result;
    };
    const auto& [kinds, sources, targets, counts, ways] = m_steps;
    schedule.m_steps = { moved(kinds), moved(sources), movedFew(targets), movedFew(counts), movedFew(ways) };
}

// By the first step that takes each; what none takes is gone.
void ScheduleBuilder::numberWays(Schedule& schedule) const
{
    std::vector<std::uint32_t> newNumber(m_wayLinks.size(), topology::kNoLinkSet);
    const auto renumber = [&](std::uint32_t& way) {
        if (newNumber[way] == topology::kNoLinkSet)
            newNumber[way] = schedule.m_wayLinks.numberOf(m_wayLinks[way]);
        way = newNumber[way];
    };
    auto& [places, ways] = schedule.m_steps.ways;
    std::uint32_t next = 0;
    for (const BlockId block : schedule.blocks()) {
        renumber(schedule.m_blockWays[index(block)]);
        for (const std::uint32_t past = places.countBefore(index(schedule.steps(block).past)); next < past; ++next)
            renumber(ways[next]);
    }
}

Result<void> ScheduleBuilder::moveDependencies(Schedule& schedule)
{
    if (m_dependencies.empty())
        return {};
    const std::uint32_t steps = schedule.stepCount();
    for (Dependency& dependency : m_dependencies) {
        if (index(dependency.step) >= steps || index(dependency.on) >= steps || dependency.step == dependency.on)
            return errorOf(ErrorCode::UnknownDependency, say("a step depends on itself or on one that is not there"));
        if (!m_newStep.empty())
            dependency = { StepId { m_newStep[index(dependency.step)] }, StepId { m_newStep[index(dependency.on)] } };
    }
    // The dependencies of a step keep the order in which they were given.
    if (!std::ranges::is_sorted(m_dependencies, {}, &Dependency::step)) {
        const auto stepOf = [](const Dependency& each) { return index(each.step); };
        const Groups<> byStep = groupedBy(mapped(m_dependencies, stepOf), steps);
        m_dependencies = mapped(byStep.items, [this](std::uint32_t i) { return m_dependencies[i]; });
    }
    auto& [waiting, start, items] = schedule.m_dependencies;
    const bool hasOneEach = std::ranges::adjacent_find(m_dependencies, {}, &Dependency::step) == m_dependencies.end();
    items.reserve(m_dependencies.size());
    Rank rank {}; // of the step at hand
    IdRange<StepId> ofRank = schedule.steps(rank);
    for (std::size_t next = 0; next < m_dependencies.size();) {
        const StepId step = m_dependencies[next].step;
        while (!ofRank.contains(step))
            ofRank = schedule.steps(rank = Rank { index(rank) + 1 });
        const std::size_t first = items.size();
        waiting.mark(index(step));
        if (!hasOneEach)
            start.push_back(static_cast<std::uint32_t>(first));
        for (; next < m_dependencies.size() && m_dependencies[next].step == step; ++next) {
            const StepId on = m_dependencies[next].on;
            if (!ofRank.contains(on))
                return errorAt(placeOf(rank, stepName(schedule, step)), ErrorCode::UnknownDependency,
                    say("a step depends on a step of another rank"));
            if (std::find(items.begin() + static_cast<std::ptrdiff_t>(first), items.end(), on) == items.end())
                items.push_back(on);
        }
    }
    if (!hasOneEach)
        start.push_back(static_cast<std::uint32_t>(items.size()));
    return {};
}

Result<void> ScheduleBuilder::checkSteps(const Schedule& schedule)
{
    for (const BlockId id : schedule.blocks()) {
        const ThreadBlock& block = schedule.block(id);
        const BufferSizes limits = slotLimits(schedule.pattern(), block.rank, schedule.bufferSizes(block.rank));
        for (const StepId step : schedule.steps(id)) {
            const Step what { schedule.kind(step), schedule.source(step), schedule.target(step), schedule.count(step) };
            if (std::optional<StepProblem> problem = problemOf(what, block, limits))
                return errorAt(
                    placeOf(block.rank, stepName(schedule, step)), problem->code, std::move(problem->message));
        }
    }
    return {};
}

Sentence stepName(const Schedule& schedule, StepId step)
{
    const auto [rank, block, number] = schedule.placeOf(step);
    return say("rank %1, thread block %2, step %3", rank, block, number);
}

} // namespace weft::collective
