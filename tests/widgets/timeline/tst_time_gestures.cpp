// SPDX-License-Identifier: GPL-3.0-or-later
// What hands do on the real widget: pinch, measure by two clicks, edges that snap, menus, hovering, and steps along
// messages.
#include "tests/engine/simulation/scenario_builder.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/timeline/bar_names.h"
#include "widgets/timeline/timeline_overlay.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QNativeGestureEvent>
#include <QPointingDevice>
#include <QSignalSpy>
#include <QToolTip>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

// The entry of the menu that a right click there opens.
QAction* menuAction(const ViewFixture& f, QPoint at, const char* name)
{
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, f.view->canvas()->mapToGlobal(at));
    QCoreApplication::sendEvent(f.view->canvas(), &event);
    const auto menus = f.view->canvas()->findChildren<QMenu*>(QStringLiteral("timeMenu"));
    return menus.isEmpty() ? nullptr : menus.back()->findChild<QAction*>(QString::fromLatin1(name));
}

void choose(const ViewFixture& f, QPoint at, const char* name)
{
    QAction* action = menuAction(f, at, name);
    QVERIFY2(action != nullptr && action->isEnabled(), name);
    action->trigger();
    static_cast<QMenu*>(action->parent())->close();
    QCoreApplication::processEvents();
}

} // namespace

class TestTimeGestures : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void pinchingZoomsAboutTheFingers()
    {
        ViewFixture f;
        f.show(m_run);
        const QPoint at(700, 300);
        const std::int64_t under = f.scene().axis().toTime(at.x());
        for (int step = 0; step < 5; ++step) {
            QNativeGestureEvent pinch(Qt::ZoomNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
                f.view->canvas()->mapToGlobal(at), 0.2, {});
            QCoreApplication::sendEvent(f.view->canvas(), &pinch);
        }
        QVERIFY(f.time.visible().length() < f.time.extent().length() / 2);
        QVERIFY(std::abs(f.scene().axis().toPixel(under) - at.x()) < 2);
        QNativeGestureEvent turn(Qt::RotateNativeGesture, QPointingDevice::primaryPointingDevice(), 2, at, at,
            f.view->canvas()->mapToGlobal(at), 30, {});
        const TimeRange before = f.time.visible();
        QCoreApplication::sendEvent(f.view->canvas(), &turn);
        QCOMPARE(f.time.visible(), before);
    }

    void twoClicksMeasure()
    {
        ViewFixture f;
        f.show(m_run);
        TimelineCanvas* canvas = f.view->canvas();
        f.key(Qt::Key_M);
        QVERIFY(canvas->isMeasuring());
        const TimeAxis axis = f.scene().axis();
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, { 600, 300 }); // Ctrl: do not snap
        QVERIFY(canvas->isMeasuring());
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, { 400, 320 });
        QVERIFY(!canvas->isMeasuring());
        QCOMPARE(canvas->measured().value(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        QVERIFY(f.selection.selection().isEmpty()); // the clicks selected nothing
        f.key(Qt::Key_Escape);
        QVERIFY(!canvas->measured());
        f.key(Qt::Key_M);
        f.key(Qt::Key_Escape);
        QVERIFY(!canvas->isMeasuring());
        QTest::mouseClick(canvas, Qt::LeftButton, {}, f.pointOf(f.data().operationBar[0]));
        QCOMPARE(f.selection.selection().operations.size(), std::size_t { 1 });
    }

    void edgesOfARangeSnapToBars()
    {
        ViewFixture f;
        f.show(m_run);
        // A bar that is wide enough to be grabbed inside and that is alone at its end.
        std::uint32_t bar = kNoBar;
        for (const std::uint32_t candidate : f.data().operationBar) {
            if (candidate != kNoBar && f.scene().barRect(candidate) && f.scene().barRect(candidate)->width() > 40)
                bar = candidate;
            if (bar != kNoBar)
                break;
        }
        QVERIFY(bar != kNoBar);
        const QRect rect = *f.scene().barRect(bar);
        const QPoint from(rect.left() + 3, rect.center().y());
        const QPoint to(rect.right() - 3, rect.center().y());
        f.drag(from, to);
        QCOMPARE(f.time.selected().value(), (TimeRange { f.data().start[bar], f.data().end[bar] }));
        f.drag(from, to, Qt::LeftButton, Qt::ControlModifier);
        const TimeAxis axis = f.scene().axis();
        QCOMPARE(f.time.selected().value(), (TimeRange { axis.toTime(from.x()), axis.toTime(to.x()) }));
    }

    void hoveringSaysAllFiguresAtOnce()
    {
        ViewFixture f;
        f.show(m_run);
        const std::uint32_t bar = f.data().operationBar[5];
        QTest::mouseMove(f.view->canvas(), f.pointOf(bar));
        QMouseEvent move(QEvent::MouseMove, f.pointOf(bar), f.view->canvas()->mapToGlobal(f.pointOf(bar)), Qt::NoButton,
            Qt::NoButton, {});
        QCoreApplication::sendEvent(f.view->canvas(), &move);
        QVERIFY(QToolTip::text().contains(BarNames::bar(f.data(), bar).toHtmlEscaped()));
        for (const auto& [name, value] : BarNames::facts(f.data(), bar))
            QVERIFY2(QToolTip::text().contains(value.toHtmlEscaped()), qPrintable(name));
    }

    void barsHaveAMenu()
    {
        ViewFixture f;
        f.show(m_run);
        const std::uint32_t bar = f.data().operationBar[5];
        const OpKey key = f.data().keyOf(5);
        QSignalSpy views(f.view->canvas(), &TimelineCanvas::viewWanted);
        choose(f, f.pointOf(bar), "copyName");
        QCOMPARE(QGuiApplication::clipboard()->text(), BarNames::bar(f.data(), bar));
        choose(f, f.pointOf(bar), "copyValues");
        for (const auto& [name, value] : BarNames::facts(f.data(), bar))
            QVERIFY(QGuiApplication::clipboard()->text().contains(name + '\t' + value));
        choose(f, f.pointOf(bar), "findInOperations");
        QCOMPARE(f.selection.selection().operations, std::vector<OpKey> { key });
        QCOMPARE(views.back().front().toString(), QStringLiteral("operations"));
        choose(f, f.pointOf(bar), "showOnTopology");
        QCOMPARE(views.back().front().toString(), QStringLiteral("topology"));
        QCOMPARE(f.selection.selection().nodes, std::vector<NodeKey> { m_run->nodeKeys[index(key.rank)] });
        choose(f, f.pointOf(bar), "selectLike");
        f.jobs.waitForAll();
        const std::vector<OpKey>& like = f.selection.selection().operations;
        QVERIFY(like.size() > 1);
        QVERIFY(std::find(like.begin(), like.end(), key) != like.end());
        choose(f, f.pointOf(bar), "zoomTo");
        QVERIFY(f.time.visible().length() < f.time.extent().length());
        QVERIFY(f.scene().barRect(bar)->width() > 300);
    }

    void rowsHaveAMenu()
    {
        ViewFixture f;
        f.show(m_run);
        const Row& row = f.scene().layout().rows[4];
        const std::uint32_t track = row.subject;
        const QPoint label(60, f.scene().rowRect(row, false).center().y());
        choose(f, label, "pinRow");
        QCOMPARE(f.scene().rows().pinned, std::vector<std::uint32_t> { track });
        const QPoint moved(60, f.scene().rowRect(f.scene().layout().rows[4], false).center().y());
        choose(f, moved, "hideRow");
        QCOMPARE(f.scene().layout().rowOfTrack[track], -1);
        QVERIFY(f.scene().rows().pinned.empty());
        choose(f, { 60, 200 }, "showDismissed");
        QVERIFY(f.scene().layout().rowOfTrack[track] >= 0);
    }

    void rowsAndZoomStayForTheNextRun()
    {
        ViewFixture f;
        f.show(m_run);
        RowState rows = f.scene().rows();
        rows.pinned = { 5, 2 };
        std::swap(rows.order[0], rows.order[9]);
        rows.dismissed[7] = true;
        rows.stripHeight = 30;
        f.view->canvas()->setRows(rows);
        f.view->canvas()->setScroll(120);
        f.view->setRun(nullptr); // as the window does between runs of two projects
        f.view->setRun(runSample());
        f.jobs.waitForAll();
        QCOMPARE(f.scene().rows().pinned, rows.pinned);
        QCOMPARE(f.scene().rows().order, rows.order);
        QCOMPARE(f.scene().rows().dismissed, rows.dismissed);
        QCOMPARE(f.scene().rows().stripHeight, 30);
        QCOMPARE(f.scene().scroll(), 120);
        f.view->canvas()->forgetRows();
        QVERIFY(f.scene().rows().pinned.empty());
    }

    void filteringIsAJobAndTheNewestWins()
    {
        ViewFixture f;
        f.show(m_run);
        const std::vector<bool> before = f.scene().rows().hidden;
        auto* field = f.view->findChild<QLineEdit*>(QStringLiteral("timelineFilter"));
        field->setFocus();
        QTest::keyClicks(field, QStringLiteral("/npu1$|npu2$/"));
        QCOMPARE(f.scene().rows().hidden, before); // a worker does it
        f.jobs.waitForAll();
        QCoreApplication::processEvents();
        for (std::size_t track = 0; track < f.data().tracks.size(); ++track) {
            const QString& name = f.data().trackNames[track];
            QCOMPARE(f.scene().rows().hidden[track], !(name.endsWith("npu1") || name.endsWith("npu2")));
        }
        field->clear();
        QCOMPARE(f.scene().rows().hidden, std::vector<bool>(f.data().tracks.size()));
    }

    void arrowsGoFromSendersToReceivers()
    {
        ViewFixture f;
        f.show(m_run);
        const MessagePairs& pairs = f.data().messages;
        const auto& log = m_run->run->messagesLog;
        QCOMPARE(pairs.sender.size(), log.size());
        std::size_t both = 0;
        for (std::size_t at = 0; at < log.size(); ++at) {
            if (pairs.sender[at] == simulation::kNoRecord || pairs.receiver[at] == simulation::kNoRecord)
                continue;
            ++both;
            QCOMPARE(m_run->run->operations.rank[pairs.sender[at]], log.source[at]);
            QCOMPARE(m_run->run->operations.rank[pairs.receiver[at]], log.destination[at]);
        }
        QVERIFY(both > 0);
        // None of so many; of what is selected; all where few are left in sight.
        QVERIFY(messagesToDraw(f.scene(), {}).messages.empty());
        std::uint32_t message = 0;
        while (pairs.sender[message] == simulation::kNoRecord)
            ++message;
        Selection selection;
        selection.operations = { f.data().keyOf(pairs.sender[message]) };
        const auto drawn = messagesToDraw(f.scene(), selection, selection.operations.front()).messages;
        QVERIFY(std::find(drawn.begin(), drawn.end(), message) != drawn.end());
        const QImage without = f.view->canvas()->grab().toImage();
        const auto middle = static_cast<std::int64_t>(log.start[message].ns());
        f.time.setVisible({ middle - 5, middle + 5 });
        for (const std::uint32_t few : messagesToDraw(f.scene(), {}).messages) {
            QVERIFY(static_cast<std::int64_t>(log.start[few].ns()) < middle + 5);
            QVERIFY(static_cast<std::int64_t>(log.end[few].ns()) >= middle - 5);
        }
    }

    void bookmarksAreWrittenAtTheCursor()
    {
        ViewFixture f;
        TimeNotes notes;
        QUndoStack history;
        notes.setUndoStack(&history);
        f.view->canvas()->setNotes(&notes);
        f.show(m_run);
        TimelineCanvas* canvas = f.view->canvas();
        const auto write = [&](const QString& text, Qt::Key end) {
            f.key(Qt::Key_B);
            auto* field = canvas->findChild<QLineEdit*>(QStringLiteral("noteField"));
            QVERIFY(field != nullptr);
            QTRY_VERIFY(field->hasFocus());
            QTest::keyClicks(field, text);
            QTest::keyClick(field, end);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(canvas->findChild<QLineEdit*>(QStringLiteral("noteField")) == nullptr);
            QVERIFY(canvas->hasFocus());
        };
        f.time.setCursor(500'000);
        write(QStringLiteral("not kept"), Qt::Key_Escape);
        QVERIFY(notes.notes().empty());
        write(QStringLiteral("wasd mean letters"), Qt::Key_Return);
        canvas->activate(f.data().operationBar[40]);
        write(QStringLiteral("slow"), Qt::Key_Return);
        QCOMPARE(history.count(), 2);
        const TimeNote onOperation { f.data().start[f.data().operationBar[40]], f.data().keyOf(40),
            QStringLiteral("slow") };
        QVERIFY(std::find(notes.notes().begin(), notes.notes().end(), onOperation) != notes.notes().end());
        // Flags: keys go from one to the next, a click goes to its very moment, the menu edits and removes.
        f.time.setVisible({ f.data().length / 2, f.data().length / 2 + 1000 });
        f.time.setCursor(f.data().length);
        f.key(Qt::Key_Comma, Qt::ControlModifier);
        QCOMPARE(f.time.cursor(), notes.notes().back().ns);
        QVERIFY(f.time.visible().contains(f.time.cursor()));
        f.time.showAll();
        const QPoint flag(int(canvas->axis().toPixel(500'000)) + 2, 10);
        f.time.setCursor(0);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, flag);
        QCOMPARE(f.time.cursor(), 500'000);
        choose(f, flag, "removeBookmark");
        QCOMPARE(notes.notes(), std::vector<TimeNote> { onOperation });
        // Each of it can be taken back, and done again.
        for (int round = 0; round < 2; ++round) {
            history.undo();
            QCOMPARE(notes.notes().size(), std::size_t { 2 });
            QCOMPARE(notes.notes().back().text, QStringLiteral("wasd mean letters"));
            while (history.canUndo())
                history.undo();
            QVERIFY(notes.notes().empty());
            while (history.canRedo())
                history.redo();
            QCOMPARE(notes.notes(), std::vector<TimeNote> { onOperation });
        }
        // And all of them are listed, each with its way.
        notes.put({ 1'000'000, {}, QStringLiteral("here & there") });
        QMenu list;
        canvas->listNotes(list);
        QCOMPARE(list.actions().size(), qsizetype { 2 });
        for (QAction* action : list.actions()) {
            if (action->text().contains("here && there"))
                action->trigger();
        }
        QCOMPARE(f.time.cursor(), 1'000'000);
    }

    void stepsFollowMessages()
    {
        // A pipeline: each rank waits for the one before it, computes, and sends.
        weft::test::WorkloadBuilder builder(4);
        for (std::uint32_t rank = 0; rank < 4; ++rank) {
            if (rank > 0)
                builder.receive(rank, rank - 1, 10'000);
            builder.compute(rank, 5, builder.after(rank));
            if (rank < 3)
                builder.send(rank, rank + 1, 10'000, builder.after(rank));
        }
        auto workload = std::make_shared<const trace::Workload>(builder.seal());
        simulation::RunOptions options;
        options.network = simulation::NetworkModel::Aware;
        options.record = simulation::RecordLevel::Full;
        Findings warnings;
        auto run = simulation::simulate(
            weft::test::fabricOf("Ring(4,50GB/s,500ns)"), *workload, simulation::SystemConfig {}, options, warnings);
        QVERIFY2(run.ok(), run.ok() ? "" : toString(run.error()).c_str());
        ViewFixture f;
        f.show(viewOf(*run, workload));
        const auto& operations = (*run)->operations;
        int receives = 0;
        for (std::uint32_t record = 0; record < operations.size(); ++record) {
            if (operations.kind[record] != simulation::OperationKind::Receive)
                continue;
            ++receives;
            const std::uint32_t sender = f.data().messages.sender[operations.completedBy[record]];
            QCOMPARE(operations.kind[sender], simulation::OperationKind::Send);
            QCOMPARE(index(operations.rank[sender]) + 1, index(operations.rank[record]));
            QCOMPARE(stepBack(f.data(), f.data().operationBar[record]), f.data().operationBar[sender]);
            QCOMPARE(stepForward(f.data(), f.data().operationBar[sender]), f.data().operationBar[record]);
        }
        QCOMPARE(receives, 3);
        // By keys: from the last operation of the last rank back to the first of the first.
        f.view->canvas()->activate(f.data().barOf({ Rank { 3 }, OpId { 1 } }));
        for (int step = 0; step < 9; ++step)
            f.key(Qt::Key_BracketLeft);
        QCOMPARE(f.data().operationOf(f.view->canvas()->currentBar()), (OpKey { Rank { 0 }, OpId { 0 } }));
        for (int step = 0; step < 9; ++step)
            f.key(Qt::Key_BracketRight);
        QCOMPARE(f.data().operationOf(f.view->canvas()->currentBar()), (OpKey { Rank { 3 }, OpId { 1 } }));
        // So few messages have their arrows.
        QCOMPARE(messagesToDraw(f.scene(), {}).messages.size(), std::size_t { 3 });
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestTimeGestures)
#include "tst_time_gestures.moc"
