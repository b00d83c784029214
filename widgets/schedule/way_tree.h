// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a chunk as a tree: what is summed runs together from the left, what is copied spreads to the right. Each
// rank has one node in either part. Pure geometry; any thread.
#pragma once

#include "widgets/schedule/schedule_columns.h"

#include <QPointF>
#include <QSizeF>

#include <vector>

namespace weft::widgets {

struct WayTree {
    struct Node {
        std::uint32_t rank = 0;
        bool isOrigin = false; // has the chunk, or a part of it, before
        QPointF at; // in steps of one from the upper left
    };
    struct Branch {
        std::uint32_t from = 0; // nodes
        std::uint32_t to = 0;
        std::uint32_t transfer = 0;
        bool reduces = false;
    };
    std::vector<Node> nodes;
    std::vector<Branch> branches;
    QSizeF size; // of the grid that the nodes stand in; nodes from 0 to size inclusive
};

// From the branches of the way, which lead each rank to what it did not have.
[[nodiscard]] WayTree wayTree(const ScheduleColumns& columns, const ChunkWay& way);

} // namespace weft::widgets
