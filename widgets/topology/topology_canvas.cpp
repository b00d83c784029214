// SPDX-License-Identifier: GPL-3.0-or-later
// What the canvas shows: the cached picture, the overlays, and the view.
#include "widgets/topology/topology_canvas.h"

#include "widgets/topology/topology_parts.h"

#include <QElapsedTimer>
#include <QEvent>
#include <QPainter>

#include <utility>

namespace weft::widgets {

namespace {
constexpr double kCheapMs = 3; // drawings that are drawn anew in every frame of a gesture
}

TopologyCanvas::TopologyCanvas(FabricDocument* document, SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_selection(selection)
    , m_parts(std::make_unique<TopologyParts>(this, document, selection))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
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
    connect(document, &FabricDocument::opened, this, &TopologyCanvas::noteOpened);
    connect(document, &FabricDocument::changed, this, &TopologyCanvas::onDocument);
    connect(selection, &SelectionModel::selectionChanged, this, &TopologyCanvas::updateMarks);
    connect(selection, &SelectionModel::hoverChanged, this, qOverload<>(&QWidget::update));
    connect(selection, &SelectionModel::litLinksChanged, this, qOverload<>(&QWidget::update));
    connect(selection, &SelectionModel::revealRequested, this, &TopologyCanvas::reveal);
    onDocument(FabricDocument::Change::Structure);
}

TopologyCanvas::~TopologyCanvas() = default;

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
        noteDrawing();
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
    followSpace(true);
    m_movers.clear();
    m_levels.clear(); // of other links; whoever colours them does so again
    m_gesture = Gesture::None; // what it held may be gone
    m_pressedNode = kNoIndex;
    m_parts->forgetLinks();
    m_cursor->partsChanged();
    updateMarks();
    // Another fabric is shown as a whole; drawing by hand does not move the view, and begins with a plain one.
    const std::vector<NodeKey>& keys = m_document->columns().nodeKeys;
    const bool isOther = (!keys.empty() && std::exchange(m_isOther, false))
        || (keys.size() > 1 && (m_firstKey == kNoNode || keys.front() > m_lastKey || keys.back() < m_firstKey));
    if (keys.empty()) {
        setView({});
        m_idle.stop();
        m_isOther = false;
    }
    m_viewIsFitted = isOther || (m_viewIsFitted && keys.size() > 1 && !m_document->undoStack()->canUndo());
    m_firstKey = keys.empty() ? kNoNode : keys.front();
    m_lastKey = keys.empty() ? kNoNode : keys.back();
}

// The zoom of the last project says nothing about this one.
void TopologyCanvas::noteOpened()
{
    m_isOther = true;
    m_firstKey = m_lastKey = kNoNode;
}

void TopologyCanvas::updateMarks()
{
    const FabricColumns& columns = m_document->columns();
    m_marked = {};
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

void TopologyCanvas::setMovers(std::vector<FabricMover> movers)
{
    if (movers == m_movers)
        return;
    m_movers = std::move(movers);
    update();
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
    m_marked = {};
    const QSize pixels = size() * devicePixelRatio();
    if (m_cache.size() != pixels || m_cache.devicePixelRatio() != devicePixelRatio()) {
        m_cache = QImage(pixels, QImage::Format_RGB32);
        m_cache.setDevicePixelRatio(devicePixelRatio());
    }
    m_cache.fill(Theme::current().base);
    QPainter painter(&m_cache);
    if (mayPlace())
        drawGridDots(painter);
    paintFabric(painter, m_scene, m_view, size(), look(), detail());
    m_cacheView = m_view;
    m_cacheIsStale = false;
    m_renderMs = static_cast<double>(timer.nsecsElapsed()) * 1e-6;
}

// Those of many are kept with the picture, because they would take longer than a frame with every move of the pointer.
bool TopologyCanvas::hasManyMarks() const
{
    constexpr std::size_t kFew = 200;
    return m_selectedNodes.size() + m_selectedLinks.size() > kFew;
}

const QImage& TopologyCanvas::marked()
{
    if (m_marked.isNull()) {
        m_marked = m_cache;
        QPainter painter(&m_marked);
        drawSelection(painter);
    }
    return m_marked;
}

void TopologyCanvas::paintEvent(QPaintEvent* /*event*/)
{
    const bool moved = m_cacheView != m_view || m_cache.size() != size() * devicePixelRatio();
    const bool gesture = m_panZoom->isPanning() || m_idle.isActive();
    if (m_cacheIsStale || m_cache.isNull() || (moved && (!gesture || m_renderMs < kCheapMs)))
        renderCache();
    QPainter painter(this);
    if (m_cacheView == m_view) {
        painter.drawImage(QPointF(0, 0), hasManyMarks() ? marked() : m_cache);
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
    m_cursor->paint(painter);
}

void TopologyCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        markStale();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_topology_canvas.cpp"
