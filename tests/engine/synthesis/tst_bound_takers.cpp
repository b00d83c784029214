// SPDX-License-Identifier: GPL-3.0-or-later
// The bound by those who take: neighbours of several groups share the links into them, whoever they are.
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

class TestBoundTakers : public QObject {
    Q_OBJECT

private slots:
    void neighboursShareTheLinksIntoBoth_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<std::uint32_t>("links");
        QTest::addColumn<std::uint64_t>("steps");
        // Each of two neighbours gets what all others of its group have, over the links into the two.
        QTest::newRow("torus") << "Torus(16x16)" << 6U << std::uint64_t { 2 * 127 / 6 + 1 };
        QTest::newRow("cube") << "Torus(4x4x4)" << 10U << std::uint64_t { 2 * 31 / 10 + 1 };
        QTest::newRow("rings behind switches") << "Ring(8)_Switch(16)" << 4U << std::uint64_t { 2 * 63 / 4 + 1 };
    }
    void neighboursShareTheLinksIntoBoth()
    {
        QFETCH(QString, spec);
        QFETCH(std::uint32_t, links);
        QFETCH(std::uint64_t, steps);
        const topology::Fabric fabric = fabricOf(spec.toStdString());
        const std::uint32_t npus = fabric.topology().npuCount();
        for (const PatternKind kind :
            { PatternKind::AllGather, PatternKind::ReduceScatter, PatternKind::Gather, PatternKind::Scatter }) {
            const Bytes chunk { 1U << 20U };
            const std::uint64_t step = makeLinkGraph(fabric, chunk).time[0];
            const Result<Pattern> joined = joinedPattern(evenAndOdd(kind, npus, 1));
            QVERIFY(joined.ok());
            QCOMPARE(lowerBound(fabric, *joined, chunk, {})->time.ns(), steps * step);
            if (kind == PatternKind::ReduceScatter)
                continue;
            const RouteBound bound = boundTakers(makeLinkGraph(fabric, chunk), alikeOf(*demandsOf(*joined)));
            QCOMPARE(bound.cut, steps * step);
            QCOMPARE(bound.tightest.arcs.size(), std::size_t { links });
            QCOMPARE(bound.tightest.nodes.size(), std::size_t { 2 });
            QCOMPARE(bound.leaving, kind == PatternKind::Scatter);
        }
        const auto made
            = synthesizeGroups(fabric, evenAndOdd(PatternKind::AllGather, npus, 1), Bytes { 1U << 20U }, {});
        QVERIFY(made.ok());
        QCOMPARE(made->durationNs, made->bound.time.ns());
    }

    void cheapestWaysPayForEveryLink()
    {
        // Once round a ring in one direction: 3 + 2 + 1 hops for each of 4 NPUs over 4 links, or all into one of them.
        const LinkGraph ring = randomGraph(4, 0, 1);
        QCOMPARE(boundTakers(ring, alikeOf(*copiesOf(patternOf(PatternKind::AllToAll, 4, 1, {})))).capacity,
            std::uint64_t { 600 });
        QCOMPARE(
            boundTakers(ring, alikeOf(*copiesOf(patternOf(PatternKind::Gather, 4, 1, {})))).cut, std::uint64_t { 300 });
    }

    void whatCannotBeReachedOrIsNotWantedHasNone()
    {
        LinkGraph graph = randomGraph(4, 0, 1);
        const std::vector<AlikeChunks> demands = alikeOf(*copiesOf(patternOf(PatternKind::AllGather, 4, 1, {})));
        QCOMPARE(boundTakers(graph, {}).time(), std::uint64_t { 0 });
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(boundTakers(graph, demands, { stop.get_token(), nullptr }).time(), std::uint64_t { 0 });
        graph.target[0] = graph.source[0]; // the ring is open
        graph.group();
        QCOMPARE(boundTakers(graph, demands).time(), std::uint64_t { 0 });
    }
};

WEFT_TEST(TestBoundTakers)
#include "tst_bound_takers.moc"
