// SPDX-License-Identifier: GPL-3.0-or-later
// What all parts of a simulation share about the moment: why it happens, and whether the run goes on. Owned by the
// kernel; one thread.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/simulation/events/cause.h"

#include <optional>
#include <utility>

namespace weft::simulation {

struct Moment {
    Watch watch {};
    Cause cause = kStartCause; // of what is being dispatched
    std::optional<Error> failure {}; // the first one
    bool cancelled = false;
    bool halted = false; // failed or cancelled: nothing new need start
    // Two things have happened at one tick whose order makes a difference, and it need not be that of a run with all
    // its events: where some were left out, the run is made again with them.
    bool orderShows = false;

    void stopWith(Error error)
    {
        if (!failure)
            failure = std::move(error);
        halted = true;
    }
    // Looks whether somebody asked to stop; to be called every few thousand steps of anything long.
    bool poll()
    {
        if (watch.stop.stop_requested())
            cancelled = halted = true;
        return halted;
    }
};

// The cause of a stretch of code; what was there before returns with its end.
class CauseScope {
public:
    CauseScope(Moment& moment, Cause cause)
        : m_moment(moment)
        , m_before(std::exchange(moment.cause, cause))
    {
    }
    ~CauseScope() { m_moment.cause = m_before; }
    CauseScope(const CauseScope&) = delete;
    CauseScope& operator=(const CauseScope&) = delete;

private:
    Moment& m_moment;
    Cause m_before;
};

} // namespace weft::simulation
