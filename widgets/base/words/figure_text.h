// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that were written in one locale, in the one in force: "1,234" and "1.5 GB/s". Pure; any thread.
#pragma once

#include <QLocale>
#include <QString>

namespace weft::widgets {

// What could be a name or a version stays, such as "1.5" and "1234".
[[nodiscard]] QString figureIn(const QString& text, const QLocale& from);

} // namespace weft::widgets
