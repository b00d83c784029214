// SPDX-License-Identifier: GPL-3.0-or-later
// What is only drawn: notes, bends and labels, and groups that stand as one box; all of it undone and kept.
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"
#include "widgets/documents/drawing_painter.h"
#include "widgets/documents/node_groups.h"

#include <QInputDialog>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

void answer(Bench& bench, const char* dialog, const QString& text)
{
    auto* asked = bench.view.findChild<QInputDialog*>(QString::fromLatin1(dialog));
    QVERIFY(asked != nullptr);
    asked->setTextValue(text);
    asked->accept();
    delete asked;
}

} // namespace

class TestTopologyDrawing : public QObject {
    Q_OBJECT

private slots:
    // A key that would do nothing says why.
    void whatIsOneBoxAlreadyIsNotCollapsedAgain()
    {
        Bench bench;
        bench.load("Ring(4)");
        const QAction* collapse = bench.commands.action("topology.collapse");
        const auto whyNot = [&] {
            bench.commands.refresh();
            return whyDisabled(collapse);
        };
        QVERIFY(whyNot().contains("two nodes"));
        const std::vector<NodeKey> keys = bench.document.columns().nodeKeys;
        for (int round = 0; round < 2; ++round) {
            bench.selection.selectNodes({ keys[0], keys[1] });
            QCOMPARE(whyNot(), QString());
            bench.run("topology.collapse");
            QVERIFY2(whyNot().contains("already"), qPrintable(whyNot()));
            bench.selection.selectNodes({ keys[0], keys[1], keys[2] });
            QCOMPARE(whyNot(), QString());
            bench.run("topology.expand");
            bench.selection.selectNodes({ keys[0], keys[1] });
            QCOMPARE(whyNot(), QString());
        }
    }

    void notesAreWrittenMovedChangedAndDeleted()
    {
        Bench bench;
        bench.load("Ring(4)");
        const FabricColumns before = bench.document.columns();
        const auto notes = [&]() -> const auto&
        {
            return bench.document.columns().drawing->notes;
        };
        bench.run("topology.tool.note");
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, { 40, 40 });
        answer(bench, "noteDialog", QStringLiteral("the slow switch\nsee ticket"));
        QCOMPARE(notes().size(), std::size_t { 1 });
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
        const auto middle = [&] {
            return noteRect(notes().begin()->second, bench.canvas.view(), bench.canvas.font()).center().toPoint();
        };
        const QPointF at = notes().begin()->second.at;
        bench.drag(middle(), middle() + QPoint(60, 10));
        QVERIFY(notes().begin()->second.at.x() > at.x());
        QTest::mouseDClick(&bench.canvas, Qt::LeftButton, {}, middle());
        answer(bench, "noteDialog", QStringLiteral("other words"));
        QCOMPARE(notes().begin()->second.text, QStringLiteral("other words"));
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, middle());
        QVERIFY(bench.canvas.selectedNote().has_value());
        bench.run("topology.delete");
        QVERIFY(notes().empty());
        QCOMPARE(bench.document.columns().nodeCount(), std::size_t { 4 });
        QCOMPARE(bench.document.undoStack()->count(), 4);
        bench.document.undoStack()->undo();
        QCOMPARE(notes().size(), std::size_t { 1 });
        bench.document.undoStack()->setIndex(0);
        QVERIFY(bench.document.columns() == before);
    }

    void aSelectedLinkIsBentByDraggingItAndStraightened()
    {
        Bench bench;
        bench.load("Mesh(2)");
        bench.canvas.fitAll();
        const auto drawing = [&]() -> const FabricDrawing& { return *bench.document.columns().drawing; };
        const auto path = [&] { return bench.canvas.scene().linkPath(0, bench.canvas.view()); };
        QCOMPARE(path().size(), 2);
        const QPoint on = QLineF(path().first(), path().last()).pointAt(0.5).toPoint();
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, on);
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 1 });
        bench.drag(on, on + QPoint(0, 160));
        QCOMPARE(drawing().cables.size(), std::size_t { 1 });
        QCOMPARE(path().size(), 3);
        // It is hit where it is drawn, and not where it was.
        const QPoint bend = bench.seen(drawing().cables.begin()->second.bends.front());
        QVERIFY(bench.canvas.scene().linkAt(bend, bench.canvas.view(), true, 12) != kNoIndex);
        QCOMPARE(bench.canvas.scene().linkAt(on, bench.canvas.view(), true), kNoIndex);
        // The way back is bent with it.
        QCOMPARE(bench.canvas.scene().linkPath(1, bench.canvas.view()).size(), 3);
        bench.drag(bend, bend + QPoint(40, 0));
        QCOMPARE(drawing().cables.begin()->second.bends.size(), std::size_t { 1 }); // moved, not added
        bench.run("topology.label");
        answer(bench, "labelDialog", QStringLiteral("optical"));
        QCOMPARE(drawing().cables.begin()->second.label, QStringLiteral("optical"));
        bench.run("topology.straighten");
        QCOMPARE(path().size(), 2);
        QCOMPARE(drawing().cables.begin()->second.label, QStringLiteral("optical"));
        bench.document.undoStack()->setIndex(0);
        QVERIFY(drawing().isEmpty());
        QCOMPARE(path().size(), 2);
    }

    void groupsStandAsOneBox()
    {
        Bench bench;
        bench.load("Ring(4)_FC(4)_SW(4)");
        const FabricColumns before = bench.document.columns();
        bench.run("topology.collapse.racks");
        const FabricScene& scene = bench.canvas.scene();
        QCOMPARE(scene.folds().size(), std::size_t { 4 });
        QCOMPARE(scene.folds()[0].nodes.size(), std::size_t { 16 });
        QCOMPARE(scene.folds()[0].npus, 16U);
        QCOMPARE(scene.foldedCount(), std::size_t { 64 });
        QCOMPARE(scene.cables().size(), std::size_t { 64 }); // each of 16 switches to 4 racks
        std::size_t links = 0;
        for (const Fold& fold : scene.folds())
            links += fold.links.size();
        QCOMPARE(links, bench.document.columns().linkCount()); // none joins two racks but over a switch
        // A click chooses all of them, and dragging keeps how they stand to each other.
        const QPoint box = bench.seen(scene.folds()[1].box.center());
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, box);
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 16 });
        bench.drag(box, box + QPoint(90, 60));
        const std::vector<QPointF>& now = bench.document.columns().positions;
        const QPointF by = now[16] - before.positions[16];
        QVERIFY(by.manhattanLength() > 1);
        for (std::size_t node = 0; node < 64; ++node)
            QCOMPARE(now[node], before.positions[node] + (node >= 16 && node < 32 ? by : QPointF()));
        QTest::mouseDClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(scene.folds()[1].box.center()));
        QCOMPARE(scene.folds().size(), std::size_t { 3 });
        bench.selection.clear();
        bench.run("topology.expand");
        QVERIFY(scene.folds().empty());
        QCOMPARE(scene.cables().size(), std::size_t { 64 + 96 + 64 }); // rings, meshes, and 16 switches with 4 each
        bench.document.undoStack()->setIndex(0);
        QVERIFY(bench.document.columns() == before);
    }

    void tenThousandNodesAreFewWhenTheyAreCollapsed()
    {
        Bench bench;
        bench.load("Ring(10)_FC(10)_SW(100)");
        QTest::qWait(10); // the canvas has its size
        QCOMPARE(bench.document.columns().npuCount(), 10'000U);
        bench.run("topology.collapse.racks");
        const FabricScene& scene = bench.canvas.scene();
        QCOMPARE(scene.folds().size(), std::size_t { 100 });
        for (const Fold& fold : scene.folds()) {
            const QSizeF box = bench.canvas.view().toView(fold.box).size();
            QVERIFY2(box.width() > 20 && box.height() > 20,
                qPrintable(QStringLiteral("%1 × %2").arg(box.width()).arg(box.height())));
        }
        QCOMPARE(
            figuresOf(scene.folds()[0], std::vector<std::uint8_t>(scene.linkCount(), 51)).mean, std::uint8_t { 51 });
    }

    void byHandAndOfPartsThatOverlap()
    {
        FabricDrawing drawing;
        drawing = withCollapsed(drawing, { { {}, { NodeKey { 1 }, NodeKey { 2 }, NodeKey { 3 } } } });
        drawing = withCollapsed(drawing, { { {}, { NodeKey { 3 }, NodeKey { 4 } } } });
        QCOMPARE(drawing.collapsed.size(), std::size_t { 2 });
        QCOMPARE(drawing.collapsed[0].nodes.size(), std::size_t { 2 });
        drawing = withCollapsed(drawing, { { {}, { NodeKey { 1 }, NodeKey { 9 } } } });
        QCOMPARE(drawing.collapsed.size(), std::size_t { 2 }); // one node alone is no group
        const std::vector<NodeKey> nine { NodeKey { 9 } };
        QCOMPARE(withExpanded(drawing, nine).collapsed.size(), std::size_t { 1 });
        QVERIFY(withExpanded(drawing, {}).collapsed.empty());
    }

    void theDrawingIsKeptWithTheFabric()
    {
        Bench bench;
        bench.load("Ring(4)_SW(2)");
        FabricDrawing drawing;
        drawing.notes.emplace(4, FabricNote { { 12.5, -3 }, QStringLiteral("ü \"q\"") });
        drawing.cables.emplace(
            bench.document.columns().linkKeys[3], CableDrawing { { { 1, 2 }, { 3, 4 } }, QStringLiteral("x") });
        drawing.collapsed.push_back(
            { QStringLiteral("pair"), { bench.document.columns().nodeKeys[2], bench.document.columns().nodeKeys[9] } });
        bench.document.setDrawing(drawing, QStringLiteral("Draw"));
        const QByteArray kept = drawingJson(bench.document.columns());
        FabricDocument other;
        other.load(bench.document.sealed().value()->fabric, {}, kept);
        QCOMPARE(drawingJson(other.columns()), kept);
        const FabricDrawing& read = *other.columns().drawing;
        QCOMPARE(read.notes.begin()->second, drawing.notes.begin()->second);
        QCOMPARE(read.cables.at(other.columns().linkKeys[3]).bends.size(), std::size_t { 2 });
        QCOMPARE(read.collapsed[0].nodes, (std::vector { other.columns().nodeKeys[2], other.columns().nodeKeys[9] }));
        // What an edit takes away is not kept, and comes back with it.
        bench.document.remove({ bench.document.columns().nodeKeys[9] }, { bench.document.columns().linkKeys[3] });
        QVERIFY(!drawingJson(bench.document.columns()).contains("\"link\""));
        bench.document.undoStack()->undo();
        QCOMPARE(drawingJson(bench.document.columns()), kept);
        for (const char* broken :
            { "", "[", "{\"notes\": 3, \"cables\": [{\"link\": 999}], \"collapsed\": [{\"nodes\": [-1]}]}" }) {
            other.load(bench.document.sealed().value()->fabric, {}, broken);
            QVERIFY(other.columns().drawing->isEmpty());
        }
    }
};

WEFT_TEST(TestTopologyDrawing)
#include "tst_topology_drawing.moc"
