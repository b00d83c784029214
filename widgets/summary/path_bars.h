// SPDX-License-Identifier: GPL-3.0-or-later
// What the critical path's time went to, as stacked bars: one by kind, one by dimension, link, collective and rank
// each. Every bar is as long as the makespan; what its parts do not name is its last part. Painted, with parts for keys
// and screen readers. Interface thread; a child of the summary.
#pragma once

#include "widgets/base/canvas/bar_picture.h"
#include "widgets/base/shared/run_view.h"

#include <QWidget>

#include <vector>

namespace weft::widgets {

class PathBars : public BarPicture {
    Q_OBJECT

public:
    struct Part {
        QString what; // empty: all that is not named
        Time time;
    };
    struct Bar {
        QString by;
        std::vector<Part> parts;
    };

    explicit PathBars(QWidget* parent = nullptr);

    void setRun(const RunViewPtr& run); // null, or one without a critical path: no bars
    [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }

    // A row a bar, an item a part of it.
    [[nodiscard]] int partRows() const override { return static_cast<int>(m_bars.size()); }
    [[nodiscard]] int partItems(int row) const override;
    [[nodiscard]] bool havePartsItems() const override { return true; }
    [[nodiscard]] PartWords partWords(CanvasPart part) const override;
    [[nodiscard]] QRect partRect(CanvasPart part) const override;
    [[nodiscard]] CanvasPart partAt(QPoint at) const override;
    void showPart(CanvasPart /*part*/) override { } // all of them are in sight
    void choosePart(CanvasPart /*part*/, bool /*adds*/) override { } // the table below has what can be chosen

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] const Bar& bar(int row) const { return m_bars[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const Part& part(CanvasPart at) const { return bar(at.row).parts[static_cast<std::size_t>(at.item)]; }
    [[nodiscard]] QString nameOf(const Part& part) const;
    [[nodiscard]] QString shareOf(const Part& part) const;
    [[nodiscard]] int barLeft() const;
    void refill();

    RunViewPtr m_run;
    Time m_length;
    std::vector<Bar> m_bars;
};

} // namespace weft::widgets
