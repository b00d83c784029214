// SPDX-License-Identifier: GPL-3.0-or-later
// A grid in space: what projection owes to geometry, and the canvas that is turned, hit, coloured, edited and kept in
// it.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace weft;
using namespace weft::widgets;

namespace {

double distance(QPointF a, QPointF b)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

double apart(SpacePoint a, SpacePoint b)
{
    return std::hypot(a.x - b.x, a.y - b.y, a.z - b.z);
}

std::uint32_t linkFrom(const FabricDocument& document, std::uint32_t from, std::uint32_t to)
{
    const FabricColumns& columns = document.columns();
    for (std::uint32_t link = 0; link < columns.linkCount(); ++link) {
        if (columns.linkSources[link] == columns.nodeKeys[from]
            && columns.linkDestinations[link] == columns.nodeKeys[to])
            return link;
    }
    return kNoIndex;
}

} // namespace

class TestSpace : public QObject {
    Q_OBJECT

private slots:
    void turningOnceAroundIsTurningNothing()
    {
        Bench bench;
        bench.load("Ring(5)_Ring(4)_Ring(3)");
        const GridSpace space = *GridSpace::of(bench.document.columns());
        for (const SpacePoint point : { space.place(0), space.place(17), space.place(59), SpacePoint { 3, -40, 90 } }) {
            for (const double yaw : { 0.0, 33.0, -170.0 }) {
                const SeenPoint once = space.seen(point, { true, yaw, 20 });
                const SeenPoint again = space.seen(point, { true, yaw + 360, 20 });
                QVERIFY(distance(once.at, again.at) < 1e-9 && std::abs(once.nearness - again.nearness) < 1e-12);
                // Half a turn about the upright axis: what was in front is as far behind.
                const SeenPoint behind = space.seen(point, { true, yaw + 180, 0 });
                const SeenPoint front = space.seen(point, { true, yaw, 0 });
                QVERIFY(std::abs(front.nearness + behind.nearness - 1) < 1e-9);
            }
            // Unturned and in the middle plane, a place is where it is.
            const SeenPoint flat = space.seen({ point.x, point.y, 0 }, { true, 0, 0 });
            QVERIFY(distance(flat.at, { point.x, point.y }) < 1e-9);
        }
        const double size = space.seen({ 0, 0, 50 }, { true, 0, 0 }).size;
        QVERIFY(size > 1 && space.seen({ 0, 0, -50 }, { true, 0, 0 }).size < 1); // nearer is larger
        QCOMPARE(space.seen({ 0, 0, 0 }, { true, 12, 34 }).size, 1.0);
    }

    void neighboursStandSideBySideAndWrapsAreArcs()
    {
        Bench bench;
        bench.load("Ring(5)_Mesh(4)_Ring(3)");
        const GridSpace space = *GridSpace::of(bench.document.columns());
        const LinkEnds ends = linkEnds(bench.document.columns());
        std::size_t wraps = 0;
        for (std::size_t link = 0; link < ends.source.size(); ++link) {
            const std::uint32_t a = ends.source[link];
            const std::uint32_t b = ends.destination[link];
            const bool isWrap = space.isWrap(a, b);
            wraps += isWrap ? 1U : 0U;
            if (!isWrap) {
                QCOMPARE(apart(space.place(a), space.place(b)), GridSpace::kPitch);
                continue;
            }
            // No point of an arc is on the straight line, which leads through other nodes.
            const SpacePoint from = space.place(a);
            const double length = apart(from, space.place(b));
            for (const SpacePoint& point : space.arc(a, b))
                QVERIFY(apart(from, point) + apart(point, space.place(b)) > length + 1);
        }
        QCOMPARE(wraps, std::size_t { 2 * (4 * 3 + 5 * 4) }); // both ways, of the rings only
        bench.run("topology.space");
        QVERIFY(bench.canvas.isInSpace());
        QCOMPARE(bench.canvas.scene().drawnCables().size(), std::size_t { 4 * 3 + 5 * 4 });
        QCOMPARE(bench.canvas.scene().linkPath(linkFrom(bench.document, 4, 0), bench.canvas.view()).size(), 7);
        QCOMPARE(bench.canvas.scene().linkPath(linkFrom(bench.document, 0, 1), bench.canvas.view()).size(), 2);
    }

    void twoClosedDimensionsAreADoughnut()
    {
        Bench bench;
        bench.load("Torus(8x6)");
        const GridSpace space = *GridSpace::of(bench.document.columns());
        const LinkEnds ends = linkEnds(bench.document.columns());
        double longest = 0;
        double shortest = 1e9;
        for (std::size_t link = 0; link < ends.source.size(); ++link) {
            QVERIFY(!space.isWrap(ends.source[link], ends.destination[link]));
            longest = std::max(longest, apart(space.place(ends.source[link]), space.place(ends.destination[link])));
        }
        for (std::uint32_t a = 0; a < space.nodeCount(); ++a) {
            for (std::uint32_t b = 0; b < a; ++b)
                shortest = std::min(shortest, apart(space.place(a), space.place(b)));
        }
        QVERIFY2(longest < 3 * GridSpace::kPitch, qPrintable(QString::number(longest)));
        QVERIFY2(shortest > GridSpace::kPitch / 4, qPrintable(QString::number(shortest)));
    }

    void theOneInFrontIsHit()
    {
        Bench bench;
        bench.load("Ring(4)_Ring(4)_Ring(4)");
        QTest::qWait(10);
        bench.run("topology.space");
        // Seen straight on, the layers cover each other: the same column, one behind the other.
        bench.canvas.turnBy(-bench.canvas.turned().yaw, -bench.canvas.turned().pitch);
        const FabricScene& scene = bench.canvas.scene();
        std::uint32_t front = 5;
        for (std::uint32_t layer = 0; layer < 4; ++layer) {
            if (scene.nearness(5 + 16 * layer) > scene.nearness(front))
                front = 5 + 16 * layer;
        }
        QCOMPARE(front, 5U + 48U); // dimension 2 comes towards the viewer
        const QPoint at = bench.canvas.view().toView(scene.positions()[front]).toPoint();
        QCOMPARE(scene.nodeAt(at, bench.canvas.view()), front);
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, at);
        QCOMPARE(bench.canvas.selectedNodes(), (std::vector { front }));
        // Half around, it is the farthest, and another is hit there.
        for (int i = 0; i < 12; ++i)
            QTest::keyClick(&bench.canvas, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(scene.nearness(front) < 0.5);
        const QPoint behind = bench.canvas.view().toView(scene.positions()[front]).toPoint();
        QVERIFY(scene.nodeAt(behind, bench.canvas.view()) != front);
        // Hovering and links work as they do flat.
        QMouseEvent move(QEvent::MouseMove, behind, bench.canvas.mapToGlobal(behind), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&bench.canvas, &move);
        QCOMPARE(bench.selection.hovered().node,
            bench.document.columns().nodeKeys[scene.nodeAt(behind, bench.canvas.view())]);
    }

    void whatIsNearIsDrawnOverWhatIsFar()
    {
        Bench bench;
        bench.load("Ring(4)_Ring(4)_Ring(4)");
        QTest::qWait(10);
        bench.run("topology.space");
        bench.canvas.turnBy(-bench.canvas.turned().yaw, -bench.canvas.turned().pitch);
        // In the failed colour, the hindmost is hidden by the foremost, which covers it.
        const std::vector<NodeKey>& keys = bench.document.columns().nodeKeys;
        bench.document.setState({ keys[5] }, {}, { .failed = true });
        const QPoint at = bench.canvas.view().toView(bench.canvas.scene().positions()[53]).toPoint();
        const QRect around(at - QPoint(3, 3), QSize(6, 6));
        QCOMPARE(test::Picture(bench.canvas).count(Theme::current().error, around), 0);
        bench.document.setState({ keys[53] }, {}, { .failed = true });
        QVERIFY(test::Picture(bench.canvas).ink(around) >= 0);
        QVERIFY(bench.canvas.scene().nodeHealth(53) == Health::Failed);
    }

    void handsTurnItAndItIsKept()
    {
        Bench bench;
        bench.load("Ring(4)_Ring(4)_Ring(4)");
        QTest::qWait(10);
        const FabricColumns flat = bench.document.columns();
        const ViewTransform flatView = bench.canvas.view();
        for (int visit = 0; visit < 2; ++visit) {
            bench.run("topology.space");
            QVERIFY(bench.canvas.isInSpace());
            const SpaceDrawing before = bench.canvas.turned();
            const int steps = bench.document.undoStack()->count();
            bench.drag({ 450, 350 }, { 550, 320 }, Qt::ShiftModifier, Qt::MiddleButton);
            QCOMPARE(bench.canvas.turned().yaw, before.yaw + 40);
            QCOMPARE(bench.canvas.turned().pitch, before.pitch - 12);
            QVERIFY(bench.selection.selection().isEmpty()); // no band
            QCOMPARE(bench.document.undoStack()->count(), steps + 1);
            QTest::keyClick(&bench.canvas, Qt::Key_Up);
            QTest::keyClick(&bench.canvas, Qt::Key_Up);
            QCOMPARE(bench.canvas.turned().pitch, before.pitch - 22);
            bench.run("topology.tool.turn");
            bench.drag({ 450, 350 }, { 440, 350 });
            QCOMPARE(bench.canvas.turned().yaw, before.yaw + 36);
            QTest::keyClick(&bench.canvas, Qt::Key_Escape);
            QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
            QCOMPARE(bench.document.columns().drawing->space, bench.canvas.turned());
            bench.run("topology.space");
            QVERIFY(!bench.canvas.isInSpace());
            QCOMPARE(bench.canvas.scene().positions(), flat.positions);
            QVERIFY(bench.canvas.view() == flatView);
        }
        bench.run("topology.space");
        const SpaceDrawing turned = bench.canvas.turned();
        const QByteArray kept = drawingJson(bench.document.columns());
        const topology::Fabric fabric = bench.document.sealed().value()->fabric;
        bench.load("Ring(4)_FC(4)");
        QVERIFY(!bench.canvas.isInSpace());
        bench.document.load(fabric, {}, kept); // opened again
        QVERIFY(bench.canvas.isInSpace());
        QVERIFY(std::abs(bench.canvas.turned().yaw - turned.yaw) < 1e-9);
        QVERIFY(std::abs(bench.canvas.turned().pitch - turned.pitch) < 1e-9);
        QVERIFY(bench.canvas.view().toScene(QRectF(bench.canvas.rect())).contains(bench.canvas.scene().bounds()));
    }

    void aTurnThatIsGivenUpIsTurnedBack()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        QTest::qWait(10);
        bench.run("topology.space");
        const SpaceDrawing before = bench.canvas.turned();
        QTest::mousePress(&bench.canvas, Qt::MiddleButton, Qt::ShiftModifier, { 300, 300 });
        QMouseEvent move(QEvent::MouseMove, QPoint(360, 300), bench.canvas.mapToGlobal(QPoint(360, 300)), Qt::NoButton,
            Qt::MiddleButton, Qt::ShiftModifier);
        QCoreApplication::sendEvent(&bench.canvas, &move);
        QVERIFY(!(bench.canvas.turned() == before));
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QVERIFY(std::abs(bench.canvas.turned().yaw - before.yaw) < 1e-9);
        QTest::mouseRelease(&bench.canvas, Qt::MiddleButton, {}, { 360, 300 });
        QCOMPARE(bench.document.columns().drawing->space, before);
    }

    void nothingIsPlacedInSpace()
    {
        Bench bench;
        bench.load("Ring(3)_Ring(3)_Ring(3)");
        QTest::qWait(10);
        bench.run("topology.space");
        const FabricColumns before = bench.document.columns();
        const QPoint at = bench.canvas.view().toView(bench.canvas.scene().positions()[26]).toPoint();
        bench.drag(at, at + QPoint(70, 40));
        bench.run("topology.tool.npu");
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, { 20, 20 });
        bench.selection.selectNodes({ before.nodeKeys[0] });
        for (const char* id : { "topology.duplicate", "topology.layout.ring", "topology.alignLeft" }) {
            QAction* action = bench.commands.action(QString::fromLatin1(id));
            QVERIFY2(!action->isEnabled() && action->toolTip().contains(QStringLiteral("3-D")), id);
        }
        QVERIFY(bench.document.columns() == before);
        // What is left after a node is gone is no grid: it is drawn flat again, and undo brings the space back.
        bench.run("topology.delete");
        QVERIFY(!bench.canvas.isInSpace());
        QCOMPARE(bench.canvas.scene().positions(), bench.document.columns().positions);
        bench.document.undoStack()->undo();
        QVERIFY(bench.canvas.isInSpace());
    }

    void theWholeIsSeenInSpaceAndBack()
    {
        Bench bench;
        bench.load("Ring(4)_Ring(4)_Ring(4)");
        QTest::qWait(10);
        const auto isFitted = [&] {
            const QRectF seen = bench.canvas.view().toScene(QRectF(bench.canvas.rect()));
            const QRectF all = bench.canvas.scene().bounds();
            return seen.contains(all) && (all.width() > seen.width() / 2 || all.height() > seen.height() / 2);
        };
        for (int visit = 0; visit < 2; ++visit) {
            bench.canvas.zoom(5);
            QVERIFY(!isFitted());
            bench.run("topology.space");
            QVERIFY(isFitted());
            bench.canvas.zoom(5);
            bench.run("topology.space");
            QVERIFY(!bench.canvas.isInSpace());
            QVERIFY(isFitted());
            bench.canvas.zoom(5);
            bench.document.undoStack()->undo();
            QVERIFY(bench.canvas.isInSpace());
            QVERIFY(isFitted());
            bench.document.undoStack()->redo();
            QVERIFY(isFitted());
        }
    }

    void aDragThatPlacesNothingSaysWhy()
    {
        Bench bench;
        bench.load("Ring(3)_Ring(3)_Ring(3)");
        QTest::qWait(10);
        QSignalSpy said(&bench.view, &View::statusMessage);
        bench.run("topology.space");
        const QPoint at = bench.canvas.view().toView(bench.canvas.scene().positions()[26]).toPoint();
        bench.drag(at, at + QPoint(70, 40));
        QCOMPARE(said.size(), 1); // once a drag
        QVERIFY2(said[0][0].toString().contains("3-D"), qPrintable(said[0][0].toString()));
        bench.run("topology.space");
        bench.view.setEditable(false);
        bench.drag(bench.seen(std::size_t { 4 }), bench.seen(std::size_t { 4 }) + QPoint(70, 40));
        QCOMPARE(said.size(), 2);
        QVERIFY2(said[1][0].toString().contains("Design"), qPrintable(said[1][0].toString()));
        bench.view.setEditable(true);
        bench.drag(bench.seen(std::size_t { 4 }), bench.seen(std::size_t { 4 }) + QPoint(70, 40));
        QCOMPARE(said.size(), 2); // it was moved
    }

    // Window managers take Alt and the mouse for themselves.
    void altTurnsNothing()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        QTest::qWait(10);
        bench.run("topology.space");
        const SpaceDrawing before = bench.canvas.turned();
        const ViewTransform view = bench.canvas.view();
        bench.drag({ 20, 20 }, { 80, 40 }, Qt::AltModifier);
        QCOMPARE(bench.canvas.turned(), before);
        bench.drag({ 300, 300 }, { 340, 320 }, {}, Qt::MiddleButton); // moves, as everywhere
        QCOMPARE(bench.canvas.turned(), before);
        QVERIFY(!(bench.canvas.view() == view));
        bench.run("topology.space");
        const ViewTransform flat = bench.canvas.view();
        bench.drag({ 300, 300 }, { 340, 320 }, Qt::ShiftModifier, Qt::MiddleButton); // flat there is nothing to turn
        QVERIFY(!(bench.canvas.view() == flat));
    }

    void whatIsNoGridSaysWhy()
    {
        Bench bench;
        QAction* space = bench.commands.action(QStringLiteral("topology.space"));
        for (const char* spec : { "Ring(4)_FC(4)", "SW(8)", "Ring(2)_Ring(2)_Ring(2)_Ring(2)", "DGX1V" }) {
            bench.load(spec);
            QVERIFY2(!space->isEnabled(), spec);
            QVERIFY2(
                space->toolTip().contains(QStringLiteral("3-D")) || space->toolTip().contains(QStringLiteral("grid")),
                qPrintable(space->toolTip()));
        }
        for (const char* spec : { "Ring(4)", "Torus(4x4)", "Mesh(3x3)", "Ring(2)_Mesh(3)_Ring(4)" }) {
            bench.load(spec);
            QVERIFY2(space->isEnabled(), spec);
            for (int visit = 0; visit < 2; ++visit) {
                bench.run("topology.space");
                QVERIFY(test::Picture(bench.canvas).ink() > 0.002);
                bench.run("topology.space");
            }
        }
    }

    void tenThousandNodesAreDrawnOneByOne()
    {
        Bench bench;
        bench.load("Ring(22)_Ring(22)_Ring(22)");
        QTest::qWait(10);
        bench.run("topology.space");
        QVERIFY(bench.canvas.isInSpace());
        QCOMPARE(bench.canvas.detail(), Detail::Mid); // not as blocks
        const test::Picture before(bench.canvas);
        bench.drag({ 400, 300 }, { 460, 330 }, Qt::ShiftModifier, Qt::MiddleButton);
        const test::Picture after(bench.canvas);
        QVERIFY(!(after == before));
        QVERIFY(after.colors() > 10); // shades of depth
    }
};

WEFT_TEST(TestSpace)
#include "tst_space.moc"
