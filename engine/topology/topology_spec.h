// SPDX-License-Identifier: GPL-3.0-or-later
// Fabrics as one line of text: "Ring(4,250GB/s,500ns)_FC(8,200GB/s,500ns)", "FatTree(64,oversub=4)", "DGX1V".
// Pure functions; any thread.
//
//   spec  = term { "_" term } | machine          only the dimension kinds can be joined
//   term  = kind "(" [size ["," bandwidth ["," latency]]] { "," key "=" value } ")"
//   kind  = Ring | FullyConnected (FC) | Switch (SW) | Mesh | Torus | Hypercube | FatTree (Clos) | Dragonfly
//        | Rail
//   size  = count { "x" count }                  several for Mesh and Torus only
//   keys  = Ring: uni=1. FatTree: oversub, levels, leaf, pod, spines. Dragonfly: groups, routers, npus, global,
//           globalbandwidth, globallatency. Rail: server, inner, innerlatency, levels, leaf, oversub.
//           All: bandwidth, latency.
// Kinds, keys and machines are read in any case, machines with or without hyphens. Spaces around tokens are allowed.
// Bandwidth is per link and direction (Switch: per port); 50GB/s and 500ns where left out.
#pragma once

#include "engine/topology/fabric_spec.h"

#include <string>
#include <string_view>

namespace weft::topology {

// Where.file of an error is the text itself, Where.column the place in it.
[[nodiscard]] Result<FabricSpec> parseSpec(std::string_view text);

// The canonical text: full names of kinds, bandwidth and latency always written. parseSpec() reads it back as equal.
[[nodiscard]] std::string toText(const FabricSpec& spec);

// parseSpec() and generate().
[[nodiscard]] Result<TopologyPtr> topologyFromSpec(std::string_view text, Findings& findings, SizeLimits limits = {});

// "Ring", "FullyConnected", …; "Plain" for a dimension without links of its own.
[[nodiscard]] std::string_view toString(DimensionKind kind);
// The kind of that name or short name, in any case; none if there is no such kind.
[[nodiscard]] std::optional<DimensionKind> dimensionKindNamed(std::string_view name);

} // namespace weft::topology
