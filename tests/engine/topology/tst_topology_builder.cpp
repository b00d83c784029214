// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/topology_builder.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <functional>
#include <limits>

using namespace weft;
using namespace weft::topology;

namespace {

constexpr LinkCost kCost { Latency { 100 }, Bandwidth { 10 } };

DraftNode node(std::uint32_t id)
{
    return makeId<DraftNode>(id);
}

TopologyBuilder pairOfNpus()
{
    TopologyBuilder draft;
    draft.addNpus(2);
    draft.addCable(node(0), node(1), kCost);
    return draft;
}

using Change = std::function<void(TopologyBuilder&)>;

} // namespace

Q_DECLARE_METATYPE(Change)

class TestTopologyBuilder : public QObject {
    Q_OBJECT

private slots:
    void npusComeFirstWhenSealed()
    {
        TopologyBuilder draft;
        const DraftNode leaf = draft.addSwitch({ "leaf", "Leaf switch", true, true, false });
        const DraftNode a = draft.addNpu();
        const DraftNode spine = draft.addSwitch();
        const DraftNode b = draft.addNpu({ "b", "", false, false, false });
        const LinkId up = draft.addLink(a, leaf, kCost);
        draft.addLink(leaf, b, kCost);
        draft.addLink(b, a, kCost);
        draft.addLink(leaf, spine, kCost);
        draft.addExplicitRoute(a, b, { up, LinkId { 1 } });
        Findings findings;
        const Result<TopologyPtr> sealed = draft.seal(findings);
        QVERIFY(sealed.ok());
        QVERIFY(findings.empty());
        const Topology& topology = **sealed;
        QCOMPARE(topology.npuCount(), 2U);
        QCOMPARE(topology.nodeCount(), 4U);
        QVERIFY(topology.node(NodeId { 1 }).kind == NodeKind::Npu && !topology.node(NodeId { 1 }).forwards);
        QVERIFY(topology.node(NodeId { 2 }).reduces);
        QCOMPARE(topology.nodeKey(NodeId { 0 }), std::string("npu0"));
        QCOMPARE(topology.nodeKey(NodeId { 1 }), std::string("b"));
        QCOMPARE(topology.nodeKey(NodeId { 2 }), std::string("leaf"));
        QCOMPARE(topology.nodeName(NodeId { 2 }), std::string("Leaf switch"));
        QCOMPARE(topology.nodeName(NodeId { 3 }), std::string("switch1"));
        QVERIFY(topology.linkSource(up) == NodeId { 0 } && topology.linkDestination(up) == NodeId { 2 });
        QVERIFY(topology.explicitRoutes()[0].destination == NodeId { 1 });
        QCOMPARE(topology.dimensions().size(), std::size_t { 1 });
        QCOMPARE(topology.dimensions()[0].size, 2U);
        QVERIFY(!topology.isPeerStack());

        // The draft stays usable, and a draft of the sealed fabric seals to the same.
        QVERIFY(draft.seal(findings).ok());
        const Result<TopologyPtr> again = TopologyBuilder::from(topology).seal(findings);
        QVERIFY(again.ok());
        QVERIFY(std::equal(topology.labels().begin(), topology.labels().end(), (*again)->labels().begin()));
        QVERIFY((*again)->explicitRoutes()[0] == topology.explicitRoutes()[0]);
    }

    void adjacencyIsInAscendingLinkId()
    {
        TopologyBuilder draft;
        draft.addNpus(3);
        draft.addLink(node(2), node(0), kCost);
        draft.addLink(node(0), node(1), kCost);
        draft.addLink(node(0), node(2), kCost);
        draft.addLink(node(0), node(1), kCost); // parallel
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        const auto ids = [](std::span<const LinkId> links) { return std::vector<LinkId>(links.begin(), links.end()); };
        QVERIFY(ids(topology->outgoing(NodeId { 0 })) == (std::vector { LinkId { 1 }, LinkId { 2 }, LinkId { 3 } }));
        QVERIFY(ids(topology->incoming(NodeId { 1 })) == (std::vector { LinkId { 1 }, LinkId { 3 } }));
        QVERIFY(topology->outgoing(NodeId { 1 }).empty());
    }

    void whatIsWrongIsRefused_data()
    {
        QTest::addColumn<Change>("change");
        QTest::addColumn<int>("code");
        const auto row = [](const char* name, ErrorCode code, Change change) {
            QTest::newRow(name) << std::move(change) << static_cast<int>(code);
        };
        row("no NPU", ErrorCode::Missing, [](TopologyBuilder& d) {
            d = TopologyBuilder();
            d.addSwitch();
        });
        row("self link", ErrorCode::OutOfRange, [](TopologyBuilder& d) { d.addLink(node(1), node(1), kCost); });
        row("no such end", ErrorCode::OutOfRange, [](TopologyBuilder& d) { d.addLink(node(1), node(2), kCost); });
        const double inf = std::numeric_limits<double>::infinity();
        const double nan = std::numeric_limits<double>::quiet_NaN();
        for (const double bandwidth : { 0.0, -1.0, inf, nan, 1e-12, 1e12 })
            row(qPrintable(QString("bandwidth %1").arg(bandwidth)), ErrorCode::OutOfRange, [=](TopologyBuilder& d) {
                d.addLink(node(0), node(1), { Latency { 0 }, Bandwidth { bandwidth } });
            });
        for (const double latency : { -1.0, inf, nan, 1e30 })
            row(qPrintable(QString("latency %1").arg(latency)), ErrorCode::OutOfRange, [=](TopologyBuilder& d) {
                d.addLink(node(0), node(1), { Latency { latency }, Bandwidth { 1 } });
            });
        row("product", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.setDimensions({ { DimensionKind::Plain, 3, {}, false } });
        });
        row("product overflows", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.setDimensions(std::vector<Dimension>(40, { DimensionKind::Plain, 0xFFFF'FFFFU, {}, false }));
        });
        row("zero size", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.setDimensions({ { DimensionKind::Plain, 0, {}, false } });
        });
        row("same key", ErrorCode::Duplicate, [](TopologyBuilder& d) {
            d.addSwitch({ "x", "", true, false, false });
            d.addSwitch({ "x", "", true, false, false });
        });
        row("generated key", ErrorCode::Duplicate, [](TopologyBuilder& d) {
            d.addSwitch({ "npu1", "", true, false, false });
        });
        row("route to nowhere", ErrorCode::Mismatched,
            [](TopologyBuilder& d) { d.addExplicitRoute(node(0), node(1), { LinkId { 1 } }); });
        row("empty route", ErrorCode::Mismatched, [](TopologyBuilder& d) { d.addExplicitRoute(node(0), node(1), {}); });
        row("route ends early", ErrorCode::Mismatched,
            [](TopologyBuilder& d) { d.addExplicitRoute(node(0), node(0), { LinkId { 0 } }); });
        row("unknown link", ErrorCode::OutOfRange,
            [](TopologyBuilder& d) { d.addExplicitRoute(node(0), node(1), { LinkId { 7 } }); });
        row("route of nobody", ErrorCode::OutOfRange,
            [](TopologyBuilder& d) { d.addExplicitRoute(node(0), node(9), { LinkId { 0 } }); });
        row("route in a circle", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.addExplicitRoute(node(0), node(1), { LinkId { 0 }, LinkId { 1 }, LinkId { 0 } });
        });
        row("route back to its start", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.addExplicitRoute(node(0), node(0), { LinkId { 0 }, LinkId { 1 } });
        });
        row("two routes", ErrorCode::Duplicate, [](TopologyBuilder& d) {
            d.addExplicitRoute(node(0), node(1), { LinkId { 0 } });
            d.addExplicitRoute(node(0), node(1), { LinkId { 0 } });
        });
        row("order without grid", ErrorCode::Mismatched,
            [](TopologyBuilder& d) { d.setRoutingRule(RoutingRule::DimensionOrder); });
        row("not that grid", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.setGrid({ { DimensionKind::Switch, 2, kCost, false } });
        });
        row("plain grid", ErrorCode::Mismatched, [](TopologyBuilder& d) {
            d.setGrid({ { DimensionKind::Plain, 2, kCost, false } });
        });
        row("too many NPUs", ErrorCode::TooLarge, [](TopologyBuilder& d) { d.addNpus(std::uint64_t { 1 } << 40U); });
        row("too many links", ErrorCode::TooLarge, [](TopologyBuilder& d) {
            d = TopologyBuilder({ 10, 10, 1 });
            d.addNpus(2);
            d.addCable(node(0), node(1), kCost);
        });
    }

    void whatIsWrongIsRefused()
    {
        QFETCH(Change, change);
        QFETCH(int, code);
        TopologyBuilder draft = pairOfNpus();
        change(draft);
        Findings findings;
        const Result<TopologyPtr> sealed = draft.seal(findings);
        QVERIFY(!sealed.ok());
        QVERIFY2(static_cast<int>(sealed.error().code) == code, toString(sealed.error()).c_str());
        QVERIFY(!sealed.error().message.empty());
    }

    // Links in the order of the grid, changed in cost: still dimension-ordered, but no longer the peer's stack.
    void aGridMayHaveLinksOfOtherCostAndFurtherOnes()
    {
        TopologyBuilder draft = pairOfNpus();
        draft.setGrid({ { DimensionKind::Ring, 2, kCost, false } });
        draft.setRoutingRule(RoutingRule::DimensionOrder);
        Findings findings;
        QVERIFY((*draft.seal(findings))->isPeerStack());
        draft.addLink(node(0), node(1), kCost);
        const TopologyPtr more = *draft.seal(findings);
        QVERIFY(!more->isPeerStack());
        QCOMPARE(more->dimensions().size(), std::size_t { 1 });
        QVERIFY(more->dimensions()[0].kind == DimensionKind::Ring);
    }

    void cutOffNpusAreWarnings()
    {
        TopologyBuilder draft = pairOfNpus();
        draft.addNpus(10);
        draft.addLink(node(2), node(0), kCost);
        Findings findings;
        QVERIFY(draft.seal(findings).ok());
        QCOMPARE(findings.size(), std::size_t { 2 });
        QVERIFY(!hasErrors(findings));
        QVERIFY(findings[0].error.message.english().starts_with("10 NPUs cannot be reached"));
        QVERIFY(findings[1].error.message.english().starts_with("9 NPUs cannot reach"));
    }

    void dimensionsCanBeSetApart()
    {
        TopologyBuilder draft;
        draft.addNpus(8);
        Findings findings;
        const TopologyPtr topology = *draft.seal(findings);
        const std::vector<std::uint32_t> sizes { 4, 2 };
        const TopologyPtr other = *withDimensions(topology, sizes);
        QCOMPARE(other->dimensions().size(), std::size_t { 2 });
        QCOMPARE(other->dimensions()[0].size, 4U);
        QVERIFY(*withDimensions(other, sizes) == other);
        const std::vector<std::uint32_t> wrong { 4, 3 };
        QVERIFY(withDimensions(topology, wrong).error().code == ErrorCode::Mismatched);
        QVERIFY(*parseSizes("8x4") == (std::vector<std::uint32_t> { 8, 4 }));
        for (const char* text : { "", "x", "8x", "8x0", "-1", "8 x4", "99999999999", "8X4" })
            QVERIFY2(!parseSizes(text).ok(), text);
    }
};

WEFT_TEST(TestTopologyBuilder)
#include "tst_topology_builder.moc"
