// SPDX-License-Identifier: GPL-3.0-or-later
// The state of a main window's docks, as QMainWindow::saveState() wrote it, with everything that stands beside each
// other turned round: for a window that reads the other way. Pure.
#pragma once

#include <QByteArray>

namespace weft::gui {

// Twice is the state itself. Empty for what is no such state.
[[nodiscard]] QByteArray mirroredState(const QByteArray& state);

} // namespace weft::gui
