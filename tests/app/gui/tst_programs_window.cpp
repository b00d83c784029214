// SPDX-License-Identifier: GPL-3.0-or-later
// Programs in the real window: a sample is opened by its name, its published steps are clicked, both schedules stand on
// one axis of time, and all of it undoes. Pictures go to WEFT_PICTURES, if that is set.
#include "app/gui/views/view_glue.h"
#include "tests/app/gui/program_window.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/issues/issues_view.h"
#include "widgets/programs/tuning_panel.h"
#include "widgets/timeline/timeline_view.h"

#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUndoStack>

using namespace weft;
using namespace weft::gui;

class TestProgramsWindow : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void everySampleOpensByItsName()
    {
        ProgramWindow f;
        QCOMPARE(programSamples(), QStringList({ "adam", "attention", "lamb", "mlp", "moe", "pipeline", "sgd" }));
        for (const QString& name : programSamples()) {
            f.window.openSample(name);
            f.settle();
            QVERIFY(f.window.mode() == Mode::Programs);
            QVERIFY2(
                f.window.views()->find("program")->isAncestorOf(f.window.focusWidget()), "the keys are in the text");
            QVERIFY2(f.session()->understood()->file, qPrintable(name));
            QVERIFY2(f.session()->whyNoTimes().isEmpty(), qPrintable(name + f.session()->whyNoTimes()));
            for (std::size_t node = 0; node < f.session()->understood()->nodes.size(); ++node) {
                QVERIFY2(f.ns(node) > 0, qPrintable(name));
                // What it computes is known without a click.
                QTRY_VERIFY2_WITH_TIMEOUT(node == 0 || f.session()->verdict(node) != nullptr, qPrintable(name), 30'000);
                QVERIFY2(node == 0 || f.session()->verdict(node)->isCorrect(), qPrintable(name));
            }
            QVERIFY(!f.window.workspace()->isModified());
        }
    }

    // The way of somebody who opens the attention sample: three steps, a gain, and the two charts. Twice.
    void thePublishedStepsAreClicked()
    {
        ProgramWindow f;
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

    // The charts are of the times that stand beside them, whatever of the machine changes.
    void theChartsFollowTheMachine()
    {
        ProgramWindow f;
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

    // What comes while something else is under way: a window that closes while it searches, a file that is no program.
    void whatComesInTheMiddle()
    {
        {
            ProgramWindow f;
            f.window.openSample("lamb");
            f.settle();
            f.schedules->tuning()->start();
            QVERIFY(f.schedules->tuning()->isRunning());
        } // closed
        QTemporaryDir folder;
        QFile other(folder.filePath("notes.txt"));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("nothing that anybody reads\n") > 0);
        other.close();
        ProgramWindow f;
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
        ProgramWindow f;
        for (int visit = 0; visit < 2; ++visit) {
            QCOMPARE(f.window.openFiles({ folder.filePath("one.weave") }), QString());
            QTRY_COMPARE(f.window.workspace()->program()->name(), QString("one.weave"));
            f.settle();
            QVERIFY(f.window.mode() == Mode::Programs);
            // There is no fabric: one click makes one, and one step back takes it away.
            auto* make = f.schedules->findChild<QPushButton*>("programMakeFabric");
            QVERIFY(!f.session()->whyNoTimes().isEmpty() && make->isVisible());
            QTest::mouseClick(make, Qt::LeftButton);
            QTRY_VERIFY(f.ns(0) > 0 && !make->isVisible());
            f.window.workspace()->undoStack()->undo();
            QTRY_VERIFY(f.ns(0) == 0 && make->isVisible());
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
                ProgramWindow f(size);
                f.window.setTheme(mirrored ? widgets::ThemeKind::Dark : widgets::ThemeKind::Light);
                f.window.openSample("attention");
                f.settle();
                f.session()->setNode(f.session()->understood()->nodes.size() - 1);
                f.settle();
                f.clickStage("layer");
                QTRY_VERIFY_WITH_TIMEOUT(f.lanes->run(1) != nullptr, 20000);
                QTest::qWait(100);
                f.save(QString::number(size.width()) + (mirrored ? "-dark-rtl" : ""));
                for (const QString& name : f.stages->canvas()->names()) // all of it at first
                    QVERIFY2(f.stages->canvas()->rect().contains(f.stages->canvas()->rectOf(name)), qPrintable(name));
                QVERIFY(f.stages->canvas()->isVisible() && f.schedules->tree()->isVisible());
                QVERIFY(f.program->editor()->isVisible() && f.lanes->isVisible());
            }
        }
    }
};

WEFT_TEST(TestProgramsWindow)
#include "tst_programs_window.moc"
