// SPDX-License-Identifier: GPL-3.0-or-later
// Relative luminance and contrast ratio of WCAG 2.1. For tests only.
#pragma once

#include <QColor>

#include <algorithm>
#include <cmath>

namespace weft::testing {

inline double luminance(const QColor& color)
{
    const auto linear = [](double c) { return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(double(color.redF())) + 0.7152 * linear(double(color.greenF()))
        + 0.0722 * linear(double(color.blueF()));
}

inline double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

} // namespace weft::testing
