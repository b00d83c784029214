// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/matrix_canvas.h"

#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/heatmap/matrix_parts.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kLeft = 64; // px for the labels of sources
constexpr int kTop = 40; // px for the labels of destinations
constexpr double kLargest = 64; // px an NPU
constexpr int kDragFrom = 4; // px
constexpr double kNotch = 1.25; // of a wheel
constexpr std::size_t kMostMarked = 200;
constexpr int kLeastLabel = 44; // px between labels
constexpr int kBetweenLabels = 4; // px

std::uint32_t labelStep(double scale)
{
    std::uint32_t step = 1;
    while (step * scale < kLeastLabel)
        step *= 2;
    return step;
}

QString npuName(const MatrixData& matrix, std::uint32_t npu)
{
    return QString::fromStdString(matrix.view->run->fabric.topology().nodeName(NodeId { npu }));
}

} // namespace

MatrixCanvas::MatrixCanvas(SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_parts(std::make_unique<MatrixParts>(this, selection))
    , m_cursor(std::make_unique<CanvasCursor>(this, m_parts.get()))
{
    setObjectName(QStringLiteral("matrixCanvas"));
    setAccessibleName(tr("Traffic matrix"));
    setAccessibleDescription(tr("What every NPU sent to every other one: sources down, destinations across."));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setLayoutDirection(Qt::LeftToRight);
    setMinimumSize(kLeft + 100, kTop + 100);
    connect(selection, &SelectionModel::selectionChanged, this, [this] { update(); });
    connect(selection, &SelectionModel::hoverChanged, this, [this] { update(); });
}

MatrixCanvas::~MatrixCanvas() = default;

void MatrixCanvas::setData(MatrixDataPtr matrix)
{
    m_matrix = std::move(matrix);
    m_cursor->partsChanged(m_cursor->part());
    showAll();
}

void MatrixCanvas::setMeasure(TrafficMeasure measure)
{
    m_measure = measure;
    markStale();
}

void MatrixCanvas::setLogarithmic(bool logarithmic)
{
    m_logarithmic = logarithmic;
    markStale();
}

void MatrixCanvas::markStale()
{
    m_stale = true;
    update();
}

QRect MatrixCanvas::plot() const
{
    return { kLeft, kTop, std::max(1, width() - kLeft - 1), std::max(1, height() - kTop - 1) };
}

void MatrixCanvas::showAll()
{
    const double npus = m_matrix == nullptr ? 1 : std::max(1U, m_matrix->npus);
    m_window = { 0, 0, std::min(kLargest, std::min(plot().width(), plot().height()) / npus) };
    m_showsAll = true;
    markStale();
}

void MatrixCanvas::setWindow(MatrixWindow window)
{
    if (m_matrix == nullptr)
        return;
    const double npus = m_matrix->npus;
    const double least = std::min(kLargest, std::min(plot().width(), plot().height()) / npus);
    window.scale = std::clamp(window.scale, least, std::max(least, kLargest));
    window.left = std::clamp(window.left, 0.0, std::max(0.0, npus - plot().width() / window.scale));
    window.top = std::clamp(window.top, 0.0, std::max(0.0, npus - plot().height() / window.scale));
    m_window = window;
    m_showsAll = window.scale <= least;
    markStale();
}

void MatrixCanvas::zoomAt(QPointF at, double factor)
{
    const QPointF inside = at - plot().topLeft();
    MatrixWindow window = m_window;
    window.scale = std::min(window.scale * factor, kLargest);
    window.left += inside.x() / m_window.scale - inside.x() / window.scale;
    window.top += inside.y() / m_window.scale - inside.y() / window.scale;
    setWindow(window);
}

void MatrixCanvas::zoomBy(double factor)
{
    zoomAt(QRectF(plot()).center(), factor);
}

std::optional<MatrixCanvas::Cell> MatrixCanvas::cellAt(QPointF at) const
{
    if (m_matrix == nullptr || !plot().contains(at.toPoint()))
        return {};
    const double column = std::floor(m_window.left + (at.x() - kLeft) / m_window.scale);
    const double row = std::floor(m_window.top + (at.y() - kTop) / m_window.scale);
    if (column < 0 || row < 0 || column >= m_matrix->npus || row >= m_matrix->npus)
        return {};
    return Cell { static_cast<std::uint32_t>(row), static_cast<std::uint32_t>(column) };
}

QPointF MatrixCanvas::middleOf(Cell cell) const
{
    return { kLeft + (cell.destination + 0.5 - m_window.left) * m_window.scale,
        kTop + (cell.source + 0.5 - m_window.top) * m_window.scale };
}

void MatrixCanvas::bringIntoSight(Cell cell)
{
    MatrixWindow window = m_window;
    const double across = std::max(1.0, plot().width() / window.scale);
    const double down = std::max(1.0, plot().height() / window.scale);
    window.left = std::clamp(window.left, cell.destination + 1 - across, static_cast<double>(cell.destination));
    window.top = std::clamp(window.top, cell.source + 1 - down, static_cast<double>(cell.source));
    if (window.left != m_window.left || window.top != m_window.top)
        setWindow(window);
}

double MatrixCanvas::fraction(double value) const
{
    const auto most = static_cast<double>(m_matrix == nullptr ? 0 : m_matrix->most(m_measure));
    if (most <= 0)
        return 0;
    return m_logarithmic ? std::log1p(value) / std::log1p(most) : value / most;
}

void MatrixCanvas::renderImage(double scale)
{
    const QRect area = plot();
    const int width = int(std::lround(area.width() * scale));
    const int height = int(std::lround(area.height() * scale));
    m_image = QImage(width, height, QImage::Format_RGB32);
    m_image.fill(Theme::current().window);
    m_stale = false;
    if (m_matrix == nullptr)
        return;
    const std::vector<float> values
        = matrixPixels(*m_matrix, m_measure, { m_window.left, m_window.top, m_window.scale * scale }, width, height);
    const ColorTable& colors = sequentialMap();
    const QRgb silent = Theme::current().base.rgb();
    const double side = m_matrix->npus;
    const int right = int(std::clamp((side - m_window.left) * m_window.scale * scale, 0.0, double(width)));
    const int bottom = int(std::clamp((side - m_window.top) * m_window.scale * scale, 0.0, double(height)));
    // A logarithm for each pixel is dear, and neighbours are often the same.
    float last = -1;
    QRgb color = silent;
    for (int y = 0; y < bottom; ++y) {
        auto* line = reinterpret_cast<QRgb*>(m_image.scanLine(y));
        const float* from = values.data() + std::size_t(y) * std::size_t(width);
        for (int x = 0; x < right; ++x) {
            if (from[x] != last) {
                last = from[x];
                color = last > 0 ? colors[mapIndex(fraction(double(last)))] : silent;
            }
            line[x] = color;
        }
    }
    m_image.setDevicePixelRatio(scale);
}

std::vector<MatrixCanvas::Name> MatrixCanvas::destinationNames(const QFontMetrics& metrics) const
{
    std::vector<Name> names;
    const std::uint32_t step = labelStep(m_window.scale);
    for (auto npu = static_cast<std::uint32_t>(std::max(0.0, m_window.left)) / step * step; npu < m_matrix->npus;
         npu += step) {
        const double x = middleOf({ 0, npu }).x();
        if (x > plot().right())
            break;
        const QString name = metrics.elidedText(npuName(*m_matrix, npu), Qt::ElideMiddle, kLeastLabel - 4);
        const double wide = metrics.horizontalAdvance(name) + 1;
        const double left = std::max<double>(x - wide / 2, kLeft); // over no source
        if (x < kLeft || (!names.empty() && left < names.back().place.right() + kBetweenLabels))
            continue;
        names.push_back({ { left, kTop / 2.0, wide, kTop / 2.0 - 2 }, name });
    }
    return names;
}

void MatrixCanvas::paintAxes(QPainter& painter) const
{
    const QRect area = plot();
    painter.setPen(Theme::current().faintText);
    painter.drawText(
        QRect(area.left(), 0, area.width(), kTop / 2), int(Qt::AlignLeft) | int(Qt::AlignVCenter), tr("destination →"));
    painter.drawText(
        QRect(4, kTop / 2, kLeft - 8, kTop / 2), int(Qt::AlignRight) | int(Qt::AlignVCenter), tr("source ↓"));
    painter.setPen(Theme::current().text);
    for (const Name& name : destinationNames(painter.fontMetrics()))
        painter.drawText(name.place, Qt::AlignCenter, name.text);
    const std::uint32_t rowStep = std::max(1U, labelStep(m_window.scale) / 2);
    for (std::uint32_t npu = static_cast<std::uint32_t>(std::max(0.0, m_window.top)) / rowStep * rowStep;
         npu < m_matrix->npus; npu += rowStep) {
        const double y = middleOf({ npu, 0 }).y();
        if (y > area.bottom())
            break;
        if (y < area.top())
            continue;
        const QString name = painter.fontMetrics().elidedText(npuName(*m_matrix, npu), Qt::ElideMiddle, kLeft - 10);
        painter.drawText(QRectF(2, y - 10, kLeft - 8, 20), int(Qt::AlignRight) | int(Qt::AlignVCenter), name);
    }
}

void MatrixCanvas::paintOverlays(QPainter& painter) const
{
    const QRect area = plot();
    painter.save();
    painter.setClipRect(area);
    const auto mark = [&](NodeKey key, QColor color) {
        const NodeId node = m_matrix->view->nodeOf(key);
        if (node == kNone<NodeId> || index(node) >= m_matrix->npus)
            return;
        const QPointF middle = middleOf({ index(node), index(node) });
        const double side = std::max(1.0, m_window.scale);
        color.setAlpha(220);
        painter.setPen(QPen(color, 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(area.left(), middle.y() - side / 2, area.width(), side));
        painter.drawRect(QRectF(middle.x() - side / 2, area.top(), side, area.height()));
    };
    const std::vector<NodeKey>& nodes = m_selection->selection().nodes;
    for (std::size_t at = 0; at < std::min(nodes.size(), kMostMarked); ++at)
        mark(nodes[at], Theme::current().accent);
    if (m_selection->hovered().node != kNoNode)
        mark(m_selection->hovered().node, Theme::current().hover);
    painter.restore();
}

void MatrixCanvas::renderTo(QPainter& painter)
{
    if (m_stale || m_image.devicePixelRatio() != devicePixelRatioF())
        renderImage(devicePixelRatioF());
    const Theme& theme = Theme::current();
    painter.setLayoutDirection(Qt::LeftToRight);
    painter.fillRect(rect(), theme.window);
    painter.drawImage(plot().topLeft(), m_image);
    if (m_matrix == nullptr)
        return;
    paintAxes(painter);
    painter.setPen(theme.border);
    const double side = m_matrix->npus;
    const QRectF whole(QPointF(kLeft - m_window.left * m_window.scale, kTop - m_window.top * m_window.scale),
        QSizeF(side * m_window.scale, side * m_window.scale));
    painter.setClipRect(plot().adjusted(-1, -1, 1, 1));
    painter.drawRect(whole);
    painter.setClipping(false);
    paintOverlays(painter);
}

void MatrixCanvas::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    renderTo(painter);
    m_cursor->paint(painter);
}

void MatrixCanvas::resizeEvent(QResizeEvent* /*event*/)
{
    if (m_showsAll)
        showAll();
    else
        setWindow(m_window);
}

void MatrixCanvas::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        markStale();
    QWidget::changeEvent(event);
}

QString MatrixCanvas::toolTipAt(QPointF at) const
{
    const auto cell = cellAt(at);
    if (!cell)
        return {};
    return m_parts->pairName(*cell) + '\n' + m_parts->pairFacts(*cell);
}

bool MatrixCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), toolTipAt(help->pos()), this);
    return true;
}

void MatrixCanvas::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton || event->button() == Qt::MiddleButton;
    m_dragged = false;
    m_pressedAt = m_lastAt = event->pos();
}

void MatrixCanvas::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_pressed)
        return;
    m_dragged = m_dragged || (event->pos() - m_pressedAt).manhattanLength() >= kDragFrom;
    if (!m_dragged)
        return;
    const QPoint moved = event->pos() - m_lastAt;
    m_lastAt = event->pos();
    setWindow(
        { m_window.left - moved.x() / m_window.scale, m_window.top - moved.y() / m_window.scale, m_window.scale });
}

void MatrixCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_pressed && !m_dragged && event->button() == Qt::LeftButton)
        click(event->position());
    m_pressed = false;
}

void MatrixCanvas::click(QPointF at)
{
    const auto cell = cellAt(at);
    if (!cell)
        return;
    const std::vector<NodeKey>& keys = m_matrix->view->nodeKeys;
    if (cell->source < keys.size() && cell->destination < keys.size())
        m_selection->selectNodes({ keys[cell->source], keys[cell->destination] });
}

void MatrixCanvas::wheelEvent(QWheelEvent* event)
{
    zoomAt(event->position(), std::pow(kNotch, event->angleDelta().y() / 120.0));
    event->accept();
}

void MatrixCanvas::keyPressEvent(QKeyEvent* event)
{
    const double step = 40 / m_window.scale;
    MatrixWindow window = m_window;
    switch (event->key()) {
    case Qt::Key_Left:
        window.left -= step;
        break;
    case Qt::Key_Right:
        window.left += step;
        break;
    case Qt::Key_Up:
        window.top -= step;
        break;
    case Qt::Key_Down:
        window.top += step;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    setWindow(window);
}

} // namespace weft::widgets

#include "moc_matrix_canvas.cpp"
