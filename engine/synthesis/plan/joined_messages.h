// SPDX-License-Identifier: GPL-3.0-or-later
// The messages from NPU to NPU that the transfers of a plan are: those into and out of switches joined. Owned by
// whoever spells a plan out, on one thread.
#pragma once

#include "engine/synthesis/plan/parts_in_time.h"

namespace weft::synthesis {

inline constexpr std::uint32_t kNoMessage = 0xFFFFFFFFU;

// A chunk from one NPU to another.
struct Message {
    std::uint64_t end = 0; // ns
    std::uint64_t start = 0;
    std::uint32_t number = 0; // of the transfer that arrives, through the parts
    std::uint32_t chunk = 0;
    std::uint32_t from = 0;
    std::uint32_t to = 0;
    std::uint32_t firstArc = 0;
    std::uint32_t lastHop = 0; // of its way, for JoinedMessages
    bool adds = false;
    // For who spells it out: whether there is something that it is added to, where its chunk is kept at both ends, and
    // its way.
    bool sums = false;
    std::uint32_t fromPlace = 0;
    std::uint32_t toPlace = 0;
    std::uint32_t way = 0;
};

// What a switch has added up leaves it as one and stays together from there on; here it is the messages that it was
// made of, side by side.
class JoinedMessages {
public:
    // The graph outlives it.
    explicit JoinedMessages(const LinkGraph& graph)
        : m_graph(graph)
        , m_atSwitch(graph.nodes)
    {
    }

    // Chunk by chunk, all below `chunks`. False: it was stopped.
    [[nodiscard]] bool add(const PlanPart& part, std::uint32_t chunks, const Watch& watch);
    // Where all go straight in the order of their arrivals, else in that in which they leave; both are causal.
    [[nodiscard]] std::vector<Message> take();
    [[nodiscard]] bool passSwitches() const { return m_passSwitches; }
    // The arcs that it takes, one after the other, added to `arcs`.
    void appendWay(const Message& message, std::vector<std::uint32_t>& arcs) const;

private:
    static constexpr std::uint32_t kFirstHop = 0xFFFFFFFFU;
    struct Hop {
        std::uint32_t arc = 0;
        std::uint32_t before = kFirstHop;
    };
    struct Arrival {
        std::uint64_t end = 0;
        std::size_t first = 0; // in m_waiting
        std::size_t count = 0;
    };

    void deliver(const PlannedTransfer& transfer, std::uint32_t number);
    void takeFrom(std::uint32_t node, const PlannedTransfer& transfer, bool adds);

    const LinkGraph& m_graph;
    std::vector<std::vector<Arrival>> m_atSwitch; // by switch, of the chunk at hand, by their ends
    std::vector<std::uint32_t> m_touched; // switches
    std::vector<Message> m_waiting; // of all arrivals
    std::vector<Message> m_moving; // with the transfer at hand
    std::vector<Message> m_messages;
    std::vector<Hop> m_hops; // of all ways, each shared by what goes on from it
    std::uint32_t m_before = 0; // transfers of the parts that were added
    bool m_passSwitches = false;
};

} // namespace weft::synthesis
