// SPDX-License-Identifier: GPL-3.0-or-later
// What Weft has read, as facts for people: counts, dimensions, nodes by type, and what was understood of a
// configuration with defaults marked. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/inputs/system_json.h"
#include "engine/simulation/model/system_config.h"
#include "engine/topology/topology.h"
#include "engine/trace/execution_graph.h"

#include <cstdint>
#include <string>
#include <vector>

namespace weft::study {

struct Fact {
    std::string name;
    std::string value; // with its unit
    bool isDefault = false; // the file does not say; this is what Weft takes
};

struct Description {
    std::string kind; // "topology", "trace", "trace set", "system", "remote memory", "communicator groups", "collective
                      // algorithm", …
    std::vector<Fact> facts;
};

[[nodiscard]] Description describe(const topology::Topology& topology);
[[nodiscard]] Description describe(const trace::Workload& workload);
[[nodiscard]] Description describe(const inputs::SystemFile& system);
[[nodiscard]] Description describe(const simulation::RemoteMemory& memory);
[[nodiscard]] Description describe(const std::vector<trace::ProcessGroup>& groups);
[[nodiscard]] Description describe(const collective::Schedule& schedule);

// The most hops between two NPUs: exact up to `sources` NPUs, beyond that from so many spread over the machine, which
// is a lower bound. Nodes that do not forward carry no one else's traffic.
struct Diameter {
    std::uint32_t hops = 0;
    bool exact = true;
    bool connected = true; // every NPU looked at reaches every other
};
[[nodiscard]] Diameter diameterOf(const topology::Topology& topology, std::uint32_t sources = 256);

} // namespace weft::study
