// SPDX-License-Identifier: GPL-3.0-or-later
// The Schedule of a plan over links from NPU to NPU, chunk by chunk and link by link in columns: what TransferBuilder
// would make of it, for a fraction of its time and memory. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule_builder.h"
#include "engine/synthesis/plan/parts_in_time.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <optional>
#include <string>
#include <tuple>

namespace weft::synthesis {

// No switches, and a standard pattern, of at most kSlotLimit chunks, in whose memory a slot never holds one chunk and
// then another.
[[nodiscard]] bool isDirect(
    const LinkGraph& graph, const collective::Pattern& pattern, std::span<const PlanPart> parts);

// By arc: those that join the same two nodes get channels 0, 1, ….
[[nodiscard]] std::vector<std::uint32_t> channelsOf(const LinkGraph& graph);

// What each transfer reads and writes, and what it waits for. A transfer's place counts through the links and, on each,
// through its transfers in the order of their starts. Its ends are 2·place (the send) and 2·place + 1 (the receive).
struct PlanColumns {
    // A chunk that is kept in one slot and must end in another.
    struct LocalCopy {
        collective::PackedSlot from;
        collective::PackedSlot to;
        std::uint32_t waitsFor = 0; // an end, as in sendWaits
    };
    // The first transfer of an arc that has any: arrival, start, number, arc.
    using First = std::tuple<std::uint64_t, std::uint64_t, std::size_t, std::uint32_t>;
    std::vector<std::uint32_t> arcStart; // arcs + 1 entries: places
    std::vector<First> firsts;
    std::vector<collective::PackedSlot> source; // by place, as the next
    std::vector<collective::PackedSlot> target;
    std::vector<std::uint32_t> sendWaits; // the end that must be over, or none (all ones)
    std::vector<std::uint32_t> receiveWaits;
    std::vector<bool> adds; // to what the target holds
    std::vector<std::uint32_t> scratch; // slots taken, by NPU
    std::vector<std::vector<LocalCopy>> copies; // by NPU
};

class DirectPlan {
public:
    // The graph must outlive the object. Nothing where the parts are not direct, nor where a transfer waits for more
    // than one other (chunks that come twice): TransferBuilder finds out which of those waits have to be stated.
    // Errors: OutOfRange (a link or chunk that is none), Cancelled.
    [[nodiscard]] static Result<std::optional<DirectPlan>> make(const LinkGraph& graph,
        const collective::Pattern& pattern, std::span<const PlanPart> parts, const Watch& watch);

    [[nodiscard]] const PlanColumns& columns() const { return m_columns; }

    // As scheduleOf() in plan_schedule.h. Errors: Cancelled, and those of ScheduleBuilder::seal.
    [[nodiscard]] Result<collective::SchedulePtr> schedule(std::string name, const Watch& watch, bool inOrder) const&;
    // The same, after which the columns are gone: they make room for the schedule.
    [[nodiscard]] Result<collective::SchedulePtr> schedule(std::string name, const Watch& watch, bool inOrder) &&;

private:
    DirectPlan(const LinkGraph& graph, collective::Pattern pattern, PlanColumns columns)
        : m_graph(&graph)
        , m_pattern(std::move(pattern))
        , m_columns(std::move(columns))
    {
    }
    [[nodiscard]] Result<collective::ScheduleBuilder> steps(std::string name, const Watch& watch, bool inOrder) const;

    const LinkGraph* m_graph; // not owned
    collective::Pattern m_pattern;
    PlanColumns m_columns;
};

} // namespace weft::synthesis
