// SPDX-License-Identifier: GPL-3.0-or-later
// What is said about mistakes: where they are, and a hint that leads to a program without them.
#include "tests/engine/program/program_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::program;
using weft::test::ReadProgram;

namespace {

const QString kGiven = "group g = 4\ngroup h = 4\nsize N = 64\ninput r: f32[N]\ninput l: f32[N] local\n"
                        "input s: f32[N] sliced(0)\ninput q: f32[N, N] sliced(0)\ninput p: f32[N, N] sliced(1)\n"
                        "input o: f32[N] on h\n"; // nine lines

} // namespace

class TestProgramMessages : public QObject {
    Q_OBJECT

private slots:
    void mistakesHaveAPlaceAndAWayOut_data()
    {
        QTest::addColumn<QString>("text"); // from line 10 on
        QTest::addColumn<QString>("error");
        QTest::addColumn<QString>("hint");
        QTest::newRow("sums for a replicated input") << "v = update(r, l)\n"
                                                     << "10:5 update: f32[N] replicated cannot take what is local"
                                                     << "allreduce it first";
        QTest::newRow("slices for a replicated input") << "v = update(r, s)\n"
                                                       << "10:5 update: f32[N] replicated cannot take what is sliced(0)"
                                                       << "gather it first";
        QTest::newRow("sums for slices") << "v = update(s, l)\n"
                                         << "10:5 update: f32[N] sliced(0) cannot take what is local"
                                         << "reducescatter it first";
        QTest::newRow("all for slices") << "v = update(s, r)\n"
                                        << "10:5 update: f32[N] sliced(0) cannot take what is replicated"
                                        << "slice it first";
        QTest::newRow("other slices") << "v = update(q, p)\n"
                                      << "10:5 update: f32[N, N] sliced(0) cannot take what is sliced(1)"
                                      << "alltoall it first";
        QTest::newRow("all for what is local") << "v = update(l, r)\n"
                                               << "10:5 update: f32[N] local cannot take what is replicated"
                                               << "let the input be as it is";
        QTest::newRow("a root for a replicated input") << "t = reduce(+, l)\nv = update(r, t)\n"
                                                       << "11:5 update: f32[N] replicated cannot take what is rooted(0)"
                                                       << "broadcast it first";
        QTest::newRow("another group") << "v = update(r, o)\n"
                                       << "10:5 update: f32[N] replicated cannot take f32[N] replicated"
                                       << "send it";
        QTest::newRow("twice") << "v = update(r, r * 2)\nw = update(r, v * 2)\n"
                               << "11:12 update: r gets new values in line 10 already"
                               << "an input is updated once: let one update store what both compute";
        QTest::newRow("read after it") << "v = update(r, r * 2)\nw = r * 2\n"
                                       << "11:5 update: r has new values since line 10, and its old ones are gone"
                                       << "read v";
        QTest::newRow("an output before it") << "output r\nv = update(r, r * 2)\n"
                                             << "10:8 update: r has new values since line 11, and its old ones are gone"
                                             << "read v";
        QTest::newRow("a slice of it as an output")
            << "t = slice(r, 0)\noutput t\nv = update(r, r * 2)\n"
            << "11:8 update: r has new values since line 12, and its old ones are gone"
            << "read what you need of it before that line";
        QTest::newRow("removed twice") << "c = r * 2\nschedule a {\n  remove(c, c)\n}\n"
                                       << "12:13 \"c\" is named twice in the step"
                                       << "leave out one of the two";
        QTest::newRow("fused twice") << "t = r * 2\ny = t * 2\noutput y\nschedule a {\n  fuse(t, y, t, y)\n}\n"
                                     << "14:14 \"t\" is named twice in the step"
                                     << "leave out one of the two";
    }
    void mistakesHaveAPlaceAndAWayOut()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        QFETCH(QString, hint);
        const ReadProgram read((kGiven + text).toStdString());
        QVERIFY2(read.errors().startsWith(error), qPrintable(read.errors()));
        QCOMPARE(QString::fromStdString(read.findings.front().error.hint), hint);
    }

    void whatIsNoTextIsRefusedWhereItIs_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("a byte order mark")
            << QByteArray("\xEF\xBB\xBFgroup g = 4\n") << "1:1 the text begins with a byte order mark";
        QTest::newRow("a zero") << QByteArray("group g = 4\nsize \0N = 8\n", 22) << "2:6 there is a byte of value 0";
        QTest::newRow("too long") << QByteArray("group g = 4\n") + QByteArray(16 << 20, '#')
                                  << "2:16777205 the program is longer than 16 MiB";
    }
    void whatIsNoTextIsRefusedWhereItIs()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, error);
        const ReadProgram read(text.toStdString());
        QCOMPARE(read.errors().count('\n'), 1);
        QVERIFY2(read.errors().startsWith(error), qPrintable(read.errors()));
    }
};

WEFT_TEST(TestProgramMessages)
#include "tst_program_messages.moc"
