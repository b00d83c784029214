// SPDX-License-Identifier: GPL-3.0-or-later
// What cannot end or cannot run is said, with the rank, the node and the reason. The workloads here go to the
// simulator without passing the validator, which would refuse most of them.
#include "engine/analysis/collective_metrics.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

topology::Fabric ringOf(std::uint32_t npus)
{
    return fabricOf("Ring(" + std::to_string(npus) + ",50GB/s,500ns)");
}

} // namespace

class TestUnfinished : public QObject {
    Q_OBJECT

private slots:
    // With localBWAware over three dimensions, chunks wait for each other if a rank is late; so they do in the peer.
    void aCircleOfChunksIsExplained()
    {
        SystemConfig system = systemOf(AlgorithmKind::Ring, 3);
        system.datasetSplits = 4;
        system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
        WorkloadBuilder builder(8);
        for (std::uint32_t rank = 0; rank < 8; ++rank) {
            builder.compute(rank, rank == 0 ? 50 : 1);
            builder.collective(rank, CollectiveType::AllReduce, 1 << 20, builder.after(rank));
        }
        const trace::Workload workload = builder.seal();
        const topology::Fabric fabric = fabricOf("Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)");
        QVERIFY(!run(fabric, workload, system)->complete());
        QCOMPARE(countOf(warningsOf(fabric, workload, system), "two queues a dimension"), std::size_t { 1 });
        system.queuesPerDimension = 2;
        QVERIFY(run(fabric, workload, system)->complete());
        QCOMPARE(countOf(warningsOf(fabric, workload, system), "two queues a dimension"), std::size_t { 0 });
    }

    // A list that leaves out every dimension that has an algorithm: nothing is sent, and it is said once.
    void aCollectiveThatSendsNothingIsNamed()
    {
        const auto said = [](std::uint64_t involved, std::size_t algorithms = 2) {
            WorkloadBuilder builder(4);
            trace::Operation collective;
            collective.type = trace::NodeType::Coll;
            collective.commType = CollectiveType::AllReduce;
            collective.commSize = 1 << 20;
            collective.involvedDims = involved;
            for (std::uint32_t rank = 0; rank < 4; ++rank) {
                builder.add(rank, collective);
                builder.add(rank, collective, builder.after(rank));
            }
            const topology::Fabric fabric = fabricOf("Ring(2,50GB/s,500ns)_Ring(2,50GB/s,500ns)");
            return countOf(
                warningsOf(fabric, builder.seal(), systemOf(AlgorithmKind::Ring, algorithms)), "involved_dim");
        };
        for (const std::uint64_t some : { ~std::uint64_t { 0 }, std::uint64_t { 1 }, std::uint64_t { 2 } })
            QCOMPARE(said(some), std::size_t { 0 });
        QCOMPARE(said(0), std::size_t { 1 });
        QCOMPARE(said(~std::uint64_t { 3 }), std::size_t { 1 });
        QCOMPARE(said(2, 1), std::size_t { 1 }); // a dimension beyond the list of algorithms
    }

    // The peer stops at an event of tick 0 and at messages of no bytes; here they run, and it is said.
    void whatThePeerStopsAtIsSaid()
    {
        constexpr const char* kTickZero = "at tick 0";
        constexpr const char* kNoBytes = "no bytes";
        const auto count = [](const trace::Workload& workload, const SystemConfig& system, const char* part) {
            return countOf(warningsOf(ringOf(4), workload, system), part);
        };
        const trace::Workload collective = oneCollective(4, CollectiveType::AllReduce, 1 << 20);
        QCOMPARE(count(collective, systemOf(AlgorithmKind::Ring, 1, 0), kTickZero), std::size_t { 1 });
        QCOMPARE(count(collective, systemOf(AlgorithmKind::Ring, 1, 1), kTickZero), std::size_t { 0 });
        WorkloadBuilder later(4); // the delay of no time comes at a later tick
        for (std::uint32_t rank = 0; rank < 4; ++rank)
            later.compute(rank, 1);
        later.everywhere(CollectiveType::AllReduce, 1 << 20);
        QCOMPARE(count(later.seal(), systemOf(AlgorithmKind::Ring, 1, 0), kTickZero), std::size_t { 0 });
        SystemConfig roofline = systemOf();
        roofline.roofline = true;
        roofline.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(1600);
        roofline.peakPerformance = ComputeRate { 1e15 };
        for (const std::uint64_t operations : { 10U, 10'000'000U }) {
            WorkloadBuilder tiny(4);
            trace::Operation compute;
            compute.type = trace::NodeType::Comp;
            compute.numOps = operations;
            compute.tensorSize = operations;
            tiny.add(2, compute);
            QCOMPARE(count(tiny.seal(), roofline, kTickZero), std::size_t { operations == 10 ? 1U : 0U });
        }

        // A message of a byte leaves its link free again at tick 0, where the peer stops, and ends later; nothing of it
        // "ends at tick 0". The peer has no packets.
        WorkloadBuilder small(4);
        small.send(0, 1, 1);
        small.receive(1, 0, 1);
        const trace::Workload byte = small.seal();
        RunOptions aware = optionsOf(NetworkModel::Aware);
        QCOMPARE(countOf(warningsOf(ringOf(4), byte, systemOf(), aware), "ends at tick 0"), std::size_t { 0 });
        QCOMPARE(countOf(warningsOf(ringOf(4), byte, systemOf(), aware), "free again at tick 0"), std::size_t { 1 });
        QCOMPARE(count(byte, systemOf(), kTickZero), std::size_t { 0 });
        aware.packet = Bytes { 4096 };
        QCOMPARE(countOf(warningsOf(ringOf(4), byte, systemOf(), aware), kTickZero), std::size_t { 0 });

        for (const std::int64_t bytes : { 0, 1 }) {
            WorkloadBuilder message(4);
            message.compute(0, 1);
            for (std::uint32_t tag = 0; tag < 3; ++tag) {
                message.send(0, 1, bytes, message.after(0), tag);
                message.receive(1, 0, bytes, {}, tag);
            }
            QCOMPARE(count(message.seal(), systemOf(), kNoBytes), std::size_t { bytes == 0 ? 1U : 0U });
        }
        for (const std::int64_t bytes : { 0, 1 }) { // of an algorithm given as traces, which runs twice
            WorkloadBuilder algorithm(2);
            algorithm.send(0, 1, bytes, { algorithm.compute(0, 1) });
            algorithm.receive(1, 0, bytes);
            SystemConfig system = systemOf();
            system.custom[CollectiveType::AllGather].graphs = algorithm.seal().graphs;
            system.groups.push_back({ "1", { Rank { 0 }, Rank { 3 } } });
            WorkloadBuilder twice(4);
            for (const std::uint32_t rank : { 0U, 3U, 0U, 3U })
                twice.collective(rank, CollectiveType::AllGather, 8, twice.after(rank), "1");
            QCOMPARE(count(twice.seal(), system, kNoBytes), std::size_t { bytes == 0 ? 1U : 0U });
        }
        SystemConfig themis = systemOf(); // a remainder of 3 bytes over four members
        themis.interDimension = InterDimensionScheduling::OfflineGreedy;
        themis.datasetSplits = 4;
        QCOMPARE(
            count(oneCollective(4, CollectiveType::ReduceScatter, 1'000'003), themis, kNoBytes), std::size_t { 1 });
        QCOMPARE(
            count(oneCollective(4, CollectiveType::ReduceScatter, 1'000'000), themis, kNoBytes), std::size_t { 0 });
    }

    void aReceiveWithoutSend_data()
    {
        QTest::addColumn<bool>("aware");
        QTest::newRow("unaware") << false;
        QTest::newRow("aware") << true;
    }

    void aReceiveWithoutSend()
    {
        QFETCH(bool, aware);
        WorkloadBuilder builder(4);
        builder.compute(0, 3);
        builder.receive(2, 1, 4096, {}, 77);
        builder.compute(2, 1, builder.after(2));
        const RunPtr made = run(
            ringOf(4), builder.seal(), systemOf(), optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware));
        QVERIFY(!made->complete());
        QVERIFY(!made->cancelled);
        QCOMPARE(made->unfinished.size(), std::size_t { 1 });
        const Finding& finding = made->unfinished[0];
        QVERIFY(finding.severity == Severity::Error && finding.error.code == ErrorCode::Unfinished);
        QVERIFY(finding.error.where.rank == 2U && finding.error.where.nodeId == std::uint64_t { 1 });
        QCOMPARE(finding.error.where.item, std::string("receive"));
        const std::string& message = finding.error.message;
        QVERIFY2(contains(message, "4096 bytes") && contains(message, "tag 77") && contains(message, "from rank 1")
                && contains(message, "2 of 2 operations"),
            message.c_str());
        QCOMPARE(made->ranks[0].finish.ns(), std::uint64_t { 3000 }); // the others ran
    }

    void aSizeOrTagThatDiffersDoesNotMatch()
    {
        for (const auto& [bytes, tag] : { std::pair(100, 1U), std::pair(101, 0U) }) {
            WorkloadBuilder builder(2);
            builder.send(0, 1, 100, {}, 0);
            builder.receive(1, 0, bytes, {}, tag);
            const RunPtr made = run(ringOf(2), builder.seal(), systemOf());
            QCOMPARE(made->unfinished.size(), std::size_t { 1 });
            QVERIFY(made->unfinished[0].error.where.rank == 1U);
        }
    }

    void aRendezvousSendThatNobodyTakes()
    {
        SystemConfig system = systemOf();
        system.rendezvous = true;
        WorkloadBuilder builder(2);
        builder.send(0, 1, 100);
        const RunPtr made = run(ringOf(2), builder.seal(), system);
        QCOMPARE(made->unfinished.size(), std::size_t { 1 });
        QVERIFY(contains(made->unfinished[0].error.message, "sends to rank 1"));
    }

    void aRankThatNeverJoins()
    {
        WorkloadBuilder builder(4);
        for (const std::uint32_t r : { 0U, 1U, 3U })
            builder.collective(r, CollectiveType::AllReduce, 1000);
        const RunPtr made = run(ringOf(4), builder.seal(), systemOf());
        QCOMPARE(made->unfinished.size(), std::size_t { 3 });
        for (const Finding& finding : made->unfinished)
            QVERIFY2(contains(finding.error.message, "all-reduce for rank 2"), finding.error.message.c_str());
    }

    // What some members never completed has no time, whoever else did.
    void aHungCollectiveIsNotComplete()
    {
        WorkloadBuilder builder(4);
        builder.everywhere(CollectiveType::AllReduce, 1000);
        for (const std::uint32_t r : { 0U, 1U, 3U })
            builder.collective(r, CollectiveType::AllGather, 1000, builder.after(r));
        // The root of a broadcast is done long before those that never come.
        SystemConfig system = systemOf();
        system.groups.push_back({ "7", { Rank { 2 }, Rank { 3 } } });
        trace::Operation broadcast = WorkloadBuilder::collectiveOf(CollectiveType::Broadcast, 1000, "7");
        broadcast.root = 2;
        broadcast.has = static_cast<std::uint16_t>(broadcast.has | WorkloadBuilder::bits({ trace::Has::Root }));
        builder.add(2, broadcast, builder.after(2));
        const RunPtr made = run(ringOf(4), builder.seal(), system);
        QVERIFY(!made->complete());
        QCOMPARE(made->collectives.size(), std::size_t { 3 });
        for (const CollectiveRecord& record : made->collectives)
            QCOMPARE(analysis::collectiveFigures(record).complete, record.type == CollectiveType::AllReduce);
    }

    void aCycleBesideAFreeNode()
    {
        WorkloadBuilder builder(1);
        builder.compute(0, 1);
        builder.compute(0, 1, { 3 });
        builder.compute(0, 1, { 2 });
        const RunPtr made = run(drawnFabric(1, 0, {}), builder.seal(), systemOf());
        QCOMPARE(made->unfinished.size(), std::size_t { 1 });
        QVERIFY2(
            contains(made->unfinished[0].error.message, "waits for node 3"), made->unfinished[0].error.message.c_str());
    }

    void everyBlockedRankIsNamed()
    {
        WorkloadBuilder builder(3);
        for (std::uint32_t r = 0; r < 3; ++r)
            builder.receive(r, (r + 1) % 3, 10);
        const RunPtr made = run(ringOf(3), builder.seal(), systemOf());
        QCOMPARE(made->unfinished.size(), std::size_t { 3 });
        for (std::uint32_t r = 0; r < 3; ++r)
            QVERIFY(made->unfinished[r].error.where.rank == r);
    }

    void anUnreachablePair_data() { aReceiveWithoutSend_data(); }
    void anUnreachablePair()
    {
        QFETCH(bool, aware);
        const topology::Fabric fabric = drawnFabric(3, 0, { { 0, 1 }, { 1, 2 }, { 2, 1 }, { 1, 0 } });
        topology::FabricState state;
        state.links[LinkId { 1 }].failed = true;
        const topology::Fabric broken(fabric.topologyPtr(), state);
        WorkloadBuilder builder(3);
        builder.send(0, 2, 100);
        builder.receive(2, 0, 100);
        const trace::Workload workload = builder.seal();
        const auto options = optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware);
        QVERIFY(run(fabric, workload, systemOf(), options)->complete());
        const Error error = refusal(broken, workload, systemOf(), options);
        QVERIFY(error.code == ErrorCode::Unreachable);
        QVERIFY2(contains(error.message, "to npu2"), error.message.c_str());
    }

    void tooManyChunks()
    {
        SystemConfig system = systemOf();
        system.datasetSplits = 10'000'000;
        const Error error = refusal(ringOf(4), oneCollective(4, CollectiveType::AllReduce, 1 << 20), system);
        QVERIFY(error.code == ErrorCode::TooLarge);
        QVERIFY2(contains(error.hint, "preferred-dataset-splits"), error.hint.c_str());
        QVERIFY(error.where.rank.has_value() && error.where.nodeId.has_value());
        system.datasetSplits = 1'000'001;
        QVERIFY(refusal(ringOf(2), oneCollective(2, CollectiveType::AllGather, 1'000'001), system).code
            == ErrorCode::TooLarge);
    }

    void smallerThanItsSplitsIsNoHang()
    {
        SystemConfig system = systemOf();
        system.datasetSplits = 4;
        // Two chunks of a byte, each over three links, where the peer never ends.
        const RunPtr gather = run(ringOf(4), oneCollective(4, CollectiveType::AllGather, 2), system);
        QVERIFY(gather->complete());
        QCOMPARE(gather->collectives.front().chunks, 2U);
        QCOMPARE(gather->messages, std::uint64_t { 2 * 4 * 3 });
        QCOMPARE(gather->makespan.ns(), std::uint64_t { 2 * (4 * 10 + 3 * 500) });
        // Padded to four chunks of a byte for each NPU: 12,280 ns, as the peer takes.
        const RunPtr reduce = run(ringOf(4), oneCollective(4, CollectiveType::AllReduce, 2), system);
        QVERIFY(reduce->complete());
        QCOMPARE(reduce->messages, std::uint64_t { 4 * 4 * 6 });
        QCOMPARE(reduce->makespan.ns(), std::uint64_t { 12'280 });
        const RunPtr empty = run(ringOf(4), oneCollective(4, CollectiveType::AllReduce, 0), system);
        QVERIFY(empty->complete());
        QCOMPARE(empty->messages, std::uint64_t { 4 * 4 * 6 });
        QCOMPARE(empty->makespan.ns(), std::uint64_t { 12'280 });
    }

    void membersThatDisagree()
    {
        const auto two = [](trace::Operation first, trace::Operation second) {
            WorkloadBuilder builder(2);
            builder.add(0, first);
            builder.add(1, second);
            return builder.seal();
        };
        const auto of
            = [](CollectiveType type, std::int64_t bytes) { return WorkloadBuilder::collectiveOf(type, bytes); };
        for (const trace::Operation& other :
            { of(CollectiveType::AllReduce, 999), of(CollectiveType::AllGather, 1000) }) {
            const Error error = refusal(ringOf(2), two(of(CollectiveType::AllReduce, 1000), other), systemOf());
            QVERIFY(error.code == ErrorCode::Mismatched);
            QVERIFY(error.where.rank == 1U);
            QVERIFY2(contains(error.message, "rank 0") && contains(error.message, "1000"), error.message.c_str());
        }
    }

    void groupsThatAreNot()
    {
        WorkloadBuilder unknown(2);
        unknown.collective(0, CollectiveType::AllReduce, 1000, {}, "5");
        Error error = refusal(ringOf(2), unknown.seal(), systemOf());
        QVERIFY(error.code == ErrorCode::UnknownGroup && contains(error.message, "'5'"));

        SystemConfig system = systemOf();
        system.groups.push_back({ "5", { Rank { 0 }, Rank { 1 } } });
        WorkloadBuilder outsider(4);
        outsider.collective(3, CollectiveType::AllReduce, 1000, {}, "5");
        error = refusal(ringOf(4), outsider.seal(), system);
        QVERIFY(error.code == ErrorCode::NotMember && error.where.rank == 3U);

        system.groups[0].ranks.push_back(Rank { 8 });
        WorkloadBuilder any(4);
        QVERIFY(refusal(ringOf(4), any.seal(), system).code == ErrorCode::OutOfRange);
    }

    void algorithmsThatDoNotFit_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("type");
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<QString>("says");
        const auto row = [](AlgorithmKind kind, CollectiveType type, std::uint32_t npus, const char* says) {
            QTest::addRow("%d %d %u", static_cast<int>(kind), static_cast<int>(type), npus)
                << static_cast<int>(kind) << static_cast<int>(type) << npus << QString(says);
        };
        row(AlgorithmKind::HalvingDoubling, CollectiveType::AllReduce, 6, "has 6");
        row(AlgorithmKind::HalvingDoubling, CollectiveType::ReduceScatter, 6, "has 6");
        row(AlgorithmKind::HalvingDoubling, CollectiveType::AllGather, 7, "has 7");
        row(AlgorithmKind::HalvingDoubling, CollectiveType::AllToAll, 8, "all-to-all");
        row(AlgorithmKind::OneHalvingDoubling, CollectiveType::AllReduce, 12, "has 12");
        row(AlgorithmKind::DoubleBinaryTree, CollectiveType::AllReduce, 6, "has 6");
    }

    void algorithmsThatDoNotFit()
    {
        QFETCH(int, kind);
        QFETCH(int, type);
        QFETCH(std::uint32_t, npus);
        QFETCH(QString, says);
        const Error error = refusal(ringOf(npus), oneCollective(npus, static_cast<CollectiveType>(type), 1 << 20),
            systemOf(static_cast<AlgorithmKind>(kind)));
        QVERIFY(error.code == ErrorCode::Unsupported);
        QVERIFY2(contains(error.message, says.toStdString()), error.message.c_str());
        QVERIFY(contains(error.hint, "ring"));
        QVERIFY(error.where.rank == 0U);
    }

    void otherRefusals()
    {
        WorkloadBuilder memory(2);
        memory.memory(1, 4096);
        Error error = refusal(ringOf(2), memory.seal(), systemOf());
        QVERIFY(error.code == ErrorCode::Unsupported && error.where.rank == 1U);
        QVERIFY(contains(error.hint, "remote-memory"));

        error = refusal(ringOf(4), oneCollective(3, CollectiveType::AllReduce, 1000), systemOf());
        QVERIFY(error.code == ErrorCode::MissingRank && contains(error.message, "4 NPUs"));

        WorkloadBuilder beyond(2);
        beyond.send(0, 7, 100);
        QVERIFY(refusal(ringOf(2), beyond.seal(), systemOf()).code == ErrorCode::OutOfRange);

        error = refusal(ringOf(4), oneCollective(4, CollectiveType::AllReduce, 1000), systemOf(AlgorithmKind::Ring, 3));
        QVERIFY(error.code == ErrorCode::Usage && contains(error.message, "3 entries"));
    }
};

WEFT_TEST(TestUnfinished)
#include "tst_unfinished.moc"
