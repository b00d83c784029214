// SPDX-License-Identifier: GPL-3.0-or-later
// The names that ASTRA-sim's system JSON uses for policies and algorithms, and their typed forms.
// Pure functions over fixed tables; any thread.
#pragma once

#include "engine/core/result.h"
#include "engine/simulation/model/system_config.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace weft::inputs {

// "ring", "direct", "direct4" (window 4), "halvingDoubling", "doubleBinaryTree", "oneRing", "oneDirect",
// "oneDirect4", "oneHalvingDoubling". The error has the nearest name as its hint and no place.
[[nodiscard]] Result<simulation::Algorithm> parseAlgorithm(std::string_view text);
[[nodiscard]] Result<simulation::SchedulingPolicy> parseSchedulingPolicy(std::string_view text);
[[nodiscard]] Result<simulation::CollectiveOptimization> parseCollectiveOptimization(std::string_view text);
[[nodiscard]] Result<simulation::InterDimensionScheduling> parseInterDimension(std::string_view text);
[[nodiscard]] Result<simulation::IntraDimensionScheduling> parseIntraDimension(std::string_view text);
[[nodiscard]] Result<simulation::RemoteMemoryKind> parseRemoteMemoryKind(std::string_view text);

[[nodiscard]] std::string toText(const simulation::Algorithm& algorithm);
[[nodiscard]] std::string_view toText(simulation::SchedulingPolicy policy);
[[nodiscard]] std::string_view toText(simulation::CollectiveOptimization optimization);
[[nodiscard]] std::string_view toText(simulation::InterDimensionScheduling scheduling);
[[nodiscard]] std::string_view toText(simulation::IntraDimensionScheduling scheduling);
[[nodiscard]] std::string_view toText(simulation::RemoteMemoryKind kind);

// "all-reduce", "all-gather", "reduce-scatter", "all-to-all": the first part of the implementation keys.
[[nodiscard]] std::string_view toText(simulation::NativePattern pattern);
// The pattern whose list of algorithms a collective follows, if there is one; a barrier is a small all-reduce.
[[nodiscard]] std::optional<simulation::NativePattern> nativePatternOf(trace::CollectiveType type);

} // namespace weft::inputs
