// SPDX-License-Identifier: GPL-3.0-or-later
// A report as pages: for a PDF, where pictures stay shapes, and for whoever looks at it before. Pure; any thread.
#pragma once

#include "engine/core/progress.h"
#include "widgets/report/report.h"

#include <QImage>

#include <optional>
#include <vector>

namespace weft::widgets {

// A PDF on A4. Its identification is the report's key and it has no date, so that the same report gives the same bytes.
// Nothing if it was stopped.
[[nodiscard]] std::optional<QByteArray> toPdf(const Report& report, const Watch& watch = {});

// The same pages to be looked at, so many pixels wide each. Fewer if it was stopped.
[[nodiscard]] std::vector<QImage> toImages(const Report& report, int width, const Watch& watch = {});

} // namespace weft::widgets
