// SPDX-License-Identifier: GPL-3.0-or-later
// Parallel cables: links from one node to the same other one. They carry what is sent that way in turn; a failed one's
// turns go to the others, in turn again, and nobody else's change. Owned by a Router; one thread at a time.
#pragma once

#include "engine/topology/fabric.h"

#include <vector>

namespace weft::topology {

class Cables {
public:
    explicit Cables(const Fabric& fabric);

    // Whether any two nodes have more than one link.
    [[nodiscard]] bool areParallel() const { return !m_bundles.empty(); }
    // The cable whose turn it is, of those that lead the same way as `link`; kNone if all of them have failed.
    [[nodiscard]] LinkId turn(LinkId link)
    {
        const std::uint32_t bundle = m_bundles.empty() ? kAlone : m_bundleOf[index(link)];
        return bundle == kAlone ? (m_broken.empty() || !m_broken[index(link)] ? link : kNone<LinkId>) : next(bundle);
    }
    // All that lead the same way as `link`, failed ones too, in ascending id.
    [[nodiscard]] std::span<const LinkId> beside(LinkId link) const;
    // The link itself if it works, else the first beside it that does; kNone if none does. Takes nobody's turn.
    [[nodiscard]] LinkId working(LinkId link) const;

private:
    static constexpr std::uint32_t kAlone = 0xFFFF'FFFFU;
    struct Bundle {
        std::uint32_t first = 0; // into m_links
        std::uint32_t count = 0;
        std::uint32_t working = 0;
        std::uint32_t turn = 0;
        std::uint32_t turnOfWorking = 0;
    };
    [[nodiscard]] LinkId next(std::uint32_t bundle);
    [[nodiscard]] bool isBroken(LinkId link) const { return !m_broken.empty() && m_broken[index(link)]; }

    std::vector<std::uint32_t> m_bundleOf; // by link; empty where there are no bundles
    std::vector<Bundle> m_bundles;
    std::vector<LinkId> m_links;
    std::vector<bool> m_broken; // by link; empty where all work
};

} // namespace weft::topology
