// SPDX-License-Identifier: GPL-3.0-or-later
// What people come for, through the real window: draw a fabric and undo it, load a trace, run it, look at it, change
// something, compare, and take the results away.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/exports.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/retelling.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_view.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"
#include "widgets/topology/topology_canvas.h"
#include "widgets/topology/topology_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QImage>
#include <QMessageBox>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;
using widgets::CanvasTool;

namespace {

void drag(QWidget* widget, QPoint from, QPoint to)
{
    QTest::mousePress(widget, Qt::LeftButton, {}, from);
    QTest::mouseMove(widget, (from + to) / 2);
    QTest::mouseMove(widget, to);
    QTest::mouseRelease(widget, Qt::LeftButton, {}, to);
}

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

} // namespace

class TestJourneys : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void drawUndoRedo()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.workspace()->startNew();
        QVERIFY(window.showView("topology"));
        QApplication::processEvents();
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        widgets::TopologyCanvas* canvas = window.views()->get<widgets::TopologyView>()->canvas();
        fabric->addNode(topology::NodeKind::Npu, { 0, 0 }); // the empty state gives way to the canvas
        canvas->actualSize();
        QApplication::processEvents();
        canvas->setTool(CanvasTool::Npu);
        const QPoint middle = canvas->rect().center();
        for (const QPoint offset : { QPoint(-200, -120), QPoint(200, -120), QPoint(-200, 160) })
            QTest::mouseClick(canvas, Qt::LeftButton, {}, middle + offset);
        QCOMPARE(fabric->columns().nodeKeys.size(), std::size_t { 4 });
        canvas->setTool(CanvasTool::Switch);
        QTest::mouseClick(canvas, Qt::LeftButton, {}, middle + QPoint(200, 160));
        canvas->setTool(CanvasTool::Link);
        const auto at = [&](std::size_t node) {
            return canvas->view().toView(canvas->scene().positions()[node]).toPoint(); // they snapped to the grid
        };
        for (const std::size_t npu : { std::size_t { 1 }, std::size_t { 2 }, std::size_t { 3 } })
            drag(canvas, at(npu), at(4));
        QCOMPARE(fabric->columns().linkKeys.size(), std::size_t { 6 }); // three cables
        canvas->setTool(CanvasTool::Select);
        QTest::keyClick(canvas, Qt::Key_A, Qt::ControlModifier);
        const auto sealed = fabric->sealed();
        QVERIFY(sealed);
        QCOMPARE((*sealed)->fabric.topology().npuCount(), 4U);
        const int steps = fabric->undoStack()->index();
        QVERIFY(steps >= 8);
        while (fabric->undoStack()->canUndo())
            window.commands()->action("edit.undo")->trigger();
        QVERIFY(fabric->isEmpty());
        while (fabric->undoStack()->canRedo())
            window.commands()->action("edit.redo")->trigger();
        QCOMPARE(fabric->columns().linkKeys.size(), std::size_t { 6 });
        QCOMPARE((*fabric->sealed())->fabric.topology().npuCount(), 4U);
    }

    void loadRunScrubSelectExport()
    {
        QTemporaryDir folder;
        const QString base = folder.filePath(QString::fromUtf8("meine Läufe 実験"));
        QVERIFY(study::writeSample(base.toStdString()));
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openFile(base + "/fabric.json");
        settle(window);
        window.openFile(base + "/step.7.et"); // any file of the set
        settle(window);
        QVERIFY(window.workspace()->workload().workload != nullptr);
        QCOMPARE(window.workspace()->workload().workload->graphs.size(), std::size_t { 64 });
        window.openFile(base + "/system.json");
        window.openFile(base + "/groups.json");
        settle(window);
        QVERIFY(!window.workspace()->settings().system.empty());
        QVERIFY(!window.workspace()->settings().groups.empty());
        window.commands()->action("run.start")->trigger();
        settle(window);
        const widgets::RunViewPtr run = window.workspace()->currentRun();
        QVERIFY(run != nullptr);
        QVERIFY(run->run->complete());

        window.setMode(Mode::Analyze);
        settle(window);
        widgets::TimeController* time = window.workspace()->time();
        QCOMPARE(time->extent().to, static_cast<std::int64_t>(run->run->makespan.ns()));
        const QImage before = window.views()->get<widgets::TopologyView>()->grab().toImage();
        time->setCursor(time->extent().to / 3);
        settle(window);
        QVERIFY(
            window.views()->get<widgets::TopologyView>()->grab().toImage() != before); // the links have other colours
        window.commands()->action("time.nextEvent")->trigger();
        QVERIFY(time->cursor() > time->extent().to / 3);
        auto* canvas = window.views()->get<widgets::TimelineView>()->canvas();
        const int y = canvas->height() / 2;
        drag(canvas, { canvas->width() / 2, y }, { canvas->width() * 3 / 4, y });
        QVERIFY(time->selected().has_value());
        settle(window);

        QString error;
        for (const char* name : { "a.png", "b.svg", "c.pdf" }) {
            const QString file = folder.filePath(name);
            QVERIFY2(test::writePicture(*window.views()->get<widgets::TopologyView>(), file, error), qPrintable(error));
            QVERIFY(QFileInfo(file).size() > 1000);
            QVERIFY2(test::writePicture(*window.views()->get<widgets::TimelineView>(), file, error), qPrintable(error));
        }
        QVERIFY(!test::writePicture(*window.views()->get<widgets::TopologyView>(), "/nowhere/a.png", error));
        QVERIFY(error.contains("/nowhere/a.png"));
    }

    void whatIfAndCompare()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        settle(window);
        const auto first = window.workspace()->currentRun();
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        const auto sealed = *fabric->sealed();
        fabric->setState({}, { sealed->linkKeys[0] }, { false, 0.1, {}, {}, false });
        QVERIFY(window.workspace()->run().isEmpty());
        settle(window);
        const auto second = window.workspace()->currentRun();
        QVERIFY(second != first);
        QVERIFY(second->run->makespan > first->run->makespan); // a slow link slows the step
        RunList* runs = window.workspace()->runs();
        runs->setOther(runs->items()[0].id);
        window.setMode(Mode::Compare);
        settle(window);
        QCOMPARE(window.workspace()->time()->extent().to, static_cast<std::int64_t>(second->run->makespan.ns()));
        fabric->undoStack()->undo();
        QVERIFY((*fabric->sealed())->fabric.isPristine());
    }

    // An hour of work is not thrown away by one key, also where nothing else has changed.
    void whoLeavesARunThatGoesOnIsAsked()
    {
        QTemporaryDir folder;
        MainWindow window(false);
        window.show();
        test::startLongRun(window);
        QVERIFY(window.saveTo(folder.filePath("p.weft")));
        RunList* runs = window.workspace()->runs();
        QVERIFY(runs->isRunning() && !window.workspace()->isModified());
        QSignalSpy closed(&window, &MainWindow::closed);
        for (const char* choice : { "Cancel", "Stop and close" }) {
            QString said;
            QTimer answer;
            connect(&answer, &QTimer::timeout, &window, [&] {
                auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
                if (box == nullptr)
                    return;
                said = box->text() + ' ' + box->informativeText();
                for (QAbstractButton* button : box->buttons()) {
                    if (widgets::withoutMnemonic(button->text()) == choice)
                        button->click();
                }
            });
            answer.start(20);
            const bool isClosed = window.close();
            QVERIFY2(said.contains("still going on"), qPrintable(said));
            QVERIFY2(said.contains("lost"), qPrintable(said));
            QCOMPARE(isClosed, QString(choice) != "Cancel");
            QCOMPARE(closed.size(), isClosed ? 1 : 0);
        }
        runs->stopAll();
        settle(window);
    }

    void aRunThatIsStoppedIsPartial()
    {
        MainWindow window(false);
        window.show();
        test::startLongRun(window);
        RunList* runs = window.workspace()->runs();
        runs->stopAll();
        settle(window);
        QVERIFY(!runs->isRunning());
        QCOMPARE(runs->rowCount(), 1);
        const RunItem& item = runs->items().front();
        QCOMPARE(item.state, RunState::Partial);
        QVERIFY(item.view->run->cancelled);
        QVERIFY(item.view->run->operations.size() > 0);
        QCOMPARE(window.workspace()->currentRun(), item.view);
    }

    void whatCannotRunIsAnIssueThatLeadsThere()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        Findings findings;
        window.workspace()->fabric()->replaceWith(
            *topology::topologyFromSpec("Ring(128,50GB/s,500ns)", findings), "Generate");
        QVERIFY(window.workspace()->run().isEmpty());
        settle(window);
        QVERIFY(window.views()->get<widgets::IssuesView>()->model()->rowCount() > 0);
        QVERIFY(window.workspace()->runs()->items().back().state == RunState::Failed);
    }

    void aTraceLargerThanMemoryIsRefusedWithItsSize()
    {
        QTemporaryDir folder;
        QFile huge(folder.filePath("huge.0.et"));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        if (!huge.resize(qint64 { 1 } << 41))
            QSKIP("this file system holds no sparse file of two TiB");
        huge.close();
        MainWindow window(false);
        window.openFile(huge.fileName());
        settle(window);
        QVERIFY(window.workspace()->workload().workload == nullptr);
        QVERIFY(window.views()->get<widgets::IssuesView>()->model()->rowCount() > 0);
    }

    void anythingCanBeDropped()
    {
        QTemporaryDir folder;
        QVERIFY(study::writeSample(folder.path().toStdString()));
        MainWindow window(false);
        window.show();
        QMimeData data;
        data.setUrls(
            { QUrl::fromLocalFile(folder.filePath("fabric.json")), QUrl::fromLocalFile(folder.filePath("step.0.et")) });
        QDragEnterEvent enter({ 100, 100 }, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &drop);
        settle(window);
        QVERIFY(window.workspace()->workload().workload != nullptr);
        QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 64U);
    }
};

WEFT_TEST(TestJourneys)
#include "tst_journeys.moc"
