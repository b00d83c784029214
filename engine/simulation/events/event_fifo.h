// SPDX-License-Identifier: GPL-3.0-or-later
// First-in-first-out lists of events in shared chunks, two pointers a list: thousands of link queues that are pushed
// and popped tens of millions of times a second. Owned by one simulation.
#pragma once

#include "engine/simulation/events/timing_wheel.h"

namespace weft::simulation {

class EventFifoPool {
public:
    struct Fifo {
        Event* read = nullptr;
        Event* write = nullptr;
        [[nodiscard]] bool isEmpty() const { return read == write; }
    };

    // Whether the next push() is but a move.
    [[nodiscard]] static bool hasRoom(const Fifo& fifo) { return !isBoundary(fifo.write); }

    void push(Fifo& fifo, const Event& event)
    {
        if (isBoundary(fifo.write)) [[unlikely]]
            extend(fifo);
        *fifo.write++ = event;
    }

    // The list must not be empty.
    [[nodiscard]] Event pop(Fifo& fifo)
    {
        const Event event = *fifo.read++;
        if (isBoundary(fifo.read) || fifo.read == fifo.write) [[unlikely]]
            leave(fifo);
        return event;
    }

private:
    using Pool = ChunkPool<Event, 7>;
    using Chunk = Pool::Chunk;
    static constexpr std::uintptr_t kMask = sizeof(Chunk) - 1;
    static_assert(sizeof(Chunk) == 128 && alignof(Chunk) == 128, "the end of a chunk is seen from the address");

    // Null, or just past a chunk.
    [[nodiscard]] static bool isBoundary(const Event* at)
    {
        return (reinterpret_cast<std::uintptr_t>(at) & kMask) == 0;
    }
    [[nodiscard]] static Chunk* chunkBefore(const Event* at)
    {
        return reinterpret_cast<Chunk*>((reinterpret_cast<std::uintptr_t>(at) - 1) & ~kMask);
    }

    [[gnu::noinline]] void extend(Fifo& fifo)
    {
        Chunk* fresh = m_pool.take();
        if (fifo.write == nullptr)
            fifo.read = fresh->entries.data();
        else
            chunkBefore(fifo.write)->next = fresh;
        fifo.write = fresh->entries.data();
    }

    [[gnu::noinline]] void leave(Fifo& fifo)
    {
        Chunk* done = chunkBefore(fifo.read);
        if (fifo.read == fifo.write)
            fifo = {};
        else
            fifo.read = done->next->entries.data();
        m_pool.give(done);
    }

    Pool m_pool;
};

} // namespace weft::simulation
