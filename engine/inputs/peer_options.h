// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's command-line options, --name=value or --name and value, as the `extra_args` of a batch row hold them.
// Pure function; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/inputs/system_json.h"

#include <string>
#include <vector>

namespace weft::inputs {

// Known: --num-queues-per-dim, --injection-scale, --rendezvous-protocol (bare: true). Accepted with a warning, as
// they have no effect: --compute-scale, --comm-scale, --logging-configuration, --logging-folder. All else is an
// error. `where` is the place that the findings get.
[[nodiscard]] Result<SystemOptions> readPeerOptions(
    const std::vector<std::string>& arguments, const Where& where, Findings& findings);

} // namespace weft::inputs
