// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/phase_planner.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace weft::simulation {

using trace::CollectiveType;
namespace {

constexpr Time kGroupEndpoint { 10 }; // communicator sub-groups always pay this
constexpr std::uint64_t kMostPackets = std::uint64_t { 1 } << 31U; // of a phase at one member

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

Error notAPowerOfTwo(const char* algorithm, std::uint32_t size)
{
    return { ErrorCode::Unsupported,
        std::string(algorithm) + " needs a dimension or group of 2, 4, 8, … members, but this one has "
            + std::to_string(size),
        {}, "choose ring or direct" };
}

// Fills the partners and sizes; false where a step would leave a member without a partner.
bool addHalvingSteps(Phase& phase, std::uint32_t n)
{
    const bool allReduce = phase.type == PhaseType::AllReduce;
    const bool gather = phase.type == PhaseType::AllGather;
    if (!gather && !std::has_single_bit(n))
        return false;
    const auto levels = static_cast<std::uint32_t>(std::bit_width(n)) - 1;
    phase.flagged = levels - 1;
    phase.sends = allReduce ? 2 * levels : levels;
    std::uint64_t bytes = gather ? phase.bytes : phase.bytes / 2;
    std::uint32_t offset = gather ? n / 2 : 1;
    for (std::uint32_t level = 0; level < levels; ++level) {
        if (offset == 0 || n % (2 * offset) != 0)
            return false;
        phase.steps.push_back({ offset, bytes, {} });
        bytes = gather ? bytes * 2 : bytes / 2;
        offset = gather ? offset / 2 : offset * 2;
    }
    for (std::uint32_t level = allReduce ? levels : 0; level-- > 0;) {
        bytes *= 2; // from the size after the last halving, which has been cut to whole bytes
        phase.steps.push_back({ 1U << level, bytes, {} });
    }
    return true;
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
    const std::span<const topology::Dimension> dimensions = m_fabric.topology().dimensions();
    // Themis compares the figures of the network file; the nearest number of nine decimals gives them back.
    const auto written = [](const topology::Dimension& d) {
        constexpr double kDecimals = 1e9;
        return std::round(d.link.bandwidth.inGibiBytesPerSecond() * kDecimals) / kDecimals;
    };
    const auto relativeBandwidth = [&](const topology::Dimension& d) {
        const double first = written(dimensions[0]);
        return d.kind == topology::DimensionKind::Plain || first <= 0 ? 1.0 : written(d) / first;
    };
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
            const bool one = isOverAll(list[d].kind); // one ring of all NPUs ends the list
            const std::uint32_t size = one ? m_fabric.topology().npuCount() : dimensions[d].size;
            m_machineDimensions[pattern].push_back(
                { size, one ? 1 : stride, relativeBandwidth(dimensions[d]), list[d] });
            if (one)
                break;
            stride *= dimensions[d].size;
        }
    }
    return {};
}

void PhasePlanner::warnOnce(std::string message)
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
    if (custom == nullptr)
        return planNative(instance);
    instance.custom = custom;
    if (custom->schedule)
        return planSchedule(instance, *custom);
    if (custom->graphs.size() < instance.members) {
        return Error { ErrorCode::MissingRank,
            "the algorithm has traces for " + std::to_string(custom->graphs.size()) + " ranks, but the group has "
                + std::to_string(instance.members),
            { custom->prefix, {}, {}, {}, {}, {}, {} }, {} };
    }
    instance.chunks = 1;
    Phase phase;
    phase.cycle = CycleKind::Custom;
    phase.size = instance.members;
    instance.plans = { { std::move(phase) } };
    instance.planOfChunk = { 0 };
    return {};
}

std::vector<PlanDimension> PhasePlanner::dimensionsOf(const Instance& instance, PhaseType type) const
{
    if (isRooted(type))
        return { { instance.members, 1, 1.0, {} } };
    const auto pattern = static_cast<std::size_t>(patternOf(type));
    if (instance.group->isMachine)
        return m_machineDimensions[pattern];
    // A sub-group is one ring in the listed order; a list of several algorithms falls back to ring.
    const std::vector<Algorithm>& list = m_system.implementation[pattern];
    return { { instance.members, 1, 1.0, list.size() == 1 ? list.front() : Algorithm {} } };
}

Result<void> PhasePlanner::planNative(Instance& instance)
{
    const PhaseType type = phaseTypeOf(instance.type);
    const std::uint32_t npus = m_fabric.topology().npuCount();
    instance.pattern = static_cast<std::uint8_t>(patternOf(type));
    const std::vector<PlanDimension> dimensions = dimensionsOf(instance, type);
    CollectiveRequest request;
    request.type = type;
    request.bytes = instance.bytes;
    request.splits = m_system.datasetSplits;
    request.machineNpus = npus;
    instance.inMachineOrder = instance.group->isMachine && !isRooted(type);
    if (instance.inMachineOrder)
        request.involvedDims = instance.involvedDims;
    if (instance.type == CollectiveType::Barrier) { // nothing to carry: an all-reduce of the least size
        request.bytes = npus;
        request.splits = 1;
    }
    DimensionScheduler& scheduler = instance.inMachineOrder ? m_dimensionScheduler : m_groupScheduler;
    Result<SplitPlan> split = scheduler.split(request, dimensions, m_system);
    if (!split)
        return std::move(split).error();
    for (const ChunkPlan& chunk : split->distinct) {
        std::vector<Phase>& phases = instance.plans.emplace_back();
        for (const PhaseSpec& spec : chunk) {
            Result<Phase> phase
                = makePhase(spec, dimensions[spec.dimension], !instance.group->isMachine, instance.root);
            if (!phase)
                return std::move(phase).error();
            phases.push_back(std::move(*phase));
        }
    }
    instance.planOfChunk = std::move(split->planOfChunk);
    instance.chunks = static_cast<std::uint32_t>(instance.planOfChunk.size());
    if (!instance.plans.empty()) {
        for (const Phase& phase : instance.plans.front())
            ++instance.treeUsesPerChunk[phase.dimension];
    }
    return {};
}

Phase PhasePlanner::makeTree(Phase phase, const PhaseSpec& spec, std::uint32_t root)
{
    const std::uint32_t n = phase.size;
    phase.cycle = CycleKind::Tree;
    const bool flat = spec.type == PhaseType::Gather || spec.type == PhaseType::Scatter;
    phase.trees.fill(flat ? flatTree(n, root) : binomialTree(n, root));
    phase.treeUp = spec.type == PhaseType::Reduce || spec.type == PhaseType::Gather;
    phase.treeDown = !phase.treeUp;
    phase.treeReduces = spec.type == PhaseType::Reduce;
    phase.messageBytes = spec.type == PhaseType::Scatter ? spec.bytes / n : spec.bytes;
    phase.reduce = m_compute.reductionTime(phase.messageBytes);
    return phase;
}

Result<Phase> PhasePlanner::makePhase(
    const PhaseSpec& spec, const PlanDimension& dimension, bool subGroup, std::uint32_t root)
{
    Phase phase;
    phase.type = spec.type;
    phase.queueClass = spec.queueClass;
    phase.dimension = spec.dimension;
    phase.useInChunk = spec.useInChunk;
    phase.size = dimension.size;
    phase.stride = dimension.stride;
    phase.bytes = spec.bytes;
    phase.largestBytes = std::max(spec.bytes, bytesAfter(spec.type, dimension, spec.bytes));
    phase.endpoint = subGroup ? kGroupEndpoint : Time { static_cast<std::uint64_t>(m_system.endpointDelayNs) };
    phase.someAreSlow = m_compute.someAreSlow();
    phase.throughBus = m_system.sharedBus.has_value() && !subGroup;
    const AlgorithmKind kind = dimension.algorithm.kind;
    phase.uniform = m_shortcuts.uniformNetwork && !subGroup && !isRooted(spec.type) && !isOverAll(kind);
    phase.solo = phase.uniform && m_shortcuts.solo;
    phase.lean = phase.uniform && m_shortcuts.silent;
    if (phase.uniform)
        phase.delayByOffset.assign(phase.size, kNever);

    const std::uint32_t n = dimension.size;
    if (isRooted(spec.type))
        return makeTree(std::move(phase), spec, root);
    if (kind == AlgorithmKind::DoubleBinaryTree) {
        if (!std::has_single_bit(n))
            return notAPowerOfTwo("doubleBinaryTree", n);
        phase.cycle = CycleKind::Tree;
        if (spec.type != PhaseType::AllReduce)
            warnOnce("doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for");
        phase.trees = { doubleBinaryTree(n, true), doubleBinaryTree(n, false) };
        phase.treeUp = phase.treeDown = phase.treeReduces = phase.treeReducesDown = true;
        phase.messageBytes = spec.bytes;
        phase.reduce = m_compute.reductionTime(phase.messageBytes);
        return phase;
    }
    phase.messageBytes = spec.type == PhaseType::AllGather ? spec.bytes : spec.bytes / n;
    phase.reduce = m_compute.reductionTime(phase.messageBytes);
    phase.reduceAlways = spec.type == PhaseType::ReduceScatter;
    phase.reduceOdd = spec.type == PhaseType::AllReduce;
    const bool allReduce = spec.type == PhaseType::AllReduce;
    switch (kind) {
    case AlgorithmKind::Direct:
    case AlgorithmKind::OneDirect:
        phase.cycle = CycleKind::Direct;
        phase.parallel = dimension.algorithm.window == 0 ? n - 1 : std::min(dimension.algorithm.window, n - 1);
        phase.flagged = !subGroup
            ? phase.parallel
            : static_cast<std::uint32_t>(std::min(std::uint64_t { n - 1 } * phase.parallel, kMostPackets));
        phase.sends = allReduce ? 2 * (n - 1) : n - 1;
        break;
    case AlgorithmKind::HalvingDoubling:
    case AlgorithmKind::OneHalvingDoubling:
        if (spec.type == PhaseType::AllToAll)
            return Error { ErrorCode::Unsupported, "halvingDoubling cannot run an all-to-all", {},
                "choose ring or direct for all-to-all" };
        phase.cycle = CycleKind::HalvingDoubling;
        if (!addHalvingSteps(phase, n))
            return notAPowerOfTwo("halvingDoubling", n);
        if (!std::has_single_bit(n)) {
            warnOnce("halvingDoubling over " + std::to_string(n)
                + " members leaves some of their data out; the time is the peer's, not that of a complete all-gather");
        }
        for (Phase::Step& step : phase.steps)
            step.reduce = m_compute.reductionTime(step.bytes);
        break;
    default:
        phase.cycle = CycleKind::Ring;
        phase.soloRing = phase.solo;
        phase.reducedBefore = phase.reduceAlways || phase.reduceOdd ? n : 0;
        phase.flagged = n - 1;
        phase.sends = allReduce ? 2 * (n - 1) : n - 1;
        if (spec.type == PhaseType::AllToAll) {
            const std::uint64_t sends = std::uint64_t { n } * (n - 1) / 2;
            if (sends > kMostPackets)
                return Error { ErrorCode::TooLarge,
                    "an all-to-all by ring over " + std::to_string(n) + " members sends " + std::to_string(sends)
                        + " messages from each, more than can be held",
                    {}, "choose direct for all-to-all" };
            phase.sends = static_cast<std::uint32_t>(sends);
        }
        break;
    }
    return phase;
}

Result<void> PhasePlanner::planSchedule(Instance& instance, const CustomCollective& custom)
{
    const collective::Pattern& pattern = custom.schedule->pattern();
    const std::string name = "schedule '" + custom.name() + "'";
    const Group& group = *instance.group;
    const auto refuse = [](std::string message, std::string hint = {}) {
        return Error { ErrorCode::Mismatched, std::move(message), {}, std::move(hint) };
    };
    if (pattern.ranks != instance.members)
        return refuse(name + " is for " + std::to_string(pattern.ranks) + " ranks, but "
                + (group.name.empty() ? std::string("the world") : "process group '" + group.name + "'") + " has "
                + std::to_string(instance.members),
            "give a schedule of as many ranks as the group has");
    const trace::CollectiveType type = instance.type == trace::CollectiveType::ReduceScatterBlock
        ? trace::CollectiveType::ReduceScatter
        : instance.type;
    if (pattern.kind != collective::PatternKind::Custom && chakraType(pattern.kind) != type)
        return refuse(name + " is an algorithm for " + std::string(toString(pattern.kind)) + ", but the collective is "
            + std::string(trace::toString(instance.type)));
    if (collective::hasRoot(pattern.kind) && index(pattern.root) != instance.root)
        return refuse(name + " has rank " + std::to_string(index(pattern.root))
                + " as its root, but the root of the collective is rank " + std::to_string(instance.root)
                + " of its group",
            "give a schedule for that root, by node id");

    // Each chunk stream runs the schedule on its part; the parts differ by at most one byte.
    const std::uint64_t parts
        = std::min<std::uint64_t>(m_system.datasetSplits, std::max<std::uint64_t>(instance.bytes, 1));
    if (parts > kMostChunks)
        return Error { ErrorCode::TooLarge,
            "a collective of " + std::to_string(parts) + " chunks is more than the " + std::to_string(kMostChunks)
                + " that can be held",
            {}, "lower preferred-dataset-splits" };
    const std::uint64_t least = instance.bytes / parts;
    const std::uint64_t larger = instance.bytes % parts; // so many parts have one byte more; they go first
    if (pattern.chunkBytes(Bytes { least }).count() == 0)
        warnOnce(name + " cuts a collective of " + std::to_string(least)
            + " bytes into chunks of less than a byte: its messages carry nothing");
    for (const std::uint64_t bytes : { least + 1, least }) {
        if (bytes > least && larger == 0)
            continue;
        Result<ScheduleProgramPtr> program = m_programs.get(custom, bytes);
        if (!program)
            return std::move(program).error();
        Phase phase;
        phase.cycle = CycleKind::Schedule;
        phase.size = instance.members;
        phase.bytes = phase.largestBytes = bytes;
        phase.program = std::move(*program);
        instance.plans.emplace_back().push_back(std::move(phase));
    }
    instance.planOfChunk.assign(static_cast<std::size_t>(parts), static_cast<std::uint32_t>(instance.plans.size()) - 1);
    std::fill_n(instance.planOfChunk.begin(), larger, 0U);
    instance.chunks = static_cast<std::uint32_t>(parts);
    return {};
}

} // namespace weft::simulation
