// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/utilization.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;
using test::RunBuilder;

class TestUtilization : public QObject {
    Q_OBJECT

    // Three bins of 100 ns over 250 ns; links 0 and 1 in dimension 0, link 2 in dimension 1. A fourth bin is spare.
    static simulation::Run binned()
    {
        RunBuilder builder(test::makeTopology(4, 0, { { 0, 1 }, { 2, 3 }, { 0, 2 } }, { 2, 2 }));
        builder.run.makespan = Time { 250 };
        builder.run.bins = { Time { 100 }, 4, { 100, 50, 50, 0, 0, 50, 25, 0, 10, 20, 0, 0 } };
        return std::move(builder.run);
    }

private slots:
    void aLinkIsItsBins()
    {
        const simulation::Run run = binned();
        const LinkId link { 0 };
        const auto series = *utilizationOf(run, std::span(&link, 1));
        const std::vector<double> expected { 1.0, 0.5, 1.0 };
        QCOMPARE(series.mean, expected);
        QCOMPARE(series.most, expected);
        QCOMPARE(series.binWidth.ns(), 100U);
    }

    void groupsHaveMeanAndMost()
    {
        const simulation::Run run = binned();
        const auto series = *utilizationByDimension(run, linkDimensions(run.fabric.topology()));
        QCOMPARE(series.size(), std::size_t { 2 });
        const std::vector<double> mean { 0.5, 0.5, 0.75 };
        const std::vector<double> most { 1.0, 0.5, 1.0 };
        const std::vector<double> other { 0.1, 0.2, 0.0 };
        QCOMPARE(series[0].mean, mean);
        QCOMPARE(series[0].most, most);
        QCOMPARE(series[1].mean, other);
    }

    void rangesCutBinsInProportion()
    {
        const simulation::Run run = binned();
        const auto whole = *utilizationInRange(run, Time {}, run.makespan);
        QCOMPARE(whole[0], 0.8); // 200 of 250 ns
        const auto part = *utilizationInRange(run, Time { 50 }, Time { 150 });
        QCOMPARE(part[0], 0.75); // half of a full bin, half of a half-full one
        QCOMPARE(part[2], 0.15);
        QCOMPARE((*utilizationInRange(run, Time { 300 }, Time { 900 }))[0], 0.0);
        QCOMPARE((*utilizationInRange(run, Time { 200 }, Time { 900 }))[1], 0.5); // cut at the makespan
    }

    void withoutBinsThereIsAnError()
    {
        const RunBuilder builder(test::makeTopology(2, 0, { { 0, 1 } }));
        QVERIFY(utilizationOf(builder.run, {}).error().code == ErrorCode::Missing);
        QVERIFY(utilizationInRange(builder.run, Time {}, Time { 1 }).error().code == ErrorCode::Missing);
        const simulation::Run run = binned();
        const LinkId unknown { 3 };
        QVERIFY(utilizationOf(run, std::span(&unknown, 1)).error().code == ErrorCode::OutOfRange);
    }

    void aRunOfNoLengthHasNoBins()
    {
        simulation::Run run = binned();
        run.makespan = Time {};
        QVERIFY(utilizationOf(run, {})->mean.empty());
        QCOMPARE((*utilizationInRange(run, Time {}, Time { 10 }))[0], 0.0);
    }
};

WEFT_TEST(TestUtilization)
#include "tst_utilization.moc"
