// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/text_summary.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/analysis/equal_links.h"
#include "engine/analysis/link_dimensions.h"
#include "engine/core/count_text.h"
#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"
#include "engine/report/aligned_table.h"
#include "engine/report/headline_text.h"
#include "engine/report/names.h"
#include "engine/topology/link_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace weft::report {

using simulation::Run;

namespace {

void addSpread(AlignedTable& table, std::string_view name, const analysis::RankSpread& spread)
{
    table.row({ std::string(name), timeText(spread.mean), timeText(static_cast<double>(spread.least)),
        timeText(static_cast<double>(spread.most)), timeText(static_cast<double>(spread.sum)) });
}

std::string ranksText(const Run& run, const analysis::RunSummary& summary)
{
    AlignedTable table({ "time per rank", "mean", "least", "most", "sum" });
    addSpread(table, "finish", summary.finish);
    addSpread(table, "compute", summary.compute);
    addSpread(table, "communication", summary.communication);
    addSpread(table, "exposed communication", summary.exposed);
    addSpread(table, "idle", summary.idle);
    std::string text = table.text();
    if (!run.ranks.empty())
        text += "  exposed: communication in flight and no compute running. ASTRA-sim's figure (finish − Σ GPU "
                "compute) of rank "
            + std::to_string(index(summary.slowest)) + ": " + countText(summary.peerExposedOfSlowest) + " ns\n";
    return text;
}

std::string collectivesText(const Run& run, std::size_t count)
{
    const std::vector<std::uint32_t> order = analysis::longestCollectives(run, count);
    AlignedTable table({ "collective", "node", "group", "ranks", "comm_size", "nccl size", "time", "algbw", "busbw" });
    for (const std::uint32_t at : order) {
        const simulation::CollectiveRecord& record = run.collectives[at];
        const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
        const auto bandwidth = [](const std::optional<Bandwidth>& value) {
            return value ? fourDigits(value->inGigaBytesPerSecond()) + " GB/s" : std::string("-");
        };
        table.row({ std::string(trace::toString(record.type)), std::to_string(record.nodeId),
            groupName(run, record.group), std::to_string(record.members),
            sizeText(static_cast<double>(figures.commSize)), sizeText(static_cast<double>(figures.ncclSize)),
            figures.complete ? timeText(figures.duration) : "unfinished", bandwidth(figures.algorithmBandwidth),
            bandwidth(figures.busBandwidth) });
    }
    std::string text = table.text();
    if (order.size() < run.collectives.size())
        text += "  the longest " + countText(order.size()) + " of " + countText(run.collectives.size()) + '\n';
    return text;
}

std::string dimensionsText(const analysis::RunSummary& summary)
{
    const bool busy = summary.measure == analysis::LinkMeasure::BusyFraction;
    AlignedTable table(
        { busy ? "links, busy" : "links, load", "links", "carried", "mean", "least", "most", "deviation", "max/mean" });
    const auto add = [&table](std::string name, const analysis::LinkGroupFigures& figures) {
        table.row({ std::move(name), countText(figures.links), sizeText(static_cast<double>(figures.bytes)),
            percentText(figures.mean), percentText(figures.least), percentText(figures.most),
            percentText(figures.deviation), fourDigits(figures.imbalance) });
    };
    for (const analysis::LinkGroupFigures& figures : summary.dimensions)
        add(figures.dimension == analysis::kNoDimension ? std::string("no one dimension")
                                                        : "dimension " + std::to_string(figures.dimension),
            figures);
    if (summary.dimensions.size() > 1)
        add("all", summary.allLinks);
    std::string text = table.text();
    if (!busy)
        text += "  load: bytes ÷ bandwidth ÷ makespan, with every message on its route (this model has no link "
                "occupancy)\n";
    return text;
}

std::string hottestText(const Run& run, const analysis::RunSummary& summary)
{
    const bool busy = summary.measure == analysis::LinkMeasure::BusyFraction;
    AlignedTable table({ "hottest links", "carried", busy ? "busy" : "load", "peak", "bandwidth", "dimension" });
    for (const analysis::HotLink& hot : summary.hottest)
        table.row({ topology::linkName(run.fabric.topology(), hot.link), sizeText(static_cast<double>(hot.bytes)),
            percentText(hot.use), busy && run.bins.bins > 0 ? percentText(hot.peak) : "-",
            bandwidthText(run.fabric.linkCost(hot.link).bandwidth),
            hot.dimension == analysis::kNoDimension ? "-" : std::to_string(hot.dimension) });
    return table.text();
}

std::string equalLinksText(const Run& run)
{
    const auto loads = analysis::equalLinkLoads(run);
    if (!loads)
        return {};
    return "equal links: the fullest carries " + fourDigits(loads->worst.imbalance()) + " × the mean of the "
        + countText(loads->worst.links) + " that leave " + run.fabric.topology().nodeName(loads->worst.node) + "; "
        + fourDigits(loads->mean) + " on average over " + counted(loads->groups, "group") + '\n';
}

} // namespace

std::string fourDigits(double value)
{
    const int decimals = value >= 1000 ? 0 : value >= 100 ? 1 : value >= 10 ? 2 : 3;
    std::array<char, 64> buffer {};
    const auto [end, status]
        = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::fixed, decimals);
    if (status != std::errc {})
        return toText(value);
    std::string text(buffer.data(), end);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.back() == '.')
            text.pop_back();
    }
    return text;
}

double percentsShown(double share)
{
    const double tenths = std::round(share * 1000) / 10;
    return tenths != 0 ? tenths : std::round(share * 100000) / 1000;
}

std::string percentText(double share)
{
    return fourDigits(percentsShown(share)) + " %";
}

std::string timeText(double ns)
{
    constexpr std::array<std::string_view, 4> kUnits { " ns", " µs", " ms", " s" };
    std::size_t unit = 0;
    // 999.95 would print as 1000 in this unit.
    while (ns >= 999.95 && unit + 1 < kUnits.size()) {
        ns /= 1000;
        ++unit;
    }
    return fourDigits(ns) + std::string(kUnits[unit]);
}

std::string timeText(Time time)
{
    return timeText(static_cast<double>(time.ns()));
}

std::string sizeText(double bytes)
{
    constexpr std::array<std::string_view, 7> kUnits { " B", " KiB", " MiB", " GiB", " TiB", " PiB", " EiB" };
    std::size_t unit = 0;
    while (bytes >= 1024 && unit + 1 < kUnits.size()) {
        bytes /= 1024;
        ++unit;
    }
    return fourDigits(bytes) + std::string(kUnits[unit]);
}

std::string bandwidthText(Bandwidth bandwidth)
{
    return fourDigits(bandwidth.inGigaBytesPerSecond()) + " GB/s (" + fourDigits(bandwidth.inGibiBytesPerSecond())
        + " GiB/s)";
}

std::string summaryText(const Run& run, const SummaryTextOptions& options)
{
    const analysis::RunSummary summary = analysis::summarize(run, options.links);
    const topology::Topology& topology = run.fabric.topology();
    std::string text = headlineText(summary.headline, run).english() + '\n';
    text += '\n';
    AlignedTable facts({ "fabric",
        counted(topology.npuCount(), "NPU") + ", " + counted(topology.linkCount(), "link")
            + (topology.spec().empty() ? std::string() : ", " + topology.spec()) });
    facts.alignLeft(1);
    facts.row({ "network model", std::string(toString(run.options.network)) });
    if (run.options.network == simulation::NetworkModel::Aware)
        facts.row({ "routing", std::string(topology::toString(run.options.routing.choice)) });
    facts.row({ "makespan", timeText(run.makespan) + " (" + countText(run.makespan.ns()) + " ns)" });
    if (!run.ranks.empty())
        facts.row({ "slowest rank", std::to_string(index(summary.slowest)) });
    facts.row({ "messages",
        countText(run.messages)
            + (run.fastMessages == 0 ? "" : ", " + countText(run.fastMessages) + " in one event each") });
    facts.row({ "recorded", std::string(toString(run.recorded)) });
    facts.row({ "fingerprint", toHex(run.fingerprint) });
    text += facts.text();
    if (!run.ranks.empty())
        text += '\n' + ranksText(run, summary);
    if (!run.collectives.empty() && options.collectives > 0)
        text += '\n' + collectivesText(run, options.collectives);
    if (!summary.dimensions.empty())
        text += '\n' + dimensionsText(summary) + equalLinksText(run);
    if (!summary.hottest.empty())
        text += '\n' + hottestText(run, summary);
    return text;
}

} // namespace weft::report
