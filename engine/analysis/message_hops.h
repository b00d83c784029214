// SPDX-License-Identifier: GPL-3.0-or-later
// The link intervals of each message, found by message: an index over columns that are kept by time.
// Owned by one analysis; reads an immutable Run that must outlive it.
#pragma once

#include "engine/simulation/model/run.h"

#include <cstdint>
#include <vector>

namespace weft::analysis {

class MessageHops {
public:
    explicit MessageHops(const simulation::Run& run);

    struct Hop {
        Time from;
        Time to;
        LinkId link = kNone<LinkId>;
        bool waiting = false; // for the link, else on it
    };

    // The parts of a message's life in time order, contiguous from its start to its end; empty parts are left out.
    // Where packets took a link one by one, or nothing was recorded: one wait as long as all waits together, at
    // most the whole, and then the transfer.
    void appendHops(std::uint32_t message, std::vector<Hop>& hops) const;

private:
    [[nodiscard]] LinkId contendedLink(std::uint32_t message) const;

    const simulation::Run& m_run;
    std::vector<std::uint32_t> m_start; // message → first of m_interval; one more entry than messages
    std::vector<std::uint32_t> m_interval; // indices into the link intervals, ascending within a message
};

} // namespace weft::analysis
