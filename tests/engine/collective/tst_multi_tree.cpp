// SPDX-License-Identifier: GPL-3.0-or-later
// Trees grown over real links: they span, never share a link in a round, follow every kind of fabric, and become
// correct schedules.
#include "engine/collective/library/algorithm_families.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <set>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using topology::Fabric;
using topology::FabricState;

namespace {

Fabric fabricOf(const char* spec)
{
    Findings findings;
    const Result<topology::TopologyPtr> made = topology::topologyFromSpec(spec, findings);
    if (!made)
        qFatal("%s", toString(made.error()).c_str());
    return Fabric(*made);
}

std::vector<NodeId> allNpus(const Fabric& fabric)
{
    std::vector<NodeId> npus;
    for (std::uint32_t i = 0; i < fabric.topology().npuCount(); ++i)
        npus.push_back(NodeId { i });
    return npus;
}

} // namespace

class TestMultiTree : public QObject {
    Q_OBJECT

private slots:
    void treesSpanAndShareNoLink_data()
    {
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<int>("rounds");
        // The least: so many rounds as the NPU with the fewest links needs to take in what the n - 1 others have.
        QTest::newRow("ring") << QByteArray("Ring(8)") << 4;
        QTest::newRow("odd ring") << QByteArray("Ring(9)") << 4;
        QTest::newRow("full") << QByteArray("FullyConnected(8)") << 1;
        QTest::newRow("torus") << QByteArray("Torus(4x4)") << 4;
        QTest::newRow("mesh") << QByteArray("Mesh(4x4)") << 8;
        QTest::newRow("cube") << QByteArray("Hypercube(16)") << 4;
        QTest::newRow("switch") << QByteArray("Switch(6)") << 5;
        QTest::newRow("rings of rings") << QByteArray("Ring(4)_Ring(3)") << 3;
        QTest::newRow("nodes and switches") << QByteArray("FullyConnected(4)_Switch(2)") << 2;
        QTest::newRow("DGX-1") << QByteArray("DGX1V") << 2;
    }
    void treesSpanAndShareNoLink()
    {
        QFETCH(QByteArray, spec);
        QFETCH(int, rounds);
        const Fabric fabric = fabricOf(spec.constData());
        const topology::Topology& topology = fabric.topology();
        const std::vector<NodeId> npus = allNpus(fabric);
        for (const TreeDirection direction : { TreeDirection::FromRoots, TreeDirection::ToRoots }) {
            const auto edges = growLinkTrees(fabric, npus, direction, {});
            QVERIFY(edges.ok());
            QCOMPARE(edges->size(), npus.size() * (npus.size() - 1));
            std::set<std::pair<std::uint32_t, std::uint32_t>> has; // root, place
            for (std::uint32_t root = 0; root < npus.size(); ++root)
                has.insert({ root, root });
            std::set<std::pair<std::uint32_t, std::uint32_t>> had;
            std::map<std::uint32_t, std::uint32_t> sentBy; // in this round
            std::map<std::uint32_t, std::uint32_t> takenBy;
            std::uint32_t round = ~0U;
            for (const LinkTreeEdge& edge : *edges) {
                if (edge.round != round) {
                    round = edge.round;
                    had = has;
                    sentBy.clear();
                    takenBy.clear();
                }
                QVERIFY(had.count({ edge.root, edge.parent }) == 1);
                QVERIFY(has.insert({ edge.root, edge.child }).second);
                const bool outwards = direction == TreeDirection::FromRoots;
                const NodeId from = NodeId { outwards ? edge.parent : edge.child };
                const NodeId to = NodeId { outwards ? edge.child : edge.parent };
                QVERIFY(++sentBy[index(from)] <= topology.outgoing(from).size());
                QVERIFY(++takenBy[index(to)] <= topology.incoming(to).size());
                if (edge.link != kNone<LinkId>)
                    QVERIFY(topology.linkSource(edge.link) == from && topology.linkDestination(edge.link) == to);
            }
            // Greedy growth leaves some links idle in the last rounds: never half as much again.
            QVERIFY2(2 * (round + 1) <= 3 * static_cast<std::uint32_t>(rounds), qPrintable(QString::number(round + 1)));
        }
    }

    void everyFabricGivesCorrectPrograms_data()
    {
        QTest::addColumn<QByteArray>("spec");
        for (const char* spec : { "Ring(2)", "Ring(7)", "Ring(5,uni=1)", "FC(6)", "Torus(3x4)", "Mesh(5x2)",
                 "Hypercube(8)", "Switch(9)", "Ring(4)_Switch(3)", "Mesh(4x4x4)", "DGX1V", "DGX2", "DGXH100" })
            QTest::newRow(spec) << QByteArray(spec);
    }
    void everyFabricGivesCorrectPrograms()
    {
        QFETCH(QByteArray, spec);
        const Fabric fabric = fabricOf(spec.constData());
        for (const PatternKind kind : { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter }) {
            for (const bool inPlace : { true, false }) {
                AlgorithmRequest request = requestOf(kind, fabric.topology().npuCount(), inPlace);
                request.fabric = &fabric;
                request.channels = inPlace ? 1 : 2;
                request.pieces = inPlace ? 2 : 1;
                const Result<SchedulePtr> schedule = makeAlgorithm("multi-tree", request);
                QVERIFY2(schedule.ok(), schedule ? "" : toString(schedule.error()).c_str());
                QVERIFY2(whatIsWrong(**schedule).empty(), whatIsWrong(**schedule).c_str());
            }
        }
    }

    void oneWayLinksAreFollowedTheirWay()
    {
        // Sums go the same way round as copies: every transfer is to the next NPU.
        const Fabric fabric = fabricOf("Ring(5,uni=1)");
        AlgorithmRequest request = requestOf(PatternKind::AllReduce, 5);
        request.fabric = &fabric;
        const SchedulePtr schedule = *makeAlgorithm("multi-tree", request);
        for (std::uint32_t b = 0; b < schedule->blockCount(); ++b) {
            const ThreadBlock& block = schedule->block(BlockId { b });
            QVERIFY(block.sendTo == kNone<Rank> || index(block.sendTo) == (index(block.rank) + 1) % 5);
        }
    }

    void partsOfAMachineAreReachedThroughTheRest()
    {
        // Ranks 0, 1, 2 on NPUs 6, 1 and 3 of a ring of 8.
        const Fabric fabric = fabricOf("Ring(8)");
        AlgorithmRequest request = requestOf(PatternKind::AllGather, 3);
        request.fabric = &fabric;
        request.placement = { Rank { 6 }, Rank { 1 }, Rank { 3 } };
        const SchedulePtr schedule = *makeAlgorithm("multi-tree", request);
        QCOMPARE(whatIsWrong(*schedule), std::string());
        QCOMPARE(schedule->info().placement.size(), std::size_t { 3 });
    }

    void parallelLinksAreNamed()
    {
        topology::TopologyBuilder builder;
        const topology::DraftNode a = builder.addNpu();
        const topology::DraftNode b = builder.addNpu();
        const LinkCost cost { Latency { 500 }, Bandwidth::gigaBytesPerSecond(50) };
        builder.addCable(a, b, cost);
        builder.addCable(a, b, cost);
        Findings findings;
        const Fabric fabric(*builder.seal(findings));
        AlgorithmRequest request = requestOf(PatternKind::AllGather, 2);
        request.fabric = &fabric;
        const SchedulePtr schedule = *makeAlgorithm("multi-tree", request);
        for (std::uint32_t i = 0; i < schedule->stepCount(); ++i)
            QCOMPARE(schedule->way(StepId { i }).size(), sends(schedule->kind(StepId { i })) ? 1U : 0U);
    }

    void whatFailedIsLeftOut()
    {
        const Fabric whole = fabricOf("Ring(4)");
        FabricState state;
        for (std::uint32_t link = 0; link < whole.topology().linkCount(); ++link) {
            const std::uint32_t from = index(whole.topology().linkSource(LinkId { link }));
            const std::uint32_t to = index(whole.topology().linkDestination(LinkId { link }));
            if (from + to == 3 && from % 3 == 0)
                state.links[LinkId { link }].failed = true;
        }
        const Fabric broken(whole.topologyPtr(), state);
        AlgorithmRequest request = requestOf(PatternKind::AllReduce, 4);
        request.fabric = &broken;
        const SchedulePtr schedule = *makeAlgorithm("multi-tree", request);
        for (std::uint32_t b = 0; b < schedule->blockCount(); ++b) {
            const ThreadBlock& block = schedule->block(BlockId { b });
            QVERIFY(block.sendTo == kNone<Rank> || index(block.rank) + index(block.sendTo) != 3
                || index(block.rank) % 3 != 0);
        }
        state.nodes[NodeId { 1 }].failed = true;
        const Fabric parted(whole.topologyPtr(), state);
        request.fabric = &parted;
        const Result<SchedulePtr> refused = makeAlgorithm("multi-tree", request);
        QVERIFY(!refused && refused.error().code == ErrorCode::Unreachable);
        QVERIFY(refused.error().message.find("npu1") != std::string::npos);
    }
};

WEFT_TEST(TestMultiTree)
#include "tst_multi_tree.moc"
