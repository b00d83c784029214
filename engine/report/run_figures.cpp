// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/run_figures.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/analysis/link_dimensions.h"
#include "engine/core/fingerprint.h"
#include "engine/report/names.h"
#include "engine/report/timeline_tracks.h"
#include "engine/topology/fabric_hash.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <unordered_map>

namespace weft::report {

using analysis::kNobody;
using analysis::RunFigures;
using analysis::WorkFigure;
using analysis::WorkKey;
using simulation::kNoRecord;
using simulation::ReleaseKind;
using simulation::Run;

namespace {

std::string collectiveWork(const Run& run, std::uint32_t collective)
{
    return std::string(collectiveName(run, collective)) + " (" + groupName(run, run.collectives[collective].group)
        + ')';
}

// Operations of a rank with one name, counted in the order of their trace.
class Works {
public:
    Works(const Run& run, const trace::Workload* workload)
        : m_run(run)
        , m_workload(workload)
        , m_orders(run.ranks.size())
    {
        std::map<std::string, std::uint32_t> counts;
        for (std::uint32_t at = 0; at < run.collectives.size(); ++at)
            m_collectives.push_back({ collectiveWork(run, at), 0 });
        for (WorkKey& key : m_collectives)
            key.order = counts[key.name]++;
    }

    [[nodiscard]] WorkKey of(const analysis::PathSegment& segment)
    {
        if (segment.record == kNoRecord)
            return { analysis::kWaiting, 0 };
        if (!segment.isMessage)
            return ofOperation(segment.record);
        if (const std::uint32_t collective = m_run.messagesLog.collective[segment.record];
            collective < m_collectives.size())
            return m_collectives[collective];
        const simulation::Release release = m_run.messagesLog.released[segment.record];
        if (release.kind == ReleaseKind::Operation && release.index < m_run.operations.size())
            return ofOperation(release.index);
        return { "message", 0 };
    }

    [[nodiscard]] WorkKey ofOperation(std::uint32_t record)
    {
        const simulation::OperationColumns& operations = m_run.operations;
        if (const std::uint32_t collective = operations.collective[record]; collective < m_collectives.size())
            return m_collectives[collective];
        return named(record);
    }

    [[nodiscard]] WorkKey named(std::uint32_t record)
    {
        const Rank rank = m_run.operations.rank[record];
        const std::uint32_t op = index(m_run.operations.op[record]);
        std::string name(operationName(m_run, m_workload, record));
        const trace::ExecutionGraph* graph = graphOf(m_workload, rank);
        if (graph == nullptr || op >= graph->size() || index(rank) >= m_orders.size())
            return { std::move(name), op };
        std::vector<std::uint32_t>& orders = m_orders[index(rank)];
        if (orders.empty()) {
            std::unordered_map<std::string_view, std::uint32_t> counts;
            for (std::uint32_t at = 0; at < graph->size(); ++at)
                orders.push_back(counts[graph->name(OpId { at })]++);
        }
        return { std::move(name), orders[op] };
    }

    [[nodiscard]] const std::vector<WorkKey>& collectives() const { return m_collectives; }

private:
    const Run& m_run;
    const trace::Workload* m_workload;
    std::vector<WorkKey> m_collectives;
    std::vector<std::vector<std::uint32_t>> m_orders; // by rank, made when first asked for
};

void addSettings(const Run& run, std::map<std::string, std::string>& settings)
{
    const topology::Topology& topology = run.fabric.topology();
    settings["dimensions"] = topology::sizesText(topology.dimensions());
    settings["npus"] = std::to_string(topology.npuCount());
    settings["network model"] = toString(run.options.network);
    settings["routing"] = topology::toString(run.options.routing.choice);
    settings["routing seed"] = std::to_string(run.options.routing.seed);
    settings["groups by dimension"] = run.groupsByDimension ? "yes" : "no";
    if (!topology.spec().empty())
        settings["topology"] = topology.spec();
}

} // namespace

std::map<WorkKey, WorkFigure> workFigures(const Run& run, const trace::Workload* workload,
    const analysis::CriticalPath& path, const analysis::Attribution& attribution)
{
    Works works(run, workload);
    const std::vector<std::uint32_t> dimensions = analysis::linkDimensions(run.fabric.topology());
    std::map<WorkKey, WorkFigure> figures;
    for (std::size_t at = 0; at < path.segments.size(); ++at) {
        const analysis::PathSegment& segment = path.segments[at];
        WorkFigure& figure = figures[works.of(segment)];
        figure.time += segment.to - segment.from;
        const std::uint32_t link = attribution.segmentLinks[at];
        if (link < dimensions.size() && dimensions[link] != analysis::kNoDimension)
            figure.dimensions[dimensions[link]] += segment.to - segment.from;
    }
    return figures;
}

RunFigures runFigures(const Run& run, const trace::Workload* workload)
{
    RunFigures figures;
    figures.makespan = run.makespan;
    figures.complete = run.complete();
    figures.namesWork = workload != nullptr;
    if (const auto path = analysis::criticalPath(run)) {
        const analysis::Attribution attribution = analysis::attribution(run, *path);
        figures.hasPath = true;
        for (std::size_t kind = 0; kind < analysis::kTimeKinds; ++kind)
            figures.kinds[std::string(analysis::toString(static_cast<analysis::TimeKind>(kind)))]
                = attribution.all.times[kind];
        for (const analysis::TimeShare& share : attribution.dimensions)
            figures.dimensions[share.index] = share.total();
        figures.work = workFigures(run, workload, *path, attribution);
    }
    const Works works(run, workload);
    for (std::size_t at = 0; at < run.collectives.size(); ++at) {
        const analysis::CollectiveFigures collective = analysis::collectiveFigures(run.collectives[at]);
        figures.collectives[works.collectives()[at]]
            = collective.complete ? std::optional(collective.duration) : std::nullopt;
    }
    figures.hasLinks = run.recorded != simulation::RecordLevel::Summary;
    for (std::uint32_t link = 0; link < run.links.size(); ++link) {
        if (run.links[link].bytes == 0)
            continue;
        analysis::LinkFigure& figure = figures.links[topology::linkName(run.fabric.topology(), LinkId { link })];
        figure.bytes = run.links[link].bytes;
        if (run.hasLinkBusy)
            figure.busy = run.links[link].busy;
    }
    addSettings(run, figures.settings);
    figures.fabric = toHex(topology::hashOf(run.fabric));
    return figures;
}

std::vector<OperationMatch> matchOperations(
    const Run& before, const trace::Workload* workloadBefore, const Run& after, const trace::Workload* workloadAfter)
{
    const auto byRank = [](const Run& run, std::size_t ranks) {
        std::vector<std::vector<std::uint32_t>> records(ranks);
        for (std::uint32_t record = 0; record < run.operations.size(); ++record) {
            if (const std::uint32_t rank = index(run.operations.rank[record]); rank < ranks)
                records[rank].push_back(record);
        }
        for (std::vector<std::uint32_t>& list : records)
            std::sort(list.begin(), list.end(),
                [&run](std::uint32_t a, std::uint32_t b) { return run.operations.op[a] < run.operations.op[b]; });
        return records;
    };
    const std::size_t ranks = std::max(before.ranks.size(), after.ranks.size());
    const auto first = byRank(before, ranks);
    const auto second = byRank(after, ranks);
    Works worksBefore(before, workloadBefore);
    Works worksAfter(after, workloadAfter);
    std::vector<OperationMatch> matches;
    for (std::size_t rank = 0; rank < ranks; ++rank) {
        std::map<WorkKey, std::uint32_t> partners; // of the second run, not yet found
        for (const std::uint32_t record : second[rank])
            partners.emplace(worksAfter.named(record), record);
        for (const std::uint32_t record : first[rank]) {
            const auto partner = partners.find(worksBefore.named(record));
            matches.push_back({ record, partner == partners.end() ? kNoRecord : partner->second });
            if (partner != partners.end())
                partners.erase(partner);
        }
        std::vector<std::uint32_t> alone;
        for (const auto& [key, record] : partners)
            alone.push_back(record);
        std::sort(alone.begin(), alone.end(),
            [&after](std::uint32_t a, std::uint32_t b) { return after.operations.op[a] < after.operations.op[b]; });
        for (const std::uint32_t record : alone)
            matches.push_back({ kNoRecord, record });
    }
    return matches;
}

} // namespace weft::report
