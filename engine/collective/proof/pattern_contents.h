// SPDX-License-Identifier: GPL-3.0-or-later
// What a schedule's pattern puts into slots before and asks of them after, as values of a symbolic execution. Visits
// slots in bulk, in O(1) each also where the pattern has relays. Must not outlive the schedule and the sets; one
// thread. A custom pattern without a `before` starts with chunk k, from rank r alone, in input slot k of each rank r.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/collective/proof/slot_value.h"

#include <functional>
#include <vector>

namespace weft::collective {

class PatternContents {
public:
    PatternContents(const Schedule& schedule, ContributionSets& sets);

    // How many elements the sets must be made for: ranks, under Custom chunks · ranks.
    [[nodiscard]] static std::uint64_t universe(const Schedule& schedule);
    // The element of one rank's contribution to one chunk.
    [[nodiscard]] std::uint64_t element(ChunkId chunk, Rank rank) const;
    [[nodiscard]] std::uint32_t rankCount() const { return m_pattern.ranks; }
    [[nodiscard]] bool isCustom() const { return m_pattern.kind == PatternKind::Custom; }

    // From `slot` on, as Pattern::storage gives it, `count` slots with successive chunks of the same contributors. By
    // rank and slot, under Custom one by one in the order of the placements.
    struct Run {
        Rank rank {};
        Slot slot;
        std::uint32_t count = 1;
        ChunkId chunk {}; // of SlotValue: 0 under Custom
        SetId set {};
    };
    using Visit = std::function<void(const Run& run)>;
    void visitBefore(const Visit& visit) const; // leaves out slots that hold nothing
    void visitAfter(const Visit& visit) const; // leaves out slots that may hold anything

private:
    void visitStandard(bool before, const Visit& visit) const;
    void visitPlacements(const std::vector<Placement>& placements, const Visit& visit) const;

    const Schedule& m_schedule;
    const Pattern& m_pattern;
    ContributionSets& m_sets;
    Pattern m_dense; // the same among the members alone, so that no place must be searched for
    std::vector<std::uint32_t> m_places; // by rank; a relay has none
    SetId m_everybody {};
};

} // namespace weft::collective
