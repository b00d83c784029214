// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms given as execution traces: the files behind <coll>-implementation-custom and
// per-node-custom-implementation. Reads files; holds no state; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/inputs/system_json.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace weft::inputs {

// A YAML map of Chakra node ids to prefixes. Prefixes are returned as they are written. `name` stands for the file.
[[nodiscard]] Result<std::map<std::uint64_t, std::string>> parsePerNodeMap(
    const std::string& text, const std::string& name, Findings& findings);
[[nodiscard]] Result<std::map<std::uint64_t, std::string>> readPerNodeFile(const std::string& path, Findings& findings);

// Fills the custom collectives of `system.config` from the files that system.custom names: prefix.<position>.et for
// the positions 0, 1, … as far as there are files, at most `npus`. `folders` are tried in order for what the system
// file names; prefixes inside a per-node file are relative to that file's folder. What is wrong goes to `findings`;
// the Error returned is the first of them.
[[nodiscard]] Result<void> loadCustomCollectives(
    SystemFile& system, const std::vector<std::string>& folders, std::uint32_t npus, Findings& findings);

} // namespace weft::inputs
