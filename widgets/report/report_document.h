// SPDX-License-Identifier: GPL-3.0-or-later
// A report as a text document, before it is laid out on pages. What belongs together is marked for who does that.
// Functions on a document of the caller's; any thread that owns it.
#pragma once

#include "widgets/report/report.h"

#include <QColor>
#include <QTextFormat>

class QTextDocument;

namespace weft::widgets {

// Of blocks: is on one page with the block after it; stands in a cell of a table.
inline constexpr int kKeepsWithNext = QTextFormat::UserProperty + 2;
inline constexpr int kInTable = QTextFormat::UserProperty + 3;
inline constexpr double kTextPoints = 9;
inline constexpr double kPointsPerInch = 72;
inline constexpr double kPixelsPerInch = 96; // of pictures, and of lengths in documents
inline constexpr double kDocumentUnit = kPixelsPerInch / kPointsPerInch;
inline constexpr double kCellPoints = 2.5; // around what is in a cell
inline constexpr double kLinePoints = 0.5;
inline const QColor kFaintInk(0x5a, 0x64, 0x75);

// A thin line above a cell.
void ruleAbove(QTextTableCellFormat& cell);

// With sizes in points that are kDocumentUnit of its own each, whatever it is laid out for: Qt takes its lengths for
// pixels of a screen and scales them to the device. `room`: the width of the text, in points.
void writeReport(QTextDocument& document, const Report& report, double room);

} // namespace weft::widgets
