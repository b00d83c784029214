// SPDX-License-Identifier: GPL-3.0-or-later
// The place of one node for findings: file, rank, id and name. Any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/trace/execution_graph.h"

#include <optional>
#include <string>
#include <string_view>

namespace weft::trace {

// A node's name as it stands in a message: C++ kernels carry names of hundreds of characters, which are cut.
[[nodiscard]] std::string shortName(std::string_view name);
[[nodiscard]] Where placeOf(std::string_view file, std::optional<Rank> rank, std::uint64_t id, std::string_view name);
[[nodiscard]] Where placeOf(const ExecutionGraph& graph, OpId op, std::optional<Rank> rank);

} // namespace weft::trace
