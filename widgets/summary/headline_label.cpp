// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/headline_label.h"

#include <QEvent>

namespace weft::widgets {

HeadlineLabel::HeadlineLabel(QWidget* parent)
    : QLabel(parent)
{
    setWordWrap(true);
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    large.setBold(true);
    setFont(large);
    connect(this, &QLabel::linkActivated, this, &HeadlineLabel::activated);
}

void HeadlineLabel::setSentence(const QString& sentence, const QString& tip)
{
    m_sentence = sentence;
    setText({}); // the colour of a link is of its time
    QString words = sentence.toHtmlEscaped();
    words.replace(QStringLiteral(" %"), QStringLiteral("&nbsp;%")); // a line does not begin with it
    setText(tip.isEmpty() ? words : QStringLiteral("<a href=\"evidence\">%1</a>").arg(words));
    setToolTip(tip);
    setAccessibleName(sentence);
    setAccessibleDescription(tip);
}

void HeadlineLabel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && !m_sentence.isEmpty())
        setSentence(m_sentence, toolTip());
    QLabel::changeEvent(event);
}

// Qt would choose the only link backwards again and again.
bool HeadlineLabel::focusNextPrevChild(bool next)
{
    return hasSelectedText() ? QFrame::focusNextPrevChild(next) : QLabel::focusNextPrevChild(next);
}

} // namespace weft::widgets

#include "moc_headline_label.cpp"
