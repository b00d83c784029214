// SPDX-License-Identifier: GPL-3.0-or-later
// Collectives: process groups, the instances that their members share, and how an instance begins and ends.
#include "engine/simulation/kernel.h"

#include <algorithm>
#include <cmath>

namespace weft::simulation {

using trace::CollectiveType;
using trace::Operation;

namespace {

constexpr std::uint64_t kMostStreams = std::uint64_t { 1 } << 27U; // about 10 GB of stream state

} // namespace

Result<void> Kernel::prepareGroups()
{
    const std::span<const topology::Dimension> dimensions = m_fabric.topology().dimensions();
    // Themis compares the figures of the network file; the nearest number of nine decimals gives them back.
    const auto written = [](const topology::Dimension& d) {
        constexpr double kDecimals = 1e9;
        return std::round(d.link.bandwidth.inGibiBytesPerSecond() * kDecimals) / kDecimals;
    };
    for (const topology::Dimension& d : dimensions) {
        const double first = written(dimensions[0]);
        m_relativeBandwidth.push_back(
            d.kind == topology::DimensionKind::Plain || first <= 0 ? 1.0 : written(d) / first);
    }
    for (std::size_t pattern = 0; pattern < kNativePatternCount; ++pattern) {
        std::vector<Algorithm> list = m_system.implementation[pattern];
        if (list.empty())
            list.assign(dimensions.size(), Algorithm {});
        if (list.size() > dimensions.size()) {
            return Error { ErrorCode::Usage,
                "an implementation list has " + std::to_string(list.size()) + " entries, but the fabric has "
                    + std::to_string(dimensions.size()) + " dimensions",
                {}, "give one algorithm a dimension" };
        }
        std::uint32_t stride = 1;
        for (std::size_t d = 0; d < list.size(); ++d) {
            const AlgorithmKind kind = list[d].kind;
            const bool one = kind == AlgorithmKind::OneRing || kind == AlgorithmKind::OneDirect
                || kind == AlgorithmKind::OneHalvingDoubling;
            if (one) { // one ring of all NPUs ends the list
                m_machineDimensions[pattern].push_back({ m_npus, 1, m_relativeBandwidth[d], list[d] });
                break;
            }
            m_machineDimensions[pattern].push_back({ dimensions[d].size, stride, m_relativeBandwidth[d], list[d] });
            stride *= dimensions[d].size;
        }
    }
    m_dimensionCount = static_cast<std::uint32_t>(dimensions.size());
    m_queues.resize(std::size_t { m_npus } * m_dimensionCount * m_system.queuesPerDimension);
    m_runningLimit
        = (m_system.activeChunksPerDimension + m_system.queuesPerDimension - 1) / m_system.queuesPerDimension;
    const bool memoryIsShared = m_system.remoteMemory.kind == RemoteMemoryKind::PerNode
        || m_system.remoteMemory.kind == RemoteMemoryKind::Pool;
    m_oneStreamPerRank = m_dimensionCount == 1 && m_system.queuesPerDimension == 1 && m_runningLimit == 1
        && !m_system.rendezvous && !m_system.sharedBus && !memoryIsShared && !m_recorder.full();

    Group world;
    world.size = m_npus;
    world.isMachine = true;
    world.issuedByMember.resize(m_npus);
    m_groups.push_back(std::move(world));
    m_run->groups.push_back({});
    for (const std::vector<trace::ProcessGroup>* source : { &m_system.groups, &m_workload.groups }) {
        for (const trace::ProcessGroup& given : *source) {
            if (m_groupIndex.contains(given.name))
                continue; // the communicator-group file wins over the trace
            Group group;
            group.name = given.name;
            group.size = static_cast<std::uint32_t>(given.ranks.empty() ? m_npus : given.ranks.size());
            group.isMachine = group.size == m_npus;
            group.issuedByMember.resize(group.size);
            if (!group.isMachine) {
                group.memberOf.assign(m_npus, kNoPosition);
                for (const Rank rank : given.ranks) {
                    if (index(rank) >= m_npus)
                        return Error { ErrorCode::OutOfRange,
                            "process group '" + given.name + "' names rank " + std::to_string(index(rank))
                                + ", but there are " + std::to_string(m_npus) + " NPUs",
                            {}, {} };
                    group.memberOf[index(rank)] = static_cast<std::uint32_t>(group.ranks.size());
                    group.ranks.push_back(index(rank));
                }
            }
            m_groupIndex.emplace(given.name, static_cast<std::uint32_t>(m_groups.size()));
            m_groups.push_back(std::move(group));
            m_run->groups.push_back(given);
        }
    }
    return {};
}

std::uint32_t Kernel::groupNamed(std::string_view name) const
{
    if (name.empty())
        return kWorld;
    if (const auto at = m_groupIndex.find(name); at != m_groupIndex.end())
        return at->second;
    return name == "0" ? kWorld : kNoPosition;
}

void Kernel::issueCollective(std::uint32_t rank, std::uint32_t op, const Operation& operation)
{
    const std::uint32_t group = groupNamed(operation.processGroup);
    if (group == kNoPosition) {
        stopWith(
            { ErrorCode::UnknownGroup, "process group '" + std::string(operation.processGroup) + "' is not defined",
                whereOf(rank, op), "define it in the communicator-group file" });
        return;
    }
    const std::uint32_t member = m_groups[group].memberOf.empty() ? rank : m_groups[group].memberOf[rank];
    if (member == kNoPosition) {
        stopWith({ ErrorCode::NotMember,
            "the rank is not in process group '" + m_groups[group].name + "', whose collective it calls",
            whereOf(rank, op), {} });
        return;
    }
    if (rank == 0)
        m_dimensionScheduler.rankZeroIssues(m_events.now());
    const Result<std::uint32_t> found = instanceFor(rank, op, operation, group, member);
    if (!found) {
        stopWith(found.error());
        return;
    }
    Instance& instance = m_instances[*found];
    CollectiveRecord& record = m_run->collectives[instance.record];
    record.start = std::min(record.start, Time { m_events.now() });
    startOperation(rank, op, OperationKind::Collective, instance.record);
    instance.memberStates[member].operation = op;
    instance.memberStates[member].chunksLeft = instance.chunks;
    saveCounters(instance, rank);

    std::int32_t priority = operation.commPriority;
    if (m_system.schedulingPolicy != SchedulingPolicy::Explicit) {
        const std::int32_t given = m_ranks[rank].prioritiesGiven++;
        priority = m_system.schedulingPolicy == SchedulingPolicy::Lifo ? given : -given;
    }
    if (instance.chunks == 0) { // nobody to talk to, or nothing to say
        ++instance.membersDone;
        const bool last = instance.membersDone == instance.members;
        record.end = std::max(record.end, Time { m_events.now() });
        completeOperation(rank, op);
        if (last)
            releaseInstance(*found);
        return;
    }
    for (std::uint32_t chunk = 0; chunk < instance.chunks && !m_failure; ++chunk) {
        const std::uint32_t index = instance.streams + chunk * instance.members + member;
        m_streams[index].rank = rank;
        m_streams.place(index).priority = priority;
        enterPhase(index, 0);
        startWaiting(m_streams.place(index).queue);
    }
}

Result<std::uint32_t> Kernel::instanceFor(
    std::uint32_t rank, std::uint32_t op, const Operation& operation, std::uint32_t groupIndex, std::uint32_t member)
{
    Group& group = m_groups[groupIndex];
    const std::uint32_t number = group.issuedByMember[member]++;
    if (number < group.firstInstance + group.instances.size()) {
        // Not the first: the members must mean the same collective.
        const std::uint32_t known = group.instances[number - group.firstInstance];
        const Instance& instance = m_instances[known];
        const bool sized = operation.commType != CollectiveType::Barrier
            && (instance.custom == nullptr || instance.custom->schedule != nullptr);
        if (instance.type == operation.commType
            && (!sized || instance.bytes == static_cast<std::uint64_t>(operation.commSize)))
            return known;
        const Where first = whereOf(instance.firstIssuer, instance.firstOperation);
        return Error { ErrorCode::Mismatched,
            "the members of a group disagree on their collective number " + std::to_string(number + 1) + ": "
                + std::string(toString(operation.commType)) + " of " + std::to_string(operation.commSize)
                + " bytes here, " + std::string(toString(instance.type)) + " of " + std::to_string(instance.bytes)
                + " bytes at " + toString(first),
            whereOf(rank, op), "give all members the same collectives in the same order" };
    }
    if (m_freeInstances.empty()) {
        m_freeInstances.push_back(static_cast<std::uint32_t>(m_instances.size()));
        m_instances.emplace_back();
    }
    const std::uint32_t index = m_freeInstances.back();
    Instance& instance = m_instances[index];
    instance = {};
    instance.type = operation.commType;
    instance.bytes = static_cast<std::uint64_t>(operation.commSize);
    instance.involvedDims = operation.involvedDims;
    instance.group = groupIndex;
    instance.members = group.size;
    instance.firstIssuer = rank;
    instance.firstOperation = op;
    if (operation.carries(trace::Has::Root)) {
        const std::uint32_t root = operation.root;
        instance.root = root >= m_npus ? kNoPosition : group.memberOf.empty() ? root : group.memberOf[root];
        if (instance.root == kNoPosition)
            return Error { ErrorCode::NotMember,
                "the root, rank " + std::to_string(root) + ", is not in the process group", whereOf(rank, op), {} };
    }
    if (Result<void> planned = planInstance(instance, operation); !planned) {
        Error error = planned.error();
        if (error.where == Where {})
            error.where = whereOf(rank, op);
        return error;
    }
    const std::uint64_t streams = std::uint64_t { instance.chunks } * instance.members;
    if (streams > kMostStreams) {
        return Error { ErrorCode::TooLarge,
            "a collective of " + std::to_string(instance.chunks) + " chunks over " + std::to_string(instance.members)
                + " ranks is more than can be held",
            whereOf(rank, op), "lower preferred-dataset-splits" };
    }
    m_freeInstances.pop_back();
    instance.streams = m_streams.takeRange(static_cast<std::uint32_t>(streams));
    for (std::uint32_t i = 0; i < streams; ++i) {
        Stream& stream = m_streams[instance.streams + i];
        stream.instance = index;
        stream.member = i % instance.members;
        m_streams.place(instance.streams + i).chunk = i / instance.members;
    }
    instance.memberStates.resize(instance.members);
    instance.record = static_cast<std::uint32_t>(m_run->collectives.size());
    CollectiveRecord record;
    record.type = instance.type;
    record.group = groupIndex;
    record.bytes = instance.bytes;
    record.members = instance.members;
    record.chunks = instance.chunks;
    record.nodeId = operation.id;
    m_run->collectives.push_back(record);
    group.instances.push_back(index);
    return index;
}

void Kernel::saveCounters(Instance& instance, std::uint32_t rank)
{
    RankState& state = m_ranks[rank];
    const auto tree = state.treeUses.begin() + static_cast<std::ptrdiff_t>(instance.pattern * m_dimensionCount);
    if (instance.counters.empty()) {
        // Those of the first issuer hold for all members: ranks with other histories (groups) would else disagree on
        // the queue, and so on the ring's direction, and wait for each other for ever.
        instance.counters.insert(instance.counters.end(), state.queueUses.begin(), state.queueUses.end());
        instance.counters.insert(instance.counters.end(), tree, tree + m_dimensionCount);
    }
    if (instance.chunks == 0)
        return;
    // Every chunk takes each active dimension once in each class that its phases have.
    for (const Phase& phase : instance.plans.front()) {
        state.queueUses[phase.dimension * kQueueClassCount + static_cast<std::uint32_t>(phase.queueClass)]
            += instance.chunks;
        *(tree + phase.dimension) += instance.chunks;
    }
}

void Kernel::memberFinishedChunk(std::uint32_t index)
{
    const Stream& stream = m_streams[index];
    const std::uint32_t rank = stream.rank;
    Instance& instance = m_instances[stream.instance];
    Instance::Member& member = instance.memberStates[stream.member];
    if (--member.chunksLeft > 0)
        return;
    ++instance.membersDone;
    CollectiveRecord& record = m_run->collectives[instance.record];
    record.end = std::max(record.end, Time { m_events.now() });
    completeOperation(rank, member.operation);
}

void Kernel::releaseInstance(std::uint32_t index)
{
    Instance& instance = m_instances[index];
    if (instance.released)
        return;
    m_streams.giveRange(instance.streams, instance.chunks * instance.members);
    Group& group = m_groups[instance.group];
    instance.released = true;
    instance.plans = {};
    instance.memberStates = {};
    instance.counters = {};
    // Numbers are handed out in order; finished ones leave from the front.
    while (!group.instances.empty() && m_instances[group.instances.front()].released) {
        m_freeInstances.push_back(group.instances.front());
        group.instances.pop_front();
        ++group.firstInstance;
    }
}

} // namespace weft::simulation
