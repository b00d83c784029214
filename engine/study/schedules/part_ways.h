// SPDX-License-Identifier: GPL-3.0-or-later
// Which way each part of a collective goes along the dimensions: their order, and the sense of rings in each, as the
// simulator's native algorithms choose them by the system's inter-dimension scheduling and queues. Follows the
// collectives of one workload, each group by itself. Owned by one inlining; one thread.
#pragma once

#include "engine/collective/library/algorithm_library.h"
#include "engine/simulation/plan/collective_plan.h"

#include <map>

namespace weft::study {

struct Part {
    collective::DimensionWay way; // of the dimensions that take part
    std::uint64_t bytes = 0; // of the collective; 0: an equal share
};

class PartWays {
public:
    // Outlives this.
    explicit PartWays(const simulation::SystemConfig& system)
        : m_system(system)
    {
    }

    // Of the group's next collective; one at least. Parts are equal shares where the chunks of the simulator are of one
    // size, and its chunks where they are not. Who calls what when is not known here: what other groups
    // take of the queues is left out, and loads of dimensions start afresh with each collective, as they do natively
    // where rank 0 is the first to call it, at a tick of its own. Errors: those of DimensionScheduler::split.
    [[nodiscard]] Result<std::vector<Part>> next(std::uint32_t group, const simulation::CollectiveRequest& request,
        const std::vector<simulation::PlanDimension>& dimensions);

private:
    struct State {
        simulation::DimensionScheduler scheduler;
        std::vector<std::uint32_t> uses; // of queues, by dimension and class
    };

    const simulation::SystemConfig& m_system;
    std::map<std::uint32_t, State> m_groups;
};

} // namespace weft::study
