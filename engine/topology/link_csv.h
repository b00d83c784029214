// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric as a CSV of directed links, "src,dest,bandwidth_GiBs,latency_us": the form of the synthesis references.
// All ids are NPUs, from 0 to the largest one that is named. Pure functions; any thread.
#pragma once

#include "engine/topology/topology_builder.h"

#include <string>
#include <string_view>

namespace weft::topology {

// `name` stands for the file in messages. Empty lines and spaces are allowed; links keep the order of the lines.
// Errors, with the line: Missing (empty, no header), Malformed (another header, not four fields), WrongType,
// OutOfRange, TooLarge.
[[nodiscard]] Result<TopologyPtr> parseLinkCsv(
    std::string_view text, const std::string& name, Findings& findings, SizeLimits limits = {});
[[nodiscard]] Result<TopologyPtr> readLinkCsv(const std::string& path, Findings& findings, SizeLimits limits = {});

// Unsupported for a fabric with switches, which the form cannot say.
[[nodiscard]] Result<std::string> writeLinkCsv(const Topology& topology);

} // namespace weft::topology
