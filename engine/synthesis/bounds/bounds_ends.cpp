// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_shared.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

constexpr std::size_t kMostTimes = 4; // of links, that differ
constexpr double kMostSums = 1U << 16U; // of times, that are looked at

// The least that is no less than `ns` and is a sum of `times`, each of them as often as it may be.
std::uint64_t leastSum(std::span<const std::uint64_t> times, std::uint64_t ns)
{
    const std::uint64_t often = (ns + times.front() - 1) / times.front();
    std::uint64_t least = often * times.front();
    for (std::uint64_t count = 0; times.size() > 1 && count < often; ++count)
        least = std::min(least, count * times.front() + leastSum(times.subspan(1), ns - count * times.front()));
    return least;
}

} // namespace

std::uint64_t soonestEnd(const LinkGraph& graph, std::uint64_t ns)
{
    std::vector<std::uint64_t> times; // ascending
    for (const std::uint64_t time : graph.time) {
        const auto place = std::ranges::lower_bound(times, time);
        if (place != times.end() && *place == time)
            continue;
        if (time == 0 || times.size() == kMostTimes)
            return ns;
        times.insert(place, time);
    }
    std::reverse(times.begin(), times.end());
    double sums = 1;
    for (std::size_t i = 0; i + 1 < times.size(); ++i)
        sums *= static_cast<double>(ns / times[i] + 2);
    return times.empty() || sums > kMostSums ? ns : leastSum(times, ns);
}

} // namespace weft::synthesis
