// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/force_layout.h"

#include "widgets/documents/fabric_columns.h"
#include "widgets/documents/layouts.h"
#include "widgets/documents/spatial_index.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace weft::widgets {

namespace {

constexpr double kNatural = 2.5 * kGrid; // length of a link at rest
constexpr std::size_t kMostNeighbours = 64; // that repel, of those nearby

// Fruchterman and Reingold's forces; repulsion reaches three natural lengths, so that a grid finds who is near.
void repel(const std::vector<QPointF>& at, std::vector<QPointF>& force)
{
    const SpatialIndex index(at);
    const double reach = 3 * kNatural;
    for (std::size_t i = 0; i < at.size(); ++i) {
        std::vector<std::uint32_t> near
            = index.inside(QRectF(at[i] - QPointF(reach, reach), at[i] + QPointF(reach, reach)));
        const std::size_t stride = near.size() / kMostNeighbours + 1;
        for (std::size_t k = i % stride; k < near.size(); k += stride) {
            if (near[k] == i)
                continue;
            QPointF away = at[i] - at[near[k]];
            double square = QPointF::dotProduct(away, away);
            if (square < 1) { // on one point: apart by index
                away = near[k] < i ? QPointF(1, 0.5) : QPointF(-1, -0.5);
                square = 1;
            }
            force[i] += away * (kNatural * kNatural / square) * static_cast<double>(stride);
        }
    }
}

} // namespace

std::vector<QPointF> forceLayout(const topology::Topology& topology, std::vector<QPointF> positions, const Watch& watch)
{
    positions.resize(topology.nodeCount());
    separate(positions);
    std::set<std::pair<std::uint32_t, std::uint32_t>> cables;
    for (std::uint32_t id = 0; id < topology.linkCount(); ++id)
        cables.insert(
            std::minmax(index(topology.linkSource(LinkId { id })), index(topology.linkDestination(LinkId { id }))));
    const int rounds = positions.size() > 5000 ? 120 : 300;
    if (watch.progress != nullptr)
        watch.progress->setTotal(static_cast<std::uint64_t>(rounds));
    double heat = kNatural * std::sqrt(static_cast<double>(positions.size())) / 6;
    std::vector<QPointF> force(positions.size());
    for (int round = 0; round < rounds; ++round) {
        if (watch.stop.stop_requested())
            return {};
        std::fill(force.begin(), force.end(), QPointF());
        repel(positions, force);
        for (const auto& [a, b] : cables) {
            const QPointF along = positions[b] - positions[a];
            const QPointF pull = along * (std::hypot(along.x(), along.y()) / kNatural);
            force[a] += pull;
            force[b] -= pull;
        }
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const double length = std::hypot(force[i].x(), force[i].y());
            if (length > 0)
                positions[i] += force[i] * (std::min(length, heat) / length);
        }
        heat = std::max(1.0, heat * (1 - 3.0 / rounds));
        if (watch.progress != nullptr)
            watch.progress->setDone(static_cast<std::uint64_t>(round) + 1);
    }
    separate(positions);
    return positions;
}

} // namespace weft::widgets
