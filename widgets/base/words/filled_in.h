// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns with their parts in them, where words stand beside words. Pure; any thread.
#pragma once

#include <QString>
#include <QStringList>

namespace weft::widgets {

// "%1" to "%9" of the pattern by the parts; what looks like a place in a part is none. Chinese has spaces beside Latin
// letters and digits, for which its patterns leave room, and none among its own: beside a part in Chinese they go.
[[nodiscard]] QString filledIn(const QString& pattern, const QStringList& parts);

} // namespace weft::widgets
