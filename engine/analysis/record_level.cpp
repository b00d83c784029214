// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/record_level.h"

#include "engine/core/make_error.h"

namespace weft::analysis {

Error needsLevelFull(std::string_view what)
{
    return errorOf(ErrorCode::Missing,
        std::string(what) + " needs every operation and message of the run, which were not kept",
        "record at level full");
}

Error needsLinkBins(std::string_view what)
{
    return errorOf(ErrorCode::Missing,
        std::string(what) + " needs the use of links over time, which the run does not hold",
        "use the aware network model and record at level links or full");
}

} // namespace weft::analysis
