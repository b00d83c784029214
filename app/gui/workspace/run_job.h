// SPDX-License-Identifier: GPL-3.0-or-later
// One simulation as a job: everything it needs by value or shared, so that it may run on any worker while the window
// goes on editing. Pure; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/project/project.h"
#include "engine/study/scenario/run_settings.h"
#include "engine/study/scenario/scenario.h"
#include "widgets/base/shared/run_view.h"

#include <QString>

namespace weft::gui {

struct RunRequest {
    QString name; // "Run 3"
    topology::Fabric fabric;
    std::vector<widgets::NodeKey> nodeKeys; // by NodeId
    std::vector<widgets::LinkKey> linkKeys; // by LinkId
    study::WorkloadPtr workload;
    study::RunSettings settings;
    QString fabricName; // for people
    QString workloadName;
    project::WorkloadSource source;
    std::uint64_t workloadHash = 0; // 0: not known yet
};

struct RunOutcome {
    widgets::RunViewPtr view; // null if it did not run
    Findings findings; // errors if it did not run, warnings otherwise, and what stayed unfinished
    std::uint64_t fabricHash = 0; // of what it ran on
    std::uint64_t workloadHash = 0;
};

// Prepares the settings, checks everything together, simulates and computes what the views need.
[[nodiscard]] RunOutcome execute(const RunRequest& request, const Watch& watch);

} // namespace weft::gui
