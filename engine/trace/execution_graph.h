// SPDX-License-Identifier: GPL-3.0-or-later
// The workload of one rank in memory: flat columns, one entry an operation in ascending Chakra node id, and
// dependencies as CSR. Made by the readers (or ExecutionGraphBuilder), immutable afterwards, shared across threads.
// Semantics of the columns: Chakra schema 1.0.0; any integer or bool arm of an attribute is accepted.
#pragma once

#include "engine/core/error.h"
#include "engine/core/ids.h"
#include "engine/core/units.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace weft::io {
class ByteSource;
}

namespace weft::trace {

class GraphAssembler;

// Chakra NodeType. Values that Weft does not know are kept as they are.
enum class NodeType : std::uint32_t {
    Invalid = 0,
    Metadata = 1,
    MemLoad = 2,
    MemStore = 3,
    Comp = 4,
    Send = 5,
    Recv = 6,
    Coll = 7,
};
[[nodiscard]] constexpr bool isMessage(NodeType type)
{
    return type == NodeType::Send || type == NodeType::Recv;
}
// Node types of a proposed schema that Weft knows by name and cannot run.
inline constexpr NodeType kStorageNode { 8 };
inline constexpr NodeType kBatchNode { 9 };
inline constexpr NodeType kCheckpointNode { 10 };

// Chakra CollectiveCommType.
enum class CollectiveType : std::uint32_t {
    AllReduce = 0,
    Reduce = 1,
    AllGather = 2,
    Gather = 3,
    Scatter = 4,
    Broadcast = 5,
    AllToAll = 6,
    ReduceScatter = 7,
    ReduceScatterBlock = 8,
    Barrier = 9,
};

// "all-reduce", "reduce-scatter", …; "unknown" beyond the enumeration.
[[nodiscard]] std::string_view toString(CollectiveType type);
[[nodiscard]] std::string_view toString(NodeType type);

// Reduce, gather, scatter and broadcast: patterns in which one rank is the root.
[[nodiscard]] constexpr bool hasRoot(CollectiveType type)
{
    return type == CollectiveType::Reduce || type == CollectiveType::Gather || type == CollectiveType::Scatter
        || type == CollectiveType::Broadcast;
}

// Which attributes a node carried; a column holds its default where the bit is not set.
enum class Has : std::uint16_t {
    IsCpuOp = 1U << 0U,
    NumOps = 1U << 1U,
    TensorSize = 1U << 2U,
    CommType = 1U << 3U,
    CommSize = 1U << 4U,
    CommPriority = 1U << 5U,
    CommSrc = 1U << 6U,
    CommDst = 1U << 7U,
    CommTag = 1U << 8U,
    ProcessGroup = 1U << 9U,
    InvolvedDim = 1U << 10U,
    Root = 1U << 11U,
};

// All that the simulator needs of one operation, gathered from the columns.
struct Operation {
    std::uint64_t id = 0; // the Chakra node id
    NodeType type = NodeType::Invalid;
    bool isCpuOp = false;
    std::uint16_t has = 0; // bits of Has
    std::uint64_t durationMicros = 0;
    std::uint64_t numOps = 0; // floating-point operations
    std::uint64_t tensorSize = 0; // bytes
    std::int64_t commSize = 0; // bytes as written; negative or absent is the validator's business
    CollectiveType commType = CollectiveType::AllReduce;
    std::int32_t commPriority = 0;
    std::uint32_t commSrc = 0;
    std::uint32_t commDst = 0;
    std::uint32_t commTag = 0;
    std::uint32_t root = 0; // `comm_root` or `root`
    std::string_view processGroup; // pg_name, or empty
    std::uint64_t involvedDims = ~std::uint64_t { 0 }; // bit d: dimension d takes part; beyond the list: set

    bool operator==(const Operation&) const = default;
    [[nodiscard]] bool carries(Has what) const { return (has & static_cast<std::uint16_t>(what)) != 0; }
};

class ExecutionGraph {
public:
    ~ExecutionGraph();
    ExecutionGraph(const ExecutionGraph&) = delete;
    ExecutionGraph& operator=(const ExecutionGraph&) = delete;

    [[nodiscard]] std::uint32_t size() const { return static_cast<std::uint32_t>(m_ids.size()); }
    [[nodiscard]] std::uint64_t id(OpId op) const { return m_ids[index(op)]; }
    [[nodiscard]] NodeType type(OpId op) const { return m_types[index(op)]; }
    [[nodiscard]] std::string_view name(OpId op) const;
    [[nodiscard]] Operation operation(OpId op) const;
    // The operation with a Chakra id, or kNone<OpId>. O(log size).
    [[nodiscard]] OpId find(std::uint64_t id) const;

    // Data and control dependencies united, each once, ascending; unknown ids are left out (the reader names them).
    [[nodiscard]] std::span<const OpId> dependencies(OpId op) const;
    // The operations that depend on `op`, ascending.
    [[nodiscard]] std::span<const OpId> dependents(OpId op) const;

    // The file it was read from; empty for a built graph.
    [[nodiscard]] const std::string& source() const { return m_source; }
    // The node as read, a serialised Chakra Node with every attribute and field; empty for a built graph.
    [[nodiscard]] std::string_view record(OpId op) const;
    // The whole trace as read, in `.et` framing (inflated; transcribed if it was JSON); empty for a built graph.
    [[nodiscard]] std::string_view records() const;

private:
    friend class GraphAssembler;
    ExecutionGraph();

    struct Communication; // the columns that only communication nodes use

    std::string m_source;
    std::shared_ptr<const io::ByteSource> m_bytes; // what names and records are views into
    bool m_hasRecords = false;

    std::vector<std::uint64_t> m_ids;
    std::vector<NodeType> m_types;
    std::vector<std::uint16_t> m_has; // bits of Has; the highest bit is the value of is_cpu_op
    std::vector<std::uint64_t> m_durations;
    std::vector<std::uint64_t> m_numOps;
    std::vector<std::uint64_t> m_tensorSizes;
    std::vector<std::uint32_t> m_communicationRow; // into m_communication; ~0: none
    std::vector<Communication> m_communication;
    std::vector<std::string> m_groupNames; // what Operation::processGroup views
    std::vector<std::uint64_t> m_nameStart; // into m_bytes
    std::vector<std::uint32_t> m_nameLength;
    std::vector<std::uint64_t> m_recordStart; // of the length before the record, into m_bytes

    std::vector<std::uint32_t> m_dependencyStart; // size() + 1 entries, into m_dependencies
    std::vector<OpId> m_dependencies;
    std::vector<std::uint32_t> m_dependentStart;
    std::vector<OpId> m_dependents;
};

using ExecutionGraphPtr = std::shared_ptr<const ExecutionGraph>;

// Process groups by name ("1", "tp0", …). An empty or absent pg_name, and "0" unless defined, is the whole world.
struct ProcessGroup {
    std::string name;
    std::vector<Rank> ranks; // in the listed order, which is the order of the ring
    bool operator==(const ProcessGroup&) const = default;
};

// Makes a graph node by node, in any order of ids. Used by generated workloads, lowered schedules and tests.
class ExecutionGraphBuilder {
public:
    ExecutionGraphBuilder();
    ~ExecutionGraphBuilder();
    ExecutionGraphBuilder(ExecutionGraphBuilder&&) noexcept;
    ExecutionGraphBuilder& operator=(ExecutionGraphBuilder&&) noexcept;

    // The string views of `operation` are copied. Dependencies are Chakra ids and may point forward.
    void add(const Operation& operation, std::string_view name, std::span<const std::uint64_t> dataDependencies,
        std::span<const std::uint64_t> controlDependencies = {});
    // Sorts by id and seals; the builder is empty afterwards. Unknown dependencies and duplicate ids (the first one
    // stays) are left out and become findings of severity Error.
    [[nodiscard]] ExecutionGraphPtr seal(Findings& findings);
    [[nodiscard]] ExecutionGraphPtr seal();

private:
    std::unique_ptr<GraphAssembler> m_assembler;
    std::string m_names;
};

// A whole trace set: graphs[rank] for ranks 0..N-1, and the groups found in METADATA nodes.
struct Workload {
    std::vector<ExecutionGraphPtr> graphs;
    std::vector<ProcessGroup> groups;
};

} // namespace weft::trace
