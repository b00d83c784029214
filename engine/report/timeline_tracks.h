// SPDX-License-Identifier: GPL-3.0-or-later
// What timelines of a run share, whichever form they are written in: the rows of a rank, the names of what stands on
// them, and the order in which records are told. Pure functions over an immutable Run; any thread.
#pragma once

#include "engine/simulation/model/run.h"
#include "engine/trace/execution_graph.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace weft::report {

// What a row of a rank shows, in the order of the rows.
enum class Track : std::uint8_t { Compute, CpuCompute, Communication, Receive, Memory, Other, Message };
inline constexpr std::size_t kTracks = 7;
inline constexpr std::array<std::string_view, kTracks> kTrackNames { "compute", "CPU compute", "communication",
    "receives", "memory", "other", "messages sent" };

[[nodiscard]] Track trackOf(simulation::OperationKind kind);
// Of the lanes of a track: "compute", "compute 2", …
[[nodiscard]] std::string laneName(std::string_view track, std::uint32_t lane);

// "all-reduce", …; "collective" where the run does not hold it.
[[nodiscard]] std::string_view collectiveName(const simulation::Run& run, std::uint32_t collective);
// Of a message, on the row of its sender and on those of links: "all-reduce to 3". Few names, whatever there are of
// chunks; which one it is of stands in its arguments.
[[nodiscard]] std::string messageName(const simulation::Run& run, std::uint32_t collective, std::uint32_t destination);
// The rank's graph, or null.
[[nodiscard]] const trace::ExecutionGraph* graphOf(const trace::Workload* workload, Rank rank);
// As the workload calls it, else by its collective or its kind.
[[nodiscard]] std::string_view operationName(
    const simulation::Run& run, const trace::Workload* workload, std::size_t operation);

// Records in ascending start, equal ones as they stand. Only columns that are not in order already cost an index.
class StartOrder {
public:
    // Without any if they are not wanted.
    explicit StartOrder(const std::vector<Time>& starts, bool wanted = true);
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] std::size_t operator[](std::size_t at) const { return m_order.empty() ? at : m_order[at]; }

private:
    std::size_t m_size;
    std::vector<std::uint32_t> m_order;
};

} // namespace weft::report
