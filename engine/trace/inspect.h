// SPDX-License-Identifier: GPL-3.0-or-later
// What a trace holds, for descriptions: counts by type, attributes by name, the producer's metadata, single nodes with
// everything that was written. Stateless; any thread.
#pragma once

#include "engine/core/units.h"
#include "engine/trace/execution_graph.h"

#include <array>
#include <map>
#include <string>
#include <vector>

namespace weft::trace {

// One attribute as text: lists as "[a, b]", texts as they are.
struct NamedValue {
    std::string name;
    std::string kind; // the arm, such as "int64" or "bool list"; empty if it has no value
    std::string value;
};

struct CollectiveCount {
    std::uint64_t count = 0;
    Bytes bytes; // the sum of comm_size where it is present and not negative
};

struct TraceSummary {
    std::uint64_t nodes = 0;
    std::uint64_t dependencies = 0;
    std::uint64_t unknownTypes = 0;
    std::array<std::uint64_t, 8> byType {}; // by NodeType
    std::array<CollectiveCount, 10> collectives {}; // by CollectiveType
    CollectiveCount sends;
    std::uint64_t computeMicros = 0; // the sum over compute nodes
    std::map<std::string, std::uint64_t> attributes; // how many nodes carry each, also those that Weft does not use
    std::map<std::string, std::uint64_t> groups; // how many collectives each pg_name has; "" is the world
    std::vector<NamedValue> metadata; // of the file, `version` first
};

[[nodiscard]] TraceSummary summarize(const ExecutionGraph& graph);

// Everything that the record of one node says beyond the graph's columns: attributes in their order, then start time
// and the texts of inputs and outputs where present. Empty for a built graph or a record that is not UTF-8.
[[nodiscard]] std::vector<NamedValue> describeNode(const ExecutionGraph& graph, OpId op);

} // namespace weft::trace
