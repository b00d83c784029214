// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/engine_text.h"

#include "widgets/base/words/figure_text.h"
#include "widgets/base/words/filled_in.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/reading_order.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace weft::widgets {

namespace {

struct PlaceTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Place)
};

struct SentenceTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Sentences)
};

constexpr const char* kContext = "Engine";

// What is no file but a part of the settings is said, not named.
QString fileWords(const std::string& file)
{
    if (file == "settings")
        return PlaceTexts::tr("settings");
    if (file == "system")
        return PlaceTexts::tr("system");
    if (file == "remote memory")
        return PlaceTexts::tr("remote memory");
    return QString::fromStdString(file);
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

// "4.21", of which another word says the unit.
QString bareFigure(const QString& number, const QString& unit)
{
    return withoutIsolates(figureIn(number + unit, QLocale::c())).chopped(unit.size());
}

// A figure, or from one to another, the first of which may have the unit of the second: "4.21 → 3.21 ms".
QString figures(const QString& text)
{
    static const QString arrow = QStringLiteral(" → ");
    const qsizetype at = text.indexOf(arrow);
    const qsizetype space = text.lastIndexOf(' ');
    if (at <= 0 || !text.front().isDigit() || space < at + arrow.size())
        return figureIn(text, QLocale::c());
    const QString first = text.left(at);
    const QString second = text.sliced(at + arrow.size());
    const QString unit = text.sliced(space);
    return isolated((first.contains(' ') ? withoutIsolates(figureIn(first, QLocale::c())) : bareFigure(first, unit))
        + arrow + withoutIsolates(figureIn(second, QLocale::c())));
}

// What the pattern has behind a part that makes a figure of it, wherever it is in another language: "%1× faster",
// "%1 GB/s". Empty: the part is no bare figure.
QString unitBehind(const Sentence::Made& made, std::size_t part)
{
    static const QRegularExpression form(
        QStringLiteral("^ ?(×|%(?!\\d)|(ns|us|µs|ms|s|B|[KMGT]i?B|[KMGT]i?B/s|[KMGTPE]?FLOP/s)(?!\\w))"));
    const QString pattern = QString::fromUtf8(made.pattern);
    const QString place = QStringLiteral("%%1").arg(part + 1);
    const qsizetype at = pattern.indexOf(place);
    return at < 0 ? QString() : form.match(pattern.sliced(at + place.size())).captured();
}

// Whether the pattern counts things by a part, as in "%1 ranks", and does not name one of them, as in "rank %1".
bool isCount(const Sentence::Made& made, std::size_t part)
{
    static const QRegularExpression form(QStringLiteral(
        "^ (ranks|NPUs|nodes|switches|links|traces|transfers|chunks|steps|levels|operations|places)(?!\\w)"));
    const QString pattern = QString::fromUtf8(made.pattern);
    const QString place = QStringLiteral("%%1").arg(part + 1);
    const qsizetype at = pattern.indexOf(place);
    const std::string& text = made.parts[part].english();
    return at >= 0 && !text.empty() && text.size() < 19
        && std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })
        && form.match(pattern.sliced(at + place.size())).hasMatch();
}

} // namespace

QString inWords(const Sentence& sentence)
{
    const Sentence::Made* made = sentence.made();
    if (made == nullptr)
        return figures(QString::fromStdString(sentence.english()));
    QStringList parts;
    for (std::size_t part = 0; part < made->parts.size(); ++part) {
        if (made->parts[part].made() == nullptr && isCount(*made, part)) {
            parts << formatCount(std::stoull(made->parts[part].english()));
            continue;
        }
        const QString unit = made->parts[part].made() == nullptr ? unitBehind(*made, part) : QString();
        parts << (unit.isEmpty() ? inWords(made->parts[part])
                                 : bareFigure(QString::fromStdString(made->parts[part].english()), unit));
    }
    return filledIn(patternOf(*made), parts);
}

QString asSentence(QString words)
{
    const auto first
        = std::ranges::find_if(words, [](QChar letter) { return letter.category() != QChar::Other_Format; });
    if (first != words.end())
        *first = first->toUpper();
    return words;
}

QString asWholeSentence(const QString& words)
{
    //: words that have no full stop of their own
    return SentenceTexts::tr("%1.").arg(words);
}

QString inWords(const Where& where)
{
    QString file = fileWords(where.file);
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
