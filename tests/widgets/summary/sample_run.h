// SPDX-License-Identifier: GPL-3.0-or-later
// Runs for the tests of views: the bundled sample, simulated, at any size; and runs made by hand.
#pragma once

#include "engine/simulation/kernel/simulator.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "widgets/base/shared/run_view.h"

namespace weft::widgets {

inline topology::Fabric fabricOf(const std::string& spec)
{
    Findings findings;
    return topology::Fabric(topology::topologyFromSpec(spec, findings).value());
}

// Keys that differ from the ids, as those of a document that was edited.
inline RunViewPtr viewOf(simulation::RunPtr run, study::WorkloadPtr workload = nullptr)
{
    std::vector<NodeKey> nodes;
    for (std::uint32_t node = 0; node < run->fabric.topology().nodeCount(); ++node)
        nodes.push_back(NodeKey { 1000 + node });
    std::vector<LinkKey> links;
    for (std::uint32_t link = 0; link < run->fabric.topology().linkCount(); ++link)
        links.push_back(LinkKey { 5000 + link });
    return makeRunView(
        QStringLiteral("Run 1"), std::move(run), std::move(workload), std::move(nodes), std::move(links));
}

struct SampleRun {
    std::string fabric = "Ring(4,250GB/s,500ns)_FC(2,200GB/s,500ns)_Switch(2,50GB/s,700ns)";
    study::TrainingStep step { .layers = 2, .npus = 16 };
    simulation::NetworkModel network = simulation::NetworkModel::Aware;
    simulation::RecordLevel record = simulation::RecordLevel::Full;
};

inline RunViewPtr simulateSample(const SampleRun& sample = {})
{
    study::RunSettings settings = study::sampleSettings();
    settings.network = sample.network;
    settings.record = sample.record;
    Findings findings;
    const auto prepared = study::prepare(settings, sample.step.npus, findings);
    auto workload = std::make_shared<const trace::Workload>(study::makeTrainingStep(sample.step));
    simulation::SystemConfig system = prepared.value().system.config;
    system.groups = workload->groups;
    auto run = simulation::simulate(fabricOf(sample.fabric), *workload, system, prepared.value().options, findings);
    return viewOf(std::move(run).value(), std::move(workload));
}

} // namespace weft::widgets
