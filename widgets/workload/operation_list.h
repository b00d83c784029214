// SPDX-License-Identifier: GPL-3.0-or-later
// All operations of a workload as one numbered list, by rank and then by id, without copying any of them: rows of
// tables, filters and jobs are numbers into it. Immutable; shared across threads as OperationListPtr.
#pragma once

#include "engine/study/scenario/scenario.h"
#include "widgets/base/shared/element_keys.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <vector>

namespace weft::widgets {

// What a person tells operations apart by: the node type, and for a collective its pattern. Fits a 32-bit set.
enum class OperationKind : std::uint8_t {};

inline constexpr std::uint32_t kOperationKinds = 32;
[[nodiscard]] OperationKind kindOf(const trace::Operation& operation);
[[nodiscard]] QString kindName(OperationKind kind); // "compute", "send", "all-reduce"
[[nodiscard]] bool isCollective(OperationKind kind);
[[nodiscard]] bool isCommunication(OperationKind kind); // a collective, send or receive

// Bytes that an operation moves or touches: comm_size of communication (negative ones count as 0), else tensor_size.
[[nodiscard]] std::uint64_t sizeOf(const trace::Operation& operation);

class OperationList {
public:
    // Tables number rows with an int; what lies beyond is not shown.
    static constexpr std::uint64_t kMostRows = 0x7FFFFFFEU;

    explicit OperationList(study::WorkloadPtr workload);

    [[nodiscard]] const trace::Workload& workload() const { return *m_workload; }
    [[nodiscard]] const study::WorkloadPtr& workloadPtr() const { return m_workload; }
    [[nodiscard]] std::uint32_t size() const { return m_first.back(); }
    [[nodiscard]] std::uint32_t ranks() const { return static_cast<std::uint32_t>(m_first.size() - 1); }
    // The rows of a rank are [first(rank), first(rank + 1)).
    [[nodiscard]] std::uint32_t first(std::uint32_t rank) const { return m_first[rank]; }
    [[nodiscard]] OpKey keyAt(std::uint32_t row) const; // O(log ranks)
    // The row of an operation; kNoRow where the workload has none such.
    [[nodiscard]] std::uint32_t rowOf(const OpKey& key) const;
    [[nodiscard]] const trace::ExecutionGraph& graph(Rank rank) const { return *m_workload->graphs[index(rank)]; }

    static constexpr std::uint32_t kNoRow = 0xFFFFFFFFU;

private:
    study::WorkloadPtr m_workload;
    std::vector<std::uint32_t> m_first;
};

using OperationListPtr = std::shared_ptr<const OperationList>;

} // namespace weft::widgets
