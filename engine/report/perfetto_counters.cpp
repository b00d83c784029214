// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/perfetto_counters.h"

#include "engine/topology/link_name.h"

namespace weft::report {

PerfettoCounters::PerfettoCounters(const simulation::Run& run, std::uint64_t process)
    : m_run(run)
    , m_process(process)
{
    if (const Result<analysis::BinGrid> grid = analysis::binGrid(run)) {
        m_grid = *grid;
        m_counters.resize(run.links.size());
    }
}

Time PerfettoCounters::next() const
{
    if (m_grid.bins == 0 || m_bin > m_grid.bins)
        return kNever;
    return Time { m_bin < m_grid.bins ? m_grid.begin(m_bin) : m_grid.makespan };
}

void PerfettoCounters::write(PerfettoPackets& packets, std::uint64_t& nextTrack)
{
    constexpr double kPercent = 100;
    const Time at = next();
    for (std::uint32_t link = 0; link < m_counters.size(); ++link) {
        Counter& counter = m_counters[link];
        const double value = m_bin < m_grid.bins ? kPercent * m_grid.use(m_run, link, m_bin) : 0;
        if (value == counter.value)
            continue;
        if (counter.track == 0) {
            counter.track = nextTrack++;
            packets.counter(counter.track, m_process,
                "utilization of " + topology::linkName(m_run.fabric.topology(), LinkId { link }), "%", 2 * link + 1);
        }
        counter.value = value;
        packets.count(counter.track, value, at);
    }
    ++m_bin;
}

} // namespace weft::report
