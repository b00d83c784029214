// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/summary.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::analysis;
using test::RunBuilder;

class TestSummary : public QObject {
    Q_OBJECT

    // Four NPUs in 2 × 2: two links of dimension 0, two of dimension 1; 1000 ns; all communication exposed.
    static simulation::Run square(std::vector<std::uint64_t> busy)
    {
        RunBuilder builder(test::makeTopology(4, 0, { { 0, 1 }, { 2, 3 }, { 0, 2 }, { 1, 3 } }, { 2, 2 }));
        builder.run.makespan = Time { 1000 };
        for (std::size_t link = 0; link < busy.size(); ++link)
            builder.run.links[link] = { busy[link], Time { busy[link] }, 0 };
        for (simulation::RankMetrics& rank : builder.run.ranks) {
            rank.finish = Time { 900 };
            rank.communication = rank.exposedCommunication = Time { 900 };
        }
        builder.run.ranks[2].finish = Time { 1000 };
        builder.run.ranks[2].communication = builder.run.ranks[2].exposedCommunication = Time { 1000 };
        builder.run.ranks[2].peerExposedNs = 1000;
        return std::move(builder.run);
    }

private slots:
    void figuresAreSpreadOverTheRanks()
    {
        const RunSummary summary = summarize(square({ 10, 10, 10, 10 }), 3);
        QCOMPARE(index(summary.slowest), 2U);
        QCOMPARE(summary.finish.sum, std::uint64_t { 3700 });
        QCOMPARE(summary.finish.mean, 925.0);
        QCOMPARE(summary.finish.least, std::uint64_t { 900 });
        QCOMPARE(summary.finish.most, std::uint64_t { 1000 });
        QCOMPARE(summary.peerExposedOfSlowest, std::uint64_t { 1000 });
        QCOMPARE(summary.linkBytes, std::uint64_t { 40 });
        QCOMPARE(summary.hottest.size(), std::size_t { 3 });
        QCOMPARE(summary.hottest[0].use, 0.01);
        QCOMPARE(summary.dimensions.size(), std::size_t { 2 });
    }

    void theFindingFollowsTheFigures_data()
    {
        QTest::addColumn<QList<quint64>>("busy");
        QTest::addColumn<QString>("finding");
        QTest::newRow("a dimension") << QList<quint64> { 410, 410, 970, 970 }
                                     << "dimension 1 is the bottleneck: 97 % busy against 41 % in dimension 0";
        QTest::newRow("a link") << QList<quint64> { 960, 100, 500, 500 }
                                << "link npu0 → npu1 is the bottleneck: 96 % busy against 52 % on the average link";
        QTest::newRow("latency") << QList<quint64> { 120, 110, 100, 100 }
                                 << "latency-bound: no link is more than 12 % busy, so that delays and waiting take "
                                    "the time, not bandwidth";
        QTest::newRow("bandwidth") << QList<quint64> { 900, 880, 900, 880 }
                                   << "bandwidth-bound: links are 89 % busy on average, the hottest 90 %";
        QTest::newRow("neither") << QList<quint64> { 400, 400, 400, 400 }
                                 << "communication-bound: 100 % of the step is exposed communication, compute takes "
                                    "0 %";
    }
    void theFindingFollowsTheFigures()
    {
        QFETCH(QList<quint64>, busy);
        QFETCH(QString, finding);
        const simulation::Run run = square({ busy.begin(), busy.end() });
        QCOMPARE(QString::fromStdString(summarize(run).finding), finding);
    }

    void computeBoundAndWaitingAreTold()
    {
        simulation::Run run = square({ 10, 10, 900, 900 });
        run.ranks[2].compute = Time { 960 };
        run.ranks[2].exposedCommunication = Time { 20 };
        QCOMPARE(summarize(run).finding,
            std::string("compute-bound: compute takes 96 % of the step and only 2 % is exposed communication"));
        run.ranks[2].compute = Time { 100 };
        run.ranks[2].exposedCommunication = Time { 200 };
        run.ranks[2].idle = Time { 700 };
        QCOMPARE(summarize(run).finding,
            std::string("rank 2 finishes last and idles for 70 % of the step: it waits for others"));
    }

    void unawareSpeaksOfLoad()
    {
        simulation::Run run = square({ 410, 410, 970, 970 });
        run.hasLinkBusy = false;
        QCOMPARE(summarize(run).finding,
            std::string("dimension 1 is the bottleneck: 97 % loaded against 41 % in dimension 0"));
    }

    void withoutLinkRecordsNoLinkIsNamed()
    {
        simulation::Run run = square({});
        run.links.clear();
        const RunSummary summary = summarize(run);
        QVERIFY(!summary.hasLinks);
        QVERIFY(summary.finding.starts_with("communication-bound"));
    }

    void partialRunsAreSaidToBePartial()
    {
        simulation::Run run = square({ 1, 1, 1, 1 });
        Error blocked { ErrorCode::Unfinished, "waits", {}, {} };
        blocked.where.rank = 3;
        fail(run.unfinished, blocked);
        QCOMPARE(summarize(run).finding, std::string("1 rank never finishes, the first of them rank 3"));
        run.cancelled = true;
        QVERIFY(summarize(run).finding.find("partial") != std::string::npos);
    }

    void anEmptyRunIsSummarized()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.run.ranks.clear();
        QCOMPARE(summarize(builder.run).finding, std::string("nothing took any time"));
    }
};

WEFT_TEST(TestSummary)
#include "tst_summary.moc"
