// SPDX-License-Identifier: GPL-3.0-or-later
// Process groups by name, as a workload's nodes refer to them, and who is in which place of them: those of the
// communicator-group file win over the trace's own; no name, and "0" unless defined, is the world. Immutable once made;
// any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace weft::trace {

// The groups of a run: those of the file, then those of the trace that the file does not name.
[[nodiscard]] std::vector<ProcessGroup> effectiveGroups(
    std::span<const ProcessGroup> fromFile, std::span<const ProcessGroup> fromTrace);

struct Group {
    static constexpr std::uint32_t kNobody = 0xFFFF'FFFFU;

    std::string name; // empty: the world
    std::vector<Rank> ranks; // by member, as listed
    bool isMachine = false; // of as many ranks as there are NPUs, in whatever order
    std::vector<std::uint32_t> byRank {}; // members in ascending order of their ranks; empty where `ranks` ascends

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(ranks.size()); }
    [[nodiscard]] Rank rankOf(std::uint32_t member) const { return ranks[member]; }
    // kNobody outside.
    [[nodiscard]] std::uint32_t memberOf(Rank rank) const;
};

class GroupTable {
public:
    static constexpr std::uint32_t kWorld = 0; // an index; defined groups follow from 1

    // A group that lists nobody has all ranks; of several with one name the first counts.
    GroupTable(std::span<const ProcessGroup> groups, std::uint32_t npuCount);
    GroupTable(GroupTable&&) = default;
    GroupTable& operator=(GroupTable&&) = default;
    GroupTable(const GroupTable&) = delete;
    GroupTable& operator=(const GroupTable&) = delete;

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_groups.size()); }
    [[nodiscard]] const Group& operator[](std::uint32_t group) const { return m_groups[group]; }
    // The index of a name, or nothing if it is not defined.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    [[nodiscard]] bool contains(std::uint32_t group, Rank rank) const
    {
        return m_groups[group].memberOf(rank) != Group::kNobody;
    }
    // In the listed order.
    [[nodiscard]] const std::vector<Rank>& ranks(std::uint32_t group) const { return m_groups[group].ranks; }
    // "the world" or "group 'NAME'".
    [[nodiscard]] Sentence describe(std::uint32_t group) const;
    // Findings: OutOfRange and Duplicate ranks.
    void check(Findings& findings) const;

private:
    std::vector<Group> m_groups;
    std::unordered_map<std::string_view, std::uint32_t> m_byName; // names of m_groups
};

} // namespace weft::trace
