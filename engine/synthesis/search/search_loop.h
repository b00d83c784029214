// SPDX-License-Identifier: GPL-3.0-or-later
// The one loop of every search: starts in rounds, on threads, under a clock and a stop, with what is thrown. Several
// searches that serve one result go on side by side, so that a number of starts says how far each of them came, and a
// run that was ended by its budget can be repeated. Used from one thread; owns the others.
#pragma once

#include "engine/core/crew.h"
#include "engine/core/deadline.h"
#include "engine/synthesis/search/synthesizer.h"

#include <functional>
#include <span>

namespace weft::synthesis {

// What a search works with.
struct SearchMeans {
    Crew& crew;
    std::stop_token stop; // without what this ends there is no result
    std::stop_token timeUp; // ends what only improves one; also when a stop is asked for
};

// A search that makes one start after the other and keeps the best. A start depends on its number and on what was kept
// before its round, never on the others of its round: so that threads change nothing.
class Seeker {
public:
    Seeker() = default;
    virtual ~Seeker() = default;
    Seeker(const Seeker&) = delete;
    Seeker& operator=(const Seeker&) = delete;

    // The first start. False: there is a result, and the time was up before it was as good as a first start makes it.
    // Errors: those of the search, and Cancelled before it had anything.
    [[nodiscard]] virtual Result<bool> begin(const SearchMeans& means) = 0;
    // The most starts of a round.
    [[nodiscard]] virtual std::uint64_t atOnce() const = 0;
    // Its next start has the crew to itself; atOnce() is 1.
    [[nodiscard]] virtual bool isAlone() const { return false; }
    // A round of so many begins.
    virtual void open(std::uint64_t count) = 0;
    // The nth start of the round, from any worker; nothing is kept yet.
    enum class Made : std::uint8_t {
        Fully,
        Last, // and none after it is needed: it meets the bound
        Stopped,
    };
    [[nodiscard]] virtual Made make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means) = 0;
    // The round ends: of its first so many, which were all made (but for those after the last), the best is kept.
    // Returns how many of them it needed.
    virtual std::uint64_t keep(std::uint64_t count) = 0;

    [[nodiscard]] virtual std::uint64_t bestNs() const = 0;
    // Nothing that it could find is shorter.
    [[nodiscard]] virtual bool isDone() const = 0;
};

class SearchLoop {
public:
    // `bestNs` tells how long the result of all would take now. Options are only read here, except for their state,
    // which outlives it.
    SearchLoop(const SynthesisOptions& options, const Watch& watch, std::function<std::uint64_t()> bestNs);

    // The first start of each. Errors: those of the first that cannot make one; TooLarge (the memory).
    [[nodiscard]] Result<void> begin(std::span<Seeker* const> seekers);
    // The first start of one that only might improve the result, while there is time. False: it has none.
    [[nodiscard]] bool add(Seeker& seeker);
    // Rounds of further starts, as many at a time as suits all that are not done, until the starts asked for are made,
    // the time is up, all are done or one is stopped. After begin(); for those that began, all of them or some.
    void goOn(std::span<Seeker* const> seekers);

    [[nodiscard]] std::uint64_t starts() const { return m_starts; } // completed; 0: the budget cut the first short
    // When the first start has to end, and what is made of it. `isComplete`: it was not for the time that it ended.
    [[nodiscard]] std::stop_token grace() const { return m_grace.token(); }
    void noteFirst(bool isComplete);
    void tell() const; // what there is now, to whoever watches; called after each round

private:
    [[nodiscard]] std::stop_token timeUp() const { return m_deadline.token(); }
    [[nodiscard]] Result<bool> first(Seeker& seeker, std::stop_token stop, std::stop_token timeUp);
    void makeRounds(std::span<Seeker* const> seekers);
    [[nodiscard]] std::uint64_t makeRound(std::span<Seeker* const> seekers, std::uint64_t size);

    Watch m_watch;
    SearchState* m_state = nullptr;
    std::function<std::uint64_t()> m_bestNs;
    std::uint64_t m_most = 1;
    std::uint64_t m_starts = 0;
    Deadline m_deadline;
    Deadline::End m_graceEnd; // of the first start
    Deadline m_grace;
    Crew m_crew;
};

} // namespace weft::synthesis
