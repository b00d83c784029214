// SPDX-License-Identifier: GPL-3.0-or-later
// Man pages and completions name every option that --help names, and shells complete by them.
#include "programs.h"

#include "tests/support/test_program.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QStringList kForms { "man", "bash", "zsh", "fish" };

QByteArray manualOf(const QString& program, const QString& form)
{
    const bool isWindow = program == WEFT_GUI_PROGRAM;
    const Ended ended = runProgram(program, { isWindow ? "--manual" : "manual", form });
    return ended.code == 0 ? ended.out : QByteArray();
}

} // namespace

class TestManuals : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("QT_QPA_PLATFORM", "offscreen");
        QVERIFY(m_folder.isValid());
        for (const char* program : { WEFT_CLI, WEFT_GUI_PROGRAM }) {
            for (const QString& form : kForms) {
                const QByteArray text = manualOf(program, form);
                QVERIFY2(!text.isEmpty(), program);
                QFile file(path(program, form));
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
            }
        }
    }

    void everyOptionIsNamed_data()
    {
        QTest::addColumn<QString>("program");
        QTest::newRow("weft-cli") << WEFT_CLI;
        QTest::newRow("weft") << WEFT_GUI_PROGRAM;
    }
    void everyOptionIsNamed()
    {
        QFETCH(QString, program);
        const QString man = QString::fromUtf8(contentOf(path(program, "man"))).replace("\\-", "-");
        const QString bash = QString::fromUtf8(contentOf(path(program, "bash")));
        const QString zsh = QString::fromUtf8(contentOf(path(program, "zsh")));
        const QString fish = QString::fromUtf8(contentOf(path(program, "fish")));
        int seen = 0;
        const QList<HelpPage> pages = helpPages(program);
        for (const HelpPage& page : pages) {
            const QString words = page.command.join(' ');
            // Each form has a part for each command; an option of another command is not in it.
            const QString manPart = words.isEmpty() ? man.section(".SH OPTIONS\n", 1).section("\n.S", 0, 0)
                                                    : man.section(".SS \"" + words + "\"\n", 1).section("\n.S", 0, 0);
            const QString zshPart = zsh.section("\n'" + words + "')\n", 1).section("\n    ;;\n", 0, 0);
            const QString bashPart = bash.section("\n    '" + words + "')\n        words=", 1).section(";;", 0, 0);
            for (const QString& option : page.options) {
                ++seen;
                const QByteArray name = (words + ' ' + option).toUtf8();
                QVERIFY2(manPart.contains("\\fB" + option + "\\fR"), name);
                QVERIFY2(zshPart.contains("'*" + option + '['), name);
                QVERIFY2(QString(bashPart).replace('\'', ' ').contains(' ' + option + ' '), name);
                QVERIFY2(fish.contains(" -l " + option.mid(2) + ' '), name);
            }
        }
        QVERIFY2(seen >= 12, QByteArray::number(seen));
        QCOMPARE(pages.size() > 10, program == WEFT_CLI);
    }

    void manFindsNothingToSay_data() { everyOptionIsNamed_data(); }
    void manFindsNothingToSay()
    {
        if (!hasProgram("man"))
            QSKIP("man is not here");
        QFETCH(QString, program);
        const Ended ended = runProgram("env",
            { "LC_ALL=C.UTF-8", "MANROFFSEQ=", "MANWIDTH=80", "man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8",
                path(program, "man") });
        QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.told());
        const QString shown = QString::fromUtf8(ended.out).remove(QRegularExpression(".\b")); // bold is struck twice
        QVERIFY2(shown.contains("SYNOPSIS") && shown.contains("--help"), ended.out);
    }

    void bashCompletes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a command") << "weft-cli sim"
                                   << "simulate";
        QTest::newRow("a command below one") << "weft-cli program tu"
                                             << "tune";
        QTest::newRow("an option") << "weft-cli simulate --network"
                                   << "--network-model";
        QTest::newRow("after a value that is a command's name") << "weft-cli simulate --result sample --timel"
                                                                << "--timeline";
        QTest::newRow("a value") << "weft-cli simulate --network-model u"
                                 << "unaware";
        QTest::newRow("an option of a command below one") << "weft-cli program tune --sli"
                                                          << "--slices";
        QTest::newRow("a mode") << "weft --mode coll"
                                << "collectives";
        QTest::newRow("a view") << "weft --view heat"
                                << "heatmap";
        QTest::newRow("a sample") << "weft --sample att"
                                  << "attention";
        QTest::newRow("no such option") << "weft-cli sample --topol"
                                        << "";
    }
    void bashCompletes()
    {
        if (!hasProgram("bash"))
            QSKIP("bash is not here");
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const QString program = line.section(' ', 0, 0);
        const QString file = path(program == "weft" ? WEFT_GUI_PROGRAM : WEFT_CLI, "bash");
        const Ended ended = runProgram("bash",
            { "-uc",
                ". '" + file + "'; compopt() { :; }; COMP_WORDS=(" + line
                    + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _" + QString(program).replace('-', '_')
                    + "; echo \"${COMPREPLY[*]}\"" });
        QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.told());
        QCOMPARE(QString::fromUtf8(ended.out).trimmed(), expected);
    }

    void zshAndFishRead_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::newRow("zsh") << "zsh";
        QTest::newRow("fish") << "fish";
    }
    void zshAndFishRead()
    {
        QFETCH(QString, shell);
        if (!hasProgram(shell))
            QSKIP(qPrintable(shell + " is not here"));
        for (const char* program : { WEFT_CLI, WEFT_GUI_PROGRAM }) {
            const Ended ended = runProgram(shell, { "-n", path(program, shell) });
            QVERIFY2(ended.code == 0 && ended.err.isEmpty(), ended.told());
        }
    }

    void fishCompletes_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("expected");
        QTest::newRow("a command") << "weft-cli sim"
                                   << "simulate";
        QTest::newRow("an option") << "weft-cli simulate --network"
                                   << "--network-model";
        QTest::newRow("a value") << "weft-cli simulate --network-model u"
                                 << "unaware";
        QTest::newRow("an option of a command below one") << "weft-cli program tune --sli"
                                                          << "--slices";
        QTest::newRow("a mode") << "weft --mode coll"
                                << "collectives";
    }
    void fishCompletes()
    {
        if (!hasProgram("fish"))
            QSKIP("fish is not here");
        QFETCH(QString, line);
        QFETCH(QString, expected);
        const QString file = path(line.startsWith("weft ") ? WEFT_GUI_PROGRAM : WEFT_CLI, "fish");
        const Ended ended
            = runProgram("fish", { "--no-config", "-c", "source '" + file + "'; complete -C '" + line + "'" });
        QCOMPARE(QString::fromUtf8(ended.out).section('\t', 0, 0).trimmed(), expected);
    }

    void anotherFormIsRefused()
    {
        for (const QStringList& words :
            { QStringList { WEFT_CLI, "manual" }, QStringList { WEFT_GUI_PROGRAM, "--manual" } }) {
            const Ended ended = runProgram(words[0], { words[1], "troff" });
            QCOMPARE(ended.code, 2);
            QVERIFY2(ended.err.contains("man, bash, zsh or fish"), ended.told());
        }
    }

private:
    QString path(const QString& program, const QString& form) const
    {
        return m_folder.filePath(program.section('/', -1) + '.' + form);
    }

    QTemporaryDir m_folder;
};

WEFT_TEST(TestManuals)
#include "tst_manuals.moc"
