// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules in the real window: opened by their content, made for the fabric, used by the system's collectives; and
// pictures of the view for the eye, in WEFT_PICTURES or a folder of the build.
#include "app/gui/panels/use_schedule_dialog.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/topology/topology_file.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/schedule/verdict_banner.h"
#include "widgets/schedule/way_panel.h"
#include "widgets/settings/system_text.h"

#include <QCheckBox>
#include <QDir>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace weft;
using namespace weft::gui;
using widgets::testing::ringAllReduce;

namespace {

QString folder()
{
    const QString wanted = qEnvironmentVariable("WEFT_PICTURES", QDir::tempPath() + "/weft-pictures");
    QDir().mkpath(wanted);
    return wanted;
}

collective::SchedulePtr fromLibrary(const char* name, std::uint32_t ranks, const topology::Fabric* fabric = nullptr)
{
    collective::AlgorithmRequest request;
    request.pattern.ranks = ranks;
    request.fabric = fabric;
    const auto made = collective::makeAlgorithm(name, request);
    return made ? *made : nullptr;
}

struct Fixture {
    MainWindow window { false };
    widgets::ScheduleView* view = window.views()->get<widgets::ScheduleView>();

    explicit Fixture(const std::string& fabric = {}, widgets::ThemeKind theme = widgets::ThemeKind::Light)
    {
        window.setTheme(theme);
        window.resize(1400, 900);
        window.show();
        window.workspace()->startNew();
        Findings findings;
        if (!fabric.empty())
            window.workspace()->fabric()->load(*topology::loadFabric(fabric, {}, findings));
        (void)window.showView("schedule");
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            QTest::qWait(80);
            window.workspace()->jobs()->waitForAll();
        }
    }
    void show(const collective::SchedulePtr& schedule, const QString& name)
    {
        view->showSchedule(schedule, name.toStdString());
        settle();
    }
    void save(const QString& name)
    {
        settle();
        QVERIFY(window.grab().save(folder() + "/schedule-" + name + ".png"));
    }
    void tab(int index) { view->findChild<QTabWidget*>("scheduleTabs")->setCurrentIndex(index); }
};

constexpr const char* kTorus = "Ring(4,100GB/s,500ns)_Ring(2,50GB/s,1us)";

} // namespace

class TestScheduleWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void aFileOpensByItsContent()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("anything"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(collective::toMscclXml(*ringAllReduce(4))));
        file.close();
        MainWindow window(false);
        window.show();
        QVERIFY(window.openFile(file.fileName()).isEmpty());
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.mode() == Mode::Collectives);
        QVERIFY(window.views()->get<widgets::ScheduleView>()->side(0)->verdict());
        QVERIFY(window.views()->get<widgets::ScheduleView>()->side(0)->verdict()->correct);
        window.workspace()->close();
        QVERIFY(window.views()->get<widgets::ScheduleView>()->isEmpty());
    }

    void theSystemRunsTheSchedule()
    {
        QTemporaryDir folder;
        Fixture f("Ring(8,50GB/s,500ns)");
        f.show(fromLibrary("halving-doubling", 8), "halving-doubling");
        f.window.commands()->action("schedule.use")->trigger();
        auto* dialog = f.view->findChild<UseScheduleDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->keys(), std::vector<std::string> { "all-reduce-implementation-custom" });
        QVERIFY(!dialog->findChild<QCheckBox*>("all-gather-implementation-custom")->isEnabled());
        const QString path = folder.filePath("hd.json");
        dialog->findChild<QLineEdit*>("useScheduleFile")->setText(path);
        QTest::mouseClick(dialog->findChild<QPushButton*>("useScheduleUse"), Qt::LeftButton);
        f.settle();
        QVERIFY(QFile::exists(path));
        const auto system = [&f] { return widgets::SystemText(f.window.workspace()->settings().system); };
        QCOMPARE(system().words("all-reduce-implementation-custom").value(),
            std::vector<std::string> { path.toStdString() });
        Findings findings;
        const auto prepared = study::prepare(f.window.workspace()->settings(), 8, findings);
        QVERIFY(prepared.ok());
        QCOMPARE(prepared->system.config.custom.size(), std::size_t { 1 });
        QVERIFY(prepared->system.config.custom.begin()->second.schedule != nullptr);
        f.window.commands()->action("schedule.unuse")->trigger();
        QVERIFY(!system().has("all-reduce-implementation-custom"));
        f.window.workspace()->undoStack()->undo();
        QVERIFY(system().has("all-reduce-implementation-custom"));
    }

    void theLibraryAsksForTheFabric()
    {
        Fixture f(kTorus);
        f.window.commands()->action("schedule.new")->trigger();
        auto* dialog = f.view->findChild<widgets::NewScheduleDialog*>();
        QVERIFY(dialog != nullptr);
        f.settle();
        QTRY_VERIFY(dialog->isReady());
        QVERIFY(dialog->grab().save(folder() + "/schedule-new-dialog.png"));
        QTest::mouseClick(dialog->findChild<QPushButton*>("newScheduleMake"), Qt::LeftButton);
        f.settle();
        QCOMPARE(f.view->side(0)->schedule()->rankCount(), 8U);
    }

    void pictures()
    {
        Fixture f(kTorus);
        f.save("empty");
        f.show(ringAllReduce(8), "ring.xml");
        f.save("small");
        f.view->stepper()->setLevel(6);
        f.view->side(0)->canvas()->setPick({ StepId { 20 }, 3, 2 });
        f.tab(1);
        f.save("way");
        f.view->way()->showOnFabric(true);
        f.save("way-fabric");
        f.show(ringAllReduce(8, true), "broken.xml");
        f.window.commands()->action("schedule.showFault")->trigger();
        f.tab(0);
        f.save("faulty");
        f.window.commands()->action("schedule.use")->trigger();
        auto* dialog = f.view->findChild<UseScheduleDialog*>();
        QVERIFY(dialog->grab().save(folder() + "/schedule-use-dialog.png"));
        dialog->reject();
        f.show(fromLibrary("ring", 8), "ring");
        f.view->showSecond(fromLibrary("halving-doubling", 8), "halving-doubling");
        f.settle();
        f.tab(2);
        f.save("side-by-side");
    }

    void picturesOfLargeOnes_data()
    {
        QTest::addColumn<unsigned>("ranks");
        QTest::newRow("2") << 2U;
        QTest::newRow("128") << 128U;
        if (qEnvironmentVariableIsSet("WEFT_PICTURES")) {
            QTest::newRow("1024") << 1024U;
            QTest::newRow("4096") << 4096U;
        }
    }

    void picturesOfLargeOnes()
    {
        QFETCH(unsigned, ranks);
        Fixture f("Ring(" + std::to_string(ranks) + ",50GB/s,500ns)");
        f.show(fromLibrary("ring", ranks), "ring");
        QVERIFY(f.view->side(0)->verdict()->correct);
        const QString name = "ring-" + QString::number(ranks);
        f.save(name);
        if (ranks == 2)
            return;
        auto* canvas = f.view->side(0)->canvas();
        canvas->setPick({ kNone<StepId>, ranks / 3, widgets::kNoPlace });
        f.tab(1);
        f.save(name + "-way");
        canvas->setPick({});
        canvas->zoomBy(ranks / 32.0);
        f.save(name + "-mid");
        canvas->zoomBy(6);
        f.save(name + "-near");
    }

    void picturesInTheDarkAndFromTheRight()
    {
        {
            Fixture f(kTorus, widgets::ThemeKind::Dark);
            f.show(ringAllReduce(8, true), "broken.xml");
            f.window.commands()->action("schedule.showFault")->trigger();
            f.save("dark");
            f.show(fromLibrary("ring", 16), "ring of sixteen"); // on eight NPUs
            QVERIFY(f.view->side(0)->banner()->text().contains("16 ranks"));
            f.save("dark-misfit");
        }
        QApplication::setLayoutDirection(Qt::RightToLeft);
        Fixture f(kTorus);
        f.show(widgets::testing::directAllToAll(8), "direct");
        f.save("rtl");
    }

    void picturesOfLongNames()
    {
        Fixture f(kTorus);
        const auto& keys = f.window.workspace()->fabric()->columns().nodeKeys;
        for (std::size_t i = 0; i < keys.size(); ++i)
            f.window.workspace()->fabric()->setName(
                keys[i], QString("rack-17/chassis-with-a-long-name-%1/accelerator-%2.example.org").arg(i / 4).arg(i));
        f.show(
            ringAllReduce(8, false, "a ring all-reduce with a name that nobody would want to read to its end, but may"),
            "allreduce_ring_8_ranks_with_every_parameter_in_its_name_chunks8_channels1_simple_2026.xml");
        f.save("long-names");
    }
};

WEFT_TEST(TestScheduleWindow)
#include "tst_schedule_window.moc"
