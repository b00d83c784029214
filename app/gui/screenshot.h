// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a PNG, or a report of what is open, for scripts, tests and documentation: waits until everything is
// loaded, run and painted.
// Interface thread.
#pragma once

#include "app/gui/options.h"

#include <QString>

namespace weft::gui {

class MainWindow;

// Applies --mode, --view and --time to a window whose files are open, and waits for its jobs. False and a sentence
// in `error` if that cannot be done.
[[nodiscard]] bool stage(MainWindow& window, const Options& options, QString& error);
[[nodiscard]] bool takeScreenshot(MainWindow& window, const QString& file, QString& error);

// Of what is open, with these sections, or with all that say something; HTML or a PDF by the ending.
[[nodiscard]] bool writeReport(MainWindow& window, const QString& file, const QStringList& sections, QString& error);

} // namespace weft::gui
