// SPDX-License-Identifier: GPL-3.0-or-later
// The traces of all ranks under a prefix, and those of more ranks that lie there from before. One call; any thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/io/output_set.h"

#include <functional>

namespace weft::study {

// Adds PREFIX.<rank>.et of each rank to the files. Progress counts ranks. Errors: Cancelled, those of `etOf`, which
// says the bytes, and of OutputSet::add().
[[nodiscard]] Result<void> addTraces(io::OutputSet& files, const std::string& prefix, std::size_t ranks,
    const std::function<Result<std::string>(std::uint32_t rank)>& etOf, const Watch& watch = {});

// Removes PREFIX.<rank>.et from `ranks` on, with a warning: they are of something else, and would be read as part of
// what was written.
void removeFurtherTraces(const std::string& prefix, std::uint32_t ranks, Findings& findings);

} // namespace weft::study
