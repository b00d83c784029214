// SPDX-License-Identifier: GPL-3.0-or-later
// How links and pairs of nodes are called, everywhere: by the names of their ends, "switch14 → npu62", and with a
// number where several links lead the same way, "npu0 → npu1 #2". Pure functions; any thread.
#pragma once

#include "engine/topology/topology.h"

#include <string>
#include <string_view>

namespace weft::topology {

// `number` counts from 1 among links that lead the same way; 0: there is no other.
[[nodiscard]] std::string pairName(std::string_view from, std::string_view to, std::uint32_t number = 0);
[[nodiscard]] std::string pairName(const Topology& topology, NodeId from, NodeId to);
// "link 17" for a link that the topology does not have. O(links at the source).
[[nodiscard]] std::string linkName(const Topology& topology, LinkId link);

} // namespace weft::topology
