// SPDX-License-Identifier: GPL-3.0-or-later
// The editor of programs: keys change the document through its history, mistakes are marked where they are, and words
// are explained, completed and folded.
#include "tests/support/test_program.h"
#include "tests/widgets/programs/program_bench.h"
#include "widgets/base/looks/theme.h"
#include "widgets/programs/find_bar.h"
#include "widgets/programs/program_lexer.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr int kErrorMark = 8;

std::string shownText(const ProgramEditor& editor)
{
    return editor.text().toStdString();
}

long markAt(const ProgramEditor& editor, int mark, std::size_t at)
{
    return editor.SendScintilla(
        QsciScintillaBase::SCI_INDICATORVALUEAT, static_cast<unsigned long>(mark), static_cast<long>(at));
}

} // namespace

class TestProgramEditor : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { applyTheme(*qApp, ThemeKind::Light); }

    // What is typed on is one step, a line another; undoing and doing again gives the same texts. Twice.
    void keysAreStepsOfTheHistory()
    {
        ProgramBench bench;
        bench.document.replace("a.weave", "program a\n", "open");
        const int before = bench.stack.index();
        bench.editor()->setFocus();
        for (int visit = 0; visit < 2; ++visit) {
            bench.editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
            QTest::keyClicks(bench.editor(), "# so");
            QCOMPARE(bench.stack.index(), before + 1);
            QTest::keyClick(bench.editor(), Qt::Key_Return);
            QTest::keyClicks(bench.editor(), "group");
            QTest::keyClick(bench.editor(), Qt::Key_Backspace);
            QCOMPARE(bench.document.text(), std::string("program a\n# so\ngrou"));
            QCOMPARE(shownText(*bench.editor()), bench.document.text());
            bench.stack.undo();
            QCOMPARE(shownText(*bench.editor()), bench.document.text());
            while (bench.stack.index() > before)
                bench.stack.undo();
            QCOMPARE(bench.document.text(), std::string("program a\n"));
            QCOMPARE(shownText(*bench.editor()), bench.document.text());
            while (bench.stack.canRedo())
                bench.stack.redo();
            QCOMPARE(shownText(*bench.editor()), std::string("program a\n# so\ngrou"));
            while (bench.stack.index() > before)
                bench.stack.undo();
        }
    }

    void whatIsSelectedIsReplaced()
    {
        ProgramBench bench;
        bench.document.replace("a.weave", "program größer\n# ä\n", "open");
        bench.editor()->selectAll(true);
        QTest::keyClicks(bench.editor(), "x");
        QCOMPARE(bench.document.text(), std::string("x"));
        while (bench.stack.index() > 1)
            bench.stack.undo();
        QCOMPARE(bench.document.text(), std::string("program größer\n# ä\n"));
        QCOMPARE(shownText(*bench.editor()), bench.document.text());
    }

    // Letters of either case are the same, it goes round, and what is typed meanwhile is found too. Twice.
    void wordsAreFound()
    {
        ProgramBench bench;
        bench.document.replace("a.weave", "program größe\nTotal = 1\n# total, total\n", "open");
        auto* bar = bench.view.findChild<FindBar*>();
        auto* sought = bench.view.findChild<QLineEdit*>("programSought");
        auto* count = bench.view.findChild<QLabel*>("programFoundCount");
        bench.view.activateWindow();
        const std::string& text = bench.document.text();
        const std::size_t first = text.find("Total");
        const std::size_t last = text.rfind("total");
        for (int visit = 0; visit < 2; ++visit) {
            bench.editor()->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, 0UL);
            bar->begin();
            QVERIFY(bar->isVisible());
            QTRY_VERIFY(sought->hasFocus());
            QTest::keyClicks(sought, "total");
            QCOMPARE(bench.editor()->selection().first, first);
            QCOMPARE(count->text(), QString("1 of 3"));
            QVERIFY(markAt(*bench.editor(), 11, last) != 0 && markAt(*bench.editor(), 11, 0) == 0);
            QTest::keyClick(sought, Qt::Key_Return);
            bar->go(1); // F3
            QCOMPARE(bench.editor()->selection().first, last);
            bar->go(1);
            QCOMPARE(bench.editor()->selection().first, first);
            QTest::keyClick(sought, Qt::Key_Return, Qt::ShiftModifier);
            QCOMPARE(bench.editor()->selection().first, last);
            QCOMPARE(bench.editor()->selectedText(), QString("total"));
            bench.document.edit(0, 0, "# total\n", "write");
            QVERIFY2(count->text().contains("4"), qPrintable(count->text()));
            bench.stack.undo();
            QTest::keyClicks(sought, "x");
            QVERIFY2(count->text().contains("nowhere"), qPrintable(count->text()));
            QTest::keyClick(sought, Qt::Key_Escape);
            QVERIFY(!bar->isVisible() && bench.editor()->hasFocus());
            QVERIFY(markAt(*bench.editor(), 11, last) == 0);
            sought->clear();
        }
        // What is selected is what is sought, also in another script.
        const std::size_t other = text.find("größe");
        bench.editor()->selectBytes(other, std::string("größe").size());
        bar->begin();
        QCOMPARE(sought->text(), QString("größe"));
        QCOMPARE(bench.editor()->selection().first, other);
    }

    // The window's keys are not the editor's: undo is one history for everything.
    void keysOfTheWindowAreLeftToIt()
    {
        ProgramBench bench;
        bench.open("adam");
        const auto isWanted = [&](int key, Qt::KeyboardModifiers modifiers) {
            QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
            event.ignore();
            QApplication::sendEvent(bench.editor(), &event);
            return event.isAccepted();
        };
        for (const int key : { Qt::Key_Z, Qt::Key_Y, Qt::Key_F, Qt::Key_K, Qt::Key_L, Qt::Key_D, Qt::Key_T, Qt::Key_U })
            QVERIFY2(!isWanted(key, Qt::ControlModifier), qPrintable(QKeySequence(key).toString()));
        QVERIFY(!isWanted(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier));
        QVERIFY(isWanted(Qt::Key_A, Qt::ControlModifier));
        QVERIFY(isWanted(Qt::Key_C, Qt::ControlModifier));
        QVERIFY(isWanted(Qt::Key_W, Qt::NoModifier));
        QVERIFY(isWanted(Qt::Key_Question, Qt::ShiftModifier));
    }

    void mistakesAreMarkedWhereTheyAre()
    {
        ProgramBench bench;
        std::string text = sampleText("attention");
        const std::size_t at = text.find("allreduce(+, layer)") + 13;
        text.replace(at, 5, "laier");
        for (int visit = 0; visit < 2; ++visit) {
            bench.document.replace("a.weave", text, "open");
            bench.settle();
            QVERIFY(markAt(*bench.editor(), kErrorMark, at) != 0);
            QVERIFY(markAt(*bench.editor(), kErrorMark, at + 4) != 0);
            QVERIFY(markAt(*bench.editor(), kErrorMark, at - 1) == 0);
            QVERIFY(markAt(*bench.editor(), kErrorMark, at + 5) == 0);
            const int line = static_cast<int>(std::count(text.begin(), text.begin() + static_cast<long>(at), '\n'));
            QVERIFY2(bench.editor()->annotation(line).contains("laier"), qPrintable(bench.editor()->annotation(line)));
            QVERIFY(bench.view.findChild<QLabel*>("programTitle")->text().contains("mistake"));
            QVERIFY(bench.session()->latest()->nodes.empty());
            // What was there before them stays in sight.
            QCOMPARE(bench.stages.whyEmpty().isEmpty(), visit == 1);
            QCOMPARE(bench.session()->understood()->nodes.empty(), visit == 0);
            // Put right, all of it is gone.
            bench.document.edit(at, 5, "layer", "right");
            bench.settle();
            QVERIFY(markAt(*bench.editor(), kErrorMark, at) == 0);
            QVERIFY(bench.editor()->annotation(line).isEmpty());
            QVERIFY(bench.stages.whyEmpty().isEmpty());
        }
    }

    void sentencesFitTheWidth()
    {
        ProgramBench bench;
        bench.document.replace("a.weave", "program a\ngroup g = 4\nz = = 3\n", "open");
        bench.settle();
        const auto longest = [&] {
            qsizetype most = 0;
            for (const QString& line : bench.editor()->annotation(2).split('\n'))
                most = std::max(most, line.size());
            return most;
        };
        bench.view.resize(1200, 500);
        QCoreApplication::processEvents();
        const QString wide = bench.editor()->annotation(2);
        QVERIFY(!wide.isEmpty() && !wide.contains('\n'));
        bench.view.resize(320, 500);
        QCoreApplication::processEvents();
        QVERIFY(bench.editor()->annotation(2).contains('\n') && longest() < wide.size());
        QCOMPARE(bench.editor()->annotation(2).replace('\n', ' '), wide);
    }

    void wordsAreExplained()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::string& text = bench.document.text();
        QCOMPARE(bench.editor()->describe(text.find("layer = matmul") + 2), QString("layer: f16[B, S, H] local"));
        QCOMPARE(bench.editor()->describe(text.find("size H") + 5), QString("H: size 3072"));
        QVERIFY(bench.editor()->describe(text.find("tp = 16")).contains("16"));
        QVERIFY(bench.editor()->describe(text.find("# The end") + 3).isEmpty());
        // Names that a schedule makes, once that is looked at.
        const std::size_t made = text.find("reorder(ag") + 8;
        QVERIFY(bench.editor()->describe(made).isEmpty());
        bench.session()->setNode(1);
        QVERIFY2(bench.editor()->describe(made).contains("replicated"), qPrintable(bench.editor()->describe(made)));
    }

    void wordsAreCompleted()
    {
        ProgramBench bench;
        bench.open("attention");
        QCOMPARE(bench.editor()->completions("allr"), QStringList { "allreduce" });
        QVERIFY(bench.editor()->completions("lay").contains("layer"));
        bench.editor()->setFocus();
        bench.editor()->SendScintilla(QsciScintillaBase::SCI_DOCUMENTEND);
        QTest::keyClicks(bench.editor(), "reduces");
        QVERIFY(bench.editor()->isListActive());
        QTest::keyClick(bench.editor(), Qt::Key_Tab);
        QVERIFY(bench.document.text().ends_with("reducescatter"));
        bench.stack.undo();
        // A whole word asks for nothing: the end of its line stays the end of its line.
        QTest::keyClicks(bench.editor(), "output");
        QVERIFY(!bench.editor()->isListActive());
    }

    void schedulesFold()
    {
        ProgramBench bench;
        bench.open("attention");
        const std::string& text = bench.document.text();
        bench.editor()->recolor();
        const auto head
            = std::count(text.begin(), text.begin() + static_cast<long>(text.find("schedule sliced")), '\n');
        const auto visible = [&](long line) {
            return bench.editor()->SendScintilla(QsciScintillaBase::SCI_GETLINEVISIBLE, static_cast<long>(line)) != 0;
        };
        QVERIFY(visible(head + 1));
        bench.editor()->foldLine(static_cast<int>(head));
        QVERIFY(visible(head) && !visible(head + 1));
        bench.editor()->foldLine(static_cast<int>(head));
        QVERIFY(visible(head + 1));
    }

    void coloursFollowTokensAndTheme()
    {
        ProgramBench bench;
        bench.open("adam");
        bench.editor()->recolor();
        const std::string& text = bench.document.text();
        const auto styleAt = [&](std::size_t at) {
            return bench.editor()->SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, static_cast<long>(at));
        };
        QCOMPARE(styleAt(0), long { ProgramLexer::Comment });
        QCOMPARE(styleAt(text.find("program adam")), long { ProgramLexer::Keyword });
        QCOMPARE(styleAt(text.find("f32[")), long { ProgramLexer::Type });
        QCOMPARE(styleAt(text.find("allreduce")), long { ProgramLexer::Operation });
        QCOMPARE(styleAt(text.find("split(")), long { ProgramLexer::Verb });
        QCOMPARE(styleAt(text.find("4194304")), long { ProgramLexer::Number });
        applyTheme(*qApp, ThemeKind::Dark);
        QCoreApplication::processEvents();
        const long paper = bench.editor()->SendScintilla(
            QsciScintillaBase::SCI_STYLEGETBACK, static_cast<unsigned long>(ProgramLexer::Plain));
        const QColor base = Theme::dark().base;
        QCOMPARE(paper, static_cast<long>(base.red() | base.green() << 8 | base.blue() << 16));
    }

    // Brackets too are as they were written where reading runs the other way.
    void programsAreReadFromTheLeft()
    {
        const auto pictureOf = [](Qt::LayoutDirection direction) {
            QApplication::setLayoutDirection(direction);
            ProgramBench bench;
            bench.open("adam");
            bench.editor()->setFixedSize(500, 600);
            QTest::qWait(50);
            const QString folder = qEnvironmentVariable("WEFT_PICTURES");
            if (!folder.isEmpty())
                bench.editor()->grab().save(folder + QString("/editor-%1.png").arg(int(direction)));
            const QImage image = bench.editor()->viewport()->grab().toImage();
            QApplication::setLayoutDirection(Qt::LeftToRight);
            return image;
        };
        QCOMPARE(pictureOf(Qt::RightToLeft), pictureOf(Qt::LeftToRight));
    }

    void largeTextsDoNotStopTheHand()
    {
        ProgramBench bench;
        std::string text = "program a\ngroup g = 4\ninput x0: f32[8]\n";
        for (int i = 1; i < 5000; ++i)
            text += "x" + std::to_string(i) + " = x" + std::to_string(i - 1) + " + 1\n";
        text += "output x4999\n";
        bench.document.replace("large.weave", text, "open");
        QCOMPARE(bench.editor()->lines(), 5004);
        bench.jobs.stopAll();
        bench.session()->readNow();
        bench.jobs.waitForAll();
        QVERIFY(bench.session()->understood()->file);
    }
};

WEFT_TEST(TestProgramEditor)
#include "tst_program_editor.moc"
