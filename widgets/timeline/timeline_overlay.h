// SPDX-License-Identifier: GPL-3.0-or-later
// What the Gantt chart draws over its layer: outlines of what is hovered and selected, and the arrows of dependencies
// and messages. Functions over a scene; interface thread.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/timeline/timeline_scene.h"

class QPainter;

namespace weft::widgets {

// Outlines of all selected operations and links that are in sight, and of what the pointer is over, here or elsewhere.
void drawSelection(QPainter& painter, const TimelineScene& scene, const Selection& selection, std::uint32_t current);
void drawHover(QPainter& painter, const TimelineScene& scene, const Hovered& hovered, std::uint32_t bar);
// Operations whose messages used a link, where their bars are in the visible range; by start, at most `most`.
[[nodiscard]] std::vector<std::uint32_t> barsOverLink(
    const TimelineData& data, LinkKey link, TimeRange visible, std::size_t most);
// From what released the operation of a bar to it, and from it to the operations that depend on it.
void drawDependencies(QPainter& painter, const TimelineScene& scene, std::uint32_t bar);
// From send to receive: the messages of the selected operations. Of more than can be told apart those of the one that
// is pointed at, or the first and the last; where none is selected all that are in sight, if they are few.
struct DrawnMessages {
    std::vector<std::uint32_t> messages;
    QString note; // what is left out, in words
};
[[nodiscard]] DrawnMessages messagesToDraw(
    const TimelineScene& scene, const Selection& selection, OpKey pointedAt = {});
void drawMessages(QPainter& painter, const TimelineScene& scene, const Selection& selection, OpKey pointedAt);

// Bars of the operations that depend on the operation of a bar; empty for other bars. At most `most`.
[[nodiscard]] std::vector<std::uint32_t> dependentBars(const TimelineData& data, std::uint32_t bar, std::size_t most);
// The bar of the operation that released it: the dependency or the holder of the slot it waited for last; else that
// of its latest dependency; kNoBar if there is none.
[[nodiscard]] std::uint32_t releasingBar(const TimelineData& data, std::uint32_t bar);

// One step against time: to the sender of the message that ended a receive or released an operation, else to what
// released it. One step along time: from a send to its receive, else to the first operation that depends on it, else
// to the receiver of its first message. kNoBar where there is none.
[[nodiscard]] std::uint32_t stepBack(const TimelineData& data, std::uint32_t bar);
[[nodiscard]] std::uint32_t stepForward(const TimelineData& data, std::uint32_t bar);

} // namespace weft::widgets
