// SPDX-License-Identifier: GPL-3.0-or-later
// Seeks a plan for any demands: start after start with other choices, the best is kept, the first of equal ones.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"
#include "engine/synthesis/search/search_loop.h"

#include <memory>

namespace weft::synthesis {

// A start is one construction: by slots, or of chunks with one destination by routes, of others by trees, each with
// some weighing of what is urgent or dear, and from the second turn on with other draws. The first turn's differ most:
// the first start makes several of them where there are fewer than 2^14 deliveries, and two through switches that pass
// on one copy where there are fewer than 2^17. What has fewer than 2^14 is hastened (hastened_plan.h); what few NPUs
// hold, through such switches, is then made in stages, too (constructStaged()), and by the first of the later starts if
// it is still far from the bound, and at last regrown (regrown()).
class DemandSearch final : public Seeker {
public:
    // Graph and demands outlive it. Of the options boundNs ends it; useSymmetry has no effect.
    DemandSearch(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options);
    ~DemandSearch() override;

    // Errors: those of constructRoutes, constructEvenRoutes, constructTrees and constructBySlots.
    [[nodiscard]] Result<bool> begin(const SearchMeans& means) override;
    [[nodiscard]] std::uint64_t atOnce() const override;
    void open(std::uint64_t count) override;
    [[nodiscard]] Made make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means) override;
    std::uint64_t keep(std::uint64_t count) override;
    [[nodiscard]] std::uint64_t bestNs() const override { return m_best.durationNs; }
    [[nodiscard]] bool isDone() const override { return m_best.durationNs <= m_boundNs; }
    [[nodiscard]] const TransferPlan& best() const { return m_best; } // after begin()

private:
    class Starts;
    std::unique_ptr<const Starts> m_starts;
    std::uint64_t m_boundNs = 0;
    std::uint64_t m_atOnce = 1;
    std::uint64_t m_next = 0; // start
    TransferPlan m_best;
    std::vector<std::optional<TransferPlan>> m_round; // what is better
};

} // namespace weft::synthesis
