// SPDX-License-Identifier: GPL-3.0-or-later
// A line of comma-separated values (RFC 4180, UTF-8), for every table that is written. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace weft::widgets {

[[nodiscard]] QString csvLine(const QStringList& fields); // with its line end
[[nodiscard]] QString titleWithUnit(const QString& title, const QString& unit); // "Time (ns)"

} // namespace weft::widgets
