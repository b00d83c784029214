// SPDX-License-Identifier: GPL-3.0-or-later
// What happens to every slot, found by running a program in a random order on multisets of contributions, access by
// access; and what its ranks end with if some function is applied to each whole sum on the way. Shares no code with the
// search for ports.
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

class SlotPortOracle {
public:
    using Place = std::tuple<std::uint32_t, Buffer, std::uint32_t>; // rank and slot, as it is stored
    struct Value {
        std::map<std::pair<std::uint32_t, std::uint32_t>, int> parts; // chunk and rank: how often
        int applied = 0; // how often the function was
    };
    struct History {
        std::set<std::uint32_t> firstReads;
        std::uint32_t firstWrite = index(kNone<StepId>);
        std::uint32_t lastWrite = index(kNone<StepId>);
        std::set<std::uint32_t> lastReads;
    };
    struct WholeSum {
        std::uint32_t chunk = 0;
        std::set<std::uint32_t> readers;
    };
    using SumKey = std::tuple<std::uint32_t, std::uint32_t>; // step, and chunk of it

    // `applied`: steps whose sums, by chunk of the step, get the function.
    SlotPortOracle(const Schedule& schedule, std::mt19937& random, const std::set<SumKey>& applied = {})
        : m_schedule(schedule)
        , m_applied(applied)
    {
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::vector<std::uint32_t>> sent;
        for (std::uint32_t b = 0; b < schedule.blockCount(); ++b) {
            const ThreadBlock& block = schedule.block(BlockId { b });
            for (StepId s = schedule.steps(BlockId { b }).first; s < schedule.steps(BlockId { b }).past;
                 s = StepId { index(s) + 1 }) {
                m_block.push_back(b);
                if (sends(schedule.kind(s)))
                    sent[{ index(block.rank), index(block.sendTo), block.channel }].push_back(index(s));
            }
        }
        std::map<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>, std::size_t> taken;
        for (std::uint32_t s = 0; s < schedule.stepCount(); ++s) {
            const ThreadBlock& block = schedule.block(BlockId { m_block[s] });
            const std::tuple connection { index(block.receiveFrom), index(block.rank), block.channel };
            m_sender.push_back(receives(schedule.kind(StepId { s })) ? sent[connection].at(taken[connection]++) : 0);
        }
        fill();
        run(random);
    }

    [[nodiscard]] const History& at(std::uint32_t rank, Slot slot) const
    {
        static const History none;
        const auto found = m_histories.find(placeOf(rank, slot));
        return found == m_histories.end() ? none : found->second;
    }
    // Whole sums of all members.
    [[nodiscard]] const std::map<SumKey, WholeSum>& sums() const { return m_sums; }
    [[nodiscard]] const std::map<Place, Value>& contents() const { return m_contents; }
    [[nodiscard]] Place placeOf(std::uint32_t rank, Slot slot) const
    {
        const Slot stored = m_schedule.pattern().storage(Rank { rank }, slot);
        return { rank, stored.buffer, stored.offset };
    }

private:
    void fill()
    {
        const Pattern& pattern = m_schedule.pattern();
        for (std::uint32_t rank = 0; rank < pattern.ranks; ++rank) {
            for (const Buffer buffer : { Buffer::Input, Buffer::Output }) {
                for (std::uint32_t k = 0; k < pattern.chunks; ++k) {
                    if (const auto content = contentBefore(pattern, Rank { rank }, { buffer, k }))
                        m_contents[{ rank, buffer, k }].parts[{ index(content->chunk), index(content->contributor) }]
                            = 1;
                }
            }
        }
    }

    void run(std::mt19937& random)
    {
        std::vector<bool> done(m_schedule.stepCount());
        std::vector<std::uint32_t> next; // of each block
        for (std::uint32_t b = 0; b < m_schedule.blockCount(); ++b)
            next.push_back(index(m_schedule.steps(BlockId { b }).first));
        std::vector<std::uint32_t> open(m_schedule.blockCount()); // blocks in order only
        for (std::uint32_t b = 0; b < open.size(); ++b)
            open[b] = b;
        while (!open.empty()) {
            std::shuffle(open.begin(), open.end(), random);
            std::erase_if(open, [&](std::uint32_t b) {
                const std::uint32_t past = index(m_schedule.steps(BlockId { b }).past);
                for (auto burst = 1 + random() % 3; burst > 0 && next[b] < past && canRun(next[b], done); --burst) {
                    execute(next[b]);
                    done[next[b]++] = true;
                }
                return next[b] == past;
            });
        }
        for (const auto& [place, sum] : m_open)
            close(place);
    }

    [[nodiscard]] bool canRun(std::uint32_t step, const std::vector<bool>& done) const
    {
        const auto on = m_schedule.dependencies(StepId { step });
        return std::all_of(on.begin(), on.end(), [&](StepId each) { return done[index(each)]; })
            && (!receives(m_schedule.kind(StepId { step })) || done[m_sender[step]]);
    }

    void execute(std::uint32_t id)
    {
        const Step step = m_schedule.step(StepId { id });
        const std::uint32_t rank = index(m_schedule.block(BlockId { m_block[id] }).rank);
        for (std::uint32_t k = 0; k < step.count; ++k) {
            const Place source = placeOf(rank, { step.source.buffer, step.source.offset + k });
            const Place target = placeOf(rank, { step.target.buffer, step.target.offset + k });
            const bool takes = receives(step.kind);
            Value value = takes ? m_messages.at({ m_sender[id], k }) : m_contents[source];
            if (step.kind == StepKind::Send || step.kind == StepKind::Copy || collective::reduces(step.kind))
                read(source, id);
            if (collective::reduces(step.kind)) {
                const Place operand = step.kind == StepKind::Reduce ? target : source;
                read(operand, id);
                const Value& held = m_contents[operand];
                for (const auto& [part, times] : held.parts)
                    value.parts[part] += times;
                value.applied += held.applied;
            }
            const bool isWhole = collective::reduces(step.kind) && m_schedule.pattern().memberCount() > 1
                && value.parts.size() == m_schedule.pattern().memberCount();
            if (m_applied.contains({ id, k }))
                ++value.applied;
            const bool stores
                = step.kind != StepKind::Send && step.kind != StepKind::ReceiveReduceSend && step.kind != StepKind::Nop;
            if (stores)
                write(target, id, value);
            if (isWhole) {
                WholeSum& sum = m_sums[{ id, k }];
                sum.chunk = value.parts.begin()->first.first;
                if (sends(step.kind))
                    sum.readers.insert(id);
                if (stores)
                    m_open[target] = { id, k };
            }
            if (sends(step.kind))
                m_messages[{ id, k }] = value;
        }
    }

    void read(const Place& place, std::uint32_t step)
    {
        History& history = m_histories[place];
        if (history.firstWrite == index(kNone<StepId>))
            history.firstReads.insert(step);
        history.lastReads.insert(step);
    }
    void write(const Place& place, std::uint32_t step, const Value& value)
    {
        if (m_open.contains(place)) {
            close(place);
            m_open.erase(place);
        }
        History& history = m_histories[place];
        if (history.firstWrite == index(kNone<StepId>))
            history.firstWrite = step;
        history.lastWrite = step;
        history.lastReads.clear();
        m_contents[place] = value;
    }
    void close(const Place& place)
    {
        m_sums.at(m_open.at(place)).readers.merge(std::set(m_histories[place].lastReads));
    }

    const Schedule& m_schedule;
    const std::set<SumKey>& m_applied;
    std::vector<std::uint32_t> m_block; // by step
    std::vector<std::uint32_t> m_sender; // by receiving step
    std::map<Place, Value> m_contents;
    std::map<SumKey, Value> m_messages; // by sending step and chunk of it
    std::map<Place, History> m_histories;
    std::map<SumKey, WholeSum> m_sums;
    std::map<Place, SumKey> m_open; // whole sums that are still where they were made
};

} // namespace weft::collective::test
