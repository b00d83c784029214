// SPDX-License-Identifier: GPL-3.0-or-later
// Any traces of sends, receives and computations as a schedule whose chunks are made up. Private to this room.
#pragma once

#include "engine/collective/forms/chakra/chakra_form.h"

namespace weft::collective {

// As scheduleFromTraces, for traces that say nothing about chunks.
[[nodiscard]] Result<TraceSchedule> readMessages(
    std::span<const trace::ExecutionGraphPtr> graphs, Findings& findings, const Watch& watch);

} // namespace weft::collective
