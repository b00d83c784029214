// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_proof.h"

#include "engine/study/schedules/schedule_timing.h"
#include "engine/synthesis/check/plan_proof.h"
#include "engine/synthesis/plan/earliest_end.h"
#include "engine/synthesis/search/all_reduce_search.h"

#include <algorithm>
#include <limits>

namespace weft::study {

using collective::Pattern;
using synthesis::PatternSynthesis;
using Why = NotSimulated::Why;

namespace {

// Of a stopped search's result: so many transfers are a schedule, and proved, in a tenth of a second.
constexpr std::uint64_t kMostAfterStop = 30'000;

// What is mended is simulated through switches as well, up to so many transfers.
constexpr std::uint64_t kMostMended = std::uint64_t { 1 } << 16U;
// So many transfers, all where somebody compares them, are also simulated without waits for the one before on their
// link.
constexpr std::uint64_t kLooseWork = std::uint64_t { 1 } << 14U;
// No more than this part above the bound, an order for queues is good enough.
constexpr std::uint64_t kNear = 256;

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
    Proving(SynthesisRun& run, const Watch& watch, const Deadline::End& end)
        : m_run(run)
        , m_watch(watch)
        , m_end(end)
    {
    }

    // Proof, times and where it is wanted the schedule. What a stop leaves out is left out: the plan is checked
    // already, and what a stopped search has found is proved and spelled out all the same where that takes no time.
    Result<void> check()
    {
        const PatternSynthesis& made = m_run.synthesis;
        m_run.planned = Time { made.durationNs };
        // The search has replayed every transfer of a compact form.
        const bool isCompact = made.compact || made.waves;
        m_run.proof = isCompact ? ProofForm::Compact : ProofForm::Plan;
        m_run.state = isCompact ? ProofState::Verified : ProofState::Checked;
        const bool isSmall = made.transfers <= kMostSimulatedTransfers;
        const bool passesSwitches = made.graph.nodes != made.graph.npus;
        // A fabric waits for it; through switches a poor order would cost more.
        const bool isMended = made.difference && made.difference->whyAnew.empty() && !m_run.request.wantsTimes
            && !(passesSwitches && made.transfers <= kMostMended);
        m_run.notSimulated = { made.staysCompact ? Why::Compact
                : !isSmall                       ? Why::TooMany
                : isMended                       ? Why::Mended
                                                 : Why::Stopped,
            {} };
        const bool isStopped = m_watch.stop.stop_requested();
        if (made.staysCompact || (isStopped && made.transfers > kMostAfterStop))
            return {};
        // Also where the stop comes in the middle of it.
        m_quiet = { made.transfers <= kMostAfterStop ? std::stop_token() : m_watch.stop, nullptr };
        const bool isProvable
            = made.compact || (synthesis::canProvePlan(made.graph, made.pattern) && !synthesis::isExchange(made.parts));
        m_isDirect = isProvable && !passesSwitches;
        m_isSpelled = m_run.request.wantsSchedule || !isProvable;
        const bool isTimed = !isMended && !isStopped;
        // Where switches queue the times tell in which order it is handed over.
        const bool isOrdered = isTimed && isSmall && passesSwitches;
        if (isOrdered) {
            if (const Result<void> timed = simulate(); !timed)
                return timed;
        }
        const Result<void> proved = m_isSpelled ? verifySchedule() : provePlan();
        if (!proved && !isCompact && isLeftOut(proved.error()))
            m_run.state = ProofState::Stopped;
        if (!proved)
            return isLeftOut(proved.error()) ? Result<void> {} : proved;
        const bool isLeft = isTimed && !isOrdered && (isSmall || isAsPlanned());
        return isLeft && !m_watch.stop.stop_requested() ? simulate() : Result<void> {};
    }

private:
    // Over links from NPU to NPU nothing queues where each transfer waits for the arrival of the one before it.
    [[nodiscard]] bool isAsPlanned() const { return m_isDirect && m_run.isVerified(); }

    // Without spelling it out.
    Result<void> provePlan()
    {
        const PatternSynthesis& made = m_run.synthesis;
        if (!made.compact) {
            const Result<synthesis::ScheduleCheck> proved
                = synthesis::provePlan(made.graph, made.pattern, made.parts, m_quiet);
            if (!proved && isLeftOut(proved.error()))
                return proved.error();
            m_run.state = proved ? ProofState::Verified : ProofState::Refused;
            m_run.fault = proved ? Sentence() : Sentence(toString(proved.error()));
        }
        if (isAsPlanned() && made.durationNs > made.bound.time.ns())
            m_run.planned = earliestEnd();
        return {};
    }

    // A greedy plan may let a link wait for nothing; its schedule does not.
    [[nodiscard]] Time earliestEnd() const
    {
        const PatternSynthesis& made = m_run.synthesis;
        const std::uint32_t chunks = made.pattern.chunkIds();
        const auto earliest = made.compact
            ? synthesis::earliestEndNs(made.graph, chunks, synthesis::spelledOut(made.graph, *made.compact), m_quiet)
            : synthesis::earliestEndNs(made.graph, chunks, made.parts, m_quiet);
        return Time { std::min(made.durationNs, earliest.value_or(made.durationNs)) };
    }

    Result<void> verifySchedule()
    {
        const PatternSynthesis& made = m_run.synthesis;
        const Result<collective::SchedulePtr> schedule
            = m_ordered != nullptr ? m_ordered : synthesis::scheduleOf(made, m_quiet);
        if (!schedule)
            return schedule.error();
        const Result<collective::Verdict> verdict = collective::verify(**schedule, {}, m_quiet);
        if (!verdict)
            return verdict.error();
        m_run.schedule = *schedule;
        m_run.proof = ProofForm::Schedule;
        m_run.state = verdict->correct ? ProofState::Verified : ProofState::Refused;
        m_run.fault = verdict->fault ? verdict->fault->message : Sentence();
        if (made.durationNs > made.bound.time.ns()) {
            if (m_isDirect)
                m_run.planned = earliestEnd();
            else if (const auto planned = plannedTime(m_run.fabric, **schedule, m_run.chunk))
                m_run.planned = *planned;
        }
        return {};
    }

    Result<void> simulate()
    {
        const PatternSynthesis& made = m_run.synthesis;
        const Bytes runSize = made.pattern.commSizeOfChunk(m_run.chunk);
        const Deadline deadline(m_end, m_watch.stop);
        const Watch watch { deadline.token(), nullptr };
        const Why cut = m_watch.stop.stop_requested() ? Why::Stopped : Why::TimeUp;
        m_run.notSimulated = { cut, {} };
        const auto timeOf = [&](const Result<collective::SchedulePtr>& schedule) {
            return schedule ? simulatedTime(m_run.fabric, *schedule, runSize, watch) : schedule.error();
        };
        const bool isLoose = made.transfers <= (m_run.request.wantsTimes ? kMostSimulatedTransfers : kLooseWork);
        if (isAsPlanned() && !isLoose) {
            m_run.notSimulated.reset();
            m_run.simulated = m_run.planned;
            return {};
        }
        const Result<synthesis::SpelledPlan> plan = synthesis::spelledPlan(made, watch);
        if (!plan)
            return isLeftOut(plan.error()) ? Result<void> {} : plan.error();
        const std::optional<Time> bound = boundOfBusyLinks(watch);
        // Where switches queue, in an order that suits that.
        const std::uint64_t least = bound.value_or(Time {}).ns();
        const std::uint64_t enough = least + least / kNear;
        const std::optional<synthesis::JoinedOrder> order = plan->orderForQueues(enough, watch);
        // The replay is what the simulator does: of what nobody is handed it is enough.
        const bool isReplayed = order && !m_isSpelled && !isLoose;
        Result<collective::SchedulePtr> ordered = isAsPlanned() || isReplayed ? collective::SchedulePtr()
            : order                                                           ? plan->schedule(*order, watch)
                                                                              : plan->schedule(true, watch);
        if (!ordered)
            return isLeftOut(ordered.error()) ? Result<void> {} : ordered.error();
        Result<Time> first = isAsPlanned() ? m_run.planned : isReplayed ? Time { order->durationNs } : timeOf(ordered);
        // Few sums that wait for each other may be quicker as planned.
        if (first && order && made.transfers <= kLooseWork && first->ns() > enough) {
            const Result<collective::SchedulePtr> planned = plan->schedule(true, watch);
            const Result<Time> time = timeOf(planned);
            if (time && *time < *first) {
                first = time;
                ordered = planned;
            }
        }
        std::optional<Result<Time>> loose;
        if (isLoose)
            loose = timeOf(plan->schedule(false, watch));
        if (watch.stop.stop_requested()) // two that can be compared, or none
            return {};
        m_run.notSimulated.reset();
        if (first) {
            m_run.simulated = *first;
            m_run.simulatorBound = bound;
            m_ordered = *ordered;
        } else {
            m_run.notSimulated = { Why::Failed, first.error() };
        }
        if (loose && *loose)
            m_run.pipelined = std::min(**loose, m_run.simulated.value_or(**loose));
        return {};
    }

    // A schedule of the simulator is one on links without latency, except that what comes last still arrives later.
    [[nodiscard]] std::optional<Time> boundOfBusyLinks(const Watch& watch) const
    {
        const topology::Fabric& fabric = m_run.fabric;
        if (m_run.bound() == Time {}) // nothing has to move
            return Time {};
        topology::FabricState state = fabric.state();
        const bool hasLinks = fabric.topology().linkCount() > 0;
        double least = hasLinks ? std::numeric_limits<double>::infinity() : 0;
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
    Deadline::End m_end; // of simulations
    bool m_isDirect = false; // a plan over links from NPU to NPU, each sum sent once
    bool m_isSpelled = false; // a schedule is made of it
    collective::SchedulePtr m_ordered; // of those that were simulated the quickest
    Watch m_quiet; // which a search that was stopped does not stop again
};

} // namespace

Result<void> proveAndTime(SynthesisRun& run, const Watch& watch, const Deadline::End& end)
{
    return Proving(run, watch, end).check();
}

} // namespace weft::study
