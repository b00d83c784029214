// SPDX-License-Identifier: GPL-3.0-or-later
// A few sentences below a list: as high as they are, up to some lines, beyond which they scroll, so that they never
// take the room of the list. They can be selected by mouse and keys. Hidden while there are none. Interface thread.
#pragma once

#include <QTextEdit>

namespace weft::widgets {

class WordsBox : public QTextEdit {
    Q_OBJECT

public:
    WordsBox(int mostLines, QWidget* parent = nullptr);

    void setWords(const QString& words);
    [[nodiscard]] QString text() const { return toPlainText(); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    [[nodiscard]] int heightOf(double lines) const;

    int m_mostLines;
};

} // namespace weft::widgets
