// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis_comparison.h"

#include "engine/collective/algorithm_library.h"
#include "engine/study/schedule_timing.h"

#include <algorithm>

namespace weft::study {

namespace {

collective::AlgorithmRequest requestFor(const SynthesisRun& run)
{
    collective::AlgorithmRequest request;
    request.pattern.kind = run.request.kind;
    request.pattern.ranks = run.fabric.topology().npuCount();
    request.pattern.inPlace = run.request.kind != collective::PatternKind::AllToAll;
    request.pattern.root = Rank { run.request.root };
    request.fabric = &run.fabric;
    if (!run.request.groups.empty()) {
        request.placement = run.request.groups.front();
        request.pattern.ranks = static_cast<std::uint32_t>(request.placement.size());
    }
    return request;
}

AlgorithmTime timeOf(const SynthesisRun& run, const collective::AlgorithmRequest& request,
    const collective::AlgorithmInfo& info, const Watch& watch)
{
    AlgorithmTime row { std::string(info.name), std::string(info.title), {}, 0, {} };
    const Result<collective::SchedulePtr> schedule = collective::makeAlgorithm(info.name, request, watch);
    if (!schedule) {
        row.refusal = schedule.error().message;
        return row;
    }
    row.transfers = (*schedule)->transferCount();
    const Result<Time> time = simulatedTime(run.fabric, *schedule, run.commSize, watch);
    if (time)
        row.time = *time;
    else
        row.refusal = time.error().message;
    return row;
}

} // namespace

Result<std::vector<AlgorithmTime>> compareWithLibrary(const SynthesisRun& run, const Watch& watch)
{
    std::vector<AlgorithmTime> rows;
    if (run.request.groups.size() > 1)
        return rows;
    const collective::AlgorithmRequest request = requestFor(run);
    const std::vector<std::string_view> names = collective::applicableAlgorithms(request);
    if (watch.progress != nullptr)
        watch.progress->setTotal(names.size());
    for (const collective::AlgorithmInfo& info : collective::algorithms()) {
        if (std::find(names.begin(), names.end(), info.name) == names.end())
            continue;
        rows.push_back(timeOf(run, request, info, { watch.stop, nullptr }));
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the comparison was stopped", {}, {} };
        if (watch.progress != nullptr)
            watch.progress->setDone(rows.size());
    }
    std::stable_sort(rows.begin(), rows.end(), [](const AlgorithmTime& a, const AlgorithmTime& b) {
        return a.time.value_or(kNever) < b.time.value_or(kNever);
    });
    return rows;
}

} // namespace weft::study
