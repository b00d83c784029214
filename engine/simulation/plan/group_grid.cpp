// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/plan/group_grid.h"

#include <algorithm>

namespace weft::simulation {

std::vector<std::uint32_t> extentOf(const trace::Group& group, std::span<const topology::Dimension> dimensions)
{
    std::vector<std::uint32_t> extent;
    std::uint32_t stride = 1;
    for (const topology::Dimension& dimension : dimensions) {
        std::vector<bool> has(dimension.size);
        for (std::uint32_t member = 0; member < group.size(); ++member)
            has[index(group.rankOf(member)) / stride % dimension.size] = true;
        extent.push_back(static_cast<std::uint32_t>(std::count(has.begin(), has.end(), true)));
        stride *= dimension.size;
    }
    return extent;
}

GroupGrid gridOf(
    const trace::Group& group, std::span<const topology::Dimension> dimensions, InterDimensionScheduling rule)
{
    GroupGrid grid { group, extentOf(group, dimensions), DimensionScheduler(rule) };
    std::sort(grid.members.ranks.begin(), grid.members.ranks.end());
    grid.members.byRank.clear();
    std::uint64_t places = 1;
    for (const std::uint32_t size : grid.sizes)
        places *= size;
    if (places != group.size())
        grid.sizes.clear();
    return grid;
}

} // namespace weft::simulation
