// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/words/rank_list.h"

#include "widgets/base/words/quantity_reading.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

namespace weft::widgets {

QString formatRanks(std::span<const Rank> ranks, std::size_t mostRanges)
{
    std::vector<Rank> sorted(ranks.begin(), ranks.end());
    std::sort(sorted.begin(), sorted.end());
    sorted.erase(std::unique(sorted.begin(), sorted.end()), sorted.end());
    QStringList ranges;
    for (std::size_t i = 0; i < sorted.size();) {
        std::size_t end = i + 1;
        while (end < sorted.size() && index(sorted[end]) == index(sorted[end - 1]) + 1)
            ++end;
        if (static_cast<std::size_t>(ranges.size()) == mostRanges) {
            ranges.append(QStringLiteral("…"));
            break;
        }
        QString range = QString::number(index(sorted[i]));
        if (end - i > 1)
            range += '-' + QString::number(index(sorted[end - 1]));
        ranges.append(range);
        i = end;
    }
    return ranges.join(QStringLiteral(", "));
}

std::optional<std::vector<Rank>> parseRanks(const QString& text, std::uint32_t npus, QString& error)
{
    std::vector<Rank> ranks;
    if (text.trimmed().isEmpty())
        return ranks;
    std::vector<bool> isListed(npus);
    const QString plain = withDigitsOf(QLocale::c(), text).replace(QChar(0x060C), ','); // the Arabic comma
    for (const QString& part : plain.split(',')) {
        const QStringList ends = part.split('-');
        bool isFirst = false;
        bool isLast = false;
        const std::uint32_t first = ends.front().trimmed().toUInt(&isFirst);
        const std::uint32_t last = ends.back().trimmed().toUInt(&isLast);
        if (!isFirst || !isLast || ends.size() > 2 || last < first) {
            error = QCoreApplication::translate(
                "weft::widgets::RankList", "'%1' is no rank and no range of ranks such as 0-7")
                        .arg(part.trimmed());
            return std::nullopt;
        }
        if (last >= npus) {
            error = QCoreApplication::translate("weft::widgets::RankList", "rank %1 does not exist: the highest is %2")
                        .arg(last)
                        .arg(std::int64_t { npus } - 1);
            return std::nullopt;
        }
        for (std::uint32_t rank = first; rank <= last; ++rank) {
            if (isListed[rank]) {
                error = QCoreApplication::translate("weft::widgets::RankList", "rank %1 is listed twice").arg(rank);
                return std::nullopt;
            }
            isListed[rank] = true;
            ranks.push_back(Rank { rank });
        }
    }
    return ranks;
}

} // namespace weft::widgets
