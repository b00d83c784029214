// SPDX-License-Identifier: GPL-3.0-or-later
// Schedules for all-reduces, and for sums of any NPUs for any others, whose chunks go one after the other: while some
// are still being summed, others are on their way back, so that the load of both directions is what counts and not
// where each half has its narrowest place. Any NPU may sum a chunk up; those in the middle of the fabric do it soonest.
// Pure functions; any thread.
#pragma once

#include "engine/synthesis/construct/joint_roots.h"
#include "engine/synthesis/plan/overlap.h"
#include "engine/synthesis/plan/wait_graph.h"

#include <memory>

namespace weft::synthesis {

// What makes one construction differ from the next.
struct JointWeighing {
    double eagerness = 8; // how strongly loaded links are avoided
    double depthWeight = 1; // how much the way to the root counts, against the links that a tree takes
    double rootShare = 0.25; // of the members, those nearest to all others that sum chunks up; at least one does
    bool movesRoots = false; // to where the trees cost least; takes two or three times as long
    bool relaysSum = false; // NPUs that neither give nor take may sum chunks up where they are nearer
    bool onlyRelays = false; // only they do, one chunk after the other, and where there are some
    std::uint32_t helpers = 1; // so many of them for a chunk together, each for some of the members
    bool isTogether = false; // chunks are summed up at the same time, and not one after the other
};

struct JointOptions : JointWeighing {
    std::uint64_t seed = 0; // of the order in which trees bid, and of equal chunks
    std::uint32_t rounds = 4; // of tearing trees out and growing them again
    std::uint32_t passes = 6; // of justification, at most
    std::stop_token timeUp {}; // ends what only improves a plan
    std::uint64_t rootSeed = 0; // 0: roots take turns, else they are drawn
    bool resumesTurns = false; // where others gave and took in between
};

struct JointPlan {
    struct Transfer {
        std::uint32_t chunk = 0;
        bool adds = false;
    };
    RootedDemands rooted;
    std::vector<Transfer> transfers;
    std::shared_ptr<const WaitGraph> waits; // of the transfers, by their places; as the next
    TransferTimes times;

    [[nodiscard]] JoinedPlan plan(const LinkGraph& graph) const
    {
        JoinedPlan joined;
        for (std::uint32_t i = 0; i < transfers.size(); ++i) {
            const std::uint32_t arc = waits->arc(i);
            joined.add(
                { times.starts[i], transfers[i].chunk, arc }, times.starts[i] + graph.time[arc], transfers[i].adds);
        }
        joined.sort();
        return joined;
    }
};

// Each chunk gets a tree to its root on the reversed graph and one from it; all of them bid against each other for the
// links. A sum that one NPU takes is summed up there. Chunks are to be summed up at evenly spread times, those with
// short ways first and last; every transfer ranks by when it would have to start for that. Errors: Unreachable,
// Cancelled.
[[nodiscard]] Result<JointPlan> constructJoint(
    const LinkGraph& graph, const Demands& sums, const JointOptions& options, const Watch& watch = {});

} // namespace weft::synthesis
