// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/links_csv.h"

#include "engine/analysis/bin_grid.h"
#include "engine/analysis/link_dimensions.h"
#include "engine/analysis/link_metrics.h"
#include "engine/core/make_error.h"
#include "engine/report/csv_text.h"

#include <algorithm>
#include <cmath>

namespace weft::report {

using simulation::Run;

void writeLinksCsv(const Run& run, io::TextStream& out)
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
    io::TextStream out;
    writeLinksCsv(run, out);
    return out.takeText();
}

Result<void> saveLinksCsv(const Run& run, const std::string& path)
{
    if (run.recorded == simulation::RecordLevel::Summary)
        return errorIn(path, ErrorCode::Missing,
            say("the run holds no link figures, because it was recorded at level summary"),
            say("record at level links or full"));
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    writeLinksCsv(run, *out);
    return out->finish();
}

Result<void> writeLinkSeriesCsv(const Run& run, std::size_t bins, io::TextStream& out, const Watch& watch)
{
    const Result<analysis::BinGrid> grid = analysis::binGrid(run);
    if (!grid)
        return grid.error();
    if (bins > grid->bins)
        return errorOf(ErrorCode::OutOfRange,
            say("there are no %1 bins of utilization: the run recorded %2", bins, grid->bins),
            say("ask for at most as many"));
    const bool asRecorded = bins == 0 || bins == grid->bins;
    bins = asRecorded ? grid->bins : bins;
    // Bounds of the bins; the widths of parts differ by 1 ns at most.
    std::vector<Time> bounds;
    for (std::size_t bin = 0; bin <= bins; ++bin) {
        const std::uint64_t part = grid->makespan / bins * bin + grid->makespan % bins * bin / bins;
        bounds.push_back(Time { asRecorded && bin < bins ? grid->begin(bin) : part });
    }
    const topology::Topology& topology = run.fabric.topology();
    const std::vector<std::uint32_t> dimensions = analysis::linkDimensions(topology);
    CsvText csv(out);
    for (const char* name : { "link", "src", "dst", "dimension", "start_ns", "end_ns", "busy_ns", "utilization" })
        csv.cell(name);
    csv.endRow();
    if (watch.progress != nullptr)
        watch.progress->setTotal(run.links.size());
    for (std::size_t link = 0; link < run.links.size() && !watch.stop.stop_requested(); ++link) {
        const auto id = makeId<LinkId>(link);
        for (std::size_t bin = 0; bin < bins; ++bin) {
            const double busy = grid->busyWithin(run, link, bounds[bin], bounds[bin + 1]);
            const auto length = static_cast<double>((bounds[bin + 1] - bounds[bin]).ns());
            csv.cell(link).cell(index(topology.linkSource(id))).cell(index(topology.linkDestination(id)));
            if (dimensions[link] == analysis::kNoDimension)
                csv.empty();
            else
                csv.cell(dimensions[link]);
            csv.cell(bounds[bin].ns()).cell(bounds[bin + 1].ns()).cell(std::llround(busy));
            csv.cell(std::min(1.0, busy / length)).endRow();
        }
        if (watch.progress != nullptr)
            watch.progress->setDone(link + 1);
    }
    return {};
}

Result<void> saveLinkSeriesCsv(const Run& run, std::size_t bins, const std::string& path, const Watch& watch)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    if (Result<void> written = writeLinkSeriesCsv(run, bins, *out, watch); !written)
        return written;
    if (watch.stop.stop_requested())
        return errorIn(path, ErrorCode::Cancelled, say("writing the utilization of links was stopped"));
    return out->finish();
}

} // namespace weft::report
