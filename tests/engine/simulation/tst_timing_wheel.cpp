// SPDX-License-Identifier: GPL-3.0-or-later
// The event queue is a stable sort by time, whatever the distances; the event core joins the callbacks of one NPU at
// one tick into a single event at the place of the first (docs/semantics.md, section 2).
#include "engine/simulation/events/event_core.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <deque>
#include <map>
#include <numeric>
#include <random>
#include <vector>

using namespace weft;
using namespace weft::simulation;

namespace {

struct Popped {
    std::uint64_t time = 0;
    std::uint32_t number = 0;
    bool operator==(const Popped&) const = default;
};

Event numbered(std::uint32_t number)
{
    return { number, 0, 0, 0, EventKind::NativeArrival };
}

// The order that a wheel must keep: by time, then by insertion.
class ReferenceQueue {
public:
    void push(std::uint64_t time, std::uint32_t number) { m_events[time].push_back(number); }
    bool pop(Popped& popped)
    {
        if (m_events.empty())
            return false;
        const auto first = m_events.begin();
        popped = { first->first, first->second.front() };
        first->second.pop_front();
        if (first->second.empty())
            m_events.erase(first);
        return true;
    }

private:
    std::map<std::uint64_t, std::deque<std::uint32_t>> m_events;
};

// The peer's two levels, written down plainly: a global list of events, and a list a (NPU, tick).
class ReferenceCore {
public:
    struct Item {
        bool isTick = false;
        std::uint32_t number = 0; // the event, or the NPU
    };
    std::uint64_t now = 0;

    void post(std::uint64_t time, std::uint32_t number) { m_global[time].push_back({ false, number }); }
    void callLater(std::uint32_t npu, std::uint64_t delay, std::uint32_t number)
    {
        std::deque<std::uint32_t>& list = m_lists[{ npu, now + delay }];
        if (list.empty() && !(m_running == std::pair(npu, now + delay)))
            m_global[now + delay].push_back({ true, npu });
        list.push_back(number);
    }
    template <class Call> void run(const Call& call)
    {
        while (!m_global.empty()) {
            now = m_global.begin()->first;
            while (!m_global.begin()->second.empty()) {
                const Item item = m_global.begin()->second.front();
                m_global.begin()->second.pop_front();
                if (!item.isTick) {
                    call(item.number);
                    continue;
                }
                m_running = { item.number, now };
                std::deque<std::uint32_t>& list = m_lists[m_running];
                while (!list.empty()) {
                    const std::uint32_t number = list.front();
                    list.pop_front();
                    call(number);
                }
                m_lists.erase(m_running);
                m_running = { ~0U, 0 };
            }
            m_global.erase(m_global.begin());
        }
    }

private:
    std::map<std::uint64_t, std::deque<Item>> m_global;
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::deque<std::uint32_t>> m_lists;
    std::pair<std::uint32_t, std::uint64_t> m_running { ~0U, 0 };
};

std::uint64_t distance(std::mt19937_64& random, std::uint32_t farthestBits)
{
    const auto bits = static_cast<std::uint32_t>(random() % (farthestBits + 1));
    return bits == 0 ? 0 : random() >> (64 - bits);
}

std::vector<std::uint32_t> drained(TimingWheel& wheel)
{
    std::vector<std::uint32_t> numbers;
    wheel.drainTick([&](const Event& event) { numbers.push_back(event.a); }, [](const Event&) {});
    return numbers;
}

} // namespace

class TestTimingWheel : public QObject {
    Q_OBJECT

private slots:
    void anEmptyWheelEnds()
    {
        TimingWheel wheel;
        QVERIFY(!wheel.advance());
        wheel.push(7, numbered(1));
        QVERIFY(wheel.advance());
        QCOMPARE(wheel.now(), std::uint64_t { 7 });
        QCOMPARE(drained(wheel), std::vector<std::uint32_t> { 1 });
        QVERIFY(!wheel.advance());
        wheel.push(7, numbered(2)); // the current tick may still be added to
        QVERIFY(wheel.advance());
        QCOMPARE(drained(wheel), std::vector<std::uint32_t> { 2 });
    }

    void popsAsAStableSort_data()
    {
        QTest::addColumn<std::uint32_t>("bits");
        for (const std::uint32_t bits : { 3U, 10U, 16U, 17U, 20U, 28U, 29U, 40U, 45U, 52U, 60U })
            QTest::newRow(qPrintable(QString("up to 2^%1 ns ahead").arg(bits))) << bits;
    }

    void popsAsAStableSort()
    {
        QFETCH(std::uint32_t, bits);
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            std::mt19937_64 random(seed);
            TimingWheel wheel;
            ReferenceQueue reference;
            std::uint32_t pushed = 0;
            const auto push = [&] {
                // Often a time that was used already, so that ticks fill up.
                std::uint64_t time = wheel.now() + distance(random, bits);
                if (random() % 3 == 0)
                    time = wheel.now() + random() % 4 * 65'536;
                wheel.push(time, numbered(pushed));
                reference.push(time, pushed++);
            };
            for (int i = 0; i < 200; ++i)
                push();
            Popped expected;
            const auto compare = [&](const Event& event) {
                QVERIFY(reference.pop(expected));
                QCOMPARE(wheel.now(), expected.time);
                QCOMPARE(event.a, expected.number);
                for (std::uint64_t more = random() % 3; more > 0 && pushed < 4000; --more)
                    push();
            };
            while (wheel.advance() && !QTest::currentTestFailed())
                wheel.drainTick(compare, [](const Event&) {});
            QVERIFY(!reference.pop(expected));
        }
    }

    void theSameTickFromEveryDistance()
    {
        // One tick is pushed to from far and near: first inserted, first out, across all levels.
        constexpr std::uint64_t kTarget = (std::uint64_t { 1 } << 45U) + 12'345;
        TimingWheel wheel;
        std::uint32_t number = 0;
        wheel.push(kTarget, numbered(number++));
        for (const std::uint64_t before :
            { 1ULL << 44U, 1ULL << 30U, 1ULL << 27U, 1ULL << 17U, 70'000ULL, 100ULL, 1ULL }) {
            wheel.push(kTarget - before, numbered(1000));
            QVERIFY(wheel.advance());
            QCOMPARE(drained(wheel), std::vector<std::uint32_t> { 1000 });
            QCOMPARE(wheel.now(), kTarget - before);
            for (int i = 0; i < 9; ++i)
                wheel.push(kTarget, numbered(number++));
        }
        std::vector<std::uint32_t> expected(number);
        std::iota(expected.begin(), expected.end(), 0U);
        QVERIFY(wheel.advance());
        QCOMPARE(wheel.now(), kTarget);
        QCOMPARE(drained(wheel), expected);
    }

    void whatIsFetchedAheadComesFourLater()
    {
        TimingWheel wheel;
        for (std::uint32_t i = 0; i < 12; ++i)
            wheel.push(5, numbered(i));
        QVERIFY(wheel.advance());
        std::uint32_t at = 0;
        wheel.drainTick([&](const Event&) { ++at; },
            [&](const Event& soon) {
                if (at + 4 < 12)
                    QCOMPARE(soon.a, at + 4);
            });
    }

    // A tick of a million events can be left soon after somebody asks for it.
    void aTickCanBeLeft()
    {
        TimingWheel wheel;
        for (std::uint32_t i = 0; i < 1'000'000; ++i)
            wheel.push(5, numbered(i));
        QVERIFY(wheel.advance());
        bool stop = false;
        const std::uint64_t seen = wheel.drainTick(
            [&](const Event& event) { stop = stop || event.a == 500'000; }, [](const Event&) {}, [&] { return stop; });
        QVERIFY2(seen > 500'000 && seen < 510'000, qPrintable(QString::number(seen)));
    }

    // Half a million ticks ahead of one NPU, which to look through each time would take a quarter of an hour.
    void manyTicksAheadOfOneNpu()
    {
        constexpr std::uint32_t kTicks = 500'000;
        EventCore core(1);
        for (std::uint32_t i = 0; i < kTicks; ++i)
            core.callLater(Rank { 0 }, Time { std::uint64_t { i } * 7919 % kTicks }, numbered(0));
        for (std::uint32_t i = 0; i < kTicks; i += 1000) // to one that is there
            core.callLater(Rank { 0 }, Time { i }, numbered(1));
        std::uint64_t events = 0;
        std::uint64_t callbacks = 0;
        bool inOrder = true;
        const auto handle = [&](const Event& event) {
            std::uint32_t expected = 0;
            core.runTick(event.a, [&](const Event& callback) {
                inOrder = inOrder && callback.a == expected++;
                ++callbacks;
            });
        };
        while (core.advance())
            events += core.drainTick(handle, [](const Event&) {});
        QVERIFY(inOrder);
        QCOMPARE(events, std::uint64_t { kTicks });
        QCOMPARE(callbacks, std::uint64_t { kTicks + kTicks / 1000 });
    }

    void callbacksOfOneTickAreOneEvent()
    {
        EventCore core(2);
        core.callLater(Rank { 0 }, Time { 10 }, numbered(1));
        core.post(Time { 10 }, numbered(2));
        core.callLater(Rank { 1 }, Time { 10 }, numbered(3));
        core.callLater(Rank { 0 }, Time { 10 }, numbered(4)); // joins the first, before the posted one
        std::vector<std::uint32_t> order;
        const auto handle = [&](const Event& event) {
            if (event.kind != EventKind::NpuTick) {
                order.push_back(event.a);
                return;
            }
            core.runTick(event.a, [&](const Event& callback) {
                order.push_back(callback.a);
                if (callback.a == 1)
                    core.callLater(Rank { 0 }, Time {}, numbered(5)); // still in this list
                if (callback.a == 3)
                    core.callLater(Rank { 0 }, Time {}, numbered(6)); // that list is gone: a new event at the end
            });
        };
        while (core.advance())
            core.drainTick(handle, [](const Event&) {});
        QVERIFY((order == std::vector<std::uint32_t> { 1, 4, 5, 2, 3, 6 }));
    }

    void whatIsForetoldCanBeCancelled()
    {
        EventCore core(1);
        core.post(Time { 5 }, numbered(1));
        const std::uint32_t kept = core.foretell(Time { 5 }, numbered(2));
        const std::uint32_t gone = core.foretell(Time { 5 }, numbered(3));
        core.post(Time { 5 }, numbered(4));
        core.cancel(gone);
        std::vector<std::uint32_t> order;
        const auto handle = [&](const Event& event) {
            const Event due = event.kind == EventKind::Foretold ? core.due(event.a) : event;
            if (due.kind != EventKind::None)
                order.push_back(due.a);
        };
        while (core.advance())
            core.drainTick(handle, [](const Event&) {});
        QVERIFY((order == std::vector<std::uint32_t> { 1, 2, 4 })); // in the place where it was foretold
        QVERIFY(kept != gone);
        const std::uint32_t again = core.foretell(core.now(), numbered(5)); // numbers are used again
        QVERIFY(again == kept || again == gone);
        QVERIFY(core.advance());
        core.drainTick(handle, [](const Event&) {});
        QCOMPARE(order.back(), 5U);
    }

    // What is posted at the end of a tick for that tick still happens in it, and may ask again.
    void theEndOfATickIsAskedForOnce()
    {
        EventCore core(1);
        core.post(Time { 3 }, numbered(1));
        core.post(Time { 3 }, numbered(2));
        core.post(Time { 9 }, numbered(3));
        std::vector<std::uint64_t> ends;
        std::vector<std::uint32_t> order;
        while (core.advance()) {
            core.drainTick(
                [&](const Event& event) {
                    order.push_back(event.a);
                    if (event.a <= 2)
                        core.askEndOfTick();
                },
                [](const Event&) {});
            if (!core.takeEndOfTick())
                continue;
            ends.push_back(core.now().ns());
            core.post(core.now(), numbered(7));
        }
        QVERIFY((ends == std::vector<std::uint64_t> { 3 }));
        QVERIFY((order == std::vector<std::uint32_t> { 1, 2, 7, 3 }));
    }

    void groupingByDice()
    {
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            constexpr std::uint32_t kNpus = 4;
            constexpr std::uint32_t kMost = 1500;
            // What each event does follows from its number, so that both cores are driven alike.
            const auto drive = [seed](auto& core, std::uint32_t number, std::uint32_t& made, auto now) {
                std::mt19937_64 random(seed * 100'003 + number);
                for (std::uint64_t more = random() % 4; more > 0 && made < kMost; --more) {
                    // More ticks ahead of one NPU than its list holds, in every other round.
                    const std::uint64_t delay = random() % 3 == 0 ? 0 : random() % (seed % 2 == 0 ? 12 : 200);
                    if (random() % 3 == 0)
                        core.post(now() + delay, made++);
                    else
                        core.callLater(static_cast<std::uint32_t>(random() % kNpus), delay, made++);
                }
            };
            std::vector<Popped> expected;
            ReferenceCore reference;
            std::uint32_t made = 1;
            const auto referenceNow = [&] { return reference.now; };
            for (int i = 0; i < 4; ++i)
                drive(reference, 0, made, referenceNow);
            reference.run([&](std::uint32_t number) {
                expected.push_back({ reference.now, number });
                drive(reference, number, made, referenceNow);
            });

            std::vector<Popped> got;
            struct Numbered {
                EventCore core { kNpus };
                void post(std::uint64_t time, std::uint32_t number) { core.post(Time { time }, numbered(number)); }
                void callLater(std::uint32_t npu, std::uint64_t delay, std::uint32_t number)
                {
                    core.callLater(Rank { npu }, Time { delay }, numbered(number));
                }
            } real;
            std::uint32_t realMade = 1;
            const auto realNow = [&] { return real.core.now().ns(); };
            const auto handle = [&](const Event& event) {
                got.push_back({ real.core.now().ns(), event.a });
                drive(real, event.a, realMade, realNow);
            };
            for (int i = 0; i < 4; ++i)
                drive(real, 0, realMade, realNow);
            const auto event = [&](const Event& due) {
                if (due.kind == EventKind::NpuTick)
                    real.core.runTick(due.a, handle);
                else
                    handle(due);
            };
            while (real.core.advance())
                real.core.drainTick(event, [](const Event&) {});
            QVERIFY(got == expected);
        }
    }
};

WEFT_TEST(TestTimingWheel)
#include "tst_timing_wheel.moc"
