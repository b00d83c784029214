// SPDX-License-Identifier: GPL-3.0-or-later
// The loop of all searches with searches that are made of numbers: what threads, stops, budgets and exceptions do to
// it, and that a number of starts says what was kept.
#include "engine/synthesis/search/search_loop.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <chrono>
#include <new>
#include <stdexcept>
#include <thread>

using namespace weft;
using namespace weft::synthesis;

namespace {

// The nth start finds 1000 - n, or something else if it is told so.
class Numbers final : public Seeker {
public:
    std::function<Made(std::uint64_t start, const SearchMeans& means)> during = [](auto...) { return Made::Fully; };
    std::function<Result<bool>(const SearchMeans& means)> first = [](const SearchMeans&) { return true; };
    std::uint64_t goal = 0;
    std::vector<std::uint64_t> kept { 0 }; // starts

    Result<bool> begin(const SearchMeans& means) override { return first(means); }
    std::uint64_t atOnce() const override { return 4; }
    void open(std::uint64_t count) override { m_opened = count; }
    Made make(std::uint64_t number, std::uint32_t worker, const SearchMeans& means) override
    {
        if (number >= m_opened || worker >= means.crew.size())
            throw std::logic_error("no such start");
        const Made made = during(kept.size() + number, means);
        return made == Made::Fully && 1000 - (kept.size() + number) <= goal ? Made::Last : made;
    }
    std::uint64_t keep(std::uint64_t count) override
    {
        std::uint64_t needed = 0;
        for (; needed < count && !isDone(); ++needed)
            kept.push_back(kept.size());
        return needed;
    }
    std::uint64_t bestNs() const override { return 1000 - kept.back(); }
    bool isDone() const override { return bestNs() <= goal; }

private:
    std::uint64_t m_opened = 0;
};

SynthesisOptions optionsOf(std::uint64_t starts, std::uint32_t threads)
{
    SynthesisOptions options;
    options.starts = starts;
    options.threads = threads;
    return options;
}

std::uint64_t runOf(std::initializer_list<Seeker*> seekers, const SynthesisOptions& options, const Watch& watch = {})
{
    const std::vector<Seeker*> all(seekers);
    SearchLoop loop(options, watch, [&] { return all.front()->bestNs(); });
    if (const Result<void> begun = loop.begin(all); !begun)
        throw std::runtime_error(toString(begun.error()));
    loop.goOn(all);
    return loop.starts();
}

} // namespace

class TestSearchLoop : public QObject {
    Q_OBJECT

private slots:
    // One that improves what it has for as long as it may leaves the next its part of the time.
    void everySearchHasItsShareOfTheTime()
    {
        using Clock = std::chrono::steady_clock;
        SynthesisOptions options = optionsOf(0, 1);
        options.budgetSeconds = 1;
        const Clock::time_point begin = Clock::now();
        Numbers searches[3];
        std::vector<double> ends;
        for (Numbers& each : searches) {
            each.first = [&](const SearchMeans& means) {
                while (!means.timeUp.stop_requested())
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                ends.push_back(std::chrono::duration<double>(Clock::now() - begin).count());
                return false;
            };
        }
        QCOMPARE(runOf({ &searches[0], &searches[1], &searches[2] }, options), std::uint64_t { 0 });
        QVERIFY(ends[0] > 0.3 && ends[1] - ends[0] > 0.2 && ends[2] - ends[1] > 0.2);
        QVERIFY(ends[0] < 0.7 && ends[2] >= 1);
    }

    void aCrewDoesEverythingOnce()
    {
        for (const std::uint32_t threads : { 1U, 2U, 7U }) {
            Crew crew(threads);
            for (const std::uint64_t count : { 0U, 1U, 5U, 1000U }) {
                std::vector<std::atomic<int>> done(count);
                crew.run(count, [&](std::uint64_t number, std::uint32_t worker) {
                    QVERIFY(worker < threads);
                    ++done[number];
                });
                for (const std::atomic<int>& one : done)
                    QCOMPARE(one.load(), 1);
            }
        }
    }

    // Two that wait for each other end only if they run at the same time.
    void aCrewWorksSideBySide()
    {
        Crew crew(2);
        std::atomic<int> arrived { 0 };
        crew.run(2, [&](std::uint64_t, std::uint32_t) {
            ++arrived;
            while (arrived.load() < 2)
                std::this_thread::yield();
        });
        QCOMPARE(arrived.load(), 2);
    }

    void whatATaskThrowsIsThrownWhereItWasAskedFor()
    {
        for (const std::uint32_t threads : { 1U, 4U }) {
            Crew crew(threads);
            std::atomic<int> begun { 0 };
            QVERIFY_EXCEPTION_THROWN(crew.run(100'000,
                                         [&](std::uint64_t number, std::uint32_t) {
                                             ++begun;
                                             if (number == 10)
                                                 throw std::bad_alloc();
                                         }),
                std::bad_alloc);
            QVERIFY(begun.load() < 100'000);
            int after = 0;
            crew.run(1, [&](std::uint64_t, std::uint32_t) { ++after; });
            QCOMPARE(after, 1);
        }
    }

    void asManyAsWereAskedFor()
    {
        for (const std::uint64_t starts : { 1U, 2U, 5U, 9U, 40U }) {
            for (const std::uint32_t threads : { 1U, 3U, 8U }) {
                Numbers numbers;
                QCOMPARE(runOf({ &numbers }, optionsOf(starts, threads)), starts);
                QCOMPARE(numbers.kept.size(), std::size_t { starts });
            }
        }
    }

    // Of two searches the quicker waits, and what is needed for the slower is counted.
    void theBoundEndsTheSearch()
    {
        Numbers one;
        Numbers other;
        one.goal = 1000 - 6;
        other.goal = 1000 - 14;
        QCOMPARE(runOf({ &one, &other }, optionsOf(100, 3)), std::uint64_t { 15 });
        QCOMPARE(one.kept.size(), std::size_t { 7 });
        QCOMPARE(other.kept.size(), std::size_t { 15 });
    }

    // A later start of a round may be ready when an earlier one is stopped: it counts for nothing, in all searches.
    void aStopKeepsWhatCanBeRepeated()
    {
        for (const std::uint32_t threads : { 1U, 2U, 4U }) {
            std::stop_source source;
            Numbers whole;
            Numbers stopped;
            stopped.during = [&](std::uint64_t start, const SearchMeans&) {
                if (start != 7)
                    return Seeker::Made::Fully;
                source.request_stop();
                return Seeker::Made::Stopped;
            };
            const std::uint64_t starts
                = runOf({ &whole, &stopped }, optionsOf(100, threads), { source.get_token(), nullptr });
            QCOMPARE(starts, std::uint64_t { 7 });
            QCOMPARE(stopped.kept.size(), std::size_t { 7 });
            QCOMPARE(whole.kept, stopped.kept);
        }
    }

    // Nothing but the clock ends these starts.
    void theTimeEndsWhatIsUnderWay()
    {
        Numbers numbers;
        numbers.during = [](std::uint64_t, const SearchMeans& means) {
            while (!means.timeUp.stop_requested())
                std::this_thread::yield();
            return Seeker::Made::Stopped;
        };
        SynthesisOptions options = optionsOf(0, 2);
        options.budgetSeconds = 0.01;
        QCOMPARE(runOf({ &numbers }, options), std::uint64_t { 1 });
        QCOMPARE(numbers.kept.size(), std::size_t { 1 });
    }

    void aFirstStartThatTheTimeCutIsNone()
    {
        Numbers numbers;
        numbers.first = [](const SearchMeans& means) {
            while (!means.timeUp.stop_requested())
                std::this_thread::yield();
            return false;
        };
        SynthesisOptions options = optionsOf(50, 1);
        options.budgetSeconds = 0;
        QCOMPARE(runOf({ &numbers }, options), std::uint64_t { 0 });
    }

    void memoryThatRunsOutIsAnError()
    {
        for (const std::uint32_t threads : { 1U, 4U }) {
            Numbers numbers;
            numbers.first = [](const SearchMeans& means) -> Result<bool> {
                means.crew.run(8, [](std::uint64_t number, std::uint32_t) {
                    if (number == 5)
                        throw std::bad_alloc();
                });
                return true;
            };
            SearchLoop loop(optionsOf(1, threads), {}, [&] { return numbers.bestNs(); });
            Seeker* const seekers[] { &numbers };
            const Result<void> begun = loop.begin(seekers);
            QVERIFY(!begun.ok());
            QVERIFY(begun.error().code == ErrorCode::TooLarge);
            // Of later starts it ends the search, and what there was is kept.
            Numbers later;
            later.during = [](std::uint64_t start, const SearchMeans&) {
                if (start == 6)
                    throw std::bad_alloc();
                return Seeker::Made::Fully;
            };
            QCOMPARE(runOf({ &later }, optionsOf(100, threads)), std::uint64_t { 5 });
            QCOMPARE(later.kept.size(), std::size_t { 5 });
        }
    }
};

WEFT_TEST(TestSearchLoop)
#include "tst_search_loop.moc"
