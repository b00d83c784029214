// SPDX-License-Identifier: GPL-3.0-or-later
// Two runs side by side: which collectives correspond, and by how much figures differ. Pure functions over immutable
// runs (the sentence translates); any thread but for that.
#pragma once

#include "widgets/base/run_view.h"

#include <QString>

#include <optional>
#include <vector>

namespace weft::widgets {

// A collective in one run or both: indices into Run::collectives.
struct CollectivePair {
    std::optional<std::size_t> a;
    std::optional<std::size_t> b;
    std::size_t order = 0; // among those of the same type and group, from 0
    double delta = 0; // ns, time in B − time in A; 0 unless both are complete
};

// The k-th collective of a type in a group of A is matched to the k-th of B; groups by name. Matched ones come first,
// those that changed most on top, then what only one run has.
[[nodiscard]] std::vector<CollectivePair> matchCollectives(const simulation::Run& a, const simulation::Run& b);

enum class FigureUnit { Time, Count, Bytes, Share, Ratio };

struct FigurePair {
    QString name;
    FigureUnit unit = FigureUnit::Time;
    std::optional<double> a; // ns, a count, bytes, a fraction
    std::optional<double> b;
};

[[nodiscard]] QString figureText(double value, FigureUnit unit); // with its unit
[[nodiscard]] std::vector<FigurePair> compareFigures(const RunView& a, const RunView& b);

// "Run 2 is 1.31× faster than Run 1 (4.21 ms → 3.21 ms)".
[[nodiscard]] QString comparisonSentence(const RunView& a, const RunView& b);

} // namespace weft::widgets
