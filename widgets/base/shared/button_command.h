// SPDX-License-Identifier: GPL-3.0-or-later
// What a button of a view does, for the menus and the palette too. Interface thread; the button must outlive the view's
// commands.
#pragma once

#include "widgets/base/shared/command_registry.h"

class QAbstractButton;

namespace weft::widgets {

// With the words of the button, and while it can be clicked. Its tip is why it cannot, unless somebody explains the
// command.
void addButtonCommand(
    CommandRegistry& commands, const QString& id, const QString& group, QAbstractButton* button, QWidget* scope);

} // namespace weft::widgets
