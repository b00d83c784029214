// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a case with events left out and with all of them, and says what differs; and cases by dice. For tests only.
#pragma once

#include "tests/engine/simulation/scenario_builder.h"

#include <algorithm>
#include <array>
#include <random>

namespace weft::test {

using namespace weft::simulation;
using trace::CollectiveType;

inline constexpr std::array kTypes { CollectiveType::AllReduce, CollectiveType::AllGather,
    CollectiveType::ReduceScatter, CollectiveType::AllToAll };

inline std::vector<std::array<std::uint64_t, 7>> recordsOf(const Run& run)
{
    std::vector<std::array<std::uint64_t, 7>> records;
    for (const CollectiveRecord& one : run.collectives)
        records.push_back({ one.start.ns(), one.end.ns(), one.group, one.bytes, one.chunks, one.members, one.nodeId });
    return records;
}

inline std::vector<std::array<std::uint64_t, 4>> trafficOf(const Run& run)
{
    std::vector<std::array<std::uint64_t, 4>> traffic;
    for (const PairTraffic& one : run.pairs)
        traffic.push_back({ index(one.source), index(one.destination), one.bytes, one.messages });
    for (const LinkTotals& one : run.links)
        traffic.push_back({ one.bytes, one.busy.ns(), one.peakQueue, 0 });
    return traffic;
}

// What differs between the two ways, or nothing. `fast` grows by the messages that went the short way. A few of them
// may save no event, where what they leave out would have been part of another one: not `strictly` fewer.
inline std::string difference(const topology::Fabric& fabric, const trace::Workload& workload,
    const SystemConfig& system, NetworkModel network = NetworkModel::Unaware, std::uint64_t* fast = nullptr,
    bool strictly = true)
{
    const RunPtr quick = run(fabric, workload, system, optionsOf(network, RecordLevel::Summary));
    const RunPtr full = run(fabric, workload, system, optionsOf(network, RecordLevel::Full));
    if (full->complete() != quick->complete())
        return "complete one way only";
    if (!full->complete())
        return "not complete";
    if (full->fastMessages != 0 || quick->fastMessages > quick->messages)
        return "messages went the short way where they must not";
    if (quick->fastMessages > 0 && quick->events + (strictly ? 1 : 0) > full->events)
        return std::to_string(quick->fastMessages) + " messages went the short way, but there were "
            + std::to_string(quick->events) + " events for " + std::to_string(full->events);
    if (fast != nullptr)
        *fast += quick->fastMessages;
    if (quick->makespan != full->makespan)
        return "makespan " + std::to_string(quick->makespan.ns()) + " and " + std::to_string(full->makespan.ns());
    if (finishes(*quick) != finishes(*full))
        return "finish times";
    if (quick->messages != full->messages)
        return "messages " + std::to_string(quick->messages) + " and " + std::to_string(full->messages);
    for (std::size_t r = 0; r < quick->ranks.size(); ++r) {
        const RankMetrics& a = quick->ranks[r];
        const RankMetrics& b = full->ranks[r];
        if (a.communication != b.communication || a.exposedCommunication != b.exposedCommunication || a.idle != b.idle)
            return "sums of rank " + std::to_string(r);
    }
    if (recordsOf(*quick) != recordsOf(*full))
        return "collectives";
    const RunPtr links = run(fabric, workload, system, optionsOf(network, RecordLevel::Links));
    if (recordsOf(*links) != recordsOf(*full) || trafficOf(*links) != trafficOf(*full))
        return "what is kept of links";
    return quick->fingerprint == full->fingerprint ? "" : "fingerprint";
}

// One NPU computes and sums at half or a third of its speed.
inline topology::Fabric withASlowNpu(const topology::Fabric& fabric, std::uint32_t npu, double speed)
{
    topology::FabricState state;
    state.nodes[NodeId { npu }].computeFactor = speed;
    return topology::Fabric(fabric.topologyPtr(), state);
}

class Dice {
public:
    explicit Dice(std::uint32_t seed)
        : m_random(seed)
    {
    }
    std::uint32_t below(std::uint32_t limit) { return static_cast<std::uint32_t>(m_random() % limit); }
    bool oneIn(std::uint32_t count) { return below(count) == 0; }
    template <class T> T oneOf(std::initializer_list<T> values)
    {
        return values.begin()[below(static_cast<std::uint32_t>(values.size()))];
    }

private:
    std::mt19937 m_random;
};

inline SystemConfig diceSystem(Dice& dice, std::uint32_t npus)
{
    SystemConfig system = systemOf(AlgorithmKind::Ring, 1, dice.oneOf({ 0, 1, 10, 1000 }));
    if (dice.oneIn(2))
        system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(dice.oneOf({ 1.0, 37.0, 1600.0 }));
    system.datasetSplits = 1 + dice.below(5);
    system.schedulingPolicy
        = dice.oneOf({ SchedulingPolicy::Lifo, SchedulingPolicy::Fifo, SchedulingPolicy::Explicit });
    if (dice.oneIn(3)) {
        system.remoteMemory.kind = RemoteMemoryKind::PerNpu;
        system.remoteMemory.bandwidth = Bandwidth::gigaBytesPerSecond(10);
    }
    // Two overlapping groups in an order of their own.
    for (const char* name : { "1", "2" }) {
        std::vector<Rank> ranks;
        for (std::uint32_t r = 0; r < npus; ++r) {
            if (dice.oneIn(2))
                ranks.push_back(Rank { r });
        }
        if (ranks.size() < 2)
            ranks = { Rank { npus - 1 }, Rank { 0 } };
        std::rotate(ranks.begin(), ranks.begin() + 1, ranks.end());
        system.groups.push_back({ name, ranks });
    }
    return system;
}

// A few steps; each rank's communication is a chain, so that no order can block.
// `unit`: sizes are multiples of it; 0: any.
inline trace::Workload diceWorkload(Dice& dice, std::uint32_t npus, const SystemConfig& system, std::uint32_t unit = 0)
{
    WorkloadBuilder builder(npus);
    std::vector<WorkloadBuilder::Ids> chain(npus);
    const std::uint32_t steps = 1 + dice.below(6);
    for (std::uint32_t step = 0; step < steps; ++step) {
        const CollectiveType type = kTypes[dice.below(4)];
        const std::int64_t bytes
            = unit != 0 ? unit * (1 + dice.below(3)) : 1 + dice.below(dice.oneIn(2) ? 3000 : 2'000'000);
        const std::uint32_t what = dice.below(7);
        if (what == 0) { // straggling
            for (std::uint32_t r = 0; r < npus; ++r) {
                if (dice.oneIn(2))
                    chain[r] = { builder.compute(r, dice.below(40), chain[r]) };
            }
        } else if (what == 1) { // compute beside, which overlaps what follows
            for (std::uint32_t r = 0; r < npus; ++r) {
                if (dice.oneIn(3))
                    (dice.oneIn(2) ? (void)builder.cpu(r, dice.below(30))
                                   : (void)builder.compute(r, dice.below(30), chain[r]));
            }
        } else if (what == 2) { // a message beside or within the chain
            const std::uint32_t from = dice.below(npus);
            const std::uint32_t to = (from + 1 + dice.below(npus - 1)) % npus;
            const std::uint64_t sent = builder.send(
                from, to, bytes, system.rendezvous || dice.oneIn(2) ? chain[from] : WorkloadBuilder::Ids {}, step);
            const std::uint64_t got
                = builder.receive(to, from, bytes, dice.oneIn(2) ? chain[to] : WorkloadBuilder::Ids {}, step);
            if (dice.oneIn(2))
                chain[from].push_back(sent);
            if (dice.oneIn(2))
                chain[to].push_back(got);
        } else if (what == 3) { // a group
            const trace::ProcessGroup& group = system.groups[dice.below(2)];
            for (const Rank rank : group.ranks)
                chain[index(rank)] = { builder.collective(index(rank), type, bytes, chain[index(rank)], group.name) };
        } else if (what == 4 && system.remoteMemory.kind != RemoteMemoryKind::None) {
            const std::uint32_t r = dice.below(npus);
            const std::uint64_t id = builder.memory(r, static_cast<std::uint64_t>(bytes), chain[r]);
            chain[r] = { id };
        } else {
            for (std::uint32_t r = 0; r < npus; ++r)
                chain[r] = { builder.collective(r, type, bytes, chain[r]) };
        }
    }
    return builder.seal();
}

} // namespace weft::test
