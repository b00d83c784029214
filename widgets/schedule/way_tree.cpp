// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/way_tree.h"

#include <algorithm>
#include <unordered_map>

namespace weft::widgets {

namespace {

class TreeMaker {
public:
    TreeMaker(const ScheduleColumns& columns, const ChunkWay& way)
        : m_columns(columns)
        , m_way(way)
    {
    }

    [[nodiscard]] WayTree make()
    {
        for (const ChunkWay::Hop& hop : m_way.hops) {
            if (hop.isFirst)
                addHop(hop.transfer);
        }
        layOut();
        return std::move(m_tree);
    }

private:
    std::uint32_t node(std::unordered_map<std::uint32_t, std::uint32_t>& nodes, std::uint32_t rank)
    {
        const auto [at, isNew] = nodes.try_emplace(rank, static_cast<std::uint32_t>(m_tree.nodes.size()));
        if (isNew) {
            const bool isOrigin
                = &nodes == &m_before && std::binary_search(m_way.origins.begin(), m_way.origins.end(), rank);
            m_tree.nodes.push_back({ rank, isOrigin, {} });
        }
        return at->second;
    }

    void addHop(std::uint32_t number)
    {
        const ScheduleTransfer& transfer = m_columns.transfers[number];
        const bool reduces = isReducing(m_columns.mark[index(transfer.receive)]);
        const auto copied = m_after.find(transfer.from);
        const std::uint32_t from = !reduces && copied != m_after.end() ? copied->second : node(m_before, transfer.from);
        m_tree.branches.push_back({ from, node(reduces ? m_before : m_after, transfer.to), number, reduces });
    }

    // Columns by the longest way from a beginning; rows by leaves, a parent in the middle of its children.
    void layOut()
    {
        const std::size_t count = m_tree.nodes.size();
        std::vector<std::vector<std::uint32_t>> next(count);
        std::vector<std::uint32_t> parents(count, 0);
        for (const WayTree::Branch& branch : m_tree.branches) {
            next[branch.from].push_back(branch.to);
            ++parents[branch.to];
        }
        std::vector<std::uint32_t> order;
        std::vector<std::uint32_t> left = parents;
        std::vector<double> depth(count, 0);
        for (std::uint32_t node = 0; node < count; ++node) {
            if (left[node] == 0)
                order.push_back(node);
        }
        for (std::size_t at = 0; at < order.size(); ++at) {
            for (const std::uint32_t to : next[order[at]]) {
                depth[to] = std::max(depth[to], depth[order[at]] + 1);
                if (--left[to] == 0)
                    order.push_back(to);
            }
        }
        // A beginning stands right before what it leads to first.
        for (auto at = order.rbegin(); at != order.rend(); ++at) {
            if (parents[*at] != 0 || next[*at].empty())
                continue;
            double nearest = depth[next[*at].front()];
            for (const std::uint32_t to : next[*at])
                nearest = std::min(nearest, depth[to]);
            depth[*at] = nearest - 1;
        }
        placeRows(order, depth);
    }

    void placeRows(const std::vector<std::uint32_t>& order, const std::vector<double>& depth)
    {
        // Of the sums the senders are the children, of the copies the receivers: both hang on where the sum is done.
        std::vector<std::vector<std::uint32_t>> in(m_tree.nodes.size());
        std::vector<std::vector<std::uint32_t>> out(m_tree.nodes.size());
        std::vector<bool> hasParent(m_tree.nodes.size(), false);
        for (const WayTree::Branch& branch : m_tree.branches) {
            const std::uint32_t parent = branch.reduces ? branch.to : branch.from;
            const std::uint32_t child = branch.reduces ? branch.from : branch.to;
            if (hasParent[child])
                continue;
            hasParent[child] = true;
            (branch.reduces ? in : out)[parent].push_back(child);
        }
        std::vector<double> row(m_tree.nodes.size(), -1);
        double nextIn = 0;
        double nextOut = 0;
        double width = 0;
        for (const std::uint32_t node : order) {
            width = std::max(width, depth[node]);
            if (hasParent[node])
                continue;
            const double a = placeBelow(node, in, row, nextIn);
            const double b = placeBelow(node, out, row, nextOut);
            row[node] = in[node].empty() ? b : out[node].empty() ? a : (a + b) / 2;
            nextIn = nextOut = std::max(nextIn, nextOut);
        }
        // What a rank passes on while sums that it had a part in still run.
        for (const std::uint32_t node : order) {
            if (row[node] < 0) {
                placeBelow(node, out, row, nextOut);
                nextOut = std::max(nextIn, nextOut);
            }
        }
        double height = 0;
        for (std::size_t node = 0; node < m_tree.nodes.size(); ++node) {
            m_tree.nodes[node].at = { depth[node], row[node] };
            height = std::max(height, row[node]);
        }
        m_tree.size = { width, height };
    }

    // Rows of all below `top`, without recursion: chains may be as long as there are ranks. The row for `top`.
    static double placeBelow(std::uint32_t top, const std::vector<std::vector<std::uint32_t>>& children,
        std::vector<double>& row, double& next)
    {
        struct Frame {
            std::uint32_t node = 0;
            std::size_t child = 0;
        };
        std::vector<Frame> stack { { top, 0 } };
        double result = 0;
        while (!stack.empty()) {
            Frame& frame = stack.back();
            const std::vector<std::uint32_t>& below = children[frame.node];
            if (frame.child < below.size()) {
                stack.push_back({ below[frame.child++], 0 });
                continue;
            }
            result = below.empty() ? next++ : (row[below.front()] + row[below.back()]) / 2;
            row[frame.node] = result;
            stack.pop_back();
        }
        return result;
    }

    const ScheduleColumns& m_columns;
    const ChunkWay& m_way;
    WayTree m_tree;
    std::unordered_map<std::uint32_t, std::uint32_t> m_before; // by rank: its node while values are summed
    std::unordered_map<std::uint32_t, std::uint32_t> m_after; // by rank: its node once it has a copy
};

} // namespace

WayTree wayTree(const ScheduleColumns& columns, const ChunkWay& way)
{
    return TreeMaker(columns, way).make();
}

} // namespace weft::widgets
