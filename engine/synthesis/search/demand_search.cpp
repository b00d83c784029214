// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/search/demand_search.h"

#include "engine/synthesis/construct/demand_constructors.h"
#include "engine/synthesis/construct/hastened_plan.h"
#include "engine/synthesis/graph/hashing.h"
#include "engine/synthesis/search/translated_gather.h"

#include <algorithm>
#include <array>
#include <functional>

namespace weft::synthesis {

namespace {

// Below so many deliveries the first start makes the first kinds; then a few; then, where trees do badly, two; then
// one, and the quickest. From many on what is near the bound is good enough if it comes by translation.
constexpr std::uint64_t kSmallDemand = std::uint64_t { 1 } << 11U;
constexpr std::uint64_t kFarDemand = std::uint64_t { 1 } << 12U; // below, what stays far from its bound is mended
constexpr std::uint64_t kManyDemand = std::uint64_t { 1 } << 13U;
constexpr std::uint64_t kLargeDemand = std::uint64_t { 1 } << 14U;
constexpr std::uint64_t kVeryLargeDemand = std::uint64_t { 1 } << 17U;
constexpr std::uint64_t kNear = 32; // so little more than the bound is good enough for many deliveries
constexpr std::uint64_t kHardly = 64; // what is so little longer may be taken for another reason
constexpr std::uint64_t kNearer = 256; // and so little more ends the search for a better tree
constexpr std::uint64_t kMany = 7;
constexpr std::uint64_t kManyPassing = 5;
constexpr std::uint64_t kFew = 3;
constexpr std::uint64_t kTwo = 2;
constexpr std::uint64_t kSlotsOfMany = std::uint64_t { 1 } << 21U; // deliveries × NPUs that take little time
constexpr std::uint64_t kAtOnce = 4; // starts for each thread
constexpr std::uint64_t kSlotWork = std::uint64_t { 1 } << 17U; // of a construction
constexpr std::uint64_t kStagedWork = std::uint64_t { 1 } << 20U; // of chunks that leave few one after the other
constexpr std::uint64_t kTranslatedWork = std::uint64_t { 1 } << 15U; // jobs of trees that are translated
constexpr std::uint64_t kFirstHaste = std::uint64_t { 1 } << 19U; // of the first start, for the best of its kinds
constexpr std::uint64_t kHaste = std::uint64_t { 1 } << 18U; // of a later one
constexpr std::uint64_t kBeside = 8; // trees by so large a part longer than the best of its kinds are hastened as well
// What comes from few and is still so much longer than the bound, a sixteenth, takes some of the later starts with it,
// and is hastened again, and longer.
constexpr std::uint64_t kFar = 16;
constexpr std::uint64_t kFarStarts = 4;
constexpr std::uint64_t kFarHaste = std::uint64_t { 1 } << 20U;
constexpr std::uint64_t kRegrowth = std::uint64_t { 1 } << 21U; // and grows again then

std::uint64_t nextTo(std::uint64_t ns, std::uint64_t part)
{
    return ns + ns / part;
}

bool hasFewOrigins(const LinkGraph& graph, const Demands& demands)
{
    return sortedOnce(demands.givers.items).size() <= std::max(2U, graph.npus / 8);
}

} // namespace

// A maker and how it weighs: SlotOptions::arrivalWeight, tailWeight, farChance and spreadWeight,
// TreeOptions::eagerness and depthWeight, RouteOptions::farthestFirst,
// EvenRouteOptions::mayDetour.
struct DemandStart {
    enum class Maker : std::uint8_t {
        Slots,
        TurnedSlots, // of the demands backwards in time
        Trees,
        Routes,
        EvenRoutes,
        Staged,
    };
    Maker maker;
    double first = 0;
    double second = 0;
    double third = 0;
    double fourth = 0;
};
using Maker = DemandStart::Maker;

// From what served best on meshes, tori, switches, stacks and machines of different speeds; each wins somewhere.
constexpr auto kSpreading = std::to_array<DemandStart>(
    { { Maker::Trees, 1, 0.3 }, { Maker::Slots, 1 }, { Maker::Slots, 1, 1 }, { Maker::Trees, 4, 1 },
        { Maker::Slots, 0, 1 }, { Maker::Trees, 4, 3 }, { Maker::Slots, 0.3, 1 }, { Maker::Trees, 1, 3 },
        { Maker::Trees, 4, 0.3 }, { Maker::Trees, 1, 1 }, { Maker::Trees, 10, 0.3 }, { Maker::Trees, 2, 1 } });
// Where links differ: few slow ones for each chunk, and quick ones from there on; or one delivery after the other.
constexpr auto kInTiers = std::to_array<DemandStart>(
    { { Maker::Trees, 0.5, 1 }, { Maker::Slots, 1 }, { Maker::Slots, 1, 1 }, { Maker::Trees, 1, 0.3 },
        { Maker::Slots, 0, 1 }, { Maker::Trees, 4, 1 }, { Maker::Trees, 4, 3 }, { Maker::Slots, 0.3, 1 },
        { Maker::Trees, 1, 3 }, { Maker::Trees, 4, 0.3 }, { Maker::Trees, 1, 1 }, { Maker::Trees, 2, 1 } });
// From few through switches that pass on one copy only, who is far must be served early, but not always before
// those who could help to serve.
constexpr auto kPassing = std::to_array<DemandStart>(
    { { Maker::Slots, 1, 1, 0.7, 2 }, { Maker::Trees, 1, 0.3 }, { Maker::Slots, 1, 1, 0.3 }, { Maker::Slots, 1 },
        { Maker::Slots, 1, 1, 0.5, 1 }, { Maker::Slots, 0, 1 }, { Maker::Slots, 1, 1 }, { Maker::Slots, 1, 1, 1, 1 },
        { Maker::Staged }, { Maker::Trees, 4, 1 }, { Maker::Slots, 1, 2, 0.7, 2 }, { Maker::Trees, 4, 3 },
        { Maker::Slots, 0.3, 1 }, { Maker::Trees, 4, 0.3 }, { Maker::Trees, 1, 3 } });
// And with many deliveries, where trees are mostly far from the bound. But deliveries one by one are no plan before the
// last of them, so that in a hurry the last kind is the first: trees are one whenever the time is up.
constexpr auto kPassingMany = std::to_array<DemandStart>({ { Maker::Slots, 0.3, 2, 1, 1 }, { Maker::Slots, 1 },
    { Maker::Slots, 1, 1, 0.7, 2 }, { Maker::Trees, 0.5, 1 }, { Maker::Slots, 1, 1, 1, 1 },
    { Maker::Slots, 0.3, 1, 0.7, 2 }, { Maker::Slots, 1, 1 }, { Maker::Slots, 1, 1, 1 }, { Maker::Trees, 1, 0.3 } });
constexpr auto kPointing = std::to_array<DemandStart>(
    { { Maker::Routes }, { Maker::Routes, 1 }, { Maker::TurnedSlots, 1 }, { Maker::Slots, 0, 1 }, { Maker::Slots, 1 },
        { Maker::TurnedSlots, 0, 1 }, { Maker::Slots, 0.3, 1 }, { Maker::EvenRoutes }, { Maker::EvenRoutes, 1 } });

class DemandSearch::Starts {
public:
    Starts(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options)
        : m_graph(graph)
        , m_demands(demands)
        , m_seed(options.seed)
        , m_boundNs(options.boundNs)
        , m_deliveries(demands.takers.items.size())
    {
        const bool passes
            = !std::all_of(graph.kind.begin() + graph.npus, graph.kind.end(), std::mem_fn(&topology::Node::multicasts));
        m_isSmall = m_deliveries < kSmallDemand;
        m_isPointing = demands.isPointToPoint();
        m_mayRing = passes && !m_isPointing;
        const bool isFromFew = passes && hasFewOrigins(graph, demands);
        m_isPassing = isFromFew && !m_isPointing;
        m_isTiered = !m_isPassing && !m_isPointing && isTiered(graph);
        m_kinds = m_isPointing         ? std::span<const DemandStart>(kPointing)
            : m_isPassing && m_isSmall ? std::span<const DemandStart>(kPassing)
            : m_isPassing              ? std::span<const DemandStart>(kPassingMany)
            : m_isTiered               ? std::span<const DemandStart>(kInTiers)
                                       : std::span<const DemandStart>(kSpreading);
        m_atFirst = m_isSmall                  ? (isFromFew ? kManyPassing : kMany + (m_isTiered ? 1 : 0))
            : m_deliveries >= kVeryLargeDemand ? 1
            : m_isPassing                      ? (m_deliveries * graph.npus < kSlotsOfMany ? kMany : kFew)
            : m_deliveries < kLargeDemand      ? kFew
            : passes && !m_isPointing          ? kTwo
                                               : 1;
        m_front = m_isPassing && !m_isSmall && options.budgetSeconds ? m_kinds.size() - 1 : 0;
    }

    // What the first start makes, and whether that is all of it; `next`: the start after it.
    [[nodiscard]] Result<bool> first(TransferPlan& best, std::uint64_t& next, const SearchMeans& means) const
    {
        const bool isLarge = m_deliveries >= kLargeDemand;
        const bool isMany = m_deliveries >= kManyDemand;
        const auto isNear = [&](const std::optional<TransferPlan>& made) {
            return made && made->durationNs <= (isMany ? nextTo(m_boundNs, kNear) : m_boundNs);
        };
        std::optional<TransferPlan> translated;
        if (!m_isPointing || m_graph.nodes > m_graph.npus)
            translated = constructTranslated(m_graph, m_demands,
                { m_seed, kTranslatedWork, isLarge ? nextTo(m_boundNs, kNearer) : m_boundNs, means.timeUp },
                means.stop);
        std::optional<TransferPlan> ring;
        // A ring takes two links for each step, so that with one chunk each it is not near what is.
        const bool isBeside = isMany && isNear(translated) && translated->durationNs > m_boundNs
            && m_demands.chunks() >= 2 * m_graph.npus;
        if (m_mayRing && (isNear(translated) ? isBeside : isLarge))
            ring = constructRings(m_graph, m_demands, means.stop);
        // Nothing queues in a ring: if it is planned hardly longer it is carried out sooner.
        if (isNear(ring) && translated && ring->durationNs <= nextTo(translated->durationNs, kHardly))
            translated.reset();
        for (std::optional<TransferPlan>* made : { &translated, &ring }) {
            if (isNear(*made)) {
                best = **std::move(made);
                return true;
            }
        }
        Result<TransferPlan> plan = one(m_front, { means.stop, nullptr }, means.timeUp);
        if (!plan)
            return plan.error();
        best = *std::move(plan);
        std::optional<TransferPlan> trees;
        if (m_isTiered && !isLarge)
            trees = best;
        const auto offer = [&best](auto&& other) {
            if (other && other->durationNs < best.durationNs)
                best = *std::move(other);
        };
        if (m_mayRing && !isLarge && best.durationNs > m_boundNs)
            ring = constructRings(m_graph, m_demands, means.timeUp);
        offer(std::move(ring));
        offer(std::move(translated));
        if (m_kinds[m_front].maker == Maker::Trees && means.timeUp.stop_requested())
            return best.durationNs <= m_boundNs; // it may be what there was time for
        for (std::uint64_t kind = 0; kind < m_atFirst && best.durationNs > m_boundNs; ++kind) {
            if (kind == m_front)
                continue;
            plan = one(kind, { means.timeUp, nullptr }, means.timeUp);
            if (means.timeUp.stop_requested())
                return false;
            if (!plan)
                return plan.error();
            offer(std::move(plan));
        }
        for (const bool mayDetour : { false, true }) {
            if (!m_isPointing || best.durationNs <= nextTo(m_boundNs, kNear) || (mayDetour && isLarge))
                break;
            offer(constructEvenRoutes(
                m_graph, m_demands, { m_seed, m_boundNs, mayDetour, means.timeUp }, { means.timeUp, nullptr }));
        }
        // Trees gain much by it, and deliveries one by one hardly anything.
        if (trees && best.durationNs > m_boundNs && trees->durationNs > best.durationNs
            && trees->durationNs <= nextTo(best.durationNs, kBeside))
            offer(std::optional(hastened(*std::move(trees), kHaste, 0, { means.timeUp, nullptr })));
        best = hastened(std::move(best), kFirstHaste, 0, { means.timeUp, nullptr });
        if (m_isPassing && m_isSmall && best.durationNs > m_boundNs) {
            plan = staged(m_seed, { means.timeUp, nullptr });
            if (plan && plan->durationNs < best.durationNs)
                best = hastened(*std::move(plan), kHaste, 0, { means.timeUp, nullptr });
        }
        const auto isFar
            = [&] { return m_isPassing && m_deliveries < kFarDemand && best.durationNs > nextTo(m_boundNs, kFar); };
        for (; next <= kFarStarts && m_isSmall && isFar() && !means.timeUp.stop_requested(); ++next) {
            plan = make(next, { means.timeUp, nullptr });
            if (plan && plan->durationNs < best.durationNs)
                best = *std::move(plan);
        }
        if (isFar())
            best = hastened(std::move(best), kFarHaste, 1, { means.timeUp, nullptr });
        if (isFar())
            best = regrown(m_graph, m_demands, std::move(best), { mixed(m_seed), kRegrowth, m_boundNs },
                { means.timeUp, nullptr });
        return best.durationNs <= m_boundNs || !means.timeUp.stop_requested();
    }
    // What a later one makes. Pure in its number.
    [[nodiscard]] Result<TransferPlan> make(std::uint64_t start, const Watch& watch) const
    {
        Result<TransferPlan> plan = one(start + m_atFirst - 1, watch, watch.stop);
        return plan ? Result<TransferPlan>(hastened(*std::move(plan), kHaste, start, watch)) : plan;
    }

private:
    // Where that takes little of the time.
    [[nodiscard]] TransferPlan hastened(
        TransferPlan plan, std::uint64_t work, std::uint64_t start, const Watch& watch) const
    {
        if (m_deliveries >= kLargeDemand)
            return plan;
        return synthesis::hastened(
            m_graph, m_demands, std::move(plan), { mixed(m_seed ^ start), work, m_boundNs }, watch);
    }
    // All kinds in turn, each time with another seed.
    [[nodiscard]] Result<TransferPlan> one(
        std::uint64_t number, const Watch& watch, const std::stop_token& timeUp) const
    {
        const DemandStart& kind = m_kinds[number % m_kinds.size()];
        const std::uint64_t round = number / m_kinds.size();
        const std::uint64_t seed = round == 0 ? m_seed : mixed(m_seed ^ mixed(round)) | 1U;
        switch (kind.maker) {
        case Maker::Trees:
            return constructTrees(m_graph, m_demands, { seed, kind.first, kind.second, timeUp }, watch);
        case Maker::Routes:
            return constructRoutes(m_graph, m_demands, { kind.first != 0, seed }, watch);
        case Maker::EvenRoutes:
            return constructEvenRoutes(m_graph, m_demands, { seed, m_boundNs, kind.first != 0, timeUp }, watch);
        case Maker::Staged:
            return staged(seed, watch);
        case Maker::Slots:
        case Maker::TurnedSlots:
            break;
        }
        const SlotOptions slots { seed, kind.first, kind.second, kind.third, kind.fourth, kSlotWork, m_boundNs };
        if (kind.maker == Maker::Slots)
            return bySlots(m_graph, m_demands, slots, watch);
        Demands turned;
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            const auto from = m_demands.takersOf(chunk);
            turned.add(from, from.empty() ? from : m_demands.giversOf(chunk).first(1));
        }
        const Result<TransferPlan> plan = bySlots(reversed(m_graph), turned, slots, watch);
        return plan ? Result<TransferPlan>(reversedInTime(m_graph, *plan)) : plan;
    }
    [[nodiscard]] Result<TransferPlan> staged(std::uint64_t seed, const Watch& watch) const
    {
        const Result<Ways> ways = Ways::make(m_graph, sortedOnce(m_demands.takers.items), watch);
        if (!ways)
            return ways.error();
        return constructStaged(m_graph, m_demands, *ways, { seed, kStagedWork, m_boundNs }, watch);
    }
    [[nodiscard]] Result<TransferPlan> bySlots(
        const LinkGraph& graph, const Demands& demands, const SlotOptions& slots, const Watch& watch) const
    {
        const Result<Ways> ways = Ways::make(graph, sortedOnce(demands.takers.items), watch);
        if (!ways)
            return ways.error();
        return constructBySlots(graph, demands, *ways, slots, watch);
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    std::uint64_t m_seed = 0;
    std::uint64_t m_boundNs = 0;
    std::uint64_t m_deliveries = 0;
    std::span<const DemandStart> m_kinds;
    std::uint64_t m_atFirst = 1; // kinds
    std::uint64_t m_front = 0; // the first of them
    bool m_isSmall = false; // few deliveries
    bool m_isPointing = false; // each chunk to one NPU
    bool m_mayRing = false; // before those
    bool m_isTiered = false; // neither that nor the next, over links of which some are much slower than others
    bool m_isPassing = false; // from few, through switches that pass on one copy only
};

DemandSearch::DemandSearch(const LinkGraph& graph, const Demands& demands, const SynthesisOptions& options)
    : m_starts(std::make_unique<const Starts>(graph, demands, options))
    , m_boundNs(options.boundNs)
    , m_atOnce(kAtOnce * std::max(options.threads, 1U))
{
}

DemandSearch::~DemandSearch() = default;

Result<bool> DemandSearch::begin(const SearchMeans& means)
{
    m_next = 1;
    return m_starts->first(m_best, m_next, means);
}

// Starts depend on their number alone, so that any will do.
std::uint64_t DemandSearch::atOnce() const
{
    return m_atOnce;
}

void DemandSearch::open(std::uint64_t count)
{
    m_round.clear();
    m_round.resize(count);
}

Seeker::Made DemandSearch::make(std::uint64_t number, std::uint32_t, const SearchMeans& means)
{
    Result<TransferPlan> plan = m_starts->make(m_next + number, { means.timeUp, nullptr });
    if (means.timeUp.stop_requested())
        return Made::Stopped;
    if (!plan)
        return Made::Fully;
    const Made made = plan->durationNs <= m_boundNs ? Made::Last : Made::Fully;
    if (plan->durationNs < m_best.durationNs)
        m_round[number] = *std::move(plan);
    return made;
}

std::uint64_t DemandSearch::keep(std::uint64_t count)
{
    std::uint64_t needed = 0;
    for (; needed < count && !isDone(); ++needed) {
        if (m_round[needed] && m_round[needed]->durationNs < m_best.durationNs)
            m_best = *std::move(m_round[needed]);
    }
    m_next += needed;
    m_round.clear();
    return needed;
}

} // namespace weft::synthesis
