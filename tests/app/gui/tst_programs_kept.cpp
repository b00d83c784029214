// SPDX-License-Identifier: GPL-3.0-or-later
// What a project keeps of a program: its text, what its times are made of, which schedule is looked at; and what a copy
// of unsaved work has of it.
#include "app/gui/workspace/recovery.h"
#include "engine/project/project_json.h"
#include "tests/app/gui/program_window.h"
#include "tests/support/test_program.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/programs/machine_bar.h"

#include <QComboBox>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace weft;
using namespace weft::gui;

class TestProgramsKept : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aProjectKeepsTheProgram()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("kept.weft");
        std::string text;
        {
            ProgramWindow f;
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
        ProgramWindow f;
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
            ProgramWindow f;
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
        ProgramWindow f;
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

    // Text that was never saved is in the copy that is offered after a crash.
    void unsavedTextIsInTheCopy()
    {
        ProgramWindow f;
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
};

WEFT_TEST(TestProgramsKept)
#include "tst_programs_kept.moc"
