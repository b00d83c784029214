// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/operation_list.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace weft::widgets {

namespace {
constexpr std::uint32_t kLastType = 10; // of NodeType; 11 stands for those beyond it
constexpr const char* kContext = "weft::widgets::OperationKind";
// As trace::toString() says them in English.
constexpr std::array<const char*, kLastType + 2> kTypes { QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "invalid"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "metadata"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "memory-load"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "memory-store"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "compute"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "send"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "receive"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "collective"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "storage"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "batch"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "checkpoint"),
    QT_TRANSLATE_NOOP("weft::widgets::OperationKind", "unknown") };
constexpr std::uint32_t kFirstCollective = 16;
constexpr std::uint32_t kLastPattern = 9; // of CollectiveType; 10 stands for those beyond it

std::uint32_t number(OperationKind kind)
{
    return static_cast<std::uint32_t>(kind);
}
}

OperationKind kindOf(const trace::Operation& operation)
{
    if (operation.type == trace::NodeType::Coll) {
        const std::uint32_t pattern = operation.carries(trace::Has::CommType)
            ? static_cast<std::uint32_t>(operation.commType)
            : kLastPattern + 1;
        return static_cast<OperationKind>(kFirstCollective + std::min(pattern, kLastPattern + 1));
    }
    return static_cast<OperationKind>(std::min(static_cast<std::uint32_t>(operation.type), kLastType + 1));
}

bool isCollective(OperationKind kind)
{
    return number(kind) >= kFirstCollective;
}

bool isCommunication(OperationKind kind)
{
    return isCollective(kind) || number(kind) == static_cast<std::uint32_t>(trace::NodeType::Send)
        || number(kind) == static_cast<std::uint32_t>(trace::NodeType::Recv);
}

QString kindName(OperationKind kind)
{
    const std::uint32_t at = number(kind);
    if (isCollective(kind) && at <= kFirstCollective + kLastPattern) { // names of the field, the same in every language
        const auto name = trace::toString(static_cast<trace::CollectiveType>(at - kFirstCollective));
        return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
    }
    const auto type = isCollective(kind) ? static_cast<std::uint32_t>(trace::NodeType::Coll) : at;
    return QCoreApplication::translate(kContext, kTypes[std::min(type, kLastType + 1)]);
}

std::uint64_t sizeOf(const trace::Operation& operation)
{
    if (isCommunication(kindOf(operation)))
        return operation.commSize > 0 ? static_cast<std::uint64_t>(operation.commSize) : 0;
    return operation.tensorSize;
}

OperationList::OperationList(study::WorkloadPtr workload)
    : m_workload(std::move(workload))
{
    m_first.reserve(m_workload->graphs.size() + 1);
    std::uint64_t rows = 0;
    m_first.push_back(0);
    for (const trace::ExecutionGraphPtr& graph : m_workload->graphs) {
        rows = std::min(rows + graph->size(), kMostRows);
        m_first.push_back(static_cast<std::uint32_t>(rows));
    }
}

OpKey OperationList::keyAt(std::uint32_t row) const
{
    const auto after = std::upper_bound(m_first.begin(), m_first.end(), row);
    const auto rank = static_cast<std::size_t>(after - m_first.begin()) - 1;
    return { makeId<Rank>(rank), OpId { row - m_first[rank] } };
}

std::uint32_t OperationList::rowOf(const OpKey& key) const
{
    const std::uint32_t rank = index(key.rank);
    if (rank >= ranks() || index(key.op) >= m_first[rank + 1] - m_first[rank])
        return kNoRow;
    return m_first[rank] + index(key.op);
}

} // namespace weft::widgets
