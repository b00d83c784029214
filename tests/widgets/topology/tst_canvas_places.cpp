// SPDX-License-Identifier: GPL-3.0-or-later
// Where things come to stand: copies, the view of another fabric, the legend, the line of counts, and the selection
// after a step back.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"

#include <QCursor>
#include <QLabel>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

bool anyOverlap(const std::vector<QPointF>& places)
{
    for (std::size_t a = 0; a < places.size(); ++a) {
        for (std::size_t b = 0; b < a; ++b) {
            const QPointF apart = places[a] - places[b];
            if (std::max(std::abs(apart.x()), std::abs(apart.y())) < 2 * kNodeHalf)
                return true;
        }
    }
    return false;
}

} // namespace

class TestCanvasPlaces : public QObject {
    Q_OBJECT

private slots:
    void copiesStandWhereTheyAreSeenAndOnNobody()
    {
        Bench bench;
        bench.load("Mesh(5x5)");
        QTest::qWait(10);
        // Away from the canvas, so that the middle of the view is meant, where nodes stand.
        QCursor::setPos(bench.window.mapToGlobal(QPoint(-50, -50)));
        const std::vector<NodeKey> keys = bench.document.columns().nodeKeys;
        for (int time = 0; time < 6; ++time) {
            bench.selection.selectNodes({ keys[6], keys[7], keys[11], keys[12] });
            bench.run("topology.copy");
            bench.run("topology.paste");
            QCOMPARE(bench.document.columns().nodeCount(), keys.size() + 4 * (static_cast<std::size_t>(time) + 1));
            QVERIFY2(!anyOverlap(bench.document.columns().positions), qPrintable(QString::number(time)));
            const QRectF seen = bench.canvas.view().toScene(QRectF(bench.canvas.rect()));
            for (const std::uint32_t node : bench.canvas.selectedNodes())
                QVERIFY(seen.contains(bench.document.columns().positions[node]));
            QCOMPARE(bench.canvas.selectedNodes().size(), std::size_t { 4 });
        }
        for (int time = 0; time < 3; ++time) {
            bench.selection.selectNodes({ keys[0], keys[1] });
            bench.run("topology.duplicate");
            QVERIFY(!anyOverlap(bench.document.columns().positions));
        }
    }

    void copiesStandAtThePointer()
    {
        Bench bench;
        bench.load("Mesh(3x3)");
        QTest::qWait(10);
        bench.canvas.zoom(0.3);
        bench.selection.selectNodes({ bench.document.columns().nodeKeys[4] });
        bench.run("topology.copy");
        const QPoint at(60, 60);
        QCursor::setPos(bench.canvas.mapToGlobal(at));
        QTest::mouseMove(&bench.canvas, at);
        QTest::qWait(20);
        QVERIFY(bench.canvas.underMouse());
        bench.run("topology.paste");
        const QPointF off = bench.document.columns().positions.back() - bench.canvas.view().toScene(at);
        QVERIFY(std::abs(off.x()) <= kGrid && std::abs(off.y()) <= kGrid);
    }

    void undoBringsTheSelectionBack()
    {
        Bench bench;
        bench.load("Ring(6)");
        const std::vector<NodeKey> keys = bench.document.columns().nodeKeys;
        const std::vector<NodeKey> some { keys[1], keys[4] };
        for (int visit = 0; visit < 2; ++visit) {
            bench.selection.selectNodes(some);
            bench.run("topology.delete");
            QVERIFY(bench.selection.selection().isEmpty());
            bench.document.undoStack()->undo();
            QCOMPARE(bench.selection.selection().nodes, some);
            bench.document.undoStack()->redo();
            QVERIFY(bench.selection.selection().isEmpty());
            bench.document.undoStack()->undo();
            QCOMPARE(bench.canvas.selectedNodes(), (std::vector { 1U, 4U }));
        }
        // A step made anew forgets what was selected on the way that was left.
        bench.document.addNode(topology::NodeKind::Npu, { 900, 900 });
        bench.selection.selectNodes({ keys[0] });
        bench.document.undoStack()->undo();
        QCOMPARE(bench.selection.selection().nodes, some);
        bench.selection.selectNodes({ keys[2] });
        bench.document.addNode(topology::NodeKind::Npu, { 900, 900 });
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[2] }));
        // Another project's history says nothing about this one.
        bench.load("Ring(4)");
        QVERIFY(!bench.document.undoStack()->canUndo());
    }

    void noRingStaysWhereALinkWasGivenUp()
    {
        Bench bench;
        bench.load("Mesh(3)");
        QTest::qWait(10);
        const test::Picture before(bench.canvas);
        bench.run("topology.tool.link");
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 0 }));
        const QPoint at = bench.seen(std::size_t { 2 });
        QMouseEvent move(QEvent::MouseMove, at, bench.canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&bench.canvas, &move);
        QVERIFY(test::Picture(bench.canvas).count(Theme::current().hover) > before.count(Theme::current().hover));
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(test::Picture(bench.canvas).count(Theme::current().hover), before.count(Theme::current().hover));
        QVERIFY(bench.selection.hovered() == Hovered {});
    }

    void aDrawnFabricStaysInSight()
    {
        Bench bench;
        bench.run("topology.tool.npu");
        const QPoint corner(bench.canvas.width() - 60, bench.canvas.height() - 60);
        for (const QPoint at : { QPoint(60, 60), QPoint(corner.x(), 60), corner, QPoint(60, corner.y()) })
            QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, at);
        QCOMPARE(bench.document.columns().nodeCount(), std::size_t { 4 });
        const QSize large = bench.view.size();
        for (int round = 0; round < 2; ++round) {
            for (const QSize size : { QSize(420, 330), QSize(700, 300), large }) {
                bench.view.resize(size);
                QTest::qWait(20);
                const QRectF seen = bench.canvas.view().toScene(QRectF(bench.canvas.rect()));
                for (const QPointF at : bench.document.columns().positions)
                    QVERIFY2(seen.contains(at), qPrintable(QString("%1x%2").arg(size.width()).arg(size.height())));
            }
        }
    }

    void aChosenViewKeepsItsMiddle()
    {
        Bench bench;
        bench.load("Mesh(5x5)");
        QTest::qWait(10);
        const auto middle = [&] { return bench.canvas.view().toScene(QRectF(bench.canvas.rect()).center()); };
        const ViewTransform fitted = bench.canvas.view();
        bench.canvas.zoom(3);
        bench.canvas.centerOn(bench.document.columns().positions[7]);
        const double scale = bench.canvas.view().scale;
        const QSize large = bench.view.size();
        for (const QSize size : { QSize(420, 330), QSize(700, 300), large }) {
            bench.view.resize(size);
            QTest::qWait(20);
            const QPointF off = middle() - bench.document.columns().positions[7];
            QVERIFY2(std::abs(off.x()) * scale <= 1 && std::abs(off.y()) * scale <= 1,
                qPrintable(QString("%1, %2 at %3").arg(off.x()).arg(off.y()).arg(size.width())));
            QCOMPARE(bench.canvas.view().scale, scale);
        }
        bench.run("topology.fitAll");
        bench.view.resize(420, 330);
        QTest::qWait(20);
        bench.view.resize(large);
        QTest::qWait(20);
        QVERIFY(bench.canvas.view() == fitted);
    }

    // What is selected is not well because of that.
    void theStateIsSeenUnderTheSelection()
    {
        Bench bench;
        bench.load("Mesh(3)");
        QTest::qWait(10);
        const FabricColumns& columns = bench.document.columns();
        const Theme& theme = Theme::current();
        for (const double scale : { 0.4, 1.2 }) {
            bench.canvas.setView({ scale, columns.positions[0] - QPointF(200, 200) / scale });
            bench.document.setState(
                { columns.nodeKeys[2] }, { columns.linkKeys[0], columns.linkKeys[1] }, { true, {}, {}, {}, false });
            QTest::qWait(60);
            const auto red = [&] { return test::Picture(bench.canvas).count(theme.error); };
            bench.selection.clear();
            QTest::qWait(10);
            const int plain = red();
            QVERIFY(plain > 0);
            bench.selection.selectLinks({ columns.linkKeys[0], columns.linkKeys[1] });
            QTest::qWait(10);
            QVERIFY2(red() * 2 >= plain, qPrintable(QString("links at %1: %2 of %3").arg(scale).arg(red()).arg(plain)));
            QVERIFY(test::Picture(bench.canvas).count(theme.accent) > 20);
            bench.selection.selectNodes({ columns.nodeKeys[2] });
            QTest::qWait(10);
            QVERIFY2(red() > plain, qPrintable(QString("node at %1: %2 of %3").arg(scale).arg(red()).arg(plain)));
        }
    }

    void theLegendShowsNodesAsTheCanvasDoes()
    {
        Bench bench;
        bench.load("SW(4)");
        QTest::qWait(10);
        const auto cornerOfSwitch = [&] { // of the second sample's square: a circle and a hexagon leave it free
            const test::Picture picture(*bench.view.legend());
            return picture.count(Theme::current().categories[1]);
        };
        bench.canvas.setView({ 0.3, {} });
        QCOMPARE(bench.canvas.detail(), Detail::Mid);
        QCOMPARE(cornerOfSwitch(), 100); // a whole square of ten by ten
        bench.canvas.setView({ 1.0, {} });
        QCOMPARE(bench.canvas.detail(), Detail::Near);
        QVERIFY(cornerOfSwitch() < 60); // the rim of a hexagon
        bench.canvas.setView({ 0.3, {} });
        QCOMPARE(cornerOfSwitch(), 100);
    }

    void theLegendMovesNothing()
    {
        Bench bench;
        bench.load("Ring(8)");
        QTest::qWait(10);
        const ViewTransform fitted = bench.canvas.view();
        const QSize canvas = bench.canvas.size();
        const int low = bench.view.legend()->height();
        const NodeKey first = bench.document.columns().nodeKeys[0];
        bench.document.setState({ first }, {}, { .failed = true });
        QVERIFY(bench.view.legend()->height() > low); // it has grown
        QVERIFY(bench.canvas.view() == fitted);
        QCOMPARE(bench.canvas.size(), canvas);
        for (int visit = 0; visit < 2; ++visit) {
            QTest::mouseClick(bench.view.legend(), Qt::LeftButton);
            QVERIFY(bench.view.legend()->isShownFolded());
            QVERIFY(bench.view.legend()->height() < low + 2);
            QTest::mouseClick(bench.view.legend(), Qt::LeftButton);
            QVERIFY(!bench.view.legend()->isShownFolded());
            QVERIFY(bench.canvas.view() == fitted);
            QVERIFY(bench.canvas.rect().contains(bench.view.legend()->geometry()));
        }
        QVERIFY(bench.selection.selection().isEmpty()); // the clicks were not the canvas's
    }

    void wordsOfTheLegendStayInOrderFromTheRight()
    {
        const QString title = QStringLiteral("50 % of (1.284 ms)"); // whose ends have no direction of their own
        QImage words[2];
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            QWidget canvas;
            canvas.setLayoutDirection(direction);
            canvas.resize(700, 500);
            MapLegend legend(&canvas);
            legend.setTitle(title);
            const QImage whole = legend.grab().toImage().convertToFormat(QImage::Format_RGB32);
            const bool right = direction == Qt::RightToLeft;
            const QRect line(right ? 24 : 8, 8, whole.width() - 32, legend.fontMetrics().height());
            QRect ink;
            for (int y = line.top(); y <= line.bottom(); ++y) {
                for (int x = line.left(); x <= line.right(); ++x) {
                    if (whole.pixel(x, y) != whole.pixel(4, 4))
                        ink = ink.united(QRect(x, y, 1, 1));
                }
            }
            QVERIFY(right == (ink.center().x() > whole.width() / 2)); // begins where one begins to read
            words[right ? 1 : 0] = whole.copy(ink);
        }
        // The same words in the same order; a letter may stand a part of a pixel aside.
        QCOMPARE(words[1].size(), words[0].size());
        double apart = 0;
        for (int y = 0; y < words[0].height(); ++y) {
            for (int x = 0; x < words[0].width(); ++x)
                apart += std::abs(qGray(words[0].pixel(x, y)) - qGray(words[1].pixel(x, y)));
        }
        apart /= words[0].width() * words[0].height();
        QVERIFY2(apart < 6, qPrintable(QString::number(apart)));
    }

    void theLegendLeavesASmallCanvasFree()
    {
        Bench bench;
        bench.load("Ring(8)");
        for (const QSize size :
            { QSize(900, 700), QSize(300, 240), QSize(220, 200), QSize(900, 700), QSize(220, 200) }) {
            bench.view.resize(size);
            QTest::qWait(5);
            const QSize legend = bench.view.legend()->size();
            const QSize canvas = bench.canvas.size();
            QVERIFY2(4 * legend.width() * legend.height() <= canvas.width() * canvas.height(),
                qPrintable(QStringLiteral("%1 × %2 on %3 × %4")
                               .arg(legend.width())
                               .arg(legend.height())
                               .arg(canvas.width())
                               .arg(canvas.height())));
        }
    }

    void anotherProjectIsSeenAsAWhole()
    {
        Bench bench;
        bench.load("Ring(64)");
        QTest::qWait(10);
        bench.canvas.zoom(20);
        bench.load("Ring(1)");
        const auto isSeen = [&] {
            return bench.canvas.view().toScene(QRectF(bench.canvas.rect())).contains(bench.canvas.scene().bounds());
        };
        QVERIFY(isSeen());
        bench.canvas.zoom(20);
        bench.document.clear();
        QVERIFY(bench.canvas.view() == ViewTransform {});
        bench.canvas.zoom(20);
        bench.load("Ring(8)");
        QVERIFY(isSeen());
        bench.canvas.zoom(20);
        bench.load("Ring(8)");
        QVERIFY(isSeen());
    }

    void theLineOfCountsIsNeverCutInAWord()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        for (const int width : { 900, 340, 220, 900 }) {
            bench.view.resize(width, 500);
            QTest::qWait(5);
            const auto* line = bench.view.findChild<QLabel*>(QStringLiteral("topologyStatus"));
            QVERIFY(line->fontMetrics().horizontalAdvance(line->text()) <= line->contentsRect().width());
            QVERIFY(!line->text().isEmpty());
            QVERIFY(line->text().contains(QStringLiteral("dimensions 4×4"))
                || line->toolTip().contains(QStringLiteral("dimensions 4×4")));
        }
    }

    void countsLeaveOutWhatIsNotThere()
    {
        Bench bench;
        bench.load("Ring(4)");
        bench.view.resize(1400, 700);
        const FabricColumns& columns = bench.document.columns();
        const auto* line = bench.view.findChild<QLabel*>(QStringLiteral("topologyStatus"));
        for (int visit = 0; visit < 2; ++visit) {
            bench.selection.selectLinks({ columns.linkKeys[0] });
            QVERIFY2(line->text().contains(QStringLiteral("· 1 link(s) selected")), qPrintable(line->text()));
            bench.selection.selectNodes({ columns.nodeKeys[0], columns.nodeKeys[1] });
            QVERIFY2(line->text().contains(QStringLiteral("· 2 node(s) selected")), qPrintable(line->text()));
            bench.selection.select({ { columns.nodeKeys[0] }, { columns.linkKeys[0], columns.linkKeys[1] }, {} });
            QVERIFY2(
                line->text().contains(QStringLiteral("· 1 node(s) and 2 link(s) selected")), qPrintable(line->text()));
            bench.selection.clear();
            QVERIFY(!line->text().contains(QStringLiteral("selected")));
        }
        bench.document.clear();
        bench.run("topology.tool.npu");
        bench.document.addNode(topology::NodeKind::Switch, { 0, 0 });
        QVERIFY2(line->text().startsWith(QStringLiteral("1 switch(es) ·")), qPrintable(line->text()));
    }

    void layersAreKeptWithTheProject()
    {
        Bench bench;
        bench.load("Ring(4)_FC(4)");
        QTest::qWait(10);
        auto* layers = bench.view.findChild<QMenu*>(QStringLiteral("topologyLayers"));
        QVERIFY(layers != nullptr);
        const auto toggle = [&](int which) {
            emit layers->aboutToShow();
            layers->actions().at(which)->trigger();
        };
        const std::size_t all = bench.canvas.scene().cables().size();
        for (int visit = 0; visit < 2; ++visit) {
            toggle(1);
            QCOMPARE(bench.canvas.scene().cables().size(), all - 24);
            toggle(1);
            QCOMPARE(bench.canvas.scene().cables().size(), all);
        }
        toggle(1);
        const QByteArray kept = drawingJson(bench.document.columns());
        const topology::Fabric fabric = bench.document.sealed().value()->fabric;
        bench.load("Ring(3)");
        QCOMPARE(bench.canvas.scene().cables().size(), std::size_t { 3 });
        bench.document.load(fabric, {}, kept); // opened again
        QCOMPARE(bench.canvas.scene().cables().size(), all - 24);
        emit layers->aboutToShow();
        QVERIFY(!layers->actions().at(1)->isChecked());
        QVERIFY(layers->actions().at(0)->isChecked());
        toggle(1);
        bench.document.undoStack()->undo();
        QCOMPARE(bench.canvas.scene().cables().size(), all - 24);
    }
};

WEFT_TEST(TestCanvasPlaces)
#include "tst_canvas_places.moc"
