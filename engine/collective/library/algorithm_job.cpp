// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/library/algorithm_job.h"

#include <algorithm>

namespace weft::collective {

std::vector<Rank> Job::lineFromRoot() const
{
    std::vector<Rank> turned = line;
    std::rotate(turned.begin(), turned.begin() + rootPlace(), turned.end());
    return turned;
}

Runs merged(Runs runs)
{
    std::ranges::sort(runs, {}, &Run::first);
    joinNeighbours(runs, [](const Run& run, const Run& next) { return run.past() == next.first; });
    return runs;
}

Runs Cut::runs(std::uint32_t first, std::uint32_t past, std::uint32_t lane) const
{
    Runs result;
    for (std::uint32_t unit = first; unit < past; ++unit)
        result.push_back(run(unit, lane));
    return merged(std::move(result));
}

} // namespace weft::collective
