// SPDX-License-Identifier: GPL-3.0-or-later
// Verdicts never go against the shares beside them, blame all links that are alike, and lead to what shows them.
#include "engine/analysis/summary.h"
#include "tests/engine/analysis/run_builder.h"
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <random>

using namespace weft;
using namespace weft::analysis;
using test::RunBuilder;

namespace {

// Rank 0 of a run of 1000 ns: its compute, exposed communication and idle time.
simulation::Run runOf(topology::TopologyPtr topology, std::uint64_t compute, std::uint64_t exposed)
{
    RunBuilder builder(std::move(topology));
    builder.run.makespan = Time { 1000 };
    for (simulation::RankMetrics& rank : builder.run.ranks) {
        rank.finish = Time { 1000 };
        rank.compute = Time { compute };
        rank.exposedCommunication = rank.communication = Time { exposed };
        rank.idle = Time { 1000 - compute - exposed };
    }
    return std::move(builder.run);
}

topology::TopologyPtr ring8()
{
    return test::makeTopology(8, 0, test::ringLinks(8), { 8 });
}

void setBusy(simulation::Run& run, std::size_t link, std::uint64_t ns)
{
    run.links[link] = { ns, Time { ns }, 0 };
}

bool blamesCommunication(Verdict verdict)
{
    return verdict == Verdict::DimensionBound || verdict == Verdict::LinksBound || verdict == Verdict::LatencyBound
        || verdict == Verdict::ChainBound || verdict == Verdict::QuietLinks || verdict == Verdict::BandwidthBound
        || verdict == Verdict::CommunicationBound;
}

} // namespace

class TestHeadline : public QObject {
    Q_OBJECT

private slots:
    void aStepOfMostlyComputeIsComputeBound()
    {
        const Headline headline = summarize(runOf(ring8(), 830, 170)).headline;
        QVERIFY(headline.verdict == Verdict::ComputeBound);
        QCOMPARE(headline.compute, 0.83);
        QCOMPARE(headline.exposed, 0.17);
    }

    void verdictsFollowTheShares_data()
    {
        QTest::addColumn<quint64>("compute");
        QTest::addColumn<quint64>("exposed");
        QTest::addColumn<int>("verdict");
        const auto row = [](const char* name, quint64 compute, quint64 exposed, Verdict verdict) {
            QTest::newRow(name) << compute << exposed << static_cast<int>(verdict);
        };
        row("all compute", 1000, 0, Verdict::ComputeBound);
        row("just under clearly", 590, 410, Verdict::Balanced);
        row("half and half", 500, 500, Verdict::Balanced);
        row("all communication", 0, 1000, Verdict::QuietLinks);
        row("idle most of all", 200, 300, Verdict::Waiting);
        row("compute before idle", 600, 50, Verdict::ComputeBound);
    }
    void verdictsFollowTheShares()
    {
        QFETCH(quint64, compute);
        QFETCH(quint64, exposed);
        QFETCH(int, verdict);
        simulation::Run run = runOf(ring8(), compute, exposed);
        setBusy(run, 0, 100);
        QCOMPARE(static_cast<int>(summarize(run).headline.verdict), verdict);
    }

    // Whatever the figures are.
    void noVerdictContradictsItsShares()
    {
        std::mt19937 random(20);
        int verdicts[32] {};
        for (int i = 0; i < 5000; ++i) {
            const std::uint64_t compute = random() % 1001;
            const std::uint64_t exposed = random() % (1001 - compute);
            simulation::Run run = runOf(
                i % 2 == 0 ? ring8() : test::makeTopology(4, 0, { { 0, 1 }, { 2, 3 }, { 0, 2 }, { 1, 3 } }, { 2, 2 }),
                compute, exposed);
            const std::uint64_t most = random() % 1000 + 1;
            for (std::size_t link = 0; link < run.links.size(); ++link)
                setBusy(run, link, random() % 3 == 0 ? most : random() % most);
            const RunSummary summary = summarize(run);
            const Headline& headline = summary.headline;
            ++verdicts[static_cast<int>(headline.verdict)];
            const QByteArray told = QByteArray::number(static_cast<int>(headline.verdict)) + ": compute "
                + QByteArray::number(headline.compute) + ", exposed " + QByteArray::number(headline.exposed);
            if (headline.verdict == Verdict::ComputeBound)
                QVERIFY2(
                    headline.compute > headline.exposed && headline.compute >= headline.idle && headline.compute >= 0.6,
                    told);
            if (headline.verdict == Verdict::Waiting)
                QVERIFY2(headline.idle > headline.compute && headline.idle > headline.exposed, told);
            if (blamesCommunication(headline.verdict))
                QVERIFY2(headline.exposed > headline.compute && headline.exposed >= headline.idle, told);
            if (headline.verdict == Verdict::Balanced)
                QVERIFY2(headline.compute < 0.6 && headline.compute * 1.5 >= headline.exposed, told);
            if (headline.verdict == Verdict::DimensionBound || headline.verdict == Verdict::LinksBound)
                QVERIFY2(headline.use > headline.otherUse, told);
            if (headline.verdict == Verdict::QuietLinks)
                QVERIFY2(headline.use < 0.25 && headline.use >= summary.allLinks.mean, told);
            if (headline.verdict == Verdict::BandwidthBound)
                QVERIFY2(headline.use >= 0.5 && headline.otherUse >= headline.use, told);
        }
        for (const Verdict verdict :
            { Verdict::ComputeBound, Verdict::Waiting, Verdict::DimensionBound, Verdict::LinksBound,
                Verdict::QuietLinks, Verdict::BandwidthBound, Verdict::CommunicationBound, Verdict::Balanced })
            QVERIFY2(verdicts[static_cast<int>(verdict)] > 0,
                QByteArray("never met: ") + QByteArray::number(static_cast<int>(verdict)));
    }

    // A buffer that is handed on by 8 NPUs keeps each link busy for an eighth of the time. Whether delays or bytes take
    // that time is in the critical path, and nothing is said of it where there is none.
    void quietLinksAreJudgedByThePath()
    {
        const auto handedOn = [](std::int64_t bytes, simulation::RecordLevel level) {
            test::WorkloadBuilder builder(9);
            for (std::uint32_t rank = 0; rank < 9; ++rank) {
                if (rank > 0)
                    builder.receive(rank, rank - 1, bytes);
                if (rank < 8)
                    builder.send(rank, rank + 1, bytes, builder.after(rank));
            }
            const simulation::RunPtr run = test::run(test::fabricOf("Ring(9,10GB/s,1us)"), builder.seal(),
                test::systemOf(), test::optionsOf(simulation::NetworkModel::Aware, level));
            return summarize(*run, 0).headline; // the links that are listed are another matter
        };
        constexpr std::int64_t kLarge = 10'000'000; // 1 ms on a link
        const Headline chain = handedOn(kLarge, simulation::RecordLevel::Full);
        QVERIFY(chain.verdict == Verdict::ChainBound);
        QVERIFY(qAbs(chain.use - 1.0 / 8) < 0.001);
        QVERIFY(qAbs(chain.otherUse - 8'000'000.0 / 8'008'000) < 0.001);
        const Headline delays = handedOn(100, simulation::RecordLevel::Full); // 10 ns on a link
        QVERIFY(delays.verdict == Verdict::LatencyBound);
        QVERIFY(handedOn(kLarge, simulation::RecordLevel::Links).verdict == Verdict::QuietLinks);
        QVERIFY(handedOn(kLarge, simulation::RecordLevel::Summary).verdict == Verdict::CommunicationBound);
    }

    void allLinksThatAreAlikeAreBlamed()
    {
        // Links 2i lead up the ring, 2i+1 down.
        simulation::Run run = runOf(ring8(), 0, 1000);
        for (std::size_t link = 0; link < 16; link += 2)
            setBusy(run, link, 900 + link % 3);
        const Headline headline = summarize(run).headline;
        QVERIFY(headline.verdict == Verdict::LinksBound);
        QCOMPARE(headline.group.links.size(), std::size_t { 8 });
        QVERIFY(headline.group.whole);
        QCOMPARE(headline.group.dimension, 0U);
        QVERIFY(headline.group.direction == LinkDirection::Up);
        QCOMPARE(headline.otherUse, 0.0);
        QVERIFY(headline.evidence.kind == EvidenceKind::Links);
        QVERIFY(headline.evidence.links == headline.group.links);

        setBusy(run, 14, 100); // seven of the eight
        const Headline fewer = summarize(run).headline;
        QVERIFY(fewer.verdict == Verdict::LinksBound);
        QCOMPARE(fewer.group.links.size(), std::size_t { 7 });
        QVERIFY(!fewer.group.whole);
    }

    void portsOfASwitchHaveDirections()
    {
        std::vector<test::TestLink> links;
        for (std::uint32_t npu = 0; npu < 4; ++npu) {
            links.push_back({ npu, 4 });
            links.push_back({ 4, npu });
        }
        simulation::Run run = runOf(test::makeTopology(4, 1, links, { 4 }), 0, 1000);
        for (std::size_t link = 1; link < 8; link += 2)
            setBusy(run, link, 800);
        const Headline headline = summarize(run).headline;
        QVERIFY(headline.verdict == Verdict::LinksBound);
        QVERIFY(headline.group.whole);
        QVERIFY(headline.group.direction == LinkDirection::FromSwitch);
    }

    void aDimensionIsBlamedWhereItsLinksAreEven()
    {
        simulation::Run run
            = runOf(test::makeTopology(4, 0, { { 0, 1 }, { 2, 3 }, { 0, 2 }, { 1, 3 } }, { 2, 2 }), 0, 1000);
        for (std::size_t link = 0; link < 4; ++link)
            setBusy(run, link, link < 2 ? 410 : 970 - link);
        const Headline headline = summarize(run).headline;
        QVERIFY(headline.verdict == Verdict::DimensionBound);
        QCOMPARE(headline.dimension, 1U);
        QCOMPARE(headline.otherDimension, 0U);
        QVERIFY(headline.evidence.links == std::vector({ LinkId { 2 }, LinkId { 3 } }));
    }

    void evidenceHasARange()
    {
        RunBuilder builder(ring8());
        builder.operation(0, simulation::OperationKind::Compute, 0, 100);
        builder.operation(0, simulation::OperationKind::Collective, 50, 300);
        builder.operation(0, simulation::OperationKind::Compute, 400, 450);
        simulation::Run run = builder.finish();
        QVERIFY(longestStretch(run, Rank { 0 }, RankActivity::Compute) == Interval({ Time { 0 }, Time { 100 } }));
        QVERIFY(longestStretch(run, Rank { 0 }, RankActivity::ExposedCommunication)
            == Interval({ Time { 100 }, Time { 300 } }));
        QVERIFY(longestStretch(run, Rank { 0 }, RankActivity::Idle) == Interval({ Time { 300 }, Time { 400 } }));
        QVERIFY(!longestStretch(run, Rank { 1 }, RankActivity::Idle));

        run.bins = { Time { 100 }, 5, std::vector<std::uint64_t>(16 * 5) };
        run.bins.busyNs[1] = 90; // link 0, 100 to 200
        run.bins.busyNs[2] = 20;
        run.bins.busyNs[4] = 60; // the last bin ends with the run
        const LinkId first { 0 };
        QVERIFY(busyRange(run, { &first, 1 }) == Interval({ Time { 100 }, Time { 450 } }));
        const LinkId quiet { 3 };
        QVERIFY(!busyRange(run, { &quiet, 1 }));
    }
};

WEFT_TEST(TestHeadline)
#include "tst_headline.moc"
