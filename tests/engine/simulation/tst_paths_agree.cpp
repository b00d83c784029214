// SPDX-License-Identifier: GPL-3.0-or-later
// A ring whose ranks do nothing else is simulated with fewer events (PacketCycle::passOn), but never at level
// full. So the same case at the levels summary and full goes both ways, and must come out alike. That the short way was
// taken is said by the run, and seen in its events.
#include "tests/engine/simulation/both_ways.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

class TestPathsAgree : public QObject {
    Q_OBJECT

private slots:
    void oneCollective_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<std::uint32_t>("npus");
        for (const char* kind : { "Ring", "FC", "Switch" }) {
            for (const std::uint32_t npus : { 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 16U })
                QTest::newRow(qPrintable(QString("%1 %2").arg(kind).arg(npus)))
                    << QString("%1(%2,50GiB/s,500ns)").arg(kind).arg(npus) << npus;
        }
    }

    void oneCollective()
    {
        QFETCH(QString, spec);
        QFETCH(std::uint32_t, npus);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        for (const CollectiveType type : kTypes) {
            const trace::Workload workload = test::oneCollective(npus, type, 1'000'003);
            for (std::uint32_t splits = 1; splits <= 5; ++splits) {
                for (const std::int64_t endpoint : { 0, 1, 10, 1000 }) {
                    for (const double memory : { 0.0, 1.0, 1600.0 }) {
                        SystemConfig system = systemOf(AlgorithmKind::Ring, 1, endpoint);
                        system.datasetSplits = splits;
                        if (memory > 0)
                            system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(memory);
                        std::uint64_t fast = 0;
                        std::string found = difference(fabric, workload, system, NetworkModel::Unaware, &fast);
                        QVERIFY2(found.empty(), found.c_str());
                        // All but the first message of a chunk at each NPU.
                        const RunPtr counted = run(fabric, workload, system);
                        QCOMPARE(fast, counted->messages - counted->collectives.front().chunks * npus);
                        const topology::Fabric slowed = withASlowNpu(fabric, npus / 2, 0.5);
                        std::uint64_t slowFast = 0;
                        found = difference(slowed, workload, system, NetworkModel::Unaware, &slowFast);
                        QVERIFY2(found.empty(), found.c_str());
                        // What comes to the slow one before it has sent goes the long way.
                        QVERIFY(slowFast <= fast && slowFast * 2 >= fast);
                    }
                }
            }
        }
    }

    // Stragglers, sequences, groups, messages and memory accesses beside, all by dice.
    void mixedWorkloads()
    {
        std::uint64_t fast = 0;
        for (std::uint32_t seed = 0; seed < 1500; ++seed) {
            Dice dice(seed);
            const std::uint32_t npus = dice.oneOf({ 2U, 3U, 4U, 5U, 6U, 7U, 8U, 9U, 16U });
            const std::string kind = dice.oneOf({ "Ring(", "FC(", "Switch(" });
            const std::string link = dice.oneOf({ ",50GiB/s,500ns)", ",1GB/s,0ns)", ",300GB/s,3ns)" });
            topology::Fabric fabric = fabricOf(kind + std::to_string(npus) + link);
            if (dice.oneIn(3))
                fabric = withASlowNpu(fabric, dice.below(npus), dice.oneOf({ 0.5, 1.0 / 3 }));
            const SystemConfig system = diceSystem(dice, npus);
            const trace::Workload workload = diceWorkload(dice, npus, system);
            const std::string found = difference(fabric, workload, system, NetworkModel::Unaware, &fast);
            QVERIFY2(found.empty(), qPrintable(QString("seed %1: %2").arg(seed).arg(found.c_str())));
        }
        QVERIFY2(fast > 100'000, qPrintable(QString::number(fast)));
    }

    // Process groups, stacks of dimensions, several queues and chunks at once: rings take the short way wherever it
    // cannot be seen in which order the chunks of a rank act at one tick.
    void wherever_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<bool>("grouped"); // collectives of groups alone
        QTest::addColumn<int>("queues");
        QTest::addColumn<int>("active");
        QTest::addColumn<int>("splits");
        QTest::addColumn<bool>("baseline");
        QTest::addColumn<bool>("shortens");
        const QString flat = "Ring(16,50GB/s,500ns)";
        const QString stack = "Ring(4,50GB/s,500ns)_FC(4,100GB/s,20ns)";
        const QString deep = "Ring(4,50GB/s,500ns)_Switch(2,100GB/s,20ns)_Ring(2,300GB/s,3ns)";
        QTest::newRow("groups of a ring") << flat << true << 1 << 1 << 3 << false << true;
        QTest::newRow("groups of a stack") << stack << true << 1 << 1 << 3 << false << true;
        QTest::newRow("groups, chunks at once") << deep << true << 1 << 3 << 4 << false << true;
        QTest::newRow("groups off a grid")
            << QString("FatTree(16,50GB/s,500ns)") << true << 1 << 1 << 3 << false << true;
        QTest::newRow("all, off a grid") << QString("FatTree(16,50GB/s,500ns)") << false << 1 << 1 << 3 << false
                                         << true;
        QTest::newRow("chunks at once") << flat << false << 1 << 3 << 5 << false << true;
        QTest::newRow("several queues") << flat << false << 2 << 1 << 4 << false << true;
        QTest::newRow("queues and chunks at once") << flat << false << 3 << 5 << 6 << false << true;
        QTest::newRow("a stack, one chunk") << deep << false << 1 << 1 << 1 << false << true;
        QTest::newRow("a stack, one after the other") << deep << false << 1 << 1 << 4 << true << true;
        QTest::newRow("two dimensions there and back") << stack << false << 1 << 1 << 4 << false << true;
        QTest::newRow("three dimensions, two queues") << deep << false << 2 << 2 << 4 << false << true;
        QTest::newRow("three dimensions, four queues") << deep << false << 4 << 4 << 7 << false << true;
        QTest::newRow("three dimensions, five queues") << deep << false << 5 << 5 << 7 << false << true;
        QTest::newRow("three dimensions there and back") << deep << false << 1 << 1 << 4 << false << true;
        // A queue lets two chunks go at once.
        QTest::newRow("a stack, chunks at once") << stack << false << 1 << 2 << 4 << true << false;
    }

    void wherever()
    {
        QFETCH(QString, spec);
        QFETCH(bool, grouped);
        QFETCH(int, queues);
        QFETCH(int, active);
        QFETCH(int, splits);
        QFETCH(bool, baseline);
        QFETCH(bool, shortens);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        const std::size_t dimensions = fabric.topology().dimensions().size();
        std::uint64_t fast = 0;
        std::uint64_t all = 0;
        for (std::uint32_t seed = 0; seed < 60; ++seed) {
            Dice dice(seed);
            SystemConfig system = diceSystem(dice, 16);
            for (auto& list : system.implementation)
                list.assign(grouped ? 1 : dimensions, Algorithm {});
            system.queuesPerDimension = static_cast<std::uint32_t>(queues);
            system.activeChunksPerDimension = static_cast<std::uint32_t>(active);
            system.datasetSplits = static_cast<std::uint32_t>(splits);
            system.schedulingPolicy = dice.oneOf({ SchedulingPolicy::Lifo, SchedulingPolicy::Fifo });
            system.collectiveOptimization
                = baseline ? CollectiveOptimization::Baseline : CollectiveOptimization::LocalBwAware;
            WorkloadBuilder builder(16);
            for (std::uint32_t step = 0; step < 3; ++step) {
                for (std::uint32_t r = 0; r < 16; ++r) {
                    if (dice.oneIn(4))
                        builder.compute(r, dice.below(20), builder.after(r));
                }
                const CollectiveType type = kTypes[dice.below(4)];
                const std::int64_t bytes = dice.oneOf({ 64 * splits, 4096 * splits, 1'000'003 }); // ties, and none
                if (!grouped) {
                    builder.everywhere(type, bytes);
                    continue;
                }
                for (const trace::ProcessGroup& group : system.groups) {
                    for (const Rank rank : group.ranks)
                        builder.collective(index(rank), type, bytes, builder.after(index(rank)), group.name);
                }
            }
            const trace::Workload workload = builder.seal();
            const std::string found = difference(fabric, workload, system, NetworkModel::Unaware, &fast);
            QVERIFY2(found.empty() || found == "not complete",
                qPrintable(QString("seed %1: %2").arg(seed).arg(found.c_str())));
            all += found.empty() ? run(fabric, workload, system)->messages : 0;
        }
        QVERIFY(all > 0);
        QVERIFY2(shortens ? fast * 4 > all : fast == 0, qPrintable(QString("%1 of %2").arg(fast).arg(all)));
    }

    // All that can be set, in all combinations that dice show; recording must not change anything.
    void recordingChangesNothing_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<bool>("aware");
        for (const char* spec :
            { "Ring(4,50GB/s,500ns)_FC(4,100GB/s,20ns)", "Torus(4x4,50GB/s,500ns)", "Switch(16,50GB/s,500ns)",
                "Ring(16,50GB/s,500ns)", "Ring(4,50GB/s,0ns)_Ring(2,50GB/s,0ns)_Ring(2,50GB/s,0ns)" }) {
            QTest::newRow(qPrintable(QString("%1 aware").arg(spec))) << QString(spec) << true;
            QTest::newRow(qPrintable(QString("%1 unaware").arg(spec))) << QString(spec) << false;
        }
    }

    void recordingChangesNothing()
    {
        QFETCH(QString, spec);
        QFETCH(bool, aware);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        const std::size_t dimensions = fabric.topology().dimensions().size();
        std::uint32_t complete = 0;
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            Dice dice(seed);
            SystemConfig system = diceSystem(dice, 16);
            for (auto& list : system.implementation)
                list.assign(dimensions, Algorithm { dice.oneOf({ AlgorithmKind::Ring, AlgorithmKind::Direct }), 0 });
            system.activeChunksPerDimension = 1 + dice.below(3);
            system.queuesPerDimension = 1 + dice.below(3);
            system.collectiveOptimization
                = dice.oneOf({ CollectiveOptimization::Baseline, CollectiveOptimization::LocalBwAware });
            system.interDimension
                = dice.oneOf({ InterDimensionScheduling::Ascending, InterDimensionScheduling::Ascending,
                    InterDimensionScheduling::RoundRobin, InterDimensionScheduling::OfflineGreedy });
            system.intraDimension = dice.oneOf({ IntraDimensionScheduling::Fifo, IntraDimensionScheduling::Fifo,
                IntraDimensionScheduling::Rg, IntraDimensionScheduling::SmallestFirst });
            system.rendezvous = dice.oneIn(4);
            const trace::Workload workload = diceWorkload(dice, 16, system);
            const std::string found
                = difference(fabric, workload, system, aware ? NetworkModel::Aware : NetworkModel::Unaware);
            QVERIFY2(found.empty() || found == "not complete",
                qPrintable(QString("seed %1: %2").arg(seed).arg(found.c_str())));
            complete += found.empty() ? 1U : 0U;
        }
        QVERIFY2(complete > 150, qPrintable(QString::number(complete)));
    }
};

WEFT_TEST(TestPathsAgree)
#include "tst_paths_agree.moc"
