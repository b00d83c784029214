// SPDX-License-Identifier: GPL-3.0-or-later
// Comma-separated values of a chart's series (RFC 4180, UTF-8). Pure but for writing; interface thread.
#pragma once

#include <QString>
#include <QStringList>

namespace weft::widgets {

[[nodiscard]] QString csvLine(const QStringList& fields); // with its line end
// Whole or not at all; false and a sentence in `error` if that fails.
[[nodiscard]] bool writeCsvFile(const QString& path, const QString& text, QString& error);

} // namespace weft::widgets
