// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison costs with 1,024 NPUs in a torus of 10,240 links with 500 bins: what its jobs take, and p50 in ms
// of a frame of the heat map and of the fabric of differences at 1400×900, drawn anew; and what a comparison of two
// runs with a million operations each costs: the job, its memory, and the turns of the interface thread that show it.
// QT_QPA_PLATFORM=offscreen bench_comparison [SPEC]
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/comparison/compare_table.h"
#include "widgets/comparison/difference_canvas.h"
#include "widgets/comparison/difference_map.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <random>

#include <unistd.h>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr int kFrames = 21;
constexpr std::uint32_t kBins = 500;

double millisecondsSince(std::chrono::steady_clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

ComparedRun makeRun(const std::string& spec, std::uint64_t makespan, unsigned seed)
{
    Findings findings;
    simulation::Run run { topology::Fabric(topology::topologyFromSpec(spec, findings).value()) };
    const std::uint32_t links = run.fabric.topology().linkCount();
    run.makespan = Time { makespan };
    run.recorded = simulation::RecordLevel::Links;
    run.hasLinkBusy = true;
    run.ranks.resize(run.fabric.topology().npuCount());
    run.bins.bins = kBins;
    run.bins.binWidth = Time { (makespan + kBins - 1) / kBins };
    std::mt19937 random(seed);
    run.links.resize(links);
    for (simulation::LinkTotals& link : run.links) {
        std::uint64_t busy = 0;
        for (std::uint32_t bin = 0; bin < kBins; ++bin) {
            run.bins.busyNs.push_back(random() % run.bins.binWidth.ns());
            busy += run.bins.busyNs.back();
        }
        link.bytes = busy;
        link.busy = Time { busy };
    }
    std::vector<NodeKey> nodes;
    for (std::uint32_t node = 0; node < run.fabric.topology().nodeCount(); ++node)
        nodes.push_back(NodeKey { node });
    std::vector<LinkKey> keys;
    for (std::uint32_t link = 0; link < links; ++link)
        keys.push_back(LinkKey { link });
    auto shared = std::make_shared<const simulation::Run>(std::move(run));
    return { "run", makeRunView("run", std::move(shared), nullptr, std::move(nodes), std::move(keys)), nullptr };
}

template <class Draw> double frame(Draw draw)
{
    std::vector<double> frames;
    for (int at = 0; at < kFrames; ++at) {
        const auto start = std::chrono::steady_clock::now();
        draw();
        frames.push_back(millisecondsSince(start));
    }
    std::nth_element(frames.begin(), frames.begin() + kFrames / 2, frames.end());
    return frames[kFrames / 2];
}

// Each rank computes layer after layer, and all reduce now and then; of the second run every layer is quicker.
ComparedRun makeMillion(std::uint64_t micros)
{
    constexpr std::uint32_t kRanks = 64;
    constexpr std::uint64_t kLayers = 16'000;
    constexpr std::uint64_t kBetween = 400; // layers from one all-reduce to the next
    trace::Workload workload;
    for (std::uint32_t rank = 0; rank < kRanks; ++rank) {
        trace::ExecutionGraphBuilder graph;
        for (std::uint64_t layer = 0; layer < kLayers; ++layer) {
            trace::Operation operation;
            operation.id = layer + 1;
            const bool isCollective = layer % kBetween == kBetween - 1;
            operation.type = isCollective ? trace::NodeType::Coll : trace::NodeType::Comp;
            operation.durationMicros = isCollective ? 0 : micros + rank % 3;
            operation.commSize = 1 << 20;
            const std::vector<std::uint64_t> before(layer == 0 ? 0 : 1, layer);
            graph.add(operation, "layer " + std::to_string(layer), before);
        }
        workload.graphs.push_back(graph.seal());
    }
    Findings findings;
    const topology::Fabric fabric(topology::topologyFromSpec("Ring(64,50GB/s,500ns)", findings).value());
    simulation::RunOptions options;
    options.record = simulation::RecordLevel::Full;
    options.network = simulation::NetworkModel::Aware;
    const auto run = simulation::simulate(fabric, workload, {}, options, findings);
    std::vector<NodeKey> nodes;
    for (std::uint32_t node = 0; node < fabric.topology().nodeCount(); ++node)
        nodes.push_back(NodeKey { node });
    std::vector<LinkKey> keys;
    for (std::uint32_t link = 0; link < fabric.topology().linkCount(); ++link)
        keys.push_back(LinkKey { link });
    return { "run",
        makeRunView("run", run.value(), std::make_shared<const trace::Workload>(std::move(workload)), std::move(nodes),
            std::move(keys)),
        nullptr };
}

double megabytesNow()
{
    std::ifstream pages("/proc/self/statm");
    double all = 0;
    double resident = 0;
    pages >> all >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

void compareMillions()
{
    const ComparedRun a = makeMillion(10);
    const ComparedRun b = makeMillion(9);
    const double before = megabytesNow();
    auto start = std::chrono::steady_clock::now();
    const RunPairPtr pair = makeRunPair(a, b);
    const double paired = millisecondsSince(start);
    const double held = megabytesNow() - before;
    const auto lengthOf
        = [](const ComparedRun& run) { return static_cast<std::int64_t>(run.view->run->makespan.ns()); };
    const AlignedRuns runs = align(Alignment::Start, lengthOf(a), lengthOf(b));
    start = std::chrono::steady_clock::now();
    const DifferenceHeatPtr heat = makeDifferenceHeat(pair, runs);
    const double binned = millisecondsSince(start);
    std::printf("%zu operations: paired in %.0f ms, %.0f MB held; %u bins in %.0f ms (workers)\n",
        pair->operations.size(), paired, held, heat == nullptr ? 0 : heat->bins, binned);
    CompareTable table;
    table.resize(560, 900);
    table.show();
    CoupledClocks clocks;
    clocks.begin(runs);
    JobRunner jobs;
    DifferenceMap map(&clocks, &jobs, nullptr);
    map.resize(900, 600);
    map.show();
    start = std::chrono::steady_clock::now();
    table.setPair(pair);
    const double filled = millisecondsSince(start);
    start = std::chrono::steady_clock::now();
    map.setPair(pair);
    const double mapped = millisecondsSince(start);
    start = std::chrono::steady_clock::now();
    table.selectOperation(static_cast<std::uint32_t>(pair->operations.size() / 2));
    const double chosen = millisecondsSince(start);
    jobs.waitForAll();
    std::printf("turns: tables %.1f ms, fabric %.1f ms, a selection %.1f ms\n", filled, mapped, chosen);
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    applyTheme(application, ThemeKind::Light);
    const std::string spec
        = argc > 1 ? argv[1] : "FC(4,200GB/s,500ns)_Ring(16,250GB/s,500ns)_FC(4,100GB/s,500ns)_Ring(4,50GB/s,700ns)";
    const ComparedRun a = makeRun(spec, 1'000'000, 1);
    const ComparedRun b = makeRun(spec, 800'000, 2);
    auto start = std::chrono::steady_clock::now();
    const RunPairPtr pair = makeRunPair(a, b);
    const double paired = millisecondsSince(start);
    const AlignedRuns runs = align(Alignment::Start, 1'000'000, 800'000);
    start = std::chrono::steady_clock::now();
    const DifferenceHeatPtr heat = makeDifferenceHeat(pair, runs);
    std::printf("%zu links of %u NPUs: compared in %.0f ms, over time in %.0f ms (workers)\n", pair->links.size(),
        a.view->run->fabric.topology().npuCount(), paired, millisecondsSince(start));
    CoupledClocks clocks;
    clocks.begin(runs);
    DifferenceCanvas canvas(clocks.common(), nullptr);
    canvas.resize(1400, 900);
    canvas.setHeat(heat);
    QImage image(1400, 900, QImage::Format_RGB32);
    const double heatFrame = frame([&] {
        QPainter painter(&image);
        canvas.renderTo(painter);
    });
    JobRunner jobs;
    DifferenceMap map(&clocks, &jobs, nullptr);
    map.resize(1400, 900);
    map.setPair(pair);
    jobs.waitForAll();
    const double whole = frame([&] {
        map.showAll();
        (void)map.grab();
    });
    clocks.common()->setSelected(TimeRange { 100'000, 300'000 });
    start = std::chrono::steady_clock::now();
    QApplication::processEvents();
    std::printf("frames: heat map %.1f ms, fabric %.1f ms\n", heatFrame, whole);
    compareMillions();
    return 0;
}

WEFT_BENCH(run)
