// SPDX-License-Identifier: GPL-3.0-or-later
// What hands expect of an editor: choosing, joining, copying and arranging on the canvas.
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestTopologyEditing : public QObject {
    Q_OBJECT

private slots:
    void aClickOnOneOfSeveralChoosesItAndADragMovesAll()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        const std::vector<NodeKey> keys = bench.document.columns().nodeKeys;
        bench.selection.selectNodes({ keys[1], keys[2], keys[5] });
        const QPointF before = bench.document.columns().positions[5];
        bench.drag(bench.seen(std::size_t { 1 }), bench.seen(std::size_t { 1 }) + QPoint(200, 0));
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 3 });
        QVERIFY(bench.document.columns().positions[5].x() > before.x());
        bench.document.undoStack()->undo();
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 2 }));
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 3 });
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 2 }));
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[2] }));
        bench.run("topology.selectAll");
        const QPoint onLink = bench.canvas.scene().linkLine(0, bench.canvas.view()).pointAt(0.5).toPoint();
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, onLink);
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 1 });
        QVERIFY(bench.selection.selection().nodes.empty());
    }

    void countsAreThoseOfWhatIsThere()
    {
        Bench bench;
        bench.load("Ring(4)");
        const auto* status = bench.view.findChild<QLabel*>(QStringLiteral("topologyStatus"));
        bench.run("topology.selectAll");
        bench.run("topology.duplicate");
        QVERIFY2(status->text().contains(QStringLiteral("4 node")), qPrintable(status->text()));
        bench.document.undoStack()->undo(); // what is selected is gone
        QVERIFY2(status->text().contains(QStringLiteral("4 NPU")), qPrintable(status->text()));
        QVERIFY2(
            status->text().contains(QStringLiteral("4 node(s) and 8 link(s) selected")), qPrintable(status->text()));
        bench.document.undoStack()->redo();
        QVERIFY2(status->text().contains(QStringLiteral("· 4 node(s) selected")), qPrintable(status->text()));
        // Of what an older run selects, some is there no more.
        bench.selection.selectNodes({ bench.document.columns().nodeKeys[0], NodeKey { 4711 } });
        QVERIFY2(status->text().contains(QStringLiteral("· 1 node(s) selected")), qPrintable(status->text()));
    }

    void theLassoTakesWhatItGoesAround()
    {
        Bench bench;
        bench.load("Mesh(3x3)");
        bench.run("topology.tool.lasso");
        // Around a corner of three, which no rectangle could choose.
        const auto place = [&](std::size_t node, QPointF off) {
            return bench.seen(bench.document.columns().positions[node] + off * kGrid);
        };
        const std::vector<QPoint> way { place(0, { -0.8, -0.8 }), place(1, { 0.8, -0.8 }), place(1, { 0.8, 0.6 }),
            place(0, { 0.8, 0.6 }), place(3, { 0.8, 0.8 }), place(3, { -0.8, 0.8 }) };
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, way.front());
        for (const QPoint at : way) {
            QMouseEvent move(QEvent::MouseMove, at, bench.canvas.mapToGlobal(at), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&bench.canvas, &move);
        }
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, way.back());
        const std::vector<NodeKey>& keys = bench.document.columns().nodeKeys;
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[0], keys[1], keys[3] }));
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 4 });
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
    }

    void twoClicksMakeALink()
    {
        Bench bench;
        bench.load("Mesh(3)");
        bench.run("topology.tool.link");
        const auto links = [&] { return bench.document.columns().linkCount(); };
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 0 }));
        QCOMPARE(links(), std::size_t { 4 });
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 2 }));
        QCOMPARE(links(), std::size_t { 6 });
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 2 });
        // Esc lets the first end go and keeps the tool; the second Esc leaves it.
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 0 }));
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(bench.canvas.tool(), CanvasTool::Link);
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 1 }));
        QCOMPARE(links(), std::size_t { 6 });
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, Qt::ShiftModifier, bench.seen(std::size_t { 2 }));
        QCOMPARE(links(), std::size_t { 7 }); // one direction
        // A click beside everything makes none.
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 0 }));
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, { 8, 8 });
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 1 }));
        QCOMPARE(links(), std::size_t { 7 });
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
    }

    void whatIsCopiedIsPastedInAnotherWindow()
    {
        Bench from;
        from.load("FC(4)");
        from.selection.selectNodes({ from.document.columns().nodeKeys[0], from.document.columns().nodeKeys[1] });
        from.run("topology.copy");
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("npu0\tnpu1\t")));
        Bench to;
        to.load("Ring(4)");
        to.run("topology.paste");
        QCOMPARE(to.document.columns().nodeCount(), std::size_t { 6 });
        QCOMPARE(to.document.columns().linkCount(), std::size_t { 10 });
        QCOMPARE(to.selection.selection().nodes.size(), std::size_t { 2 });
        to.run("topology.paste"); // beside the first, not on it
        const std::vector<QPointF>& at = to.document.columns().positions;
        QVERIFY((at[6] - at[4]).manhattanLength() >= kGrid);
        to.run("topology.cut");
        QCOMPARE(to.document.columns().nodeCount(), std::size_t { 6 });
        to.run("topology.paste");
        QCOMPARE(to.document.columns().nodeCount(), std::size_t { 8 });
        while (to.document.undoStack()->canUndo())
            to.document.undoStack()->undo();
        QCOMPARE(to.document.columns().nodeCount(), std::size_t { 4 });
        to.view.setEditable(false);
        to.run("topology.paste");
        QCOMPARE(to.document.columns().nodeCount(), std::size_t { 4 });
    }

    void aStampIsPlacedWithEveryClick()
    {
        Bench bench;
        bench.load("Ring(4)");
        bench.selection.selectNodes({ bench.document.columns().nodeKeys[0], bench.document.columns().nodeKeys[1] });
        bench.run("topology.stamp");
        QCOMPARE(bench.canvas.tool(), CanvasTool::Stamp);
        for (const QPoint at : { QPoint(60, 60), QPoint(700, 80), QPoint(80, 500) })
            QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, at);
        QCOMPARE(bench.document.columns().nodeCount(), std::size_t { 10 });
        QCOMPARE(bench.document.columns().linkCount(), std::size_t { 14 });
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
    }

    void linksArePastedFromASpreadsheet()
    {
        Bench bench;
        bench.load("Mesh(4)");
        QGuiApplication::clipboard()->setText(QStringLiteral("from\tto\tGB/s\tns\n0\t3\t100\t250\n3\t0\t100\t250\n"));
        bench.run("topology.paste");
        QCOMPARE(bench.document.columns().linkCount(), std::size_t { 8 });
        QCOMPARE(bench.document.columns().linkCosts.back(), (LinkCost { Latency { 250 }, Bandwidth { 100 } }));
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 2 });
        QGuiApplication::clipboard()->setText(QStringLiteral("0\t1\n0\tnpu17\n"));
        bench.run("topology.paste");
        QCOMPARE(bench.document.columns().linkCount(), std::size_t { 8 }); // all or none
        auto* box = bench.view.findChild<QMessageBox*>(QStringLiteral("pasteProblems"));
        QVERIFY(box != nullptr);
        QVERIFY2(box->informativeText().contains(QStringLiteral("line 2")), qPrintable(box->informativeText()));
        box->accept();
    }

    void layersAreShownAndHidden()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        auto* layers = bench.view.findChild<QMenu*>(QStringLiteral("topologyLayers"));
        const auto shown = [&] { return bench.canvas.scene().cables().size(); };
        QCOMPARE(shown(), std::size_t { 32 });
        for (int visit = 0; visit < 2; ++visit) {
            emit layers->aboutToShow();
            layers->actions().at(0)->setChecked(false);
            QCOMPARE(shown(), std::size_t { 16 });
            emit layers->aboutToShow();
            QVERIFY(!layers->actions().at(0)->isChecked());
            layers->actions().last()->trigger();
            QCOMPARE(shown(), std::size_t { 32 });
        }
        // It stays hidden while the fabric is edited, and not in the next one.
        emit layers->aboutToShow();
        layers->actions().at(1)->setChecked(false);
        bench.document.remove({}, { bench.document.columns().linkKeys[0] });
        QCOMPARE(shown(), std::size_t { 16 });
        bench.load("Torus(4x4)");
        QCOMPARE(shown(), std::size_t { 32 });
    }

    void aClickTakesTheFocus()
    {
        Bench bench;
        auto* find = bench.view.findChild<QLineEdit*>(QStringLiteral("topologyFind"));
        QTRY_VERIFY(QTest::qWaitForWindowActive(&bench.window));
        bench.window.resize(1400, 700); // the buttons are words here
        bench.view.resize(1400, 700);
        find->setFocus();
        QVERIFY2(find->isVisible(), "the toolbar has no room for it");
        QVERIFY(find->hasFocus());
        QTest::mouseClick(bench.view.emptyState(), Qt::LeftButton);
        QVERIFY(!find->hasFocus());
        QVERIFY(bench.view.emptyState()->hasFocus());
        bench.load("Ring(4)");
        find->setFocus();
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, { 5, 5 });
        QVERIFY(bench.canvas.hasFocus());
    }
};

WEFT_TEST(TestTopologyEditing)
#include "tst_topology_editing.moc"
