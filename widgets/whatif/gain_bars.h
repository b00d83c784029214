// SPDX-License-Identifier: GPL-3.0-or-later
// A bar for each change that promises most: to the right what it gains, to the left what it costs, as a share of the
// makespan. Painted, with parts for keys and screen readers. Interface thread; a child of the view.
#pragma once

#include "widgets/base/canvas/bar_picture.h"
#include "widgets/whatif/answers.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace weft::widgets {

class GainBars : public BarPicture {
    Q_OBJECT

public:
    explicit GainBars(QWidget* parent = nullptr);

    static constexpr int kMost = 12; // bars
    void setAnswers(std::shared_ptr<const Answers> answers); // null: none
    void setSelected(std::vector<std::size_t> rows); // of the answers
    [[nodiscard]] int barAt(const QPoint& at) const; // −1: none

    // A row a bar.
    [[nodiscard]] int partRows() const override { return m_bars; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override { return { barAt(at), -1 }; }
    [[nodiscard]] bool isPartSelected(CanvasPart part) const override;
    void showPart(CanvasPart part) override;
    void choosePart(CanvasPart part, bool adds) override;

    [[nodiscard]] QSize sizeHint() const override;

signals:
    void chosen(std::size_t row);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] const Answer& at(int bar) const { return m_answers->rows[static_cast<std::size_t>(bar)]; }

    std::shared_ptr<const Answers> m_answers;
    std::vector<std::size_t> m_selected;
    int m_bars = 0;
};

} // namespace weft::widgets
