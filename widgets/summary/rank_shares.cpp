// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/rank_shares.h"

#include <algorithm>

namespace weft::widgets {

std::vector<RankShare> rankShares(const simulation::Run& run, std::size_t most)
{
    const std::size_t ranks = run.ranks.size();
    most = std::max<std::size_t>(most, 1);
    const std::size_t each = std::max<std::size_t>(1, (ranks + most - 1) / most);
    std::vector<RankShare> shares;
    shares.reserve(ranks / each + 1);
    for (std::size_t first = 0; first < ranks; first += each) {
        RankShare share;
        share.first = static_cast<std::uint32_t>(first);
        share.count = static_cast<std::uint32_t>(std::min(each, ranks - first));
        for (std::size_t rank = first; rank < first + share.count; ++rank) {
            const simulation::RankMetrics& own = run.ranks[rank];
            const double hidden
                = static_cast<double>(own.communication.ns()) - static_cast<double>(own.exposedCommunication.ns());
            share.overlap += std::max(0.0, hidden);
            share.compute += std::max(0.0, static_cast<double>(own.compute.ns()) - hidden);
            share.exposed += static_cast<double>(own.exposedCommunication.ns());
            share.idle += static_cast<double>(own.idle.ns());
        }
        const double count = share.count;
        share.compute /= count;
        share.overlap /= count;
        share.exposed /= count;
        share.idle /= count;
        shares.push_back(share);
    }
    return shares;
}

} // namespace weft::widgets
