// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/transfer_plan.h"

#include "engine/core/fingerprint.h"
#include "engine/synthesis/graph/ordering.h"

#include <algorithm>
#include <limits>

namespace weft::synthesis {

namespace {

constexpr std::uint64_t kNeverThere = std::numeric_limits<std::uint64_t>::max();

// The transfers of one chunk after those of the other, each in the order of time: what the nodes have of it.
class Replay {
public:
    Replay(const LinkGraph& graph, const Demands& demands)
        : m_graph(graph)
        , m_demands(demands)
        , m_since(graph.nodes, kNeverThere)
        , m_tokens(graph.nodes)
    {
    }

    void begin(std::uint32_t chunk)
    {
        m_chunk = chunk;
        for (const std::uint32_t node : m_touched) {
            m_since[node] = kNeverThere;
            m_tokens[node].clear();
        }
        m_touched.clear();
        for (const std::uint32_t node : m_demands.giversOf(chunk)) {
            m_since[node] = 0;
            m_touched.push_back(node);
        }
    }

    Result<void> apply(const PlannedTransfer& transfer)
    {
        const std::uint32_t from = m_graph.source[transfer.arc];
        const std::uint32_t to = m_graph.target[transfer.arc];
        const std::uint64_t end = transfer.start + m_graph.time[transfer.arc];
        if (!take(from, transfer.start))
            return wrong(ErrorCode::Mismatched, m_graph, transfer, say("the sender does not have it yet"));
        if (from < m_graph.npus && !m_graph.kind[from].forwards && !m_demands.isEnd(m_chunk, from))
            return wrong(ErrorCode::Mismatched, m_graph, transfer, say("the sender does not forward for others"));
        m_touched.push_back(to);
        if (!m_graph.mayBranch(to)) {
            m_tokens[to].push_back(end);
            return {};
        }
        m_duplicates += m_since[to] == kNeverThere ? 0U : 1U;
        m_since[to] = std::min(m_since[to], end);
        return {};
    }

    // Every NPU that wants the chunk has it.
    Result<void> finish()
    {
        for (const std::uint32_t node : m_demands.takersOf(m_chunk)) {
            if (m_since[node] == kNeverThere) {
                return Error { ErrorCode::Unfinished, say("NPU %1 ends without chunk %2", node, m_chunk), {}, {} };
            }
            m_last = std::max(m_last, m_since[node]);
        }
        return {};
    }
    [[nodiscard]] std::uint64_t last() const { return m_last; } // when the last demand is met
    [[nodiscard]] std::uint64_t duplicates() const { return m_duplicates; }

private:
    // Transfers come in the order of their starts, so the earliest token serves.
    bool take(std::uint32_t node, std::uint64_t start)
    {
        if (m_graph.mayBranch(node))
            return m_since[node] <= start;
        std::vector<std::uint64_t>& tokens = m_tokens[node];
        const auto first = std::min_element(tokens.begin(), tokens.end());
        if (first == tokens.end() || *first > start)
            return false;
        tokens.erase(first);
        return true;
    }

    const LinkGraph& m_graph;
    const Demands& m_demands;
    std::uint32_t m_chunk = 0;
    std::vector<std::uint64_t> m_since; // by node: from when on it has the chunk
    std::vector<std::vector<std::uint64_t>> m_tokens; // by switch without multicast: arrivals that have not left
    std::vector<std::uint32_t> m_touched;
    std::uint64_t m_last = 0;
    std::uint64_t m_duplicates = 0;
};

} // namespace

Error wrong(ErrorCode code, const LinkGraph& graph, const PlannedTransfer& transfer, const Sentence& what)
{
    return { code,
        say("chunk %1 from node %2 to node %3 at %4 ns: %5", transfer.chunk, graph.source[transfer.arc],
            graph.target[transfer.arc], transfer.start, what),
        {}, {} };
}

Error LinkReplay::faultOf(const PlannedTransfer& transfer) const
{
    if (transfer.arc >= m_graph.arcs() || transfer.chunk >= m_chunks)
        return { ErrorCode::OutOfRange, say("a transfer names a link or chunk that is none"), {}, {} };
    return wrong(ErrorCode::Mismatched, m_graph, transfer,
        transfer.start < m_now ? say("the plan is not in the order of time")
                               : say("the link still carries another chunk"));
}

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

void sortTransfers(std::vector<PlannedTransfer>& transfers)
{
    if (!std::ranges::is_sorted(transfers, {}, &PlannedTransfer::start)) {
        sortByDigits(
            transfers, [](const PlannedTransfer& each) { return std::tuple(each.start, each.chunk, each.arc); });
        return;
    }
    for (auto first = transfers.begin(); first != transfers.end();) {
        const auto end
            = std::find_if(first, transfers.end(), [&](const auto& other) { return other.start != first->start; });
        std::sort(first, end);
        first = end;
    }
}

TransferPlan reversedInTime(const LinkGraph& graph, const TransferPlan& plan)
{
    // From the last, so that most are in order at once.
    TransferPlan turned { { plan.transfers.rbegin(), plan.transfers.rend() }, plan.durationNs };
    for (PlannedTransfer& transfer : turned.transfers)
        transfer.start = plan.durationNs - transfer.start - graph.time[transfer.arc];
    sortTransfers(turned.transfers);
    return turned;
}

Result<void> checkAddsOnce(std::uint64_t duplicates)
{
    if (duplicates == 0)
        return {};
    return Error { ErrorCode::Mismatched,
        sayCount(duplicates, "%n transfer adds parts to a sum that are in it already",
            "%n transfers add parts to a sum that are in it already"),
        {}, {} };
}

Result<std::uint64_t> checkPlan(const LinkGraph& graph, const Demands& demands, const TransferPlan& plan)
{
    LinkReplay links(graph, demands.chunks());
    for (const PlannedTransfer& transfer : plan.transfers) {
        if (!links.carry(transfer))
            return links.error();
    }
    const Groups<PlannedTransfer> byChunk(demands.chunks(), [&plan](const auto& visit) {
        for (const PlannedTransfer& transfer : plan.transfers)
            visit(transfer.chunk, transfer);
    });
    Replay replay(graph, demands);
    for (std::uint32_t chunk = 0; chunk < demands.chunks(); ++chunk) {
        replay.begin(chunk);
        for (const PlannedTransfer& transfer : byChunk[chunk]) {
            if (const Result<void> applied = replay.apply(transfer); !applied)
                return applied.error();
        }
        if (const Result<void> finished = replay.finish(); !finished)
            return finished.error();
    }
    if (replay.last() != plan.durationNs) {
        return Error { ErrorCode::Mismatched, say("the plan says %1 ns and takes %2", plan.durationNs, replay.last()),
            {}, {} };
    }
    return replay.duplicates();
}

} // namespace weft::synthesis
