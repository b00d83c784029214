// SPDX-License-Identifier: GPL-3.0-or-later
// Any synthesized collective as a list of transfers, each over one link at a stated time. Values and pure functions;
// any thread. All-gathers on large fabrics have the more compact LinkSchedule.
#pragma once

#include "engine/core/progress.h"
#include "engine/core/result.h"
#include "engine/synthesis/demand/demands.h"

#include <vector>

namespace weft::synthesis {

struct PlannedTransfer {
    std::uint64_t start = 0; // ns; the chunk is at the arc's target LinkGraph::time later
    std::uint32_t chunk = 0;
    std::uint32_t arc = 0;
    auto operator<=>(const PlannedTransfer&) const = default;
};

struct TransferPlan {
    std::vector<PlannedTransfer> transfers; // ascending
    std::uint64_t durationNs = 0; // arrival of the last chunk that is wanted

    bool operator==(const TransferPlan&) const = default;
    [[nodiscard]] std::uint64_t fingerprint() const;
};

// In the order of a plan; quickest where the starts ascend already.
void sortTransfers(std::vector<PlannedTransfer>& transfers);

// The same transfers backwards in time, for the reversed graph (equal arc indices): what gathered now reduces.
[[nodiscard]] TransferPlan reversedInTime(const LinkGraph& graph, const TransferPlan& plan);

// A chunk that comes twice where something gathers is, backwards in time, a part of a sum that is added twice.
[[nodiscard]] Result<void> checkAddsOnce(std::uint64_t duplicates);

// What is wrong at a transfer: with its time, its link and its chunk.
[[nodiscard]] Error wrong(const LinkGraph& graph, const PlannedTransfer& transfer, const Sentence& what,
    ErrorCode code = ErrorCode::Mismatched);

// Whether links carry one chunk at a time, transfer after transfer in the order of time. The graph outlives it.
class LinkReplay {
public:
    // Chunks are below `chunks`.
    LinkReplay(const LinkGraph& graph, std::uint32_t chunks)
        : m_graph(graph)
        , m_chunks(chunks)
        , m_free(graph.arcs(), 0)
    {
    }
    // False: error() says why. OutOfRange (a link or chunk that is none), Mismatched (out of turn, a link that is
    // busy).
    [[nodiscard]] bool carry(const PlannedTransfer& transfer)
    {
        const bool exists = transfer.arc < m_graph.arcs() && transfer.chunk < m_chunks;
        if (!exists || transfer.start < m_now || m_free[transfer.arc] > transfer.start) {
            m_error = faultOf(transfer);
            return false;
        }
        m_now = transfer.start;
        m_free[transfer.arc] = transfer.start + m_graph.time[transfer.arc];
        return true;
    }
    [[nodiscard]] const Error& error() const { return m_error; }

private:
    [[nodiscard]] Error faultOf(const PlannedTransfer& transfer) const;

    const LinkGraph& m_graph;
    std::uint32_t m_chunks = 0;
    std::uint64_t m_now = 0;
    std::vector<std::uint64_t> m_free; // by arc
    Error m_error;
};

} // namespace weft::synthesis
