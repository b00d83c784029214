// SPDX-License-Identifier: GPL-3.0-or-later
// A plan as legs that can be lifted and laid again: how each chunk comes from one node that may send it more than once
// to the next, and which links that takes when. Used by what hastens plans; graph and demands outlive it; one thread.
//
// Both halves of sums are trees that spread from where a chunk is summed up, those who give being reached backwards in
// time. So a side has a clock of its own, and what is late on one clock is too early on the other. Copies have one
// side.
#pragma once

#include "engine/synthesis/construct/joint_constructor.h"
#include "engine/synthesis/graph/link_slots.h"

#include <limits>
#include <optional>
#include <utility>

namespace weft::synthesis {

class PlanLegs {
public:
    using Index = std::uint32_t;
    enum Side : Index { Down = 0, Up = 1 };
    static constexpr std::uint64_t kNotHeld = std::numeric_limits<std::uint64_t>::max();
    static constexpr Index kNobody = 0xFFFFFFFFU;

    struct Leg { // times by the clock of its side
        std::uint64_t arrival = kNotHeld;
        Index from = kNobody;
        bool isWanted = false;
        bool isOrigin = false;
        std::vector<Hop> hops; // none while it has no place
    };

    // `copied`: who takes it from whom once it is summed up.
    PlanLegs(const LinkGraph& graph, const Demands& demands, const Demands& copied, const JoinedPlan& plan);
    [[nodiscard]] TransferPlan transferPlan() const { return jointPlan().plan(m_graph).gather; } // of copies
    [[nodiscard]] JointPlan jointPlan() const;

    [[nodiscard]] Index idOf(Index side, Index chunk, Index node) const
    {
        return side * m_sideSize + chunk * m_graph.nodes + node;
    }
    [[nodiscard]] Index nodeOf(Index id) const { return id % m_graph.nodes; }
    [[nodiscard]] Index chunkOf(Index id) const { return id / m_graph.nodes % m_demands.chunks(); }
    [[nodiscard]] Side sideOf(Index id) const { return id < m_sideSize ? Down : Up; }
    [[nodiscard]] Index beside(Index id, Index node) const { return id - nodeOf(id) + node; }

    // A start by the clock of a side from one by that of all, and back.
    [[nodiscard]] std::uint64_t turned(Side side, Index arc, std::uint64_t start) const
    {
        return side == Down ? start : m_length - start - m_graph.time[arc];
    }
    [[nodiscard]] Index sourceOf(Side side, Index arc) const
    {
        return (side == Down ? m_graph.source : m_graph.target)[arc];
    }
    [[nodiscard]] Index targetOf(Side side, Index arc) const { return sourceOf(side == Down ? Up : Down, arc); }
    [[nodiscard]] bool mayBranch(Side side, Index node) const
    {
        return side == Down ? m_graph.mayBranch(node) : node < m_graph.npus || m_graph.kind[node].reduces;
    }

    void setGoal(std::uint64_t goal) { m_goal = goal; }
    // When all has to be over.
    [[nodiscard]] std::uint64_t limitOf(Side side) const { return side == Down ? m_goal : m_length; }
    [[nodiscard]] bool isLate(Index id) const;
    [[nodiscard]] std::uint64_t endNs() const;

    [[nodiscard]] const Leg& operator[](Index id) const { return m_legs[id]; }
    [[nodiscard]] const std::vector<Index>& moving() const { return m_moving; } // no origins; some may be idle by now
    // Of a link, by legs; starts by the clock of all.
    [[nodiscard]] const std::vector<LinkRoom::Taken>& takenOf(Index arc) const { return m_room[arc]; }
    [[nodiscard]] Index rootOf(Index chunk) const { return m_root[chunk]; } // nobody: it is copied
    // Of the chunk from where the leg brings it.
    [[nodiscard]] std::uint64_t soonestDeparture(Index id) const;
    // kNotHeld where nobody brings it. Where a chunk is summed up it is there when the other side has left.
    [[nodiscard]] std::uint64_t arrivalAt(Index id) const;
    // What keeps an origin from having the chunk by then, if that is one leg of the other side.
    [[nodiscard]] Index onlyOneAfter(Index origin, std::uint64_t by) const;
    [[nodiscard]] bool hangsFrom(Index id, Index other) const;
    [[nodiscard]] std::uint64_t soonestStart(Index arc, std::uint64_t ready) const // by the clock of all
    {
        return static_cast<std::uint64_t>(m_room.soonest(arc, static_cast<std::int64_t>(ready)));
    }
    // The latest start of a free span that ends by then, on the clock of a side; LinkRoom::kNone.
    [[nodiscard]] std::int64_t latestStart(Side side, Index arc, std::int64_t by) const;

    // A move: legs are lifted and laid, until all is kept or undone.
    void begin();
    void lift(Index id);
    [[nodiscard]] bool isLifted(Index id) const;
    // Along the way; NPUs on it that had nothing of the chunk relay it from now on. False: one of them was lifted.
    [[nodiscard]] bool lay(Index id, std::span<const Hop> way);
    // The sum is made by `next`, and the former root's legs have no place; with `isCleared` nobody's.
    void moveRoot(Index chunk, Index next, bool isCleared);
    void keep(); // without relays to whom nothing is left but to have it
    void undo();

private:
    void setRoot(Index chunk, Index root);
    void takeSide(Side side, std::vector<PlannedTransfer> transfers);
    void dropIdle(Index id);
    void occupy(Index id);
    void release(Index id);
    void noteMoving(Index id);

    const LinkGraph& m_graph;
    const Demands& m_demands;
    std::uint64_t m_length = 0; // of the plan that was taken: both clocks together
    std::uint64_t m_goal = 0;
    Index m_sideSize = 0; // legs: chunks × nodes
    std::vector<Leg> m_legs; // by side × chunk × node
    std::vector<Index> m_root; // by chunk
    LinkRoom m_room;
    std::vector<bool> m_isMoving; // by leg: it is among the next
    std::vector<Index> m_moving;
    // Of a move:
    std::vector<std::pair<Index, Leg>> m_before; // what it has lifted
    std::optional<std::pair<Index, Index>> m_formerRoot; // of a chunk
};

} // namespace weft::synthesis
