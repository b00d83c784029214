// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/timeline/bar_pyramid.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>
#include <random>

using namespace weft::widgets;

namespace {

// A number upTo `most`.
std::int64_t upTo(std::mt19937& random, std::int64_t most)
{
    return static_cast<std::int64_t>(random()) % most;
}

struct Bars {
    std::vector<std::int64_t> start;
    std::vector<std::int64_t> end;
    std::vector<BarKind> kind;
    [[nodiscard]] BarSpan span() const { return { start, end, kind }; }
};

// In ascending start; overlapping where `overlap`.
Bars randomBars(std::mt19937& random, std::size_t count, bool overlap)
{
    Bars bars;
    std::int64_t now = upTo(random, 10'000);
    for (std::size_t bar = 0; bar < count; ++bar) {
        const std::int64_t length = upTo(random, 5) == 0 ? 0 : upTo(random, upTo(random, 50) == 0 ? 20'000 : 300);
        bars.start.push_back(now);
        bars.end.push_back(now + length);
        bars.kind.push_back(static_cast<BarKind>(random() % kBarKinds));
        now += (overlap ? 0 : std::max<std::int64_t>(1, length)) + upTo(random, 100);
    }
    return bars;
}

BarPyramid::Bin bruteBin(const Bars& bars, std::int64_t from, std::int64_t to)
{
    std::array<std::int64_t, kBarKinds> fill {};
    std::int64_t total = 0;
    for (std::size_t bar = 0; bar < bars.start.size(); ++bar) {
        const std::int64_t end = std::max(bars.end[bar], bars.start[bar] + 1);
        const std::int64_t inside = std::min(end, to) - std::max(bars.start[bar], from);
        if (inside <= 0)
            continue;
        fill[static_cast<std::size_t>(bars.kind[bar])] += inside;
        total += inside;
    }
    const auto most = static_cast<std::size_t>(std::max_element(fill.begin(), fill.end()) - fill.begin());
    const double share = std::min(1.0, static_cast<double>(total) / static_cast<double>(to - from));
    return { static_cast<BarKind>(most), static_cast<std::uint8_t>(std::ceil(share * 255)) };
}

} // namespace

class TestBarPyramid : public QObject {
    Q_OBJECT

private slots:
    void everyLevelIsWhatItsBarsFill_data()
    {
        QTest::addColumn<bool>("overlap");
        QTest::newRow("side by side") << false;
        QTest::newRow("overlapping") << true;
    }

    void everyLevelIsWhatItsBarsFill()
    {
        QFETCH(bool, overlap);
        std::mt19937 random(3);
        for (int round = 0; round < 20; ++round) {
            const Bars bars = randomBars(random, 50 + random() % 500, overlap);
            const BarPyramid pyramid(bars.span());
            QVERIFY(pyramid.levels() > 1);
            for (std::size_t level = 0; level < pyramid.levels(); ++level) {
                const std::int64_t width = std::int64_t { 1 } << pyramid.shift(level);
                const auto bins = pyramid.bins(level);
                for (std::size_t bin = 0; bin < bins.size(); ++bin) {
                    const std::int64_t from = pyramid.origin() + static_cast<std::int64_t>(bin) * width;
                    const BarPyramid::Bin wanted = bruteBin(bars, from, from + width);
                    QCOMPARE(int(bins[bin].coverage), int(wanted.coverage));
                    if (wanted.coverage > 0)
                        QCOMPARE(bins[bin].kind, wanted.kind);
                }
                // The bins reach the last bar.
                QVERIFY(pyramid.origin() + static_cast<std::int64_t>(bins.size()) * width > bars.start.back());
            }
        }
    }

    void levelsAreFourTimesAsWideAndFewBarsHaveNone()
    {
        std::mt19937 random(4);
        const BarPyramid few(randomBars(random, BarPyramid::kFewBars, false).span());
        QCOMPARE(few.levels(), std::size_t { 0 });
        QCOMPARE(few.levelFor(1e9), std::size_t { 0 });
        const Bars bars = randomBars(random, 5000, false);
        const BarPyramid pyramid(bars.span());
        for (std::size_t level = 1; level < pyramid.levels(); ++level) {
            QCOMPARE(pyramid.shift(level), pyramid.shift(level - 1) + 2);
            QCOMPARE(pyramid.bins(level).size(), (pyramid.bins(level - 1).size() + 3) / 4);
        }
        QVERIFY(pyramid.bins(pyramid.levels() - 1).size() <= 4);
        const double finest = std::ldexp(1.0, int(pyramid.shift(0)));
        QCOMPARE(pyramid.levelFor(finest - 1), pyramid.levels());
        QCOMPARE(pyramid.levelFor(finest), std::size_t { 0 });
        QCOMPARE(pyramid.levelFor(finest * 4), std::size_t { 1 });
        QVERIFY(pyramid.bytes() <= 6 * bars.start.size());
    }

    void aLongBarOverManyShortOnesCostsLittle()
    {
        Bars bars;
        for (std::int64_t bar = 0; bar < 100'000; ++bar) {
            bars.start.push_back(bar);
            bars.end.push_back(1'000'000'000); // all overlap to the end
            bars.kind.push_back(BarKind::Collective);
        }
        const BarPyramid pyramid(bars.span());
        QCOMPARE(int(pyramid.bins(0).back().coverage), 255);
    }
};

WEFT_TEST(TestBarPyramid)
#include "tst_bar_pyramid.moc"
