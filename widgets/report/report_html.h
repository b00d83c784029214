// SPDX-License-Identifier: GPL-3.0-or-later
// A report as one HTML file that needs no other and no network: pictures are inside, both colour schemes are known,
// and tables can be copied. The same report gives the same bytes. Pure; any thread.
#pragma once

#include "widgets/report/report.h"

namespace weft::widgets {

// UTF-8; well-formed as XML, too.
[[nodiscard]] QByteArray toHtml(const Report& report);

} // namespace weft::widgets
