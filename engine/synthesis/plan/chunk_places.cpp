// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/chunk_places.h"

#include "engine/core/groups.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <optional>

namespace weft::synthesis {

ChunkPlaces placesOf(const LinkGraph& graph, const collective::Pattern& pattern, std::vector<Message>& messages)
{
    constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;
    const PatternSlots named(pattern);
    std::vector<std::vector<ChunkPlaces::Home>> homes(graph.npus);
    std::vector<std::uint32_t> scratch(graph.npus, 0);
    std::vector<std::uint32_t> known(graph.npus, kNowhere);
    std::vector<std::uint32_t> touched;
    std::vector<bool> isFilled; // by place: something has come
    ChunkPlaces places;
    const auto at = [&](std::uint32_t npu, std::optional<collective::Slot> slot) -> std::uint32_t {
        if (known[npu] == kNowhere) {
            known[npu] = static_cast<std::uint32_t>(places.all.size());
            touched.push_back(npu);
            places.all.push_back(
                { slot ? *slot : collective::Slot { collective::Buffer::Scratch, scratch[npu]++ }, false, {} });
        }
        return known[npu];
    };
    const Groups<> byChunk
        = groupedBy(mapped(messages, [](const Message& message) { return message.chunk; }), pattern.chunkIds());
    for (std::uint32_t chunk = 0; chunk < byChunk.size(); ++chunk) {
        named.before(chunk, [&](const NamedSlot& held) { places.all[at(held.npu, held.slot)].holds = true; });
        named.after(chunk, [&](const NamedSlot& wanted) { at(wanted.npu, wanted.slot); });
        for (const std::uint32_t i : byChunk[chunk]) {
            messages[i].fromPlace = at(messages[i].from, {});
            messages[i].toPlace = at(messages[i].to, {});
            isFilled.resize(places.all.size());
            messages[i].sums
                = messages[i].adds && (isFilled[messages[i].toPlace] || places.all[messages[i].toPlace].holds);
            isFilled[messages[i].toPlace] = true;
        }
        named.after(chunk, [&](const NamedSlot& wanted) {
            const collective::Slot kept = places.all[known[wanted.npu]].slot;
            if (kept != wanted.slot)
                homes[wanted.npu].push_back({ Rank { wanted.npu }, kept, wanted.slot });
        });
        for (const std::uint32_t npu : touched)
            known[npu] = kNowhere;
        touched.clear();
    }
    for (const std::vector<ChunkPlaces::Home>& ofRank : homes)
        places.homes.insert(places.homes.end(), ofRank.begin(), ofRank.end());
    return places;
}

} // namespace weft::synthesis
