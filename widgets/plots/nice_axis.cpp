// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plots/nice_axis.h"

#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

double niceStep(double span, int parts, double least)
{
    if (!(span > 0) || !std::isfinite(span))
        return std::max(least, 1.0);
    const double wanted = span / std::max(parts, 1);
    const double power = std::pow(10.0, std::floor(std::log10(wanted)));
    constexpr double kSame = 1 + 1e-9; // a tick more or less is not a matter of rounding
    for (const double factor : { 1.0, 2.0, 5.0 }) {
        if (factor * power * kSame >= wanted)
            return std::max(least, factor * power);
    }
    return std::max(least, 10 * power);
}

void setNiceRange(QValueAxis& axis, double low, double high, int parts, double least)
{
    if (!(high > low))
        high = low + 1;
    const double step = niceStep(high - low, parts, least);
    // Never a range and a step together that make a million ticks, not even for a moment.
    axis.setTickType(QValueAxis::TicksDynamic);
    axis.setTickAnchor(0);
    if (axis.tickInterval() < step)
        axis.setTickInterval(step);
    axis.setRange(low, high);
    axis.setTickInterval(step);
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(step) - 1e-9)), 0, 9);
    axis.setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
}

void setNiceRangeFromZero(QValueAxis& axis, double high, int parts, double least)
{
    const double step = niceStep(high, parts, least);
    setNiceRange(axis, 0, std::max(1.0, std::ceil(high / step - 1e-9)) * step, parts, least);
}

} // namespace weft::widgets
