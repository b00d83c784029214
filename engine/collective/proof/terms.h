// SPDX-License-Identifier: GPL-3.0-or-later
// What slots hold as expressions of what ranks began with: contributions, functions of terms, and sums up to order and
// grouping. Equal terms have equal ids. For few ranks and small shapes: a sum of n parts takes 4·n bytes.
// Values of an Execution; owned by it or, where several are compared, by the caller. One thread.
#pragma once

#include "engine/collective/proof/execution.h"

#include <array>
#include <map>
#include <string>
#include <string_view>

namespace weft::collective {

class TermPool {
public:
    class Term {
    public:
        Term() = default; // nothing
        explicit Term(std::uint32_t id)
            : m_id(id)
        {
        }
        [[nodiscard]] bool empty() const { return m_id == 0; }
        [[nodiscard]] std::uint32_t id() const { return m_id; }
        auto operator<=>(const Term&) const = default;

    private:
        std::uint32_t m_id = 0;
    };

    // One rank's contribution to a chunk.
    [[nodiscard]] Term contribution(ChunkId chunk, Rank rank);
    // A function whose arguments have their order; nothing of it is known but its name.
    [[nodiscard]] Term apply(std::string_view function, std::span<const Term> arguments);
    // Sums among the parts are opened; what is there twice counts twice. Not empty.
    [[nodiscard]] Term sum(std::span<const Term> parts);

    // "c3.r0 + 2·c3.r1 + scale(c4.r1)": chunk 3 of rank 0 and so on; parts in the order in which they were first made.
    // Past `most` parts or arguments a sum or a function is cut short.
    [[nodiscard]] std::string toText(Term term, std::size_t most = 12) const;
    // More than 2^26 parts in all: the owner should give up.
    [[nodiscard]] bool outgrown() const { return m_parts > kMostParts; }

private:
    static constexpr std::uint64_t kMostParts = std::uint64_t { 1 } << 26U;
    static constexpr std::string_view kContribution {}; // no name: the parts are a chunk and a rank
    static constexpr std::string_view kSum = "+"; // parts ascend
    using Node = std::pair<std::string, std::vector<std::uint32_t>>;

    Term intern(std::string_view name, std::vector<std::uint32_t> parts);
    [[nodiscard]] const Node& at(Term term) const { return *m_nodes[term.id() - 1]; }

    std::map<Node, std::uint32_t> m_known;
    std::vector<const Node*> m_nodes; // keys of the map, by id - 1
    std::uint64_t m_parts = 0;
};

class Terms {
public:
    using Value = TermPool::Term;
    // Executions with the same pool have comparable values.
    Terms(const Schedule& /*schedule*/, TermPool& pool)
        : m_pool(pool)
    {
    }

    [[nodiscard]] Value valueOf(ChunkId chunk, std::span<const Rank> contributors)
    {
        std::vector<Value> parts;
        for (const Rank rank : contributors)
            parts.push_back(m_pool.contribution(chunk, rank));
        return m_pool.sum(parts);
    }
    [[nodiscard]] static Value lacking(Value known) { return known; }
    [[nodiscard]] Sum<Value> add(Value held, Value incoming) { return { m_pool.sum(std::array { held, incoming }) }; }
    [[nodiscard]] bool outgrown() const { return m_pool.outgrown(); }
    static void placed(Value /*value*/) { }
    static void left(Value /*value*/) { }

private:
    TermPool& m_pool;
};

// "rank 2 ends with c3.r0 in output slot 3 instead of c3.r0 + c3.r1".
[[nodiscard]] std::string describe(const TermPool& pool, const WrongSlot<TermPool::Term>& wrong);

} // namespace weft::collective
