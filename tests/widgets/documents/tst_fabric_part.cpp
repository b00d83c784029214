// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces of a fabric that are copied and pasted, and links that come from a spreadsheet.
#include "tests/support/test_program.h"
#include "widgets/documents/fabric_document.h"
#include "widgets/documents/fabric_scene.h"

#include "engine/topology/topology_spec.h"

#include <QTest>

using namespace weft;
using namespace weft::widgets;
using topology::NodeKind;

namespace {

void load(FabricDocument& document, const char* spec)
{
    Findings findings;
    document.load(topology::Fabric(topology::topologyFromSpec(spec, findings).value()));
}

} // namespace

class TestFabricPart : public QObject {
    Q_OBJECT

private slots:
    void aPieceGoesToAnotherFabricAsItWas()
    {
        FabricDocument from;
        load(from, "SW(4,50GB/s,500ns)");
        const std::vector<NodeKey> keys = from.columns().nodeKeys;
        from.setName(keys[1], QStringLiteral("a \"b\" ü"));
        from.setForwards({ keys[4] }, false);
        from.setState({ keys[0] }, {}, { .computeFactor = 0.5 });
        from.setState({}, { from.columns().linkKeys[0] }, { .failed = true });
        const std::vector<NodeKey> some { keys[0], keys[1], keys[4] };
        const auto part = partFromJson(toJson(partOf(from.columns(), some)));
        QVERIFY(part.has_value());
        QCOMPARE(part->nodes.size(), std::size_t { 3 });
        QCOMPARE(part->links.size(), std::size_t { 4 }); // of 8: those of two of four NPUs

        FabricDocument to;
        const FabricColumns empty = to.columns();
        const std::vector<NodeKey> made = to.insertPart(*part, { 1000, 0 }, QStringLiteral("Paste"));
        QCOMPARE(made.size(), std::size_t { 3 });
        QCOMPARE(to.nodeName(made[1]), QStringLiteral("a \"b\" ü"));
        QCOMPARE(to.columns().positions[0], from.columns().positions[0] + QPointF(1000, 0));
        QVERIFY(!to.columns().nodes[2].forwards);
        QVERIFY(to.columns().nodes[2].kind == NodeKind::Switch);
        QCOMPARE(to.columns().changeOf(made[0]).computeFactor, 0.5);
        QCOMPARE(to.columns().linkCosts[0], from.columns().linkCosts[0]);
        QCOMPARE(to.columns().linkChanges.size(), std::size_t { 1 });
        QVERIFY(to.columns().linkChanges.begin()->second.failed);
        to.insertPart(*part, { 0, 0 }, QStringLiteral("Paste"));
        QCOMPARE(to.columns().nodeCount(), std::size_t { 6 });
        QVERIFY(to.nodeNameAt(4) != to.nodeNameAt(1)); // told apart
        to.undoStack()->undo();
        to.undoStack()->undo();
        QVERIFY(to.columns() == empty);
    }

    void nonsenseIsNoPiece_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no json") << QByteArray("{]");
        QTest::newRow("other json") << QByteArray(R"({"format": "x", "nodes": []})");
        QTest::newRow("no kind") << QByteArray(R"({"format":"weft-fabric-part","nodes":[{"at":[0,0]}]})");
        QTest::newRow("no place") << QByteArray(R"({"format":"weft-fabric-part","nodes":[{"kind":"npu","at":[1]}]})");
        QTest::newRow("an end that is not there") << QByteArray(
            R"({"format":"weft-fabric-part","nodes":[{"kind":"npu","at":[0,0]}],"links":[{"from":0,"to":1,"bandwidth":1}]})");
        QTest::newRow("no bandwidth") << QByteArray(
            R"({"format":"weft-fabric-part","nodes":[{"kind":"npu","at":[0,0]},{"kind":"npu","at":[0,9]}],"links":[{"from":0,"to":1}]})");
    }

    void nonsenseIsNoPiece()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!partFromJson(text).has_value());
    }

    void rowsOfASpreadsheetAreLinks_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("tabs") << "source\tdest\tbandwidth\tlatency\n0\t1\t50\t500\nnpu1\tswitch0\t25 GB/s\t1.5 us\n";
        QTest::newRow("commas") << "src,dest,bw,lat\r\n0,1,50GB/s,500ns\r\n1,switch0,25,1500\r\n";
        QTest::newRow("semicolons and decimal commas") << "0;1;50,0;500\n\nNPU1;Switch0;25;1,5us";
        QTest::newRow("spaces") << "  0 1 50 500\n npu1   switch0 25GB/s 1500ns";
    }

    void rowsOfASpreadsheetAreLinks()
    {
        QFETCH(QString, text);
        FabricDocument document;
        load(document, "SW(4,50GB/s,500ns)");
        const FabricColumns before = document.columns();
        const LinkRows table = readLinkRows(text, document.columns(), {});
        QVERIFY2(table.problems.isEmpty(), qPrintable(table.problems.join('\n')));
        QCOMPARE(table.rows.size(), std::size_t { 2 });
        const std::vector<LinkKey> links = document.addLinks(table.rows, QStringLiteral("Paste"));
        QCOMPARE(document.linkName(links[0]), QStringLiteral("npu0 → npu1"));
        QCOMPARE(document.linkName(links[1]), QStringLiteral("npu1 → switch0 #2"));
        QCOMPARE(document.columns().linkCosts[8], (LinkCost { Latency { 500 }, Bandwidth { 50 } }));
        QCOMPARE(document.columns().linkCosts[9], (LinkCost { Latency { 1500 }, Bandwidth { 25 } }));
        document.undoStack()->undo();
        QVERIFY(document.columns() == before);
    }

    void whatIsNoRowIsNamedByItsLine()
    {
        FabricDocument document;
        load(document, "Ring(4)");
        const LinkRows table = readLinkRows(
            QStringLiteral("0\t1\n0\tnobody\n\n2\t2\n0\t1\tfast\n0\t1\t50\t-3\n7\n"), document.columns(), {});
        QCOMPARE(table.problems.size(), 5);
        const QStringList wanted { "line 2", "line 4", "line 5", "line 6", "line 7" };
        for (int i = 0; i < wanted.size(); ++i)
            QVERIFY2(table.problems[i].startsWith(wanted[i]), qPrintable(table.problems[i]));
        QVERIFY(table.problems[0].contains(QStringLiteral("nobody")));
    }

    void hiddenLinksAreNeitherCabledNorHit()
    {
        FabricDocument document;
        load(document, "Torus(4x4)");
        FabricScene scene;
        scene.rebuild(document.columns());
        const ViewTransform view = ViewTransform::fitting(scene.bounds(), { 900, 800 }, 20);
        const QPointF middle = scene.linkLine(0, view).center();
        QVERIFY(scene.linkAt(middle, view, true) != kNoIndex);
        std::vector<std::uint8_t> hidden(scene.linkCount(), 1);
        hidden[5] = 0;
        scene.setHiddenLinks(hidden, document.columns());
        QCOMPARE(scene.cables().size(), std::size_t { 1 });
        QCOMPARE(scene.linkAt(middle, view, true), kNoIndex);
        QCOMPARE(scene.inside(scene.bounds()).links, (std::vector<std::uint32_t> { 5 }));
        document.setState({}, { document.columns().linkKeys[0] }, { .failed = true });
        scene.setProperties(document.columns());
        scene.setHiddenLinks({}, document.columns());
        QCOMPARE(scene.inside(scene.bounds()).links.size(), std::size_t { 64 });
    }
};

WEFT_TEST(TestFabricPart)
#include "tst_fabric_part.moc"
