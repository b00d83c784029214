// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/timed_workload.h"

#include "engine/analysis/record_level.h"
#include "engine/study/scenario/trace_files.h"
#include "engine/trace/et_writer.h"

namespace weft::study {

std::string timedEt(
    const simulation::Run& run, const trace::ExecutionGraph& graph, const std::vector<std::uint32_t>& records)
{
    std::vector<std::uint32_t> recordOf(graph.size(), simulation::kNoRecord);
    for (const std::uint32_t record : records) {
        if (const std::uint32_t op = index(run.operations.op[record]); op < recordOf.size())
            recordOf[op] = record;
    }
    constexpr std::uint64_t kMicroNs = 1000;
    const auto micros = [](Time time) { return time.ns() / kMicroNs + (time.ns() % kMicroNs + 500) / kMicroNs; };
    trace::EtWriter writer(graph);
    for (std::uint32_t op = 0; op < graph.size(); ++op) {
        const std::uint32_t record = recordOf[op];
        if (record == simulation::kNoRecord || run.operations.end[record] == kNever) {
            writer.copy(graph, OpId { op }, {});
            continue;
        }
        const Time start = run.operations.start[record];
        writer.copyTimed(graph, OpId { op }, { micros(start), micros(run.operations.end[record] - start) });
    }
    return std::move(writer).bytes();
}

Result<std::vector<std::string>> saveTimedWorkload(
    const simulation::Run& run, const trace::Workload& workload, const std::string& prefix, const Watch& watch)
{
    if (run.recorded != simulation::RecordLevel::Full)
        return analysis::needsLevelFull(say("a workload with the times of its run"));
    std::vector<std::vector<std::uint32_t>> records(workload.graphs.size());
    for (std::uint32_t record = 0; record < run.operations.size(); ++record) {
        if (const std::uint32_t rank = index(run.operations.rank[record]); rank < records.size())
            records[rank].push_back(record);
    }
    if (watch.progress != nullptr)
        watch.progress->setTotal(records.size());
    io::OutputSet files;
    const auto etOf = [&](std::uint32_t rank) { return timedEt(run, *workload.graphs[rank], records[rank]); };
    if (const auto added = addTraces(files, prefix, records.size(), etOf, watch); !added)
        return added.error();
    return files.finish();
}

} // namespace weft::study
