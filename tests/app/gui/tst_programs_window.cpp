// SPDX-License-Identifier: GPL-3.0-or-later
// Programs in the real window: a sample is opened by its name, its published steps are clicked, both schedules stand on
// one axis of time, and all of it undoes, is saved and comes back. Pictures go to WEFT_PICTURES, if that is set.
#include "app/gui/panels/schedule_lanes.h"
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/recovery.h"
#include "engine/project/project_json.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/command_registry.h"
#include "widgets/base/empty_state.h"
#include "widgets/base/time_controller.h"
#include "widgets/issues/issues_view.h"
#include "widgets/programs/machine_bar.h"
#include "widgets/programs/program_editor.h"
#include "widgets/programs/program_view.h"
#include "widgets/programs/schedules_view.h"
#include "widgets/programs/stage_canvas.h"
#include "widgets/programs/stages_view.h"
#include "widgets/programs/tuning_panel.h"
#include "widgets/timeline/timeline_view.h"

#include <QComboBox>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

namespace {

struct Fixture {
    MainWindow window { false };
    widgets::ProgramView* program = window.views()->get<widgets::ProgramView>();
    widgets::StagesView* stages = window.views()->get<widgets::StagesView>();
    widgets::SchedulesView* schedules = window.views()->get<widgets::SchedulesView>();
    ScheduleLanes* lanes = window.views()->get<ScheduleLanes>();

    explicit Fixture(QSize size = { 1600, 950 })
    {
        window.setTheme(widgets::ThemeKind::Light);
        window.resize(size);
        window.show();
    }

    void settle()
    {
        QVERIFY(QTest::qWaitFor(
            [this] {
                return session()->isCurrent() && !session()->isMeasuring() && !session()->isOffering()
                    && !stages->isDrawing();
            },
            20000));
        QTest::qWait(20);
    }

    [[nodiscard]] widgets::ProgramSession* session() const { return program->session(); }
    [[nodiscard]] const std::string& text() { return window.workspace()->program()->text(); }

    void clickStage(const QString& name)
    {
        QTest::mouseClick(stages->canvas(), Qt::LeftButton, {}, stages->canvas()->middleOf(name));
        settle();
    }

    // The first that can be done and begins so.
    bool clickStep(const QString& begin)
    {
        for (int row = 0; row < stages->steps()->topLevelItemCount(); ++row) {
            QTreeWidgetItem* item = stages->steps()->topLevelItem(row);
            if (!item->text(0).startsWith(begin) || (item->flags() & Qt::ItemIsSelectable) == 0)
                continue;
            stages->steps()->scrollToItem(item);
            QTest::mouseClick(stages->steps()->viewport(), Qt::LeftButton, {},
                stages->steps()->visualItemRect(item).topLeft() + QPoint(12, 6));
            settle();
            return true;
        }
        return false;
    }

    std::uint64_t ns(std::size_t node) const
    {
        const auto* measure = session()->measure(node);
        return measure != nullptr && measure->time ? measure->time->ns() : 0;
    }

    void save(const QString& name)
    {
        const QString folder = qEnvironmentVariable("WEFT_PICTURES", QDir::tempPath() + "/weft-pictures");
        QDir().mkpath(folder);
        QVERIFY(window.grab().save(folder + "/programs-window-" + name + ".png"));
    }
};

} // namespace

class TestProgramsWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void everySampleOpensByItsName()
    {
        Fixture f;
        QCOMPARE(programSamples(), QStringList({ "adam", "attention", "lamb", "mlp", "moe", "pipeline", "sgd" }));
        for (const QString& name : programSamples()) {
            f.window.openSample(name);
            f.settle();
            QVERIFY(f.window.mode() == Mode::Programs);
            QVERIFY2(f.session()->understood()->file, qPrintable(name));
            QVERIFY2(f.session()->whyNoTimes().isEmpty(), qPrintable(name + f.session()->whyNoTimes()));
            for (std::size_t node = 0; node < f.session()->understood()->nodes.size(); ++node)
                QVERIFY2(f.ns(node) > 0, qPrintable(name));
            QVERIFY(!f.window.workspace()->isModified());
        }
    }

    // The way of somebody who opens the attention sample: three steps, a gain, and the two charts. Twice.
    void thePublishedStepsAreClicked()
    {
        Fixture f;
        for (int visit = 0; visit < 2; ++visit) {
            f.window.openSample("attention");
            f.settle();
            f.save("attention");
            const std::string before = f.text();
            f.clickStage("total");
            QVERIFY(f.clickStep("split(total, 1)"));
            f.clickStage("total$ag");
            QVERIFY(f.clickStep("reorder(total$ag, out)"));
            f.clickStage("out");
            QVERIFY(f.clickStep("fuse("));
            f.clickStage("layer");
            QVERIFY(f.clickStep("overlap(layer"));
            const std::size_t node = f.session()->node();
            QVERIFY(f.ns(node) > 0 && f.ns(node) < f.ns(0));
            // Both on one axis, as long as the longer one.
            QTRY_VERIFY_WITH_TIMEOUT(f.lanes->run(0) != nullptr && f.lanes->run(1) != nullptr, 20000);
            QCOMPARE(f.lanes->run(0)->run->makespan.ns(), f.ns(0));
            QCOMPARE(f.lanes->run(1)->run->makespan.ns(), f.ns(node));
            QCOMPARE(f.lanes->time()->extent().to, static_cast<std::int64_t>(f.ns(0)));
            for (const char* lane : { "scheduleLaneA", "scheduleLaneB" })
                QTRY_VERIFY(!f.lanes->findChild<widgets::TimelineView*>(lane)->isEmpty());
            f.save("clicked");
            // The keys of the window undo, one step each, also from within the editor.
            f.program->editor()->setFocus();
            for (int step = 0; step < 4; ++step) {
                QTest::keyClick(f.program->editor(), Qt::Key_Z, Qt::ControlModifier);
                f.settle();
            }
            QCOMPARE(f.text(), before);
            QCOMPARE(f.session()->node(), std::size_t { 0 });
            f.window.workspace()->undoStack()->setClean();
        }
    }

    void aProjectKeepsTheProgram()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        std::string text;
        {
            Fixture f;
            f.window.openSample("adam");
            f.settle();
            f.program->editor()->setFocus();
            f.program->editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
            QTest::keyClicks(f.program->editor(), "# kept");
            QVERIFY(f.window.workspace()->isModified());
            f.settle();
            auto* device = f.schedules->findChild<QComboBox*>("programDevice");
            device->setFocus();
            QTest::keyClicks(device, "A");
            f.settle();
            text = f.text();
            QVERIFY(text.ends_with("# kept"));
            QVERIFY(f.window.workspace()->saveProject(path).ok());
            QVERIFY(!f.window.workspace()->isModified());
        }
        // After a restart, and again in the same window after another project.
        Fixture f;
        for (int visit = 0; visit < 2; ++visit) {
            Findings findings;
            QVERIFY(f.window.workspace()->openProject(path, findings).ok());
            (void)f.window.showView("program");
            f.settle();
            QCOMPARE(f.text(), text);
            QCOMPARE(f.program->editor()->text().toStdString(), text);
            QCOMPARE(f.window.workspace()->program()->name(), QString("adam.weave"));
            QVERIFY(f.ns(0) > 0);
            QVERIFY(!f.window.workspace()->isModified());
            f.window.workspace()->startNew();
            f.settle();
            QVERIFY(f.text().empty());
            QVERIFY(!f.program->whyEmpty().isEmpty());
        }
    }

    // What times are made of and what is looked at are the project's: after a restart without a session they are there.
    void aProjectKeepsTheMachineAndWhatIsLookedAt()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        QFile card(folder.filePath("card.json"));
        QVERIFY(card.open(QIODevice::WriteOnly));
        QVERIFY(card.write(R"({"matrix_tflops_16": 50, "matrix_tflops_32": 50, "tflops_32": 5, "tflops_64": 5,
            "memory_gbps": 100})")
            > 0);
        card.close();
        std::string looked;
        std::uint64_t ns = 0;
        {
            Fixture f;
            f.window.openSample("attention");
            f.settle();
            f.schedules->machine()->useCard(card.fileName());
            widgets::ProgramMachine machine = f.session()->machine();
            machine.setting.chunks = 8;
            machine.setting.inlined.clear();
            f.session()->setMachine(machine);
            f.session()->setNode(f.session()->understood()->nodeOfSchedule("fused"));
            f.settle();
            looked = f.session()->shown()->key;
            ns = f.ns(f.session()->node());
            QVERIFY(ns > 0);
            QVERIFY(f.window.workspace()->saveProject(path).ok());
            QVERIFY(!f.window.workspace()->isModified());
        }
        // The folder moves, and the card with it.
        const QString elsewhere = folder.filePath("elsewhere");
        QVERIFY(QDir().mkpath(elsewhere));
        QVERIFY(QFile::rename(path, elsewhere + "/kept.weft"));
        QVERIFY(QFile::rename(card.fileName(), elsewhere + "/card.json"));
        Fixture f;
        for (int visit = 0; visit < 2; ++visit) {
            Findings findings;
            QVERIFY(f.window.workspace()->openProject(elsewhere + "/kept.weft", findings).ok());
            (void)f.window.showView("program");
            f.settle();
            QCOMPARE(f.session()->shown()->key, looked);
            QCOMPARE(f.session()->machine().setting.chunks, 8U);
            QVERIFY(f.session()->machine().setting.inlined.empty());
            QCOMPARE(f.ns(f.session()->node()), ns);
            QVERIFY(!f.window.workspace()->isModified());
            f.window.workspace()->startNew();
            f.settle();
            QVERIFY(f.session()->machine() == widgets::ProgramMachine {});
        }
    }

    // The charts are of the times that stand beside them, whatever of the machine changes.
    void theChartsFollowTheMachine()
    {
        Fixture f;
        f.window.openSample("attention");
        f.settle();
        f.session()->setNode(f.session()->understood()->nodeOfSchedule("overlapped"));
        f.settle();
        const auto isDrawn = [&] {
            return f.lanes->run(1) != nullptr && f.lanes->run(1)->run->makespan.ns() == f.ns(f.session()->node());
        };
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 20000);
        const std::uint64_t written = f.ns(f.session()->node());
        // By chunks: the program as it stands takes what it took.
        widgets::ProgramMachine machine = f.session()->machine();
        machine.setting.inlined.clear();
        f.session()->setMachine(machine);
        f.settle();
        QVERIFY(f.ns(f.session()->node()) != written);
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 20000);
        f.window.workspace()->undoStack()->undo();
        f.settle();
        QCOMPARE(f.ns(f.session()->node()), written);
        QTRY_VERIFY_WITH_TIMEOUT(isDrawn(), 20000);
    }

    // Text that was never saved is in the copy that is offered after a crash.
    void unsavedTextIsInTheCopy()
    {
        Fixture f;
        f.window.openSample("sgd");
        f.settle();
        f.program->editor()->setFocus();
        f.program->editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        QTest::keyClicks(f.program->editor(), "# not saved");
        widgets::ProgramMachine machine = f.session()->machine();
        machine.device = "H100";
        f.session()->setMachine(machine);
        f.window.recovery()->saveNow();
        Findings findings;
        const auto copy = project::readProject(f.window.recovery()->file().toStdString(), findings);
        QVERIFY(copy.ok());
        QCOMPARE(copy->program.text, f.text());
        QVERIFY(copy->program.text.ends_with("# not saved"));
        QCOMPARE(copy->program.machine.device, std::string("H100"));
    }

    // What comes while something else is under way: a window that closes while it searches, a file that is no program.
    void whatComesInTheMiddle()
    {
        {
            Fixture f;
            f.window.openSample("lamb");
            f.settle();
            f.schedules->tuning()->start();
            QVERIFY(f.schedules->tuning()->isRunning());
        } // closed
        QTemporaryDir folder;
        QFile other(folder.filePath("notes.txt"));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("nothing that anybody reads\n") > 0);
        other.close();
        Fixture f;
        f.window.openSample("sgd");
        f.settle();
        const std::string text = f.text();
        for (int visit = 0; visit < 2; ++visit) {
            test::drop(f.window, { other.fileName() });
            test::settle(f.window, 50, 2);
            QCOMPARE(f.text(), text);
            f.schedules->tuning()->start();
            f.window.workspace()->startNew();
            QVERIFY(!f.schedules->tuning()->isRunning());
            f.window.openSample("sgd");
            f.settle();
            QVERIFY(f.ns(0) > 0);
            f.window.workspace()->undoStack()->setClean();
        }
    }

    void filesAreOpenedByTheirContent()
    {
        QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
        };
        QVERIFY(write("one.weave", "program one\ngroup g = 4\ninput x: f32[8] local\ny = allreduce(+, x)\noutput y\n"));
        QVERIFY(write("two.weave", "program two\ngroup g = 4\ny = allreduce(+, nothing)\n"));
        Fixture f;
        for (int visit = 0; visit < 2; ++visit) {
            QCOMPARE(f.window.openFiles({ folder.filePath("one.weave") }), QString());
            QTRY_COMPARE(f.window.workspace()->program()->name(), QString("one.weave"));
            f.settle();
            QVERIFY(f.window.mode() == Mode::Programs);
            QVERIFY(!f.session()->whyNoTimes().isEmpty()); // there is no fabric
            QCOMPARE(f.window.openFiles({ folder.filePath("two.weave") }), QString());
            QTRY_COMPARE(f.window.workspace()->program()->name(), QString("two.weave"));
            f.settle();
            QVERIFY(hasErrors(f.session()->latest()->findings));
            // The list of issues has it, and leads there.
            auto* issues = f.window.views()->get<widgets::IssuesView>();
            widgets::Issue issue;
            issue.finding = f.session()->latest()->findings.front();
            emit issues->activated(issue);
            int line = 0;
            int column = 0;
            f.program->editor()->getCursorPosition(&line, &column);
            QCOMPARE(line, 2);
            f.save("mistake");
        }
    }

    void itFitsSmallWindowsAndOtherLooks()
    {
        for (const QSize size : { QSize(1280, 720), QSize(3840, 2160) }) {
            for (const bool mirrored : { false, true }) {
                QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
                Fixture f(size);
                f.window.setTheme(mirrored ? widgets::ThemeKind::Dark : widgets::ThemeKind::Light);
                f.window.openSample("attention");
                f.settle();
                f.session()->setNode(f.session()->understood()->nodes.size() - 1);
                f.settle();
                f.clickStage("layer");
                QTRY_VERIFY_WITH_TIMEOUT(f.lanes->run(1) != nullptr, 20000);
                QTest::qWait(100);
                f.save(QString::number(size.width()) + (mirrored ? "-dark-rtl" : ""));
                QVERIFY(f.stages->canvas()->isVisible() && f.schedules->tree()->isVisible());
                QVERIFY(f.program->editor()->isVisible() && f.lanes->isVisible());
            }
        }
    }
};

WEFT_TEST(TestProgramsWindow)
#include "tst_programs_window.moc"
