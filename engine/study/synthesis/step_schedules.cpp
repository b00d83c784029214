// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/step_schedules.h"

#include "engine/core/fingerprint.h"
#include "engine/core/quantity_text.h"
#include "engine/topology/topology_file.h"

#include <algorithm>

namespace weft::study {

namespace {

using synthesis::StoredPart;
using synthesis::StoredSteps;

std::uint64_t stepNsOf(const StoredPart& part)
{
    return std::get<synthesis::StepForm>(part.schedule.form).stepNs;
}

// The pattern that the file says it carries out.
Result<collective::Pattern> storedPattern(const StoredSteps& stored)
{
    SynthesisRequest request;
    request.kind = stored.kind;
    const std::uint64_t chunks = std::uint64_t { stored.npus() } * stored.chunksPerNpu();
    if (stored.chunk.count() > kLargestSize / chunks)
        return Error { ErrorCode::OutOfRange, say("a collective has 1 byte at least and 2^62 bytes (4 EiB) at most"),
            {}, {} };
    request.size = Bytes { stored.chunk.count() * chunks };
    Result<std::vector<collective::Pattern>> patterns = patternsOf(request, stored.npus(), stored.chunksPerNpu());
    if (!patterns)
        return patterns.error();
    return patterns->front();
}

} // namespace

Result<void> willHaveSteps(const topology::Fabric& fabric, const SynthesisRequest& request)
{
    const std::uint64_t shards
        = std::uint64_t { std::max(fabric.topology().npuCount(), 1U) } * std::max(request.chunks, 1U);
    const Bytes chunk { std::max<std::uint64_t>(request.size.count() / shards, 1) };
    if (auto can = synthesis::hasStepForm(synthesis::makeLinkGraph(fabric, chunk), request.kind); !can)
        return can;
    if (!request.groups.empty())
        return Error { ErrorCode::Unsupported,
            say("the result cannot be written as equal steps: only a collective of all NPUs can"), {},
            say("write it as Weft's JSON, MSCCL XML or Chakra traces") };
    return {};
}

bool willStayCompact(const topology::Fabric& fabric, const SynthesisRequest& request)
{
    using collective::PatternKind;
    const topology::Topology& topology = fabric.topology();
    const bool isBoth = request.kind == PatternKind::AllReduce;
    const bool isCompact
        = isBoth || request.kind == PatternKind::AllGather || request.kind == PatternKind::ReduceScatter;
    const std::uint64_t npus = topology.npuCount();
    return isCompact && request.groups.empty() && topology.nodeCount() == npus && npus > 1
        && npus * (npus - 1) > kMostScheduledTransfers / std::max(request.chunks, 1U) / (isBoth ? 2 : 1);
}

bool hasSteps(const SynthesisRun& run)
{
    const bool isCompact = run.synthesis.compact.has_value() || run.synthesis.waves.has_value();
    return isCompact && synthesis::hasStepForm(run.synthesis.graph, run.request.kind).ok();
}

Result<void> saveSteps(const SynthesisRun& run, const std::string& path, const Watch& watch)
{
    if (auto can = synthesis::hasStepForm(run.synthesis.graph, run.request.kind); !can)
        return can;
    if (run.synthesis.waves)
        return synthesis::saveSteps(run.synthesis.graph, *run.synthesis.waves, run.chunk, path, watch);
    if (!run.synthesis.compact)
        return Error { ErrorCode::Unsupported, say("the result cannot be written as equal steps: it was spelled out"),
            {}, say("write it as Weft's JSON, MSCCL XML or Chakra traces") };
    return synthesis::saveSteps(run.synthesis.graph, *run.synthesis.compact, run.chunk, path, watch);
}

Result<StepsCheck> checkSteps(
    const std::string& path, const std::string& topology, Findings& findings, const Watch& watch, StepsProof proof)
{
    Result<StoredSteps> stored = synthesis::openStepFile(path);
    if (!stored)
        return stored.error();
    if (topology.empty())
        return Error { ErrorCode::Usage,
            say("a file of steps names links by their numbers, and is checked on its fabric"),
            { path, {}, {}, {}, {}, {}, {} }, say("give it with --topology") };
    const Result<topology::Fabric> fabric = topology::loadFabric(topology, {}, findings);
    if (!fabric)
        return fabric.error();
    return checkSteps(*std::move(stored), *fabric, watch, proof);
}

Result<StepsCheck> checkSteps(StoredSteps stored, const topology::Fabric& fabric, const Watch& watch, StepsProof proof)
{
    StepsCheck check { std::move(stored), false, {}, {}, 0, {} };
    const synthesis::LinkGraph graph = synthesis::makeLinkGraph(fabric, check.stored.chunk);
    const Result<synthesis::ScheduleCheck> replay = synthesis::checkStoredSteps(graph, check.stored, watch);
    if (!replay) {
        const Error& error = replay.error();
        if (!error.where.file.empty() || error.code == ErrorCode::Cancelled)
            return error; // of the file, not of what it says
        check.firstError = toString(error);
        return check;
    }
    if (proof == StepsProof::Schedules) {
        const Result<std::uint64_t> verified = synthesis::verifyStoredSteps(graph, check.stored, watch);
        if (!verified && verified.error().code != ErrorCode::Mismatched)
            return verified.error();
        check.firstError = verified ? Sentence() : Sentence(toString(verified.error()));
        check.verified = verified ? *verified : 0;
        if (!verified)
            return check;
    }
    check.correct = true;
    check.replay = *replay;
    const Result<collective::Pattern> pattern = storedPattern(check.stored);
    if (!pattern)
        return pattern.error();
    Result<synthesis::Bound> bound = synthesis::lowerBound(fabric, *pattern, check.stored.chunk, watch);
    if (!bound)
        return bound.error();
    check.bound = *std::move(bound);
    return check;
}

Sentence stepsText(const StoredSteps& stored)
{
    return say("%1 on %2 NPUs: %3 transfers in %4 steps of %5 ns", collective::toString(stored.kind), stored.npus(),
        stored.transfers(), stored.steps(), stepNsOf(stored.parts.front()));
}

Description describe(const StoredSteps& stored)
{
    Description description { "schedule of equal steps", {} };
    const auto add = [&description](const char* name, std::string value) {
        description.facts.push_back({ name, std::move(value), false });
    };
    const StoredPart& first = stored.parts.front();
    const bool isBoth = first.part == synthesis::StepPart::Both;
    const bool isJoint = first.part == synthesis::StepPart::Joint;
    add("pattern",
        std::string(collective::toString(stored.kind))
            + (isBoth         ? ", its reduce-scatter the mirror of its all-gather"
                    : isJoint ? ", sums and copies at once"
                    : stored.kind == collective::PatternKind::AllReduce ? ", a reduce-scatter and an all-gather"
                                                                        : ""));
    add("NPUs", std::to_string(stored.npus()));
    add("links", std::to_string(first.arcs));
    add("chunks", std::to_string(stored.chunksPerNpu()) + " of " + toText(stored.chunk) + " a shard");
    add("steps", std::to_string(stored.steps()));
    add("step", std::to_string(stepNsOf(first)) + " ns");
    add("duration", std::to_string(stored.durationNs()) + " ns");
    add("transfers", std::to_string(stored.transfers()));
    add("file", toText(Bytes { stored.fileBytes }));
    add("fabric", toHex(first.links));
    add("fingerprint", toHex(stored.fingerprint()));
    return description;
}

} // namespace weft::study
