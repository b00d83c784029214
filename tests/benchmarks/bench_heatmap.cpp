// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the heat map costs at 1400×900 with 40,000 links of 1000 bins: p50 in ms of drawing it anew, and how
// long a worker takes for each order and pooling. QT_QPA_PLATFORM=offscreen bench_heatmap [LINKS] [BINS]
#include "engine/topology/topology_builder.h"
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/heatmap/heat_canvas.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr int kFrames = 21;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

RunViewPtr makeView(std::uint32_t links)
{
    topology::TopologyBuilder builder;
    const topology::DraftNode ends[] { builder.addNpu(), builder.addNpu() };
    for (std::uint32_t link = 0; link < links; ++link)
        builder.addLink(ends[link % 2], ends[1 - link % 2], { {}, Bandwidth { 1 } });
    Findings findings;
    auto view = std::make_shared<RunView>();
    view->run = std::make_shared<simulation::Run>(simulation::Run { topology::Fabric(*builder.seal(findings)) });
    return view;
}

HeatDataPtr makeHeat(std::uint32_t links, std::uint32_t bins)
{
    auto heat = std::make_shared<HeatData>();
    heat->links = links;
    heat->bins = bins;
    heat->binWidth = 1000;
    heat->length = std::int64_t { bins } * 1000;
    std::mt19937 random(7);
    heat->busy.resize(std::size_t { links } * bins);
    for (std::uint8_t& value : heat->busy)
        value = static_cast<std::uint8_t>(random());
    for (std::uint32_t link = 0; link < links; ++link) {
        heat->mean.push_back(static_cast<float>(random() % 1000) / 1000.0F);
        heat->most.push_back(1);
        heat->dimension.push_back(link % 3);
    }
    return heat;
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    const auto links = static_cast<std::uint32_t>(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 40'000);
    const auto bins = static_cast<std::uint32_t>(argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1000);
    const HeatDataPtr heat = makeHeat(links, bins);
    const RunViewPtr view = makeView(links);
    SelectionModel selection;
    TimeController time;
    time.setExtent({ 0, heat->length });
    HeatCanvas canvas(&selection, &time, nullptr);
    canvas.resize(1400, 900);
    canvas.show();
    QApplication::processEvents();
    QImage image(1400, 900, QImage::Format_RGB32);
    for (const HeatPool pooling : { HeatPool::Max, HeatPool::Mean, HeatPool::P95 }) {
        for (const bool fits : { false, true }) {
            HeatSettings settings;
            settings.sort = HeatSort::Mean;
            settings.pool = pooling;
            settings.linksPerLine = fits ? links / 800 + 1 : 1;
            settings.lineHeight = fits ? 1 : 15;
            auto start = std::chrono::steady_clock::now();
            canvas.setRows(view, buildHeatRows(heat, settings));
            const double built = millisecondsSince(start);
            std::printf("%s, %s: prepared in %.0f ms; frames",
                pooling == HeatPool::Max        ? "max"
                    : pooling == HeatPool::Mean ? "mean"
                                                : "p95",
                fits ? "all links" : "a line a link", built);
            for (std::int64_t zoom = 1; zoom <= 256; zoom *= 4) {
                time.setVisible({ heat->length / 3, heat->length / 3 + heat->length / zoom });
                std::vector<double> frames;
                for (int frame = 0; frame < kFrames; ++frame) {
                    start = std::chrono::steady_clock::now();
                    QPainter painter(&image);
                    canvas.renderTo(painter);
                    painter.end();
                    frames.push_back(millisecondsSince(start));
                }
                std::nth_element(frames.begin(), frames.begin() + kFrames / 2, frames.end());
                std::printf(" 1/%lld %.1f", static_cast<long long>(zoom), frames[kFrames / 2]);
            }
            std::printf(" ms\n");
        }
    }
    return 0;
}

WEFT_BENCH(run)
