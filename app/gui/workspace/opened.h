// SPDX-License-Identifier: GPL-3.0-or-later
// What comes of opening a file, for whoever asked for it. Called once, on the interface thread; never, if the project
// that it was for is closed before.
#pragma once

#include "engine/core/error.h"

#include <functional>

namespace weft::gui {

// Without failures the file is open.
using Opened = std::function<void(const Findings& failures)>;

} // namespace weft::gui
