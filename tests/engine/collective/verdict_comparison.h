// SPDX-License-Identifier: GPL-3.0-or-later
// The verifier's verdict against what the oracle finds.
#pragma once

#include "engine/collective/proof/verifier.h"
#include "tests/engine/collective/schedule_oracle.h"

#include <string>

namespace weft::collective::test {

// Empty if nothing that the oracle shows speaks against the verdict.
inline std::string contradictionTo(
    const Verdict& verdict, const Schedule& schedule, std::uint32_t fifoSlots, std::mt19937& random)
{
    using End = ScheduleOracle::End;
    const ScheduleOracle oracle(schedule);
    const bool wrong = !verdict.correct;
    const std::string said = wrong
        ? std::string(toString(verdict.fault->kind)) + ": " + verdict.fault->message.english()
        : std::string("correct");
    const FaultKind kind = wrong ? verdict.fault->kind : FaultKind::WrongResult;
    const bool unmatched = wrong && (kind == FaultKind::UnmatchedMessage || kind == FaultKind::CountMismatch);
    if (oracle.matched() == unmatched)
        return "messages match or do not, against " + said;
    if (unmatched)
        return {};
    const bool cycle = wrong && kind == FaultKind::OrderCycle;
    if ((oracle.run(random, 0) == End::Stuck) != cycle)
        return "steps wait for each other or do not, against " + said;
    if (cycle)
        return {};
    const bool full = wrong && kind == FaultKind::FifoDeadlock;
    if (full && oracle.run(random, fifoSlots) != End::Stuck)
        return "no deadlock, against " + said;
    const bool race = oracle.hasRace();
    if (race && verdict.correct)
        return "a race was overlooked";
    if (!race && wrong && kind == FaultKind::Race)
        return "no race, against " + said;
    // Later faults are only looked for where there is neither race nor deadlock.
    if (full || race)
        return {};
    for (int order = 0; order < 4; ++order) {
        const End found = oracle.run(random, fifoSlots);
        if (verdict.correct && found != End::Right)
            return "an order that ends wrong, against " + said;
        const bool end = kind == FaultKind::WrongResult || kind == FaultKind::HarmedInput
            || kind == FaultKind::LostContribution || kind == FaultKind::UndefinedRead;
        if (wrong && end && found == End::Right)
            return "an order that ends right, against " + said;
    }
    return {};
}

} // namespace weft::collective::test
