// SPDX-License-Identifier: GPL-3.0-or-later
// What a canvas is made of, said in words and places: rows (nodes, tracks, links, ranks), and items in them (links of a
// node, bars, bins, cells). A canvas, or a class beside it, implements this; CanvasCursor goes from part to part by
// keys and reads them, CanvasAccessible tells them to screen readers. Parts are numbers, and nothing is made of one
// before somebody asks for it. Interface thread.
#pragma once

#include <QPoint>
#include <QRect>
#include <QString>

#include <compare>
#include <optional>

namespace weft::widgets {

struct CanvasPart {
    int row = -1; // −1: none
    int item = -1; // −1: the row itself

    [[nodiscard]] bool isValid() const { return row >= 0; }
    [[nodiscard]] bool isRow() const { return item < 0; }
    auto operator<=>(const CanvasPart&) const = default;
};

struct PartNumber {
    double value = 0;
    double most = 100;
};

struct PartWords {
    QString name; // which one it is
    QString value {}; // what is known of it
    std::optional<PartNumber> number {}; // where it stands for one
};

enum class PartStep { Left, Right, Up, Down };

class CanvasParts {
public:
    virtual ~CanvasParts() = default;

    [[nodiscard]] virtual int partRows() const = 0;
    [[nodiscard]] virtual int partItems(int /*row*/) const { return 0; }
    [[nodiscard]] virtual bool havePartsItems() const { return false; } // of any row
    [[nodiscard]] virtual PartWords partWords(CanvasPart part) const = 0;
    // On the canvas; it may lie outside of what is seen, and is empty where it is nowhere.
    [[nodiscard]] virtual QRect partRect(CanvasPart part) const = 0;
    [[nodiscard]] virtual CanvasPart partAt(QPoint at) const = 0;
    [[nodiscard]] virtual bool isPartSelected(CanvasPart /*part*/) const { return false; }

    // Where keys begin: at what is selected, else at something in sight.
    [[nodiscard]] virtual CanvasPart firstPart() const { return partRows() > 0 ? CanvasPart { 0, -1 } : CanvasPart {}; }
    // The next part that way; the same one where there is none. Unless a canvas knows better, rows are above each
    // other, and the items of a row beside each other and beside the row.
    [[nodiscard]] virtual CanvasPart partBeside(CanvasPart part, PartStep step) const;
    // Into a row, and where an item leads to; the same one where there is nothing.
    [[nodiscard]] virtual CanvasPart partInside(CanvasPart part) const
    {
        return part.isRow() && partItems(part.row) > 0 ? CanvasPart { part.row, 0 } : part;
    }

    virtual void showPart(CanvasPart part) = 0; // moves what is seen if need be
    virtual void choosePart(CanvasPart part, bool adds) = 0; // as a click, with Control if it adds
};

} // namespace weft::widgets
