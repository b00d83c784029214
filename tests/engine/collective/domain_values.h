// SPDX-License-Identifier: GPL-3.0-or-later
// What slots hold as the numbers or terms of the program room: the contributions c of ranks to chunks, and their sums.
// Values of an Execution; owned by it. Executions over one domain have comparable values.
#pragma once

#include "engine/collective/proof/execution.h"
#include "engine/program/meaning/domains.h"

#include <array>

namespace weft::collective::test {

using program::Combine;

template <class Domain> class DomainValues {
public:
    struct Value {
        std::optional<typename Domain::Value> known; // none: holds nothing
        [[nodiscard]] bool empty() const { return !known; }
        bool operator==(const Value&) const = default;
    };

    DomainValues(const Schedule& /*schedule*/, Domain& domain)
        : m_domain(domain)
    {
    }

    [[nodiscard]] Value valueOf(ChunkId chunk, std::span<const Rank> contributors)
    {
        std::vector<typename Domain::Value> parts;
        for (const Rank rank : contributors)
            parts.push_back(m_domain.leaf("c", index(chunk), index(rank)));
        return { m_domain.combine(Combine::Sum, parts) };
    }
    [[nodiscard]] static Value lacking(Value known) { return known; }
    [[nodiscard]] static bool outgrown() { return false; }
    static void placed(Value /*value*/) { }
    static void left(Value /*value*/) { }
    [[nodiscard]] Sum<Value> add(Value held, Value incoming)
    {
        return { { m_domain.combine(Combine::Sum, std::array { *held.known, *incoming.known }) } };
    }

private:
    Domain& m_domain;
};

} // namespace weft::collective::test
