// SPDX-License-Identifier: GPL-3.0-or-later
// The window as a PNG, or a report of what is open, for scripts, tests and documentation: waits until everything is
// loaded, run and painted.
// Interface thread.
#pragma once

#include "app/gui/options.h"
#include "widgets/report/report.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace weft::gui {

class MainWindow;

// Whether what is asked for can be written at all, before anything is loaded and run for it; else a sentence in
// `error`.
[[nodiscard]] bool canWriteFiles(const Options& options, QString& error);
// Applies --mode, --view and --time to a window whose files are open, and waits for its jobs. False and a sentence
// in `error` if that cannot be done.
[[nodiscard]] bool stage(MainWindow& window, const Options& options, QString& error);
[[nodiscard]] bool takeScreenshot(MainWindow& window, const QString& file, QString& error);

// Of what is open, with these sections, or with all that say something. What has no run is run. Nothing and a sentence
// in `error` if that fails, or if there is nothing to say; names of sections that were asked for in vain in `silent`.
[[nodiscard]] std::optional<widgets::Report> makeReport(
    MainWindow& window, const QStringList& sections, QStringList& silent, QString& error);

} // namespace weft::gui
