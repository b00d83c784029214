// SPDX-License-Identifier: GPL-3.0-or-later
// The heat map of differences: a line a link over the common clock, blue where the second run was less busy and orange
// where it was busier. A link that only one of them has is hatched. Owned by the comparison; interface thread.
#pragma once

#include "widgets/base/time_frame.h"
#include "widgets/comparison/difference_heat.h"

namespace weft::widgets {

class DifferenceCanvas : public TimeFrame {
    Q_OBJECT

public:
    DifferenceCanvas(TimeController* time, QWidget* parent);

    void setHeat(DifferenceHeatPtr heat); // null: none
    [[nodiscard]] const DifferenceHeatPtr& heat() const { return m_heat; }
    [[nodiscard]] int scroll() const override { return m_scroll; }
    [[nodiscard]] int mostScroll() const override;
    void setSelected(std::uint32_t link); // of the pair; kNoPartner: none. Scrolls to it.
    [[nodiscard]] std::uint32_t selected() const { return m_selected; }
    [[nodiscard]] int lineHeight() const { return m_lineHeight; }
    [[nodiscard]] std::uint32_t linkAt(QPoint at) const; // or kNoPartner
    void renderTo(QPainter& painter);

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

private:
    void paintLines(double scale);
    void paintNames(QPainter& painter) const;
    void paintEnds(QPainter& painter) const; // of the runs
    [[nodiscard]] QRect lineRect(std::uint32_t link) const;
    void choose(int link);

    DifferenceHeatPtr m_heat;
    QImage m_image;
    int m_scroll = 0;
    int m_lineHeight = 15; // px
    std::uint32_t m_selected = kNoPartner;
    std::uint32_t m_hovered = kNoPartner;
};

} // namespace weft::widgets
