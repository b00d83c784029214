// SPDX-License-Identifier: GPL-3.0-or-later
// A window of 1280×720 and what it owes its data: rows that are seen, titles that stand once, details that come and go
// with a click, texts that fit, and a notice that takes one line.
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "app/gui/window/palette_entries.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_map_view.h"
#include "widgets/summary/tile_grid.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

constexpr QSize kSmall(1280, 720);

void settle(MainWindow& window)
{
    test::settle(window, 50, 3);
}

std::unique_ptr<MainWindow> open(QSize size, Mode mode = Mode::Analyze)
{
    auto window = std::make_unique<MainWindow>(false);
    window->resize(size);
    window->show();
    (void)QTest::qWaitForWindowActive(window.get());
    window->openSample();
    settle(*window);
    window->setMode(mode);
    settle(*window);
    return window;
}

widgets::TimelineCanvas* timeline(MainWindow& window)
{
    return window.views()->get<widgets::TimelineView>()->canvas();
}

// Wholly in sight, below the ruler and the headings.
int npuRows(MainWindow& window)
{
    const widgets::TimelineCanvas* canvas = timeline(window);
    const widgets::TimelineScene& scene = canvas->scene();
    const QRect seen = scene.tracksArea() & canvas->visibleRegion().boundingRect();
    int count = 0;
    for (const widgets::Row& row : scene.layout().rows) {
        const bool isNpu = !row.isHeading && scene.data()->tracks[row.subject].group == widgets::TrackGroup::Ranks;
        count += isNpu && seen.contains(scene.rowRect(row, false)) ? 1 : 0;
    }
    return count;
}

int links(MainWindow& window)
{
    const widgets::HeatCanvas* canvas = window.views()->get<widgets::HeatMapView>()->canvas();
    const QRect seen = canvas->visibleRegion().boundingRect();
    std::map<int, int> pixels; // by line
    for (int y = seen.top(); y <= seen.bottom(); ++y)
        ++pixels[canvas->lineAt({ 1, y })];
    const int height = window.views()->get<widgets::HeatMapView>()->settings().lineHeight;
    return int(std::count_if(
        pixels.begin(), pixels.end(), [height](const auto& line) { return line.first >= 0 && line.second == height; }));
}

bool isSeen(const QWidget* widget)
{
    return isInSight(*widget);
}

// How often the window says the title of a dock: over it, or on its tab.
int titlesOf(const MainWindow& window, const QDockWidget* dock)
{
    int count = 0;
    for (const auto* label : dock->findChildren<QLabel*>(QStringLiteral("dockTitle")))
        count += isSeen(label) && label->text() == dock->windowTitle() ? 1 : 0;
    if (dock->titleBarWidget() == nullptr)
        ++count; // Qt's own
    for (const auto* bar : window.findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        for (int tab = 0; tab < bar->count(); ++tab)
            count += isSeen(bar) && bar->tabText(tab) == dock->windowTitle() ? 1 : 0;
    }
    return count;
}

QDockWidget* dock(const MainWindow& window, const char* name)
{
    return window.findChild<QDockWidget*>(QStringLiteral("dock.") + name);
}

// The first operation of an NPU, where it can be clicked.
QPoint barPlace(MainWindow& window)
{
    const widgets::TimelineScene& scene = timeline(window)->scene();
    for (std::uint32_t bar = 0; bar < scene.data()->start.size(); ++bar) {
        const auto rect = scene.barRect(bar);
        if (rect && rect->width() > 8 && scene.tracksArea().contains(*rect)
            && scene.data()->trackOf(bar).group == widgets::TrackGroup::Ranks)
            return rect->center();
    }
    return {};
}

QStringList cutTexts(const QWidget* view)
{
    QStringList cut;
    for (const auto* label : view->findChildren<QLabel*>()) {
        if (label->text().isEmpty() || label->wordWrap())
            continue;
        const QSize need(label->fontMetrics().horizontalAdvance(label->text()), label->fontMetrics().height());
        if (label->contentsRect().width() < need.width() || label->contentsRect().height() < need.height())
            cut << QStringLiteral("%1: %2 of %3 px").arg(label->text()).arg(label->width()).arg(need.width());
    }
    return cut;
}

void slowDown(MainWindow& window)
{
    widgets::FabricDocument* fabric = window.workspace()->fabric();
    fabric->setBandwidth({ (*fabric->sealed())->linkKeys[0] }, 10);
    settle(window);
}

void runAgain(MainWindow& window)
{
    QVERIFY(window.workspace()->run().isEmpty());
    settle(window);
}

} // namespace

class TestSmallWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void theDataGetTheSpace()
    {
        const auto window = open(kSmall);
        for (int round = 0; round < 2; ++round) {
            QVERIFY2(npuRows(*window) >= 6, qPrintable(QString::number(npuRows(*window))));
            QVERIFY2(links(*window) >= 8, qPrintable(QString::number(links(*window))));
            const auto* canvas = window->findChild<QWidget*>(QStringLiteral("topologyCanvas"));
            QVERIFY(isSeen(canvas));
            QVERIFY2(canvas->height() >= 200 && canvas->width() >= 360,
                qPrintable(QString("%1x%2").arg(canvas->width()).arg(canvas->height())));
            window->setMode(Mode::Design);
            settle(*window);
            window->setMode(Mode::Analyze);
            settle(*window);
        }
        slowDown(*window);
        auto* notice = window->notices();
        QVERIFY(notice->isVisible());
        QVERIFY2(
            notice->height() <= window->fontMetrics().height() + 12, qPrintable(QString::number(notice->height())));
        QVERIFY2(npuRows(*window) >= 6, qPrintable(QString::number(npuRows(*window))));
        QVERIFY2(links(*window) >= 8, qPrintable(QString::number(links(*window))));
    }

    void titlesStandOnce()
    {
        for (const QSize size : { kSmall, QSize(1920, 1080) }) {
            const auto window = open(size);
            for (int round = 0; round < 2; ++round) {
                for (const Mode mode : kModes) {
                    window->setMode(mode);
                    settle(*window);
                    for (const auto* one : window->findChildren<QDockWidget*>()) {
                        if (!one->isHidden())
                            QVERIFY2(titlesOf(*window, one) == 1,
                                qPrintable(QString("%1 %2: %3")
                                               .arg(modeId(mode), one->objectName())
                                               .arg(titlesOf(*window, one))));
                    }
                }
            }
        }
    }

    // A dock that is left alone by its neighbours gets its title back, and one that joins others loses it.
    void titlesFollowTheDocks()
    {
        const auto window = open(kSmall);
        for (int round = 0; round < 2; ++round) {
            dock(*window, "utilization")->close();
            settle(*window);
            QCOMPARE(titlesOf(*window, dock(*window, "heatmap")), 1);
            dock(*window, "utilization")->toggleViewAction()->trigger();
            settle(*window);
            QCOMPARE(titlesOf(*window, dock(*window, "heatmap")), 1);
            QCOMPARE(titlesOf(*window, dock(*window, "utilization")), 1);
        }
        // What a tab has instead of a bar: buttons at the end, and a menu.
        QTabBar* bar = nullptr;
        for (auto* any : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
            for (int tab = 0; tab < any->count(); ++tab)
                bar = isSeen(any) && any->tabText(tab) == dock(*window, "summary")->windowTitle() ? any : bar;
        }
        QVERIFY(bar != nullptr);
        auto* close = bar->findChild<QToolButton*>(QStringLiteral("dock.close"));
        QVERIFY(close != nullptr && isSeen(close));
        QTest::mouseClick(close, Qt::LeftButton);
        settle(*window);
        QVERIFY(dock(*window, "summary")->isHidden());
    }

    void detailsOpenOnAClick()
    {
        const auto window = open(kSmall);
        QDockWidget* details = dock(*window, "details");
        QDockWidget* summary = dock(*window, "summary");
        QVERIFY(!isSeen(details));
        const int rows = npuRows(*window);
        for (int round = 0; round < 2; ++round) {
            const QPoint at = barPlace(*window);
            QVERIFY(!at.isNull());
            QTest::mouseClick(timeline(*window), Qt::LeftButton, {}, at);
            settle(*window);
            QVERIFY(isSeen(details));
            QVERIFY(timeline(*window)->hasFocus()); // the keys stay where they were
            QCOMPARE(npuRows(*window), rows);
            auto* close = details->findChild<QToolButton*>(QStringLiteral("detailsClose"));
            QVERIFY(isSeen(close));
            QTest::mouseClick(close, Qt::LeftButton);
            settle(*window);
            QVERIFY(details->isHidden());
            QVERIFY(isSeen(summary));

            QTest::mouseClick(timeline(*window), Qt::LeftButton, {}, at);
            settle(*window);
            QVERIFY(isSeen(details));
            timeline(*window)->setFocus();
            for (int i = 0; i < 3 && isSeen(details); ++i)
                QTest::keyClick(timeline(*window), Qt::Key_Escape);
            settle(*window);
            QVERIFY(details->isHidden());
            QVERIFY(isSeen(summary));

            // It does not come back by itself.
            QTest::mouseClick(timeline(*window), Qt::LeftButton, {}, at);
            window->setMode(Mode::Design);
            settle(*window);
            window->setMode(Mode::Analyze);
            settle(*window);
            QVERIFY(details->isHidden());
        }
    }

    void figuresOfTilesFit_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : { kSmall, QSize(1600, 900), QSize(1920, 1080), QSize(3840, 2160) })
            QTest::addRow("%d", size.width()) << size;
    }
    void figuresOfTilesFit()
    {
        QFETCH(QSize, size);
        const auto window = open(size);
        auto* grid = window->findChild<widgets::TileGrid*>();
        QVERIFY(isSeen(grid));
        // As wide as people may make it, too.
        const QString name = "a run with a name that is far too long for any tile";
        window->workspace()->runs()->rename(window->workspace()->runs()->current()->id, name);
        for (const int share : { 0, 600, 900 }) {
            if (share > 0)
                window->resizeDocks(
                    { dock(*window, "summary") }, { std::min(share, size.width() - 300) }, Qt::Horizontal);
            settle(*window);
            QVERIFY2(cutTexts(grid).isEmpty(), qPrintable(cutTexts(grid).join(", ")));
        }
    }

    void runsUseTheirWidth()
    {
        for (const QSize size : { kSmall, QSize(2600, 1400) }) {
            const auto window = open(size, Mode::Simulate);
            auto* table = window->findChild<QTableView*>(QStringLiteral("runsTable"));
            int all = 0;
            for (int column = 0; column < table->model()->columnCount(); ++column) {
                const QString text = table->model()->index(0, column).data().toString();
                if (column != RunList::FabricColumn || size != kSmall)
                    QVERIFY2(
                        table->columnWidth(column) >= table->fontMetrics().horizontalAdvance(text), qPrintable(text));
                all += table->columnWidth(column);
            }
            QVERIFY(all >= table->viewport()->width());
            QVERIFY(table->columnWidth(RunList::StateColumn) < 110);
        }
    }

    void whatIsSaidBelowTheFabricIsWhole()
    {
        const auto window = open(kSmall, Mode::Collectives);
        auto* status = window->findChild<QLabel*>(QStringLiteral("topologyStatus"));
        QVERIFY(isSeen(status));
        QVERIFY(status->fontMetrics().horizontalAdvance(status->text()) <= status->contentsRect().width());
        QVERIFY(status->text().startsWith("64 NPU"));
        QVERIFY((status->text() + status->toolTip()).contains("4×4×4"));
    }

    void aFoundTimeStandsInTheMiddle()
    {
        const auto window = open(kSmall);
        widgets::TimeController* time = window->workspace()->time();
        for (int round = 0; round < 2; ++round) {
            time->setVisible({ 0, 1'000'000 });
            for (const PaletteEntry& entry : paletteEntries(*window, "5.2ms")) {
                if (entry.text.contains("5.2"))
                    entry.run();
            }
            QCOMPARE(time->cursor(), std::int64_t { 5'200'000 });
            QCOMPARE(time->visible(), (widgets::TimeRange { 4'700'000, 5'700'000 }));
        }
    }

    void theNoticeIsPlain()
    {
        const auto window = open(kSmall);
        slowDown(*window);
        QCOMPARE(window->notices()->textOf("outdated"),
            QString::fromUtf8("These results are from before: link npu0 → npu1 was changed."));
        window->setMode(Mode::Compare); // of runs, whatever is open
        settle(*window);
        QVERIFY(!window->notices()->isVisible());
        window->setMode(Mode::Analyze);
        settle(*window);
        QVERIFY(window->notices()->isVisible());
    }

    void aComparisonLeavesTheRunThatIsShown()
    {
        const auto window = open(kSmall);
        slowDown(*window);
        runAgain(*window);
        runAgain(*window);
        RunList* runs = window->workspace()->runs();
        const quint64 shown = runs->current()->id;
        window->setMode(Mode::Simulate);
        settle(*window);
        auto* table = window->findChild<QTableView*>(QStringLiteral("runsTable"));
        for (int round = 0; round < 2; ++round) {
            table->clearSelection();
            for (const int row : { 0, 1 })
                table->selectionModel()->select(
                    table->model()->index(row, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
            window->commands()->action("runs.compare")->trigger();
            settle(*window);
            QVERIFY(window->mode() == Mode::Compare);
            QCOMPARE(runs->first(), runs->items()[0].id);
            QCOMPARE(runs->other(), runs->items()[1].id);
            QTest::keyClick(window.get(), Qt::Key_4, Qt::ControlModifier);
            settle(*window);
            QCOMPARE(runs->current()->id, shown);
            QCOMPARE(window->workspace()->currentRun(), runs->items()[2].view);
        }
    }

    void docksAreMirrored()
    {
        for (int round = 0; round < 2; ++round) {
            const bool mirrored = round == 0;
            QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
            const auto window = open(kSmall);
            QCOMPARE(dock(*window, "topology")->x() > dock(*window, "timeline")->x(), mirrored);
            QVERIFY(npuRows(*window) >= 6);
            window->setMode(Mode::Design);
            settle(*window);
            QCOMPARE(dock(*window, "topology")->x() > dock(*window, "properties")->x(), mirrored);
        }
    }
};

WEFT_TEST(TestSmallWindow)
#include "tst_small_window.moc"
