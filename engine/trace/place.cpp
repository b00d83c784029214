// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/place.h"

#include "engine/core/make_error.h"

namespace weft::trace {

std::string shortName(std::string_view name)
{
    constexpr std::size_t kLongest = 100;
    if (name.size() <= kLongest)
        return std::string(name);
    std::size_t end = kLongest;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) // not inside a UTF-8 character
        --end;
    return std::string(name.substr(0, end)) + "…";
}

Where placeOf(std::string_view file, std::optional<Rank> rank, std::uint64_t id, std::string_view name)
{
    Where where = placeIn(std::string(file), rank);
    where.nodeId = id;
    where.item = shortName(name);
    return where;
}

Where placeOf(const ExecutionGraph& graph, OpId op, std::optional<Rank> rank)
{
    return placeOf(graph.source(), rank, graph.id(op), graph.name(op));
}

} // namespace weft::trace
