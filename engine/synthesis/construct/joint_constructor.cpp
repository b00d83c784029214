// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/construct/joint_constructor.h"

#include "engine/synthesis/construct/tree_growth.h"
#include "engine/synthesis/graph/hashing.h"

#include <algorithm>
#include <array>
#include <limits>

namespace weft::synthesis {

namespace {

using Index = std::uint32_t;

// Two trees a chunk, and what all of them load on the links.
class JointForest {
public:
    JointForest(const LinkGraph& graph, const LinkGraph& turned, const Demands& sums, const JointOptions& options)
        : m_graph(graph)
        , m_turned(turned)
        , m_sums(sums)
        , m_rooted(withRoots(graph, turned, sums, options))
        , m_helpers(options.helpers > 1 ? sharedOut(graph, turned, sums, options.helpers) : Groups<> {})
        , m_options(options)
        , m_growers { TreeGrower { turned, options.depthWeight }, TreeGrower { graph, options.depthWeight } }
        , m_trees { Trees(sums.chunks()), Trees(sums.chunks()) }
        , m_loads(graph, options.eagerness, 0.5, 1)
        , m_order(numbersBelow(sums.chunks()))
    {
        std::ranges::sort(m_order, {}, drawnBy(options.seed));
        for (Index chunk = 0; chunk < sums.chunks(); ++chunk) {
            if (!helpersOf(chunk).empty())
                putRoot(chunk, helpersOf(chunk)[chunk % helpersOf(chunk).size()]);
        }
    }

    // Every tree is torn out and grown again under the prices of the moment.
    Result<void> growAll(std::uint32_t round, const std::stop_token& stop)
    {
        for (const Index chunk : m_order) {
            if (stop.stop_requested())
                return stoppedSynthesis();
            if (m_options.movesRoots && round > 0)
                moveRoot(chunk, mixed(m_options.seed ^ mixed(chunk + (std::uint64_t { round } << 32U))));
            for (const std::size_t half : { std::size_t { 0 }, std::size_t { 1 } }) {
                if (!regrow(half, chunk) && isNeeded(half, chunk)) {
                    return errorOf(ErrorCode::Unreachable,
                        say("NPU %1 and those who share chunk %2 cannot all reach each other",
                            m_rooted.copied.giversOf(chunk).front(), chunk));
                }
            }
        }
        return {};
    }

    [[nodiscard]] RootedDemands rooted() const
    {
        RootedDemands rooted;
        for (Index chunk = 0; chunk < m_sums.chunks(); ++chunk)
            rooted.add(m_sums, chunk, m_rooted.copied.giversOf(chunk));
        return rooted;
    }
    // Edges of the tree to the root, on the reversed graph, and of the one from it.
    [[nodiscard]] const std::vector<TreeEdge>& up(Index chunk) const { return m_trees[0][chunk]; }
    [[nodiscard]] const std::vector<TreeEdge>& down(Index chunk) const { return m_trees[1][chunk]; }
    [[nodiscard]] double busiestNs() const { return m_loads.busiestNs(); }
    // Relays that sum a chunk up together; none where one NPU does.
    [[nodiscard]] std::span<const Index> helpersOf(Index chunk) const
    {
        return chunk < m_helpers.size() ? m_helpers[chunk] : std::span<const Index> {};
    }
    [[nodiscard]] std::size_t helpers() const { return sortedOnce(m_helpers.items).size(); }

private:
    using Trees = std::vector<std::vector<TreeEdge>>;

    // False where there is no tree, or it has no edge.
    bool regrow(std::size_t half, Index chunk)
    {
        std::vector<TreeEdge>& tree = m_trees[half][chunk];
        if (helpersOf(chunk).empty())
            return m_loads.regrow(tree, m_growers[half], halfOf(half), chunk);
        m_loads.add(tree, -1);
        tree = byHelpers(half, chunk);
        m_loads.add(tree, 1);
        return !tree.empty() || m_loads.regrow(tree, m_growers[half], halfOf(half), chunk);
    }
    // From the root to the other helpers, and from each to its members; nothing where one would be passed twice.
    [[nodiscard]] std::vector<TreeEdge> byHelpers(std::size_t half, Index chunk)
    {
        const std::span<const Index> helpers = helpersOf(chunk);
        const std::vector<Index> members = membersOf(m_sums, chunk);
        const std::size_t most = helpedBy(members.size(), helpers.size());
        const Index root = m_rooted.copied.giversOf(chunk).front();
        const LinkGraph& graph = half == 0 ? m_turned : m_graph;
        Demands parts;
        parts.add({ &root, 1 }, helpers);
        for (std::size_t i = 0; i < helpers.size(); ++i) {
            const auto own = std::span(members).subspan(i * most);
            parts.add(helpers.subspan(i, 1), own.first(std::min(most, own.size())));
        }
        std::vector<TreeEdge> tree;
        std::vector<Index> into(graph.nodes, kOutside); // edges
        into[root] = TreeEdge::kNoParent;
        for (Index part = 0; part < parts.chunks(); ++part) {
            const auto first = static_cast<Index>(tree.size());
            const Index above = into[parts.giversOf(part).front()];
            for (TreeEdge edge : m_growers[half].grow(parts, part, m_loads.prices())) {
                const Index target = graph.target[edge.arc];
                if (graph.mayBranch(target) && std::exchange(into[target], static_cast<Index>(tree.size())) != kOutside)
                    return {};
                edge.chunk = chunk;
                edge.parent = edge.parent == TreeEdge::kNoParent ? above : first + edge.parent;
                tree.push_back(edge);
            }
        }
        return tree;
    }

    [[nodiscard]] const Demands& halfOf(std::size_t half) const
    {
        return half == 0 ? m_rooted.summed : m_rooted.copied;
    }

    // To the cheapest of where the root is, where the last one is and one more; the first stays where all cost the
    // same. Where a link is the only way into one NPU and out of another, they are the roots that need it but once.
    void moveRoot(Index chunk, std::uint64_t draw)
    {
        if (!m_sums.isSum(chunk) || m_sums.takersOf(chunk).size() < 2)
            return;
        for (const Trees& trees : m_trees)
            m_loads.add(trees[chunk], -1);
        const std::vector<double>& prices = m_loads.prices();
        const Index former = m_rooted.copied.giversOf(chunk).front();
        std::vector<Index> others = summersOf(m_graph, m_sums, chunk, m_options.relaysSum);
        std::erase(others, former);
        const Index drawn = others[below(draw, static_cast<std::uint32_t>(others.size()))];
        Index best = former;
        double least = costFrom(chunk, prices);
        for (const Index root : { m_lastRoot, drawn }) {
            const bool relays = m_options.relaysSum && m_graph.kind[root].forwards;
            if (!relays && !m_sums.isEnd(chunk, root))
                continue;
            putRoot(chunk, root);
            const double cost = costFrom(chunk, prices);
            if (cost < least) {
                least = cost;
                best = root;
            }
        }
        putRoot(chunk, best);
        m_lastRoot = best;
        for (const Trees& trees : m_trees)
            m_loads.add(trees[chunk], 1);
    }
    void putRoot(Index chunk, Index root)
    {
        m_rooted.summed.givers.items[m_rooted.summed.givers.start[chunk]] = root;
        m_rooted.copied.givers.items[m_rooted.copied.givers.start[chunk]] = root;
    }
    // Whether somebody is to be reached who is no root.
    [[nodiscard]] bool isNeeded(std::size_t half, Index chunk) const
    {
        const Demands& own = halfOf(half);
        const auto from = own.giversOf(chunk);
        return std::ranges::any_of(
            own.takersOf(chunk), [from](Index to) { return !std::ranges::binary_search(from, to); });
    }
    // Both trees of a chunk.
    [[nodiscard]] double costFrom(Index chunk, const std::vector<double>& prices)
    {
        double cost = 0;
        for (const std::size_t half : { std::size_t { 0 }, std::size_t { 1 } }) {
            const std::vector<TreeEdge> tree = m_growers[half].grow(halfOf(half), chunk, prices);
            for (const TreeEdge& edge : tree)
                cost += prices[edge.arc];
            if (tree.empty() && isNeeded(half, chunk))
                return std::numeric_limits<double>::infinity();
        }
        return cost;
    }
    static constexpr Index kOutside = 0xFFFFFFFEU;

    const LinkGraph& m_graph;
    const LinkGraph& m_turned;
    const Demands& m_sums;
    RootedDemands m_rooted; // roots may stand among those who want what they have
    Groups<> m_helpers; // by chunk, or nobody
    const JointOptions& m_options;
    std::array<TreeGrower, 2> m_growers;
    std::array<Trees, 2> m_trees; // by chunk: to the root, on the reversed graph, and from it
    Index m_lastRoot = 0;
    TreeLoads m_loads;
    std::vector<Index> m_order;
};

// The transfers of all trees, and when each would start if its chunk was summed up at the time meant for it.
class JointTransfers {
public:
    JointTransfers(const LinkGraph& graph, const JointForest& forest, Index chunks, const JointOptions& options)
        : m_graph(graph)
    {
        std::vector<std::uint64_t> depths(chunks, 0); // of both trees together
        for (Index chunk = 0; chunk < chunks; ++chunk) {
            depths[chunk] = add(chunk, forest.up(chunk), true) + add(chunk, forest.down(chunk), false);
            join(forest.up(chunk), forest.down(chunk));
        }
        if (options.onlyRelays)
            rankInTurn(depths, forest);
        else
            rank(depths, options.seed, options.isTogether ? 0 : forest.busiestNs());
    }

    [[nodiscard]] JointPlan scheduled(RootedDemands rooted, std::uint32_t passes, const std::stop_token& timeUp) const
    {
        JointPlan plan;
        plan.rooted = std::move(rooted);
        std::vector<Index> arcs;
        for (const Item& item : m_items) {
            arcs.push_back(item.arc);
            plan.transfers.push_back({ item.chunk, item.adds });
        }
        WaitGraph::Waits waits = m_waits;
        for (Index i = 0; i < m_joins.size(); ++i) {
            const auto join = static_cast<Index>(m_items.size() + i);
            std::ranges::for_each(m_joins[i], [&](Index sooner) { waits.emplace_back(join, sooner); });
            std::ranges::for_each(m_joined[i], [&](Index later) { waits.emplace_back(later, join); });
        }
        plan.waits = std::make_shared<const WaitGraph>(std::move(arcs), waits, static_cast<Index>(m_joins.size()));
        plan.times = justified(m_graph, *plan.waits, listScheduled(m_graph, *plan.waits, m_ranks), passes, timeUp);
        return plan;
    }

private:
    struct Item {
        Index chunk = 0;
        Index arc = 0;
        bool adds = false;
        std::uint64_t way = 0; // ns: adding, from its start to the root; else from the root to its start
        Index far = 0; // the first NPU away from the root
        Index place = 0; // in its tree
    };

    // The depth of the tree. Transfers towards the root wait for those behind them, others for the one before.
    std::uint64_t add(Index chunk, const std::vector<TreeEdge>& tree, bool adds)
    {
        const auto first = static_cast<Index>(m_items.size());
        std::uint64_t depth = 0;
        for (const TreeEdge& edge : tree) {
            const auto own = static_cast<Index>(m_items.size());
            std::uint64_t end = m_graph.time[edge.arc]; // ns between the root and its far end
            if (edge.parent != TreeEdge::kNoParent) {
                const Index parent = first + edge.parent;
                end += m_items[parent].way + (adds ? 0 : m_graph.time[m_items[parent].arc]);
                m_waits.emplace_back(adds ? parent : own, adds ? own : parent);
            }
            depth = std::max(depth, end);
            const Index far = (adds ? m_graph.source : m_graph.target)[edge.arc];
            m_items.push_back({ chunk, edge.arc, adds, adds ? end : end - m_graph.time[edge.arc], far, own - first });
        }
        for (auto i = static_cast<Index>(tree.size()); i-- > 0;) { // children stand behind their parents
            if (tree[i].parent != TreeEdge::kNoParent && m_items[first + tree[i].parent].far >= m_graph.npus)
                m_items[first + tree[i].parent].far = m_items[first + i].far;
        }
        return depth;
    }
    // What leaves the root waits for all that reaches it: each for each, or all of them for a join of those where there
    // are many.
    void join(const std::vector<TreeEdge>& up, const std::vector<TreeEdge>& down)
    {
        constexpr std::size_t kMany = std::size_t { 1 } << 12U;
        const auto firstDown = static_cast<Index>(m_items.size() - down.size());
        const auto atRoot = [](const std::vector<TreeEdge>& tree, Index first) {
            std::vector<Index> all;
            for (Index i = 0; i < tree.size(); ++i) {
                if (tree[i].parent == TreeEdge::kNoParent)
                    all.push_back(first + i);
            }
            return all;
        };
        const std::vector<Index> arriving = atRoot(up, static_cast<Index>(firstDown - up.size()));
        const std::vector<Index> leaving = atRoot(down, firstDown);
        if (arriving.size() * leaving.size() > kMany) {
            m_joins.add(arriving);
            m_joined.add(leaving);
            return;
        }
        for (const Index sooner : arriving) {
            for (const Index later : leaving)
                m_waits.emplace_back(later, sooner);
        }
    }
    void rank(const std::vector<std::uint64_t>& depths, std::uint64_t seed, double spreadNs)
    {
        const auto chunks = static_cast<Index>(depths.size());
        std::vector<std::uint32_t> order = numbersBelow(chunks);
        std::ranges::sort(order, {}, [&](Index chunk) { return std::pair(depths[chunk], drawnBy(seed)(chunk)); });
        std::vector<std::uint64_t> when(chunks); // it is to be summed up, later by the greatest depth
        const std::uint64_t deepest = chunks == 0 ? 0 : depths[order.back()];
        for (Index i = 0; i < chunks; ++i) {
            const Index place = i % 2 == 0 ? i / 2 : chunks - 1 - i / 2;
            when[order[i]] = deepest + static_cast<std::uint64_t>(spreadNs * place / chunks);
        }
        // What is due at one time goes in the order in which its tree grew, which is another in each tree.
        const Index places = spreadNs == 0 ? 1U << 10U : 1;
        for (const Item& item : m_items) {
            const Index place = std::min(item.place, places - 1);
            m_ranks.push_back(places * (item.adds ? when[item.chunk] - item.way : when[item.chunk] + item.way)
                + (item.adds ? places - 1 - place : place));
        }
    }

    // Chunks whose roots take turns are summed up together, one for each root, while those who give and take turn to
    // another of these roots at any time.
    void rankInTurn(const std::vector<std::uint64_t>& depths, const JointForest& forest)
    {
        const auto chunks = static_cast<Index>(depths.size());
        const auto helpers = static_cast<Index>(std::max<std::size_t>(forest.helpersOf(0).size(), 1));
        const auto roots = std::max<Index>(1, // at a time
            static_cast<Index>(
                helpers > 1 ? forest.helpers() / helpers : sortedOnce(forest.rooted().copied.givers.items).size()));
        std::vector<Index> ends; // NPUs at far ends
        const auto isHelper
            = [&forest](const Item& item) { return std::ranges::count(forest.helpersOf(item.chunk), item.far) > 0; };
        for (const Item& item : m_items) {
            if (!isHelper(item))
                ends.push_back(item.far);
        }
        ends = sortedOnce(std::move(ends));
        const auto each = static_cast<Index>(helpedBy(ends.size(), helpers));
        const Index turns = std::max(roots, each);
        const double turnNs = forest.busiestNs() * roots / std::max(chunks, 1U) / std::max(turns, 1U);
        const std::uint64_t deepest = depths.empty() ? 0 : std::ranges::max(depths);
        for (const Item& item : m_items) {
            const auto place = static_cast<Index>(std::ranges::lower_bound(ends, item.far) - ends.begin());
            Index turn = item.chunk / roots * turns;
            if (!isHelper(item)) // between them nothing waits
                turn += turns + (place % each + item.chunk % roots) % turns;
            const std::uint64_t when = deepest + static_cast<std::uint64_t>(turnNs * turn);
            m_ranks.push_back(item.adds ? when - item.way : when + item.way);
        }
    }

    const LinkGraph& m_graph;
    std::vector<Item> m_items;
    WaitGraph::Waits m_waits;
    Groups<> m_joins; // what each waits for
    Groups<> m_joined; // what waits for it
    std::vector<std::uint64_t> m_ranks;
};

} // namespace

Result<JointPlan> constructJoint(
    const LinkGraph& graph, const Demands& sums, const JointOptions& options, const Watch& watch)
{
    const LinkGraph turned = reversed(graph);
    const std::stop_token& timeUp = options.timeUp.stop_possible() ? options.timeUp : watch.stop;
    JointForest forest(graph, turned, sums, options);
    if (const Result<void> grown = forest.growAll(0, watch.stop); !grown)
        return grown.error();
    for (std::uint32_t round = 1; round <= options.rounds && forest.growAll(round, timeUp); ++round)
        continue;
    return JointTransfers(graph, forest, sums.chunks(), options).scheduled(forest.rooted(), options.passes, timeUp);
}

} // namespace weft::synthesis
