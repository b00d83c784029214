// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/astra_network.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;
using namespace weft::topology;

namespace {

constexpr const char* kGood
    = "topology: [ Ring ]\nnpus_count: [ 4 ]\nbandwidth: [ 50.0 ]  # GB/s\nlatency: [ 500.0 ]\n";

}

class TestAstraNetwork : public QObject {
    Q_OBJECT

private slots:
    // ASTRA-sim's "GB/s" is GiB/s: 50 is 53.6870912 bytes a nanosecond.
    void bandwidthIsGibi()
    {
        Findings findings;
        const Result<TopologyPtr> topology = parseAstraNetwork(kGood, "net.yml", findings);
        QVERIFY(topology.ok());
        QVERIFY(findings.empty());
        QVERIFY((*topology)->isPeerStack());
        QCOMPARE((*topology)->npuCount(), 4U);
        QCOMPARE((*topology)->linkCount(), 8U);
        QCOMPARE((*topology)->linkCost(LinkId { 0 }).bandwidth.bytesPerNs, 53.6870912);
        QCOMPARE((*topology)->linkCost(LinkId { 0 }).latency.ns, 500.0);
        QCOMPARE((*topology)->spec(), std::string("Ring(4,50GiB/s,500ns)"));
    }

    void severalDimensions()
    {
        Findings findings;
        const Result<TopologyPtr> topology = parseAstraNetwork("topology: [ Ring, FullyConnected, Switch ]\n"
                                                               "npus_count: [ 2, 8, 4 ]\n"
                                                               "bandwidth: [ 200, 100.5, 50e0 ]\n"
                                                               "latency: [ 50, 500, 2000.25 ]\n",
            "net.yml", findings);
        QVERIFY(topology.ok());
        const auto dimensions = (*topology)->dimensions();
        QCOMPARE(dimensions.size(), std::size_t { 3 });
        QVERIFY(dimensions[1].kind == DimensionKind::FullyConnected);
        QCOMPARE(dimensions[2].link.latency.ns, 2000.25);
        QCOMPARE((*topology)->npuCount(), 64U);
        QCOMPARE((*topology)->nodeCount(), 64U + 16U);
        QCOMPARE((*topology)->linkCount(), 64U + 64U * 7 + 2 * 64U);

        const Result<std::string> text = writeAstraNetwork(**topology);
        QVERIFY(text.ok());
        const Result<TopologyPtr> again = parseAstraNetwork(*text, "again.yml", findings);
        QVERIFY(again.ok());
        QCOMPARE((*again)->spec(), (*topology)->spec());
        QVERIFY(std::equal(dimensions.begin(), dimensions.end(), (*again)->dimensions().begin()));
    }

    void toleratedForms_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<unsigned>("npus");
        QTest::addColumn<int>("warnings");
        QTest::newRow("scalars") << "topology: Ring\nnpus_count: 4\nbandwidth: 50\nlatency: 500\n" << 4U << 0;
        QTest::newRow("one NPU") << "topology: [Ring]\nnpus_count: [1]\nbandwidth: [50]\nlatency: [500]\n" << 1U << 0;
        QTest::newRow("extra key") << QString(kGood) + "dimension: 3\nbandwith: 5\n" << 4U << 2;
        QTest::newRow("block lists") << "topology:\n- Ring\nnpus_count:\n- 4\nbandwidth:\n- 50\nlatency:\n- 500\n"
                                     << 4U << 0;
        QTest::newRow("CRLF") << QString(kGood).replace("\n", "\r\n") << 4U << 0;
        QTest::newRow("4.0 NPUs") << QString(kGood).replace("[ 4 ]", "[ 4.0 ]") << 4U << 0;
    }

    void toleratedForms()
    {
        QFETCH(QString, text);
        QFETCH(unsigned, npus);
        QFETCH(int, warnings);
        Findings findings;
        const Result<TopologyPtr> topology = parseAstraNetwork(text.toStdString(), "net.yml", findings);
        QVERIFY2(topology.ok(), topology ? "" : toString(topology.error()).c_str());
        QCOMPARE((*topology)->npuCount(), npus);
        QCOMPARE(static_cast<int>(findings.size()), warnings);
        for (const Finding& finding : findings) {
            QVERIFY(finding.severity == Severity::Warning);
            QVERIFY(finding.error.where.line >= 5U);
        }
    }

    // Network files that the peer refuses or misreads, and more of their kind.
    void malformedFilesAreRefusedWithTheirLine_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("code");
        QTest::addColumn<int>("line"); // 0: none
        const QString good = kGood;
        const auto row = [](const char* name, const QString& text, ErrorCode code, int line) {
            QTest::newRow(name) << text << static_cast<int>(code) << line;
        };
        row("malformed", "topology: [ Ring\nnpus_count: ]]: {", ErrorCode::Malformed, 2);
        row("tab", "topology:\t[ Ring ]\n\t- x: [", ErrorCode::Malformed, 2);
        row("empty", "", ErrorCode::Missing, 0);
        row("comment only", "# nothing\n", ErrorCode::Missing, 0);
        row("a list", "- 1\n- 2\n", ErrorCode::WrongType, 1);
        row("a text", "Ring", ErrorCode::WrongType, 1);
        row("missing bandwidth", QString(good).remove("bandwidth: [ 50.0 ]  # GB/s\n"), ErrorCode::Missing, 0);
        row("unknown topology", QString(good).replace("Ring", "Rong"), ErrorCode::NotFound, 1);
        row("length mismatch", QString(good).replace("[ 4 ]", "[ 4, 2 ]"), ErrorCode::Mismatched, 2);
        row("bandwidth 0", QString(good).replace("50.0", "0"), ErrorCode::OutOfRange, 3);
        row("bandwidth negative", QString(good).replace("50.0", "-1"), ErrorCode::OutOfRange, 3);
        row("bandwidth text", QString(good).replace("50.0", "fast"), ErrorCode::WrongType, 3);
        row("tbd", QString(good).replace("50.0", "tbd"), ErrorCode::WrongType, 3);
        row("bandwidth nan", QString(good).replace("50.0", ".nan"), ErrorCode::WrongType, 3);
        row("bandwidth inf", QString(good).replace("50.0", "inf"), ErrorCode::WrongType, 3);
        row("latency negative", QString(good).replace("500.0", "-500"), ErrorCode::OutOfRange, 4);
        row("no NPU", QString(good).replace("[ 4 ]", "[ 0 ]"), ErrorCode::OutOfRange, 2);
        row("half an NPU", QString(good).replace("[ 4 ]", "[ 4.5 ]"), ErrorCode::OutOfRange, 2);
        row("npus text", QString(good).replace("[ 4 ]", "[ four ]"), ErrorCode::WrongType, 2);
        row("too many NPUs", QString(good).replace("[ 4 ]", "[ 4000000000 ]"), ErrorCode::TooLarge, 0);
        row("nested list", QString(good).replace("[ 4 ]", "[ [ 4 ] ]"), ErrorCode::WrongType, 2);
        row("empty list", QString(good).replace("[ 4 ]", "[ ]"), ErrorCode::Missing, 2);
        row("null", QString(good).replace("[ 4 ]", ""), ErrorCode::Missing, 2);
        row("twice", good + "latency: [ 1 ]\n", ErrorCode::Duplicate, 5);
        row("deep", QString(100000, '['), ErrorCode::Malformed, 0);
        row("deep dashes", QString("- ").repeated(50000), ErrorCode::Malformed, 0);
        QString steps; // nested by indentation alone, as deep as 1 MiB allows
        for (int depth = 0; depth < 1400; ++depth)
            steps += QString(depth, ' ') + "a:\n";
        row("deep indentation", steps, ErrorCode::Malformed, 499);
        row("huge", QString("#").repeated(2 << 20), ErrorCode::TooLarge, 0);
    }

    void malformedFilesAreRefusedWithTheirLine()
    {
        QFETCH(QString, text);
        QFETCH(int, code);
        QFETCH(int, line);
        Findings findings;
        const Result<TopologyPtr> topology = parseAstraNetwork(text.toStdString(), "net.yml", findings);
        QVERIFY(!topology.ok());
        const std::string message = toString(topology.error());
        QVERIFY2(static_cast<int>(topology.error().code) == code, message.c_str());
        QVERIFY2(topology.error().where.line.value_or(0) == static_cast<std::uint64_t>(line), message.c_str());
        QVERIFY2(message.rfind("net.yml", 0) == 0, message.c_str());
    }

    void aMissingFileIsNamed()
    {
        Findings findings;
        const Result<TopologyPtr> topology = readAstraNetwork("/nowhere/net.yml", findings);
        QVERIFY(!topology.ok());
        QVERIFY(topology.error().code == ErrorCode::NotFound);
        QCOMPARE(topology.error().where.file, std::string("/nowhere/net.yml"));
    }
};

WEFT_TEST(TestAstraNetwork)
#include "tst_astra_network.moc"
