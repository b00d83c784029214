// SPDX-License-Identifier: GPL-3.0-or-later
// What is listed in a line, with the commas of the language in force, and where lines may end. Pure; any thread.
#pragma once

#include <QStringList>

namespace weft::widgets {

[[nodiscard]] QString joined(const QStringList& parts);
// What stands beside each other, such as figures below a picture, with a dot between.
[[nodiscard]] QString joinedByDots(const QStringList& parts);
// For labels that wrap their words: a line may end within words that are longer than a column, as paths are.
[[nodiscard]] QString breakable(const QString& text);

} // namespace weft::widgets
