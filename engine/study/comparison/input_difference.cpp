// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/comparison/difference_list.h"

#include <algorithm>

namespace weft::study {

namespace {

// Of these one entry stands for all elements that changed alike.
bool folds(DifferenceKind kind)
{
    return kind >= DifferenceKind::NodeAdded && kind <= DifferenceKind::LinkLatency;
}

std::uint64_t operationsOf(const trace::Workload& workload)
{
    std::uint64_t count = 0;
    for (const trace::ExecutionGraphPtr& graph : workload.graphs)
        count += graph->size();
    return count;
}

bool isSame(const trace::ExecutionGraph& a, const trace::ExecutionGraph& b)
{
    for (std::uint32_t at = 0; at < a.size(); ++at) {
        const OpId op { at };
        const auto before = a.dependencies(op);
        const auto after = b.dependencies(op);
        if (!(a.operation(op) == b.operation(op))
            || !std::equal(before.begin(), before.end(), after.begin(), after.end()))
            return false;
    }
    return true;
}

} // namespace

void DifferenceList::add(
    DifferenceKind kind, std::string subject, DifferenceValue before, DifferenceValue after, bool isState)
{
    if (folds(kind)) {
        const auto [at, isNew] = m_folded.try_emplace({ kind, before, after, isState }, m_found.size());
        if (!isNew) {
            ++m_found[at->second].count;
            return;
        }
    }
    m_found.push_back({ kind, std::move(subject), {}, std::move(before), std::move(after), 1, isState });
}

void DifferenceList::addIfOther(DifferenceKind kind, const std::string& subject, const DifferenceValue& before,
    const DifferenceValue& after, bool isState)
{
    if (before != after)
        add(kind, subject, before, after, isState);
}

void DifferenceList::addAlgorithm(
    const std::string& pattern, std::optional<std::uint32_t> dimension, std::string before, std::string after)
{
    const auto valueOf
        = [](std::string text) { return text.empty() ? DifferenceValue {} : DifferenceValue(std::move(text)); };
    m_found.push_back(
        { DifferenceKind::Algorithm, pattern, dimension, valueOf(std::move(before)), valueOf(std::move(after)) });
}

std::vector<InputDifference> DifferenceList::take()
{
    std::stable_sort(m_found.begin(), m_found.end(),
        [](const InputDifference& a, const InputDifference& b) { return a.kind < b.kind; });
    return std::move(m_found);
}

void compareWorkloads(const trace::Workload& a, const trace::Workload& b, DifferenceList& found)
{
    using Count = std::uint64_t;
    found.addIfOther(DifferenceKind::WorkloadRanks, {}, Count { a.graphs.size() }, Count { b.graphs.size() });
    const Count before = operationsOf(a);
    const Count after = operationsOf(b);
    found.addIfOther(DifferenceKind::WorkloadOperations, {}, before, after);
    if (before != after || a.graphs.size() != b.graphs.size())
        return;
    std::uint64_t others = 0;
    for (std::size_t rank = 0; rank < a.graphs.size(); ++rank) {
        const trace::ExecutionGraph& graph = *a.graphs[rank];
        const trace::ExecutionGraph& other = *b.graphs[rank];
        if (&graph != &other && (graph.size() != other.size() || !isSame(graph, other)))
            ++others;
    }
    if (others > 0)
        found.add(DifferenceKind::WorkloadContent, {}, {}, others);
}

std::vector<InputDifference> inputDifferences(const ComparedInputs& a, const ComparedInputs& b)
{
    DifferenceList found;
    const bool areFabricsKnown = a.fabric && b.fabric;
    if (areFabricsKnown)
        compareFabrics(*a.fabric, *b.fabric, found);
    // The same under another name is no other input.
    if (!areFabricsKnown || found.size() > 0)
        found.addIfOther(DifferenceKind::FabricName, {}, a.fabricName, b.fabricName);
    const std::size_t ofFabrics = found.size();
    const bool areWorkloadsKnown = a.workload != nullptr && b.workload != nullptr;
    if (areWorkloadsKnown && a.workload != b.workload)
        compareWorkloads(*a.workload, *b.workload, found);
    if (!areWorkloadsKnown || found.size() > ofFabrics)
        found.addIfOther(DifferenceKind::WorkloadName, {}, a.workloadName, b.workloadName);
    compareSettings(a.settings, b.settings, found);
    return found.take();
}

} // namespace weft::study
