// SPDX-License-Identifier: GPL-3.0-or-later
// The real view, worked by mouse and keys: drawing, moving, selecting, finding, colouring by a run, exporting.
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"
#include "widgets/base/words/quantity_format.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <unistd.h>

using namespace weft;
using namespace weft::widgets;

namespace {

// A run on the document's fabric in which link l is busy for l per cent in bin 0 and not in bin 1.
RunViewPtr runOn(const FabricDocument& document)
{
    const SealedFabricPtr sealed = document.sealed().value();
    simulation::Run run { sealed->fabric };
    const std::uint32_t links = sealed->fabric.topology().linkCount();
    run.makespan = Time { 2000 };
    run.hasLinkBusy = true;
    run.bins = { Time { 1000 }, 2, {} };
    for (std::uint32_t link = 0; link < links; ++link) {
        run.links.push_back({ 100, Time { link * 10 }, 0 });
        run.bins.busyNs.push_back(std::min(1000U, link * 10));
        run.bins.busyNs.push_back(0);
    }
    auto view = std::make_shared<RunView>();
    view->run = std::make_shared<const simulation::Run>(std::move(run));
    view->nodeKeys = sealed->nodeKeys;
    view->linkKeys = sealed->linkKeys;
    for (std::size_t i = 0; i < view->linkKeys.size(); ++i)
        view->linksByKey.emplace_back(view->linkKeys[i], makeId<LinkId>(i));
    for (std::size_t i = 0; i < view->nodeKeys.size(); ++i)
        view->nodesByKey.emplace_back(view->nodeKeys[i], makeId<NodeId>(i));
    return view;
}

} // namespace

class TestTopologyView : public QObject {
    Q_OBJECT

private slots:
    // The links that somebody plays, such as those of a level of a schedule: between their ends, and gone afterwards.
    void litLinksAreSeen()
    {
        Bench bench;
        bench.load("Ring(4)");
        QCoreApplication::processEvents();
        const QImage dark = bench.canvas.grab().toImage();
        for (int round = 0; round < 2; ++round) {
            bench.selection.lightLinks({ bench.document.columns().linkKeys[0] });
            const QImage lit = bench.canvas.grab().toImage();
            const FabricColumns& columns = bench.document.columns();
            const QRect ends = QRect(bench.seen(std::size_t { columns.indexOf(columns.linkSources[0]) }),
                bench.seen(std::size_t { columns.indexOf(columns.linkDestinations[0]) }))
                                   .normalized()
                                   .adjusted(-30, -30, 30, 30);
            int changed = 0;
            for (int y = 0; y < lit.height(); ++y) {
                for (int x = 0; x < lit.width(); ++x) {
                    if (lit.pixel(x, y) == dark.pixel(x, y))
                        continue;
                    ++changed;
                    QVERIFY(ends.contains(x, y));
                }
            }
            QVERIFY2(changed > 50, qPrintable(QString::number(changed)));
            bench.selection.lightLinks({});
            QCOMPARE(bench.canvas.grab().toImage(), dark);
        }
    }

    void aFabricIsDrawnWithTheMouseAndUndone()
    {
        Bench bench;
        const FabricColumns empty = bench.document.columns();
        QVERIFY(!bench.canvas.isVisible()); // the empty state
        bench.run("topology.tool.npu");
        QVERIFY(bench.canvas.isVisible());
        for (const QPoint at : { QPoint(200, 200), QPoint(400, 200), QPoint(200, 400) })
            QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, at);
        bench.run("topology.tool.switch");
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, { 400, 400 });
        QCOMPARE(bench.document.columns().nodeCount(), std::size_t { 4 });
        for (const QPointF& at : bench.document.columns().positions)
            QCOMPARE(at, QPointF(std::round(at.x() / kGrid), std::round(at.y() / kGrid)) * kGrid);
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, Qt::AltModifier, { 611, 333 });
        QCOMPARE(bench.document.columns().positions.back(), bench.canvas.view().toScene({ 611, 333 }));

        bench.run("topology.tool.link");
        for (std::size_t node = 0; node < 3; ++node)
            bench.drag(bench.seen(node), bench.seen(std::size_t { 3 }));
        bench.drag(bench.seen(std::size_t { 0 }), bench.seen(std::size_t { 1 }), Qt::ShiftModifier);
        bench.drag(bench.seen(std::size_t { 0 }), { 30, 30 }); // nowhere
        QCOMPARE(bench.document.columns().linkCount(), std::size_t { 7 });
        QCOMPARE(bench.document.columns().linkCosts.front(), (LinkCost { Latency { 500 }, Bandwidth { 50 } }));

        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
        const QPointF before = bench.document.columns().positions[1];
        bench.drag(bench.seen(std::size_t { 1 }), bench.seen(before + QPointF(83, 41)));
        QCOMPARE(bench.document.columns().positions[1], before + QPointF(80, 40));
        QTest::keyClick(&bench.canvas, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(&bench.canvas, Qt::Key_Up);
        QCOMPARE(bench.document.columns().positions[1], before + QPointF(480, 0));
        bench.run("topology.duplicate");
        bench.run("topology.selectAll");
        bench.run("topology.delete");
        QVERIFY(bench.document.isEmpty());

        while (bench.document.undoStack()->canUndo())
            bench.document.undoStack()->undo();
        QVERIFY(bench.document.columns() == empty);
    }

    void clicksAndBandsSelect()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        QTest::qWait(10);
        const std::vector<NodeKey>& keys = bench.document.columns().nodeKeys;
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, bench.seen(std::size_t { 5 }));
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[5] }));
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, Qt::ControlModifier, bench.seen(std::size_t { 6 }));
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, Qt::ControlModifier, bench.seen(std::size_t { 5 }));
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[6] }));
        const QPoint corner = bench.seen(bench.canvas.scene().bounds().topLeft()) - QPoint(3, 3);
        bench.drag(corner, bench.seen(bench.canvas.scene().bounds().bottomRight()) + QPoint(3, 3));
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 16 });
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 64 });
        bench.run("topology.invertSelection");
        QVERIFY(bench.selection.selection().isEmpty());
        const QPoint onLink = bench.canvas.scene().linkLine(0, bench.canvas.view()).pointAt(0.5).toPoint();
        QTest::mouseClick(&bench.canvas, Qt::LeftButton, {}, onLink);
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 1 });
        bench.run("topology.selectDimension");
        QCOMPARE(bench.selection.selection().links.size(), std::size_t { 32 });
        bench.selection.selectNodes({ keys[0] });
        bench.run("topology.selectNeighbours");
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 5 });
        bench.run("topology.selectKind");
        QCOMPARE(bench.selection.selection().nodes.size(), std::size_t { 16 });
        QTest::keyClick(&bench.canvas, Qt::Key_Escape);
        QVERIFY(bench.selection.selection().isEmpty());
        bench.run("topology.nextNode");
        bench.run("topology.nextNode");
        QCOMPARE(bench.selection.selection().nodes, (std::vector { keys[1] }));
    }

    void wheelKeepsThePointAndHandPans()
    {
        Bench bench;
        bench.load("Torus(8x8)");
        const QPointF at(300, 250);
        const QPointF under = bench.canvas.view().toScene(at);
        QWheelEvent wheel(at, bench.canvas.mapToGlobal(at), {}, { 0, 240 }, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        const double scale = bench.canvas.view().scale;
        QCoreApplication::sendEvent(&bench.canvas, &wheel);
        QVERIFY(bench.canvas.view().scale > scale);
        QVERIFY((bench.canvas.view().toScene(at) - under).manhattanLength() < 1e-6);
        const QPointF origin = bench.canvas.view().origin;
        bench.drag({ 100, 100 }, { 160, 140 }, {}, Qt::MiddleButton);
        const QPointF moved = (origin - bench.canvas.view().origin) * bench.canvas.view().scale;
        QVERIFY((moved - QPointF(60, 40)).manhattanLength() < 1e-6);
        QVERIFY(bench.selection.selection().isEmpty());
        bench.run("topology.fitAll");
        QVERIFY(bench.canvas.view().toScene(QRectF(bench.canvas.rect())).contains(bench.canvas.scene().bounds()));
        bench.run("topology.actualSize");
        QCOMPARE(bench.canvas.view().scale, 1.0);
    }

    void nodesAreFound()
    {
        Bench bench;
        bench.load("Ring(4)_SW(2)");
        bench.document.setName(bench.document.columns().nodeKeys[3], QStringLiteral("head"));
        QCOMPARE(bench.view.find(QStringLiteral("HEAD")), 1);
        QCOMPARE(bench.view.find(QStringLiteral("5")), 1);
        QCOMPARE(bench.selection.selection().nodes.front(), bench.document.columns().nodeKeys[5]);
        QCOMPARE(bench.view.find(QStringLiteral("(2, 1)")), 1);
        QCOMPARE(bench.selection.selection().nodes.front(), bench.document.columns().nodeKeys[6]);
        QCOMPARE(bench.view.find(QStringLiteral("switch")), 4);
        QCOMPARE(bench.view.find(QStringLiteral("nobody")), 0);
        QCOMPARE(bench.view.find(QStringLiteral("  ")), 0);
    }

    void coloursFollowTheClock()
    {
        Bench bench;
        bench.load("Ring(8)");
        bench.time.setExtent({ 0, 2000 });
        bench.view.setRun(runOn(bench.document));
        const auto& levels = bench.canvas.linkLevels();
        QCOMPARE(levels.size(), std::size_t { 16 });
        QCOMPARE(levels[10], levelOf(0.1));
        QVERIFY(bench.view.coloring()->title().endsWith(formatNs(0)));
        const QImage busy = bench.canvas.grab().toImage();
        bench.time.setCursor(1500);
        QTRY_COMPARE(levels[10], std::uint8_t { 0 });
        QVERIFY(bench.canvas.grab().toImage() != busy);
        bench.time.setSelected(TimeRange { 0, 2000 });
        QTRY_COMPARE(levels[10], levelOf(0.05));
        QCOMPARE(bench.view.coloring()->title(),
            QStringLiteral("Mean link utilization of %1 – %2").arg(formatNs(0), formatNs(2000)));
        QVERIFY(bench.view.coloring()->figuresOf(LinkKey { 3 }).contains(formatBytes(100)));

        // After an edit the links are matched by their keys; what the run did not know is idle.
        const std::vector<NodeKey> nodes = bench.document.columns().nodeKeys;
        const std::vector<LinkKey> gone { bench.document.columns().linkKeys[0] };
        bench.document.remove({}, gone);
        bench.document.addLink(nodes[0], nodes[4], bench.canvas.defaultCost(), false);
        QCOMPARE(levels.size(), std::size_t { 16 });
        QCOMPARE(levels[9], levelOf(0.05));
        QCOMPARE(levels.back(), std::uint8_t { 0 });
        bench.view.setRun(nullptr);
        QVERIFY(levels.empty());
    }

    // Colours of a selected range are means; that is said also where there is no room for the title.
    void theRangeOfTheColoursIsAlwaysNamed()
    {
        Bench bench;
        bench.load("Ring(8)");
        bench.time.setExtent({ 0, 2'000'000 });
        bench.view.setRun(runOn(bench.document));
        for (const QSize size : { QSize(900, 700), QSize(900, 330), QSize(280, 260) }) {
            bench.view.resize(size);
            QTest::qWait(5);
            bench.time.setSelected({});
            QTest::qWait(40);
            bench.jobs.waitForAll();
            const auto seen = [&bench] { return bench.view.legend()->grab().toImage(); };
            QImage before = seen();
            for (const std::int64_t to : { 1'200'000, 1'400'000 }) {
                bench.time.setSelected(TimeRange { 0, to });
                QTRY_VERIFY(seen() != before); // a worker adds them up
                before = seen();
                QVERIFY(bench.canvas.rect().contains(bench.view.legend()->geometry()));
            }
        }
    }

    void hoveringIsShared()
    {
        Bench bench;
        bench.load("Ring(4)");
        const QPoint at = bench.canvas.scene().linkLine(2, bench.canvas.view()).pointAt(0.5).toPoint();
        QTest::mouseMove(&bench.canvas, at);
        QMouseEvent move(QEvent::MouseMove, at, bench.canvas.mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QCoreApplication::sendEvent(&bench.canvas, &move);
        QCOMPARE(bench.selection.hovered().link, bench.document.columns().linkKeys[2]);
        const QImage plain = bench.canvas.grab().toImage();
        bench.selection.hover({ .node = bench.document.columns().nodeKeys[0] });
        QVERIFY(bench.canvas.grab().toImage() != plain);
    }

    void aViewerDoesNotEdit()
    {
        Bench bench;
        bench.load("Ring(4)");
        bench.view.setEditable(false);
        bench.run("topology.tool.npu");
        QCOMPARE(bench.canvas.tool(), CanvasTool::Select);
        const FabricColumns before = bench.document.columns();
        bench.drag(bench.seen(std::size_t { 0 }), { 300, 300 });
        QTest::keyClick(&bench.canvas, Qt::Key_Right);
        QTest::keyClick(&bench.canvas, Qt::Key_Delete);
        QVERIFY(bench.document.columns() == before);
    }

    void layoutsAreOneStep()
    {
        Bench bench;
        bench.load("Torus(4x4)");
        const FabricColumns before = bench.document.columns();
        for (const char* id : { "topology.layout.grid", "topology.layout.ring", "topology.layout.force" }) {
            bench.run(id);
            bench.jobs.waitForAll();
            QCOMPARE(bench.document.undoStack()->count(), 1);
            QVERIFY(!(bench.document.columns() == before));
            bench.document.undoStack()->undo();
            QVERIFY(bench.document.columns() == before);
        }
    }

    void filesAreWritten()
    {
        Bench bench;
        bench.load("Ring(4)");
        QTemporaryDir folder;
        QString error;
        for (const char* name : { "a.png", "a.svg", "a.pdf" }) {
            QVERIFY2(test::writePicture(bench.view, folder.filePath(QString::fromLatin1(name)), error, 2),
                qPrintable(error));
            QVERIFY(QFile(folder.filePath(QString::fromLatin1(name))).size() > 500);
        }
        QCOMPARE(QImage(folder.filePath(QStringLiteral("a.png"))).size(), bench.canvas.size() * 2);
        for (const char* name : { "a.json", "a.yml", "a.csv", "a.dot", "a.graphml" }) {
            QVERIFY2(bench.view.exportFabricFile(folder.filePath(QString::fromLatin1(name)), error), qPrintable(error));
            QVERIFY(QFile(folder.filePath(QString::fromLatin1(name))).size() > 20);
        }
        QVERIFY(!test::writePicture(bench.view, folder.filePath(QStringLiteral("a.doc")), error));
        QVERIFY(error.contains(QStringLiteral(".png")));
        QVERIFY(!bench.view.exportFabricFile(folder.filePath(QStringLiteral("a.doc")), error));
        QVERIFY(!test::writePicture(bench.view, QStringLiteral("/nowhere/at/all/a.png"), error));
        QVERIFY(error.contains(QStringLiteral("/nowhere/at/all/a.png")));
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        QVERIFY(!test::writePicture(bench.view, folder.filePath(QStringLiteral("b.png")), error));
        QVERIFY(!bench.view.exportFabricFile(folder.filePath(QStringLiteral("b.json")), error));
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void anotherFabricIsShownAsAWhole()
    {
        Bench bench;
        bench.load("Ring(4)");
        bench.canvas.zoom(7);
        bench.document.replaceWith(bench.document.sealed().value()->fabric.topologyPtr(), QStringLiteral("Generate"));
        QVERIFY(bench.canvas.view().toScene(QRectF(bench.canvas.rect())).contains(bench.canvas.scene().bounds()));
        bench.canvas.zoom(7);
        const ViewTransform view = bench.canvas.view();
        bench.document.addNode(topology::NodeKind::Npu, { 0, 0 });
        QVERIFY(bench.canvas.view() == view);
        bench.document.undoStack()->setIndex(0);
        QVERIFY(!(bench.canvas.view() == view));
    }

    void anUndoDuringAGestureEndsIt()
    {
        Bench bench;
        bench.load("Ring(4)");
        bench.document.addNode(topology::NodeKind::Npu, { 0, 0 });
        const QPoint from = bench.seen(std::size_t { 4 });
        QTest::mousePress(&bench.canvas, Qt::LeftButton, {}, from);
        for (const QPoint by : { QPoint(20, 20), QPoint(60, 60) }) {
            QMouseEvent move(
                QEvent::MouseMove, from + by, bench.canvas.mapToGlobal(from + by), Qt::NoButton, Qt::LeftButton, {});
            QCoreApplication::sendEvent(&bench.canvas, &move);
        }
        bench.document.undoStack()->undo();
        const test::Picture after(bench.canvas);
        QTest::mouseRelease(&bench.canvas, Qt::LeftButton, {}, from + QPoint(60, 60));
        QCOMPARE(bench.document.columns().nodeCount(), std::size_t { 4 });
        QVERIFY(test::Picture(bench.canvas) == after); // nothing was being dragged any more
    }

    void uglyFabrics()
    {
        Bench bench;
        bench.run("topology.tool.npu");
        bench.run("topology.fitAll");
        bench.run("topology.selectAll");
        bench.run("topology.layout.grid"); // nothing to seal
        bench.load("Ring(1)");
        bench.document.setName(bench.document.columns().nodeKeys[0], QString(5000, 'x'));
        bench.run("topology.fitAll");
        QVERIFY(test::Picture(bench.canvas).ink() > 0.0005);
        QVERIFY(bench.view.grab().width() > 0);
        bench.load("FatTree(4096)");
        bench.canvas.zoom(1e9);
        const test::Picture near(bench.canvas);
        bench.canvas.zoom(1e-12);
        const test::Picture far(bench.canvas);
        QVERIFY(far.ink() > 0.0005); // still to be found
        QVERIFY(!(far == near));
    }
};

WEFT_TEST(TestTopologyView)
#include "tst_topology_view.moc"
