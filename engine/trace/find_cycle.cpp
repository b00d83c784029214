// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/trace/find_cycle.h"

#include <algorithm>
#include <functional>
#include <queue>

namespace weft::trace {

namespace {

// How many dependencies of each operation stay unfinished when everything that can run has run.
std::vector<std::uint32_t> leftOver(const ExecutionGraph& graph)
{
    std::vector<std::uint32_t> waiting(graph.size());
    std::vector<OpId> ready;
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        waiting[at] = static_cast<std::uint32_t>(graph.dependencies(OpId { at }).size());
        if (waiting[at] == 0)
            ready.push_back(OpId { at });
    }
    while (!ready.empty()) {
        const OpId op = ready.back();
        ready.pop_back();
        for (const OpId dependent : graph.dependents(op)) {
            if (--waiting[index(dependent)] == 0)
                ready.push_back(dependent);
        }
    }
    return waiting;
}

} // namespace

std::vector<OpId> findCycle(const ExecutionGraph& graph)
{
    const std::vector<std::uint32_t> waiting = leftOver(graph);
    const auto first = std::find_if(waiting.begin(), waiting.end(), [](std::uint32_t count) { return count > 0; });
    if (first == waiting.end())
        return {};

    // An operation that is left has a dependency that is left: following these must come back to one on the way.
    std::vector<std::uint32_t> stepOf(graph.size(), 0); // 0: not on the way
    std::vector<OpId> way;
    OpId op = makeId<OpId>(static_cast<std::size_t>(first - waiting.begin()));
    while (stepOf[index(op)] == 0) {
        way.push_back(op);
        stepOf[index(op)] = static_cast<std::uint32_t>(way.size());
        for (const OpId dependency : graph.dependencies(op)) {
            if (waiting[index(dependency)] > 0) {
                op = dependency;
                break;
            }
        }
    }
    way.erase(way.begin(), way.begin() + (stepOf[index(op)] - 1));
    std::rotate(way.begin(), std::min_element(way.begin(), way.end()), way.end());
    return way;
}

std::vector<OpId> startOrder(const ExecutionGraph& graph)
{
    std::vector<OpId> order;
    order.reserve(graph.size());
    std::vector<std::uint32_t> waits(graph.size());
    std::priority_queue<OpId, std::vector<OpId>, std::greater<>> ready;
    bool isSorted = true; // nothing waits for a higher id
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        const OpId op { at };
        const auto dependencies = graph.dependencies(op);
        waits[at] = static_cast<std::uint32_t>(dependencies.size());
        isSorted = isSorted && std::all_of(dependencies.begin(), dependencies.end(), [op](OpId on) { return on < op; });
        order.push_back(op);
    }
    if (isSorted)
        return order;
    order.clear();
    for (std::uint32_t at = 0; at < graph.size(); ++at) {
        if (waits[at] == 0)
            ready.push(OpId { at });
    }
    while (!ready.empty()) {
        order.push_back(ready.top());
        ready.pop();
        for (const OpId dependent : graph.dependents(order.back())) {
            if (--waits[index(dependent)] == 0)
                ready.push(dependent);
        }
    }
    return order;
}

} // namespace weft::trace
