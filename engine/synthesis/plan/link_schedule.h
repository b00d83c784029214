// SPDX-License-Identifier: GPL-3.0-or-later
// A synthesized all-gather: which chunk every link carries, and when. Chunk ids are those of collective::Pattern
// (source·chunksPerNpu + k). Made by the synthesizer, then only read; any thread. Three forms of the same thing,
// because fabrics of 40,000 NPUs have 1.6·10^9 transfers: rows of equal steps (two bytes a transfer while chunk ids
// fit; in a file where they are too many), one column of transfers with their start times, and one root's tree that
// stands for all its translates.
#pragma once

#include "engine/core/fingerprint.h"
#include "engine/synthesis/graph/link_graph.h"
#include "engine/synthesis/graph/translations.h"

#include <functional>
#include <memory>
#include <variant>

namespace weft::io {
class DataFile;
}

namespace weft::synthesis {

inline constexpr std::uint32_t kNoChunk = 0xFFFFFFFFU;

struct Transfer {
    std::uint64_t start = 0; // ns; the chunk is at the target LinkGraph::time later
    std::uint32_t chunk = 0;
    bool operator==(const Transfer&) const = default;
};

// Chunk ids in sixteen bits, and sixteen more where the collective has too many for that. All ones: none.
class ChunkColumn {
public:
    ChunkColumn() = default;
    // Ids below `chunks`; all entries kNoChunk.
    ChunkColumn(std::uint32_t chunks, std::size_t size)
        : m_low(size, kLow)
        , m_high(chunks > kLow ? size : 0, kLow)
    {
    }
    [[nodiscard]] std::size_t size() const { return m_low.size(); }
    [[nodiscard]] std::uint32_t operator[](std::size_t i) const
    {
        const std::uint32_t low = m_low[i];
        if (!m_high.empty())
            return low | std::uint32_t { m_high[i] } << 16U;
        return low == kLow ? kNoChunk : low;
    }
    void set(std::size_t i, std::uint32_t chunk)
    {
        m_low[i] = static_cast<std::uint16_t>(chunk);
        if (!m_high.empty())
            m_high[i] = static_cast<std::uint16_t>(chunk >> 16U);
    }
    [[nodiscard]] bool isWide() const { return !m_high.empty(); }
    // All lower halves, and all upper ones where there are any.
    [[nodiscard]] std::span<std::uint16_t> low() { return m_low; }
    [[nodiscard]] std::span<std::uint16_t> high() { return m_high; }
    [[nodiscard]] std::span<const std::uint16_t> low() const { return m_low; }
    [[nodiscard]] std::span<const std::uint16_t> high() const { return m_high; }
    [[nodiscard]] std::uint64_t memoryBytes() const { return (m_low.capacity() + m_high.capacity()) * 2; }
    bool operator==(const ChunkColumn&) const = default;

private:
    static constexpr std::uint16_t kLow = 0xFFFF;
    std::vector<std::uint16_t> m_low;
    std::vector<std::uint16_t> m_high; // empty: chunk ids are below 65,535
};

// All links take the same time. Step s is from s·stepNs to (s+1)·stepNs. The steps of a large schedule are in a file
// and are read with eachStep(); two of these are equal if they share the file.
struct StepForm {
    // Successive steps over the same arcs: links into NPUs that have everything are dropped from later windows.
    struct Window {
        std::vector<std::uint32_t> arcs; // each once, those into one NPU together
        std::vector<ChunkColumn> rows; // a step each, an entry for each of `arcs`
        std::uint64_t storedRows = 0; // in the file instead, from byte `storedAt` on
        std::uint64_t storedAt = 0;
        bool operator==(const Window&) const = default;
    };
    std::uint64_t stepNs = 0;
    std::vector<Window> windows;
    std::shared_ptr<const io::DataFile> stored; // step_file.h
    std::uint64_t storedPrint = 0; // StepPrint of what is in the file
    std::uint64_t storedTransfers = 0;
    bool isWide = false; // entries in the file have four bytes
    bool isTurned = false; // the windows name other arcs than the file: mirrored()
    bool operator==(const StepForm&) const = default;
};

// The fingerprint of steps, wherever they are.
class StepPrint {
public:
    struct RowSums {
        std::uint64_t low = 0; // of all lower halves, and of all upper ones
        std::uint64_t high = 0;
    };
    [[nodiscard]] static RowSums sumsOf(const ChunkColumn& row);
    void window(std::span<const std::uint32_t> arcs);
    void row(const RowSums& sums);
    [[nodiscard]] std::uint64_t value() const { return m_print.value(); }

private:
    Fingerprint m_print;
};

// Six bytes a transfer while chunk ids have sixteen bits and starts 32; the upper halves come into being with the first
// value that needs one.
class TransferColumns {
public:
    [[nodiscard]] std::size_t size() const { return m_chunk.size(); }
    [[nodiscard]] Transfer operator[](std::size_t i) const
    {
        return { m_start[i] | (m_startHigh.empty() ? 0 : std::uint64_t { m_startHigh[i] } << 32U),
            m_chunk[i] | (m_chunkHigh.empty() ? 0U : std::uint32_t { m_chunkHigh[i] } << 16U) };
    }
    void set(std::size_t i, const Transfer& transfer);
    void resize(std::size_t size);
    [[nodiscard]] std::uint64_t memoryBytes() const
    {
        return (m_chunk.capacity() + m_chunkHigh.capacity()) * 2 + (m_start.capacity() + m_startHigh.capacity()) * 4;
    }
    bool operator==(const TransferColumns&) const = default;

private:
    std::vector<std::uint16_t> m_chunk;
    std::vector<std::uint16_t> m_chunkHigh; // empty: all ids are below 2^16
    std::vector<std::uint32_t> m_start;
    std::vector<std::uint32_t> m_startHigh; // empty: all starts are below 2^32 ns
};

struct TimedForm {
    std::vector<std::uint32_t> arcStart; // arcs + 1 entries, into transfers
    TransferColumns transfers; // ascending start within an arc
    bool operator==(const TimedForm&) const = default;

    // each(visit) calls visit(arc, transfer) for every transfer, twice over; those of an arc in their order.
    template <class Each> [[nodiscard]] static TimedForm made(std::size_t arcs, const Each& each)
    {
        TimedForm form;
        form.arcStart = startsOfGroups(
            arcs, [&each](auto visit) { each([visit](std::size_t arc, const Transfer&) { visit(arc); }); });
        form.transfers.resize(form.arcStart.back());
        std::vector<std::uint32_t> next(form.arcStart.begin(), form.arcStart.end() - 1);
        each([&](std::size_t arc, const Transfer& transfer) { form.transfers.set(next[arc]++, transfer); });
        return form;
    }
};

// The tree of NPU 0's chunks. NPU r's is the same one moved by r, at the same times.
struct TranslatedForm {
    struct Edge {
        std::uint64_t start = 0;
        std::uint32_t node = 0; // where the edge arrives
        std::uint32_t chunk = 0; // below chunksPerNpu
        bool operator==(const Edge&) const = default;
    };
    Translations translations;
    std::vector<std::uint32_t> classStart; // classes + 1 entries, into edges
    std::vector<Edge> edges; // of class c: over links x → x + step(c); ascending start
    bool operator==(const TranslatedForm&) const = default;
};

struct LinkSchedule {
    std::uint32_t npus = 0;
    std::uint32_t chunksPerNpu = 0;
    std::uint64_t durationNs = 0; // when the last chunk that is needed arrives
    std::variant<StepForm, TimedForm, TranslatedForm> form;
    bool operator==(const LinkSchedule&) const = default;

    [[nodiscard]] std::uint32_t chunks() const { return npus * chunksPerNpu; }
    // O(transfers) in the step form, unless a file holds them.
    [[nodiscard]] std::uint64_t transferCount() const;
    // The same for equal schedules in equal forms.
    [[nodiscard]] std::uint64_t fingerprint() const;
    [[nodiscard]] std::uint64_t memoryBytes() const;
};

// Calls visit(arc, transfer) for every transfer, those of an arc by ascending start.
using VisitTransfer = std::function<void(std::uint32_t arc, const Transfer& transfer)>;
void eachTransfer(const LinkGraph& graph, const LinkSchedule& schedule, const VisitTransfer& visit);

// The same schedule with every transfer spelled out. Six bytes a transfer: for fabrics of some thousand NPUs.
[[nodiscard]] TimedForm spelledOut(const LinkGraph& graph, const LinkSchedule& schedule);

// On a fabric in which every link has one like it the other way (oppositeArcs()), a schedule for it is one for the
// reversed fabric, too: the same transfers between the same NPUs, where arc a runs from target to source.
[[nodiscard]] LinkSchedule mirrored(LinkSchedule schedule, const std::vector<std::uint32_t>& opposite);

} // namespace weft::synthesis
