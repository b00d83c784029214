// SPDX-License-Identifier: GPL-3.0-or-later
// What bounds a run, in the words of the window's language. Interface thread.
#pragma once

#include "widgets/base/shared/run_view.h"

#include <QString>

namespace weft::widgets {

// One sentence with a capital and without a full stop.
[[nodiscard]] QString headlineWords(const RunView& run);
// What a click on it shows: "Shows 8 links in the heat map, 1.2 ms to 3.4 ms". Empty if there is nothing to show.
[[nodiscard]] QString evidenceWords(const RunView& run);

} // namespace weft::widgets
