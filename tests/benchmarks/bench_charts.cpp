// SPDX-License-Identifier: GPL-3.0-or-later
// Frame times of the utilization chart at 1400 × 900 with a million bins: panning (other points), a repaint of the
// same points, and moving the cursor (the overlay only).
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/charts/utilization_chart.h"

#include <QApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

using namespace weft::widgets;

namespace {

constexpr int kFrames = 60;

std::shared_ptr<UtilizationData> makeData(std::size_t bins, std::size_t links, std::size_t dimensions)
{
    auto data = std::make_shared<UtilizationData>();
    data->binWidth = 10;
    data->end = static_cast<std::int64_t>(bins) * 10;
    const auto wave = [bins](double phase, double height) {
        std::vector<double> values(bins);
        for (std::size_t i = 0; i < bins; ++i)
            values[i] = height * (0.5 + 0.5 * std::sin(static_cast<double>(i) * 0.013 + phase)) * ((i / 97) % 3 != 0);
        return values;
    };
    for (std::size_t i = 0; i < links; ++i)
        data->links.push_back({ QString("a%1 → b%1").arg(i), i, wave(static_cast<double>(i), 1), {}, {} });
    for (std::size_t i = 0; i < dimensions; ++i) {
        const auto phase = static_cast<double>(i);
        data->dimensions.push_back(
            { QString("dimension %1").arg(i), i, wave(phase, 0.6), wave(phase, 0.2), wave(phase, 1) });
    }
    for (auto* lines : { &data->links, &data->dimensions }) {
        for (UtilizationLine& line : *lines)
            indexLine(line);
    }
    return data;
}

// Wall time of a frame, and the processor time of it, which a busy machine does not change.
void report(const char* name, const std::function<void(int)>& step)
{
    std::vector<double> times;
    std::vector<double> processor;
    for (int frame = 0; frame < kFrames; ++frame) {
        QElapsedTimer clock;
        clock.start();
        const std::clock_t before = std::clock();
        step(frame);
        QApplication::processEvents();
        times.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
        processor.push_back(static_cast<double>(std::clock() - before) * 1000 / CLOCKS_PER_SEC);
    }
    std::sort(times.begin(), times.end());
    std::sort(processor.begin(), processor.end());
    std::printf("%-36s p50 %7.2f ms   p95 %7.2f ms   processor p50 %7.2f ms\n", name, times[kFrames / 2],
        times[kFrames * 95 / 100], processor[kFrames / 2]);
}

void measure(std::size_t bins, UtilizationChart::Shown shown, const char* name)
{
    SelectionModel selection;
    TimeController time;
    UtilizationChart chart(&selection, &time, nullptr);
    chart.resize(1400, 900);
    chart.show();
    const auto end = static_cast<std::int64_t>(bins) * 10;
    time.setExtent({ 0, end });
    chart.setShown(shown);
    chart.setData(makeData(bins, 8, 3));
    QApplication::processEvents();
    std::printf("%zu bins, %s\n", bins, name);
    report("  all visible, zooming", [&](int frame) { time.setVisible({ frame * 10, end - frame * 10 }); });
    report("  a hundredth visible, panning", [&](int frame) {
        time.setVisible({ end / 200 * frame, end / 200 * frame + end / 100 });
    });
    time.showAll();
    QApplication::processEvents();
    report("  repaint", [&](int) { chart.frame()->viewport()->update(); });
    report("  cursor", [&](int frame) { time.setCursor(end / kFrames * frame); });
}

} // namespace

static int run(int argc, char** argv)
{
    const QApplication application(argc, argv);
    for (const std::size_t bins : { std::size_t { 10'000 }, std::size_t { 1'000'000 } }) {
        measure(bins, UtilizationChart::Dimensions, "three dimensions with bands");
        measure(bins, UtilizationChart::BusiestLinks, "eight links");
    }
    return 0;
}

WEFT_BENCH(run)
