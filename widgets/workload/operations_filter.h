// SPDX-License-Identifier: GPL-3.0-or-later
// Which operations a person wants to see, and in which order; and the rows that this gives. Pure functions over an
// immutable list, for a worker: linear in the operations, and a sort of those that pass.
#pragma once

#include "engine/core/progress.h"
#include "widgets/workload/operation_list.h"

#include <Qt>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace weft::widgets {

struct OperationsFilter {
    QString text {}; // the name contains it, in any case; empty: all
    std::uint32_t kinds = 0; // bit k: operations of OperationKind k; 0: all
    std::optional<std::uint32_t> rank {};
    std::optional<QString> group {}; // collectives with this pg_name; empty text: the world
    std::uint64_t minBytes = 0; // see sizeOf()
    bool operator==(const OperationsFilter&) const = default;

    [[nodiscard]] bool isEmpty() const { return *this == OperationsFilter {}; }
};

enum class OperationColumn : int { Rank, Id, Name, Type, Size, Flop, Duration, Group, Dependencies };
inline constexpr int kOperationColumns = 9;

struct OperationsOrder {
    std::optional<OperationColumn> column {}; // none: as listed, which is by rank and then by id
    Qt::SortOrder order = Qt::AscendingOrder;
    bool operator==(const OperationsOrder&) const = default;
};

using Rows = std::vector<std::uint32_t>;
using RowsPtr = std::shared_ptr<const Rows>;

// Equal ones stay as listed, in both directions; names and groups are ordered by their bytes. Null stands for all
// rows as listed. A stopped call returns what it has.
[[nodiscard]] RowsPtr rowsOf(
    const OperationList& list, const OperationsFilter& filter, const OperationsOrder& order, const Watch& watch = {});

} // namespace weft::widgets
