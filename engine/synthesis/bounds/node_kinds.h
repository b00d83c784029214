// SPDX-License-Identifier: GPL-3.0-or-later
// Nodes that a symmetry of the fabric, or what comes near one, may put in each other's place while waves go over it:
// one variable of a linear program then stands for all of them. A value and a pure function; any thread.
#pragma once

#include "engine/synthesis/bounds/bounds_waves.h"

namespace weft::synthesis {

// Nodes of one kind have equally many links to each other kind, of the same speeds.
struct NodeKinds {
    std::vector<std::uint32_t> of; // by node
    std::uint32_t count = 0;
};

// Splits kinds by their links out and in until nothing changes, or so many times.
[[nodiscard]] NodeKinds kindsOf(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds);

} // namespace weft::synthesis
