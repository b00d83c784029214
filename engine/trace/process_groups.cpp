// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/process_groups.h"

#include "engine/trace/place.h"
#include "engine/trace/wire.h"

#include <nlohmann/json.hpp>

#include <numeric>
#include <optional>

namespace weft::trace {

using nlohmann::json;

namespace {

constexpr std::string_view kMarker = "process_group:init";

// inputs.values of a serialised node.
std::string_view inputValues(std::string_view record)
{
    constexpr std::uint32_t kInputs = 8;
    constexpr std::uint32_t kValues = 1;
    std::string_view values;
    WireReader node(record);
    while (node.next()) {
        if (node.field != kInputs || !node.isBytes())
            continue;
        WireReader info(node.bytes);
        while (info.next()) {
            if (info.field == kValues && info.isBytes())
                values = info.bytes;
        }
    }
    return values;
}

json parse(std::string_view text)
{
    constexpr int kDeepest = 32;
    bool isDeep = false;
    json parsed = json::parse(
        text,
        [&isDeep](int depth, json::parse_event_t, json&) {
            isDeep = isDeep || depth > kDeepest;
            return depth <= kDeepest;
        },
        false);
    return isDeep ? json(json::value_t::discarded) : parsed;
}

// The list of group objects: plain JSON, or that text inside the Python text of a list of texts.
json findList(std::string_view text)
{
    json list = parse(text);
    if (list.is_array() && list.size() == 1 && list.front().is_string())
        list = parse(list.front().get<std::string>());
    if (list.is_array())
        return list;
    const std::size_t begin = text.find("[{");
    const std::size_t end = text.rfind("}]");
    if (begin == std::string_view::npos || end == std::string_view::npos || end < begin)
        return list;
    return parse(text.substr(begin, end + 2 - begin));
}

std::optional<ProcessGroup> toGroup(const json& entry)
{
    if (!entry.is_object())
        return std::nullopt;
    const auto name = entry.find("pg_name");
    const auto ranks = entry.find("ranks");
    if (name == entry.end() || ranks == entry.end() || !ranks->is_array())
        return std::nullopt;
    ProcessGroup group;
    if (name->is_string())
        group.name = name->get<std::string>();
    else if (name->is_number_integer())
        group.name = name->dump();
    else
        return std::nullopt;
    for (const json& rank : *ranks) {
        if (!rank.is_number_unsigned() || rank.get<std::uint64_t>() >= index(kNone<Rank>))
            return std::nullopt;
        group.ranks.push_back(makeId<Rank>(rank.get<std::uint64_t>()));
    }
    return group;
}

} // namespace

GroupMerger::GroupMerger(std::uint32_t ranks, Findings& findings)
    : m_ranks(ranks)
    , m_findings(&findings)
{
}

void GroupMerger::add(const ExecutionGraph& graph, Rank rank)
{
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        const OpId op { at };
        if (graph.type(op) != NodeType::Metadata || graph.name(op).find(kMarker) == std::string_view::npos)
            continue;
        addText(inputValues(graph.record(op)), placeOf(graph, op, rank));
    }
}

void GroupMerger::addText(std::string_view text, const Where& where)
{
    const json list = findList(text);
    if (!list.is_array()) {
        warn(*m_findings,
            { ErrorCode::Malformed, say("the process groups of this node cannot be read"), where,
                say("a JSON list of objects with pg_name and ranks is expected in inputs.values") });
        return;
    }
    for (const json& entry : list) {
        if (std::optional<ProcessGroup> group = toGroup(entry))
            addGroup(std::move(*group), where);
        else
            warn(*m_findings,
                { ErrorCode::Malformed, say("one process group of this node cannot be read"), where,
                    say("an object with pg_name and a list of ranks is expected") });
    }
}

void GroupMerger::addGroup(ProcessGroup group, const Where& where)
{
    if (group.ranks.empty()) {
        group.ranks.resize(m_ranks);
        for (std::uint32_t rank = 0; rank < m_ranks; ++rank)
            group.ranks[rank] = Rank { rank };
    }
    const auto [at, isNew] = m_byName.try_emplace(group.name, m_groups.size());
    if (isNew) {
        m_groups.push_back(std::move(group));
        return;
    }
    if (m_groups[at->second] != group)
        fail(*m_findings,
            { ErrorCode::Mismatched,
                say("the process group '%1' is defined with other ranks than in an earlier trace of the set",
                    group.name),
                where, {} });
}

} // namespace weft::trace
