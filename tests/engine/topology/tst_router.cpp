// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_builder.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

using namespace fabrics;

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

    // docs/semantics.md, section 3.1: only the lowest differing dimension is charged; hops · latency + bytes /
    // bandwidth.
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
        draft.addNpus(4);
        draft.addLink(node(2), node(3), kDefaultLink); // 0
        draft.addLink(node(0), node(2), kDefaultLink); // 1
        draft.addLink(node(0), node(1), kDefaultLink); // 2
        draft.addLink(node(0), node(2), kDefaultLink); // 3, parallel
        draft.addLink(node(1), node(3), kDefaultLink); // 4
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        Router router { Fabric(topology) };
        QVERIFY(router.nextLink(NodeId { 0 }, NodeId { 3 }) == LinkId { 1 });
        QVERIFY(router.nextLink(NodeId { 3 }, NodeId { 0 }) == kNone<LinkId>);
        std::vector<LinkId> links { LinkId { 9 } };
        QVERIFY(!router.appendRoute(NodeId { 3 }, NodeId { 0 }, links).ok());
        QCOMPARE(links.size(), std::size_t { 1 });
        QVERIFY(router.routeCost(NodeId { 3 }, NodeId { 0 }).error().code == ErrorCode::Unreachable);
        QCOMPARE(findings.size(), std::size_t { 1 }); // nobody can reach NPU 0
        // With the parallel link of lower id failed, the other takes its place.
        Router degraded { Fabric(topology, failing({ 1 })) };
        QVERIFY(degraded.nextLink(NodeId { 0 }, NodeId { 3 }) == LinkId { 2 });
        QVERIFY(degraded.nextLink(NodeId { 0 }, NodeId { 2 }) == LinkId { 3 });
    }

    void nodesThatDoNotForwardCarryNothingOfOthers()
    {
        TopologyBuilder draft;
        draft.addNpu();
        draft.addNpu({ "", "", false, false, false });
        draft.addNpus(2);
        for (std::uint32_t i = 0; i < 4; ++i)
            draft.addCable(node(i), node((i + 1) % 4), kDefaultLink);
        Findings findings;
        Router router { Fabric(*draft.seal(findings)) };
        QCOMPARE(nodesOfRoute(router, 0, 2), (Nodes { 0, 3, 2 }));
        QCOMPARE(nodesOfRoute(router, 0, 1), (Nodes { 0, 1 }));
        QCOMPARE(nodesOfRoute(router, 1, 3), (Nodes { 1, 0, 3 })); // its own traffic starts as it likes
        QVERIFY(findings.empty());
    }

    void dimensionOrderAvoidsNodesThatDoNotForward()
    {
        // The ring of 6, with NPU 1 silent: rebuilt with the generator's link order.
        TopologyBuilder draft;
        for (std::uint32_t i = 0; i < 6; ++i)
            draft.addNpu({ "", "", i != 1, false, false });
        for (std::uint32_t i = 0; i < 6; ++i) {
            draft.addLink(node(i), node((i + 1) % 6), kDefaultLink);
            draft.addLink(node(i), node((i + 5) % 6), kDefaultLink);
        }
        draft.setGrid({ { DimensionKind::Ring, 6, kDefaultLink, false } });
        draft.setRoutingRule(RoutingRule::DimensionOrder);
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        QVERIFY(!topology->isPeerStack());
        Router router { Fabric(topology) };
        QCOMPARE(nodesOfRoute(router, 0, 2), (Nodes { 0, 5, 4, 3, 2 }));
        QCOMPARE(nodesOfRoute(router, 0, 1), (Nodes { 0, 1 }));
        QCOMPARE(nodesOfRoute(router, 3, 0), (Nodes { 3, 4, 5, 0 })); // the tie goes up and is not broken
    }

    void explicitRoutesGoFirst()
    {
        const TopologyPtr ring = make("Ring(4)");
        TopologyBuilder draft = TopologyBuilder::from(*ring);
        draft.addExplicitRoute(node(0), node(1), { LinkId { 1 }, LinkId { 7 }, LinkId { 5 } }); // the long way
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        Router router { Fabric(topology) };
        QCOMPARE(nodesOfRoute(router, 0, 1), (Nodes { 0, 3, 2, 1 }));
        QCOMPARE(router.explicitRoute(NodeId { 0 }, NodeId { 1 }).size(), std::size_t { 3 });
        QVERIFY(router.explicitRoute(NodeId { 1 }, NodeId { 0 }).empty());
        QVERIFY(router.nextLink(NodeId { 0 }, NodeId { 1 }) == LinkId { 0 });
        QCOMPARE(router.routeCost(NodeId { 0 }, NodeId { 1 })->hops, 3U);
        QCOMPARE(router.routeCost(NodeId { 0 }, NodeId { 1 })->cost.latency.ns, 1500.0);
        Router broken { Fabric(topology, failing({ 7 })) };
        QCOMPARE(nodesOfRoute(broken, 0, 1), (Nodes { 0, 1 }));
    }

    void aBrokenRingIsALine()
    {
        Router router { Fabric(make("Ring(6)"), failing({ 0, 3 })) }; // 0→1 and 1→0
        QVERIFY(!router.hasPeerCost());
        QCOMPARE(nodesOfRoute(router, 0, 1), (Nodes { 0, 5, 4, 3, 2, 1 }));
        QCOMPARE(nodesOfRoute(router, 1, 0), (Nodes { 1, 2, 3, 4, 5, 0 }));
        QCOMPARE(router.routeCost(NodeId { 0 }, NodeId { 1 })->hops, 5U);
        Router oneWay { Fabric(make("Ring(6,uni=1)"), failing({ 2 })) };
        QCOMPARE(nodesOfRoute(oneWay, 2, 3), Nodes {});
        QCOMPARE(nodesOfRoute(oneWay, 3, 2), (Nodes { 3, 4, 5, 0, 1, 2 }));
    }

    void failedNodesAreGoneAround()
    {
        FabricState state;
        state.nodes[NodeId { 1 }].failed = true;
        state.nodes[NodeId { 4 }].computeFactor = 0.5;
        const Fabric fabric(make("Mesh(3x3)"), state);
        QCOMPARE(fabric.computeFactor(Rank { 4 }), 0.5);
        QCOMPARE(fabric.computeFactor(Rank { 3 }), 1.0);
        QVERIFY(!fabric.isUsable(NodeId { 1 }));
        Router router { fabric };
        QCOMPARE(nodesOfRoute(router, 0, 2).size(), std::size_t { 5 });
        QCOMPARE(nodesOfRoute(router, 0, 1), Nodes {});
        QCOMPARE(nodesOfRoute(router, 0, 8).size(), std::size_t { 5 });
    }

    void degradedLinksKeepTheirRoutes()
    {
        FabricState state;
        state.links[LinkId { 0 }] = { false, 0.25, Latency { 100 } };
        const Fabric fabric(make("Ring(4)"), state);
        QCOMPARE(fabric.linkCost(LinkId { 0 }).bandwidth.bytesPerNs, 12.5);
        QCOMPARE(fabric.linkCost(LinkId { 0 }).latency.ns, 600.0);
        QCOMPARE(fabric.linkCost(LinkId { 1 }).latency.ns, 500.0);
        Router router { fabric };
        QCOMPARE(nodesOfRoute(router, 0, 2), (Nodes { 0, 1, 2 }));
        QCOMPARE(router.routeCost(NodeId { 0 }, NodeId { 2 })->cost.latency.ns, 1100.0);
        QCOMPARE(router.routeCost(NodeId { 0 }, NodeId { 2 })->cost.bandwidth.bytesPerNs, 12.5);

        FabricState slow; // a slow NPU leaves the network as it is
        slow.nodes[NodeId { 0 }].computeFactor = 0.5;
        QVERIFY(Router(Fabric(make("Ring(4)"), slow)).hasPeerCost());
    }

    // Whatever fails, a route is found exactly where the links left allow one, and it never runs in circles.
    void anyFailureIsSurvived_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "Ring(9)", "Torus(4x3)", "Mesh(4x4)", "Hypercube(16)", "FC(3)_Ring(4)_Switch(2)",
                 "DGX1V", "FatTree(16,oversub=2)", "Dragonfly(groups=5,routers=2,npus=1,global=2)" })
            QTest::newRow(spec) << spec;
    }

    void anyFailureIsSurvived()
    {
        QFETCH(QString, spec);
        const TopologyPtr topology = make(spec.toStdString());
        std::uint32_t random = 12345;
        for (int round = 0; round < 20; ++round) {
            FabricState state;
            for (int i = 0; i <= round; ++i) {
                random = random * 1664525U + 1013904223U;
                state.links[LinkId { (random >> 8U) % topology->linkCount() }].failed = true;
            }
            if (round % 5 == 4)
                state.nodes[NodeId { random % topology->nodeCount() }].failed = true;
            Router router { Fabric(topology, state) };
            for (std::uint32_t from = 0; from < topology->npuCount(); ++from) {
                const std::vector<std::uint32_t> hops = hopsFrom(router.fabric(), from);
                for (std::uint32_t to = 0; to < topology->npuCount(); ++to) {
                    const Nodes nodes = nodesOfRoute(router, from, to);
                    QVERIFY(nodes != kDisconnected);
                    QCOMPARE(!nodes.empty(), hops[to] != ~0U);
                    std::vector<LinkId> links;
                    if (!nodes.empty())
                        QVERIFY(router.appendRoute(NodeId { from }, NodeId { to }, links).ok());
                    for (const LinkId link : links)
                        QVERIFY(router.fabric().isUsable(link));
                }
            }
        }
    }

    // 200 x 200 = 40,000 NPUs, 160,000 links: by coordinates, without a table of 1.6·10^9 entries.
    void aLargeTorusIsRoutedByCoordinates()
    {
        Router router { Fabric(make("Torus(200x200)")) };
        const Topology& topology = router.fabric().topology();
        QCOMPARE(topology.npuCount(), 40000U);
        QCOMPARE(topology.linkCount(), 160000U);
        const auto distance = [](std::uint32_t a, std::uint32_t b) {
            const std::uint32_t d = a > b ? a - b : b - a;
            return std::min(d, 200 - d);
        };
        for (std::uint32_t i = 0; i < 2000; ++i) {
            const std::uint32_t from = i * 7919 % 40000;
            const std::uint32_t to = i * 104729 % 40000;
            const Nodes nodes = nodesOfRoute(router, from, to);
            QVERIFY(nodes != kDisconnected);
            QCOMPARE(nodes.size() - 1, std::size_t { distance(from % 200, to % 200) + distance(from / 200, to / 200) });
        }
        QVERIFY(router.memoryBytes() < 1000000);
    }

    // Dimension order by the dense table and by coordinates are the same function.
    void smallAndLargeFabricsRouteAlike()
    {
        Router small { Fabric(make("Torus(20x20)")) }; // 400² entries: a table
        Router large { Fabric(make("Torus(20x20x20)")) }; // 8000²: coordinates
        for (std::uint32_t from = 0; from < 400; from += 7) {
            for (std::uint32_t to = 0; to < 400; to += 3)
                QCOMPARE(nodesOfRoute(small, from, to), nodesOfRoute(large, from, to));
        }
    }

    // A large graph without coordinates: the cache stays within its bound, and what it forgot it finds again.
    void theCacheIsBounded()
    {
        Router router { Fabric(make("FatTree(16000,leaf=32,oversub=32)")) };
        const std::uint32_t npus = router.fabric().topology().npuCount();
        const std::uint64_t column = router.fabric().topology().nodeCount() * sizeof(LinkId);
        const auto more = static_cast<std::uint32_t>(Router::kCacheBytes / column + 50);
        for (std::uint32_t i = 0; i < more; ++i) {
            const Nodes nodes = nodesOfRoute(router, npus - 1, i * 13 % npus);
            QVERIFY(nodes != kDisconnected && nodes.size() <= 5);
        }
        QVERIFY(router.memoryBytes() <= Router::kCacheBytes + 40 * router.fabric().topology().nodeCount());
        QCOMPARE(nodesOfRoute(router, npus - 1, 0).size(), std::size_t { 5 });
    }

    // A failure in a large torus: broken destinations by search, the others still by coordinates.
    void aFailureInALargeTorus()
    {
        FabricState state = failing({ 0 }); // NPU 0 → 1
        state.nodes[NodeId { 5000 }].failed = true;
        Router router { Fabric(make("Torus(100x100)"), state) };
        QCOMPARE(nodesOfRoute(router, 0, 1).size() - 1, std::size_t { 3 });
        QCOMPARE(nodesOfRoute(router, 0, 2).size() - 1, std::size_t { 4 });
        QCOMPARE(nodesOfRoute(router, 50, 60).size() - 1, std::size_t { 10 });
        QCOMPARE(nodesOfRoute(router, 5099, 5001).size() - 1, std::size_t { 4 }); // around NPU 5000
    }

    void routersCanBeMoved()
    {
        Router first { Fabric(make("Ring(4)")) };
        Router second = std::move(first);
        QCOMPARE(nodesOfRoute(second, 0, 2), (Nodes { 0, 1, 2 }));
    }

private:
    static DraftNode node(std::uint32_t id) { return makeId<DraftNode>(id); }
    static FabricState failing(std::initializer_list<std::uint32_t> links)
    {
        FabricState state;
        for (const std::uint32_t link : links)
            state.links[LinkId { link }].failed = true;
        return state;
    }
};

WEFT_TEST(TestRouter)
#include "tst_router.moc"
