// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours and arrows of the Gantt chart stand for, beside its fields: as many as there is room for, dots
// for the others, and all of them in the tool tip. Interface thread.
#pragma once

#include <QWidget>

#include <vector>

class QPainter;

namespace weft::widgets {

class TimelineLegend : public QWidget {
    Q_OBJECT

public:
    explicit TimelineLegend(QWidget* parent = nullptr);

    struct Entry {
        enum class Mark { Bar, Line, Arrow };
        QString name;
        QColor color;
        Mark mark = Mark::Bar;
    };
    [[nodiscard]] static std::vector<Entry> entries(); // in the colours of the theme
    [[nodiscard]] std::size_t shown() const; // how many there is room for
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] int widthOf(const Entry& entry) const;
};

// What the colours of bars are, for a picture of them: in one line, in the painter's font and from where reading
// begins. Any thread.
void drawTimelineKinds(QPainter& painter, const QRect& place, bool isRightToLeft);

} // namespace weft::widgets
