// SPDX-License-Identifier: GPL-3.0-or-later
// The choice among equal ways, against closed forms and against balls thrown into bins. The loads are counted here, by
// walking; no expectation comes from a router.
#include "engine/topology/route_book.h"
#include "engine/topology/topology_builder.h"
#include "tests/engine/topology/fabrics.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace fabrics;

namespace {

Router routed(const std::string& spec, RouteChoice choice, std::uint64_t seed = 0)
{
    return Router(Fabric(make(spec)), { choice, seed });
}

// The links of one message, as a network walks it.
std::vector<LinkId> walked(Router& router, const Flow& flow, std::uint32_t part = 0, const LinkClock& clock = {})
{
    std::vector<LinkId> links;
    Route route = router.route(flow);
    route.part = part & 0xFFFFU;
    for (NodeId at = flow.source; at != flow.destination;) {
        const LinkId link = router.next(at, flow.destination, route, clock);
        if (link == kNone<LinkId> || router.fabric().topology().linkSource(link) != at || links.size() > 100)
            return { kNone<LinkId> };
        links.push_back(link);
        at = router.fabric().topology().linkDestination(link);
    }
    return links;
}

Flow flow(std::uint32_t from, std::uint32_t to, std::uint32_t port = 0, std::uint32_t message = 0)
{
    return { NodeId { from }, NodeId { to }, port, message };
}

// Of `balls` thrown evenly into `bins`: the mean of the largest count. P(max ≤ m) by the number of ways,
// balls! · [x^balls] (Σ x^i/i!, i ≤ m)^bins / bins^balls.
double meanLargest(std::uint32_t balls, std::uint32_t bins)
{
    double mean = 0;
    for (std::uint32_t most = 0; most < balls; ++most) {
        std::vector<double> ways(balls + 1, 0.0);
        ways[0] = 1;
        for (std::uint32_t bin = 0; bin < bins; ++bin) {
            std::vector<double> next(balls + 1, 0.0);
            for (std::uint32_t have = 0; have <= balls; ++have) {
                double factor = 1;
                for (std::uint32_t more = 0; more <= most && have + more <= balls; ++more) {
                    next[have + more] += ways[have] * factor;
                    factor /= static_cast<double>(more + 1) * bins;
                }
            }
            ways = next;
        }
        double all = ways[balls];
        for (std::uint32_t i = 1; i <= balls; ++i)
            all *= i;
        mean += 1 - all; // P(max > most)
    }
    return mean;
}

} // namespace

class TestRouteChoice : public QObject {
    Q_OBJECT

private slots:
    void namesAreReadBack()
    {
        for (const RouteChoice choice : allRouteChoices()) {
            QVERIFY(routeChoiceNamed(toString(choice)) == choice);
            QVERIFY(!describe(choice).empty());
        }
        QVERIFY(routeChoiceNamed("d-mod-k") == RouteChoice::DModK);
        QVERIFY(!routeChoiceNamed("ecmp"));
    }

    // Zahavi 2010: no two flows of a shift share a link of a non-blocking tree.
    void shiftsDoNotMeetWithDModK_data()
    {
        QTest::addColumn<QString>("spec");
        for (const char* spec : { "FatTree(64)", "FatTree(1024)", "FatTree(64,levels=3,leaf=4,pod=4)",
                 "FatTree(54,levels=3,leaf=3,pod=3)", "Rail(64,server=4,levels=2)", "FatTree(64,leaf=16,spines=16)" })
            QTest::newRow(spec) << spec;
    }

    void shiftsDoNotMeetWithDModK()
    {
        QFETCH(QString, spec);
        Router router = routed(spec.toStdString(), RouteChoice::DModK);
        const std::uint32_t n = router.fabric().topology().npuCount();
        const std::uint32_t step = spec.startsWith("Rail") ? 4 : 1; // along the rails
        for (std::uint32_t shift = step; shift<n; shift += n> 100 ? 37 : step) {
            std::vector<std::uint32_t> load(router.fabric().topology().linkCount());
            for (std::uint32_t from = 0; from < n; ++from) {
                for (const LinkId link : walked(router, flow(from, (from + shift) % n)))
                    QVERIFY2(++load[index(link)] == 1, qPrintable(QString("shift %1").arg(shift)));
            }
        }
    }

    // 8 hosts of a leaf send to 56 others each, over 8 up-links: 56 flows on each, up and down.
    void allToAllIsEvenWithDModK()
    {
        Router router = routed("FatTree(64)", RouteChoice::DModK);
        const Topology& topology = router.fabric().topology();
        std::vector<std::uint32_t> load(topology.linkCount());
        for (std::uint32_t from = 0; from < 64; ++from) {
            for (std::uint32_t to = 0; to < 64; ++to) {
                for (const LinkId link : walked(router, flow(from, to)))
                    ++load[index(link)];
            }
        }
        for (std::uint32_t link = 0; link < topology.linkCount(); ++link) {
            const bool isHosts = index(topology.linkSource(LinkId { link })) < 64
                || index(topology.linkDestination(LinkId { link })) < 64;
            QCOMPARE(load[link], isHosts ? 63U : 56U);
        }
    }

    // The 8 hosts of a leaf send to hosts elsewhere: 8 balls into 8 bins, a thousand times for each leaf.
    void hashesAreBallsIntoBins()
    {
        const TopologyPtr topology = make("FatTree(64)");
        double sumOfLargest = 0;
        std::uint64_t flows = 0;
        std::vector<std::uint64_t> total(topology->linkCount());
        constexpr std::uint32_t kSeeds = 1000;
        for (std::uint32_t seed = 0; seed < kSeeds; ++seed) {
            Router router(Fabric(topology), { RouteChoice::Hash, seed });
            std::vector<std::uint32_t> load(topology->linkCount());
            for (std::uint32_t from = 0; from < 64; ++from) {
                const std::vector<LinkId> links = walked(router, flow(from, (from + 8 + 8 * (from % 3)) % 64));
                QCOMPARE(links.size(), std::size_t { 4 });
                ++load[index(links[1])];
                ++total[index(links[1])];
                ++flows;
            }
            for (std::uint32_t leaf = 0; leaf < 8; ++leaf) {
                std::uint32_t largest = 0;
                for (const LinkId link : topology->outgoing(NodeId { 64 + leaf }))
                    largest = std::max(largest, load[index(link)]);
                sumOfLargest += largest;
            }
        }
        QCOMPARE(flows, std::uint64_t { 64 * kSeeds });
        // Each up-link is hit Binomial(8000, 1/8) times: 1000 ± 4·29.6 for all 64 but one time in a few hundred.
        for (std::uint32_t link = 0; link < topology->linkCount(); ++link) {
            if (index(topology->linkSource(LinkId { link })) >= 64
                && index(topology->linkDestination(LinkId { link })) >= 72)
                QVERIFY2(total[link] > 870 && total[link] < 1130, qPrintable(QString::number(total[link])));
        }
        // The largest of 8 has a variance below 1/2: its mean over 8000 lies within 4·√(0.5/8000) = 0.032.
        const double mean = sumOfLargest / (8.0 * kSeeds);
        QVERIFY2(std::abs(mean - meanLargest(8, 8)) < 0.032, qPrintable(QString::number(mean)));
        QVERIFY(meanLargest(8, 8) > 2.5 && meanLargest(8, 8) < 2.8);
    }

    // Uplinks of the second level are drawn anew: flows that share the first do not share the second.
    void levelsDoNotFollowEachOther()
    {
        const TopologyPtr topology = make("FatTree(512,levels=3)");
        std::set<LinkId> cores;
        std::map<LinkId, std::set<LinkId>> behind;
        for (std::uint32_t seed = 0; seed < 200; ++seed) {
            Router router(Fabric(topology), { RouteChoice::Hash, seed });
            const std::vector<LinkId> links = walked(router, flow(0, 511));
            QCOMPARE(links.size(), std::size_t { 6 });
            behind[links[1]].insert(links[2]);
            cores.insert(links[2]);
        }
        QCOMPARE(behind.size(), std::size_t { 8 });
        for (const auto& [first, second] : behind)
            QVERIFY(second.size() >= 5); // 25 balls into 8 bins leave more than 3 empty one time in 10^4
        QVERIFY(cores.size() > 50);
    }

    void flowsKeepTheirWay()
    {
        Router router = routed("FatTree(64)", RouteChoice::Hash, 5);
        Router again = routed("FatTree(64)", RouteChoice::Hash, 5);
        std::set<std::vector<LinkId>> ofPorts;
        for (std::uint32_t port = 0; port < 40; ++port) {
            const std::vector<LinkId> links = walked(router, flow(3, 60, port, 0));
            QVERIFY(walked(router, flow(3, 60, port, 9)) == links);
            QVERIFY(walked(again, flow(3, 60, port, 1), 7) == links);
            ofPorts.insert(links);
        }
        QVERIFY(ofPorts.size() >= 6 && ofPorts.size() <= 8);
    }

    // k packets over w ways: k/w each, whatever the levels.
    void sprayIsEven_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<unsigned>("ways");
        QTest::newRow("2 levels") << "FatTree(64)" << 8U;
        QTest::newRow("3 levels") << "FatTree(64,levels=3,leaf=4,pod=4)" << 16U;
        QTest::newRow("trunks") << "FatTree(64,leaf=16,spines=4)" << 16U;
    }

    void sprayIsEven()
    {
        QFETCH(QString, spec);
        QFETCH(unsigned, ways);
        Router router = routed(spec.toStdString(), RouteChoice::Spray, 3);
        for (std::uint32_t message = 0; message < 5; ++message) {
            std::map<std::vector<LinkId>, unsigned> taken;
            std::map<LinkId, unsigned> ofLink;
            for (std::uint32_t part = 0; part < ways * 8; ++part) {
                const std::vector<LinkId> links = walked(router, flow(1, 62, 0, message), part);
                ++taken[links];
                ++ofLink[links[1]];
            }
            const std::size_t first = ofLink.size();
            for (const auto& [link, packets] : ofLink)
                QCOMPARE(std::size_t { packets }, ways * 8 / first);
            if (spec.contains("levels")) {
                QCOMPARE(taken.size(), std::size_t { ways });
                for (const auto& [links, packets] : taken)
                    QCOMPARE(packets, 8U);
            }
        }
    }

    // Two cables from GPU 0 to GPU 4, which had one of them idle; four to each spine, and from a group to another.
    void parallelCablesTakeTurns_data()
    {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<unsigned>("to");
        QTest::addColumn<std::size_t>("hop");
        QTest::addColumn<std::size_t>("cables");
        QTest::addColumn<int>("choice");
        for (const RouteChoice choice :
            { RouteChoice::Default, RouteChoice::Hash, RouteChoice::DModK, RouteChoice::Spray }) {
            const auto row = [choice](const char* spec, unsigned to, std::size_t hop, std::size_t cables) {
                QTest::addRow("%s %s", spec, std::string(toString(choice)).c_str())
                    << spec << to << hop << cables << static_cast<int>(choice);
            };
            row("DGX1V", 4, 0, 2);
            row("FatTree(32,leaf=16,spines=4)", 31, 1, 4);
            row("Dragonfly(groups=3,routers=2,npus=2,global=4)", 4, 1, 4);
        }
    }

    void parallelCablesTakeTurns()
    {
        QFETCH(QString, spec);
        QFETCH(unsigned, to);
        QFETCH(std::size_t, hop);
        QFETCH(std::size_t, cables);
        QFETCH(int, choice);
        Router router = routed(spec.toStdString(), static_cast<RouteChoice>(choice));
        std::map<LinkId, std::size_t> taken;
        for (int message = 0; message < 16; ++message)
            ++taken[walked(router, flow(0, to)).at(hop)];
        QCOMPARE(taken.size(), cables);
        for (const auto& [link, messages] : taken)
            QCOMPARE(messages, 16 / cables);
        // What is laid afterwards is laid on all of them.
        std::vector<LinkId> laid;
        QVERIFY(router.appendLaid(NodeId { 0 }, NodeId { to }, laid).ok());
        for (const auto& [link, messages] : taken)
            QCOMPARE(std::count(laid.begin(), laid.end(), link), std::ptrdiff_t { 1 });
    }

    void adaptiveTakesTheCableThatIsFree()
    {
        Router router = routed("DGX1V", RouteChoice::Adaptive);
        const std::vector<LinkId> first = walked(router, flow(0, 4));
        std::vector<std::uint64_t> freeAt(router.fabric().topology().linkCount());
        freeAt[index(first.front())] = 100;
        for (std::uint32_t message = 0; message < 8; ++message)
            QVERIFY(walked(router, flow(0, 4, 0, message), 0, { freeAt.data(), 50 }).front() != first.front());
    }

    // An explicit route is what it says: no turns, no choice.
    void explicitRoutesTakeNoTurns()
    {
        TopologyBuilder draft = TopologyBuilder::from(*make("DGX1V"));
        const TopologyPtr plain = make("DGX1V");
        LinkId first = kNone<LinkId>;
        for (const LinkId link : plain->outgoing(NodeId { 0 })) {
            if (plain->linkDestination(link) == NodeId { 4 } && first == kNone<LinkId>)
                first = link;
        }
        draft.addExplicitRoute(makeId<DraftNode>(0), makeId<DraftNode>(4), { first });
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        Router router { Fabric(topology) };
        for (int i = 0; i < 4; ++i)
            QVERIFY(walked(router, flow(0, 4)) == std::vector { first });
        warnOf(Fabric(topology), 0);

        // Over a failed link it is told, and the message takes what is left.
        FabricState state;
        state.links[first].failed = true;
        const Fabric broken(topology, state);
        Router around { broken };
        QVERIFY(around.explicitRoute(NodeId { 0 }, NodeId { 4 }).empty());
        const std::vector<LinkId> other = walked(around, flow(0, 4));
        QCOMPARE(other.size(), std::size_t { 1 });
        QVERIFY(other.front() != first && broken.isUsable(other.front()));
        warnOf(broken, 1);
    }

    // Links that somebody chose: taken if they lead there and work.
    void givenRoutesAreChecked()
    {
        FabricState state;
        state.links[LinkId { 4 }].failed = true; // 2 → 3
        Router router(Fabric(make("Ring(6)"), state), {});
        const std::vector<LinkId> longWay { LinkId { 1 }, LinkId { 11 }, LinkId { 9 }, LinkId { 7 } }; // 0 5 4 3 2
        const auto route = router.givenRoute(NodeId { 0 }, NodeId { 2 }, longWay);
        QVERIFY(route.has_value());
        Route moving = *route;
        for (NodeId at { 0 }; const LinkId link : longWay) {
            QVERIFY(router.next(at, NodeId { 2 }, moving, {}) == link);
            at = router.fabric().topology().linkDestination(link);
        }
        QVERIFY(router.givenRoute(NodeId { 0 }, NodeId { 2 }, longWay)->given == route->given);
        QVERIFY(!router.givenRoute(NodeId { 0 }, NodeId { 3 }, longWay));
        QVERIFY(!router.givenRoute(NodeId { 1 }, NodeId { 2 }, longWay));
        QVERIFY(!router.givenRoute(NodeId { 2 }, NodeId { 3 }, std::vector { LinkId { 4 } }));
        QVERIFY(!router.givenRoute(NodeId { 2 }, NodeId { 3 }, std::vector { LinkId { 99 } }));
        QVERIFY(!router.givenRoute(NodeId { 2 }, NodeId { 2 }, {}));
    }

    void valiantGoesOverARandomTop()
    {
        Router router = routed("FatTree(64)", RouteChoice::Valiant);
        std::map<std::uint32_t, int> over;
        for (std::uint32_t message = 0; message < 800; ++message) {
            const std::vector<LinkId> links = walked(router, flow(0, 63, 0, message));
            QCOMPARE(links.size(), std::size_t { 4 });
            ++over[index(router.fabric().topology().linkDestination(links[1]))];
        }
        QCOMPARE(over.size(), std::size_t { 8 });
        for (const auto& [spine, messages] : over)
            QVERIFY(messages > 60 && messages < 140); // 100 ± 4·9.4
        QCOMPARE(walked(router, flow(0, 1)).size(), std::size_t { 2 }); // at one switch there is nothing to choose
        Router fly = routed("Dragonfly(groups=9,routers=4,npus=2,global=2)", RouteChoice::Valiant);
        std::set<std::uint32_t> routers;
        for (std::uint32_t message = 0; message < 200; ++message) {
            for (const LinkId link : walked(fly, flow(0, 71, 0, message))) {
                QVERIFY(link != kNone<LinkId>);
                routers.insert(index(fly.fabric().topology().linkDestination(link)));
            }
        }
        QVERIFY(routers.size() > 30);
        Router ring = routed("Torus(5x5)", RouteChoice::Valiant);
        for (std::uint32_t message = 0; message < 50; ++message)
            QVERIFY(walked(ring, flow(0, 12, 0, message)).front() != kNone<LinkId>);
    }

    // UGAL: minimal while the links wait for nothing; over another group where the global link of the pair is behind.
    void dragonfliesTakeDetoursUnderLoad()
    {
        Router router = routed("Dragonfly(groups=9,routers=4,npus=2,global=2)", RouteChoice::Adaptive);
        const Topology& topology = router.fabric().topology();
        std::vector<std::uint64_t> freeAt(topology.linkCount());
        const std::vector<std::uint32_t> hops = hopsFrom(router.fabric(), 0);
        for (std::uint32_t message = 0; message < 30; ++message)
            QCOMPARE(walked(router, flow(0, 71, 0, message), 0, { freeAt.data(), 1 }).size(), std::size_t { hops[71] });
        const std::vector<LinkId> minimal = walked(router, flow(0, 71));
        freeAt[index(minimal[1])] = 1000000;
        int detours = 0;
        for (std::uint32_t message = 0; message < 30; ++message) {
            const std::vector<LinkId> links = walked(router, flow(0, 71, 0, message), 0, { freeAt.data(), 1 });
            QVERIFY(links.front() != kNone<LinkId>);
            detours += links[1] != minimal[1] ? 1 : 0;
        }
        QVERIFY2(detours >= 20, qPrintable(QString::number(detours)));
    }

private:
    static void warnOf(const Fabric& fabric, std::size_t expected);
};

void TestRouteChoice::warnOf(const Fabric& fabric, std::size_t expected)
{
    Findings findings;
    warnBrokenRoutes(fabric, findings);
    QCOMPARE(findings.size(), expected);
}

WEFT_TEST(TestRouteChoice)
#include "tst_route_choice.moc"
