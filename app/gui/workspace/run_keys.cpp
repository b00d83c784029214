// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/run_keys.h"

#include <map>
#include <tuple>
#include <unordered_map>

namespace weft::gui {

namespace {

using Ends = std::tuple<NodeId, NodeId, std::uint32_t>; // source, destination, place among parallel links

// Calls visit(link, ends) for each link in ascending id.
template <class Visit> void visitLinks(const topology::Topology& topology, Visit&& visit)
{
    std::map<std::pair<NodeId, NodeId>, std::uint32_t> seen;
    for (std::uint32_t i = 0; i < topology.linkCount(); ++i) {
        const LinkId link { i };
        const std::pair ends { topology.linkSource(link), topology.linkDestination(link) };
        visit(link, Ends { ends.first, ends.second, seen[ends]++ });
    }
}

} // namespace

RunKeys matchKeys(const topology::Topology& run, const widgets::SealedFabric* document)
{
    RunKeys keys;
    keys.nodes.assign(run.nodeCount(), widgets::kNoNode);
    keys.links.assign(run.linkCount(), widgets::kNoLink);
    if (document == nullptr)
        return keys;
    const topology::Topology& now = document->fabric.topology();
    std::unordered_map<std::string, NodeId> nodesNow;
    for (std::uint32_t i = 0; i < now.nodeCount(); ++i)
        nodesNow.emplace(now.nodeKey(NodeId { i }), NodeId { i });
    std::vector<NodeId> there(run.nodeCount(), kNone<NodeId>);
    for (std::uint32_t i = 0; i < run.nodeCount(); ++i) {
        if (const auto at = nodesNow.find(run.nodeKey(NodeId { i })); at != nodesNow.end()) {
            there[i] = at->second;
            keys.nodes[i] = document->nodeKeys[index(at->second)];
        }
    }
    std::map<Ends, LinkId> linksNow;
    visitLinks(now, [&](LinkId link, const Ends& ends) { linksNow.emplace(ends, link); });
    visitLinks(run, [&](LinkId link, const Ends& ends) {
        const Ends wanted { there[index(std::get<0>(ends))], there[index(std::get<1>(ends))], std::get<2>(ends) };
        if (const auto at = linksNow.find(wanted); at != linksNow.end())
            keys.links[index(link)] = document->linkKeys[index(at->second)];
    });
    return keys;
}

} // namespace weft::gui
