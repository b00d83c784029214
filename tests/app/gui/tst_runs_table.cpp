// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs in a wide window: nothing is cut where there is room, and figures stand beside the names that they
// belong to, in every mode and again when one comes back.
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/views/data_table.h"

#include <QHeaderView>
#include <QTest>

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
};

WEFT_TEST(TestRunsTable)
#include "tst_runs_table.moc"
