// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/phase_planner.h"

#include <algorithm>
#include <bit>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kMostPackets = std::uint64_t { 1 } << 31U; // of a phase at one member

Error notAPowerOfTwo(const char* algorithm, std::uint32_t size)
{
    return { ErrorCode::Unsupported,
        say("%1 needs a dimension or group of 2, 4, 8, … members, but this one has %2", algorithm, size), {},
        say("choose ring or direct") };
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
            warnOnce(
                say("doubleBinaryTree runs a tree all-reduce of the whole chunk, whatever the collective asks for"));
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
        phase.awaited = allReduce ? n - 1 : 0;
        break;
    case AlgorithmKind::HalvingDoubling:
    case AlgorithmKind::OneHalvingDoubling:
        if (spec.type == PhaseType::AllToAll)
            return Error { ErrorCode::Unsupported, say("halvingDoubling cannot run an all-to-all"), {},
                say("choose ring or direct for all-to-all") };
        phase.cycle = CycleKind::HalvingDoubling;
        if (!addHalvingSteps(phase, n))
            return notAPowerOfTwo("halvingDoubling", n);
        if (!std::has_single_bit(n)) {
            warnOnce(say("halvingDoubling over %1 members leaves some of their data out; the time is the peer's, not "
                         "that of a complete all-gather",
                n));
        }
        for (Phase::Step& step : phase.steps)
            step.reduce = m_compute.reductionTime(step.bytes);
        break;
    default:
        phase.cycle = CycleKind::Ring;
        phase.reducedBefore = phase.reduceAlways || phase.reduceOdd ? n : 0;
        phase.flagged = n - 1;
        phase.sends = allReduce ? 2 * (n - 1) : n - 1;
        if (spec.type == PhaseType::AllToAll) {
            const std::uint64_t sends = std::uint64_t { n } * (n - 1) / 2;
            if (sends > kMostPackets)
                return Error { ErrorCode::TooLarge,
                    say("an all-to-all by ring over %1 members sends %2 messages from each, more than can be held", n,
                        sends),
                    {}, say("choose direct for all-to-all") };
            phase.sends = static_cast<std::uint32_t>(sends);
        }
        break;
    }
    return phase;
}

} // namespace weft::simulation
