// SPDX-License-Identifier: GPL-3.0-or-later
// The text of programs: what is read, what is said about what cannot be, and the one layout.
#include "engine/program/syntax/format.h"
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

std::string formatted(const std::string& text)
{
    Findings findings;
    const Source source("p.weave", text);
    return format(source, parse(source, findings));
}

std::string sampleText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

class TestProgramSyntax : public QObject {
    Q_OBJECT

private slots:
    void samplesAreReadAndFormatted_data()
    {
        QTest::addColumn<QString>("path");
        for (const QFileInfo& file : QDir(WEFT_PROGRAMS).entryInfoList({ "*.weave" }))
            QTest::newRow(qPrintable(file.fileName())) << file.filePath();
    }

    void samplesAreReadAndFormatted()
    {
        QFETCH(QString, path);
        const std::string text = sampleText(path);
        const ReadProgram read(text);
        QVERIFY2(read.program, qPrintable(read.errors()));
        QCOMPARE(formatted(text), text);
    }

    void mistakesHaveTheirPlaces_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("errors"); // the beginning of each line
        QTest::newRow("nothing after =") << "x ="
                                         << "1:4 expected a name, a number, a call or \"(\", found the end";
        QTest::newRow("no name") << "size 4 = 3"
                                 << "1:6 expected a name, found \"4\"";
        QTest::newRow("keyword") << "size size = 3"
                                 << "1:6 expected a name, found \"size\"";
        QTest::newRow("two on a line") << "size N = 3 4"
                                       << "1:12 expected the end of the line, found \"4\"";
        QTest::newRow("character") << "size é = 3"
                                   << "1:6 expected a name, found \"é\"";
        QTest::newRow("after é") << "# é\nsize N = é é"
                                 << "2:10 expected a name";
        QTest::newRow("open")
            << "size N = (3\nsize M = 4\nsize M = 5"
            << "1:12 expected \")\", found the end of the line\n3:6 \"M\" is declared in line 2 already";
        QTest::newRow("two mistakes") << "size N = )\nsize M = ]"
                                      << "1:10 expected a name\n2:10 expected a name";
        QTest::newRow("no brace") << "schedule a {\n  fuse(x, y)\nsize N = 3"
                                  << "3:1 expected \"}\", found \"size\"";
        QTest::newRow("no end") << "schedule a {\n  fuse(x, y)\n"
                                << "3:1 expected \"}\", found the end of the text";
        QTest::newRow("no step") << "schedule a {\n  x\n}"
                                 << "2:3 expected a transformation such as split(total)";
        QTest::newRow("no verb") << "schedule a {\n  melt(x)\n}"
                                 << "2:3 no transformation is called \"melt\"";
    }

    void mistakesHaveTheirPlaces()
    {
        QFETCH(QString, text);
        QFETCH(QString, errors);
        const ReadProgram read(text.toStdString());
        QVERIFY(!read.program || text.startsWith("schedule"));
        const QStringList found = read.errors().split('\n', Qt::SkipEmptyParts);
        const QStringList expected = errors.split('\n');
        QVERIFY2(found.size() >= expected.size(), qPrintable(read.errors()));
        for (int i = 0; i < expected.size(); ++i)
            QVERIFY2(found[i].startsWith(expected[i]), qPrintable(read.errors()));
    }

    void hugeTextsEndWithAnError_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("parentheses") << "x = " + QString(100'000, '(') << "1:206 the expression is nested";
        QTest::newRow("signs") << "x = " + QString(100'000, '-') << "1:205 the expression is nested";
        QTest::newRow("powers") << "x = a" + QString("^a").repeated(100'000) << "1:406 the expression is nested";
        QTest::newRow("sums") << "x = a" + QString("+a").repeated(100'000)
                              << "1:2006 the expression has more than 1,000";
        QTest::newRow("calls") << "x = " + QString("f(").repeated(100'000) << "1:407 the expression is nested";
        QTest::newRow("stages") << QString("x = a\n").repeated(1'000'000) << "20002:1 the program has more than 20,000";
        QTest::newRow("steps") << "schedule s {\n" + QString("f(a)\n").repeated(1'000'000) + "}"
                               << "20003:1 the program has more than 20,000";
        QTest::newRow("mistakes") << QString("?\n").repeated(1'000'000) << "1:1 expected a statement";
    }

    void hugeTextsEndWithAnError()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const ReadProgram read(text.toStdString());
        QVERIFY2(read.errors().startsWith(error), qPrintable(read.errors().left(300)));
        QVERIFY(read.findings.size() < 200);
    }

    void textsThatAreCutAnywhereAreNoTrouble()
    {
        const std::string text = sampleText(WEFT_PROGRAMS "/adam.weave");
        QVERIFY(!text.empty());
        for (std::size_t length = 0; length <= text.size(); ++length) {
            const ReadProgram read(text.substr(0, length));
            for (const Finding& finding : read.findings)
                QVERIFY(finding.error.where.line && finding.error.where.column);
        }
    }

    void layoutIsOne_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("layout");
        QTest::newRow("spaces") << "size   N=4*H/16"
                                << "size N = 4 * H / 16\n";
        QTest::newRow("parentheses") << "x=((a+b))*(c*d)-(e-f)-(g)"
                                     << "x = (a + b) * (c * d) - (e - f) - g\n";
        QTest::newRow("powers") << "x = (a^b)^c + a^(b^c) + (-a)^b + -(a^b)"
                                << "x = (a^b)^c + a^b^c + (-a)^b + -a^b\n";
        QTest::newRow("blank lines") << "\n\nsize N = 1\n\n\n\nsize M = 2"
                                     << "size N = 1\n\nsize M = 2\n";
        QTest::newRow("comments") << "# a \n\n # b\nsize N = 1 #c\n#d"
                                  << "# a\n# b\nsize N = 1 #c\n#d\n";
        QTest::newRow("inside") << "x = f(a, # why\n b)"
                                << "# why\nx = f(a, b)\n";
        QTest::newRow("schedule") << "schedule a from b{\n\n f = fuse( x,y ) # z\n # w\n}"
                                  << "schedule a from b {\n  f = fuse(x, y) # z\n  # w\n}\n";
        QTest::newRow("one line") << "schedule a { fuse(x, y) }"
                                  << "schedule a {\n  fuse(x, y)\n}\n";
    }

    void layoutIsOne()
    {
        QFETCH(QString, text);
        QFETCH(QString, layout);
        QCOMPARE(QString::fromStdString(formatted(text.toStdString())), layout);
        QCOMPARE(QString::fromStdString(formatted(layout.toStdString())), layout);
    }

    // Any text: no crash, and what is formatted stays as it is.
    void formattingTwiceIsFormattingOnce()
    {
        const QStringList words { "x", "size", "input", "schedule", "output", "group", "=", "+", "-", "^", "(", ")",
            "[", "]", "{", "}", ",", ":", "#c", "\n", "\n\n", "1e3", ".5", "on", "from", " ", "f(", "é", "==", "!" };
        QRandomGenerator random(7);
        for (int round = 0; round < 20'000; ++round) {
            QString text;
            for (int i = random.bounded(30); i > 0; --i)
                text += words[random.bounded(words.size())] + (random.bounded(2) == 0 ? " " : "");
            const std::string once = formatted(text.toStdString());
            QVERIFY2(formatted(once) == once, qPrintable(text));
        }
    }
};

WEFT_TEST(TestProgramSyntax)
#include "tst_program_syntax.moc"
