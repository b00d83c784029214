// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that go along the dimensions of a fabric one after the other: hierarchical, multi-dimensional, themis.
#include "engine/collective/library/algorithm_families.h"
#include "engine/collective/library/dimension_all_to_all.h"
#include "engine/collective/library/line_algorithms.h"
#include "engine/collective/model/dimension_loads.h"

#include <algorithm>

namespace weft::collective {

namespace {

std::vector<std::uint32_t> gridSizes(const Job& job)
{
    std::vector<std::uint32_t> sizes;
    for (const topology::Dimension& dimension : job.dimensions)
        sizes.push_back(dimension.size);
    return sizes;
}

// One lane of a reduce-scatter up the dimensions, an all-gather down, or both. Every rank owns a unit. After the
// dimensions order[0 … p], it holds the units of all ranks with its coordinates in them.
class DimensionLane {
public:
    DimensionLane(Workspace& workspace, const Job& job, const DimensionGrid& grid, const Cut& cut, std::uint32_t lane,
        std::span<const std::uint32_t> order, std::uint32_t channel)
        : m_workspace(workspace)
        , m_job(job)
        , m_grid(grid)
        , m_cut(cut)
        , m_lane(lane)
        , m_order(order)
        , m_channel(channel)
    {
    }

    void add()
    {
        for (std::size_t phase = 0; scattersFirst(m_job.pattern.kind) && phase < m_order.size(); ++phase)
            addPhase(phase, false);
        for (std::size_t phase = m_order.size(); gathersLast(m_job.pattern.kind) && phase-- > 0;)
            addPhase(phase, true);
    }

private:
    // Shards lie where the pattern says; otherwise the ranks that stay together longest own neighbouring units.
    [[nodiscard]] std::uint32_t unitOf(std::uint32_t place) const
    {
        return isSharded(m_job.pattern.kind) ? place : m_grid.key(place, m_order);
    }

    void addPhase(std::size_t phase, bool gathers)
    {
        const std::uint32_t dimension = m_order[phase];
        const std::span<const std::uint32_t> done = m_order.first(phase + 1);
        std::vector<Runs> held; // by key
        for (std::uint32_t place = 0; place < m_grid.count(); ++place) {
            const std::uint32_t key = m_grid.key(place, done);
            if (held.size() <= key)
                held.resize(key + 1);
            held[key].push_back(m_cut.run(unitOf(place), m_lane));
        }
        for (Runs& runs : held)
            runs = merged(std::move(runs));

        const LineStyle style = styleFor(m_job.dimensions[dimension]);
        for (std::uint32_t first = 0; first < m_grid.count(); ++first) {
            if (m_grid.coordinate(first, dimension) != 0)
                continue;
            std::vector<Rank> line;
            std::vector<Runs> blocks;
            for (const std::uint32_t place : m_grid.line(first, dimension)) {
                line.push_back(m_job.line[place]);
                blocks.push_back(held[m_grid.key(place, done)]);
            }
            if (((gathers ? m_job.way.gathersBackwards : m_job.way.backwards) >> dimension & 1U) != 0) {
                std::ranges::reverse(line);
                std::ranges::reverse(blocks);
            }
            exchange(
                m_workspace, style, line, blocks, m_channel, gathers ? LineHalf::AllGather : LineHalf::ReduceScatter);
        }
    }

    Workspace& m_workspace;
    const Job& m_job;
    const DimensionGrid& m_grid;
    const Cut& m_cut;
    std::uint32_t m_lane;
    std::span<const std::uint32_t> m_order;
    std::uint32_t m_channel;
};

using Orders = std::vector<std::vector<std::uint32_t>>; // by piece

Result<SchedulePtr> alongOrders(const Job& job, const Orders& orders)
{
    if (job.pattern.kind == PatternKind::AllToAll) {
        DimensionAllToAll program(job, gridSizes(job));
        for (std::uint32_t lane = 0; lane < job.lanes(); ++lane)
            program.addLane(lane, orders[lane % job.pieces], lane);
        return program.finish();
    }
    Workspace workspace(job, { true, BlockPairing::SamePeer });
    const DimensionGrid grid(gridSizes(job));
    const Cut cut(job.pattern, job.size(), job.lanes());
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane)
        DimensionLane(workspace, job, grid, cut, lane, orders[lane % job.pieces], lane).add();
    return workspace.finish();
}

// From the root along the last dimension, then from all that have the data along the one before, and so on.
Tree hierarchicalTree(const Job& job)
{
    using topology::DimensionKind;
    const DimensionGrid grid(gridSizes(job));
    const std::uint32_t root = job.rootPlace();
    Tree tree;
    for (std::size_t dimension = grid.dimensions(); dimension-- > 0;) {
        for (std::uint32_t from = 0; from < grid.count(); ++from) {
            bool reached = true;
            for (std::size_t lower = 0; lower <= dimension; ++lower)
                reached = reached && grid.coordinate(from, lower) == grid.coordinate(root, lower);
            if (!reached)
                continue;
            std::vector<std::uint32_t> places = grid.line(from, dimension);
            std::rotate(places.begin(), places.begin() + grid.coordinate(from, dimension), places.end());
            std::vector<Rank> line;
            for (const std::uint32_t place : places)
                line.push_back(job.line[place]);
            const DimensionKind kind = job.dimensions[dimension].kind;
            const Tree part = kind == DimensionKind::FullyConnected                 ? starTree(line)
                : kind == DimensionKind::Switch || kind == DimensionKind::Hypercube ? binomialTree(line)
                                                                                    : chainTree(line);
            tree.insert(tree.end(), part.begin(), part.end());
        }
    }
    return tree;
}

} // namespace

Result<SchedulePtr> makeHierarchical(const Job& job)
{
    if (hasRoot(job.pattern.kind))
        return makeOneTree(job, hierarchicalTree(job));
    return alongOrders(job, Orders(job.pieces, job.way.order));
}

Result<SchedulePtr> makeMultiDimensional(const Job& job)
{
    Orders orders;
    for (std::uint32_t piece = 0; piece < job.pieces; ++piece) {
        orders.push_back(job.way.order);
        std::rotate(orders.back().begin(),
            orders.back().begin() + static_cast<std::ptrdiff_t>(piece % job.dimensions.size()), orders.back().end());
    }
    return alongOrders(job, orders);
}

Result<SchedulePtr> makeThemis(const Job& job)
{
    DimensionLoads loads(job.dimensions);
    Orders orders;
    for (std::uint32_t piece = 0; piece < job.pieces; ++piece)
        orders.push_back(loads.place());
    return alongOrders(job, orders);
}

} // namespace weft::collective
