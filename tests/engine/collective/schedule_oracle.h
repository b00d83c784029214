// SPDX-License-Identifier: GPL-3.0-or-later
// What small schedules do, found the slow and obvious way: one random order of their steps at a time, on multisets of
// contributions, and happens-before as a closed matrix. Shares no code with the verifier.
#pragma once

#include "engine/collective/model/schedule.h"
#include "tests/engine/collective/pattern_content.h"

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <tuple>
#include <vector>

namespace weft::collective::test {

class ScheduleOracle {
public:
    explicit ScheduleOracle(const Schedule& schedule)
        : m_schedule(schedule)
        , m_block(schedule.stepCount())
        , m_partner(schedule.stepCount(), kNobody)
        , m_receiver(schedule.stepCount(), kNobody)
    {
        std::map<std::tuple<Rank, Rank, std::uint32_t>, std::vector<std::uint32_t>> sent;
        std::map<std::tuple<Rank, Rank, std::uint32_t>, std::vector<std::uint32_t>> received;
        for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
            const ThreadBlock& block = schedule.block(BlockId { b });
            for (std::uint32_t i = begin(b); i < end(b); ++i) {
                m_block[i] = b;
                if (sends(kind(i))) {
                    std::vector<std::uint32_t>& messages = sent[{ block.rank, block.sendTo, block.channel }];
                    messages.push_back(i);
                }
                if (receives(kind(i)))
                    received[{ block.receiveFrom, block.rank, block.channel }].push_back(i);
            }
        }
        m_matched = true;
        for (const auto& [connection, steps] : sent) {
            const std::vector<std::uint32_t>& taken = received[connection];
            m_matched = m_matched && taken.size() == steps.size();
            for (std::size_t k = 0; k < std::min(steps.size(), taken.size()); ++k) {
                m_matched = m_matched && count(steps[k]) == count(taken[k]);
                m_partner[taken[k]] = steps[k];
                m_receiver[steps[k]] = taken[k];
            }
        }
        for (const auto& [connection, steps] : received)
            m_matched = m_matched && sent[connection].size() == steps.size();
    }

    // Every message has its receive, of the same size.
    [[nodiscard]] bool matched() const { return m_matched; }

    enum class End { Right, Wrong, Stuck };
    // `fifoSlots` as in VerifyOptions. Right: the slots that the pattern asks for hold what it asks for, and nothing
    // was read that was not there.
    [[nodiscard]] End run(std::mt19937& random, std::uint32_t fifoSlots) const
    {
        State state(m_schedule);
        std::vector<Phase> phase(m_schedule.stepCount(), Phase::Waiting);
        std::uint32_t left = m_schedule.stepCount();
        while (left > 0) {
            std::vector<std::uint32_t> possible;
            for (std::uint32_t i = 0; i < phase.size(); ++i) {
                if (canMove(i, phase, fifoSlots))
                    possible.push_back(i);
            }
            if (possible.empty())
                return End::Stuck;
            const std::uint32_t step = possible[random() % possible.size()];
            state.begin(*this, step);
            phase[step] = Phase::Done;
            --left;
        }
        return state.undefined || !state.endsRight(*this) ? End::Wrong : End::Right;
    }

    // Two steps of a rank touch a slot, one of them writes it, and neither always comes first.
    [[nodiscard]] bool hasRace() const
    {
        const std::vector<std::vector<bool>> before = happensBefore();
        std::map<std::pair<Rank, std::pair<Buffer, std::uint32_t>>, std::vector<std::pair<std::uint32_t, bool>>>
            touched;
        for (std::uint32_t i = 0; i < m_schedule.stepCount(); ++i) {
            for (const auto& [slot, writes] : accesses(i)) {
                std::vector<std::pair<std::uint32_t, bool>>& others
                    = touched[{ rank(i), { slot.buffer, slot.offset } }];
                for (const auto& [other, otherWrites] : others) {
                    if (other != i && (writes || otherWrites) && !before[other][i] && !before[i][other])
                        return true;
                }
                others.emplace_back(i, writes);
            }
        }
        return false;
    }

private:
    static constexpr std::uint32_t kNobody = 0xFFFFFFFFU;
    enum class Phase { Waiting, Done };
    using Value = std::map<std::pair<std::uint32_t, std::uint32_t>, int>; // chunk, rank: how often
    using Place = std::tuple<std::uint32_t, Buffer, std::uint32_t>; // rank and slot

    struct State {
        explicit State(const Schedule& schedule)
        {
            const Pattern& pattern = schedule.pattern();
            for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
                for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
                    for (std::uint32_t k = 0; k < pattern.chunks; ++k) {
                        if (const auto content = contentBefore(pattern, Rank { rank }, { buffer, k }))
                            contents[{ rank, buffer, k }][{ index(content->chunk), index(content->contributor) }] = 1;
                    }
                }
            }
        }

        void begin(const ScheduleOracle& oracle, std::uint32_t step)
        {
            const StepKind kind = oracle.kind(step);
            const Step each = oracle.m_schedule.step(StepId { step });
            std::vector<Value> moved;
            if (receives(kind)) {
                moved = messages.at(oracle.m_partner[step]);
            } else if (kind != StepKind::Nop) {
                for (std::uint32_t k = 0; k < each.count; ++k)
                    moved.push_back(contents[oracle.placeOf(step, each.source, k)]);
            }
            for (std::uint32_t k = 0; k < moved.size(); ++k) {
                undefined = undefined || moved[k].empty();
                if (collective::reduces(kind)) {
                    const Slot operand = kind == StepKind::Reduce ? each.target : each.source;
                    const Value held = contents[oracle.placeOf(step, operand, k)];
                    undefined = undefined || held.empty();
                    for (const auto& [contribution, times] : held)
                        moved[k][contribution] += times;
                }
                if (kind != StepKind::Send && kind != StepKind::ReceiveReduceSend && kind != StepKind::Nop)
                    contents[oracle.placeOf(step, each.target, k)] = moved[k];
            }
            if (sends(kind))
                messages[step] = moved;
        }

        bool endsRight(const ScheduleOracle& oracle)
        {
            const Pattern& pattern = oracle.m_schedule.pattern();
            for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
                for (std::uint32_t k = 0; !pattern.inPlace && k < pattern.chunks; ++k) {
                    const auto content = contentBefore(pattern, Rank { rank }, { Buffer::Input, k });
                    const Value before {
                        { { content ? index(content->chunk) : 0, content ? index(content->contributor) : 0 }, 1 }
                    };
                    if (content && contents[{ rank, Buffer::Input, k }] != before)
                        return false;
                }
                for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
                    for (std::uint32_t k = 0; k < pattern.chunks; ++k) {
                        const auto content = pattern.contentAfter(Rank { rank }, { buffer, k });
                        if (!content)
                            continue;
                        Value wanted;
                        for (std::uint32_t from = 0; from < pattern.ranks; ++from) {
                            if (content->contributor == kNone<Rank> || index(content->contributor) == from)
                                wanted[{ index(content->chunk), from }] = 1;
                        }
                        if (contents[{ rank, buffer, k }] != wanted)
                            return false;
                    }
                }
            }
            return true;
        }

        std::map<Place, Value> contents;
        std::map<std::uint32_t, std::vector<Value>> messages; // by sending step
        bool undefined = false;
    };

    [[nodiscard]] std::uint32_t begin(std::uint32_t block) const
    {
        return index(m_schedule.steps(BlockId { block }).first);
    }
    [[nodiscard]] std::uint32_t end(std::uint32_t block) const
    {
        return index(m_schedule.steps(BlockId { block }).past);
    }
    [[nodiscard]] StepKind kind(std::uint32_t step) const { return m_schedule.kind(StepId { step }); }
    [[nodiscard]] std::uint32_t count(std::uint32_t step) const { return m_schedule.count(StepId { step }); }
    [[nodiscard]] Rank rank(std::uint32_t step) const { return m_schedule.block(BlockId { m_block[step] }).rank; }
    [[nodiscard]] bool inOrder(std::uint32_t step) const { return m_schedule.block(BlockId { m_block[step] }).inOrder; }
    [[nodiscard]] Slot stored(std::uint32_t step, Slot slot, std::uint32_t k) const
    {
        return m_schedule.pattern().storage(rank(step), { slot.buffer, slot.offset + k });
    }
    [[nodiscard]] Place placeOf(std::uint32_t step, Slot slot, std::uint32_t k) const
    {
        const Slot place = stored(step, slot, k);
        return { index(rank(step)), place.buffer, place.offset };
    }

    [[nodiscard]] bool canMove(std::uint32_t step, const std::vector<Phase>& phase, std::uint32_t fifoSlots) const
    {
        if (phase[step] == Phase::Done)
            return false;
        if (inOrder(step) && step > begin(m_block[step]) && phase[step - 1] != Phase::Done)
            return false;
        for (const StepId on : m_schedule.dependencies(StepId { step })) {
            if (phase[index(on)] != Phase::Done)
                return false;
        }
        if (receives(kind(step)) && phase[m_partner[step]] != Phase::Done)
            return false;
        if (!sends(kind(step)) || fifoSlots == 0 || !inOrder(step) || !inOrder(m_receiver[step]))
            return true;
        std::uint32_t inside = 0;
        for (std::uint32_t i = begin(m_block[step]); i < step; ++i)
            inside += sends(kind(i)) && phase[m_receiver[i]] == Phase::Waiting ? 1U : 0U;
        return inside < fifoSlots;
    }

    [[nodiscard]] std::vector<std::pair<Slot, bool>> accesses(std::uint32_t step) const
    {
        std::vector<std::pair<Slot, bool>> result;
        const Step each = m_schedule.step(StepId { step });
        for (std::uint32_t k = 0; k < each.count; ++k) {
            const bool sums = collective::reduces(each.kind);
            if (each.kind == StepKind::Send || each.kind == StepKind::Copy || sums)
                result.emplace_back(stored(step, each.source, k), false);
            if (each.kind != StepKind::Send && each.kind != StepKind::ReceiveReduceSend)
                result.emplace_back(stored(step, each.target, k), true);
        }
        return result;
    }

    [[nodiscard]] std::vector<std::vector<bool>> happensBefore() const
    {
        const std::uint32_t steps = m_schedule.stepCount();
        std::vector<std::vector<bool>> before(steps, std::vector<bool>(steps, false));
        for (std::uint32_t i = 0; i < steps; ++i) {
            if (inOrder(i) && i > begin(m_block[i]))
                before[i - 1][i] = true;
            for (const StepId on : m_schedule.dependencies(StepId { i }))
                before[index(on)][i] = true;
            if (m_partner[i] != kNobody)
                before[m_partner[i]][i] = true;
        }
        for (std::uint32_t via = 0; via < steps; ++via) {
            for (std::uint32_t from = 0; from < steps; ++from) {
                if (!before[from][via])
                    continue;
                for (std::uint32_t to = 0; to < steps; ++to) {
                    if (before[via][to])
                        before[from][to] = true;
                }
            }
        }
        return before;
    }

    const Schedule& m_schedule;
    std::vector<std::uint32_t> m_block; // by step
    std::vector<std::uint32_t> m_partner; // by receive: its send
    std::vector<std::uint32_t> m_receiver; // by send: its receive
    bool m_matched = false;
};

} // namespace weft::collective::test
