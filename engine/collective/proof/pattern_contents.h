// SPDX-License-Identifier: GPL-3.0-or-later
// What a schedule's pattern puts into slots before and asks of them after, whatever stands for it there. Visits slots
// in bulk, in O(1) each also where the pattern has relays. Must not outlive the schedule; any thread. A custom pattern
// without a `before` starts with chunk k, from rank r alone, in input slot k of each rank r.
#pragma once

#include "engine/collective/model/schedule.h"

#include <functional>
#include <vector>

namespace weft::collective {

class PatternContents {
public:
    explicit PatternContents(const Schedule& schedule);

    // How many chunk ids there are under Custom, at least one.
    [[nodiscard]] static std::uint32_t customChunks(const Schedule& schedule);
    [[nodiscard]] bool isCustom() const { return m_pattern.kind == PatternKind::Custom; }

    // From `slot` on, as Pattern::storage gives it, `count` slots with successive chunks of the same contributors. By
    // rank and slot, under Custom one by one in the order of the placements.
    struct Run {
        Rank rank {};
        Slot slot;
        std::uint32_t count = 1;
        ChunkId chunk {};
        std::span<const Rank> contributors; // ascending; of standard patterns the same memory for the same ranks
    };
    // False: to visit no more.
    using Visit = std::function<bool(const Run& run)>;
    void visitBefore(const Visit& visit) const; // leaves out slots that hold nothing
    void visitAfter(const Visit& visit) const; // leaves out slots that may hold anything

private:
    void visitStandard(bool before, const Visit& visit) const;
    void visitPlacements(const std::vector<Placement>& placements, const Visit& visit) const;

    const Schedule& m_schedule;
    const Pattern& m_pattern;
    std::vector<Rank> m_ranks; // each by itself
    std::vector<std::uint32_t> m_places; // of members, by rank
    std::vector<Rank> m_everybody; // members, ascending
};

} // namespace weft::collective
