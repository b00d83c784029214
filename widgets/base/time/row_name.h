// SPDX-License-Identifier: GPL-3.0-or-later
// Names of rows in the gutter beside a time axis. Pure drawing, in the theme of the thread; any thread.
#pragma once

class QPainter;
class QRect;
class QString;

namespace weft::widgets {

// A name at the left of `box`, in the painter's font and pen.
void drawRowName(QPainter& painter, const QRect& box, const QString& name);
// The same of a row that is thinner than its name, at `y`: a line leads to it, from the name on, since a dash beside
// the row would look like a figure of it.
void drawThinRowName(QPainter& painter, const QRect& box, const QString& name, int y, int leader);

} // namespace weft::widgets
