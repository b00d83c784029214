// SPDX-License-Identifier: GPL-3.0-or-later
// Tabs that would not all be in sight stand closer to each other: longer words of another language put the last ones
// behind arrows otherwise. Interface thread.
#pragma once

class QTabWidget;
class QWidget;

namespace weft::widgets {

inline constexpr int kCloseTabs = 8; // px beside the words of tabs that stand closer

// Looks again whenever its width or its words change.
void keepTabsInSight(QTabWidget& tabs);
[[nodiscard]] bool haveTabsToStandClose(const QWidget* bar); // for the style, which measures tabs

} // namespace weft::widgets
