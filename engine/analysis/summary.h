// SPDX-License-Identifier: GPL-3.0-or-later
// A whole run on one page: spreads over the ranks, links per dimension, the hottest links, and what
// bounds it. Read by the terminal summary and the window. Pure function over an immutable Run; any thread.
#pragma once

#include "engine/analysis/headline.h"
#include "engine/analysis/link_metrics.h"
#include "engine/simulation/model/run.h"

#include <cstdint>
#include <vector>

namespace weft::analysis {

// Times over the ranks, ns.
struct RankSpread {
    std::uint64_t sum = 0;
    std::uint64_t least = 0;
    std::uint64_t most = 0;
    double mean = 0;
};

struct HotLink {
    LinkId link {};
    std::uint64_t bytes = 0;
    double use = 0; // of makespan; see RunSummary::measure
    double peak = 0; // the busiest bin; 0 without bins
    std::uint32_t dimension = 0; // or kNoDimension
};

struct RunSummary {
    Time makespan;
    Rank slowest {}; // the first of those that finish last; meaningless without ranks
    RankSpread finish;
    RankSpread compute; // any compute running
    RankSpread communication; // any communication in flight
    RankSpread exposed; // communication in flight and no compute running
    RankSpread idle; // before the rank's finish, neither
    std::uint64_t peerExposedOfSlowest = 0; // ASTRA-sim: finish − Σ GPU compute of the slowest rank, unsigned
    std::uint64_t messages = 0;
    std::uint64_t linkBytes = 0; // over all links: bytes × hops

    bool hasLinks = false; // levels links and full
    LinkMeasure measure = LinkMeasure::BusyFraction;
    LinkGroupFigures allLinks;
    std::vector<LinkGroupFigures> dimensions; // as dimensionFigures gives them
    std::vector<HotLink> hottest;

    Headline headline; // what bounds it
};

// `hotLinks`: how many of the hottest links are kept.
[[nodiscard]] RunSummary summarize(const simulation::Run& run, std::size_t hotLinks = 10);

} // namespace weft::analysis
