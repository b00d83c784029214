// SPDX-License-Identifier: GPL-3.0-or-later
// The comparison in the window: its clock is its own, a run against itself, runs of other lengths after each other,
// what is left by a project that was closed.
#include "app/gui/panels/compared_files.h"
#include "app/gui/panels/runs_view.h"
#include "app/gui/views/report_sections.h"
#include "app/gui/views/view_glue.h"
#include "tests/app/gui/compared_runs.h"
#include "tests/support/test_program.h"
#include "tests/support/window_test.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/coupled_clocks.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"
#include "widgets/comparison/runs_table.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QComboBox>
#include <QLabel>
#include <QSplitter>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 60, 3);
}

QString sentenceOf(MainWindow& window)
{
    return viewOf(window)->findChild<QLabel*>("compareSentence")->text();
}

} // namespace

class TestCompareWindow : public weft::test::SessionTest {
    Q_OBJECT

private slots:
    void theClockOfTheWindowIsNotTouched()
    {
        const auto window = threeRuns();
        widgets::TimeController* main = window->workspace()->time();
        const widgets::TimeRange extent = main->extent();
        main->setVisible({ 1000, 90'000 });
        main->setSelected(widgets::TimeRange { 2000, 3000 });
        main->setCursor(2500);
        widgets::CoupledClocks* clocks = viewOf(*window)->clocks();
        for (const auto alignment :
            { widgets::Alignment::End, widgets::Alignment::Normalised, widgets::Alignment::Start }) {
            viewOf(*window)->setAlignment(alignment);
            clocks->common()->setVisible({ 100'000, 200'000 });
            clocks->a()->setCursor(150'000);
            clocks->b()->setSelected(widgets::TimeRange { 120'000, 130'000 });
            settle(*window);
            QCOMPARE(main->extent(), extent);
            QCOMPARE(main->visible(), (widgets::TimeRange { 1000, 90'000 }));
            QCOMPARE(main->selected().value(), (widgets::TimeRange { 2000, 3000 }));
            QCOMPARE(main->cursor(), 2500);
        }
        // Nor does that of the comparison follow the window's.
        const widgets::TimeRange seen = clocks->common()->visible();
        main->showAll();
        QCOMPARE(clocks->common()->visible(), seen);
    }

    void lanesAreAligned()
    {
        const auto window = threeRuns();
        const auto& runs = window->workspace()->runs()->items();
        const std::int64_t a = makespanOf(runs[0]);
        const std::int64_t b = makespanOf(runs[1]);
        QVERIFY(b > a);
        const auto axisOf = [&](const char* lane) {
            return viewOf(*window)->findChild<widgets::TimelineView*>(lane)->canvas()->axis().visible;
        };
        QCOMPARE(axisOf("compareLaneA"), (widgets::TimeRange { 0, b }));
        window->commands()->action("compare.alignEnd")->trigger();
        QCOMPARE(axisOf("compareLaneA"), (widgets::TimeRange { a - b, a }));
        QCOMPARE(axisOf("compareLaneB"), (widgets::TimeRange { 0, b }));
        window->commands()->action("compare.normalise")->trigger();
        QCOMPARE(axisOf("compareLaneA"), (widgets::TimeRange { 0, a }));
        QCOMPARE(axisOf("compareLaneB"), (widgets::TimeRange { 0, b }));
        // An operation: its starts fall on one pixel.
        auto* operations = viewOf(*window)->findChild<widgets::DataTable*>("compareOperations");
        operations->selectRow(0);
        window->commands()->action("compare.alignOperation")->trigger();
        const widgets::RunPairPtr pair = viewOf(*window)->pair();
        const auto startOf = [](const widgets::ComparedRun& run, std::uint32_t record) {
            return static_cast<std::int64_t>(run.view->run->operations.start[record].ns());
        };
        const widgets::AlignedRuns& aligned = viewOf(*window)->clocks()->runs();
        QCOMPARE(aligned.a.toCommon(startOf(pair->a, pair->operations[0].a)),
            aligned.b.toCommon(startOf(pair->b, pair->operations[0].b)));
        QCOMPARE(viewOf(*window)->findChild<QComboBox*>("compareAlignment")->currentData().toInt(),
            int(widgets::Alignment::Operation));
    }

    // A click on a row of the table: both bars are in sight and selected.
    void aRowShowsBothBars()
    {
        const auto window = threeRuns();
        auto* operations = viewOf(*window)->findChild<widgets::DataTable*>("compareOperations");
        const widgets::RunPairPtr pair = viewOf(*window)->pair();
        viewOf(*window)->findChild<QTabWidget*>("compareViews")->setCurrentIndex(2);
        for (const int row : { 0, 3 }) {
            operations->selectRow(row);
            settle(*window);
            QCOMPARE(viewOf(*window)->findChild<QTabWidget*>("compareViews")->currentIndex(), 0);
            const auto check = [&](const char* name, const widgets::ComparedRun& run, std::uint32_t record) {
                const widgets::TimelineCanvas* canvas
                    = viewOf(*window)->findChild<widgets::TimelineView*>(name)->canvas();
                const widgets::TimeRange visible = canvas->axis().visible;
                const auto start = static_cast<std::int64_t>(run.view->run->operations.start[record].ns());
                const auto end = static_cast<std::int64_t>(run.view->run->operations.end[record].ns());
                QVERIFY(visible.from <= start && end <= visible.to);
                const widgets::TimelineData& data = *canvas->scene().data();
                QVERIFY(canvas->currentBar() != widgets::kNoBar);
                QCOMPARE(data.operationRecordOf(canvas->currentBar()), record);
            };
            check("compareLaneA", pair->a, pair->operations[static_cast<std::size_t>(row)].a);
            check("compareLaneB", pair->b, pair->operations[static_cast<std::size_t>(row)].b);
        }
    }

    void aRunAgainstItselfIsAllZero()
    {
        const auto window = threeRuns();
        pick(*window, "compareB", "Run 1");
        const widgets::RunPairPtr pair = viewOf(*window)->pair();
        QVERIFY(pair != nullptr && pair->a.view == pair->b.view);
        QCOMPARE(pair->comparison.verdict, analysis::ComparisonVerdict::Equal);
        const auto* heat = viewOf(*window)->findChild<widgets::DifferenceCanvas*>();
        QVERIFY(heat->heat() != nullptr);
        QVERIFY(std::all_of(
            heat->heat()->values.begin(), heat->heat()->values.end(), [](int value) { return value == 0; }));
        for (const auto& link : viewOf(*window)->findChild<widgets::DifferenceMap*>()->differences())
            QCOMPARE(link.value(), 0.0F);
        QVERIFY2(viewOf(*window)->findChild<QLabel*>("compareInputs")->text().contains("same fabric"),
            qPrintable(sentenceOf(*window)));
        QVERIFY(!sentenceOf(*window).isEmpty());
    }

    void aShorterRunAfterALongerOneLeavesNothing()
    {
        const auto window = threeRuns();
        const auto& runs = window->workspace()->runs()->items();
        widgets::CoupledClocks* clocks = viewOf(*window)->clocks();
        clocks->common()->setVisible({ makespanOf(runs[1]) - 1000, makespanOf(runs[1]) });
        clocks->common()->setSelected(clocks->common()->visible());
        viewOf(*window)->setAlignment(widgets::Alignment::End);
        const QString before = sentenceOf(*window);
        for (int round = 0; round < 2; ++round) {
            pick(*window, "compareA", "Run 3");
            pick(*window, "compareB", "Run 3");
            const std::int64_t length = makespanOf(runs[2]);
            QVERIFY(length < makespanOf(runs[0]));
            for (const widgets::TimeController* clock : { clocks->common(), clocks->a(), clocks->b() }) {
                QCOMPARE(clock->extent(), (widgets::TimeRange { 0, length }));
                QCOMPARE(clock->visible(), clock->extent());
                QVERIFY(!clock->selected());
            }
            QVERIFY(sentenceOf(*window) != before);
            pick(*window, "compareA", "Run 1");
            pick(*window, "compareB", "Run 2");
            QCOMPARE(clocks->common()->extent(), (widgets::TimeRange { 0, makespanOf(runs[1]) }));
            QCOMPARE(clocks->common()->visible(), clocks->common()->extent());
            QCOMPARE(sentenceOf(*window), before);
        }
    }

    // Also where a timeline has a sentence instead of bars.
    void anotherLanguageNamesTheRunsAnew()
    {
        const auto window = sampleWindow();
        window->openSample();
        settle(*window);
        study::RunSettings settings = study::sampleSettings();
        settings.record = simulation::RecordLevel::Links;
        window->workspace()->setSettings(settings, "Set");
        QVERIFY(window->workspace()->run().isEmpty());
        settle(*window);
        window->setMode(Mode::Compare);
        RunList* runs = window->workspace()->runs();
        runs->setCompared(runs->items()[0].id, runs->items()[1].id);
        settle(*window);
        const auto* lane = viewOf(*window)->findChild<widgets::TimelineView*>("compareLaneB");
        QVERIFY2(lane->whyEmpty().contains("Run 2"), qPrintable(lane->whyEmpty()));
        for (const char* language : { "zh", "de", "ar", "en" }) {
            window->setLanguage(language);
            settle(*window);
            const QString name = QString::fromStdString(runs->items()[1].entry.name);
            QVERIFY2(lane->whyEmpty().contains(name), qPrintable(lane->whyEmpty() + " / " + name));
            QCOMPARE(viewOf(*window)->pair()->b.name, name);
        }
    }

    // Longer words of another language put none behind arrows, and wide windows have their usual room.
    void allPagesAreInSight()
    {
        widgets::applyTheme(*qApp, widgets::ThemeKind::Light); // whose style measures tabs
        const auto window = threeRuns();
        auto* tabs = viewOf(*window)->findChild<QTabWidget*>("compareTabs");
        auto* table = viewOf(*window)->findChild<widgets::CompareTable*>();
        auto* parts = qobject_cast<QSplitter*>(table->parentWidget());
        QVERIFY(parts != nullptr);
        const QTabBar* bar = tabs->tabBar();
        const auto setWidth = [&](int width) {
            parts->setSizes({ parts->width() - width, width });
            settle(*window);
        };
        const auto wide = [bar] {
            int all = 0;
            for (int tab = 0; tab < bar->count(); ++tab)
                all += bar->tabRect(tab).width();
            return all;
        };
        window->setLanguage("de");
        setWidth(900);
        const int usual = wide();
        setWidth(usual - 50); // as at 1276 pixels of the window
        QVERIFY2(tabs->width() < usual, qPrintable(QString::number(tabs->width())));
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY2(wide() <= tabs->width(), qPrintable(QString::number(wide())));
            for (const auto* arrow : bar->findChildren<QToolButton*>())
                QVERIFY(!arrow->isVisible());
            window->setLanguage("en");
            settle(*window);
            window->setLanguage("de"); // what fitted has longer words
            settle(*window);
        }
        setWidth(900);
        QVERIFY(wide() >= usual); // with their usual room again
        window->setLanguage("en");
    }

    void aClosedProjectLeavesNothing()
    {
        const auto window = threeRuns();
        viewOf(*window)->setAlignment(widgets::Alignment::Normalised);
        for (int round = 0; round < 2; ++round) {
            window->workspace()->startNew();
            settle(*window);
            const CompareView* view = viewOf(*window);
            QVERIFY(view->pair() == nullptr);
            QVERIFY(view->emptyState()->isVisibleTo(view));
            QCOMPARE(view->alignment(), widgets::Alignment::Start);
            QCOMPARE(view->clocks()->common()->extent().length(), 0);
            for (const widgets::DataTable* table : view->findChildren<widgets::DataTable*>())
                QVERIFY2(table->model() == nullptr || table->model()->rowCount() == 0, qPrintable(table->objectName()));
            QVERIFY(view->findChild<widgets::DifferenceMap*>()->isEmpty());
            QVERIFY(view->findChild<widgets::DifferenceCanvas*>()->heat() == nullptr);
            QVERIFY(view->files()->items().empty());
            QVERIFY(viewOf(*window)->exports().empty());
            window->openSample();
            settle(*window);
        }
    }

    // Which is compared with nothing before somebody asks for it.
    void oneRunIsComparedWithItself()
    {
        for (int visit = 0; visit < 2; ++visit) {
            const auto window = sampleWindow();
            window->openSample();
            settle(*window);
            window->setMode(Mode::Compare);
            settle(*window);
            QVERIFY(viewOf(*window)->pair() == nullptr);
            QVERIFY(viewOf(*window)->findChild<QToolButton*>("compareOpen")->isVisible());
            pick(*window, "compareB", "Run 1");
            const widgets::RunPairPtr pair = viewOf(*window)->pair();
            QVERIFY(pair != nullptr);
            QCOMPARE(pair->difference(), 0);
            window->setMode(Mode::Design);
            window->setMode(Mode::Compare);
            settle(*window);
            QCOMPARE(viewOf(*window)->pair(), pair);
        }
    }

    void moreThanTwoRunsByTheirFigures()
    {
        const auto window = threeRuns();
        const widgets::RunsModel* model = viewOf(*window)->findChild<widgets::RunsTable*>()->model();
        QCOMPARE(model->rowCount(), 3);
        const auto& runs = window->workspace()->runs()->items();
        std::int64_t longest = 0;
        for (const RunItem& run : runs)
            longest = std::max(longest, makespanOf(run));
        for (int row = 0; row < 3; ++row) {
            const auto makespan = static_cast<double>(makespanOf(runs[static_cast<std::size_t>(row)]));
            QCOMPARE(model->index(row, 1).data(widgets::kRawRole).toDouble(), makespan);
            QCOMPARE(model->index(row, 1).data(widgets::RunsModel::kBarRole).toDouble(),
                makespan / static_cast<double>(longest));
        }
    }

    void theReportHasASection()
    {
        const auto window = threeRuns();
        for (const widgets::ReportPart& part : reportParts(*window->views(), *window->workspace())) {
            if (part.id != "comparison")
                continue;
            const widgets::ReportSection section = part.make();
            QVERIFY(!section.sentences.isEmpty());
            QVERIFY2(sentenceOf(*window) + '.' == section.sentences.front(), qPrintable(section.sentences.front()));
            QCOMPARE(section.pictures.size(), std::size_t { 3 });
            QCOMPARE(section.tables.size(), std::size_t { 7 });
            return;
        }
        QFAIL("there is no such section");
    }
};

WEFT_TEST(TestCompareWindow)
#include "tst_compare_window.moc"
