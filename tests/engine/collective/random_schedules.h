// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules that make no sense but use everything that one may hold, for tests of files; and their comparison.
#pragma once

#include "engine/collective/model/schedule_builder.h"
#include "engine/collective/model/step_rules.h"

#include <algorithm>
#include <random>
#include <set>
#include <tuple>

namespace weft::collective::test {

struct RandomTraits {
    bool unordered = true; // blocks without order
    bool manyDependencies = true; // more than one a step, and on the own block
    bool beyondMsccl = true; // relays, links, places, promises of custom collectives, nops of their own
};

class RandomSchedule {
public:
    explicit RandomSchedule(std::uint32_t seed, RandomTraits traits = {})
        : m_random(seed)
        , m_traits(traits)
    {
    }

    [[nodiscard]] SchedulePtr make()
    {
        Pattern pattern = makePattern();
        ScheduleInfo info { "random \"<&>\" ü\n" + std::to_string(below(1000)),
            std::vector<std::string> { "Simple", "LL", "LL128" }[below(3)], {} };
        if (m_traits.beyondMsccl && below(2) == 0) {
            for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank)
                info.placement.push_back(Rank { 7 * rank % 64 });
        }
        ScheduleBuilder builder(pattern, info);
        std::set<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> connections;
        for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
            BufferSizes sizes = neededSizes(pattern)[rank];
            sizes.scratch = std::max(sizes.scratch, below(5));
            if (pattern.kind == PatternKind::Custom)
                sizes.input = std::max({ sizes.input, sizes.output, 1U + below(pattern.chunks) });
            if (pattern.kind == PatternKind::Custom && pattern.inPlace)
                sizes.output = 0;
            builder.setBufferSizes(Rank { rank }, sizes);
            addRank(builder, pattern, Rank { rank }, sizes, connections);
        }
        return builder.seal().value();
    }

private:
    std::uint32_t below(std::uint32_t limit) { return limit == 0 ? 0 : static_cast<std::uint32_t>(m_random()) % limit; }

    Pattern makePattern()
    {
        Pattern pattern;
        pattern.kind = static_cast<PatternKind>(below(9));
        pattern.ranks = 2 + below(5);
        pattern.chunks = pattern.ranks * (1 + below(3));
        pattern.inPlace = below(2) == 0;
        pattern.root = hasRoot(pattern.kind) ? Rank { below(pattern.ranks) } : Rank {};
        if (!m_traits.beyondMsccl)
            return pattern;
        if (pattern.kind == PatternKind::Custom) {
            for (std::uint32_t k = 0, count = below(6); k < count; ++k) {
                pattern.before.push_back(
                    { Rank { k % pattern.ranks }, { Buffer::Input, k }, ChunkId { k }, { Rank { 0 } } });
                pattern.after.push_back(
                    { Rank { k % pattern.ranks }, { Buffer::Input, k }, ChunkId { k }, { Rank { 0 }, Rank { 1 } } });
            }
        } else if (below(4) == 0) {
            pattern.members = { Rank { 1 }, Rank { 0 } };
            pattern.chunks *= 2;
            pattern.root = hasRoot(pattern.kind) ? Rank { below(2) } : Rank {};
        }
        return pattern;
    }

    std::uint32_t randomWay(ScheduleBuilder& builder)
    {
        std::vector<LinkId> way;
        for (std::uint32_t k = 0, count = 1 + below(3); k < count; ++k)
            way.push_back(LinkId { below(100) });
        return builder.way(way);
    }

    Slot slotOf(const Pattern& pattern, Rank rank, const BufferSizes& sizes)
    {
        for (int attempt = 0; attempt < 20; ++attempt) {
            const Slot slot { static_cast<Buffer>(below(3)), below(pattern.chunks) };
            const Slot stored = pattern.storage(rank, slot);
            const std::uint32_t size = stored.buffer == Buffer::Input ? sizes.input
                : stored.buffer == Buffer::Output                     ? sizes.output
                                                                      : sizes.scratch;
            if (stored.offset < size)
                return slot;
        }
        return { Buffer::Scratch, kNoSlot };
    }

    template <class Connections>
    void addRank(
        ScheduleBuilder& builder, const Pattern& pattern, Rank rank, const BufferSizes& sizes, Connections& connections)
    {
        std::vector<std::vector<StepId>> steps; // by block
        for (std::uint32_t b = 0, count = below(6); b < count; ++b) {
            ThreadBlock block { rank, kNone<Rank>, kNone<Rank>, below(40), !m_traits.unordered || below(3) > 0 };
            const std::uint32_t to = below(pattern.ranks);
            const std::uint32_t from = below(pattern.ranks);
            if (to != index(rank) && connections.insert({ index(rank), to, block.channel }).second)
                block.sendTo = Rank { to };
            if (from != index(rank) && connections.insert({ from + 100, index(rank), block.channel }).second)
                block.receiveFrom = Rank { from };
            const BlockId id = builder.addBlock(block);
            if (below(4) == 0)
                builder.addExtra({ ExtraAttribute::Owner::Block, index(id), "rtype", "p2p" });
            steps.emplace_back();
            for (std::uint32_t left = below(9); left > 0; --left) {
                const Slot source = slotOf(pattern, rank, sizes);
                const Slot target = slotOf(pattern, rank, sizes);
                auto kind = static_cast<StepKind>(below(kStepKinds));
                if ((sends(kind) && block.sendTo == kNone<Rank>) || (receives(kind) && block.receiveFrom == kNone<Rank>)
                    || source.offset == kNoSlot || target.offset == kNoSlot)
                    kind = StepKind::Nop;
                if (kind == StepKind::Nop && !m_traits.beyondMsccl)
                    continue;
                Step step { kind, source, target, 1 };
                if (kind == StepKind::Nop)
                    step = { kind, {}, {}, 0 };
                if (m_traits.beyondMsccl && sends(kind) && below(3) == 0)
                    step.way = randomWay(builder);
                steps.back().push_back(builder.add(id, step));
                if (below(9) == 0)
                    builder.addExtra({ ExtraAttribute::Owner::Step, index(steps.back().back()), "colour", "&red\t" });
            }
        }
        addDependencies(builder, steps);
    }

    void addDependencies(ScheduleBuilder& builder, const std::vector<std::vector<StepId>>& steps)
    {
        for (std::size_t block = 0; block < steps.size(); ++block) {
            for (const StepId step : steps[block]) {
                for (std::uint32_t k = 0, count = below(m_traits.manyDependencies ? 4 : 2); k < count; ++k) {
                    const std::size_t other = below(static_cast<std::uint32_t>(steps.size()));
                    if (steps[other].empty() || (other == block && !m_traits.manyDependencies))
                        continue;
                    const StepId on = steps[other][below(static_cast<std::uint32_t>(steps[other].size()))];
                    if (on != step)
                        builder.depend(step, on);
                }
            }
        }
    }

    static constexpr std::uint32_t kNoSlot = 0xFFFFFFFFU;
    std::mt19937 m_random;
    RandomTraits m_traits;
};

// The same program with the same names, places and extras.
inline bool identical(const Schedule& a, const Schedule& b)
{
    if (a.fingerprint() != b.fingerprint() || !(a.info() == b.info()) || !(a.pattern() == b.pattern())
        || !std::equal(a.extras().begin(), a.extras().end(), b.extras().begin(), b.extras().end()))
        return false;
    for (std::uint32_t rank = 0; rank < a.rankCount(); ++rank) {
        if (!(a.bufferSizes(Rank { rank }) == b.bufferSizes(Rank { rank })))
            return false;
    }
    return true;
}

} // namespace weft::collective::test
