// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/path_bars.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/summary/summary_columns.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kPathMargin = 8;
constexpr int kTextAir = 4; // px beside the words in a part
}

PathBars::PathBars(QWidget* parent)
    : BarPicture(QStringLiteral("pathBars"), tr("What the critical path's time went to"),
        tr("The table has the same figures."), parent)
{
}

void PathBars::setRun(const RunViewPtr& run)
{
    m_run = run;
    refill();
}

void PathBars::refill()
{
    m_bars.clear();
    m_length = {};
    if (m_run != nullptr && m_run->attribution) {
        m_length = m_run->attribution->length;
        for (Spent& spent : spentOnPath(*m_run)) {
            if (m_bars.empty() || m_bars.back().by != spent.by)
                m_bars.push_back({ spent.by, {} });
            m_bars.back().parts.push_back({ std::move(spent.what), spent.time });
        }
        for (Bar& bar : m_bars) {
            Time named;
            for (const Part& part : bar.parts)
                named += part.time;
            if (named < m_length)
                bar.parts.push_back({ {}, m_length - named });
        }
    }
    setVisible(!m_bars.empty());
    cursor().partsChanged();
    updateGeometry();
    update();
}

QString PathBars::nameOf(const Part& part) const
{
    return part.what.isEmpty() ? tr("all else") : part.what;
}

QString PathBars::shareOf(const Part& part) const
{
    return formatPercent(
        static_cast<double>(part.time.ns()) / static_cast<double>(std::max(Time { 1 }, m_length).ns()));
}

int PathBars::barLeft() const
{
    int widest = 0;
    for (const Bar& bar : m_bars)
        widest = std::max(widest, fontMetrics().horizontalAdvance(bar.by) + 2);
    return kPathMargin + std::min(widest, width() / 3) + kPathMargin;
}

QSize PathBars::sizeHint() const
{
    return { 480, static_cast<int>(m_bars.size()) * barHeight() + kPathMargin };
}

int PathBars::partItems(int row) const
{
    return static_cast<int>(bar(row).parts.size());
}

PartWords PathBars::partWords(CanvasPart at) const
{
    if (at.isRow())
        return { bar(at.row).by, formatTime(m_length) };
    return { nameOf(part(at)), QStringLiteral("%1, %2").arg(formatTime(part(at).time), shareOf(part(at))) };
}

QRect PathBars::partRect(CanvasPart at) const
{
    const int left = barLeft();
    const QRect all(left, at.row * barHeight() + kPathMargin / 2 + 2, width() - kPathMargin - left, barHeight() - 4);
    if (at.isRow())
        return all;
    const auto placeOf = [&](Time until) {
        const double share = static_cast<double>(until.ns()) / static_cast<double>(std::max(Time { 1 }, m_length).ns());
        return all.left() + static_cast<int>(std::lround(share * all.width()));
    };
    Time from;
    for (int item = 0; item < at.item; ++item)
        from += part({ at.row, item }).time;
    const int begin = placeOf(from);
    return { begin, all.top(), placeOf(from + part(at).time) - begin, all.height() };
}

CanvasPart PathBars::partAt(QPoint at) const
{
    for (int row = 0; row < partRows(); ++row) {
        if (!partRect({ row, -1 }).contains(at))
            continue;
        for (int item = 0; item < partItems(row); ++item) {
            if (partRect({ row, item }).contains(at))
                return { row, item };
        }
    }
    return {};
}

void PathBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setLayoutDirection(Qt::LeftToRight); // it takes that of the application
    const Theme& theme = Theme::current();
    painter.fillRect(rect(), theme.base);
    const int names = barLeft() - 2 * kPathMargin;
    for (int row = 0; row < partRows(); ++row) {
        const QRect all = partRect({ row, -1 });
        painter.setPen(theme.faintText);
        painter.drawText(QRect(kPathMargin, all.top(), names, all.height()), Qt::AlignVCenter | Qt::AlignLeft,
            fontMetrics().elidedText(bar(row).by, Qt::ElideRight, names));
        for (int item = 0; item < partItems(row); ++item) {
            const Part& shown = part({ row, item });
            const QColor ground = shown.what.isEmpty() ? theme.idle : theme.category(static_cast<std::size_t>(item));
            QRect place = partRect({ row, item });
            if (place.width() > 2)
                place.adjust(0, 0, -1, 0); // a gap tells neighbours apart
            painter.fillRect(place, ground);
            const QString words = nameOf(shown) + QStringLiteral(" ") + isolated(shareOf(shown));
            const QRect room = place.adjusted(kTextAir, 0, -kTextAir, 0);
            painter.setPen(inkOn(ground));
            if (fontMetrics().horizontalAdvance(words) <= room.width())
                painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, words);
            else if (room.width() > fontMetrics().averageCharWidth() * 6)
                painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                    fontMetrics().elidedText(words, Qt::ElideRight, room.width()));
        }
    }
    cursor().paint(painter);
}

void PathBars::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refill();
    BarPicture::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_path_bars.cpp"
