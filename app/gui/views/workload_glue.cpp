// SPDX-License-Identifier: GPL-3.0-or-later
// The views of what runs: a trace, or a benchmark that takes its place, and a sweep of the benchmark.
#include "app/gui/views/view_glue.h"
#include "app/gui/views/views.h"
#include "app/gui/workspace/workspace.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/project/project_inputs.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/settings/system_text.h"
#include "widgets/workload/benchmark_form.h"
#include "widgets/workload/sweep_view.h"
#include "widgets/workload/workload_view.h"

#include <QCoreApplication>
#include <QUndoStack>

namespace weft::gui {

namespace {

struct WorkloadGlue {
    Q_DECLARE_TR_FUNCTIONS(WorkloadGlue)
};

// The key of ASTRA-sim's system JSON that lists the algorithms of a pattern; empty where there is none.
std::string implementationKey(trace::CollectiveType pattern)
{
    switch (pattern) {
    case trace::CollectiveType::AllReduce:
    case trace::CollectiveType::AllGather:
    case trace::CollectiveType::ReduceScatter:
    case trace::CollectiveType::AllToAll:
        return std::string(trace::toString(pattern)) + "-implementation";
    default:
        return {};
    }
}

study::RunSettings withAlgorithms(study::RunSettings settings, const study::CollectiveBenchmark& benchmark)
{
    const std::string key = implementationKey(benchmark.pattern);
    if (key.empty())
        return settings;
    widgets::SystemText system(settings.system);
    std::vector<std::string> names;
    for (const simulation::Algorithm& algorithm : benchmark.algorithm)
        names.push_back(inputs::toText(algorithm));
    system.setWords(key, names);
    settings.system = system.text();
    return settings;
}

Result<widgets::SweepInput> sweepInput(Workspace& workspace)
{
    const auto sealed = workspace.fabric()->sealed();
    if (!sealed)
        return sealed.error();
    return widgets::SweepInput { (*sealed)->fabric, workspace.settings() };
}

void useBenchmark(Views& views, Workspace& workspace, const study::CollectiveBenchmark& benchmark)
{
    const auto sealed = workspace.fabric()->sealed();
    if (!sealed) {
        views.say(WorkloadGlue::tr("Make a fabric first: %1").arg(widgets::inWords(sealed.error().message)));
        return;
    }
    OpenWorkload open;
    open.source = { project::WorkloadKind::Benchmark, {}, project::benchmarkJson(benchmark) };
    auto made = project::loadWorkload(open.source, {}, (*sealed)->fabric.topology().npuCount());
    if (!made) {
        views.say(widgets::inWords(made.error()));
        return;
    }
    open.workload = std::move(made->workload);
    open.name = MadeNames::inForce().workload(open.source);
    const QString what = WorkloadGlue::tr("Use a collective benchmark");
    workspace.undoStack()->beginMacro(what);
    workspace.setWorkload(std::move(open), what);
    if (!benchmark.algorithm.empty())
        workspace.setSettings(withAlgorithms(workspace.settings(), benchmark), what);
    workspace.undoStack()->endMacro();
    views.say(WorkloadGlue::tr("The workload is %1: press F5 to run it").arg(workspace.workload().name));
}

} // namespace

void joinWorkload(Views& views, Workspace& workspace)
{
    auto* view = views.get<widgets::WorkloadView>();
    QObject::connect(&workspace, &Workspace::workloadChanged, view, [view, &workspace] {
        const OpenWorkload& open = workspace.workload();
        view->setGroups(workspace.groups());
        view->setWorkload(open.workload, open.name, open.findings, open.missingRanks);
    });
}

void openTraces(Views&, Workspace& workspace, study::FileKind, const QString& path, const Opened& done)
{
    workspace.openTraces(path, done);
}

void joinBenchmark(Views& views, Workspace& workspace)
{
    auto* form = views.get<widgets::BenchmarkForm>();
    auto* sweep = views.get<widgets::SweepView>();
    QObject::connect(form, &widgets::BenchmarkForm::benchmarkChosen, &views,
        [&views, &workspace](
            const study::CollectiveBenchmark& benchmark) { useBenchmark(views, workspace, benchmark); });
    QObject::connect(form, &widgets::BenchmarkForm::sweepRequested, sweep,
        [&views, sweep](const study::CollectiveBenchmark& benchmark, const study::SweepSizes& sizes,
            const std::vector<study::SweepAlgorithm>& algorithms) {
            views.show(QStringLiteral("sweep"));
            sweep->start(benchmark, sizes, algorithms);
        });
    // While something is drawn that does not hold together yet, the form keeps what it knew.
    QObject::connect(workspace.fabric(), &widgets::FabricDocument::sealedChanged, form, [form, &workspace] {
        if (workspace.fabric()->isEmpty()) {
            form->setMachine(0, {});
            return;
        }
        const auto sealed = workspace.fabric()->sealed();
        if (!sealed)
            return;
        const topology::Topology& topology = (*sealed)->fabric.topology();
        std::vector<std::uint32_t> sizes;
        for (const topology::Dimension& dimension : topology.dimensions())
            sizes.push_back(dimension.size);
        form->setMachine(topology.npuCount(), sizes);
    });
}

widgets::View* makeSweep(const ViewContext& context)
{
    Workspace& workspace = context.workspace;
    return new widgets::SweepView(
        workspace.jobs(), [&workspace] { return sweepInput(workspace); }, context.window);
}

} // namespace weft::gui
