// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/synthesis/synthesis_run.h"

#include "engine/core/make_error.h"
#include "engine/io/data_file.h"
#include "engine/study/schedules/custom_pattern.h"
#include "engine/study/synthesis/step_schedules.h"
#include "engine/study/synthesis/synthesis_proof.h"
#include "engine/synthesis/search/deadline.h"
#include "engine/synthesis/search/group_synthesis.h"
#include "engine/synthesis/search/resynthesis.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>

#include <sys/resource.h>

namespace weft::study {

using collective::Pattern;
using collective::PatternKind;
using synthesis::Deadline;
using synthesis::PatternSynthesis;
using synthesis::secondsSince;

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kLargestSize = std::uint64_t { 1 } << 62U;
constexpr std::uint32_t kMostChunks = 1U << 20U;
// Searching the number of chunks: so many transfers of one trial, as the crow flies, so that a trial takes no minutes.
constexpr std::uint64_t kMostTrialTransfers = 300'000;
constexpr std::array<std::uint32_t, 13> kTriedChunks { 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128 };

std::optional<double> secondsUntil(Deadline::End end)
{
    return end ? std::optional(std::chrono::duration<double>(*end - Clock::now()).count()) : std::nullopt;
}

std::uint32_t largestGroup(const SynthesisRequest& request, std::uint32_t npus)
{
    std::size_t largest = request.groups.empty() ? npus : 0;
    for (const std::vector<Rank>& group : request.groups)
        largest = std::max(largest, group.size());
    return static_cast<std::uint32_t>(largest);
}

// Whether the buffer can be cut into so many chunks, which make so many ids.
Result<void> checkCut(const SynthesisRequest& request, std::uint32_t chunks, std::uint64_t all, std::uint64_t ids)
{
    if (chunks > kMostChunks || ids >= 0xFFFFFFFFU)
        return Error { ErrorCode::TooLarge, say("%1 chunks are more than can be told apart", chunks), {},
            say("use fewer chunks") };
    if (all > request.size.count())
        return errorOf(ErrorCode::OutOfRange, say("%1 bytes cannot be cut into %2 chunks", request.size.count(), all),
            say("give a larger size, or fewer chunks"));
    return {};
}

Result<Pattern> patternOf(
    const SynthesisRequest& request, const std::vector<Rank>& members, std::uint32_t npus, std::uint32_t chunks)
{
    Pattern pattern;
    pattern.kind = request.kind;
    pattern.ranks = npus;
    pattern.members = members;
    pattern.inPlace = request.kind != PatternKind::AllToAll;
    const std::uint32_t count = pattern.memberCount();
    if (request.root >= count)
        return errorOf(ErrorCode::OutOfRange, say("the root is place %1 of a group of %2", request.root, count),
            say("places count from 0"));
    for (const Rank rank : members) {
        if (index(rank) >= npus)
            return errorOf(
                ErrorCode::OutOfRange, say("the fabric has no NPU %1", rank), say("it has %1, counted from 0", npus));
    }
    pattern.root = pattern.member(request.root);
    const std::uint64_t all = std::uint64_t { chunks } * (collective::isCutByMembers(request.kind) ? count : 1);
    if (auto can = checkCut(request, chunks, all, all * (request.kind == PatternKind::AllToAll ? count : 1)); !can)
        return can.error();
    pattern.chunks = static_cast<std::uint32_t>(all);
    if (const Result<void> checked = pattern.check(); !checked)
        return checked.error();
    return pattern;
}

// A pattern that is not made from its kind.
Result<Pattern> givenPattern(const SynthesisRequest& request, std::uint32_t chunks)
{
    const std::uint64_t all
        = request.from != nullptr ? request.from->pattern().chunks : std::uint64_t { request.custom->chunks } * chunks;
    if (const Result<void> can = checkCut(request, chunks, all, all); !can)
        return can.error();
    return request.from != nullptr ? request.from->pattern() : cutPattern(*request.custom, chunks);
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
        const SynthesisRequest& request = m_run.request;
        const std::uint32_t npus = m_run.fabric.topology().npuCount();
        const Result<std::vector<Pattern>> patterns = patternsOf(request, npus, chunks);
        if (!patterns)
            return patterns.error();
        synthesis::SynthesisOptions options;
        options.seed = request.seed;
        options.starts = starts;
        options.threads = std::max(request.threads, 1U);
        options.budgetSeconds = budget;
        options.state = &m_state;
        options.directory = request.stepsFolder;
        m_state.chunks.store(chunks);
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

    void setSizes(const Pattern& pattern)
    {
        m_run.chunk = chunkOf(pattern);
        m_run.commSize = pattern.commSizeOfChunk(m_run.chunk);
        m_run.ncclSize = pattern.ncclSize(m_run.commSize);
    }

private:
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

std::vector<std::uint32_t> searchedChunks(const SynthesisRequest& request, std::uint32_t npus)
{
    const std::uint64_t members = largestGroup(request, npus);
    const bool isOne = request.kind == PatternKind::Broadcast || request.kind == PatternKind::Reduce;
    const std::uint64_t perChunk = isOne ? members : collective::hasRoot(request.kind) ? members : members * members;
    std::vector<std::uint32_t> numbers;
    for (const std::uint32_t chunks : kTriedChunks) {
        const std::uint64_t cuts = std::uint64_t { chunks } * (isOne ? 1 : members);
        const bool isFirst = numbers.empty();
        if (cuts > request.size.count() || (!isFirst && perChunk * chunks > kMostTrialTransfers))
            break;
        numbers.push_back(chunks);
    }
    return numbers;
}

Result<std::vector<Pattern>> patternsOf(const SynthesisRequest& request, std::uint32_t npus, std::uint32_t chunks)
{
    if (request.kind == PatternKind::Custom && !request.custom && request.from == nullptr)
        return Error { ErrorCode::Usage, say("a custom pattern cannot be asked for by name"), {},
            say("give it as a file") };
    if (request.size.count() == 0 || request.size.count() > kLargestSize)
        return errorOf(ErrorCode::OutOfRange, say("the size of a collective is 1 byte at least and 2^62 at most"));
    if (chunks == 0)
        return errorOf(ErrorCode::OutOfRange, say("a shard is cut into 1 chunk at least"));
    std::vector<Pattern> patterns;
    if (request.from != nullptr || request.kind == PatternKind::Custom) {
        Result<Pattern> pattern = givenPattern(request, chunks);
        if (!pattern)
            return pattern.error();
        return std::vector<Pattern> { *std::move(pattern) };
    }
    const std::vector<std::vector<Rank>> everybody(1);
    for (const std::vector<Rank>& group : request.groups.empty() ? everybody : request.groups) {
        if (group.size() < 2 && !request.groups.empty())
            return Error { ErrorCode::Usage, say("a collective needs 2 members at least"), {}, {} };
        const Result<Pattern> pattern = patternOf(request, group, npus, chunks);
        if (!pattern)
            return pattern.error();
        patterns.push_back(*pattern);
    }
    for (const Pattern& pattern : patterns) {
        // One size of chunk for all of them.
        if (pattern.chunks != patterns.front().chunks)
            return Error { ErrorCode::Usage, say("groups that are synthesised together have the same size"), {}, {} };
    }
    return patterns;
}

Result<SynthesisRunPtr> runSynthesis(
    const topology::Fabric& fabric, const SynthesisRequest& request, synthesis::SearchState* state, const Watch& watch)
{
    const auto run = std::make_shared<SynthesisRun>(fabric);
    run->request = request;
    if (request.budgetSeconds && !(*request.budgetSeconds >= 0 && std::isfinite(*request.budgetSeconds)))
        return errorOf(ErrorCode::OutOfRange, say("a budget is a number of seconds, 0 at least"));
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
    run->cancelled = watch.stop.stop_requested();
    run->checkSeconds = run->synthesis.checkSeconds + secondsSince(found);
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
