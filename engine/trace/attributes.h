// SPDX-License-Identifier: GPL-3.0-or-later
// The attributes of a graph's nodes and metadata as their producer wrote them, those that Weft has no column for
// included. Views into the graph, which must outlive them. Stateless; any thread.
#pragma once

#include "engine/trace/attribute_value.h"
#include "engine/trace/execution_graph.h"

#include <optional>
#include <string_view>
#include <vector>

namespace weft::trace {

// The metadata message that a trace begins with; empty if it begins with a node, or was built.
[[nodiscard]] std::string_view metadataRecord(const ExecutionGraph& graph);

class Attributes {
public:
    Attributes() = default;
    // Of the whole trace; none for a built graph.
    [[nodiscard]] static Attributes ofMetadata(const ExecutionGraph& graph);
    // Of one node; replaces what was held. None for a built graph.
    void read(const ExecutionGraph& graph, OpId op);

    // Of attributes with one name the last counts. Nothing where it is absent or of another kind.
    [[nodiscard]] const AttributeValue* find(std::string_view name) const;
    [[nodiscard]] std::optional<std::uint64_t> whole(std::string_view name) const; // not negative
    [[nodiscard]] std::optional<double> real(std::string_view name) const;
    [[nodiscard]] std::optional<std::string_view> text(std::string_view name) const;
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> wholes(std::string_view name) const; // each below 2^32
    [[nodiscard]] std::optional<std::vector<std::string_view>> texts(std::string_view name) const;

private:
    struct Named {
        std::string_view name;
        AttributeValue value;
    };
    void readMessage(std::string_view message, std::uint32_t field);

    std::vector<Named> m_attributes;
};

} // namespace weft::trace
