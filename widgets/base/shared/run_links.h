// SPDX-License-Identifier: GPL-3.0-or-later
// Which links the messages of an operation used, and which operations used a link: what hovering the one marks of the
// other. Indexed once a run by makeRunView on a worker, immutable afterwards; any thread. Memory: 4 bytes an operation
// and 8 bytes a pair of an operation and a link; no more pairs than link intervals, at most kMostLinkUses.
#pragma once

#include "engine/simulation/model/run.h"
#include "widgets/base/shared/element_keys.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace weft::widgets {

struct RunView;

inline constexpr std::size_t kMostLinkUses = std::size_t { 1 } << 25U; // before equal ones are dropped

struct RunLinks {
    std::vector<std::uint32_t> byKey; // operation records, by rank and then operation
    std::vector<std::uint32_t> linkStart; // operation record → its part of links; one more entry than records
    std::vector<LinkId> links; // ascending within an operation
    std::vector<std::uint32_t> operationStart; // link → its part of operations
    std::vector<std::uint32_t> operations; // records, ascending, which is by start

    [[nodiscard]] std::span<const LinkId> ofOperation(std::uint32_t record) const;
    [[nodiscard]] std::span<const std::uint32_t> ofLink(LinkId link) const;
};

// From the link intervals, which hold the ways that were taken, a schedule's own among them. A run of the network model
// unaware has none: its messages are on the links where it laid their bytes. Where an aware one has none, the ways are
// those by its routing and seed on idle links: of a sprayed message the first packet's. Empty where no messages were
// kept, or where there are more than kMostLinkUses uses.
[[nodiscard]] RunLinks indexLinks(const simulation::Run& run);

// By message, the record of the operation that sent it, or kNoRecord: of a collective the sender's own part; else what
// issued the message, also by way of others (rendezvous).
[[nodiscard]] std::vector<std::uint32_t> messageOperations(const simulation::Run& run);
// By message, the record of the receive that it ended, of a collective the receiver's own part; or kNoRecord.
[[nodiscard]] std::vector<std::uint32_t> messageReceivers(const simulation::Run& run);

// The links that the messages of an operation used, ascending; a receive has those of the message that ended it.
// Empty where unknown. O(log operations).
[[nodiscard]] std::span<const LinkId> linksOf(const RunView& view, OpKey key);
// The records of the operations whose messages used a link, by start.
[[nodiscard]] std::span<const std::uint32_t> operationsOf(const RunView& view, LinkKey key);

} // namespace weft::widgets
