// SPDX-License-Identifier: GPL-3.0-or-later
// Runs for the tests of time views: the bundled sample, simulated, as a RunView with keys that count up.
#pragma once

#include "engine/simulation/kernel/simulator.h"
#include "engine/study/scenario/sample.h"
#include "engine/study/scenario/scenario.h"
#include "widgets/base/shared/run_view.h"

#include <QTemporaryDir>

#include <stdexcept>

namespace weft::widgets::testing {

inline study::Scenario loadSample()
{
    const QTemporaryDir dir;
    const std::string folder = dir.path().toStdString();
    if (!study::writeSample(folder).ok())
        throw std::runtime_error("the sample cannot be written");
    study::ScenarioFiles files;
    files.topology = folder + "/fabric.json";
    files.workload = folder + "/step";
    files.system = folder + "/system.json";
    files.commGroups = folder + "/groups.json";
    Findings findings;
    auto scenario = study::loadScenario(files, findings);
    if (!scenario)
        throw std::runtime_error(toString(scenario.error()));
    return *scenario;
}

// Link keys begin at 1000 and node keys at 100, so that a test notices when ids are taken for keys.
inline constexpr std::uint32_t kFirstLinkKey = 1000;
inline constexpr std::uint32_t kFirstNodeKey = 100;

inline RunViewPtr viewOf(simulation::RunPtr run, study::WorkloadPtr workload)
{
    std::vector<NodeKey> nodes;
    std::vector<LinkKey> links;
    for (std::uint32_t node = 0; node < run->fabric.topology().nodeCount(); ++node)
        nodes.push_back(NodeKey { kFirstNodeKey + node });
    for (std::uint32_t link = 0; link < run->fabric.topology().linkCount(); ++link)
        links.push_back(LinkKey { kFirstLinkKey + link });
    return makeRunView(
        QStringLiteral("Run 1"), std::move(run), std::move(workload), std::move(nodes), std::move(links));
}

inline RunViewPtr runSample(const study::Scenario& scenario, simulation::RunOptions options)
{
    Findings warnings;
    auto run = simulation::simulate(scenario.fabric, *scenario.workload, scenario.system, options, warnings);
    if (!run)
        throw std::runtime_error(toString(run.error()));
    return viewOf(*run, scenario.workload);
}

inline RunViewPtr runSample(simulation::RecordLevel level = simulation::RecordLevel::Full,
    simulation::NetworkModel model = simulation::NetworkModel::Aware)
{
    simulation::RunOptions options;
    options.network = model;
    options.record = level;
    return runSample(loadSample(), options);
}

} // namespace weft::widgets::testing
