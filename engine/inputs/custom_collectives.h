// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms of one's own: the files behind <coll>-implementation-custom and per-node-custom-implementation,
// execution traces by their prefix as in the peer, or a schedule (MSCCL-IR XML, or Weft's JSON). Reads files; holds no
// state; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/inputs/system_json.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weft::inputs {

// A YAML map of Chakra node ids to prefixes or files. They are returned as they are written. `name` stands for the
// file.
[[nodiscard]] Result<std::map<std::uint64_t, std::string>> parsePerNodeMap(
    const std::string& text, const std::string& name, Findings& findings);
[[nodiscard]] Result<std::map<std::uint64_t, std::string>> readPerNodeFile(const std::string& path, Findings& findings);

// Fills the custom collectives of `system.config` from the files that system.custom names: prefix.<position>.et for
// the positions 0, 1, … as far as there are files, at most `npus`; where there is no prefix.0.et, the schedule in the
// file of that very name. `folders` are tried in order for what the system file names; prefixes and files inside a
// per-node file are relative to that file's folder. What is wrong goes to `findings`; the Error returned is the first
// of them. Traces cannot be cut into chunks: with them preferred-dataset-splits must be 1 (Unsupported). A schedule
// can: each part of the collective runs it.
[[nodiscard]] Result<void> loadCustomCollectives(
    SystemFile& system, const std::vector<std::string>& folders, std::uint32_t npus, Findings& findings);

} // namespace weft::inputs
