// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/model/dimension_loads.h"

#include <algorithm>
#include <numeric>

namespace weft::collective {

DimensionLoads::DimensionLoads(std::span<const topology::Dimension> dimensions)
    : m_loads(dimensions.size(), 0)
{
    for (const topology::Dimension& dimension : dimensions) {
        m_sizes.push_back(dimension.size);
        // A dimension without links of its own counts as one of 1 GB/s.
        const double link = dimension.link.bandwidth.bytesPerNs > 0 ? dimension.link.bandwidth.bytesPerNs : 1;
        const bool usesAll = dimension.kind == topology::DimensionKind::FullyConnected;
        m_bandwidths.push_back(usesAll ? link * (dimension.size - 1) : link);
    }
}

std::vector<std::uint32_t> DimensionLoads::place()
{
    std::vector<std::uint32_t> order(m_loads.size());
    std::iota(order.begin(), order.end(), 0U);
    std::stable_sort(
        order.begin(), order.end(), [this](std::uint32_t a, std::uint32_t b) { return m_loads[a] < m_loads[b]; });
    double bytes = 1;
    for (const std::uint32_t dimension : order) {
        m_loads[dimension] += bytes * (1 - 1 / m_sizes[dimension]) / m_bandwidths[dimension];
        bytes /= m_sizes[dimension];
    }
    return order;
}

} // namespace weft::collective
