// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/collective/forms/msccl/msccl_channels.h"

#include "engine/collective/forms/msccl/msccl_layout.h"
#include "engine/collective/model/step_rules.h"
#include "engine/core/groups.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

namespace weft::collective {

namespace {

// Blocks that share a channel because connections join them, ascending, by the first of them.
std::map<std::uint32_t, std::vector<BlockId>> joinedBlocks(const Schedule& schedule)
{
    std::vector<std::uint32_t> parent(schedule.blockCount());
    std::iota(parent.begin(), parent.end(), 0U);
    std::map<std::tuple<Rank, Rank, std::uint32_t>, std::uint32_t> senders; // by connection
    for (const BlockId id : schedule.blocks()) {
        const ThreadBlock& block = schedule.block(id);
        if (block.sendTo != kNone<Rank>)
            senders[{ block.rank, block.sendTo, block.channel }] = index(id);
    }
    for (const BlockId id : schedule.blocks()) {
        const ThreadBlock& block = schedule.block(id);
        const auto sender = senders.find({ block.receiveFrom, block.rank, block.channel });
        if (block.receiveFrom == kNone<Rank> || sender == senders.end())
            continue;
        const std::uint32_t one = rootOf(parent, index(id));
        const std::uint32_t other = rootOf(parent, sender->second);
        parent[std::max(one, other)] = std::min(one, other);
    }
    std::map<std::uint32_t, std::vector<BlockId>> sets;
    for (const BlockId block : schedule.blocks())
        sets[rootOf(parent, index(block))].push_back(block);
    return sets;
}

bool isCrowded(const ChannelLoad& load)
{
    return std::ranges::any_of(load.all(), [](const auto& each) { return each.second.areTooMany(); });
}

} // namespace

ChannelLoad::ChannelLoad(const Schedule& schedule, const std::vector<std::uint32_t>& channels)
{
    for (const BlockId block : schedule.blocks())
        add(schedule.block(block), channels[index(block)]);
}

void ChannelLoad::add(const ThreadBlock& block, std::uint32_t channel)
{
    Ends& ends = m_ends[{ block.rank, channel }];
    ends.sending += block.sendTo != kNone<Rank> ? 1U : 0U;
    ends.receiving += block.receiveFrom != kNone<Rank> ? 1U : 0U;
}

bool ChannelLoad::hasRoom(const ThreadBlock& block, std::uint32_t channel) const
{
    const auto found = m_ends.find({ block.rank, channel });
    return found == m_ends.end()
        || ((block.sendTo == kNone<Rank> || found->second.sending < kMostEnds)
            && (block.receiveFrom == kNone<Rank> || found->second.receiving < kMostEnds));
}

std::vector<std::uint32_t> channelsOf(const Schedule& schedule)
{
    std::vector<std::uint32_t> channels;
    for (const BlockId block : schedule.blocks())
        channels.push_back(schedule.block(block).channel);
    return channels;
}

std::vector<std::uint32_t> mscclChannels(const Schedule& schedule)
{
    const std::vector<std::uint32_t> before = channelsOf(schedule);
    if (!isCrowded({ schedule, before }))
        return before;
    std::vector<std::uint32_t> channels = before;
    ChannelLoad load;
    std::set<BlockEnd> taken;
    for (const auto& [first, blocks] : joinedBlocks(schedule)) {
        const auto fits = [&, &set = blocks](std::uint32_t channel) {
            return std::ranges::all_of(set, [&](BlockId id) {
                const ThreadBlock& block = schedule.block(id);
                return load.hasRoom(block, channel)
                    && std::ranges::none_of(
                        endsOf(block, channel), [&](const BlockEnd& end) { return taken.contains(end); });
            });
        };
        std::uint32_t channel = before[first];
        for (std::uint32_t other = 0; other < kMscclChannels && !fits(channel); ++other)
            channel = other;
        for (const BlockId id : blocks) {
            channels[index(id)] = channel;
            load.add(schedule.block(id), channel);
            for (const BlockEnd& end : endsOf(schedule.block(id), channel)) {
                if (!taken.insert(end).second)
                    return before;
            }
        }
    }
    return isCrowded(load) ? before : channels;
}

} // namespace weft::collective
