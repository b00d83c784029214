// SPDX-License-Identifier: GPL-3.0-or-later
// Process groups by name, as a workload's nodes refer to them: those of the communicator-group file win over the
// trace's own; no name, and "0" unless defined, is the world. Immutable once made; any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::trace {

// The groups of a run: those of the file, then those of the trace that the file does not name.
[[nodiscard]] std::vector<ProcessGroup> effectiveGroups(
    std::span<const ProcessGroup> fromFile, std::span<const ProcessGroup> fromTrace);

class GroupTable {
public:
    static constexpr std::uint32_t kWorld = 0; // an index; defined groups follow from 1

    GroupTable(std::vector<ProcessGroup> groups, std::uint32_t npuCount);

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_groups.size()) + 1; }
    // The index of a name, or nothing if it is not defined.
    [[nodiscard]] std::optional<std::uint32_t> find(std::string_view name) const;
    [[nodiscard]] bool contains(std::uint32_t group, Rank rank) const;
    // In the listed order.
    [[nodiscard]] const std::vector<Rank>& ranks(std::uint32_t group) const;
    // "the world" or "group 'NAME'".
    [[nodiscard]] std::string describe(std::uint32_t group) const;
    // Findings: OutOfRange and Duplicate ranks.
    void check(Findings& findings) const;

private:
    std::vector<ProcessGroup> m_groups;
    std::vector<std::vector<Rank>> m_sorted; // of each group, for contains()
    std::vector<Rank> m_world;
    std::map<std::string, std::uint32_t, std::less<>> m_byName;
};

} // namespace weft::trace
