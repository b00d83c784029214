// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/schedules/schedule_check.h"

#include "engine/collective/forms/msccl/msccl_layout.h"
#include "engine/collective/model/schedule_builder.h"
#include "engine/study/scenario/file_kind.h"
#include "engine/topology/route_book.h"
#include "engine/topology/router.h"
#include "engine/topology/topology_file.h"

namespace weft::study {

namespace {

using collective::Schedule;

Error atStep(ErrorCode code, const Schedule& schedule, StepId step, const Sentence& message)
{
    return { code, say("%1: %2", collective::stepName(schedule, step), message), {}, {} };
}

// RCCL runs a program with both flags for calls in place, too.
bool isForBoth(const Schedule& schedule)
{
    const auto says = [&schedule](std::string_view flag) {
        const std::string* const kept = collective::keptOf(schedule, flag);
        return kept != nullptr && *kept == "1";
    };
    return !schedule.pattern().inPlace && says("inplace") && says("outofplace");
}

// The same steps where input and output are one.
Result<collective::SchedulePtr> inPlace(const Schedule& schedule)
{
    collective::Pattern pattern = schedule.pattern();
    pattern.inPlace = true;
    collective::ScheduleBuilder builder(pattern, schedule.info(), schedule.ways());
    builder.addStepsOf(schedule);
    for (const Rank rank : schedule.ranks())
        builder.setBufferSizes(rank, { 0, 0, schedule.bufferSizes(rank).scratch });
    return builder.seal();
}

} // namespace

Result<void> checkOnFabric(const Schedule& schedule, const topology::Fabric& fabric)
{
    const std::vector<Rank>& placement = schedule.info().placement;
    const std::uint32_t npus = fabric.topology().npuCount();
    if (placement.empty() && schedule.rankCount() > npus) {
        return Error { ErrorCode::OutOfRange,
            say("the schedule is for %1 ranks, and the fabric has %2 NPUs", schedule.rankCount(), npus), {}, {} };
    }
    for (const Rank rank : placement) {
        if (index(rank) >= npus)
            return Error { ErrorCode::OutOfRange, say("the schedule is placed on NPU %1 of %2", rank, npus), {}, {} };
    }
    topology::Router router(fabric);
    for (const BlockId id : schedule.blocks()) {
        const collective::ThreadBlock& block = schedule.block(id);
        if (block.sendTo == kNone<Rank>)
            continue;
        const NodeId from = nodeOf(schedule.info().npuOf(block.rank));
        const NodeId to = nodeOf(schedule.info().npuOf(block.sendTo));
        bool isRouted = false; // sends that name no link go the same way
        for (const StepId step : schedule.steps(id)) {
            if (!collective::sends(schedule.kind(step)))
                continue;
            const std::span<const LinkId> way = schedule.way(step);
            if (way.empty()) {
                if (!isRouted && router.explicitRoute(from, to).empty() && router.nextLink(from, to) == kNone<LinkId>)
                    return atStep(
                        ErrorCode::Unreachable, schedule, step, say("there is no way from NPU %1 to NPU %2", from, to));
                isRouted = true;
                continue;
            }
            if (const Result<void> passable = topology::checkWay(fabric, from, to, way); !passable)
                return atStep(passable.error().code, schedule, step, passable.error().message);
        }
    }
    return {};
}

Result<ScheduleCheck> checkSchedule(const std::string& path, const std::string& topology,
    const collective::VerifyOptions& options, Findings& findings, const Watch& watch)
{
    std::optional<topology::Fabric> fabric;
    if (!topology.empty()) {
        Result<topology::Fabric> loaded = topology::loadFabric(topology, {}, findings);
        if (!loaded)
            return loaded.error();
        fabric = *std::move(loaded);
    }
    Findings read;
    const Result<LoadedSchedule> loaded = loadSchedule(path, read, watch);
    findings.insert(findings.end(), read.begin(), read.end());
    if (!loaded)
        return loaded.error();
    if (kindOf(path) == FileKind::Schedule) {
        Findings unwritten; // of the order in which it would be written
        collective::MscclLayout layout = collective::mscclLayout(*loaded->schedule, unwritten);
        if (isXml(formOfName(path))) // as the runtime would load this file
            layout.channels = collective::channelsOf(*loaded->schedule);
        collective::warnBeyondMsccl(
            *loaded->schedule, layout, collective::runtimeOf(*loaded->schedule), findings, options.fifoSlots);
    }
    ScheduleCheck check;
    check.loaded = *loaded;
    const Result<collective::Verdict> verdict = collective::verify(*loaded->schedule, options, watch);
    if (!verdict)
        return verdict.error();
    check.fault = verdict->fault;
    check.remarks = verdict->remarks;
    check.correct = verdict->correct;
    if (verdict->fault)
        check.firstError = verdict->fault->message;
    if (!loaded->knowsChunks)
        check.remarks.push_back(
            say("these traces do not say which chunks they move: that messages meet and that nothing "
                "waits for itself is proved, the result is not"));
    const bool isCycle = check.fault && check.fault->kind == collective::FaultKind::OrderCycle;
    if (hasErrors(read) && (check.correct || isCycle)) { // the file says better why something waits for ever
        check.correct = false;
        check.fault.reset();
        check.firstError = toString(firstError(read));
    }
    if (check.correct && isForBoth(*loaded->schedule)) {
        const Result<collective::SchedulePtr> joined = inPlace(*loaded->schedule);
        const Result<collective::Verdict> other
            = joined ? collective::verify(**joined, options, watch) : Result<collective::Verdict>(joined.error());
        if (!other && other.error().code == ErrorCode::Cancelled)
            return other.error();
        check.correct = other && other->correct;
        if (!check.correct)
            check.firstError = say("in place, for which the program is as well: %1",
                other && other->fault ? other->fault->message : say("it cannot be run"));
    }
    if (check.correct && fabric) {
        if (const Result<void> fits = checkOnFabric(*loaded->schedule, *fabric); !fits) {
            check.correct = false;
            check.firstError = fits.error().message;
        }
    }
    return check;
}

} // namespace weft::study
