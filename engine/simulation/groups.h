// SPDX-License-Identifier: GPL-3.0-or-later
// The process groups of a run: who is in them, and in which place. Group 0 is the world. Immutable once made; owned by
// one simulation.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/phase.h"
#include "engine/trace/execution_graph.h"

#include <string_view>
#include <unordered_map>
#include <vector>

namespace weft::simulation {

struct Group {
    std::string name;
    std::uint32_t size = 0;
    bool isMachine = false; // as large as the machine, in whatever order
    std::vector<Rank> ranks; // by member; empty: member r is rank r
    std::vector<std::uint32_t> byRank; // members in ascending order of their ranks; empty where `ranks` ascends

    [[nodiscard]] Rank rankOf(std::uint32_t member) const { return ranks.empty() ? Rank { member } : ranks[member]; }
    // kNoPosition outside.
    [[nodiscard]] std::uint32_t memberOf(Rank rank) const;
};

class Groups {
public:
    // Groups of the configuration win over those of the trace. Error: OutOfRange.
    [[nodiscard]] static Result<Groups> make(std::uint32_t npus, const std::vector<trace::ProcessGroup>& given,
        const std::vector<trace::ProcessGroup>& traced);

    [[nodiscard]] const Group& operator[](std::uint32_t index) const { return m_groups[index]; }
    [[nodiscard]] std::uint32_t count() const { return static_cast<std::uint32_t>(m_groups.size()); }
    // kNoPosition if there is none; the empty name, and "0" where no group is called so, are the world.
    [[nodiscard]] std::uint32_t named(std::string_view name) const;
    // As they are recorded.
    [[nodiscard]] std::vector<trace::ProcessGroup> listed() const;

private:
    std::vector<Group> m_groups;
    std::unordered_map<std::string_view, std::uint32_t> m_index; // names are kept by whoever gave the groups
};

} // namespace weft::simulation
