// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of a table's columns: a title that is wider than its column goes on in the next line, of three at most, and
// ends with dots beyond. Owned by its table; interface thread. Drawn by the style of the window (theme.cpp).
#pragma once

#include <QFontMetrics>
#include <QHeaderView>

namespace weft::widgets {

inline constexpr int kTitleLines = 3;

// In lines of at most `width` pixels, each cut with dots where a word alone is wider.
[[nodiscard]] QString titleInLines(
    const QString& title, const QFontMetrics& metrics, int width, int lines = kTitleLines);

class TitleHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit TitleHeader(QWidget* parent);
    [[nodiscard]] QSize sizeHint() const override; // as high as the titles are in the widths of now
    [[nodiscard]] int leastWidth(int column) const; // without cutting a word, within reason
};

} // namespace weft::widgets
