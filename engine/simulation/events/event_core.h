// SPDX-License-Identifier: GPL-3.0-or-later
// The clock: the two levels of the peer's event order, the global queue and one tick list an NPU. All callbacks of one
// NPU at one tick are a single global event, placed where the first of them was registered. Owned by one simulation.
#pragma once

#include "engine/core/ids.h"
#include "engine/core/prefetch.h"
#include "engine/core/units.h"
#include "engine/simulation/events/pool.h"
#include "engine/simulation/events/timing_wheel.h"

#include <unordered_map>

namespace weft::simulation {

class EventCore {
public:
    explicit EventCore(std::uint32_t npus)
        : m_ticksOf(npus)
    {
    }

    [[nodiscard]] Time now() const { return Time { m_wheel.now() }; }
    // A global event; `time` must not lie before now().
    void post(Time time, const Event& event) { m_wheel.push(time.ns(), event); }
    [[nodiscard]] bool advance() { return m_wheel.advance(); }
    template <class Call, class Fetch, class Stop = TimingWheel::NeverStop>
    std::uint64_t drainTick(const Call& call, const Fetch& fetch, const Stop& stop = {})
    {
        return m_wheel.drainTick(call, fetch, stop);
    }
    void fetchTick(std::uint32_t group) const { prefetch(&m_groups[group]); }

    // A global event that can be taken back until it happens, by the handle.
    [[nodiscard]] std::uint32_t foretell(Time time, const Event& event)
    {
        const std::uint32_t handle = m_foretold.take(event);
        post(time, { handle, 0, 0, 0, EventKind::Foretold });
        return handle;
    }
    void cancel(std::uint32_t handle) { m_foretold[handle].kind = EventKind::None; }
    // The handle's event is due: what it says now.
    [[nodiscard]] Event due(std::uint32_t handle)
    {
        m_foretold.give(handle);
        return m_foretold[handle];
    }

    // A model wants Network::endOfTick() once the events of this tick are over.
    void askEndOfTick() { m_endOfTick = true; }
    [[nodiscard]] bool takeEndOfTick() { return m_endOfTick && !(m_endOfTick = false); }

    // A callback of one NPU, `delay` from now.
    void callLater(Rank rank, Time delay, const Event& callback)
    {
        const std::uint64_t time = m_wheel.now() + delay.ns();
        for (std::uint32_t g = m_ticksOf[index(rank)].first; g != kNoGroup; g = m_groups[g].nextOfNpu) {
            if (m_groups[g].time == time)
                return m_pool.append(m_groups[g].more, callback);
        }
        openTick(index(rank), time, callback);
    }

    // Runs a tick list, with what is appended to it meanwhile, then drops it.
    template <class Call> void runTick(std::uint32_t index, const Call& call)
    {
        const Event first = m_groups[index].first; // a copy: callbacks may make the groups move
        call(first);
        while (Chunks::Chunk* chunk = m_groups[index].more.head) {
            for (std::uint32_t i = 0; i < chunk->count; ++i) {
                const Event callback = chunk->entries[i];
                call(callback);
            }
            m_pool.dropFirst(m_groups[index].more);
        }
        drop(index);
    }

private:
    static constexpr std::uint32_t kNoGroup = 0xFFFFFFFFU;
    using Chunks = ChunkPool<Event, 7>;

    static constexpr std::uint32_t kMostListed = 16; // ticks of one NPU that are looked through; more go by a table

    struct TickGroup {
        std::uint64_t time = 0;
        std::uint32_t npu = 0;
        std::uint32_t nextOfNpu = kNoGroup;
        Event first;
        Chunks::List more; // callbacks after the first
        bool isListed = true; // else it is in the table
    };
    struct Ticks { // of one NPU that are looked through
        std::uint32_t first = kNoGroup;
        std::uint32_t count = 0;
    };
    struct Key {
        std::uint32_t npu = 0;
        std::uint64_t time = 0;
        bool operator==(const Key&) const = default;
    };
    struct KeyHash {
        std::size_t operator()(const Key& key) const { return key.time * 0x9E3779B97F4A7C15U + key.npu; }
    };

    // None of the list is at that time.
    [[gnu::noinline]] void openTick(std::uint32_t npu, std::uint64_t time, const Event& callback)
    {
        if (!m_farGroups.empty()) [[unlikely]] {
            if (const auto known = m_farGroups.find({ npu, time }); known != m_farGroups.end())
                return m_pool.append(m_groups[known->second].more, callback);
        }
        const std::uint32_t fresh = m_groups.takeStale();
        Ticks& ticks = m_ticksOf[npu];
        TickGroup& group = m_groups[fresh];
        group.time = time;
        group.npu = npu;
        group.nextOfNpu = ticks.first;
        group.first = callback;
        group.more = {};
        group.isListed = ticks.count < kMostListed;
        if (group.isListed) [[likely]] {
            ++ticks.count;
            ticks.first = fresh;
        } else {
            m_farGroups.emplace(Key { npu, time }, fresh);
        }
        m_wheel.push(time, { fresh, 0, 0, 0, EventKind::NpuTick });
    }

    void drop(std::uint32_t dropped)
    {
        const TickGroup& group = m_groups[dropped];
        if (group.isListed) [[likely]] {
            Ticks& ticks = m_ticksOf[group.npu];
            --ticks.count;
            std::uint32_t* link = &ticks.first;
            while (*link != dropped)
                link = &m_groups[*link].nextOfNpu;
            *link = group.nextOfNpu;
        } else {
            m_farGroups.erase({ group.npu, group.time });
        }
        m_groups.give(dropped);
    }

    TimingWheel m_wheel;
    Chunks m_pool;
    Pool<TickGroup> m_groups;
    std::vector<Ticks> m_ticksOf; // by NPU
    std::unordered_map<Key, std::uint32_t, KeyHash> m_farGroups;
    Pool<Event> m_foretold;
    bool m_endOfTick = false;
};

} // namespace weft::simulation
