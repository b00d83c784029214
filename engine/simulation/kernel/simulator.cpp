// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/kernel/simulator.h"

#include "engine/simulation/kernel/kernel.h"

#include "engine/core/count_text.h"
#include "engine/topology/route_book.h"

#include <algorithm>

namespace weft::simulation {

namespace {

// With localBWAware the reduce-scatters and the all-gathers of an all-reduce go through one queue of each dimension but
// the last, in the order in which a rank's chunks come to them. If a rank is late, that order differs between ranks
// from three dimensions on, and each may hold the place that another's chunk waits for. The peer stops there as well.
bool waitsInACircle(const Run& run, const SystemConfig& system)
{
    constexpr std::size_t kDimensions = 3;
    const auto isInside = [](const Finding& finding) {
        return finding.error.message.find("waits inside its all-reduce") != std::string::npos;
    };
    return system.collectiveOptimization == CollectiveOptimization::LocalBwAware && system.queuesPerDimension == 1
        && system.activeChunksPerDimension < system.datasetSplits
        && run.fabric.topology().dimensions().size() >= kDimensions
        && std::any_of(run.unfinished.begin(), run.unfinished.end(), isInside);
}

Error circleOf(const SystemConfig& system)
{
    return { ErrorCode::Unfinished,
        say("with localBWAware and one queue a dimension, chunks of an all-reduce over three dimensions or more can "
            "wait for each other where a rank comes late; ASTRA-sim stops here as well"),
        {},
        say("any of these finishes: two queues a dimension, collective-optimization baseline, or "
            "active-chunks-per-dimension of at least preferred-dataset-splits (%1)",
            system.datasetSplits) };
}

} // namespace

Result<RunPtr> simulate(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
    const RunOptions& options, Findings& warnings, const Watch& watch)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    if (workload.graphs.size() < npus) {
        return Error { ErrorCode::MissingRank,
            say("the fabric has %1, but the workload has traces for %2", sayCount(npus, "%n NPU", "%n NPUs"),
                sayCount(workload.graphs.size(), "%n rank", "%n ranks")),
            {}, say("add the missing traces or use a smaller fabric") };
    }
    const trace::GroupTable groups(trace::effectiveGroups(system.groups, workload.groups), npus);
    if (Findings wrong; groups.check(wrong), !wrong.empty())
        return firstError(wrong);
    RunOptions asked = options;
    if (options.network == NetworkModel::Aware && options.routing.choice == topology::RouteChoice::Spray
        && !options.packet) {
        asked.packet = kSprayedPacket;
        warn(warnings,
            { ErrorCode::Missing, say("messages are sprayed in packets of 4 KiB, as no size of packets is given"), {},
                say("choose a size of packets, or another routing") });
    }
    topology::warnBrokenRoutes(fabric, warnings);
    if (watch.progress != nullptr)
        watch.progress->setDone(0); // what follows is told in parts of its own, and never falls
    Findings said;
    Result<RunPtr> result = Error {};
    for (RunRules rules;;) {
        Kernel kernel(fabric, workload, system, asked, groups, rules, said, watch);
        result = kernel.run();
        if (!result || (*result)->cancelled)
            break;
        const bool standsStill = !(*result)->unfinished.empty() && kernel.someStray();
        if (kernel.isInvalid())
            rules.shortcuts = false;
        else if (rules.queues == QueueRule::OfRanks && standsStill)
            rules = { QueueRule::OfGroups, true };
        else
            break;
        said.clear();
        if (rules.queues == QueueRule::OfGroups) {
            warn(said,
                { ErrorCode::Unsupported,
                    say("ranks that have run different collectives of groups take different queues, and by ASTRA-sim's "
                        "rule would wait for each other for ever; here all take the queue of the first member that "
                        "calls"),
                    {}, say("with --num-queues-per-dim 1 there is one rule only") });
        }
    }
    warnings.insert(warnings.end(), said.begin(), said.end());
    if (result && waitsInACircle(**result, system))
        warn(warnings, circleOf(system));
    return result;
}

} // namespace weft::simulation
