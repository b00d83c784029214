// SPDX-License-Identifier: GPL-3.0-or-later
// What a frame of the Gantt chart costs at 1400×900 with 10 million bars in 512 rows, at every zoom: p50 in ms of
// drawing the layer and its overlays. QT_QPA_PLATFORM=offscreen bench_timeline [BARS] [ROWS]
#include "engine/topology/topology_builder.h"
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/timeline/timeline_canvas.h"

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

topology::TopologyPtr makeTopology(std::uint32_t npus)
{
    topology::TopologyBuilder builder;
    builder.addNpus(npus);
    Findings findings;
    return *builder.seal(findings);
}

// Operations of random kinds and lengths, one after another on each rank, in the order of their starts.
RunViewPtr makeRun(std::size_t bars, std::uint32_t rows)
{
    auto run = std::make_shared<simulation::Run>(simulation::Run { topology::Fabric(makeTopology(rows)) });
    run->recorded = simulation::RecordLevel::Full;
    std::mt19937 random(7);
    std::vector<std::uint64_t> now(rows, 0);
    auto& operations = run->operations;
    for (std::size_t bar = 0; bar < bars; ++bar) {
        const auto rank = static_cast<std::uint32_t>(bar % rows);
        const std::uint64_t start = now[rank] + random() % 400;
        const std::uint64_t end = start + 20 + random() % 2000;
        now[rank] = end;
        operations.rank.push_back(Rank { rank });
        operations.op.push_back(OpId { static_cast<std::uint32_t>(bar / rows) });
        operations.kind.push_back(static_cast<simulation::OperationKind>(random() % 7));
        operations.start.push_back(Time { start });
        operations.end.push_back(Time { end });
        operations.collective.push_back(simulation::kNoRecord);
        run->makespan = std::max(run->makespan, Time { end });
    }
    operations.released.resize(bars);
    operations.completedBy.assign(bars, simulation::kNoRecord);
    auto view = std::make_shared<RunView>();
    view->name = QStringLiteral("bench");
    view->run = std::move(run);
    return view;
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    const std::size_t bars = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 10'000'000;
    const std::uint32_t rows = argc > 2 ? static_cast<std::uint32_t>(std::strtoul(argv[2], nullptr, 10)) : 512;
    const RunViewPtr view = makeRun(bars, rows);
    auto start = std::chrono::steady_clock::now();
    const TimelineDataPtr data = buildTimeline(view);
    const double built = millisecondsSince(start);
    std::size_t pyramids = 0;
    for (const Lane& lane : data->lanes)
        pyramids += lane.pyramid.bytes();
    std::printf("%zu bars in %u rows: built in %.0f ms, pyramids %.1f MB\n", bars, rows, built,
        static_cast<double>(pyramids) / 1e6);

    SelectionModel selection;
    TimeController time;
    time.setExtent({ 0, data->length });
    TimelineCanvas canvas(&selection, &time, nullptr);
    canvas.resize(1400, 900);
    canvas.show();
    QApplication::processEvents();
    canvas.setData(data);
    QImage image(1400, 900, QImage::Format_RGB32);
    for (const int strip : { 2, 18, 0 }) {
        RowState state = canvas.scene().rows();
        state.stripHeight = strip == 0 ? 18 : strip;
        state.expanded.assign(state.expanded.size(), strip == 0);
        canvas.setRows(state);
        std::printf("%s:", strip == 0 ? "lanes" : strip == 2 ? "2 px strips" : "18 px strips");
        for (std::int64_t zoom = 1; data->length / zoom > 100; zoom *= 4) {
            time.setVisible({ data->length / 3, data->length / 3 + data->length / zoom });
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
    return 0;
}

WEFT_BENCH(run)
