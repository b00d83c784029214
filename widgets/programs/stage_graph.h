// SPDX-License-Identifier: GPL-3.0-or-later
// Where the stages of a program stand: in layers from what is read to what is computed, the stages of a kernel together
// in their box. Plain geometry, made once a program; any thread.
#pragma once

#include "engine/program/model/program.h"

#include <QPointF>
#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

namespace weft::widgets {

struct StageGraph {
    struct Node {
        QString name;
        QString kind; // "all-reduce"
        QString type; // "f16[B, S, H] sliced(2)"
        program::StageKind stageKind = program::StageKind::Input;
        program::LayoutKind layout = program::LayoutKind::Replicated;
        bool isOutput = false;
        QRectF rect;
    };
    struct Edge {
        std::uint32_t from = 0; // of nodes
        std::uint32_t to = 0;
        std::vector<QPointF>
            bends {}; // two for each layer between them: in above and out below, past what stands there
    };
    struct Box {
        QString name;
        QRectF rect;
    };
    struct Ribbon {
        QString name;
        std::vector<QPointF> points; // the middles of what the chain goes through
        QPointF label; // where its name begins
    };
    std::vector<Node> nodes; // by StageId
    std::vector<Edge> edges;
    std::vector<Box> kernels;
    std::vector<Ribbon> chains;
    QRectF bounds;
};
using StageGraphPtr = std::shared_ptr<const StageGraph>;

// "f16[8, 1024] local" stands for itself; kinds are in the language of the interface.
[[nodiscard]] StageGraphPtr layOutStages(const program::Program& program);
[[nodiscard]] QString kindName(const program::Stage& stage);

} // namespace weft::widgets
