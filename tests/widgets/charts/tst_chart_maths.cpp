// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart draws is computed apart from it: points in sight, ticks of time, classes of use.
#include "../summary/sample_run.h"

#include "engine/analysis/link_metrics.h"
#include "engine/analysis/utilization.h"
#include "tests/support/test_program.h"
#include "widgets/base/words/csv.h"
#include "widgets/charts/use_histogram.h"
#include "widgets/charts/utilization_data.h"
#include "widgets/charts/visible_points.h"

#include <QTest>

#include <numeric>

using namespace weft;
using namespace weft::widgets;

class TestChartMaths : public QObject {
    Q_OBJECT

private slots:
    void atMostTwoPointsAPixel()
    {
        std::vector<double> bins(1'000'000, 0.25);
        bins[123'456] = 0.9;
        const QList<QPointF> all = visiblePoints(bins, 10, { 0, 10'000'000 }, 800);
        QVERIFY(all.size() <= 1600);
        QVERIFY(all.contains({ 1'234'565, 90 }));
        const QList<QPointF> few = visiblePoints(bins, 10, { 1'234'500, 1'234'600 }, 800);
        QVERIFY(few.size() <= 14 && few.contains({ 1'234'565, 90 }));
        // One beyond each edge, so that lines leave the plot.
        QVERIFY(few.front().x() < 1'234'500 && few.back().x() > 1'234'600);
        QVERIFY(visiblePoints({}, 10, { 0, 10 }, 800).isEmpty());
        QVERIFY(visiblePoints(bins, 0, { 0, 10 }, 800).isEmpty());
        QVERIFY(visiblePoints(bins, 10, { 5, 5 }, 800).isEmpty());
        QVERIFY(!visiblePoints(bins, 10, { 9'999'990, 10'000'000 }, 0).isEmpty());
    }

    void theBandKeepsExtremes()
    {
        std::vector<double> low(100'000, 0.3);
        std::vector<double> high(100'000, 0.6);
        low[50'000] = 0.1;
        high[70'000] = 0.9;
        const auto band = visibleBand({ low, high, {} }, 10, { 0, 1'000'000 }, 500);
        QCOMPARE(band.size(), std::size_t { 500 });
        QCOMPARE(band[250], (BandColumn { 0.1F, 0.6F }));
        QCOMPARE(band[350], (BandColumn { 0.3F, 0.9F }));
        QCOMPARE(band[0], (BandColumn { 0.3F, 0.6F }));
        // Half of the range lies behind the last bin.
        QCOMPARE(visibleBand({ low, high, {} }, 10, { 500'000, 1'500'000 }, 500).size(), std::size_t { 250 });
        QCOMPARE(visibleBand({ low, high, {} }, 10, { 500'000, 500'010 }, 500).size(), std::size_t { 500 });
        // The summary changes nothing but the time that it takes.
        const auto coarse = coarseBand(low, high);
        for (const TimeRange range : { TimeRange { 0, 1'000'000 }, TimeRange { 123'457, 901'234 } })
            QVERIFY(visibleBand({ low, high, coarse }, 10, range, 77) == visibleBand({ low, high, {} }, 10, range, 77));
        QVERIFY(isDense(100'000, 10, { 0, 1'000'000 }, 500) && !isDense(100'000, 10, { 0, 1'000 }, 500));
        QVERIFY(visibleBand({ low, {}, {} }, 10, { 0, 100 }, 500).empty());
        QVERIFY(visibleBand({ low, high, {} }, 10, { 0, 0 }, 500).empty());
    }

    void theBandHoldsTheMean()
    {
        const RunViewPtr run = simulateSample();
        const UtilizationDataPtr data = makeUtilizationData(run);
        QVERIFY(data != nullptr);
        QCOMPARE(data->dimensions.size(), std::size_t { 3 });
        QCOMPARE(data->end, static_cast<std::int64_t>(run->run->makespan.ns()));
        const auto engine = analysis::utilizationByDimension(*run->run, run->linkDimensions);
        for (const UtilizationLine& line : data->dimensions) {
            const std::vector<double>& mean = (*engine)[line.category].mean;
            QVERIFY(std::equal(mean.begin(), mean.end(), line.middle.begin()));
            // Up to the end of the run, also where nothing was carried any more.
            QVERIFY(static_cast<std::int64_t>(line.middle.size()) * data->binWidth >= data->end);
            for (std::size_t bin = 0; bin < line.middle.size(); ++bin) {
                QVERIFY(line.least[bin] <= line.middle[bin] + 1e-9);
                QVERIFY(line.middle[bin] <= line.most[bin] + 1e-9);
            }
        }
        QCOMPARE(data->links.size(), std::size_t { 8 });
        QCOMPARE(data->links.front().name, run->linkName(run->summary.hottest.front().link));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(makeUtilizationData(run, { stop.get_token(), nullptr }) == nullptr);
        QVERIFY(makeUtilizationData(simulateSample({ .network = simulation::NetworkModel::Unaware })) == nullptr);
    }

    void classesCountEveryLinkOnce()
    {
        const RunViewPtr run = simulateSample();
        const UseHistogram all = useHistogram(*run);
        QCOMPARE(std::accumulate(all.counts.begin(), all.counts.end(), std::uint64_t { 0 }), all.links);
        QCOMPARE(all.links, std::uint64_t { run->summary.allLinks.links });
        QVERIFY(std::abs(all.imbalance - run->summary.allLinks.imbalance) < 1e-9);
        QVERIFY(std::abs(all.mean - run->summary.allLinks.mean) < 1e-9);
        QCOMPARE(all.cumulative().back(), 1.0);
        std::uint64_t parts = 0;
        for (std::uint32_t dimension = 0; dimension < 3; ++dimension)
            parts += useHistogram(*run, dimension).links;
        QCOMPARE(parts, all.links);
        QCOMPARE(useHistogram(*run, 77).links, std::uint64_t { 0 });
    }

    void aLoadMayPassOne()
    {
        auto run = std::make_shared<simulation::Run>(simulation::Run { fabricOf("Ring(4,50GB/s,500ns)") });
        run->makespan = Time { 100 };
        run->links.resize(run->fabric.topology().linkCount());
        run->links[0].bytes = 1'000'000;
        const UseHistogram histogram = useHistogram(*viewOf(run));
        QVERIFY(histogram.most > 1);
        QVERIFY(histogram.counts.size() <= 40);
        QCOMPARE(histogram.counts.back(), std::uint64_t { 1 });
    }

    void csvIsQuoted() { QCOMPARE(csvLine({ "a", "b,c", "d\"e" }), QString("a,\"b,c\",\"d\"\"e\"\r\n")); }
};

WEFT_TEST(TestChartMaths)
#include "tst_chart_maths.moc"
