// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog that asks for files to open, several at once. Interface thread.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace weft::gui {

// All that was chosen or typed, also names that the filter in force hides and that are not there: whoever opens them
// says so. Empty: cancelled.
[[nodiscard]] QStringList askOpenPaths(QWidget* parent, const QString& title, const QString& filters);

} // namespace weft::gui
