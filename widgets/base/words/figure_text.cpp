// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/figure_text.h"

#include "widgets/base/words/quantity_format.h"

#include <QRegularExpression>

namespace weft::widgets {

namespace {

QChar firstOf(const QString& text, QChar other)
{
    return text.size() == 1 ? text.front() : other;
}

} // namespace

QString figureIn(const QString& text, const QLocale& from)
{
    const QLocale to;
    const QChar group = firstOf(from.groupSeparator(), ',');
    const QChar point = firstOf(from.decimalPoint(), '.');
    static const QRegularExpression form(
        QStringLiteral("^[-+−]?(\\d{1,3}(,\\d{3})+|\\d+)(\\.\\d+)?"
                       "([ \u00A0\u202F]?(%|×|ns|us|µs|ms|s|B|[KMGTP]i?B|[KMGT]i?B/s|[KMGTPE]?FLOP(/s)?))?$"));
    constexpr QChar kLeftToRightIsolate(0x2066);
    constexpr QChar kPopIsolate(0x2069);
    const bool isIsolated = text.startsWith(kLeftToRightIsolate) && text.endsWith(kPopIsolate);
    QString plain = isIsolated ? text.mid(1, text.size() - 2) : text;
    const ushort zero = firstOf(from.zeroDigit(), '0').unicode();
    for (QChar& letter : plain) { // as English is written
        if (letter == group)
            letter = ',';
        else if (letter == point)
            letter = '.';
        else if (zero != '0' && letter.unicode() >= zero && letter.unicode() < zero + 10)
            letter = QChar('0' + (letter.unicode() - zero));
    }
    const QRegularExpressionMatch match = form.match(plain);
    if (!match.hasMatch() || (match.captured(2).isEmpty() && match.captured(4).isEmpty()))
        return text;
    const QString ownZero = to.zeroDigit();
    const qsizetype numberEnd = plain.size() - match.captured(4).size();
    QString said;
    for (qsizetype at = 0; at < plain.size(); ++at) {
        const QChar letter = plain[at];
        if (at >= numberEnd)
            said += letter;
        else if (letter == ',')
            said += to.groupSeparator();
        else if (letter == '.')
            said += to.decimalPoint();
        else if (letter.isDigit() && ownZero.size() == 1)
            said += QChar(ownZero.front().unicode() + (letter.unicode() - '0'));
        else
            said += letter;
    }
    return match.captured(4).isEmpty() ? said : isolated(said);
}

} // namespace weft::widgets
