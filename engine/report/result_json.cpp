// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/result_json.h"

#include "engine/analysis/attribution.h"
#include "engine/analysis/collective_metrics.h"
#include "engine/analysis/equal_links.h"
#include "engine/analysis/summary.h"
#include "engine/core/fingerprint.h"
#include "engine/report/attribution_text.h"
#include "engine/report/headline_text.h"
#include "engine/report/json_text.h"
#include "engine/report/names.h"
#include "engine/topology/fabric_hash.h"
#include "engine/topology/link_name.h"

namespace weft::report {

using simulation::RankMetrics;
using simulation::Run;

namespace {

using Layout = JsonText::Layout;

template <class Get> void writeRanks(JsonText& json, std::string_view name, const Run& run, Get get)
{
    json.key(name).beginArray();
    for (const RankMetrics& rank : run.ranks)
        json.value(get(rank));
    json.end();
}

void writeBandwidth(JsonText& json, std::string_view name, const std::optional<Bandwidth>& bandwidth)
{
    json.entry(name, bandwidth ? std::optional(bandwidth->inGigaBytesPerSecond()) : std::nullopt);
}

void writeTime(JsonText& json, std::string_view name, bool known, Time time)
{
    json.entry(name, known ? std::optional(time) : std::nullopt);
}

void writeCollectives(JsonText& json, const Run& run)
{
    json.key("collectives").beginArray(Layout::Line);
    for (const simulation::CollectiveRecord& record : run.collectives) {
        const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
        json.beginObject();
        json.entry("type", trace::toString(record.type)).entry("group", groupName(run, record.group));
        json.entry("node", record.nodeId).entry("members", record.members).entry("chunks", record.chunks);
        json.entry("comm_size_bytes", figures.commSize).entry("nccl_size_bytes", figures.ncclSize);
        writeTime(json, "start_ns", record.start != kNever, record.start);
        writeTime(json, "end_ns", figures.complete, record.end);
        writeTime(json, "time_ns", figures.complete, figures.duration);
        writeBandwidth(json, "algbw_GBps", figures.algorithmBandwidth);
        writeBandwidth(json, "busbw_GBps", figures.busBandwidth);
        json.end();
    }
    json.end();
}

std::string plainLinkName(const topology::Topology& topology, LinkId link)
{
    const auto nameOf = [&topology](NodeId node) {
        const std::uint32_t npus = topology.npuCount();
        return index(node) < npus ? "npu" + std::to_string(index(node)) : "switch" + std::to_string(index(node) - npus);
    };
    return topology::pairName(nameOf(topology.linkSource(link)), nameOf(topology.linkDestination(link)));
}

void writeLinks(JsonText& json, const Run& run)
{
    const topology::Topology& topology = run.fabric.topology();
    json.key("links").beginArray(Layout::Line);
    for (std::size_t link = 0; link < run.links.size(); ++link) {
        const simulation::LinkTotals& totals = run.links[link];
        if (totals.bytes == 0)
            continue;
        const auto id = makeId<LinkId>(link);
        json.beginObject();
        json.entry("src", index(topology.linkSource(id))).entry("dst", index(topology.linkDestination(id)));
        // Where the ends do not say it: parallel links, and nodes with names of their own.
        if (std::string name = topology::linkName(topology, id); name != plainLinkName(topology, id))
            json.entry("name", name);
        json.entry("bytes", totals.bytes);
        writeTime(json, "busy_ns", run.hasLinkBusy, totals.busy);
        json.end();
    }
    json.end();
}

void writeFindings(JsonText& json, std::string_view name, const Findings& findings)
{
    json.key(name).beginArray(Layout::Line);
    for (const Finding& finding : findings) {
        const Error& error = finding.error;
        json.beginObject();
        json.entry("code", toString(error.code)).entry("message", error.message);
        json.entry("where", toString(error.where));
        if (error.where.rank)
            json.entry("rank", *error.where.rank);
        if (error.where.nodeId)
            json.entry("node", *error.where.nodeId);
        if (!error.hint.empty())
            json.entry("hint", error.hint);
        json.end();
    }
    json.end();
}

} // namespace

void writeResultJson(const Run& run, const Findings& warnings, io::TextStream& out,
    const std::function<void(JsonText&)>& more, const trace::Workload* workload)
{
    const topology::Topology& topology = run.fabric.topology();
    JsonText json(out);
    json.beginObject(Layout::Line);
    json.entry("format", "weft-result").entry("version", 1);
    json.entry("npus", topology.npuCount()).entry("makespan_ns", run.makespan);
    json.entry("complete", run.complete()).entry("cancelled", run.cancelled);
    writeRanks(json, "finish_ns", run, [](const RankMetrics& rank) { return rank.finish; });
    writeRanks(json, "exposed_comm_ns", run, [](const RankMetrics& rank) { return rank.peerExposedNs; });
    json.entry("headline", headlineText(analysis::summarize(run, 0).headline, run));
    json.entry("messages", run.messages).entry("fast_messages", run.fastMessages).entry("events", run.events);
    json.entry("fingerprint", toHex(run.fingerprint));
    json.entry("network_model", toString(run.options.network));
    json.entry("routing", topology::toString(run.options.routing.choice));
    json.entry("routing_seed", run.options.routing.seed);
    json.entry("groups_by_dimension", run.groupsByDimension);
    json.entry("recorded", toString(run.recorded)).entry("record_asked", toString(run.options.record));
    json.entry("topology", topology.spec());
    json.key("fabric").beginObject();
    json.entry("hash", toHex(topology::hashOf(run.fabric))).end();
    json.key("dimensions").beginArray();
    for (const topology::Dimension& dimension : topology.dimensions())
        json.value(dimension.size);
    json.end();
    writeRanks(json, "compute_ns", run, [](const RankMetrics& rank) { return rank.compute; });
    writeRanks(json, "gpu_compute_sum_ns", run, [](const RankMetrics& rank) { return rank.gpuComputeSum; });
    writeRanks(json, "communication_ns", run, [](const RankMetrics& rank) { return rank.communication; });
    writeRanks(json, "exposed_interval_ns", run, [](const RankMetrics& rank) { return rank.exposedCommunication; });
    writeRanks(json, "idle_ns", run, [](const RankMetrics& rank) { return rank.idle; });
    writeCollectives(json, run);
    if (run.recorded != simulation::RecordLevel::Summary)
        writeLinks(json, run);
    if (const auto loads = analysis::equalLinkLoads(run)) {
        json.key("equal_links").beginObject();
        json.entry("groups", loads->groups).entry("max_over_mean_worst", loads->worst.imbalance());
        json.entry("max_over_mean", loads->mean).end();
    }
    if (const auto path = analysis::criticalPath(run))
        writeAttribution(json, run, workload, *path, analysis::attribution(run, *path));
    writeFindings(json, "unfinished", run.unfinished);
    writeFindings(json, "warnings", warnings);
    if (more)
        more(json);
    json.end();
    out << '\n';
}

std::string resultJson(const Run& run, const Findings& warnings)
{
    io::TextStream out;
    writeResultJson(run, warnings, out);
    return out.takeText();
}

Result<void> saveResultJson(const Run& run, const std::string& path, const Findings& warnings,
    const trace::Workload* workload, const std::function<void(JsonText&)>& more)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    writeResultJson(run, warnings, *out, more, workload);
    return out->finish();
}

} // namespace weft::report
