// SPDX-License-Identifier: GPL-3.0-or-later
// The key figures of a run as tiles.
#include "widgets/base/words/quantity_format.h"
#include "widgets/summary/summary_view.h"
#include "widgets/summary/tile_grid.h"

#include <cmath>

namespace weft::widgets {

namespace {

QString timeOf(double ns)
{
    return formatNs(static_cast<std::int64_t>(std::llround(ns)));
}

QString shareOf(double part, Time whole)
{
    return whole > Time {} ? formatPercent(part / static_cast<double>(whole.ns())) : QStringLiteral("–");
}

} // namespace

void SummaryView::fillTiles()
{
    const analysis::RunSummary& summary = m_run->summary;
    const simulation::Run& run = *m_run->run;
    const Time makespan = summary.makespan;
    const auto spread = [&](const analysis::RankSpread& of) {
        return tr("The mean of the ranks: least %1, mean %2, most %3. The percentage is of the makespan.")
            .arg(formatTime(Time { of.least }), timeOf(of.mean), formatTime(Time { of.most }));
    };
    const bool partial = !run.complete();
    const bool together = summary.finish.most == summary.finish.least;
    const QString after = formatTime(Time { summary.finish.most - summary.finish.least });
    const QString slowest = run.ranks.empty() ? QStringLiteral("–") : formatCount(index(summary.slowest));
    const auto peer = static_cast<std::int64_t>(summary.peerExposedOfSlowest);
    m_tiles->setTiles({
        { "tileMakespan", partial ? tr("Makespan (partial)") : tr("Makespan"), formatTime(makespan),
            m_run->name.isEmpty() ? QString() : m_run->name,
            tr("%1 ns: from the start to the end of the last rank").arg(formatCount(makespan.ns())) },
        { "tileSlowest", tr("Slowest rank"), slowest, together ? tr("all end together") : QStringLiteral("+") + after,
            together ? tr("The first of the ranks that finish last")
                     : tr("The first of the ranks that finish last, %1 after the first rank").arg(after) },
        { "tileCompute", tr("Compute"), timeOf(summary.compute.mean), shareOf(summary.compute.mean, makespan),
            spread(summary.compute) },
        { "tileCommunication", tr("Communication"), timeOf(summary.communication.mean),
            shareOf(summary.communication.mean, makespan), spread(summary.communication) },
        { "tileExposed", tr("Exposed, mean"), timeOf(summary.exposed.mean), shareOf(summary.exposed.mean, makespan),
            tr("Communication in flight and no compute running, by intervals. %1").arg(spread(summary.exposed)) },
        { "tilePeerExposed", tr("Exposed (ASTRA-sim)"), formatNs(peer), tr("of rank %1").arg(slowest),
            tr("ASTRA-sim's definition, of the slowest rank: its finish minus the sum of its GPU compute. Idle time "
               "counts as communication.") },
        { "tileIdle", tr("Idle"), timeOf(summary.idle.mean), shareOf(summary.idle.mean, makespan),
            spread(summary.idle) },
        { "tileMessages", tr("Messages"), formatCount(summary.messages), {},
            tr("Point-to-point messages handed to the network; the simulation took %1 events")
                .arg(formatCount(run.events)) },
        { "tileBytes", tr("Bytes over links"), summary.hasLinks ? formatBytes(summary.linkBytes) : QStringLiteral("–"),
            summary.hasLinks ? tr("over all hops") : tr("not recorded"),
            tr("Bytes × hops; recorded at levels links and full") },
    });
}

} // namespace weft::widgets
