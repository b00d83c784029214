// SPDX-License-Identifier: GPL-3.0-or-later
// The feeder's JSON form: {"workload_graph": [{"Id", "Name", "NodeType", "data_deps", "runtime", …}, …], …}.
// Private to this room.
#pragma once

#include "engine/io/json_file.h"
#include "engine/trace/trace_reader.h"

#include <string>

namespace weft::trace {

// `.et` bytes of the same meaning: keys that are not a node's structure become attributes of the same name.
[[nodiscard]] Result<std::string> feederToEt(const io::JsonFile& file, const ReadContext& context, Findings& findings);

} // namespace weft::trace
