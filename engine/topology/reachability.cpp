// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/reachability.h"

#include "engine/core/make_error.h"

namespace weft::topology {

namespace {

using Nodes = std::vector<bool>;

// The nodes that are reached from `from` along the links (or against them).
Nodes reachedFrom(const Topology& topology, NodeId from, bool along)
{
    Nodes seen(topology.nodeCount());
    std::vector<NodeId> queue { from };
    queue.reserve(topology.nodeCount());
    seen[index(from)] = true;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        const NodeId at = queue[next];
        if (next > 0 && !topology.node(at).forwards)
            continue;
        for (const LinkId link : along ? topology.outgoing(at) : topology.incoming(at)) {
            const NodeId other = along ? topology.linkDestination(link) : topology.linkSource(link);
            if (!seen[index(other)]) {
                seen[index(other)] = true;
                queue.push_back(other);
            }
        }
    }
    return seen;
}

struct Part {
    NodeId from { 0 };
    Nodes reached; // from it
    Nodes reaching; // it
    std::uint32_t npus = 0; // that do both
};

Part partOf(const Topology& topology, NodeId from)
{
    Part part { from, reachedFrom(topology, from, true), reachedFrom(topology, from, false), 0 };
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu)
        part.npus += part.reached[npu] && part.reaching[npu] ? 1U : 0U;
    return part;
}

// The largest part of which everyone reaches everyone, so that those that are named are the few. A fabric in many
// small pieces has no such part, and the first ones of them are tried.
Part largestPart(const Topology& topology)
{
    constexpr int kTries = 8;
    Part largest = partOf(topology, NodeId { 0 });
    Nodes tried(topology.npuCount());
    const auto note = [&](const Part& part) {
        for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu)
            tried[npu] = tried[npu] || (part.reached[npu] && part.reaching[npu]);
    };
    note(largest);
    int tries = 1;
    for (std::uint32_t npu = 1; npu < topology.npuCount() && tries < kTries; ++npu) {
        if (2ULL * largest.npus >= topology.npuCount())
            break;
        if (tried[npu])
            continue;
        ++tries;
        Part part = partOf(topology, makeId<NodeId>(npu));
        note(part);
        if (part.npus > largest.npus)
            largest = std::move(part);
    }
    return largest;
}

// The NPUs that are not there.
std::vector<NodeId> missingFrom(const Topology& topology, const Nodes& there)
{
    std::vector<NodeId> missing;
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        if (!there[npu])
            missing.push_back(makeId<NodeId>(npu));
    }
    return missing;
}

std::string namesOf(const Topology& topology, const std::vector<NodeId>& missing)
{
    constexpr std::size_t kNamed = 5;
    std::string names;
    for (std::size_t i = 0; i < missing.size() && i < kNamed; ++i)
        names += (i == 0 ? "" : ", ") + topology.nodeName(missing[i]);
    return missing.size() > kNamed ? names + ", …" : names;
}

void report(const std::vector<NodeId>& missing, Sentence message, Findings& findings)
{
    Error error
        = errorOf(ErrorCode::Unreachable, std::move(message), say("add links, or let the nodes between them forward"));
    error.where.nodeId = index(missing.front());
    warn(findings, std::move(error));
}

} // namespace

void warnUnreachable(const Topology& topology, Findings& findings)
{
    if (topology.npuCount() == 0)
        return;
    const Part largest = largestPart(topology);
    const std::string from = topology.nodeName(largest.from);
    if (const std::vector<NodeId> missing = missingFrom(topology, largest.reached); !missing.empty())
        report(missing,
            sayCount(missing.size(), "%n NPU cannot be reached from %1: %2", "%n NPUs cannot be reached from %1: %2",
                from, namesOf(topology, missing)),
            findings);
    if (const std::vector<NodeId> missing = missingFrom(topology, largest.reaching); !missing.empty())
        report(missing,
            sayCount(missing.size(), "%n NPU cannot reach %1: %2", "%n NPUs cannot reach %1: %2", from,
                namesOf(topology, missing)),
            findings);
}

} // namespace weft::topology
