// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/topology/cables.h"

#include <algorithm>
#include <utility>

namespace weft::topology {

Cables::Cables(const Fabric& fabric)
{
    const Topology& topology = fabric.topology();
    if (!fabric.isNetworkPristine()) {
        m_broken.resize(topology.linkCount());
        for (std::uint32_t link = 0; link < topology.linkCount(); ++link)
            m_broken[link] = !fabric.isUsable(LinkId { link });
    }
    std::vector<NodeId> reachedFrom(topology.nodeCount(), kNone<NodeId>); // by node, the last that had a link to it
    std::vector<LinkId> sorted;
    for (std::uint32_t node = 0; node < topology.nodeCount(); ++node) {
        const std::span<const LinkId> out = topology.outgoing(NodeId { node });
        if (std::none_of(out.begin(), out.end(), [&](LinkId link) {
                return std::exchange(reachedFrom[index(topology.linkDestination(link))], NodeId { node })
                    == NodeId { node };
            }))
            continue;
        sorted.assign(out.begin(), out.end());
        std::sort(sorted.begin(), sorted.end(), [&](LinkId a, LinkId b) {
            return std::pair(topology.linkDestination(a), a) < std::pair(topology.linkDestination(b), b);
        });
        for (std::size_t at = 0; at < sorted.size();) {
            std::size_t end = at + 1;
            while (end < sorted.size() && topology.linkDestination(sorted[end]) == topology.linkDestination(sorted[at]))
                ++end;
            if (end - at > 1) {
                if (m_bundleOf.empty())
                    m_bundleOf.resize(topology.linkCount(), kAlone);
                Bundle bundle { static_cast<std::uint32_t>(m_links.size()), static_cast<std::uint32_t>(end - at) };
                for (; at < end; ++at) {
                    m_bundleOf[index(sorted[at])] = static_cast<std::uint32_t>(m_bundles.size());
                    bundle.working += isBroken(sorted[at]) ? 0U : 1U;
                    m_links.push_back(sorted[at]);
                }
                m_bundles.push_back(bundle);
            }
            at = end;
        }
    }
}

LinkId Cables::next(std::uint32_t number)
{
    Bundle& bundle = m_bundles[number];
    const LinkId link = m_links[bundle.first + bundle.turn];
    bundle.turn = bundle.turn + 1 == bundle.count ? 0 : bundle.turn + 1;
    if (!isBroken(link))
        return link;
    if (bundle.working == 0)
        return kNone<LinkId>;
    std::uint32_t skip = bundle.turnOfWorking;
    bundle.turnOfWorking = (bundle.turnOfWorking + 1) % bundle.working;
    for (std::uint32_t at = bundle.first;; ++at) {
        if (!isBroken(m_links[at]) && skip-- == 0)
            return m_links[at];
    }
}

std::span<const LinkId> Cables::beside(LinkId link) const
{
    if (m_bundles.empty() || m_bundleOf[index(link)] == kAlone)
        return {};
    const Bundle& bundle = m_bundles[m_bundleOf[index(link)]];
    return std::span(m_links).subspan(bundle.first, bundle.count);
}

LinkId Cables::working(LinkId link) const
{
    if (!isBroken(link))
        return link;
    const std::span<const LinkId> others = beside(link);
    const auto at = std::find_if(others.begin(), others.end(), [this](LinkId other) { return !isBroken(other); });
    return at == others.end() ? kNone<LinkId> : *at;
}

} // namespace weft::topology
