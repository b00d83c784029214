// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/reachability.h"

#include "engine/core/count_text.h"

namespace weft::topology {

namespace {

// NPUs that are not reached from NPU 0 along the links (or against them).
std::vector<NodeId> notReached(const Topology& topology, bool along)
{
    std::vector<bool> seen(topology.nodeCount());
    std::vector<NodeId> queue { NodeId { 0 } };
    queue.reserve(topology.nodeCount());
    seen[0] = true;
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
    std::vector<NodeId> missing;
    for (std::uint32_t npu = 0; npu < topology.npuCount(); ++npu) {
        if (!seen[npu])
            missing.push_back(makeId<NodeId>(npu));
    }
    return missing;
}

void report(const Topology& topology, const std::vector<NodeId>& missing, const char* what, Findings& findings)
{
    if (missing.empty())
        return;
    constexpr std::size_t kNamed = 5;
    std::string names;
    for (std::size_t i = 0; i < missing.size() && i < kNamed; ++i)
        names += (i == 0 ? "" : ", ") + topology.nodeName(missing[i]);
    std::string message = counted(missing.size(), "NPU") + ' ' + what + " " + topology.nodeName(NodeId { 0 }) + ": "
        + names + (missing.size() > kNamed ? ", …" : "");
    Error error;
    error.code = ErrorCode::Unreachable;
    error.message = std::move(message);
    error.hint = "add links, or let the nodes between them forward";
    error.where.nodeId = index(missing.front());
    warn(findings, std::move(error));
}

} // namespace

void warnUnreachable(const Topology& topology, Findings& findings)
{
    report(topology, notReached(topology, true), "cannot be reached from", findings);
    report(topology, notReached(topology, false), "cannot reach", findings);
}

} // namespace weft::topology
