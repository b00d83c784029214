// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas shows: the cached picture, the overlays, and the view.
#include "widgets/topology/topology_canvas.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>

#include <cmath>

namespace weft::widgets {

namespace {
constexpr double kFitMargin = 36; // pixels
constexpr double kCheapMs = 3; // drawings that are drawn anew in every frame of a gesture
}

TopologyCanvas::TopologyCanvas(FabricDocument* document, SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
{
    setObjectName(QStringLiteral("topologyCanvas"));
    setAccessibleName(tr("Topology"));
    setAccessibleDescription(tr("The nodes and links of the fabric"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    m_panZoom = new PanZoom(this, PanZoom::Wheel::Zooms,
        { [this](QPointF by) {
             ViewTransform view = m_view;
             view.origin -= by / view.scale;
             setView(view);
         },
            [this](QPointF at, double factor, double /*down*/) { setView(m_view.zoomedAt(at, factor)); } });
    m_panZoom->setSpacePans(true);
    connect(m_panZoom, &PanZoom::ended, this, &TopologyCanvas::updateCursor);
    m_idle.setSingleShot(true);
    m_idle.setInterval(kIdleMs);
    connect(&m_idle, &QTimer::timeout, this, &TopologyCanvas::markStale);
    connect(document, &FabricDocument::changed, this, &TopologyCanvas::onDocument);
    connect(selection, &SelectionModel::selectionChanged, this, &TopologyCanvas::updateMarks);
    connect(selection, &SelectionModel::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(selection, &SelectionModel::litLinksChanged, this, qOverload<>(&QWidget::update));
    connect(selection, &SelectionModel::revealRequested, this, &TopologyCanvas::reveal);
    onDocument(FabricDocument::Change::Structure);
}

void TopologyCanvas::onDocument(FabricDocument::Change change)
{
    switch (change) {
    case FabricDocument::Change::Structure:
        noteStructure();
        break;
    case FabricDocument::Change::Positions:
        m_scene.setPositions(m_document->columns());
        break;
    case FabricDocument::Change::Drawing:
        m_gesture = Gesture::None;
        m_scene.rebuild(m_document->columns());
        if (m_note && !m_scene.notes().contains(*m_note))
            m_note.reset();
        updateMarks();
        break;
    case FabricDocument::Change::Properties:
    case FabricDocument::Change::State:
        m_scene.setProperties(m_document->columns());
        break;
    }
    if (m_viewIsFitted && change == FabricDocument::Change::Structure)
        fitAll();
    markStale();
    emit sceneChanged();
}

void TopologyCanvas::noteStructure()
{
    m_scene.rebuild(m_document->columns());
    m_levels.clear(); // of other links; whoever colours them does so again
    m_gesture = Gesture::None; // what it held may be gone
    m_pressedNode = kNoIndex;
    updateMarks();
    // Another fabric is shown as a whole; drawing by hand does not move the view.
    const std::vector<NodeKey>& keys = m_document->columns().nodeKeys;
    const bool isOther
        = keys.size() > 1 && (m_firstKey == kNoNode || keys.front() > m_lastKey || keys.back() < m_firstKey);
    m_viewIsFitted = isOther || (m_viewIsFitted && keys.size() > 1 && !m_document->undoStack()->canUndo());
    m_firstKey = keys.empty() ? kNoNode : keys.front();
    m_lastKey = keys.empty() ? kNoNode : keys.back();
}

void TopologyCanvas::setFitInset(int bottom)
{
    if (bottom == m_fitInset)
        return;
    m_fitInset = bottom;
    if (m_viewIsFitted)
        fitAll();
}

void TopologyCanvas::updateMarks()
{
    const FabricColumns& columns = m_document->columns();
    m_selectedNodes.clear();
    m_selectedLinks.clear();
    for (const NodeKey key : m_selection->selection().nodes) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_selectedNodes.push_back(at);
    }
    for (const LinkKey key : m_selection->selection().links) {
        if (const std::uint32_t at = columns.indexOf(key); at != kNoIndex)
            m_selectedLinks.push_back(at);
    }
    update();
}

void TopologyCanvas::setLinkLevels(std::vector<std::uint8_t> levels)
{
    if (levels == m_levels)
        return;
    m_levels = std::move(levels);
    markStale();
}

void TopologyCanvas::markStale()
{
    m_cacheIsStale = true;
    update();
}

Detail TopologyCanvas::detail() const
{
    return detailFor(m_scene, m_view, size(), look().mostDrawn);
}

FabricLook TopologyCanvas::look() const
{
    FabricLook look;
    look.theme = &Theme::current();
    look.levels = m_levels;
    look.nodeName = [document = m_document](std::uint32_t node) { return document->nodeNameAt(node); };
    look.font = font();
    look.widthByBandwidth = true;
    return look;
}

void TopologyCanvas::renderCache()
{
    QElapsedTimer timer;
    timer.start();
    const QSize pixels = size() * devicePixelRatio();
    if (m_cache.size() != pixels || m_cache.devicePixelRatio() != devicePixelRatio()) {
        m_cache = QImage(pixels, QImage::Format_RGB32);
        m_cache.setDevicePixelRatio(devicePixelRatio());
    }
    m_cache.fill(Theme::current().base);
    QPainter painter(&m_cache);
    if (m_editable)
        drawGridDots(painter);
    paintFabric(painter, m_scene, m_view, size(), look(), detail());
    m_cacheView = m_view;
    m_cacheIsStale = false;
    m_renderMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

void TopologyCanvas::drawGridDots(QPainter& painter) const
{
    const double pitch = kGrid * m_view.scale;
    if (pitch < 16)
        return;
    const QPointF first(std::ceil(m_view.origin.x() / kGrid) * kGrid, std::ceil(m_view.origin.y() / kGrid) * kGrid);
    const QPointF start = m_view.toView(first);
    std::vector<QRectF> dots;
    for (double y = start.y(); y < height(); y += pitch) {
        for (double x = start.x(); x < width(); x += pitch)
            dots.emplace_back(std::round(x), std::round(y), 1.0, 1.0);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::current().border);
    painter.drawRects(dots.data(), static_cast<int>(dots.size()));
}

void TopologyCanvas::paintEvent(QPaintEvent* /*event*/)
{
    const bool moved = m_cacheView != m_view || m_cache.size() != size() * devicePixelRatio();
    const bool gesture = m_panZoom->isPanning() || m_idle.isActive();
    if (m_cacheIsStale || m_cache.isNull() || (moved && (!gesture || m_renderMs < kCheapMs)))
        renderCache();
    QPainter painter(this);
    if (m_cacheView == m_view) {
        painter.drawImage(QPointF(0, 0), m_cache);
    } else {
        painter.fillRect(rect(), Theme::current().base);
        const QSizeF had = QSizeF(m_cache.size()) / m_cache.devicePixelRatio();
        const QRectF where = m_view.toView(m_cacheView.toScene(QRectF({ 0, 0 }, had)));
        if (m_cacheView.scale == m_view.scale)
            painter.drawImage(QPoint(qRound(where.left()), qRound(where.top())), m_cache);
        else
            painter.drawImage(where, m_cache);
        m_idle.start();
    }
    drawOverlays(painter);
}

void TopologyCanvas::drawOverlays(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const Detail level = detail();
    if (!m_selectedNodes.empty() || !m_selectedLinks.empty())
        paintMarks(painter, m_scene, m_view, size(), { m_selectedNodes, m_selectedLinks, theme.accent, 2.4 }, level);
    const FabricColumns& columns = m_document->columns();
    std::vector<std::uint32_t> lit;
    for (const LinkKey key : m_selection->litLinks()) {
        if (const std::uint32_t link = columns.indexOf(key); link != kNoIndex)
            lit.push_back(link);
    }
    if (!lit.empty())
        paintMarks(painter, m_scene, m_view, size(), { {}, lit, theme.communication, 3 }, level);
    const Hovered& hovered = m_selection->hovered();
    const std::uint32_t node = hovered.node == kNoNode ? kNoIndex : columns.indexOf(hovered.node);
    const std::vector<std::uint32_t> links = hoveredLinks();
    const FabricMarks marks { std::span(&node, node == kNoIndex ? 0 : 1), links, theme.hover, 2.4 };
    paintMarks(painter, m_scene, m_view, size(), marks, level);
    if (m_gesture == Gesture::Band) {
        QColor fill = theme.accent;
        fill.setAlpha(36);
        painter.fillRect(bandRect(), fill);
        painter.setPen(theme.accent);
        painter.drawRect(bandRect());
    } else if (m_gesture == Gesture::Lasso) {
        drawLasso(painter);
    } else if (m_gesture == Gesture::Move) {
        drawMoveGhost(painter);
    } else if (m_gesture == Gesture::Cable) {
        drawCable(painter);
    }
    drawDrawingMarks(painter);
    if (m_tool == CanvasTool::Stamp)
        drawStamp(painter);
    if (hasFocus()) {
        painter.setPen(theme.accent);
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

std::vector<std::uint32_t> TopologyCanvas::hoveredLinks() const
{
    const FabricColumns& columns = m_document->columns();
    const Hovered& hovered = m_selection->hovered();
    std::vector<LinkKey> keys;
    if (hovered.link != kNoLink)
        keys.push_back(hovered.link);
    else if (hovered.operation.isValid() && m_operationLinks)
        keys = m_operationLinks(hovered.operation);
    std::vector<std::uint32_t> links;
    for (const LinkKey key : keys) {
        if (const std::uint32_t link = columns.indexOf(key); link != kNoIndex)
            links.push_back(link);
    }
    return links;
}

void TopologyCanvas::drawMoveGhost(QPainter& painter) const
{
    constexpr std::size_t kMostLines = 4000; // more would not be told apart
    const QPointF delta = moveDelta();
    std::vector<bool> moves(m_scene.nodeCount());
    for (const std::uint32_t node : m_selectedNodes)
        moves[node] = true;
    std::vector<QLineF> lines;
    for (const Cable& cable : m_scene.cables()) {
        if (!moves[cable.a] && !moves[cable.b])
            continue;
        const auto end = [&](std::uint32_t node) {
            return m_view.toView(m_scene.positions()[node] + (moves[node] ? delta : QPointF()));
        };
        lines.emplace_back(end(cable.a), end(cable.b));
        if (lines.size() == kMostLines)
            break;
    }
    QColor color = Theme::current().accent;
    color.setAlpha(150);
    painter.setPen(QPen(color, 1));
    painter.drawLines(lines.data(), static_cast<int>(lines.size()));
    const double half = std::max(1.5, kNodeHalf * m_view.scale);
    std::vector<QRectF> boxes;
    for (const std::uint32_t node : m_selectedNodes) {
        const QPointF at = m_view.toView(m_scene.positions()[node] + delta);
        boxes.emplace_back(at.x() - half, at.y() - half, 2 * half, 2 * half);
    }
    painter.setBrush(color);
    painter.drawRects(boxes.data(), static_cast<int>(boxes.size()));
}

void TopologyCanvas::drawCable(QPainter& painter) const
{
    const QPointF from = m_view.toView(m_scene.positions()[m_pressedNode]);
    const std::uint32_t target = m_scene.nodeAt(m_pointer, m_view);
    const bool lands = target != kNoIndex && target != m_pressedNode;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::current().accent, 2, lands ? Qt::SolidLine : Qt::DashLine));
    painter.drawLine(from, lands ? m_view.toView(m_scene.positions()[target]) : m_pointer);
    if (lands)
        paintMarks(
            painter, m_scene, m_view, size(), { std::span(&target, 1), {}, Theme::current().hover, 2.5 }, Detail::Near);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void TopologyCanvas::setView(const ViewTransform& view)
{
    if (view == m_view)
        return;
    m_view = view;
    m_viewIsFitted = false;
    if (m_cacheView != m_view)
        m_idle.start();
    update();
    emit viewChanged();
}

void TopologyCanvas::zoom(double factor)
{
    setView(m_view.zoomedAt(QPointF(width(), height()) / 2, factor));
}

void TopologyCanvas::fitAll()
{
    if (m_scene.nodeCount() > 0)
        setView(ViewTransform::fitting(m_scene.bounds(), size() - QSize(0, m_fitInset), kFitMargin));
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
    if (m_viewIsFitted)
        fitAll();
    m_cacheIsStale = true;
    emit viewChanged();
}

void TopologyCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        markStale();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets
