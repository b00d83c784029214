// SPDX-License-Identifier: GPL-3.0-or-later
// Hand-made fabrics and runs with known answers, for the tests of analysis and report.
#pragma once

#include "engine/simulation/model/run.h"
#include "engine/topology/topology_builder.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace weft::test {

struct TestLink {
    std::uint32_t source;
    std::uint32_t destination;
    double bytesPerNs = 1; // 1 GB/s
};

// NPUs 0..npus-1, then switches; links in the given order, 10 ns each. `sizes` empty: one dimension.
inline topology::TopologyPtr makeTopology(std::uint32_t npus, std::uint32_t switches,
    const std::vector<TestLink>& links, const std::vector<std::uint32_t>& sizes = {})
{
    topology::TopologyBuilder builder;
    builder.addNpus(npus);
    builder.addSwitches(switches);
    for (const TestLink& link : links)
        builder.addLink(topology::DraftNode { link.source }, topology::DraftNode { link.destination },
            { Latency { 10 }, Bandwidth { link.bytesPerNs } });
    std::vector<topology::Dimension> dimensions;
    for (const std::uint32_t size : sizes) {
        dimensions.emplace_back();
        dimensions.back().size = size;
    }
    if (!dimensions.empty())
        builder.setDimensions(dimensions);
    Findings findings;
    return *std::move(builder).seal(findings);
}

// i → i+1 and back, links 2i and 2i+1.
inline std::vector<TestLink> ringLinks(std::uint32_t npus)
{
    std::vector<TestLink> links;
    for (std::uint32_t i = 0; i < npus; ++i) {
        links.push_back({ i, (i + 1) % npus });
        links.push_back({ (i + 1) % npus, i });
    }
    return links;
}

// A run to be filled by a test; finish() puts operations in the promised order and sets makespan and metrics.
class RunBuilder {
public:
    explicit RunBuilder(topology::TopologyPtr topology, simulation::RecordLevel level = simulation::RecordLevel::Full)
        : run { topology::Fabric(std::move(topology)) }
    {
        run.options.network = simulation::NetworkModel::Aware;
        run.options.record = level;
        run.recorded = level;
        run.hasLinkBusy = true;
        run.ranks.resize(run.fabric.topology().npuCount());
        run.groups.resize(1);
        if (level != simulation::RecordLevel::Summary)
            run.links.resize(run.fabric.topology().linkCount());
        run.fingerprint = 0x0123456789ABCDEF;
    }

    // Returns the index of the record; operations must be added in ascending start.
    std::uint32_t operation(std::uint32_t rank, simulation::OperationKind kind, std::uint64_t start, std::uint64_t end,
        simulation::Release released = {}, std::uint32_t collective = simulation::kNoRecord,
        std::uint32_t completedBy = simulation::kNoRecord)
    {
        simulation::OperationColumns& operations = run.operations;
        operations.rank.push_back(Rank { rank });
        operations.op.push_back(OpId { static_cast<std::uint32_t>(
            std::count(operations.rank.begin(), operations.rank.end() - 1, Rank { rank })) });
        operations.kind.push_back(kind);
        operations.start.push_back(Time { start });
        operations.end.push_back(Time { end });
        operations.collective.push_back(collective);
        operations.released.push_back(released);
        operations.completedBy.push_back(completedBy);
        return static_cast<std::uint32_t>(operations.size() - 1);
    }

    std::uint32_t message(std::uint32_t source, std::uint32_t destination, std::uint64_t bytes, std::uint64_t start,
        std::uint64_t end, simulation::Release released = {}, std::uint32_t collective = simulation::kNoRecord,
        std::uint32_t chunk = 0)
    {
        simulation::MessageColumns& messages = run.messagesLog;
        messages.source.push_back(Rank { source });
        messages.destination.push_back(Rank { destination });
        messages.bytes.push_back(bytes);
        messages.start.push_back(Time { start });
        messages.end.push_back(Time { end });
        messages.collective.push_back(collective);
        messages.chunk.push_back(chunk);
        messages.released.push_back(released);
        ++run.messages;
        return static_cast<std::uint32_t>(messages.size() - 1);
    }

    void linkInterval(std::uint32_t link, std::uint64_t start, std::uint64_t end, std::uint32_t message)
    {
        run.linkIntervals.link.push_back(LinkId { link });
        run.linkIntervals.start.push_back(Time { start });
        run.linkIntervals.end.push_back(Time { end });
        run.linkIntervals.message.push_back(message);
        run.links[link].busy += Time { end - start };
        if (message != simulation::kNoRecord)
            run.links[link].bytes += run.messagesLog.bytes[message];
    }

    std::uint32_t collective(
        trace::CollectiveType type, std::uint64_t bytes, std::uint32_t members, std::uint64_t start, std::uint64_t end)
    {
        simulation::CollectiveRecord record;
        record.type = type;
        record.bytes = bytes;
        record.members = members;
        record.chunks = 1;
        record.start = Time { start };
        record.end = Time { end };
        record.nodeId = 100 + run.collectives.size();
        run.collectives.push_back(record);
        return static_cast<std::uint32_t>(run.collectives.size() - 1);
    }

    // The finish of every rank is the end of its last operation; the makespan the last finish.
    simulation::Run finish()
    {
        for (std::size_t at = 0; at < run.operations.size(); ++at) {
            Time& rankFinish = run.ranks[index(run.operations.rank[at])].finish;
            rankFinish = std::max(rankFinish, run.operations.end[at]);
            run.makespan = std::max(run.makespan, rankFinish);
        }
        return std::move(run);
    }

    simulation::Run run;
};

} // namespace weft::test
