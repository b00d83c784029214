// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/scenario/sample.h"

#include "engine/core/make_error.h"
#include "engine/inputs/path_rule.h"
#include "engine/io/output_set.h"
#include "engine/study/scenario/groups_file.h"
#include "engine/topology/topology_json.h"
#include "engine/topology/topology_spec.h"
#include "engine/trace/et_writer.h"
#include "engine/trace/ranked_name.h"

#include <filesystem>

namespace weft::study {

using trace::Has;
using trace::NodeType;
using trace::Operation;

namespace {

constexpr std::uint64_t kBytesPerNumber = 2; // bfloat16
constexpr std::uint64_t kWeightsPerLayer = 12; // × hidden²: attention 4, feed-forward 8
// The sample's first dimension is tensor parallel; gradients go over all others.
constexpr std::uint64_t kDataDimensions = ~std::uint64_t { 1 };

// Adds the nodes of one rank in the order of their ids.
class StepBuilder {
public:
    StepBuilder(const TrainingStep& step, std::uint32_t rank)
        : m_group(std::to_string(rank / step.tensorParallel + 1))
        , m_weights(kWeightsPerLayer * step.hidden * step.hidden / step.tensorParallel)
        , m_activations(std::uint64_t { step.tokens } * step.hidden * kBytesPerNumber)
        , m_step(step)
    {
    }

    trace::ExecutionGraphPtr build()
    {
        std::vector<std::uint64_t> last;
        for (std::uint32_t layer = 0; layer < m_step.layers; ++layer) {
            last = { compute("forward " + std::to_string(layer), 2, last) };
            last = { activationReduce("forward all-reduce " + std::to_string(layer), last) };
        }
        std::vector<std::uint64_t> gradients;
        for (std::uint32_t layer = m_step.layers; layer-- > 0;) {
            last = { compute("backward " + std::to_string(layer), 4, last) };
            const std::vector<std::uint64_t> backward = last;
            last = { activationReduce("backward all-reduce " + std::to_string(layer), backward) };
            gradients.push_back(gradientReduce("gradients " + std::to_string(layer), backward));
        }
        gradients.insert(gradients.end(), last.begin(), last.end());
        optimizer(gradients);
        return m_graph.seal();
    }

private:
    static std::uint16_t bits(std::initializer_list<Has> attributes)
    {
        unsigned all = 0;
        for (const Has attribute : attributes)
            all |= static_cast<unsigned>(attribute);
        return static_cast<std::uint16_t>(all);
    }

    std::uint64_t add(Operation operation, const std::string& name, const std::vector<std::uint64_t>& after)
    {
        operation.id = m_next++;
        m_graph.add(operation, name, after);
        return operation.id;
    }

    // `factor` FLOP for each weight and token: 2 forward, 4 backward.
    std::uint64_t compute(const std::string& name, std::uint64_t factor, const std::vector<std::uint64_t>& after)
    {
        Operation operation;
        operation.type = NodeType::Comp;
        operation.has = bits({ Has::IsCpuOp, Has::NumOps, Has::TensorSize });
        operation.numOps = factor * m_weights * m_step.tokens;
        operation.tensorSize = m_weights * kBytesPerNumber + 2 * m_activations;
        return add(operation, name, after);
    }

    std::uint64_t activationReduce(const std::string& name, const std::vector<std::uint64_t>& after)
    {
        Operation operation = allReduce(m_activations);
        operation.has |= bits({ Has::ProcessGroup });
        operation.processGroup = m_group;
        return add(operation, name, after);
    }

    std::uint64_t gradientReduce(const std::string& name, const std::vector<std::uint64_t>& after)
    {
        Operation operation = allReduce(m_weights * kBytesPerNumber);
        operation.has |= bits({ Has::InvolvedDim });
        operation.involvedDims = kDataDimensions;
        return add(operation, name, after);
    }

    static Operation allReduce(std::uint64_t bytes)
    {
        Operation operation;
        operation.type = NodeType::Coll;
        operation.has = bits({ Has::IsCpuOp, Has::CommType, Has::CommSize });
        operation.commType = trace::CollectiveType::AllReduce;
        operation.commSize = static_cast<std::int64_t>(bytes);
        return operation;
    }

    // Adam reads and writes about eight numbers a weight and computes little.
    void optimizer(const std::vector<std::uint64_t>& after)
    {
        Operation operation;
        operation.type = NodeType::Comp;
        operation.has = bits({ Has::IsCpuOp, Has::NumOps, Has::TensorSize });
        operation.numOps = 12 * m_weights * m_step.layers;
        operation.tensorSize = 8 * 4 * m_weights * m_step.layers;
        add(operation, "optimizer", after);
    }

    std::string m_group;
    std::uint64_t m_weights;
    std::uint64_t m_activations;
    TrainingStep m_step;
    std::uint64_t m_next = 0;
    trace::ExecutionGraphBuilder m_graph;
};

} // namespace

trace::Workload makeTrainingStep(const TrainingStep& step)
{
    trace::Workload workload;
    for (std::uint32_t rank = 0; rank < step.npus; ++rank) {
        workload.graphs.push_back(StepBuilder(step, rank).build());
        if (rank % step.tensorParallel == 0)
            workload.groups.push_back({ std::to_string(rank / step.tensorParallel + 1), {} });
        workload.groups.back().ranks.push_back(Rank { rank });
    }
    return workload;
}

std::string sampleFabricSpec()
{
    return "Ring(4,250GB/s,500ns)_FC(4,200GB/s,500ns)_Switch(4,50GB/s,700ns)";
}

std::string sampleSystemJson()
{
    return R"({
  "scheduling-policy": "LIFO",
  "endpoint-delay": 10,
  "active-chunks-per-dimension": 2,
  "preferred-dataset-splits": 4,
  "all-reduce-implementation": ["ring", "direct", "halvingDoubling"],
  "all-gather-implementation": ["ring", "direct", "halvingDoubling"],
  "reduce-scatter-implementation": ["ring", "direct", "halvingDoubling"],
  "all-to-all-implementation": ["ring", "direct", "direct"],
  "collective-optimization": "localBWAware",
  "local-mem-bw": 3350,
  "peak-perf": 900,
  "roofline-enabled": 1
}
)";
}

Result<void> writeSample(const std::string& folder)
{
    std::error_code status;
    std::filesystem::create_directories(folder, status);
    if (status)
        return errorIn(folder, ErrorCode::Unreadable, say("the folder cannot be made: %1", status.message()));
    Findings findings;
    const auto topology = topology::topologyFromSpec(sampleFabricSpec(), findings);
    if (!topology)
        return topology.error();
    const trace::Workload workload = makeTrainingStep({});
    const std::string fabric = topology::writeTopologyJson(topology::Fabric(*topology));
    io::OutputSet files;
    const auto add = [&](const std::string& name, const std::string& bytes) {
        return files.add(inputs::joinPath(folder, name), bytes);
    };
    if (auto written = add("fabric.json", fabric); !written)
        return written;
    if (auto written = add("system.json", sampleSystemJson()); !written)
        return written;
    if (auto written = add("groups.json", groupsJson(workload.groups)); !written)
        return written;
    for (std::size_t rank = 0; rank < workload.graphs.size(); ++rank) {
        if (auto written = add(trace::rankedName("step", rank), trace::toEt(*workload.graphs[rank])); !written)
            return written;
    }
    if (auto placed = files.finish(); !placed)
        return placed.error();
    return {};
}

} // namespace weft::study
