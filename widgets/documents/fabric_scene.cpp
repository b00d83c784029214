// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/fabric_scene.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace weft::widgets {

namespace {

double distanceTo(const QLineF& line, QPointF at)
{
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double t = length > 0 ? std::clamp(QPointF::dotProduct(at - line.p1(), along) / length, 0.0, 1.0) : 0;
    const QPointF away = at - (line.p1() + along * t);
    return std::hypot(away.x(), away.y());
}

} // namespace

void FabricScene::rebuild(const FabricColumns& columns)
{
    m_ends = linkEnds(columns);
    m_isSwitch.resize(columns.nodeCount());
    for (std::size_t i = 0; i < m_isSwitch.size(); ++i)
        m_isSwitch[i] = columns.nodes[i].kind == topology::NodeKind::Switch ? 1 : 0;
    m_dimensions = columns.structure->dimensions;
    m_drawing = columns.drawing;
    fold(columns);
    if (m_hidden.size() != m_ends.source.size())
        m_hidden.clear();
    makeCables();
    if (m_space != nullptr && m_space->nodeCount() != columns.nodeCount())
        m_space.reset(); // of another fabric
    if (m_space != nullptr)
        wrap();
    else
        bend(columns);
    setProperties(columns);
    setPositions(columns);
}

void FabricScene::setHiddenLinks(std::vector<std::uint8_t> hidden, const FabricColumns& columns)
{
    m_hidden = std::move(hidden);
    rebuild(columns);
}

void FabricScene::setPositions(const FabricColumns& columns)
{
    if (m_space != nullptr) {
        project();
        return;
    }
    m_positions = columns.positions;
    placeFolds();
    m_index.reset();
    m_groups.reset();
}

void FabricScene::setProperties(const FabricColumns& columns)
{
    if (m_dimensions != columns.structure->dimensions) {
        m_dimensions = columns.structure->dimensions;
        m_groups.reset();
    }
    m_nodeHealth.assign(columns.nodeCount(), Health::Good);
    m_unwellNodes.clear();
    for (const auto& [key, change] : columns.nodeChanges) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_unwellNodes.emplace_back(at, m_nodeHealth[at] = change.failed ? Health::Failed : Health::Degraded);
    }
    m_linkHealth.assign(columns.linkCount(), Health::Good);
    for (const auto& [key, change] : columns.linkChanges) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_linkHealth[at] = change.failed ? Health::Failed : Health::Degraded;
    }
    m_cableHealth.assign(m_cables.size(), Health::Good);
    for (const auto& [key, change] : columns.linkChanges) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex && !isHidden(at))
            m_cableHealth[m_cableOf[at]] = std::max(m_cableHealth[m_cableOf[at]], m_linkHealth[at]);
    }
    makeWidths(columns);
}

void FabricScene::makeWidths(const FabricColumns& columns)
{
    double least = 1e300;
    double most = 0;
    for (const LinkCost& cost : columns.linkCosts) {
        least = std::min(least, cost.bandwidth.bytesPerNs);
        most = std::max(most, cost.bandwidth.bytesPerNs);
    }
    m_linkWidth.assign(columns.linkCount(), 0.5F);
    if (!(most > least) || least <= 0)
        return;
    const double range = std::log(most / least);
    double cachedBandwidth = -1; // neighbours are mostly alike
    float cached = 0;
    for (std::size_t i = 0; i < m_linkWidth.size(); ++i) {
        const double bandwidth = columns.linkCosts[i].bandwidth.bytesPerNs;
        if (bandwidth != cachedBandwidth) {
            cachedBandwidth = bandwidth;
            cached = static_cast<float>(std::log(bandwidth / least) / range);
        }
        m_linkWidth[i] = cached;
    }
}

void FabricScene::makeCables()
{
    const auto links = static_cast<std::uint32_t>(m_ends.source.size());
    // Counting sort by the lower end, then small sorts: about four times faster than one large sort.
    const auto isShown = [this](std::uint32_t i) {
        return (m_hidden.empty() || m_hidden[i] == 0) && m_ends.source[i] != m_ends.destination[i]; // within a fold
    };
    std::vector<std::uint32_t> start(m_isSwitch.size() + 1);
    for (std::uint32_t i = 0; i < links; ++i) {
        if (isShown(i))
            ++start[std::min(m_ends.source[i], m_ends.destination[i]) + 1];
    }
    std::partial_sum(start.begin(), start.end(), start.begin());
    m_cableLinks.resize(start.back());
    std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
    for (std::uint32_t i = 0; i < links; ++i) {
        if (isShown(i))
            m_cableLinks[next[std::min(m_ends.source[i], m_ends.destination[i])]++] = i;
    }
    m_cables.clear();
    m_cableOf.assign(links, kNoIndex);
    for (std::uint32_t node = 0; node + 1 < start.size(); ++node) {
        const auto higher = [&](std::uint32_t i) { return std::max(m_ends.source[i], m_ends.destination[i]); };
        const auto rank = [&](std::uint32_t i) { return std::tuple(higher(i), m_ends.source[i] != node, i); };
        std::sort(m_cableLinks.begin() + start[node], m_cableLinks.begin() + start[node + 1],
            [&](std::uint32_t x, std::uint32_t y) { return rank(x) < rank(y); });
        for (std::uint32_t i = start[node]; i < start[node + 1]; ++i) {
            const std::uint32_t other = higher(m_cableLinks[i]);
            if (i == start[node] || m_cables.back().b != other)
                m_cables.push_back({ node, other, i, 0 });
            ++m_cables.back().count;
            m_cableOf[m_cableLinks[i]] = static_cast<std::uint32_t>(m_cables.size() - 1);
        }
    }
}

QRectF FabricScene::bounds() const
{
    if (m_positions.empty())
        return {};
    if (m_space != nullptr)
        return m_space->bounds();
    constexpr double kAround = kNodeHalf + 6;
    QRectF bounds = index().bounds().adjusted(-kAround, -kAround, kAround, kAround);
    for (const Fold& fold : m_folds)
        bounds = bounds.united(fold.box);
    return bounds;
}

const SpatialIndex& FabricScene::index() const
{
    if (!m_index)
        m_index.emplace(m_positions);
    return *m_index;
}

const FabricGroups& FabricScene::groups() const
{
    if (!m_groups)
        m_groups.emplace(m_positions, m_isSwitch, m_cables, m_dimensions);
    return *m_groups;
}

QLineF FabricScene::linkLine(std::uint32_t link, const ViewTransform& view) const
{
    const QPointF from = view.toView(m_positions[m_ends.source[link]]);
    const QPointF to = view.toView(m_positions[m_ends.destination[link]]);
    if (isHidden(link))
        return { from, to };
    const Cable& cable = m_cables[m_cableOf[link]];
    QPointF along = to - from;
    const double length = std::hypot(along.x(), along.y());
    if (length < 1)
        return { from, to };
    along /= length;
    const std::span<const std::uint32_t> links = linksOf(cable);
    const auto place = static_cast<double>(std::find(links.begin(), links.end(), link) - links.begin());
    const double half = kNodeHalf * view.scale;
    const double pitch = std::min(7.0 * std::min(1.0, view.scale), 1.6 * half / std::max(1U, cable.count));
    // Sides are counted from a to b, whichever way the link goes.
    const double side = (place - (cable.count - 1) / 2.0) * pitch * (m_ends.source[link] == cable.a ? 1 : -1);
    const QPointF aside(-along.y() * side, along.x() * side);
    const double trim = std::min(half * 1.15 / std::max(std::abs(along.x()), std::abs(along.y())), length * 0.45);
    return { from + aside + along * trim, to + aside - along * trim };
}

std::uint32_t FabricScene::nodeAt(QPointF at, const ViewTransform& view, double slack) const
{
    const QPointF scene = view.toScene(at);
    for (const Fold& fold : m_folds) {
        if (fold.box.contains(scene))
            return fold.nodes.front();
    }
    if (m_space != nullptr)
        return frontAt(scene, slack / view.scale);
    return index().nearest(scene, std::max(kNodeHalf, slack / view.scale));
}

std::uint32_t FabricScene::linkAt(QPointF at, const ViewTransform& view, bool beside, double slack) const
{
    std::uint32_t best = kNoIndex;
    double bestDistance = slack;
    const QPointF scene = view.toScene(at);
    const double reach = slack / view.scale + (beside ? kNodeHalf : 0);
    // Bends lead away from the straight line, which is what the others are sorted out by.
    for (const auto& [which, drawing] : m_drawnCables) {
        for (const std::uint32_t link : linksOf(m_cables[which])) {
            const QPolygonF path = beside ? linkPath(link, view) : cablePath(m_cables[which], view);
            for (qsizetype i = 0; i + 1 < path.size(); ++i) {
                const double distance = distanceTo({ path[i], path[i + 1] }, at);
                if (distance < bestDistance) {
                    bestDistance = distance;
                    best = link;
                }
            }
        }
    }
    for (const Cable& cable : m_cables) {
        const QPointF& a = m_positions[cable.a];
        const QPointF& b = m_positions[cable.b];
        if (const CableDrawing* drawing = drawingOf(m_cableLinks[cable.first]);
            drawing != nullptr && !drawing->bends.empty())
            continue;
        if (std::min(a.x(), b.x()) - reach > scene.x() || std::max(a.x(), b.x()) + reach < scene.x()
            || std::min(a.y(), b.y()) - reach > scene.y() || std::max(a.y(), b.y()) + reach < scene.y())
            continue;
        if (!beside) {
            const double distance = distanceTo({ view.toView(a), view.toView(b) }, at);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = m_cableLinks[cable.first];
            }
            continue;
        }
        for (const std::uint32_t link : linksOf(cable)) {
            const double distance = distanceTo(linkLine(link, view), at);
            if (distance < bestDistance) {
                bestDistance = distance;
                best = link;
            }
        }
    }
    return best;
}

FabricScene::Found FabricScene::inside(const QRectF& scene) const
{
    return withLinks(index().inside(scene));
}

FabricScene::Found FabricScene::inside(const QPolygonF& scene) const
{
    std::vector<std::uint32_t> nodes = index().inside(scene.boundingRect());
    std::erase_if(nodes, [&](std::uint32_t node) { return !scene.containsPoint(m_positions[node], Qt::OddEvenFill); });
    return withLinks(std::move(nodes));
}

FabricScene::Found FabricScene::withLinks(std::vector<std::uint32_t> nodes) const
{
    Found found { std::move(nodes), {} };
    std::vector<bool> chosen(m_positions.size());
    for (const std::uint32_t node : found.nodes)
        chosen[node] = true;
    for (std::uint32_t link = 0; link < m_ends.source.size() && found.nodes.size() > 1; ++link) {
        if (chosen[m_ends.source[link]] && chosen[m_ends.destination[link]] && !isHidden(link))
            found.links.push_back(link);
    }
    return found;
}

} // namespace weft::widgets
