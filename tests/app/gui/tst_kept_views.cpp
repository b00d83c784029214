// SPDX-License-Identifier: GPL-3.0-or-later
// How a person has arranged the views of a project is there again when it is opened the next time, and is not there in
// another project. And bookmarks are steps of the project's history.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/session.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "tests/support/window_test.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/charts/histogram_chart.h"
#include "widgets/charts/utilization_chart.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 50, 4);
}

std::unique_ptr<MainWindow> makeWindow()
{
    auto window = std::make_unique<MainWindow>(true);
    window->resize(1400, 900);
    window->show();
    return window;
}

// All that is kept, as one text to compare.
QString arrangement(MainWindow& window)
{
    const widgets::TimeRange range = window.workspace()->time()->visible();
    const bool all = range == window.workspace()->time()->extent();
    const auto* timeline = window.views()->get<widgets::TimelineView>();
    const widgets::HeatSettings& heat = window.views()->get<widgets::HeatMapView>()->settings();
    return QStringList {
        all ? QStringLiteral("all") : QString("%1-%2").arg(range.from).arg(range.to),
        timeline->findChild<QLineEdit*>("timelineFilter")->text(),
        QString::number(int(timeline->lanes())),
        QString::number(timeline->canvas()->rowHeight()),
        QString::number(int(heat.sort)),
        QString::number(int(heat.pool)),
        heat.grouped ? QStringLiteral("grouped") : QStringLiteral("flat"),
        QString::number(heat.lineHeight),
        QString::number(heat.collapsed.size()),
        QString::number(int(window.views()->get<widgets::UtilizationChart>()->shown())),
        window.findChild<QComboBox*>("rangeBy")->currentText(),
    }
        .join(' ');
}

} // namespace

class TestKeptViews : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    void zoomAndFiltersComeBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("one.weft");
        QString usual;
        QString mine;
        {
            const auto window = makeWindow();
            window->openSample();
            settle(*window);
            usual = arrangement(*window);
            QVERIFY(window->saveTo(path));
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            QCOMPARE(arrangement(*window), usual);
            window->workspace()->time()->setVisible({ 1'000'000, 3'000'000 });
            auto* timeline = window->views()->get<widgets::TimelineView>();
            timeline->findChild<QLineEdit*>("timelineFilter")->setText("npu1");
            timeline->setLanes(widgets::LaneChoice::Dimension);
            timeline->canvas()->setRowHeight(26);
            window->views()->get<widgets::HeatMapView>()->setSettings({ .sort = widgets::HeatSort::Dimension,
                .grouped = true,
                .pool = widgets::HeatPool::Mean,
                .lineHeight = 21,
                .collapsed = { 1 } });
            window->views()->get<widgets::UtilizationChart>()->setShown(widgets::UtilizationChart::BusiestLinks);
            window->findChild<QComboBox*>("rangeBy")->setCurrentIndex(2);
            settle(*window);
            mine = arrangement(*window);
            QVERIFY(mine != usual);
            window->workspace()->startNew();
            settle(*window);
            QVERIFY(!arrangement(*window).contains("npu1"));
            QVERIFY(window->close());
        }
        for (int round = 0; round < 2; ++round) {
            const auto window = makeWindow();
            window->openSample(); // another project has its own
            settle(*window);
            QCOMPARE(arrangement(*window), usual);
            QVERIFY(window->openFile(path).isEmpty());
            settle(*window);
            QCOMPARE(arrangement(*window), mine);
            QVERIFY(window->close());
        }
    }

    void bookmarksAreUndone()
    {
        const auto window = makeWindow();
        window->openSample();
        settle(*window);
        QTemporaryDir folder;
        QVERIFY(window->saveTo(folder.filePath("one.weft")));
        widgets::TimeNotes* notes = window->workspace()->notes();
        for (int round = 0; round < 2; ++round) {
            QVERIFY(!window->workspace()->isModified());
            notes->put({ 1'000'000, {}, "here" });
            notes->put({ 1'000'000, {}, "there" });
            notes->remove(0);
            QVERIFY(notes->notes().empty());
            QVERIFY(window->workspace()->isModified());
            window->commands()->action("edit.undo")->trigger();
            QCOMPARE(notes->notes().front().text, QString("there"));
            window->commands()->action("edit.undo")->trigger();
            QCOMPARE(notes->notes().front().text, QString("here"));
            window->commands()->action("edit.undo")->trigger();
            QVERIFY(notes->notes().empty());
        }
    }
};

WEFT_TEST(TestKeptViews)
#include "tst_kept_views.moc"
