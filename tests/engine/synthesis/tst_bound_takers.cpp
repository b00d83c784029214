// SPDX-License-Identifier: GPL-3.0-or-later
// The bound by those who take: neighbours of several groups share the links into them, whoever they are.
#include "engine/synthesis/bounds/bounds_kinds.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/synthesis/random_graph.h"
#include "tests/engine/synthesis/synthesis_fabrics.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::synthesis;
using collective::Pattern;
using collective::PatternKind;

namespace {

std::vector<Rank> ranksOf(const std::vector<std::uint32_t>& npus)
{
    return mapped(npus, [](std::uint32_t npu) { return Rank { npu }; });
}

} // namespace

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

    // Two chunks each for the other NPU in a row, from one that sends them itself, though it relays nothing.
    void whoDoesNotForwardSendsWhatItHolds()
    {
        const topology::Fabric fabric = fabricOf("Switch(2)_Switch(2)");
        LinkGraph graph = makeLinkGraph(fabric, Bytes { 1000 });
        std::vector<Pattern> groups { patternOf(PatternKind::Broadcast, 4, 2, ranksOf({ 0, 1 })),
            patternOf(PatternKind::Broadcast, 4, 2, ranksOf({ 2, 3 })) };
        const auto joined = joinedPattern(groups);
        QVERIFY(joined.ok());
        const std::vector<AlikeChunks> demands = alikeOf(*demandsOf(*joined));
        const std::uint64_t cut = boundTakers(graph, demands).cut;
        QVERIFY(cut <= 3 * graph.time[0]);
        for (std::uint32_t npu = 0; npu < 4; ++npu) {
            graph.kind[npu].forwards = false;
            QCOMPARE(boundTakers(graph, demands).cut, cut);
        }
    }

    void noBoundIsLongerWhereSomeDoNotForward()
    {
        Random random(7);
        int checked = 0; // where everybody can be reached
        for (std::uint32_t round = 0; round < 120; ++round) {
            topology::TopologyBuilder draft;
            std::vector<topology::DraftNode> npus;
            for (std::uint32_t npu = 0; npu < 6; ++npu)
                npus.push_back(draft.addNpu({ "", "", random.below(3) > 0 }));
            const LinkCost cost { Latency { 100 }, Bandwidth { 10 } };
            for (std::uint32_t npu = 0; npu < 6; ++npu) { // two rows of three
                if (npu % 3 < 2)
                    draft.addCable(npus[npu], npus[npu + 1], cost);
                if (npu < 3)
                    draft.addCable(npus[npu], npus[npu + 3], cost);
            }
            Findings findings;
            const topology::Fabric fabric(*draft.seal(findings));
            std::vector<std::uint32_t> order = numbersBelow(6);
            for (std::uint32_t i = 6; i > 1; --i)
                std::swap(order[i - 1], order[random.below(i)]);
            for (const PatternKind kind :
                { PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter }) {
                const std::vector<Pattern> groups { patternOf(kind, 6, 2, ranksOf({ order[0], order[1], order[2] })),
                    patternOf(kind, 6, 2, ranksOf({ order[3], order[4], order[5] })) };
                const auto made = synthesizeGroups(fabric, groups, Bytes { 1000 }, {});
                QVERIFY(!made || made->bound.time.ns() <= made->durationNs);
                checked += made ? 1 : 0;
            }
        }
        QVERIFY(checked > 240);
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
