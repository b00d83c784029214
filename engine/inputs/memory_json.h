// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's remote-memory JSON: memory-type, remote-mem-latency (ns), remote-mem-bw (whole decimal GB/s), and
// for PER_NODE_MEMORY_EXPANSION num-nodes and num-npus-per-node. Pure functions; any thread.
// An absent memory-type is NO_MEMORY_EXPANSION, with a warning; an absent remote-mem-latency is 0, likewise.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/system_config.h"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace weft::io {
class JsonFile;
}

namespace weft::inputs {

// `npus` checks that the nodes cover the machine; 0 where that is not known. The Error returned is the first of
// `findings`.
[[nodiscard]] Result<simulation::RemoteMemory> readRemoteMemory(
    const io::JsonFile& file, const nlohmann::json& object, std::uint32_t npus, Findings& findings);
[[nodiscard]] Result<simulation::RemoteMemory> readRemoteMemoryFile(
    const std::string& path, std::uint32_t npus, Findings& findings);

} // namespace weft::inputs
