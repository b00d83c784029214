// SPDX-License-Identifier: GPL-3.0-or-later
// The time of a range as boxes in boxes, like a flame graph that hangs: kinds of operations, inside them collectives,
// inside these names. A click chooses the longest operation of a box, a double click fills the width with it, and one
// on what holds it goes back. Interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/words/facts.h"
#include "widgets/timeline/range_groups.h"

#include <QWidget>

namespace weft::widgets {

class FlameBars : public QWidget, public CanvasParts {
    Q_OBJECT

public:
    explicit FlameBars(QWidget* parent = nullptr);
    void setBoxes(std::vector<RangeBox> boxes); // see nestRange()
    [[nodiscard]] const std::vector<RangeBox>& boxes() const { return m_boxes; }
    [[nodiscard]] std::uint32_t root() const { return m_root; } // that fills the width
    // Where a box stands; empty while it is out of sight. Those that hold the root stand over it in full width.
    [[nodiscard]] QRect placeOf(std::uint32_t box) const;
    // A row a box.
    [[nodiscard]] int partRows() const override { return static_cast<int>(m_boxes.size()); }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override
    {
        return placeOf(static_cast<std::uint32_t>(part.row));
    }
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return { 60, 20 }; }

signals:
    void chosen(std::uint32_t box);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr std::uint32_t kNoBox = 0xFFFFFFFFU;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] bool holds(std::uint32_t box, std::uint32_t inner) const; // or is it
    [[nodiscard]] std::uint32_t boxAt(QPoint at) const;
    [[nodiscard]] std::uint32_t neighbour(std::uint32_t from, PartStep step) const;
    [[nodiscard]] Facts factsOf(const RangeBox& box) const;
    [[nodiscard]] QString textOf(const RangeBox& box) const;
    void setRoot(std::uint32_t box);
    void choose(std::uint32_t box);

    std::vector<RangeBox> m_boxes;
    std::uint32_t m_root = 0;
    std::uint32_t m_current = kNoBox;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
