// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/events/timing_wheel.h"

namespace weft::simulation {

TimingWheel::TimingWheel()
    : m_nearSlots(kNearSlots)
    , m_nearBits(kNearSlots / 64)
    , m_farSlots(std::size_t { kFarLevels } * kFarSlots)
{
}

void TimingWheel::pushFar(std::uint64_t time, std::uint64_t difference, Event event)
{
    const auto highest = static_cast<std::uint32_t>(63 - std::countl_zero(difference));
    const std::uint32_t level = (highest - kNearBits) / kFarBits;
    const auto slot = static_cast<std::uint32_t>(time >> (kNearBits + level * kFarBits)) & (kFarSlots - 1);
    m_far.append(m_farSlots[level * kFarSlots + slot], TimedEvent { time, event });
    m_farBits[level][slot >> 6U] |= std::uint64_t { 1 } << (slot & 63U);
}

void TimingWheel::pushFresh(std::uint32_t slot, Event event)
{
    NearSlot& open = m_nearSlots[slot];
    NearPool::Chunk* fresh = m_near.take();
    if (open.head == nullptr) {
        open.head = fresh;
        m_nearBits[slot >> 6U] |= std::uint64_t { 1 } << (slot & 63U);
        m_nearSummary[slot >> 12U] |= std::uint64_t { 1 } << ((slot >> 6U) & 63U);
    } else {
        open.tail->next = fresh;
    }
    open.tail = fresh;
    open.write = fresh->entries.data();
    open.end = open.write + fresh->entries.size();
    *open.write++ = event;
}

void TimingWheel::clearNear(std::uint32_t slot)
{
    m_nearBits[slot >> 6U] &= ~(std::uint64_t { 1 } << (slot & 63U));
    if (m_nearBits[slot >> 6U] == 0)
        m_nearSummary[slot >> 12U] &= ~(std::uint64_t { 1 } << ((slot >> 6U) & 63U));
}

bool TimingWheel::findNear(std::uint32_t from, std::uint32_t& slot) const
{
    const std::uint32_t word = from >> 6U;
    if (const std::uint64_t bits = m_nearBits[word] & (~std::uint64_t { 0 } << (from & 63U)); bits != 0) {
        slot = (word << 6U) + static_cast<std::uint32_t>(std::countr_zero(bits));
        return true;
    }
    const std::uint32_t nextWord = word + 1;
    for (std::uint32_t group = nextWord >> 6U; group < m_nearSummary.size(); ++group) {
        const std::uint32_t first = group == nextWord >> 6U ? nextWord & 63U : 0;
        const std::uint64_t words = m_nearSummary[group] & (~std::uint64_t { 0 } << first);
        if (words == 0)
            continue;
        const std::uint32_t found = (group << 6U) + static_cast<std::uint32_t>(std::countr_zero(words));
        slot = (found << 6U) + static_cast<std::uint32_t>(std::countr_zero(m_nearBits[found]));
        return true;
    }
    return false;
}

bool TimingWheel::advance()
{
    while (true) {
        std::uint32_t slot = 0;
        if (findNear(static_cast<std::uint32_t>(m_now & (kNearSlots - 1)), slot)) {
            m_now = (m_now & ~(kNearSlots - 1)) | slot;
            return true;
        }
        bool opened = false;
        for (std::uint32_t level = 0; level < kFarLevels && !opened; ++level) {
            const std::uint32_t shift = kNearBits + level * kFarBits;
            const std::uint32_t from = (static_cast<std::uint32_t>(m_now >> shift) & (kFarSlots - 1)) + 1;
            for (std::uint32_t word = from >> 6U; word < m_farBits[level].size(); ++word) {
                std::uint64_t bits = m_farBits[level][word];
                if (word == from >> 6U)
                    bits &= ~std::uint64_t { 0 } << (from & 63U);
                if (bits == 0)
                    continue;
                const std::uint32_t found = (word << 6U) + static_cast<std::uint32_t>(std::countr_zero(bits));
                const std::uint32_t above = shift + kFarBits;
                const std::uint64_t base = above >= 64 ? 0 : (m_now >> above) << above;
                m_now = base | (static_cast<std::uint64_t>(found) << shift);
                cascade(level, found);
                opened = true;
                break;
            }
        }
        if (!opened)
            return false;
    }
}

void TimingWheel::cascade(std::uint32_t level, std::uint32_t slot)
{
    FarPool::Chunk* chunk = m_farSlots[level * kFarSlots + slot].head;
    m_farSlots[level * kFarSlots + slot] = {};
    m_farBits[level][slot >> 6U] &= ~(std::uint64_t { 1 } << (slot & 63U));
    while (chunk != nullptr) {
        for (std::uint32_t i = 0; i < chunk->count; ++i)
            push(chunk->entries[i].time, chunk->entries[i].event);
        FarPool::Chunk* next = chunk->next;
        m_far.give(chunk);
        chunk = next;
    }
}

} // namespace weft::simulation
