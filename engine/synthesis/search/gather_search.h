// SPDX-License-Identifier: GPL-3.0-or-later
// The search for one all-gather: picks the constructor that fits the fabric, makes one start after the other and keeps
// the best. Used from one thread; starts its own.
#pragma once

#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/search/event_search.h"
#include "engine/synthesis/search/quotient_search.h"
#include "engine/synthesis/search/search_rounds.h"

namespace weft::synthesis {

class GatherSearch final : public Seeker {
public:
    // Graph and options outlive it. `reportsSteps`: progress counts the chunks delivered, where it is by steps.
    GatherSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, const SynthesisOptions& options,
        const Watch& watch, bool reportsSteps);

    // The first start: a few candidates where they take no time, one construction where it is large. Errors:
    // Cancelled (stopped before there was a schedule), Unreadable (no file for a large one).
    [[nodiscard]] Result<void> begin() override;
    // 0 too if it found no room for another schedule.
    std::uint64_t advance(std::uint64_t most) override;
    [[nodiscard]] std::uint64_t bestNs() const override;
    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] SynthesisMethod method() const;
    [[nodiscard]] std::uint64_t peakBytes() const; // without the schedule
    [[nodiscard]] LinkSchedule best() const;
    [[nodiscard]] LinkSchedule take(); // the same without a copy; nothing may be called after it

private:
    void beginByTranslation(Translations translations);
    [[nodiscard]] Result<void> beginBySteps();
    [[nodiscard]] bool beginByEvents(std::uint64_t tries);
    [[nodiscard]] StepOptions stepOptions(std::uint64_t seed, std::uint64_t limitSteps) const;
    std::uint64_t advanceBySteps();

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    const SynthesisOptions& m_options;
    Watch m_watch;
    bool m_reportsSteps = false;
    std::uint64_t m_transfers = 0; // of a whole schedule
    std::uint64_t m_starts = 0;
    std::uint64_t m_stepStateBytes = 0;
    std::optional<QuotientSearch> m_quotient;
    std::optional<LinkSchedule> m_steps; // as long as nothing better was found by events
    std::optional<EventSearch> m_events;
};

} // namespace weft::synthesis
