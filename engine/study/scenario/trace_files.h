// SPDX-License-Identifier: GPL-3.0-or-later
// The traces of all ranks under a prefix. One call; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/io/output_set.h"

#include <functional>

namespace weft::study {

// Whether PREFIX.<rank>.FORMAT of so many ranks can be written. Errors: Unreadable (a folder), Duplicate (there is a
// trace of the rank after the last: it is of something else, and would be read as part of what is written).
[[nodiscard]] Result<void> canTakeTraces(const std::string& prefix, std::size_t ranks, const std::string& format);

// Adds PREFIX.<rank>.et of each rank to the files. Progress counts ranks. Errors: those of canTakeTraces(), Cancelled,
// those of `etOf`, which says the bytes, and of OutputSet::add().
[[nodiscard]] Result<void> addTraces(io::OutputSet& files, const std::string& prefix, std::size_t ranks,
    const std::function<Result<std::string>(std::uint32_t rank)>& etOf, const Watch& watch = {});

} // namespace weft::study
