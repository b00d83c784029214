// SPDX-License-Identifier: GPL-3.0-or-later
// Runs of the sample to be compared: on a fabric, with an algorithm for its all-reduces.
#pragma once

#include "tests/widgets/summary/sample_run.h"
#include "widgets/comparison/run_pair.h"

namespace weft::widgets {

inline constexpr const char* kFabric = "Ring(4,250GB/s,500ns)_FC(2,200GB/s,500ns)_Switch(2,50GB/s,700ns)";

inline ComparedRun comparedSample(const QString& name, const std::string& fabric = kFabric,
    const std::string& allReduce = "\"ring\", \"direct\", \"halvingDoubling\"", std::uint32_t layers = 2,
    topology::FabricState state = {})
{
    study::RunSettings settings = study::sampleSettings();
    settings.record = simulation::RecordLevel::Full;
    // As in the sample, with other algorithms; those of the other patterns are those of the all-reduce.
    settings.system = R"({"scheduling-policy": "LIFO", "endpoint-delay": 10, "active-chunks-per-dimension": 2,
        "preferred-dataset-splits": 4, "collective-optimization": "localBWAware", "local-mem-bw": 3350,
        "peak-perf": 900, "roofline-enabled": 1)";
    for (const char* pattern : { "all-reduce", "all-gather", "reduce-scatter", "all-to-all" })
        settings.system += std::string(", \"") + pattern + "-implementation\": [" + allReduce + "]";
    settings.system += "}";
    const study::TrainingStep step { .layers = layers, .npus = 16 };
    Findings findings;
    const auto prepared = study::prepare(settings, step.npus, findings);
    auto workload = std::make_shared<const trace::Workload>(study::makeTrainingStep(step));
    simulation::SystemConfig system = prepared.value().system.config;
    system.groups = workload->groups;
    auto run = simulation::simulate(topology::Fabric(fabricOf(fabric).topologyPtr(), std::move(state)), *workload,
        system, prepared.value().options, findings);
    return { name, viewOf(std::move(run).value(), std::move(workload)), nullptr };
}

} // namespace weft::widgets
