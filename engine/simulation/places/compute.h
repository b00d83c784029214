// SPDX-License-Identifier: GPL-3.0-or-later
// How long the NPUs take for what they do themselves: operations, replayed ones, sums. All of it is stretched on an NPU
// that the fabric's state slows down. Immutable once made; owned by one simulation.
#pragma once

#include "engine/simulation/model/system_config.h"
#include "engine/topology/fabric.h"

#include <vector>

namespace weft::simulation {

class Compute {
public:
    Compute(const topology::Fabric& fabric, const SystemConfig& system);

    // Whether an operation lasts as long as its trace says, whatever it is.
    [[nodiscard]] bool isReplayed(const trace::Operation& operation) const;
    // The trace's duration, or `shortest` where it has none. Communication does not become longer on a slow NPU.
    [[nodiscard]] Time replayTime(Rank rank, const trace::Operation& operation, Time shortest = Time { 1 }) const;
    // By roofline where it is on, else as replayed.
    [[nodiscard]] Time operationTime(Rank rank, const trace::Operation& operation) const;
    // R(B) of docs/semantics.md, section 6.1, at full speed: see at().
    [[nodiscard]] Time reductionTime(std::uint64_t bytes) const;
    // What an NPU of full speed does in `time`.
    [[nodiscard]] bool someAreSlow() const { return !m_speed.empty(); }
    [[nodiscard]] Time at(Rank rank, Time time) const { return m_speed.empty() ? time : stretched(rank, time); }

private:
    [[nodiscard]] Time stretched(Rank rank, Time time) const;

    const SystemConfig& m_system;
    std::vector<double> m_speed; // by rank; empty: all at full speed
};

} // namespace weft::simulation
