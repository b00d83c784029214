// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whatif/gain_bars.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"

#include <QGuiApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr int kGainMargin = 8;
constexpr double kNamesShare = 0.6; // of the width, at most

QString shareText(const Answer& answer)
{
    return withSign(formatPercent(answer.gain()), -answer.gain()); // of the makespan
}

} // namespace

GainBars::GainBars(QWidget* parent)
    : BarPicture(
        QStringLiteral("gainBars"), tr("What each change would gain"), tr("The table has the same figures."), parent)
{
}

void GainBars::setAnswers(std::shared_ptr<const Answers> answers)
{
    m_answers = std::move(answers);
    m_selected.clear();
    m_bars = 0;
    if (m_answers != nullptr) {
        m_bars = static_cast<int>(std::count_if(m_answers->rows.begin(), m_answers->rows.end(),
            [](const Answer& answer) { return answer.makespan.has_value(); }));
        m_bars = std::min(m_bars, kMost);
    }
    cursor().partsChanged();
    updateGeometry();
    update();
}

void GainBars::setSelected(std::vector<std::size_t> rows)
{
    m_selected = std::move(rows);
    update();
}

QSize GainBars::sizeHint() const
{
    return { 480, std::max(1, m_bars) * barHeight() + 2 * kGainMargin };
}

QRect GainBars::partRect(CanvasPart part) const
{
    return { 0, kGainMargin + part.row * barHeight(), width(), barHeight() };
}

int GainBars::barAt(const QPoint& at) const
{
    const int bar = (at.y() - kGainMargin) / barHeight();
    return at.y() >= kGainMargin && bar < m_bars ? bar : -1;
}

bool GainBars::isPartSelected(CanvasPart part) const
{
    return std::find(m_selected.begin(), m_selected.end(), static_cast<std::size_t>(part.row)) != m_selected.end();
}

PartWords GainBars::partWords(CanvasPart part) const
{
    const Answer& answer = at(part.row);
    return { inWords(answer.name),
        tr("makespan: %1\nbefore: %2\nchange of the makespan: %3")
            .arg(formatTime(*answer.makespan), formatTime(answer.before), shareText(answer)) };
}

void GainBars::showPart(CanvasPart part)
{
    for (QWidget* above = parentWidget(); above != nullptr; above = above->parentWidget()) {
        if (auto* area = qobject_cast<QScrollArea*>(above)) {
            const QPoint center = mapTo(area->widget(), partRect(part).center());
            area->ensureVisible(center.x(), center.y(), 0, barHeight());
        }
    }
}

void GainBars::choosePart(CanvasPart part, bool /*adds*/)
{
    emit chosen(static_cast<std::size_t>(part.row));
}

void GainBars::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Theme& theme = Theme::current();
    painter.fillRect(rect(), theme.base);
    double least = 0;
    double most = 0;
    int names = 0;
    int figures = 0;
    for (int bar = 0; bar < m_bars; ++bar) {
        least = std::min(least, at(bar).gain());
        most = std::max(most, at(bar).gain());
        names = std::max(names, fontMetrics().horizontalAdvance(inWords(at(bar).name)));
        figures = std::max(figures, fontMetrics().horizontalAdvance(shareText(at(bar))));
    }
    names = std::min(names + 2, static_cast<int>(width() * kNamesShare));
    figures += 8;
    const int left = kGainMargin + names + 8 + (least < 0 ? figures : 0);
    const int room = std::max(10, width() - kGainMargin - figures - left);
    const double scale = most - least > 0 ? room / (most - least) : 0;
    const int zero = left + static_cast<int>(std::lround(-least * scale));
    for (int bar = 0; bar < m_bars; ++bar) {
        const Answer& answer = at(bar);
        const QRect row = partRect({ bar, -1 });
        if (isPartSelected({ bar, -1 }))
            painter.fillRect(QRect(0, row.top() + 2, 4, row.height() - 4), theme.accent);
        painter.setPen(theme.text);
        painter.setLayoutDirection(
            QGuiApplication::layoutDirection()); // of words: those of a name may be of two scripts
        painter.drawText(QRect(kGainMargin, row.top(), names, row.height()),
            Qt::AlignVCenter | Qt::AlignLeft | Qt::AlignAbsolute,
            fontMetrics().elidedText(inWords(answer.name), Qt::ElideRight, names));
        painter.setLayoutDirection(Qt::LeftToRight);
        const int length = std::max(1, static_cast<int>(std::lround(std::abs(answer.gain()) * scale)));
        const bool isGain = answer.gainNs() >= 0;
        const QRect box(isGain ? zero : zero - length, row.top() + 4, length, row.height() - 8);
        painter.fillRect(box, isGain ? theme.accent : theme.warning);
        if (!isGain)
            painter.fillRect(box, QBrush(theme.base, Qt::BDiagPattern));
        const QRect words(isGain ? box.right() + 5 : box.left() - 4 - figures, row.top(), figures, row.height());
        const int side = static_cast<int>(Qt::AlignVCenter) | static_cast<int>(isGain ? Qt::AlignLeft : Qt::AlignRight);
        painter.drawText(words, side, shareText(answer));
    }
    painter.fillRect(QRect(zero, kGainMargin, 1, m_bars * barHeight()), theme.faintText);
    cursor().paint(painter);
}

void GainBars::mousePressEvent(QMouseEvent* event)
{
    const int bar = barAt(event->pos());
    if (event->button() == Qt::LeftButton && bar >= 0)
        choosePart({ bar, -1 }, false);
}

} // namespace weft::widgets

#include "moc_gain_bars.cpp"
