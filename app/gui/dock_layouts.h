// SPDX-License-Identifier: GPL-3.0-or-later
// The default arrangement of the docks in each mode. Interface thread; changes a QMainWindow's docks and nothing else.
#pragma once

#include "app/gui/modes.h"

#include <QString>

#include <map>

class QDockWidget;
class QMainWindow;

namespace weft::gui {

using Docks = std::map<QString, QDockWidget*>; // by the view's name

// Shows the docks of the mode where they belong and hides the others.
void arrangeDocks(QMainWindow& window, const Docks& docks, Mode mode);

} // namespace weft::gui
