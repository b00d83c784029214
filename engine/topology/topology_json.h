// SPDX-License-Identifier: GPL-3.0-or-later
// Weft's own topology file: JSON that diffs well, with stable order, one link a line and units as text.
// Pure functions; any thread.
//
//   { "format": "weft-topology", "version": 1,
//     "spec": "Torus(4x4,…)",                    a generated fabric; then no nodes, links, grid, routing, routes
//     "npus": 8, "switches": 1,
//     "nodes": [ {"id": 8, "key": "…", "name": "…", "forwards": false, "reduces": true, "multicasts": true} ],
//     "grid": [ {"kind": "Ring", "size": 8, "bandwidth": "50GB/s", "latency": "500ns", "uni": true} ],
//     "dimensions": [ 4, 2 ],                    logical; a number, or an object as in "grid"
//     "routing": "shortest-path",                or "dimension-order" (needs "grid")
//     "links": [ {"from": 0, "to": 8, "bandwidth": "50GiB/s", "latency": "500ns"} ],
//     "routes": [ {"from": 0, "to": 3, "links": [0, 5]} ],
//     "state": { "links": [ {"link": 3, "failed": true, "bandwidth_factor": 0.5, "extra_latency": "1us"} ],
//                "nodes": [ {"node": 2, "failed": true, "compute_factor": 0.5} ] } }
// Nodes are listed only where they differ from a plain one; links are numbered by their place in the list.
#pragma once

#include "engine/topology/fabric.h"
#include "engine/topology/topology_builder.h"

#include <string>
#include <string_view>

namespace weft::topology {

// `name` stands for the file in messages. Unknown keys are warnings; anything else that is wrong is an error that
// names the key or the entry ("links[17]"). The first error is the result, further ones go to `findings`.
[[nodiscard]] Result<Fabric> parseTopologyJson(
    std::string_view text, const std::string& name, Findings& findings, SizeLimits limits = {});
// Files beyond 256 MiB are refused with TooLarge.
[[nodiscard]] Result<Fabric> readTopologyJson(const std::string& path, Findings& findings, SizeLimits limits = {});

// Reads back as the same fabric and state. By its spec where that still generates it, else link by link; with
// `linksSpelledOut` link by link in any case, so that any of them can be edited by hand.
[[nodiscard]] std::string writeTopologyJson(const Fabric& fabric, bool linksSpelledOut = false);

} // namespace weft::topology
