// SPDX-License-Identifier: GPL-3.0-or-later
// Texts as the loaders of MSCCL and of RCCL's executor take them, which is not always what they say.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/msccl_interpreter.h"
#include "tests/engine/collective/msccl_loaders.h"
#include "tests/engine/collective/small_schedules.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::collective;
using namespace weft::collective::test;
using weft::test::MscclInterpreter;
using weft::test::MscclLoader;

class TestMscclLoading : public QObject {
    Q_OBJECT

private slots:
    // As text they are what runtimes make of them: three programs of which the last step of rank 0 waits.
    void nopsAreReadAsRuntimesCountThem_data()
    {
        QTest::addColumn<QString>("nop");
        QTest::addColumn<QString>("wait");
        QTest::addColumn<QString>("said");
        QTest::addRow("awaited") << R"(depid="0" deps="1" hasdep="1")"
                                 << R"(depid="1" deps="0")"
                                 << "waits for ever";
        QTest::addRow("alone") << R"(depid="0" deps="1" hasdep="0")"
                               << R"(depid="-1" deps="-1")"
                               << "the step after a nop has to wait";
        QTest::addRow("uncounted") << R"(depid="-1" deps="-1" hasdep="0")"
                                   << R"(depid="1" deps="1")"
                                   << "no step for the runtimes";
    }
    void nopsAreReadAsRuntimesCountThem()
    {
        QFETCH(QString, nop);
        QFETCH(QString, wait);
        QFETCH(QString, said);
        const std::string end = R"( srcbuf="i" srcoff="0" dstbuf="i" dstoff="0" cnt="1" )";
        const std::string text
            = R"(<algo name="a" proto="LL" nchannels="1" nchunksperloop="1" ngpus="2" coll="broadcast" inplace="1">)"
              R"(<gpu id="0" i_chunks="1" o_chunks="0" s_chunks="0"><tb id="0" send="1" recv="-1" chan="0">)"
              R"(<step s="0" type="s")"
            + end + R"(depid="-1" deps="-1" hasdep="0"/><step s="1" type="cpy")" + end
            + R"(depid="-1" deps="-1" hasdep="1"/></tb><tb id="1" send="-1" recv="-1" chan="0">)"
              R"(<step s="0" type="nop" srcbuf="i" srcoff="-1" dstbuf="o" dstoff="-1" cnt="0" )"
            + nop.toStdString() + R"(/><step s="1" type="cpy")" + end + R"(depid="0" deps="1" hasdep="1"/></tb>)"
            + R"(<tb id="2" send="-1" recv="-1" chan="0"><step s="0" type="cpy")" + end + wait.toStdString()
            + R"( hasdep="0"/></tb></gpu><gpu id="1" i_chunks="1" o_chunks="0" s_chunks="0">)"
              R"(<tb id="0" send="-1" recv="0" chan="0"><step s="0" type="r")"
            + end + R"(depid="-1" deps="-1" hasdep="0"/></tb></gpu></algo>)";
        Findings findings;
        QVERIFY(parseMscclXml(text, "program.xml", findings).ok());
        const bool isSaid = mentions(findings, said.toStdString());
        const bool isUncounted = said.startsWith("no step");
        const std::string fault = MscclInterpreter(text).run(1) + MscclLoader(false).whyRefused(text);
        QVERIFY2(isSaid == (!fault.empty() || isUncounted), (fault + '!' + text).c_str());
    }

    // A nop between sums keeps them apart for the reader alone.
    void sumsWithANopBetweenAreOne()
    {
        for (const char* const wait : { "depid=\"-1\" deps=\"-1\"", "depid=\"1\" deps=\"0\"" }) {
            const std::string places = " srcbuf=\"i\" srcoff=\"0\" dstbuf=\"o\" dstoff=\"0\" cnt=\"";
            const auto sum = [&](int s, int count) {
                return "<step s=\"" + std::to_string(s) + "\" type=\"re\"" + places + std::to_string(count)
                    + "\" depid=\"-1\" deps=\"-1\" hasdep=\"0\"/>";
            };
            const std::string text = "<algo name=\"a\" proto=\"LL\" nchannels=\"1\" nchunksperloop=\"2\" ngpus=\"1\" "
                                     "coll=\"custom\" inplace=\"0\">"
                                     "<gpu id=\"0\" i_chunks=\"2\" o_chunks=\"2\" s_chunks=\"0\"><tb id=\"0\" "
                                     "send=\"-1\" recv=\"-1\" chan=\"0\">"
                + sum(0, 2)
                + "<step s=\"1\" type=\"nop\" srcbuf=\"i\" srcoff=\"-1\" dstbuf=\"o\" dstoff=\"-1\" cnt=\"0\" " + wait
                + " hasdep=\"0\"/>" + sum(2, 1) + "</tb><tb id=\"1\" send=\"-1\" recv=\"-1\" chan=\"0\">"
                + "<step s=\"0\" type=\"cpy\"" + places
                + "1\" depid=\"-1\" deps=\"-1\" hasdep=\"1\"/></tb></gpu></algo>";
            Findings findings;
            QVERIFY(parseMscclXml(text, "program.xml", findings).ok());
            QVERIFY2(hasErrors(findings) && mentions(findings, "runtimes make one sum"), text.c_str());
            // Which has the attributes of a step, too.
            std::string bare = text;
            bare.replace(bare.find("type=\"nop\" srcbuf=\"i\""), 21, "type=\"nop\"");
            QVERIFY(!mentions(findings, "refuse a nop") && parseMscclXml(bare, "program.xml", findings).ok());
            QVERIFY(mentions(findings, "refuse a nop"));
        }
    }

    // What their readers take otherwise, or not at all.
    void textsAreReadAsRuntimesReadThem_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("said");
        QTest::addRow("octal") << R"(srcoff="1")"
                               << R"(srcoff="01")"
                               << "an octal one";
        QTest::addRow("tab") << "    <tb"
                             << "\t<tb"
                             << "no tabs";
        QTest::addRow("quotes") << R"(chan="0")"
                                << "chan='0'"
                                << "no single quotes";
        QTest::addRow("lines") << R"( chan="0")"
                               << "\nchan=\"0\""
                               << "over several lines";
    }
    void textsAreReadAsRuntimesReadThem()
    {
        QFETCH(QString, part);
        QFETCH(QString, by);
        QFETCH(QString, said);
        const std::string file = toMscclXml(*programOf("ring", requestOf(PatternKind::AllReduce, 3)));
        std::string odd = file;
        odd.replace(odd.find(part.toStdString()), part.toStdString().size(), by.toLatin1().toStdString());
        Findings findings;
        QVERIFY(parseMscclXml(file, "program.xml", findings).ok() && findings.empty());
        const Result<SchedulePtr> read = parseMscclXml(odd, "program.xml", findings);
        QVERIFY(read.ok() && mentions(findings, said.toStdString()));
    }

    // What RCCL's loader asks for, and what it would do otherwise.
    void filesForRcclAreCheckedAsSuch_data()
    {
        QTest::addColumn<QString>("part");
        QTest::addColumn<QString>("by");
        QTest::addColumn<QString>("said");
        QTest::addColumn<bool>("isRead");
        const auto row = [](const char* part, const char* by, const char* said, bool isRead) {
            QTest::addRow("%s", said) << part << by << said << isRead;
        };
        row(R"( minBytes="0")", "", "refuses a file without the attribute 'minBytes'", true);
        row(R"( inplace="0")", "", "refuses a file without the attribute 'inplace'", true);
        row(R"(inplace="0" )", R"(inplace="1" )", "checked in place", true);
        row(R"(nchunksperloop="1")", R"(nchunksperloop="3")", "counts the chunks of a shard", false);
        row("scatter\" in", "reduce_scatter\" in", "does not know the word 'reduce_scatter'", true);
    }
    void filesForRcclAreCheckedAsSuch()
    {
        QFETCH(QString, part);
        QFETCH(QString, by);
        QFETCH(QString, said);
        QFETCH(bool, isRead);
        const bool isScatter = said.contains("reduce_scatter");
        const bool isBoth = said.contains("in place");
        const PatternKind kind = isScatter ? PatternKind::ReduceScatter
            : isBoth                       ? PatternKind::AllGather
                                           : PatternKind::Scatter;
        Findings findings;
        std::string file = toMscclXml(*programOf("direct", requestOf(kind, 3, false)), findings, kForRccl);
        if (isBoth)
            file = toMscclXml(*programOf("direct", requestOf(kind, 3)), findings, kForRccl);
        const QString wrong = QString::fromStdString(file).replace(isScatter ? "reducescatter\" in"
                : isBoth                                                     ? R"(outofplace="0")"
                                                                             : part,
            isScatter    ? "reduce_scatter\" in"
                : isBoth ? R"(outofplace="1")"
                         : by);
        QVERIFY(wrong.toStdString() != file);
        findings.clear();
        const Result<SchedulePtr> read = parseMscclXml(wrong.toStdString(), "program.xml", findings);
        QCOMPARE(read.ok(), isRead);
        QVERIFY(mentions(findings, said.toStdString())
            || (!read && mentions({ { Severity::Error, read.error() } }, said.toStdString())));
    }

    // RCCL's maxBytes of 0 is no end.
    void sizesWithoutAnEndAreRead()
    {
        const SchedulePtr ring = programOf("ring", requestOf(PatternKind::AllReduce, 2));
        Findings findings;
        std::string file = toMscclXml(*ring, findings, kForRccl);
        file.replace(file.find("minBytes=\"0\""), 12, "minBytes=\"9\"");
        QVERIFY(readAgain(file));
        file.replace(file.find("outofplace"), 10, "someoneelse");
        QVERIFY(!readAgain(file));
    }
};

WEFT_TEST(TestMscclLoading)
#include "tst_msccl_loading.moc"
