// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/proof/verifier.h"

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/proof/race_finder.h"
#include "engine/collective/proof/step_levels.h"
#include "engine/collective/proof/value_text.h"
#include "engine/core/make_error.h"
#include "engine/core/prefetch.h"

#include <array>

namespace weft::collective {

namespace {

constexpr std::uint32_t kStepsPerPoll = 1U << 14U;

constexpr std::array<std::string_view, 11> kFaultWords { "unmatched-message", "count-mismatch", "order-cycle", "race",
    "undefined-read", "double-reduction", "mixed-chunks", "fifo-deadlock", "lost-contribution", "wrong-result",
    "harmed-input" };

using Issue = SymbolicExecution::Issue;

class Verification {
public:
    Verification(const Schedule& schedule, const VerifyOptions& options, const Watch& watch)
        : m_schedule(schedule)
        , m_options(options)
        , m_watch(watch)
    {
    }

    Result<Verdict> run()
    {
        if (m_watch.progress != nullptr)
            m_watch.progress->setTotal(m_schedule.stepCount());
        Result<std::optional<Fault>> found = firstFault();
        if (!found)
            return found.error();
        Verdict verdict { !*found, std::move(*found), m_schedule.transferCount(), {} };
        const Pattern& pattern = m_schedule.pattern();
        if (pattern.kind == PatternKind::Custom && pattern.after.empty())
            verdict.remarks.push_back(
                say("the custom pattern promises no result, so what the ranks end with was not checked"));
        return verdict;
    }

private:
    Result<std::optional<Fault>> firstFault()
    {
        Result<SlotLayout> layout = SlotLayout::make(m_schedule);
        if (!layout)
            return layout.error();
        m_matching = matchMessages(m_schedule);
        if (!m_matching.faults.empty())
            return std::optional(matchingFault(m_matching.faults.front()));
        // If one order in which the steps can run shows neither a race nor a wrong value, none does.
        StepRunner runner(m_schedule, m_matching);
        std::optional<SymbolicExecution> execution(std::in_place, m_schedule, m_matching, *layout);
        if (execution->values().outgrown())
            return outgrown();
        bool clean = true;
        {
            std::optional<RaceFinder> races = raceFinder(runner.levels(), *execution);
            runner.run(m_watch, [&](StepId step, BlockId block) {
                fetchAhead(step, block, *execution, races);
                clean = !faultOf(step, block, *execution, races) && mayGoOn(*execution);
                return clean;
            });
        }
        if (runner.stopped() || m_error)
            return m_error.value_or(stopped());
        if (execution->values().outgrown())
            return outgrown();
        if (!clean)
            return firstInOrder(*layout);
        if (!runner.finished())
            return std::optional(waitFault(FaultKind::OrderCycle, runner.cycle(), 0));
        std::optional<WrongEnd> end = wrongEnd(*execution);
        execution.reset();
        const StepLevels levels = runner.takeLevels();
        const std::uint32_t fifo = m_options.fifoSlots.value_or(fifoSlotsOf(m_schedule.info().protocol));
        const Result<std::optional<WaitCycle>> cycle = findWaitCycle(m_schedule, m_matching, fifo, m_watch, &levels);
        if (!cycle)
            return cycle.error();
        if (*cycle)
            return std::optional(waitFault(FaultKind::FifoDeadlock, **cycle, fifo));
        if (end)
            return endFault(*std::move(end), executionOrder(levels), std::move(*layout));
        return std::optional<Fault>();
    }

    // Something is wrong: what comes first by levels?
    Result<std::optional<Fault>> firstInOrder(const SlotLayout& layout)
    {
        StepRunner runner(m_schedule, m_matching);
        runner.run(m_watch);
        if (runner.stopped())
            return stopped();
        if (!runner.finished())
            return std::optional(waitFault(FaultKind::OrderCycle, runner.cycle(), 0));
        const StepLevels levels = runner.takeLevels();
        const Groups<StepId> order = executionOrder(levels);
        SymbolicExecution execution(m_schedule, m_matching, layout);
        std::optional<RaceFinder> races = raceFinder(levels.levels, execution);
        m_executed = 0;
        for (const StepId step : order.items) {
            std::optional<Fault> fault = faultOf(step, m_schedule.blockOf(step), execution, races);
            if (fault && !m_error)
                return fault;
            if (!mayGoOn(execution))
                return *m_error;
        }
        return std::optional<Fault>();
    }

    [[nodiscard]] std::optional<RaceFinder> raceFinder(
        const std::vector<std::uint32_t>& levels, const SymbolicExecution& execution) const
    {
        if (!RaceFinder::isNeeded(m_schedule))
            return {};
        return std::optional<RaceFinder>(std::in_place, m_schedule, m_matching, levels, execution.layout(),
            mapped(execution.state().held, [](SlotValue value) { return !value.empty(); }));
    }

    // What a step that follows in the block will look at: slots lie far apart.
    void fetchAhead(
        StepId step, BlockId block, const SymbolicExecution& execution, const std::optional<RaceFinder>& races) const
    {
        constexpr std::uint32_t kAhead = 4; // steps
        const StepId ahead { index(step) + kAhead };
        if (ahead >= m_schedule.steps(block).past)
            return;
        const bool reads = readsSource(m_schedule.kind(ahead));
        const Slot slot = reads ? m_schedule.source(ahead) : m_schedule.target(ahead);
        const std::uint32_t number = execution.layout().at(m_schedule.block(block).rank, slot);
        prefetchForWrite(&execution.valueAt(number));
        if (races)
            races->prefetch(number);
    }

    // Executes the step.
    std::optional<Fault> faultOf(
        StepId step, BlockId block, SymbolicExecution& execution, std::optional<RaceFinder>& races)
    {
        const Rank rank = m_schedule.block(block).rank;
        const Step each = m_schedule.step(step, block);
        if (RaceFinder::overlapsItself(execution.layout(), each, rank))
            return overlapFault(step);
        if (races) {
            const bool isOrdered = races->enter(step, block, each, m_watch);
            if (races->cancelled())
                m_error = stopped();
            if (!isOrdered)
                return raceFault(races->race(), execution.layout().slotAt(rank, races->race().slot));
        }
        execution.execute(step, block, each);
        if (execution.firstIssue())
            return issueFault(execution.values(), *execution.firstIssue());
        return {};
    }

    // Polls now and then; fills m_error.
    bool mayGoOn(const SymbolicExecution& execution)
    {
        if (++m_executed % kStepsPerPoll == 0) {
            if (m_watch.stop.stop_requested())
                m_error = stopped();
            if (m_watch.progress != nullptr)
                m_watch.progress->setDone(m_executed);
            if (execution.values().outgrown())
                m_error = outgrown();
        }
        return !m_error;
    }

    [[nodiscard]] static Error outgrown()
    {
        return errorOf(ErrorCode::TooLarge, say("the contributions to the chunks take more than 2 GB of memory"));
    }
    [[nodiscard]] static Error stopped() { return errorOf(ErrorCode::Cancelled, say("verifying was stopped")); }

    [[nodiscard]] Fault faultAt(
        FaultKind kind, StepId step, Sentence message, Sentence wrong = {}, Sentence wanted = {}) const
    {
        const bool isPassedOn = m_schedule.kind(step) == StepKind::ReceiveReduceSend;
        return { kind, step, m_schedule.placeOf(step).rank,
            isPassedOn ? m_schedule.source(step) : m_schedule.target(step),
            say("%1 %2", stepName(m_schedule, step), std::move(message)), std::move(wrong), std::move(wanted) };
    }

    [[nodiscard]] Fault matchingFault(const MatchingFault& found) const
    {
        const bool counts = found.kind == MatchingFault::Kind::CountMismatch;
        Fault fault = faultAt(counts ? FaultKind::CountMismatch : FaultKind::UnmatchedMessage, found.step, {});
        fault.message = say("%1: %2", stepName(m_schedule, found.step), describe(m_schedule, found));
        if (counts) {
            fault.wrong = sayCount(m_schedule.count(found.step), "receives %n chunk", "receives %n chunks");
            fault.wanted = sayCount(
                m_schedule.count(found.other), "receives %n chunk, as is sent", "receives %n chunks, as is sent");
        }
        return fault;
    }

    [[nodiscard]] Fault waitFault(FaultKind kind, const WaitCycle& cycle, std::uint32_t fifoSlots) const
    {
        const Sentence wrong = describe(m_schedule, cycle);
        return faultAt(kind, cycle.front().step,
            kind == FaultKind::FifoDeadlock
                ? say("waits for itself if connections hold %1 messages: %2", fifoSlots, wrong)
                : say("waits for itself: %1", wrong),
            wrong);
    }

    [[nodiscard]] Fault overlapFault(StepId step) const
    {
        return faultAt(FaultKind::Race, step, say("reads slots that it writes at the same time"),
            sayCount(m_schedule.count(step), "from %1 to %2, %n chunk", "from %1 to %2, %n chunks",
                toText(m_schedule.source(step)), toText(m_schedule.target(step))));
    }

    [[nodiscard]] Fault raceFault(const RaceFinder::Race& race, Slot slot) const
    {
        const Sentence earlier = stepName(m_schedule, race.earlier);
        Sentence message = !race.laterWrites ? say("reads %1 while %2 may write it", toText(slot), earlier)
            : race.earlierWrites             ? say("writes %1 while %2 may write it", toText(slot), earlier)
                                             : say("writes %1 while %2 may read it", toText(slot), earlier);
        Fault fault = faultAt(FaultKind::Race, race.later, std::move(message),
            say("nothing orders it after %1", earlier), say("a dependency on it"));
        fault.slot = slot;
        return fault;
    }

    [[nodiscard]] Fault issueFault(const Contributors& values, const Issue& issue) const
    {
        const std::vector<HeldChunk> held = heldChunks(values, issue.held);
        const std::vector<HeldChunk> incoming = heldChunks(values, issue.incoming);
        const bool isTwice = issue.kind == SumFault::CountedTwice;
        Fault fault = issue.kind == SumFault::Undefined
            ? faultAt(FaultKind::UndefinedRead, issue.step,
                collective::reduces(m_schedule.kind(issue.step)) && !incoming.empty()
                    ? say("adds to %1, which holds nothing yet", toText(issue.slot))
                    : say("reads %1, which holds nothing yet", toText(issue.slot)),
                say("nothing"))
            : faultAt(isTwice ? FaultKind::DoubleReduction : FaultKind::MixedChunks, issue.step,
                say("adds %1 to %2 in %3", toText(incoming), toText(held), toText(issue.slot)),
                isTwice
                    ? say("%1, twice %2", toText(held), toText(heldChunks(values, issue.held, issue.incoming, true)))
                    : say("%1 plus %2", toText(held), toText(incoming)),
                isTwice ? say("every contribution once") : say("one chunk"));
        fault.slot = issue.slot;
        return fault;
    }

    // A slot that ends with something else than it should.
    struct WrongEnd {
        Fault fault; // without its step and message
        std::optional<std::pair<ChunkId, Rank>> missing; // the first contribution that an output lacks
    };
    [[nodiscard]] static std::optional<WrongEnd> wrongEnd(SymbolicExecution& execution)
    {
        const std::optional<WrongSlot<SlotValue>> wrong = execution.wrongSlot();
        if (!wrong)
            return {};
        const Contributors& values = execution.values();
        const std::vector<HeldChunk> missing = heldChunks(values, wrong->wanted, wrong->held, false);
        WrongEnd end { { wrong->isInput ? FaultKind::HarmedInput : FaultKind::WrongResult, kNone<StepId>, wrong->rank,
                           wrong->slot, {}, toText(heldChunks(values, wrong->held)),
                           toText(heldChunks(values, wrong->wanted)) },
            {} };
        if (!wrong->isInput && !missing.empty())
            end.missing = { missing[0].chunk, missing[0].from[0].first };
        return end;
    }

    // Executes once more to see which step took away the last copy of what is missing, or wrote the slot last.
    Result<std::optional<Fault>> endFault(WrongEnd end, const Groups<StepId>& order, SlotLayout layout)
    {
        auto& [kind, writer, rank, slot, message, wrong, wanted] = end.fault;
        const std::uint32_t number = layout.at(rank, slot);
        SymbolicExecution execution(m_schedule, m_matching, std::move(layout));
        if (end.missing) {
            execution.values().count(end.missing->first, end.missing->second);
            for (const SlotValue value : execution.state().held)
                execution.values().placed(value);
        }
        const bool wasThere = execution.values().copies() > 0;
        for (const StepId step : order.items) {
            const BlockId block = m_schedule.blockOf(step);
            execution.execute(step, block);
            if (wasThere && execution.values().copies() == 0) {
                const auto& [chunk, from] = *end.missing;
                return std::optional(faultAt(FaultKind::LostContribution, step,
                    say("takes away the last copy of chunk %1 from %2, which rank %3 lacks in the end in %4", chunk,
                        toText(std::vector { HeldChunk::Ranks { from, from } }), rank, toText(slot)),
                    wrong, wanted));
            }
            if (m_schedule.block(block).rank == rank && writesTarget(m_schedule.kind(step))) {
                const std::uint32_t first = execution.layout().at(rank, m_schedule.target(step));
                writer = number >= first && number - first < m_schedule.count(step) ? step : writer;
            }
            if (!mayGoOn(execution))
                return *m_error;
        }
        message = writer == kNone<StepId>
            ? say("rank %1 ends with %2 in %3 instead of %4, which no step writes", rank, wrong, toText(slot), wanted)
            : say("rank %1 ends with %2 in %3 instead of %4, written last by %5", rank, wrong, toText(slot), wanted,
                stepName(m_schedule, writer));
        return std::optional(std::move(end.fault));
    }

    const Schedule& m_schedule;
    const VerifyOptions& m_options;
    const Watch& m_watch;
    MessageMatching m_matching;
    std::uint64_t m_executed = 0;
    std::optional<Error> m_error; // that ends the verification without a verdict
};

} // namespace

std::string_view toString(FaultKind kind)
{
    return kFaultWords[static_cast<std::size_t>(kind)];
}

Result<Verdict> verify(const Schedule& schedule, const VerifyOptions& options, const Watch& watch)
{
    return Verification(schedule, options, watch).run();
}

} // namespace weft::collective
