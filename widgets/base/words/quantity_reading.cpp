// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/quantity_reading.h"

#include "engine/core/quantity_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

struct ReadingTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::QuantityReading)
};

constexpr QChar kArabicPoint(0x066B);
constexpr QChar kArabicGroup(0x066C);

bool isDigit(QChar letter)
{
    return letter >= '0' && letter <= '9';
}

bool isSpace(QChar letter)
{
    return letter.isSpace() || letter == QChar(0x202F) || letter == QChar(0x2009); // narrow no-break and thin ones
}

// What a text pasted from the window carries besides its letters: marks of direction and isolates.
bool isInvisible(QChar letter)
{
    const char16_t code = letter.unicode();
    return (code >= 0x200E && code <= 0x200F) || (code >= 0x202A && code <= 0x202E)
        || (code >= 0x2066 && code <= 0x2069) || code == 0x061C;
}

// Digits of any script as ASCII, signs as ASCII, spaces as one kind; Arabic separators stay what they are.
QString normalized(const QString& text)
{
    QString plain;
    for (const QChar letter : text.trimmed()) {
        if (isInvisible(letter))
            continue;
        if (letter.digitValue() >= 0 && letter.isDigit())
            plain += QChar('0' + letter.digitValue());
        else if (letter == QChar(0x2212))
            plain += '-';
        else if (letter == QChar(0x2019))
            plain += '\''; // the Swiss group
        else
            plain += isSpace(letter) ? QChar(' ') : letter;
    }
    return plain.trimmed();
}

bool isSeparator(QChar letter)
{
    return letter == '.' || letter == ',' || letter == '\'' || letter == ' ' || letter == kArabicPoint
        || letter == kArabicGroup;
}

struct Parts {
    QString number; // sign, digits and separators
    QString exponent; // "e-3"
    QString rest; // the unit
};

Parts split(const QString& text)
{
    Parts parts;
    qsizetype at = 0;
    while (at < text.size() && (text[at] == '+' || text[at] == '-'))
        ++at;
    while (at < text.size() && (isDigit(text[at]) || isSeparator(text[at])))
        ++at;
    parts.number = text.left(at).trimmed();
    if (at < text.size() && text[at].toLower() == 'e') {
        qsizetype end = at + 1;
        while (end < text.size() && (isDigit(text[end]) || (end == at + 1 && (text[end] == '+' || text[end] == '-'))))
            ++end;
        if (end > at + 1 && isDigit(text[end - 1])) {
            parts.exponent = text.mid(at, end - at);
            at = end;
        }
    }
    parts.rest = text.mid(at).trimmed();
    return parts;
}

// "1500" from the digits of `number` if `point` is its decimal point and `groups` may stand between thousands.
std::optional<QString> reading(const QString& number, QChar point, const QString& groups)
{
    QString plain;
    QString body = number;
    if (body.startsWith('-') || body.startsWith('+')) {
        if (body.startsWith('-'))
            plain += '-';
        body.remove(0, 1);
    }
    const qsizetype pointAt = body.indexOf(point);
    const QString whole = pointAt < 0 ? body : body.left(pointAt);
    const QString fraction = pointAt < 0 ? QString() : body.mid(pointAt + 1);
    if (!std::all_of(fraction.begin(), fraction.end(), isDigit) || (whole.isEmpty() && fraction.isEmpty()))
        return {};
    QChar used;
    std::vector<qsizetype> sizes { 0 };
    for (const QChar letter : whole) {
        if (isDigit(letter)) {
            plain += letter;
            ++sizes.back();
            continue;
        }
        if (!groups.contains(letter) || (!used.isNull() && used != letter))
            return {};
        used = letter;
        sizes.push_back(0);
    }
    if (sizes.size() > 1) {
        // Thousands have three digits; further ones may have two, as they are written in India.
        const bool inner = std::all_of(sizes.begin() + 1, sizes.end() - 1, [](auto n) { return n == 2 || n == 3; });
        if (sizes.front() < 1 || sizes.front() > 3 || sizes.back() != 3 || !inner || whole.startsWith('0'))
            return {};
    }
    if (whole.isEmpty())
        plain += '0';
    return fraction.isEmpty() ? plain : plain + '.' + fraction;
}

// Arabic marks mean one thing each, in every language. Where there is only that of groups, what is left has to be a
// point.
std::optional<QString> readingOfArabicMarks(const QString& number)
{
    if (number.contains(kArabicPoint))
        return reading(number, kArabicPoint, kArabicGroup + QStringLiteral(",. '"));
    const QString groups(kArabicGroup);
    const auto dot = reading(number, '.', groups);
    return dot ? dot : reading(number, ',', groups);
}

QChar pointOf(const QLocale& locale)
{
    const QString point = locale.decimalPoint();
    return point.isEmpty() ? QChar('.') : point.front();
}

QString groupsOf(const QLocale& locale)
{
    QString groups = QStringLiteral(" '");
    for (const QChar letter : normalized('1' + locale.groupSeparator() + '1'))
        groups += isDigit(letter) ? QChar(' ') : letter;
    return groups;
}

// As the locale would write it, without groups and with an ASCII minus, so that it can be typed again.
QString inLocale(const QString& plain, const QLocale& locale)
{
    const QString zero = locale.zeroDigit();
    QString text;
    for (const QChar letter : plain) {
        if (letter == '.')
            text += locale.decimalPoint();
        else if (isDigit(letter) && zero.size() == 1)
            text += QChar(zero.front().unicode() + (letter.unicode() - '0'));
        else
            text += letter;
    }
    return text;
}

QString hintFor(Quantity quantity, const QLocale& locale)
{
    const QString example = inLocale(QStringLiteral("1.5"), locale);
    switch (quantity) {
    case Quantity::Bandwidth:
        return ReadingTexts::tr("Write a bandwidth such as %1 GB/s, 400 Gbps or 50 GiB/s.").arg(example);
    case Quantity::Bytes:
        return ReadingTexts::tr("Write a size such as 64 MiB, %1 GB or 4096.").arg(example);
    case Quantity::Latency:
    case Quantity::Time:
        return ReadingTexts::tr("Write a time such as 500 ns, %1 µs or 2 ms.").arg(example);
    case Quantity::Number:
        break;
    }
    return ReadingTexts::tr("Write a number such as 12 or %1.").arg(example);
}

QuantityReading read(Quantity quantity, const std::string& plain)
{
    const auto given = [](const auto& result, auto valueOf) {
        return result ? QuantityReading { valueOf(*result), {} } : QuantityReading {};
    };
    switch (quantity) {
    case Quantity::Bandwidth:
        return given(parseBandwidth(plain), [](Bandwidth bandwidth) { return bandwidth.bytesPerNs; });
    case Quantity::Bytes:
        return given(parseBytes(plain), [](Bytes bytes) { return static_cast<double>(bytes.count()); });
    case Quantity::Latency:
    case Quantity::Time:
        return given(parseLatency(plain), [](Latency latency) { return latency.ns; });
    case Quantity::Number:
        break;
    }
    return given(parseNumber(plain), [](double number) { return number; });
}

} // namespace

PlainNumber plainNumber(const QString& text, const QLocale& locale)
{
    const Parts parts = split(normalized(text));
    if (parts.number.contains(kArabicPoint) || parts.number.contains(kArabicGroup)) {
        const auto found = readingOfArabicMarks(parts.number);
        return found ? PlainNumber { *found + parts.exponent + parts.rest, {} }
                     : PlainNumber { {}, ReadingTexts::tr("“%1” is not a number.").arg(text.trimmed()) };
    }
    const QChar point = pointOf(locale);
    const QString groups = QString(groupsOf(locale)).remove(point);
    auto byLocale = reading(parts.number, point, groups);
    const auto plain = reading(parts.number, '.', QStringLiteral(" '"));
    if (byLocale && plain && *byLocale != *plain)
        return { {},
            ReadingTexts::tr("“%1” can be read as %2 and as %3: write one of these.")
                .arg(parts.number, inLocale(*byLocale, locale), inLocale(*plain, locale)) };
    if (!byLocale)
        byLocale = plain;
    if (!byLocale) {
        // The habits of another country, where they leave one meaning only.
        const auto comma = reading(parts.number, ',', QStringLiteral(". '"));
        const auto dot = reading(parts.number, '.', QStringLiteral(", '"));
        if (comma && dot && *comma != *dot)
            return { {},
                ReadingTexts::tr("“%1” can be read as %2 and as %3: write one of these.")
                    .arg(parts.number, inLocale(*comma, locale), inLocale(*dot, locale)) };
        byLocale = comma ? comma : dot;
    }
    if (!byLocale)
        return { {}, ReadingTexts::tr("“%1” is not a number.").arg(text.trimmed()) };
    return { *byLocale + parts.exponent + parts.rest, {} };
}

QuantityReading readQuantity(Quantity quantity, const QString& text, const QLocale& locale)
{
    const PlainNumber plain = plainNumber(text, locale);
    if (!plain.problem.isEmpty()) {
        const bool isAmbiguous = plain.problem != ReadingTexts::tr("“%1” is not a number.").arg(text.trimmed());
        return { {}, isAmbiguous ? plain.problem : plain.problem + ' ' + hintFor(quantity, locale) };
    }
    QString typed = plain.text;
    typed.replace(QChar(0x03BC), QChar(0xB5)); // the Greek letter for the sign
    QuantityReading found = read(quantity, typed.remove(' ').toStdString());
    if (found.value && std::isfinite(*found.value))
        return found;
    return { {}, ReadingTexts::tr("“%1” cannot be read.").arg(text.trimmed()) + ' ' + hintFor(quantity, locale) };
}

QString withDigitsOf(const QLocale& locale, QString text)
{
    const QString zero = locale.zeroDigit();
    for (QChar& letter : text) {
        if (letter.isDigit() && zero.size() == 1)
            letter = QChar(zero.front().unicode() + letter.digitValue());
    }
    return text;
}

QString quantityText(Quantity quantity, double value, const QLocale& locale)
{
    std::string exact;
    switch (quantity) {
    case Quantity::Bandwidth:
        exact = toText(Bandwidth { value });
        break;
    case Quantity::Bytes:
        exact = toText(Bytes { static_cast<std::uint64_t>(std::max(0.0, value)) });
        break;
    case Quantity::Latency:
    case Quantity::Time:
        exact = toText(Latency { value });
        break;
    case Quantity::Number:
        exact = toText(value);
        break;
    }
    const Parts parts = split(QString::fromStdString(exact));
    QString text = inLocale(parts.number + parts.exponent, locale);
    QString unit = parts.rest;
    unit.replace(QStringLiteral("us"), QStringLiteral("µs")); // files keep ASCII, people read the sign
    return unit.isEmpty() ? text : text + ' ' + unit;
}

} // namespace weft::widgets
