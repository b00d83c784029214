// SPDX-License-Identifier: GPL-3.0-or-later
// Each standard pattern by a simple algorithm, for any number of ranks, in and out of place. Each shard has `pieces`
// chunks; slots that the input shares with the output in place are not copied.
#pragma once

#include "tests/engine/collective/causal_program.h"
#include "tests/engine/collective/library_requests.h"
#include "tests/engine/collective/small_schedules.h"

#include <array>

namespace weft::collective::test {

inline Pattern smallPattern(PatternKind kind, std::uint32_t ranks, std::uint32_t pieces, bool inPlace)
{
    Pattern pattern = makePattern(kind, ranks, ranks * pieces, inPlace);
    pattern.root = Rank { hasRoot(kind) ? ranks / 2 : 0 };
    return pattern;
}

inline Slot in(std::uint32_t offset)
{
    return { Buffer::Input, offset };
}
inline Slot out(std::uint32_t offset)
{
    return { Buffer::Output, offset };
}
inline Slot scratch(std::uint32_t offset)
{
    return { Buffer::Scratch, offset };
}

// Everybody's shard is summed at its owner, one rank after the other.
inline void reduceShards(CausalProgram& program, const Pattern& pattern)
{
    const std::uint32_t shard = pattern.chunks / pattern.ranks;
    for (std::uint32_t owner = 0; owner < pattern.ranks; ++owner) {
        const Slot target = out(pattern.kind == PatternKind::AllReduce ? owner * shard : 0);
        if (pattern.storage(Rank { owner }, target) != pattern.storage(Rank { owner }, in(owner * shard)))
            program.copy(owner, in(owner * shard), owner, target, shard);
        for (std::uint32_t i = 1; i < pattern.ranks; ++i)
            program.reduce((owner + i) % pattern.ranks, in(owner * shard), owner, target, shard);
    }
}

inline void build(CausalProgram& program, const Pattern& pattern)
{
    const std::uint32_t ranks = pattern.ranks;
    const std::uint32_t shard = pattern.chunks / ranks;
    const std::uint32_t root = index(pattern.root);
    switch (pattern.kind) {
    case PatternKind::AllReduce:
        reduceShards(program, pattern);
        for (std::uint32_t owner = 0; owner < ranks; ++owner) {
            for (std::uint32_t i = 1; i < ranks; ++i)
                program.copy(owner, out(owner * shard), (owner + i) % ranks, out(owner * shard), shard);
        }
        break;
    case PatternKind::ReduceScatter:
        reduceShards(program, pattern);
        break;
    case PatternKind::AllGather: // round a ring
        for (std::uint32_t owner = 0; owner < ranks; ++owner) {
            if (!pattern.inPlace)
                program.copy(owner, in(0), owner, out(owner * shard), shard);
            for (std::uint32_t i = 0; i + 1 < ranks; ++i)
                program.copy(
                    (owner + i) % ranks, out(owner * shard), (owner + i + 1) % ranks, out(owner * shard), shard);
        }
        break;
    case PatternKind::AllToAll: // through scratch, because in place every slot is somebody's last copy
        for (std::uint32_t from = 0; from < ranks; ++from) {
            program.builder().setBufferSizes(Rank { from }, { 0, 0, pattern.chunks });
            program.copy(from, in(0), from, scratch(0), pattern.chunks);
        }
        for (std::uint32_t from = 0; from < ranks; ++from) {
            for (std::uint32_t i = 0; i < ranks; ++i) {
                const std::uint32_t to = (from + i) % ranks;
                program.copy(from, scratch(to * shard), to, out(from * shard), shard);
            }
        }
        break;
    case PatternKind::Broadcast: // along a chain, chunk by chunk
        if (!pattern.inPlace)
            program.copy(root, in(0), root, out(0), pattern.chunks);
        for (std::uint32_t k = 0; k < pattern.chunks; ++k) {
            for (std::uint32_t i = 0; i + 1 < ranks; ++i)
                program.copy((root + i) % ranks, out(k), (root + i + 1) % ranks, out(k));
        }
        break;
    case PatternKind::Reduce: { // by a binomial tree on distances from the root; apart, inputs stay as they are
        const auto at = [&](std::uint32_t rank) {
            return pattern.inPlace ? in(0) : rank == root ? out(0) : scratch(0);
        };
        for (std::uint32_t rank = 0; !pattern.inPlace && rank < ranks; ++rank) {
            program.builder().setBufferSizes(Rank { rank }, { 0, 0, rank == root ? 0 : pattern.chunks });
            program.copy(rank, in(0), rank, at(rank), pattern.chunks);
        }
        for (std::uint32_t half = 1; half < ranks; half *= 2) {
            for (std::uint32_t place = 0; place + half < ranks; place += 2 * half) {
                const std::uint32_t from = (root + place + half) % ranks;
                const std::uint32_t to = (root + place) % ranks;
                program.reduce(from, at(from), to, at(to), pattern.chunks);
            }
        }
        break;
    }
    case PatternKind::Gather:
        for (std::uint32_t from = 0; from < ranks; ++from) {
            if (from != root || !pattern.inPlace)
                program.copy(from, in(0), root, out(from * shard), shard);
        }
        break;
    case PatternKind::Scatter:
        for (std::uint32_t to = 0; to < ranks; ++to) {
            if (to != root || !pattern.inPlace)
                program.copy(root, in(to * shard), to, out(0), shard);
        }
        break;
    case PatternKind::Custom:
        break;
    }
}

inline SchedulePtr smallCollective(PatternKind kind, std::uint32_t ranks, std::uint32_t pieces, bool inPlace)
{
    const Pattern pattern = smallPattern(kind, ranks, pieces, inPlace);
    CausalProgram program(pattern);
    build(program, pattern);
    return program.seal();
}

} // namespace weft::collective::test
