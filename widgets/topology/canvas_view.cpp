// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of the fabric the canvas shows.
#include "widgets/topology/topology_canvas.h"

#include <QResizeEvent>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr double kFitMargin = 36; // pixels
constexpr double kMostMargin = 14; // of a small canvas, one part of so many
constexpr int kMostInset = 6; // of the height, one part of so many
}

void TopologyCanvas::setView(const ViewTransform& view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_viewIsFitted = false;
    m_kept.reset();
    if (m_cacheView != m_view)
        m_idle.start();
    update();
    emit viewChanged();
}

std::optional<TopologyCanvas::Place> TopologyCanvas::place() const
{
    if (m_viewIsFitted || m_scene.nodeCount() == 0)
        return {};
    return m_kept ? m_kept : Place { m_view.toScene(QPointF(width(), height()) / 2), m_view.scale };
}

void TopologyCanvas::setPlace(const Place& place)
{
    const double scale = std::clamp(place.scale, kLeastScale, kMostScale);
    setView({ scale, place.middle - QPointF(width(), height()) / scale / 2 });
    m_viewIsFitted = false; // it may have been just this
    m_idle.stop();
    m_kept = place;
}

void TopologyCanvas::zoom(double factor)
{
    setView(m_view.zoomedAt(QPointF(width(), height()) / 2, factor));
}

void TopologyCanvas::fitAll()
{
    const double margin = std::min(kFitMargin, std::min(width(), height()) / kMostMargin);
    if (m_scene.nodeCount() > 0)
        setView(ViewTransform::fitting(
            m_scene.bounds(), size() - QSize(0, std::min(m_fitInset, height() / kMostInset)), margin));
    m_idle.stop(); // one jump, no gesture
    m_viewIsFitted = m_scene.nodeCount() > 0;
}

void TopologyCanvas::fitSelection()
{
    QRectF box;
    const auto include = [&](std::uint32_t node) {
        const QPointF at = m_scene.positions()[node];
        box = box.united(QRectF(at - QPointF(kGrid, kGrid), at + QPointF(kGrid, kGrid)));
    };
    for (const std::uint32_t node : m_selectedNodes)
        include(node);
    for (const std::uint32_t link : m_selectedLinks) {
        include(m_scene.linkSource(link));
        include(m_scene.linkDestination(link));
    }
    if (box.isNull()) {
        fitAll();
        return;
    }
    setView(ViewTransform::fitting(box, size(), kFitMargin * 2));
    m_idle.stop();
}

void TopologyCanvas::actualSize()
{
    setView(m_view.zoomedAt(QPointF(width(), height()) / 2, 1 / m_view.scale));
    m_idle.stop();
}

void TopologyCanvas::centerOn(QPointF scene)
{
    ViewTransform view = m_view;
    view.origin = scene - QPointF(width(), height()) / view.scale / 2;
    setView(view);
}

std::size_t TopologyCanvas::nodesBehind(const QRect& box) const
{
    const double half = kNodeHalf * m_view.scale;
    const QRectF near = QRectF(box).adjusted(-half, -half, half, half);
    std::size_t count = 0;
    for (const QPointF at : m_scene.positions())
        count += near.contains(m_view.toView(at)) ? 1U : 0U;
    return count;
}

void TopologyCanvas::showToo(const QRectF& scene)
{
    const QRectF seen = m_view.toScene(QRectF(rect()));
    if (seen.contains(scene))
        return;
    setView(ViewTransform::fitting(seen.united(scene.adjusted(-kGrid, -kGrid, kGrid, kGrid)), size(), 0, m_view.scale));
    m_idle.stop();
}

void TopologyCanvas::reveal()
{
    const QRectF seen = m_view.toScene(QRectF(rect())).adjusted(kGrid, kGrid, -kGrid, -kGrid);
    const auto isSeen = [&](std::uint32_t node) { return seen.contains(m_scene.positions()[node]); };
    bool all = m_view.scale >= 0.3 || m_scene.nodeCount() < 500;
    for (const std::uint32_t node : m_selectedNodes)
        all = all && isSeen(node);
    for (const std::uint32_t link : m_selectedLinks)
        all = all && isSeen(m_scene.linkSource(link)) && isSeen(m_scene.linkDestination(link));
    if (!all && !(m_selectedNodes.empty() && m_selectedLinks.empty()))
        fitSelection();
}

void TopologyCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QSizeF before = event->oldSize();
    const auto showsAll = [this](QSizeF size) {
        return m_scene.nodeCount() > 0 && m_view.toScene(QRectF({}, size)).contains(m_scene.bounds());
    };
    // What was drawn and was all in sight stays in sight; where somebody looked stays in the middle.
    if (m_viewIsFitted || (!before.isEmpty() && showsAll(before) && !showsAll(size())))
        fitAll();
    else if (m_kept)
        setPlace(Place(*m_kept));
    else if (!before.isEmpty() && m_scene.nodeCount() > 0)
        setPlace({ m_view.toScene(QPointF(before.width(), before.height()) / 2), m_view.scale });
    m_cacheIsStale = true;
    emit viewChanged();
}

} // namespace weft::widgets
