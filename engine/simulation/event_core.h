// SPDX-License-Identifier: GPL-3.0-or-later
// The two levels of the peer's event order: the global queue, and one tick list an NPU. All callbacks of one NPU
// at one tick are a single global event, placed where the first of them was registered. Owned by one simulation.
#pragma once

#include "engine/core/prefetch.h"
#include "engine/simulation/timing_wheel.h"

namespace weft::simulation {

class EventCore {
public:
    explicit EventCore(std::uint32_t npus)
        : m_firstGroup(npus, kNoGroup)
    {
    }

    [[nodiscard]] std::uint64_t now() const { return m_wheel.now(); }
    // A global event; `time` must not lie before now().
    void post(std::uint64_t time, const Event& event) { m_wheel.push(time, event); }
    [[nodiscard]] bool advance() { return m_wheel.advance(); }
    template <class Call, class Fetch> std::uint64_t drainTick(const Call& call, const Fetch& fetch)
    {
        return m_wheel.drainTick(call, fetch);
    }
    void fetchTick(std::uint32_t group) const { prefetch(&m_groups[group]); }

    // A callback of one NPU, `delay` ns from now.
    void callLater(std::uint32_t npu, std::uint64_t delay, const Event& callback)
    {
        const std::uint64_t time = now() + delay;
        for (std::uint32_t g = m_firstGroup[npu]; g != kNoGroup; g = m_groups[g].nextOfNpu) {
            if (m_groups[g].time == time) {
                m_pool.append(m_groups[g].more, callback);
                return;
            }
        }
        std::uint32_t fresh = m_freeGroup;
        if (fresh == kNoGroup) {
            fresh = static_cast<std::uint32_t>(m_groups.size());
            m_groups.emplace_back();
        } else {
            m_freeGroup = m_groups[fresh].nextOfNpu;
        }
        TickGroup& group = m_groups[fresh];
        group.time = time;
        group.first = callback;
        group.npu = npu;
        group.more = {};
        group.nextOfNpu = m_firstGroup[npu];
        m_firstGroup[npu] = fresh;
        m_wheel.push(time, { fresh, 0, 0, 0, EventKind::NpuTick });
    }

    // Runs a tick list, with what is appended to it meanwhile, then drops it.
    template <class Call> void runTick(std::uint32_t index, const Call& call)
    {
        const Event first = m_groups[index].first; // a copy: callbacks may make the groups move
        call(first);
        while (Pool::Chunk* chunk = m_groups[index].more.head) {
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
    using Pool = ChunkPool<Event, 7>;

    struct TickGroup {
        std::uint64_t time = 0;
        Event first;
        std::uint32_t npu = 0;
        std::uint32_t nextOfNpu = kNoGroup; // or the next free group
        Pool::List more; // callbacks after the first
    };

    void drop(std::uint32_t index)
    {
        TickGroup& group = m_groups[index];
        std::uint32_t* link = &m_firstGroup[group.npu];
        while (*link != index)
            link = &m_groups[*link].nextOfNpu;
        *link = group.nextOfNpu;
        group.nextOfNpu = m_freeGroup;
        m_freeGroup = index;
    }

    TimingWheel m_wheel;
    Pool m_pool;
    std::vector<TickGroup> m_groups;
    std::uint32_t m_freeGroup = kNoGroup;
    std::vector<std::uint32_t> m_firstGroup;
};

} // namespace weft::simulation
