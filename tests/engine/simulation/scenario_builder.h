// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics, workloads and runs in a few words, for the tests of the simulation.
// A failure to build or run is a test's mistake: it throws std::runtime_error with the engine's own words.
#pragma once

#include "engine/core/link_cost.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/topology/topology_builder.h"
#include "engine/topology/topology_spec.h"

#include <initializer_list>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace weft::test {

inline topology::Fabric fabricOf(std::string_view spec)
{
    Findings findings;
    Result<topology::TopologyPtr> made = topology::topologyFromSpec(spec, findings);
    if (!made)
        throw std::runtime_error(toString(made.error()));
    return topology::Fabric(std::move(*made));
}

struct DrawnLink {
    std::uint32_t source;
    std::uint32_t destination;
    double bytesPerNs = 1; // 1 GB/s
    double latencyNs = 100;
};

// NPUs 0..npus-1, then switches; links one way each, in the given order.
inline topology::Fabric drawnFabric(std::uint32_t npus, std::uint32_t switches, const std::vector<DrawnLink>& links)
{
    topology::TopologyBuilder builder;
    builder.addNpus(npus);
    builder.addSwitches(switches);
    for (const DrawnLink& link : links)
        builder.addLink(topology::DraftNode { link.source }, topology::DraftNode { link.destination },
            { Latency { link.latencyNs }, Bandwidth { link.bytesPerNs } });
    Findings findings;
    Result<topology::TopologyPtr> made = std::move(builder).seal(findings);
    if (!made)
        throw std::runtime_error(toString(made.error()));
    return topology::Fabric(std::move(*made));
}

// Operations get the ids 1, 2, … on each rank; every method returns the id of the one it added.
class WorkloadBuilder {
public:
    using Ids = std::vector<std::uint64_t>;

    explicit WorkloadBuilder(std::uint32_t npus)
        : m_builders(npus)
        , m_last(npus, 0)
    {
    }

    [[nodiscard]] std::uint32_t npus() const { return static_cast<std::uint32_t>(m_builders.size()); }
    // Of the rank's last operation, as dependencies; none at its start.
    [[nodiscard]] Ids after(std::uint32_t rank) const { return m_last[rank] == 0 ? Ids {} : Ids { m_last[rank] }; }

    std::uint64_t add(
        std::uint32_t rank, trace::Operation operation, const Ids& dependencies = {}, std::string_view name = "op")
    {
        operation.id = ++m_last[rank];
        m_builders[rank].add(operation, name, dependencies);
        return operation.id;
    }
    std::uint64_t compute(std::uint32_t rank, std::uint64_t micros, const Ids& dependencies = {})
    {
        trace::Operation operation;
        operation.type = trace::NodeType::Comp;
        operation.durationMicros = micros;
        return add(rank, operation, dependencies, "compute");
    }
    std::uint64_t cpu(std::uint32_t rank, std::uint64_t micros, const Ids& dependencies = {})
    {
        trace::Operation operation;
        operation.type = trace::NodeType::Comp;
        operation.isCpuOp = true;
        operation.has = static_cast<std::uint16_t>(trace::Has::IsCpuOp);
        operation.durationMicros = micros;
        return add(rank, operation, dependencies, "cpu");
    }
    [[nodiscard]] static trace::Operation collectiveOf(
        trace::CollectiveType type, std::int64_t bytes, std::string_view group = {})
    {
        trace::Operation operation;
        operation.type = trace::NodeType::Coll;
        operation.commType = type;
        operation.commSize = bytes;
        operation.processGroup = group;
        operation.has = bits({ trace::Has::CommType, trace::Has::CommSize });
        if (!group.empty())
            operation.has = static_cast<std::uint16_t>(operation.has | bits({ trace::Has::ProcessGroup }));
        return operation;
    }
    std::uint64_t collective(std::uint32_t rank, trace::CollectiveType type, std::int64_t bytes,
        const Ids& dependencies = {}, std::string_view group = {})
    {
        return add(rank, collectiveOf(type, bytes, group), dependencies, "collective");
    }
    // On every rank, after whatever it did last.
    WorkloadBuilder& everywhere(trace::CollectiveType type, std::int64_t bytes)
    {
        for (std::uint32_t rank = 0; rank < npus(); ++rank)
            collective(rank, type, bytes, after(rank));
        return *this;
    }
    std::uint64_t send(
        std::uint32_t rank, std::uint32_t to, std::int64_t bytes, const Ids& dependencies = {}, std::uint32_t tag = 0)
    {
        return transfer(rank, trace::NodeType::Send, rank, to, bytes, dependencies, tag);
    }
    std::uint64_t receive(
        std::uint32_t rank, std::uint32_t from, std::int64_t bytes, const Ids& dependencies = {}, std::uint32_t tag = 0)
    {
        return transfer(rank, trace::NodeType::Recv, from, rank, bytes, dependencies, tag);
    }
    std::uint64_t memory(std::uint32_t rank, std::uint64_t bytes, const Ids& dependencies = {}, bool loads = true)
    {
        trace::Operation operation;
        operation.type = loads ? trace::NodeType::MemLoad : trace::NodeType::MemStore;
        operation.tensorSize = bytes;
        operation.has = bits({ trace::Has::TensorSize });
        return add(rank, operation, dependencies, "memory");
    }

    // The builder is empty afterwards.
    [[nodiscard]] trace::Workload seal()
    {
        trace::Workload workload;
        for (trace::ExecutionGraphBuilder& builder : m_builders) {
            Findings findings;
            workload.graphs.push_back(builder.seal(findings));
            if (hasErrors(findings))
                throw std::runtime_error(toString(firstError(findings)));
        }
        return workload;
    }

    [[nodiscard]] static std::uint16_t bits(std::initializer_list<trace::Has> attributes)
    {
        std::uint32_t all = 0;
        for (const trace::Has one : attributes)
            all |= static_cast<std::uint32_t>(one);
        return static_cast<std::uint16_t>(all);
    }

private:
    std::uint64_t transfer(std::uint32_t rank, trace::NodeType type, std::uint32_t from, std::uint32_t to,
        std::int64_t bytes, const Ids& dependencies, std::uint32_t tag)
    {
        trace::Operation operation;
        operation.type = type;
        operation.commSrc = from;
        operation.commDst = to;
        operation.commSize = bytes;
        operation.commTag = tag;
        operation.has = bits({ trace::Has::CommSrc, trace::Has::CommDst, trace::Has::CommSize, trace::Has::CommTag });
        return add(rank, operation, dependencies, type == trace::NodeType::Send ? "send" : "receive");
    }

    std::vector<trace::ExecutionGraphBuilder> m_builders;
    std::vector<std::uint64_t> m_last;
};

// One collective on all NPUs and nothing else.
inline trace::Workload oneCollective(std::uint32_t npus, trace::CollectiveType type, std::int64_t bytes)
{
    return WorkloadBuilder(npus).everywhere(type, bytes).seal();
}

inline simulation::RunOptions optionsOf(
    simulation::NetworkModel network, simulation::RecordLevel record = simulation::RecordLevel::Summary)
{
    simulation::RunOptions options;
    options.network = network;
    options.record = record;
    return options;
}

inline simulation::RunPtr run(const topology::Fabric& fabric, const trace::Workload& workload,
    const simulation::SystemConfig& system, const simulation::RunOptions& options = {})
{
    Findings warnings;
    Result<simulation::RunPtr> made = simulation::simulate(fabric, workload, system, options, warnings);
    if (!made)
        throw std::runtime_error(toString(made.error()));
    return *made;
}

// What is said of a run that is not refused, besides the run.
inline std::vector<std::string> warningsOf(const topology::Fabric& fabric, const trace::Workload& workload,
    const simulation::SystemConfig& system, const simulation::RunOptions& options = {})
{
    Findings warnings;
    Result<simulation::RunPtr> made = simulation::simulate(fabric, workload, system, options, warnings);
    if (!made)
        throw std::runtime_error(toString(made.error()));
    std::vector<std::string> texts;
    for (const Finding& finding : warnings)
        texts.push_back(toString(finding.error));
    return texts;
}

inline bool contains(std::string_view text, std::string_view part)
{
    return text.find(part) != std::string_view::npos;
}

inline std::size_t countOf(const std::vector<std::string>& texts, std::string_view part)
{
    std::size_t count = 0;
    for (const std::string& text : texts)
        count += text.find(part) != std::string::npos ? 1U : 0U;
    return count;
}

// The error of a run that must be refused; an empty one if it was not.
inline Error refusal(const topology::Fabric& fabric, const trace::Workload& workload,
    const simulation::SystemConfig& system, const simulation::RunOptions& options = {})
{
    Findings warnings;
    Result<simulation::RunPtr> made = simulation::simulate(fabric, workload, system, options, warnings);
    return made ? Error { ErrorCode::Usage, "", {}, {} } : made.error();
}

// The same algorithm in every dimension for all four patterns; endpoint delay E; free reductions.
inline simulation::SystemConfig systemOf(simulation::AlgorithmKind kind = simulation::AlgorithmKind::Ring,
    std::size_t dimensions = 1, std::int64_t endpointNs = 10)
{
    simulation::SystemConfig system;
    system.collectiveOptimization = simulation::CollectiveOptimization::LocalBwAware;
    system.endpointDelayNs = endpointNs;
    for (auto& list : system.implementation)
        list.assign(dimensions, simulation::Algorithm { kind, 0 });
    return system;
}

inline std::vector<std::uint64_t> finishes(const simulation::Run& run)
{
    std::vector<std::uint64_t> all;
    for (const simulation::RankMetrics& rank : run.ranks)
        all.push_back(rank.finish.ns());
    return all;
}

} // namespace weft::test
