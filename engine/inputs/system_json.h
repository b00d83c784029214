// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's system JSON, every key of it, as a typed SystemConfig. Nothing is ignored in silence: keys without
// effect and unknown keys are warnings. Pure functions; any thread.
//
// Where a key is absent: scheduling-policy LIFO, collective-optimization baseline, preferred-dataset-splits 1,
// active-chunks-per-dimension 1, endpoint-delay 10 ns, implementations ring in every dimension, local-mem-bw none
// (reductions are free), roofline-enabled, replay-only and model-shared-bus off, L, o, g and G 0,
// local-reduction-delay 1 ns per 100 bytes, inter-dimension-scheduling ascending, intra-dimension-scheduling FIFO.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/system_config.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <optional>
#include <set>
#include <string>

namespace weft::io {
class JsonFile;
}

namespace weft::inputs {

// The peer's command-line options that become part of the system.
struct SystemOptions {
    double injectionScale = 1.0; // multiplies endpoint-delay, but only a given one
    std::uint32_t queuesPerDimension = 1;
    bool rendezvous = false;
    bool groupsByDimension = false; // Weft's own: SystemConfig::groupsByDimension

    void applyTo(simulation::SystemConfig& config) const; // all but the scale, which is for a given delay
    bool operator==(const SystemOptions&) const = default;
};

// Files that a system file names, and the place where it does; see loadCustomCollectives.
struct CustomReference {
    std::string path; // as written
    Where where;
};
struct CustomReferences {
    // <coll>-implementation-custom. Besides the peer's four patterns Weft takes broadcast, reduce, gather and scatter.
    std::map<trace::CollectiveType, CustomReference> algorithms;
    std::optional<CustomReference> perNodeFile; // per-node-custom-implementation
    [[nodiscard]] bool empty() const { return algorithms.empty() && !perNodeFile; }
};

struct SystemFile {
    simulation::SystemConfig config; // without custom collectives, remote memory and groups
    CustomReferences custom;
    std::set<std::string, std::less<>> given; // the keys that were present
    std::string name; // of the file, for messages
};

// `object` is the system object inside `file` (its root, or a part of a larger document). All that is wrong goes to
// `findings`; the Error returned is the first of them. Throws nothing.
[[nodiscard]] Result<SystemFile> readSystem(
    const io::JsonFile& file, const nlohmann::json& object, const SystemOptions& options, Findings& findings);
[[nodiscard]] Result<SystemFile> readSystemFile(
    const std::string& path, const SystemOptions& options, Findings& findings);

// Against a fabric of so many logical dimensions: more algorithms than dimensions is an error, fewer a warning
// (the remaining dimensions take no part).
void checkDimensionCount(const SystemFile& system, std::size_t dimensions, Findings& findings);

} // namespace weft::inputs
