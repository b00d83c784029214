// SPDX-License-Identifier: GPL-3.0-or-later
// The one way to ask for files to read. What could not be read to an end, a pipe or a device, is refused where it is
// chosen. Interface thread.
#pragma once

#include <QString>
#include <QStringList>

class QWidget;

namespace weft::widgets {

// One file; `start`: the file or the folder that is shown first. Empty: cancelled.
[[nodiscard]] QString askOpenPath(
    QWidget* parent, const QString& title, const QString& filters, const QString& start = {});
// All that was chosen or typed, also names that the filter in force hides and that are not there: whoever opens them
// says so. Empty: cancelled.
[[nodiscard]] QStringList askOpenPaths(QWidget* parent, const QString& title, const QString& filters);

} // namespace weft::widgets
