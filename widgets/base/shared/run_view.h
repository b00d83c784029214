// SPDX-License-Identifier: GPL-3.0-or-later
// A finished run as the views see it: the immutable Run with what is computed from it once, on a worker. Shared by
// all views as RunViewPtr; nothing in it changes, so that any thread may read it.
#pragma once

#include "engine/analysis/attribution.h"
#include "engine/analysis/critical_path.h"
#include "engine/analysis/summary.h"
#include "engine/core/progress.h"
#include "engine/simulation/model/run.h"
#include "engine/study/scenario/scenario.h"
#include "widgets/base/shared/element_keys.h"
#include "widgets/base/shared/run_links.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace weft::widgets {

struct RunView {
    QString name; // "Run 3"
    simulation::RunPtr run;
    study::WorkloadPtr workload; // what ran; for the names of operations
    analysis::RunSummary summary;
    std::vector<std::uint32_t> linkDimensions; // by LinkId; analysis::kNoDimension where none
    std::optional<analysis::CriticalPath> criticalPath; // level full only; not of a run that was stopped
    std::optional<analysis::Attribution> attribution; // of the critical path, where there is one
    RunLinks links; // see linksOf() and operationsOf(); level full only
    // When operations start or end, ascending, each once: what stepping from event to event goes to.
    std::shared_ptr<const std::vector<std::int64_t>> events;
    std::shared_ptr<const std::vector<std::uint32_t>> longestCollectives; // all of them, the longest first
    Time busiest; // the middle of the bin in which the links are busiest; 0 without bins
    // Of the document's elements; one an id of the run's fabric. Elements that were deleted keep their old keys.
    std::vector<NodeKey> nodeKeys;
    std::vector<LinkKey> linkKeys;

    [[nodiscard]] LinkId linkOf(LinkKey key) const; // kNone if the fabric of the run had no such link. O(log n)
    [[nodiscard]] NodeId nodeOf(NodeKey key) const;
    // As engine/topology/link_name.h calls it: "npu0 → npu1 #2".
    [[nodiscard]] QString linkName(LinkId link) const;
    [[nodiscard]] QString operationName(OpKey key) const;

    std::vector<std::pair<LinkKey, LinkId>> linksByKey; // sorted
    std::vector<std::pair<NodeKey, NodeId>> nodesByKey;
};

using RunViewPtr = std::shared_ptr<const RunView>;

// Whether the NPUs of two runs are as many and have the same names: a place in the one is a place in the other.
[[nodiscard]] bool haveSameRanks(const RunView& a, const RunView& b);

// Computes everything that a RunView holds. For a worker: takes as long as the critical path, O(records).
[[nodiscard]] RunViewPtr makeRunView(QString name, simulation::RunPtr run, study::WorkloadPtr workload,
    std::vector<NodeKey> nodeKeys, std::vector<LinkKey> linkKeys);

} // namespace weft::widgets
