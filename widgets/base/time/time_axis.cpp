// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/time/time_axis.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/words/quantity_format.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr std::int64_t kLongestLabel = 10'000; // of its unit; longer ones become offsets
constexpr std::int64_t kLongestTenths = 100; // of its unit; longer ones have no tenths
constexpr int kTick = 5; // px
constexpr int kMinorParts = 5;

struct TickUnit {
    std::int64_t ns;
    const char* name;
};
constexpr std::array<TickUnit, 4> kUnits { { { 1, "ns" }, { 1'000, "µs" }, { 1'000'000, "ms" },
    { 1'000'000'000, "s" } } };

const TickUnit& unitFor(std::int64_t ns)
{
    const TickUnit* chosen = &kUnits.front();
    for (const TickUnit& unit : kUnits) {
        if (ns >= unit.ns)
            chosen = &unit;
    }
    return *chosen;
}

QString withUnit(const QString& number, const TickUnit& unit)
{
    return number + QChar(0xA0) + QString::fromUtf8(unit.name);
}

// The largest unit of which the step is a whole multiple, or a multiple of a tenth if that is allowed.
const TickUnit& unitOfStep(std::int64_t step, bool tenths)
{
    const TickUnit* chosen = &kUnits.front();
    for (const TickUnit& unit : kUnits) {
        if (step * (tenths ? 10 : 1) % unit.ns == 0)
            chosen = &unit;
    }
    return *chosen;
}

QString label(std::int64_t ns, const TickUnit& unit, bool tenths)
{
    const double value = static_cast<double>(ns) / static_cast<double>(unit.ns);
    return withUnit(QLocale().toString(value, 'f', tenths ? 1 : 0), unit);
}

// "1 s 424 ms 830 µs": a moment without decimals.
QString wholeUnits(std::int64_t ns)
{
    QStringList parts;
    for (auto unit = kUnits.rbegin(); unit != kUnits.rend(); ++unit) {
        if (const std::int64_t count = ns / unit->ns; count > 0)
            parts += withUnit(QLocale().toString(qlonglong(count)), *unit);
        ns %= unit->ns;
    }
    return parts.isEmpty() ? withUnit(QLocale().toString(0), kUnits.front()) : parts.join(' ');
}

std::int64_t niceStep(double least)
{
    std::int64_t power = 1;
    while (static_cast<double>(power) * 10 <= least)
        power *= 10;
    for (const std::int64_t factor : { 1, 2, 5 }) {
        if (static_cast<double>(power * factor) >= least)
            return power * factor;
    }
    return power * 10;
}

std::int64_t firstMultiple(std::int64_t from, std::int64_t step)
{
    const std::int64_t below = from / step * step;
    return below < from ? below + step : below;
}

} // namespace

double timeToPixel(std::int64_t ns, TimeRange visible, double width)
{
    if (visible.length() <= 0)
        return 0;
    return static_cast<double>(ns - visible.from) * width / static_cast<double>(visible.length());
}

std::int64_t pixelToTime(double pixel, TimeRange visible, double width)
{
    if (width <= 0)
        return visible.from;
    return visible.from + static_cast<std::int64_t>(std::floor(pixel * static_cast<double>(visible.length()) / width));
}

TimeTicks timeTicks(TimeRange visible, int width, int spacing)
{
    TimeTicks ruler;
    if (visible.length() <= 0 || width <= 0)
        return ruler;
    ruler.step = niceStep(static_cast<double>(visible.length()) * spacing / width);
    // A tenth at most, and no more than four digits; else offsets to a round moment before all of them.
    const TickUnit* unit = &unitOfStep(ruler.step, true);
    if (unit->ns > unitFor(std::max(visible.to, ruler.step)).ns || visible.to / unit->ns >= kLongestTenths)
        unit = &unitOfStep(ruler.step, false); // "0 µs, 200 µs", not "0.0 ms, 0.2 ms"
    if (visible.to / unit->ns >= kLongestLabel) {
        unit = &unitOfStep(ruler.step, false);
        std::int64_t grain = 1000;
        while (grain <= visible.length())
            grain *= 1000;
        // Counted from a whole of the next unit where that is near enough, else from a round moment just before.
        if ((visible.to - visible.from / grain * grain) / unit->ns >= kLongestLabel) {
            while (grain > visible.length())
                grain /= 10;
        }
        ruler.baseNs = visible.from / grain * grain;
        if (ruler.baseNs > 0)
            ruler.base = wholeUnits(ruler.baseNs);
    }
    ruler.unitNs = unit->ns;
    ruler.unit = QString::fromUtf8(unit->name);
    ruler.tenths = ruler.step % unit->ns != 0;
    for (std::int64_t ns = firstMultiple(visible.from, ruler.step); ns <= visible.to; ns += ruler.step) {
        QString text = label(ns - ruler.baseNs, *unit, ruler.tenths);
        if (!ruler.base.isEmpty())
            text.prepend('+');
        ruler.ticks.push_back({ ns, std::move(text) });
    }
    return ruler;
}

void drawTimeRuler(QPainter& painter, const TimeAxis& axis, int height)
{
    const Theme& theme = Theme::current();
    const TimeTicks ruler = timeTicks(axis.visible, axis.width);
    const QRect ground(0, 0, axis.left + axis.width, height);
    painter.fillRect(ground, theme.window);
    painter.fillRect(QRect(0, height - 1, ground.width(), 1), theme.border);
    painter.setPen(theme.faintText);
    if (!ruler.base.isEmpty())
        painter.drawText(QRect(8, 0, axis.left - 16, height), int(Qt::AlignRight) | int(Qt::AlignVCenter), ruler.base);
    if (ruler.step == 0)
        return;
    painter.save();
    painter.setClipRect(QRect(axis.left, 0, axis.width, height));
    const std::int64_t minor = ruler.step / kMinorParts;
    if (minor > 0) {
        for (std::int64_t ns = firstMultiple(axis.visible.from, minor); ns <= axis.visible.to; ns += minor)
            painter.fillRect(QRect(int(axis.toPixel(ns)), height - kTick, 1, kTick - 1), theme.border);
    }
    const QFontMetrics metrics = painter.fontMetrics();
    const int alignment = int(Qt::AlignLeft) | int(Qt::AlignVCenter);
    for (const TimeTick& tick : ruler.ticks) {
        const int x = int(axis.toPixel(tick.ns));
        painter.fillRect(QRect(x, height - 2 * kTick, 1, 2 * kTick - 1), theme.faintText);
        if (x + 4 + metrics.horizontalAdvance(tick.label) <= axis.left + axis.width)
            painter.drawText(QRect(x + 4, 0, axis.width, height - 4), alignment, tick.label);
    }
    painter.restore();
}

void drawTimeGrid(QPainter& painter, const TimeAxis& axis, const QRect& area)
{
    for (const TimeTick& tick : timeTicks(axis.visible, axis.width).ticks) {
        const int x = int(axis.toPixel(tick.ns));
        painter.fillRect(QRect(x, area.top(), 1, area.height()), Theme::current().grid);
    }
}

QRect timeLabelRect(const QFontMetrics& metrics, const TimeAxis& axis, std::int64_t ns)
{
    const int right = axis.left + axis.width;
    const int x = std::min(int(axis.toPixel(ns)), right - 1);
    QRect label(x, 0, metrics.horizontalAdvance(formatNs(ns)) + 8, metrics.height() + 2);
    if (label.right() > right)
        label.moveRight(x);
    return label;
}

void drawTimeMarks(QPainter& painter, const TimeAxis& axis, const TimeController& time, int height)
{
    const Theme& theme = Theme::current();
    const int right = axis.left + axis.width;
    if (const auto range = time.selected()) {
        const int from = std::clamp(int(axis.toPixel(range->from)), axis.left, right);
        const int to = std::clamp(int(axis.toPixel(range->to)), axis.left, right);
        QColor tint = theme.accent;
        tint.setAlpha(28);
        painter.fillRect(QRect(from, 0, to - from, height), tint);
        if (axis.visible.contains(range->from))
            painter.fillRect(QRect(from, 0, 1, height), theme.accent);
        if (axis.visible.contains(range->to))
            painter.fillRect(QRect(to - 1, 0, 1, height), theme.accent);
    }
    const std::int64_t now = time.cursor();
    if (axis.width <= 0 || now < axis.visible.from || now > axis.visible.to)
        return;
    const int x = std::min(int(axis.toPixel(now)), right - 1);
    QColor halo = theme.base; // so that it is seen on any ground: heat is as dark as it, and as light
    halo.setAlpha(170);
    painter.fillRect(QRect(x - 1, 0, 3, height), halo);
    painter.fillRect(QRect(x, 0, 1, height), theme.cursor);
    const QRect flag = timeLabelRect(painter.fontMetrics(), axis, now);
    painter.fillRect(flag, theme.cursor);
    painter.setPen(theme.base);
    painter.drawText(flag, Qt::AlignCenter, formatNs(now));
}

void drawTimeMeasure(QPainter& painter, const TimeAxis& axis, TimeRange measured, int y, int height)
{
    const Theme& theme = Theme::current();
    const int from = int(axis.toPixel(measured.from));
    const int to = int(axis.toPixel(measured.to));
    painter.save();
    painter.setClipRect(QRect(axis.left, kRulerHeight, axis.width, height));
    painter.fillRect(QRect(from, kRulerHeight, 1, height), theme.text);
    painter.fillRect(QRect(to, kRulerHeight, 1, height), theme.text);
    painter.fillRect(QRect(from, y, to - from, 1), theme.text);
    const QString text = QStringLiteral("Δt ") + formatNs(measured.length());
    const QFontMetrics metrics = painter.fontMetrics();
    QRect flag(0, 0, metrics.horizontalAdvance(text) + 12, metrics.height() + 6);
    flag.moveCenter(QPoint((from + to) / 2, y - metrics.height()));
    flag.moveLeft(std::clamp(flag.left(), axis.left, std::max(axis.left, axis.left + axis.width - flag.width())));
    painter.fillRect(flag, theme.text);
    painter.setPen(theme.base);
    painter.drawText(flag, Qt::AlignCenter, text);
    painter.restore();
}

} // namespace weft::widgets
