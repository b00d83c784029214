// SPDX-License-Identifier: GPL-3.0-or-later
// Process groups as PyTorch writes them into a trace: METADATA nodes whose name contains "process_group:init" carry
// in inputs.values a JSON list of objects with pg_name and ranks; no ranks means all. Stateless but for the merger.
#pragma once

#include "engine/trace/execution_graph.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace weft::trace {

// Merges the groups of all ranks' graphs, in the order in which they are met.
class GroupMerger {
public:
    // `ranks`: of the whole set. Findings: errors for groups that two ranks define differently, and for ranks that
    // do not exist; warnings for texts that cannot be read.
    GroupMerger(std::uint32_t ranks, Findings& findings);

    void add(const ExecutionGraph& graph, Rank rank);
    [[nodiscard]] std::vector<ProcessGroup> groups() && { return std::move(m_groups); }

private:
    void addText(std::string_view text, const Where& where);
    void addGroup(ProcessGroup group, const Where& where);

    std::uint32_t m_ranks;
    Findings* m_findings;
    std::vector<ProcessGroup> m_groups;
    std::map<std::string, std::size_t> m_byName;
};

} // namespace weft::trace
