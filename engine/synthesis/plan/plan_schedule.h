// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as a Schedule that verifies, simulates and exports like any other: one thread block for each direction of a
// link, whose sends wait for each other as the plan has it. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"
#include "engine/synthesis/plan/direct_schedule.h"
#include "engine/synthesis/plan/queue_order.h"

#include <memory>
#include <optional>
#include <string>

namespace weft::synthesis {

// The parts share one clock and the same data: reduce-scatter and all-gather make an all-reduce. `graph` is the fabric
// as it is, not reversed. Every message names its links; what a switch passes on, duplicates or adds up becomes one for
// each pair of NPUs. Relays keep chunks in scratch. Patterns that sum must be in place. The graph and the pattern
// outlive the object; the parts need not.
class SpelledPlan {
public:
    // Errors: Unsupported (a sum that is not in place), OutOfRange (a link or chunk that is none), Cancelled.
    [[nodiscard]] static Result<SpelledPlan> make(const LinkGraph& graph, const collective::Pattern& pattern,
        std::span<const PlanPart> parts, std::string name, const Watch& watch = {});

    // `inOrder`: a transfer also waits for the arrival of the one before it on its link (through switches: of one
    // before it between the two NPUs, if that has arrived when it is planned to leave); without, for its data alone.
    // Errors: those of TransferBuilder::build.
    [[nodiscard]] Result<collective::SchedulePtr> schedule(bool inOrder, const Watch& watch = {}) const&;
    // The same, after which there is nothing left: it makes room for the schedule.
    [[nodiscard]] Result<collective::SchedulePtr> schedule(bool inOrder, const Watch& watch = {}) &&;
    // Where switches are passed, an order for links that serve who comes first (queue_order.h); none elsewhere, and
    // where sums go both ways over links.
    [[nodiscard]] std::optional<JoinedOrder> orderForQueues(std::uint64_t enoughNs = 0, const Watch& watch = {}) const;
    // In that order. Errors as above.
    [[nodiscard]] Result<collective::SchedulePtr> schedule(const JoinedOrder& order, const Watch& watch = {}) const;

    // Where it is one: nothing but links, and what each transfer waits for is known.
    [[nodiscard]] const std::optional<DirectPlan>& direct() const { return m_direct; }

private:
    class Messages;

    std::string m_name;
    std::optional<DirectPlan> m_direct; // or
    std::shared_ptr<const Messages> m_messages;
};

} // namespace weft::synthesis
