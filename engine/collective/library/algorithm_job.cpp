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
    std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.first < b.first; });
    std::size_t kept = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (kept > 0 && runs[kept - 1].past() == runs[i].first)
            runs[kept - 1].count += runs[i].count;
        else
            runs[kept++] = runs[i];
    }
    runs.resize(kept);
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
