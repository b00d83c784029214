// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/timeless_pdf.h"

#include <QRegularExpression>
#include <QString>

#include <algorithm>
#include <iterator>
#include <vector>

namespace weft::widgets {

namespace {

struct Change {
    qsizetype at = 0;
    qsizetype length = 0;
    QByteArray to;
};

qsizetype moved(const std::vector<Change>& changes, qsizetype place)
{
    qsizetype now = place;
    for (const Change& change : changes)
        now += change.at < place ? change.to.size() - change.length : 0;
    return now;
}

// A table near the end says at which byte each object begins, and the end where that table begins: ISO 32000-1, 7.5.4.
bool moveObjects(QByteArray& pdf, const std::vector<Change>& changes)
{
    const QByteArray mark = "startxref\n";
    const qsizetype end = pdf.lastIndexOf(mark);
    const qsizetype table = end < 0 ? -1 : pdf.mid(end + mark.size()).split('\n').constFirst().toLongLong();
    static const QRegularExpression head(QStringLiteral("^xref\\s+0 (\\d+)\\s*\\n"));
    const QRegularExpressionMatch found
        = head.match(QString::fromLatin1(table < 0 ? QByteArray() : pdf.mid(table, 40)));
    constexpr qsizetype kEntry = 20; // bytes, of which the first ten are the place
    constexpr qsizetype kDigits = 10;
    const qsizetype count = found.captured(1).toLongLong();
    const qsizetype first = table + found.capturedLength();
    if (!found.hasMatch() || first + count * kEntry > end)
        return false;
    for (qsizetype entry = first; entry < first + count * kEntry; entry += kEntry) {
        const QByteArray place = QByteArray::number(moved(changes, pdf.mid(entry, kDigits).toLongLong()));
        pdf.replace(entry, kDigits, place.rightJustified(kDigits, '0'));
    }
    pdf.replace(end, pdf.size() - end, mark + QByteArray::number(moved(changes, table)) + "\n%%EOF\n");
    return true;
}

} // namespace

// Qt writes when and in which time zone a PDF was made; that is none of its business.
void makeTimeless(QByteArray& pdf, const QByteArray& key, const QByteArray& when)
{
    constexpr qsizetype kDigits = 14; // to the second: ISO 32000-1, 7.9.4
    QByteArray digits;
    std::ranges::copy_if(when, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    const bool isDated = digits.size() == kDigits && when.endsWith('Z');

    static const QRegularExpression date(QStringLiteral("/(CreationDate|ModDate) ?\\(D:[^)]*\\)\\s*"));
    std::vector<Change> changes;
    for (auto found = date.globalMatch(QString::fromLatin1(pdf)); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const QByteArray dated = isDated ? '/' + match.captured(1).toLatin1() + " (D:" + digits + "Z)\n" : QByteArray();
        changes.push_back({ match.capturedStart(), match.capturedLength(), dated });
    }
    if (moveObjects(pdf, changes)) {
        std::for_each(changes.rbegin(), changes.rend(),
            [&pdf](const Change& change) { pdf.replace(change.at, change.length, change.to); });
    }
    static const QRegularExpression identity(QStringLiteral("/ID ?\\[[^\\]]*\\]"));
    const QByteArray same
        = "/ID [<" + key.leftJustified(32, '0', true) + "> <" + key.leftJustified(32, '0', true) + ">]";
    const QRegularExpressionMatch match = identity.match(QString::fromLatin1(pdf));
    const QByteArray root = "\n/Root ";
    if (match.hasMatch())
        pdf.replace(match.capturedStart(), match.capturedLength(), same.leftJustified(match.capturedLength(), ' '));
    else if (const qsizetype at = pdf.lastIndexOf(root); at > pdf.lastIndexOf("trailer")) // behind all objects
        pdf.insert(at, '\n' + same);
}

} // namespace weft::widgets
