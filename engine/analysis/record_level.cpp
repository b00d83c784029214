// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/record_level.h"

namespace weft::analysis {

namespace {

Error missing(std::string_view what, std::string_view needs, std::string_view hint)
{
    Error error;
    error.code = ErrorCode::Missing;
    error.message = what;
    error.message += needs;
    error.hint = hint;
    return error;
}

} // namespace

Error needsLevelFull(std::string_view what)
{
    return missing(what, " needs every operation and message of the run, which were not kept", "record at level full");
}

Error needsLinkBins(std::string_view what)
{
    return missing(what, " needs the use of links over time, which the run does not hold",
        "use the aware network model and record at level links or full");
}

} // namespace weft::analysis
