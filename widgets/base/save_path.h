// SPDX-License-Identifier: GPL-3.0-or-later
// Names of files to write. Interface thread.
#pragma once

#include <QString>

class QWidget;

namespace weft::widgets {

// Asks for a file to write; a name without one of the endings in `filters` gets that of the chosen one. Empty:
// cancelled.
[[nodiscard]] QString askSavePath(
    QWidget* parent, const QString& title, const QString& suggestion, const QString& filters);
// "ring" and "Weft JSON (*.json)" give "ring.json"; "ring.xml" stays, where *.xml is among all `filters`.
[[nodiscard]] QString withChosenSuffix(const QString& path, const QString& chosen, const QString& filters);

} // namespace weft::widgets
