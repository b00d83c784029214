// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/known_deadlock.h"

#include <algorithm>

namespace weft::analysis {

namespace {

// With localBWAware the reduce-scatters and the all-gathers of an all-reduce go through one queue of each dimension but
// the last, in the order in which a rank's chunks come to them. If a rank is late, that order differs between ranks
// from three dimensions on, and each may hold the place that another's chunk waits for. The peer stops there as well.
bool canWaitInACircle(const simulation::Run& run, const simulation::SystemConfig& system)
{
    constexpr std::size_t kDimensions = 3;
    return system.collectiveOptimization == simulation::CollectiveOptimization::LocalBwAware
        && system.queuesPerDimension == 1 && system.activeChunksPerDimension < system.datasetSplits
        && run.fabric.topology().dimensions().size() >= kDimensions;
}

bool isInsideAllReduce(const Finding& finding)
{
    const std::string& message = finding.error.message;
    return message.find("waits inside its all-reduce") != std::string::npos;
}

} // namespace

Findings explainUnfinished(const simulation::Run& run, const simulation::SystemConfig& system)
{
    Findings findings = run.unfinished;
    if (!canWaitInACircle(run, system) || std::none_of(findings.begin(), findings.end(), isInsideAllReduce))
        return findings;
    fail(findings,
        { ErrorCode::Unfinished,
            "with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions or more can "
            "wait for each other where a rank comes late; ASTRA-sim stops here as well",
            {},
            "any of these finishes: two queues a dimension, collective-optimization baseline, or "
            "active-chunks-per-dimension of at least preferred-dataset-splits ("
                + std::to_string(system.datasetSplits) + ')' });
    return findings;
}

} // namespace weft::analysis
