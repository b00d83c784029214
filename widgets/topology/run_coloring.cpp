// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/run_coloring.h"

#include "engine/analysis/link_metrics.h"
#include "engine/analysis/utilization.h"
#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/words/quantity_format.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace weft::widgets {

namespace {
constexpr int kFrameMs = 16;
constexpr std::uint64_t kMadeHere = 200'000; // cells of a table that is made on the interface thread
}

std::uint8_t levelOf(double fraction)
{
    if (!(fraction > 0))
        return 0;
    return static_cast<std::uint8_t>(std::clamp(std::lround(fraction * 255), 1L, 255L));
}

std::span<const std::uint8_t> LinkTable::at(std::int64_t ns) const
{
    if (bins == 0 || binNs == 0)
        return {};
    const auto bin
        = std::min<std::uint64_t>(static_cast<std::uint64_t>(std::max<std::int64_t>(0, ns)) / binNs, bins - 1);
    return std::span(byBin).subspan(static_cast<std::size_t>(bin) * links, links);
}

LinkTable makeLinkTable(const simulation::Run& run)
{
    LinkTable table;
    table.links = static_cast<std::uint32_t>(run.links.size());
    for (std::uint32_t link = 0; link < table.links; ++link)
        table.whole.push_back(levelOf(analysis::linkUse(run, LinkId { link })));
    const std::uint64_t width = run.bins.binWidth.ns();
    const std::uint64_t makespan = run.makespan.ns();
    if (width == 0 || makespan == 0 || table.links == 0)
        return table;
    table.binNs = width;
    table.bins = static_cast<std::uint32_t>(std::min<std::uint64_t>(run.bins.bins, (makespan + width - 1) / width));
    table.byBin.resize(std::size_t { table.bins } * table.links);
    for (std::size_t link = 0; link < table.links; ++link) {
        const std::uint64_t* row = run.bins.busyNs.data() + link * run.bins.bins;
        for (std::size_t bin = 0; bin < table.bins; ++bin) {
            const std::uint64_t covered = std::min(width, makespan - bin * width);
            table.byBin[bin * table.links + link]
                = levelOf(static_cast<double>(row[bin]) / static_cast<double>(covered));
        }
    }
    return table;
}

RunColoring::RunColoring(FabricDocument* document, TimeController* time, JobRunner* jobs, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_time(time)
    , m_jobs(jobs)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kFrameMs);
    connect(&m_timer, &QTimer::timeout, this, &RunColoring::refresh);
    connect(time, &TimeController::cursorChanged, this, &RunColoring::refreshSoon);
    connect(time, &TimeController::selectedChanged, this, &RunColoring::refreshSoon);
    connect(document, &FabricDocument::changed, this, [this](FabricDocument::Change change) {
        if (change == FabricDocument::Change::Structure && m_run != nullptr) {
            matchLinks();
            refresh();
        }
    });
}

void RunColoring::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    m_table.reset();
    m_levels.clear();
    m_title.clear();
    m_rangeTitle.clear();
    matchLinks();
    if (m_run == nullptr) {
        emit changed();
        return;
    }
    const std::uint64_t cells = std::uint64_t { m_run->run->bins.bins } * m_run->run->links.size();
    if (m_jobs == nullptr || cells <= kMadeHere) {
        m_table = std::make_shared<const LinkTable>(makeLinkTable(*m_run->run));
        refresh();
        return;
    }
    m_jobs->start(
        tr("Prepare link colours"), this, [run = m_run->run](const Watch&) { return makeLinkTable(*run); },
        [this, of = m_run](LinkTable table) {
            if (of != m_run)
                return;
            m_table = std::make_shared<const LinkTable>(std::move(table));
            refresh();
        });
    emit changed();
}

void RunColoring::matchLinks()
{
    m_runLink.clear();
    if (m_run == nullptr)
        return;
    // Both lists are in ascending key: one pass.
    const std::vector<LinkKey>& keys = m_document->columns().linkKeys;
    m_runLink.assign(keys.size(), kNoIndex);
    auto next = m_run->linksByKey.begin();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        while (next != m_run->linksByKey.end() && next->first < keys[i])
            ++next;
        if (next != m_run->linksByKey.end() && next->first == keys[i])
            m_runLink[i] = index(next->second);
    }
}

void RunColoring::refreshSoon()
{
    m_isBehind = m_isBehind || !m_isSeen;
    if (m_run != nullptr && m_isSeen && !m_timer.isActive())
        m_timer.start();
}

void RunColoring::setSeen(bool seen)
{
    m_isSeen = seen;
    if (!seen)
        m_timer.stop();
    else if (std::exchange(m_isBehind, false))
        refresh();
}

void RunColoring::refresh()
{
    if (m_run == nullptr || m_table == nullptr)
        return;
    std::vector<std::uint8_t> ofRange;
    std::span<const std::uint8_t> byLink = m_table->whole;
    const std::optional<TimeRange> range = m_time->selected();
    m_rangeTitle.clear();
    if (m_table->bins == 0) {
        m_title = titleOf(*m_run);
    } else if (range) {
        m_title = tr("Mean link utilization of %1 – %2").arg(formatNs(range->from), formatNs(range->to));
        //: the mean of a range of time, from, to
        m_rangeTitle = tr("mean of %1 – %2").arg(formatNs(range->from), formatNs(range->to));
        const auto use = analysis::utilizationInRange(*m_run->run,
            Time { static_cast<std::uint64_t>(std::max<std::int64_t>(0, range->from)) },
            Time { static_cast<std::uint64_t>(std::max<std::int64_t>(0, range->to)) });
        if (use) {
            ofRange.resize(use->size());
            std::transform(use->begin(), use->end(), ofRange.begin(), levelOf);
        }
        byLink = ofRange;
    } else {
        m_title = tr("Link utilization at %1").arg(formatNs(m_time->cursor()));
        byLink = m_table->at(m_time->cursor());
    }
    if (byLink.empty()) {
        m_title = tr("This run recorded no links");
        m_rangeTitle.clear();
    }
    m_levels = byDocument(byLink);
    emit changed();
}

std::vector<std::uint8_t> RunColoring::byDocument(std::span<const std::uint8_t> byLink) const
{
    std::vector<std::uint8_t> levels(byLink.empty() ? 0 : m_runLink.size(), 0);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (m_runLink[i] < byLink.size())
            levels[i] = byLink[m_runLink[i]];
    }
    return levels;
}

std::vector<std::uint8_t> RunColoring::levelsOf(const RunView& run, const std::vector<LinkKey>& links)
{
    std::vector<std::uint8_t> levels(run.run->links.empty() ? 0 : links.size(), 0);
    for (std::size_t i = 0; i < levels.size(); ++i) {
        if (const LinkId link = run.linkOf(links[i]); link != kNone<LinkId> && index(link) < run.run->links.size())
            levels[i] = levelOf(analysis::linkUse(*run.run, link));
    }
    return levels;
}

QString RunColoring::titleOf(const RunView& run)
{
    return analysis::linkMeasure(*run.run) == analysis::LinkMeasure::Load ? tr("Link load over the run")
                                                                          : tr("Link utilization over the run");
}

QString RunColoring::figuresOf(LinkKey key) const
{
    const LinkId link = m_run == nullptr ? kNone<LinkId> : m_run->linkOf(key);
    if (link == kNone<LinkId> || index(link) >= m_run->run->links.size())
        return {};
    const simulation::Run& run = *m_run->run;
    QStringList lines { tr("Carried %1").arg(formatBytes(run.links[index(link)].bytes)) };
    if (analysis::linkMeasure(run) == analysis::LinkMeasure::BusyFraction) {
        lines += tr("Busy %1 of the run").arg(formatPercent(analysis::busyFraction(run, link)));
        if (run.bins.bins > 0)
            lines += tr("Peak %1").arg(formatPercent(analysis::peakUtilization(run, link)));
    } else {
        lines += tr("Load %1 of the run").arg(formatPercent(analysis::linkLoad(run, link)));
    }
    return lines.join('\n');
}

QString RunColoring::figuresOf(NodeKey key) const
{
    const NodeId node = m_run == nullptr ? kNone<NodeId> : m_run->nodeOf(key);
    if (node == kNone<NodeId> || index(node) >= m_run->run->ranks.size())
        return {};
    const simulation::RankMetrics& rank = m_run->run->ranks[index(node)];
    const QStringList lines { tr("Rank %1 finished at %2").arg(index(node)).arg(formatTime(rank.finish)),
        tr("Compute %1").arg(formatTime(rank.compute)), tr("Communication %1").arg(formatTime(rank.communication)),
        tr("Exposed communication %1").arg(formatTime(rank.exposedCommunication)),
        tr("Idle %1").arg(formatTime(rank.idle)) };
    return lines.join('\n');
}

} // namespace weft::widgets

#include "moc_run_coloring.cpp"
