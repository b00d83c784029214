// SPDX-License-Identifier: GPL-3.0-or-later
// What people write and read of sensitivity.h: names of what is made faster, a table for a terminal, and JSON. Pure
// functions; any thread.
#pragma once

#include "engine/study/comparison/sensitivity.h"

#include <string>
#include <string_view>

namespace weft::study {

// "link:0-16" (its ends by id; the first of parallel ones), "dimension:2", "latency:2", "rank:3", "compute", "memory",
// "endpoint", "algorithm:all-reduce=direct", or "algorithm:all-reduce@2=direct" for one dimension.
// Errors: Malformed, OutOfRange, with what is known as the hint.
[[nodiscard]] Result<Faster> parseFaster(std::string_view text, const Scenario& scenario);
// The same text of a value.
[[nodiscard]] std::string targetText(const Faster& faster, const Scenario& scenario);
// "npu0 → npu16, 2 × bandwidth", "all-reduce on dimension 2 by direct".
[[nodiscard]] Sentence nameOf(const Faster& faster, double factor, const Scenario& scenario);

[[nodiscard]] std::string sensitivityText(const Sensitivity& found, const Scenario& scenario);
// { "format": "weft-whatif", "version": 1, "makespan_ns", "factor", "critical_path", "changes": [ … ] }.
[[nodiscard]] std::string sensitivityJson(const Sensitivity& found, const Scenario& scenario);

} // namespace weft::study
