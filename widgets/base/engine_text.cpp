// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/engine_text.h"

#include "widgets/base/quantity_format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace weft::widgets {

namespace {

struct PlaceTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Place)
};

constexpr const char* kContext = "Engine";

// "1,234" and "1.5 GB/s" as the locale writes them. What could be a name or a version stays: "1.5", "1234".
QString figure(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(
        "^-?(\\d{1,3}(,\\d{3})+|\\d+)(\\.\\d+)?( ?(%|×|ns|us|µs|ms|s|B|[KMGTP]i?B|[KMGT]i?B/s|[KMGTPE]?FLOP(/s)?))?$"));
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch() || (match.captured(2).isEmpty() && match.captured(4).isEmpty()))
        return text;
    const QLocale locale;
    const QString zero = locale.zeroDigit();
    const qsizetype numberEnd = text.size() - match.captured(4).size();
    QString said;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar letter = text[at];
        if (at >= numberEnd)
            said += letter;
        else if (letter == ',')
            said += locale.groupSeparator();
        else if (letter == '.')
            said += locale.decimalPoint();
        else if (letter.isDigit() && zero.size() == 1)
            said += QChar(zero.front().unicode() + (letter.unicode() - '0'));
        else
            said += letter;
    }
    return match.captured(4).isEmpty() ? said : isolated(said);
}

// Qt chooses a form by an int. What is larger goes by a smaller number that has the same form in every language.
int representative(std::uint64_t count)
{
    constexpr std::uint64_t kLarge = 1'000'000'000;
    return static_cast<int>(count < kLarge ? count : kLarge + count % 1'000'000);
}

QString patternOf(const Sentence::Made& made)
{
    if (made.many == nullptr)
        return QCoreApplication::translate(kContext, made.pattern);
    const int count = representative(made.count);
    const QString number = formatCount(static_cast<std::uint64_t>(count));
    QString text = QCoreApplication::translate(kContext, made.many, nullptr, count);
    const QString many = QString::fromUtf8(made.many);
    // Without a translation the words are the engine's own.
    for (const QString& written : { number, QString::number(count) }) {
        if (text == QString(many).replace(QStringLiteral("%n"), written)) {
            text = QString::fromUtf8(made.count == 1 ? made.pattern : made.many);
            text.replace(QStringLiteral("%n"), number);
        }
    }
    if (static_cast<std::uint64_t>(count) != made.count)
        text.replace(number, formatCount(made.count));
    return text;
}

} // namespace

QString inWords(const Sentence& sentence)
{
    const Sentence::Made* made = sentence.made();
    if (made == nullptr)
        return figure(QString::fromStdString(sentence.english()));
    const QString pattern = patternOf(*made);
    QString text;
    for (qsizetype at = 0; at < pattern.size(); ++at) {
        const auto part = pattern[at] == '%' && at + 1 < pattern.size()
            ? static_cast<std::size_t>(pattern[at + 1].unicode()) - '1'
            : made->parts.size();
        if (part < made->parts.size()) {
            text += inWords(made->parts[part]);
            ++at;
        } else {
            text += pattern[at];
        }
    }
    return text;
}

QString inWords(const Where& where)
{
    QString file = QString::fromStdString(where.file);
    if (where.line) {
        file += ':' + QString::number(*where.line);
        if (where.column)
            file += ':' + QString::number(*where.column);
    }
    QStringList parts;
    if (!file.isEmpty())
        parts << file;
    if (where.byteOffset)
        parts << PlaceTexts::tr("byte %1").arg(*where.byteOffset);
    if (where.rank)
        parts << PlaceTexts::tr("rank %1").arg(*where.rank);
    if (where.nodeId)
        parts << PlaceTexts::tr("node %1", "of a trace").arg(*where.nodeId);
    if (!where.item.empty())
        parts << '\'' + QString::fromStdString(where.item) + '\'';
    //: between the parts of a place: "a.0.et, byte 812, rank 0"
    return parts.join(PlaceTexts::tr(", "));
}

QString withoutPlace(const Error& error)
{
    const QString message = inWords(error.message);
    //: what is wrong, and what to do about it
    return error.hint.empty() ? message : PlaceTexts::tr("%1 (%2)").arg(message, inWords(error.hint));
}

QString inWords(const Error& error)
{
    const QString place = inWords(error.where);
    //: a place, and what is wrong there
    return place.isEmpty() ? withoutPlace(error) : PlaceTexts::tr("%1: %2").arg(place, withoutPlace(error));
}

} // namespace weft::widgets
