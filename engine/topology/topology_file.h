// SPDX-License-Identifier: GPL-3.0-or-later
// The way in for everything that names a fabric: a file of any form that Weft reads, or a spec text.
// Pure functions over the file system; any thread.
#pragma once

#include "engine/topology/fabric.h"
#include "engine/topology/topology_builder.h"

#include <optional>
#include <string>
#include <string_view>

namespace weft::topology {

enum class TopologyFormat : std::uint8_t { Json, AstraNetwork, LinkCsv };

// By the extension of the name (.json, .yml, .yaml, .csv), else by the content; none if it is neither of them.
[[nodiscard]] std::optional<TopologyFormat> sniffTopology(const std::string& name, std::string_view text);

// A text in memory in any of the forms; `name` stands for the file in messages and in sniffing.
[[nodiscard]] Result<Fabric> parseTopology(
    std::string_view text, const std::string& name, Findings& findings, SizeLimits limits = {});

// A file wins over a spec of the same name. `dimensions` ("8x4") replaces the logical dimensions.
// The state that a JSON file may hold comes with the fabric. Errors: those of the readers and of parseSpec();
// NotFound for what looks like a path and is none; Mismatched for dimensions that do not multiply to the NPUs.
[[nodiscard]] Result<Fabric> loadFabric(const std::string& fileOrSpec, const std::optional<std::string>& dimensions,
    Findings& findings, SizeLimits limits = {});

// loadFabric() without the state; a warning says so where there is one.
[[nodiscard]] Result<TopologyPtr> loadTopology(const std::string& fileOrSpec,
    const std::optional<std::string>& dimensions, Findings& findings, SizeLimits limits = {});

} // namespace weft::topology
