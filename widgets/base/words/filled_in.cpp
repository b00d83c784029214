// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/filled_in.h"

namespace weft::widgets {

namespace {

bool isHan(QChar letter)
{
    return letter.script() == QChar::Script_Han;
}

} // namespace

QString filledIn(const QString& pattern, const QStringList& parts)
{
    QString text;
    bool isBehindPart = false;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const qsizetype place = pattern[at] == '%' && at + 1 < pattern.size() ? pattern[at + 1].unicode() - '1' : -1;
        const bool isPart = place >= 0 && place < parts.size();
        const bool closesUp = isBehindPart && pattern[at] == ' ' && !text.isEmpty() && isHan(text.back())
            && at + 1 < pattern.size() && isHan(pattern[at + 1]);
        isBehindPart = isPart;
        if (closesUp)
            continue;
        if (!isPart) {
            text += pattern[at];
            continue;
        }
        const QString& part = parts[place];
        if (text.size() > 1 && text.back() == ' ' && isHan(text[text.size() - 2]) && !part.isEmpty()
            && isHan(part.front()))
            text.chop(1);
        text += part;
        ++at;
    }
    return text;
}

} // namespace weft::widgets
