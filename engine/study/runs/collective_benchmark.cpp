// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/runs/collective_benchmark.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/inputs/algorithm_names.h"

#include <algorithm>

namespace weft::study {

using trace::CollectiveType;
using trace::Has;

namespace {

constexpr const char* kGroupName = "benchmark";

Result<std::vector<Rank>> membersList(const CollectiveBenchmark& benchmark, std::uint32_t npus)
{
    std::vector<Rank> members;
    if (benchmark.group && !benchmark.group->ranks.empty()) {
        members = benchmark.group->ranks;
    } else {
        for (std::uint32_t rank = 0; rank < npus; ++rank)
            members.push_back(Rank { rank });
    }
    std::vector<bool> seen(npus);
    for (const Rank rank : members) {
        if (index(rank) >= npus)
            return Error { ErrorCode::OutOfRange, say("the group names rank %1, but there are %2 NPUs", rank, npus), {},
                say("ranks count from 0") };
        if (seen[index(rank)])
            return Error { ErrorCode::Duplicate, say("the group lists rank %1 twice", rank), {}, {} };
        seen[index(rank)] = true;
    }
    if (members.size() < 2)
        return Error { ErrorCode::Usage, say("a collective needs 2 members at least"), {}, {} };
    return members;
}

trace::Operation operationOf(const CollectiveBenchmark& benchmark, std::uint64_t commSize, Rank root, bool isWorld)
{
    trace::Operation operation;
    operation.type = trace::NodeType::Coll;
    const auto carry = [&](Has what) {
        operation.has = static_cast<std::uint16_t>(operation.has | static_cast<std::uint16_t>(what));
    };
    for (const Has what : { Has::IsCpuOp, Has::CommType, Has::CommSize })
        carry(what);
    operation.commType = benchmark.pattern;
    operation.commSize = static_cast<std::int64_t>(commSize);
    if (trace::hasRoot(benchmark.pattern)) {
        carry(Has::Root);
        operation.root = index(root);
    }
    if (!isWorld) {
        carry(Has::ProcessGroup);
        operation.processGroup = kGroupName;
    }
    return operation;
}

void keepOnce(Findings& findings, const Findings& more)
{
    for (const Finding& finding : more) {
        const bool isKnown = std::any_of(findings.begin(), findings.end(),
            [&](const Finding& known) { return known.error.message == finding.error.message; });
        if (!isKnown)
            findings.push_back(finding);
    }
}

// One point of a sweep: a row, or nothing where it was stopped.
Result<std::optional<SweepRow>> runPoint(const topology::Fabric& fabric, const simulation::SystemConfig& system,
    const simulation::RunOptions& options, const CollectiveBenchmark& benchmark, Findings& findings, const Watch& watch)
{
    const std::uint32_t npus = fabric.topology().npuCount();
    const Result<trace::Workload> workload = makeWorkload(benchmark, npus);
    if (!workload)
        return workload.error();
    Findings warnings;
    const Result<simulation::RunPtr> run
        = simulation::simulate(fabric, *workload, system, options, warnings, { watch.stop, nullptr });
    keepOnce(findings, warnings);
    if (watch.stop.stop_requested())
        return std::optional<SweepRow> {};
    if (!run)
        return run.error();
    if (!(*run)->unfinished.empty())
        return (*run)->unfinished.front().error;
    if ((*run)->collectives.empty())
        return Error { ErrorCode::Unfinished, say("the collective did not run"), {}, {} };
    const analysis::CollectiveFigures figures = analysis::collectiveFigures((*run)->collectives.front());
    SweepRow row;
    row.bytes = figures.ncclSize;
    row.commSize = figures.commSize;
    row.members = (*run)->collectives.front().members;
    row.time = figures.duration;
    row.algorithmBandwidth = figures.algorithmBandwidth;
    row.busBandwidth = figures.busBandwidth;
    return std::optional(row);
}

// Every size with one algorithm. False: stopped.
bool runAlgorithm(const topology::Fabric& fabric, const simulation::SystemConfig& system,
    const simulation::RunOptions& options, CollectiveBenchmark benchmark, const std::vector<std::uint64_t>& sizes,
    const SweepAlgorithm& algorithm, SweepResult& result, std::uint64_t done, const Watch& watch)
{
    benchmark.algorithm = algorithm.algorithm;
    const auto cannot = [&](Error error) {
        error.message = say("%1: %2", algorithm.name, error.message);
        error.where = {}; // the node is not one that anybody wrote
        fail(result.findings, std::move(error));
        return true;
    };
    const Result<simulation::SystemConfig> own = systemFor(benchmark, system, fabric.topology().dimensions().size());
    if (!own)
        return cannot(own.error());
    std::uint64_t last = 0;
    for (const std::uint64_t size : sizes) {
        benchmark.bytes = size;
        const Result<std::uint64_t> rounded = roundedBytes(benchmark, fabric.topology().npuCount());
        if (!rounded)
            return cannot(rounded.error());
        if (*rounded != last) {
            last = *rounded;
            Result<std::optional<SweepRow>> row = runPoint(fabric, *own, options, benchmark, result.findings, watch);
            if (!row)
                return cannot(std::move(row).error());
            if (!row->has_value())
                return false;
            row->value().algorithm = algorithm.name;
            result.rows.push_back(std::move(row->value()));
        }
        if (watch.progress != nullptr)
            watch.progress->setDone(++done);
    }
    return true;
}

} // namespace

std::uint32_t membersOf(const CollectiveBenchmark& benchmark, std::uint32_t npus)
{
    const bool isWorld = !benchmark.group || benchmark.group->ranks.empty();
    return isWorld ? npus : static_cast<std::uint32_t>(benchmark.group->ranks.size());
}

Result<std::uint64_t> roundedBytes(const CollectiveBenchmark& benchmark, std::uint32_t npus)
{
    if (benchmark.bytes > kLargestSize)
        return Error { ErrorCode::OutOfRange, say("a collective has 1 byte at least and 2^62 bytes (4 EiB) at most"),
            {}, {} };
    const std::uint32_t members = std::max(1U, membersOf(benchmark, npus));
    const std::uint64_t bytes
        = analysis::isDivided(benchmark.pattern) ? benchmark.bytes / members * members : benchmark.bytes;
    if (bytes == 0 && benchmark.pattern != CollectiveType::Barrier)
        return Error { ErrorCode::OutOfRange,
            say("%1 bytes leave nothing for each of %2 members", benchmark.bytes, members), {},
            say("give %1 bytes at least", analysis::isDivided(benchmark.pattern) ? members : 1) };
    return bytes;
}

Result<std::uint64_t> commSizeOf(const CollectiveBenchmark& benchmark, std::uint32_t npus)
{
    Result<std::uint64_t> bytes = roundedBytes(benchmark, npus);
    if (bytes && benchmark.pattern == CollectiveType::AllGather)
        return *bytes / std::max(1U, membersOf(benchmark, npus));
    return bytes;
}

Result<trace::Workload> makeWorkload(const CollectiveBenchmark& benchmark, std::uint32_t npus)
{
    const Result<std::vector<Rank>> members = membersList(benchmark, npus);
    if (!members)
        return members.error();
    const Result<std::uint64_t> commSize = commSizeOf(benchmark, npus);
    if (!commSize)
        return commSize.error();
    const bool isWorld = !benchmark.group || benchmark.group->ranks.empty();
    const std::string name
        = std::string(trace::toString(benchmark.pattern)) + ' ' + toText(Bytes { *roundedBytes(benchmark, npus) });
    const trace::Operation operation = operationOf(benchmark, *commSize, members->front(), isWorld);
    trace::Workload workload;
    // Graphs are immutable, so that the members can share one.
    trace::ExecutionGraphBuilder builder;
    builder.add(operation, name, {});
    const trace::ExecutionGraphPtr member = builder.seal();
    workload.graphs.assign(npus, isWorld ? member : trace::ExecutionGraphBuilder().seal());
    if (!isWorld) {
        for (const Rank rank : *members)
            workload.graphs[index(rank)] = member;
        workload.groups.push_back({ kGroupName, *members });
    }
    return workload;
}

Result<simulation::SystemConfig> systemFor(
    const CollectiveBenchmark& benchmark, const simulation::SystemConfig& system, std::size_t dimensions)
{
    simulation::SystemConfig own = system;
    own.replayOnly = false; // a benchmark has no duration to replay
    std::erase_if(own.groups, [](const trace::ProcessGroup& group) { return group.name == kGroupName; });
    if (benchmark.algorithm.empty())
        return own;
    const auto pattern = inputs::nativePatternOf(benchmark.pattern);
    if (!pattern)
        return Error { ErrorCode::Unsupported,
            say("a %1 runs over trees and has no choice of algorithms", trace::toString(benchmark.pattern)), {},
            say("leave the algorithm out") };
    if (benchmark.algorithm.size() > 1 && benchmark.algorithm.size() != dimensions)
        return Error { ErrorCode::OutOfRange,
            say("%1 algorithms are given, but the fabric has %2 dimensions", benchmark.algorithm.size(), dimensions),
            {}, say("give one for each dimension, or one for all") };
    const auto at = static_cast<std::size_t>(*pattern);
    own.custom.clear();
    own.customPerNode.clear();
    own.implementation[at] = benchmark.algorithm;
    const bool isWorld = !benchmark.group || benchmark.group->ranks.empty();
    if (!isWorld)
        own.implementation[at].resize(1); // a sub-group is one flat dimension
    else if (benchmark.algorithm.size() == 1)
        own.implementation[at].assign(dimensions, benchmark.algorithm.front());
    return own;
}

Result<std::vector<std::uint64_t>> sizesOf(const SweepSizes& sizes)
{
    if (sizes.min == 0 || sizes.max < sizes.min)
        return errorOf(ErrorCode::OutOfRange, say("the sizes must go from at least 1 byte up to no less than that"));
    if (!(sizes.factor > 1))
        return errorOf(ErrorCode::OutOfRange, say("the factor between two sizes must be greater than 1"));
    std::vector<std::uint64_t> list;
    double next = static_cast<double>(sizes.min);
    for (std::uint64_t size = sizes.min; size <= sizes.max; size = static_cast<std::uint64_t>(next)) {
        if (list.empty() || size > list.back())
            list.push_back(size);
        if (list.size() > kMostSweepSizes)
            return errorOf(
                ErrorCode::OutOfRange, say("these are more than %1 sizes; take a greater factor", kMostSweepSizes));
        next *= sizes.factor;
        if (next > static_cast<double>(kLargestSize))
            break;
    }
    return list;
}

Result<SweepResult> sweep(const topology::Fabric& fabric, const simulation::SystemConfig& system,
    const simulation::RunOptions& options, const CollectiveBenchmark& benchmark, const SweepSizes& sizes,
    const std::vector<SweepAlgorithm>& algorithms, const Watch& watch)
{
    const Result<std::vector<std::uint64_t>> list = sizesOf(sizes);
    if (!list)
        return list.error();
    CollectiveBenchmark first = benchmark;
    first.bytes = list->back();
    if (const auto workload = makeWorkload(first, fabric.topology().npuCount()); !workload)
        return workload.error();
    simulation::RunOptions own = options;
    own.record = simulation::RecordLevel::Summary;
    SweepResult result;
    if (watch.progress != nullptr)
        watch.progress->setTotal(list->size() * algorithms.size());
    // Small sizes of a divided pattern leave nothing to a member; they are left out, as nccl-tests leave them out.
    std::vector<std::uint64_t> runnable;
    for (const std::uint64_t size : *list) {
        first.bytes = size;
        if (roundedBytes(first, fabric.topology().npuCount()).ok())
            runnable.push_back(size);
    }
    for (std::size_t i = 0; i < algorithms.size() && !result.isCancelled; ++i) {
        result.isCancelled
            = !runAlgorithm(fabric, system, own, benchmark, runnable, algorithms[i], result, i * list->size(), watch);
    }
    if (!result.isCancelled && watch.progress != nullptr)
        watch.progress->setDone(list->size() * algorithms.size());
    return result;
}

} // namespace weft::study
