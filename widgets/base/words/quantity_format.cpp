// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/quantity_format.h"

#include "engine/report/text_summary.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {

struct Counts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Counts)
};

struct Unit {
    double size;
    const char* name;
};

constexpr QChar kMinus(0x2212);
constexpr QChar kLeftToRightIsolate(0x2066);
constexpr QChar kPopIsolate(0x2069);

// What is rounded to nothing is neither more nor less.
bool saysNothing(const QString& number)
{
    return std::ranges::none_of(number, [](QChar digit) { return digit.digitValue() > 0; });
}

// `figures` significant ones, without an exponent and without trailing zeros.
QString significant(double value, int figures)
{
    if (value == 0 || !std::isfinite(value))
        return QLocale().toString(value, 'f', 0);
    const int whole = static_cast<int>(std::floor(std::log10(std::fabs(value)))) + 1;
    const int decimals = std::max(0, figures - std::max(whole, 1));
    const QLocale locale;
    QString text = locale.toString(std::fabs(value), 'f', decimals);
    const QString point = locale.decimalPoint();
    if (decimals > 0 && text.contains(point)) {
        while (text.endsWith(locale.zeroDigit()))
            text.chop(1);
        if (text.endsWith(point))
            text.chop(point.size());
    }
    return value < 0 && !saysNothing(text) ? kMinus + text : text;
}

template <std::size_t N> QString inUnit(double value, const std::array<Unit, N>& units)
{
    const Unit* chosen = &units.front();
    for (const Unit& unit : units) {
        if (std::fabs(value) >= unit.size)
            chosen = &unit;
    }
    // A no-break space: a number and its unit stay on one line.
    return isolated(significant(value / chosen->size, 4) + QChar(0xA0) + QString::fromUtf8(chosen->name));
}

constexpr std::array<Unit, 4> kTimes { { { 1, "ns" }, { 1e3, "µs" }, { 1e6, "ms" }, { 1e9, "s" } } };
constexpr std::array<Unit, 5> kSizes { { { 1, "B" }, { 1024, "KiB" }, { 1048576.0, "MiB" }, { 1073741824.0, "GiB" },
    { 1099511627776.0, "TiB" } } };
constexpr std::array<Unit, 5> kRates { { { 1e-9, "B/s" }, { 1e-6, "KB/s" }, { 1e-3, "MB/s" }, { 1, "GB/s" },
    { 1e3, "TB/s" } } };

constexpr std::array<Unit, 7> kFlops { { { 1, "FLOP" }, { 1e3, "KFLOP" }, { 1e6, "MFLOP" }, { 1e9, "GFLOP" },
    { 1e12, "TFLOP" }, { 1e15, "PFLOP" }, { 1e18, "EFLOP" } } };

} // namespace

QString formatTime(Time time)
{
    return inUnit(static_cast<double>(time.ns()), kTimes);
}

QString formatNs(std::int64_t ns)
{
    return inUnit(static_cast<double>(ns), kTimes);
}

QString formatWait(std::chrono::milliseconds wait)
{
    constexpr std::int64_t kSixty = 60;
    constexpr std::int64_t kMostHoursWithMinutes = 100;
    const std::int64_t seconds = wait.count() / 1000;
    const std::int64_t minutes = seconds / kSixty;
    const std::int64_t hours = minutes / kSixty;
    const auto part = [](std::int64_t count, QLatin1StringView unit) {
        return QLocale().toString(static_cast<qlonglong>(count)) + QChar(0xA0) + unit;
    };
    if (minutes == 0)
        return isolated(part(seconds, QLatin1StringView("s")));
    if (hours == 0)
        return isolated(
            part(minutes, QLatin1StringView("min")) + QChar(0xA0) + part(seconds % kSixty, QLatin1StringView("s")));
    const QString whole = part(hours, QLatin1StringView("h"));
    return isolated(
        hours > kMostHoursWithMinutes ? whole : whole + QChar(0xA0) + part(minutes % kSixty, QLatin1StringView("min")));
}

QString formatBytes(std::uint64_t bytes)
{
    return inUnit(static_cast<double>(bytes), kSizes);
}

QString formatBandwidth(Bandwidth bandwidth)
{
    return inUnit(bandwidth.bytesPerNs, kRates);
}

QString formatPercent(double fraction)
{
    return isolated(significant(report::percentsShown(fraction), 4) + QChar(0xA0) + '%');
}

QString formatRatio(double ratio)
{
    return isolated(significant(ratio, 3) + QStringLiteral("×"));
}

QString formatFlop(double flop)
{
    return inUnit(flop, kFlops);
}

QString formatCount(std::uint64_t count)
{
    return QLocale().toString(static_cast<qulonglong>(count));
}

QStringList fabricCounts(std::uint64_t npus, std::uint64_t switches, std::uint64_t links)
{
    QStringList parts;
    if (npus > 0 || switches + links == 0)
        parts << Counts::tr("%n NPU(s)", nullptr, static_cast<int>(npus));
    if (switches > 0)
        parts << Counts::tr("%n switch(es)", nullptr, static_cast<int>(switches));
    if (links > 0)
        parts << Counts::tr("%n link(s)", nullptr, static_cast<int>(links));
    return parts;
}

// Without the isolate they would change places.
QString isolated(const QString& text)
{
    if (!QGuiApplication::isRightToLeft())
        return text;
    return kLeftToRightIsolate + text + kPopIsolate;
}

QString formatNumber(double value, int figures)
{
    return significant(value, figures);
}

QString withSign(QString text, double value)
{
    const bool isIsolated = text.startsWith(kLeftToRightIsolate) && text.endsWith(kPopIsolate);
    if (isIsolated)
        text = text.mid(1, text.size() - 2);
    if (text.startsWith(kMinus) || text.startsWith('+'))
        text.remove(0, 1);
    if (!saysNothing(text) && value != 0)
        text.prepend(value > 0 ? QChar('+') : kMinus);
    return isolated(text);
}

} // namespace weft::widgets
