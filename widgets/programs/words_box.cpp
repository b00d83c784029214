// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/words_box.h"

#include <QAbstractTextDocumentLayout>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

WordsBox::WordsBox(int mostLines, QWidget* parent)
    : QTextEdit(parent)
    , m_mostLines(mostLines)
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    viewport()->setAutoFillBackground(false);
    connect(document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        [this] { updateGeometry(); });
    setVisible(false);
}

void WordsBox::setWords(const QString& words)
{
    if (words != toPlainText())
        setPlainText(words);
    setVisible(!words.isEmpty());
}

int WordsBox::heightOf(double lines) const
{
    return static_cast<int>(std::ceil(lines * QFontMetricsF(font()).lineSpacing() + 2 * document()->documentMargin()));
}

QSize WordsBox::sizeHint() const
{
    const int all = static_cast<int>(std::ceil(document()->size().height()));
    return { QTextEdit::minimumSizeHint().width(), std::min(all, heightOf(m_mostLines)) };
}

QSize WordsBox::minimumSizeHint() const
{
    return { 1, std::min(sizeHint().height(), heightOf(2)) };
}

} // namespace weft::widgets

#include "moc_words_box.cpp"
