// SPDX-License-Identifier: GPL-3.0-or-later
// The all-gathers that a collective of all NPUs over links alone is made of: one on the fabric, one on the reversed
// fabric, or both, of which an all-reduce on a fabric that is its own reversal needs to seek but one. Used from one
// thread.
#pragma once

#include "engine/synthesis/search/gather_search.h"

#include <memory>

namespace weft::synthesis {

class GatherHalves {
public:
    // When no schedule of a half is worth improving: the all-gather and the reduce-scatter.
    struct Bounds {
        std::uint64_t gatherNs = 0;
        std::uint64_t scatterNs = 0;
    };

    // The graph outlives it. Errors: those of synthesize() but for what happens while it seeks.
    [[nodiscard]] static Result<std::unique_ptr<GatherHalves>> make(const LinkGraph& graph,
        collective::PatternKind kind, std::uint32_t chunksPerNpu, const SynthesisOptions& options, const Bounds& bounds,
        const Watch& watch);

    [[nodiscard]] std::vector<Seeker*> seekers();
    // Of all halves, one after the other. After begin() of all seekers; so the next.
    [[nodiscard]] std::uint64_t bestNs() const;
    [[nodiscard]] SynthesisResult best() { return collected(false); } // but for the number of starts
    // The same without copies; nothing may be called after it.
    [[nodiscard]] SynthesisResult take() { return collected(true); }

private:
    GatherHalves(const LinkGraph& graph, collective::PatternKind kind, std::uint32_t chunksPerNpu,
        const SynthesisOptions& options, const Bounds& bounds, const Watch& watch);
    SynthesisResult collected(bool moves);

    const LinkGraph& m_graph;
    LinkGraph m_turned; // empty where no half needs it
    collective::PatternKind m_kind;
    std::uint32_t m_perNpu = 1;
    SynthesisOptions m_gatherOptions;
    SynthesisOptions m_scatterOptions;
    std::optional<std::vector<std::uint32_t>> m_opposite; // of an all-reduce that seeks one half
    std::optional<GatherSearch> m_gather;
    std::optional<GatherSearch> m_scatter;
};

} // namespace weft::synthesis
