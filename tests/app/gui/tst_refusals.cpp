// SPDX-License-Identifier: GPL-3.0-or-later
// What the window does not take (texts that are no number, files that are none of Weft's, runs that fail), what it says
// of each, and when it stops saying so.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/issues/issues_view.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/settings/number_field.h"
#include "widgets/settings/settings_form.h"
#include "widgets/summary/summary_view.h"
#include "widgets/timeline/timeline_view.h"

#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

widgets::IssuesModel* issuesOf(MainWindow& window)
{
    return window.views()->get<widgets::IssuesView>()->model();
}

QStringList messages(MainWindow& window, const QString& source)
{
    QStringList texts;
    for (int row = 0; row < issuesOf(window)->rowCount(); ++row) {
        const widgets::Issue& issue = issuesOf(window)->issue(row);
        if (issue.source == source)
            texts << QString::fromStdString(issue.finding.error.message);
    }
    return texts;
}

QString textOf(const widgets::EmptyState* empty)
{
    QStringList texts;
    for (const auto* label : empty->findChildren<QLabel*>())
        texts << label->text();
    return texts.join(' ');
}

QString write(const QTemporaryDir& folder, const char* name, const QByteArray& content)
{
    QFile file(folder.filePath(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("no file could be written");
    return file.fileName();
}

} // namespace

class TestRefusals : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aTextThatIsNoNumberChangesNothingAndRunsNothing()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        const study::RunSettings before = workspace->settings();
        const int steps = workspace->undoStack()->count();
        const int runs = workspace->runs()->rowCount();
        const std::pair<const char*, const char*> typed[]
            = { { "preferred-dataset-splits", "1e99" }, { "packet", "12 abc" } };
        for (const auto& [key, text] : typed) {
            QVERIFY(window.showView("settings"));
            auto* form = window.views()->get<widgets::SettingsForm>();
            QVERIFY(form->showField(key));
            auto* field = form->findChild<widgets::NumberField*>(key);
            field->selectAll();
            QTest::keyClicks(field, text);
            settle(window);
            QVERIFY(field->isWrong());
            QVERIFY(workspace->settings() == before);
            QCOMPARE(workspace->undoStack()->count(), steps);
            QCOMPARE(messages(window, "Settings").size(), 1);
            QVERIFY2(messages(window, "Settings").front().contains(text), qPrintable(messages(window, "Settings")[0]));
            // Run says why, by its key and by its command.
            QAction* run = window.commands()->action("run.start");
            QTRY_VERIFY(!run->isEnabled());
            QVERIFY2(widgets::whyDisabled(run).contains(text), qPrintable(widgets::whyDisabled(run)));
            QTest::keyClick(&window, Qt::Key_F5);
            settle(window);
            QCOMPARE(workspace->runs()->rowCount(), runs);
            // The issue leads to the field.
            window.setFocus();
            emit window.views()->get<widgets::IssuesView>()->activated(issuesOf(window)->issue(0));
            QTRY_VERIFY(field->hasFocus());
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClick(field, Qt::Key_Delete);
            settle(window);
            QVERIFY(messages(window, "Settings").isEmpty());
            QTRY_VERIFY(run->isEnabled());
            while (workspace->undoStack()->index() > steps)
                workspace->undoStack()->undo();
            workspace->undoStack()->setIndex(steps);
        }
    }

    void whatDidNotOpenIsDismissedOrGoesWithTheNext()
    {
        QTemporaryDir folder;
        const QString xml = write(folder, "fabric.xml", "<system><npu/></system>");
        const QString text = write(folder, "notes.txt", "Nothing that Weft reads.\n");
        QVERIFY(study::writeSample(folder.path().toStdString()).ok());
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        const widgets::EmptyState* empty = window.views()->get<widgets::ScheduleView>()->emptyState();
        auto* table = window.findChild<widgets::DataTable*>("issuesTable");
        for (int way = 0; way < 4; ++way) {
            window.openFiles({ xml, text });
            settle(window);
            QCOMPARE(messages(window, "Open").size(), 2);
            QVERIFY2(textOf(empty).contains("fabric.xml"), qPrintable(textOf(empty)));
            const auto isSaid = [&] { return messages(window, "Open").size(); };
            if (way == 0) { // one by one, by the key
                table->setCurrentIndex(table->model()->index(0, 0));
                QTest::keyClick(table, Qt::Key_Delete);
                QCOMPARE(isSaid(), 1);
                QTest::keyClick(table, Qt::Key_Delete);
            } else if (way == 1) { // all of them, by the menu
                table->selectAll();
                QTimer::singleShot(100, &window, [] {
                    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
                    QVERIFY(menu != nullptr);
                    auto* dismiss = menu->findChild<QAction*>("dismissIssue");
                    QVERIFY(dismiss != nullptr && dismiss->text().contains("Dismiss"));
                    dismiss->trigger();
                    menu->close();
                });
                const QPoint at = table->visualRect(table->model()->index(0, 0)).center();
                QContextMenuEvent event(QContextMenuEvent::Mouse, at, table->viewport()->mapToGlobal(at));
                QApplication::sendEvent(table->viewport(), &event);
            } else if (way == 2) { // something opens
                window.openFile(folder.filePath("system.json"));
                settle(window);
            } else {
                window.workspace()->startNew();
                settle(window);
            }
            QVERIFY2(isSaid() == 0, qPrintable(QString("way %1").arg(way)));
            QVERIFY2(!textOf(empty).contains("fabric.xml"), qPrintable(textOf(empty)));
        }
    }

    void aRunThatFailsIsSaidWhereItIsLookedFor()
    {
        MainWindow window(false);
        window.resize(1280, 720);
        window.show();
        window.openSample();
        settle(window);
        Workspace* workspace = window.workspace();
        workspace->runs()->remove({ workspace->runs()->items().front().id });
        Findings findings;
        auto larger = topology::topologyFromSpec("Ring(128,50GB/s,500ns)", findings);
        QVERIFY(larger.ok());
        workspace->fabric()->replaceWith(*larger, "Generate");
        auto* notices = window.findChild<NoticeBar*>();
        for (int visit = 0; visit < 2; ++visit) {
            window.setMode(Mode::Analyze);
            window.commands()->action("run.start")->trigger();
            settle(window);
            const RunItem& run = workspace->runs()->items().back();
            QCOMPARE(run.state, RunState::Failed);
            const QString why = QString::fromStdString(firstError(run.findings).message);
            QVERIFY2(notices->textOf("failed").contains(why), qPrintable(notices->textOf("failed")));
            QVERIFY(notices->textOf("failed").startsWith(QString::fromStdString(run.entry.name)));
            for (const widgets::View* view : { static_cast<widgets::View*>(window.views()->get<widgets::SummaryView>()),
                     static_cast<widgets::View*>(window.views()->get<widgets::TimelineView>()) })
                QVERIFY2(textOf(view->emptyState()).contains(why), qPrintable(textOf(view->emptyState())));
            auto* act = notices->findChild<QWidget*>("notice.failed")->findChild<QPushButton*>("act");
            act->click();
            QTRY_VERIFY(window.findChild<QWidget*>("view.issues")->isVisible());
        }
        workspace->undoStack()->undo(); // the fabric is that of the workload again
        settle(window);
        QVERIFY(!notices->says("failed"));
        QVERIFY(!textOf(window.views()->get<widgets::SummaryView>()->emptyState()).contains("failed"));
    }

    void aStoppedRunEndsWhereItWasStopped()
    {
        MainWindow window(false);
        window.show();
        test::startLongRun(window);
        RunList* runs = window.workspace()->runs();
        runs->stopAll();
        settle(window);
        const RunItem& item = runs->items().front();
        QCOMPARE(item.state, RunState::Partial);
        QVERIFY(item.view->run->makespan > Time {});
        QCOMPARE(item.entry.makespanNs, item.view->run->makespan.ns());
        QCOMPARE(window.workspace()->time()->extent().to, static_cast<std::int64_t>(item.view->run->makespan.ns()));
        QVERIFY2(
            !window.statusBar()->currentMessage().contains("done"), qPrintable(window.statusBar()->currentMessage()));
        QVERIFY(!widgets::SummaryView::partialReason(*item.view->run).contains("stopped at 0 ns"));
    }

    void filesThatAreNoneOfOursAreCalledWhatTheyLookLike()
    {
        QTemporaryDir folder;
        const std::pair<QString, QString> files[] = {
            { write(folder, "README.md", "# A topology\n\nIt says *what* stands where, café by café.\n"),
                "looks like text" },
            { write(folder, "noise.bin", QByteArray("\x85\xB3\x01\xFE\x17 noise \x03\x02\x01\xC0\xFF", 18)),
                "looks like binary data" },
            { write(folder, "nothing.et", {}), "is empty" },
            { write(folder, "system.xml", "<?xml version='1.0'?><system/>"), "the root element is 'system'" },
        };
        MainWindow window(false);
        window.show();
        window.openSample();
        settle(window);
        for (const auto& [file, says] : files) {
            window.openFile(file);
            settle(window);
            const QStringList said = messages(window, "Open");
            QVERIFY2(said.size() == 1 && said.front().startsWith("this is ") && said.front().contains(says),
                qPrintable(said.join('\n')));
        }
    }
};

WEFT_TEST(TestRefusals)
#include "tst_refusals.moc"
