// SPDX-License-Identifier: GPL-3.0-or-later
// The global event queue: a hierarchical timing wheel whose slots hold the events of one tick in insertion order.
// Pushing and popping cost O(1); a tick with thousands of events is one sequential sweep. Owned by one simulation.
//
// Level 0 has a slot for each of 2^16 ns; each level above covers 2^12 slots of the one below. Windows are aligned,
// so that whatever is due in a window was put into the level above before it opens, and into level 0 afterwards:
// the order of insertion survives.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <memory>
#include <vector>

namespace weft::simulation {

enum class EventKind : std::uint8_t {
    None, // nobody waits for it
    NpuTick, // a: tick group
    NativeArrival, // a: stream, b: source slot, c: cause, d: phase
    NativeMatched, // likewise, once its receive is posted
    TransferArrival, // a: transfer, c: cause
    HopArrival, // a: packet, b: node
    LinkFree, // a: link
    PacketArrival, // a: message in packets
    // Callbacks; they run from an NPU's tick list or straight from a matched message.
    EndpointDone, // a: stream, c: cause; the packet has passed the endpoint
    EndpointThenReduce, // likewise, and has a reduction ahead
    ReduceDone, // a: stream, c: cause
    OperationDone, // a: rank, b: operation
    ControlForSend, // a: rendezvous; the receiver is ready
    ControlSent, // a: rendezvous; the receiver may post
    CustomDone, // a: custom run, b: operation
    MemoryDone, // a: memory server
    BusTransferDone, // a: bus, b: end
    BusReceived, // a: bus, b: end, c: entry
    BusReduced, // a: bus, c: entry
};

struct Event {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    std::uint32_t c = 0;
    std::uint16_t d = 0;
    EventKind kind = EventKind::None;
};
static_assert(sizeof(Event) == 16);

// Fixed-size chunks in slabs, recycled last in first out so that they stay in the cache.
template <class Entry, std::size_t kEntries>
class ChunkPool {
public:
    static constexpr std::uint32_t kNoChunk = 0xFFFFFFFFU;
    struct Chunk {
        std::uint32_t next = kNoChunk;
        std::uint32_t count = 0;
        std::array<Entry, kEntries> entries;
    };

    [[nodiscard]] Chunk& operator[](std::uint32_t index) { return m_slabs[index >> kSlabBits][index & kSlabMask]; }

    [[nodiscard]] std::uint32_t take()
    {
        if (m_free == kNoChunk)
            grow();
        const std::uint32_t index = m_free;
        Chunk& chunk = (*this)[index];
        m_free = chunk.next;
        chunk.next = kNoChunk;
        chunk.count = 0;
        return index;
    }

    void give(std::uint32_t index)
    {
        (*this)[index].next = m_free;
        m_free = index;
    }

private:
    static constexpr std::uint32_t kSlabBits = 10;
    static constexpr std::uint32_t kSlabMask = (1U << kSlabBits) - 1;

    void grow()
    {
        const auto base = static_cast<std::uint32_t>(m_slabs.size()) << kSlabBits;
        m_slabs.push_back(std::make_unique<Chunk[]>(std::size_t { 1 } << kSlabBits));
        for (std::uint32_t i = 1U << kSlabBits; i-- > 0;)
            give(base + i);
    }

    std::vector<std::unique_ptr<Chunk[]>> m_slabs;
    std::uint32_t m_free = kNoChunk;
};

class TimingWheel {
public:
    TimingWheel();

    [[nodiscard]] std::uint64_t now() const { return m_now; }

    // `time` must not lie before now().
    void push(std::uint64_t time, const Event& event)
    {
        const std::uint64_t difference = time ^ m_now;
        if (difference < kNearSlots) [[likely]]
            pushNear(static_cast<std::uint32_t>(time & (kNearSlots - 1)), event);
        else
            pushFar(time, difference, event);
    }

    // The next event in the total order (time, insertion), with now() moved to its time; false at the end.
    [[nodiscard]] bool pop(Event& event)
    {
        while (true) {
            if (m_chunk != NearPool::kNoChunk) [[likely]] {
                NearPool::Chunk& chunk = m_near[m_chunk];
                if (m_position < chunk.count) [[likely]] {
                    event = chunk.entries[m_position++];
                    return true;
                }
                leaveChunk(chunk);
                continue;
            }
            if (!advance())
                return false;
        }
    }

private:
    static constexpr std::uint32_t kNearBits = 16;
    static constexpr std::uint64_t kNearSlots = std::uint64_t { 1 } << kNearBits;
    static constexpr std::uint32_t kFarBits = 12;
    static constexpr std::uint32_t kFarSlots = 1U << kFarBits;
    static constexpr std::uint32_t kFarLevels = 4; // 16 + 4·12 = 64 bits of time

    struct TimedEvent {
        std::uint64_t time = 0;
        Event event;
    };
    using NearPool = ChunkPool<Event, 7>;
    using FarPool = ChunkPool<TimedEvent, 5>;

    struct Slot {
        std::uint32_t head = NearPool::kNoChunk;
        std::uint32_t tail = NearPool::kNoChunk;
    };

    template <class Pool, class Entry>
    static bool append(Pool& pool, Slot& slot, const Entry& entry)
    {
        const bool wasEmpty = slot.head == Pool::kNoChunk;
        if (wasEmpty) {
            slot.head = slot.tail = pool.take();
        } else if (pool[slot.tail].count == pool[slot.tail].entries.size()) {
            const std::uint32_t fresh = pool.take();
            pool[slot.tail].next = fresh;
            slot.tail = fresh;
        }
        auto& chunk = pool[slot.tail];
        chunk.entries[chunk.count++] = entry;
        return wasEmpty;
    }

    void pushNear(std::uint32_t slot, const Event& event)
    {
        if (append(m_near, m_nearSlots[slot], event)) {
            m_nearBits[slot >> 6U] |= std::uint64_t { 1 } << (slot & 63U);
            m_nearSummary[slot >> 12U] |= std::uint64_t { 1 } << ((slot >> 6U) & 63U);
        }
    }

    void pushFar(std::uint64_t time, std::uint64_t difference, const Event& event);
    void leaveChunk(NearPool::Chunk& chunk);
    [[nodiscard]] bool advance();
    [[nodiscard]] bool findNear(std::uint32_t from, std::uint32_t& slot) const;
    void cascade(std::uint32_t level, std::uint32_t slot);

    std::uint64_t m_now = 0;
    std::uint32_t m_chunk = NearPool::kNoChunk; // being read
    std::uint32_t m_position = 0;
    NearPool m_near;
    FarPool m_far;
    std::vector<Slot> m_nearSlots;
    std::vector<std::uint64_t> m_nearBits;
    std::array<std::uint64_t, kNearSlots / 4096> m_nearSummary {};
    std::array<std::vector<Slot>, kFarLevels> m_farSlots;
    std::array<std::array<std::uint64_t, kFarSlots / 64>, kFarLevels> m_farBits {};
};

} // namespace weft::simulation
