// SPDX-License-Identifier: GPL-3.0-or-later
// Thread blocks of one channel that are more than MSCCL's runtime can load, spread over more channels. Used by the
// layout of MSCCL-IR. Pure functions; any thread.
#pragma once

#include "engine/collective/model/schedule.h"

#include <compare>
#include <map>

namespace weft::collective {

// How many thread blocks send, and how many receive, by rank and channel.
class ChannelLoad {
public:
    static constexpr std::uint32_t kMostEnds = 32; // of either, on one channel of a rank

    struct Place {
        Rank rank {};
        std::uint32_t channel = 0;
        auto operator<=>(const Place&) const = default;
    };
    struct Ends {
        std::uint32_t sending = 0;
        std::uint32_t receiving = 0;
        [[nodiscard]] bool areTooMany() const { return sending > kMostEnds || receiving > kMostEnds; }
    };

    ChannelLoad() = default;
    ChannelLoad(const Schedule& schedule, const std::vector<std::uint32_t>& channels); // by block
    void add(const ThreadBlock& block, std::uint32_t channel);
    [[nodiscard]] bool hasRoom(const ThreadBlock& block, std::uint32_t channel) const;
    [[nodiscard]] const std::map<Place, Ends>& all() const { return m_ends; }

private:
    std::map<Place, Ends> m_ends;
};

// The channel of each block as it is.
[[nodiscard]] std::vector<std::uint32_t> channelsOf(const Schedule& schedule);

// The channel of each block, one of MSCCL's where it is another than before. Both ends of a connection move
// together, and with them what their blocks are the ends of. All stay where they are if that fits, or if nothing does.
[[nodiscard]] std::vector<std::uint32_t> mscclChannels(const Schedule& schedule);

} // namespace weft::collective
