// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/router.h"

#include "engine/topology/topology_spec.h"

#include <QTest>

#include <limits>

using namespace weft;
using namespace weft::topology;

namespace {

TopologyPtr make(const char* spec)
{
    Findings findings;
    const Result<TopologyPtr> topology = topologyFromSpec(spec, findings);
    if (!topology)
        qFatal("%s", toString(topology.error()).c_str());
    return *topology;
}

// The nodes of a route, checked hop by hop.
std::vector<std::uint32_t> nodesOfRoute(Router& router, std::uint32_t from, std::uint32_t to)
{
    std::vector<LinkId> links;
    const Result<void> found = router.appendRoute(NodeId { from }, NodeId { to }, links);
    if (!found)
        return {};
    std::vector<std::uint32_t> nodes { from };
    for (const LinkId link : links) {
        if (index(router.fabric().topology().linkSource(link)) != nodes.back())
            return { 0xDEAD };
        nodes.push_back(index(router.fabric().topology().linkDestination(link)));
    }
    return nodes;
}

using Nodes = std::vector<std::uint32_t>;

} // namespace

class TestRouter : public QObject {
    Q_OBJECT

private slots:
    void ringsGoTheShorterWayAndUpOnATie()
    {
        Router router { Fabric(make("Ring(6)")) };
        QCOMPARE(nodesOfRoute(router, 0, 2), (Nodes { 0, 1, 2 }));
        QCOMPARE(nodesOfRoute(router, 0, 3), (Nodes { 0, 1, 2, 3 }));
        QCOMPARE(nodesOfRoute(router, 4, 1), (Nodes { 4, 5, 0, 1 }));
        QCOMPARE(nodesOfRoute(router, 0, 4), (Nodes { 0, 5, 4 }));
        QCOMPARE(nodesOfRoute(router, 3, 3), (Nodes { 3 }));
        Router oneWay { Fabric(make("Ring(6,uni=1)")) };
        QCOMPARE(nodesOfRoute(oneWay, 1, 0), (Nodes { 1, 2, 3, 4, 5, 0 }));
    }

    void dimensionsAreTravelledInOrder()
    {
        // 12 = 3 + 9·1 …: NPU = c0 + 4·c1; switches of dimension 1 follow the 8 NPUs.
        Router stack { Fabric(make("Ring(4)_Switch(2)")) };
        QCOMPARE(nodesOfRoute(stack, 0, 6), (Nodes { 0, 1, 2, 10, 6 }));
        Router mesh { Fabric(make("Mesh(3x3)")) };
        QCOMPARE(nodesOfRoute(mesh, 8, 0), (Nodes { 8, 7, 6, 3, 0 }));
        Router cube { Fabric(make("Hypercube(8)")) };
        QCOMPARE(nodesOfRoute(cube, 0, 7), (Nodes { 0, 1, 3, 7 }));
        Router full { Fabric(make("FC(4)_FC(3)")) };
        QCOMPARE(nodesOfRoute(full, 1, 11), (Nodes { 1, 3, 11 }));
    }

    // astra-sim.md 4.2: only the lowest differing dimension is charged; hops · latency + bytes / bandwidth.
    void peerStacksChargeTheLowestDifferingDimension()
    {
        Router router { Fabric(make("Ring(8,10GB/s,100ns)_FC(4,20GB/s,200ns)_Switch(2,30GB/s,300ns)")) };
        QVERIFY(router.hasPeerCost());
        const auto cost = [&router](std::uint32_t from, std::uint32_t to) {
            return *router.routeCost(NodeId { from }, NodeId { to });
        };
        QCOMPARE(cost(0, 5).hops, 3U);
        QCOMPARE(cost(0, 5).cost.latency.ns, 300.0);
        QCOMPARE(cost(0, 5).cost.bandwidth.bytesPerNs, 10.0);
        QCOMPARE(cost(0, 5 + 8 + 32).cost.latency.ns, 300.0);
        QCOMPARE(cost(0, 24 + 32).cost.latency.ns, 200.0);
        QCOMPARE(cost(0, 32).cost.latency.ns, 600.0);
        QCOMPARE(cost(0, 32).hops, 2U);
        QCOMPARE(cost(7, 7).hops, 0U);
        QCOMPARE(linkTime(cost(7, 7).cost, Bytes { 1000 }).ns(), 0U);
        const Dimension ring = router.fabric().topology().dimensions()[0];
        QCOMPARE(linkTime(cost(0, 5).cost, Bytes { 12345 }).ns(), pathTime(ring.link, 3, Bytes { 12345 }).ns());
        Router oneWay { Fabric(make("Ring(8,10GB/s,0.1ns,uni=1)")) };
        QCOMPARE(oneWay.routeCost(NodeId { 1 }, NodeId { 0 })->hops, 7U);
        QCOMPARE(oneWay.routeCost(NodeId { 1 }, NodeId { 0 })->cost.latency.ns, 7 * 0.1);
    }

    void otherFabricsSumTheRoute()
    {
        Router router { Fabric(make("Torus(4,10GB/s,0.1ns)_Mesh(3,5GB/s,7ns)")) };
        QVERIFY(!router.hasPeerCost());
        const RouteCost route = *router.routeCost(NodeId { 0 }, NodeId { 10 });
        QCOMPARE(route.hops, 4U);
        QCOMPARE(route.cost.latency.ns, 2 * 0.1 + 2 * 7.0);
        QCOMPARE(route.cost.bandwidth.bytesPerNs, 5.0);
    }

    void parallelLinksAndTiesTakeTheLowestId()
    {
        TopologyBuilder draft;
        for (int i = 0; i < 4; ++i)
            draft.addNpu();
        const auto node = [](std::uint32_t i) { return makeId<DraftNode>(i); };
        const LinkCost cost = kDefaultLink;
        draft.addLink(node(2), node(3), cost); // 0
        draft.addLink(node(0), node(2), cost); // 1
        draft.addLink(node(0), node(1), cost); // 2
        draft.addLink(node(0), node(2), cost); // 3, parallel
        draft.addLink(node(1), node(3), cost); // 4
        Findings findings;
        const TopologyPtr topology = *std::move(draft).seal(findings);
        Router router { Fabric(topology) };
        QVERIFY(router.nextLink(NodeId { 0 }, NodeId { 3 }) == LinkId { 1 });
        QVERIFY(router.nextLink(NodeId { 3 }, NodeId { 0 }) == kNone<LinkId>);
        std::vector<LinkId> links { LinkId { 9 } };
        QVERIFY(!router.appendRoute(NodeId { 3 }, NodeId { 0 }, links).ok());
        QCOMPARE(links.size(), std::size_t { 1 });
        QVERIFY(router.routeCost(NodeId { 3 }, NodeId { 0 }).error().code == ErrorCode::Unreachable);
        QCOMPARE(findings.size(), std::size_t { 1 }); // nobody can reach NPU 0
    }
};

QTEST_GUILESS_MAIN(TestRouter)
#include "tst_router.moc"
