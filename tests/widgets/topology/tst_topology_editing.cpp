// SPDX-License-Identifier: GPL-3.0-or-later
// What hands expect of an editor: choosing, joining, copying and arranging on the canvas.
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"

#include <QLabel>
#include <QLineEdit>
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
        QVERIFY2(!status->text().contains(QStringLiteral("selected")), qPrintable(status->text()));
        QVERIFY2(status->text().contains(QStringLiteral("4 NPU")), qPrintable(status->text()));
    }

    void aClickTakesTheFocus()
    {
        Bench bench;
        auto* find = bench.view.findChild<QLineEdit*>(QStringLiteral("topologyFind"));
        QTRY_VERIFY(QTest::qWaitForWindowActive(&bench.window));
        find->setFocus();
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
