// SPDX-License-Identifier: GPL-3.0-or-later
// The project file: one JSON document of format "weft-project", with stable key order, two spaces of indent and one
// link a line, so that it diffs well. Pure functions but for readProject and saveProject; any thread.
//
//   { "format": "weft-project", "version": 2,
//     "fabric": { … a topology file, see topology_json.h … },
//     "drawn": { … instead, of a fabric that cannot be sealed, see drawn_fabric.h … },
//     "layout": [ [x, y], … ],
//     "workload": { "kind": "trace", "prefix": "traces/step" } | { "kind": "sample" } | { "kind": "benchmark", … },
//     "settings": { "network": "aware", "record": "full", "packet": "4 KiB", "queues_per_dimension": 1,
//                   "injection_scale": 1, "rendezvous": false, "groups_by_dimension": false, "folder": ".",
//                   "system": {…}, "memory": {…}, "groups": {…} },
//     "runs": [ { "name": …, "result": …, "when": …, "fabric": …, "workload": …, "source": {…}, "makespan_ns": …,
//                 "fingerprint": "…", "fabric_hash": "…", "workload_hash": "…", "note": …, "baseline": true,
//                 "partial": true, "settings": {…} } ] }
// Version 1 has no drawn fabrics, hashes, notes and baselines; it reads as it is.
#pragma once

#include "engine/core/result.h"
#include "engine/project/project.h"

#include <string>
#include <string_view>

namespace weft::project {

// `name` stands for the file in messages. Unknown keys are kept and are no warning; a version above kProjectVersion
// is a warning and reads as far as it is understood. Errors: Malformed, WrongType, Missing, OutOfRange.
[[nodiscard]] Result<Project> parseProject(std::string_view text, const std::string& name, Findings& findings);
[[nodiscard]] Result<Project> readProject(const std::string& path, Findings& findings);

[[nodiscard]] std::string writeProject(const Project& project);
// Atomic: a temporary file beside it, then a rename. Errors: Unreadable; Unsupported for a project of a newer version,
// whose unknown meanings would be lost.
[[nodiscard]] Result<void> saveProject(const Project& project, const std::string& path);

} // namespace weft::project
