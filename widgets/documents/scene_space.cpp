// SPDX-License-Identifier: GPL-3.0-or-later
// The scene of a grid in space: the places of its nodes are where they are seen.
#include "widgets/documents/fabric_scene.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

void FabricScene::setSpace(std::shared_ptr<const GridSpace> space, const FabricColumns& columns)
{
    m_space = std::move(space);
    rebuild(columns);
}

void FabricScene::turn(const SpaceDrawing& turn)
{
    m_turn = turn;
    if (m_space != nullptr)
        project();
}

void FabricScene::project()
{
    const GridSpace::Turned turned(m_space->radius(), m_turn);
    const std::size_t nodes = m_space->nodeCount();
    m_positions.resize(nodes);
    m_nearness.resize(nodes);
    m_size.resize(nodes);
    for (std::uint32_t node = 0; node < nodes; ++node) {
        const SeenPoint seen = turned(m_space->place(node));
        m_positions[node] = seen.at;
        m_nearness[node] = static_cast<float>(seen.nearness);
        m_size[node] = static_cast<float>(seen.size);
    }
    for (auto& [which, drawing] : m_drawnCables) {
        const auto arc = m_space->arc(m_cables[which].a, m_cables[which].b);
        for (std::size_t i = 0; i < arc.size(); ++i)
            drawing.bends[i] = turned(arc[i]).at;
    }
    m_index.reset();
    m_groups.reset();
}

// Arcs take the place of bends, which are of the flat drawing.
void FabricScene::wrap()
{
    m_drawnCables.clear();
    for (std::uint32_t cable = 0; cable < m_cables.size(); ++cable) {
        if (m_space->isWrap(m_cables[cable].a, m_cables[cable].b))
            m_drawnCables.emplace_back(cable, CableDrawing { std::vector<QPointF>(GridSpace::kArcPoints), {} });
    }
}

// Of those whose glyphs are there the one in front.
std::uint32_t FabricScene::frontAt(QPointF scene, double reach) const
{
    double widest = kNodeHalf;
    for (const float size : m_size)
        widest = std::max(widest, kNodeHalf * static_cast<double>(size));
    widest = std::max(widest, reach);
    std::uint32_t best = kNoIndex;
    double bestNearness = -1;
    for (const std::uint32_t node :
        index().inside(QRectF(scene - QPointF(widest, widest), scene + QPointF(widest, widest)))) {
        const QPointF off = m_positions[node] - scene;
        const double half = kNodeHalf * static_cast<double>(m_size[node]);
        const bool isThere = std::max(std::abs(off.x()), std::abs(off.y())) <= half;
        if (isThere && static_cast<double>(m_nearness[node]) > bestNearness) {
            best = node;
            bestNearness = static_cast<double>(m_nearness[node]);
        }
    }
    return best != kNoIndex ? best : index().nearest(scene, reach);
}

} // namespace weft::widgets
