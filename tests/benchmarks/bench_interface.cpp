// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the window stays fluid: how late a 16 ms timer comes while a project of 40,000 nodes opens and is edited,
// while two simulations run and while their results are taken in, how soon a run stops, and how soon the sample stands
// solved. QT_QPA_PLATFORM=offscreen bench_interface [open]
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "engine/project/project_json.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/frames.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <cstdio>
#include <string_view>

using namespace weft;
using namespace weft::gui;
using weft::bench::frames;
using weft::bench::printPercentiles;

namespace {

// Written link by link, as a fabric is that was drawn by hand.
void writeLargeProject(const QString& path)
{
    Findings findings;
    project::Project large;
    const auto torus = *topology::topologyFromSpec("Torus(200x200,50GB/s,500ns)", findings);
    auto draft = topology::TopologyBuilder::from(*torus);
    draft.setSpec({});
    draft.addCable(topology::DraftNode { 0 }, topology::DraftNode { 777 }, { Latency { 500 }, Bandwidth { 50 } });
    large.fabric.emplace(*std::move(draft).seal(findings));
    for (std::uint32_t i = 0; i < large.fabric->topology().nodeCount(); ++i)
        large.layout.push_back({ 40.0 * (i % 200), 40.0 * (i / 200) });
    (void)project::saveProject(large, path.toStdString());
}

void measureOpening()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("large.weft");
    writeLargeProject(path);
    MainWindow window(false);
    window.resize(1400, 900);
    window.show();
    window.workspace()->startNew();
    window.setMode(Mode::Design);
    QElapsedTimer shown; // the first layout of the docks is not what is measured
    shown.start();
    (void)frames([&] { return shown.elapsed() > 500; });
    QElapsedTimer since;
    const auto settled = [&] { return window.workspace()->jobs()->isIdle() && since.elapsed() > 1500; };
    since.start();
    qint64 opened = 0;
    const auto opening = frames(settled, [&] {
        (void)window.openFile(path);
        opened = since.elapsed();
    });
    widgets::FabricDocument* fabric = window.workspace()->fabric();
    std::printf("a project of %zu nodes and %zu links is open after %lld ms\n", fabric->columns().nodeCount(),
        fabric->columns().linkCount(), static_cast<long long>(opened));
    printPercentiles("interval of frames while it opens", opening);
    since.start();
    printPercentiles("interval of frames while a link is changed",
        frames(settled, [&] { fabric->setBandwidth({ fabric->columns().linkKeys.front() }, 25); }));
    since.start();
    printPercentiles("interval of frames while it is saved", frames(settled, [&] { (void)window.saveTo(path); }));
}

void openLarge(MainWindow& window)
{
    Findings findings;
    window.workspace()->startNew();
    window.workspace()->fabric()->replaceWith(
        *topology::topologyFromSpec("Ring(4,250GB/s,500ns)_FC(8,200GB/s,500ns)_Switch(32,50GB/s,700ns)", findings),
        "Generate");
    OpenWorkload open;
    study::TrainingStep step;
    step.npus = 1024;
    step.layers = 12;
    open.workload = std::make_shared<const trace::Workload>(study::makeTrainingStep(step));
    open.source.kind = project::WorkloadKind::Sample;
    open.name = "1024 NPUs, 12 layers";
    window.workspace()->setWorkload(std::move(open), "Load");
    study::RunSettings settings = study::sampleSettings();
    window.workspace()->setSettings(settings, "Set");
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);

    measureOpening();
    if (argc > 1 && std::string_view(argv[1]) == "open")
        return 0;
    {
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        QElapsedTimer since;
        since.start();
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QApplication::processEvents();
        std::printf("the sample opens solved in %lld ms\n", static_cast<long long>(since.elapsed()));
    }

    MainWindow window(false);
    window.resize(1400, 900);
    window.show();
    window.setMode(Mode::Analyze);
    openLarge(window);
    Workspace* workspace = window.workspace();
    QElapsedTimer opened; // the first layout of the docks is not what is measured
    opened.start();
    (void)frames([&] { return opened.elapsed() > 500 && workspace->jobs()->isIdle(); });
    (void)workspace->run();
    (void)workspace->run();
    printPercentiles(
        "interval of frames while two runs go and land", frames([&] { return workspace->jobs()->isIdle(); }));
    const RunItem& item = workspace->runs()->items().back();
    if (item.view != nullptr)
        std::printf("  each run: %zu operations, %zu messages recorded\n", item.view->run->operations.size(),
            item.view->run->messagesLog.size());

    (void)workspace->run();
    QElapsedTimer warm;
    warm.start();
    (void)frames([&] { return warm.elapsed() > 300; });
    QElapsedTimer stopping;
    stopping.start();
    workspace->runs()->stopAll();
    (void)frames([&] { return !workspace->runs()->isRunning(); });
    std::printf("a run stops %.1f ms after it was told to\n", static_cast<double>(stopping.nsecsElapsed()) * 1e-6);
    return 0;
}

WEFT_BENCH(run)
