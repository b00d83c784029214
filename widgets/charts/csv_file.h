// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values of a chart's series (RFC 4180, UTF-8). Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace weft::widgets {

[[nodiscard]] QString csvLine(const QStringList& fields); // with its line end

} // namespace weft::widgets
