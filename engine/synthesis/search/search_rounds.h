// SPDX-License-Identifier: GPL-3.0-or-later
// Several searches that serve one result under one budget: they go on side by side, so that a number of starts says
// how far each of them came, and a run that was ended by its budget can be repeated. Used from one thread.
#pragma once

#include "engine/synthesis/search/synthesizer.h"

#include <chrono>
#include <functional>
#include <span>

namespace weft::synthesis {

// A search that makes one start after the other and keeps the best.
class Seeker {
public:
    Seeker() = default;
    virtual ~Seeker() = default;
    Seeker(const Seeker&) = delete;
    Seeker& operator=(const Seeker&) = delete;

    // The first start. Errors: those of the search, and Cancelled before it had anything.
    [[nodiscard]] virtual Result<void> begin() = 0;
    // More starts, at most so many and as many as suits it; 0 if it was stopped or can make no more. Where it splits
    // them up depends on nothing but `most` and the starts made before. After begin() only.
    virtual std::uint64_t advance(std::uint64_t most) = 0;
    [[nodiscard]] virtual std::uint64_t bestNs() const = 0;
    // Nothing that it could find is shorter.
    [[nodiscard]] virtual bool isDone() const = 0;
};

class SearchRounds {
public:
    // `bestNs` tells how long the result of all would take now. Options are only read here, except for their state,
    // which outlives it.
    SearchRounds(const SynthesisOptions& options, const Watch& watch, std::function<std::uint64_t()> bestNs);

    // The first start of each. Errors: those of the first that cannot make one.
    [[nodiscard]] Result<void> begin(std::span<Seeker* const> seekers);
    // Rounds of further starts, as many as the first that is not done wants at a time, until the starts asked for are
    // made, the time is up, all are done or one is stopped. After begin(); for those that began, all of them or some.
    void goOn(std::span<Seeker* const> seekers);

    [[nodiscard]] std::uint64_t starts() const { return m_starts; } // completed
    [[nodiscard]] bool isOver() const; // nothing is left of what was asked for
    void tell() const; // what there is now, to whoever watches; called after each round

private:
    void count(std::uint64_t completed);

    Watch m_watch;
    SearchState* m_state = nullptr;
    std::function<std::uint64_t()> m_bestNs;
    std::optional<std::chrono::steady_clock::time_point> m_end;
    std::uint64_t m_most = 1;
    std::uint64_t m_starts = 0;
};

} // namespace weft::synthesis
