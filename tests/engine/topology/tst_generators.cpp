// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/machine_zoo.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <set>

using namespace fabrics;

class TestGenerators : public QObject {
    Q_OBJECT

private slots:
    // Links are directed. n NPUs a dimension, N in all.
    void countsFollowClosedForms_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<unsigned>("npus");
        QTest::addColumn<unsigned>("switches");
        QTest::addColumn<unsigned>("links");
        QTest::addColumn<unsigned>("diameter"); // in hops between NPUs
        QTest::newRow("ring 2n") << "Ring(7)" << 7U << 0U << 14U << 3U;
        QTest::newRow("ring of 8") << "Ring(8)" << 8U << 0U << 16U << 4U;
        QTest::newRow("ring of 2 is one link each way") << "Ring(2)" << 2U << 0U << 2U << 1U;
        QTest::newRow("ring of 1") << "Ring(1)" << 1U << 0U << 0U << 0U;
        QTest::newRow("one-way ring n") << "Ring(7,uni=1)" << 7U << 0U << 7U << 6U;
        QTest::newRow("full n(n-1)") << "FC(9)" << 9U << 0U << 72U << 1U;
        QTest::newRow("switch 2n") << "Switch(9)" << 9U << 1U << 18U << 2U;
        QTest::newRow("switch of 1") << "Switch(1)" << 1U << 0U << 0U << 0U;
        QTest::newRow("mesh 2(n-1)") << "Mesh(6)" << 6U << 0U << 10U << 5U;
        QTest::newRow("mesh 2d") << "Mesh(4x3)" << 12U << 0U << 2U * (3 * 3 + 2 * 4) << 5U;
        QTest::newRow("torus 2dN") << "Torus(4x4x4)" << 64U << 0U << 6U * 64U << 6U;
        QTest::newRow("torus with a 2") << "Torus(2x5)" << 10U << 0U << 10U + 20U << 1U + 2U;
        QTest::newRow("hypercube N log2 N") << "Hypercube(16)" << 16U << 0U << 64U << 4U;
        QTest::newRow("stack") << "Ring(4)_FC(8)_Switch(4)" << 128U << 32U << 128U * 2 + 128U * 7 + 128U * 2
                               << 2U + 1U + 2U;
        QTest::newRow("size 1 within") << "Ring(1)_Switch(3)_Mesh(1)" << 3U << 1U << 6U << 2U;
        // Leaves of 8, each linked once to each of 8 (of 2 with oversub 4) spines.
        QTest::newRow("fat tree") << "FatTree(64)" << 64U << 16U << 2U * (64 + 64) << 4U;
        QTest::newRow("oversubscribed") << "FatTree(64,oversub=4)" << 64U << 8U + 2U << 2U * (64 + 16) << 4U;
        QTest::newRow("trunks") << "FatTree(64,leaf=16,spines=4)" << 64U << 4U + 4U << 2U * (64 + 64) << 4U;
        // The k-ary fat tree, k = 4: k³/4 NPUs, 5k²/4 switches, 3k³/4 cables.
        QTest::newRow("3 levels") << "FatTree(16,levels=3,leaf=2,pod=2)" << 16U << 20U << 2U * 48 << 6U;
        // Balanced, a = 2p = 2h: g = ah+1 groups, ap NPUs a group, one cable a pair of groups.
        QTest::newRow("dragonfly") << "Dragonfly(groups=9,routers=4,npus=2,global=2)" << 72U << 36U
                                   << 2U * (72 + 9 * 6 + 36) << 5U;
        QTest::newRow("one group") << "Dragonfly(groups=1,routers=4,npus=1)" << 4U << 4U << 2U * (4 + 6) << 3U;
        QTest::newRow("several cables a pair")
            << "Dragonfly(groups=3,routers=2,npus=1,global=2)" << 6U << 6U << 2U * (6 + 3 + 3 * 2) << 5U;
        // 4 servers of 4 and 4 rails of one switch: two cables an NPU; across servers and rails one more through a
        // server.
        QTest::newRow("rails") << "Rail(16,server=4)" << 16U << 4U + 4U << 2U * (16 + 16) << 4U;
        // Rails of 8 hosts: leaves of 4 with 4 up-links (4² ≥ 8), 2 leaves and 4 spines each.
        QTest::newRow("rails of 2 levels")
            << "Rail(32,server=4,levels=2)" << 32U << 8U + 4U * (2 + 4) << 2U * (32 + 32 + 4 * 8) << 6U;
        QTest::newRow("one server") << "Rail(8)" << 8U << 1U + 8U << 2U * (8 + 8) << 2U;
        QTest::newRow("DGX-1V: 48/2 cables") << "DGX1V" << 8U << 0U << 48U << 2U;
        QTest::newRow("DGX-2") << "DGX2" << 16U << 2U << 34U << 3U;
        QTest::newRow("DGX H100") << "DGXH100" << 8U << 1U << 16U << 2U;
        QTest::newRow("SuperPOD unit") << "DGXH100SU" << 256U << 32U + 8U << 1024U << 4U;
        QTest::newRow("TPU v4 slice") << "TPUv4Slice" << 64U << 0U << 384U << 6U;
    }

    void countsFollowClosedForms()
    {
        QFETCH(QString, spec);
        QFETCH(unsigned, npus);
        QFETCH(unsigned, switches);
        QFETCH(unsigned, links);
        QFETCH(unsigned, diameter);
        const TopologyPtr topology = make(spec.toStdString());
        QCOMPARE(topology->npuCount(), npus);
        QCOMPARE(topology->nodeCount() - npus, switches);
        QCOMPARE(topology->linkCount(), links);
        std::uint64_t product = 1;
        for (const Dimension& dimension : topology->dimensions())
            product *= dimension.size;
        QCOMPARE(product, std::uint64_t { npus });

        // Every route is connected, ends where it should, and is as short as can be: dimension order never makes a
        // detour. The longest is the closed form.
        Router router { Fabric(topology) };
        unsigned longest = 0;
        for (std::uint32_t from = 0; from < npus; ++from) {
            const std::vector<std::uint32_t> hops = hopsFrom(router.fabric(), from);
            for (std::uint32_t to = 0; to < npus; ++to) {
                const Nodes nodes = nodesOfRoute(router, from, to);
                QVERIFY(nodes != kDisconnected && !nodes.empty());
                QCOMPARE(nodes.size() - 1, std::size_t { hops[to] });
                longest = std::max(longest, hops[to]);
            }
        }
        QCOMPARE(longest, diameter);
    }

    void everyPairHasAsManyLinksBackAsForth()
    {
        for (const char* spec : { "Ring(5)_Mesh(3)_Switch(2)", "FatTree(30,oversub=2)", "DGX1V", "DGX2",
                 "Dragonfly(groups=5,routers=3,npus=2)", "Rail(32,server=4,levels=2)" }) {
            const TopologyPtr topology = make(spec);
            std::multiset<std::pair<NodeId, NodeId>> ends;
            for (std::uint32_t link = 0; link < topology->linkCount(); ++link)
                ends.emplace(topology->linkSource(LinkId { link }), topology->linkDestination(LinkId { link }));
            for (const auto& [a, b] : ends)
                QCOMPARE(ends.count({ a, b }), ends.count({ b, a }));
        }
    }

    // Six NVLinks a V100; two of them are parallel where nvidia-smi says NV2.
    void dgx1HasSixLinksAGpu()
    {
        const TopologyPtr topology = make("DGX1V");
        for (std::uint32_t gpu = 0; gpu < 8; ++gpu) {
            QCOMPARE(topology->outgoing(NodeId { gpu }).size(), std::size_t { 6 });
            QCOMPARE(topology->incoming(NodeId { gpu }).size(), std::size_t { 6 });
        }
        const auto toGpu4
            = std::count_if(topology->outgoing(NodeId { 0 }).begin(), topology->outgoing(NodeId { 0 }).end(),
                [&](LinkId link) { return topology->linkDestination(link) == NodeId { 4 }; });
        QCOMPARE(toGpu4, 2);
        QCOMPARE(topology->linkCost(LinkId { 0 }).bandwidth.inGigaBytesPerSecond(), 25.0);
    }

    // Switch i of dimension 1 has the GPUs of rail i.
    void superPodIsRailOptimized()
    {
        const TopologyPtr topology = make("DGXH100SU");
        for (std::uint32_t rail = 0; rail < 8; ++rail) {
            for (const LinkId link : topology->outgoing(NodeId { 256 + 32 + rail }))
                QCOMPARE(index(topology->linkDestination(link)) % 8, rail);
            QCOMPARE(topology->outgoing(NodeId { 256 + 32 + rail }).size(), std::size_t { 32 });
        }
        QVERIFY(topology->isPeerStack());
    }

    // NIC i of every server is on rail i, whose switches no other rail has.
    void railsKeepApart()
    {
        const TopologyPtr topology = make("Rail(64,25GB/s,700ns,server=4,inner=300GB/s,levels=2)");
        QCOMPARE(topology->dimensions().size(), std::size_t { 2 });
        QCOMPARE(topology->dimensions()[0].size, 4U);
        for (std::uint32_t npu = 0; npu < 64; ++npu) {
            const auto out = topology->outgoing(NodeId { npu });
            QCOMPARE(out.size(), std::size_t { 2 });
            QCOMPARE(index(topology->linkDestination(out[0])), 64 + npu / 4);
            QCOMPARE(topology->linkCost(out[0]).bandwidth.inGigaBytesPerSecond(), 300.0);
            QCOMPARE(topology->linkCost(out[0]).latency.ns, 700.0);
            QCOMPARE(topology->linkCost(out[1]).bandwidth.inGigaBytesPerSecond(), 25.0);
            const std::uint32_t rail = (index(topology->linkDestination(out[1])) - 80) / 8; // 4 leaves, 4 spines
            QCOMPARE(rail, npu % 4);
        }
        for (std::uint32_t link = 0; link < topology->linkCount(); ++link) {
            const std::uint32_t a = index(topology->linkSource(LinkId { link }));
            const std::uint32_t b = index(topology->linkDestination(LinkId { link }));
            if (a >= 80 && b >= 80)
                QCOMPARE((a - 80) / 8, (b - 80) / 8);
        }
    }

    void onlyStacksOfThePeersKindsArePeerStacks()
    {
        for (const char* spec : { "Ring(4)", "FC(3)_Switch(2)", "Ring(4,uni=1)", "Ring(1)" })
            QVERIFY2(make(spec)->isPeerStack(), spec);
        for (const char* spec : { "Torus(4)", "Mesh(4)", "Ring(4)_Hypercube(2)", "DGX1V", "FatTree(4)" })
            QVERIFY2(!make(spec)->isPeerStack(), spec);
    }

    void linksOfADimensionHaveItsCost()
    {
        const TopologyPtr topology = make("Ring(3,10GB/s,1ns)_Switch(2,20GB/s,2ns)");
        for (std::uint32_t i = 0; i < topology->linkCount(); ++i) {
            const LinkCost expected = topology->dimensions()[i < 12 ? 0 : 1].link;
            QVERIFY(topology->linkCost(LinkId { i }) == expected);
        }
    }
};

WEFT_TEST(TestGenerators)
#include "tst_generators.moc"
