// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesis in the real window: for the fabric that is open, its cut on the topology, its schedule in the schedule
// view and in the system's settings; and pictures of the view for the eye, in WEFT_PICTURES or a folder of the build.
#include "app/gui/panels/use_schedule_dialog.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/topology/topology_file.h"
#include "tests/support/test_program.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/synthesis/library_chart.h"
#include "widgets/synthesis/synthesis_form.h"
#include "widgets/synthesis/synthesis_view.h"

#include <QDir>
#include <QPushButton>
#include <QStandardPaths>
#include <QTest>

using namespace weft;
using namespace weft::gui;

namespace {

struct Fixture {
    MainWindow window { false };
    widgets::SynthesisView* view = window.views()->get<widgets::SynthesisView>();

    explicit Fixture(const std::string& fabric, widgets::ThemeKind theme = widgets::ThemeKind::Light)
    {
        window.setTheme(theme);
        window.resize(1400, 900);
        window.show();
        window.workspace()->startNew();
        Findings findings;
        window.workspace()->fabric()->load(*topology::loadFabric(fabric, {}, findings));
        (void)window.showView("synthesis");
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QTest::qWait(60);
            window.workspace()->jobs()->waitForAll();
        }
    }
    void press(const char* name)
    {
        QTest::mouseClick(view->findChild<QPushButton*>(name), Qt::LeftButton);
        settle();
    }
    void save(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WEFT_PICTURES", QDir::tempPath() + "/weft-pictures");
        QDir().mkpath(folder);
        settle();
        QVERIFY(window.grab().save(folder + "/synthesis-window-" + name + ".png"));
    }
};

constexpr const char* kMesh = "Mesh(4,50GiB/s,500ns)_Mesh(4,50GiB/s,500ns)";

study::SynthesisRequest gather(std::uint64_t size)
{
    study::SynthesisRequest request;
    request.size = Bytes { size };
    return request;
}

} // namespace

class TestSynthesisWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void theFabricThatIsOpenIsSynthesizedFor()
    {
        Fixture f(kMesh);
        QVERIFY(f.window.mode() == Mode::Collectives);
        f.save("empty");
        f.view->form()->setRequest(gather(16U << 20U));
        f.window.commands()->action("synthesis.start")->trigger();
        f.settle();
        QVERIFY(f.view->run() != nullptr);
        QCOMPARE(f.view->run()->fabric.topology().npuCount(), 16U);
        QVERIFY(f.view->run()->isProvedOptimal());
        f.press("synthesisCompare");
        QVERIFY(f.view->libraryChart()->bars().size() > 2);
        f.save("done");

        f.press("synthesisShowCut");
        const auto& selected = f.window.workspace()->selection()->selection().links;
        QCOMPARE(selected.size(), f.view->run()->synthesis.bound.tight.links.size());
        f.save("cut");

        (void)f.window.showView("synthesis");
        f.press("synthesisOpen");
        widgets::ScheduleView* schedule = f.window.views()->get<widgets::ScheduleView>();
        QVERIFY(schedule->isVisible());
        QVERIFY(schedule->side(0)->schedule() == f.view->run()->schedule);
        QVERIFY(schedule->side(0)->verdict() && schedule->side(0)->verdict()->correct);
        f.save("opened");

        (void)f.window.showView("synthesis");
        f.press("synthesisUse");
        auto* dialog = schedule->findChild<UseScheduleDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->keys(), std::vector<std::string> { "all-gather-implementation-custom" });
        dialog->reject();
        f.window.workspace()->close();
        QVERIFY(f.view->run() == nullptr);
    }

    void itIsReadableInTheDarkAndFromTheRight()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        Fixture f("Mesh(4,50GiB/s,500ns)_Mesh(4,75GiB/s,900ns)", widgets::ThemeKind::Dark);
        study::SynthesisRequest request = gather(64U << 20U);
        request.kind = collective::PatternKind::AllReduce;
        request.groups = { { Rank { 0 }, Rank { 1 }, Rank { 2 }, Rank { 3 } },
            { Rank { 12 }, Rank { 13 }, Rank { 14 }, Rank { 15 } } };
        f.view->form()->setRequest(request);
        f.press("synthesisRun");
        QVERIFY(f.view->run() != nullptr && f.view->run()->isVerified());
        f.save("dark-rtl");
    }
};

WEFT_TEST(TestSynthesisWindow)
#include "tst_synthesis_window.moc"
