// SPDX-License-Identifier: GPL-3.0-or-later
// The search for one all-gather: picks the constructor that fits the fabric, makes one start after the other and keeps
// the best.
#pragma once

#include "engine/synthesis/construct/event_constructor.h"
#include "engine/synthesis/construct/step_constructor.h"
#include "engine/synthesis/search/search_loop.h"
#include "engine/synthesis/search/translated_gather.h"

namespace weft::synthesis {

class GatherSearch final : public Seeker {
public:
    // The graph outlives it. `reportsSteps`: progress counts the chunks delivered, where it is by steps.
    GatherSearch(const LinkGraph& graph, std::uint32_t chunksPerNpu, const SynthesisOptions& options,
        const Watch& watch, bool reportsSteps);

    // The first start: a few candidates where they take no time, one construction where it is large. Errors:
    // Cancelled (stopped before there was a schedule), Unreadable (no file for a large one).
    [[nodiscard]] Result<bool> begin(const SearchMeans& means) override;
    [[nodiscard]] std::uint64_t atOnce() const override;
    [[nodiscard]] bool isAlone() const override { return !m_quotient && m_steps && isLarge(); }
    void open(std::uint64_t count) override;
    [[nodiscard]] Made make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means) override;
    std::uint64_t keep(std::uint64_t count) override;
    [[nodiscard]] std::uint64_t bestNs() const override;
    [[nodiscard]] bool isDone() const override;
    [[nodiscard]] std::string_view method() const; // as SynthesisResult has it
    [[nodiscard]] std::uint64_t peakBytes() const; // without the schedule
    [[nodiscard]] LinkSchedule best() const;
    [[nodiscard]] LinkSchedule take(); // the same without a copy; nothing may be called after it

private:
    [[nodiscard]] Result<bool> beginByTranslation(Translations translations, const SearchMeans& means);
    [[nodiscard]] Result<bool> beginBySteps(const SearchMeans& means);
    // By events: many constructions, the later ones from some point of the best so far, because what an all-gather
    // loses, it loses at its end, and the end alone is cheap to repeat.
    struct Jobs {
        std::vector<PlannedTransfer> jobs; // ascending in start; none: nothing, or nothing better
        std::uint64_t durationNs = ~std::uint64_t { 0 };
    };
    void startEvents(); // from what there is by steps
    [[nodiscard]] bool beginByEvents(std::uint64_t tries, const SearchMeans& means);
    [[nodiscard]] bool hasJobs() const { return !m_jobs.jobs.empty(); }
    [[nodiscard]] std::uint64_t deadline() const { return hasJobs() ? m_jobs.durationNs - 1 : ~std::uint64_t { 0 }; }
    [[nodiscard]] EventConstructor& constructorOf(std::uint32_t worker);
    [[nodiscard]] Jobs makeInBulk(EventConstructor& events, const Watch& watch) const;
    [[nodiscard]] Jobs makeOne(EventConstructor& events, std::uint64_t number, const Watch& watch) const;
    void keepIfBetter(Jobs made);
    [[nodiscard]] bool isLarge() const;
    [[nodiscard]] bool isBySteps() const; // the best
    [[nodiscard]] StepOptions stepOptions(std::uint64_t seed, std::uint64_t limitSteps) const;

    const LinkGraph& m_graph;
    std::uint32_t m_perNpu = 1;
    SynthesisOptions m_options;
    Progress* m_progress = nullptr;
    std::uint64_t m_seed = 0; // of what is made by events
    std::uint64_t m_transfers = 0; // of a whole schedule
    std::uint64_t m_starts = 0;
    std::uint64_t m_stepStateBytes = 0;
    Translations m_translations; // of these:
    std::optional<QuotientSearch> m_quotient;
    std::optional<LinkSchedule> m_steps; // as long as nothing better was found by events
    std::optional<LinkSchedule> m_nextSteps; // of the round
    Jobs m_jobs; // the best by events
    std::vector<Jobs> m_round;
    std::vector<std::optional<EventConstructor>> m_constructors; // by worker, of those that have worked
};

} // namespace weft::synthesis
