// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/rank_bars.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kNarrowest = 4; // px of a bar with its gap
constexpr int kWidest = 48;
constexpr int kMargin = 8;
constexpr int kBetween = 21; // of a swatch and the next one, with the word's own gap

struct Part {
    double RankShare::*value;
    QColor color;
    QColor hatch {}; // over it; invalid: none
};

// Compute that hides communication has the colours of both.
std::array<Part, 4> partsOf(const Theme& theme)
{
    return { { { &RankShare::compute, theme.compute }, { &RankShare::overlap, theme.compute, theme.communication },
        { &RankShare::exposed, theme.communication }, { &RankShare::idle, theme.idle } } };
}

void fillPart(QPainter& painter, const QRect& place, const Part& part)
{
    painter.fillRect(place, part.color);
    if (part.hatch.isValid())
        painter.fillRect(place, QBrush(part.hatch, Qt::BDiagPattern));
}

} // namespace

RankBars::RankBars(QWidget* parent)
    : BarPicture(QStringLiteral("rankBars"), tr("How each rank spent its time"),
        tr("The Ranks table has the same figures."), parent)
{
}

QSize RankBars::sizeHint() const
{
    return { 480, fontMetrics().height() * 7 };
}

QSize RankBars::minimumSizeHint() const
{
    return { 200, fontMetrics().height() * 5 };
}

void RankBars::setRun(const RunViewPtr& run)
{
    m_run = run;
    m_selected.clear();
    refill();
}

void RankBars::setSelectedRanks(const std::vector<std::uint32_t>& ranks)
{
    m_selected = ranks;
    std::sort(m_selected.begin(), m_selected.end());
    update();
}

QRect RankBars::plot() const
{
    const int line = fontMetrics().height();
    const int axis = m_run == nullptr ? 0 : fontMetrics().horizontalAdvance(formatTime(m_run->summary.makespan)) + 8;
    const QRect all = rect().adjusted(kMargin, line + 10, -kMargin, -line - 6);
    return all.adjusted(axis, 0, 0, 0);
}

void RankBars::refill()
{
    m_shares.clear();
    if (m_run != nullptr)
        m_shares = rankShares(*m_run->run, static_cast<std::size_t>(std::max(1, plot().width() / kNarrowest)));
    cursor().partsChanged(cursor().part());
    update();
}

QRect RankBars::barRect(std::size_t bar) const
{
    const QRect area = plot();
    const int count = std::max(1, static_cast<int>(m_shares.size()));
    const double step = std::min<double>(kWidest, static_cast<double>(area.width()) / count);
    const int from = static_cast<int>(std::floor(static_cast<double>(bar) * step));
    const int to = static_cast<int>(std::floor(static_cast<double>(bar + 1) * step));
    const int gap = step >= 3 ? 1 : 0;
    const int width = std::max(1, to - from - gap);
    return { area.left() + from, area.top(), width, area.height() };
}

int RankBars::barAt(const QPoint& at) const
{
    for (std::size_t bar = 0; bar < m_shares.size(); ++bar) {
        const QRect box = barRect(bar);
        if (at.x() >= box.left() && at.x() <= box.right() + 1 && at.y() >= box.top() && at.y() <= box.bottom())
            return static_cast<int>(bar);
    }
    return -1;
}

void RankBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // it takes that of the application
    const Theme& theme = Theme::current();
    painter.fillRect(rect(), theme.base);
    if (m_run == nullptr || m_shares.empty())
        return cursor().paint(painter);
    paintAxis(painter);
    double most = static_cast<double>(m_run->summary.makespan.ns());
    for (const RankShare& share : m_shares)
        most = std::max(most, share.finish());
    const std::array<Part, 4> parts = partsOf(theme);
    for (std::size_t bar = 0; bar < m_shares.size() && most > 0; ++bar) {
        const QRect box = barRect(bar);
        double sum = 0;
        for (const Part& part : parts) {
            const int bottom = box.bottom() + 1 - static_cast<int>(std::lround(sum / most * box.height()));
            sum += m_shares[bar].*part.value;
            const int top = box.bottom() + 1 - static_cast<int>(std::lround(sum / most * box.height()));
            fillPart(painter, QRect(box.left(), top, box.width(), bottom - top), part);
        }
        const auto at = std::lower_bound(m_selected.begin(), m_selected.end(), m_shares[bar].first);
        if (at != m_selected.end() && *at < m_shares[bar].first + m_shares[bar].count)
            painter.fillRect(QRect(box.left(), box.bottom() + 2, box.width(), 3), theme.accent);
    }
    paintLegend(painter);
    cursor().paint(painter);
}

void RankBars::paintAxis(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    const QRect area = plot();
    const int line = fontMetrics().height();
    painter.setPen(theme.faintText);
    const QRect words(0, area.top() - line / 2, area.left() - 4, line);
    const int side = static_cast<int>(Qt::AlignRight) | static_cast<int>(Qt::AlignVCenter);
    painter.drawText(words, side, formatTime(m_run->summary.makespan));
    painter.drawText(words.translated(0, area.height()), side, formatNs(0));
    for (const int y : { area.top(), area.center().y(), area.bottom() + 1 })
        painter.fillRect(QRect(area.left(), y, area.width(), 1), theme.grid);
    const RankShare& last = m_shares.back();
    const QRect below(area.left(), area.bottom() + 6, area.width(), line);
    painter.drawText(below, Qt::AlignLeading | Qt::AlignTop, tr("rank 0"));
    const std::uint32_t ranks = last.first + last.count;
    const QRect end = barRect(m_shares.size() - 1);
    if (ranks > 1 && m_shares.size() > 8) {
        const QString text = QString::number(ranks - 1);
        const int wide = fontMetrics().horizontalAdvance(text);
        painter.drawText(QRect(end.right() + 1 - wide, below.top(), wide, line), Qt::AlignCenter, text);
    }
    if (m_shares.front().count > 1)
        painter.drawText(below, Qt::AlignHCenter | Qt::AlignTop,
            tr("each bar: mean of %n ranks", nullptr, static_cast<int>(m_shares.front().count)));
}

void RankBars::paintLegend(QPainter& painter) const
{
    const Theme& theme = Theme::current();
    std::array<QString, 4> names { tr("compute"), tr("compute with communication behind it"),
        tr("exposed communication"), tr("idle") };
    const std::array<Part, 4> parts = partsOf(theme);
    const int line = fontMetrics().height();
    const int swatch = line - 5;
    int whole = kMargin;
    for (const QString& name : names)
        whole += swatch + fontMetrics().horizontalAdvance(name) + kBetween;
    if (whole > width()) // the tip of a bar has the long ones
        names = { tr("compute"), tr("both"), tr("exposed"), tr("idle") };
    int x = kMargin;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int wide = fontMetrics().horizontalAdvance(names[i]);
        fillPart(painter, QRect(x, 5, swatch, swatch), parts[i]);
        painter.setPen(theme.text);
        painter.drawText(QRect(x + swatch + 5, 2, wide + 1, line), Qt::AlignVCenter | Qt::AlignLeft, names[i]);
        x += swatch + wide + kBetween;
    }
}

PartWords RankBars::describe(const RankShare& share) const
{
    const auto time = [](double ns) { return formatNs(static_cast<std::int64_t>(std::llround(ns))); };
    const QString head = share.count == 1
        ? tr("rank %1").arg(share.first)
        : tr("ranks %1 to %2, means").arg(share.first).arg(share.first + share.count - 1);
    return { head,
        tr("compute: %1\ncompute with communication behind it: %2\nexposed communication: %3\nidle: %4\nfinish: %5")
            .arg(time(share.compute), time(share.overlap), time(share.exposed), time(share.idle),
                time(share.finish())) };
}

void RankBars::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        refill();
    BarPicture::changeEvent(event);
}

void RankBars::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    refill();
}

void RankBars::mousePressEvent(QMouseEvent* event)
{
    const int bar = barAt(event->pos());
    if (event->button() == Qt::LeftButton && bar >= 0) {
        const RankShare& share = m_shares[static_cast<std::size_t>(bar)];
        emit ranksClicked(share.first, share.count);
    }
}

PartWords RankBars::partWords(CanvasPart part) const
{
    return describe(m_shares[static_cast<std::size_t>(part.row)]);
}

QRect RankBars::partRect(CanvasPart part) const
{
    return barRect(static_cast<std::size_t>(part.row));
}

bool RankBars::isPartSelected(CanvasPart part) const
{
    const RankShare& share = m_shares[static_cast<std::size_t>(part.row)];
    const auto at = std::lower_bound(m_selected.begin(), m_selected.end(), share.first);
    return at != m_selected.end() && *at < share.first + share.count;
}

CanvasPart RankBars::firstPart() const
{
    for (int bar = 0; bar < partRows(); ++bar) {
        if (isPartSelected({ bar, -1 }))
            return { bar, -1 };
    }
    return CanvasParts::firstPart();
}

CanvasPart RankBars::partBeside(CanvasPart part, PartStep step) const
{
    const bool isBack = step == PartStep::Left || step == PartStep::Up;
    return { std::clamp(part.row + (isBack ? -1 : 1), 0, partRows() - 1), -1 };
}

void RankBars::choosePart(CanvasPart part, bool /*adds*/)
{
    const RankShare& share = m_shares[static_cast<std::size_t>(part.row)];
    emit ranksClicked(share.first, share.count);
}

// The arrows alone select what they come to.
void RankBars::keyPressEvent(QKeyEvent* event)
{
    const bool left = event->key() == Qt::Key_Left;
    if ((!left && event->key() != Qt::Key_Right) || m_shares.empty()) {
        QWidget::keyPressEvent(event);
        return;
    }
    const CanvasPart from = firstPart();
    CanvasPart to = partBeside(from, left ? PartStep::Left : PartStep::Right);
    if (!isPartSelected(from))
        to = left ? CanvasPart { partRows() - 1, -1 } : from;
    choosePart(to, false);
    cursor().moveTo(to);
}

} // namespace weft::widgets

#include "moc_rank_bars.cpp"
