// SPDX-License-Identifier: GPL-3.0-or-later
// What a project file says that this Weft does not know, kept through reading and writing at every depth: the keys of
// objects, and those of the runs, schedules and notes in lists, which are known again by what does not change in them.
// Pure functions.
#pragma once

#include <nlohmann/json.hpp>

namespace weft::project {

// What `read` has and `known`, the same as this Weft would write it, has not. An empty object: nothing.
[[nodiscard]] nlohmann::ordered_json unknownIn(const nlohmann::ordered_json& read, const nlohmann::ordered_json& known);

// Puts it back where the objects and list items that it was in are still there; what is there already stays.
void putBack(nlohmann::ordered_json& object, const nlohmann::ordered_json& unknown);

} // namespace weft::project
