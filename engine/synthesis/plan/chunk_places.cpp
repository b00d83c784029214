// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/chunk_places.h"

#include "engine/core/groups.h"
#include "engine/synthesis/plan/pattern_slots.h"

#include <algorithm>
#include <optional>

namespace weft::synthesis {

namespace {

using collective::Pattern;
using collective::Slot;

// The NPUs and slots that hold a chunk before, or have to after; the pattern must outlive it.
class NamedSlots {
public:
    explicit NamedSlots(const Pattern& pattern)
        : m_isCustom(pattern.kind == collective::PatternKind::Custom)
        , m_before(m_isCustom ? listed(pattern.before, pattern.chunkIds()) : Groups<NamedSlot>())
        , m_after(m_isCustom ? listed(pattern.after, pattern.chunkIds()) : Groups<NamedSlot>())
        , m_standard(pattern)
    {
    }
    template <class Visit> void each(bool after, std::uint32_t chunk, const Visit& visit) const
    {
        if (m_isCustom)
            std::ranges::for_each((after ? m_after : m_before)[chunk], visit);
        else if (after)
            m_standard.after(chunk, visit);
        else
            m_standard.before(chunk, visit);
    }

private:
    static Groups<NamedSlot> listed(const std::vector<collective::Placement>& placements, std::uint32_t chunks)
    {
        return { chunks, [&placements](auto visit) {
                    for (const collective::Placement& at : placements)
                        visit(index(at.chunk), NamedSlot { index(at.rank), at.slot });
                } };
    }

    bool m_isCustom = false;
    Groups<NamedSlot> m_before; // by chunk
    Groups<NamedSlot> m_after;
    PatternSlots m_standard;
};

} // namespace

ChunkPlaces placesOf(const LinkGraph& graph, const Pattern& pattern, std::vector<Message>& messages)
{
    constexpr std::uint32_t kNowhere = 0xFFFFFFFFU;
    const NamedSlots named(pattern);
    std::vector<std::vector<ChunkPlaces::Home>> homes(graph.npus);
    std::vector<std::uint32_t> scratch(graph.npus, 0);
    std::vector<std::uint32_t> known(graph.npus, kNowhere);
    std::vector<std::uint32_t> touched;
    ChunkPlaces places;
    const auto at = [&](std::uint32_t npu, std::optional<Slot> slot) -> std::uint32_t {
        if (known[npu] == kNowhere) {
            known[npu] = static_cast<std::uint32_t>(places.all.size());
            touched.push_back(npu);
            places.all.push_back({ slot ? *slot : Slot { collective::Buffer::Scratch, scratch[npu]++ }, false, {} });
        }
        return known[npu];
    };
    const Groups<> byChunk
        = groupedBy(mapped(messages, [](const Message& message) { return message.chunk; }), pattern.chunkIds());
    for (std::uint32_t chunk = 0; chunk < byChunk.size(); ++chunk) {
        named.each(false, chunk, [&](const NamedSlot& held) { places.all[at(held.npu, held.slot)].holds = true; });
        named.each(true, chunk, [&](const NamedSlot& wanted) { at(wanted.npu, wanted.slot); });
        for (const std::uint32_t i : byChunk[chunk]) {
            messages[i].fromPlace = at(messages[i].from, {});
            messages[i].toPlace = at(messages[i].to, {});
        }
        named.each(true, chunk, [&](const NamedSlot& wanted) {
            const Slot kept = places.all[known[wanted.npu]].slot;
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
