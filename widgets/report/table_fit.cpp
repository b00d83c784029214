// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/report/table_fit.h"

#include <QFontMetricsF>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <numeric>

namespace weft::widgets {

namespace {

constexpr double kLeastPoints = 5;
constexpr double kFiner = 16; // measured in larger letters: those on paper have no pixels to go by
constexpr double kRounding = 2; // points, of what Qt makes whole and of lines
constexpr double kMostWord = 0.3; // of the room: what is longer is broken anywhere
constexpr double kMostHead = 12; // letters' heights: what is longer, as the name of a run may be, asks for no more
constexpr double kFewWords = 9; // likewise: what a longer text has on a line at least
constexpr double kShort = 5; // letters' heights: so short a text is one word, as a name in Chinese, or "Run 1"

struct ColumnWidths {
    double least = 0; // its longest word, or short text
    double wanted = 0; // what it is given if there is room: its cells on one line, and its head within reason
    double whole = 0; // all of it on one line
};

class Ruler {
public:
    explicit Ruler(bool isBold)
        : m_metrics(fontOf(isBold))
    {
    }
    [[nodiscard]] double widthOf(const QString& text) const { return m_metrics.horizontalAdvance(text) / kFiner; }
    [[nodiscard]] double longestWord(const QString& text) const
    {
        double longest = widthOf(text);
        if (longest <= kShort)
            return longest;
        longest = 0;
        QTextBoundaryFinder breaks(QTextBoundaryFinder::Line, text);
        for (qsizetype from = 0, to = breaks.toNextBoundary(); to >= 0; from = to, to = breaks.toNextBoundary())
            longest = std::max(longest, widthOf(text.sliced(from, to - from).trimmed()));
        return longest;
    }

private:
    static QFont fontOf(bool isBold) // of one point
    {
        QFont font;
        font.setPixelSize(static_cast<int>(kFiner));
        font.setWeight(isBold ? QFont::DemiBold : QFont::Normal);
        font.setHintingPreference(QFont::PreferNoHinting);
        return font;
    }
    QFontMetricsF m_metrics;
};

// In letters of one point.
std::vector<ColumnWidths> measured(const ReportTable& table)
{
    const Ruler plain(false);
    const Ruler bold(true);
    std::vector<ColumnWidths> columns(table.isNumber.size());
    // A figure is one word.
    const auto add = [&columns, &table](const QStringList& texts, bool isHead, const auto& rulerOf) {
        for (std::size_t at = 0; at < std::min(columns.size(), static_cast<std::size_t>(texts.size())); ++at) {
            const QString& text = texts[static_cast<qsizetype>(at)];
            const Ruler& ruler = rulerOf(at);
            const double whole = ruler.widthOf(text);
            const double words = isHead ? 0 : std::min(whole, table.isNumber[at] ? whole : kFewWords);
            const double least = std::max(words, ruler.longestWord(text));
            columns[at].least = std::max(columns[at].least, least);
            columns[at].wanted
                = std::max(columns[at].wanted, isHead ? std::min(whole, std::max(least, kMostHead)) : whole);
            columns[at].whole = std::max(columns[at].whole, whole);
        }
    };
    add(table.header, true, [&](std::size_t) -> const Ruler& { return bold; });
    const bool firstIsBold = table.header.isEmpty();
    for (const QStringList& row : table.rows)
        add(row, false, [&](std::size_t at) -> const Ruler& { return firstIsBold && at == 0 ? bold : plain; });
    return columns;
}

} // namespace

TableFit fitTable(const ReportTable& table, double points, double air, double room)
{
    const std::vector<ColumnWidths> columns = measured(table);
    const double taken = static_cast<double>(columns.size()) * (air + kRounding);
    const auto sum = [&](double letters, auto part) {
        return std::accumulate(columns.begin(), columns.end(), taken,
            [&](double all, const ColumnWidths& column) { return all + part(column, letters); });
    };
    const auto whole = [](const ColumnWidths& column, double letters) { return column.whole * letters; };
    const auto wanted = [](const ColumnWidths& column, double letters) { return column.wanted * letters; };
    const auto least = [room](const ColumnWidths& column, double letters) {
        return std::min(column.least * letters, std::max(kMostWord * room, 0.0));
    };
    if (columns.empty() || sum(points, whole) <= room)
        return { points, {} };
    while (points > kLeastPoints && sum(points, least) > room)
        points -= 0.25;
    const double narrow = sum(points, least);
    const double wide = sum(points, wanted);
    const double share = narrow >= room || wide <= narrow ? 0 : std::min(1.0, (room - narrow) / (wide - narrow));
    const double squeezed = narrow > room ? room / narrow : 1; // there is no such table, but it would be seen
    TableFit fit { points, {} };
    for (const ColumnWidths& column : columns) {
        const double from = least(column, points);
        fit.widths.push_back((from + share * (wanted(column, points) - from) + air + kRounding) * squeezed);
    }
    return fit;
}

} // namespace weft::widgets
