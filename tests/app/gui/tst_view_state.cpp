// SPDX-License-Identifier: GPL-3.0-or-later
// How a person left the views of a project, when it is opened again: filters, sorted tables, columns and zoom; and none
// of it in another project.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/views/data_table.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QComboBox>
#include <QFile>
#include <QHeaderView>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 80, 4);
}

struct Look {
    int sorted;
    Qt::SortOrder order;
    int width;
    bool hidden;
    bool operator==(const Look&) const = default;
};

Look lookOf(const QTableView* table)
{
    return { table->horizontalHeader()->sortIndicatorSection(), table->horizontalHeader()->sortIndicatorOrder(),
        table->columnWidth(1), table->isColumnHidden(2) };
}

} // namespace

class TestViewState : public weft::test::SessionTest {
    Q_OBJECT

public:
    TestViewState()
        : SessionTest(Start::First)
    {
    }

private slots:
    void viewsAreAsTheyWereLeft()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("one.weft");
        const QString other = folder.filePath("two.weft");
        Session().setTourSeen();
        const QStringList tables { "summaryRanks", "summaryLinks", "operationsTable" };
        std::map<QString, Look> first;
        std::map<QString, Look> left;
        widgets::GridView zoomed;
        {
            MainWindow window(true);
            window.resize(1400, 900);
            window.show();
            window.openSample();
            settle(window);
            widgets::LibraryOrder order;
            order.algorithm = "ring";
            order.request.pattern.ranks = 64;
            order.commSize = Bytes { 1 << 20 };
            window.views()->get<widgets::ScheduleView>()->make(order);
            settle(window);
            QVERIFY(window.saveTo(other));
            QVERIFY(window.saveTo(path));
            QVERIFY(window.openFile(path).isEmpty());
            settle(window);
            for (const QString& name : tables) {
                QVERIFY(window.showView(name == "operationsTable" ? "operations" : "summary"));
                settle(window);
                auto* table = window.findChild<QTableView*>(name);
                QVERIFY2(table != nullptr, qPrintable(name));
                QVERIFY(table->model()->columnCount() > 3);
                first[name] = lookOf(table);
                table->sortByColumn(1, Qt::DescendingOrder);
                table->setColumnWidth(1, 177);
                table->setColumnHidden(2, true);
                left[name] = lookOf(table);
                QVERIFY(!(left[name] == first[name]));
            }
            window.views()->find("timeline")->findChild<QLineEdit*>("timelineFilter")->setText("npu1");
            auto* critical = window.views()->find("timeline")->findChild<QToolButton*>("timelineCriticalPath");
            QVERIFY(!critical->isChecked());
            critical->click();
            QVERIFY(window.showView("schedule"));
            settle(window);
            auto* canvas = window.views()->get<widgets::ScheduleView>()->side(0)->canvas();
            QVERIFY(canvas->columns() != nullptr);
            canvas->zoomBy(4);
            zoomed = canvas->scene().view();
            QVERIFY(!canvas->showsAll());
            window.setMode(Mode::Analyze);
            window.close();
        }
        MainWindow window(true);
        window.resize(1400, 900);
        window.show();
        for (const bool own : { false, true, false, true }) {
            QVERIFY(window.openFile(own ? path : other).isEmpty());
            settle(window);
            for (const QString& name : tables) {
                QVERIFY(window.showView(name == "operationsTable" ? "operations" : "summary"));
                settle(window);
                const Look now = lookOf(window.findChild<QTableView*>(name));
                const Look& expected = own ? left[name] : first[name];
                QVERIFY2(now.sorted == expected.sorted && now.hidden == expected.hidden && now.order == expected.order,
                    qPrintable(name));
                if (own)
                    QCOMPARE(now.width, 177);
                else
                    QVERIFY2(now.width != 177, qPrintable(name));
            }
            QCOMPARE(window.views()->find("timeline")->findChild<QLineEdit*>("timelineFilter")->text(),
                own ? QString("npu1") : QString());
            auto* timeline = window.views()->get<widgets::TimelineView>();
            QCOMPARE(timeline->findChild<QToolButton*>("timelineCriticalPath")->isChecked(), own);
            QCOMPARE(timeline->canvas()->isCriticalPathShown(), own);
            QVERIFY(window.showView("schedule"));
            settle(window);
            auto* canvas = window.views()->get<widgets::ScheduleView>()->side(0)->canvas();
            QVERIFY(canvas->columns() != nullptr);
            QCOMPARE(canvas->showsAll(), !own);
            if (own)
                QCOMPARE(canvas->scene().view().columns.scale, zoomed.columns.scale);
        }
        window.workspace()->close();
    }
};

WEFT_TEST(TestViewState)
#include "tst_view_state.moc"
