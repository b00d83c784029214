// SPDX-License-Identifier: GPL-3.0-or-later
// All-reduces on meshes of two dimensions, of any size, by combs: each chunk is summed up along all lines of one
// dimension at once (the teeth) into one line of the other (the spine), along it into its middle, and goes back the
// same way. Half of the chunks, about, have their teeth in either dimension, and spines are everywhere alike, so that
// on n NPUs of a square each link is loaded n/2 · (1 + 1/√n) times in either direction, which is the least there is;
// and all of them run without waiting but at the beginning and the end. Pure functions; any thread.
#pragma once

#include "engine/synthesis/plan/wave_schedule.h"

namespace weft::synthesis {

// Nothing for meshes of another number of dimensions, or with one of a single position, and without chunks.
// O(chunks) for the times, and so much memory.
[[nodiscard]] std::optional<WaveSchedule> constructCombs(const MeshGrid& grid, std::uint32_t chunks);

} // namespace weft::synthesis
