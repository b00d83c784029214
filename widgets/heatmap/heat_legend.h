// SPDX-License-Identifier: GPL-3.0-or-later
// A strip of colours with what its ends mean. Interface thread.
#pragma once

#include <QString>
#include <QWidget>

class QPainter;

namespace weft::widgets {

// The strip with the words of its ends beside it, from the left end of `place`; words only where they have room. In the
// painter's font; any thread.
void drawHeatScale(QPainter& painter, const QRect& place, const QString& least, const QString& most);

class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget* parent = nullptr);
    // `shortly` is said of the upper end where `most` has no room.
    void setEnds(const QString& least, const QString& most, const QString& shortly = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override; // where there is no room the controls beside it get it

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int wholeWidth() const; // of the strip and its words
    QString m_least;
    QString m_most;
    QString m_shortly;
};

} // namespace weft::widgets
