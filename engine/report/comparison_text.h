// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a comparison: one sentence, and tables for a terminal. Pure functions; any thread.
#pragma once

#include "engine/analysis/comparison.h"
#include "engine/core/sentence.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace weft::report {

// "+3.2 %", "−12 %", "0 %".
[[nodiscard]] std::string changeText(double share);
// "all-reduce (world)".
[[nodiscard]] Sentence workName(const analysis::WorkKey& key);
// "all-reduce (world) #3".
[[nodiscard]] Sentence workText(const analysis::WorkKey& key);
// Of a kind of time, by the name that it has in result files.
[[nodiscard]] Sentence kindText(std::string_view name);
// "1.31× faster, 4.21 → 3.21 ms: 78 % of the gain from all-reduce (world) #3 on dimension 1". One line.
[[nodiscard]] Sentence comparisonSentence(const analysis::Comparison& comparison);
// What is told besides of fabrics by two texts that are one; otherwise empty.
[[nodiscard]] Sentence sameFabricText(const analysis::Comparison& comparison);
// The sentence, and then what changed: settings, kinds, dimensions, and the first `most` works, collectives and links.
[[nodiscard]] std::string comparisonText(const analysis::Comparison& comparison, std::size_t most = 10);
// { "format": "weft-comparison", "version": 1, "verdict", "sentence", … }, everything.
[[nodiscard]] std::string comparisonJson(const analysis::Comparison& comparison);

} // namespace weft::report
