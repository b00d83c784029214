// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/bounds_kinds.h"

#include "engine/synthesis/graph/joined_graph.h"
#include "engine/synthesis/graph/ordering.h"
#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>
#include <set>

namespace weft::synthesis {

namespace {

// Beyond so many NPUs the largest E is not looked for.
constexpr std::uint64_t kMostOthers = std::uint64_t { 1 } << 16U;
constexpr std::size_t kMostKinds = 256; // of NPUs, by their links
constexpr std::uint64_t kMostPairs = std::uint64_t { 1 } << 22U; // of NPUs and nodes whose distances are looked at
constexpr std::uint64_t kMostHolders = std::uint64_t { 1 } << 22U; // in machines: NPUs × those of a machine

// A link out of an NPU: its copies arrive `rest` ns after it has carried them, at most `reach` different ones.
struct Outlet {
    std::uint64_t time = 0;
    std::uint64_t rest = 0;
    std::uint64_t reach = 1;
    bool copies = false; // a switch behind it may duplicate: all of them at once
    auto operator<=>(const Outlet&) const = default;
};

// What lies behind a switch.
struct Behind {
    std::uint64_t rest = kNoTime; // to the nearest NPU
    std::uint64_t reach = 0;
    bool copies = false;
};

class Growth {
public:
    explicit Growth(const LinkGraph& graph)
        : m_graph(graph)
        , m_most(graph.npus - 1) // those who only relay send, too
    {
    }

    // False where there are too many NPUs, or too many that look different. To be called before what follows.
    [[nodiscard]] bool findKinds()
    {
        if (m_most > kMostOthers || m_graph.arcs() == 0
            || *std::min_element(m_graph.time.begin(), m_graph.time.end()) == 0)
            return false;
        for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
            m_kinds.insert(outletsOf(npu));
            if (m_kinds.size() > kMostKinds)
                return false;
        }
        return true;
    }
    // When, after it got a chunk, the NPU has brought it to one, two … others at the earliest.
    [[nodiscard]] std::vector<std::uint64_t> birthsFrom(std::uint32_t npu) { return birthsOf(outletsOf(npu)); }
    // The best of all NPUs.
    [[nodiscard]] std::vector<std::uint64_t> quickestBirths() const
    {
        std::vector<std::uint64_t> quickest(m_most, kNoTime);
        for (const std::vector<Outlet>& kind : m_kinds) {
            const std::vector<std::uint64_t> births = birthsOf(kind);
            for (std::size_t i = 0; i < births.size(); ++i)
                quickest[i] = std::min(quickest[i], births[i]);
        }
        return quickest;
    }
    // When one, two … others have the chunk at the earliest.
    [[nodiscard]] std::vector<std::uint64_t> grow(
        const std::vector<std::uint64_t>& ofRoot, const std::vector<std::uint64_t>& quickest) const
    {
        struct Next {
            std::uint64_t at = 0;
            std::uint64_t since = 0; // of the sender
            std::size_t birth = 0;
            bool isRoot = false;
            bool operator>(const Next& other) const { return at > other.at; }
        };
        std::vector<Next> open; // a heap
        const auto offer = [&](std::uint64_t since, std::size_t birth, bool isRoot) {
            const std::vector<std::uint64_t>& births = isRoot ? ofRoot : quickest;
            if (birth < births.size() && births[birth] != kNoTime)
                push(open, { since + births[birth], since, birth, isRoot });
        };
        offer(0, 0, true);
        std::vector<std::uint64_t> times;
        while (!open.empty() && times.size() < m_most) {
            const Next next = pop(open);
            times.push_back(next.at);
            offer(next.since, next.birth + 1, next.isRoot);
            offer(next.at, 0, false);
        }
        return times;
    }

    // Links of the best of all NPUs, place by place.
    [[nodiscard]] std::vector<Outlet> bestOutlets() const
    {
        std::vector<Outlet> best;
        for (const std::vector<Outlet>& kind : m_kinds) {
            best.resize(std::max(best.size(), kind.size()), Outlet { kNoTime, kNoTime, 1, false });
            for (std::size_t i = 0; i < kind.size(); ++i) {
                best[i] = { std::min(best[i].time, kind[i].time), std::min(best[i].rest, kind[i].rest), 1,
                    best[i].copies || kind[i].copies };
            }
        }
        return best;
    }

private:
    const Behind& behind(std::uint32_t node)
    {
        const auto [place, isNew] = m_behind.try_emplace(node);
        if (!isNew)
            return place->second;
        Behind found;
        std::vector<std::uint64_t> far(m_graph.nodes, kNoTime);
        findShortestWays(
            m_graph, { &node, 1 }, false, std::span(far), {},
            [this](std::uint64_t time, std::uint32_t arc) { return time + m_graph.time[arc]; },
            [&](std::uint32_t at) {
                if (at >= m_graph.npus) {
                    found.copies = found.copies || m_graph.kind[at].multicasts;
                    return Onward::Goes;
                }
                found.rest = std::min(found.rest, far[at]);
                ++found.reach;
                return Onward::Ends;
            });
        return place->second = found;
    }

    std::vector<Outlet> outletsOf(std::uint32_t npu)
    {
        std::vector<Outlet> outlets;
        for (const std::uint32_t arc : m_graph.out(npu)) {
            const std::uint32_t target = m_graph.target[arc];
            const Behind reached = target < m_graph.npus ? Behind { 0, 1, false } : behind(target);
            if (reached.reach > 0)
                outlets.push_back({ m_graph.time[arc], reached.rest, reached.reach, reached.copies });
        }
        std::sort(outlets.begin(), outlets.end());
        return outlets;
    }

    [[nodiscard]] std::vector<std::uint64_t> birthsOf(const std::vector<Outlet>& outlets) const
    {
        std::vector<std::uint64_t> births;
        for (const Outlet& outlet : outlets) {
            for (std::uint64_t copy = 1; copy <= std::min(outlet.reach, m_most); ++copy)
                births.push_back(outlet.time * (outlet.copies ? 1 : copy) + outlet.rest);
        }
        std::sort(births.begin(), births.end());
        births.resize(std::min<std::size_t>(births.size(), m_most));
        return births;
    }

    const LinkGraph& m_graph;
    std::uint64_t m_most = 0;
    std::map<std::uint32_t, Behind> m_behind; // by switch
    std::set<std::vector<Outlet>> m_kinds;
};

// When chunks have come to so many who want them in other machines than the root's, whichever chunks: slow links bring
// no more than what all NPUs can send from when they have their first chunk, and nobody has it but from the root or
// from whom a slow link brought one, within his machine (`spread`, `wanted`: when one, two … have it, himself first).
std::uint64_t boundCarried(const std::vector<Outlet>& outlets, std::uint32_t npus,
    const std::vector<std::uint64_t>& spread, const std::vector<std::uint64_t>& wanted, std::uint64_t needed)
{
    std::vector<std::pair<std::uint64_t, std::uint64_t>> arrivals; // a heap: when, and until the next over the link
    std::vector<std::uint64_t> first; // a heap: chunks of NPUs
    std::priority_queue<std::uint64_t> holders; // the first so many; the last of them on top
    const auto come = [&](std::uint64_t at) {
        for (const std::uint64_t since : spread)
            push(first, at + since);
    };
    come(0);
    while (!first.empty() || !arrivals.empty()) {
        if (!first.empty() && (arrivals.empty() || first.front() <= arrivals.front().first)) {
            const std::uint64_t since = pop(first);
            for (const Outlet& outlet : outlets)
                push(arrivals, { since + outlet.time + outlet.rest, outlet.time });
            if (--npus == 0)
                first.clear();
            continue;
        }
        const auto [at, time] = arrivals.front();
        if (holders.size() >= needed && holders.top() <= at)
            return holders.top();
        pop(arrivals);
        push(arrivals, { at + time, time });
        for (const std::uint64_t since : wanted) {
            holders.push(at + since);
            if (holders.size() > needed)
                holders.pop();
        }
        if (npus > 0)
            come(at);
    }
    return 0;
}

// Whether some switch passes on from quick links to slow ones, or duplicates: what comes over slow links is then not
// counted as what NPUs have sent over them.
bool mixes(const LinkGraph& quick, const LinkGraph& slow)
{
    const auto degree
        = [](const LinkGraph& part, std::uint32_t node) { return part.out(node).size() + part.in(node).size(); };
    for (std::uint32_t node = quick.npus; node < quick.nodes; ++node) {
        if (quick.kind[node].multicasts || (degree(quick, node) > 0 && degree(slow, node) > 0))
            return true;
    }
    return false;
}

// When a chunk that slow links have brought to one machine has come over them to one, two … more, at the earliest
// (`spread`: when one, two … of a machine have it).
std::vector<std::uint64_t> entriesAfter(const Growth& between, const std::vector<std::uint64_t>& spread)
{
    std::vector<std::uint64_t> births;
    const std::vector<std::uint64_t> quickest = between.quickestBirths();
    for (const std::uint64_t birth : quickest) {
        for (const std::uint64_t since : spread) {
            if (birth != kNoTime)
                births.push_back(since + birth);
        }
    }
    std::ranges::sort(births);
    births.resize(std::min(births.size(), quickest.size() + 1));
    return between.grow(births, births);
}

// When one, two … of a machine are reached from one of them, whoever it is.
std::vector<std::uint64_t> nearestIn(const LinkGraph& quick, std::size_t members)
{
    std::vector<std::uint64_t> nearest(members, kNoTime);
    for (std::uint32_t npu = 0; npu < quick.npus; ++npu) {
        std::vector<std::uint64_t> far = quickestWays(quick, { &npu, 1 });
        far.resize(quick.npus);
        std::ranges::partial_sort(far, far.begin() + static_cast<std::ptrdiff_t>(members));
        for (std::size_t i = 0; i < members; ++i)
            nearest[i] = std::min(nearest[i], far[i]);
    }
    return nearest;
}

// When one, two … of a machine have a chunk after one of them has it, at the earliest: by their distances, by the
// growth over all its links, and by that over its slowest ones, from one to the other of the machines that quicker
// links make of it (`within`: the same of these).
std::vector<std::uint64_t> spreadOver(
    const LinkGraph& quick, std::uint64_t slowest, const std::vector<std::uint64_t>& within, std::size_t members)
{
    Growth inside(quick);
    if (!inside.findKinds())
        return {};
    std::vector<std::uint64_t> spread = inside.grow(inside.quickestBirths(), inside.quickestBirths());
    spread.insert(spread.begin(), 0);
    spread.resize(std::min(spread.size(), members));
    const auto raise = [&spread](const std::vector<std::uint64_t>& times) {
        for (std::size_t i = 0; i < std::min(spread.size(), times.size()); ++i)
            spread[i] = std::max(spread[i], times[i]);
    };
    if (std::uint64_t { quick.npus } * quick.nodes <= kMostPairs)
        raise(nearestIn(quick, members));
    const LinkGraph slow = linksOf(quick, slowest, false);
    Growth between(slow);
    if (within.size() < 2 || mixes(linksOf(quick, slowest, true), slow) || !between.findKinds())
        return spread;
    std::vector<std::uint64_t> nested = within;
    for (const std::uint64_t entry : entriesAfter(between, within)) {
        for (const std::uint64_t since : within)
            nested.push_back(entry + since);
    }
    std::ranges::sort(nested);
    raise(nested);
    return spread;
}

// Where quicker links join NPUs to machines. All in a machine who have a chunk have it from those to whom slow links
// brought it, each of which its machine's growth alone has spread: so many in so much time. And everybody sends it over
// slow links from when he has it. That bounds how many chunks slow links can have brought by when, and those must
// have had the time to spread to all who want it in other machines than the root's. `spread`: of a machine.
std::uint64_t boundMachines(const LinkGraph& graph, const LinkGraph& slow, const std::vector<std::uint32_t>& machineOf,
    std::uint32_t root, std::span<const std::uint32_t> wanted, std::uint64_t chunks, std::vector<std::uint64_t> spread)
{
    std::vector<std::uint32_t> wants(graph.nodes, 0);
    for (const std::uint32_t npu : wanted)
        wants[machineOf[npu]] += machineOf[npu] == machineOf[root] ? 0U : 1U;
    const std::uint32_t needed = std::accumulate(wants.begin(), wants.end(), 0U);
    if (needed == 0)
        return 0;
    Growth between(slow);
    if (!between.findKinds())
        return 0;
    const std::vector<std::uint64_t> entries = entriesAfter(between, spread);
    const std::vector<std::uint64_t> all = spread;
    spread.resize(std::min<std::size_t>(spread.size(), *std::ranges::max_element(wants)));
    const std::uint64_t carried = needed > kMostHolders / chunks
        ? 0
        : boundCarried(between.bestOutlets(), graph.npus, all, spread, needed * chunks);
    std::vector<std::uint64_t> holders; // when one more who wants it can have it
    for (const std::uint64_t entry : entries) {
        for (const std::uint64_t since : spread)
            holders.push_back(entry + since);
    }
    if (holders.size() < needed)
        return carried;
    std::ranges::nth_element(holders, holders.begin() + (needed - 1));
    return std::max(carried, lastLeaves(graph, root, chunks) + holders[needed - 1]);
}

} // namespace

std::uint64_t boundGrowth(
    const LinkGraph& graph, std::uint32_t root, std::span<const std::uint32_t> wanted, std::uint64_t chunks)
{
    const auto others
        = static_cast<std::uint64_t>(std::ranges::count_if(wanted, [root](auto npu) { return npu != root; }));
    if (others == 0 || chunks == 0)
        return 0;
    Growth growth(graph);
    std::uint64_t bound = 0;
    if (growth.findKinds()) {
        const std::vector<std::uint64_t> first = growth.grow(growth.birthsFrom(root), growth.quickestBirths());
        if (first.size() >= others) // else fewer than the demand's diameter would say
            bound = lastLeaves(graph, root, chunks) + first[others - 1];
    }
    std::vector<std::uint64_t> spread { 0 }; // of a machine, as quicker links make it
    std::uint64_t slowest = 0; // of these
    for (const std::uint64_t time : speedsOf(graph)) {
        const JoinedGraph joined = joinedBelow(graph, time);
        std::vector<std::uint32_t> members(joined.graph.nodes, 0);
        for (std::uint32_t npu = 0; npu < graph.npus; ++npu)
            ++members[joined.nodeOf[npu]];
        const std::size_t most = *std::ranges::max_element(members);
        if (most > 1) {
            const LinkGraph quick = linksOf(graph, time, true);
            const LinkGraph slow = linksOf(graph, time, false);
            spread = graph.npus * most <= kMostHolders ? spreadOver(quick, slowest, spread, most)
                                                       : std::vector<std::uint64_t>();
            if (!spread.empty() && !mixes(quick, slow))
                bound = std::max(bound, boundMachines(graph, slow, joined.nodeOf, root, wanted, chunks, spread));
        }
        slowest = time;
    }
    return bound;
}

} // namespace weft::synthesis
