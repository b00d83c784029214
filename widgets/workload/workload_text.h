// SPDX-License-Identifier: GPL-3.0-or-later
// Words and figures that only this room shows. Pure functions; any thread.
#pragma once

#include "widgets/base/words/rank_list.h"
#include "widgets/base/words/utf8.h"

#include <QString>

#include <string_view>

namespace weft::widgets {

// A process group by its name; the empty one is that of all ranks.
[[nodiscard]] QString groupText(std::string_view name);

} // namespace weft::widgets
