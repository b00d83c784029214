// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/plural_texts.h"

#include "widgets/base/retelling.h"

namespace weft::widgets {

QString PluralTexts::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    QString text = QTranslator::translate(context, source, disambiguation, count);
    if (!text.isNull() || *context != 'Q') { // else Qt's own translator says it
        const QMutexLocker lock(&m_mutex);
        if (count >= 0 || m_asked.insert({ context, source }).second) // counts have several forms
            rememberText(context, source, disambiguation, count >= 0, text.isNull() ? QString::fromUtf8(source) : text);
    }
    if (count < 0)
        return text;
    if (text.isNull())
        text = QString::fromUtf8(source);
    return text.replace(QStringLiteral("%n"), QStringLiteral("%Ln"));
}

} // namespace weft::widgets

#include "moc_plural_texts.cpp"
