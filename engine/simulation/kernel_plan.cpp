// SPDX-License-Identifier: GPL-3.0-or-later
// From a collective to the phases that its members run: which algorithm, over which members, with which numbers.
#include "engine/collective/reduce_model.h"
#include "engine/simulation/kernel.h"

#include <algorithm>
#include <bit>

namespace weft::simulation {

using trace::CollectiveType;
using trace::Operation;

namespace {

constexpr std::uint64_t kGroupEndpoint = 10; // ns; communicator sub-groups always pay this

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
        phase.steps.push_back({ offset, bytes, 0 });
        bytes = gather ? bytes * 2 : bytes / 2;
        offset = gather ? offset / 2 : offset * 2;
    }
    for (std::uint32_t level = allReduce ? levels : 0; level-- > 0;) {
        bytes *= 2; // from the size after the last halving, which has been cut to whole bytes
        phase.steps.push_back({ 1U << level, bytes, 0 });
    }
    return true;
}

} // namespace

std::uint64_t Kernel::reductionTime(std::uint64_t bytes) const
{
    if (!m_system.localMemoryBandwidth)
        return 0;
    return collective::ReduceModel::ofMemory(m_system.localMemoryBandwidth).sumTime(Bytes { bytes }).ns();
}

void Kernel::warnOnce(std::string message)
{
    const bool known = std::any_of(
        m_warnings.begin(), m_warnings.end(), [&](const Finding& finding) { return finding.error.message == message; });
    if (!known)
        warn(m_warnings, { ErrorCode::Unsupported, std::move(message), {}, {} });
}

Result<void> Kernel::planInstance(Instance& instance, const Operation& operation)
{
    instance.treeUsesPerChunk.assign(m_dimensionCount, 0);
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

Result<std::vector<PlanDimension>> Kernel::planDimensions(const Instance& instance) const
{
    const PhaseType type = phaseTypeOf(instance.type);
    if (isRooted(type))
        return std::vector<PlanDimension> { { instance.members, 1, 1.0, {} } };
    const auto pattern = static_cast<std::size_t>(patternOf(type));
    if (m_groups[instance.group].isMachine)
        return m_machineDimensions[pattern];
    // A sub-group is one ring in the listed order; a list of several algorithms falls back to ring.
    const std::vector<Algorithm>& list = m_system.implementation[pattern];
    return std::vector<PlanDimension> { { instance.members, 1, 1.0, list.size() == 1 ? list.front() : Algorithm {} } };
}

Result<void> Kernel::planNative(Instance& instance)
{
    const PhaseType type = phaseTypeOf(instance.type);
    instance.pattern = static_cast<std::uint8_t>(patternOf(type));
    Result<std::vector<PlanDimension>> dimensions = planDimensions(instance);
    if (!dimensions)
        return std::move(dimensions).error();
    CollectiveRequest request;
    request.type = type;
    request.bytes = instance.bytes;
    request.splits = m_system.datasetSplits;
    request.machineNpus = m_npus;
    const bool machine = m_groups[instance.group].isMachine && !isRooted(type);
    if (machine)
        request.involvedDims = instance.involvedDims;
    if (instance.type == CollectiveType::Barrier) { // nothing to carry: an all-reduce of the least size
        request.bytes = m_npus;
        request.splits = 1;
    }
    DimensionScheduler& scheduler = machine ? m_dimensionScheduler : m_groupScheduler;
    Result<SplitPlan> split = scheduler.split(request, *dimensions, m_system);
    if (!split)
        return std::move(split).error();
    for (const ChunkPlan& chunk : split->distinct) {
        std::vector<Phase>& phases = instance.plans.emplace_back();
        for (const PhaseSpec& spec : chunk) {
            Result<Phase> phase = makePhase(spec, (*dimensions)[spec.dimension], instance);
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

Result<Phase> Kernel::makePhase(const PhaseSpec& spec, const PlanDimension& dimension, const Instance& instance)
{
    const bool subGroup = !m_groups[instance.group].isMachine;
    Phase phase;
    phase.type = spec.type;
    phase.queueClass = spec.queueClass;
    phase.dimension = spec.dimension;
    phase.useInChunk = spec.useInChunk;
    phase.size = dimension.size;
    phase.stride = dimension.stride;
    phase.bytes = spec.bytes;
    phase.largestBytes = std::max(spec.bytes, bytesAfter(spec.type, dimension, spec.bytes));
    phase.endpoint = subGroup ? kGroupEndpoint : static_cast<std::uint64_t>(m_system.endpointDelayNs);
    phase.throughBus = m_system.sharedBus.has_value() && !subGroup;
    const AlgorithmKind kind = dimension.algorithm.kind;
    phase.uniform = !m_network.isAware() && !subGroup && !isRooted(spec.type) && m_fabric.isPristine()
        && m_fabric.topology().isPeerStack() && kind != AlgorithmKind::OneRing && kind != AlgorithmKind::OneDirect
        && kind != AlgorithmKind::OneHalvingDoubling;
    phase.solo = phase.uniform && m_oneStreamPerRank;
    phase.lean = phase.uniform && !m_system.rendezvous && !m_recorder.links();
    if (phase.uniform)
        phase.delayByOffset.assign(phase.size, ~std::uint64_t { 0 });

    const std::uint32_t n = dimension.size;
    if (isRooted(spec.type)) {
        phase.cycle = CycleKind::Tree;
        const bool flat = spec.type == PhaseType::Gather || spec.type == PhaseType::Scatter;
        phase.trees.fill(flat ? flatTree(n, instance.root) : binomialTree(n, instance.root));
        phase.treeUp = spec.type == PhaseType::Reduce || spec.type == PhaseType::Gather;
        phase.treeDown = !phase.treeUp;
        phase.treeReduces = spec.type == PhaseType::Reduce;
        phase.messageBytes = spec.type == PhaseType::Scatter ? spec.bytes / n : spec.bytes;
        phase.reduce = reductionTime(phase.messageBytes);
        return phase;
    }
    if (kind == AlgorithmKind::DoubleBinaryTree) {
        if (!std::has_single_bit(n))
            return notAPowerOfTwo("doubleBinaryTree", n);
        phase.cycle = CycleKind::Tree;
        if (spec.type != PhaseType::AllReduce)
            warnOnce("doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for");
        phase.trees = { doubleBinaryTree(n, true), doubleBinaryTree(n, false) };
        phase.treeUp = phase.treeDown = phase.treeReduces = phase.treeReducesDown = true;
        phase.messageBytes = spec.bytes;
        phase.reduce = reductionTime(phase.messageBytes);
        return phase;
    }
    phase.messageBytes = spec.type == PhaseType::AllGather ? spec.bytes : spec.bytes / n;
    phase.reduce = reductionTime(phase.messageBytes);
    phase.reduceAlways = spec.type == PhaseType::ReduceScatter;
    phase.reduceOdd = spec.type == PhaseType::AllReduce;
    const bool allReduce = spec.type == PhaseType::AllReduce;
    switch (kind) {
    case AlgorithmKind::Direct:
    case AlgorithmKind::OneDirect:
        phase.cycle = CycleKind::Direct;
        phase.parallel = dimension.algorithm.window == 0 ? n - 1 : std::min(dimension.algorithm.window, n - 1);
        phase.flagged = subGroup ? (n - 1) * phase.parallel : phase.parallel;
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
            step.reduce = reductionTime(step.bytes);
        break;
    default:
        phase.cycle = CycleKind::Ring;
        phase.flagged = n - 1;
        phase.sends = allReduce ? 2 * (n - 1) : n - 1;
        if (spec.type == PhaseType::AllToAll)
            phase.sends = n * (n - 1) / 2;
        break;
    }
    return phase;
}

} // namespace weft::simulation
