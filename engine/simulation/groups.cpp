// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/groups.h"

#include <algorithm>
#include <numeric>

namespace weft::simulation {

std::uint32_t Group::memberOf(Rank rank) const
{
    if (ranks.empty())
        return index(rank);
    const auto before = [this](std::uint32_t member, Rank other) { return ranks[member] < other; };
    const auto member = byRank.empty()
        ? static_cast<std::uint32_t>(std::lower_bound(ranks.begin(), ranks.end(), rank) - ranks.begin())
        : static_cast<std::uint32_t>(std::lower_bound(byRank.begin(), byRank.end(), rank, before) - byRank.begin());
    if (member == size)
        return kNoPosition;
    const std::uint32_t found = byRank.empty() ? member : byRank[member];
    return ranks[found] == rank ? found : kNoPosition;
}

Result<Groups> Groups::make(
    std::uint32_t npus, const std::vector<trace::ProcessGroup>& given, const std::vector<trace::ProcessGroup>& traced)
{
    Groups groups;
    Group world;
    world.size = npus;
    world.isMachine = true;
    groups.m_groups.push_back(std::move(world));
    for (const std::vector<trace::ProcessGroup>* source : { &given, &traced }) {
        for (const trace::ProcessGroup& one : *source) {
            if (!groups.m_index.emplace(one.name, groups.count()).second)
                continue;
            Group group { one.name, static_cast<std::uint32_t>(one.ranks.empty() ? npus : one.ranks.size()), false,
                one.ranks, {} };
            group.isMachine = group.size == npus;
            for (const Rank rank : group.ranks) {
                if (index(rank) >= npus)
                    return Error { ErrorCode::OutOfRange,
                        "process group '" + one.name + "' names rank " + std::to_string(index(rank))
                            + ", but there are " + std::to_string(npus) + " NPUs",
                        {}, {} };
            }
            if (!std::is_sorted(group.ranks.begin(), group.ranks.end())) {
                group.byRank.resize(group.size);
                std::iota(group.byRank.begin(), group.byRank.end(), 0U);
                std::sort(group.byRank.begin(), group.byRank.end(),
                    [&](std::uint32_t a, std::uint32_t b) { return group.ranks[a] < group.ranks[b]; });
            }
            groups.m_groups.push_back(std::move(group));
        }
    }
    return groups;
}

std::uint32_t Groups::named(std::string_view name) const
{
    if (name.empty())
        return 0;
    if (const auto at = m_index.find(name); at != m_index.end())
        return at->second;
    return name == "0" ? 0 : kNoPosition;
}

std::vector<trace::ProcessGroup> Groups::listed() const
{
    std::vector<trace::ProcessGroup> all;
    for (const Group& group : m_groups)
        all.push_back({ group.name, group.ranks });
    return all;
}

} // namespace weft::simulation
