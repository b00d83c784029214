// SPDX-License-Identifier: GPL-3.0-or-later
// A run depends on its inputs alone: not on other runs beside it, not on being watched, not on the machine. It can be
// stopped.
#include "engine/core/fingerprint.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <atomic>
#include <thread>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

struct Case {
    topology::Fabric fabric;
    trace::Workload workload;
    SystemConfig system;
    RunOptions options;
};

trace::Workload step(std::uint32_t npus, int layers)
{
    WorkloadBuilder builder(npus);
    for (int layer = 0; layer < layers; ++layer) {
        for (std::uint32_t r = 0; r < npus; ++r) {
            const auto before = builder.after(r);
            const std::uint64_t computed = builder.compute(r, 3 + r % 5, before);
            builder.collective(
                r, layer % 2 == 0 ? CollectiveType::AllReduce : CollectiveType::AllToAll, 300'000, { computed });
        }
    }
    return builder.seal();
}

std::vector<Case> cases()
{
    std::vector<Case> all;
    SystemConfig ring = systemOf(AlgorithmKind::Ring, 1);
    ring.datasetSplits = 4;
    SystemConfig direct = systemOf(AlgorithmKind::Direct, 2);
    direct.datasetSplits = 3;
    direct.activeChunksPerDimension = 2;
    all.push_back({ fabricOf("Ring(32,50GB/s,500ns)"), step(32, 4), ring, optionsOf(NetworkModel::Unaware) });
    all.push_back({ fabricOf("Torus(6x6,50GB/s,500ns)"), step(36, 4), direct,
        optionsOf(NetworkModel::Aware, RecordLevel::Full) });
    SystemConfig rendezvous = ring;
    rendezvous.rendezvous = true;
    all.push_back({ fabricOf("Switch(24,50GB/s,500ns)"), step(24, 3), rendezvous,
        optionsOf(NetworkModel::Aware, RecordLevel::Links) });
    RunOptions packets = optionsOf(NetworkModel::Aware);
    packets.packet = Bytes { 4096 };
    all.push_back({ fabricOf("FatTree(32)"), step(32, 2), systemOf(AlgorithmKind::Direct, 1), packets });
    return all;
}

RunPtr runCase(const Case& one)
{
    return test::run(one.fabric, one.workload, one.system, one.options);
}

bool same(const Run& a, const Run& b)
{
    return a.fingerprint == b.fingerprint && a.makespan == b.makespan && a.messages == b.messages
        && a.events == b.events && finishes(a) == finishes(b) && a.messagesLog.end == b.messagesLog.end
        && a.messagesLog.linkWait == b.messagesLog.linkWait && a.operations.end == b.operations.end
        && a.linkIntervals.start == b.linkIntervals.start && a.linkIntervals.link == b.linkIntervals.link
        && a.bins.busyNs == b.bins.busyNs;
}

} // namespace

class TestDeterminism : public QObject {
    Q_OBJECT

private slots:
    void repeatedRunsAreAlike()
    {
        for (const Case& one : cases()) {
            const RunPtr first = runCase(one);
            QVERIFY(first->complete());
            for (int i = 0; i < 3; ++i)
                QVERIFY(same(*first, *runCase(one)));
        }
    }

    void twoThreadsAreAsOneAfterTheOther()
    {
        const std::vector<Case> all = cases();
        std::vector<RunPtr> alone;
        for (const Case& one : all)
            alone.push_back(runCase(one));
        std::vector<RunPtr> forwards(all.size());
        std::vector<RunPtr> backwards(all.size());
        {
            const std::jthread a([&] {
                for (std::size_t i = 0; i < all.size(); ++i)
                    forwards[i] = runCase(all[i]);
            });
            const std::jthread b([&] {
                for (std::size_t i = all.size(); i-- > 0;)
                    backwards[i] = runCase(all[i]);
            });
        }
        for (std::size_t i = 0; i < all.size(); ++i) {
            QVERIFY(same(*alone[i], *forwards[i]));
            QVERIFY(same(*alone[i], *backwards[i]));
        }
    }

    // What no reference row holds: random choices, turns of cables, packets. A fingerprint that changes says that
    // results of earlier versions are no longer what this one gives.
    void everyMachineGivesTheSame_data()
    {
        QTest::addColumn<int>("choice");
        QTest::addColumn<quint64>("makespan");
        QTest::addColumn<QString>("fingerprint");
        using topology::RouteChoice;
        const auto row = [](const char* name, RouteChoice choice, quint64 makespan, const char* fingerprint) {
            QTest::newRow(name) << static_cast<int>(choice) << makespan << QString::fromLatin1(fingerprint);
        };
        row("hash", RouteChoice::Hash, 36153, "b20d6cb21346da81");
        row("d-mod-k", RouteChoice::DModK, 35495, "1c539ad48fe55b7a");
        row("spray", RouteChoice::Spray, 35636, "56f8d2b4fec65dbc");
        row("adaptive", RouteChoice::Adaptive, 35470, "2af051807f691bca");
        row("valiant", RouteChoice::Valiant, 36247, "06b021a018935aaa");
    }
    void everyMachineGivesTheSame()
    {
        QFETCH(int, choice);
        QFETCH(quint64, makespan);
        QFETCH(QString, fingerprint);
        RunOptions options = optionsOf(NetworkModel::Aware);
        options.packet = Bytes { 4096 };
        options.routing = { static_cast<topology::RouteChoice>(choice), 7 };
        const RunPtr run
            = test::run(fabricOf("FatTree(64,50GB/s,250ns)"), step(64, 2), systemOf(AlgorithmKind::Direct, 1), options);
        QCOMPARE(quint64 { run->makespan.ns() }, makespan);
        QCOMPARE(QString::fromStdString(toHex(run->fingerprint)), fingerprint);
    }

    void differentInputsDiffer()
    {
        const topology::Fabric fabric = fabricOf("Ring(8,50GB/s,500ns)");
        const RunPtr a = test::run(fabric, step(8, 2), systemOf());
        const RunPtr b = test::run(fabric, step(8, 2), systemOf(AlgorithmKind::Ring, 1, 11));
        QVERIFY(a->fingerprint != b->fingerprint);
    }

    void aStopEndsTheRunSoon()
    {
        std::stop_source stop;
        stop.request_stop();
        Findings warnings;
        const Result<RunPtr> made = simulate(fabricOf("Ring(256,50GB/s,500ns)"), step(256, 4), systemOf(),
            optionsOf(NetworkModel::Aware), warnings, { stop.get_token(), nullptr });
        QVERIFY(made.ok());
        QVERIFY((*made)->cancelled);
        QVERIFY(!(*made)->complete());
        QVERIFY((*made)->unfinished.empty()); // stopped, not stuck
        QVERIFY2((*made)->events <= 10'000, qPrintable(QString::number((*made)->events)));
    }

    void aStopFromAnotherThreadEndsTheRun()
    {
        std::stop_source stop;
        Progress progress;
        Result<RunPtr> made = Error {};
        {
            const std::jthread runner([&] {
                Findings warnings;
                made = simulate(fabricOf("Ring(512,50GB/s,500ns)"), step(512, 40), systemOf(),
                    optionsOf(NetworkModel::Aware), warnings, { stop.get_token(), &progress });
            });
            while (progress.done() == 0)
                std::this_thread::yield();
            stop.request_stop();
        }
        QVERIFY(made.ok());
        QVERIFY((*made)->cancelled);
        QVERIFY((*made)->makespan > Time {}); // the time that was reached, though no rank has finished
    }

    // All of a run at one tick: it is told how far it is, and can be left, before that tick ends.
    void aStopWithinATickEndsTheRun()
    {
        constexpr std::uint32_t kNpus = 1000;
        const topology::Fabric fabric = fabricOf("Switch(1000,50GB/s,0ns)");
        const trace::Workload workload = oneCollective(kNpus, CollectiveType::AllToAll, kNpus);
        const SystemConfig system = systemOf(AlgorithmKind::Direct, 1, 0);
        const RunPtr whole = test::run(fabric, workload, system, optionsOf(NetworkModel::Aware));
        QCOMPARE(whole->makespan.ns(), std::uint64_t { 0 });
        std::stop_source stop;
        Progress progress;
        Result<RunPtr> made = Error {};
        std::atomic<bool> over = false;
        {
            const std::jthread runner([&] {
                Findings warnings;
                made = simulate(fabric, workload, system, optionsOf(NetworkModel::Aware), warnings,
                    { stop.get_token(), &progress });
                over = true;
            });
            while (progress.done() == 0 && !over.load())
                std::this_thread::yield();
            stop.request_stop();
        }
        QVERIFY(made.ok());
        QVERIFY((*made)->cancelled);
        QVERIFY2((*made)->events < whole->events, qPrintable(QString::number((*made)->events)));
    }

    void progressOnlyGrows_data()
    {
        QTest::addColumn<bool>("grouped");
        QTest::newRow("collectives of all") << false;
        QTest::newRow("a larger one begins") << true;
    }

    void progressOnlyGrows()
    {
        Progress progress;
        std::atomic<bool> over = false;
        QFETCH(bool, grouped);
        constexpr std::uint32_t kNpus = 64;
        SystemConfig system = systemOf();
        trace::Workload workload = step(kNpus, 6);
        if (grouped) { // of 48 ranks, 1,000 chunks; of 16, 50,000, when the others are nearly through
            system.datasetSplits = 50'000;
            system.groups = { { "1", {} }, { "2", {} } };
            WorkloadBuilder builder(kNpus);
            for (std::uint32_t rank = 0; rank < kNpus; ++rank) {
                const bool isFirst = rank < 48;
                system.groups[isFirst ? 0 : 1].ranks.push_back(Rank { rank });
                builder.collective(rank, CollectiveType::AllGather, isFirst ? 1000 : 50'000,
                    isFirst ? WorkloadBuilder::Ids {} : WorkloadBuilder::Ids { builder.compute(rank, 42'500) },
                    isFirst ? "1" : "2");
            }
            workload = builder.seal();
        }
        std::uint64_t last = 0;
        bool grows = true;
        {
            const std::jthread watcher([&] {
                while (!over.load()) {
                    const std::uint64_t done = progress.done();
                    grows = grows && done >= last;
                    last = done;
                    std::this_thread::yield();
                }
            });
            Findings warnings;
            QVERIFY(simulate(fabricOf("Switch(64,50GB/s,500ns)"), workload, system,
                optionsOf(grouped ? NetworkModel::Unaware : NetworkModel::Aware), warnings, { {}, &progress })
                        .ok());
            over = true;
        }
        QVERIFY(grows);
        QVERIFY(progress.total() > 0
            && progress.total() % (grouped ? 48 + 2 * 16 : kNpus * 12) == 0); // parts of operations
        QCOMPARE(progress.done(), progress.total());
    }

    // One collective is all there is: its messages tell how far it is.
    void oneCollectiveHasParts_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<bool>("aware");
        QTest::addColumn<bool>("group");
        for (const AlgorithmKind kind : { AlgorithmKind::Ring, AlgorithmKind::Direct, AlgorithmKind::HalvingDoubling,
                 AlgorithmKind::DoubleBinaryTree }) {
            for (const bool aware : { false, true })
                QTest::addRow("%d %d", static_cast<int>(kind), aware) << static_cast<int>(kind) << aware << false;
        }
        QTest::newRow("ring of a group") << static_cast<int>(AlgorithmKind::Ring) << false << true;
    }

    void oneCollectiveHasParts()
    {
        QFETCH(int, kind);
        QFETCH(bool, aware);
        QFETCH(bool, group);
        constexpr std::uint32_t kNpus = 256;
        SystemConfig system = systemOf(static_cast<AlgorithmKind>(kind));
        system.datasetSplits
            = system.implementation.front().front().kind == AlgorithmKind::DoubleBinaryTree ? 4096 : 64;
        WorkloadBuilder builder(kNpus);
        std::vector<Rank> ranks;
        for (std::uint32_t rank = 0; rank < kNpus; ++rank) {
            if (group && rank % 2 != 0)
                continue;
            ranks.push_back(Rank { rank });
            builder.collective(rank, CollectiveType::AllReduce, 1 << 24, {}, group ? "1" : "");
        }
        if (group)
            system.groups.push_back({ "1", ranks });
        const trace::Workload workload = builder.seal();
        std::stop_source stop;
        Progress progress;
        Result<RunPtr> made = Error {};
        std::atomic<bool> over = false;
        std::uint64_t seen = 0; // the first percents
        {
            const std::jthread runner([&] {
                Findings warnings;
                made = simulate(fabricOf("Switch(256,50GB/s,500ns)"), workload, system,
                    optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware), warnings,
                    { stop.get_token(), &progress });
                over = true;
            });
            while (seen == 0 && !over.load()) {
                if (const std::uint64_t total = progress.total(); total > 0)
                    seen = progress.done() * 100 / total;
                std::this_thread::yield();
            }
            stop.request_stop();
        }
        QVERIFY(made.ok());
        QVERIFY2(seen > 0 && seen < 100, qPrintable(QString::number(seen)));
        QVERIFY((*made)->cancelled);
    }
};

WEFT_TEST(TestDeterminism)
#include "tst_determinism.moc"
