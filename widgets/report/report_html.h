// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs no other and no network: pictures are inside, both colour schemes are known,
// and tables can be copied. The same report gives the same bytes. Pure; any thread.
#pragma once

#include "widgets/report/report.h"

#include <optional>

namespace weft::widgets {

// UTF-8; well-formed as XML, too. Null: it was stopped.
[[nodiscard]] std::optional<QByteArray> toHtml(const Report& report, const Watch& watch = {});

} // namespace weft::widgets
