// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that words of differences are made of, for sentences and for cells alike. Pure; interface thread.
#pragma once

#include "engine/study/comparison/input_difference.h"

#include <QString>

namespace weft::gui {

[[nodiscard]] QString valueWords(const study::DifferenceValue& value);
// A file is told by its name; "ring", or the default where nothing is given.
[[nodiscard]] QString plainValue(const study::DifferenceValue& value); // of numbers; empty: of words
[[nodiscard]] QString algorithmWords(const study::DifferenceValue& value);
[[nodiscard]] QString routingWords(const study::DifferenceValue& value); // as the settings say it
// "link npu3 → switch1", "8 links such as npu3 → switch1".
[[nodiscard]] QString linksWords(const study::InputDifference& difference);
[[nodiscard]] QString nodesWords(const study::InputDifference& difference);

} // namespace weft::gui
