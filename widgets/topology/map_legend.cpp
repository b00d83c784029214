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
constexpr int kPlenty = 420; // of the canvas' height, from where there is room for a title
constexpr int kLeastBar = 90; // of the scale in one line
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
    explain();
    setCursor(Qt::PointingHandCursor);
    place();
}

void MapLegend::setTitle(const QString& title, const QString& brief)
{
    if (title == m_title && brief == m_brief)
        return;
    m_title = title;
    m_brief = brief;
    setAccessibleDescription(title);
    explain();
    place();
}

void MapLegend::explain()
{
    const QString what = m_title.isEmpty() ? tr("What the colours mean") : m_title;
    setToolTip(tr("%1. A click folds or unfolds the legend").arg(what));
}

bool MapLegend::isLow() const
{
    return parentWidget() != nullptr && parentWidget()->height() < kPlenty;
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
    const auto wide = [&](const QString& words) { return metrics.horizontalAdvance(words); };
    int width = 2 * (kSwatch + kGap) + wide(tr("NPU")) + wide(tr("Switch")) + kBetween;
    int height = metrics.height();
    if (hasTitleLine()) {
        width = std::max(kLeastWidth, wide(m_title));
        height = 2 * metrics.height() + kBar + kGap;
    } else if (!m_title.isEmpty()) {
        width = wide(tr("idle")) + wide(QStringLiteral("100 %")) + 2 * kGap + kLeastBar;
        if (hasBriefLine()) {
            width = std::max(width, wide(m_brief));
            height += metrics.height();
        }
    }
    if (m_hasFailures) {
        width = std::max(width, 2 * (kStroke + kGap) + wide(tr("failed")) + wide(tr("degraded")) + kBetween);
        height += metrics.height();
    }
    return { width + kFold + 2 * kPad, height + 2 * kPad };
}

QString MapLegend::foldedWords() const
{
    return m_brief.isEmpty() ? tr("Legend") : m_brief;
}

QSize MapLegend::foldedSize() const
{
    return { fontMetrics().horizontalAdvance(foldedWords()) + kFold + 2 * kPad, fontMetrics().height() + kPad };
}

QSize MapLegend::sizeHint() const
{
    return isShownFolded() ? foldedSize() : openSize();
}

QRect MapLegend::boxIn(Corner corner) const
{
    const QSize canvas = parentWidget()->size();
    const bool end = corner == Corner::BottomEnd || corner == Corner::TopEnd;
    const bool right = end != (layoutDirection() == Qt::RightToLeft);
    const bool top = corner == Corner::TopStart || corner == Corner::TopEnd;
    const QSize own = sizeHint();
    return { { right ? canvas.width() - own.width() - kPad : kPad, top ? kPad : canvas.height() - own.height() - kPad },
        own };
}

void MapLegend::settle()
{
    if (parentWidget() == nullptr || !m_crowd)
        return;
    std::size_t least = m_crowd(boxIn(m_corner));
    // It comes home as soon as that covers no more: where it went, links may pass that are not counted.
    if (const std::size_t home = m_crowd(boxIn(Corner::BottomStart)); home <= least) {
        least = home;
        m_corner = Corner::BottomStart;
    }
    for (const Corner corner : { Corner::BottomStart, Corner::BottomEnd, Corner::TopStart, Corner::TopEnd }) {
        if (const std::size_t covered = least == 0 ? 0 : m_crowd(boxIn(corner)); covered < least) {
            least = covered;
            m_corner = corner;
        }
    }
    place();
}

void MapLegend::place()
{
    if (parentWidget() != nullptr)
        setGeometry(boxIn(m_corner));
    else
        resize(sizeHint());
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

// "idle", the colours, "100 %": from left to right, as times run.
void MapLegend::paintLowScale(QPainter& painter, int top) const
{
    const Theme& theme = Theme::current();
    const int line = fontMetrics().height();
    if (hasBriefLine()) {
        painter.setPen(theme.text);
        drawWords(painter, placed(kPad, top, width() - 2 * kPad - kFold, line), Qt::AlignLeft, m_brief);
        top += line;
    }
    const QRect room = placed(kPad, top, width() - 2 * kPad - kFold, line);
    const QString least = tr("idle");
    const QString most = QStringLiteral("100 %");
    const int from = room.left() + fontMetrics().horizontalAdvance(least) + kGap;
    const int bar = std::max(1, room.right() - fontMetrics().horizontalAdvance(most) - kGap - from);
    const int high = top + (line - kBar) / 2;
    for (int x = 0; x < bar; ++x)
        painter.fillRect(from + x, high, 1, kBar, levelColor(static_cast<std::uint8_t>(1 + x * 254 / bar), theme));
    painter.fillRect(from, high, 4, kBar, levelColor(0, theme));
    painter.setPen(theme.faintText);
    for (const auto& [words, where] : { std::pair(least, Qt::AlignLeft), std::pair(most, Qt::AlignRight) }) {
        painter.setLayoutDirection(words.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        painter.drawText(room, int(where) | int(Qt::AlignAbsolute) | int(Qt::AlignVCenter), words);
    }
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
        drawWords(painter, placed(kPad, top, width() - 2 * kPad - kFold, line), Qt::AlignLeft, foldedWords());
        return;
    }
    if (m_title.isEmpty())
        paintKinds(painter, top);
    else if (!hasTitleLine())
        paintLowScale(painter, top);
    else
        paintScale(painter, top);
    if (m_hasFailures)
        paintFailures(painter, height() - kPad - line);
}

} // namespace weft::widgets

#include "moc_map_legend.cpp"
