// SPDX-License-Identifier: GPL-3.0-or-later
// A stacked bar a rank: compute, compute that hides communication, exposed communication, idle. One batch-painted
// canvas; beyond what the width shows, a bar is the mean of several ranks. Interface thread.
#pragma once

#include "widgets/base/canvas/bar_picture.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/summary/rank_shares.h"

#include <QWidget>

#include <vector>

namespace weft::widgets {

class RankBars : public BarPicture {
    Q_OBJECT

public:
    explicit RankBars(QWidget* parent = nullptr);

    void setRun(const RunViewPtr& run); // null: none
    void setSelectedRanks(const std::vector<std::uint32_t>& ranks);
    [[nodiscard]] const std::vector<RankShare>& shares() const { return m_shares; }
    [[nodiscard]] int barAt(const QPoint& at) const; // −1: none

    // A row a bar.
    [[nodiscard]] int partRows() const override { return static_cast<int>(m_shares.size()); }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override { return { barAt(at), -1 }; }
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    [[nodiscard]] CanvasPart firstPart() const override;
    [[nodiscard]] CanvasPart partBeside(CanvasPart part, PartStep step) const override;
    void showPart(CanvasPart /*part*/) override { } // all of them are in sight
    void choosePart(CanvasPart part, bool adds) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void ranksClicked(std::uint32_t first, std::uint32_t count);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QRect plot() const;
    [[nodiscard]] QRect barRect(std::size_t bar) const;
    [[nodiscard]] PartWords describe(const RankShare& share) const;
    void refill();
    void paintLegend(QPainter& painter) const;
    void paintAxis(QPainter& painter) const;

    RunViewPtr m_run;
    std::vector<RankShare> m_shares;
    std::vector<std::uint32_t> m_selected; // sorted
};

} // namespace weft::widgets
