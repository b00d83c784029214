// SPDX-License-Identifier: GPL-3.0-or-later
// Texts in a window that is read from the right: a name, a date or a sentence in Latin letters keeps the order of its
// own, with its dots where it ends, and a label stands where reading begins, whatever language its text is in. The
// style does it for whatever draws its texts by the style; what a canvas paints is its own affair. What is too long for
// its place ends with dots, and labels and rows have room for all letters of their script. Interface thread.
#pragma once

#include <QHash>
#include <QMargins>
#include <QProxyStyle>

class QLabel;

namespace weft::widgets {

// In isolates, so that what is around it does not turn it; as it is where the window is read from the left.
[[nodiscard]] QString inOwnOrder(const QString& text);

// A name that somebody gave, so that it does not turn what is around it either, wherever the window is read from.
[[nodiscard]] QString amongWords(const QString& name);

// Without isolates and marks of order: for names that are kept, compared and written to files.
[[nodiscard]] QString withoutIsolates(QString text);

// One line, without signs that turn the words around it: for names that people or other programs gave.
[[nodiscard]] QString plainName(const QString& name);

class ReadingOrderStyle : public QProxyStyle {
    Q_OBJECT

public:
    explicit ReadingOrderStyle(QStyle* base);

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;

    void drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
        const QString& text, QPalette::ColorRole role) const override;
    void drawControl(
        ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const override;
    [[nodiscard]] QSize sizeFromContents(
        ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const override;
    [[nodiscard]] int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* result = nullptr) const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeRoom(QLabel& label);
    [[nodiscard]] QMargins roomFor(const QFont& font) const;

    mutable QHash<QString, QMargins> m_rooms; // above and below the lines of each font that was met
};

} // namespace weft::widgets
