// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's communicator-group JSON: { "id": [ranks…], … } with whole ids above 0. The listed order of the ranks
// is kept, because it is the order of the group's ring. Pure functions; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/trace/execution_graph.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <vector>

namespace weft::io {
class JsonFile;
}

namespace weft::inputs {

// Groups in ascending id. Errors: an id that is not a number or is 0, an empty group, a rank that is negative, not
// below `npus` (unless that is 0: not known) or listed twice. A null object (a batch row without groups) is no group.
[[nodiscard]] Result<std::vector<trace::ProcessGroup>> readCommGroups(
    const io::JsonFile& file, const nlohmann::json& object, std::uint32_t npus, Findings& findings);
[[nodiscard]] Result<std::vector<trace::ProcessGroup>> readCommGroupsFile(
    const std::string& path, std::uint32_t npus, Findings& findings);

} // namespace weft::inputs
