// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the tables of a comparison, over an immutable pair of runs. Interface thread (they translate).
#pragma once

#include "widgets/base/views/figures_model.h"
#include "widgets/comparison/run_pair.h"

#include <vector>

namespace weft::widgets {

struct CompareColumns {
    std::vector<FigureColumn> columns;
    std::size_t rows = 0;
};

[[nodiscard]] CompareColumns figureColumns(const RunPairPtr& pair);
// What makes the difference: by what ran, by dimension and by kind of time, each summing to it.
[[nodiscard]] CompareColumns partColumns(const RunPairPtr& pair);
[[nodiscard]] CompareColumns operationColumns(const RunPairPtr& pair, std::size_t most);
[[nodiscard]] CompareColumns collectiveColumns(const RunPairPtr& pair);
[[nodiscard]] CompareColumns linkColumns(const RunPairPtr& pair);

} // namespace weft::widgets
