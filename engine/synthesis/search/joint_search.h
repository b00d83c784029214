// SPDX-License-Identifier: GPL-3.0-or-later
// Seeks an all-reduce, or any sums, whose halves run at once: construction after construction with other weighings, in
// turn with shaking the times of the best, with hastening it, and with negotiations for less.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/search/search_loop.h"

namespace weft::synthesis {

class JointSearch final : public Seeker {
public:
    // `sums` as in constructJoint(); graph and demands outlive it. options.boundNs is that of the whole.
    // `hasOwnHalves`: whoever asks has sought the halves of an all-reduce, summed up by those who take part; others are
    // sought here.
    JointSearch(const LinkGraph& graph, const Demands& sums, const SynthesisOptions& options, bool hasOwnHalves);

    // The first start makes several constructions where they are small; it may be one of a round. Errors: those of
    // constructJoint().
    [[nodiscard]] Result<bool> begin(const SearchMeans& means) override;
    [[nodiscard]] std::uint64_t atOnce() const override { return m_hasBegun ? m_atOnce : 1; }
    [[nodiscard]] bool isAlone() const override { return !m_hasBegun; }
    void open(std::uint64_t count) override;
    [[nodiscard]] Made make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means) override;
    std::uint64_t keep(std::uint64_t count) override;
    [[nodiscard]] std::uint64_t bestNs() const override;
    [[nodiscard]] bool isDone() const override { return m_hasFailed || bestNs() <= m_options.boundNs; }
    [[nodiscard]] const std::optional<JointPlan>& best() const { return m_best; } // nothing before the first start

private:
    void joinHalves(const SearchMeans& means);
    [[nodiscard]] JointOptions optionsOf(std::uint64_t number) const;
    [[nodiscard]] std::uint32_t shakes(std::uint64_t placed) const;
    [[nodiscard]] bool isHastened() const;
    [[nodiscard]] JointPlan hastened(JointPlan plan, std::uint64_t work, std::uint64_t seed, const Watch& watch) const;
    [[nodiscard]] std::optional<JointPlan> negotiated(std::uint64_t seed, const Watch& watch) const;
    [[nodiscard]] Result<JointPlan> makeOne(std::uint64_t start, const Watch& watch) const;

    const LinkGraph& m_graph;
    const Demands& m_sums;
    SynthesisOptions m_options;
    bool m_isShared = false; // who gives to a sum takes it
    bool m_isTiered = false; // and everybody does, over links of which some are much slower than others
    bool m_isAmongIdle = false; // that, and others only relay
    bool m_isOwnReversal = false;
    bool m_joinsHalves = false;
    std::span<const JointWeighing> m_weighings; // those that make a difference
    std::uint64_t m_atFirst = 1; // constructions of the first start
    std::uint64_t m_atOnce = 1; // starts of a round
    std::uint64_t m_transfers = 0; // of one construction
    std::uint64_t m_starts = 0; // completed
    bool m_hasBegun = false;
    bool m_hasFailed = false;
    std::optional<JointPlan> m_best;
    std::vector<std::optional<JointPlan>> m_round; // what is better
};

} // namespace weft::synthesis
