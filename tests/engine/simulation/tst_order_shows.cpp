// SPDX-License-Identifier: GPL-3.0-or-later
// Where two things happen at one tick and their order makes a difference, a run that left events out is made again with
// all of them. Everything here takes whole microseconds, so that ends meet.
#include "tests/engine/simulation/both_ways.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::simulation;
using namespace weft::test;
using trace::CollectiveType;

class TestOrderShows : public QObject {
    Q_OBJECT

private slots:
    // Rank 0 computes beside a collective. What follows either of them wants the one slot of communication, and gets it
    // by who ends first.
    void operationsOfARank()
    {
        std::uint64_t fast = 0;
        for (const CollectiveType type : kTypes) {
            for (const std::int64_t endpoint : { 0, 1000 }) {
                for (std::uint64_t micros = 1; micros < 20; ++micros) {
                    for (std::uint32_t late = 0; late < 4; ++late) {
                        WorkloadBuilder builder(4);
                        std::uint64_t computed = builder.compute(0, late == 0 ? 2 : 1);
                        for (std::uint64_t done = 1; done < micros; ++done) // one that starts late ends at that tick
                            computed = builder.compute(0, 1, { computed });
                        builder.send(0, 2, 100'000, { computed }, 1);
                        for (std::uint32_t rank = 0; rank < 4; ++rank) {
                            const WorkloadBuilder::Ids before = rank == late
                                ? WorkloadBuilder::Ids { builder.compute(rank, 2) }
                                : WorkloadBuilder::Ids {};
                            builder.collective(rank, type, 4000, before);
                        }
                        builder.send(0, 3, 1000, builder.after(0), 2);
                        builder.receive(2, 0, 100'000, builder.after(2), 1);
                        builder.receive(3, 0, 1000, builder.after(3), 2);
                        const std::string found = difference(fabricOf("Ring(4,1GB/s,0ns)"), builder.seal(),
                            systemOf(AlgorithmKind::Ring, 1, endpoint), NetworkModel::Unaware, &fast, false);
                        QVERIFY2(found.empty(),
                            qPrintable(QString("%1 %2 %3 %4: %5")
                                           .arg(static_cast<int>(type))
                                           .arg(endpoint)
                                           .arg(micros)
                                           .arg(late)
                                           .arg(found.c_str())));
                    }
                }
            }
        }
        QVERIFY(fast > 0);
    }

    // Whose second half begins when all of the first has come, or with the next credit.
    void halvesOfDirect()
    {
        for (std::uint32_t seed = 0; seed < 4000; ++seed) {
            Dice dice(seed);
            const std::uint32_t npus = 3 + dice.below(3);
            SystemConfig system = systemOf(AlgorithmKind::Direct, 1, dice.oneOf({ 0, 1000, 2000 }));
            for (auto& list : system.implementation)
                list.front().window = dice.below(npus);
            system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(dice.oneOf({ 1.0, 3.0 }));
            WorkloadBuilder builder(npus);
            const std::int64_t bytes = std::int64_t { npus } * 3000 * (1 + dice.below(2));
            for (std::uint32_t rank = 0; rank < npus; ++rank)
                builder.collective(
                    rank, CollectiveType::AllReduce, bytes, { builder.compute(rank, 1 + dice.below(12)) });
            const std::string found = difference(fabricOf("FC(" + std::to_string(npus) + ",1GB/s,0ns)"), builder.seal(),
                system, NetworkModel::Unaware, nullptr, false);
            QVERIFY2(found.empty(), qPrintable(QString("seed %1: %2").arg(seed).arg(found.c_str())));
        }
    }

    void byDice_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::newRow("a ring") << "Ring(4,1GB/s,0ns)";
        QTest::newRow("two dimensions") << "Ring(2,1GB/s,0ns)_FC(4,1GB/s,0ns)";
        QTest::newRow("three alike") << "Ring(2,1GB/s,0ns)_Ring(2,1GB/s,0ns)_Ring(2,1GB/s,0ns)";
        QTest::newRow("three, the last one faster") << "Ring(2,1GB/s,0ns)_Ring(2,1GB/s,0ns)_Ring(2,4GB/s,0ns)";
    }

    void byDice()
    {
        QFETCH(QString, spec);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        const std::uint32_t npus = fabric.topology().npuCount();
        std::uint64_t fast = 0;
        for (std::uint32_t seed = 0; seed < 2000; ++seed) {
            Dice dice(seed);
            SystemConfig system = diceSystem(dice, npus);
            for (auto& list : system.implementation) {
                for (list.resize(fabric.topology().dimensions().size()); Algorithm & algorithm : list)
                    algorithm = { dice.oneOf({ AlgorithmKind::Ring, AlgorithmKind::Direct }), 0 };
            }
            system.endpointDelayNs = dice.oneOf({ 0, 1000 });
            system.localMemoryBandwidth.reset();
            if (dice.oneIn(2))
                system.localMemoryBandwidth = Bandwidth::gigaBytesPerSecond(dice.oneOf({ 1.0, 3.0 }));
            system.activeChunksPerDimension = 1 + dice.below(2);
            system.queuesPerDimension = 1 + dice.below(2);
            const trace::Workload workload
                = diceWorkload(dice, npus, system, dice.oneOf({ 1000U, 3000U }) * npus * system.datasetSplits);
            const std::string found = difference(fabric, workload, system, NetworkModel::Unaware, &fast, false);
            QVERIFY2(found.empty() || found == "not complete",
                qPrintable(QString("seed %1: %2").arg(seed).arg(found.c_str())));
        }
        QVERIFY2(fast > 1000, qPrintable(QString::number(fast)));
    }
};

WEFT_TEST(TestOrderShows)
#include "tst_order_shows.moc"
