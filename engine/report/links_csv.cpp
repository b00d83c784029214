// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/links_csv.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/link_metrics.h"
#include "engine/core/make_error.h"
#include "engine/report/csv_text.h"

namespace weft::report {

using simulation::Run;

void writeLinksCsv(const Run& run, TextStream& out)
{
    const topology::Topology& topology = run.fabric.topology();
    const std::vector<std::uint32_t> dimensions = analysis::linkDimensions(topology);
    CsvText csv(out);
    for (const char* name : { "link", "src", "dst", "bytes", "busy_ns", "utilization", "peak_utilization",
             "bandwidth_GBps", "latency_ns", "dimension" })
        csv.cell(name);
    csv.endRow();
    for (std::size_t link = 0; link < run.links.size(); ++link) {
        const auto id = makeId<LinkId>(link);
        const LinkCost cost = run.fabric.linkCost(id);
        csv.cell(link).cell(index(topology.linkSource(id))).cell(index(topology.linkDestination(id)));
        csv.cell(run.links[link].bytes);
        if (run.hasLinkBusy)
            csv.cell(run.links[link].busy.ns()).cell(analysis::busyFraction(run, id));
        else
            csv.empty().empty();
        if (run.hasLinkBusy && run.bins.bins > 0)
            csv.cell(analysis::peakUtilization(run, id));
        else
            csv.empty();
        csv.cell(cost.bandwidth.inGigaBytesPerSecond()).cell(cost.latency.ns);
        if (dimensions[link] == analysis::kNoDimension)
            csv.empty();
        else
            csv.cell(dimensions[link]);
        csv.endRow();
    }
}

std::string linksCsv(const Run& run)
{
    TextStream out;
    writeLinksCsv(run, out);
    return out.takeText();
}

Result<void> saveLinksCsv(const Run& run, const std::string& path)
{
    if (run.recorded == simulation::RecordLevel::Summary)
        return errorIn(path, ErrorCode::Missing,
            "the run holds no link figures, because it was recorded at level summary", "record at level links or full");
    Result<TextStream> out = TextStream::toFile(path);
    if (!out)
        return out.error();
    writeLinksCsv(run, *out);
    return out->finish();
}

} // namespace weft::report
