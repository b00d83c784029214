// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/demand_constructors.h"

#include "engine/synthesis/construct/exchange_run.h"
#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kMostCells = 1U << 14U; // of chunks and links
constexpr std::uint64_t kMostWork = 2'000'000; // looks at a link and a chunk
constexpr std::uint64_t kDrawnWork = kMostWork / 4; // before trees are redrawn one by one
constexpr std::uint32_t kMostRuns = 1000;

// A tree of links that go both ways for each chunk, grown where links are least used yet.
class ExchangeTrees {
public:
    ExchangeTrees(const LinkGraph& graph, const ExchangeTask& task)
        : m_graph(graph)
        , m_task(task)
        , m_load(graph.arcs())
        , m_links(graph.npus)
    {
    }

    // False: links that go both ways do not join all that take part.
    bool draw(Random& random, ExchangeGuide& guide)
    {
        const std::uint32_t arcs = m_graph.arcs();
        guide.needed.assign(std::size_t { m_task.chunks } * arcs, 0);
        guide.tail.assign(guide.needed.size(), 0);
        std::ranges::fill(m_load, 0);
        const std::uint32_t first = random.below(m_task.chunks);
        m_loadShare = random.below(4);
        m_noise = random.below(3);
        m_turn = random.below(2 * m_graph.npus);
        for (std::uint32_t i = 0; i < m_task.chunks; ++i) {
            if (!redraw((first + i) % m_task.chunks, random, guide))
                return false;
        }
        return true;
    }
    // Trees that are there, one of which is to be another.
    void measure(const ExchangeGuide& guide)
    {
        const std::uint32_t arcs = m_graph.arcs();
        std::ranges::fill(m_load, 0);
        for (std::size_t at = 0; at < guide.tail.size(); ++at)
            m_load[at % arcs] += guide.tail[at] != 0 ? m_graph.time[at % arcs] : 0;
    }
    // A tree beside those of the other chunks, in the place of its own if it has one.
    bool redraw(std::uint32_t chunk, Random& random, ExchangeGuide& guide)
    {
        const std::uint32_t arcs = m_graph.arcs();
        const std::size_t first = std::size_t { chunk } * arcs;
        for (std::uint32_t arc = 0; arc < arcs; ++arc) {
            m_load[arc] -= guide.tail[first + arc] != 0 ? m_graph.time[arc] : 0;
            guide.needed[first + arc] = guide.tail[first + arc] = 0;
        }
        if (!grow(chunk, random))
            return false;
        for (std::uint32_t arc = 0; arc < arcs; ++arc) {
            if (m_isUsed[arc])
                describe(chunk, arc, guide);
            m_load[arc] += guide.tail[first + arc] != 0 ? m_graph.time[arc] : 0;
        }
        return true;
    }

private:
    struct Side { // of an arc: what lies behind it
        std::uint64_t parts = 0;
        std::uint64_t tail = 0;
        bool takes = false;
    };

    // The least used arc back; arcs() if there is none.
    [[nodiscard]] std::uint32_t backOf(std::uint32_t arc) const
    {
        std::uint32_t best = m_graph.arcs();
        for (const std::uint32_t back : m_graph.out(m_graph.target[arc])) {
            if (m_graph.target[back] == m_graph.source[arc] && (best == m_graph.arcs() || m_load[back] < m_load[best]))
                best = back;
        }
        return best;
    }

    bool grow(std::uint32_t chunk, Random& random)
    {
        const std::uint32_t npus = m_graph.npus;
        m_depth.assign(npus, 0);
        m_isIn.assign(npus, false);
        m_isUsed.assign(m_graph.arcs(), false);
        for (auto& links : m_links)
            links.clear();
        // From the ends of a link, or from one NPU; where the fabric looks the same from everywhere, in turn.
        std::uint32_t centre = random.below(m_graph.arcs());
        for (std::uint32_t i = 0; i < m_loadShare; ++i) {
            const std::uint32_t other = random.below(m_graph.arcs());
            centre = m_load[other] < m_load[centre] ? other : centre;
        }
        const bool isInTurn = m_turn < npus && !m_graph.out(chunk % npus).empty();
        if (isInTurn)
            centre = m_graph.out(chunk % npus)[m_turn % m_graph.out(chunk % npus).size()];
        m_isIn[m_graph.source[centre]] = true;
        if ((isInTurn || random.below(4) != 0) && backOf(centre) != m_graph.arcs())
            join(centre, 0);
        while (true) {
            std::uint32_t best = m_graph.arcs();
            std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
            for (std::uint32_t arc = 0; arc < m_graph.arcs(); ++arc) {
                if (!m_isIn[m_graph.source[arc]] || m_isIn[m_graph.target[arc]])
                    continue;
                const std::uint32_t back = backOf(arc);
                if (back == m_graph.arcs())
                    continue;
                const std::uint64_t cost = 4 * (m_depth[m_graph.source[arc]] + m_graph.time[arc])
                    + m_loadShare * (m_load[arc] + m_load[back]) + m_noise * random.below(4) * m_graph.time[arc];
                if (cost * 8 + random.below(8) < least) {
                    least = cost * 8 + random.below(8);
                    best = arc;
                }
            }
            if (best == m_graph.arcs())
                break;
            join(best, m_depth[m_graph.source[best]] + m_graph.time[best]);
        }
        prune(chunk);
        for (std::uint32_t npu = 0; npu < npus; ++npu) {
            const std::size_t cell = std::size_t { chunk } * npus + npu;
            if ((m_task.held[cell] != 0 || m_task.wants[cell]) && !m_isIn[npu])
                return false;
        }
        return true;
    }
    void join(std::uint32_t arc, std::uint64_t depth)
    {
        const std::uint32_t back = backOf(arc);
        m_isUsed[arc] = m_isUsed[back] = true;
        m_links[m_graph.source[arc]].push_back(arc);
        m_links[m_graph.target[arc]].push_back(back);
        m_isIn[m_graph.target[arc]] = true;
        m_depth[m_graph.target[arc]] = depth;
    }
    // Leaves that neither give nor take fall off.
    void prune(std::uint32_t chunk)
    {
        for (bool isAny = true; isAny;) {
            isAny = false;
            for (std::uint32_t npu = 0; npu < m_graph.npus; ++npu) {
                const std::size_t cell = std::size_t { chunk } * m_graph.npus + npu;
                if (m_links[npu].size() != 1 || m_task.held[cell] != 0 || m_task.wants[cell])
                    continue;
                const std::uint32_t other = m_graph.target[m_links[npu].front()];
                m_isUsed[m_links[npu].front()] = false;
                m_links[npu].clear();
                std::erase_if(m_links[other], [&](std::uint32_t arc) {
                    if (m_graph.target[arc] == npu)
                        m_isUsed[arc] = false;
                    return m_graph.target[arc] == npu;
                });
                isAny = true;
            }
        }
    }
    [[nodiscard]] Side behind(std::uint32_t chunk, std::uint32_t arc) const
    {
        const std::uint32_t npu = m_graph.target[arc];
        const std::size_t cell = std::size_t { chunk } * m_graph.npus + npu;
        Side side { m_task.held[cell], 0, m_task.wants[cell] };
        for (const std::uint32_t next : m_links[npu]) {
            if (m_graph.target[next] == m_graph.source[arc])
                continue;
            const Side own = behind(chunk, next);
            side.parts |= own.parts;
            side.takes = side.takes || own.takes;
            side.tail = std::max(side.tail, own.takes ? own.tail : 0);
        }
        side.tail += m_graph.time[arc];
        return side;
    }
    // The message along the arc, which has all that is not behind it.
    void describe(std::uint32_t chunk, std::uint32_t arc, ExchangeGuide& guide) const
    {
        const Side there = behind(chunk, arc);
        std::uint64_t parts = 0;
        for (const std::uint32_t back : m_links[m_graph.target[arc]]) {
            if (m_graph.target[back] == m_graph.source[arc])
                parts = behind(chunk, back).parts;
        }
        const std::size_t at = std::size_t { chunk } * m_graph.arcs() + arc;
        guide.needed[at] = there.takes ? parts : 0;
        guide.tail[at] = there.tail;
    }

    const LinkGraph& m_graph;
    const ExchangeTask& m_task;
    std::vector<std::uint64_t> m_load; // by arc: ns, for all chunks so far
    std::vector<std::vector<std::uint32_t>> m_links; // by NPU: arcs of the tree from it
    std::vector<std::uint64_t> m_depth;
    std::vector<bool> m_isIn;
    std::vector<bool> m_isUsed;
    std::uint32_t m_loadShare = 0;
    std::uint32_t m_noise = 0;
    std::uint32_t m_turn = 0; // below the number of NPUs: which of its links is an NPU's centre
};

bool isWorthIt(const LinkGraph& graph, const Demands& sums)
{
    if (graph.nodes != graph.npus || graph.npus > 64 || std::uint64_t { graph.arcs() } * sums.chunks() > kMostCells)
        return false;
    for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
        if (sums.isSum(chunk) && sums.takersOf(chunk).size() > 1)
            return graph.arcs() > 0;
    }
    return false;
}

} // namespace

std::optional<std::vector<PlanPart>> constructExchange(
    const LinkGraph& graph, const Demands& sums, std::uint64_t boundNs, std::uint64_t seed, const Watch& watch)
{
    if (!isWorthIt(graph, sums))
        return {};
    const ExchangeTask task(graph, sums);
    ExchangeTrees trees(graph, task);
    ExchangeRun run(graph, task);
    std::vector<ExchangeMove> best;
    std::uint64_t bestNs = std::numeric_limits<std::uint64_t>::max();
    Random random(seed ^ 0xE8C4A63EU);
    bool hasTrees = true;
    ExchangeGuide nearest; // to ending sooner than the best: with it the fewest lack something by then
    std::uint64_t leastLacking = kNoTime;
    for (std::uint32_t i = 0; i < kMostRuns && run.work() < kMostWork && bestNs > boundNs; ++i) {
        if (watch.stop.stop_requested())
            break;
        ExchangeGuide guide;
        const bool isRedrawn = run.work() > kDrawnWork && !nearest.needed.empty();
        const bool isTree = isRedrawn || (hasTrees && i % 3 != 0);
        if (isRedrawn) {
            guide = nearest;
            trees.measure(guide);
            for (std::uint32_t trial = random.below(2); trial < 2; ++trial)
                (void)trees.redraw(random.below(task.chunks), random, guide);
            run.addWork((std::uint64_t { task.chunks } + graph.npus) * graph.arcs());
        } else if (isTree && !trees.draw(random, guide)) {
            hasTrees = false;
            continue;
        } else if (isTree) {
            run.addWork(std::uint64_t { task.chunks } * graph.npus * graph.arcs());
        }
        const bool isShorter = run.make(isTree ? &guide : nullptr, random, bestNs) && run.durationNs() < bestNs;
        if (isShorter) {
            bestNs = run.durationNs();
            best = run.moves();
        }
        if (isTree && (isShorter || run.lacking() <= leastLacking)) {
            nearest = std::move(guide);
            leastLacking = isShorter ? kNoTime : run.lacking();
        }
    }
    if (best.empty())
        return {};
    return partsOf(graph, task, std::move(best));
}

} // namespace weft::synthesis
