// SPDX-License-Identifier: GPL-3.0-or-later
// Which of Weft's inputs a file is, by its content (its first bytes, or the keys of a JSON document).
// Reads files; holds no state; any thread.
#pragma once

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <optional>
#include <string>

namespace weft::study {

enum class FileKind : std::uint8_t {
    Unknown,
    Topology, // a file, or no file but the text of a generated fabric
    Trace, // one rank's
    TraceSet, // a prefix or a folder
    System,
    Memory,
    CommGroups,
    PerNodeMap, // YAML map of node ids to prefixes
    Schedule, // MSCCL XML or Weft's JSON
    Steps, // a synthesized schedule of equal steps
    Program, // of computation and communication: .weave
    Result, // or another JSON that Weft writes of what it did: see resultName()
    Project, // of the desktop application; described by engine/project
    RunFile, // the records of a run beside a project; likewise
};

// A name that is a file is judged by its content; otherwise it is a trace set if there are files of that prefix, and
// a topology if it reads as the text of one. Pipes and devices are not looked into: Unknown.
[[nodiscard]] FileKind kindOf(const std::string& what);

// What a JSON object of Weft's own results is, by its keys: "result", "batch results", "synthesis", …; none for others.
[[nodiscard]] std::optional<std::string> resultName(const nlohmann::json& root);

// Files beside a project: "name.data/run-….weftrun" for "name.weft".
[[nodiscard]] std::string dataFolder(const std::string& projectPath);

} // namespace weft::study
