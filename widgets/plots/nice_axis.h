// SPDX-License-Identifier: GPL-3.0-or-later
// Axes of figures whose ticks are round: 1, 2 or 5 times a power of ten, and their labels as many decimals as that
// takes. Interface thread; the step is a pure function.
#pragma once

class QValueAxis;

namespace weft::widgets {

// The least round step that cuts `span` into at most `parts`; `least` where steps below it mean nothing (1 of counts).
[[nodiscard]] double niceStep(double span, int parts, double least = 0);

// Shows [low, high] with ticks at multiples of a round step.
void setNiceRange(QValueAxis& axis, double low, double high, int parts = 5, double least = 0);
// The same from 0 up to the first tick at `high` or above.
void setNiceRangeFromZero(QValueAxis& axis, double high, int parts = 5, double least = 0);

} // namespace weft::widgets
