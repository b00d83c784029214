// SPDX-License-Identifier: GPL-3.0-or-later
// The utilization of each link as counters of a trace for Perfetto, bin after bin. Owned by one writer; reads an
// immutable Run that must outlive it.
#pragma once

#include "engine/analysis/bin_grid.h"
#include "engine/report/perfetto_packets.h"

namespace weft::report {

class PerfettoCounters {
public:
    // `process` is the track that the counters stand in.
    PerfettoCounters(const simulation::Run& run, std::uint64_t process);
    // When there is something to be written, kNever without bins and behind the last.
    [[nodiscard]] Time next() const;
    // What changed with this bin; 0 at the end of the run. Tracks are numbered on from `nextTrack`.
    void write(PerfettoPackets& packets, std::uint64_t& nextTrack);

private:
    struct Counter {
        std::uint64_t track = 0; // 0: not there yet
        double value = 0; // percent
    };

    const simulation::Run& m_run;
    std::uint64_t m_process;
    analysis::BinGrid m_grid;
    std::size_t m_bin = 0;
    std::vector<Counter> m_counters; // by link
};

} // namespace weft::report
