// SPDX-License-Identifier: GPL-3.0-or-later
// How far apart two colours look, also to people with a colour-vision deficiency.
// Deficiencies: Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
// deficiency", IEEE TVCG 15 (2009), table 1, severity 1.0, applied to linear light.
// Distance: CIEDE2000 as of Sharma, Wu and Dalal, Color Research and Application 30 (2005).
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace weft::testing {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

struct Vision {
    const char* name;
    Matrix seen; // of linear red, green and blue
};

inline constexpr std::array<Vision, 4> kVisions { {
    { "normal", { { { 1, 0, 0 }, { 0, 1, 0 }, { 0, 0, 1 } } } },
    { "protanopia",
        { { { 0.152286, 1.052583, -0.204868 }, { 0.114503, 0.786281, 0.099216 },
            { -0.003882, -0.048116, 1.051998 } } } },
    { "deuteranopia",
        { { { 0.367322, 0.860646, -0.227968 }, { 0.280085, 0.672501, 0.047413 },
            { -0.011820, 0.042940, 0.968881 } } } },
    { "tritanopia",
        { { { 1.255528, -0.076749, -0.178779 }, { -0.078411, 0.930809, 0.147602 },
            { 0.004733, 0.691367, 0.303900 } } } },
} };

inline Triple times(const Matrix& matrix, const Triple& vector)
{
    Triple result {};
    for (std::size_t row = 0; row < 3; ++row) {
        for (std::size_t column = 0; column < 3; ++column)
            result[row] += matrix[row][column] * vector[column];
    }
    return result;
}

// CIE L*a*b* under D65 of what is seen of a colour.
inline Triple labOf(const QColor& color, const Vision& vision)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    Triple light = times(
        vision.seen, { linear(double(color.redF())), linear(double(color.greenF())), linear(double(color.blueF())) });
    for (double& part : light)
        part = std::clamp(part, 0.0, 1.0);
    constexpr Matrix kXyz { { { 0.4124564, 0.3575761, 0.1804375 }, { 0.2126729, 0.7151522, 0.0721750 },
        { 0.0193339, 0.1191920, 0.9503041 } } };
    const Triple xyz = times(kXyz, light);
    const auto f = [](double t) { return t > 216.0 / 24389 ? std::cbrt(t) : (24389.0 / 27 * t + 16) / 116; };
    const double x = f(xyz[0] / 0.95047);
    const double y = f(xyz[1]);
    const double z = f(xyz[2] / 1.08883);
    return { 116 * y - 16, 500 * (x - y), 200 * (y - z) };
}

inline double ciede2000(const Triple& one, const Triple& two)
{
    const auto radians = [](double degrees) { return degrees * std::numbers::pi / 180; };
    const double meanC = (std::hypot(one[1], one[2]) + std::hypot(two[1], two[2])) / 2;
    const double c7 = std::pow(meanC, 7);
    const double stretch = 1 + 0.5 * (1 - std::sqrt(c7 / (c7 + std::pow(25.0, 7))));
    const double a1 = stretch * one[1];
    const double a2 = stretch * two[1];
    const double chroma1 = std::hypot(a1, one[2]);
    const double chroma2 = std::hypot(a2, two[2]);
    const auto hueOf = [](double a, double b) {
        const double degrees = std::atan2(b, a) * 180 / std::numbers::pi;
        return degrees < 0 ? degrees + 360 : degrees;
    };
    const double hue1 = hueOf(a1, one[2]);
    const double hue2 = hueOf(a2, two[2]);
    const bool grey = chroma1 * chroma2 == 0;
    double turn = grey ? 0 : hue2 - hue1;
    if (std::abs(turn) > 180)
        turn += turn > 0 ? -360 : 360;
    double hue = hue1 + hue2;
    if (!grey)
        hue = std::abs(hue1 - hue2) <= 180 ? hue / 2 : (hue < 360 ? hue + 360 : hue - 360) / 2;
    const double lightness = (one[0] + two[0]) / 2;
    const double chroma = (chroma1 + chroma2) / 2;
    const double t = 1 - 0.17 * std::cos(radians(hue - 30)) + 0.24 * std::cos(radians(2 * hue))
        + 0.32 * std::cos(radians(3 * hue + 6)) - 0.20 * std::cos(radians(4 * hue - 63));
    const double square = (lightness - 50) * (lightness - 50);
    const double l = (two[0] - one[0]) / (1 + 0.015 * square / std::sqrt(20 + square));
    const double c = (chroma2 - chroma1) / (1 + 0.045 * chroma);
    const double h = 2 * std::sqrt(chroma1 * chroma2) * std::sin(radians(turn) / 2) / (1 + 0.015 * chroma * t);
    const double p7 = std::pow(chroma, 7);
    const double bend = 30 * std::exp(-std::pow((hue - 275) / 25, 2));
    const double rotation = -std::sin(radians(2 * bend)) * 2 * std::sqrt(p7 / (p7 + std::pow(25.0, 7)));
    return std::sqrt(l * l + c * c + h * h + rotation * c * h);
}

} // namespace weft::testing
