// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map of differences: a line a link over the common clock, blue where the second run was less busy and orange
// where it was busier. A link that only one of them has is hatched. Owned by the comparison; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/time/time_frame.h"
#include "widgets/comparison/difference_layer.h"

#include <memory>

namespace weft::widgets {

class DifferenceHeatParts;

class DifferenceCanvas : public TimeFrame {
    Q_OBJECT

public:
    DifferenceCanvas(TimeController* time, QWidget* parent);
    ~DifferenceCanvas() override;

    void setHeat(DifferenceHeatPtr heat); // null: none
    [[nodiscard]] const DifferenceHeatPtr& heat() const { return m_heat; }
    [[nodiscard]] int scroll() const override { return m_scroll; }
    [[nodiscard]] int mostScroll() const override;
    void setSelected(std::uint32_t link); // of the pair; kNoPartner: none. Scrolls to it.
    [[nodiscard]] std::uint32_t selected() const { return m_selected; }
    [[nodiscard]] int lineHeight() const { return m_lineHeight; }
    [[nodiscard]] std::uint32_t linkAt(QPoint at) const; // or kNoPartner
    [[nodiscard]] QRect lineRect(std::uint32_t link) const;
    // Of a bin of a link that has a partner.
    [[nodiscard]] double binDifference(std::uint32_t link, int bin) const; // −1..1
    [[nodiscard]] QString binWords(std::uint32_t link, int bin) const;
    void choose(int link); // selects it, and says so
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard
    void renderTo(QPainter& painter) override;

signals:
    void linkClicked(std::uint32_t link); // of the pair

protected:
    [[nodiscard]] const QImage& renderLayer(double scale) override;
    void paintRowMarks(QPainter& painter) override;
    void applyScroll(int y) override { m_scroll = y; }
    void hoverAt(QPoint at) override;
    void endHover() override;
    void click(QPoint at) override;
    void clearSelection() override { setSelected(kNoPartner); }
    void changeRowHeight(int steps) override;
    [[nodiscard]] QString toolTipAt(QPoint at) const override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] DifferenceScene scene() const;

    DifferenceHeatPtr m_heat;
    DifferenceLayer m_layer;
    int m_scroll = 0;
    int m_lineHeight = 15; // px
    std::uint32_t m_selected = kNoPartner;
    std::uint32_t m_hovered = kNoPartner;
    std::unique_ptr<DifferenceHeatParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
