// SPDX-License-Identifier: GPL-3.0-or-later
// The columns of the summary's tables, over the records of an immutable run. Interface thread (they translate).
#pragma once

#include "widgets/base/shared/run_view.h"
#include "widgets/base/views/figures_model.h"

#include <vector>

namespace weft::widgets {

struct FigureRows {
    std::vector<FigureColumn> columns;
    std::size_t rows = 0;
};

[[nodiscard]] Figure timeFigure(Time time);
[[nodiscard]] Figure percentFigure(double fraction);
[[nodiscard]] Figure countFigure(std::uint64_t count);
[[nodiscard]] Figure bytesFigure(std::uint64_t bytes);
[[nodiscard]] Figure bandwidthFigure(const std::optional<Bandwidth>& bandwidth);

[[nodiscard]] FigureRows rankFigures(const RunViewPtr& view);
[[nodiscard]] FigureRows collectiveFigures(const RunViewPtr& view);
[[nodiscard]] FigureRows linkFigures(const RunViewPtr& view); // the hottest, one a row of summary.hottest
[[nodiscard]] FigureRows dimensionFigures(const RunViewPtr& view); // then all links together
[[nodiscard]] FigureRows pathFigures(const RunViewPtr& view); // kinds with time on the critical path

// What the makespan went to: by kind, and the largest parts by dimension, link, collective and rank. Of a run with
// attribution; those of one way of looking stand together, the longest first.
struct Spent {
    QString by;
    QString what;
    Time time;
};
[[nodiscard]] std::vector<Spent> spentOnPath(const RunView& view);

[[nodiscard]] QString groupName(const simulation::Run& run, std::uint32_t group); // "world", "3"
[[nodiscard]] QString dimensionName(std::uint32_t dimension);

} // namespace weft::widgets
