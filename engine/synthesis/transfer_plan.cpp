// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/transfer_plan.h"

#include "engine/core/fingerprint.h"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kNever = std::numeric_limits<std::uint64_t>::max();

Error wrong(ErrorCode code, const LinkGraph& graph, const PlannedTransfer& transfer, const std::string& what)
{
    return { code,
        "chunk " + std::to_string(transfer.chunk) + " from node " + std::to_string(graph.source[transfer.arc])
            + " to node " + std::to_string(graph.target[transfer.arc]) + " at " + std::to_string(transfer.start)
            + " ns: " + what,
        {}, {} };
}

// What a node has of a chunk.
struct Holding {
    std::uint64_t since = kNever;
    std::vector<std::uint64_t> tokens; // arrivals at a switch without multicast that have not left, ascending
};

class Replay {
public:
    Replay(const LinkGraph& graph, const Demands& demands)
        : m_graph(graph)
        , m_demands(demands)
        , m_free(graph.arcs(), 0)
    {
        for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
            for (const std::uint32_t node : demands.originsOf(chunk))
                m_held[key(chunk, node)].since = 0;
        }
    }

    Result<void> apply(const PlannedTransfer& transfer)
    {
        const std::uint32_t from = m_graph.source[transfer.arc];
        const std::uint32_t to = m_graph.target[transfer.arc];
        if (m_free[transfer.arc] > transfer.start)
            return wrong(ErrorCode::Mismatched, m_graph, transfer, "the link still carries another chunk");
        m_free[transfer.arc] = transfer.start + m_graph.time[transfer.arc];
        const auto held = m_held.find(key(transfer.chunk, from));
        if (held == m_held.end() || !take(held->second, from, transfer.start))
            return wrong(ErrorCode::Mismatched, m_graph, transfer, "the sender does not have it yet");
        if (from < m_graph.npus && !m_graph.kind[from].forwards && !isEnd(transfer.chunk, from))
            return wrong(ErrorCode::Mismatched, m_graph, transfer, "the sender does not forward for others");
        Holding& arrival = m_held[key(transfer.chunk, to)];
        if (carriesOnce(to)) {
            arrival.tokens.push_back(m_free[transfer.arc]);
            return {};
        }
        m_duplicates += arrival.since == kNever ? 0U : 1U;
        arrival.since = std::min(arrival.since, m_free[transfer.arc]);
        return {};
    }

    // When the last demand is met; an error names one that is not.
    [[nodiscard]] Result<std::uint64_t> finish() const
    {
        std::uint64_t last = 0;
        for (std::uint32_t chunk = 0; chunk < m_demands.chunks(); ++chunk) {
            for (const std::uint32_t node : m_demands.destinationsOf(chunk)) {
                const auto held = m_held.find(key(chunk, node));
                if (held == m_held.end()) {
                    return Error { ErrorCode::Unfinished,
                        "NPU " + std::to_string(node) + " ends without chunk " + std::to_string(chunk), {}, {} };
                }
                last = std::max(last, held->second.since);
            }
        }
        return last;
    }
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    [[nodiscard]] std::uint64_t key(std::uint32_t chunk, std::uint32_t node) const
    {
        return std::uint64_t { chunk } * m_graph.nodes + node;
    }
    [[nodiscard]] bool carriesOnce(std::uint32_t node) const
    {
        return node >= m_graph.npus && !m_graph.kind[node].multicasts;
    }
    [[nodiscard]] bool isEnd(std::uint32_t chunk, std::uint32_t node) const
    {
        const auto from = m_demands.originsOf(chunk);
        const auto to = m_demands.destinationsOf(chunk);
        return std::binary_search(from.begin(), from.end(), node) || std::binary_search(to.begin(), to.end(), node);
    }
    // Transfers come in the order of their starts, so the earliest token serves.
    bool take(Holding& holding, std::uint32_t node, std::uint64_t start) const
    {
        if (!carriesOnce(node))
            return holding.since <= start;
        const auto first = std::min_element(holding.tokens.begin(), holding.tokens.end());
        if (first == holding.tokens.end() || *first > start)
            return false;
        holding.tokens.erase(first);
        return true;
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    std::vector<std::uint64_t> m_free; // by arc
    std::unordered_map<std::uint64_t, Holding> m_held;
    std::uint64_t m_duplicates = 0;
};

} // namespace

std::uint64_t TransferPlan::fingerprint() const
{
    Fingerprint print;
    print.add(durationNs);
    for (const PlannedTransfer& transfer : transfers) {
        print.add(transfer.start);
        print.add(std::uint64_t { transfer.chunk } << 32U | transfer.arc);
    }
    return print.value();
}

TransferPlan reversedInTime(const LinkGraph& graph, const TransferPlan& plan)
{
    TransferPlan turned { plan.transfers, plan.durationNs };
    for (PlannedTransfer& transfer : turned.transfers)
        transfer.start = plan.durationNs - transfer.start - graph.time[transfer.arc];
    std::sort(turned.transfers.begin(), turned.transfers.end());
    return turned;
}

Result<std::uint64_t> checkPlan(
    const LinkGraph& graph, const Demands& demands, const TransferPlan& plan, const Watch& watch)
{
    constexpr std::size_t kPoll = 4096;
    Replay replay(graph, demands);
    for (std::size_t i = 0; i < plan.transfers.size(); ++i) {
        const PlannedTransfer& transfer = plan.transfers[i];
        if (i % kPoll == 0 && watch.stop.stop_requested())
            return Error { ErrorCode::Cancelled, "the check was stopped", {}, {} };
        if (transfer.arc >= graph.arcs() || transfer.chunk >= demands.chunks()) {
            return Error { ErrorCode::OutOfRange,
                "transfer " + std::to_string(i) + " names a link or chunk that is none", {}, {} };
        }
        if (i > 0 && transfer.start < plan.transfers[i - 1].start)
            return wrong(ErrorCode::Mismatched, graph, transfer, "the plan is not in the order of time");
        if (const Result<void> applied = replay.apply(transfer); !applied)
            return applied.error();
    }
    const Result<std::uint64_t> last = replay.finish();
    if (!last)
        return last.error();
    if (*last != plan.durationNs) {
        return Error { ErrorCode::Mismatched,
            "the plan says " + std::to_string(plan.durationNs) + " ns and takes " + std::to_string(*last), {}, {} };
    }
    return replay.duplicates();
}

} // namespace weft::synthesis
