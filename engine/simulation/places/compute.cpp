// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/places/compute.h"

#include "engine/trace/execution_rules.h"

#include <algorithm>

namespace weft::simulation {

namespace {

constexpr std::uint64_t kNsPerMicro = 1000; // traces state durations in µs

} // namespace

Compute::Compute(const topology::Fabric& fabric, const SystemConfig& system)
    : m_system(system)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    for (const auto& [node, change] : fabric.state().nodes) {
        if (change.computeFactor == 1.0 || index(node) >= npus)
            continue;
        m_speed.resize(npus, 1.0);
        m_speed[index(node)] = change.computeFactor;
    }
}

Time Compute::stretched(Rank rank, Time time) const
{
    const double speed = m_speed[index(rank)];
    return speed == 1.0 ? time : Time { wholeNs(static_cast<double>(time.ns()) / speed) };
}

bool Compute::isReplayed(const trace::Operation& operation) const
{
    return m_system.replayOnly
        || (operation.type == trace::NodeType::Coll
            && trace::lastsItsDuration(operation, m_system.customFor(operation) != nullptr));
}

Time Compute::replayTime(Rank rank, const trace::Operation& operation, Time shortest) const
{
    if (operation.durationMicros > kLongestNs / kNsPerMicro)
        return Time { kLongestNs }; // at which the run stops, however fast the NPU
    const Time time = operation.durationMicros == 0 ? shortest : Time { operation.durationMicros * kNsPerMicro };
    return operation.type == trace::NodeType::Comp ? at(rank, time) : time;
}

Time Compute::operationTime(Rank rank, const trace::Operation& operation) const
{
    if (!m_system.roofline || operation.isCpuOp)
        return replayTime(rank, operation);
    // Work done at the smaller of the peak and what the memory can feed. The order of the operations is the peer's.
    const auto work = static_cast<double>(operation.numOps);
    if (operation.numOps == 0 || operation.tensorSize == 0 || !m_system.peakPerformance
        || !m_system.localMemoryBandwidth)
        return {};
    const double intensity = work / static_cast<double>(operation.tensorSize);
    const double perSecond = m_system.localMemoryBandwidth->bytesPerNs * 1e9;
    const double rate = std::min(perSecond * intensity, m_system.peakPerformance->flops);
    return at(rank, Time { wholeNs(work / rate * 1e9) });
}

Time Compute::reductionTime(std::uint64_t bytes) const
{
    return collective::ReduceModel::ofMemory(m_system.localMemoryBandwidth).sumTime(Bytes { bytes });
}

} // namespace weft::simulation
