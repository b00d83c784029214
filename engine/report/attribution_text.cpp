// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/attribution_text.h"

#include "engine/core/count_text.h"
#include "engine/report/aligned_table.h"
#include "engine/report/names.h"
#include "engine/report/run_figures.h"
#include "engine/report/text_summary.h"
#include "engine/topology/link_name.h"

#include <functional>

namespace weft::report {

using analysis::Attribution;
using analysis::kNobody;
using analysis::kTimeKinds;
using analysis::TimeKind;
using analysis::TimeShare;
using simulation::Run;

namespace {

std::string timeOf(Time time)
{
    return time.ns() == 0 ? std::string("-") : timeText(time);
}

std::string shareText(Time part, Time whole)
{
    return percentText(whole.ns() == 0 ? 0 : static_cast<double>(part.ns()) / static_cast<double>(whole.ns()));
}

std::string sharesText(const char* title, const Attribution& attribution, const std::vector<TimeShare>& shares,
    std::size_t most, const std::function<std::string(std::uint32_t)>& nameOf)
{
    if (shares.empty() || shares.front().index == kNobody)
        return {};
    AlignedTable table({ title, "time", "share", "serialization", "latency", "contention", "other" });
    Time rest;
    std::size_t others = 0;
    for (std::size_t at = 0; at < shares.size(); ++at) {
        const TimeShare& share = shares[at];
        const Time total = share.total();
        if (at >= most && share.index != kNobody) {
            rest += total;
            ++others;
            continue;
        }
        const Time serialization = share.time(TimeKind::Serialization);
        const Time latency = share.time(TimeKind::Latency);
        const Time contention = share.time(TimeKind::Contention);
        table.row({ nameOf(share.index), timeOf(total), shareText(total, attribution.length), timeOf(serialization),
            timeOf(latency), timeOf(contention), timeOf(total - serialization - latency - contention) });
    }
    std::string text = '\n' + table.text();
    if (others > 0)
        text += "  and " + countText(others) + " more with " + timeOf(rest) + '\n';
    return text;
}

void writeShares(JsonText& json, std::string_view key, const std::vector<TimeShare>& shares,
    const std::function<void(std::uint32_t)>& writeOwner)
{
    json.key(key).beginArray(JsonText::Layout::Line);
    for (const TimeShare& share : shares) {
        json.beginObject();
        if (share.index != kNobody)
            writeOwner(share.index);
        json.entry("time_ns", share.total()).key("by_kind_ns").beginObject();
        for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
            if (share.times[kind].ns() > 0)
                json.entry(analysis::toString(static_cast<TimeKind>(kind)), share.times[kind]);
        }
        json.end().end();
    }
    json.end();
}

} // namespace

std::string linkShareName(const Run& run, std::uint32_t index)
{
    return index < run.fabric.topology().linkCount() ? topology::linkName(run.fabric.topology(), LinkId { index })
                                                     : std::string("elsewhere");
}

Sentence dimensionShareName(std::uint32_t index)
{
    return index == kNobody ? say("elsewhere") : say("dimension %1", index);
}

std::string collectiveShareName(const Run& run, std::uint32_t index)
{
    if (index >= run.collectives.size())
        return "elsewhere";
    const simulation::CollectiveRecord& record = run.collectives[index];
    return std::string(trace::toString(record.type)) + ' ' + std::to_string(record.nodeId) + " ("
        + groupName(run, record.group) + ')';
}

std::string rankShareName(std::uint32_t index)
{
    return index == kNobody ? std::string("elsewhere") : "rank " + std::to_string(index);
}

Sentence kindShareName(TimeKind kind)
{
    switch (kind) {
    case TimeKind::Compute:
        return say("compute");
    case TimeKind::Memory:
        return say("memory");
    case TimeKind::Serialization:
        return say("serialization");
    case TimeKind::Latency:
        return say("latency");
    case TimeKind::Contention:
        return say("contention");
    case TimeKind::Endpoint:
        return say("endpoint");
    case TimeKind::QueueWait:
        return say("queue-wait");
    case TimeKind::SlotWait:
        return say("slot-wait");
    case TimeKind::Replayed:
        return say("replayed");
    case TimeKind::Idle:
        return say("idle");
    case TimeKind::Unknown:
        break;
    }
    return say("unknown");
}

std::string attributionText(const Attribution& attribution, const Run& run, std::size_t most)
{
    AlignedTable kinds({ "critical path", "time", "share" });
    for (std::size_t kind = 0; kind < kTimeKinds; ++kind) {
        if (const Time time = attribution.all.times[kind]; time.ns() > 0)
            kinds.row(
                { kindShareName(static_cast<TimeKind>(kind)), timeOf(time), shareText(time, attribution.length) });
    }
    kinds.row({ "makespan", timeOf(attribution.length), shareText(attribution.length, attribution.length) });
    std::string text = kinds.text();
    text += sharesText("on the path, dimension", attribution, attribution.dimensions, most, dimensionShareName);
    text += sharesText("on the path, link", attribution, attribution.links, most,
        [&run](std::uint32_t index) { return linkShareName(run, index); });
    text += sharesText("on the path, collective", attribution, attribution.collectives, most,
        [&run](std::uint32_t index) { return collectiveShareName(run, index); });
    return text;
}

std::string attributionText(const Run& run)
{
    const Result<Attribution> attribution = analysis::attribution(run);
    return attribution ? '\n' + attributionText(*attribution, run) : std::string();
}

void writeAttribution(JsonText& json, const Run& run, const trace::Workload* workload,
    const analysis::CriticalPath& path, const Attribution& attribution)
{
    const topology::Topology& topology = run.fabric.topology();
    json.key("critical_path").beginObject(JsonText::Layout::Line);
    json.entry("length_ns", attribution.length).key("by_kind_ns").beginObject();
    for (std::size_t kind = 0; kind < kTimeKinds; ++kind)
        json.entry(analysis::toString(static_cast<TimeKind>(kind)), attribution.all.times[kind]);
    json.end();
    writeShares(json, "by_dimension", attribution.dimensions,
        [&json](std::uint32_t dimension) { json.entry("dimension", dimension); });
    writeShares(json, "by_link", attribution.links, [&json, &topology](std::uint32_t link) {
        json.entry("link", link).entry("src", index(topology.linkSource(LinkId { link })));
        json.entry("dst", index(topology.linkDestination(LinkId { link })));
    });
    writeShares(json, "by_collective", attribution.collectives, [&json, &run](std::uint32_t collective) {
        const simulation::CollectiveRecord& record = run.collectives[collective];
        json.entry("collective", collective).entry("type", trace::toString(record.type));
        json.entry("group", groupName(run, record.group)).entry("node", record.nodeId);
    });
    writeShares(json, "by_rank", attribution.ranks, [&json](std::uint32_t rank) { json.entry("rank", rank); });
    if (workload == nullptr)
        json.entry("names_work", false);
    json.key("by_work").beginArray(JsonText::Layout::Line);
    for (const auto& [work, figure] : workFigures(run, workload, path, attribution)) {
        json.beginObject().entry("name", work.name).entry("order", work.order).entry("time_ns", figure.time);
        json.key("by_dimension_ns").beginObject();
        for (const auto& [dimension, time] : figure.dimensions)
            json.entry(std::to_string(dimension), time);
        json.end().end();
    }
    json.end();
    json.end();
}

} // namespace weft::report
