// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/operations_filter.h"

#include "widgets/workload/name_match.h"

#include <algorithm>
#include <array>
#include <utility>

namespace weft::widgets {

namespace {

constexpr std::uint32_t kPollEvery = 1U << 14U;

class Filter {
public:
    Filter(const OperationList& list, const OperationsFilter& filter, const Watch& watch)
        : m_list(list)
        , m_filter(filter)
        , m_watch(watch)
        , m_name(filter.text)
        , m_group(filter.group.value_or(QString()).toStdString())
        , m_readsOperation(filter.kinds != 0 || filter.group || filter.minBytes > 0)
    {
    }

    Rows run()
    {
        const std::uint32_t begin = m_filter.rank.value_or(0);
        const std::uint32_t end = m_filter.rank ? begin + 1 : m_list.ranks();
        Rows rows;
        for (std::uint32_t rank = begin; rank < std::min(end, m_list.ranks()) && !isStopped(); ++rank)
            add(rows, rank);
        return rows;
    }

private:
    void add(Rows& rows, std::uint32_t rank)
    {
        const trace::ExecutionGraph& graph = m_list.graph(Rank { rank });
        const std::uint32_t first = m_list.first(rank);
        const std::uint32_t count = m_list.first(rank + 1) - first;
        for (std::uint32_t at = 0; at < count; ++at) {
            if (at % kPollEvery == 0 && isStopped())
                return;
            // Names last: they are the dearest to look at.
            const OpId op { at };
            if ((!m_readsOperation || passes(graph.operation(op))) && (m_name.isEmpty() || m_name.isIn(graph.name(op))))
                rows.push_back(first + at);
        }
    }

    [[nodiscard]] bool passes(const trace::Operation& operation) const
    {
        const OperationKind kind = kindOf(operation);
        if (m_filter.kinds != 0 && (m_filter.kinds >> static_cast<unsigned>(kind) & 1U) == 0)
            return false;
        if (m_filter.group && (!isCollective(kind) || operation.processGroup != m_group))
            return false;
        return m_filter.minBytes == 0 || sizeOf(operation) >= m_filter.minBytes;
    }

    [[nodiscard]] bool isStopped() const { return m_watch.stop.stop_requested(); }

    const OperationList& m_list;
    const OperationsFilter& m_filter;
    const Watch& m_watch;
    NameMatch m_name;
    std::string m_group;
    bool m_readsOperation;
};

// The place of each kind in the alphabet.
std::array<std::uint8_t, kOperationKinds> kindOrder()
{
    std::array<std::pair<QString, std::uint8_t>, kOperationKinds> names;
    for (std::uint8_t kind = 0; kind < kOperationKinds; ++kind)
        names[kind] = { kindName(static_cast<OperationKind>(kind)), kind };
    std::sort(names.begin(), names.end());
    std::array<std::uint8_t, kOperationKinds> order {};
    for (std::uint8_t at = 0; at < kOperationKinds; ++at)
        order[names[at].second] = at;
    return order;
}

template <class Key, class KeyOf> void sortBy(Rows& rows, const OperationList& list, Qt::SortOrder order, KeyOf keyOf)
{
    std::vector<std::pair<Key, std::uint32_t>> keyed;
    keyed.reserve(rows.size());
    for (const std::uint32_t row : rows) {
        const OpKey key = list.keyAt(row);
        keyed.emplace_back(keyOf(list.graph(key.rank), key), row);
    }
    const auto less = [](const auto& a, const auto& b) { return a.first < b.first; };
    const auto greater = [](const auto& a, const auto& b) { return b.first < a.first; };
    if (order == Qt::AscendingOrder)
        std::stable_sort(keyed.begin(), keyed.end(), less);
    else
        std::stable_sort(keyed.begin(), keyed.end(), greater);
    std::transform(keyed.begin(), keyed.end(), rows.begin(), [](const auto& entry) { return entry.second; });
}

void sortRows(Rows& rows, const OperationList& list, OperationColumn column, Qt::SortOrder order)
{
    using Graph = trace::ExecutionGraph;
    using Number = std::uint64_t;
    switch (column) {
    case OperationColumn::Rank:
        return sortBy<Number>(rows, list, order, [](const Graph&, const OpKey& key) { return index(key.rank); });
    case OperationColumn::Id:
        return sortBy<Number>(rows, list, order, [](const Graph& graph, const OpKey& key) { return graph.id(key.op); });
    case OperationColumn::Name:
        return sortBy<std::string_view>(
            rows, list, order, [](const Graph& graph, const OpKey& key) { return graph.name(key.op); });
    case OperationColumn::Type:
        return sortBy<Number>(rows, list, order, [places = kindOrder()](const Graph& graph, const OpKey& key) {
            return Number { places[static_cast<std::size_t>(kindOf(graph.operation(key.op)))] };
        });
    case OperationColumn::Size:
        return sortBy<Number>(
            rows, list, order, [](const Graph& graph, const OpKey& key) { return sizeOf(graph.operation(key.op)); });
    case OperationColumn::Flop:
        return sortBy<Number>(
            rows, list, order, [](const Graph& graph, const OpKey& key) { return graph.operation(key.op).numOps; });
    case OperationColumn::Duration:
        return sortBy<Number>(rows, list, order,
            [](const Graph& graph, const OpKey& key) { return graph.operation(key.op).durationMicros; });
    case OperationColumn::Group:
        return sortBy<std::string_view>(rows, list, order,
            [](const Graph& graph, const OpKey& key) { return graph.operation(key.op).processGroup; });
    case OperationColumn::Dependencies:
        return sortBy<Number>(
            rows, list, order, [](const Graph& graph, const OpKey& key) { return graph.dependencies(key.op).size(); });
    }
}

} // namespace

RowsPtr rowsOf(
    const OperationList& list, const OperationsFilter& filter, const OperationsOrder& order, const Watch& watch)
{
    const bool isNatural
        = !order.column || (*order.column == OperationColumn::Rank && order.order == Qt::AscendingOrder);
    if (filter.isEmpty() && isNatural)
        return nullptr;
    auto rows = std::make_shared<Rows>(Filter(list, filter, watch).run());
    if (!isNatural && !watch.stop.stop_requested())
        sortRows(*rows, list, *order.column, order.order);
    return rows;
}

} // namespace weft::widgets
