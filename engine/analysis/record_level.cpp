// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/record_level.h"

#include "engine/core/make_error.h"

namespace weft::analysis {

Error needsLevelFull(const Sentence& what)
{
    return errorOf(ErrorCode::Missing,
        say("%1 needs every operation and message of the run, which were not kept", what), say("record at level full"));
}

Error needsLinkBins(const Sentence& what)
{
    return errorOf(ErrorCode::Missing, say("%1 needs the use of links over time, which the run does not hold", what),
        say("use the aware network model and record at level links or full"));
}

} // namespace weft::analysis
