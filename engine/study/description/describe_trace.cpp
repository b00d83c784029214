// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/quantity_text.h"
#include "engine/study/description/description.h"
#include "engine/trace/inspect.h"

#include <algorithm>

namespace weft::study {

namespace {

void add(trace::CollectiveCount& total, const trace::CollectiveCount& part)
{
    total.count += part.count;
    total.bytes += part.bytes;
}

// Adds a rank's figures to those of the set; the metadata stays the first rank's.
void add(trace::TraceSummary& total, const trace::TraceSummary& part)
{
    total.nodes += part.nodes;
    total.dependencies += part.dependencies;
    total.unknownTypes += part.unknownTypes;
    for (std::size_t i = 0; i < total.byType.size(); ++i)
        total.byType[i] += part.byType[i];
    for (std::size_t i = 0; i < total.collectives.size(); ++i)
        add(total.collectives[i], part.collectives[i]);
    add(total.sends, part.sends);
    total.computeMicros += part.computeMicros;
    for (const auto& [name, count] : part.attributes)
        total.attributes[name] += count;
    for (const auto& [name, count] : part.groups)
        total.groups[name] += count;
    if (total.metadata.empty())
        total.metadata = part.metadata;
}

std::string countText(const trace::CollectiveCount& count)
{
    return std::to_string(count.count) + ", " + toText(count.bytes) + " in all";
}

class Facts {
public:
    explicit Facts(Description& description)
        : m_description(description)
    {
    }
    void add(std::string name, std::string value)
    {
        m_description.facts.push_back({ std::move(name), std::move(value), false });
    }
    void addCount(std::string name, std::uint64_t count)
    {
        if (count != 0)
            add(std::move(name), std::to_string(count));
    }

private:
    Description& m_description;
};

void describeTotals(const trace::TraceSummary& total, Facts& facts)
{
    facts.add("dependencies", std::to_string(total.dependencies));
    for (std::size_t type = 0; type < total.byType.size(); ++type)
        facts.addCount(
            "nodes: " + std::string(trace::toString(static_cast<trace::NodeType>(type))), total.byType[type]);
    facts.addCount("nodes: of types that Weft does not know", total.unknownTypes);
    for (std::size_t type = 0; type < total.collectives.size(); ++type) {
        if (total.collectives[type].count != 0)
            facts.add("collectives: " + std::string(trace::toString(static_cast<trace::CollectiveType>(type))),
                countText(total.collectives[type]));
    }
    if (total.sends.count != 0)
        facts.add("sends", countText(total.sends));
    facts.add("sum of compute durations", std::to_string(total.computeMicros) + " us");
    for (const auto& [name, count] : total.groups)
        facts.add("collectives in group " + (name.empty() ? std::string("world") : name), std::to_string(count));
    for (const auto& [name, count] : total.attributes)
        facts.add("attribute " + name, "on " + std::to_string(count) + " nodes");
    for (const trace::NamedValue& entry : total.metadata)
        facts.add("metadata " + entry.name, entry.value);
}

} // namespace

Description describe(const trace::Workload& workload)
{
    Description description { workload.graphs.size() == 1 ? "trace" : "trace set", {} };
    Facts facts(description);
    trace::TraceSummary total;
    std::uint64_t least = ~std::uint64_t { 0 };
    std::uint64_t most = 0;
    for (const trace::ExecutionGraphPtr& graph : workload.graphs) {
        add(total, trace::summarize(*graph));
        least = std::min<std::uint64_t>(least, graph->size());
        most = std::max<std::uint64_t>(most, graph->size());
    }
    facts.add("ranks", std::to_string(workload.graphs.size()));
    std::string nodes = std::to_string(total.nodes);
    if (workload.graphs.size() > 1)
        nodes += ", " + std::to_string(least) + " to " + std::to_string(most) + " a rank";
    facts.add("nodes", nodes);
    describeTotals(total, facts);
    for (const trace::ProcessGroup& group : workload.groups)
        facts.add("group " + group.name, std::to_string(group.ranks.size()) + " ranks, defined in the trace");
    return description;
}

} // namespace weft::study
