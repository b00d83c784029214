// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/collective_metrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;
using trace::CollectiveType;

Q_DECLARE_METATYPE(weft::trace::CollectiveType)

class TestCollectiveMetrics : public QObject {
    Q_OBJECT

private slots:
    void busBandwidthIsThatOfNcclTests_data()
    {
        QTest::addColumn<CollectiveType>("type");
        QTest::addColumn<quint64>("commSize");
        QTest::addColumn<quint64>("ncclSize");
        QTest::addColumn<double>("factor");
        // 8 ranks, as PERFORMANCE.md of nccl-tests derives them.
        QTest::newRow("all-reduce") << CollectiveType::AllReduce << quint64(8000) << quint64(8000) << 14.0 / 8;
        QTest::newRow("all-gather") << CollectiveType::AllGather << quint64(1000) << quint64(8000) << 7.0 / 8;
        QTest::newRow("reduce-scatter") << CollectiveType::ReduceScatter << quint64(8000) << quint64(8000) << 7.0 / 8;
        QTest::newRow("all-to-all") << CollectiveType::AllToAll << quint64(8000) << quint64(8000) << 7.0 / 8;
        QTest::newRow("gather") << CollectiveType::Gather << quint64(8000) << quint64(8000) << 7.0 / 8;
        QTest::newRow("scatter") << CollectiveType::Scatter << quint64(8000) << quint64(8000) << 7.0 / 8;
        QTest::newRow("broadcast") << CollectiveType::Broadcast << quint64(8000) << quint64(8000) << 1.0;
        QTest::newRow("reduce") << CollectiveType::Reduce << quint64(8000) << quint64(8000) << 1.0;
    }

    void busBandwidthIsThatOfNcclTests()
    {
        QFETCH(CollectiveType, type);
        QFETCH(quint64, commSize);
        QFETCH(quint64, ncclSize);
        QFETCH(double, factor);
        simulation::CollectiveRecord record;
        record.type = type;
        record.bytes = commSize;
        record.members = 8;
        record.start = Time { 100 };
        record.end = Time { 500 };
        const CollectiveFigures figures = collectiveFigures(record);
        QVERIFY(figures.complete);
        QCOMPARE(figures.duration.ns(), 400U);
        QCOMPARE(quint64(figures.ncclSize), ncclSize);
        QCOMPARE(figures.algorithmBandwidth->inGigaBytesPerSecond(), 20.0); // 8000 B in 400 ns
        QCOMPARE(figures.busBandwidth->inGigaBytesPerSecond(), 20.0 * factor);
    }

    void withoutTimeOrSizeThereIsNoBandwidth()
    {
        simulation::CollectiveRecord record;
        record.bytes = 10;
        record.members = 4;
        QVERIFY(!collectiveFigures(record).complete); // it never started
        record.start = Time { 5 };
        record.end = Time { 3 };
        QVERIFY(!collectiveFigures(record).complete);
        record.end = Time { 5 };
        QVERIFY(collectiveFigures(record).complete);
        QVERIFY(!collectiveFigures(record).algorithmBandwidth);
        record.end = Time { 9 };
        record.type = CollectiveType::Barrier;
        QVERIFY(collectiveFigures(record).complete);
        QVERIFY(!collectiveFigures(record).busBandwidth);
    }

    void extremesDoNotOverflow()
    {
        constexpr std::uint64_t kLargest = ~std::uint64_t { 0 };
        QCOMPARE(ncclSize(CollectiveType::AllGather, kLargest / 2, 3), kLargest);
        QCOMPARE(ncclSize(CollectiveType::AllGather, 7, 0), std::uint64_t { 7 });
        QCOMPARE(busFactor(CollectiveType::AllReduce, 0), 0.0);
        QCOMPARE(busFactor(CollectiveType::AllReduce, 1), 0.0);
        QCOMPARE(busFactor(static_cast<CollectiveType>(77), 4), 1.0);
    }
};

WEFT_TEST(TestCollectiveMetrics)
#include "tst_collective_metrics.moc"
