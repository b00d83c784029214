// SPDX-License-Identifier: GPL-3.0-or-later
// A collective that runs: what its members share. Collectives makes and ends instances, Queues reads their plans, and
// the algorithms only ask who the members are.
#pragma once

#include "engine/simulation/events/pool.h"
#include "engine/simulation/plan/phase.h"
#include "engine/trace/group_table.h"

#include <deque>
#include <map>

namespace weft::simulation {

struct Instance {
    struct Member {
        OpId operation = kNone<OpId>;
        std::uint32_t chunksLeft = 0;
    };

    trace::CollectiveType type {};
    std::uint64_t bytes = 0;
    std::uint64_t involvedDims = 0;
    const trace::Group* group = nullptr;
    // Members are the group's in the listed order; but algorithms over the dimensions of the machine know NPUs, not
    // places in a list.
    bool inMachineOrder = false; // all NPUs; a part of them has a group of its own then (see GroupGrids)
    std::uint32_t root = 0; // member
    std::uint32_t members = 0;
    std::uint32_t chunks = 0;
    std::uint32_t streams = 0; // first stream; chunk-major
    std::uint32_t record = 0; // in Run::collectives
    std::uint32_t membersDone = 0;
    std::uint32_t named = trace::Group::kNobody; // the lowest member that has called: its node stands in the record
    Rank firstIssuer {}; // rank and operation that messages name
    OpId firstOperation {};
    const CustomCollective* custom = nullptr;
    bool released = false;
    std::vector<std::vector<Phase>> plans; // distinct
    std::vector<std::uint32_t> planOfChunk;
    std::vector<Member> memberStates;
    // Uses of queues by the first issuer before this collective, by dimension and class; empty where there is one
    // queue.
    std::vector<std::uint32_t> counters;
    std::map<std::uint32_t, std::vector<std::uint32_t>> strayCounters; // of members whose own lead to other queues
    std::vector<std::uint32_t> treeUses; // before this collective, by dimension; empty without trees
    std::vector<std::uint32_t> treeUsesPerChunk; // by dimension
    std::uint64_t messages = 0; // that all members will send

    [[nodiscard]] Rank rankOf(std::uint32_t member) const
    {
        return inMachineOrder ? Rank { member } : group->rankOf(member);
    }
    [[nodiscard]] std::uint32_t memberOf(Rank rank) const
    {
        return inMachineOrder ? index(rank) : group->memberOf(rank);
    }
    [[nodiscard]] std::uint32_t streamOf(std::uint32_t chunk, std::uint32_t member) const
    {
        return streams + chunk * members + member;
    }
};

using Instances = Pool<Instance, std::deque<Instance>>;

} // namespace weft::simulation
