// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/check/exchange_check.h"

#include "engine/synthesis/check/schedule_faults.h"

#include <map>

namespace weft::synthesis {

namespace {

class SetReplay {
public:
    SetReplay(const LinkGraph& graph, const Demands& sums)
        : m_graph(graph)
        , m_sums(sums)
        , m_links(graph, sums.chunks())
    {
        for (std::uint32_t chunk = 0; chunk < sums.chunks(); ++chunk) {
            std::uint64_t bit = 1;
            for (const std::uint32_t giver : sums.giversOf(chunk)) {
                m_has[{ chunk, giver }] = { bit, 0 };
                bit = sums.isSum(chunk) ? bit << 1U : bit;
            }
        }
    }

    Result<void> apply(const PlannedTransfer& transfer, bool adds)
    {
        if (!m_links.carry(transfer))
            return m_links.error();
        const std::uint32_t source = m_graph.source[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        arriveUntil(transfer.start);
        if (!m_fault)
            return m_fault;
        Has& from = m_has[{ transfer.chunk, source }];
        if (from.parts == 0)
            return wrong(m_graph, transfer, say("the source has nothing of the chunk"));
        if (!m_graph.kind[source].forwards && !m_sums.isEnd(transfer.chunk, source))
            return wrong(m_graph, transfer, say("the sender does not forward for others"));
        from.readUntil = std::max(from.readUntil, end);
        m_arrivals.emplace(end, Arrival { transfer, from.parts, adds });
        return {};
    }

    Result<void> finish(std::uint64_t statedNs)
    {
        arriveUntil(~std::uint64_t { 0 });
        if (!m_fault)
            return m_fault;
        for (std::uint32_t chunk = 0; chunk < m_sums.chunks(); ++chunk) {
            std::uint64_t whole = 0;
            for (std::size_t i = 0; i < m_sums.giversOf(chunk).size(); ++i)
                whole |= std::uint64_t { 1 } << (m_sums.isSum(chunk) ? i : 0U);
            for (const std::uint32_t taker : m_sums.takersOf(chunk)) {
                if (m_has[{ chunk, taker }].parts != whole)
                    return lacks(taker, 1);
            }
        }
        if (m_last != statedNs)
            return errorOf(ErrorCode::Mismatched, say("the exchange ends at another time than it says"));
        return {};
    }

private:
    struct Has {
        std::uint64_t parts = 0;
        std::uint64_t readUntil = 0;
    };
    struct Arrival {
        PlannedTransfer transfer;
        std::uint64_t parts = 0;
        bool adds = false;
    };

    void arriveUntil(std::uint64_t now)
    {
        for (; !m_arrivals.empty() && m_arrivals.begin()->first <= now; m_arrivals.erase(m_arrivals.begin())) {
            const auto& [end, arrival] = *m_arrivals.begin();
            const PlannedTransfer& transfer = arrival.transfer;
            Has& to = m_has[{ transfer.chunk, m_graph.target[transfer.arc] }];
            const std::uint64_t missing = arrival.adds ? arrival.parts & to.parts : to.parts & ~arrival.parts;
            if (m_fault && (missing != 0 || to.readUntil > end)) {
                m_fault = wrong(m_graph, transfer,
                    missing == 0       ? say("what is there is still being sent")
                        : arrival.adds ? say("a part is in the sum already")
                                       : say("the copy lacks a part that is there"));
            }
            to.parts |= arrival.parts;
            m_last = end;
        }
    }

    const LinkGraph& m_graph;
    const Demands& m_sums;
    LinkReplay m_links;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Has> m_has; // by chunk and NPU
    std::multimap<std::uint64_t, Arrival> m_arrivals; // of what is under way
    std::uint64_t m_last = 0;
    Result<void> m_fault;
};

} // namespace

Result<void> checkExchange(const LinkGraph& graph, const Demands& sums, std::span<const PlanPart> parts)
{
    SetReplay replay(graph, sums);
    Result<void> applied;
    eachInTime(parts, [&](std::size_t part, std::size_t, const PlannedTransfer& transfer) {
        applied = replay.apply(transfer, parts[part].adds);
        return applied.ok();
    });
    return applied ? replay.finish(parts.empty() ? 0 : parts.front().plan.durationNs) : applied;
}

} // namespace weft::synthesis
