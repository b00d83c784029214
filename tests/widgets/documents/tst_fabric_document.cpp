// SPDX-License-Identifier: GPL-3.0-or-later
// The editable fabric: every edit is undone to identical columns, sealing maps keys, and doubts are named.
#include "tests/support/test_program.h"
#include "widgets/documents/fabric_document.h"

#include "engine/topology/topology_json.h"
#include "engine/topology/topology_spec.h"
#include "widgets/base/jobs/job_runner.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace weft;
using namespace weft::widgets;
using topology::NodeKind;

namespace {

topology::TopologyPtr made(const char* spec)
{
    Findings findings;
    auto topology = topology::topologyFromSpec(spec, findings);
    return topology.ok() ? topology.value() : nullptr;
}

constexpr LinkCost kCost { Latency { 500 }, Bandwidth { 50 } };

// One edit of any kind on elements that exist, by the numbers of `random`.
void editAtRandom(FabricDocument& document, std::mt19937& random)
{
    const auto upTo = [&random](std::size_t count) { return static_cast<std::uint32_t>(random() % count); };
    const FabricColumns& columns = document.columns();
    const auto anyNode = [&] { return columns.nodeKeys[upTo(columns.nodeCount())]; };
    const std::uint32_t kind = columns.nodeCount() < 4 || columns.linkCount() < 4 ? upTo(2) : upTo(14);
    const auto anyLink = [&] { return columns.linkKeys[upTo(columns.linkCount())]; };
    switch (kind) {
    case 0:
        document.addNode(upTo(2) == 0 ? NodeKind::Npu : NodeKind::Switch, QPointF(upTo(900), upTo(900)));
        break;
    case 1:
        if (columns.nodeCount() > 0)
            document.addLink(anyNode(), anyNode(), kCost, upTo(2) == 0);
        break;
    case 2:
        document.remove({ anyNode() }, { anyLink(), anyLink() });
        break;
    case 3:
        document.duplicate({ anyNode(), anyNode(), anyNode() }, { 40, 40 });
        break;
    case 4:
        document.moveNodes({ anyNode() }, { QPointF(upTo(900), upTo(900)) }, QStringLiteral("Move"), upTo(2) == 0);
        break;
    case 5:
        document.setName(anyNode(), QStringLiteral("n%1").arg(upTo(5)));
        break;
    case 6:
        document.setForwards({ anyNode(), anyNode() }, upTo(2) == 0);
        break;
    case 7:
        document.setKind({ anyNode() }, upTo(2) == 0 ? NodeKind::Npu : NodeKind::Switch);
        break;
    case 8:
        document.setBandwidth({ anyLink(), anyLink() }, 1 + upTo(5));
        break;
    case 9:
        document.setLatency({ anyLink() }, upTo(5));
        break;
    case 10:
        document.setState({ anyNode() }, { anyLink() }, { .failed = upTo(2) == 0, .computeFactor = 0.5 });
        break;
    case 11:
        document.setState({ anyNode() }, { anyLink() }, { .clear = true });
        break;
    case 12:
        document.replaceWith(made("Ring(4)_FC(2)"), QStringLiteral("Generate"));
        break;
    default:
        document.setDimensions({ { topology::DimensionKind::Plain, upTo(9) + 1, {}, false } });
        break;
    }
}

} // namespace

class TestFabricDocument : public QObject {
    Q_OBJECT

private slots:
    void undoGivesBackIdenticalColumns_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }

    void undoGivesBackIdenticalColumns()
    {
        QFETCH(int, seed);
        std::mt19937 random(static_cast<std::uint32_t>(seed));
        FabricDocument document;
        document.load(topology::Fabric(made("Torus(4x4)")));
        const FabricColumns start = document.columns();
        QUndoStack& undo = *document.undoStack();
        std::vector<FabricColumns> after { start };
        for (int i = 0; i < 200; ++i) {
            editAtRandom(document, random);
            after.resize(static_cast<std::size_t>(undo.index()) + 1);
            after.back() = document.columns();
        }
        const FabricColumns end = document.columns();
        for (int at = undo.index(); at > 0; --at) {
            QVERIFY(document.columns() == after[static_cast<std::size_t>(at)]);
            undo.undo();
        }
        QVERIFY(document.columns() == start);
        QVERIFY(undo.isClean());
        while (undo.canRedo())
            undo.redo();
        QVERIFY(document.columns() == end);
    }

    void aValueThatReturnsLeavesNoStep()
    {
        FabricDocument document;
        document.load(topology::Fabric(made("Ring(4)")));
        document.addNode(NodeKind::Switch, { 0, 0 });
        const std::vector<LinkKey> links = document.columns().linkKeys;
        const FabricColumns before = document.columns();
        document.setBandwidth(links, 100);
        document.setBandwidth(links, 200);
        QCOMPARE(document.undoStack()->count(), 2);
        document.setBandwidth(links, 50);
        QCOMPARE(document.undoStack()->count(), 1);
        QVERIFY(document.columns() == before);
        const NodeKey node = document.columns().nodeKeys.front();
        const QPointF home = document.columns().positions.front();
        document.moveNodes({ node }, { home + QPointF(40, 0) }, QStringLiteral("Nudge"), true);
        document.moveNodes({ node }, { home + QPointF(80, 0) }, QStringLiteral("Nudge"), true);
        QCOMPARE(document.undoStack()->count(), 2);
        document.moveNodes({ node }, { home }, QStringLiteral("Nudge"), true);
        QCOMPARE(document.undoStack()->count(), 1);
        QVERIFY(document.columns() == before);
    }

    void sealingMapsKeysAndKeepsTheState()
    {
        FabricDocument document;
        const NodeKey hub = document.addNode(NodeKind::Switch, { 0, 0 });
        const NodeKey a = document.addNode(NodeKind::Npu, { 40, 0 });
        const NodeKey b = document.addNode(NodeKind::Npu, { 80, 0 });
        document.addLink(hub, b, kCost, true);
        document.addLink(a, hub, kCost, true);
        auto sealed = document.sealed();
        QVERIFY(sealed.ok());
        QCOMPARE((*sealed)->nodeKeys, (std::vector { a, b, hub }));
        QCOMPARE((*sealed)->linkKeys, document.columns().linkKeys);
        const topology::Topology& topology = (*sealed)->fabric.topology();
        for (std::uint32_t id = 0; id < topology.linkCount(); ++id) {
            const std::uint32_t at = document.columns().indexOf((*sealed)->linkKeys[id]);
            QCOMPARE(
                (*sealed)->nodeKeys[index(topology.linkSource(LinkId { id }))], document.columns().linkSources[at]);
        }
        QCOMPARE(document.positions(), (std::vector<QPointF> { { 40, 0 }, { 80, 0 }, { 0, 0 } }));

        document.setState({ b }, {}, { .computeFactor = 0.5 });
        const auto slowed = document.sealed();
        QVERIFY(slowed.ok());
        QCOMPARE((*slowed)->fabric.topologyPtr(), (*sealed)->fabric.topologyPtr()); // not sealed anew
        QCOMPARE((*slowed)->fabric.computeFactor(Rank { 1 }), 0.5);
        document.setName(a, QStringLiteral("first"));
        QVERIFY((*document.sealed())->fabric.topologyPtr() != (*sealed)->fabric.topologyPtr());
    }

    void structureLastsAsLongAsItIsTrue()
    {
        FabricDocument document;
        document.load(topology::Fabric(made("Ring(4,50GB/s,500ns)_FC(2,50GB/s,500ns)")));
        QVERIFY((*document.sealed())->fabric.topology().isPeerStack());
        // The speed of a whole dimension: still the stack that is generated at that speed.
        document.setBandwidth(document.columns().linkKeys, 100);
        QVERIFY((*document.sealed())->fabric.topology().isPeerStack());
        QVERIFY(document.columns().structure->spec.isEmpty());
        // One link of another speed: the same grid, but no peer stack.
        document.setBandwidth({ document.columns().linkKeys.front() }, 10);
        QVERIFY(!(*document.sealed())->fabric.topology().isPeerStack());
        QVERIFY(!(*document.sealed())->fabric.topology().gridDimensions().empty());
        // Drawn by hand: no grid; the logical dimensions stay while they multiply to the NPUs.
        document.addLink(document.columns().nodeKeys[0], document.columns().nodeKeys[2], kCost, false);
        QVERIFY((*document.sealed())->fabric.topology().gridDimensions().empty());
        QCOMPARE((*document.sealed())->fabric.topology().dimensions().size(), std::size_t { 2 });
        document.addNode(NodeKind::Npu, { 0, 900 });
        QCOMPARE((*document.sealed())->fabric.topology().dimensions().size(), std::size_t { 1 });
        document.undoStack()->setIndex(0);
        QVERIFY((*document.sealed())->fabric.topology().isPeerStack());
        QVERIFY(!document.columns().structure->spec.isEmpty());
    }

    void doubtsAreNamedByTheirElement()
    {
        FabricDocument document;
        QSignalSpy spy(&document, &FabricDocument::findingsChanged);
        document.checkNow();
        QVERIFY(document.findings().empty());
        const NodeKey hub = document.addNode(NodeKind::Switch, { 0, 0 });
        document.checkNow();
        QCOMPARE(document.findings().size(), std::size_t { 1 }); // no NPU
        QVERIFY(document.findings().front().finding.severity == Severity::Error);
        const NodeKey a = document.addNode(NodeKind::Npu, { 40, 0 });
        const NodeKey b = document.addNode(NodeKind::Npu, { 80, 0 });
        const NodeKey lone = document.addNode(NodeKind::Npu, { 120, 0 });
        const std::vector<LinkKey> cable = document.addLink(a, hub, kCost, true);
        document.addLink(b, hub, kCost, true);
        const std::vector<LinkKey> twice = document.addLink(b, hub, kCost, true);
        document.setBandwidth({ cable[0] }, 10);
        QVERIFY(spy.wait(2000)); // by itself, after a pause
        bool lonely = false;
        bool doubled = false;
        bool unlike = false;
        int ofLone = 0;
        for (const FabricFinding& found : document.findings()) {
            QVERIFY(found.finding.severity == Severity::Warning);
            lonely
                = lonely || (found.node == lone && found.finding.error.message.find("no links") != std::string::npos);
            doubled = doubled || found.link == twice[0];
            unlike = unlike || (found.link != kNoLink && found.finding.error.code == ErrorCode::Mismatched);
            ofLone += found.node == lone ? 1 : 0;
        }
        QVERIFY(lonely && doubled && unlike);
        QCOMPARE(ofLone, 1); // that it has no links says that nobody reaches it
    }

    void largeFabricsAreCheckedInTheBackground()
    {
        JobRunner jobs;
        FabricDocument document(&jobs);
        document.load(topology::Fabric(made("Torus(32x32)")));
        document.addNode(NodeKind::Npu, { -400, -400 });
        document.checkNow();
        QVERIFY(document.findings().empty()); // not yet
        document.setState({ document.columns().nodeKeys[0] }, {}, { .computeFactor = 0.25 });
        QTRY_VERIFY(!document.findings().empty());
        QCOMPARE((*document.sealed())->fabric.computeFactor(Rank { 0 }), 0.25); // the state of now
    }

    // While a large fabric is edited nobody waits for its sealing: one job, and the newest state wins.
    void aBurstOfEditsIsSealedOnceInTheBackground()
    {
        JobRunner jobs;
        FabricDocument document(&jobs);
        QSignalSpy sealed(&document, &FabricDocument::sealedChanged);
        document.load(topology::Fabric(made("Torus(40x40)")));
        QCOMPARE(sealed.count(), 1); // it came sealed
        QCOMPARE((*document.sealed())->fabric.topology().npuCount(), 1600U);
        for (int i = 0; i < 20; ++i)
            document.addNode(NodeKind::Npu, { -400.0 - 40 * i, -400 });
        QCOMPARE(sealed.count(), 1);
        QTRY_COMPARE(sealed.count(), 2);
        jobs.waitForAll();
        QTest::qWait(300);
        QCOMPARE(sealed.count(), 2);
        QCOMPARE((*document.sealed())->fabric.topology().npuCount(), 1620U);
        document.undoStack()->undo();
        document.checkNow(); // on its way when the next edit comes
        document.undoStack()->undo();
        QTRY_COMPARE(sealed.count(), 3);
        QCOMPARE((*document.sealed())->fabric.topology().npuCount(), 1618U);
    }

    void whatIsLoadedSealedIsWhatSealingWouldGive()
    {
        FabricDocument document;
        for (const char* spec : { "Ring(4)_FC(4)_SW(4)", "FatTree(64)", "DGX1V", "Torus(4x4)" }) {
            document.load(topology::Fabric(made(spec)));
            const SealedFabricPtr given = document.sealed().value();
            Findings findings;
            const SealedFabricPtr sealed = sealColumns(document.columns(), findings).value();
            QCOMPARE(given->nodeKeys, sealed->nodeKeys);
            QCOMPARE(given->linkKeys, sealed->linkKeys);
            QVERIFY(topology::writeTopologyJson(given->fabric) == topology::writeTopologyJson(sealed->fabric));
        }
    }

    void whatAFailureCutsOffIsSaidAtOnce()
    {
        FabricDocument document;
        document.load(topology::Fabric(made("Mesh(4)")));
        document.checkNow();
        QVERIFY(document.findings().empty());
        LinkKey outwards = kNoLink;
        for (const LinkKey key : document.columns().linkKeys) {
            if (document.linkName(key) == QStringLiteral("npu2 → npu3"))
                outwards = key;
        }
        QSignalSpy found(&document, &FabricDocument::findingsChanged);
        document.setState({}, { outwards }, { .failed = true });
        QVERIFY(found.wait(2000)); // by itself
        QCOMPARE(document.findings().size(), std::size_t { 1 });
        const FabricFinding& one = document.findings().front();
        QVERIFY(one.finding.severity == Severity::Error);
        QCOMPARE(one.node, document.columns().nodeKeys[3]); // its place
        QCOMPARE(one.causes.links, (std::vector { outwards }));
        QCOMPARE(QString::fromStdString(one.finding.error.message),
            QStringLiteral("npu3 is cut off: no way leads to it over working links"));
        QVERIFY2(
            one.finding.error.hint.english().starts_with("npu2 → npu3 has failed"), one.finding.error.hint.c_str());
        document.undoStack()->undo();
        QVERIFY(found.wait(2000));
        QVERIFY(document.findings().empty());
        // A failed node between them; and one that is failed itself is not cut off.
        document.setState({ document.columns().nodeKeys[1] }, {}, { .failed = true });
        document.checkNow();
        QCOMPARE(document.findings().size(), std::size_t { 2 });
        QCOMPARE(document.findings().front().node, document.columns().nodeKeys[1]);
        QCOMPARE(QString::fromStdString(document.findings().front().finding.error.message),
            QStringLiteral("npu1 has failed: its rank can neither send nor receive"));
        QCOMPARE(document.findings().back().node, document.columns().nodeKeys[0]); // alone, and not the two others
        QCOMPARE(document.findings().back().causes.nodes, (std::vector { document.columns().nodeKeys[1] }));
        document.undoStack()->undo();
        document.setState({ document.columns().nodeKeys[3] }, {}, { .failed = true });
        document.checkNow();
        QCOMPARE(document.findings().size(), std::size_t { 1 });
        QCOMPARE(document.findings().front().node, document.columns().nodeKeys[3]);
        QVERIFY(document.findings().front().finding.severity == Severity::Error);
        // Nobody is left to be cut off from.
        document.setState(document.columns().nodeKeys, {}, { .failed = true });
        document.checkNow();
        QCOMPARE(document.findings().size(), document.columns().nodeCount());
    }

    void whoIsCutOffIsTheOneThatIsAlone()
    {
        FabricDocument document;
        document.load(topology::Fabric(made("Ring(16)")));
        const std::vector<NodeKey>& keys = document.columns().nodeKeys;
        std::vector<LinkKey> at0;
        for (const LinkKey key : document.columns().linkKeys) {
            const std::uint32_t link = document.columns().indexOf(key);
            if (document.columns().linkSources[link] == keys[0] || document.columns().linkDestinations[link] == keys[0])
                at0.push_back(key);
        }
        document.setState({}, at0, { .failed = true });
        document.checkNow();
        QCOMPARE(document.findings().size(), std::size_t { 1 }); // not a row for the fifteen others
        const FabricFinding& one = document.findings().front();
        QCOMPARE(one.node, keys[0]);
        QCOMPARE(one.causes.links, at0);
        QCOMPARE(QString::fromStdString(one.finding.error.message),
            QStringLiteral("npu0 is cut off: no way leads to it or from it over working links"));
        // Two that are cut off by links of their own each have their own reason.
        std::vector<LinkKey> at8;
        for (const LinkKey key : document.columns().linkKeys) {
            const std::uint32_t link = document.columns().indexOf(key);
            if (document.columns().linkSources[link] == keys[8])
                at8.push_back(key);
        }
        document.setState({}, at8, { .failed = true });
        document.checkNow();
        // The ring falls into 1 … 7 and 9 … 15, of which one is the larger part's stand-in; 8 can still be sent to.
        for (const FabricFinding& found : document.findings()) {
            QVERIFY(found.finding.severity == Severity::Error);
            QVERIFY(found.node != kNoNode && !found.causes.isEmpty());
        }
        QCOMPARE(document.findings().front().causes.links, at0);
    }

    void parallelLinksAreToldApart()
    {
        FabricDocument document;
        const NodeKey a = document.addNode(NodeKind::Npu, { 0, 0 });
        const NodeKey b = document.addNode(NodeKind::Npu, { 80, 0 });
        const std::vector<LinkKey> first = document.addLink(a, b, kCost, true);
        QCOMPARE(document.linkName(first[0]), QStringLiteral("npu0 → npu1"));
        const std::vector<LinkKey> second = document.addLink(a, b, kCost, false);
        QCOMPARE(document.linkName(first[0]), QStringLiteral("npu0 → npu1 #1"));
        QCOMPARE(document.linkName(second[0]), QStringLiteral("npu0 → npu1 #2"));
        QCOMPARE(document.linkName(first[1]), QStringLiteral("npu1 → npu0"));
    }

    void namesAndCoordinates()
    {
        FabricDocument document;
        document.load(topology::Fabric(made("Ring(4)_SW(2)")));
        QCOMPARE(document.nodeNameAt(5), QStringLiteral("npu5"));
        QCOMPARE(document.nodeNameAt(9), QStringLiteral("switch1"));
        QCOMPARE(document.coordinateAt(5), QStringLiteral("1,1"));
        QVERIFY(document.coordinateAt(9).isEmpty());
        document.setName(document.columns().nodeKeys[5], QStringLiteral("Ω"));
        QCOMPARE(document.nodeNameAt(5), QStringLiteral("Ω"));
        QVERIFY(document.linkName(LinkKey { 0 }).contains(QStringLiteral(" → ")));
        document.clear();
        QVERIFY(document.isEmpty());
        QVERIFY(!document.sealed().ok());
    }
};

WEFT_TEST(TestFabricDocument)
#include "tst_fabric_document.moc"
