// SPDX-License-Identifier: GPL-3.0-or-later
// A custom collective as people write it: who gives, and who takes what they make together. Reads a file; holds no
// state; any thread.
//
//   { "sums": [ { "from": [0, 1, 2], "to": [3] }, { "from": [5], "to": [0, 1] } ] }
//
// One entry is one chunk. With several ranks in "from" it is the sum of a part from each of them, with one it is
// copied. A rank may give and take; whoever is named in neither only relays.
#pragma once

#include "engine/collective/model/pattern.h"

#include <string>

namespace weft::study {

// On a fabric of so many NPUs. Each rank keeps the chunks that it gives or takes in successive slots of one buffer, in
// the order of the file. Errors: NotFound, Unreadable, Malformed, Missing, OutOfRange, Mismatched and Duplicate, with
// file and line.
[[nodiscard]] Result<collective::Pattern> readCustomPattern(
    const std::string& path, std::uint32_t npus, Findings& findings);

// Every chunk cut into so many.
[[nodiscard]] collective::Pattern cutPattern(const collective::Pattern& pattern, std::uint32_t pieces);

} // namespace weft::study
