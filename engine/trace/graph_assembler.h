// SPDX-License-Identifier: GPL-3.0-or-later
// Fills the columns of one ExecutionGraph node by node, in any order, and seals them: sorts by id, resolves
// dependencies to 32-bit CSR both ways, and reports what gets lost. Used by the readers and ExecutionGraphBuilder.
#pragma once

#include "engine/io/byte_source.h"
#include "engine/trace/execution_graph.h"

#include <optional>
#include <unordered_map>

namespace weft::trace {

enum class DependencyKind : std::uint8_t { Data, Control };

class GraphAssembler {
public:
    // Where a node's bytes stand in the source that seal() is given.
    struct Place {
        std::uint64_t nameStart = 0;
        std::uint32_t nameLength = 0;
        std::uint64_t recordStart = 0;
    };
    struct Origin {
        std::string file;
        std::optional<Rank> rank;
        bool hasRecords = false;
        // PyTorch's converter leaves the call-stack parent as the control dependency of a node, also where it has
        // dropped that parent: there an unknown one is worth a warning only.
        bool forgivesControl = false;
    };

    GraphAssembler();

    void reserve(std::uint64_t nodes);
    void add(const Operation& operation, const Place& place);
    // Adds a dependency of the node added last.
    void dependOn(std::uint64_t id, DependencyKind kind)
    {
        m_dependencyIds.push_back(id);
        m_isControl.push_back(kind == DependencyKind::Control);
    }
    // Whether 32-bit ids still suffice.
    [[nodiscard]] bool fits() const;

    // Findings: Duplicate, UnknownDependency.
    [[nodiscard]] ExecutionGraphPtr seal(io::ByteSourcePtr bytes, Origin origin, Findings& findings);

private:
    std::uint32_t groupIndex(std::string_view name);
    std::uint32_t communicationRow(const Operation& operation);
    void sortById(const Origin& origin, Findings& findings);
    void resolveDependencies(const Origin& origin, Findings& findings);
    void buildDependents();
    [[nodiscard]] Where whereOf(const Origin& origin, std::uint32_t at) const;

    std::shared_ptr<ExecutionGraph> m_graph;
    std::vector<std::uint64_t> m_dependencyIds;
    std::vector<bool> m_isControl; // of each of m_dependencyIds
    std::vector<std::uint32_t> m_dependencyFirst; // of each node added; ends where the next one begins
    std::vector<std::uint32_t> m_order; // if not empty: the position as added of each node that stays, by id
    std::unordered_map<std::string, std::uint32_t> m_groups;
};

} // namespace weft::trace
