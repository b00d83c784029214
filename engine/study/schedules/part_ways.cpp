// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/part_ways.h"

#include "engine/core/groups.h"
#include "engine/trace/group_table.h"

#include <algorithm>

namespace weft::study {

using simulation::kQueueClassCount;
using simulation::PhaseSpec;
using simulation::PhaseType;

Result<std::vector<Part>> PartWays::next(std::uint32_t group, const simulation::CollectiveRequest& request,
    const std::vector<simulation::PlanDimension>& dimensions)
{
    const auto rule = group == trace::GroupTable::kWorld ? m_system.interDimension
                                                         : simulation::InterDimensionScheduling::Ascending;
    State& state = m_groups.try_emplace(group, State { simulation::DimensionScheduler(rule), {} }).first->second;
    state.uses.resize(std::max(state.uses.size(), dimensions.size() * kQueueClassCount));
    state.scheduler.startAfresh();
    const Result<simulation::SplitPlan> split = state.scheduler.split(request, dimensions, m_system);
    if (!split)
        return split.error();
    if (split->planOfChunk.empty())
        return std::vector<Part>(1);

    // Phases name the machine's dimensions.
    std::vector<std::uint16_t> taking;
    for (const PhaseSpec& phase : split->distinct.front())
        taking.push_back(phase.dimension);
    taking = sortedOnce(std::move(taking));
    const std::uint32_t queues = m_system.queuesPerDimension;
    const std::size_t chunks = split->planOfChunk.size();
    const bool isEven = std::ranges::all_of(split->distinct,
        [&](const simulation::ChunkPlan& plan) { return plan.front().bytes == split->distinct.front().front().bytes; });
    std::vector<Part> parts;
    for (std::uint32_t part = 0; part < (isEven ? std::min<std::size_t>(request.splits, chunks) : chunks); ++part) {
        const simulation::ChunkPlan& plan = split->distinct[split->planOfChunk[part]];
        parts.push_back({ {}, isEven ? 0 : plan.front().bytes });
        collective::DimensionWay& way = parts.back().way;
        for (const PhaseSpec& phase : plan) {
            const auto place = static_cast<std::uint32_t>(std::ranges::find(taking, phase.dimension) - taking.begin());
            const std::uint32_t use
                = state.uses[phase.dimension * kQueueClassCount + static_cast<std::size_t>(phase.queueClass)] + part;
            const bool isBackwards = simulation::isAnticlockwise(
                phase.queueClass, simulation::queueOf(phase.queueClass, use, queues), queues);
            const std::uint64_t bit = isBackwards ? std::uint64_t { 1 } << place : 0;
            if (phase.type != PhaseType::AllGather)
                way.backwards |= bit;
            if (phase.type == PhaseType::AllGather || phase.type == PhaseType::AllReduce)
                way.gathersBackwards |= bit;
            if (phase.useInChunk == 0)
                way.order.push_back(place);
        }
        if (request.type == PhaseType::AllGather)
            std::ranges::reverse(way.order);
    }
    for (const PhaseSpec& phase : split->distinct.front())
        state.uses[phase.dimension * kQueueClassCount + static_cast<std::size_t>(phase.queueClass)]
            += static_cast<std::uint32_t>(chunks);
    return parts;
}

} // namespace weft::study
