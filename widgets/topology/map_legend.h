// SPDX-License-Identifier: GPL-3.0-or-later
// What the colours on the canvas mean, over one of its corners: utilization with its unit and time, or the kinds of
// node as they are drawn. It takes no room from the canvas: it goes to the corner where it covers least, a click folds
// it to one word, and it is folded by itself where it would cover more than a quarter of the canvas. Interface thread;
// a child of the canvas.
#pragma once

#include <QWidget>

#include <functional>

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
    // How much stands in a part of the canvas; for settle().
    using Crowd = std::function<std::size_t(const QRect&)>;
    void setCrowd(Crowd crowd) { m_crowd = std::move(crowd); }
    // Into the corner where it covers least; where it is, unless another is better. Once the canvas rests.
    void settle();
    void place(); // in its corner
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
    enum class Corner { BottomStart, BottomEnd, TopStart, TopEnd };
    [[nodiscard]] QRect boxIn(Corner corner) const;
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

    Crowd m_crowd;
    Corner m_corner = Corner::BottomStart;
    QString m_title;
    QString m_brief;
    bool m_hasFailures = false;
    bool m_near = false;
    bool m_folded = false;
};

} // namespace weft::widgets
