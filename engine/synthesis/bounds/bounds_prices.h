// SPDX-License-Identifier: GPL-3.0-or-later
// The cheapest ways between all members of an all-to-all when each link has a price. Owned by one bound; one thread at
// a time.
#pragma once

#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/translations.h"

#include <optional>
#include <utility>

namespace weft::synthesis {

// If every member sent one chunk to every other on its cheapest way.
struct Routed {
    long double price = 0; // of all chunks together
    std::vector<double> load; // by arc: chunks that pass
};

class PricedWays {
public:
    // `ends`: where each member sends from and receives at. With `alike`, where all NPUs are members, one stands for
    // all, and equal links must have equal prices. All are only read and must outlive the object.
    PricedWays(const SpreadDemand& demand, std::span<const std::pair<std::uint32_t, std::uint32_t>> ends,
        const std::optional<Translations>& alike);

    // Prices by arc; of an arc added by the demand 0. Where several ways cost the same, one of them is taken.
    [[nodiscard]] Routed route(std::span<const std::uint64_t> price);

private:
    void findWays(std::uint32_t from, std::span<const std::uint64_t> price);
    void shareAmongAlike(std::vector<double>& load) const;

    const SpreadDemand& m_demand;
    std::span<const std::pair<std::uint32_t, std::uint32_t>> m_ends;
    const std::optional<Translations>& m_alike;
    std::vector<std::uint64_t> m_price; // of findWays(): by node
    std::vector<std::uint32_t> m_last; // by node: the arc that its way ends with
    std::vector<std::uint32_t> m_order; // nearest first
};

} // namespace weft::synthesis
