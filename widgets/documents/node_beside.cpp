// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/node_beside.h"

#include <cmath>

namespace weft::widgets {

int nodeBeside(const std::vector<QPointF>& places, int node, PartStep step)
{
    constexpr double kAside = 2; // how much farther a node aside is than one ahead
    constexpr double kMostAside = 4; // of the way ahead
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    const bool isSideways = step == PartStep::Left || step == PartStep::Right;
    const QPointF from = places[static_cast<std::size_t>(node)];
    int best = node;
    double least = 0;
    for (std::size_t other = 0; other < places.size(); ++other) {
        const QPointF by = places[other] - from;
        const double along = (isSideways ? by.x() : by.y()) * (isBack ? -1 : 1);
        const double aside = std::abs(isSideways ? by.y() : by.x());
        if (along <= 0 || aside > kMostAside * along)
            continue;
        const double cost = along + kAside * aside;
        if (best == node || cost < least) {
            best = static_cast<int>(other);
            least = cost;
        }
    }
    return best;
}

} // namespace weft::widgets
