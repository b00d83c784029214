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

    void withoutLinkRecordsNoLinkIsNamed()
    {
        simulation::Run run = square({});
        run.links.clear();
        const RunSummary summary = summarize(run);
        QVERIFY(!summary.hasLinks);
        QVERIFY(summary.headline.verdict == Verdict::CommunicationBound);
        QVERIFY(summary.headline.evidence.links.empty());
    }

    void partialRunsAreSaidToBePartial()
    {
        simulation::Run run = square({ 1, 1, 1, 1 });
        Error blocked { ErrorCode::Unfinished, "waits", {}, {} };
        blocked.where.rank = 3;
        fail(run.unfinished, blocked);
        const Headline headline = summarize(run).headline;
        QVERIFY(headline.verdict == Verdict::Unfinished);
        QCOMPARE(headline.blocked, std::size_t { 1 });
        QVERIFY(headline.rank == Rank { 3 });
        QVERIFY(headline.evidence.ranks == std::vector { Rank { 3 } });
        run.cancelled = true;
        QVERIFY(summarize(run).headline.verdict == Verdict::Stopped);
    }

    void anEmptyRunIsSummarized()
    {
        RunBuilder builder(test::makeTopology(1, 0, {}));
        builder.run.ranks.clear();
        QVERIFY(summarize(builder.run).headline.verdict == Verdict::NothingRan);
    }
};

WEFT_TEST(TestSummary)
#include "tst_summary.moc"
