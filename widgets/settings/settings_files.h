// SPDX-License-Identifier: GPL-3.0-or-later
// ASTRA-sim's configuration files as the texts that a form keeps. Reads and writes files; no state; interface thread
// (they are small).
#pragma once

#include "engine/core/result.h"

#include <QString>

#include <string>

namespace weft::widgets {

// The text of a file that is a JSON object.
[[nodiscard]] Result<std::string> readObjectFile(const QString& path);
// The text as it is, or an object without keys for none. Whole or not at all.
[[nodiscard]] bool writeObjectFile(const QString& path, const std::string& text, QString& error);

} // namespace weft::widgets
