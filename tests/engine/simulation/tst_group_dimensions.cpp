// SPDX-License-Identifier: GPL-3.0-or-later
// With SystemConfig::groupsByDimension a group that is a full part of the dimensions runs as a machine of that size
// would; any other one runs as without the setting, and it is said why.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

namespace {

constexpr const char* kNoPart = "is no full part of the fabric's dimensions";

trace::Workload groupCollective(std::uint32_t npus, const std::vector<Rank>& ranks, CollectiveType type,
    std::int64_t bytes, std::uint32_t rounds = 2)
{
    WorkloadBuilder builder(npus);
    for (std::uint32_t round = 0; round < rounds; ++round) {
        for (const Rank rank : ranks)
            builder.collective(index(rank), type, bytes, builder.after(index(rank)), "1");
    }
    return builder.seal();
}

// Of those who take part.
std::vector<std::uint64_t> finishesOf(const Run& run, std::vector<Rank> ranks)
{
    std::sort(ranks.begin(), ranks.end());
    std::vector<std::uint64_t> all;
    for (const Rank rank : ranks)
        all.push_back(run.ranks[index(rank)].finish.ns());
    return all;
}

} // namespace

class TestGroupDimensions : public QObject {
    Q_OBJECT

private slots:
    // On fully connected dimensions two of four coordinates are as good as a dimension of two.
    void aPartIsAMachine_data()
    {
        QTest::addColumn<bool>("aware");
        QTest::newRow("unaware") << false;
        QTest::newRow("aware") << true;
    }

    void aPartIsAMachine()
    {
        QFETCH(bool, aware);
        const topology::Fabric whole = fabricOf("FC(4,50GB/s,500ns)_FC(3,100GB/s,20ns)_FC(4,20GB/s,70ns)");
        const topology::Fabric part = fabricOf("FC(2,50GB/s,500ns)_FC(3,100GB/s,20ns)_FC(2,20GB/s,70ns)");
        const RunOptions options = optionsOf(aware ? NetworkModel::Aware : NetworkModel::Unaware);
        std::vector<Rank> ranks;
        for (std::uint32_t rank = 0; rank < 48; ++rank) {
            if (rank % 4 % 3 == 0 && rank / 12 % 2 == 1) // coordinates 0 and 3, all, 1 and 3
                ranks.push_back(Rank { rank });
        }
        QCOMPARE(ranks.size(), std::size_t { 12 });
        std::uint32_t others = 0;
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            std::mt19937 random(seed);
            const auto below = [&](std::uint32_t limit) { return static_cast<std::uint32_t>(random() % limit); };
            SystemConfig system = systemOf(AlgorithmKind::Ring, 3, below(2) == 0 ? 10 : 37);
            for (auto& list : system.implementation) {
                for (Algorithm& algorithm : list)
                    algorithm = { below(2) == 0 ? AlgorithmKind::Ring : AlgorithmKind::Direct, below(3) };
                if (below(6) == 0)
                    list.back().kind = AlgorithmKind::OneRing;
            }
            system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(100);
            system.datasetSplits = 1 + below(4);
            system.queuesPerDimension = 2 + below(2); // with one queue, late ranks can stop
            system.activeChunksPerDimension = 1 + below(4);
            system.interDimension
                = below(3) == 0 ? InterDimensionScheduling::OfflineGreedy : InterDimensionScheduling::Ascending;
            if (below(2) == 0)
                system.collectiveOptimization = CollectiveOptimization::Baseline;
            if (below(4) == 0)
                system.sharedBus = SharedBus { 10, 1, 1, 0.01F };
            constexpr std::array kTypes { CollectiveType::AllReduce, CollectiveType::AllGather,
                CollectiveType::ReduceScatter, CollectiveType::AllToAll };
            const CollectiveType type = kTypes[below(4)];
            const std::int64_t bytes = 12'000 * (1 + below(100));
            std::shuffle(ranks.begin(), ranks.end(), random);
            system.groups = { { "1", ranks } };
            // Themis' loads go on in the machine until the first rank issues again, and begin with each collective
            // here.
            const std::uint32_t rounds = isGreedy(system.interDimension) ? 1 : 2;
            const trace::Workload workload = groupCollective(48, ranks, type, bytes, rounds);
            const RunPtr off = run(whole, workload, system, options);
            system.groupsByDimension = true;
            const RunPtr on = run(whole, workload, system, options);
            QCOMPARE(countOf(warningsOf(whole, workload, system, options), kNoPart), std::size_t { 0 });
            QVERIFY(on->groupsByDimension && !off->groupsByDimension);
            system.groups.clear();
            WorkloadBuilder world(12);
            for (std::uint32_t round = 0; round < rounds; ++round)
                world.everywhere(type, bytes);
            const RunPtr alone = run(part, world.seal(), system, options);
            QVERIFY2(on->complete() && alone->complete(), qPrintable(QString::number(seed)));
            QVERIFY2(finishesOf(*on, ranks) == finishes(*alone), qPrintable(QString::number(seed)));
            QCOMPARE(on->messages, alone->messages);
            others += finishesOf(*off, ranks) != finishes(*alone) ? 1U : 0U;
        }
        QVERIFY2(others > 150, qPrintable(QString::number(others)));
    }

    void whatIsNoPartRunsAsBefore()
    {
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)_Ring(4,100GB/s,20ns)");
        const std::vector<std::vector<Rank>> groups {
            { Rank { 0 }, Rank { 1 }, Rank { 4 } }, // a corner is missing
            { Rank { 0 }, Rank { 5 }, Rank { 10 }, Rank { 15 } }, // a diagonal
        };
        for (const std::vector<Rank>& ranks : groups) {
            SystemConfig system = systemOf(AlgorithmKind::Direct, 2, 30);
            system.groups = { { "1", ranks } };
            const trace::Workload workload = groupCollective(16, ranks, CollectiveType::AllReduce, 1 << 20);
            const RunPtr off = run(fabric, workload, system);
            QCOMPARE(countOf(warningsOf(fabric, workload, system), kNoPart), std::size_t { 0 });
            system.groupsByDimension = true;
            const RunPtr on = run(fabric, workload, system);
            QCOMPARE(on->fingerprint, off->fingerprint);
            const std::vector<std::string> said = warningsOf(fabric, workload, system);
            QCOMPARE(countOf(said, kNoPart), std::size_t { 1 }); // once for its two collectives
            QCOMPARE(countOf(said, ranks.size() == 3 ? "3 ranks in 2 × 2 places" : "4 ranks in 4 × 4 places"),
                std::size_t { 1 });
        }
    }

    // Rooted collectives and those of all NPUs have their own ways.
    void othersDoNotChange()
    {
        const topology::Fabric fabric = fabricOf("Ring(4,50GB/s,500ns)_Ring(2,100GB/s,20ns)");
        SystemConfig system = systemOf(AlgorithmKind::Ring, 2, 30);
        system.groups = { { "1", { Rank { 0 }, Rank { 1 }, Rank { 4 }, Rank { 5 } } } };
        const auto fingerprint = [&](bool byDimension, const trace::Workload& workload) {
            system.groupsByDimension = byDimension;
            return run(fabric, workload, system)->fingerprint;
        };
        for (const CollectiveType type : { CollectiveType::Broadcast, CollectiveType::Gather }) {
            const trace::Workload rooted = groupCollective(8, system.groups.front().ranks, type, 1 << 20);
            QCOMPARE(fingerprint(true, rooted), fingerprint(false, rooted));
        }
        const trace::Workload all = oneCollective(8, CollectiveType::AllReduce, 1 << 20);
        QCOMPARE(fingerprint(true, all), fingerprint(false, all));
    }
};

WEFT_TEST(TestGroupDimensions)
#include "tst_group_dimensions.moc"
