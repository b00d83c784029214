// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/report/tables_csv.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/report/csv_text.h"
#include "engine/report/names.h"

namespace weft::report {

using simulation::Run;

namespace {

using Writer = void (*)(const Run&, io::TextStream&);

std::string inMemory(const Run& run, Writer write)
{
    io::TextStream out;
    write(run, out);
    return out.takeText();
}

Result<void> toFile(const Run& run, const std::string& path, Writer write)
{
    Result<io::TextStream> out = io::TextStream::toFile(path);
    if (!out)
        return out.error();
    write(run, *out);
    return out->finish();
}

void bandwidthCell(CsvText& csv, const std::optional<Bandwidth>& bandwidth)
{
    if (bandwidth)
        csv.cell(bandwidth->inGigaBytesPerSecond());
    else
        csv.empty();
}

} // namespace

void writeRanksCsv(const Run& run, io::TextStream& out)
{
    CsvText csv(out);
    for (const char* name : { "rank", "finish_ns", "compute_ns", "communication_ns", "exposed_interval_ns",
             "exposed_comm_ns", "gpu_compute_sum_ns", "idle_ns" })
        csv.cell(name);
    csv.endRow();
    for (std::size_t rank = 0; rank < run.ranks.size(); ++rank) {
        const simulation::RankMetrics& metrics = run.ranks[rank];
        csv.cell(rank).cell(metrics.finish.ns()).cell(metrics.compute.ns()).cell(metrics.communication.ns());
        csv.cell(metrics.exposedCommunication.ns()).cell(metrics.peerExposedNs).cell(metrics.gpuComputeSum.ns());
        csv.cell(metrics.idle.ns()).endRow();
    }
}

void writeCollectivesCsv(const Run& run, io::TextStream& out)
{
    CsvText csv(out);
    for (const char* name : { "collective", "type", "group", "node", "members", "chunks", "comm_size_bytes",
             "nccl_size_bytes", "start_ns", "end_ns", "time_ns", "algbw_GBps", "busbw_GBps" })
        csv.cell(name);
    csv.endRow();
    for (std::size_t at = 0; at < run.collectives.size(); ++at) {
        const simulation::CollectiveRecord& record = run.collectives[at];
        const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
        csv.cell(at).cell(trace::toString(record.type)).cell(groupName(run, record.group)).cell(record.nodeId);
        csv.cell(record.members).cell(record.chunks).cell(figures.commSize).cell(figures.ncclSize);
        if (record.start != kNever)
            csv.cell(record.start.ns());
        else
            csv.empty();
        if (figures.complete)
            csv.cell(record.end.ns()).cell(figures.duration.ns());
        else
            csv.empty().empty();
        bandwidthCell(csv, figures.algorithmBandwidth);
        bandwidthCell(csv, figures.busBandwidth);
        csv.endRow();
    }
}

std::string ranksCsv(const Run& run)
{
    return inMemory(run, writeRanksCsv);
}

std::string collectivesCsv(const Run& run)
{
    return inMemory(run, writeCollectivesCsv);
}

Result<void> saveRanksCsv(const Run& run, const std::string& path)
{
    return toFile(run, path, writeRanksCsv);
}

Result<void> saveCollectivesCsv(const Run& run, const std::string& path)
{
    return toFile(run, path, writeCollectivesCsv);
}

} // namespace weft::report
