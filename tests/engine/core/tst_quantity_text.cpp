// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/link_cost.h"
#include "engine/core/quantity_text.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace weft;

class TestQuantityText : public QObject {
    Q_OBJECT

private slots:
    void bandwidthUnitsAreNotConfused()
    {
        QCOMPARE(parseBandwidth("50GB/s")->bytesPerNs, 50.0);
        QCOMPARE(parseBandwidth("50GiB/s")->bytesPerNs, 53.6870912);
        QCOMPARE(parseBandwidth("400Gbps")->bytesPerNs, 50.0);
        QCOMPARE(parseBandwidth("2 TB/s")->bytesPerNs, 2000.0);
    }

    void whatIsPrintedReadsBack()
    {
        for (const double value : { 50.0, 25.5, 12.3, 100.0, 0.1, 33.333333, 1e-3, 7.0 / 3 }) {
            for (const Bandwidth bandwidth :
                { Bandwidth::gigaBytesPerSecond(value), Bandwidth::gibiBytesPerSecond(value) })
                QCOMPARE(parseBandwidth(toText(bandwidth))->bytesPerNs, bandwidth.bytesPerNs);
            QCOMPARE(parseLatency(toText(Latency { value }))->ns, value);
        }
        QCOMPARE(toText(Bandwidth::gibiBytesPerSecond(50)), std::string("50GiB/s"));
        QCOMPARE(toText(Bandwidth::gigaBytesPerSecond(50)), std::string("50GB/s"));
        QCOMPARE(toText(Latency { 500 }), std::string("500ns"));
        QCOMPARE(toText(Latency { 2000 }), std::string("2us"));
        QCOMPARE(toText(Bytes { 1048576 }), std::string("1 MiB"));
        QCOMPARE(toText(Bytes { 1000003 }), std::string("1000003 B"));
    }

    void sizesAreWholeBytes()
    {
        QCOMPARE(parseBytes("1048576")->count(), 1048576U);
        QCOMPARE(parseBytes("1MiB")->count(), 1048576U);
        QCOMPARE(parseBytes("64MB")->count(), 64000000U);
        QVERIFY(!parseBytes("0.5B"));
        QVERIFY(!parseBytes("-1"));
        QVERIFY(!parseBytes("1XB"));
    }

    void badTextIsRefused()
    {
        for (const char* text : { "", "GB/s", "0GB/s", "-5GB/s", "5", "5 parsecs", "nanGB/s", "infGB/s", "1e400GB/s" })
            QVERIFY2(!parseBandwidth(text), text);
        for (const char* text : { "", "-1ns", "5", "5m", "nanns" })
            QVERIFY2(!parseLatency(text), text);
    }

    // 1 MiB over 50 GiB/s and 500 ns: 500 + 2^20/53.6870912 = 20031.25.
    void aTransferTakesAlphaPlusBytesOverBeta()
    {
        const LinkCost cost { Latency { 500 }, Bandwidth::gibiBytesPerSecond(50) };
        QCOMPARE(linkTime(cost, Bytes { 1048576 }).ns(), 20031U);
        QCOMPARE(linkBusyTime(cost, Bytes { 1048576 }).ns(), 19531U);
        QCOMPARE(pathTime(cost, 2, Bytes { 1048576 }).ns(), 20531U);
    }
};

WEFT_TEST(TestQuantityText)
#include "tst_quantity_text.moc"
