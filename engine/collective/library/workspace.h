// SPDX-License-Identifier: GPL-3.0-or-later
// A TransferBuilder that is spoken to in chunks of the full buffer instead of slots, so that an algorithm is written
// once for buffers in place and apart. Apart, the input stays as it was: a chunk is read there until the rank has
// something newer in its working place (the output, or scratch where the output has no room), and is copied over before
// anything is added to it. Owned by one algorithm, on one thread. Not for all-to-all, whose chunks have no such order.
#pragma once

#include "engine/collective/library/algorithm_job.h"
#include "engine/collective/library/transfer_builder.h"

namespace weft::collective {

// Where the rank's own shard is worked on, apart: reduce-scatter and scatter keep only that shard.
enum class OwnShard : std::uint8_t {
    InOutput, // no run may hold it together with other shards
    WithTheOthers, // in scratch, and copied at the end
};

class Workspace {
public:
    explicit Workspace(const Job& job, TransferOptions options = {}, OwnShard ownShard = OwnShard::WithTheOthers);

    void copy(Rank from, Rank to, const Runs& runs, std::uint32_t channel) { move(from, to, runs, channel, false); }
    void reduce(Rank from, Rank into, const Runs& runs, std::uint32_t channel)
    {
        move(from, into, runs, channel, true);
    }
    // Either of these.
    void move(Rank from, Rank to, const Runs& runs, std::uint32_t channel, bool adds, LinkId link = kNone<LinkId>);

    // Transfers that happen at the same time: of every one the first run is sent before any is received, then the
    // second, so that no connection holds more than one message. What one of them writes, another may send only if
    // both move the same runs.
    struct Transfer {
        Rank from {};
        Rank to {};
        Runs runs;
    };
    void moveAtOnce(std::span<const Transfer> transfers, std::uint32_t channel, bool adds);

    // Puts the results where the pattern wants them. The workspace is empty afterwards.
    [[nodiscard]] Result<SchedulePtr> finish();

private:
    [[nodiscard]] std::uint32_t placeOf(Rank rank) const { return m_place[index(rank)]; }
    // Where the rank has a chunk from before, and where it works on it.
    [[nodiscard]] bool holdsBefore(Rank rank, std::uint32_t chunk) const;
    [[nodiscard]] Slot before(Rank rank, std::uint32_t chunk) const;
    [[nodiscard]] Slot working(Rank rank, std::uint32_t chunk) const;
    [[nodiscard]] bool isWorkedOn(Rank rank, std::uint32_t chunk) const;
    [[nodiscard]] Slot forReading(Rank rank, Run run);
    [[nodiscard]] Slot forWriting(Rank rank, Run run);
    // Copies what the rank has from before, and nothing newer, to its working place.
    void bringOver(Rank rank, Run run);

    Pattern m_pattern;
    Watch m_watch;
    OwnShard m_ownShard;
    TransferBuilder m_builder;
    std::vector<std::uint32_t> m_place; // by rank; of members only
    std::vector<Rank> m_line;
    std::vector<bool> m_worked; // by place and chunk; empty in place
};

} // namespace weft::collective
