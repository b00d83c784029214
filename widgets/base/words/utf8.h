// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of the engine as Qt's. Pure; any thread.
#pragma once

#include <QString>

#include <string_view>

namespace weft::widgets {

[[nodiscard]] inline QString toQString(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

} // namespace weft::widgets
