// SPDX-License-Identifier: GPL-3.0-or-later
// Which links lead the shortest way: against distances that a search of the test's own finds.
#include "engine/topology/grid_layout.h"
#include "engine/topology/hop_table.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace fabrics;

namespace {

struct Random {
    std::uint32_t state;
    std::uint32_t below(std::uint32_t n)
    {
        state = state * 1664525U + 1013904223U;
        return (state >> 8U) % n;
    }
};

// Links from `at` that lie on a way of fewest hops to `to`.
std::vector<LinkId> expectedLinks(
    const Fabric& fabric, std::uint32_t at, std::uint32_t to, const std::vector<std::vector<std::uint32_t>>& hops)
{
    const Topology& topology = fabric.topology();
    std::vector<LinkId> links;
    for (const LinkId link : topology.outgoing(NodeId { at })) {
        const std::uint32_t next = index(topology.linkDestination(link));
        if (!fabric.isUsable(link) || at == to || hops[at][to] == ~0U || hops[next][to] == ~0U)
            continue;
        const bool carries = next == to || topology.node(NodeId { next }).forwards;
        if (carries && hops[next][to] + 1 == hops[at][to])
            links.push_back(link);
    }
    return links;
}

std::vector<std::vector<std::uint32_t>> allHops(const Fabric& fabric)
{
    std::vector<std::vector<std::uint32_t>> hops;
    for (std::uint32_t from = 0; from < fabric.topology().nodeCount(); ++from)
        hops.push_back(hopsFrom(fabric, from));
    return hops;
}

std::vector<bool> usable(const Fabric& fabric)
{
    std::vector<bool> result;
    for (std::uint32_t link = 0; link < fabric.topology().linkCount(); ++link)
        result.push_back(fabric.isUsable(LinkId { link }));
    return result;
}

// NPUs on one or two of some switches, some of which do not forward, and a few direct links.
TopologyPtr tangled(std::uint32_t seed)
{
    Random random { seed };
    TopologyBuilder draft;
    const std::uint32_t npus = 6 + random.below(6);
    const std::uint32_t switches = 2 + random.below(6);
    for (std::uint32_t i = 0; i < npus; ++i)
        draft.addNpu({ "", "", random.below(4) > 0, false, false });
    for (std::uint32_t i = 0; i < switches; ++i)
        draft.addSwitch({ "", "", random.below(6) > 0, false, false });
    const auto node = [](std::uint32_t id) { return makeId<DraftNode>(id); };
    for (std::uint32_t i = 0; i < npus; ++i) {
        for (std::uint32_t k = 0; k <= random.below(3); ++k)
            draft.addCable(node(i), node(npus + random.below(switches)), kDefaultLink);
    }
    for (std::uint32_t i = 0; i < 2 * switches; ++i) {
        const std::uint32_t a = random.below(switches);
        const std::uint32_t b = random.below(switches);
        if (a != b)
            draft.addLink(node(npus + a), node(npus + b), kDefaultLink);
    }
    for (std::uint32_t i = 0; i < random.below(3); ++i)
        draft.addLink(node(i), node(i + 1), kDefaultLink);
    Findings findings;
    return *draft.seal(findings);
}

} // namespace

class TestHopTable : public QObject {
    Q_OBJECT

private slots:
    void allShortestWaysAndNoOthers_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "FatTree(30,oversub=2)", "FatTree(16,levels=3,leaf=2,pod=2)", "FatTree(20,spines=2)",
                 "DGX1V", "DGX2", "DGXH100SU", "Dragonfly(groups=5,routers=3,npus=2)", "Rail(16,server=4)",
                 "Rail(32,server=4,levels=2)", "Torus(3x4)", "Ring(7,uni=1)", "Switch(4)_Switch(3)", "Ring(1)" })
            QTest::newRow(spec) << spec;
        for (int seed = 0; seed < 60; ++seed)
            QTest::newRow(qPrintable(QString("tangled %1").arg(seed))) << QString();
    }

    void allShortestWaysAndNoOthers()
    {
        QFETCH(QString, spec);
        const auto seed = static_cast<std::uint32_t>(qHash(QString(QTest::currentDataTag()), 7));
        const TopologyPtr topology = spec.isEmpty() ? tangled(seed) : make(spec.toStdString());
        const auto graph = std::make_shared<const HubGraph>(topology);
        Random random { seed };
        for (int round = 0; round < 3; ++round) {
            FabricState state;
            for (int i = 0; i < round * 3 && topology->linkCount() > 0; ++i)
                state.links[LinkId { random.below(topology->linkCount()) }].failed = true;
            if (round == 2)
                state.nodes[NodeId { random.below(topology->nodeCount()) }].failed = true;
            const Fabric fabric(topology, state);
            // With room for all columns, and for one.
            for (const std::uint64_t room : { std::uint64_t { 1 } << 26U, std::uint64_t { 1 } }) {
                if (room == 1 && topology->nodeCount() > 50)
                    continue;
                HopTable table(graph, round == 0 ? std::vector<bool>() : usable(fabric), room);
                const auto hops = allHops(fabric);
                for (std::uint32_t at = 0; at < topology->nodeCount(); ++at) {
                    for (std::uint32_t to = 0; to < topology->nodeCount(); ++to) {
                        const auto links = table.links(NodeId { at }, NodeId { to });
                        QVERIFY2(std::vector<LinkId>(links.begin(), links.end()) == expectedLinks(fabric, at, to, hops),
                            qPrintable(QString("%1 to %2").arg(at).arg(to)));
                        QCOMPARE(table.hops(NodeId { at }, NodeId { to }), hops[at][to]);
                    }
                }
            }
        }
    }

    // By coordinates, the same.
    void gridsKnowTheirShortestWays_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(6)", "Ring(7)", "Ring(2)", "Ring(5,uni=1)", "Torus(4x3)", "Torus(2x4)",
                 "Mesh(3x4)", "Hypercube(16)", "FC(5)", "Switch(5)", "Ring(4)_FC(3)_Switch(2)", "Switch(3)_Torus(4)",
                 "Ring(1)_Mesh(3)", "Torus(4x4x2)" })
            QTest::newRow(spec) << spec;
    }

    void gridsKnowTheirShortestWays()
    {
        QFETCH(QString, spec);
        const TopologyPtr topology = make(spec.toStdString());
        const Fabric fabric(topology);
        const GridLayout layout(topology->gridDimensions());
        const auto hops = allHops(fabric);
        for (std::uint32_t at = 0; at < topology->npuCount(); ++at) {
            for (std::uint32_t to = 0; to < topology->npuCount(); ++to) {
                std::vector<LinkId> links;
                layout.shortestLinks(NodeId { at }, NodeId { to }, links);
                QVERIFY2(links == expectedLinks(fabric, at, to, hops), qPrintable(QString("%1 to %2").arg(at).arg(to)));
            }
        }
    }

    // Tables have a row and a column for each hub, not for each NPU: they stay small, and nothing is searched twice.
    void largeTreesHaveSmallTables_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<unsigned>("hubs");
        QTest::newRow("10,000 hosts") << "FatTree(10000)" << 79U + 128U;
        QTest::newRow("3 levels") << "FatTree(10000,levels=3)" << 313U + 10U * 32U + 1024U;
        QTest::newRow("dragonfly") << "Dragonfly(groups=100,routers=16)" << 1600U;
        QTest::newRow("rails") << "Rail(10240,levels=2)" << 1280U + 8U * (20U + 64U);
    }

    void largeTreesHaveSmallTables()
    {
        QFETCH(QString, spec);
        QFETCH(unsigned, hubs);
        const TopologyPtr topology = make(spec.toStdString());
        QCOMPARE(HubGraph(topology).hubCount(), hubs);
        QVERIFY(std::uint64_t { hubs } * hubs * 4 < Router::kCacheBytes);
    }

    // What has no room is searched for again, and not kept beside the rest.
    void columnsAreKeptWhileThereIsRoom()
    {
        const auto graph = std::make_shared<const HubGraph>(make("FatTree(64,levels=3,leaf=4,pod=4)"));
        const std::uint64_t column = std::uint64_t { graph->hubCount() } * 2 * sizeof(std::uint32_t);
        HopTable all(graph, {}, Router::kCacheBytes);
        HopTable four(graph, {}, 4 * column);
        for (int round = 0; round < 2; ++round) {
            for (std::uint32_t to = 0; to < 64; ++to) {
                QVERIFY(!all.links(NodeId { 63 - to }, NodeId { to }).empty());
                QVERIFY(!four.links(NodeId { 63 - to }, NodeId { to }).empty());
            }
        }
        QCOMPARE(all.searches(), std::uint64_t { 16 });
        QCOMPARE(four.searches(), std::uint64_t { 2 * 16 });
        QVERIFY(four.memoryBytes() + (16 - 4) * column <= all.memoryBytes());
    }

    // One search for each leaf that hosts hang on, however many hops are asked for.
    void nothingIsSearchedTwice_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<quint64>("leaves");
        QTest::newRow("10,000 hosts") << "FatTree(10000)" << quint64 { 79 };
        QTest::newRow("3 levels") << "FatTree(10000,levels=3)" << quint64 { 313 };
        QTest::newRow("dragonfly") << "Dragonfly(groups=100,routers=16)" << quint64 { 1600 };
    }

    void nothingIsSearchedTwice()
    {
        QFETCH(QString, spec);
        QFETCH(quint64, leaves);
        const TopologyPtr topology = make(spec.toStdString());
        HopTable table(std::make_shared<const HubGraph>(topology), {}, Router::kCacheBytes);
        const std::uint32_t npus = topology->npuCount();
        for (int round = 0; round < 2; ++round) {
            for (std::uint32_t to = 0; to < npus; ++to) {
                for (const std::uint32_t at :
                    { (to + 1) % npus, (to + npus / 2) % npus, npus + to % (topology->nodeCount() - npus) })
                    QVERIFY(!table.links(NodeId { at }, NodeId { to }).empty());
            }
            QCOMPARE(quint64 { table.searches() }, leaves);
        }
    }
};

WEFT_TEST(TestHopTable)
#include "tst_hop_table.moc"
