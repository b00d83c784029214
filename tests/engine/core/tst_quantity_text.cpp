// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/link_cost.h"
#include "engine/core/quantity_text.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <string>

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
        double decimal = 1e-9;
        double binary = 1e-9;
        for (const char prefix : { ' ', 'K', 'M', 'G', 'T' }) {
            const std::string unit = prefix == ' ' ? "" : std::string(1, prefix);
            QVERIFY(std::abs(parseBandwidth("3" + unit + "B/s")->bytesPerNs / (3 * decimal) - 1) < 1e-12);
            if (!unit.empty())
                QVERIFY(std::abs(parseBandwidth("3" + unit + "iB/s")->bytesPerNs / (3 * binary) - 1) < 1e-12);
            decimal *= 1000;
            binary *= 1024;
        }
        QCOMPARE(parseBandwidth("8Gb/s")->bytesPerNs, 1.0);
        QCOMPARE(parseLatency("7ns")->ns, 7.0);
        QCOMPARE(parseLatency("7us")->ns, 7e3);
        QCOMPARE(parseLatency("7µs")->ns, 7e3);
        QCOMPARE(parseLatency("7ms")->ns, 7e6);
        QCOMPARE(parseLatency("7s")->ns, 7e9);
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
        QCOMPARE(parseBytes("3B")->count(), 3U);
        QCOMPARE(parseBytes("3KB")->count(), 3000U);
        QCOMPARE(parseBytes("3GB")->count(), std::uint64_t { 3'000'000'000 });
        QCOMPARE(parseBytes("3TB")->count(), std::uint64_t { 3'000'000'000'000 });
        QCOMPARE(parseBytes("3KiB")->count(), 3U << 10U);
        QCOMPARE(parseBytes("3GiB")->count(), std::uint64_t { 3 } << 30U);
        QCOMPARE(parseBytes("3TiB")->count(), std::uint64_t { 3 } << 40U);
        QVERIFY(!parseBytes("0.5B"));
        QVERIFY(!parseBytes("-1"));
        QVERIFY(!parseBytes("1XB"));
        // One limit, with and without a unit.
        QCOMPARE(parseBytes("4194304TiB")->count(), std::uint64_t { 1 } << 62U);
        QCOMPARE(parseBytes("4EiB")->count(), std::uint64_t { 1 } << 62U);
        QCOMPARE(toText(Bytes { std::uint64_t { 3 } << 50U }), std::string("3 PiB"));
        QCOMPARE(parseBytes("4611686018427387904")->count(), std::uint64_t { 1 } << 62U);
        for (const char* tooLarge : { "4194305TiB", "4611686018427387905", "18446744073709551615" }) {
            const auto refused = parseBytes(tooLarge);
            QVERIFY(!refused && refused.error().code == ErrorCode::OutOfRange);
            QVERIFY(refused.error().message.english().find("at most 2^62 bytes (4 EiB)") != std::string::npos);
        }
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
