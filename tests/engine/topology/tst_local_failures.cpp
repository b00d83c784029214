// SPDX-License-Identifier: GPL-3.0-or-later
// A failure changes the ways that would have used what failed, and no others.
#include "engine/topology/topology_builder.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace fabrics;

class TestLocalFailures : public QObject {
    Q_OBJECT

private slots:
    void strangersKeepTheirWays_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<int>("choice");
        for (const char* spec :
            { "Torus(6x5)", "Torus(4x4x4)", "Mesh(5x5)", "Ring(9)", "Hypercube(32)", "FC(3)_Ring(4)_Switch(2)",
                "FatTree(64)", "FatTree(64,leaf=16,spines=4)", "FatTree(64,levels=3,leaf=4,pod=4)",
                "Dragonfly(groups=5,routers=4,npus=2)", "DGX1V", "Rail(32,server=4,levels=2)" }) {
            for (const RouteChoice choice : { RouteChoice::Default, RouteChoice::Hash, RouteChoice::DModK,
                     RouteChoice::Spray, RouteChoice::Valiant })
                QTest::addRow("%s %s", spec, std::string(toString(choice)).c_str())
                    << QString(spec) << static_cast<int>(choice);
        }
    }

    void strangersKeepTheirWays()
    {
        QFETCH(QString, spec);
        QFETCH(int, choice);
        const TopologyPtr topology = make(spec.toStdString());
        const Routing routing { static_cast<RouteChoice>(choice), 11 };
        Router whole(Fabric(topology), routing);
        std::uint32_t random = 99;
        const auto below = [&random](std::uint32_t n) {
            random = random * 1664525U + 1013904223U;
            return (random >> 8U) % n;
        };
        std::size_t kept = 0;
        std::size_t changed = 0;
        for (int round = 0; round < 6; ++round) {
            FabricState state;
            for (int i = 0; i <= round; ++i)
                state.links[LinkId { below(topology->linkCount()) }].failed = true;
            if (round == 5)
                state.nodes[NodeId { below(topology->nodeCount()) }].failed = true;
            const Fabric fabric(topology, state);
            Router broken(fabric, routing);
            for (std::uint32_t from = 0; from < topology->npuCount(); ++from) {
                const std::vector<std::uint32_t> hops = hopsFrom(fabric, from);
                for (std::uint32_t to = 0; to < topology->npuCount(); ++to) {
                    const Flow flow { NodeId { from }, NodeId { to }, from % 3, 0 };
                    std::vector<LinkId> before;
                    std::vector<LinkId> after;
                    QVERIFY(whole.appendRoute(flow, before).ok());
                    QCOMPARE(broken.appendRoute(flow, after).ok(), hops[to] != ~0U);
                    for (const LinkId link : after)
                        QVERIFY(fabric.isUsable(link));
                    if (!std::all_of(
                            before.begin(), before.end(), [&](LinkId link) { return fabric.isUsable(link); })) {
                        ++changed;
                        QVERIFY(before != after);
                        continue;
                    }
                    ++kept;
                    QVERIFY2(before == after, qPrintable(QString("%1 to %2").arg(from).arg(to)));
                }
            }
        }
        QVERIFY(kept > 0 && changed > 0);
    }

    // With dimension order alone, so that it says what it said before there was a choice: on a torus of 6 × 5 with the
    // link 0 → 1 failed, 2 → 3 is on nobody's way around it.
    void aFailedTorusLinkIsNobodyElsesConcern()
    {
        const TopologyPtr topology = make("Torus(6x5)");
        FabricState state;
        state.links[LinkId { 0 }].failed = true; // 0 → 1
        Router whole { Fabric(topology) };
        Router broken { Fabric(topology, state) };
        for (std::uint32_t from = 0; from < 30; ++from) {
            for (std::uint32_t to = 0; to < 30; ++to) {
                // Dimension 0 first, upwards for up to 3 steps: past x = 0 → 1 in the row y = 0 only.
                const std::uint32_t up = (to % 6 + 6 - from % 6) % 6;
                const bool passes = from < 6 && up > 0 && up <= 3 && (from == 0 || from + up > 6);
                if (!passes)
                    QCOMPARE(nodesOfRoute(broken, from, to), nodesOfRoute(whole, from, to));
            }
        }
    }

    // Links that were added to a torus by hand are not on dimension-ordered ways; a failure at the other end does not
    // put them there.
    void linksAddedByHandStayOffTheWay()
    {
        const TopologyPtr plain = make("Torus(6x5)");
        TopologyBuilder draft = TopologyBuilder::from(*plain);
        draft.addLink(makeId<DraftNode>(12), makeId<DraftNode>(15), kDefaultLink); // 12 13 14 15 in dimension order
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        FabricState state;
        state.links[LinkId { 2 * 14 }].failed = true; // 14 → 15
        Router whole { Fabric(topology) };
        Router broken { Fabric(topology, state) };
        for (std::uint32_t from = 0; from < 30; ++from) {
            for (std::uint32_t to = 0; to < 30; ++to) {
                std::vector<LinkId> before;
                QVERIFY(whole.appendRoute(NodeId { from }, NodeId { to }, before).ok());
                if (std::find(before.begin(), before.end(), LinkId { 2 * 14 }) != before.end())
                    continue;
                QCOMPARE(nodesOfRoute(broken, from, to), nodesOfRoute(whole, from, to));
                QVERIFY(
                    broken.nextLink(NodeId { from }, NodeId { to }) == whole.nextLink(NodeId { from }, NodeId { to }));
            }
        }
        QCOMPARE(nodesOfRoute(broken, 0, 15), (Nodes { 0, 1, 2, 3, 9, 15 }));
    }

    // A turn that falls on a failed cable goes to another one; the others keep theirs.
    void turnsOfWorkingCablesStay()
    {
        const TopologyPtr topology = make("FatTree(32,leaf=16,spines=4)"); // four cables to each spine
        const auto taken = [&](const FabricState& state) {
            Router router { Fabric(topology, state) };
            std::vector<LinkId> links;
            for (std::uint32_t message = 0; message < 64; ++message) {
                const Flow flow { NodeId { 0 }, NodeId { 31 } };
                Route route = router.route(flow);
                (void)router.next(NodeId { 0 }, flow.destination, route, {});
                links.push_back(router.next(NodeId { 32 }, flow.destination, route, {}));
            }
            return links;
        };
        const std::vector<LinkId> whole = taken({});
        FabricState state;
        state.links[whole[1]].failed = true;
        const std::vector<LinkId> broken = taken(state);
        for (std::size_t i = 0; i < whole.size(); ++i) {
            if (whole[i] != whole[1])
                QVERIFY(broken[i] == whole[i]);
            else
                QVERIFY(broken[i] != whole[1]);
        }
        QCOMPARE(std::count(broken.begin(), broken.end(), whole[0]), std::ptrdiff_t { 16 + 6 });
    }
};

WEFT_TEST(TestLocalFailures)
#include "tst_local_failures.moc"
