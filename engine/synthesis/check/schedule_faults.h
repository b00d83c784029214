// SPDX-License-Identifier: GPL-3.0-or-later
// What the parts of the check of a schedule share: what they say where it is wrong. Pure functions; any thread.
#pragma once

#include "engine/synthesis/check/schedule_check.h"

#include <string>
#include <vector>

namespace weft::synthesis {

// At a link and a time.
[[nodiscard]] Error wrong(ErrorCode code, const LinkGraph& graph, std::uint32_t arc, std::uint32_t chunk,
    std::uint64_t ns, const Sentence& what);
[[nodiscard]] Error notOfThisGraph(const Sentence& what);
[[nodiscard]] Error lacks(std::uint32_t npu, std::uint64_t chunks);
// The check, unless the duration is another than the stated one.
[[nodiscard]] Result<ScheduleCheck> compared(const ScheduleCheck& check, std::uint64_t statedNs);
// The same, unless an NPU still misses chunks; `missing` is their number by NPU.
[[nodiscard]] Result<ScheduleCheck> concluded(
    const ScheduleCheck& check, const std::vector<std::uint32_t>& missing, std::uint64_t statedNs);

// The edges of the tree by start; an error if two of a class overlap.
[[nodiscard]] Result<std::vector<std::uint32_t>> edgesByStart(const TranslatedForm& form);
// All links take the same time, and the translations are known to be the graph's.
[[nodiscard]] Result<ScheduleCheck> replayTranslates(
    const LinkGraph& graph, const LinkSchedule& schedule, const Watch& watch);

} // namespace weft::synthesis
