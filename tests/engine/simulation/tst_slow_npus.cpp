// SPDX-License-Identifier: GPL-3.0-or-later
// An NPU that computes at half its speed takes twice as long for all that it computes, whoever asked for it: replayed
// operations, sums of native algorithms, of trees and of schedules, computations of algorithms given as traces. What
// the network does takes as long as before.
#include "engine/collective/library/algorithm_library.h"
#include "engine/topology/router.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

topology::Fabric slowed(const std::string& spec, std::initializer_list<std::uint32_t> npus)
{
    topology::FabricState state;
    for (const std::uint32_t npu : npus)
        state.nodes[NodeId { npu }].computeFactor = 0.5;
    return topology::Fabric(fabricOf(spec).topologyPtr(), state);
}

constexpr const char* kSwitch = "Switch(4,1GB/s,0ns)";

// Sums of a byte take 3 ns a byte.
SystemConfig slowMemory(AlgorithmKind kind)
{
    SystemConfig system = systemOf(kind, 1, 10);
    system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1);
    return system;
}

std::uint64_t makespan(
    const topology::Fabric& fabric, CollectiveType type, const SystemConfig& system, std::int64_t bytes = 4000)
{
    return run(fabric, oneCollective(4, type, bytes), system)->makespan.ns();
}

} // namespace

class TestSlowNpus : public QObject {
    Q_OBJECT

private slots:
    void replayedComputationsAreStretched()
    {
        WorkloadBuilder builder(2);
        for (const std::uint32_t r : { 0U, 1U }) {
            builder.compute(r, 30);
            builder.cpu(r, 7);
            builder.collective(r, CollectiveType::Broadcast, 100);
        }
        SystemConfig system = systemOf();
        system.replayOnly = true;
        const RunPtr made = run(slowed("Ring(2,50GB/s,500ns)", { 1 }), builder.seal(), system);
        QCOMPARE(made->ranks[0].finish.ns(), std::uint64_t { 30'000 });
        QCOMPARE(made->ranks[1].finish.ns(), std::uint64_t { 60'000 });
        QCOMPARE(made->ranks[1].communication.ns(), std::uint64_t { 1 }); // not computed
    }

    // With all NPUs slow the closed form has 2R for R.
    void sumsAreStretched_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("type");
        QTest::addColumn<std::uint64_t>("sums"); // bytes of them, one after the other
        QTest::addColumn<std::uint32_t>("npu"); // one that sums
        const auto row
            = [](const char* name, AlgorithmKind kind, CollectiveType type, std::uint64_t sums, std::uint32_t npu) {
                  QTest::newRow(name) << static_cast<int>(kind) << static_cast<int>(type) << sums << npu;
              };
        row("ring", AlgorithmKind::Ring, CollectiveType::AllReduce, 3000, 1);
        row("ring, reduce-scatter", AlgorithmKind::Ring, CollectiveType::ReduceScatter, 3000, 1);
        row("halving-doubling", AlgorithmKind::HalvingDoubling, CollectiveType::AllReduce, 1000, 1);
        row("double binary tree", AlgorithmKind::DoubleBinaryTree, CollectiveType::AllReduce, 3 * 4000, 1);
        row("binomial tree", AlgorithmKind::Ring, CollectiveType::Reduce, 2 * 4000, 0);
        row("nothing to sum", AlgorithmKind::Ring, CollectiveType::AllGather, 0, 1);
    }

    void sumsAreStretched()
    {
        QFETCH(int, kind);
        QFETCH(int, type);
        QFETCH(std::uint64_t, sums);
        QFETCH(std::uint32_t, npu);
        const SystemConfig system = slowMemory(static_cast<AlgorithmKind>(kind));
        const auto what = static_cast<CollectiveType>(type);
        const std::uint64_t full = makespan(fabricOf(kSwitch), what, system);
        QCOMPARE(makespan(slowed(kSwitch, { 0, 1, 2, 3 }), what, system), full + 3 * sums);
        const std::uint64_t one = makespan(slowed(kSwitch, { npu }), what, system);
        QVERIFY(sums == 0 ? one == full : one > full && one <= full + 3 * sums);
    }

    void schedulesAndTheSharedBusToo()
    {
        SystemConfig system = slowMemory(AlgorithmKind::Ring);
        collective::AlgorithmRequest request;
        request.pattern.kind = collective::PatternKind::AllReduce;
        request.pattern.ranks = 4;
        const Result<collective::SchedulePtr> ring = collective::makeAlgorithm("ring", request);
        QVERIFY(ring.ok());
        system.custom[CollectiveType::AllReduce].schedule = *ring;
        const std::uint64_t full = makespan(fabricOf(kSwitch), CollectiveType::AllReduce, system);
        QCOMPARE(makespan(slowed(kSwitch, { 0, 1, 2, 3 }), CollectiveType::AllReduce, system), full + 3 * 3000);

        SystemConfig bus = systemOf();
        bus.sharedBus = SharedBus { 10, 1, 1, 0.01F };
        bus.localReductionDelay = 100;
        QVERIFY(makespan(slowed(kSwitch, { 2 }), CollectiveType::AllReduce, bus)
            > makespan(fabricOf(kSwitch), CollectiveType::AllReduce, bus));
    }

    // Rank 0 of the algorithm computes before it sends.
    void computationsOfTracesToo()
    {
        WorkloadBuilder algorithm(2);
        algorithm.send(0, 1, 1000, { algorithm.compute(0, 5) });
        algorithm.receive(1, 0, 1000);
        SystemConfig system = systemOf();
        system.custom[CollectiveType::AllReduce].graphs = algorithm.seal().graphs;
        constexpr const char* kRing = "Ring(2,50GB/s,500ns)";
        const trace::Workload workload = oneCollective(2, CollectiveType::AllReduce, 1 << 20);
        const auto time = [&](const topology::Fabric& fabric) { return run(fabric, workload, system)->makespan.ns(); };
        QCOMPARE(time(fabricOf(kRing)), std::uint64_t { 5000 + 520 });
        QCOMPARE(time(slowed(kRing, { 0 })), std::uint64_t { 10'000 + 520 });
        QCOMPARE(time(slowed(kRing, { 1 })), std::uint64_t { 5000 + 520 });
    }

    // 10^9 operations at 10^12 a second.
    void theRooflineToo()
    {
        SystemConfig system = systemOf();
        system.roofline = true;
        system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
        system.peakPerformance = ComputeRate { 1e12 };
        WorkloadBuilder builder(2);
        for (const std::uint32_t rank : { 0U, 1U }) {
            trace::Operation compute;
            compute.type = trace::NodeType::Comp;
            compute.numOps = 1'000'000'000;
            compute.tensorSize = 1000;
            builder.add(rank, compute);
        }
        const RunPtr made = run(slowed("Ring(2,50GB/s,500ns)", { 1 }), builder.seal(), system);
        QVERIFY((finishes(*made) == std::vector<std::uint64_t> { 1'000'000, 2'000'000 }));
    }

    // Its messages go the short way, as without it.
    void oneSlowNpuCostsNoFastPath()
    {
        const trace::Workload workload = oneCollective(64, CollectiveType::AllReduce, 1 << 20);
        const RunPtr full = run(fabricOf("Ring(64,50GB/s,500ns)"), workload, systemOf());
        const RunPtr slow = run(slowed("Ring(64,50GB/s,500ns)", { 5 }), workload, systemOf());
        QVERIFY(full->fastMessages > full->messages * 9 / 10);
        QCOMPARE(slow->fastMessages, full->fastMessages);
        QCOMPARE(slow->events, full->events);
        QCOMPARE(slow->makespan.ns(), full->makespan.ns()); // sums are free here
        // What messages take is a matter of the network, which is as it was.
        QVERIFY(topology::Router(slowed("Ring(64,50GB/s,500ns)", { 5 })).hasPeerCost());
    }
};

WEFT_TEST(TestSlowNpus)
#include "tst_slow_npus.moc"
