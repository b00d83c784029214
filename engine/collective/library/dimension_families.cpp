// SPDX-License-Identifier: GPL-3.0-or-later
// The algorithms that go along the dimensions of a fabric one after the other: hierarchical, multi-dimensional, themis.
#include "engine/collective/library/algorithm_families.h"

#include <algorithm>
#include <bit>

namespace weft::collective {

namespace {

std::vector<std::uint32_t> gridSizes(const Job& job)
{
    return mapped(job.dimensions, &topology::Dimension::size);
}

// The style that fits a dimension's links; a ring where the size is no power of two.
LineStyle styleFor(const topology::Dimension& dimension)
{
    using topology::DimensionKind;
    if (dimension.kind == DimensionKind::FullyConnected)
        return LineStyle::Direct;
    const bool isFlat = dimension.kind == DimensionKind::Switch || dimension.kind == DimensionKind::Hypercube;
    return isFlat && std::has_single_bit(dimension.size) ? LineStyle::HalvingDoubling : LineStyle::Ring;
}

// Which way round the dimensions each piece of a collective goes, so that all dimensions are busy alike: S. Rashidi
// et al., Themis: a network bandwidth-aware collective scheduling policy (ISCA'22). The least loaded dimension comes
// first and carries the most; of equal loads the natural order. All pieces are of one size.
DimensionOrders balancedOrders(std::span<const topology::Dimension> dimensions, std::uint32_t pieces)
{
    // Of one NPU into each. A dimension without links of its own counts as one of 1 GB/s.
    const std::vector<double> bandwidths = mapped(dimensions, [](const topology::Dimension& dimension) {
        const double link = dimension.link.bandwidth.bytesPerNs > 0 ? dimension.link.bandwidth.bytesPerNs : 1;
        const bool usesAll = dimension.kind == topology::DimensionKind::FullyConnected;
        return usesAll ? link * (dimension.size - 1) : link;
    });
    // The time that each works for the pieces so far, of a piece over a link of 1 GB/s.
    std::vector<double> loads(dimensions.size(), 0);
    DimensionOrders orders;
    for (std::uint32_t piece = 0; piece < pieces; ++piece) {
        std::vector<std::uint32_t>& order = orders.emplace_back(numbersBelow(dimensions.size()));
        std::ranges::stable_sort(order, {}, [&loads](std::uint32_t dimension) { return loads[dimension]; });
        double bytes = 1;
        for (const std::uint32_t dimension : order) {
            const double size = dimensions[dimension].size;
            loads[dimension] += bytes * (1 - 1 / size) / bandwidths[dimension];
            bytes /= size;
        }
    }
    return orders;
}

// A phase of a reduce-scatter up the dimensions, or of an all-gather down, on a channel of its own. Every rank owns a
// unit. After the dimensions order[0 … p], it holds the units of all ranks with its coordinates in them.
void addPhase(Workspace& workspace, const Job& job, std::uint32_t lane, std::span<const std::uint32_t> order,
    std::size_t phase, bool gathers)
{
    const DimensionGrid grid(gridSizes(job));
    const Cut cut(job.pattern, job.size(), job.lanes());
    const std::uint32_t dimension = order[phase];
    const std::span<const std::uint32_t> done = order.first(phase + 1);
    std::vector<Runs> held; // by key
    for (std::uint32_t place = 0; place < grid.count(); ++place) {
        const std::uint32_t key = grid.key(place, done);
        if (held.size() <= key)
            held.resize(key + 1);
        // Shards lie where the pattern says; otherwise the ranks that stay together longest own neighbouring units.
        const std::uint32_t unit = isSharded(job.pattern.kind) ? place : grid.key(place, order);
        held[key].push_back(cut.run(unit, lane));
    }
    for (Runs& runs : held)
        runs = merged(std::move(runs));

    const LineStyle style = styleFor(job.dimensions[dimension]);
    for (std::uint32_t first = 0; first < grid.count(); ++first) {
        if (grid.coordinate(first, dimension) != 0)
            continue;
        std::vector<Rank> line;
        std::vector<Runs> blocks;
        for (const std::uint32_t place : grid.line(first, dimension)) {
            line.push_back(job.line[place]);
            blocks.push_back(held[grid.key(place, done)]);
        }
        if (((gathers ? job.way.gathersBackwards : job.way.backwards) >> dimension & 1U) != 0) {
            std::ranges::reverse(line);
            std::ranges::reverse(blocks);
        }
        exchange(workspace, style, line, blocks, lane, gathers ? LineHalf::AllGather : LineHalf::ReduceScatter);
    }
}

Result<SchedulePtr> alongOrders(const Job& job, const DimensionOrders& orders)
{
    const PatternKind kind = job.pattern.kind;
    if (kind == PatternKind::AllToAll)
        return allToAllAlong(job, gridSizes(job), orders, true);
    Workspace workspace(job, { true, BlockPairing::SamePeer });
    for (std::uint32_t lane = 0; lane < job.lanes(); ++lane) {
        const std::vector<std::uint32_t>& order = orders[lane % job.pieces];
        for (std::size_t phase = 0; scattersFirst(kind) && phase < order.size(); ++phase)
            addPhase(workspace, job, lane, order, phase, false);
        for (std::size_t phase = order.size(); gathersLast(kind) && phase-- > 0;)
            addPhase(workspace, job, lane, order, phase, true);
    }
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
            const std::vector<Rank> line = mapped(places, [&job](std::uint32_t place) { return job.line[place]; });
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
        return makeTrees(job, { hierarchicalTree(job) });
    return alongOrders(job, DimensionOrders(job.pieces, job.way.order));
}

Result<SchedulePtr> makeMultiDimensional(const Job& job)
{
    DimensionOrders orders;
    for (std::uint32_t piece = 0; piece < job.pieces; ++piece) {
        orders.push_back(job.way.order);
        std::rotate(orders.back().begin(),
            orders.back().begin() + static_cast<std::ptrdiff_t>(piece % job.dimensions.size()), orders.back().end());
    }
    return alongOrders(job, orders);
}

Result<SchedulePtr> makeThemis(const Job& job)
{
    return alongOrders(job, balancedOrders(job.dimensions, job.pieces));
}

} // namespace weft::collective
