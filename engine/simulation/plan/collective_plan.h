// SPDX-License-Identifier: GPL-3.0-or-later
// How a collective is cut into chunks and each chunk into phases, one dimension a phase:
// docs/semantics.md, sections 5.1, 5.2 and 5.4. Plans are shared by all members of a collective; owned by one
// simulation.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/system_config.h"
#include "engine/topology/topology.h"

#include <cstdint>
#include <vector>

namespace weft::simulation {

enum class PhaseType : std::uint8_t {
    ReduceScatter,
    AllGather,
    AllReduce,
    AllToAll,
    Broadcast,
    Reduce,
    Gather,
    Scatter
};

[[nodiscard]] PhaseType phaseTypeOf(trace::CollectiveType type); // a barrier is an all-reduce

// One member has or gets it all; these run on one tree over all members, not dimension by dimension.
[[nodiscard]] constexpr bool isRooted(PhaseType type)
{
    return type == PhaseType::Broadcast || type == PhaseType::Reduce || type == PhaseType::Gather
        || type == PhaseType::Scatter;
}

// Which of a dimension's queues a phase takes: all of them round robin, or one half.
enum class QueueClass : std::uint8_t { All, FirstHalf, LastHalf };
inline constexpr std::size_t kQueueClassCount = 3;

// The queue that a use of a class takes of `count` of a dimension, and whether rings go the other way round in it.
[[nodiscard]] constexpr std::uint32_t queueOf(QueueClass queueClass, std::uint32_t use, std::uint32_t count)
{
    const std::uint32_t half = count / 2;
    switch (queueClass) {
    case QueueClass::FirstHalf:
        return use % (half > 0 ? half : 1);
    case QueueClass::LastHalf:
        return count == 1 ? 0 : half + use % (count - half);
    case QueueClass::All:
        break;
    }
    return use % count;
}
[[nodiscard]] constexpr bool isAnticlockwise(QueueClass queueClass, std::uint32_t queue, std::uint32_t count)
{
    return queueClass == QueueClass::LastHalf || (queueClass == QueueClass::All && count > 1 && queue >= count / 2);
}

// One dimension as native algorithms see it: rings of `size` members `stride` apart.
struct PlanDimension {
    std::uint32_t size = 1;
    std::uint32_t stride = 1;
    double relativeBandwidth = 1; // to dimension 0, from the figures as the network file writes them
    Algorithm algorithm;
};

// Those of the machine that a list of algorithms runs over; an empty list: rings. Error: Usage (more algorithms than
// dimensions).
[[nodiscard]] Result<std::vector<PlanDimension>> planDimensions(
    const topology::Topology& topology, std::vector<Algorithm> list);

struct PhaseSpec {
    PhaseType type = PhaseType::AllReduce;
    QueueClass queueClass = QueueClass::All;
    std::uint16_t dimension = 0;
    std::uint16_t useInChunk = 0; // how many earlier phases of the chunk ran in this dimension
    std::uint64_t bytes = 0; // at the start of the phase
    bool operator==(const PhaseSpec&) const = default;
};

using ChunkPlan = std::vector<PhaseSpec>;

// The result for one collective: distinct chunk plans, and which one each chunk follows.
struct SplitPlan {
    std::vector<ChunkPlan> distinct;
    std::vector<std::uint32_t> planOfChunk;
};

struct CollectiveRequest {
    PhaseType type = PhaseType::AllReduce;
    std::uint64_t bytes = 0; // comm_size
    std::uint32_t splits = 1; // preferred-dataset-splits
    std::uint64_t involvedDims = ~std::uint64_t { 0 };
    std::uint32_t machineNpus = 0; // the padding rule counts the machine, not the group
};

inline constexpr std::uint64_t kMostChunks = 1'000'000;
inline constexpr Time kGroupEndpoint { 10 }; // of groups that do not go by dimension, in the place of endpoint-delay

// Keeps what the inter-dimension schedulers remember between collectives: Themis' loads and the rotation.
class DimensionScheduler {
public:
    explicit DimensionScheduler(InterDimensionScheduling rule)
        : m_rule(rule)
    {
    }

    // To be called when rank 0 issues a collective: Themis starts afresh at a new tick.
    void rankZeroIssues(std::uint64_t now);
    void startAfresh() { m_loads.clear(); } // loads are filled in natural order when next needed

    // Refuses more than kMostChunks chunks. A collective of no bytes or without active dimensions has no chunks.
    [[nodiscard]] Result<SplitPlan> split(
        const CollectiveRequest& request, const std::vector<PlanDimension>& dimensions, const SystemConfig& system);

private:
    using Dimensions = std::vector<PlanDimension>;
    struct Load {
        std::uint32_t dimension = 0;
        double elapsed = 0;
    };

    // The order for one chunk; `bytes` becomes what the chunk carries.
    [[nodiscard]] std::vector<std::uint32_t> greedyOrder(const CollectiveRequest& request, const Dimensions& dimensions,
        std::uint64_t remaining, std::uint64_t recommended, std::uint64_t& bytes);
    [[nodiscard]] std::uint64_t slackBytes(
        const CollectiveRequest& request, const Dimensions& dimensions, std::size_t at, bool gather) const;
    [[nodiscard]] ChunkPlan phases(const CollectiveRequest& request, const Dimensions& dimensions,
        const SystemConfig& system, const std::vector<std::uint32_t>& order, std::uint64_t bytes) const;

    InterDimensionScheduling m_rule;
    std::vector<Load> m_loads;
    std::uint64_t m_lastReset = 0;
    std::uint32_t m_rotation = 0;
};

// The size of the data after a phase of `type` over `dimension`.
[[nodiscard]] std::uint64_t bytesAfter(PhaseType type, const PlanDimension& dimension, std::uint64_t bytes);

} // namespace weft::simulation
