// SPDX-License-Identifier: GPL-3.0-or-later
// Ids, times, errors and fingerprints: what everything else stands on.
#include "engine/core/count_text.h"
#include "engine/core/fingerprint.h"
#include "engine/core/ids.h"
#include "engine/core/link_cost.h"
#include "engine/core/make_error.h"
#include "engine/core/result.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <memory>
#include <set>

using namespace weft;

class TestCoreValues : public QObject {
    Q_OBJECT

private slots:
    void idsAreTypesOfTheirOwn()
    {
        static_assert(!std::is_convertible_v<Rank, NodeId> && !std::is_convertible_v<Rank, std::uint32_t>);
        static_assert(!std::is_constructible_v<Time, Bytes> && !std::is_convertible_v<std::uint64_t, Time>);
        static_assert(sizeof(OpId) == 4 && sizeof(Time) == 8);
        QCOMPARE(index(makeId<LinkId>(17)), 17U);
        QVERIFY(nodeOf(Rank { 5 }) == NodeId { 5 });
        QCOMPARE(index(kNone<StepId>), std::numeric_limits<std::uint32_t>::max());
        QVERIFY(Rank { 2 } < Rank { 10 }); // by number
    }

    void timesAndBytesAdd()
    {
        Time time { 40 };
        time += Time { 2 };
        QCOMPARE(time.ns(), std::uint64_t { 42 });
        QCOMPARE((Time { 50 } - Time { 8 }).ns(), std::uint64_t { 42 });
        QCOMPARE((Time { 1 } + Time { 2 }).ns(), std::uint64_t { 3 });
        QVERIFY(Time { 42 } < kNever && Time { std::uint64_t { 1 } << 61U } < kNever);
        Bytes bytes { std::uint64_t { 1 } << 40U };
        bytes += Bytes { 1 };
        QCOMPARE(bytes.count(), (std::uint64_t { 1 } << 40U) + 1);
        QCOMPARE((Bytes { 3 } + Bytes { 4 }).count(), std::uint64_t { 7 });
        QCOMPARE(Time().ns(), std::uint64_t { 0 });
    }

    // Cut off to whole nanoseconds once, after the sum.
    // Not fused with the sum, as compilers do where processors can.
    void aProductIsRoundedBeforeTheSum()
    {
        std::uint32_t telling = 0;
        for (std::uint32_t tenths = 1; tenths < 1000; ++tenths) {
            for (const std::uint32_t hops : { 3U, 7U, 13U, 101U }) {
                const LinkCost cost { Latency { tenths / 10.0 }, Bandwidth { 10 } };
                const Bytes bytes { 10'000 - tenths * hops % 10 };
                const volatile double latency = hops * cost.latency.ns;
                const double transfer = static_cast<double>(bytes.count()) / cost.bandwidth.bytesPerNs;
                QCOMPARE(pathTime(cost, hops, bytes).ns(), wholeNs(latency + transfer));
                telling += wholeNs(std::fma(hops, cost.latency.ns, transfer)) != wholeNs(latency + transfer) ? 1U : 0U;
            }
        }
        QVERIFY(telling > 0);
    }

    void linkTimesAreCutOnce()
    {
        const LinkCost cost { Latency { 0.75 }, Bandwidth { 4.0 } };
        QCOMPARE(linkTime(cost, Bytes { 1 }).ns(), std::uint64_t { 1 }); // 0.75 + 0.25
        QCOMPARE(linkTime(cost, Bytes { 0 }).ns(), std::uint64_t { 0 });
        QCOMPARE(linkBusyTime(cost, Bytes { 7 }).ns(), std::uint64_t { 1 });
        QCOMPARE(pathTime(cost, 3, Bytes { 3 }).ns(), std::uint64_t { 3 }); // 2.25 + 0.75
        QCOMPARE(linkTime({ Latency { 500 }, Bandwidth::gigaBytesPerSecond(50) }, Bytes { 1'000'000 }).ns(),
            std::uint64_t { 20'500 });
        QCOMPARE(memoryPassTime(Bandwidth::gigaBytesPerSecond(1600), Bytes { 1600 }).ns(), std::uint64_t { 1 });
        // Neither a link without speed nor the largest message leaves the range of times.
        QCOMPARE(linkTime({ Latency { 0 }, Bandwidth { 0.0 } }, Bytes { 1 }).ns(), kLongestNs);
        QCOMPARE(wholeNs(std::numeric_limits<double>::quiet_NaN()), kLongestNs);
        QCOMPARE(wholeNs(2e18), std::uint64_t { 2'000'000'000'000'000'000 });
    }

    void aGibiIsNoGiga()
    {
        QCOMPARE(Bandwidth::gibiBytesPerSecond(50).bytesPerNs, 53.6870912);
        QCOMPARE(Bandwidth::gigaBytesPerSecond(50).inGibiBytesPerSecond(), 50 / 1.073741824);
        QCOMPARE(ComputeRate::teraFlops(2).flops, 2e12);
    }

    void aResultIsOneOfTwo()
    {
        Result<std::unique_ptr<int>> good(std::make_unique<int>(7));
        QVERIFY(good && good.ok());
        QCOMPARE(**good, 7);
        const std::unique_ptr<int> taken = *std::move(good);
        QCOMPARE(*taken, 7);
        const Result<int> bad = errorIn("a.et", ErrorCode::NotFound, "it is not there", "look again");
        QVERIFY(!bad);
        QVERIFY(bad.error().code == ErrorCode::NotFound);
        QVERIFY_EXCEPTION_THROWN((void)bad.value(), std::bad_variant_access);
        QVERIFY_EXCEPTION_THROWN((void)Result<int>(3).error(), std::bad_variant_access);
        QVERIFY(Result<void>().ok());
        QVERIFY(!Result<void>(usageError("no")).ok());
    }

    void errorsSayWhere()
    {
        Error error = errorIn("a.0.et", ErrorCode::Malformed, "it is broken", "mend it");
        QCOMPARE(toString(error), std::string("a.0.et: it is broken (mend it)"));
        error.where.line = 3;
        error.where.column = 8;
        error.where.byteOffset = 812;
        error.where.rank = 0;
        error.where.nodeId = 12;
        error.where.item = "all-reduce";
        QCOMPARE(toString(error.where), std::string("a.0.et:3:8, byte 812, rank 0, node 12, 'all-reduce'"));
        QCOMPARE(toString(usageError("no")), std::string("no"));
    }

    void findingsHaveAFirstError()
    {
        Findings findings;
        QVERIFY(!hasErrors(findings));
        warn(findings, usageError("careful"));
        QVERIFY(!hasErrors(findings));
        fail(findings, errorOf(ErrorCode::Cycle, "first"));
        fail(findings, errorOf(ErrorCode::Missing, "second"));
        QVERIFY(hasErrors(findings));
        QCOMPARE(firstError(findings).message, std::string("first"));
    }

    // Each code has a word of its own, which results and scripts keep.
    void codesHaveWords()
    {
        std::set<std::string_view> words;
        for (int code = 0; code <= static_cast<int>(ErrorCode::Cancelled); ++code) {
            const std::string_view word = toString(static_cast<ErrorCode>(code));
            QVERIFY(!word.empty() && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string_view::npos);
            QVERIFY2(words.insert(word).second, word.data());
        }
        QCOMPARE(toString(ErrorCode::UnknownKey), std::string_view("unknown-key"));
        QCOMPARE(toString(ErrorCode::Missing), std::string_view("missing"));
    }

    void countsAreRead()
    {
        QCOMPARE(countText(0), std::string("0"));
        QCOMPARE(countText(999), std::string("999"));
        QCOMPARE(countText(1000), std::string("1,000"));
        QCOMPARE(countText(1'234'567), std::string("1,234,567"));
        QCOMPARE(counted(1, "link"), std::string("1 link"));
        QCOMPARE(counted(12'000, "switch", "switches"), std::string("12,000 switches"));
    }

    // Worked out apart from this code, so that they are the same on every machine and in every version.
    void fingerprintsAreGolden()
    {
        QCOMPARE(toHex(Fingerprint().value()), std::string("0000000057454654"));
        Fingerprint numbers;
        numbers.add(std::uint64_t { 0 });
        QCOMPARE(toHex(numbers.value()), std::string("3b73c63b1c1942f3"));
        for (std::uint64_t i = 1; i < 1000; ++i)
            numbers.add(i * i);
        numbers.add(~std::uint64_t { 0 });
        QCOMPARE(toHex(numbers.value()), std::string("a642c92744c45630"));
        Fingerprint text;
        text.add(std::string_view("W\xC3\xA9"
                                  "ft",
            5)); // bytes above 127 are unsigned
        QCOMPARE(toHex(text.value()), std::string("0692ea58d11abfdf"));
        Fingerprint apart;
        apart.add(std::string_view("We"));
        apart.add(std::string_view("ft"));
        Fingerprint together;
        together.add(std::string_view("Weft"));
        QVERIFY(apart.value() != together.value());
        QCOMPARE(toHex(0xFEDCBA9876543210U), std::string("fedcba9876543210"));
    }
};

WEFT_TEST(TestCoreValues)
#include "tst_core_values.moc"
