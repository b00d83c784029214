// SPDX-License-Identifier: GPL-3.0-or-later
// Draws the stages of a program: layouts as colours and in words, kernels as boxes, chains as ribbons. Pure drawing,
// in the theme of the thread; any thread.
#pragma once

#include "widgets/programs/stage_graph.h"

#include <QFont>
#include <QSize>
#include <QStringList>

class QPainter;

namespace weft::widgets {

inline constexpr double kStagesMargin = 16; // px around the graph
inline constexpr double kStageWordsFrom = 0.35; // of scale

struct StagesDrawn {
    StageGraphPtr graph;
    QStringList selected {}; // stages and kernels
    QFont font {};
};

// What is in sight of them, where the painter stands. `of.graph` is there.
void paintStages(QPainter& painter, const StagesDrawn& of, const QRectF& seen);
// The whole graph into a size.
void paintStagesInto(QPainter& painter, const StagesDrawn& of, QSize size);

} // namespace weft::widgets
