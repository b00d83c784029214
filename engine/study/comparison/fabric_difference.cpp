// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/difference_list.h"

#include <map>
#include <unordered_map>

namespace weft::study {

using topology::Fabric;
using topology::Topology;

namespace {

constexpr auto kNoNode = kNone<NodeId>;

// The links from a node by where they lead, in their order.
using Bundles = std::map<NodeId, std::vector<LinkId>>;

Bundles bundlesOf(const Topology& topology, NodeId node)
{
    Bundles bundles;
    for (const LinkId link : topology.outgoing(node))
        bundles[topology.linkDestination(link)].push_back(link);
    return bundles;
}

class FabricComparison {
public:
    FabricComparison(const Fabric& a, const Fabric& b, DifferenceList& found)
        : m_a(a)
        , m_b(b)
        , m_from(a.topology())
        , m_to(b.topology())
        , m_found(found)
    {
    }

    void run()
    {
        const bool sameTopology = m_a.topologyPtr() == m_b.topologyPtr();
        if (sameTopology && m_a.state() == m_b.state())
            return;
        compareWhole();
        matchNodes();
        for (std::uint32_t at = 0; at < m_from.nodeCount(); ++at) {
            const auto node = makeId<NodeId>(at);
            compareNode(node);
            compareLinks(node);
        }
        for (std::uint32_t at = 0; at < m_to.nodeCount(); ++at) {
            if (!m_isMatched[at]) {
                m_found.add(DifferenceKind::NodeAdded, m_to.nodeName(makeId<NodeId>(at)), {}, {});
                addLinks(makeId<NodeId>(at));
            }
        }
    }

private:
    static std::string sizesOf(const Topology& topology)
    {
        std::string text;
        for (const topology::Dimension& dimension : topology.dimensions())
            text += (text.empty() ? "" : " × ") + std::to_string(dimension.size);
        return text;
    }

    void compareWhole()
    {
        using Count = std::uint64_t;
        const auto compare
            = [this](DifferenceKind kind, Count before, Count after) { m_found.addIfOther(kind, {}, before, after); };
        compare(DifferenceKind::NpuCount, m_from.npuCount(), m_to.npuCount());
        compare(
            DifferenceKind::SwitchCount, m_from.nodeCount() - m_from.npuCount(), m_to.nodeCount() - m_to.npuCount());
        compare(DifferenceKind::LinkCount, m_from.linkCount(), m_to.linkCount());
        m_found.addIfOther(DifferenceKind::Dimensions, {}, sizesOf(m_from), sizesOf(m_to));
        compare(DifferenceKind::Routes, m_from.explicitRoutes().size(), m_to.explicitRoutes().size());
    }

    void matchNodes()
    {
        std::unordered_map<std::string, NodeId> byKey;
        for (std::uint32_t at = 0; at < m_to.nodeCount(); ++at)
            byKey.emplace(m_to.nodeKey(makeId<NodeId>(at)), makeId<NodeId>(at));
        m_partner.assign(m_from.nodeCount(), kNoNode);
        m_isMatched.assign(m_to.nodeCount(), false);
        for (std::uint32_t at = 0; at < m_from.nodeCount(); ++at) {
            const auto found = byKey.find(m_from.nodeKey(makeId<NodeId>(at)));
            if (found == byKey.end() || m_to.node(found->second).kind != m_from.node(makeId<NodeId>(at)).kind)
                continue;
            m_partner[at] = found->second;
            m_isMatched[index(found->second)] = true;
        }
    }

    static topology::FabricState::NodeChange changeOf(const Fabric& fabric, NodeId node)
    {
        const auto at = fabric.state().nodes.find(node);
        return at == fabric.state().nodes.end() ? topology::FabricState::NodeChange {} : at->second;
    }
    static bool hasFailed(const Fabric& fabric, LinkId link)
    {
        const auto at = fabric.state().links.find(link);
        return at != fabric.state().links.end() && at->second.failed;
    }

    void compareNode(NodeId node)
    {
        const std::string name = m_from.nodeName(node);
        const NodeId partner = m_partner[index(node)];
        if (partner == kNoNode) {
            m_found.add(DifferenceKind::NodeRemoved, name, {}, {});
            return;
        }
        const auto before = changeOf(m_a, node);
        const auto after = changeOf(m_b, partner);
        m_found.addIfOther(DifferenceKind::NodeFailed, name, before.failed, after.failed);
        m_found.addIfOther(DifferenceKind::NodeSpeed, name, before.computeFactor, after.computeFactor);
        m_found.addIfOther(DifferenceKind::NodeForwards, name, m_from.node(node).forwards, m_to.node(partner).forwards);
    }

    static std::string nameOf(const Topology& topology, LinkId link)
    {
        return topology.nodeName(topology.linkSource(link)) + " → " + topology.nodeName(topology.linkDestination(link));
    }

    void remove(LinkId link)
    {
        m_found.add(DifferenceKind::LinkRemoved, nameOf(m_from, link), m_from.linkCost(link).bandwidth, {});
    }
    void add(LinkId link)
    {
        m_found.add(DifferenceKind::LinkAdded, nameOf(m_to, link), {}, m_to.linkCost(link).bandwidth);
    }
    void addLinks(NodeId node)
    {
        for (const LinkId link : m_to.outgoing(node))
            add(link);
    }

    // All links that leave a node of A, and those of its partner in B.
    void compareLinks(NodeId node)
    {
        const NodeId partner = m_partner[index(node)];
        Bundles others = partner == kNoNode ? Bundles {} : bundlesOf(m_to, partner);
        for (const auto& [destination, links] : bundlesOf(m_from, node)) {
            const NodeId target = m_partner[index(destination)];
            const auto bundle = target == kNoNode ? others.end() : others.find(target);
            const std::size_t there = bundle == others.end() ? 0 : bundle->second.size();
            for (std::size_t at = 0; at < links.size(); ++at) {
                if (at < there)
                    compareLink(links[at], bundle->second[at]);
                else
                    remove(links[at]);
            }
            for (std::size_t at = links.size(); at < there; ++at)
                add(bundle->second[at]);
            if (bundle != others.end())
                others.erase(bundle);
        }
        for (const auto& [destination, links] : others) {
            for (const LinkId link : links)
                add(link);
        }
    }

    void compareLink(LinkId a, LinkId b)
    {
        const LinkCost before = m_a.linkCost(a);
        const LinkCost after = m_b.linkCost(b);
        const bool failedBefore = hasFailed(m_a, a);
        const bool failedAfter = hasFailed(m_b, b);
        if (before == after && failedBefore == failedAfter)
            return;
        const std::string name = nameOf(m_from, a);
        const bool isState = m_from.linkCost(a) == m_to.linkCost(b);
        m_found.addIfOther(DifferenceKind::LinkFailed, name, failedBefore, failedAfter);
        m_found.addIfOther(DifferenceKind::LinkBandwidth, name, before.bandwidth, after.bandwidth, isState);
        m_found.addIfOther(DifferenceKind::LinkLatency, name, before.latency, after.latency, isState);
    }

    const Fabric& m_a;
    const Fabric& m_b;
    const Topology& m_from;
    const Topology& m_to;
    DifferenceList& m_found;
    std::vector<NodeId> m_partner; // by NodeId of A
    std::vector<bool> m_isMatched; // by NodeId of B
};

} // namespace

void compareFabrics(const Fabric& a, const Fabric& b, DifferenceList& found)
{
    FabricComparison(a, b, found).run();
}

} // namespace weft::study
