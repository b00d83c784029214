// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the window: what another run, a comparison and a stored project do to it.
#include "app/gui/views/dock_layouts.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/timeline/timeline_canvas.h"
#include "widgets/timeline/timeline_view.h"

#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::gui;

namespace {

void settle(MainWindow& window)
{
    test::settle(window, 30, 3);
}

std::int64_t lengthOf(const widgets::RunViewPtr& run)
{
    return static_cast<std::int64_t>(run->run->makespan.ns());
}

// The sample with a second run that is longer, which is current.
void makeTwoRuns(MainWindow& window)
{
    window.resize(1400, 900);
    window.show();
    window.openSample();
    settle(window);
    widgets::FabricDocument* fabric = window.workspace()->fabric();
    fabric->setState({}, { (*fabric->sealed())->linkKeys[0] }, { false, 0.1, {}, {}, false });
    QVERIFY(window.workspace()->run().isEmpty());
    settle(window);
    QCOMPARE(window.workspace()->runs()->items().size(), std::size_t { 2 });
}

} // namespace

class TestClock : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aComparisonHasAClockOfItsOwn()
    {
        MainWindow window(false);
        makeTwoRuns(window);
        RunList* runs = window.workspace()->runs();
        const widgets::RunViewPtr longer = runs->items()[1].view;
        runs->setCurrent(runs->items()[0].id); // the shorter one first
        settle(window);
        widgets::TimeController* time = window.workspace()->time();
        const widgets::RunViewPtr current = window.workspace()->currentRun();
        QVERIFY(lengthOf(longer) > lengthOf(current));
        time->setVisible({ 1000, 500'000 });
        runs->setOther(runs->items()[1].id);
        for (int round = 0; round < 2; ++round) {
            window.setMode(Mode::Compare);
            settle(window);
            QCOMPARE(time->extent().to, lengthOf(current));
            QCOMPARE(time->visible(), (widgets::TimeRange { 1000, 500'000 }));
            window.setMode(Mode::Analyze);
            settle(window);
            time->setCursor(0);
            window.commands()->action("time.nextEvent")->trigger(); // F10
            const std::int64_t first = time->cursor();
            QVERIFY(first > 0);
            window.commands()->action("time.nextEvent")->trigger();
            QVERIFY(time->cursor() > first);
        }
        auto* lane = window.findChild<widgets::TimelineView*>(QStringLiteral("compareLaneA"));
        QVERIFY(lane != nullptr);
        QCOMPARE(lane->canvas()->axis().visible, (widgets::TimeRange { 0, lengthOf(longer) })); // as long as the longer
    }

    void aNewRunStealsNothing()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        window.openSample();
        settle(window);
        window.setMode(Mode::Analyze);
        settle(window);
        widgets::TimeController* time = window.workspace()->time();
        widgets::TimelineCanvas* canvas = window.views()->get<widgets::TimelineView>()->canvas();
        const widgets::TimeRange visible { 200'000, 900'000 };
        for (int round = 0; round < 2; ++round) {
            time->setVisible(visible);
            time->setSelected(widgets::TimeRange { 300'000, 400'000 });
            time->setCursor(350'000);
            widgets::RowState rows = canvas->scene().rows();
            rows.pinned = { 3 };
            std::swap(rows.order[0], rows.order[5]);
            canvas->setRows(rows);
            const widgets::RunViewPtr before = window.workspace()->currentRun();
            QVERIFY(window.workspace()->run().isEmpty());
            settle(window);
            QVERIFY(window.workspace()->currentRun() != before);
            QCOMPARE(canvas->scene().data()->view, window.workspace()->currentRun());
            QCOMPARE(time->visible(), visible);
            QCOMPARE(time->selected().value(), (widgets::TimeRange { 300'000, 400'000 }));
            QCOMPARE(time->cursor(), 350'000);
            QCOMPARE(canvas->scene().rows().pinned, rows.pinned);
            QCOMPARE(canvas->scene().rows().order, rows.order);
        }
    }

    // Neither the mode nor a dock nor the keys go anywhere when a run ends.
    void aNewRunLeavesWhatStandsInFront()
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        (void)QTest::qWaitForWindowActive(&window);
        window.openSample();
        settle(window);
        for (const char* view : { "traffic", "settings", "topology", "sweep", "traffic" }) {
            QVERIFY(window.showView(view));
            settle(window);
            const auto seen = [&window] {
                QStringList names;
                for (const auto& entry : window.views()->entries()) {
                    if (isInSight(*entry.view))
                        names << entry.info->name;
                }
                return names;
            };
            const Mode mode = window.mode();
            const QStringList before = seen();
            const QWidget* focus = QApplication::focusWidget();
            QVERIFY(before.contains(view) && focus != nullptr);
            const widgets::RunViewPtr shown = window.workspace()->currentRun();
            QVERIFY(window.workspace()->run().isEmpty());
            settle(window);
            QVERIFY(window.workspace()->currentRun() != shown);
            QCOMPARE(window.mode(), mode);
            QCOMPARE(seen(), before);
            QCOMPARE(QApplication::focusWidget(), focus);
        }
    }

    void bookmarksAreSavedWithTheProject()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("a.weft");
        const widgets::TimeNote note { 123'456, { Rank { 3 }, OpId { 1 } }, QString::fromUtf8("hier wartet 実験") };
        {
            MainWindow window(false);
            window.show();
            window.openSample();
            settle(window);
            QVERIFY(window.workspace()->saveProject(path).ok());
            QVERIFY(!window.workspace()->isModified());
            window.workspace()->notes()->put(note);
            QVERIFY(window.workspace()->isModified());
            QVERIFY(window.workspace()->saveProject(path).ok());
            QVERIFY(!window.workspace()->isModified());
        }
        MainWindow window(false);
        window.show();
        Findings findings;
        QVERIFY(window.workspace()->openProject(path, findings).ok());
        settle(window);
        QCOMPARE(window.workspace()->notes()->notes(), std::vector<widgets::TimeNote> { note });
        QVERIFY(!window.workspace()->isModified());
        window.workspace()->startNew();
        QVERIFY(window.workspace()->notes()->notes().empty());
    }
};

WEFT_TEST(TestClock)
#include "tst_clock.moc"
