// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that can be wrong with an MSCCL file is an error with line and column, or a warning where the program
// can still be read.
#include "engine/collective/forms/msccl/msccl_xml.h"
#include "tests/support/test_program.h"
#include "through_files.h"

#include <QTest>

#include <algorithm>

using namespace weft;
using namespace weft::collective;
using weft::collective::test::mentions;

namespace {

// Two GPUs add up two chunks; what is wrong is put in by replacing a part.
constexpr const char* kProgram =
    R"(<algo name="two" proto="Simple" nchannels="1" nchunksperloop="2" ngpus="2" coll="allreduce" inplace="1">
  <gpu id="0" i_chunks="2" o_chunks="0" s_chunks="1">
    <tb id="0" send="1" recv="1" chan="0">
      <step s="0" type="s" srcbuf="i" srcoff="1" dstbuf="i" dstoff="1" cnt="1" depid="-1" deps="-1" hasdep="0"/>
      <step s="1" type="r" srcbuf="i" srcoff="0" dstbuf="s" dstoff="0" cnt="1" depid="-1" deps="-1" hasdep="1"/>
    </tb>
    <tb id="1" send="-1" recv="-1" chan="0">
      <step s="0" type="nop" srcbuf="i" srcoff="-1" dstbuf="o" dstoff="-1" cnt="0" depid="0" deps="1" hasdep="0"/>
      <step s="1" type="re" srcbuf="s" srcoff="0" dstbuf="i" dstoff="0" cnt="1" depid="0" deps="1" hasdep="0"/>
    </tb>
  </gpu>
  <gpu id="1" i_chunks="2" o_chunks="0" s_chunks="0">
    <tb id="0" send="0" recv="0" chan="0">
      <step s="0" type="s" srcbuf="i" srcoff="0" dstbuf="i" dstoff="0" cnt="1" depid="-1" deps="-1" hasdep="0"/>
      <step s="1" type="rrc" srcbuf="i" srcoff="1" dstbuf="i" dstoff="1" cnt="1" depid="-1" deps="-1" hasdep="0"/>
    </tb>
  </gpu>
</algo>
)";

std::string changed(const std::string& part, const std::string& by)
{
    std::string text = kProgram;
    const std::size_t at = text.find(part);
    return at == std::string::npos ? std::string() : text.replace(at, part.size(), by);
}

std::string placeOf(const Error& error)
{
    return std::to_string(error.where.line.value_or(0)) + ':' + std::to_string(error.where.column.value_or(0));
}

} // namespace

class TestMscclMalformed : public QObject {
    Q_OBJECT

private slots:
    void theProgramItselfIsRight()
    {
        Findings findings;
        QVERIFY(parseMscclXml(kProgram, "two.xml", findings).ok());
        QVERIFY(findings.empty());
    }

    void whatIsWrongIsAnErrorWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("code");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("message");
        const auto row
            = [](const char* part, const char* by, const char* code, const char* place, const char* message) {
                  QTest::addRow("%s %s", place, message) << QByteArray(part) << QByteArray(by) << QByteArray(code)
                                                         << QByteArray(place) << QByteArray(message);
              };
        // XML
        row("</algo>", "", "truncated", "1:1", "inside the element 'algo'");
        row("  </gpu>\n</algo>\n", "", "truncated", "12:3", "inside the element 'gpu'");
        row("hasdep=\"0\"/>\n    </tb>\n  </gpu>\n</algo>\n", "hasdep=\"0\"", "truncated", "15:7", "tag of 'step'");
        row("hasdep=\"0\"/>\n    </tb>\n  </gpu>\n</algo>\n", "hasdep=\"0", "truncated", "15:110", "value of 'hasdep'");
        row("<gpu id=\"1\"", "<!-- <gpu id=\"1\"", "truncated", "12:3", "inside a comment");
        row("</tb>", "</tp>", "malformed", "6:5", "'tb' is closed as 'tp'");
        row("</algo>", "</algo></algo>", "malformed", "18:8", "closes nothing");
        row("</algo>", "</algo><algo/>", "malformed", "18:8", "second root");
        row("</algo>", "</algo>end", "malformed", "18:8", "outside the root");
        row("<algo", "algo", "malformed", "1:1", "outside the root");
        row("send=\"1\"", "send=1", "malformed", "3:21", "'send' is not in quotes");
        row("send=\"1\"", "send", "malformed", "3:16", "'send' has no value");
        row("send=\"1\" ", "send=\"1\"", "malformed", "3:24", "is expected in the tag of 'tb'");
        row("send=\"1\"", "send=\"1\" send=\"1\"", "duplicate", "3:25", "'send' is given twice");
        row("<tb id", "<tb 1d", "malformed", "3:9", "is expected in the tag of 'tb'");
        row("<tb id", "<1b id", "malformed", "3:5", "begins no tag");
        row("<algo", "<!DOCTYPE algo [<!ENTITY a \"aaaa\">]><algo", "unsupported", "1:1", "document type");
        row("\"two\"", "\"&two;\"", "malformed", "1:13", "no known reference");
        row("\"two\"", "\"&#0;\"", "malformed", "1:13", "no known reference");
        row("\"two\"", "\"a<b\"", "malformed", "1:13", "a '<'");
        row("\"two\"", "\"\xFF\"", "malformed", "1:13", "not UTF-8");
        row("\"two\"", "\"\x02\"", "malformed", "1:13", "control character");
        // Elements
        row("<algo", "<graph/><algo", "unsupported", "1:2", "the root element is 'graph'");
        row("<tb id=\"1\"", "<gpu/><tb id=\"1\"", "malformed", "7:6", "'gpu' is in the wrong place");
        row("<gpu id=\"1\"", "<step/><gpu id=\"1\"", "malformed", "12:4", "'step' is in the wrong place");
        // Attributes
        row("ngpus=\"2\"", "ngpus=\"0\"", "out-of-range", "1:73", "from 1 to");
        row("ngpus=\"2\"", "ngpus=\"3\"", "missing-rank", "1:73", "no gpu element with the id 2");
        row("ngpus=\"2\"", "ngpus=\"2000000000\"", "missing-rank", "1:73", "no gpu element with the id 2");
        row("ngpus=\"2\"", "ngpus=\"1\"", "out-of-range", "3:22", "from -1 to 0");
        row(" ngpus=\"2\"", "", "missing", "1:2", "'ngpus' of 'algo'");
        row(" coll=\"allreduce\"", "", "missing", "1:2", "'coll' of 'algo'");
        row(" inplace=\"1\"", "", "missing", "1:1", "'inplace' of 'algo'");
        row("inplace=\"1\"", "inplace=\"yes\"", "wrong-type", "1:102", "\"yes\"; a whole number from 0 to 1");
        row("inplace=\"1\"", "inplace=\"1\" minBytes=\"9\" maxBytes=\"8\"", "out-of-range", "1:128", "8 at most");
        row("inplace=\"1\"", "inplace=\"1\" nthreads=\"100\"", "out-of-range", "1:115", "multiple of 32");
        row("inplace=\"1\"", "inplace=\"1\" redop=\"xor\"", "out-of-range", "1:112", "prod, max, min or nop");
        row("coll=\"allreduce\" inplace=\"1\"", "coll=\"reduce\" inplace=\"1\" root=\"2\"", "out-of-range", "1:82",
            "the root is rank 2 of 2");
        row("proto=\"Simple\"", "proto=\"Fast\"", "out-of-range", "1:25", "Simple, LL or LL128");
        row("nchunksperloop=\"2\"", "nchunksperloop=\"1e3\"", "wrong-type", "1:63", "\"1e3\"");
        row("nchunksperloop=\"2\"", "nchunksperloop=\"99999999999999999999\"", "out-of-range", "1:63", "1073741824");
        row("nchunksperloop=\"2\"", "nchunksperloop=\"-2\"", "out-of-range", "1:63", "from 1 to");
        row("nchunksperloop=\"2\"", "nchunksperloop=\"\"", "wrong-type", "1:63", "\"\"");
        row("nchunksperloop=\"2\"", "nchunksperloop=\"4\"", "mismatched", "2:25",
            "i_chunks is 2, but nchunksperloop is 4");
        row("nchunksperloop=\"2\" ngpus=\"2\" coll=\"allreduce\"",
            "nchunksperloop=\"3\" ngpus=\"2\" coll=\"reduce_scatter\"", "mismatched", "1:82",
            "3 chunks cannot be shared");
        row("<gpu id=\"1\" i_chunks=\"2\" o_chunks=\"0\" s_chunks=\"0\">\n    <tb id=\"0\" send=\"0\" recv=\"0\"",
            "<gpu id=\"0\" i_chunks=\"2\" o_chunks=\"0\" s_chunks=\"0\">\n    <tb id=\"0\" send=\"1\" recv=\"1\"",
            "duplicate", "12:12", "two gpu elements with the id 0");
        row("<gpu id=\"1\"", "<gpu id=\"2\"", "out-of-range", "12:12", "from 0 to 1");
        row(" s_chunks=\"0\"", "", "missing", "12:4", "'s_chunks' of 'gpu'");
        row("<tb id=\"1\"", "<tb id=\"0\"", "duplicate", "7:13", "two thread blocks with the id 0");
        row("<tb id=\"1\"", "<tb id=\"2\"", "missing", "7:13", "thread block 1 is missing");
        row("send=\"1\"", "send=\"0\"", "out-of-range", "3:22", "own rank");
        row("send=\"1\"", "send=\"2\"", "out-of-range", "3:22", "from -1 to 1");
        row("chan=\"0\"", "chan=\"1\"", "out-of-range", "3:40", "nchannels is 1");
        row("chan=\"0\"", "chan=\"65536\"", "out-of-range", "3:40", "from 0 to 65535");
        row("<tb id=\"1\" send=\"-1\"", "<tb id=\"1\" send=\"1\"", "duplicate", "7:22",
            "second thread block sends to rank 1");
        row("chan=\"0\">", "chan=\"0\" rtype=\"air\">", "out-of-range", "3:50", "p2p, shm or nic");
        // Steps
        row("s=\"1\" type=\"r\"", "s=\"0\" type=\"r\"", "duplicate", "5:16", "step 0 comes again");
        row("s=\"1\" type=\"r\"", "s=\"2\" type=\"r\"", "missing", "5:16", "step 1 is missing");
        row("type=\"r\"", "type=\"rx\"", "out-of-range", "5:25", "'rx' is not known");
        row("type=\"re\"", "type=\"ra\"", "unsupported", "9:25", "residual");
        row("type=\"re\"", "type=\"rrc\"", "usage", "9:25", "nobody to receive from");
        row("type=\"re\"", "type=\"s\"", "usage", "9:25", "nobody to send to");
        row("srcbuf=\"i\"", "srcbuf=\"x\"", "out-of-range", "4:36", "i, o or s");
        row("srcoff=\"1\"", "srcoff=\"-1\"", "out-of-range", "4:47", "from 0 to");
        row("srcoff=\"1\"", "srcoff=\"-2\"", "out-of-range", "4:47", "from 0 to");
        row("srcoff=\"1\"", "srcoff=\"2\"", "out-of-range", "4:47", "chunks 2 to 2 of the input, which has 2");
        row("dstbuf=\"s\" dstoff=\"0\"", "dstbuf=\"s\" dstoff=\"1\"", "out-of-range", "5:69",
            "chunks 1 to 1 of the scratch, which has 1");
        row("cnt=\"1\"", "cnt=\"0\"", "out-of-range", "4:77", "from 1 to");
        row("cnt=\"1\"", "cnt=\"2\"", "out-of-range", "4:47", "chunks 1 to 2 of the input");
        row(" cnt=\"1\"", "", "missing", "4:8", "'cnt' of 'step'");
        row(" hasdep=\"0\"", "", "missing", "4:8", "'hasdep' of 'step'");
        row("depid=\"0\" deps=\"1\"", "depid=\"0\" deps=\"-1\"", "mismatched", "8:91", "not -1 together");
        row("depid=\"0\" deps=\"1\"", "depid=\"2\" deps=\"1\"", "unknown-dependency", "8:91",
            "step 1 of thread block 2");
        row("depid=\"0\" deps=\"1\"", "depid=\"0\" deps=\"2\"", "unknown-dependency", "8:91",
            "step 2 of thread block 0");
        row("depid=\"0\" deps=\"1\"", "depid=\"1\" deps=\"0\"", "unknown-dependency", "8:91", "waits for itself");
    }

    void whatIsWrongIsAnErrorWithItsPlace()
    {
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, code);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, message);
        const std::string text = changed(part.toStdString(), by.toStdString());
        QVERIFY(!text.empty());
        Findings findings;
        const Result<SchedulePtr> read = parseMscclXml(text, "two.xml", findings);
        QVERIFY(!read.ok());
        const std::string told = toString(read.error());
        QVERIFY2(told.find(message.toStdString()) != std::string::npos, told.c_str());
        QCOMPARE(QByteArray::fromStdString(std::string(toString(read.error().code))), code);
        QCOMPARE(QByteArray::fromStdString(placeOf(read.error())), place);
        QCOMPARE(read.error().where.file, std::string("two.xml"));
    }

    void whatIsOddIsAWarningWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QByteArray>("by");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("message");
        const auto row = [](const char* part, const char* by, const char* place, const char* message) {
            QTest::addRow("%s %s", place, message)
                << QByteArray(part) << QByteArray(by) << QByteArray(place) << QByteArray(message);
        };
        row("cnt=\"1\" depid=\"-1\" deps=\"-1\" hasdep=\"0\"", "cnt=\"1\" depid=\"-1\" deps=\"-1\" hasdep=\"1\"",
            "4:109", "hasdep is 1, but no step waits");
        row("nchannels=\"1\"", "nchannels=\"2\"", "1:44", "only 1 are used");
        row("inplace=\"1\"", "inplace=\"1\" root=\"0\"", "1:111", "'root' has no effect");
        row("<tb id=\"1\"", "<note><deep/>x</note><tb id=\"1\"", "7:6", "'note' is not known");
        row("<tb id=\"1\"", "words <tb id=\"1\"", "7:5", "text between the elements");
        row("<tb id=\"1\"", "<![CDATA[<tb/>]]><tb id=\"1\"", "7:5", "text between the elements");
        row("s_chunks=\"1\"", "s_chunks=\"1\" x_chunks=\"1\"", "2:54", "did you mean 'i_chunks'");
        row("coll=\"allreduce\"", "coll=\"alltoallv\"", "1:82", "'alltoallv' has no pattern");
    }

    void whatIsOddIsAWarningWithItsPlace()
    {
        QFETCH(QByteArray, part);
        QFETCH(QByteArray, by);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, message);
        Findings findings;
        const Result<SchedulePtr> read
            = parseMscclXml(changed(part.toStdString(), by.toStdString()), "two.xml", findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings.front().severity == Severity::Warning);
        const std::string told = toString(findings.front().error);
        QVERIFY2(told.find(message.toStdString()) != std::string::npos, told.c_str());
        QCOMPARE(QByteArray::fromStdString(placeOf(findings.front().error)), place);
    }

    void aWaitThatNeverEndsIsAnErrorBesideTheProgram()
    {
        Findings findings;
        const Result<SchedulePtr> read = parseMscclXml(changed("hasdep=\"1\"", "hasdep=\"0\""), "two.xml", findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(findings.size(), std::size_t(1));
        QVERIFY(findings.front().severity == Severity::Error);
        QVERIFY2(toString(findings.front().error).find("step 0 waits for ever") != std::string::npos,
            toString(findings.front().error).c_str());
        QCOMPARE(findings.front().error.where.line, std::optional<std::uint64_t>(8));
    }

    // Blocks say how far they are after steps with hasdep alone, so this waits for a step more than it says.
    void aWaitForAStepThatSaysNothingIsAWarning()
    {
        std::string text = changed("cnt=\"1\" depid=\"-1\" deps=\"-1\" hasdep=\"1\"",
            "cnt=\"1\" depid=\"-1\" deps=\"-1\" hasdep=\"0\"/>\n      <step s=\"2\" type=\"cpy\" srcbuf=\"i\" "
            "srcoff=\"1\" dstbuf=\"i\" dstoff=\"1\" cnt=\"1\" depid=\"-1\" deps=\"-1\" hasdep=\"1\"");
        Findings findings;
        const Result<SchedulePtr> read = parseMscclXml(text, "two.xml", findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QCOMPARE(findings.size(), std::size_t(2)); // of a nop, and of the step that it is a wait of
        QVERIFY(findings.front().severity == Severity::Warning);
        const std::string told = toString(findings.front().error);
        QVERIFY2(told.find("step 1 of thread block 0 has hasdep 0") != std::string::npos
                && told.find("waits for step 2 of it") != std::string::npos,
            told.c_str());
        QCOMPARE(findings.front().error.where.line, std::optional<std::uint64_t>(9));
    }

    void whatXmlAllowsIsRead()
    {
        Findings findings;
        const SchedulePtr plain = *parseMscclXml(kProgram, "two.xml", findings);
        std::string text = "\xEF\xBB\xBF<?xml version='1.0'?><!-- <algo> -->\n" + std::string(kProgram);
        std::replace(text.begin(), text.end(), '"', '\'');
        for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
            text.replace(at, 1, "\r\n");
        for (std::size_t at = text.find("='"); at != std::string::npos; at = text.find("='", at + 4))
            text.replace(at, 1, " \t= ");
        for (std::size_t at = text.find("/>"); at != std::string::npos; at = text.find("/>", at + 10))
            text.replace(at, 2, "\n></step >");
        const Result<SchedulePtr> read = parseMscclXml(text, "two.xml", findings);
        QVERIFY2(read.ok(), read ? "" : toString(read.error()).c_str());
        QVERIFY(findings.size() == 1 && mentions(findings, "own readers of XML")); // and of nothing else
        QCOMPARE((*read)->fingerprint(), plain->fingerprint());
    }

    void referencesStandForTheirCharacters()
    {
        std::string text = kProgram;
        const auto replace = [&text](const std::string& part, const std::string& by) {
            for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + by.size()))
                text.replace(at, part.size(), by);
        };
        replace("type=\"rrc\"", "type=\"r&#114;c\"");
        replace("dstbuf=\"s\"", "dstbuf=\"&#x73;\"");
        replace("srcoff=\"1\"", "srcoff=\"&#49;\"");
        replace("ngpus=\"2\"", "ngpus='&#50;'");
        replace("hasdep=\"1\"", "hasdep=\"&#49;\"");
        Findings findings;
        const Result<SchedulePtr> plain = parseMscclXml(kProgram, "two.xml", findings);
        const Result<SchedulePtr> odd = parseMscclXml(text, "two.xml", findings);
        QVERIFY2(odd.ok(), odd ? "" : toString(odd.error()).c_str());
        QCOMPARE((*odd)->fingerprint(), (*plain)->fingerprint());
        QVERIFY(findings.size() == 1 && mentions(findings, "own readers of XML")); // and of nothing else
    }

    void severalErrorsAreToldTogether()
    {
        std::string text = kProgram;
        for (std::size_t at = text.find("cnt=\"1\""); at != std::string::npos; at = text.find("cnt=\"1\"", at))
            text.replace(at, 7, "cnt=\"x\"");
        Findings findings;
        const Result<SchedulePtr> read = parseMscclXml(text, "two.xml", findings);
        QVERIFY(!read.ok());
        QCOMPARE(findings.size(), std::size_t(4));
        QCOMPARE(placeOf(findings[3].error), std::string("15:79"));
        QCOMPARE(findings[3].error.where.rank, std::optional<std::uint32_t>(1));
    }

    void floodsAreCounted()
    {
        std::string steps;
        for (int i = 0; i < 1000; ++i)
            steps += "<step/>\n";
        Findings findings;
        const std::string text = changed("    <tb id=\"1\"", (steps + "    <tb id=\"1\"").c_str());
        QVERIFY(!parseMscclXml(text, "two.xml", findings).ok());
        QCOMPARE(findings.size(), std::size_t(20));
        QVERIFY(findings.back().error.message.find("and 980 more errors") != std::string::npos);
    }

    void hostileTextsEndQuickly()
    {
        Findings findings;
        for (const char* const text : { "", " \n", "\xFF\xFE<", "<", "<a", "<a ", "<a b", "<a b=", "<a b='", "</",
                 "</a>", "<!", "<?", "<!--", "<algo", "<algo>", "<algo/>", "<algo></algo" })
            QVERIFY2(!parseMscclXml(text, "t.xml", findings).ok(), text);
        // Every beginning of a right file.
        for (std::size_t length = 0; length + 2 < std::string_view(kProgram).size(); ++length)
            QVERIFY(!parseMscclXml(std::string(kProgram).substr(0, length), "t.xml", findings).ok());
        std::string deep;
        for (int i = 0; i < 200000; ++i)
            deep += "<a>";
        QVERIFY(!parseMscclXml(changed("<tb id", (deep + "<tb id").c_str()), "t.xml", findings).ok());
        std::string many;
        for (int i = 0; i < 5000; ++i)
            many += " a" + std::to_string(i) + "='1'";
        const Result<SchedulePtr> wide = parseMscclXml(changed("chan=\"0\"", many.c_str()), "t.xml", findings);
        QVERIFY(!wide.ok() && wide.error().code == ErrorCode::TooLarge);
        const Result<SchedulePtr> vast = parseMscclXml(
            R"(<algo name="" proto="LL" nchannels="0" nchunksperloop="1073741824" ngpus="1" coll="custom" inplace="1">)"
            R"(<gpu id="0" i_chunks="1073741824" o_chunks="0" s_chunks="1073741824"/></algo>)",
            "t.xml", findings);
        QVERIFY(vast.ok());
        QVERIFY((*vast)->memoryBytes() < 10000);
    }
};

WEFT_TEST(TestMscclMalformed)
#include "tst_msccl_malformed.moc"
