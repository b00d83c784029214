// SPDX-License-Identifier: GPL-3.0-or-later
// What the views of a comparison say of differences. Pure functions that translate; interface thread.
#pragma once

#include "widgets/comparison/run_pair.h"

#include <QString>
#include <QStringList>

namespace weft::widgets {

// "+12.5 pp", "−3 pp", "0 pp": percentage points, the difference of two shares, as precise as percents are.
[[nodiscard]] QString pointsText(double difference);
[[nodiscard]] QString onlyInWords(bool inFirst, const QString& name); // "npu0 → npu1 (only in A)"
// Its name, its use in both runs and the difference; or that it has no partner.
[[nodiscard]] QStringList linkDifferenceLines(const RunPair& pair, const LinkPair& link);

} // namespace weft::widgets
