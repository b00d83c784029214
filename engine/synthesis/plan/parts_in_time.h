// SPDX-License-Identifier: GPL-3.0-or-later
// The transfers of the parts of a collective one after the other, by their starts or chunk by chunk, without a copy of
// them. A transfer's number counts through the parts. Pure; any thread; must not outlive the parts.
#pragma once

#include "engine/synthesis/plan/transfer_plan.h"

#include <utility>

namespace weft::synthesis {

// One part of a collective: a plan, and whether its transfers add (the reversal of a gathering plan) or copy.
struct PlanPart {
    TransferPlan plan;
    bool adds = false;
    bool exchanges = false; // as all others: sums go both ways over links, each as it is when it is sent
};

[[nodiscard]] inline bool isExchange(std::span<const PlanPart> parts)
{
    return !parts.empty() && parts.front().exchanges;
}

// Calls visit(part, number, transfer) by ascending start, as far as the parts themselves ascend; of equal starts the
// first part's first. Ends where it returns false.
template <class Visit> void eachInTime(std::span<const PlanPart> parts, Visit visit)
{
    struct Next {
        std::size_t at = 0;
        std::size_t first = 0; // number of the part's first transfer
    };
    std::vector<Next> next(parts.size());
    for (std::size_t part = 1; part < parts.size(); ++part)
        next[part].first = next[part - 1].first + parts[part - 1].plan.transfers.size();
    while (true) {
        std::size_t chosen = parts.size();
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const auto& transfers = parts[part].plan.transfers;
            if (next[part].at < transfers.size()
                && (chosen == parts.size()
                    || transfers[next[part].at].start < parts[chosen].plan.transfers[next[chosen].at].start))
                chosen = part;
        }
        if (chosen == parts.size())
            return;
        const std::size_t at = next[chosen].at++;
        if (!visit(chosen, next[chosen].first + at, parts[chosen].plan.transfers[at]))
            return;
    }
}

// Numbers of transfers by chunk, those of one chunk by ascending start. All chunks must be below `chunks`, and there
// are fewer than 2^32 transfers.
class TransfersByChunk {
public:
    TransfersByChunk(std::span<const PlanPart> parts, std::uint32_t chunks)
        : m_parts(parts)
        , m_numbers(chunks, [parts](const auto& visit) {
            eachInTime(parts, [&visit](std::size_t, std::size_t number, const PlannedTransfer& transfer) {
                visit(transfer.chunk, static_cast<std::uint32_t>(number));
                return true;
            });
        })
    {
        std::uint32_t first = 0;
        for (const PlanPart& part : parts) {
            m_first.push_back(first);
            first += static_cast<std::uint32_t>(part.plan.transfers.size());
        }
    }

    [[nodiscard]] std::uint64_t size() const { return m_numbers.items.size(); }
    [[nodiscard]] std::span<const std::uint32_t> of(std::uint32_t chunk) const { return m_numbers[chunk]; }
    // The part that a transfer is of, and the transfer.
    [[nodiscard]] std::pair<std::size_t, const PlannedTransfer&> at(std::uint32_t number) const
    {
        std::size_t part = m_first.size() - 1;
        while (m_first[part] > number)
            --part;
        return { part, m_parts[part].plan.transfers[number - m_first[part]] };
    }

private:
    std::span<const PlanPart> m_parts;
    std::vector<std::uint32_t> m_first; // number of each part's first transfer
    Groups<> m_numbers; // by chunk
};

} // namespace weft::synthesis
