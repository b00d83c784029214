// SPDX-License-Identifier: GPL-3.0-or-later
// The collectives that the peer does not simulate, on their own trees: broadcast and reduce on a binomial tree, gather
// and scatter from all to one and back, barrier as the least all-reduce, reduce-scatter-block as reduce-scatter.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

constexpr std::uint64_t kEndpoint = 10;
constexpr LinkCost kFullLink { Latency { 500 }, Bandwidth { 50 } };

std::uint64_t overFull(std::uint64_t bytes)
{
    return linkTime(kFullLink, Bytes { bytes }).ns();
}

topology::Fabric full(std::uint32_t npus)
{
    return fabricOf("FC(" + std::to_string(npus) + ",50GB/s,500ns)");
}

trace::Operation rooted(CollectiveType type, std::int64_t bytes, std::uint32_t root)
{
    trace::Operation operation = WorkloadBuilder::collectiveOf(type, bytes);
    operation.root = root;
    operation.has = static_cast<std::uint16_t>(operation.has | WorkloadBuilder::bits({ trace::Has::Root }));
    return operation;
}

trace::Workload rootedEverywhere(std::uint32_t npus, CollectiveType type, std::int64_t bytes, std::uint32_t root)
{
    WorkloadBuilder builder(npus);
    for (std::uint32_t r = 0; r < npus; ++r)
        builder.add(r, rooted(type, bytes, root));
    return builder.seal();
}

// Steps from the root to the member that is `relative` after it: a bit each.
std::uint64_t depth(std::uint32_t relative)
{
    return static_cast<std::uint64_t>(std::popcount(relative));
}

} // namespace

class TestRootedCollectives : public QObject {
    Q_OBJECT

    static void sizes()
    {
        QTest::addColumn<std::uint32_t>("npus");
        QTest::addColumn<std::uint32_t>("root");
        for (const std::uint32_t npus : { 2U, 3U, 4U, 6U, 8U, 16U, 17U }) {
            for (const std::uint32_t root : { 0U, 1U, npus - 1 })
                QTest::newRow(qPrintable(QString("%1 from %2").arg(npus).arg(root))) << npus << root;
        }
    }

private slots:
    void broadcastGoesDownABinomialTree_data() { sizes(); }
    void broadcastGoesDownABinomialTree()
    {
        QFETCH(std::uint32_t, npus);
        QFETCH(std::uint32_t, root);
        for (const NetworkModel network : { NetworkModel::Aware, NetworkModel::Unaware }) {
            const RunPtr made = run(full(npus), rootedEverywhere(npus, CollectiveType::Broadcast, 1'000'000, root),
                systemOf(), optionsOf(network));
            for (std::uint32_t relative = 0; relative < npus; ++relative)
                QCOMPARE(
                    made->ranks[(root + relative) % npus].finish.ns(), kEndpoint + depth(relative) * (overFull(1'000'000) + kEndpoint));
            QCOMPARE(made->messages, std::uint64_t { npus } - 1);
        }
    }

    void reduceGoesUpIt_data() { sizes(); }
    void reduceGoesUpIt()
    {
        QFETCH(std::uint32_t, npus);
        QFETCH(std::uint32_t, root);
        SystemConfig system = systemOf();
        system.localMemoryBandwidth = Bandwidth { 100 };
        const std::uint64_t reduction = 3 * (1'000'000 / 100);
        const RunPtr made = run(full(npus), rootedEverywhere(npus, CollectiveType::Reduce, 1'000'000, root), system,
            optionsOf(NetworkModel::Aware));
        std::uint64_t deepest = 0;
        for (std::uint32_t relative = 0; relative < npus; ++relative)
            deepest = std::max(deepest, depth(relative));
        // Contributions of the same depth meet without waiting for each other.
        QCOMPARE(made->ranks[root].finish.ns(), kEndpoint + deepest * (overFull(1'000'000) + kEndpoint + reduction));
        QCOMPARE(made->makespan.ns(), made->ranks[root].finish.ns());
        QCOMPARE(made->messages, std::uint64_t { npus } - 1);
    }

    void gatherAndScatterAreOneStep_data() { sizes(); }
    void gatherAndScatterAreOneStep()
    {
        QFETCH(std::uint32_t, npus);
        QFETCH(std::uint32_t, root);
        const std::uint64_t bytes = 720'720; // what a member gives to a gather; what the root has for a scatter
        const auto options = optionsOf(NetworkModel::Aware);
        const RunPtr gathered
            = run(full(npus), rootedEverywhere(npus, CollectiveType::Gather, static_cast<std::int64_t>(bytes), root),
                systemOf(), options);
        const RunPtr scattered
            = run(full(npus), rootedEverywhere(npus, CollectiveType::Scatter, static_cast<std::int64_t>(bytes), root),
                systemOf(), options);
        for (std::uint32_t r = 0; r < npus; ++r) {
            QCOMPARE(gathered->ranks[r].finish.ns(), r == root ? 2 * kEndpoint + overFull(bytes) : kEndpoint);
            QCOMPARE(scattered->ranks[r].finish.ns(), r == root ? kEndpoint : 2 * kEndpoint + overFull(bytes / npus));
        }
        QCOMPARE(gathered->messages, std::uint64_t { npus } - 1);
        QCOMPARE(scattered->messages, std::uint64_t { npus } - 1);
    }

    void withoutARootItIsTheFirstOfTheGroup()
    {
        const auto bytes = std::int64_t { 1'000'000 };
        const RunPtr world = run(full(4), oneCollective(4, CollectiveType::Broadcast, bytes), systemOf());
        QCOMPARE(world->ranks[0].finish.ns(), kEndpoint);
        QVERIFY(world->ranks[1].finish.ns() > kEndpoint);

        SystemConfig system = systemOf();
        system.groups.push_back({ "7", { Rank { 3 }, Rank { 1 }, Rank { 2 } } });
        WorkloadBuilder builder(4);
        for (const std::uint32_t r : { 1U, 2U, 3U })
            builder.collective(r, CollectiveType::Broadcast, bytes, {}, "7");
        const RunPtr group = run(full(4), builder.seal(), system);
        QCOMPARE(group->ranks[3].finish.ns(), kEndpoint); // listed first
        QCOMPARE(group->ranks[1].finish.ns(), 2 * kEndpoint + overFull(1'000'000));
        QCOMPARE(group->ranks[2].finish.ns(), 2 * kEndpoint + overFull(1'000'000));
        QCOMPARE(group->ranks[0].finish.ns(), std::uint64_t { 0 });
    }

    void theRootIsARankOfTheMachine()
    {
        SystemConfig system = systemOf();
        system.groups.push_back({ "7", { Rank { 3 }, Rank { 1 }, Rank { 2 } } });
        const auto inGroup = [&](std::uint32_t root) {
            WorkloadBuilder builder(4);
            trace::Operation operation = rooted(CollectiveType::Broadcast, 1000, root);
            operation.processGroup = "7";
            for (const std::uint32_t r : { 1U, 2U, 3U })
                builder.add(r, operation);
            return builder.seal();
        };
        const RunPtr made = run(full(4), inGroup(2), system);
        QCOMPARE(made->ranks[2].finish.ns(), kEndpoint);
        QVERIFY(refusal(full(4), inGroup(0), system).code == ErrorCode::NotMember);
        QVERIFY(refusal(full(4), inGroup(9), system).code == ErrorCode::NotMember);
    }

    void chunksFollowEachOther()
    {
        SystemConfig system = systemOf();
        system.datasetSplits = 4;
        const RunPtr made = run(full(2), oneCollective(2, CollectiveType::Broadcast, 1'000'000), system);
        QCOMPARE(made->messages, std::uint64_t { 4 });
        QCOMPARE(made->ranks[0].finish.ns(), 4 * kEndpoint);
    }

    void aBarrierIsTheLeastAllReduce()
    {
        for (const std::int64_t size : { std::int64_t { 0 }, std::int64_t { 5 }, std::int64_t { 1'000'000 } }) {
            const RunPtr made = run(full(8), oneCollective(8, CollectiveType::Barrier, size), systemOf());
            const RunPtr least = run(full(8), oneCollective(8, CollectiveType::AllReduce, 8), systemOf());
            QCOMPARE(made->makespan.ns(), least->makespan.ns());
            QCOMPARE(made->messages, least->messages);
        }
        // Nobody leaves before the last has come.
        WorkloadBuilder builder(4);
        for (std::uint32_t r = 0; r < 4; ++r)
            builder.collective(r, CollectiveType::Barrier, 0, { builder.compute(r, 1 + 10 * r) });
        const RunPtr late = run(full(4), builder.seal(), systemOf());
        for (const RankMetrics& rank : late->ranks)
            QVERIFY(rank.finish.ns() > 31'000);
    }

    void reduceScatterBlockIsReduceScatter()
    {
        for (const char* spec : { "Ring(8,50GB/s,500ns)", "Torus(2x4,50GB/s,500ns)" }) {
            const topology::Fabric fabric = fabricOf(spec);
            SystemConfig system = systemOf(AlgorithmKind::Ring, fabric.topology().dimensions().size());
            system.localMemoryBandwidth = Bandwidth { 100 };
            const RunPtr block = run(fabric, oneCollective(8, CollectiveType::ReduceScatterBlock, 1'000'000), system);
            const RunPtr plain = run(fabric, oneCollective(8, CollectiveType::ReduceScatter, 1'000'000), system);
            QVERIFY(finishes(*block) == finishes(*plain));
            QCOMPARE(block->messages, plain->messages);
        }
    }

    void aDurationIsReplayed_data()
    {
        QTest::addColumn<int>("type");
        for (const CollectiveType type : { CollectiveType::Broadcast, CollectiveType::Reduce, CollectiveType::Gather,
                 CollectiveType::Scatter, CollectiveType::ReduceScatterBlock, CollectiveType::Barrier })
            QTest::newRow(std::string(trace::toString(type)).c_str()) << static_cast<int>(type);
    }

    void aDurationIsReplayed()
    {
        QFETCH(int, type);
        WorkloadBuilder builder(4);
        for (std::uint32_t r = 0; r < 4; ++r) {
            trace::Operation operation = WorkloadBuilder::collectiveOf(static_cast<CollectiveType>(type), 1000);
            operation.durationMicros = 5 + r;
            builder.add(r, operation);
        }
        const RunPtr made = run(full(4), builder.seal(), systemOf());
        for (std::uint32_t r = 0; r < 4; ++r)
            QCOMPARE(made->ranks[r].finish.ns(), std::uint64_t { 5000 } + 1000 * r);
        QCOMPARE(made->messages, std::uint64_t { 0 });
    }

    void theFourPatternsAreNeverReplayed()
    {
        WorkloadBuilder builder(4);
        for (std::uint32_t r = 0; r < 4; ++r) {
            trace::Operation operation = WorkloadBuilder::collectiveOf(CollectiveType::AllReduce, 1000);
            operation.durationMicros = 5;
            builder.add(r, operation);
        }
        const RunPtr made = run(full(4), builder.seal(), systemOf());
        QVERIFY(made->messages > 0);
        QVERIFY(made->makespan.ns() != 5000);
    }
};

WEFT_TEST(TestRootedCollectives)
#include "tst_rooted_collectives.moc"
