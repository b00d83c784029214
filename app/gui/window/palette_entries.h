// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette finds for a typed text: commands, views and a time at once; nodes, links and operations by a
// job that looks at all of them. Interface thread.
#pragma once

#include "app/gui/window/command_palette.h"
#include "widgets/base/jobs/job_runner.h"

#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace weft::gui {

class MainWindow;

[[nodiscard]] std::vector<PaletteEntry> paletteEntries(MainWindow& window, const QString& text);
// The job that searches, or 0 where there is nothing to search for.
widgets::JobId searchForPalette(
    MainWindow& window, const QString& text, QObject* receiver, std::function<void(PaletteAnswer)> answer);

// "1.5ms", "800 us", "1200" (ns): a time in ns.
[[nodiscard]] std::optional<qint64> parseTimeText(const QString& text);

} // namespace weft::gui
