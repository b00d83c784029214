// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/sensitivity.h"

#include "engine/analysis/link_dimensions.h"
#include "engine/core/crew.h"
#include "engine/core/make_error.h"
#include "engine/inputs/algorithm_names.h"
#include "engine/study/comparison/faster_scenario.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <map>

namespace weft::study {

using analysis::Attribution;
using analysis::kNobody;
using analysis::TimeKind;
using analysis::TimeShare;
using simulation::NativePattern;
using simulation::RunOptions;
using simulation::RunPtr;

namespace {

Time networkTime(const TimeShare& share)
{
    return share.time(TimeKind::Serialization) + share.time(TimeKind::Contention);
}

// Time of the path by pattern, and by the dimension whose algorithm it is spent in; what has an algorithm of its own is
// no pattern's. What is on no link (waits for queues and endpoints) belongs to the dimension of the transfer of its
// collective before it, or behind it where there is none.
class PatternTimes {
public:
    PatternTimes(const Scenario& scenario, const simulation::Run& run, const analysis::CriticalPath& path,
        const Attribution& attribution)
    {
        const std::vector<std::uint32_t> dimensionOf = analysis::linkDimensions(run.fabric.topology());
        std::map<std::uint32_t, std::uint32_t> last; // dimension, by collective
        std::map<std::uint32_t, Time> early; // before the first transfer, by collective
        for (std::size_t at = 0; at < path.segments.size(); ++at) {
            const analysis::PathSegment& segment = path.segments[at];
            const std::uint32_t collective = collectiveOf(run, segment);
            if (collective == kNobody)
                continue;
            const trace::CollectiveType type = run.collectives[collective].type;
            const auto pattern = inputs::nativePatternOf(type);
            if (!pattern || scenario.system.custom.contains(type))
                continue;
            Times& times = m_times[static_cast<std::size_t>(*pattern)];
            const Time span = segment.to - segment.from;
            times.whole += span;
            const std::uint32_t link = attribution.segmentLinks[at];
            const auto known = last.find(collective);
            if (link == kNobody) {
                (known != last.end() ? times.dimensions[known->second] : early[collective]) += span;
                continue;
            }
            const std::uint32_t dimension = link < dimensionOf.size() ? dimensionOf[link] : kNobody;
            times.dimensions[dimension] += span + (known == last.end() ? early[collective] : Time {});
            last[collective] = dimension;
        }
    }

    // kNobody: all dimensions.
    [[nodiscard]] Time on(NativePattern pattern, std::uint32_t dimension) const
    {
        const Times& times = m_times[static_cast<std::size_t>(pattern)];
        const auto found = times.dimensions.find(dimension);
        return dimension == kNobody ? times.whole : found == times.dimensions.end() ? Time {} : found->second;
    }

private:
    static std::uint32_t collectiveOf(const simulation::Run& run, const analysis::PathSegment& segment)
    {
        if (segment.record == simulation::kNoRecord)
            return kNobody;
        const std::uint32_t collective = segment.isMessage ? run.messagesLog.collective[segment.record]
                                                           : run.operations.collective[segment.record];
        return collective < run.collectives.size() ? collective : kNobody;
    }

    struct Times {
        Time whole;
        std::map<std::uint32_t, Time> dimensions; // kNobody: over links of no single one
    };
    std::array<Times, simulation::kNativePatternCount> m_times;
};

Time timeOnPath(const Faster& faster, const Attribution& found, const PatternTimes& patterns)
{
    const auto of = [&faster](const std::vector<TimeShare>& shares) {
        const auto at = std::find_if(
            shares.begin(), shares.end(), [&faster](const TimeShare& share) { return share.index == faster.index; });
        return at == shares.end() ? TimeShare {} : *at;
    };
    switch (faster.kind) {
    case FasterKind::Link:
        return networkTime(of(found.links));
    case FasterKind::Dimension:
        return networkTime(of(found.dimensions));
    case FasterKind::Latency:
        return of(found.dimensions).time(TimeKind::Latency);
    case FasterKind::Rank:
        return of(found.ranks).time(TimeKind::Compute);
    case FasterKind::Compute:
        return found.all.time(TimeKind::Compute);
    case FasterKind::Memory:
        return found.all.time(TimeKind::Memory);
    case FasterKind::Endpoint:
        return found.all.time(TimeKind::Endpoint);
    case FasterKind::Algorithm:
        return patterns.on(faster.pattern, faster.index);
    }
    return {};
}

// The shares of somebody that have such time, the most first.
template <class Measure>
std::vector<std::uint32_t> leaders(const std::vector<TimeShare>& shares, std::size_t most, Measure measure)
{
    std::vector<std::pair<Time, std::uint32_t>> found;
    for (const TimeShare& share : shares) {
        if (share.index != kNobody && measure(share).ns() > 0)
            found.emplace_back(measure(share), share.index);
    }
    std::sort(found.begin(), found.end(),
        [](const auto& a, const auto& b) { return a.first != b.first ? a.first > b.first : a.second < b.second; });
    std::vector<std::uint32_t> indices;
    for (std::size_t at = 0; at < std::min(most, found.size()); ++at)
        indices.push_back(found[at].second);
    return indices;
}

void addAlgorithms(const Scenario& scenario, const PatternTimes& times, std::vector<Faster>& chosen)
{
    using simulation::AlgorithmKind;
    constexpr std::array kOthers { AlgorithmKind::Ring, AlgorithmKind::Direct, AlgorithmKind::HalvingDoubling };
    const std::size_t dimensions = scenario.fabric.topology().dimensions().size();
    for (std::size_t pattern = 0; pattern < simulation::kNativePatternCount; ++pattern) {
        const std::vector<simulation::Algorithm>& now = scenario.system.implementation[pattern];
        if (times.on(static_cast<NativePattern>(pattern), kNobody).ns() == 0
            || (!now.empty() && isOverAll(now.front().kind)))
            continue;
        for (std::uint32_t dimension = 0; dimension < dimensions; ++dimension) {
            const AlgorithmKind present = dimension < now.size() ? now[dimension].kind : AlgorithmKind::Ring;
            if (scenario.fabric.topology().dimensions()[dimension].size < 3)
                continue; // all of them do the same
            for (const AlgorithmKind kind : kOthers) {
                if (kind != present)
                    chosen.push_back(
                        { FasterKind::Algorithm, dimension, static_cast<NativePattern>(pattern), { kind, 0 } });
            }
        }
    }
}

Result<RunPtr> simulated(const Scenario& scenario, const RunOptions& options, Findings& findings, const Watch& watch)
{
    Result<RunPtr> run
        = simulation::simulate(scenario.fabric, *scenario.workload, scenario.system, options, findings, watch);
    if (run && (*run)->cancelled)
        return errorOf(ErrorCode::Cancelled, say("stopped before the end"));
    if (run && !(*run)->unfinished.empty())
        return errorOf(ErrorCode::Unfinished, say("some ranks never finish, so that there is no makespan to compare"),
            toString((*run)->unfinished.front().error));
    return run;
}

} // namespace

std::string_view toString(FasterKind kind)
{
    constexpr std::array<std::string_view, 8> kNames { "link", "dimension", "latency", "rank", "compute", "memory",
        "endpoint", "algorithm" };
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<Faster> candidates(const Scenario& scenario, const simulation::Run& run, const analysis::CriticalPath& path,
    const Attribution& attribution, std::size_t most)
{
    std::vector<Faster> chosen;
    const auto add = [&chosen](FasterKind kind, const std::vector<std::uint32_t>& indices) {
        for (const std::uint32_t index : indices)
            chosen.push_back({ kind, index });
    };
    add(FasterKind::Dimension, leaders(attribution.dimensions, most, networkTime));
    add(FasterKind::Latency,
        leaders(attribution.dimensions, most, [](const TimeShare& share) { return share.time(TimeKind::Latency); }));
    add(FasterKind::Link, leaders(attribution.links, most, networkTime));
    if (attribution.all.time(TimeKind::Compute).ns() > 0)
        chosen.push_back({ FasterKind::Compute });
    add(FasterKind::Rank,
        leaders(attribution.ranks, most, [](const TimeShare& share) { return share.time(TimeKind::Compute); }));
    if (attribution.all.time(TimeKind::Memory).ns() > 0)
        chosen.push_back({ FasterKind::Memory });
    if (attribution.all.time(TimeKind::Endpoint).ns() > 0 && scenario.system.endpointDelayNs > 0)
        chosen.push_back({ FasterKind::Endpoint });
    addAlgorithms(scenario, { scenario, run, path, attribution }, chosen);
    return chosen;
}

Result<Sensitivity> sensitivity(const Scenario& scenario, const RunOptions& options, const SensitivityOptions& asked,
    Findings& findings, const Watch& watch)
{
    if (!(asked.factor > 0) || !std::isfinite(asked.factor))
        return errorOf(ErrorCode::OutOfRange, say("how many times faster must be a number above 0"));
    for (const Faster& faster : asked.asked) {
        if (const Result<void> there = checkFaster(scenario, faster); !there)
            return there.error();
    }
    RunOptions recorded = options;
    recorded.record = simulation::RecordLevel::Full;
    const Watch still { watch.stop, nullptr };
    Result<RunPtr> base = simulated(scenario, recorded, findings, still);
    if (!base)
        return base.error();
    Sensitivity result { *base, {}, asked.factor, {} };
    const Result<analysis::CriticalPath> path = analysis::criticalPath(**base);
    if (!path)
        return path.error();
    result.attribution = analysis::attribution(**base, *path);
    const PatternTimes patterns(scenario, **base, *path, result.attribution);
    const std::vector<Faster> chosen
        = asked.asked.empty() ? candidates(scenario, **base, *path, result.attribution, asked.most) : asked.asked;

    RunOptions plain = options;
    plain.record = simulation::RecordLevel::Summary;
    // A single link that differs takes the fabric out of what ASTRA-sim's rule of `unaware` is for: such rows are
    // compared with the fabric as it is under the rule that they run under.
    Time beforeOfLinks = result.run->makespan;
    const bool hasLinks = std::any_of(
        chosen.begin(), chosen.end(), [](const Faster& faster) { return faster.kind == FasterKind::Link; });
    if (hasLinks && options.network == simulation::NetworkModel::Unaware && scenario.fabric.isNetworkPristine()) {
        Findings unheard;
        const Result<RunPtr> same = simulated(fasterScenario(scenario, chosen[0], 1.0, true), plain, unheard, still);
        if (!same)
            return same.error();
        beforeOfLinks = (*same)->makespan;
    }

    result.rows.resize(chosen.size());
    if (watch.progress != nullptr) {
        watch.progress->setTotal(chosen.size() + 1);
        watch.progress->setDone(1);
    }
    std::atomic<std::uint64_t> done { 1 };
    Crew crew(asked.jobs);
    crew.run(chosen.size(), [&](std::uint64_t number, std::uint32_t) {
        WhatIf& row = result.rows[number];
        row.faster = chosen[number];
        row.onPath = timeOnPath(row.faster, result.attribution, patterns);
        row.before = row.faster.kind == FasterKind::Link ? beforeOfLinks : result.run->makespan;
        if (watch.stop.stop_requested()) {
            row.refusal = say("stopped before the end");
            return;
        }
        Findings unheard; // those of the run as it is were heard
        const Result<RunPtr> run
            = simulated(fasterScenario(scenario, row.faster, asked.factor, false), plain, unheard, still);
        if (run)
            row.makespan = (*run)->makespan;
        else
            row.refusal = run.error().message;
        if (watch.progress != nullptr)
            watch.progress->setDone(++done);
    });
    const auto isAnswered = [](const WhatIf& row) { return row.makespan.has_value(); };
    result.stopped = watch.stop.stop_requested() && !std::all_of(result.rows.begin(), result.rows.end(), isAnswered);
    if (result.stopped && std::none_of(result.rows.begin(), result.rows.end(), isAnswered))
        return errorOf(ErrorCode::Cancelled, say("stopped before every change was simulated"));
    std::stable_sort(result.rows.begin(), result.rows.end(),
        [](const WhatIf& a, const WhatIf& b) { return a.makespan.value_or(kNever) < b.makespan.value_or(kNever); });
    return result;
}

} // namespace weft::study
