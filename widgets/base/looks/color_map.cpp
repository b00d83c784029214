// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/looks/color_map.h"

#include <cmath>
#include <span>

namespace weft::widgets {

namespace {

ColorTable interpolate(std::span<const QRgb> anchors)
{
    ColorTable table {};
    const double steps = static_cast<double>(anchors.size() - 1);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double at = static_cast<double>(i) / static_cast<double>(table.size() - 1) * steps;
        const auto low = static_cast<std::size_t>(std::min(std::floor(at), steps - 1));
        const double part = at - static_cast<double>(low);
        const auto mix = [part](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * part)); };
        const QRgb a = anchors[low];
        const QRgb b = anchors[low + 1];
        table[i] = qRgb(mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b)));
    }
    return table;
}

} // namespace

const ColorTable& sequentialMap()
{
    static constexpr std::array<QRgb, 9> kAnchors { 0xFF00224E, 0xFF1B3B6D, 0xFF434E6C, 0xFF61656F, 0xFF7D7C78,
        0xFF9B9476, 0xFFBBAF6E, 0xFFDDCB5B, 0xFFFEE838 };
    static const ColorTable table = interpolate(kAnchors);
    return table;
}

const ColorTable& divergingMap(bool onDark)
{
    static constexpr std::array<QRgb, 7> kOnLight { 0xFF0B3C7A, 0xFF3B7DBB, 0xFF9CC5E4, 0xFFF4F4F2, 0xFFF7C48C,
        0xFFDB7B1F, 0xFF843D03 };
    static constexpr std::array<QRgb, 7> kOnDark { 0xFF9AD0FF, 0xFF4A93DB, 0xFF25507E, 0xFF2B2C2E, 0xFF7A4A16,
        0xFFD98228, 0xFFFFCB85 };
    static const ColorTable light = interpolate(kOnLight);
    static const ColorTable dark = interpolate(kOnDark);
    return onDark ? dark : light;
}

} // namespace weft::widgets
