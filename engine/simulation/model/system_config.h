// SPDX-License-Identifier: GPL-3.0-or-later
// What a simulation is told besides the fabric and the workload: the typed form of ASTRA-sim's system JSON,
// remote-memory JSON, communicator groups and command-line options. Plain values with Weft's stated defaults.
#pragma once

#include "engine/collective/lowering/reduce_model.h"
#include "engine/collective/model/schedule.h"
#include "engine/core/ids.h"
#include "engine/core/units.h"
#include "engine/topology/routing.h"
#include "engine/trace/execution_graph.h"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace weft::simulation {

enum class NetworkModel : std::uint8_t { Unaware, Aware };
enum class SchedulingPolicy : std::uint8_t { Lifo, Fifo, Explicit };
enum class CollectiveOptimization : std::uint8_t { Baseline, LocalBwAware };
enum class InterDimensionScheduling : std::uint8_t { Ascending, RoundRobin, OfflineGreedy, OfflineGreedyFlex };
[[nodiscard]] constexpr bool isGreedy(InterDimensionScheduling rule)
{
    return rule == InterDimensionScheduling::OfflineGreedy || rule == InterDimensionScheduling::OfflineGreedyFlex;
}
enum class IntraDimensionScheduling : std::uint8_t { Fifo, Rg, SmallestFirst, LessRemainingPhaseFirst };

enum class AlgorithmKind : std::uint8_t {
    Ring,
    Direct,
    HalvingDoubling,
    DoubleBinaryTree,
    OneRing,
    OneDirect,
    OneHalvingDoubling,
};

// These make one ring of all NPUs, whatever the dimensions.
[[nodiscard]] constexpr bool isOverAll(AlgorithmKind kind)
{
    return kind >= AlgorithmKind::OneRing;
}

// One entry of an implementation list: "ring", "direct4" (window 4), "oneDirect", …
struct Algorithm {
    AlgorithmKind kind = AlgorithmKind::Ring;
    std::uint32_t window = 0; // Direct kinds; 0: as wide as the group allows (n-1)
    bool operator==(const Algorithm&) const = default;
};

// The four patterns that have an implementation list of their own.
enum class NativePattern : std::uint8_t { AllReduce, AllGather, ReduceScatter, AllToAll };
inline constexpr std::size_t kNativePatternCount = 4;

[[nodiscard]] constexpr trace::CollectiveType collectiveType(NativePattern pattern)
{
    constexpr std::array kTypes { trace::CollectiveType::AllReduce, trace::CollectiveType::AllGather,
        trace::CollectiveType::ReduceScatter, trace::CollectiveType::AllToAll };
    return kTypes[static_cast<std::size_t>(pattern)];
}

struct SharedBus {
    std::int64_t latency = 0; // L, ns, truncated
    std::int64_t overhead = 0; // o
    std::int64_t gap = 0; // g
    float gapPerByte = 0; // G, ns per byte; single precision as in the peer
};

enum class RemoteMemoryKind : std::uint8_t { None, PerNpu, PerNode, Pool };

struct RemoteMemory {
    RemoteMemoryKind kind = RemoteMemoryKind::None;
    Latency latency;
    Bandwidth bandwidth; // decimal GB/s in the file
    std::uint32_t npusPerNode = 0; // PerNode only
};

// An algorithm of one's own, as execution traces or as a schedule; its ranks are positions in the group.
struct CustomCollective {
    std::string prefix; // the file or the prefix of files, for messages
    // graphs[position]. Their sizes are what they are; the workload's comm_size has no meaning.
    std::vector<trace::ExecutionGraphPtr> graphs;
    // If there is one, it is run and not the graphs: sized by each collective's comm_size, for groups of as many ranks
    // as it has, in as many parts as datasetSplits says.
    collective::SchedulePtr schedule;
    // How long the schedule's sums and copies take; absent: by localMemoryBandwidth, none without it. As in traces, a
    // computation lasts at least 1 ns.
    std::optional<collective::ReduceModel> reduce;

    [[nodiscard]] const std::string& name() const
    {
        return schedule && !schedule->info().name.empty() ? schedule->info().name : prefix;
    }
};

struct SystemConfig {
    SchedulingPolicy schedulingPolicy = SchedulingPolicy::Lifo;
    CollectiveOptimization collectiveOptimization = CollectiveOptimization::Baseline;
    InterDimensionScheduling interDimension = InterDimensionScheduling::Ascending;
    IntraDimensionScheduling intraDimension = IntraDimensionScheduling::Fifo;

    std::int64_t endpointDelayNs = 10; // after --injection-scale, truncated
    std::uint32_t activeChunksPerDimension = 1;
    std::uint32_t datasetSplits = 1; // preferred-dataset-splits
    std::uint32_t queuesPerDimension = 1; // --num-queues-per-dim

    std::optional<Bandwidth> localMemoryBandwidth; // decimal GB/s; absent: reductions are free
    std::optional<ComputeRate> peakPerformance;
    bool roofline = false;
    bool replayOnly = false;
    bool rendezvous = false;
    // Groups that are a part of the fabric's dimensions run over these, with the settings given; the peer's never do.
    bool groupsByDimension = false;
    std::optional<SharedBus> sharedBus; // model-shared-bus
    std::int64_t localReductionDelay = 1; // ns per 100 bytes, only with the shared bus; the peer's default

    // Empty list: ring in every dimension.
    std::array<std::vector<Algorithm>, kNativePatternCount> implementation;
    // Wins over the implementation, and over the duration of a rooted collective. Not for barriers; what is given for
    // reduce-scatter also runs reduce-scatter-block.
    std::map<trace::CollectiveType, CustomCollective> custom;
    std::map<std::uint64_t, CustomCollective> customPerNode; // by Chakra node id; wins over `custom`

    RemoteMemory remoteMemory;
    std::vector<trace::ProcessGroup> groups; // from the communicator-group file; win over the trace's own

    [[nodiscard]] const std::vector<Algorithm>& algorithms(NativePattern pattern) const
    {
        return implementation[static_cast<std::size_t>(pattern)];
    }
    // The algorithm given for a collective, or null.
    [[nodiscard]] const CustomCollective* customFor(const trace::Operation& collective) const;
};

enum class RecordLevel : std::uint8_t { Summary, Links, Full };

// How to run it; nothing here changes what the peer's inputs mean.
struct RunOptions {
    NetworkModel network = NetworkModel::Unaware;
    RecordLevel record = RecordLevel::Summary;
    std::optional<Bytes> packet; // aware only: messages travel in packets of at most this size
    std::uint64_t recordLimit = 20'000'000; // records at `full`; past it the run goes on at `links`
    topology::Routing routing; // aware only; without packets, spraying sends packets of 4 KiB
};
inline constexpr Bytes kSprayedPacket { 4096 };

} // namespace weft::simulation
