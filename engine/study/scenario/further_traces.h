// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of more ranks under a prefix that has been written anew. One call; any thread.
#pragma once

#include "engine/core/error.h"

#include <cstdint>
#include <string>

namespace weft::study {

// Removes PREFIX.<rank>.et from `ranks` on, with a warning: they are of something else, and would be read as part of
// what was written.
void removeFurtherTraces(const std::string& prefix, std::uint32_t ranks, Findings& findings);

} // namespace weft::study
