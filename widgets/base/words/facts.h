// SPDX-License-Identifier: GPL-3.0-or-later
// What is known about one thing, line by line, and as a small table for tooltips. Values; any thread.
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace weft::widgets {

using Facts = std::vector<std::pair<QString, QString>>; // name, value with unit

// A heading and the facts below it.
[[nodiscard]] QString factsToolTip(const QString& title, const Facts& facts);
// To be read aloud: each name with its value, in one line.
[[nodiscard]] QString factsReading(const Facts& facts);

} // namespace weft::widgets
