// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs in a wide window: nothing is cut where there is room, and figures stand beside the names that they
// belong to, in every mode and again when one comes back.
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"

#include <QAction>
#include <QHeaderView>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QStyledItemDelegate>
#include <QTest>
#include <QThread>
#include <QToolButton>

#include <algorithm>
#include <atomic>

using namespace weft;
using namespace weft::gui;

class TestRunsTable : public QObject {
    Q_OBJECT

private slots:
    void wideTablesCutNothing()
    {
        MainWindow window(false);
        window.resize(3000, 1200);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        auto* table = window.views()->get<RunsView>()->findChild<widgets::DataTable*>();
        const QHeaderView* header = table->horizontalHeader();
        for (int round = 0; round < 2; ++round) {
            for (const Mode mode : { Mode::Simulate, Mode::Analyze, Mode::Compare }) {
                window.setMode(mode);
                test::settle(window, 60, 2);
                if (!table->isVisible() || table->viewport()->width() < 1200)
                    continue;
                int all = 0;
                for (int column = 0; column < header->count(); ++column) {
                    const QString words = table->model()->index(0, column).data(Qt::DisplayRole).toString();
                    const int wanted = table->fontMetrics().horizontalAdvance(words);
                    QVERIFY2(table->isColumnHidden(column) || header->sectionSize(column) >= wanted,
                        qPrintable(QString::number(column)));
                    all += table->isColumnHidden(column) ? 0 : header->sectionSize(column);
                }
                QCOMPARE(all, table->viewport()->width());
                QVERIFY(header->sectionSize(RunList::NameColumn) < 400);
            }
        }
    }

    // The row, the status bar and the buttons.
    void whatWasToldToStopSaysSo()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        window.setMode(Mode::Simulate);
        RunList* runs = window.workspace()->runs();
        widgets::JobRunner* jobs = window.workspace()->jobs();
        // Something that takes no notice for a while, as a run at a busy machine.
        std::atomic<bool> isOver = false;
        const widgets::JobId held = jobs->start(
            { "Held", widgets::JobLane::Run }, nullptr,
            [&isOver](const Watch& watch) {
                watch.progress->setTotal(100);
                watch.progress->setDone(1);
                while (!isOver)
                    QThread::msleep(1);
                return 0;
            },
            [](int) {});
        auto* stop = window.findChild<QToolButton*>("stopJob");
        auto* status = stop->parentWidget()->findChild<QLabel*>();
        QTRY_VERIFY(stop->isVisible() && stop->isEnabled());
        QTest::mouseClick(stop, Qt::LeftButton);
        QVERIFY2(status->text().startsWith("Stopping…") && status->text().contains("Held"), qPrintable(status->text()));
        QVERIFY(!stop->isEnabled());
        QTest::qWait(1200); // an estimate would be there by now
        QVERIFY2(!status->text().contains("left"), qPrintable(status->text()));
        isOver = true;
        QTRY_VERIFY(std::ranges::none_of(jobs->jobs(), [held](const auto& job) { return job.id == held; }));

        test::startLongRun(window);
        QAction* all = window.commands()->action("run.stop");
        QTRY_VERIFY(all->isEnabled());
        const RunItem& item = runs->items().back();
        QVERIFY(!runs->isStopping(item));
        runs->stopAll();
        const QString state = runs->index(runs->rowCount() - 1, RunList::StateColumn).data().toString();
        QCOMPARE(state, QString("stopping…"));
        QVERIFY(runs->isStopping(item) && !runs->canStop());
        window.commands()->refresh();
        QVERIFY(!all->isEnabled());
        QCOMPARE(widgets::whyDisabled(all), QString("Stopping…"));
        test::settle(window, 60, 3);
        QVERIFY(!runs->isStopping(runs->items().back()));
    }

    // Without its middle "40 %, 12 min left" would say another number.
    void aStateIsNotCutInTheMiddle()
    {
        MainWindow window(false);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        auto* table = window.views()->get<RunsView>()->findChild<widgets::DataTable*>();
        struct Seen : QStyledItemDelegate {
            using QStyledItemDelegate::initStyleOption;
        };
        const auto elide = [table](int column) {
            QStyleOptionViewItem option;
            const auto* delegate = qobject_cast<const QStyledItemDelegate*>(
                table->itemDelegateForIndex(table->model()->index(0, column)));
            (delegate->*&Seen::initStyleOption)(&option, table->model()->index(0, column));
            return option.textElideMode;
        };
        QCOMPARE(elide(RunList::StateColumn), Qt::ElideRight);
    }

    // Also after another language, and in a project that comes back: nobody has chosen the widths.
    void columnsAreAsWideAsTheirWords()
    {
        MainWindow window(false);
        window.resize(1276, 690);
        window.show();
        window.openSample();
        test::settle(window, 60, 3);
        window.setMode(Mode::Compare);
        test::settle(window, 60, 3);
        auto* view = window.views()->get<RunsView>();
        auto* table = view->findChild<widgets::DataTable*>();
        const auto cut = [table] {
            QStringList found;
            for (int column = 0; column <= RunList::MakespanColumn; ++column) {
                const QString title = table->model()->headerData(column, Qt::Horizontal).toString();
                if (table->columnWidth(column) < table->fontMetrics().horizontalAdvance(title))
                    found << title;
            }
            return found.join(", ");
        };
        QTRY_COMPARE(cut(), QString());
        for (const char* language : { "de", "zh", "de", "en" }) {
            window.setLanguage(language);
            QTRY_COMPARE(cut(), QString());
        }
        const QJsonObject state = view->saveState();
        QVERIFY2(!QJsonDocument(state).toJson().contains("\"widths\":[1"), QJsonDocument(state).toJson().constData());
        view->restoreState(state);
        window.setLanguage("de");
        QTRY_COMPARE(cut(), QString());
        // Those that a hand has dragged stay, and come back.
        table->setColumnWidth(RunList::NameColumn, 333);
        const QJsonObject dragged = view->saveState();
        view->reset();
        QTRY_VERIFY(table->columnWidth(RunList::NameColumn) != 333);
        view->restoreState(dragged);
        QTest::qWait(300);
        QCOMPARE(table->columnWidth(RunList::NameColumn), 333);
        window.setLanguage("en");
    }
};

WEFT_TEST(TestRunsTable)
#include "tst_runs_table.moc"
