// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/facts.h"

#include <QStringList>

namespace weft::widgets {

QString factsToolTip(const QString& title, const Facts& facts)
{
    QString text = QStringLiteral("<b>") + title.toHtmlEscaped() + QStringLiteral("</b><table cellspacing=\"0\">");
    for (const auto& [name, value] : facts)
        text += QStringLiteral("<tr><td style=\"padding-right:12px\">") + name.toHtmlEscaped()
            + QStringLiteral("</td><td>") + value.toHtmlEscaped() + QStringLiteral("</td></tr>");
    return text + QStringLiteral("</table>");
}

QString factsReading(const Facts& facts)
{
    QStringList all;
    for (const auto& [name, value] : facts)
        all += name + QStringLiteral(": ") + value;
    return all.join(QStringLiteral("; "));
}

} // namespace weft::widgets
