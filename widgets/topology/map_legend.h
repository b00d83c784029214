// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours on the canvas mean, over its lower corner: utilization with its unit and time, or the kinds of node
// as they are drawn. It takes no room from the canvas: a click folds it to one word, and it is folded by itself where
// it would cover more than a quarter of the canvas. Interface thread; a child of the canvas.
#pragma once

#include <QWidget>

namespace weft::widgets {

class MapLegend : public QWidget {
    Q_OBJECT

public:
    explicit MapLegend(QWidget* canvas);
    // Empty: the kinds of node, no colours. `brief` is said also where there is no room for the title.
    void setTitle(const QString& title, const QString& brief = {});
    [[nodiscard]] QString title() const { return m_title; }
    void setHasFailures(bool has);
    void setNear(bool near); // whether the canvas draws nodes as glyphs
    void setFolded(bool folded);
    [[nodiscard]] bool isFolded() const { return m_folded; } // by hand
    [[nodiscard]] bool isShownFolded() const; // by hand, or because the canvas is small
    void place(); // into the corner
    // Of the legend whatever it shows, for what is to be kept free of it.
    [[nodiscard]] int tallest() const;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void foldedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    // A canvas of little height: the scale is one line, and its title is in the tip.
    [[nodiscard]] bool isLow() const;
    [[nodiscard]] bool hasTitleLine() const { return !m_title.isEmpty() && !isLow(); }
    [[nodiscard]] bool hasBriefLine() const { return !m_brief.isEmpty() && isLow(); } // above the scale
    [[nodiscard]] QString foldedWords() const;
    void explain(); // in the tip
    [[nodiscard]] QSize openSize() const;
    [[nodiscard]] QSize foldedSize() const;
    void paintKinds(QPainter& painter, int top) const;
    void paintScale(QPainter& painter, int top) const;
    void paintLowScale(QPainter& painter, int top) const;
    void paintFailures(QPainter& painter, int top) const;
    // From where the line begins, which is the right side where one writes from the right.
    [[nodiscard]] QRect placed(int from, int top, int width, int height) const;
    void drawWords(QPainter& painter, const QRect& box, Qt::Alignment where, const QString& words) const;

    QString m_title;
    QString m_brief;
    bool m_hasFailures = false;
    bool m_near = false;
    bool m_folded = false;
};

} // namespace weft::widgets
