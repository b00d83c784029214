// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/timeline/bar_painter.h"

#include "widgets/base/looks/theme.h"

#include <QTest>

#include <random>

using namespace weft::widgets;

namespace {

constexpr QRgb kEmpty = 0xFF123456U;

// A number below `most`.
std::int64_t below(std::mt19937& random, std::int64_t most)
{
    return static_cast<std::int64_t>(random()) % most;
}

TimelineData oneLane(std::size_t bars, std::mt19937& random)
{
    TimelineData data;
    std::int64_t now = 1000;
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const std::int64_t length = 1 + below(random, 200);
        data.start.push_back(now);
        data.end.push_back(now + length);
        data.kind.push_back(static_cast<BarKind>(random() % kBarKinds));
        now += length + (below(random, 3) == 0 ? below(random, 2000) : 0);
    }
    data.lanes.push_back({ 0, bars, 0 });
    data.lanes[0].pyramid = BarPyramid(data.bars(data.lanes[0]));
    data.length = now;
    return data;
}

} // namespace

class TestBarPainter : public QObject {
    Q_OBJECT

private slots:
    void pixelsAreFilledWhereBarsAre()
    {
        std::mt19937 random(1);
        const BarPainter painter(Theme::light());
        for (int round = 0; round < 60; ++round) {
            const TimelineData data = oneLane(1 + random() % 3000, random);
            const auto from
                = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(data.length + 2000)) - 1000;
            const TimeRange visible { from,
                from + 10 + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(data.length)) };
            std::vector<QRgb> line(200 + random() % 1200, kEmpty);
            painter.paintLine(data, data.lanes[0], visible, line);
            const double perPixel = static_cast<double>(visible.length()) / static_cast<double>(line.size());
            // A drawn pixel has a bar in or within a bin of it; a pixel that bars fill is drawn, up to the gap.
            for (std::size_t x = 0; x < line.size(); ++x) {
                const double left = static_cast<double>(visible.from) + static_cast<double>(x) * perPixel;
                bool near = false;
                bool inside = false;
                for (std::size_t bar = 0; bar < data.start.size(); ++bar) {
                    const auto start = static_cast<double>(data.start[bar]);
                    const auto end = static_cast<double>(data.end[bar]);
                    near = near || (start < left + 3 * perPixel && end > left - 3 * perPixel);
                    inside = inside || (start <= left && end >= left + 3 * perPixel);
                }
                if (line[x] != kEmpty)
                    QVERIFY(near);
                if (inside)
                    QVERIFY(line[x] != kEmpty);
            }
        }
    }

    void everyBarIsSeenHoweverShort()
    {
        TimelineData data;
        data.start = { 500 };
        data.end = { 500 };
        data.kind = { BarKind::Collective };
        data.lanes.push_back({ 0, 1, 0 });
        std::vector<QRgb> line(1000, kEmpty);
        BarPainter(Theme::light()).paintLine(data, data.lanes[0], { 0, 1'000'000'000 }, line);
        QCOMPARE(line[0], colorOf(BarKind::Collective, Theme::light()).rgb());
        QCOMPARE(line[1], kEmpty);
    }

    void wideNeighboursStayApart()
    {
        TimelineData data;
        data.start = { 0, 100 };
        data.end = { 100, 200 };
        data.kind = { BarKind::Compute, BarKind::Compute };
        data.lanes.push_back({ 0, 2, 0 });
        std::vector<QRgb> line(200, kEmpty);
        BarPainter(Theme::dark()).paintLine(data, data.lanes[0], { 0, 200 }, line);
        QVERIFY(line[98] != kEmpty);
        QCOMPARE(line[99], kEmpty);
        QVERIFY(line[100] != kEmpty);
    }

    void emptyLinesAreHarmless()
    {
        std::mt19937 random(2);
        const TimelineData data = oneLane(100, random);
        const BarPainter painter(Theme::light());
        std::vector<QRgb> line(10, kEmpty);
        painter.paintLine(data, data.lanes[0], { 5, 5 }, line);
        painter.paintLine(data, data.lanes[0], { 0, 100 }, {});
        painter.paintLine(data, Lane {}, { 0, 100 }, line);
        QVERIFY(std::all_of(line.begin(), line.end(), [](QRgb pixel) { return pixel == kEmpty; }));
        // Far away from all bars, on both sides.
        painter.paintLine(data, data.lanes[0], { data.length + 1'000'000, data.length + 2'000'000 }, line);
        painter.paintLine(data, data.lanes[0], { -2'000'000, -1'000'000 }, line);
        QVERIFY(std::all_of(line.begin(), line.end(), [](QRgb pixel) { return pixel == kEmpty; }));
    }
};

WEFT_TEST(TestBarPainter)
#include "tst_bar_painter.moc"
