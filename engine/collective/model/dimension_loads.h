// SPDX-License-Identifier: GPL-3.0-or-later
// Which way round the dimensions each piece of a collective goes, so that all dimensions are busy alike: S. Rashidi
// et al., Themis: a network bandwidth-aware collective scheduling policy (ISCA'22). Owned by one algorithm.
#pragma once

#include "engine/topology/topology.h"

#include <cstdint>
#include <span>
#include <vector>

namespace weft::collective {

class DimensionLoads {
public:
    explicit DimensionLoads(std::span<const topology::Dimension> dimensions);

    // The order of the next piece, and what it adds: the least loaded dimension comes first and carries the most.
    // All pieces are of one size. Equal loads: the natural order.
    [[nodiscard]] std::vector<std::uint32_t> place();

private:
    std::vector<double> m_sizes;
    std::vector<double> m_bandwidths; // of one NPU into the dimension
    std::vector<double> m_loads; // the time that each works for the pieces so far, of a piece over a link of 1 GB/s
};

} // namespace weft::collective
