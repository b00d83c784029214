// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/timeless_pdf.h"

#include <QRegularExpression>
#include <QString>

namespace weft::widgets {

// Qt writes when a PDF was made; the day of the input is none of its business.
void makeTimeless(QByteArray& pdf, const QByteArray& key)
{
    static const QRegularExpression date(QStringLiteral("/(CreationDate|ModDate) ?\\(D:[^)]*\\)"));
    const QString text = QString::fromLatin1(pdf);
    for (auto found = date.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        pdf.replace(match.capturedStart(), match.capturedLength(), QByteArray(match.capturedLength(), ' '));
    }
    static const QRegularExpression identity(QStringLiteral("/ID ?\\[[^\\]]*\\]"));
    const QRegularExpressionMatch match = identity.match(text);
    if (!match.hasMatch())
        return;
    QByteArray same = "/ID [<" + key.leftJustified(32, '0', true) + "> <" + key.leftJustified(32, '0', true) + ">]";
    pdf.replace(match.capturedStart(), match.capturedLength(), same.leftJustified(match.capturedLength(), ' '));
}

} // namespace weft::widgets
