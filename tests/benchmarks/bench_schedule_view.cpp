// SPDX-License-Identifier: GPL-3.0-or-later
// What a schedule costs the window: how long a worker prepares the picture of a ring all-reduce, and what a frame costs
// at 1400×900, p50 and most in ms of the processor (a frame is drawn by one thread), with all in sight, half way in,
// near, with the way of a chunk, and of one more level. QT_QPA_PLATFORM=offscreen bench_schedule_view [RANKS…]
#include "engine/collective/library/algorithm_library.h"
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/schedule/schedule_canvas.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr int kFrames = 21;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

template <class Change> void measure(const char* what, ScheduleCanvas& canvas, Change change)
{
    QImage image(1400, 900, QImage::Format_RGB32);
    std::vector<double> times;
    for (int frame = 0; frame < kFrames; ++frame) {
        change(frame);
        const std::clock_t start = std::clock();
        canvas.render(&image);
        times.push_back(1000.0 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::sort(times.begin(), times.end());
    std::printf("  %-28s %7.1f %7.1f\n", what, times[times.size() / 2], times.back());
}

void measure(std::uint32_t ranks)
{
    collective::AlgorithmRequest request;
    request.pattern.ranks = ranks;
    const auto made = collective::makeAlgorithm("ring", request);
    if (!made)
        return;
    auto start = std::chrono::steady_clock::now();
    const ScheduleColumnsPtr columns = buildScheduleColumns(*made);
    std::printf("%u ranks, %u steps: prepared in %.0f ms\n", ranks, (*made)->stepCount(), millisecondsSince(start));
    ScheduleStepper stepper;
    ScheduleCanvas canvas(&stepper, nullptr);
    canvas.resize(1400, 900);
    canvas.setColumns(columns);
    stepper.setLevels(columns->levels);
    canvas.show();
    QApplication::processEvents();
    // A hair's breadth of zoom makes each frame anew.
    const auto nudge = [&canvas](int frame) { canvas.zoomBy(frame % 2 == 0 ? 1.01 : 1 / 1.01); };
    canvas.zoomBy(1.02);
    measure("all in sight", canvas, nudge);
    for (const auto& [name, column] :
        { std::pair("half way in", 6.0), std::pair("marks", 14.0), std::pair("near", 40.0) }) {
        canvas.fitAll();
        canvas.zoomBy(std::max(1.02, column / canvas.scene().view().columns.scale));
        measure(name, canvas, nudge);
    }
    canvas.fitAll();
    measure("another level", canvas,
        [&stepper, columns](int frame) { stepper.setLevel(columns->levels / 2 + static_cast<std::uint32_t>(frame)); });
    start = std::chrono::steady_clock::now();
    ChunkWay way = chunkWay(*columns, ranks / 2);
    std::printf("  the way of a chunk found in %.1f ms\n", millisecondsSince(start));
    canvas.setWay(std::move(way));
    measure("the way of a chunk", canvas, [&canvas](int) { canvas.update(); });
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    std::printf("  %-28s %7s %7s\n", "ms a frame", "p50", "most");
    if (argc < 2) {
        for (const std::uint32_t ranks : { 2U, 8U, 128U, 1024U, 4096U })
            measure(ranks);
    }
    for (int i = 1; i < argc; ++i)
        measure(static_cast<std::uint32_t>(std::strtoul(argv[i], nullptr, 10)));
    return 0;
}

WEFT_BENCH(run)
