// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/collectives.h"

#include <algorithm>

namespace weft::simulation {

using trace::CollectiveType;
using trace::Operation;

namespace {

constexpr std::uint64_t kMostStreams = std::uint64_t { 1 } << 27U; // about 10 GB of stream state
constexpr std::uint32_t kLookEvery = 4096; // chunks between looks at the stop token

} // namespace

Collectives::Collectives(Run& run, EventCore& events, Moment& moment, const trace::Workload& workload,
    const SystemConfig& system, const trace::GroupTable& groups, PhasePlanner& planner, Queues& queues,
    OperationEnds& ends)
    : m_run(run)
    , m_events(events)
    , m_moment(moment)
    , m_workload(workload)
    , m_system(system)
    , m_groups(groups)
    , m_planner(planner)
    , m_queues(queues)
    , m_ends(ends)
    , m_rolls(groups.size())
    , m_prioritiesGiven(groups[trace::GroupTable::kWorld].size())
{
    for (std::uint32_t group = 0; group < groups.size(); ++group)
        m_rolls[group].issued.resize(groups[group].size());
}

Where Collectives::whereOf(const trace::Workload& workload, Rank rank, OpId op)
{
    const trace::ExecutionGraph& graph = *workload.graphs[index(rank)];
    Where where;
    where.rank = index(rank);
    where.nodeId = graph.id(op);
    where.item = graph.name(op);
    return where;
}

std::optional<Collectives::Joined> Collectives::join(Rank rank, OpId op, const Operation& operation)
{
    const auto refuse = [&](Error error) {
        if (error.where == Where {})
            error.where = whereOf(m_workload, rank, op);
        m_moment.stopWith(std::move(error));
        return std::nullopt;
    };
    const std::optional<std::uint32_t> group = m_groups.find(operation.processGroup);
    if (!group)
        return refuse({ ErrorCode::UnknownGroup, say("process group '%1' is not defined", operation.processGroup), {},
            say("define it in the communicator-group file") });
    const std::uint32_t member = m_groups[*group].memberOf(rank);
    if (member == trace::Group::kNobody)
        return refuse({ ErrorCode::NotMember,
            say("the rank is not in process group '%1', whose collective it calls", m_groups[*group].name), {}, {} });
    if (rank == Rank { 0 })
        m_planner.rankZeroIssues(m_events.now());
    const Result<std::uint32_t> found = instanceFor(rank, op, operation, *group, member);
    if (!found)
        return refuse(found.error());
    Instance& instance = m_instances[*found];
    CollectiveRecord& record = m_run.collectives[instance.record];
    record.start = std::min(record.start, m_events.now());
    if (member < instance.named) {
        instance.named = member;
        record.nodeId = operation.id;
    }
    return Joined { *found, instance.memberOf(rank), instance.record };
}

void Collectives::begin(const Joined& joined, Rank rank, OpId op, std::int32_t commPriority)
{
    Instance& instance = m_instances[joined.instance];
    instance.memberStates[joined.member] = { op, instance.chunks };
    m_queues.countUses(instance, joined.member, rank);
    ++m_planned.membersInside;
    m_planned.open += instance.messages / instance.members;
    std::int32_t priority = commPriority;
    if (m_system.schedulingPolicy != SchedulingPolicy::Explicit) {
        const std::int32_t given = m_prioritiesGiven[index(rank)]++;
        priority = m_system.schedulingPolicy == SchedulingPolicy::Lifo ? given : -given;
    }
    if (instance.chunks == 0) { // nobody to talk to, or nothing to say
        memberEnds(instance, joined.member);
        streamLeaves(joined.instance);
        return;
    }
    for (std::uint32_t chunk = 0; chunk < instance.chunks && !m_moment.halted; ++chunk) {
        m_queues.admit(instance.streamOf(chunk, joined.member), rank, priority);
        if (chunk % kLookEvery == kLookEvery - 1)
            m_moment.poll();
    }
}

Error Collectives::disagreement(const Instance& instance, const Operation& operation, std::uint32_t number) const
{
    return { ErrorCode::Mismatched,
        say("the members of a group disagree on their collective number %1: %2 of %3 bytes here, %4 of %5 bytes at %6",
            number + 1, toString(operation.commType), operation.commSize, toString(instance.type), instance.bytes,
            toString(whereOf(m_workload, instance.firstIssuer, instance.firstOperation))),
        {}, say("give all members the same collectives in the same order") };
}

Result<std::uint32_t> Collectives::instanceFor(
    Rank rank, OpId op, const Operation& operation, std::uint32_t groupIndex, std::uint32_t member)
{
    Roll& roll = m_rolls[groupIndex];
    const std::uint32_t number = roll.issued[member]++;
    if (number < roll.first + roll.instances.size()) {
        // Not the first: the members must mean the same collective.
        const std::uint32_t known = roll.instances[number - roll.first];
        const Instance& instance = m_instances[known];
        const bool sized = operation.commType != CollectiveType::Barrier
            && (instance.custom == nullptr || instance.custom->schedule != nullptr);
        if (instance.type == operation.commType
            && (!sized || instance.bytes == static_cast<std::uint64_t>(operation.commSize)))
            return known;
        return disagreement(instance, operation, number);
    }
    const trace::Group& group = m_groups[groupIndex];
    Instance instance;
    instance.type = operation.commType;
    instance.bytes = static_cast<std::uint64_t>(operation.commSize);
    instance.involvedDims = operation.involvedDims;
    instance.group = &group;
    instance.members = group.size();
    instance.firstIssuer = rank;
    instance.firstOperation = op;
    if (operation.carries(trace::Has::Root)) {
        instance.root = group.memberOf(Rank { operation.root });
        if (instance.root == trace::Group::kNobody)
            return Error { ErrorCode::NotMember, say("the root, rank %1, is not in the process group", operation.root),
                {}, {} };
    }
    if (Result<void> planned = m_planner.plan(instance, operation); !planned)
        return std::move(planned).error();
    if (std::uint64_t { instance.chunks } * instance.members > kMostStreams) {
        return Error { ErrorCode::TooLarge,
            say("a collective of %1 chunks over %2 ranks is more than can be held", instance.chunks, instance.members),
            {}, say("lower preferred-dataset-splits") };
    }
    instance.memberStates.resize(instance.members);
    instance.record = static_cast<std::uint32_t>(m_run.collectives.size());
    m_run.collectives.push_back(
        { instance.type, groupIndex, instance.bytes, instance.members, instance.chunks, kNever, Time {}, 0 });
    const std::uint32_t index = m_instances.take(std::move(instance));
    m_instances[index].streams = m_queues.takeStreams(index, m_instances[index].chunks, group.size());
    roll.instances.push_back(index);
    return index;
}

void Collectives::chunkEnds(std::uint32_t index, std::uint32_t member)
{
    Instance& instance = m_instances[index];
    if (--instance.memberStates[member].chunksLeft == 0)
        memberEnds(instance, member);
}

void Collectives::memberEnds(Instance& instance, std::uint32_t member)
{
    ++instance.membersDone;
    --m_planned.membersInside;
    m_planned.open -= instance.messages / instance.members;
    m_planned.ended += instance.messages / instance.members;
    CollectiveRecord& record = m_run.collectives[instance.record];
    record.end = std::max(record.end, m_events.now());
    m_ends.complete(instance.rankOf(member), instance.memberStates[member].operation);
}

void Collectives::streamLeaves(std::uint32_t index)
{
    if (m_instances[index].membersDone == m_instances[index].members && !m_instances[index].released)
        release(index);
}

void Collectives::release(std::uint32_t index)
{
    Instance& instance = m_instances[index];
    m_queues.giveStreams(instance);
    instance.released = true;
    instance.plans = {};
    instance.memberStates = {};
    instance.counters = {};
    instance.strayCounters = {};
    // Numbers are handed out in order; finished ones leave from the front.
    Roll& roll = m_rolls[m_run.collectives[instance.record].group];
    while (!roll.instances.empty() && m_instances[roll.instances.front()].released) {
        m_instances.give(roll.instances.front());
        roll.instances.pop_front();
        ++roll.first;
    }
}

void Collectives::finish()
{
    for (const Roll& roll : m_rolls) {
        for (const std::uint32_t open : roll.instances) {
            if (!m_instances[open].released)
                m_run.collectives[m_instances[open].record].end = kNever;
        }
    }
}

// The ranks that have called fewer collectives than others; found once for all who wait for them.
const Sentence& Collectives::missingFrom(std::uint32_t number)
{
    Roll& roll = m_rolls[number];
    if (roll.missing)
        return *roll.missing;
    constexpr std::uint32_t kMostNamed = 8;
    m_lookedAt += roll.issued.size();
    const std::uint32_t most = *std::max_element(roll.issued.begin(), roll.issued.end());
    std::string names;
    std::uint32_t count = 0;
    for (std::uint32_t member = 0; member < roll.issued.size(); ++member) {
        if (roll.issued[member] != most && ++count <= kMostNamed)
            names += (count == 1 ? "" : ", ") + std::to_string(index(m_groups[number].rankOf(member)));
    }
    if (count > kMostNamed)
        names += ", …";
    return roll.missing.emplace(count == 0 ? Sentence() : count == 1 ? say("rank %1", names) : say("ranks %1", names));
}

Sentence Collectives::whatBlocks(Rank rank, const Operation& operation)
{
    const std::uint32_t number = *m_groups.find(operation.processGroup);
    const std::string_view type = toString(operation.commType);
    if (const Sentence& missing = missingFrom(number); !missing.empty())
        return say("waits in its %1 for %2, which never joined", type, missing);
    // One collective of a rank is in flight at most: the one that it called last.
    const Roll& roll = m_rolls[number];
    const std::uint32_t called = roll.issued[m_groups[number].memberOf(rank)];
    if (called > roll.first) {
        const Instance& instance = m_instances[roll.instances[called - 1 - roll.first]];
        for (std::uint32_t chunk = 0; !instance.released && chunk < instance.chunks; ++chunk) {
            const Sentence hangs = m_queues.whereHangs(instance.streamOf(chunk, instance.memberOf(rank)));
            if (!hangs.empty())
                return say("waits inside %1", hangs);
        }
    }
    return say("waits inside its %1 algorithm", type);
}

} // namespace weft::simulation
