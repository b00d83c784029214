// SPDX-License-Identifier: GPL-3.0-or-later
// A few lines a collective: copies and sums between slots of ranks, in causal order, become a schedule of single steps
// in which every pair of ranks has its own blocks and every step depends on what last touched its slots.
#pragma once

#include "engine/collective/model/schedule_builder.h"

#include <map>
#include <set>
#include <tuple>
#include <vector>

namespace weft::collective::test {

class CausalProgram {
public:
    explicit CausalProgram(const Pattern& pattern)
        : m_pattern(pattern)
        , m_builder(pattern)
    {
    }

    ScheduleBuilder& builder() { return m_builder; }

    void copy(std::uint32_t from, Slot source, std::uint32_t to, Slot target, std::uint32_t count = 1)
    {
        move(from, source, to, target, count, StepKind::Receive, StepKind::Copy);
    }
    void reduce(std::uint32_t from, Slot source, std::uint32_t to, Slot target, std::uint32_t count = 1)
    {
        move(from, source, to, target, count, StepKind::ReceiveReduceCopy, StepKind::Reduce);
    }

    SchedulePtr seal() { return *m_builder.seal(); }

private:
    struct Touched {
        StepId writer = kNone<StepId>;
        std::set<StepId> readers;
    };

    void move(std::uint32_t from, Slot source, std::uint32_t to, Slot target, std::uint32_t count, StepKind remote,
        StepKind local)
    {
        if (from == to) {
            const StepId step = m_builder.add(blockOf(from, from, true), { local, source, target, count, {} });
            read(step, from, source, count);
            write(step, to, target, count);
            return;
        }
        const StepId sent = m_builder.add(blockOf(from, to, true), { StepKind::Send, source, target, count, {} });
        read(sent, from, source, count);
        const Slot operand = readsSource(remote) ? target : source;
        const StepId received = m_builder.add(blockOf(to, from, false), { remote, operand, target, count, {} });
        write(received, to, target, count);
    }

    BlockId blockOf(std::uint32_t rank, std::uint32_t peer, bool sends)
    {
        const auto [found, fresh] = m_blocks.try_emplace({ rank, peer, sends });
        if (fresh) {
            const Rank other = rank == peer ? kNone<Rank> : Rank { peer };
            found->second = m_builder.addBlock(
                { Rank { rank }, sends ? other : kNone<Rank>, sends ? kNone<Rank> : other, 0, true });
        }
        return found->second;
    }

    Touched& touched(std::uint32_t rank, Slot slot, std::uint32_t k)
    {
        const Slot stored = m_pattern.storage(Rank { rank }, { slot.buffer, slot.offset + k });
        return m_touched[{ rank, stored.buffer, stored.offset }];
    }
    void read(StepId step, std::uint32_t rank, Slot slot, std::uint32_t count)
    {
        for (std::uint32_t k = 0; k < count; ++k) {
            Touched& each = touched(rank, slot, k);
            dependOn(step, each.writer);
            each.readers.insert(step);
        }
    }
    void write(StepId step, std::uint32_t rank, Slot slot, std::uint32_t count)
    {
        for (std::uint32_t k = 0; k < count; ++k) {
            Touched& each = touched(rank, slot, k);
            dependOn(step, each.writer);
            for (const StepId reader : each.readers)
                dependOn(step, reader);
            each = { step, {} };
        }
    }
    void dependOn(StepId step, StepId on)
    {
        if (on != kNone<StepId> && on != step)
            m_builder.depend(step, on);
    }

    Pattern m_pattern;
    ScheduleBuilder m_builder;
    std::map<std::tuple<std::uint32_t, std::uint32_t, bool>, BlockId> m_blocks;
    std::map<std::tuple<std::uint32_t, Buffer, std::uint32_t>, Touched> m_touched;
};

} // namespace weft::collective::test
