// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/graph/hop_graph.h"

#include "engine/synthesis/graph/shortest_ways.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace weft::synthesis {

namespace {

constexpr std::size_t kMostHops = std::size_t { 1 } << 22U;
constexpr std::uint64_t kMostTargets = std::uint64_t { 1 } << 14U; // orbits × NPUs
constexpr std::size_t kMostTried = 12;
constexpr std::uint32_t kNoHop = 0xFFFFFFFFU;

// With some of what moves kept as well, so that fewer translates go at once: the lower part of each digit, with as many
// values as `lower` says. Least is kept first.
std::vector<Moves> narrowed(const Moves& moves, std::uint64_t mostOrbits)
{
    std::vector<std::pair<std::uint64_t, Moves>> all { { 1, {} } };
    for (std::size_t digit = 0; digit < moves.radices.size(); ++digit) {
        const std::uint32_t radix = moves.radices[digit];
        std::vector<std::pair<std::uint64_t, Moves>> longer;
        for (const auto& [orbits, before] : all) {
            for (std::uint32_t lower = 1; lower <= radix; ++lower) {
                if (radix % lower != 0 || orbits * lower > mostOrbits || (moves.isKept[digit] && lower != radix))
                    continue;
                Moves next = before;
                const auto append = [&next](std::uint32_t values, bool isKept) {
                    if (values > 1) {
                        next.radices.push_back(values);
                        next.isKept.push_back(isKept);
                    }
                };
                append(lower, true);
                append(radix / lower, false);
                longer.emplace_back(orbits * lower, std::move(next));
            }
        }
        all = std::move(longer);
    }
    std::ranges::stable_sort(all, {}, [](const auto& each) { return each.first; });
    return mapped(all, [](const auto& each) { return each.second; });
}

class HopMaking {
public:
    HopMaking(const LinkGraph& fabric, const std::stop_token& stop)
        : m_fabric(fabric)
        , m_stop(stop)
        , m_far(fabric.nodes, kNoTime)
    {
    }

    std::optional<HopGraph> make(const std::function<bool(const HopGraph&)>& suits)
    {
        if (!canBe() || !findHops())
            return std::nullopt;
        const std::uint64_t mostOrbits = std::min<std::uint64_t>(m_fabric.npus / 2, kMostTargets / m_fabric.npus);
        std::size_t tried = 0;
        for (const Moves& moves : narrowed(findMoves(m_hops), mostOrbits)) {
            m_made = {};
            findOrbits(moves);
            if (!suits(m_made))
                continue;
            if (tried++ == kMostTried || !findClasses() || !findWays())
                return std::nullopt;
            if (findMachines() && reachesAll())
                return std::move(m_made);
        }
        return std::nullopt;
    }

private:
    [[nodiscard]] bool canBe() const
    {
        return std::all_of(m_fabric.kind.begin() + m_fabric.npus, m_fabric.kind.end(),
            [](const topology::Node& node) { return node.forwards && !node.multicasts; });
    }

    // How far NPUs and switches are from the end of a link, through switches alone; m_reached has them all.
    void spreadFrom(std::uint32_t first)
    {
        for (const std::uint32_t node : m_reached)
            m_far[node] = kNoTime;
        m_reached.clear();
        findShortestWays(
            m_fabric, { &m_fabric.target[first], 1 }, false, std::span(m_far), {},
            [this](std::uint64_t far, std::uint32_t arc) { return far + m_fabric.time[arc]; },
            [this](std::uint32_t node) {
                m_reached.push_back(node);
                return node < m_fabric.npus ? Onward::Ends : Onward::Goes;
            });
    }

    // False: too many.
    bool findHops()
    {
        m_hops.npus = m_hops.nodes = m_fabric.npus;
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            for (const std::uint32_t first : m_fabric.out(npu)) {
                spreadFrom(first);
                std::ranges::sort(m_reached);
                for (const std::uint32_t node : m_reached) {
                    if (node >= m_fabric.npus || node == npu)
                        continue;
                    m_hops.source.push_back(npu);
                    m_hops.target.push_back(node);
                    m_hops.time.push_back(m_fabric.time[first] + m_far[node]);
                    m_first.push_back(first);
                }
                if (m_first.size() > kMostHops || m_stop.stop_requested())
                    return false;
            }
        }
        m_hops.group();
        return true;
    }

    void findOrbits(const Moves& moves)
    {
        m_made.digits = moves;
        m_shifts.assign(m_fabric.npus, 0);
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            std::uint32_t weight = 1;
            for (std::size_t digit = 0; digit < moves.radices.size(); ++digit) {
                if (!moves.isKept[digit])
                    m_shifts[npu] += npu / weight % moves.radices[digit] * weight;
                weight *= moves.radices[digit];
            }
            const bool isRoot = m_shifts[npu] == 0;
            m_made.orbitOf.push_back(isRoot ? m_made.orbits() : m_made.orbitOf[npu - m_shifts[npu]]);
            if (isRoot)
                m_made.roots.push_back(npu);
        }
    }

    // The hops of an orbit's NPUs by the moves that lead there. False: its NPUs differ all the same.
    bool findClasses()
    {
        const std::uint32_t npus = m_fabric.npus;
        for (std::uint32_t npu = 0; npu < npus; ++npu)
            m_made.width = static_cast<std::uint32_t>(
                std::max({ std::size_t { m_made.width }, m_hops.out(npu).size(), m_hops.in(npu).size() }));
        const std::size_t places = std::size_t { npus } * m_made.width;
        m_made.classInto.assign(m_made.classes(), m_made.classes());
        m_made.placeInto.assign(m_made.classes() + 1, 0);
        m_classOf.assign(m_hops.arcs(), 0);
        m_hopAt.assign(places, kNoHop);
        using Leaving = std::tuple<std::uint32_t, std::uint64_t, std::uint32_t>; // target from the root, ns, hop
        std::vector<std::vector<Leaving>> ofRoot(m_made.orbits());
        std::vector<std::uint32_t> moved(npus);
        for (std::uint32_t npu = 0; npu < npus; ++npu) {
            m_made.digits.moveAll(m_made.digits.subtract(0, m_shifts[npu]), moved);
            std::vector<Leaving> hops = mapped(m_hops.out(npu),
                [&](std::uint32_t hop) { return Leaving(moved[m_hops.target[hop]], m_hops.time[hop], hop); });
            std::ranges::sort(hops);
            for (std::uint32_t place = 0; place < hops.size(); ++place) {
                const std::uint32_t hop = std::get<2>(hops[place]);
                m_hopAt[std::size_t { npu } * m_made.width + place] = hop;
                m_classOf[hop] = m_made.classOf(npu, place);
            }
            std::vector<Leaving>& root = ofRoot[m_made.orbitOf[npu]];
            const auto isAlike = [](const Leaving& a, const Leaving& b) {
                return std::get<0>(a) == std::get<0>(b) && std::get<1>(a) == std::get<1>(b);
            };
            if (m_shifts[npu] == 0)
                root = std::move(hops);
            else if (!std::ranges::equal(hops, root, isAlike))
                return false;
        }
        for (std::uint32_t npu = 0; npu < npus; ++npu)
            m_made.next.insert(m_made.next.end(), m_made.width, npu);
        m_made.previous = m_made.next;
        for (std::uint32_t npu = 0; npu < npus; ++npu) {
            std::vector<std::uint32_t> into(m_hops.in(npu).begin(), m_hops.in(npu).end());
            std::ranges::sort(into, {}, [this](std::uint32_t hop) { return m_classOf[hop]; });
            for (std::uint32_t place = 0; place < into.size(); ++place) {
                const std::uint32_t hopClass = m_classOf[into[place]];
                m_made.previous[std::size_t { npu } * m_made.width + place] = m_hops.source[into[place]];
                m_made.classInto[m_made.classOf(npu, place)] = hopClass;
                m_made.placeInto[hopClass] = place;
            }
        }
        for (std::size_t at = 0; at < places; ++at) {
            if (m_hopAt[at] != kNoHop)
                m_made.next[at] = m_hops.target[m_hopAt[at]];
        }
        return true;
    }

    // Of each class NPU after NPU: links that its translates have not taken, as far as there are some. False: stopped.
    bool findWays()
    {
        m_taken.assign(std::size_t { m_made.classes() } * m_fabric.arcs(), false);
        m_meets.assign(m_made.classes(), false);
        std::vector<std::vector<std::uint32_t>> ways(m_made.width);
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            if (m_stop.stop_requested())
                return false;
            for (std::vector<std::uint32_t>& way : ways)
                way.clear();
            for (const std::uint32_t first : m_fabric.out(npu)) {
                spreadFrom(first);
                for (const std::uint32_t hop : m_hops.out(npu)) {
                    if (m_first[hop] != first || m_meets[m_classOf[hop]])
                        continue;
                    std::vector<std::uint32_t>& way = ways[m_classOf[hop] - m_made.classOf(npu, 0)];
                    if (findWay(first, m_hops.target[hop], m_classOf[hop], way))
                        std::ranges::reverse(way);
                    else
                        m_meets[m_classOf[hop]] = true;
                    for (const std::uint32_t arc : way)
                        takenBy(m_classOf[hop], arc) = true;
                }
            }
            for (const std::vector<std::uint32_t>& way : ways)
                m_made.ways.add(way);
        }
        return true;
    }
    [[nodiscard]] std::vector<bool>::reference takenBy(std::uint32_t linkClass, std::uint32_t arc)
    {
        return m_taken[std::size_t { linkClass } * m_fabric.arcs() + arc];
    }
    // Backwards from a node; false where all quickest ways need a link that is taken.
    bool findWay(std::uint32_t first, std::uint32_t node, std::uint32_t linkClass, std::vector<std::uint32_t>& way)
    {
        if (node == m_fabric.target[first] && !takenBy(linkClass, first)) {
            way.push_back(first);
            return true;
        }
        for (const std::uint32_t arc : m_fabric.in(node)) {
            const std::uint32_t source = m_fabric.source[arc];
            if (source < m_fabric.npus || m_far[source] == kNoTime || m_far[source] + m_fabric.time[arc] != m_far[node]
                || takenBy(linkClass, arc))
                continue;
            way.push_back(arc);
            if (findWay(first, source, linkClass, way))
                return true;
            way.pop_back();
        }
        return false;
    }

    // Links that a class takes at once are of one machine. False: translates take different times.
    bool findMachines()
    {
        std::vector<std::uint32_t> parent = numbersBelow(m_fabric.arcs());
        Machines& machines = m_made.machines;
        machines.shapeOf.assign(m_made.classes() + 1, Machines::kNone);
        const auto wayOf = [this](std::uint32_t npu, std::uint32_t place) {
            return m_made.ways[std::size_t { npu } * m_made.width + place];
        };
        for (std::uint32_t npu = 0; npu < m_fabric.npus; ++npu) {
            const std::uint32_t root = m_made.roots[m_made.orbitOf[npu]];
            for (std::uint32_t place = 0; place < m_made.width; ++place) {
                const std::span<const std::uint32_t> way = wayOf(npu, place);
                const std::span<const std::uint32_t> ofRoot = wayOf(root, place);
                if (m_meets[m_made.classOf(npu, place)])
                    continue;
                for (std::size_t i = 0; i < way.size(); ++i) {
                    if (way.size() != ofRoot.size() || m_fabric.time[way[i]] != m_fabric.time[ofRoot[i]])
                        return false;
                    parent[rootOf(parent, way[i])] = rootOf(parent, ofRoot[i]);
                }
            }
        }
        std::vector<std::uint32_t> number(m_fabric.arcs(), Machines::kNone);
        std::map<std::vector<Stage>, std::uint32_t> known;
        for (std::uint32_t c = 0; c < m_made.classes(); ++c) {
            const std::span<const std::uint32_t> way = wayOf(m_made.roots[c / m_made.width], c % m_made.width);
            if (m_meets[c] || way.empty())
                continue;
            std::vector<Stage> shape;
            std::uint64_t offset = 0;
            for (const std::uint32_t arc : way) {
                std::uint32_t& machine = number[rootOf(parent, arc)];
                if (machine == Machines::kNone)
                    machine = machines.count++;
                shape.push_back({ machine, offset, m_fabric.time[arc] });
                offset += m_fabric.time[arc];
            }
            const auto [at, isNew] = known.try_emplace(shape, static_cast<std::uint32_t>(machines.shapes.size()));
            if (isNew)
                machines.shapes.push_back(std::move(shape));
            machines.shapeOf[c] = at->second;
        }
        return true;
    }

    // Over hops whose translates go at once.
    [[nodiscard]] bool reachesAll() const
    {
        std::vector<bool> isReached(m_fabric.npus, false);
        std::vector<std::uint32_t> open { 0 };
        isReached[0] = true;
        for (std::size_t i = 0; i < open.size(); ++i) {
            for (std::uint32_t place = 0; place < m_made.width; ++place) {
                const std::uint32_t next = m_made.next[std::size_t { open[i] } * m_made.width + place];
                if (m_made.machines.shapeOf[m_made.classOf(open[i], place)] == Machines::kNone || isReached[next])
                    continue;
                isReached[next] = true;
                open.push_back(next);
            }
        }
        return open.size() == m_fabric.npus;
    }

    const LinkGraph& m_fabric;
    std::stop_token m_stop;
    LinkGraph m_hops;
    std::vector<std::uint32_t> m_first; // by hop: its first arc
    std::vector<std::uint32_t> m_shifts; // by NPU: from the root of its orbit
    std::vector<std::uint32_t> m_hopAt; // by NPU and place
    std::vector<std::uint32_t> m_classOf; // by hop
    std::vector<std::uint64_t> m_far; // by node, ns
    std::vector<std::uint32_t> m_reached;
    std::vector<bool> m_taken; // by class and arc
    std::vector<bool> m_meets; // by class: not all translates have a way
    HopGraph m_made;
};

} // namespace

HopGraph hopsOf(const Translations& translations)
{
    HopGraph made;
    made.digits = translations;
    made.roots = { 0 };
    const std::uint32_t npus = translations.npus();
    made.orbitOf.assign(npus, 0);
    made.width = static_cast<std::uint32_t>(translations.classes.size());
    made.classInto = numbersBelow(made.width);
    made.placeInto = numbersBelow(made.width + 1);
    made.next.resize(std::size_t { npus } * made.width);
    made.previous.resize(made.next.size());
    std::vector<std::uint32_t> moved(npus);
    for (std::uint32_t c = 0; c < made.width; ++c) {
        translations.moveAll(translations.classes[c].step, moved);
        for (std::uint32_t npu = 0; npu < npus; ++npu) {
            made.next[std::size_t { npu } * made.width + c] = moved[npu];
            made.previous[std::size_t { moved[npu] } * made.width + c] = npu;
        }
        made.machines.shapeOf.push_back(c);
        made.machines.shapes.push_back({ Stage { c, 0, translations.classes[c].time } });
    }
    made.machines.shapeOf.push_back(Machines::kNone);
    made.machines.count = made.width;
    return made;
}

std::optional<HopGraph> hopsOf(
    const LinkGraph& fabric, const std::function<bool(const HopGraph&)>& suits, const std::stop_token& stop)
{
    return HopMaking(fabric, stop).make(suits);
}

} // namespace weft::synthesis
