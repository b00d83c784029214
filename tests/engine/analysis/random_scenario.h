// SPDX-License-Identifier: GPL-3.0-or-later
// Random fabrics, workloads and settings that end: computation, accesses to memory, messages and collectives with
// dependencies among them. The same for the same seed everywhere. For tests only.
#pragma once

#include "tests/engine/simulation/scenario_builder.h"

#include <array>
#include <random>

namespace weft::test {

class RandomScenario {
public:
    explicit RandomScenario(std::uint32_t seed)
        : m_random(seed)
        , fabric(makeFabric())
        , workload(makeWorkload())
        , system(makeSystem())
        , options(makeOptions())
    {
    }

private:
    std::mt19937 m_random;

    std::uint32_t below(std::uint32_t count) { return static_cast<std::uint32_t>(m_random()) % count; }

    topology::Fabric makeFabric()
    {
        constexpr std::array kSpecs { "Ring(4,50GB/s,500ns)", "FC(5,20GB/s,300ns)", "Switch(6,100GB/s,700ns)",
            "Ring(3,10GB/s,1us)_Switch(4,5GB/s,2us)", "Ring(2,200GB/s,100ns)_FC(3,50GB/s,300ns)_Ring(2,10GB/s,1us)",
            "Torus(3x3,25GB/s,500ns)", "Mesh(3x2,25GB/s,500ns)", "FatTree(8,50GB/s,500ns,oversub=2)",
            "Hypercube(8,40GB/s,200ns)", "DGX1V" };
        topology::Fabric made = fabricOf(kSpecs[below(kSpecs.size())]);
        if (below(4) != 0)
            return made;
        topology::FabricState state; // a slow link and a slow NPU
        state.links[LinkId { below(made.topology().linkCount()) }].bandwidthFactor = 0.3;
        state.nodes[NodeId { below(made.topology().npuCount()) }].computeFactor = 0.6;
        return topology::Fabric(made.topologyPtr(), state);
    }

    trace::Workload makeWorkload()
    {
        const std::uint32_t npus = fabric.topology().npuCount();
        WorkloadBuilder builder(npus);
        std::vector<WorkloadBuilder::Ids> all(npus);
        std::vector<WorkloadBuilder::Ids> communication(npus);
        const auto some = [&](std::uint32_t rank) {
            WorkloadBuilder::Ids ids;
            for (std::uint32_t count = below(3); count > 0 && !all[rank].empty(); --count)
                ids.push_back(all[rank][below(static_cast<std::uint32_t>(all[rank].size()))]);
            return ids;
        };
        const std::uint32_t steps = 6 + below(40);
        for (std::uint32_t step = 0; step < steps; ++step) {
            const std::uint32_t rank = below(npus);
            switch (below(8)) {
            case 0:
                all[rank].push_back(builder.cpu(rank, below(40), some(rank)));
                break;
            case 1:
                all[rank].push_back(builder.memory(rank, 1 + below(1U << 20U), some(rank), below(2) == 0));
                break;
            case 2:
            case 3: {
                const std::uint32_t to = (rank + 1 + below(npus - 1)) % npus;
                const std::int64_t bytes = 1 + below(1U << 22U);
                communication[rank].push_back(builder.send(rank, to, bytes, some(rank), step));
                communication[to].push_back(builder.receive(to, rank, bytes, some(to), step));
                all[rank].push_back(communication[rank].back());
                all[to].push_back(communication[to].back());
                break;
            }
            case 4: {
                constexpr std::array kTypes { trace::CollectiveType::AllReduce, trace::CollectiveType::AllGather,
                    trace::CollectiveType::ReduceScatter, trace::CollectiveType::AllToAll };
                const trace::CollectiveType type = kTypes[below(kTypes.size())];
                const std::int64_t bytes = 1 + below(1U << 22U);
                // After all that the rank has sent or awaits, so that none waits for another in a circle.
                for (std::uint32_t member = 0; member < npus; ++member) {
                    const std::uint64_t id = builder.collective(member, type, bytes, communication[member]);
                    communication[member] = { id };
                    all[member].push_back(id);
                }
                break;
            }
            default:
                all[rank].push_back(builder.compute(rank, below(60), some(rank)));
            }
        }
        return builder.seal();
    }

    simulation::SystemConfig makeSystem()
    {
        using simulation::AlgorithmKind;
        const AlgorithmKind kind = below(2) == 0 ? AlgorithmKind::Ring : AlgorithmKind::Direct;
        simulation::SystemConfig made = systemOf(kind, fabric.topology().dimensions().size(), below(3) * 10);
        made.datasetSplits = 1 + below(4);
        made.activeChunksPerDimension = 1 + below(2);
        made.remoteMemory
            = { simulation::RemoteMemoryKind::PerNpu, Latency { 200 }, Bandwidth::gigaBytesPerSecond(20), 0 };
        if (below(2) == 0)
            made.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(500);
        made.rendezvous = below(4) == 0;
        return made;
    }

    simulation::RunOptions makeOptions()
    {
        simulation::RunOptions made;
        made.record = simulation::RecordLevel::Full;
        made.network = below(3) == 0 ? simulation::NetworkModel::Unaware : simulation::NetworkModel::Aware;
        if (made.network == simulation::NetworkModel::Unaware)
            return made;
        if (below(3) == 0)
            made.packet = Bytes { 16384 + below(65536) };
        const auto choices = topology::allRouteChoices();
        made.routing = { choices[below(static_cast<std::uint32_t>(choices.size()))], below(3) };
        return made;
    }

public:
    topology::Fabric fabric;
    trace::Workload workload;
    simulation::SystemConfig system;
    simulation::RunOptions options;
};

} // namespace weft::test
