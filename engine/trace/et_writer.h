// SPDX-License-Identifier: GPL-3.0-or-later
// Writes Chakra `.et` bytes: of a graph as it was read (every node, attribute and unknown field as it came), or node
// by node of what was made. Attributes are written in the types that Chakra's own generator uses. Any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/trace/attribute_writer.h"
#include "engine/trace/execution_graph.h"

#include <string>
#include <string_view>

namespace weft::trace {

// Makes the bytes of one rank's trace.
class EtWriter {
public:
    // A node with attributes that are bytes already: those of each writer of `attributes`, one after the other.
    struct Node {
        std::uint64_t id = 0;
        std::string_view name;
        NodeType type = NodeType::Invalid;
        std::uint64_t durationMicros = 0;
        std::span<const std::uint64_t> dataDependencies;
        std::span<const std::uint64_t> controlDependencies;
        std::span<const std::string_view> attributes;
    };

    // Begins with the metadata message, whose attributes are owned by AttributeWriter::Owner::Metadata. Other readers
    // take an empty one for the end, so one of the two must not be empty.
    explicit EtWriter(std::string_view version = "1.0.0", std::string_view attributes = {});

    void reserve(std::size_t bytes) { m_bytes.reserve(bytes); }
    void add(const Node& node);
    // Writes the attributes that `operation.has` names, and is_cpu_op in any case.
    void add(const Operation& operation, std::string_view name, std::span<const std::uint64_t> dataDependencies,
        std::span<const std::uint64_t> controlDependencies = {});

    [[nodiscard]] const std::string& bytes() const& { return m_bytes; }
    [[nodiscard]] std::string bytes() && { return std::move(m_bytes); }

private:
    std::string m_bytes;
    std::string m_node; // the message that is being made
    AttributeWriter m_attributes;
};

// The whole graph as `.et` bytes: what was read, unchanged in meaning, or a built graph encoded.
[[nodiscard]] std::string toEt(const ExecutionGraph& graph);
// Writes atomically; a path that ends in ".gz" is compressed. Errors: Unreadable.
[[nodiscard]] Result<void> writeEt(const ExecutionGraph& graph, const std::string& path);

} // namespace weft::trace
