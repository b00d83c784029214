// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis_proof.h"

#include "engine/core/count_text.h"
#include "engine/study/schedule_timing.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/plan/earliest_end.h"
#include "engine/synthesis/search/all_reduce_search.h"

#include <algorithm>
#include <limits>

namespace weft::study {

using collective::Pattern;
using synthesis::PatternSynthesis;

namespace {

// Of a stopped search's result: so many transfers are a schedule, and proved, in a tenth of a second.
constexpr std::uint64_t kMostAfterStop = 30'000;

bool isLeftOut(const Error& error)
{
    return error.code == ErrorCode::Cancelled;
}

bool areEqual(const std::vector<std::uint64_t>& times)
{
    return !times.empty() && std::ranges::all_of(times, [&](std::uint64_t time) { return time == times.front(); });
}

std::uint64_t scaled(std::uint64_t ns, std::uint64_t factor, std::uint64_t divisor)
{
    return static_cast<std::uint64_t>(static_cast<__uint128_t>(ns) * factor / divisor);
}

class Proving {
public:
    Proving(SynthesisRun& run, const Watch& watch)
        : m_run(run)
        , m_watch(watch)
    {
    }

    // Proof, times and where it is wanted the schedule. What a stop leaves out is left out: the plan is checked
    // already, and what a stopped search has found is proved and spelled out all the same where that takes no time.
    Result<void> check()
    {
        const PatternSynthesis& made = m_run.synthesis;
        m_run.planned = Time { made.durationNs };
        // By the checks of the search, until there is more.
        m_run.proof = made.compact || made.waves ? ProofForm::Compact : ProofForm::Plan;
        m_run.verified = true;
        const bool isSmall = made.transfers <= kMostSimulatedTransfers;
        if (!isSmall)
            m_run.notSimulated = "more than " + countText(kMostSimulatedTransfers) + " transfers";
        else
            m_run.notSimulated = made.staysCompact ? "kept in its compact form" : "stopped before";
        const bool isStopped = m_watch.stop.stop_requested();
        if (made.staysCompact || (isStopped && made.transfers > kMostAfterStop))
            return {};
        m_quiet = { isStopped ? std::stop_token() : m_watch.stop, nullptr };
        const bool isProvable
            = made.compact || (synthesis::canProvePlan(made.graph, made.pattern) && !synthesis::isExchange(made.parts));
        const bool isSpelled = m_run.request.wantsSchedule || !isProvable;
        const Result<void> proved = isSpelled ? verifySchedule() : provePlan();
        if (!proved)
            return isLeftOut(proved.error()) ? Result<void> {} : proved;
        return isSmall && !m_watch.stop.stop_requested() ? simulate() : Result<void> {};
    }

private:
    // Without spelling it out.
    Result<void> provePlan()
    {
        const PatternSynthesis& made = m_run.synthesis;
        // The search has replayed every transfer of the compact form.
        if (!made.compact) {
            const Result<synthesis::PlanProof> proved
                = synthesis::provePlan(made.graph, made.pattern, made.parts, m_quiet);
            if (!proved && isLeftOut(proved.error()))
                return proved.error();
            m_run.verified = proved.ok();
            m_run.fault = proved ? std::string() : toString(proved.error());
        }
        if (m_run.verified && made.durationNs > made.bound.time.ns()) {
            const std::uint32_t chunks = made.pattern.chunkIds();
            const std::uint64_t earliest = made.compact
                ? synthesis::earliestEndNs(made.graph, chunks, synthesis::spelledOut(made.graph, *made.compact))
                : synthesis::earliestEndNs(made.graph, chunks, made.parts);
            m_run.planned = Time { std::min(made.durationNs, earliest) };
        }
        return {};
    }

    Result<void> verifySchedule()
    {
        const PatternSynthesis& made = m_run.synthesis;
        const Result<collective::SchedulePtr> schedule = synthesis::scheduleOf(made, m_quiet);
        if (!schedule)
            return schedule.error();
        const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, m_quiet);
        if (!verdict)
            return verdict.error();
        m_run.schedule = *schedule;
        m_run.proof = ProofForm::Schedule;
        m_run.verified = verdict->correct;
        m_run.fault = verdict->fault ? verdict->fault->message : std::string();
        // A greedy plan may let a link wait for nothing; its schedule does not.
        if (made.durationNs > made.bound.time.ns()) {
            if (const auto planned = plannedTime(m_run.fabric, **schedule, m_run.chunk))
                m_run.planned = *planned;
        }
        return {};
    }

    Result<void> simulate()
    {
        const PatternSynthesis& made = m_run.synthesis;
        const Bytes runSize = made.pattern.commSizeOfChunk(m_run.chunk);
        const Result<synthesis::Executions> schedules = synthesis::executionsOf(made, m_quiet);
        if (!schedules && schedules.error().code == ErrorCode::Cancelled)
            return {};
        if (!schedules)
            return schedules.error();
        const Result<Time> first = simulatedTime(m_run.fabric, schedules->inOrder, runSize, m_quiet);
        if (first)
            m_run.simulated = *first;
        m_run.notSimulated = first ? std::string() : toString(first.error());
        if (const Result<Time> time = simulatedTime(m_run.fabric, schedules->loose, runSize, m_quiet))
            m_run.pipelined = std::min(*time, m_run.simulated.value_or(*time));
        if (m_run.simulated)
            m_run.simulatorBound = boundOfBusyLinks(m_quiet);
        return {};
    }

    // A schedule of the simulator is one on links without latency, except that what comes last still arrives later.
    [[nodiscard]] std::optional<Time> boundOfBusyLinks(const Watch& watch) const
    {
        const topology::Fabric& fabric = m_run.fabric;
        topology::FabricState state = fabric.state();
        double least = std::numeric_limits<double>::infinity();
        for (std::uint32_t id = 0; id < fabric.topology().linkCount(); ++id) {
            const double latency = fabric.linkCost(LinkId { id }).latency.ns;
            state.links[LinkId { id }].extraLatency.ns -= latency;
            least = std::min(least, latency);
        }
        const topology::Fabric busy(fabric.topologyPtr(), std::move(state));
        // Where all links are alike, times scale, and so does the bound.
        const std::vector<std::uint64_t>& times = m_run.synthesis.graph.time;
        const std::vector<std::uint64_t> busyTimes = synthesis::makeLinkGraph(busy, m_run.chunk).time;
        if (areEqual(times) && areEqual(busyTimes))
            return Time { scaled(m_run.bound().ns(), busyTimes.front(), times.front()) + wholeNs(least) };
        const Result<std::vector<Pattern>> patterns
            = patternsOf(m_run.request, fabric.topology().npuCount(), m_run.chunks);
        std::uint64_t largest = 0;
        for (std::size_t i = 0; patterns && i < patterns->size(); ++i) {
            const Result<synthesis::Bound> bound = synthesis::lowerBound(busy, (*patterns)[i], m_run.chunk, watch);
            if (!bound)
                return {};
            largest = std::max(largest, bound->time.ns());
        }
        return Time { largest + wholeNs(least) };
    }

    SynthesisRun& m_run;
    const Watch& m_watch;
    Watch m_quiet; // which a search that was stopped does not stop again
};

} // namespace

Result<void> proveAndTime(SynthesisRun& run, const Watch& watch)
{
    return Proving(run, watch).check();
}

} // namespace weft::study
