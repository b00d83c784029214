// SPDX-License-Identifier: GPL-3.0-or-later
// Gives every entry of a menu bar a letter that chooses it, unlike those of its neighbours; what a translator or an
// author chose stays where it can. Interface thread.
#pragma once

class QMenuBar;

namespace weft::widgets {
class CommandRegistry;
}

namespace weft::gui {

// Now, and again whenever a menu is about to be shown: its entries and their texts may have changed. Menus show the
// tooltips of their entries from then on.
void assignMnemonics(QMenuBar* bar);

// Titles of the menus that sections of commands have, in the language in force.
void saySectionsAgain(QMenuBar* bar, const widgets::CommandRegistry& commands);

} // namespace weft::gui
