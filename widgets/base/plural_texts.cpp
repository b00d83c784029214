// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/plural_texts.h"

namespace weft::widgets {

QString PluralTexts::translate(const char* context, const char* source, const char* disambiguation, int count) const
{
    QString text = QTranslator::translate(context, source, disambiguation, count);
    if (count < 0)
        return text;
    if (text.isNull())
        text = QString::fromUtf8(source);
    return text.replace(QStringLiteral("%n"), QStringLiteral("%Ln"));
}

} // namespace weft::widgets

#include "moc_plural_texts.cpp"
