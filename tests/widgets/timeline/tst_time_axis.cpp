// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/base/time/time_axis.h"

#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace weft::widgets;

class TestTimeAxis : public QObject {
    Q_OBJECT

private slots:
    void pixelsAndTimesAgreeBothWays()
    {
        std::mt19937_64 random(1);
        for (int round = 0; round < 2000; ++round) {
            const auto from = static_cast<std::int64_t>(random() >> 3U); // up to 2^61 ns, the longest run
            const auto length = static_cast<std::int64_t>(10 + random() % (std::uint64_t { 1 } << (random() % 40 + 4)));
            const TimeRange visible { from, from + length };
            const int width = 200 + static_cast<int>(random() % 3000);
            const auto pixel = static_cast<double>(random() % static_cast<std::uint64_t>(width));
            const std::int64_t ns = pixelToTime(pixel, visible, width);
            const double perPixel = static_cast<double>(length) / width;
            QVERIFY(ns >= visible.from && ns < visible.to);
            // The moment lies at the pixel, or within the nanosecond that was cut.
            QVERIFY(std::abs(timeToPixel(ns, visible, width) - pixel) <= 1 / perPixel + 1e-6);
        }
    }

    void nanosecondsKeepTheirPlaceAfterYears()
    {
        const std::int64_t years = std::int64_t { 1 } << 60;
        const TimeRange visible { years, years + 100 };
        QCOMPARE(timeToPixel(years + 37, visible, 1000), 370.0);
        QCOMPARE(pixelToTime(370, visible, 1000), years + 37);
    }

    void emptyRangesAreHarmless()
    {
        QCOMPARE(timeToPixel(5, { 5, 5 }, 100), 0.0);
        QCOMPARE(pixelToTime(50, { 5, 5 }, 100), std::int64_t { 5 });
        QCOMPARE(pixelToTime(50, { 5, 50 }, 0), std::int64_t { 5 });
        QVERIFY(timeTicks({ 0, 0 }, 100).ticks.empty());
        QVERIFY(timeTicks({ 0, 100 }, 0).ticks.empty());
        QCOMPARE((TimeAxis { { 0, 0 }, 10, 0 }).nsPerPixel(), 0.0);
    }

    void ticksAreRoundInsideAndApart()
    {
        std::mt19937_64 random(2);
        for (int round = 0; round < 1000; ++round) {
            const auto from = static_cast<std::int64_t>(random() >> (4 + random() % 58));
            const auto length = static_cast<std::int64_t>(10 + random() % (std::uint64_t { 1 } << (random() % 45 + 4)));
            const TimeRange visible { from, from + length };
            const TimeTicks ruler = timeTicks(visible, 1200, 96);
            QVERIFY(ruler.step > 0);
            std::int64_t mantissa = ruler.step;
            while (mantissa % 10 == 0)
                mantissa /= 10;
            QVERIFY(mantissa == 1 || mantissa == 2 || mantissa == 5);
            std::set<QString> labels;
            for (std::size_t at = 0; at < ruler.ticks.size(); ++at) {
                QVERIFY(ruler.ticks[at].ns >= visible.from && ruler.ticks[at].ns <= visible.to);
                QCOMPARE(ruler.ticks[at].ns % ruler.step, std::int64_t { 0 });
                if (at > 0)
                    QCOMPARE(ruler.ticks[at].ns - ruler.ticks[at - 1].ns, ruler.step);
                labels.insert(ruler.ticks[at].label);
            }
            QCOMPARE(labels.size(), ruler.ticks.size()); // no two ticks read the same
            QVERIFY(static_cast<double>(ruler.step) * 1200 / static_cast<double>(length) >= 96 - 1e-6);
        }
    }

    // Nobody reads 1424.83 ms as one of a row of round numbers.
    void labelsAreShortRoundNumbers()
    {
        std::mt19937_64 random(3);
        const QRegularExpression wanted(QString::fromUtf8(R"(^(\+?\d{1,4}|\d{1,2}\.\d)\x{A0}(ns|µs|ms|s)$)"),
            QRegularExpression::UseUnicodePropertiesOption);
        for (int round = 0; round < 2000; ++round) {
            const auto from = static_cast<std::int64_t>(random() % (std::uint64_t { 1 } << (random() % 42 + 1)));
            const auto length = static_cast<std::int64_t>(10 + random() % (std::uint64_t { 1 } << (random() % 38 + 4)));
            for (const TimeTick& tick : timeTicks({ from, from + length }, 1200).ticks)
                QVERIFY2(wanted.match(QString(tick.label).remove(',')).hasMatch(), qPrintable(tick.label));
        }
        const TimeTicks ruler = timeTicks({ 1'424'800'000, 1'424'900'000 }, 1000);
        QCOMPARE(ruler.base, QString::fromUtf8("1\u00A0s 424\u00A0ms"));
        QCOMPARE(ruler.ticks[3].label, QString::fromUtf8("+830\u00A0µs"));
        QCOMPARE(timeTicks({ 0, 3'360'000 }, 1000).ticks[1].label, QString::fromUtf8("0.5\u00A0ms"));
    }

    void farTicksAreOffsets()
    {
        const TimeTicks near = timeTicks({ 0, 5'000'000 }, 600);
        QVERIFY(near.base.isEmpty());
        QCOMPARE(near.ticks[1].label, QString::fromUtf8("1\u00A0ms"));
        const TimeTicks far = timeTicks({ 5'000'000'000, 5'000'000'200 }, 1000);
        QCOMPARE(far.base, QString::fromUtf8("5\u00A0s"));
        QCOMPARE(far.ticks[1].label, QString::fromUtf8("+20\u00A0ns"));
    }
};

WEFT_TEST(TestTimeAxis)
#include "tst_time_axis.moc"
