// SPDX-License-Identifier: GPL-3.0-or-later
// Which operation a rank starts when, and how long each kind lasts: docs/semantics.md sections 3.4, 3.5, 4.1,
// 4.2, 8 and 9, by small cases with answers worked by hand.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;
using trace::NodeType;

namespace {

using Spans = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

topology::Fabric pair()
{
    return fabricOf("Ring(2,10GB/s,100ns)");
}

std::uint64_t overPair(std::uint64_t bytes) // of pair()
{
    return 100 + bytes / 10;
}

// Start and end of a rank's operations, by operation.
Spans spans(const Run& run, std::uint32_t rank)
{
    Spans all;
    for (std::size_t i = 0; i < run.operations.size(); ++i) {
        if (index(run.operations.rank[i]) != rank)
            continue;
        const std::size_t op = index(run.operations.op[i]);
        all.resize(std::max(all.size(), op + 1));
        all[op] = { run.operations.start[i].ns(), run.operations.end[i].ns() };
    }
    return all;
}

RunPtr record(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system = systemOf())
{
    return run(fabric, workload, system, optionsOf(NetworkModel::Unaware, RecordLevel::Full));
}

trace::Operation computing(std::uint64_t ops, std::uint64_t bytes, std::uint64_t micros = 0)
{
    trace::Operation operation;
    operation.type = NodeType::Comp;
    operation.numOps = ops;
    operation.tensorSize = bytes;
    operation.durationMicros = micros;
    operation.has = WorkloadBuilder::bits({ trace::Has::NumOps, trace::Has::TensorSize });
    return operation;
}

} // namespace

class TestWorkloadIssue : public QObject {
    Q_OBJECT

private slots:
    void oneOfAKindAtATimeInAscendingId()
    {
        WorkloadBuilder builder(1);
        builder.compute(0, 10); // 1
        builder.compute(0, 5); // 2: waits for the slot
        builder.cpu(0, 3); // 3: a slot of its own
        builder.compute(0, 1, { 3 }); // 4: ready at 3, behind 2
        builder.cpu(0, 2, { 1 }); // 5
        const RunPtr made = record(drawnFabric(1, 0, {}), builder.seal());
        QVERIFY((spans(*made, 0)
            == Spans { { 0, 10'000 }, { 10'000, 15'000 }, { 0, 3000 }, { 15'000, 16'000 }, { 10'000, 12'000 } }));
    }

    void theLowestReadyIdWins()
    {
        WorkloadBuilder builder(1);
        builder.cpu(0, 4); // 1
        builder.compute(0, 1, { 1 }); // 2: ready at 4
        builder.compute(0, 6); // 3
        builder.compute(0, 1); // 4: ready since 0, but 2 goes first
        const RunPtr made = record(drawnFabric(1, 0, {}), builder.seal());
        QVERIFY((spans(*made, 0) == Spans { { 0, 4000 }, { 6000, 7000 }, { 0, 6000 }, { 7000, 8000 } }));
    }

    void sendsAndCollectivesShareASlot()
    {
        WorkloadBuilder builder(2);
        builder.send(0, 1, 10'000); // holds it until it has been delivered
        builder.send(0, 1, 10'000, {}, 1);
        builder.receive(1, 0, 10'000, {}, 1); // receives need none
        builder.receive(1, 0, 10'000);
        builder.collective(0, CollectiveType::AllGather, 100);
        builder.collective(1, CollectiveType::AllGather, 100);
        const RunPtr made = record(pair(), builder.seal());
        const std::uint64_t one = overPair(10'000);
        // Rank 1's part is there already when rank 0 starts; the other way it takes the overPair's time.
        const std::uint64_t gathered = 2 * one + 20;
        QVERIFY((spans(*made, 0) == Spans { { 0, one }, { one, 2 * one }, { 2 * one, gathered } }));
        QVERIFY((spans(*made, 1) == Spans { { 0, 2 * one }, { 0, one }, { 0, gathered + overPair(100) } }));
    }

    void durations()
    {
        WorkloadBuilder builder(1);
        builder.compute(0, 0);
        builder.compute(0, 7, { 1 });
        builder.cpu(0, 0, { 2 });
        const RunPtr made = record(drawnFabric(1, 0, {}), builder.seal());
        QVERIFY((spans(*made, 0) == Spans { { 0, 1 }, { 1, 7001 }, { 7001, 7002 } })); // without a duration: 1 ns
        QCOMPARE(made->ranks[0].gpuComputeSum.ns(), std::uint64_t { 7001 });
        QCOMPARE(made->ranks[0].peerExposedNs, std::uint64_t { 1 });
    }

    void roofline_data()
    {
        QTest::addColumn<std::uint64_t>("ops");
        QTest::addColumn<std::uint64_t>("bytes");
        QTest::addColumn<std::uint64_t>("ns");
        // 1 TFLOP/s, 100 GB/s: the ridge is at 10 operations a byte.
        QTest::newRow("bound by compute")
            << std::uint64_t { 1'000'000'000 } << std::uint64_t { 1'000'000 } << std::uint64_t { 1'000'000 };
        QTest::newRow("bound by memory") << std::uint64_t { 1'000'000 } << std::uint64_t { 1'000'000'000 }
                                         << std::uint64_t { 10'000'000 };
        QTest::newRow("truncated") << std::uint64_t { 1500 } << std::uint64_t { 1 } << std::uint64_t { 1 };
        QTest::newRow("no operations") << std::uint64_t { 0 } << std::uint64_t { 1000 } << std::uint64_t { 0 };
        QTest::newRow("no tensor") << std::uint64_t { 1000 } << std::uint64_t { 0 } << std::uint64_t { 0 };
    }

    void roofline()
    {
        QFETCH(std::uint64_t, ops);
        QFETCH(std::uint64_t, bytes);
        QFETCH(std::uint64_t, ns);
        SystemConfig system = systemOf();
        system.roofline = true;
        system.peakPerformance = ComputeRate::teraFlops(1);
        system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(100);
        WorkloadBuilder builder(1);
        builder.add(0, computing(ops, bytes, 77)); // a duration is not looked at
        builder.cpu(0, 5, { 1 }); // and a CPU operation knows nothing else
        const RunPtr made = record(drawnFabric(1, 0, {}), builder.seal(), system);
        QVERIFY(made->complete()); // children of what takes no time run, too
        QCOMPARE(made->makespan.ns(), ns + 5000);
        system.roofline = false;
        WorkloadBuilder again(1);
        again.add(0, computing(ops, bytes, 77));
        QCOMPARE(record(drawnFabric(1, 0, {}), again.seal(), system)->makespan.ns(), std::uint64_t { 77'000 });
    }

    void invalidAndMetadataTakeNoTime()
    {
        for (const NodeType type : { NodeType::Invalid, NodeType::Metadata }) {
            WorkloadBuilder builder(1);
            trace::Operation operation;
            operation.type = type;
            operation.durationMicros = 9;
            builder.add(0, operation);
            builder.compute(0, 3, { 1 });
            const RunPtr made = record(drawnFabric(1, 0, {}), builder.seal());
            QVERIFY((spans(*made, 0) == Spans { { 0, 0 }, { 0, 3000 } }));
        }
    }

    void replayOnlyTakesTheTracesTimes()
    {
        SystemConfig system = systemOf();
        system.replayOnly = true;
        system.roofline = true;
        WorkloadBuilder builder(2);
        builder.add(0, computing(1000, 1000, 4));
        trace::Operation collective = WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 1 << 20);
        collective.durationMicros = 6;
        builder.add(0, collective, { 1 });
        builder.receive(0, 1, 100, { 2 }); // 1 ns, although nobody sends
        const RunPtr made = record(pair(), builder.seal(), system);
        QVERIFY(made->complete());
        QVERIFY((spans(*made, 0) == Spans { { 0, 4000 }, { 4000, 10'000 }, { 10'000, 10'001 } }));
        QCOMPARE(made->messages, std::uint64_t { 0 });
        QCOMPARE(made->ranks[0].peerExposedNs, std::uint64_t { 0 }); // the peer counts all of it as compute
        QCOMPARE(made->ranks[0].exposedCommunication.ns(), std::uint64_t { 6001 });
    }

    void aSlowNpuComputesSlowly()
    {
        topology::FabricState state;
        state.nodes[NodeId { 1 }].computeFactor = 0.5;
        WorkloadBuilder builder(2);
        builder.compute(0, 4);
        builder.compute(1, 4);
        const RunPtr made = record(topology::Fabric(pair().topologyPtr(), state), builder.seal());
        QVERIFY((finishes(*made) == std::vector<std::uint64_t> { 4000, 8000 }));
    }

    void aMessageTravelsBeforeItIsAwaited()
    {
        WorkloadBuilder builder(2);
        builder.send(0, 1, 1000);
        builder.receive(1, 0, 1000, { builder.compute(1, 5) });
        const RunPtr made = record(pair(), builder.seal());
        QVERIFY((spans(*made, 0) == Spans { { 0, overPair(1000) } }));
        QVERIFY((spans(*made, 1) == Spans { { 0, 5000 }, { 5000, 5000 } }));
    }

    void equalTransfersMeetInOrder()
    {
        WorkloadBuilder builder(2);
        builder.send(0, 1, 1000, {}, 3);
        builder.send(0, 1, 1000, { builder.compute(0, 5) }, 500'000'003); // tags count modulo 5·10^8
        builder.receive(1, 0, 1000, {}, 500'000'003);
        builder.receive(1, 0, 1000, {}, 3);
        const RunPtr made = record(pair(), builder.seal());
        QVERIFY((spans(*made, 1) == Spans { { 0, overPair(1000) }, { 0, 5000 + overPair(1000) } }));
    }

    void rendezvousAsksFirst()
    {
        SystemConfig system = systemOf();
        system.rendezvous = true;
        for (const std::uint64_t late : { std::uint64_t { 0 }, std::uint64_t { 5 } }) {
            WorkloadBuilder builder(2);
            builder.send(0, 1, 1000);
            builder.receive(
                1, 0, 1000, late == 0 ? WorkloadBuilder::Ids {} : WorkloadBuilder::Ids { builder.compute(1, late) });
            const RunPtr made = record(pair(), builder.seal(), system);
            const std::uint64_t end = late * 1000 + overPair(8192) + overPair(1000); // a control message of 8192 bytes, then it
            QVERIFY((spans(*made, 0) == Spans { { 0, end } }));
            QVERIFY(spans(*made, 1).back() == std::pair(late * 1000, end));
            QCOMPARE(made->messages, std::uint64_t { 2 });
        }
    }

    void remoteMemory_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<std::vector<std::uint64_t>>("expected");
        const std::uint64_t t = 250 + 1000; // 250 ns, 10'000 bytes at 10 GB/s
        QTest::newRow("per NPU") << static_cast<int>(RemoteMemoryKind::PerNpu)
                                 << std::vector<std::uint64_t> { t, t, t, t };
        QTest::newRow("per node of 2") << static_cast<int>(RemoteMemoryKind::PerNode)
                                       << std::vector<std::uint64_t> { t, 2 * t, t, 2 * t };
        QTest::newRow("pool") << static_cast<int>(RemoteMemoryKind::Pool)
                              << std::vector<std::uint64_t> { t, 2 * t, 3 * t, 4 * t };
    }

    void remoteMemory()
    {
        QFETCH(int, kind);
        QFETCH(std::vector<std::uint64_t>, expected);
        SystemConfig system = systemOf();
        system.remoteMemory
            = { static_cast<RemoteMemoryKind>(kind), Latency { 250 }, Bandwidth::gigaBytesPerSecond(10), 2 };
        WorkloadBuilder builder(4);
        for (std::uint32_t r = 0; r < 4; ++r)
            builder.memory(r, 10'000, {}, r % 2 == 0); // loads and stores are alike
        QVERIFY(finishes(*record(fabricOf("Ring(4,10GB/s,100ns)"), builder.seal(), system)) == expected);
    }

    void remoteMemoryHoldsTheCommunicationSlot()
    {
        SystemConfig system = systemOf();
        system.remoteMemory = { RemoteMemoryKind::PerNpu, Latency { 250 }, Bandwidth::gigaBytesPerSecond(10), 0 };
        WorkloadBuilder builder(2);
        builder.memory(0, 10'000);
        builder.send(0, 1, 1000);
        builder.receive(1, 0, 1000);
        const RunPtr made = record(pair(), builder.seal(), system);
        QVERIFY((spans(*made, 0) == Spans { { 0, 1250 }, { 1250, 1250 + overPair(1000) } }));
    }

    void customCollectives()
    {
        // Rank 0 of the algorithm computes 2 us and then sends; rank 1 sends at once; both receive.
        CustomCollective custom;
        WorkloadBuilder algorithm(2);
        algorithm.send(0, 1, 3000, { algorithm.compute(0, 2) });
        algorithm.receive(0, 1, 500);
        algorithm.send(1, 0, 500);
        algorithm.receive(1, 0, 3000);
        custom.graphs = algorithm.seal().graphs;
        SystemConfig system = systemOf();
        system.custom[CollectiveType::AllReduce] = custom;
        const std::uint64_t end = 2000 + overPair(3000);

        const RunPtr made = record(pair(), oneCollective(2, CollectiveType::AllReduce, 1 << 20), system);
        QVERIFY((finishes(*made) == std::vector<std::uint64_t> { end, end }));
        QCOMPARE(made->messages, std::uint64_t { 2 });
        // Another collective runs natively, and an algorithm of a node wins.
        QVERIFY(record(pair(), oneCollective(2, CollectiveType::AllGather, 1 << 20), system)->makespan.ns() != end);
        SystemConfig perNode = systemOf();
        perNode.customPerNode[1] = custom;
        QCOMPARE(record(pair(), oneCollective(2, CollectiveType::AllGather, 1 << 20), perNode)->makespan.ns(), end);

        // In a group the algorithm's ranks are positions: here 0 is rank 3, and 1 is rank 2.
        system.groups.push_back({ "1", { Rank { 3 }, Rank { 2 } } });
        WorkloadBuilder grouped(4);
        grouped.collective(2, CollectiveType::AllReduce, 1 << 20, {}, "1");
        grouped.collective(3, CollectiveType::AllReduce, 1 << 20, {}, "1");
        const RunPtr group = record(fabricOf("Ring(4,10GB/s,100ns)"), grouped.seal(), system);
        QVERIFY((finishes(*group) == std::vector<std::uint64_t> { 0, 0, end, end }));
        QCOMPARE(index(group->messagesLog.source.front()), 2U);
    }
};

WEFT_TEST(TestWorkloadIssue)
#include "tst_workload_issue.moc"
