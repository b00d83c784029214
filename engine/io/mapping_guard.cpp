// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/mapping_guard.h"

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <mutex>

#include <sys/mman.h>
#include <unistd.h>

namespace weft::io {

namespace {

struct Slot {
    std::atomic<std::uintptr_t> begin { 0 }; // 0: free
    std::atomic<std::size_t> size { 0 };
    std::atomic<bool> cut { false };
};

// Blocks are added and never taken away, so that the signal handler may walk along them at any time.
struct Block {
    std::array<Slot, 1024> slots;
    std::atomic<Block*> next { nullptr };
};

struct Table {
    Block first;
    std::mutex adding; // for threads; the handler takes no lock
    std::size_t page = static_cast<std::size_t>(::sysconf(_SC_PAGESIZE));
    struct sigaction before { };
};

std::atomic<Table*> g_table { nullptr };

void onBusError(int, siginfo_t* info, void*)
{
    const auto at = reinterpret_cast<std::uintptr_t>(info->si_addr);
    Table* const table = g_table.load();
    for (Block* block = &table->first; block != nullptr; block = block->next.load()) {
        for (Slot& slot : block->slots) {
            const std::uintptr_t begin = slot.begin.load();
            if (begin == 0 || at < begin || at - begin >= slot.size.load())
                continue;
            void* const page = reinterpret_cast<void*>(at / table->page * table->page);
            if (::mmap(page, table->page, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
                break;
            slot.cut.store(true);
            return;
        }
    }
    // None of ours: it happens again, and whoever was there before has it.
    (void)::sigaction(SIGBUS, &table->before, nullptr);
}

Table& table()
{
    // Never taken away either: a mapping may be read until the process has ended.
    static Table& made = []() -> Table& {
        auto* const fresh = new Table; // NOLINT(cppcoreguidelines-owning-memory)
        g_table.store(fresh);
        struct sigaction action { };
        action.sa_sigaction = &onBusError;
        action.sa_flags = SA_SIGINFO;
        (void)::sigaction(SIGBUS, &action, &fresh->before);
        return *fresh;
    }();
    return made;
}

Slot& freeSlot(Table& table)
{
    for (Block* block = &table.first;; block = block->next.load()) {
        for (Slot& slot : block->slots) {
            if (slot.begin.load() == 0)
                return slot;
        }
        if (block->next.load() == nullptr)
            block->next.store(new Block); // NOLINT(cppcoreguidelines-owning-memory): see Block
    }
}

} // namespace

MappingGuard::MappingGuard(void* begin, std::size_t size)
{
    Table& all = table();
    const std::lock_guard lock(all.adding);
    Slot& slot = freeSlot(all);
    slot.cut.store(false);
    slot.size.store(size);
    slot.begin.store(reinterpret_cast<std::uintptr_t>(begin));
    m_slot = &slot;
}

MappingGuard::~MappingGuard()
{
    static_cast<Slot*>(m_slot)->begin.store(0);
}

bool MappingGuard::wasCut() const
{
    return static_cast<Slot*>(m_slot)->cut.load();
}

} // namespace weft::io
