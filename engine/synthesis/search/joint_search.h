// SPDX-License-Identifier: GPL-3.0-or-later
// Seeks an all-reduce whose halves run at once: construction after construction with other weighings, in turn with
// shaking the times of the best.
// The result depends on graph, demands, seed and starts, whatever the number of threads. Used from one thread; starts
// its own.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/search/search_rounds.h"

namespace weft::synthesis {

class JointSearch final : public Seeker {
public:
    // `copied` as in constructJoint(); graph and demands outlive it. options.boundNs is that of the all-reduce.
    JointSearch(const LinkGraph& graph, const Demands& copied, const SynthesisOptions& options, const Watch& watch);

    // The first start makes several constructions where they are small. Errors: those of constructJoint().
    [[nodiscard]] Result<void> begin() override;
    // Begins if it has not begun.
    std::uint64_t advance(std::uint64_t most) override;
    [[nodiscard]] std::uint64_t bestNs() const override;
    [[nodiscard]] bool isDone() const override { return bestNs() <= m_options.boundNs; }
    [[nodiscard]] const std::optional<JointPlan>& best() const { return m_best; } // nothing before the first start

private:
    [[nodiscard]] JointOptions optionsOf(std::uint64_t number) const;
    [[nodiscard]] std::uint32_t shakes(std::uint64_t placed) const;
    [[nodiscard]] Result<JointPlan> make(std::uint64_t start) const;
    template <class Make> [[nodiscard]] Result<void> makeAll(std::uint64_t count, Make make);

    const LinkGraph& m_graph;
    const Demands& m_copied;
    SynthesisOptions m_options;
    Watch m_watch;
    bool m_isOwnReversal = false;
    std::uint64_t m_atFirst = 1; // constructions of the first start
    std::uint64_t m_atOnce = 1; // starts of a round
    std::uint64_t m_transfers = 0; // of one construction
    std::uint64_t m_starts = 0; // completed
    std::optional<JointPlan> m_best;
};

} // namespace weft::synthesis
