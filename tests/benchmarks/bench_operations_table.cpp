// SPDX-License-Identifier: GPL-3.0-or-later
// Filters and sorts a million operations, and paints the table and the dependency view at 1400×900. Prints the
// medians in ms. Runs offscreen: QT_QPA_PLATFORM=offscreen bench_operations_table [NPUS]
#include "engine/study/scenario/sample.h"
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/workload/dependency_view.h"
#include "widgets/workload/operations_model.h"
#include "widgets/workload/operations_page.h"
#include "widgets/workload/workload_digest.h"

#include <QApplication>
#include <QPixmap>
#include <QScrollBar>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr int kRepeats = 9;

template <class Work> double median(Work work)
{
    std::vector<double> times;
    for (int i = 0; i < kRepeats; ++i) {
        const auto begin = std::chrono::steady_clock::now();
        work(i);
        times.push_back(std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count());
    }
    std::sort(times.begin(), times.end());
    return times[times.size() / 2];
}

void benchFilters(const OperationList& list)
{
    struct Case {
        const char* name;
        OperationsFilter filter;
        OperationsOrder order;
    };
    const OperationsFilter text { .text = "all-REDUCE 1" };
    const Case cases[] {
        { "filter by text", text, {} },
        { "filter by text, not ASCII", { .text = "é" }, {} },
        { "filter by type", { .kinds = 1U << 16U }, {} },
        { "filter by group", { .group = "7" }, {} },
        { "filter by size", { .minBytes = 1U << 20U }, {} },
        { "filter by text, type and size", { .text = "gradients", .kinds = 1U << 16U, .minBytes = 1 }, {} },
        { "sort all by size", {}, { OperationColumn::Size, Qt::DescendingOrder } },
        { "sort all by name", {}, { OperationColumn::Name, Qt::AscendingOrder } },
    };
    for (const Case& test : cases) {
        std::size_t rows = 0;
        const double ms = median([&](int) { rows = rowsOf(list, test.filter, test.order)->size(); });
        std::printf("%-34s %8.1f ms  %zu rows\n", test.name, ms, rows);
    }
}

void benchFrames(const OperationListPtr& list)
{
    JobRunner jobs;
    SelectionModel selection;
    OperationsPage page(&selection, &jobs);
    page.resize(1400, 900);
    page.show();
    std::printf("%-34s %8.1f ms\n", "show a list", median([&](int) { page.setList(list); }));
    jobs.waitForAll();
    QPixmap frame(page.size());
    QScrollBar* bar = page.table()->verticalScrollBar();
    const double scroll = median([&](int i) {
        bar->setValue(bar->maximum() / kRepeats * i);
        page.render(&frame);
    });
    std::printf("%-34s %8.1f ms\n", "frame of the table, scrolled", scroll);
    const double select = median([&](int i) {
        selection.selectOperations({ list->keyAt(list->size() / kRepeats * static_cast<std::uint32_t>(i)) });
        page.render(&frame);
    });
    std::printf("%-34s %8.1f ms\n", "frame after a selection elsewhere", select);
}

void benchDependencies(const OperationListPtr& list)
{
    SelectionModel selection;
    DependencyView view(&selection);
    view.resize(1400, 900);
    view.show();
    const OpKey last { Rank { 1 }, OpId { list->graph(Rank { 1 }).size() - 1 } };
    const double found = median([&](int) { view.showAround(list, last, 6); });
    std::printf("%-34s %8.1f ms  %zu nodes, %zu edges\n", "neighbourhood of the optimizer", found,
        view.neighbourhood().nodes.size(), view.neighbourhood().edges.size());
    QPixmap frame(view.size());
    std::printf("%-34s %8.1f ms\n", "frame of it, readable", median([&](int) { view.render(&frame); }));
    view.fit();
    std::printf("%-34s %8.1f ms\n", "frame of it, all", median([&](int) { view.render(&frame); }));
}

} // namespace

static int run(int argc, char** argv)
{
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    const int npus = argc > 1 ? std::atoi(argv[1]) : 1024;
    // 5 operations a layer and one optimizer.
    const auto workload = std::make_shared<const trace::Workload>(
        study::makeTrainingStep({ 195, 4096, 2048, 4, static_cast<std::uint32_t>(npus) }));
    const auto list = std::make_shared<const OperationList>(workload);
    std::printf("%u operations on %u ranks\n", list->size(), list->ranks());
    benchFilters(*list);
    std::printf("%-34s %8.1f ms\n", "digest", median([&](int) { (void)digest(*list, {}); }));
    benchFrames(list);
    benchDependencies(list);
    return 0;
}

WEFT_BENCH(run)
