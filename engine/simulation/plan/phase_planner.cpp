// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/phase_planner.h"

#include <algorithm>

namespace weft::simulation {

using trace::CollectiveType;

namespace {

NativePattern patternOf(PhaseType type)
{
    switch (type) {
    case PhaseType::AllGather:
        return NativePattern::AllGather;
    case PhaseType::ReduceScatter:
        return NativePattern::ReduceScatter;
    case PhaseType::AllToAll:
        return NativePattern::AllToAll;
    default:
        return NativePattern::AllReduce;
    }
}

// Of one chunk, by all members of the collective.
std::uint64_t messagesOf(const Phase& phase, std::uint32_t members)
{
    if (phase.cycle != CycleKind::Tree)
        return std::uint64_t { phase.sends } * members;
    const std::uint64_t ways = (phase.treeUp ? 1U : 0U) + (phase.treeDown ? 1U : 0U);
    return members / phase.size * (phase.size - 1) * ways;
}

bool sendsNothing(const Phase& phase)
{
    const auto isEmpty = [](const Phase::Step& step) { return step.bytes == 0; };
    return phase.cycle == CycleKind::HalvingDoubling ? std::any_of(phase.steps.begin(), phase.steps.end(), isEmpty)
                                                     : phase.messageBytes == 0;
}

} // namespace

PhasePlanner::PhasePlanner(const topology::Fabric& fabric, const SystemConfig& system, const Compute& compute,
    Shortcuts shortcuts, Findings& warnings, const Watch& watch)
    : m_fabric(fabric)
    , m_system(system)
    , m_compute(compute)
    , m_shortcuts(shortcuts)
    , m_warnings(warnings)
    , m_dimensionScheduler(system.interDimension)
    , m_groupScheduler(InterDimensionScheduling::Ascending)
    , m_programs(system, watch)
{
}

Result<void> PhasePlanner::layOutMachine()
{
    for (std::size_t pattern = 0; pattern < kNativePatternCount; ++pattern) {
        Result<std::vector<PlanDimension>> planned
            = planDimensions(m_fabric.topology(), m_system.implementation[pattern]);
        if (!planned)
            return planned.error();
        m_machineDimensions[pattern] = *std::move(planned);
    }
    return {};
}

void PhasePlanner::warnOnce(Sentence message)
{
    const bool known = std::any_of(
        m_warnings.begin(), m_warnings.end(), [&](const Finding& finding) { return finding.error.message == message; });
    if (!known)
        warn(m_warnings, { ErrorCode::Unsupported, std::move(message), {}, {} });
}

Result<void> PhasePlanner::plan(Instance& instance, const trace::Operation& operation)
{
    instance.treeUsesPerChunk.assign(m_fabric.topology().dimensions().size(), 0);
    const CustomCollective* custom = m_system.customFor(operation);
    instance.custom = custom;
    if (custom == nullptr)
        return planNative(instance);
    return custom->schedule ? planSchedule(instance, *custom) : planTraces(instance, *custom);
}

std::vector<PlanDimension> PhasePlanner::dimensionsOf(
    const Instance& instance, PhaseType type, const GroupGrid* grid) const
{
    if (isRooted(type))
        return { { instance.members, 1, 1.0, {} } };
    const auto pattern = static_cast<std::size_t>(patternOf(type));
    if (instance.group->isMachine)
        return m_machineDimensions[pattern];
    if (grid != nullptr) {
        std::vector<PlanDimension> dimensions = m_machineDimensions[pattern];
        std::uint32_t stride = 1;
        for (std::size_t d = 0; d < dimensions.size(); ++d) {
            const bool all = isOverAll(dimensions[d].algorithm.kind);
            dimensions[d].size = all ? instance.members : grid->sizes[d];
            dimensions[d].stride = all ? 1 : stride;
            stride *= grid->sizes[d];
        }
        return dimensions;
    }
    // A sub-group is one ring in the listed order; a list of several algorithms falls back to ring.
    const std::vector<Algorithm>& list = m_system.implementation[pattern];
    return { { instance.members, 1, 1.0, list.size() == 1 ? list.front() : Algorithm {} } };
}

// Null if the group is no part of the dimensions, which is then said.
GroupGrid* PhasePlanner::gridOf(const trace::Group& group)
{
    const std::span<const topology::Dimension> dimensions = m_fabric.topology().dimensions();
    const auto known = m_grids.find(&group);
    GroupGrid& grid = known != m_grids.end()
        ? known->second
        : m_grids.emplace(&group, simulation::gridOf(group, dimensions, m_system.interDimension)).first->second;
    if (!grid.sizes.empty())
        return &grid;
    std::string extent;
    for (const std::uint32_t size : extentOf(group, dimensions))
        extent += (extent.empty() ? "" : " × ") + std::to_string(size);
    warnOnce(say("process group '%1' is no full part of the fabric's dimensions: it has %2 ranks in %3 places. Its "
                 "collectives run one ring at an endpoint delay of 10 ns, as in ASTRA-sim",
        group.name, group.size(), extent));
    return nullptr;
}

// Whether the streams of a rank come to the same whatever the order in which they act at one tick. They meet in queues
// alone. One that is filled at the start has an order of its own; so has one that is filled later, unless two streams
// enter it at one tick, which is looked for. That is what happens where a queue lets several go at once.
bool PhasePlanner::hidesOrder(const Instance& instance) const
{
    const auto isOnePhase = [](const std::vector<Phase>& plan) { return plan.size() == 1; };
    return instance.chunks <= 1 || std::all_of(instance.plans.begin(), instance.plans.end(), isOnePhase)
        || m_system.activeChunksPerDimension <= m_system.queuesPerDimension;
}

// All members of a group call its collectives in the same order, so that one count serves them.
void PhasePlanner::countTreeUses(Instance& instance, NativePattern pattern)
{
    std::vector<std::uint32_t>& uses = m_treeUses[{ instance.group->isMachine ? nullptr : instance.group, pattern }];
    uses.resize(m_fabric.topology().dimensions().size());
    instance.treeUses = uses;
    for (const Phase& phase : instance.plans.front()) {
        ++instance.treeUsesPerChunk[phase.dimension];
        uses[phase.dimension] += instance.chunks;
    }
}

Result<void> PhasePlanner::planNative(Instance& instance)
{
    const PhaseType type = phaseTypeOf(instance.type);
    const std::uint32_t npus = m_fabric.topology().npuCount();
    GroupGrid* grid = m_system.groupsByDimension && !instance.group->isMachine && !isRooted(type)
        ? gridOf(*instance.group)
        : nullptr;
    if (grid != nullptr) {
        instance.group = &grid->members;
        grid->scheduler.startAfresh();
    }
    const std::vector<PlanDimension> dimensions = dimensionsOf(instance, type, grid);
    CollectiveRequest request;
    request.type = type;
    request.bytes = instance.bytes;
    request.splits = m_system.datasetSplits;
    request.machineNpus = npus;
    instance.inMachineOrder = instance.group->isMachine && !isRooted(type);
    if (instance.inMachineOrder || grid != nullptr)
        request.involvedDims = instance.involvedDims;
    if (instance.type == CollectiveType::Barrier) { // nothing to carry: an all-reduce of the least size
        request.bytes = npus;
        request.splits = 1;
    }
    DimensionScheduler& scheduler = instance.inMachineOrder ? m_dimensionScheduler
        : grid != nullptr                                   ? grid->scheduler
                                                            : m_groupScheduler;
    Result<SplitPlan> split = scheduler.split(request, dimensions, m_system);
    if (!split)
        return std::move(split).error();
    std::vector<std::uint64_t> messages; // of a chunk, by plan
    for (const ChunkPlan& chunk : split->distinct) {
        std::vector<Phase>& phases = instance.plans.emplace_back();
        std::uint64_t& ofChunk = messages.emplace_back();
        for (const PhaseSpec& spec : chunk) {
            Result<Phase> phase = makePhase(
                spec, dimensions[spec.dimension], !instance.group->isMachine && grid == nullptr, instance.root);
            if (!phase)
                return std::move(phase).error();
            if (grid != nullptr)
                phase->uniform = phase->lean = false;
            ofChunk += messagesOf(*phase, instance.members);
            if (sendsNothing(*phase))
                warnOnce(say("messages of no bytes, of which a collective of %1 bytes has some, travel as any other; "
                             "ASTRA-sim stops at them",
                    instance.bytes));
            phases.push_back(std::move(*phase));
        }
    }
    instance.planOfChunk = std::move(split->planOfChunk);
    instance.chunks = static_cast<std::uint32_t>(instance.planOfChunk.size());
    for (const std::uint32_t plan : instance.planOfChunk)
        instance.messages += messages[plan];
    const auto hasPhases = [](const std::vector<Phase>& phases) { return !phases.empty(); };
    if (instance.members > 1 && instance.bytes > 0
        && std::none_of(instance.plans.begin(), instance.plans.end(), hasPhases))
        warnOnce(
            say("a collective of %1 NPUs sends nothing: its involved_dim names no dimension that has several NPUs and "
                "an algorithm; ASTRA-sim sends nothing either",
                instance.members));
    if (instance.plans.empty())
        return {};
    countTreeUses(instance, patternOf(type));
    const bool solo = m_shortcuts.solo && hidesOrder(instance);
    m_someSolo = m_someSolo || solo;
    for (std::vector<Phase>& plan : instance.plans) {
        for (Phase& phase : plan) {
            phase.solo = solo && phase.cycle != CycleKind::Tree;
            if (!phase.solo || phase.cycle != CycleKind::Ring)
                continue;
            phase.soloRing = phase.uniform && m_system.queuesPerDimension == 1;
            if (!phase.uniform)
                phase.delayToNext.assign(std::size_t { 2 } * instance.members, kNever);
        }
    }
    return {};
}

} // namespace weft::simulation
