// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/plural_texts.h"

#include "widgets/base/words/retelling.h"

#include <QLocale>
#include <QRegularExpression>

#include <utility>

namespace weft::widgets {

namespace {

// What is put into a text that is read from the right keeps an order of its own: names, signs and units in Latin
// letters would turn what stands beside them. Not in the forms of files' names, nor in links.
QString withIsolatedPlaces(QString text)
{
    if (text.contains(QStringLiteral("*.")) || text.contains(QStringLiteral("=\"")))
        return text;
    static const QRegularExpression place(QStringLiteral("(?<![\u2066-\u2068])(%L?[1-9])"));
    // A text of places and signs alone, such as "%1: %2", does not say which way it is read: what is within isolates
    // does not count, and its first part would stand last.
    static const QRegularExpression signsAlone(QStringLiteral("^(?:%L?[1-9]|[^%\\p{L}\u200E\u200F\u2066-\u2069])*$"));
    static const QRegularExpression isRead(QStringLiteral("[:(.]"));
    const bool isLost = text.contains(isRead) && signsAlone.match(text).hasMatch();
    return (isLost ? QStringLiteral("\u200F") : QString()) + text.replace(place, QStringLiteral("\u2068\\1\u2069"));
}

} // namespace

QString PluralTexts::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    QString text = QTranslator::translate(context, source, disambiguation, count);
    if (text.contains('%') && QLocale(language()).textDirection() == Qt::RightToLeft)
        text = withIsolatedPlaces(std::move(text));
    if (!text.isNull() || *context != 'Q') { // else Qt's own translator says it
        if (count >= 0 || isFirst(context, source, disambiguation)) // counts have several forms
            rememberText(
                *m_said, context, source, disambiguation, count, text.isNull() ? QString::fromUtf8(source) : text);
    }
    if (count < 0)
        return text;
    if (text.isNull())
        text = QString::fromUtf8(source);
    return text.replace(QStringLiteral("%n"), QStringLiteral("%Ln"));
}

// Its lock is let go before the text is remembered: who says texts again holds the lock of that memory, and asks here.
bool PluralTexts::isFirst(const char* context, const char* source, const char* comment) const
{
    const QMutexLocker lock(&m_mutex);
    return m_asked.emplace(context, source, comment == nullptr ? "" : comment).second;
}

} // namespace weft::widgets

#include "moc_plural_texts.cpp"
