// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/collective_plan.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace weft::simulation {

using trace::CollectiveType;

namespace {

constexpr double kMebi = 1048576.0;
constexpr std::uint64_t kMostBytes = ~std::uint64_t { 0 };

bool isActive(const PlanDimension& dimension, std::uint32_t at, const CollectiveRequest& request)
{
    const bool involved = at >= 64 || ((request.involvedDims >> at) & 1U) != 0;
    return involved && dimension.size > 1;
}

std::vector<std::uint32_t> naturalOrder(std::size_t count)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    return order;
}

// What carrying a chunk over a dimension adds to its load, in MiB of the first dimension's bandwidth.
void charge(double& load, const PlanDimension& dimension, std::uint64_t& bytes, bool gather)
{
    const double mebi = static_cast<double>(bytes) / kMebi;
    if (gather) {
        load += mebi * static_cast<double>(dimension.size - 1) / dimension.relativeBandwidth;
        bytes *= dimension.size;
    } else {
        load += mebi * (static_cast<double>(dimension.size - 1) / dimension.size) / dimension.relativeBandwidth;
        bytes /= dimension.size;
    }
}

} // namespace

PhaseType phaseTypeOf(CollectiveType type)
{
    switch (type) {
    case CollectiveType::AllGather:
        return PhaseType::AllGather;
    case CollectiveType::ReduceScatter:
    case CollectiveType::ReduceScatterBlock:
        return PhaseType::ReduceScatter;
    case CollectiveType::AllToAll:
        return PhaseType::AllToAll;
    case CollectiveType::Broadcast:
        return PhaseType::Broadcast;
    case CollectiveType::Reduce:
        return PhaseType::Reduce;
    case CollectiveType::Gather:
        return PhaseType::Gather;
    case CollectiveType::Scatter:
        return PhaseType::Scatter;
    case CollectiveType::AllReduce:
    case CollectiveType::Barrier:
        break;
    }
    return PhaseType::AllReduce;
}

Result<std::vector<PlanDimension>> planDimensions(const topology::Topology& topology, std::vector<Algorithm> list)
{
    const std::span<const topology::Dimension> dimensions = topology.dimensions();
    // Themis compares the figures of the network file; the nearest number of nine decimals gives them back.
    const auto written = [](const topology::Dimension& d) {
        constexpr double kDecimals = 1e9;
        return std::round(d.link.bandwidth.inGibiBytesPerSecond() * kDecimals) / kDecimals;
    };
    const auto relativeBandwidth = [&](const topology::Dimension& d) {
        const double first = written(dimensions[0]);
        return d.kind == topology::DimensionKind::Plain || first <= 0 ? 1.0 : written(d) / first;
    };
    if (list.empty())
        list.assign(dimensions.size(), Algorithm {});
    if (list.size() > dimensions.size()) {
        return Error { ErrorCode::Usage,
            say("an implementation list has %1 entries, but the fabric has %2 dimensions", list.size(),
                dimensions.size()),
            {}, say("give one algorithm a dimension") };
    }
    std::vector<PlanDimension> planned;
    std::uint32_t stride = 1;
    for (std::size_t d = 0; d < list.size(); ++d) {
        const bool one = isOverAll(list[d].kind); // one ring of all NPUs ends the list
        const std::uint32_t size = one ? topology.npuCount() : dimensions[d].size;
        planned.push_back({ size, one ? 1 : stride, relativeBandwidth(dimensions[d]), list[d] });
        if (one)
            break;
        stride *= dimensions[d].size;
    }
    return planned;
}

std::uint64_t bytesAfter(PhaseType type, const PlanDimension& dimension, std::uint64_t bytes)
{
    if (dimension.algorithm.kind == AlgorithmKind::DoubleBinaryTree)
        return bytes; // runs a tree all-reduce of the whole chunk, whatever was asked for
    if (type == PhaseType::ReduceScatter)
        return bytes / dimension.size;
    if (type == PhaseType::AllGather)
        return bytes > kMostBytes / dimension.size ? kMostBytes : bytes * dimension.size; // a time beyond all bounds
    return bytes;
}

void DimensionScheduler::rankZeroIssues(std::uint64_t now)
{
    if (now == m_lastReset)
        return;
    m_lastReset = now;
    startAfresh();
}

Result<SplitPlan> DimensionScheduler::split(
    const CollectiveRequest& request, const Dimensions& dimensions, const SystemConfig& system)
{
    std::uint64_t chunk = request.bytes / request.splits;
    std::uint64_t remaining = request.bytes;
    if (request.type != PhaseType::AllGather && request.type != PhaseType::Gather && chunk < request.machineNpus) {
        chunk = request.machineNpus;
        remaining = chunk * request.splits;
    }
    if (remaining == 0)
        return SplitPlan {}; // a gather of nothing
    chunk = std::max<std::uint64_t>(chunk, 1); // an all-gather smaller than its splits: the peer never ends
    const bool greedy = isGreedy(m_rule) && request.type != PhaseType::AllToAll && !isRooted(request.type);
    if (remaining / chunk > kMostChunks) {
        return Error { ErrorCode::TooLarge,
            say("a collective of %1 bytes would be cut into %2 chunks; the most is %3", request.bytes,
                remaining / chunk, kMostChunks),
            {}, say("lower preferred-dataset-splits (now %1)", request.splits) };
    }

    SplitPlan plan;
    while (remaining > 0) {
        std::vector<std::uint32_t> order = naturalOrder(dimensions.size());
        std::uint64_t bytes = chunk;
        if (greedy) {
            order = greedyOrder(request, dimensions, remaining, chunk, bytes);
            remaining -= std::min(bytes, remaining);
        } else {
            if (request.type == PhaseType::AllGather)
                std::reverse(order.begin(), order.end());
            if (m_rule == InterDimensionScheduling::RoundRobin && !order.empty()) {
                std::rotate(order.begin(), order.begin() + m_rotation, order.end());
                m_rotation = (m_rotation + 1) % static_cast<std::uint32_t>(order.size());
            }
            remaining -= std::min(bytes, remaining);
        }
        ChunkPlan phasesOfChunk = phases(request, dimensions, system, order, bytes);
        if (phasesOfChunk.empty())
            return SplitPlan {}; // nobody to talk to
        // Neighbouring chunks mostly share their plan; a few distinct ones alternate.
        std::size_t found = plan.distinct.size();
        for (std::size_t i = plan.distinct.size(); i-- > 0 && plan.distinct.size() - i <= 8;) {
            if (plan.distinct[i] == phasesOfChunk) {
                found = i;
                break;
            }
        }
        if (found == plan.distinct.size())
            plan.distinct.push_back(std::move(phasesOfChunk));
        plan.planOfChunk.push_back(static_cast<std::uint32_t>(found));
        if (plan.planOfChunk.size() > kMostChunks)
            return Error { ErrorCode::TooLarge, say("a collective would be cut into more than 1000000 chunks"), {},
                say("lower preferred-dataset-splits") };
    }
    return plan;
}

std::uint64_t DimensionScheduler::slackBytes(
    const CollectiveRequest& request, const Dimensions& dimensions, std::size_t at, bool gather) const
{
    const Load& here = m_loads[at];
    if (!gather) {
        const PlanDimension& dimension = dimensions[here.dimension];
        const double difference = std::fabs(m_loads.back().elapsed - here.elapsed);
        const double share = static_cast<double>(dimension.size - 1) / dimension.size;
        return static_cast<std::uint64_t>(difference * dimension.relativeBandwidth / share * kMebi);
    }
    const auto active
        = [&](std::size_t i) { return isActive(dimensions[m_loads[i].dimension], m_loads[i].dimension, request); };
    std::size_t last = m_loads.size() - 1;
    while (!active(last))
        --last;
    const PlanDimension& dimension = dimensions[m_loads[last].dimension];
    const double difference = std::fabs(m_loads[last].elapsed - here.elapsed);
    auto slack = static_cast<std::uint64_t>(
        difference * dimension.relativeBandwidth / static_cast<double>(dimension.size - 1) * kMebi);
    while (last-- > at) {
        if (active(last))
            slack /= dimensions[m_loads[last].dimension].size;
    }
    return slack;
}

std::vector<std::uint32_t> DimensionScheduler::greedyOrder(const CollectiveRequest& request,
    const Dimensions& dimensions, std::uint64_t remaining, std::uint64_t recommended, std::uint64_t& bytes)
{
    if (m_loads.size() != dimensions.size()) {
        m_loads.clear();
        for (std::uint32_t d = 0; d < dimensions.size(); ++d)
            m_loads.push_back({ d, 0 });
    }
    const bool gather = request.type == PhaseType::AllGather; // an all-reduce counts as reduce-scatter
    std::stable_sort(
        m_loads.begin(), m_loads.end(), [](const Load& a, const Load& b) { return a.elapsed < b.elapsed; });
    if (gather)
        std::reverse(m_loads.begin(), m_loads.end());

    const auto first = std::find_if(m_loads.begin(), m_loads.end(),
        [&](const Load& load) { return isActive(dimensions[load.dimension], load.dimension, request); });
    bytes = std::min(remaining, recommended);
    std::uint64_t charged = recommended;
    if (first != m_loads.end()) {
        const std::uint64_t slack
            = slackBytes(request, dimensions, static_cast<std::size_t>(first - m_loads.begin()), gather);
        const bool flex = m_rule == InterDimensionScheduling::OfflineGreedyFlex;
        if (slack < (flex ? recommended : recommended / 16)) {
            // The loads are close: the natural order, charged in it.
            std::sort(
                m_loads.begin(), m_loads.end(), [](const Load& a, const Load& b) { return a.dimension < b.dimension; });
            if (gather) // the peer's quirk: reversed first, then charged by position
                std::reverse(m_loads.begin(), m_loads.end());
            for (std::uint32_t d = 0; d < m_loads.size(); ++d) {
                if (isActive(dimensions[d], d, request))
                    charge(m_loads[d].elapsed, dimensions[d], charged, gather);
            }
            return naturalOrder(dimensions.size());
        }
        if (flex) {
            bytes = std::min(remaining, slack);
            charged = bytes;
        }
    }
    std::vector<std::uint32_t> order;
    for (Load& load : m_loads) {
        order.push_back(load.dimension);
        if (isActive(dimensions[load.dimension], load.dimension, request))
            charge(load.elapsed, dimensions[load.dimension], charged, gather);
    }
    return order;
}

ChunkPlan DimensionScheduler::phases(const CollectiveRequest& request, const Dimensions& dimensions,
    const SystemConfig& system, const std::vector<std::uint32_t>& order, std::uint64_t bytes) const
{
    ChunkPlan plan;
    std::vector<std::uint16_t> uses(dimensions.size(), 0);
    const auto add = [&](PhaseType type, QueueClass queueClass, std::uint32_t d) {
        plan.push_back({ type, queueClass, static_cast<std::uint16_t>(d), uses[d]++, bytes });
        bytes = bytesAfter(type, dimensions[d], bytes);
    };
    std::vector<std::uint32_t> active;
    std::copy_if(order.begin(), order.end(), std::back_inserter(active),
        [&](std::uint32_t d) { return isActive(dimensions[d], d, request); });
    if (active.empty())
        return plan;

    if (request.type != PhaseType::AllReduce || system.collectiveOptimization == CollectiveOptimization::Baseline) {
        for (const std::uint32_t d : active)
            add(request.type, QueueClass::All, d);
        return plan;
    }
    const bool greedy = isGreedy(m_rule);
    const std::size_t scattered = greedy ? active.size() : active.size() - 1;
    for (std::size_t i = 0; i < scattered; ++i)
        add(PhaseType::ReduceScatter, QueueClass::FirstHalf, active[i]);
    if (!greedy)
        add(PhaseType::AllReduce, QueueClass::FirstHalf, active.back());
    for (std::size_t i = scattered; i-- > 0;)
        add(PhaseType::AllGather, QueueClass::LastHalf, active[i]);
    return plan;
}

} // namespace weft::simulation
