// SPDX-License-Identifier: GPL-3.0-or-later
// Which NPUs a sealed fabric leaves cut off. Pure functions; any thread.
#pragma once

#include "engine/core/error.h"
#include "engine/topology/topology.h"

namespace weft::topology {

// One warning for the NPUs that the first one of the largest part cannot send to and one for those that cannot send
// to it, each with how many they are and the first few. Nodes that do not forward carry no one else's traffic.
void warnUnreachable(const Topology& topology, Findings& findings);

} // namespace weft::topology
