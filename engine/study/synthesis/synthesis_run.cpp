// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_run.h"

#include "engine/core/deadline.h"
#include "engine/core/hashing.h"
#include "engine/core/make_error.h"
#include "engine/core/quantity_text.h"
#include "engine/io/data_file.h"
#include "engine/study/synthesis/step_schedules.h"
#include "engine/study/synthesis/synthesis_proof.h"
#include "engine/synthesis/construct/repair_constructor.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "engine/synthesis/search/resynthesis.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <sys/resource.h>

namespace weft::study {

using collective::Pattern;
using collective::PatternKind;
using synthesis::PatternSynthesis;
using synthesis::secondsSince;

namespace {

using Clock = std::chrono::steady_clock;

// Plans that are compared in the simulator, and how many transfers they may have together, where the first of them ends
// later than planned by more than this part of it.
constexpr std::uint64_t kMostEqualPlans = 6;
constexpr std::uint64_t kEqualPlanWork = std::uint64_t { 1 } << 14U;
constexpr std::uint64_t kLate = 32;

std::optional<double> secondsUntil(Deadline::End end)
{
    return end ? std::optional(std::chrono::duration<double>(*end - Clock::now()).count()) : std::nullopt;
}

// The budget without what the proof of a large result takes, which is up to a third of it.
std::optional<double> secondsOfSearch(const SynthesisRequest& request, const topology::Topology& topology)
{
    if (!request.budgetSeconds || collective::hasRoot(request.kind))
        return request.budgetSeconds;
    const bool hasSwitches = topology.nodeCount() > topology.npuCount();
    const double perDelivery = hasSwitches ? 3e-6 : 3e-7;
    const double members = largestGroup(request, topology.npuCount());
    const double halves = request.kind == PatternKind::AllReduce ? 2 : 1;
    const double proof = members * members * std::max(request.chunks, 1U) * halves * perDelivery;
    return *request.budgetSeconds - std::min(proof, *request.budgetSeconds / 3);
}

// The run while it is made.
class Making {
public:
    Making(SynthesisRun& run, synthesis::SearchState& state, const Watch& watch)
        : m_run(run)
        , m_state(state)
        , m_watch(watch)
    {
    }

    Result<PatternSynthesis> search(
        std::uint32_t chunks, std::uint64_t starts, std::optional<double> budget, const Watch& watch)
    {
        synthesis::SynthesisOptions options;
        options.seed = m_run.request.seed;
        options.starts = starts;
        options.budgetSeconds = budget;
        options.state = &m_state;
        m_state.chunks.store(chunks);
        return search(chunks, std::move(options), watch);
    }
    // Threads and folder are those of the request.
    Result<PatternSynthesis> search(std::uint32_t chunks, synthesis::SynthesisOptions options, const Watch& watch)
    {
        const SynthesisRequest& request = m_run.request;
        const std::uint32_t npus = m_run.fabric.topology().npuCount();
        const Result<std::vector<Pattern>> patterns = patternsOf(request, npus, chunks);
        if (!patterns)
            return patterns.error();
        options.threads = std::max(request.threads, 1U);
        options.directory = request.stepsFolder;
        const Bytes chunk = chunkOf(patterns->front());
        if (request.from != nullptr)
            return synthesis::synthesizeFrom(m_run.fabric, *request.from, chunk, options, m_watch);
        if (patterns->size() > 1)
            return synthesis::synthesizeGroups(m_run.fabric, *patterns, chunk, options, watch);
        const bool staysCompact = request.wantsSteps && request.kind == PatternKind::AllReduce;
        return synthesis::synthesizePattern(
            m_run.fabric, patterns->front(), chunk, options, watch, staysCompact ? 0 : kMostScheduledTransfers);
    }

    // The best number of chunks by one start each, while there is time, and what that start made. All but the first
    // end when the time is up.
    struct Trial {
        std::uint32_t chunks = 1;
        PatternSynthesis made;
    };
    Result<Trial> searchChunks(Deadline::End end)
    {
        const Deadline deadline(end, m_watch.stop);
        std::optional<Trial> best;
        int worse = 0;
        for (const std::uint32_t chunks : searchedChunks(m_run.request, m_run.fabric.topology().npuCount())) {
            const Watch watch { best ? deadline.token() : m_watch.stop, best ? nullptr : m_watch.progress };
            if (best && watch.stop.stop_requested())
                break;
            Result<PatternSynthesis> made = search(chunks, 1, best ? std::nullopt : secondsUntil(end), watch);
            if (!made && !best)
                return made.error();
            if (!made || (best && watch.stop.stop_requested()))
                break; // half a trial would compare ill
            m_run.trials.push_back({ chunks, Time { made->durationNs } });
            worse = best && made->durationNs >= best->made.durationNs ? worse + 1 : 0;
            if (worse == 0)
                best = Trial { chunks, *std::move(made) };
            if (worse == 2)
                break;
        }
        if (!best)
            return errorOf(ErrorCode::OutOfRange, say("no number of chunks fits %1 bytes", m_run.request.size.count()));
        return *std::move(best);
    }

    // The number of chunks, and the best that is found for it in the time.
    Result<PatternSynthesis> findBest()
    {
        const SynthesisRequest& request = m_run.request;
        const std::optional<double> seconds = secondsOfSearch(request, m_run.fabric.topology());
        const Deadline::End end = Deadline::in(seconds);
        m_run.chunks = request.chunks;
        if (request.chunks != 0)
            return search(m_run.chunks, request.starts, seconds, m_watch);
        Result<Trial> trial = searchChunks(end);
        if (!trial)
            return trial.error();
        m_run.chunks = trial->chunks;
        const bool isAll = request.starts == 1 || (request.starts == 0 && !end);
        if (isAll || m_watch.stop.stop_requested() || (end && *end <= Clock::now()))
            return std::move(trial->made);
        Result<PatternSynthesis> made = search(m_run.chunks, request.starts, secondsUntil(end), m_watch);
        // What was cut short may be worse than the trial.
        return made && made->durationNs <= trial->made.durationNs ? std::move(made) : std::move(trial->made);
    }

    // Switches send on what comes first, so plans that are equally long differ by up to a quarter where they are
    // carried out. Of what a few other seeds make, the quickest that is planned to end as early. What goes wrong
    // with another, or a stop, leaves the best so far.
    void compareEqualPlans()
    {
        const SynthesisRequest& request = m_run.request;
        const std::optional<synthesis::ScheduleDifference> difference = m_run.synthesis.difference;
        const std::uint64_t transfers = std::max<std::uint64_t>(m_run.synthesis.transfers, 1);
        const auto isLate = [this] {
            const std::uint64_t planned = m_run.planned.ns();
            return m_run.simulated && m_run.simulated->ns() > planned + planned / kLate;
        };
        if ((difference && difference->whyAnew.empty()) || request.budgetSeconds)
            return; // mended, or in a hurry
        const std::uint64_t plans = std::min(kMostEqualPlans, kEqualPlanWork / transfers);
        const synthesis::Bound bound = m_run.synthesis.bound;
        for (std::uint64_t plan = 1; plan < plans && isLate(); ++plan) {
            synthesis::SynthesisOptions options;
            options.seed = mixed(request.seed ^ plan << 32U);
            options.bound = &bound;
            Result<PatternSynthesis> made = difference ? anew(options.seed, difference->whyAnew)
                                                       : search(m_run.chunks, options, { m_watch.stop, nullptr });
            if (!made || m_watch.stop.stop_requested())
                return;
            ++m_run.equalPlans;
            if (made->durationNs > m_run.synthesis.durationNs)
                continue;
            std::optional<SynthesisRun> other = simulated(*std::move(made));
            const auto timesOf = [](const SynthesisRun& run) { return std::pair(*run.simulated, run.planned); };
            if (other && timesOf(*other) < timesOf(m_run))
                m_run = *std::move(other);
        }
    }

    // Through switches, what is mended may be carried out much later than planned. Where it is far above what it takes
    // at least, it is made anew as well, and that is the result where it is so much quicker.
    void compareWithAnew()
    {
        const std::optional<synthesis::ScheduleDifference>& difference = m_run.synthesis.difference;
        if (m_run.request.from == nullptr || m_run.request.budgetSeconds || !m_run.simulated || !m_run.simulatorBound
            || !difference || !difference->whyAnew.empty() || !difference->isAny()
            || m_run.simulated->ns() <= synthesis::withSlack(m_run.simulatorBound->ns()))
            return;
        Result<PatternSynthesis> made = anew(m_run.request.seed,
            say("mended it would take %1 when it is simulated",
                toText(Latency { static_cast<double>(m_run.simulated->ns()) })));
        if (!made || m_watch.stop.stop_requested())
            return;
        std::optional<SynthesisRun> other = simulated(*std::move(made));
        if (other && synthesis::withSlack(other->simulated->ns()) < m_run.simulated->ns())
            m_run = *std::move(other);
    }

    void setSizes(const Pattern& pattern)
    {
        m_run.chunk = chunkOf(pattern);
        m_run.commSize = pattern.commSizeOfChunk(m_run.chunk);
        m_run.ncclSize = pattern.ncclSize(m_run.commSize);
    }

private:
    // What a schedule was to be mended to.
    Result<PatternSynthesis> anew(std::uint64_t seed, Sentence why) const
    {
        synthesis::SynthesisOptions options;
        options.seed = seed;
        return synthesis::synthesizeAnew(
            m_run.fabric, *m_run.request.from, m_run.chunk, options, std::move(why), { m_watch.stop, nullptr });
    }
    // The run with another result, if that is proved and simulated.
    [[nodiscard]] std::optional<SynthesisRun> simulated(PatternSynthesis made) const
    {
        SynthesisRun other(m_run);
        other.synthesis = std::move(made);
        other.schedule.reset();
        other.simulated.reset();
        other.pipelined.reset();
        other.simulatorBound.reset();
        const bool isChecked = proveAndTime(other, m_watch).ok();
        return isChecked && other.isVerified() && other.simulated ? std::optional(std::move(other)) : std::nullopt;
    }
    [[nodiscard]] Bytes chunkOf(const Pattern& pattern) const { return pattern.chunkOfNccl(m_run.request.size); }

    SynthesisRun& m_run;
    synthesis::SearchState& m_state;
    Watch m_watch;
};

// The times of what was found are worth a little more than there is.
Deadline::End simulatedUntil(Deadline::End end)
{
    constexpr std::chrono::milliseconds kMore { 200 };
    return end ? Deadline::End(*end + kMore) : end;
}

// Who has failed cannot take part, whatever links there are; who only relays may be done without.
Result<void> checkMembersWork(const topology::Fabric& fabric, const SynthesisRequest& request)
{
    const Pattern* given = request.from != nullptr ? &request.from->pattern()
        : request.custom                           ? &*request.custom
                                                   : nullptr;
    const auto takesPart = [&](Rank npu) {
        const auto isThere = [npu](const collective::Placement& placement) { return placement.rank == npu; };
        const auto isMember = [npu](const std::vector<Rank>& group) { return std::ranges::count(group, npu) > 0; };
        if (given == nullptr)
            return request.groups.empty() || std::ranges::any_of(request.groups, isMember);
        if (given->kind != PatternKind::Custom)
            return given->memberIndex(npu).has_value();
        return std::ranges::any_of(given->before, isThere) || std::ranges::any_of(given->after, isThere);
    };
    for (const auto& [node, change] : fabric.state().nodes) {
        const Rank npu { index(node) };
        if (change.failed && index(node) < fabric.topology().npuCount() && takesPart(npu))
            return errorOf(ErrorCode::Unreachable, say("NPU %1 takes part and has failed", npu),
                say("make it for those that work, as a group"));
    }
    return {};
}

std::uint64_t peakResidentBytes()
{
    struct rusage usage { };
    constexpr std::uint64_t kKibi = 1024;
    return getrusage(RUSAGE_SELF, &usage) == 0 ? static_cast<std::uint64_t>(usage.ru_maxrss) * kKibi : 0;
}

} // namespace

std::string_view toString(ProofForm form)
{
    switch (form) {
    case ProofForm::Schedule:
        return "schedule";
    case ProofForm::Plan:
        return "plan";
    case ProofForm::Compact:
        return "compact";
    }
    return "";
}

std::string_view toString(ProofState state)
{
    switch (state) {
    case ProofState::Verified:
        return "verified";
    case ProofState::Checked:
        return "checked by the search";
    case ProofState::Stopped:
        return "stopped";
    case ProofState::Refused:
        return "refused";
    }
    return "";
}

Result<SynthesisRunPtr> runSynthesis(
    const topology::Fabric& fabric, const SynthesisRequest& request, synthesis::SearchState* state, const Watch& watch)
{
    const auto run = std::make_shared<SynthesisRun>(fabric);
    run->request = request;
    if (request.budgetSeconds && !(*request.budgetSeconds >= 0 && std::isfinite(*request.budgetSeconds)))
        return errorOf(ErrorCode::OutOfRange, say("a budget is a number of seconds, 0 at least"));
    if (const Result<void> can = checkMembersWork(fabric, request); !can)
        return can.error();
    if (request.wantsSteps) {
        // Said now, and not after the search.
        if (const Result<void> can = willHaveSteps(fabric, request); !can)
            return can.error();
        if (const Result<io::DataFile> possible = io::DataFile::create(request.stepsFolder); !possible)
            return possible.error();
    }
    synthesis::SearchState own;
    Making making(*run, state != nullptr ? *state : own, watch);
    const Clock::time_point begin = Clock::now();
    const Deadline::End end = Deadline::in(request.budgetSeconds);
    if (request.chunks == 0) {
        const Result<std::vector<Pattern>> checked = patternsOf(request, fabric.topology().npuCount(), 1);
        if (!checked)
            return checked.error();
    }
    Result<PatternSynthesis> made = making.findBest();
    if (!made)
        return made.error();
    const Result<std::vector<Pattern>> patterns = patternsOf(request, fabric.topology().npuCount(), run->chunks);
    if (!patterns)
        return patterns.error();
    making.setSizes(patterns->front());
    run->synthesis = *std::move(made);
    run->boundSeconds = run->synthesis.boundSeconds;
    run->searchSeconds = secondsSince(begin) - run->boundSeconds - run->synthesis.checkSeconds;
    run->busiest = (state != nullptr ? *state : own).busiest.load();
    run->peakBytes = peakResidentBytes();
    const Clock::time_point found = Clock::now();
    if (const Result<void> checked = proveAndTime(*run, watch, simulatedUntil(end)); !checked)
        return checked.error();
    run->checkSeconds = run->synthesis.checkSeconds + secondsSince(found);
    const Clock::time_point timed = Clock::now();
    making.compareWithAnew();
    making.compareEqualPlans();
    run->searchSeconds += secondsSince(timed);
    run->cancelled = watch.stop.stop_requested();
    return SynthesisRunPtr(run);
}

Result<SynthesisRunPtr> withSchedule(SynthesisRunPtr run, const Watch& watch)
{
    if (run->schedule != nullptr || run->synthesis.staysCompact)
        return run;
    const auto whole = std::make_shared<SynthesisRun>(*run);
    whole->request.wantsSchedule = true;
    if (const Result<void> checked = proveAndTime(*whole, watch); !checked)
        return checked.error();
    if (whole->schedule == nullptr)
        return Error { ErrorCode::Cancelled, say("stopped before the schedule was made"), {}, {} };
    return SynthesisRunPtr(whole);
}

} // namespace weft::study
