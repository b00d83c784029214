// SPDX-License-Identifier: GPL-3.0-or-later
// Routes chosen by the loads of links: shortest ways, nothing brought twice, and on meshes near the least time that
// the links in their middle need, which a formula gives.
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/graph/shortest_ways.h"
#include "engine/synthesis/search/demand_search.h"
#include "tests/engine/synthesis/irregular_fabrics.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::PatternKind;

namespace {

// Of an all-to-all on `lanes` lines of `length` NPUs each side by side, an even number: half of all chunks cross the
// middle of the lines, in each direction a quarter, over one link a line.
std::uint64_t middleNs(std::uint64_t length, std::uint64_t lanes, std::uint64_t stepNs)
{
    const std::uint64_t half = length * lanes / 2;
    return half * half / lanes * stepNs;
}

Demands exchangeOf(const LinkGraph& graph)
{
    return *copiesOf(patternOf(PatternKind::AllToAll, graph.npus, 1));
}

} // namespace

class TestEvenRoutes : public QObject {
    Q_OBJECT

private slots:
    void everyChunkTakesAShortestWay_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Mesh(5,50GiB/s,500ns)_Mesh(4,75GiB/s,700ns)", "Torus(4x4,50GiB/s,500ns)", "DGX1V",
                 "FatTree(16,50GiB/s,500ns)", "Ring(2,200GiB/s,500ns)_FC(4,100GiB/s,500ns)_Switch(4,50GiB/s,500ns)" })
            QTest::newRow(spec) << QString::fromLatin1(spec);
    }
    void everyChunkTakesAShortestWay()
    {
        QFETCH(QString, spec);
        const LinkGraph graph = graphOf(spec.toStdString());
        const std::vector<Rank> group { Rank { 3 }, Rank { 0 }, Rank { 2 }, Rank { 7 } };
        for (const PatternKind kind : { PatternKind::AllToAll, PatternKind::Gather, PatternKind::Scatter }) {
            for (const std::vector<Rank>& members : { std::vector<Rank> {}, group }) {
                const Demands demands = *copiesOf(patternOf(kind, graph.npus, 2, members));
                const Result<TransferPlan> plan = constructEvenRoutes(graph, demands, {});
                QVERIFY2(plan.ok(), plan ? "" : plan.error().message.c_str());
                const Result<std::uint64_t> checked = checkPlan(graph, demands, *plan);
                QVERIFY2(checked.ok(), checked ? "" : checked.error().message.c_str());
                QCOMPARE(*checked, 0U);
                QCOMPARE(*constructEvenRoutes(graph, demands, {}), *plan);

                const Ways ways = *Ways::make(graph, sortedOnce(demands.takers.items), {});
                std::vector<double> taken(demands.chunks(), 0);
                for (const PlannedTransfer& transfer : plan->transfers)
                    taken[transfer.chunk] += static_cast<double>(graph.time[transfer.arc]);
                for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
                    const auto takers = demands.takersOf(chunk);
                    QCOMPARE(taken[chunk],
                        takers.empty() ? 0
                                       : ways.distance(demands.giversOf(chunk).front(), ways.placeOf(takers.front())));
                }
            }
        }
    }

    // Two groups that share few links: what goes round them ends a tenth sooner at least.
    void whatIsFullIsGoneRound()
    {
        const LinkGraph graph = graphOf("Dragonfly(groups=9,routers=4,npus=2,bandwidth=50GiB/s,latency=500ns)");
        Demands demands;
        for (std::uint32_t from = 0; from < graph.npus; ++from) {
            for (std::uint32_t to = 0; to < graph.npus; ++to) {
                if (from != to && from / 36 == to / 36)
                    demands.add({ &from, 1 }, { &to, 1 });
            }
        }
        const TransferPlan shortest = *constructEvenRoutes(graph, demands, {});
        const TransferPlan round = *constructEvenRoutes(graph, demands, { 0, 0, true, {} });
        QCOMPARE(checkPlan(graph, demands, round).value(), 0U);
        QVERIFY(round.durationNs + round.durationNs / 10 < shortest.durationNs);
    }

    void irregularFabricsAreMet()
    {
        int whole = 0;
        for (const auto& [family, name] : kIrregularFamilies) {
            for (std::uint32_t number = 0; number < 12; ++number) {
                const LinkGraph graph = makeLinkGraph(IrregularMaker(family, number).make(), Bytes { 1U << 20U });
                const Demands demands = exchangeOf(graph);
                const Result<TransferPlan> plan = constructEvenRoutes(graph, demands, {});
                if (!isWhole(graph)) {
                    QVERIFY(plan || plan.error().code == ErrorCode::Unreachable);
                    continue;
                }
                ++whole;
                QVERIFY2(plan.ok(), name);
                QCOMPARE(checkPlan(graph, demands, *plan).value(), 0U);
                const Result<TransferPlan> round = constructEvenRoutes(graph, demands, { number, 0, true, {} });
                QVERIFY2(round.ok(), name);
                QCOMPARE(checkPlan(graph, demands, *round).value(), 0U);
            }
        }
        QVERIFY(whole > 24);
    }

    // Free links alone meet in the middle of a mesh: this needs a twentieth more than the links there at most.
    void theMiddleOfAMeshIsNotCrowded_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<quint64>("length"); // of the longest dimension
        QTest::newRow("12×12") << QStringLiteral("Mesh(12x12,50GiB/s,500ns)") << quint64 { 12 };
        QTest::newRow("6×6×6") << QStringLiteral("Mesh(6x6x6,50GiB/s,500ns)") << quint64 { 6 };
        QTest::newRow("14×14") << QStringLiteral("Mesh(14x14,50GiB/s,500ns)") << quint64 { 14 };
    }
    void theMiddleOfAMeshIsNotCrowded()
    {
        QFETCH(QString, spec);
        QFETCH(quint64, length);
        const LinkGraph graph = graphOf(spec.toStdString());
        const Demands demands = exchangeOf(graph);
        const std::uint64_t leastNs = middleNs(length, graph.npus / length, graph.time.front());
        const TransferPlan byLinks = *constructRoutes(graph, demands, {});
        const TransferPlan even = *constructEvenRoutes(graph, demands, {});
        QVERIFY(byLinks.durationNs > leastNs + leastNs / 4);
        QVERIFY(even.durationNs >= leastNs);
        QVERIFY2(even.durationNs <= leastNs + leastNs / 20, qPrintable(QString::number(even.durationNs)));

        // So the search takes it from its first start.
        SynthesisOptions options;
        options.boundNs = leastNs;
        Crew crew(1);
        DemandSearch search(graph, demands, options);
        QVERIFY(*search.begin({ crew, {}, {} }));
        QVERIFY(search.bestNs() <= even.durationNs);
        QVERIFY(checkPlan(graph, demands, search.best()).ok());
    }

    void whatCannotBeIsSaid()
    {
        const LinkGraph graph = graphOf("Mesh(3x3,50GiB/s,500ns)");
        QVERIFY(constructEvenRoutes(graph, *copiesOf(patternOf(PatternKind::AllGather, 9, 1)), {}).error().code
            == ErrorCode::Usage);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(constructEvenRoutes(graph, exchangeOf(graph), {}, { stop.get_token(), nullptr }).error().code
            == ErrorCode::Cancelled);
        LinkGraph cut = graph; // no way to NPU 8
        for (std::uint32_t arc = 0; arc < cut.arcs(); ++arc) {
            if (cut.target[arc] == 8)
                cut.target[arc] = 0;
        }
        cut.group();
        const Result<TransferPlan> unreached = constructEvenRoutes(cut, exchangeOf(cut), {});
        QVERIFY(!unreached);
        QVERIFY(unreached.error().code == ErrorCode::Unreachable);
        // A time that is up ends what only makes it shorter, and what there is is whole.
        const Result<TransferPlan> soon
            = constructEvenRoutes(graph, exchangeOf(graph), { 0, 0, false, stop.get_token() });
        QVERIFY(soon.ok() && checkPlan(graph, exchangeOf(graph), *soon).ok());
        QVERIFY(constructEvenRoutes(graph, Demands {}, {}).ok()); // nothing is wanted
    }
};

WEFT_TEST(TestEvenRoutes)
#include "tst_even_routes.moc"
