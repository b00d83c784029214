// SPDX-License-Identifier: GPL-3.0-or-later
// In which order messages leave their NPUs where links serve who comes first. A plan lets a chunk wait at a switch
// until others have passed; a fabric does not, and its links are free again before the message has arrived. So the
// messages of a plan, each with its way and what it waits for as planned, are timed anew by a replay of such links, in
// which an NPU sends what is planned earliest of what it has, what hinders others least, or what has farthest to go, or
// holds back what would come to a switch before those that are planned to pass first.
// Pure; any thread.
#pragma once

#include "engine/synthesis/plan/joined_messages.h"

#include <optional>

namespace weft::synthesis {

// Between two NPUs, of the 32 that a runtime has: where messages are short, more bring little.
inline constexpr std::uint32_t kMostChannels = 16;

// When something happens, and its place among all that happens, which tells the order of what has one time.
struct Instant {
    std::uint64_t ns = 0;
    std::uint32_t place = 0;
    auto operator<=>(const Instant&) const = default;
};

struct JoinedOrder {
    std::uint64_t durationNs = 0; // of the replay
    std::uint32_t instants = 0; // different places
    std::vector<std::uint32_t> numbers; // of the messages, in the order of their starts
    std::vector<Instant> starts; // of each of them, or empty: as planned
    std::vector<Instant> ends;
    std::vector<Instant> complete; // when what came is there: at its end, or added up, after all else at that time
    std::vector<std::uint32_t> after; // for each, whose end it was held back until; kNoMessage, or empty: nobody's
};

// The shortest of several replays of all that JoinedMessages::take() gave, with places and ways, or the first that is
// short enough; of a few where there are many messages, none where there are too many. Left out is what would change
// what an NPU has of a chunk before it sends it on, and what a stop leaves no time for. `ways`: arcs by their numbers.
[[nodiscard]] std::optional<JoinedOrder> queueOrder(const LinkGraph& graph, const Groups<>& ways,
    std::span<const Message> messages, std::uint64_t enoughNs, const Watch& watch = {});

} // namespace weft::synthesis
