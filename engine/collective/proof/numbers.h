// SPDX-License-Identifier: GPL-3.0-or-later
// What slots hold as numbers: every contribution is some number, a sum their sum modulo 2^64. Two sums of different
// contributions are the same number once in 2^64. Values of an Execution; owned by it.
#pragma once

#include "engine/collective/proof/execution.h"

namespace weft::collective {

class Numbers {
public:
    class Value {
    public:
        Value() = default; // holds nothing
        explicit Value(std::uint64_t number)
            : m_number(number)
        {
        }
        [[nodiscard]] bool empty() const { return !m_number; }
        [[nodiscard]] std::uint64_t number() const { return m_number.value_or(0); }
        bool operator==(const Value&) const = default;

    private:
        std::optional<std::uint64_t> m_number;
    };

    explicit Numbers(const Schedule& /*schedule*/, std::uint64_t seed = 1)
        : m_seed(seed)
    {
    }

    [[nodiscard]] Value valueOf(ChunkId chunk, std::span<const Rank> contributors) const
    {
        std::uint64_t sum = 0;
        for (const Rank rank : contributors)
            sum += contribution(chunk, rank);
        return Value(sum);
    }
    [[nodiscard]] static Value lacking(const Value& known) { return known; }
    [[nodiscard]] static Sum<Value> add(const Value& held, const Value& incoming)
    {
        return { Value(held.number() + incoming.number()) };
    }
    [[nodiscard]] static bool outgrown() { return false; }
    static void placed(const Value& /*value*/) { }
    static void left(const Value& /*value*/) { }

    // SplitMix64 (G. Steele et al., OOPSLA'14) of where it is from.
    [[nodiscard]] std::uint64_t contribution(ChunkId chunk, Rank rank) const
    {
        std::uint64_t z = (std::uint64_t { index(chunk) } << 32U | index(rank)) + m_seed * 0x9E3779B97F4A7C15U;
        z = (z ^ z >> 30U) * 0xBF58476D1CE4E5B9U;
        z = (z ^ z >> 27U) * 0x94D049BB133111EBU;
        return z ^ z >> 31U;
    }

private:
    std::uint64_t m_seed;
};

} // namespace weft::collective
