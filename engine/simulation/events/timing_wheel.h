// SPDX-License-Identifier: GPL-3.0-or-later
// The global event queue: a hierarchical timing wheel whose slots hold the events of one tick in insertion order.
// Pushing and draining cost O(1) an event; a tick with thousands of events is one sequential sweep. Owned by one
// simulation.
//
// Level 0 has a slot for each of 2^16 ns; each level above covers 2^12 slots of the one below. Windows are aligned,
// so that whatever is due in a window was put into the level above before it opens, and into level 0 afterwards:
// the order of insertion survives.
#pragma once

#include "engine/simulation/events/untouched_table.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace weft::simulation {

enum class EventKind : std::uint16_t {
    None, // nobody waits for it
    NpuTick, // a: tick group
    Foretold, // a: handle of an event that may have been cancelled
    NativeArrival, // a: stream, b: number of the message, c: cause, d: phase
    NativeMatched, // likewise, once its receive is posted
    TreeArrival, // a: stream, c: cause, d: phase
    TreeMatched, // likewise
    TransferArrival, // a: transfer, c: cause
    HopArrival, // a: packet, b: node, c: destination, d: size class
    LinkFree, // a: link
    // Callbacks; they run from an NPU's tick list or straight from a matched message.
    EndpointDone, // a: stream, b: packets, c: cause; they have passed the endpoint
    EndpointThenReduce, // likewise, and has a reduction ahead
    ReduceDone, // likewise
    TreeDone, // a: stream, c: cause; a message has passed the endpoint and its reduction
    TreeThenReduce, // likewise, and has a reduction ahead
    OperationDone, // a: rank, b: operation
    ControlForSend, // a: rendezvous; the receiver is ready
    ControlSent, // a: rendezvous; the receiver may post
    CustomDone, // a: custom run, b: operation
    ScheduleArrival, // a: schedule run, b: the send, c: cause
    ScheduleDone, // a: schedule run, b: operation, c: cause
    MemoryDone, // a: memory server
    BusTransferDone, // a: bus, b: end
    BusReceived, // a: bus, b: end, c: entry
    BusReduced, // a: bus, c: entry
};

// Sixteen bytes without padding, so that a copy is one move.
struct alignas(16) Event {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;
    std::uint16_t d = 0;
    EventKind kind = EventKind::None;
};
static_assert(sizeof(Event) == 16);

// Fixed-size chunks from slabs, recycled last in first out so that they stay in the cache. Chunks never move.
template <class Entry, std::size_t kEntries> class ChunkPool {
public:
    struct alignas(128) Chunk {
        Chunk* next = nullptr;
        std::uint32_t count = 0;
        alignas(16) std::array<Entry, kEntries> entries;
    };

    // A list of chunks that entries are appended to and read from in order.
    struct List {
        Chunk* head = nullptr;
        Chunk* tail = nullptr;
    };

    void dropFirst(List& list)
    {
        Chunk* done = list.head;
        list.head = done->next;
        if (list.head == nullptr)
            list.tail = nullptr;
        give(done);
    }

    void append(List& list, const Entry& entry)
    {
        Chunk* tail = list.tail;
        if (tail == nullptr || tail->count == kEntries) [[unlikely]]
            appendToNext(list, entry);
        else
            tail->entries[tail->count++] = entry;
    }

    // A fresh last chunk.
    [[gnu::noinline]] Chunk* extend(List& list)
    {
        Chunk* fresh = take();
        (list.tail == nullptr ? list.head : list.tail->next) = fresh;
        list.tail = fresh;
        return fresh;
    }

    void give(Chunk* chunk)
    {
        chunk->next = m_free;
        m_free = chunk;
    }

    [[nodiscard]] Chunk* take()
    {
        if (m_free == nullptr)
            grow();
        Chunk* chunk = m_free;
        m_free = chunk->next;
        chunk->next = nullptr;
        chunk->count = 0;
        return chunk;
    }

private:
    static constexpr std::size_t kFirstSlab = 16; // chunks at a time
    static constexpr std::size_t kLargestSlab = 512;

    // Apart, so that appending to a chunk with room saves no registers.
    [[gnu::noinline]] void appendToNext(List& list, const Entry& entry)
    {
        Chunk* fresh = extend(list);
        fresh->entries[fresh->count++] = entry;
    }

    void grow()
    {
        m_slabs.push_back(std::make_unique_for_overwrite<Chunk[]>(m_slab));
        for (std::size_t i = m_slab; i-- > 0;)
            give(&m_slabs.back()[i]);
        m_slab = std::min(2 * m_slab, kLargestSlab);
    }

    std::vector<std::unique_ptr<Chunk[]>> m_slabs;
    std::size_t m_slab = kFirstSlab;
    Chunk* m_free = nullptr;
};

class TimingWheel {
public:
    struct NeverStop {
        bool operator()() const { return false; }
    };

    TimingWheel();

    [[nodiscard]] std::uint64_t now() const { return m_now; }

    // `time` must not lie before now().
    [[gnu::always_inline]] void push(std::uint64_t time, const Event& event)
    {
        const std::uint64_t difference = time ^ m_now;
        if (difference < kNearSlots) [[likely]]
            pushNear(static_cast<std::uint32_t>(time & (kNearSlots - 1)), event);
        else
            pushFar(time, difference, event);
    }

    // Moves now() to the next tick that has events; false at the end.
    [[nodiscard]] bool advance();

    // Hands every event of the current tick to `call`, in order of insertion, with those that are added meanwhile.
    // Returns how many there were. `fetch` sees each event a few places early. `stop` is asked every few thousand
    // events; if it says so, the wheel is left as it stands, to be dropped.
    template <class Call, class Fetch, class Stop = NeverStop>
    std::uint64_t drainTick(const Call& call, const Fetch& fetch, const Stop& stop = {})
    {
        // Entries are handed on as copies: what a call pushes may lie in the same chunk.
        constexpr std::ptrdiff_t kAhead = 4;
        const auto slot = static_cast<std::uint32_t>(m_now & (kNearSlots - 1));
        NearSlot& open = m_nearSlots[slot];
        NearPool::Chunk* chunk = open.head;
        const Event* at = chunk->entries.data();
        const Event* end = at + chunk->entries.size();
        std::uint64_t count = 0;
        std::uint32_t chunks = 0;
        while (at != open.write) {
            if (at == end) {
                if ((++chunks & kChunksBetweenLooks) == 0 && stop())
                    return count;
                NearPool::Chunk* next = chunk->next;
                m_near.give(chunk);
                chunk = next;
                at = chunk->entries.data();
                end = at + chunk->entries.size();
                continue;
            }
            if (end - at > kAhead)
                fetch(at[kAhead]); // perhaps not written yet: then an old event, and no harm
            const Event event = *at++;
            call(event);
            ++count;
        }
        m_near.give(chunk);
        open = {};
        clearNear(slot);
        return count;
    }

private:
    static constexpr std::uint32_t kNearBits = 16;
    static constexpr std::uint64_t kNearSlots = std::uint64_t { 1 } << kNearBits;
    static constexpr std::uint32_t kFarBits = 12;
    static constexpr std::uint32_t kFarSlots = 1U << kFarBits;
    static constexpr std::uint32_t kFarLevels = 4; // 16 + 4·12 = 64 bits of time
    static constexpr std::uint32_t kChunksBetweenLooks = 255; // of 15 events, and one more

    struct TimedEvent {
        std::uint64_t time = 0;
        Event event;
    };
    using NearPool = ChunkPool<Event, 15>;
    using FarPool = ChunkPool<TimedEvent, 15>;

    // Where the next event of a tick goes; apart from the chunk, whose header then stays untouched.
    struct NearSlot {
        Event* write = nullptr;
        Event* end = nullptr;
        NearPool::Chunk* head = nullptr;
        NearPool::Chunk* tail = nullptr;
    };

    void pushNear(std::uint32_t slot, const Event& event)
    {
        NearSlot& open = m_nearSlots[slot];
        if (open.write == open.end) [[unlikely]]
            pushFresh(slot, event);
        else
            *open.write++ = event;
    }

    // By value, and apart: a push that needs neither saves no registers.
    [[gnu::noinline]] void pushFresh(std::uint32_t slot, Event event); // into a fresh chunk
    [[gnu::noinline]] void pushFar(std::uint64_t time, std::uint64_t difference, Event event);
    void clearNear(std::uint32_t slot);
    [[nodiscard]] bool findNear(std::uint32_t from, std::uint32_t& slot) const;
    void cascade(std::uint32_t level, std::uint32_t slot);

    std::uint64_t m_now = 0;
    NearPool m_near;
    FarPool m_far;
    UntouchedTable<NearSlot> m_nearSlots;
    std::vector<std::uint64_t> m_nearBits;
    std::array<std::uint64_t, kNearSlots / 4096> m_nearSummary {};
    UntouchedTable<FarPool::List> m_farSlots; // by level, then slot
    std::array<std::array<std::uint64_t, kFarSlots / 64>, kFarLevels> m_farBits {};
};

} // namespace weft::simulation
