// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette finds for a typed text: commands, views, nodes, links, operations, a time.
#pragma once

#include "app/gui/command_palette.h"

#include <QString>

#include <optional>
#include <vector>

namespace weft::gui {

class MainWindow;

// Best first, at most a screenful. Operations are looked for in the first ranks of the workload only, so that typing
// never waits.
[[nodiscard]] std::vector<PaletteEntry> paletteEntries(MainWindow& window, const QString& text);

// "1.5ms", "800 us", "1200" (ns): a time in ns.
[[nodiscard]] std::optional<qint64> parseTimeText(const QString& text);

} // namespace weft::gui
