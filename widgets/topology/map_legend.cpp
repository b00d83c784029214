// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/map_legend.h"

#include "widgets/documents/fabric_painter.h"
#include "widgets/documents/near_painter.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr int kPad = 8;
constexpr int kBar = 10;
constexpr int kLeastWidth = 200;
constexpr int kSwatch = 12;
constexpr int kStroke = 24; // of a line that stands for a link
constexpr int kGap = 6;
constexpr int kBetween = 14;
constexpr int kFold = 14; // room for the triangle
}

MapLegend::MapLegend(QWidget* canvas)
    : QWidget(canvas)
{
    setObjectName(QStringLiteral("topologyLegend"));
    setAccessibleName(tr("Legend"));
    setToolTip(tr("Click to fold or unfold the legend"));
    setCursor(Qt::PointingHandCursor);
    place();
}

void MapLegend::setTitle(const QString& title)
{
    if (title == m_title)
        return;
    m_title = title;
    setAccessibleDescription(title);
    place();
}

void MapLegend::setHasFailures(bool has)
{
    if (has == m_hasFailures)
        return;
    m_hasFailures = has;
    place();
}

void MapLegend::setNear(bool near)
{
    if (near == m_near)
        return;
    m_near = near;
    update();
}

void MapLegend::setFolded(bool folded)
{
    if (folded == m_folded)
        return;
    m_folded = folded;
    place();
    emit foldedChanged();
}

bool MapLegend::isShownFolded() const
{
    if (m_folded || parentWidget() == nullptr)
        return m_folded;
    const QSize open = openSize();
    const QSize canvas = parentWidget()->size();
    return open.width() + 2 * kPad > canvas.width()
        || 4LL * open.width() * open.height() > 1LL * canvas.width() * canvas.height();
}

int MapLegend::tallest() const
{
    return 2 * kPad + 3 * fontMetrics().height() + kBar + kGap;
}

QSize MapLegend::openSize() const
{
    const QFontMetrics metrics = fontMetrics();
    const int lines = (m_title.isEmpty() ? 1 : 2) + (m_hasFailures ? 1 : 0);
    const int kinds = 2 * (kSwatch + kGap) + metrics.horizontalAdvance(tr("NPU"))
        + metrics.horizontalAdvance(tr("Switch")) + kBetween;
    const int failures = 2 * (kStroke + kGap) + metrics.horizontalAdvance(tr("failed"))
        + metrics.horizontalAdvance(tr("degraded")) + kBetween;
    const int wide = std::max({ m_title.isEmpty() ? kinds : kLeastWidth, m_hasFailures ? failures : 0,
                         metrics.horizontalAdvance(m_title) })
        + kFold;
    return { wide + 2 * kPad, 2 * kPad + lines * metrics.height() + (m_title.isEmpty() ? 0 : kBar + kGap) };
}

QSize MapLegend::foldedSize() const
{
    return { fontMetrics().horizontalAdvance(tr("Legend")) + kFold + 2 * kPad, fontMetrics().height() + kPad };
}

QSize MapLegend::sizeHint() const
{
    return isShownFolded() ? foldedSize() : openSize();
}

void MapLegend::place()
{
    resize(sizeHint());
    if (const QWidget* canvas = parentWidget()) {
        const bool right = layoutDirection() == Qt::RightToLeft;
        move(right ? canvas->width() - width() - kPad : kPad, canvas->height() - height() - kPad);
    }
    update();
}

void MapLegend::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange)
        place();
    QWidget::changeEvent(event);
}

void MapLegend::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        setFolded(!m_folded);
}

QRect MapLegend::placed(int from, int top, int width, int height) const
{
    return QStyle::visualRect(layoutDirection(), rect(), QRect(from, top, width, height));
}

// Each in the direction of its own letters, whatever the window's is: "1.284 ms" stays in order.
void MapLegend::drawWords(QPainter& painter, const QRect& box, Qt::Alignment where, const QString& words) const
{
    painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    const Qt::Alignment seen = QStyle::visualAlignment(layoutDirection(), where) | Qt::AlignAbsolute;
    painter.drawText(box, int(seen) | int(Qt::AlignVCenter) | int(Qt::TextSingleLine), words);
}

void MapLegend::paintKinds(QPainter& painter, int top) const
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    int from = kPad;
    const auto entry = [&](bool isSwitch, const QString& words) {
        const QRectF box = placed(from, top + (line - kSwatch) / 2, kSwatch, kSwatch);
        paintNodeSample(painter, isSwitch, box, m_near, theme);
        from += kSwatch + kGap;
        const int wide = fontMetrics().horizontalAdvance(words) + 2;
        painter.setPen(theme.text);
        drawWords(painter, placed(from, top, wide, line), Qt::AlignLeft, words);
        from += wide + kBetween - 2;
    };
    entry(false, tr("NPU"));
    entry(true, tr("Switch"));
}

void MapLegend::paintScale(QPainter& painter, int top) const
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    painter.setPen(theme.text);
    drawWords(painter, placed(kPad, top, width() - 2 * kPad - kFold, line), Qt::AlignLeft, m_title);
    top += line + kGap - 2;
    // The colours run from the left everywhere, as numbers do.
    const int bar = width() - 2 * kPad;
    for (int x = 0; x < bar; ++x)
        painter.fillRect(kPad + x, top, 1, kBar, levelColor(static_cast<std::uint8_t>(1 + x * 254 / bar), theme));
    painter.fillRect(kPad, top, 4, kBar, levelColor(0, theme));
    const QRect labels(kPad, top + kBar + 2, bar, line);
    painter.setPen(theme.faintText);
    const auto label = [&](Qt::Alignment where, const QString& words) {
        painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(labels, int(where | Qt::AlignAbsolute | Qt::AlignVCenter) | int(Qt::TextSingleLine), words);
    };
    label(Qt::AlignLeft, tr("idle"));
    label(Qt::AlignHCenter, QStringLiteral("50 %"));
    label(Qt::AlignRight, QStringLiteral("100 %"));
}

void MapLegend::paintFailures(QPainter& painter, int top) const
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    int from = kPad;
    const auto entry = [&](const QPen& pen, const QString& words) {
        const QRect stroke = placed(from, top, kStroke, line);
        painter.setPen(pen);
        painter.drawLine(stroke.left(), top + line / 2, stroke.right(), top + line / 2);
        from += kStroke + kGap;
        const int wide = fontMetrics().horizontalAdvance(words) + 2;
        painter.setPen(theme.text);
        drawWords(painter, placed(from, top, wide, line), Qt::AlignLeft, words);
        from += wide + kBetween - 2;
    };
    entry(QPen(theme.error, 2, Qt::DashLine), tr("failed"));
    entry(QPen(theme.warning, 2, Qt::DashDotLine), tr("degraded"));
}

void MapLegend::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    QColor ground = theme.window;
    ground.setAlpha(236);
    painter.setPen(theme.border);
    painter.setBrush(ground);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
    const bool folded = isShownFolded();
    const int line = fontMetrics().height();
    const int top = folded ? kPad / 2 : kPad;
    const QRectF corner = placed(width() - kPad - 8, top + line / 2 - 4, 8, 8);
    const QPointF down[] { corner.topLeft() + QPointF(0, 2), corner.topRight() + QPointF(0, 2),
        { corner.center().x(), corner.bottom() } };
    const QPointF up[] { corner.bottomLeft() - QPointF(0, 2), corner.bottomRight() - QPointF(0, 2),
        { corner.center().x(), corner.top() } };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.faintText);
    painter.drawConvexPolygon(folded ? up : down, 3);
    painter.setRenderHint(QPainter::Antialiasing, false);
    if (folded) {
        painter.setPen(theme.faintText);
        drawWords(painter, placed(kPad, top, width() - 2 * kPad - kFold, line), Qt::AlignLeft, tr("Legend"));
        return;
    }
    if (m_title.isEmpty())
        paintKinds(painter, top);
    else
        paintScale(painter, top);
    if (m_hasFailures)
        paintFailures(painter, height() - kPad - line);
}

} // namespace weft::widgets
