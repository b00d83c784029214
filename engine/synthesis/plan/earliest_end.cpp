// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/synthesis/plan/earliest_end.h"

#include <algorithm>

namespace weft::synthesis {

namespace {

// A chunk at an NPU that sends or gets it.
struct Place {
    std::uint64_t there = 0; // from when on it can be sent
    bool isCopy = false; // not a part of a sum, nor there from the start
};

// The places that each transfer leaves and comes to, numbered through the chunks.
struct Ends {
    std::vector<std::uint32_t> from;
    std::vector<std::uint32_t> to;
    std::uint32_t places = 0;
};

Ends endsOf(const LinkGraph& graph, std::uint32_t chunks, std::span<const PlanPart> parts, const Watch& watch)
{
    const TransfersByChunk byChunk(parts, chunks);
    Ends ends;
    ends.from.resize(byChunk.size());
    ends.to.resize(byChunk.size());
    std::vector<std::uint32_t> known(graph.nodes, 0);
    std::vector<std::uint32_t> chunkOf(graph.nodes, ~0U);
    for (std::uint32_t chunk = 0; chunk < chunks && (chunk % 1024 != 0 || !watch.stop.stop_requested()); ++chunk) {
        const auto place = [&](std::uint32_t node) {
            if (chunkOf[node] != chunk) {
                chunkOf[node] = chunk;
                known[node] = ends.places++;
            }
            return known[node];
        };
        for (const std::uint32_t number : byChunk.of(chunk)) {
            const std::uint32_t arc = byChunk.at(number).second.arc;
            ends.from[number] = place(graph.source[arc]);
            ends.to[number] = place(graph.target[arc]);
        }
    }
    return ends;
}

} // namespace

std::optional<std::uint64_t> earliestEndNs(
    const LinkGraph& graph, std::uint32_t chunks, std::span<const PlanPart> parts, const Watch& watch)
{
    const Ends ends = endsOf(graph, chunks, parts, watch);
    if (watch.stop.stop_requested())
        return {};
    std::vector<Place> places(ends.places);
    std::vector<std::uint64_t> free(graph.arcs(), 0);
    std::uint64_t last = 0;
    eachInTime(parts, [&](std::size_t part, std::size_t number, const PlannedTransfer& transfer) {
        const std::uint64_t end
            = std::max(free[transfer.arc], places[ends.from[number]].there) + graph.time[transfer.arc];
        free[transfer.arc] = end;
        Place& to = places[ends.to[number]];
        if (parts[part].adds)
            to.there = std::max(to.there, end);
        else
            to.there = to.isCopy ? std::min(to.there, end) : end;
        to.isCopy = !parts[part].adds;
        last = std::max(last, end);
        constexpr std::size_t kPoll = std::size_t { 1 } << 14U; // transfers
        return number % kPoll != 0 || !watch.stop.stop_requested();
    });
    return watch.stop.stop_requested() ? std::nullopt : std::optional(last);
}

} // namespace weft::synthesis
