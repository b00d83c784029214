// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/run_job.h"

#include "app/gui/workspace/rank_fit.h"
#include "engine/simulation/kernel/simulator.h"
#include "engine/study/description/input_hash.h"
#include "engine/topology/fabric_hash.h"

namespace weft::gui {

RunOutcome execute(const RunRequest& request, const Watch& watch)
{
    RunOutcome outcome;
    const topology::Topology& topology = request.fabric.topology();
    // Also of a run that fails or is stopped: what it found holds for these.
    outcome.fabricHash = topology::hashOf(request.fabric);
    outcome.workloadHash = request.workloadHash != 0 ? request.workloadHash : study::hashOf(*request.workload);
    const auto prepared = study::prepare(request.settings, topology.npuCount(), outcome.findings);
    if (!prepared)
        return outcome;
    const auto mismatch = rankMismatch(request.workload->graphs.size(), topology.npuCount());
    if (mismatch && mismatch->severity == Severity::Error) {
        outcome.findings.push_back(*mismatch);
        return outcome;
    }
    if (!study::checkTogether(topology, *request.workload, prepared->system, outcome.findings, watch))
        return outcome;
    auto run = simulation::simulate(
        request.fabric, *request.workload, prepared->system.config, prepared->options, outcome.findings, watch);
    if (!run) {
        if (!hasErrors(outcome.findings))
            fail(outcome.findings, run.error());
        return outcome;
    }
    outcome.findings.insert(outcome.findings.end(), (*run)->unfinished.begin(), (*run)->unfinished.end());
    outcome.view
        = widgets::makeRunView(request.name, std::move(*run), request.workload, request.nodeKeys, request.linkKeys);
    return outcome;
}

} // namespace weft::gui
