// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_comparison.h"

#include "engine/collective/inlining/inlining_copies.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/core/make_error.h"
#include "engine/study/schedules/schedule_timing.h"

#include <algorithm>

namespace weft::study {

namespace {

// Who took part, which a schedule that was mended says itself.
std::vector<std::vector<Rank>> groupsOf(const SynthesisRun& run)
{
    const std::vector<Rank>& members = run.synthesis.pattern.members;
    if (run.request.from == nullptr)
        return run.request.groups;
    return std::vector<std::vector<Rank>>(members.empty() ? 0 : 1, members);
}

collective::AlgorithmRequest requestFor(const SynthesisRun& run, const std::vector<std::vector<Rank>>& groups)
{
    collective::AlgorithmRequest request;
    request.pattern.kind = run.request.kind;
    request.pattern.ranks = run.fabric.topology().npuCount();
    request.pattern.inPlace = run.request.kind != collective::PatternKind::AllToAll;
    request.pattern.root = Rank { run.request.root };
    if (run.request.from != nullptr)
        request.pattern.root = Rank { run.synthesis.pattern.memberIndex(run.synthesis.pattern.root).value_or(0) };
    if (!groups.empty())
        request.pattern.ranks = static_cast<std::uint32_t>(groups.front().size());
    if (groups.size() == 1)
        request.placement = groups.front();
    // Several groups run the same program, each in its place: none that follows links.
    if (groups.size() < 2)
        request.fabric = &run.fabric;
    return request;
}

// The synthesized schedule has as many chunks as were asked for or found best, every link for itself and the better of
// two executions. So an algorithm is given its own number of pieces and that number, by pieces, by channels or by both.
struct Variant {
    std::uint32_t channels = 1;
    std::uint32_t pieces = 0;
};

constexpr std::uint32_t kMostChannels = 32;

std::vector<Variant> variantsFor(const SynthesisRun& run)
{
    std::vector<Variant> variants { { 1, 0 }, { 2, 0 } };
    if (run.chunks > 1) {
        variants.push_back({ 1, run.chunks });
        variants.push_back({ 2, run.chunks / 2 });
    }
    if (run.chunks > 2 && run.chunks <= kMostChannels)
        variants.push_back({ run.chunks, 0 });
    return variants;
}

// Once for each group.
Result<Time> timeOf(const SynthesisRun& run, const collective::SchedulePtr& schedule, const Watch& watch)
{
    if (run.request.groups.size() < 2)
        return simulatedTime(run.fabric, schedule, run.commSize, watch);
    const Result<collective::SchedulePtr> copies
        = collective::copiesOf(*schedule, run.request.groups, run.fabric.topology().npuCount());
    return copies ? simulatedTime(run.fabric, *copies, run.commSize, watch) : Result<Time>(copies.error());
}

AlgorithmTime timeOf(const SynthesisRun& run, const collective::AlgorithmRequest& request,
    const collective::AlgorithmInfo& info, const Watch& watch)
{
    AlgorithmTime row;
    row.name = info.name;
    row.title = info.title();
    for (const Variant& variant : variantsFor(run)) {
        collective::AlgorithmRequest varied = request;
        varied.channels = variant.channels;
        varied.pieces = variant.pieces;
        const Result<collective::SchedulePtr> schedule = collective::makeAlgorithm(info.name, varied, watch);
        const Result<Time> time = schedule ? timeOf(run, *schedule, watch) : Result<Time>(schedule.error());
        if (!time && row.refusal.empty() && !row.time)
            row.refusal = time.error().message;
        if (!time)
            continue;
        const Bytes chunk = (*schedule)->pattern().chunkOfNccl(run.ncclSize);
        const bool isFiner = chunk < run.chunk;
        if (row.time && std::pair(row.isFiner, *row.time) <= std::pair(isFiner, *time))
            continue;
        row = { row.name, row.title, *time,
            (*schedule)->transferCount() * std::max<std::size_t>(run.request.groups.size(), 1), {}, variant.channels,
            variant.pieces, chunk, isFiner };
    }
    return row;
}

} // namespace

Result<std::vector<AlgorithmTime>> compareWithLibrary(const SynthesisRun& run, const Watch& watch)
{
    std::vector<AlgorithmTime> rows;
    const std::vector<std::vector<Rank>> groups = groupsOf(run);
    const auto size = groups.empty() ? 0 : groups.front().size();
    for (const std::vector<Rank>& group : groups) {
        if (group.size() != size)
            return errorOf(ErrorCode::Unsupported,
                say("the groups have different sizes; the library has no one algorithm for them to compare with"));
    }
    const collective::AlgorithmRequest request = requestFor(run, groups);
    const std::vector<std::string_view> names = collective::applicableAlgorithms(request);
    if (watch.progress != nullptr)
        watch.progress->setTotal(names.size());
    for (const collective::AlgorithmInfo& info : collective::algorithms()) {
        if (std::find(names.begin(), names.end(), info.name) == names.end())
            continue;
        rows.push_back(timeOf(run, request, info, { watch.stop, nullptr }));
        if (watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, say("the comparison was stopped"), {}, {} };
        if (watch.progress != nullptr)
            watch.progress->setDone(rows.size());
    }
    std::stable_sort(rows.begin(), rows.end(), [](const AlgorithmTime& a, const AlgorithmTime& b) {
        return a.time.value_or(kNever) < b.time.value_or(kNever);
    });
    return rows;
}

} // namespace weft::study
