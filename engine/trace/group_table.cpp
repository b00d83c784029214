// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/group_table.h"

#include "engine/core/make_error.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace weft::trace {

std::vector<ProcessGroup> effectiveGroups(
    std::span<const ProcessGroup> fromFile, std::span<const ProcessGroup> fromTrace)
{
    std::vector<ProcessGroup> groups(fromFile.begin(), fromFile.end());
    std::set<std::string_view> taken;
    for (const ProcessGroup& group : fromFile)
        taken.insert(group.name);
    for (const ProcessGroup& group : fromTrace) {
        if (!taken.contains(group.name))
            groups.push_back(group);
    }
    return groups;
}

std::uint32_t Group::memberOf(Rank rank) const
{
    if (index(rank) < size() && ranks[index(rank)] == rank)
        return index(rank); // the world, and whatever lists the first ranks
    const auto isBefore = [this](std::uint32_t member, Rank other) { return ranks[member] < other; };
    const auto place = byRank.empty()
        ? static_cast<std::uint32_t>(std::lower_bound(ranks.begin(), ranks.end(), rank) - ranks.begin())
        : static_cast<std::uint32_t>(std::lower_bound(byRank.begin(), byRank.end(), rank, isBefore) - byRank.begin());
    if (place == size())
        return kNobody;
    const std::uint32_t member = byRank.empty() ? place : byRank[place];
    return ranks[member] == rank ? member : kNobody;
}

GroupTable::GroupTable(std::span<const ProcessGroup> groups, std::uint32_t npuCount)
{
    std::vector<Rank> all(npuCount);
    for (std::uint32_t rank = 0; rank < npuCount; ++rank)
        all[rank] = Rank { rank };
    m_groups.reserve(groups.size() + 1); // names stay where they are
    m_groups.push_back({ {}, all, true });
    for (const ProcessGroup& one : groups) {
        if (m_byName.contains(one.name))
            continue;
        const std::vector<Rank>& ranks = one.ranks.empty() ? all : one.ranks;
        Group& group = m_groups.emplace_back(Group { one.name, ranks, ranks.size() == npuCount });
        m_byName.emplace(group.name, size() - 1);
        if (std::is_sorted(ranks.begin(), ranks.end()))
            continue;
        group.byRank.resize(group.size());
        std::iota(group.byRank.begin(), group.byRank.end(), 0U);
        std::sort(group.byRank.begin(), group.byRank.end(),
            [&ranks](std::uint32_t a, std::uint32_t b) { return ranks[a] < ranks[b]; });
    }
}

std::optional<std::uint32_t> GroupTable::find(std::string_view name) const
{
    if (name.empty())
        return kWorld;
    if (const auto at = m_byName.find(name); at != m_byName.end())
        return at->second;
    if (name == "0")
        return kWorld;
    return std::nullopt;
}

Sentence GroupTable::describe(std::uint32_t group) const
{
    return group == kWorld ? say("the world") : say("group '%1'", m_groups[group].name);
}

void GroupTable::check(Findings& findings) const
{
    const std::uint32_t npus = m_groups[kWorld].size();
    for (std::uint32_t group = 1; group < size(); ++group) {
        std::vector<Rank> sorted = m_groups[group].ranks;
        std::sort(sorted.begin(), sorted.end());
        const Where where = placeIn({}, m_groups[group].name);
        if (!sorted.empty() && index(sorted.back()) >= npus)
            fail(findings,
                errorAt(where, ErrorCode::OutOfRange,
                    say("the process group has rank %1, but there are only %2 NPUs", index(sorted.back()), npus)));
        if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
            fail(findings,
                errorAt(where, ErrorCode::Duplicate, say("the process group lists rank %1 twice", index(*twice))));
    }
}

} // namespace weft::trace
