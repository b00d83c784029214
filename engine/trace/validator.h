// SPDX-License-Identifier: GPL-3.0-or-later
// Says what is wrong with a workload before anything runs: each finding has the file, rank, node id and name. A
// finding of severity Error means that the run cannot give a right answer and must not start. Stateless; any thread.
// What gets lost when a trace is read (truncation, duplicate ids, unknown dependencies, attributes of a wrong type)
// is reported by the readers.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace weft::trace {

// The place (Where::item) of the warning that the roofline model is off and computation has no other duration.
inline constexpr std::string_view kRooflineKey = "roofline-enabled";

struct ValidationOptions {
    bool replayOnly = false; // every node lasts its duration, so that communication needs neither sizes nor partners
    bool roofline = false; // compute nodes on the GPU are costed by num_ops and tensor_size
    bool durationsCount = false; // they are known not to be: each lasts what its duration says
    // Bit t: collectives of CollectiveType t run an algorithm given as traces, and need no size.
    std::uint16_t customTypes = 0;
    std::vector<std::uint64_t> customNodes; // so do the collectives with these node ids; ascending
    std::uint16_t scheduleTypes = 0; // likewise for algorithms given as schedules, which need a size
    std::vector<std::uint64_t> scheduleNodes;
    std::uint64_t findingsPerKind = 20; // further ones become "and N more …"
};

// Whether the collective is replayed for its duration and not run: with replayOnly, and for the patterns that
// have no list of implementations (reduce, broadcast, gather, scatter, reduce-scatter-block, barrier) with a duration,
// unless an algorithm is given.
[[nodiscard]] bool isReplayed(const Operation& collective, const ValidationOptions& options);

// Checks graphs[0 … npuCount-1]. `groups`: those of the communicator-group file, which win over the workload's own.
// Errors: MissingRank; Cycle (the cycle itself); Unsupported (node type, collective type); Missing (peer, size, type,
// roofline figures); OutOfRange (negative size, rank, own side, root); Usage (send to itself, communication flagged as
// a CPU operation); UnknownGroup; NotMember; Duplicate (rank twice in a group); Unmatched (send or receive, with the
// nearest candidate); Mismatched (collectives of a group); Cancelled.
// Warnings: computation that takes no time because the roofline is off; zero size, missing tag, invalid node, empty trace, surplus ranks, same collectives in another order.
// Time: linear in nodes and dependencies but for sorting communication nodes.
void validate(const Workload& workload, std::span<const ProcessGroup> groups, std::uint32_t npuCount,
    const ValidationOptions& options, Findings& findings, const Watch& watch = {});

} // namespace weft::trace
