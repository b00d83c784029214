// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/bounds/linear_program.h"
#include "engine/synthesis/bounds/wave_kinds.h"
#include "engine/synthesis/graph/cuts.h"
#include "engine/synthesis/graph/joined_graph.h"

#include <algorithm>
#include <map>
#include <set>

namespace weft::synthesis {

namespace {

constexpr std::uint32_t kMostWaveArcs = std::uint32_t { 1 } << 14U;
constexpr std::size_t kMostBundles = 96;
constexpr std::size_t kManyBundles = 48; // of more of them the programs may be too large
constexpr std::size_t kMostVariables = 1000;
constexpr std::uint64_t kProgramWork = std::uint64_t { 1 } << 23U; // in all programs of a bound
constexpr std::uint32_t kFinestGrid = 6; // steps of the quickest link
constexpr double kSure = 1 - 1e-6;
constexpr std::uint32_t kMostRounds = 4; // of telling nodes apart, where not all can be
constexpr std::size_t kMostParts = 16; // waves in one program
constexpr std::uint64_t kLargestPart = 4; // chunks
constexpr std::uint32_t kNoStep = 0xFFFFFFFFU;

// Of numbers in ascending order.
std::size_t countUpTo(const std::vector<std::uint32_t>& numbers, std::uint32_t most)
{
    return static_cast<std::size_t>(std::ranges::upper_bound(numbers, most) - numbers.begin());
}

class Waves {
public:
    // `rounds` of telling nodes apart.
    Waves(const LinkGraph& graph, std::span<const Wave> waves, std::uint32_t rounds)
        : m_graph(graph)
        , m_waves(waves)
        , m_kinds(kindsOf(graph, waves, rounds))
    {
        for (const Wave& wave : waves) {
            m_wanted.emplace_back(m_kinds.count, 0);
            for (const std::uint32_t node : wave.wanted) {
                if (node != wave.root)
                    m_wanted.back()[m_kinds.of[node]] = 1;
            }
        }
    }
    [[nodiscard]] std::size_t bundles() const { return m_kinds.bundles.size(); }

    // Steps of time for what follows.
    void setGrid(std::uint64_t grid, const std::vector<std::vector<std::uint32_t>>& partitions)
    {
        m_grid = grid;
        m_steps = mapped(m_kinds.bundles,
            [grid](const LinkBundle& bundle) { return static_cast<std::uint32_t>(bundle.time / grid); });
        m_doors = doorsOf(m_kinds, m_graph, m_waves, partitions, grid);
    }

    // The largest bound over the grid, where the last `together` chunks of each wave are looked at.
    std::uint64_t bound(std::uint64_t together, std::uint64_t from, std::uint64_t& work, const Watch& watch)
    {
        m_together = together;
        std::uint64_t first = kLatestNs;
        m_begins.clear();
        for (const Wave& wave : m_waves) {
            m_begins.push_back(lastLeaves(m_graph, wave.root, wave.chunks - std::min(together, wave.chunks) + 1));
            first = std::min(first, m_begins.back());
        }
        for (std::uint64_t& begin : m_begins)
            begin = (begin - first) / m_grid;
        // Times of a schedule are rounded down to the grid, which keeps their order.
        std::uint64_t known = from > first ? (from - first) / m_grid : 0; // it takes at least so many steps
        std::uint64_t stride = 1; // doubled until it leads too far, then halved
        bool shrinks = false;
        std::uint64_t best = 0;
        while (!watch.stop.stop_requested()) {
            const std::uint64_t steps = known + stride - 1;
            if (!isTooShort(steps, work)) {
                if (stride == 1)
                    return best;
                stride /= 2;
                shrinks = true;
                continue;
            }
            known = steps + 1;
            best = first + known * m_grid;
            stride = shrinks ? std::max<std::uint64_t>(stride / 2, 1) : stride * 2;
        }
        return best;
    }

private:
    // Steps from one kind to each (against the links: from each to one of those).
    [[nodiscard]] std::vector<std::uint32_t> steps(const std::vector<std::uint8_t>& from, bool against) const
    {
        std::vector<std::uint32_t> far(m_kinds.count, kNoStep);
        for (std::uint32_t kind = 0; kind < m_kinds.count; ++kind)
            far[kind] = from[kind] != 0 ? 0 : kNoStep;
        for (std::uint32_t round = 0; round < m_kinds.count; ++round) {
            for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i) {
                const LinkBundle& bundle = m_kinds.bundles[i];
                const std::uint32_t at = against ? far[bundle.to] : far[bundle.from];
                std::uint32_t& other = against ? far[bundle.from] : far[bundle.to];
                if (at != kNoStep)
                    other = std::min(other, at + m_steps[i]);
            }
        }
        return far;
    }

    // No schedule ends at so many steps or before.
    bool isTooShort(std::uint64_t steps, std::uint64_t& work)
    {
        LinearProgram program;
        const std::uint32_t least = program.addVariable(1); // the share of the chunks that everybody has at the end
        if (!addVariables(program, static_cast<std::uint32_t>(std::min<std::uint64_t>(steps, kNoStep - 1))))
            return false;
        addRows(program, least);
        return program.boundAbove(kSure, work) < kSure;
    }

    [[nodiscard]] bool addVariables(LinearProgram& program, std::uint32_t end)
    {
        m_variable.assign(m_waves.size() * m_kinds.bundles.size(), {});
        for (std::size_t w = 0; w < m_waves.size(); ++w) {
            std::vector<std::uint8_t> root(m_kinds.count, 0);
            root[m_kinds.of[m_waves[w].root]] = 1;
            const std::vector<std::uint32_t> before = steps(root, false);
            const std::vector<std::uint32_t> after = steps(m_wanted[w], true);
            for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i) {
                const LinkBundle& bundle = m_kinds.bundles[i];
                if (root[bundle.to] != 0 || before[bundle.from] == kNoStep || after[bundle.to] == kNoStep)
                    continue;
                const std::uint64_t first = before[bundle.from] + m_begins[w];
                const std::uint64_t rest = std::uint64_t { m_steps[i] } + after[bundle.to];
                for (std::uint64_t at = first; at + rest <= end; ++at) {
                    m_variable[w * m_kinds.bundles.size() + i].emplace_back(
                        static_cast<std::uint32_t>(at), program.addVariable(0));
                    if (program.variables() > kMostVariables)
                        return false;
                }
            }
        }
        return true;
    }

    using Variables = std::vector<std::pair<std::uint32_t, std::uint32_t>>; // steps at which it starts, the variable
    [[nodiscard]] const Variables& variables(std::size_t wave, std::size_t bundle) const
    {
        return m_variable[wave * m_kinds.bundles.size() + bundle];
    }

    // What has arrived at a node of the kind by some step, or has left one.
    void addPassed(LinearProgram::Terms& terms, std::size_t wave, std::uint32_t kind, std::uint64_t until,
        double factor, bool leaving = false) const
    {
        for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i) {
            const LinkBundle& bundle = m_kinds.bundles[i];
            if ((leaving ? bundle.from : bundle.to) != kind)
                continue;
            for (const auto& [at, variable] : variables(wave, i)) {
                if (at + (leaving ? 0 : m_steps[i]) <= until)
                    terms.emplace_back(variable, factor * bundle.links / m_kinds.size[kind]);
            }
        }
    }

    // The steps at which something can arrive at a node of the kind, or leave one.
    [[nodiscard]] std::set<std::uint32_t> passing(std::size_t wave, std::uint32_t kind, bool leaving) const
    {
        std::set<std::uint32_t> all;
        for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i) {
            for (const auto& [at, variable] : variables(wave, i)) {
                if ((leaving ? m_kinds.bundles[i].from : m_kinds.bundles[i].to) == kind)
                    all.insert(at + (leaving ? 0 : m_steps[i]));
            }
        }
        return all;
    }

    void addRows(LinearProgram& program, std::uint32_t least) const
    {
        std::ranges::for_each(m_doors, [&](const Doors& doors) { addDoorRows(program, doors); });
        for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i)
            addLinkRows(program, i);
        for (std::size_t w = 0; w < m_waves.size(); ++w) {
            for (std::uint32_t kind = 0; kind < m_kinds.count; ++kind) {
                if (kind == m_kinds.of[m_waves[w].root])
                    continue;
                if (m_kinds.copies[kind] == 0) {
                    addSwitchRows(program, w, kind);
                    continue;
                }
                LinearProgram::Terms got;
                addPassed(got, w, kind, kNoStep, 1);
                if (!got.empty())
                    program.addRow(got, 1); // a second copy is of no use
                if (m_wanted[w][kind] == 0)
                    continue;
                for (auto& [variable, factor] : got)
                    factor = -factor;
                got.emplace_back(least, 1);
                program.addRow(std::move(got), 0);
            }
        }
    }

    void addDoorRows(LinearProgram& program, const Doors& doors) const
    {
        for (const std::uint32_t end : passing(doors.wave, doors.kind, false)) {
            LinearProgram::Terms terms;
            addPassed(terms, doors.wave, doors.kind, end, 1);
            for (std::size_t i = 0; i < m_kinds.bundles.size(); ++i) {
                const double share = m_kinds.bundles[i].links / m_kinds.size[doors.kind];
                for (const auto& [at, variable] : variables(doors.wave, i)) {
                    const std::uint32_t came = at + m_steps[i];
                    const auto have = came > end ? 0 : countUpTo(doors.spread[i], end - came);
                    if (have > 0)
                        terms.emplace_back(variable, -share * static_cast<double>(have));
                }
            }
            program.addRow(std::move(terms), 0);
        }
    }

    // A link carries one chunk at a time, and none that its source does not have; but to a switch, each once.
    void addLinkRows(LinearProgram& program, std::size_t i) const
    {
        const LinkBundle& bundle = m_kinds.bundles[i];
        const std::uint32_t window = std::max(1U, m_steps[i]);
        const bool isOnce = m_kinds.copies[bundle.to] != 0;
        std::map<std::uint32_t, LinearProgram::Terms> carried; // by the last step of a window
        for (std::size_t w = 0; w < m_waves.size(); ++w) {
            const bool isRoot = bundle.from == m_kinds.of[m_waves[w].root];
            const Variables& own = variables(w, i);
            std::size_t firstIn = 0; // the window
            for (std::size_t last = 0; last < own.size(); ++last) {
                const auto chunks = static_cast<double>(std::min(m_together, m_waves[w].chunks));
                while (own[firstIn].first + window <= own[last].first)
                    ++firstIn;
                for (std::size_t at = firstIn; at <= last; ++at)
                    carried[own[last].first].emplace_back(own[at].second, chunks);
                if (isRoot || m_kinds.copies[bundle.from] == 0)
                    continue;
                LinearProgram::Terms sent;
                for (std::size_t at = isOnce ? 0 : firstIn; at <= last; ++at)
                    sent.emplace_back(own[at].second, 1);
                addPassed(sent, w, bundle.from, own[last].first, -1);
                program.addRow(std::move(sent), 0);
            }
        }
        for (auto& [last, terms] : carried)
            program.addRow(std::move(terms), 1);
    }

    // Every arrival is sent on once.
    void addSwitchRows(LinearProgram& program, std::size_t wave, std::uint32_t kind) const
    {
        for (const std::uint32_t end : passing(wave, kind, true)) {
            LinearProgram::Terms terms;
            addPassed(terms, wave, kind, end, 1, true);
            addPassed(terms, wave, kind, end, -1);
            program.addRow(std::move(terms), 0);
        }
    }

    const LinkGraph& m_graph;
    std::span<const Wave> m_waves;
    WaveKinds m_kinds;
    std::vector<std::vector<std::uint8_t>> m_wanted; // by wave and kind
    std::uint64_t m_grid = 1; // ns
    std::vector<std::uint32_t> m_steps; // by bundle
    std::vector<Doors> m_doors;
    std::uint64_t m_together = 1; // chunks of a wave looked at
    std::vector<std::uint64_t> m_begins; // by wave: steps before its chunks can leave
    std::vector<Variables> m_variable; // by wave and bundle
};

// Each wave as several of so many chunks, in the order in which they leave the root first; the earliest that make no
// whole part are left out.
std::vector<Wave> inParts(std::span<const Wave> waves, std::uint64_t size)
{
    std::vector<Wave> parts;
    for (const Wave& wave : waves) {
        for (std::uint64_t last = wave.chunks; last >= size; last -= size)
            parts.push_back({ wave.root, wave.wanted, last });
    }
    return parts;
}

// Steps of time that lose little where link times are rounded down to them: a few that differ. Each is so short that
// what is nearly a multiple of it is one, as where links of half the speed have another latency.
std::vector<std::uint64_t> gridsOf(const LinkGraph& graph)
{
    const std::uint64_t quickest = *std::min_element(graph.time.begin(), graph.time.end());
    const std::vector<std::uint64_t> times = sortedOnce(graph.time);
    std::vector<std::uint64_t> grids;
    double leastLost = 1;
    for (std::uint32_t parts = 1; parts <= kFinestGrid; ++parts) {
        const std::uint64_t wide = quickest / parts;
        if (wide == 0)
            break;
        std::uint64_t grid = wide;
        for (const std::uint64_t time : times)
            grid = std::min(grid, time / ((time + wide / 4) / wide));
        double lost = 0; // of the time of the link that loses most
        for (const std::uint64_t time : times)
            lost = std::max(lost, static_cast<double>(time % grid) / static_cast<double>(time));
        if (lost < leastLost)
            grids.push_back(grid);
        leastLost = std::min(leastLost, lost);
        if (lost < 0.01)
            break;
    }
    return grids;
}

// On one graph, with so much work left.
std::uint64_t boundOn(
    const LinkGraph& graph, std::span<const Wave> waves, std::uint64_t from, std::uint64_t& work, const Watch& watch)
{
    if (graph.arcs() == 0 || graph.arcs() > kMostWaveArcs || waves.empty()
        || *std::min_element(graph.time.begin(), graph.time.end()) == 0
        || *std::max_element(graph.time.begin(), graph.time.end()) >= std::uint64_t { 1 } << 48U)
        return 0;
    // Where many look different, first those alone that send what they have more than once; only to switches, so that
    // it is what these are taken for that counts.
    bool mayMix = true;
    for (std::uint32_t arc = 0; arc < graph.arcs(); ++arc)
        mayMix = mayMix && (graph.source[arc] >= graph.npus || graph.target[arc] >= graph.npus);
    for (std::uint32_t node = graph.npus; node < graph.nodes; ++node)
        mayMix = mayMix && !graph.kind[node].multicasts;
    const std::uint64_t most = std::ranges::max(waves, {}, &Wave::chunks).chunks;
    const std::vector<std::uint64_t> grids = gridsOf(graph);
    std::uint64_t best = 0;
    const std::vector<std::vector<std::uint32_t>> partitions = partitionsOf(graph);
    const auto look = [&](std::span<const Wave> parts, std::uint32_t rounds, std::uint64_t first, std::uint64_t last) {
        Waves program(graph, parts, rounds);
        for (std::size_t i = 0; i < grids.size() && program.bundles() <= kMostBundles; ++i) {
            if (work == 0 || watch.stop.stop_requested())
                return;
            program.setGrid(grids[i], partitions);
            for (std::uint64_t together = first; together <= last; together *= 2)
                best = std::max(best, program.bound(together, std::max(from, best), work, watch));
        }
    };
    std::vector<std::uint32_t> rounds { kNoStep };
    while (mayMix && rounds.back() > 1 && kindsOf(graph, waves, rounds.back()).bundles.size() > kManyBundles)
        rounds.push_back(std::min(rounds.back(), kMostRounds + 1) - 1);
    for (std::size_t i = rounds.size(); i-- > 0;) {
        look(waves, rounds[i], 1, most);
        for (std::uint64_t size = 1; 2 * size <= most && size <= kLargestPart; size *= 2) {
            if (const std::vector<Wave> parts = inParts(waves, size); parts.size() <= kMostParts)
                look(parts, rounds[i], size, size);
        }
    }
    return best;
}

} // namespace

std::uint64_t boundWaves(const LinkGraph& graph, std::span<const Wave> waves, std::uint64_t from, const Watch& watch)
{
    std::uint64_t best = 0;
    std::uint64_t work = kProgramWork;
    // From far first, where there is less to look at.
    const std::vector<std::uint64_t> times = speedsOf(graph);
    for (std::size_t i = times.size(); i-- > 0;) {
        const JoinedGraph joined = joinedBelow(graph, times[i]);
        std::vector<Wave> seen;
        for (const Wave& wave : waves) {
            const std::uint32_t root = joined.nodeOf[wave.root];
            auto wanted
                = sortedOnce(mapped(wave.wanted, [&joined](std::uint32_t node) { return joined.nodeOf[node]; }));
            std::erase(wanted, root);
            if (!wanted.empty())
                seen.push_back({ root, std::move(wanted), wave.chunks });
        }
        best = std::max(best, boundOn(joined.graph, seen, std::max(from, best), work, watch));
    }
    return best;
}

} // namespace weft::synthesis
