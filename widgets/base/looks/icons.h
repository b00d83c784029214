// SPDX-License-Identifier: GPL-3.0-or-later
// Weft's own icons: one-colour SVG drawings under :/icons, tinted with the palette's text colour when they are
// painted, so that they fit both themes and any scale. Interface thread.
#pragma once

#include <QIcon>
#include <QString>

namespace weft::widgets {

// The icon resources/icons/NAME.svg; a null icon if there is none.
[[nodiscard]] QIcon themedIcon(const QString& name);

} // namespace weft::widgets
