// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/joint_search.h"

#include "engine/synthesis/hashing.h"
#include "engine/synthesis/mirror.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <thread>

namespace weft::synthesis {

namespace {

// About so many transfers are placed in the first start, if that is more than one construction.
constexpr std::uint64_t kFirstTransfers = std::uint64_t { 1 } << 16U;
// Starts of a round: some for each thread, but not too many between two looks at the clock.
constexpr std::uint64_t kSmall = std::uint64_t { 1 } << 14U; // transfers
constexpr std::uint64_t kSmallRound = 4;
constexpr std::uint64_t kLargeRound = 2;

struct Weighing {
    double eagerness = 0;
    double depthWeight = 0;
    double rootShare = 0;
    bool movesRoots = false; // where it makes a difference
};
// From what served best on meshes, lines, machines, broken and random fabrics; each wins somewhere.
constexpr std::array kWeighings { Weighing { 4, 2, 1 }, Weighing { 8, 2, 1, true }, Weighing { 8, 4, 0.5 },
    Weighing { 4, 0.5, 1 }, Weighing { 8, 2, 0.0625 }, Weighing { 8, 8, 0.5 }, Weighing { 2, 0.5, 1 },
    Weighing { 8, 2, 0.5 }, Weighing { 8, 2, 0.25, true }, Weighing { 4, 0.5, 0 } };

} // namespace

JointSearch::JointSearch(
    const LinkGraph& graph, const Demands& copied, const SynthesisOptions& options, const Watch& watch)
    : m_graph(graph)
    , m_copied(copied)
    , m_options(options)
    , m_watch { watch.stop, nullptr }
{
    const std::uint64_t transfers = 2 * copied.destinations.size();
    m_isOwnReversal = oppositeArcs(graph).has_value();
    m_atFirst = std::clamp<std::uint64_t>(kFirstTransfers / (transfers + 1), 1, kWeighings.size());
    m_atOnce = transfers <= kSmall ? kSmallRound : kLargeRound;
}

Result<void> JointSearch::begin()
{
    return make(m_atFirst);
}

std::uint64_t JointSearch::advance(std::uint64_t most)
{
    if (m_made == 0)
        return begin() ? 1 : 0;
    const std::uint64_t starts = std::min(most, m_atOnce);
    return make(starts) ? starts : 0;
}

std::uint64_t JointSearch::bestNs() const
{
    return m_best ? m_best->plan.durationNs : ~std::uint64_t { 0 };
}

// The nth construction: all weighings in turn, each time with another seed. A tree and its reversal load a fabric that
// is its own reversal alike, wherever the root is; on others one that moves roots comes first.
JointOptions JointSearch::optionsOf(std::uint64_t number) const
{
    std::uint64_t place = number % kWeighings.size();
    if (!m_isOwnReversal && place < 2)
        place = 1 - place;
    const Weighing& weighing = kWeighings[place];
    const std::uint64_t round = number / kWeighings.size();
    JointOptions options;
    options.seed = round == 0 ? m_options.seed : mixed(m_options.seed ^ mixed(round)) | 1U;
    options.eagerness = weighing.eagerness;
    options.depthWeight = weighing.depthWeight;
    options.rootShare = weighing.rootShare;
    options.movesRoots = weighing.movesRoots && !m_isOwnReversal;
    return options;
}

// The best by time, then by number; all of them or, stopped, none.
Result<void> JointSearch::make(std::uint64_t constructions)
{
    std::vector<std::optional<Result<JointPlan>>> made(constructions);
    std::atomic<std::uint64_t> next { 0 };
    const auto work = [&] {
        for (std::uint64_t i = next++; i < constructions; i = next++)
            made[i] = constructJoint(m_graph, m_copied, optionsOf(m_made + i), m_watch);
    };
    {
        std::vector<std::jthread> others;
        for (std::uint64_t thread = 1; thread < std::min<std::uint64_t>(m_options.threads, constructions); ++thread)
            others.emplace_back(work);
        work();
    }
    for (const std::optional<Result<JointPlan>>& one : made) {
        if (!*one)
            return one->error();
    }
    for (std::optional<Result<JointPlan>>& one : made) {
        if ((*one)->plan.durationNs < bestNs())
            m_best = **std::move(one);
    }
    m_made += constructions;
    return {};
}

} // namespace weft::synthesis
