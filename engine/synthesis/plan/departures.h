// SPDX-License-Identifier: GPL-3.0-or-later
// How messages that were timed for queues (queue_order.h) leave their NPUs over each link in the order of their starts,
// though a schedule states no times: by the channel, and by what else they wait for. Owned by whoever spells the
// schedule out; one thread.
#pragma once

#include "engine/synthesis/plan/queue_order.h"

#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

namespace weft::synthesis {

struct Departure {
    std::uint32_t channel = 0;
    std::optional<std::uint32_t> after; // the number of one that began or ended there
};

// A message is ready with its data and when the one before it on its channel has arrived. Of two that are ready with
// one event that goes first whose channel to its receiver was used first. What would be ready too early, or at one time
// with another by an event of its own, takes a channel with a later place, or waits for something else that is over by
// its start.
class Departures {
public:
    explicit Departures(const LinkGraph& graph);

    // In the order of their starts, and all that is over by then is noted. `data`: when what it sends was complete.
    [[nodiscard]] Departure add(const Message& message, Instant data, Instant start, Instant end);
    // In the order of their ends. `complete`: when what came is there.
    void end(const Message& message, std::uint32_t number, Instant end, Instant complete);

private:
    // One channel from an NPU to another.
    struct Channel {
        std::uint32_t place = 0; // among those of the NPU, by their first messages
        Instant free; // when its last message has arrived
    };
    struct Turn {
        Instant ready;
        std::uint32_t place = 0;
        auto operator<=>(const Turn&) const = default;
    };
    // Whether what is ready then leaves after the last message over the link.
    [[nodiscard]] static bool follows(const Turn& turn, const Turn& last)
    {
        return turn.ready.ns > last.ready.ns || (turn.ready == last.ready && turn.place >= last.place);
    }
    using Over = std::vector<std::pair<Instant, std::uint32_t>>; // ascending
    [[nodiscard]] Over::const_iterator waitFor(std::uint32_t npu, const Turn& turn, const Turn& last) const;

    std::vector<Over> m_over; // by NPU: messages that it has got or sent, by their ends
    std::unordered_map<std::uint64_t, std::vector<Channel>> m_channels; // by NPU and receiver
    std::vector<std::uint32_t> m_places; // by NPU: channels
    std::vector<Turn> m_last; // by arc out of an NPU
};

} // namespace weft::synthesis
