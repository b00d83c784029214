// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/group_table.h"

#include <algorithm>

namespace weft::trace {

std::vector<ProcessGroup> effectiveGroups(
    std::span<const ProcessGroup> fromFile, std::span<const ProcessGroup> fromTrace)
{
    std::vector<ProcessGroup> groups(fromFile.begin(), fromFile.end());
    std::map<std::string_view, bool> taken;
    for (const ProcessGroup& group : fromFile)
        taken[group.name] = true;
    for (const ProcessGroup& group : fromTrace) {
        if (!taken.contains(group.name))
            groups.push_back(group);
    }
    return groups;
}

GroupTable::GroupTable(std::vector<ProcessGroup> groups, std::uint32_t npuCount)
    : m_groups(std::move(groups))
{
    m_world.resize(npuCount);
    for (std::uint32_t rank = 0; rank < npuCount; ++rank)
        m_world[rank] = Rank { rank };
    for (std::uint32_t at = 0; at < m_groups.size(); ++at) {
        m_byName.try_emplace(m_groups[at].name, at + 1);
        m_sorted.push_back(m_groups[at].ranks);
        std::sort(m_sorted.back().begin(), m_sorted.back().end());
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

bool GroupTable::contains(std::uint32_t group, Rank rank) const
{
    if (group == kWorld)
        return index(rank) < m_world.size();
    return std::binary_search(m_sorted[group - 1].begin(), m_sorted[group - 1].end(), rank);
}

const std::vector<Rank>& GroupTable::ranks(std::uint32_t group) const
{
    return group == kWorld ? m_world : m_groups[group - 1].ranks;
}

std::string GroupTable::describe(std::uint32_t group) const
{
    return group == kWorld ? "the world" : "group '" + m_groups[group - 1].name + '\'';
}

void GroupTable::check(Findings& findings) const
{
    for (std::uint32_t group = 1; group < size(); ++group) {
        const std::vector<Rank>& sorted = m_sorted[group - 1];
        Where where;
        where.item = m_groups[group - 1].name;
        if (!sorted.empty() && index(sorted.back()) >= m_world.size())
            fail(findings,
                { ErrorCode::OutOfRange,
                    "the process group has rank " + std::to_string(index(sorted.back())) + ", but there are only "
                        + std::to_string(m_world.size()) + " NPUs",
                    where, {} });
        if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
            fail(findings,
                { ErrorCode::Duplicate, "the process group lists rank " + std::to_string(index(*twice)) + " twice",
                    where, {} });
    }
}

} // namespace weft::trace
