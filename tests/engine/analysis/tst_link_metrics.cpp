// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/link_metrics.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;
using test::RunBuilder;

class TestLinkMetrics : public QObject {
    Q_OBJECT

private slots:
    void npuLinksBelongToTheCoordinateThatDiffers()
    {
        // 2 × 3, id = c0 + 2·c1: 0→1 differs in c0, 0→2 in c1, 0→3 in both.
        const auto topology = test::makeTopology(6, 0, { { 0, 1 }, { 0, 2 }, { 0, 3 }, { 5, 1 } }, { 2, 3 });
        const std::vector<std::uint32_t> expected { 0, 1, kNoDimension, 1 };
        QCOMPARE(linkDimensions(*topology), expected);
    }

    void switchPortsBelongToTheDimensionOfTheirSwitch()
    {
        // 2 × 2: switch 4 joins 0 and 1 (dimension 0), switch 5 joins 0 and 2 (dimension 1), switch 6 joins 1 and 2
        // (both coordinates differ), switch 7 hangs on NPU 3 alone.
        const auto topology = test::makeTopology(
            4, 4, { { 0, 4 }, { 4, 1 }, { 0, 5 }, { 5, 2 }, { 1, 6 }, { 6, 2 }, { 3, 7 }, { 7, 3 } }, { 2, 2 });
        const std::vector<std::uint32_t> expected { 0, 0, 1, 1, kNoDimension, kNoDimension, kNoDimension,
            kNoDimension };
        QCOMPARE(linkDimensions(*topology), expected);
    }

    void aTreeOfSwitchesIsOneComplex()
    {
        // Leaves 4 and 5 with two NPUs each under the spine 6; one dimension of 4.
        const auto topology
            = test::makeTopology(4, 3, { { 0, 4 }, { 1, 4 }, { 2, 5 }, { 3, 5 }, { 4, 6 }, { 6, 5 }, { 5, 6 } });
        for (const std::uint32_t dimension : linkDimensions(*topology))
            QCOMPARE(dimension, 0U);
    }

    void busyFractionLoadAndPeak()
    {
        RunBuilder builder(test::makeTopology(2, 0, { { 0, 1, 2.0 }, { 1, 0, 2.0 } }));
        builder.run.makespan = Time { 250 };
        builder.run.links[0] = { 300, Time { 150 }, 0 };
        // Bins of 100 ns; the last one is cut at 250 ns.
        builder.run.bins.binWidth = Time { 100 };
        builder.run.bins.bins = 3;
        builder.run.bins.busyNs = { 60, 50, 40, 0, 0, 0 };
        const simulation::Run& run = builder.run;
        QCOMPARE(busyFraction(run, LinkId { 0 }), 0.6);
        QCOMPARE(linkLoad(run, LinkId { 0 }), 0.6); // 300 B at 2 B/ns in 250 ns
        QCOMPARE(peakUtilization(run, LinkId { 0 }), 0.8); // 40 of the last 50 ns
        QCOMPARE(peakUtilization(run, LinkId { 1 }), 0.0);
        QCOMPARE(busyFraction(run, LinkId { 7 }), 0.0);
        builder.run.hasLinkBusy = false;
        QCOMPARE(busyFraction(run, LinkId { 0 }), 0.0);
        QCOMPARE(linkUse(run, LinkId { 0 }), 0.6);
        QVERIFY(linkMeasure(run) == LinkMeasure::Load);
    }

    void hottestLinksBreakTiesById()
    {
        RunBuilder builder(test::makeTopology(4, 0, test::ringLinks(4)));
        builder.run.makespan = Time { 100 };
        for (const std::uint32_t link : { 6U, 2U, 3U })
            builder.run.links[link] = { 10, Time { 50 }, 0 };
        builder.run.links[5] = { 10, Time { 80 }, 0 };
        builder.run.links[0] = { 0, Time { 99 }, 0 }; // carried nothing
        const std::vector<LinkId> three { LinkId { 5 }, LinkId { 2 }, LinkId { 3 } };
        QVERIFY(hottestLinks(builder.run, 3) == three);
        QCOMPARE(hottestLinks(builder.run, 100).size(), std::size_t { 4 });
        QVERIFY(
            hottestLinks(RunBuilder(test::makeTopology(1, 0, {}), simulation::RecordLevel::Summary).run, 3).empty());
    }

    void dimensionsAreComparedOverTheirUsableLinks()
    {
        const auto topology = test::makeTopology(4, 0, { { 0, 1 }, { 2, 3 }, { 0, 2 }, { 1, 3 }, { 0, 3 } }, { 2, 2 });
        RunBuilder builder(topology);
        builder.run.makespan = Time { 100 };
        const std::vector<std::uint64_t> busy { 90, 50, 10, 30, 0 };
        for (std::size_t link = 0; link < busy.size(); ++link)
            builder.run.links[link] = { busy[link], Time { busy[link] }, 0 };
        const auto figures = dimensionFigures(builder.run, linkDimensions(*topology));
        QCOMPARE(figures.size(), std::size_t { 3 });
        QCOMPARE(figures[0].mean, 0.7);
        QCOMPARE(figures[0].most, 0.9);
        QCOMPARE(figures[0].deviation, 0.2);
        QCOMPARE(figures[0].imbalance, 0.9 / 0.7);
        QCOMPARE(figures[1].mean, 0.2);
        QCOMPARE(figures[1].bytes, std::uint64_t { 40 });
        QCOMPARE(figures[2].dimension, kNoDimension);
        QCOMPARE(figures[2].imbalance, 0.0);
        QCOMPARE(allLinkFigures(builder.run).mean, 1.8 / 5);

        topology::FabricState state;
        state.links[LinkId { 1 }].failed = true;
        builder.run.fabric = topology::Fabric(topology, state);
        QCOMPARE(dimensionFigures(builder.run, linkDimensions(*topology))[0].mean, 0.9);
        QCOMPARE(allLinkFigures(builder.run).links, 4U);
    }
};

WEFT_TEST(TestLinkMetrics)
#include "tst_link_metrics.moc"
