// SPDX-License-Identifier: GPL-3.0-or-later
// The bundled sample: one training step of a transformer with tensor and data parallelism on a machine of 64 NPUs.
// Made from figures, not from files, so that it is the same everywhere. Pure but for writeSample; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/trace/execution_graph.h"

#include <string>
#include <vector>

namespace weft::study {

// What a transformer layer costs an NPU; the defaults are a hidden size of 4096, 2048 tokens and bfloat16.
struct TrainingStep {
    std::uint32_t layers = 4;
    std::uint32_t hidden = 4096;
    std::uint32_t tokens = 2048; // of one micro-batch
    std::uint32_t tensorParallel = 4; // consecutive NPUs; each such group is a process group "1", "2", …
    std::uint32_t npus = 64;
};

// Forward and backward of every layer with an all-reduce of the activations in each tensor-parallel group; the
// gradients of a layer are all-reduced over the other dimensions (involved_dim) while earlier layers compute; the
// optimizer waits for all of them. Roofline attributes: num_ops in FLOP, tensor_size in bytes.
[[nodiscard]] trace::Workload makeTrainingStep(const TrainingStep& step);

// Ring(4,250GB/s,500ns)_FC(4,200GB/s,500ns)_Switch(4,50GB/s,700ns): NPUs in a node, nodes in a rack, racks.
[[nodiscard]] std::string sampleFabricSpec();
// The system that goes with it, as JSON.
[[nodiscard]] std::string sampleSystemJson();

// Writes fabric.json, system.json, groups.json and step.<rank>.et into a folder, which is made.
// Errors: Unreadable.
[[nodiscard]] Result<void> writeSample(const std::string& folder);

} // namespace weft::study
