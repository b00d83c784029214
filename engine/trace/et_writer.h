// SPDX-License-Identifier: GPL-3.0-or-later
// Writes Chakra `.et` bytes: of a graph as it was read (every node, attribute and unknown field as it came), node by
// node of what was made, or of both together. Attributes are written in the types that Chakra's own generator uses. Any
// thread.
#pragma once

#include "engine/core/result.h"
#include "engine/trace/attribute_writer.h"
#include "engine/trace/execution_graph.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace weft::trace {

// Nodes that are left out, by id, and the ids that nodes depend on in their place.
using Substitutes = std::unordered_map<std::uint64_t, std::vector<std::uint64_t>>;

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
        std::uint64_t startMicros = 0;
    };
    // When a node began and how long it took, as far as whole microseconds say it.
    struct Times {
        std::uint64_t startMicros = 0;
        std::uint64_t durationMicros = 0;
    };

    // Begins with the metadata message, whose attributes are owned by AttributeWriter::Owner::Metadata. Other readers
    // take an empty one for the end, so one of the two must not be empty.
    explicit EtWriter(std::string_view version = "1.0.0", std::string_view attributes = {});

    // Begins with the metadata message of a graph as it was read; of a built graph, or of one without, with that
    // of 1.0.0.
    explicit EtWriter(const ExecutionGraph& like);

    void reserve(std::size_t bytes) { m_bytes.reserve(bytes); }
    void add(const Node& node);
    // Writes the attributes that `operation.has` names, and is_cpu_op in any case.
    void add(const Operation& operation, std::string_view name, std::span<const std::uint64_t> dataDependencies,
        std::span<const std::uint64_t> controlDependencies = {});
    // A node of a graph as it was read, every attribute and unknown field as it came; only what it depends on is
    // changed where `substitutes` says so, data dependencies and control dependencies each among themselves.
    void copy(const ExecutionGraph& graph, OpId op, const Substitutes& substitutes);
    // The same with other times, and the dependencies as they are.
    void copyTimed(const ExecutionGraph& graph, OpId op, Times times);

    [[nodiscard]] const std::string& bytes() const& { return m_bytes; }
    [[nodiscard]] std::string bytes() && { return std::move(m_bytes); }

private:
    bool copyRecord(std::string_view record, const Substitutes& substitutes);

    std::string m_bytes;
    AttributeWriter m_attributes;
};

// The whole graph as `.et` bytes: what was read, unchanged in meaning, or a built graph encoded.
[[nodiscard]] std::string toEt(const ExecutionGraph& graph);
// Writes atomically; a path that ends in ".gz" is compressed. Errors: Unreadable.
[[nodiscard]] Result<void> writeEt(const ExecutionGraph& graph, const std::string& path);

} // namespace weft::trace
