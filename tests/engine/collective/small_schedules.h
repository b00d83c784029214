// SPDX-License-Identifier: GPL-3.0-or-later
// Collective algorithms written out by hand, for tests and benchmarks that must not rely on the library of algorithms.
#pragma once

#include "engine/collective/model/schedule_builder.h"

#include <numeric>
#include <vector>

namespace weft::collective::test {

inline Pattern makePattern(PatternKind kind, std::uint32_t ranks, std::uint32_t chunks, bool inPlace = true)
{
    Pattern pattern;
    pattern.kind = kind;
    pattern.ranks = ranks;
    pattern.chunks = chunks;
    pattern.inPlace = inPlace;
    return pattern;
}

inline std::vector<std::uint32_t> inOrderOfRanks(std::uint32_t ranks)
{
    std::vector<std::uint32_t> order(ranks);
    std::iota(order.begin(), order.end(), 0U);
    return order;
}

// A ring all-reduce in one ordered block a rank. Chunk p is summed along the places p + 1, p + 2, …, p of `order`, and
// goes round once more.
inline SchedulePtr fusedRing(const std::vector<std::uint32_t>& order)
{
    const auto ranks = static_cast<std::uint32_t>(order.size());
    ScheduleBuilder builder(makePattern(PatternKind::AllReduce, ranks, ranks));
    builder.reserve(std::size_t { ranks } * (2 * ranks - 1));
    std::vector<std::uint32_t> places(ranks);
    for (std::uint32_t place = 0; place < ranks; ++place)
        places[order[place]] = place;
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const std::uint32_t place = places[rank];
        const BlockId block = builder.addBlock({ Rank { rank }, Rank { order[(place + 1) % ranks] },
            Rank { order[(place + ranks - 1) % ranks] }, 0, true });
        for (std::uint32_t step = 0; step + 1 < 2 * ranks; ++step) {
            const Slot slot { Buffer::Input, (place + 2 * ranks - 1 - step) % ranks };
            const StepKind kind = step == 0 ? StepKind::Send
                : step + 1 < ranks          ? StepKind::ReceiveReduceSend
                : step + 1 == ranks         ? StepKind::ReceiveReduceCopySend
                : step + 2 < 2 * ranks      ? StepKind::ReceiveCopySend
                                            : StepKind::Receive;
            builder.add(block, { kind, slot, slot });
        }
    }
    return *builder.seal();
}

inline SchedulePtr fusedRing(std::uint32_t ranks)
{
    return fusedRing(inOrderOfRanks(ranks));
}

// The same from single steps, with one block for sends and one for receives. Each send depends on the receive that
// brings its chunk; `guarded`: each receive that overwrites a chunk depends on the send that read it, otherwise only
// the way of the chunk round the ring orders the two.
inline SchedulePtr plainRing(std::uint32_t ranks, bool guarded)
{
    ScheduleBuilder builder(makePattern(PatternKind::AllReduce, ranks, ranks));
    const std::uint32_t messages = 2 * (ranks - 1);
    for (std::uint32_t rank = 0; rank < ranks; ++rank) {
        const BlockId sending = builder.addBlock({ Rank { rank }, Rank { (rank + 1) % ranks }, kNone<Rank>, 0, true });
        const BlockId receiving
            = builder.addBlock({ Rank { rank }, kNone<Rank>, Rank { (rank + ranks - 1) % ranks }, 0, true });
        std::vector<StepId> sent;
        for (std::uint32_t k = 0; k < messages; ++k) {
            const Slot slot { Buffer::Input, (rank + 2 * ranks - 1 - k) % ranks };
            sent.push_back(builder.add(sending, { StepKind::Send, slot, slot }));
        }
        for (std::uint32_t k = 0; k < messages; ++k) {
            const Slot slot { Buffer::Input, (rank + 2 * ranks - 2 - k) % ranks };
            const StepId received = builder.add(
                receiving, { k + 1 < ranks ? StepKind::ReceiveReduceCopy : StepKind::Receive, slot, slot });
            if (k + 1 < messages)
                builder.depend(sent[k + 1], received);
            if (guarded && k + 1 >= ranks)
                builder.depend(received, sent[k + 1 - ranks]);
        }
    }
    return *builder.seal();
}

inline ThreadBlock sendingTo(std::uint32_t rank, std::uint32_t to, std::uint32_t channel = 0)
{
    return { Rank { rank }, Rank { to }, kNone<Rank>, channel, true };
}
inline ThreadBlock takingFrom(std::uint32_t rank, std::uint32_t from, std::uint32_t channel = 0)
{
    return { Rank { rank }, kNone<Rank>, Rank { from }, channel, true };
}

// A broadcast in which rank 0 sends `messages` chunks on each of two channels, first all of the one, then all of the
// other; rank 1 takes all of the second channel first.
inline SchedulePtr oneChannelAfterTheOther(std::uint32_t messages)
{
    ScheduleBuilder builder(makePattern(PatternKind::Broadcast, 2, 2 * messages));
    const BlockId first = builder.addBlock(sendingTo(0, 1, 0));
    const BlockId second = builder.addBlock(sendingTo(0, 1, 1));
    const BlockId takesFirst = builder.addBlock(takingFrom(1, 0, 0));
    const BlockId takesSecond = builder.addBlock(takingFrom(1, 0, 1));
    StepId sent {};
    StepId taken {};
    for (std::uint32_t k = 0; k < 2 * messages; ++k) {
        const Slot slot { Buffer::Input, k };
        const StepId step = builder.add(k < messages ? first : second, { StepKind::Send, slot, slot });
        if (k >= messages)
            builder.depend(step, sent);
        sent = step;
    }
    for (std::uint32_t k = 0; k < 2 * messages; ++k) {
        const Slot slot { Buffer::Input, (k + messages) % (2 * messages) };
        const StepId step = builder.add(k < messages ? takesSecond : takesFirst, { StepKind::Receive, slot, slot });
        if (k >= messages)
            builder.depend(step, taken);
        taken = step;
    }
    return *builder.seal();
}

} // namespace weft::collective::test
