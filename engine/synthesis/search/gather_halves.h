// SPDX-License-Identifier: GPL-3.0-or-later
// The all-gathers that a collective of all NPUs over links alone is made of: one on the fabric, one on the reversed
// fabric, or both, of which an all-reduce on a fabric that is its own reversal needs to seek but one. Used from one
// thread.
#pragma once

#include "engine/synthesis/bounds/bounds.h"
#include "engine/synthesis/plan/parts_in_time.h"
#include "engine/synthesis/search/gather_search.h"

#include <memory>

namespace weft::synthesis {

// The two halves of an all-reduce, however they are made.
class HalvesSearch {
public:
    HalvesSearch() = default;
    virtual ~HalvesSearch() = default;
    HalvesSearch(const HalvesSearch&) = delete;
    HalvesSearch& operator=(const HalvesSearch&) = delete;

    [[nodiscard]] virtual std::vector<Seeker*> seekers() = 0;
    struct Found {
        std::vector<PlanPart> parts; // on the fabric as it is, each on a clock of its own: what adds, then what copies
        std::string method;
        std::uint64_t peakBytes = 0;
    };
    // After begin() of all seekers, as found(): one half after the other.
    [[nodiscard]] virtual std::uint64_t bestNs() const = 0;
    [[nodiscard]] virtual Found found() = 0;
};

class GatherHalves final : public HalvesSearch {
public:
    // Of what synthesize() can make, which the graph outlives. `bounds`: when no schedule of a half is worth improving.
    GatherHalves(const LinkGraph& graph, collective::PatternKind kind, std::uint32_t chunksPerNpu,
        const SynthesisOptions& options, const Bound::Halves& bounds, const Watch& watch);

    [[nodiscard]] std::vector<Seeker*> seekers() override;
    // Of all halves, one after the other. After begin() of all seekers; so the next.
    [[nodiscard]] std::uint64_t bestNs() const override;
    [[nodiscard]] Found found() override;
    // But for the number of starts; nothing may be called after it.
    [[nodiscard]] SynthesisResult take() { return collected(true); }

private:
    SynthesisResult collected(bool moves);

    const LinkGraph& m_graph;
    LinkGraph m_turned; // empty where no half needs it
    collective::PatternKind m_kind;
    std::uint32_t m_perNpu = 1;
    std::optional<std::vector<std::uint32_t>> m_opposite; // of an all-reduce that seeks one half
    std::optional<GatherSearch> m_gather;
    std::optional<GatherSearch> m_scatter;
};

// The halves of a result, each on a clock of its own.
[[nodiscard]] std::vector<PlanPart> spelledOut(const LinkGraph& graph, const SynthesisResult& found);

} // namespace weft::synthesis
