// SPDX-License-Identifier: GPL-3.0-or-later
// The views of a program together: stages are clicked, steps become text, the tree shows what they gain, and undoing
// takes all of it back. Pictures go to WEFT_PICTURES, if that is set.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/theme.h"
#include "widgets/programs/tuning_panel.h"
#include "widgets/programs/words_box.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

using namespace weft;
using namespace weft::widgets;

namespace {

void picture(QWidget& widget, const char* name)
{
    const QString folder = qEnvironmentVariable("WEFT_PICTURES");
    if (!folder.isEmpty())
        QVERIFY(widget.grab().save(folder + "/program-" + name + ".png"));
}

std::uint64_t nsOf(const ProgramSession& session, std::size_t node)
{
    const auto* measure = session.measure(node);
    return measure != nullptr && measure->time ? measure->time->ns() : 0;
}

} // namespace

class TestProgramViews : public QObject {
    Q_OBJECT

private slots:
    void cleanup()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        applyTheme(*qApp, ThemeKind::Light);
    }

    void nothingIsThereAtFirst()
    {
        ProgramBench bench;
        bench.settle();
        QVERIFY(!bench.view.whyEmpty().isEmpty());
        QVERIFY(!bench.stages.whyEmpty().isEmpty());
        QVERIFY(!bench.schedules.whyEmpty().isEmpty());
        bench.open("adam");
        QVERIFY(bench.view.whyEmpty().isEmpty());
        QVERIFY(bench.stages.whyEmpty().isEmpty());
        QVERIFY(bench.schedules.whyEmpty().isEmpty());
        bench.stack.undo();
        bench.settle();
        QVERIFY(!bench.stages.whyEmpty().isEmpty());
    }

    // From the program as it stands to the published schedule of the attention sample, by clicks; and back. Twice.
    void clicksMakeASchedule()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::string before = bench.document.text();
        for (int visit = 0; visit < 2; ++visit) {
            bench.session()->setNode(0);
            bench.session()->select({});
            bench.settle();
            bench.clickStage("total");
            QCOMPARE(bench.session()->selected(), QStringList { "total" });
            QVERIFY2(bench.clickStep("split(total, 1)"), qPrintable(bench.offered()));
            QVERIFY(bench.document.text().ends_with("schedule schedule1 {\n  split(total, 1)\n}\n"));
            picture(bench.stages, "split");
            bench.clickStage("total$ag");
            QVERIFY2(bench.clickStep("reorder(total$ag, out)"), qPrintable(bench.offered()));
            bench.clickStage("out");
            QString kernel;
            for (const StepOffer& offer : bench.session()->offers()) {
                if (offer.reason.empty() && offer.step.verb == program::Verb::Fuse)
                    kernel = QString::fromStdString(text(offer.step));
            }
            QVERIFY2(bench.clickStep(kernel), qPrintable(bench.offered()));
            picture(bench.stages, "fused");
            bench.clickStage("layer");
            const std::string fused = bench.session()->shown()->program->fused.at(0).name;
            QVERIFY2(
                bench.clickStep(QString::fromStdString("overlap(layer, " + fused + ")")), qPrintable(bench.offered()));
            QVERIFY(
                bench.document.text().ends_with("schedule schedule1 {\n  split(total, 1)\n  reorder(total$ag, out)\n  "
                    + kernel.toStdString() + "\n  overlap(layer, " + fused + ")\n}\n"));
            const std::size_t node = bench.session()->node();
            QCOMPARE(node, bench.session()->understood()->nodeOfSchedule("schedule1"));
            // As quick as the schedule that the sample has, and quicker than without.
            QVERIFY(nsOf(*bench.session(), 0) > 0);
            QVERIFY(nsOf(*bench.session(), node) < nsOf(*bench.session(), 0));
            QCOMPARE(nsOf(*bench.session(), node),
                nsOf(*bench.session(), bench.session()->understood()->nodeOfSchedule("overlapped")));
            bench.finish();
            QVERIFY2(
                bench.schedules.verdictText().contains("Computes the same"), qPrintable(bench.schedules.verdictText()));
            picture(bench.stages, "overlapped");
            picture(bench.schedules, "tree");
            // One step back in the history is one step less of the schedule.
            bench.stack.undo();
            bench.settle();
            QVERIFY(bench.document.text().find("overlap(layer, " + fused + ")") == std::string::npos);
            QCOMPARE(bench.session()->shown()->steps.size(), std::size_t { 3 });
            while (bench.document.text() != before)
                bench.stack.undo();
            bench.settle();
            QCOMPARE(bench.session()->node(), std::size_t { 0 });
        }
    }

    // What was typed is in the tree as what was clicked is, and the caret shows what it stands in.
    void textAndTreeAreTheSame()
    {
        ProgramBench bench;
        bench.open("adam");
        const std::size_t nodes = bench.session()->understood()->nodes.size();
        QCOMPARE(bench.schedules.tree()->topLevelItemCount(), 1);
        bench.editor()->setFocus();
        bench.editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        for (const char* line : { "schedule typed {", "fuse(m1, v1)" }) {
            QTest::keyClick(bench.editor(), Qt::Key_Return);
            QTest::keyClicks(bench.editor(), line);
            QTest::keyClick(bench.editor(), Qt::Key_Escape); // no list
        }
        QTest::keyClick(bench.editor(), Qt::Key_Return);
        QTest::keyClicks(bench.editor(), "}");
        bench.settle();
        QVERIFY2(bench.session()->understood()->file, bench.document.text().c_str());
        QCOMPARE(bench.session()->understood()->nodes.size(), nodes + 1);
        // A click into the text of a step looks at it.
        bench.view.activateWindow();
        bench.editor()->setFocus();
        QTRY_VERIFY(bench.editor()->hasFocus());
        const std::size_t at = bench.document.text().find("reorder(ag, m1");
        bench.editor()->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(at));
        QCoreApplication::processEvents();
        QVERIFY(QString::fromStdString(bench.session()->shown()->step).startsWith("reorder"));
        // And a row of the tree another one.
        QTreeWidgetItem* root = bench.schedules.tree()->topLevelItem(0);
        QTest::mouseClick(bench.schedules.tree()->viewport(), Qt::LeftButton, {},
            bench.schedules.tree()->visualItemRect(root).topLeft() + QPoint(20, 6));
        QCOMPARE(bench.session()->node(), std::size_t { 0 });
    }

    void greyedStepsSayWhyAndDoNothing()
    {
        ProgramBench bench;
        bench.open("attention");
        bench.clickStage("layer");
        const std::string before = bench.document.text();
        QTreeWidgetItem* greyed = nullptr;
        for (int row = 0; row < bench.stages.steps()->topLevelItemCount(); ++row) {
            if ((bench.stages.steps()->topLevelItem(row)->flags() & Qt::ItemIsSelectable) == 0)
                greyed = bench.stages.steps()->topLevelItem(row);
        }
        QVERIFY(greyed != nullptr);
        QVERIFY2(greyed->text(1).startsWith("not here: "), qPrintable(greyed->text(1))); // not by its colour alone
        QTest::mouseClick(bench.stages.steps()->viewport(), Qt::LeftButton, {},
            bench.stages.steps()->visualItemRect(greyed).topLeft() + QPoint(12, 6));
        bench.settle();
        QCOMPARE(bench.document.text(), before);
        // Several stages together: what they can be.
        bench.clickStage("total", Qt::ControlModifier);
        QCOMPARE(bench.session()->selected(), QStringList({ "layer", "total" }));
        QVERIFY(bench.offered().contains("overlap(layer, total)"));
        picture(bench.stages, "several");
        // Keys go from stage to stage.
        bench.stages.canvas()->setFocus();
        QTest::keyClick(bench.stages.canvas(), Qt::Key_Escape);
        QVERIFY(bench.session()->selected().isEmpty());
        QTest::keyClick(bench.stages.canvas(), Qt::Key_Down);
        QCOMPARE(bench.session()->selected().size(), 1);
    }

    void aWrongScheduleIsShownWithItsDifference()
    {
        // A step that is valid never differs; what is refused says why.
        ProgramBench bench;
        std::string text = sampleText("attention") + "schedule wrong {\n  split(layer)\n}\n";
        bench.document.replace("a.weave", text, "open");
        bench.settle();
        bench.session()->setNode(bench.session()->understood()->nodeOfSchedule("wrong"));
        bench.settle();
        QVERIFY2(bench.schedules.verdictText().startsWith("Refused"), qPrintable(bench.schedules.verdictText()));
        QVERIFY(bench.stages.findChild<QLabel*>("stagesTitle")->text().startsWith("Refused"));
        picture(bench.schedules, "refused");
    }

    void timesFollowTheMachine()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::uint64_t v100 = nsOf(*bench.session(), 0);
        auto* device = bench.schedules.findChild<QComboBox*>("programDevice");
        device->setFocus();
        QTest::keyClicks(device, "H");
        bench.settle();
        QCOMPARE(bench.session()->machine().device, std::string("H100"));
        QVERIFY(nsOf(*bench.session(), 0) > 0 && nsOf(*bench.session(), 0) < v100);
        bench.stack.undo();
        bench.settle();
        QCOMPARE(device->currentText(), QString("V100"));
        QCOMPARE(nsOf(*bench.session(), 0), v100);
        bench.stack.redo();
        QCOMPARE(device->currentText(), QString("H100"));
        // A number that is counted up is one step.
        auto* chunks = bench.schedules.findChild<QSpinBox*>("programChunks");
        const int steps = bench.stack.index();
        for (int press = 0; press < 4; ++press)
            QTest::keyClick(chunks, Qt::Key_Up);
        QCOMPARE(chunks->value(), 8);
        QCOMPARE(bench.stack.index(), steps + 1);
        bench.stack.undo();
        QCOMPARE(chunks->value(), 4);
        bench.settle();
        // Another fabric, other times; none, and it is said.
        bench.spec = "Switch(16,15GB/s,500ns)";
        bench.session()->groundChanged();
        bench.settle();
        QVERIFY(nsOf(*bench.session(), 0) > v100);
        bench.spec.clear();
        bench.session()->groundChanged();
        bench.settle();
        QVERIFY(bench.session()->measure(0) == nullptr);
        QVERIFY(bench.schedules.findChild<QLabel*>("programNotice")->isVisible());
        bench.spec = "Ring(8,150GB/s,500ns)";
        bench.session()->groundChanged();
        bench.settle();
        QVERIFY(nsOf(*bench.session(), 0) > 0);
        QVERIFY(bench.schedules.findChild<QLabel*>("programNotice")->text().contains("8"));
    }

    // The search finds what is at least as fast as what the sample has, and one click makes it a schedule. Twice.
    void theBestIsFoundAndApplied()
    {
        ProgramBench bench;
        bench.open("attention");
        TuningPanel* tuning = bench.schedules.tuning();
        auto* find = tuning->findChild<QPushButton*>("programFind");
        auto* apply = tuning->findChild<QPushButton*>("programApply");
        for (int visit = 0; visit < 2; ++visit) {
            QVERIFY(!apply->isVisible());
            QTest::mouseClick(find, Qt::LeftButton);
            QVERIFY(tuning->isRunning());
            QTRY_VERIFY_WITH_TIMEOUT(!tuning->isRunning(), 60000);
            QVERIFY(tuning->tuning() && apply->isVisible());
            const study::TunedSchedule best = tuning->tuning()->fastest();
            QVERIFY(best.time && tuning->tuning()->asItStands.ns() == nsOf(*bench.session(), 0));
            for (std::size_t node = 0; node < bench.session()->understood()->nodes.size(); ++node)
                QVERIFY2(best.time->ns() <= nsOf(*bench.session(), node),
                    qPrintable(
                        QString("%1 ns, %2: %3 ns").arg(best.time->ns()).arg(node).arg(nsOf(*bench.session(), node))
                        + tuning->findChild<WordsBox*>("programFound")->text()));
            picture(bench.schedules, "found");
            const std::string before = bench.document.text();
            const ProgramMachine machine = bench.session()->machine();
            const int steps = bench.stack.index();
            QTest::mouseClick(apply, Qt::LeftButton);
            bench.settle();
            QCOMPARE(nsOf(*bench.session(), bench.session()->node()), best.time->ns());
            QVERIFY(tuning->tuning()); // it still holds
            picture(bench.schedules, "applied");
            // The schedule and how its chains go are one step of the history.
            QCOMPARE(bench.stack.index(), steps + 1);
            bench.stack.undo();
            QCOMPARE(bench.document.text(), before);
            QVERIFY(bench.session()->machine() == machine);
            bench.settle();
            bench.session()->groundChanged(); // another fabric, perhaps
            bench.settle();
            QVERIFY(!tuning->tuning());
        }
    }

    // Who stops a check is told that it was, and a new one begins with the next look.
    void aStoppedCheckSaysSo()
    {
        ProgramBench bench;
        bench.open("lamb");
        for (int visit = 0; visit < 2; ++visit) {
            bench.holdRuns(); // a check would be done sooner than its stop
            bench.session()->setNode(bench.session()->understood()->nodeOfSchedule("fused"));
            QVERIFY(bench.session()->isChecking() && bench.schedules.verdictText().startsWith("Is being checked"));
            bench.jobs.stopAll();
            bench.jobs.waitForAll();
            auto* words = bench.schedules.findChild<WordsBox*>("programVerdict");
            QVERIFY2(words->text().startsWith("Not checked"), qPrintable(words->text()));
            bench.session()->setNode(0);
        }
    }

    // The search is of the fabric that was open: what it finds of another one is no answer.
    void theSearchEndsWithItsFabric()
    {
        ProgramBench bench;
        bench.open("lamb");
        TuningPanel* tuning = bench.schedules.tuning();
        for (int visit = 0; visit < 2; ++visit) {
            tuning->start();
            QVERIFY(tuning->isRunning());
            bench.spec = visit == 0 ? "Switch(16,15GB/s,500ns)" : "Switch(16,150GB/s,500ns)";
            bench.session()->groundChanged();
            QVERIFY(!tuning->isRunning());
            bench.finish();
            QVERIFY(!tuning->tuning());
        }
        // Nor of a program that was changed meanwhile.
        tuning->start();
        bench.document.edit(0, 0, "size more = 7\n", "write");
        bench.settle();
        QVERIFY(!tuning->isRunning() && !tuning->tuning());
    }

    // What another file says with mistakes is not what the file before it said.
    void mistakesOfAnotherProgramShowNothingOfTheOldOne()
    {
        ProgramBench bench;
        bench.open("attention");
        for (int visit = 0; visit < 2; ++visit) {
            bench.document.replace("wrong.weave", "program wrong\ny = allreduce(+, nothing)\n", "open");
            bench.settle();
            QVERIFY(!bench.stages.whyEmpty().isEmpty());
            QVERIFY(!bench.schedules.whyEmpty().isEmpty());
            bench.stack.undo();
            bench.settle();
            QVERIFY(bench.stages.whyEmpty().isEmpty());
            // Nor is all of it gone when its text is.
            bench.document.replace(bench.document.name(), {}, "clear");
            bench.settle();
            QVERIFY(!bench.stages.whyEmpty().isEmpty());
            bench.stack.undo();
            bench.settle();
        }
    }

    // Where a schedule would compute something else, the first differing element is there with both expressions.
    void aDifferenceIsShownWithBothExpressions()
    {
        ProgramBench bench;
        bench.open("adam");
        bench.session()->setNode(bench.session()->understood()->nodeOfSchedule("sliced"));
        bench.finish();
        // A transformation that is wrong, as none is: it loses the learning rate.
        std::string wrong = sampleText("adam");
        const std::size_t at = wrong.find("lr *");
        QVERIFY(at != std::string::npos);
        wrong.replace(at, 4, "");
        const UnderstoodPtr mutant = understand(wrong, "adam", 0);
        QVERIFY(mutant->file);
        study::ScheduleVerdict verdict;
        verdict.schedule = "sliced";
        const auto compared
            = program::compareTerms(bench.session()->understood()->file->program, mutant->file->program, 2);
        QVERIFY(compared && compared->difference);
        verdict.difference = *compared;
        bench.session()->noteVerdict(bench.session()->shown()->key, verdict);
        QCoreApplication::processEvents();
        picture(bench.schedules, "difference");
        auto* words = bench.schedules.findChild<WordsBox*>("programVerdict");
        QVERIFY(words->isVisible());
        const QStringList lines = words->text().split('\n');
        QVERIFY2(lines.at(0).contains("Computes something else with 2 rank"), qPrintable(lines.at(0)));
        QVERIFY2(lines.at(1).startsWith("before: ") && lines.at(1).contains("0.001"), qPrintable(lines.at(1)));
        QVERIFY2(lines.at(2).startsWith("after: ") && lines.at(2) != lines.at(1), qPrintable(lines.at(2)));
        QCOMPARE(bench.schedules.tree()->currentItem()->text(SchedulesView::VerdictColumn), QString("no"));
        // However long they are, the list keeps its room.
        verdict.difference->difference->before = std::string(20000, 'x');
        bench.session()->noteVerdict(bench.session()->shown()->key, verdict);
        QTRY_VERIFY(words->height() < bench.schedules.height() / 2);
        QVERIFY(bench.schedules.tree()->height() > bench.schedules.height() / 4);
        QVERIFY(bench.schedules.tree()->viewport()->rect().intersects(
            bench.schedules.tree()->visualItemRect(bench.schedules.tree()->currentItem())));
    }

    void itIsReadableInTheDarkAndFromTheRight()
    {
        applyTheme(*qApp, ThemeKind::Dark);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        ProgramBench bench;
        bench.open("lamb");
        bench.session()->setNode(bench.session()->understood()->nodes.size() - 1);
        bench.settle();
        picture(bench.view, "dark-text");
        picture(bench.stages, "dark-stages");
        picture(bench.schedules, "dark-tree");
        QVERIFY(!bench.stages.canvas()->graph()->kernels.empty());
    }
};

WEFT_TEST(TestProgramViews)
#include "tst_program_views.moc"
