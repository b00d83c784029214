// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's network YAML: topology, npus_count, bandwidth (GiB/s, although its files say GB/s) and latency (ns), one
// entry a dimension (docs/semantics.md, sections 1 and 3). Pure functions; any thread.
#pragma once

#include "engine/topology/topology_builder.h"

#include <string>
#include <string_view>

namespace weft::topology {

// `name` stands for the file in messages. A single value stands for a list of one; npus_count 1 is accepted.
// Errors, with the line: Malformed (not YAML), Missing (empty, or without one of the four keys), WrongType (text where
// a number is expected), OutOfRange (bandwidth not above 0, latency below 0, no NPUs), NotFound (unknown topology),
// Mismatched (lists of different lengths), TooLarge. Other keys are warnings.
[[nodiscard]] Result<TopologyPtr> parseAstraNetwork(
    std::string_view text, const std::string& name, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> readAstraNetwork(const std::string& path, Findings& findings, SizeLimits limits = {});

// The same form, for pure stacks of Ring (both ways), FullyConnected and Switch. Unsupported for any other fabric.
// A bandwidth reads back bit for bit wherever a decimal of GiB/s gives it, else to the nearest double.
[[nodiscard]] Result<std::string> writeAstraNetwork(const Topology& topology);

} // namespace weft::topology
