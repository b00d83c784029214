// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulator.h"

#include "engine/simulation/kernel.h"

#include "engine/core/count_text.h"
#include "engine/topology/route_book.h"

namespace weft::simulation {

Result<RunPtr> simulate(const topology::Fabric& fabric, const trace::Workload& workload, const SystemConfig& system,
    const RunOptions& options, Findings& warnings, const Watch& watch)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    if (workload.graphs.size() < npus) {
        return Error { ErrorCode::MissingRank,
            "the fabric has " + counted(npus, "NPU") + ", but the workload has traces for "
                + counted(workload.graphs.size(), "rank"),
            {}, "add the missing traces or use a smaller fabric" };
    }
    Result<Groups> groups = Groups::make(npus, system.groups, workload.groups);
    if (!groups)
        return std::move(groups).error();
    RunOptions asked = options;
    if (options.network == NetworkModel::Aware && options.routing.choice == topology::RouteChoice::Spray
        && !options.packet) {
        asked.packet = kSprayedPacket;
        warn(warnings,
            { ErrorCode::Missing, "messages are sprayed in packets of 4 KiB, as no size of packets is given", {},
                "choose a size of packets, or another routing" });
    }
    topology::warnBrokenRoutes(fabric, warnings);
    return Kernel(fabric, workload, system, asked, std::move(*groups), warnings, watch).run();
}

} // namespace weft::simulation
