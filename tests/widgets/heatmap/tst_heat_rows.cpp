// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/heatmap/heat_rows.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

HeatDataPtr randomHeat(std::uint32_t links, std::uint32_t bins, std::mt19937& random)
{
    auto heat = std::make_shared<HeatData>();
    heat->links = links;
    heat->bins = bins;
    heat->binWidth = 100;
    heat->length = std::int64_t { bins } * 100 - 37; // the last bin is cut
    for (std::size_t cell = 0; cell < std::size_t { links } * bins; ++cell)
        heat->busy.push_back(static_cast<std::uint8_t>(random() % 3 == 0 ? random() : 0));
    for (std::uint32_t link = 0; link < links; ++link) {
        heat->mean.push_back(static_cast<float>(random() % 20) / 20.0F);
        heat->most.push_back(static_cast<float>(random() % 20) / 20.0F);
        heat->dimension.push_back(random() % 5 == 0 ? 0xFFFFFFFFU : static_cast<std::uint32_t>(random() % 3));
    }
    return heat;
}

// By its definition, from the cells.
int brutePool(std::vector<int> values, HeatPool how)
{
    std::sort(values.begin(), values.end());
    if (how == HeatPool::Max)
        return values.back();
    if (how == HeatPool::P95)
        return values[static_cast<std::size_t>(std::ceil(0.95 * static_cast<double>(values.size()) - 1e-9)) - 1];
    double sum = 0;
    for (const int value : values)
        sum += value;
    return static_cast<int>(std::floor(sum / static_cast<double>(values.size()) + 0.5));
}

} // namespace

class TestHeatRows : public QObject {
    Q_OBJECT

private slots:
    void pooledLinesEqualBruteForce_data()
    {
        QTest::addColumn<int>("pool");
        QTest::addColumn<int>("perLine");
        for (const int perLine : { 1, 2, 7, 64, 150, 1000 }) {
            QTest::addRow("max of %d", perLine) << int(HeatPool::Max) << perLine;
            QTest::addRow("mean of %d", perLine) << int(HeatPool::Mean) << perLine;
            QTest::addRow("p95 of %d", perLine) << int(HeatPool::P95) << perLine;
        }
    }

    void pooledLinesEqualBruteForce()
    {
        QFETCH(int, pool);
        QFETCH(int, perLine);
        std::mt19937 random(1);
        const HeatDataPtr heat = randomHeat(400, 45, random);
        HeatSettings settings;
        settings.grouped = true;
        settings.sort = HeatSort::Mean;
        settings.pool = static_cast<HeatPool>(pool);
        settings.linksPerLine = static_cast<std::uint32_t>(perLine);
        const HeatRowsPtr rows = buildHeatRows(heat, settings);
        int y = 0;
        std::size_t shown = 0;
        for (const HeatLine& line : rows->lines) {
            QCOMPARE(line.y, y);
            y += line.height;
            shown += line.isHeading ? 0 : line.count;
            const auto values = rows->values(line);
            QCOMPARE(values.size(), std::size_t { heat->bins });
            for (std::size_t bin = 0; bin < heat->bins; ++bin) {
                std::vector<int> cells;
                for (std::uint32_t at = line.first; at < line.first + line.count; ++at)
                    cells.push_back(heat->row(rows->order.links[at])[bin]);
                QCOMPARE(int(values[bin]), brutePool(cells, settings.pool));
            }
        }
        QCOMPARE(rows->height, y);
        QCOMPARE(shown, std::size_t { 400 });
    }

    void linksAreOrderedAndGrouped()
    {
        std::mt19937 random(2);
        const HeatDataPtr heat = randomHeat(300, 3, random);
        for (const HeatSort sort : { HeatSort::Mean, HeatSort::Most, HeatSort::Dimension, HeatSort::Id }) {
            for (const bool grouped : { false, true }) {
                const HeatOrder order = orderLinks(*heat, sort, grouped);
                std::vector<std::uint32_t> all = order.links;
                std::sort(all.begin(), all.end());
                for (std::uint32_t link = 0; link < 300; ++link)
                    QCOMPARE(all[link], link);
                QCOMPARE(order.groups.size(), std::size_t { grouped ? 4U : 1U });
                std::uint32_t next = 0;
                for (const HeatGroup& group : order.groups) {
                    QCOMPARE(group.first, next);
                    next += group.count;
                    for (std::uint32_t at = group.first; at < next; ++at) {
                        if (grouped)
                            QCOMPARE(heat->dimension[order.links[at]], group.dimension);
                        if (at == group.first)
                            continue;
                        const std::uint32_t a = order.links[at - 1];
                        const std::uint32_t b = order.links[at];
                        if (sort == HeatSort::Mean)
                            QVERIFY(heat->mean[a] > heat->mean[b] || (heat->mean[a] == heat->mean[b] && a < b));
                        if (sort == HeatSort::Most)
                            QVERIFY(heat->most[a] >= heat->most[b]);
                        if (sort == HeatSort::Id)
                            QVERIFY(a < b);
                    }
                }
                QCOMPARE(next, 300U);
            }
        }
    }

    void linesAreFoundByHeightAndLink()
    {
        std::mt19937 random(3);
        const HeatDataPtr heat = randomHeat(100, 4, random);
        HeatSettings settings;
        settings.grouped = true;
        settings.sort = HeatSort::Id;
        settings.linksPerLine = 3;
        settings.fitHeight = 77;
        settings.collapsed = { 1 };
        const HeatRowsPtr rows = buildHeatRows(heat, settings);
        int lines = 0;
        for (std::size_t at = 0; at < rows->lines.size(); ++at) {
            const HeatLine& line = rows->lines[at];
            if (line.height > 0)
                QCOMPARE(rows->lineAt(line.y), static_cast<int>(at));
            if (!line.isHeading)
                lines += line.height;
        }
        QCOMPARE(lines, 77);
        QCOMPARE(rows->lineAt(rows->height), -1);
        QCOMPARE(rows->lineAt(-1), -1);
        for (std::uint32_t link = 0; link < 100; ++link) {
            const int line = rows->lineOf(link);
            QCOMPARE(line < 0, heat->dimension[link] == 1);
            if (line < 0)
                continue;
            const HeatLine& here = rows->lines[static_cast<std::size_t>(line)];
            const auto begin = rows->order.links.begin() + here.first;
            QVERIFY(std::find(begin, begin + here.count, link) != begin + here.count);
        }
        QCOMPARE(rows->lineOf(5000), -1);
    }

    void everyBinIsInSomePixel()
    {
        std::mt19937 random(4);
        for (int round = 0; round < 300; ++round) {
            const HeatDataPtr heat = randomHeat(1, static_cast<std::uint32_t>(1 + random() % 500), random);
            const std::int64_t from = static_cast<std::int64_t>(random() % 60'000) - 5000;
            const std::int64_t to = from + 1 + static_cast<std::int64_t>(random() % 60'000);
            const std::vector<BinSpan> pixels = binsOfPixels(*heat, from, to, 1 + random() % 900);
            std::vector<bool> seen(heat->bins, false);
            for (const BinSpan& span : pixels) {
                QVERIFY(span.to <= heat->bins && span.from <= span.to);
                for (std::uint32_t bin = span.from; bin < span.to; ++bin)
                    seen[bin] = true;
            }
            for (std::int64_t bin = 0; bin < heat->bins; ++bin) {
                const bool visible = bin * 100 >= from && (bin + 1) * 100 <= to && (bin + 1) * 100 <= heat->length;
                if (visible)
                    QVERIFY(seen[static_cast<std::size_t>(bin)]);
                if (bin * 100 >= to || (bin + 1) * 100 <= from)
                    QVERIFY(!seen[static_cast<std::size_t>(bin)] || (bin + 1) * 100 == from);
            }
        }
    }

    void pixelsPoolTheirBins()
    {
        const std::vector<std::uint8_t> values { 0, 100, 200, 50 };
        const std::vector<BinSpan> pixels { { 0, 2 }, { 1, 4 }, { 3, 3 }, { 2, 3 } };
        std::vector<QRgb> colors(256);
        for (std::size_t value = 0; value < 256; ++value)
            colors[value] = static_cast<QRgb>(value);
        std::vector<QRgb> line(4, 999);
        paintHeatLine(values, pixels, HeatPool::Max, colors, line);
        QCOMPARE(line, (std::vector<QRgb> { 100, 200, 999, 200 }));
        paintHeatLine(values, pixels, HeatPool::Mean, colors, line);
        QCOMPARE(line, (std::vector<QRgb> { 50, 117, 999, 200 }));
    }

    void theSampleKeepsItsBusyTime()
    {
        const RunViewPtr view = runSample(simulation::RecordLevel::Links);
        const HeatDataPtr heat = buildHeat(*view);
        QVERIFY(heat != nullptr);
        QCOMPARE(heat->links, view->run->fabric.topology().linkCount());
        QCOMPARE(heat->length, static_cast<std::int64_t>(view->run->makespan.ns()));
        for (std::uint32_t link = 0; link < heat->links; ++link) {
            const double busy
                = static_cast<double>(view->run->links[link].busy.ns()) / static_cast<double>(view->run->makespan.ns());
            QVERIFY(std::abs(static_cast<double>(heat->mean[link]) - busy) < 1e-4);
            const auto row = heat->row(link);
            QVERIFY(
                std::abs(double(*std::max_element(row.begin(), row.end())) / 255 - double(heat->most[link])) < 0.003);
        }
    }

    void runsWithoutBinsHaveNoHeat()
    {
        QVERIFY(buildHeat(*runSample(simulation::RecordLevel::Summary)) == nullptr);
        QVERIFY(buildHeat(*runSample(simulation::RecordLevel::Full, simulation::NetworkModel::Unaware)) == nullptr);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(buildHeat(*runSample(), { stop.get_token(), nullptr }) == nullptr);
    }
};

WEFT_TEST(TestHeatRows)
#include "tst_heat_rows.moc"
