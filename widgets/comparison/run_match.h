// SPDX-License-Identifier: GPL-3.0-or-later
// A run as it is compared, and its figures beside those of others. Pure functions over immutable runs; those that give
// words translate and belong to the interface thread, the others to any.
#pragma once

#include "engine/study/comparison/result_figures.h"
#include "widgets/base/shared/run_view.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace weft::widgets {

// A run with its records, or what a result JSON holds of one; nothing: none.
struct ComparedRun {
    QString name;
    RunViewPtr view; // null: there is only the file
    std::shared_ptr<const study::ResultFile> file;

    [[nodiscard]] bool isThere() const { return view != nullptr || file != nullptr; }
    [[nodiscard]] Time makespan() const;
    [[nodiscard]] bool isComplete() const;
    // The same figures, whatever it is called.
    [[nodiscard]] bool isSame(const ComparedRun& other) const { return view == other.view && file == other.file; }
};

enum class FigureUnit { Time, Count, Bytes, Share, Ratio };

struct RunFigure {
    QString name;
    FigureUnit unit = FigureUnit::Time;
    std::optional<double> value; // ns, a count, bytes, a fraction; absent: not recorded
};

[[nodiscard]] QString figureText(double value, FigureUnit unit); // with its unit
// Of the plain number, as files hold it: "ns", "B"; none where there is none.
[[nodiscard]] QString unitText(FigureUnit unit);
// The same ones in the same order of every run.
[[nodiscard]] std::vector<RunFigure> figuresOf(const ComparedRun& run);

} // namespace weft::widgets
