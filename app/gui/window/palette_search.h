// SPDX-License-Identifier: GPL-3.0-or-later
// What of a fabric and a workload fits a typed text: nodes, links and operations, all of them looked at. Works on what
// is sealed, so that a job can do it; values, any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/study/scenario/scenario.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/documents/fabric_seal.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace weft::gui {

struct PaletteHit {
    enum class Kind { Node, Link, Operation };
    Kind kind {};
    int score = 0; // more is better
    QString name;
    QString detail;
    widgets::NodeKey node {};
    widgets::LinkKey link {};
    widgets::OpKey operation {};
};

struct PaletteHits {
    std::vector<PaletteHit> best; // best first
    std::uint64_t found = 0; // with those that are not among the best
};

struct PaletteQuestion {
    QString text;
    widgets::SealedFabricPtr fabric; // null: no nodes and links
    study::WorkloadPtr workload; // null: no operations
};

// "npu7" finds nodes and what they are joined by; "switch14 → npu62", "switch14 -> npu62" and "switch14 npu62" links.
[[nodiscard]] PaletteHits searchPalette(const PaletteQuestion& question, std::size_t most, const Watch& watch);

} // namespace weft::gui
