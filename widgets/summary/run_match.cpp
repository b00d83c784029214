// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/run_match.h"

#include "engine/analysis/collective_metrics.h"
#include "widgets/base/quantity_format.h"
#include "widgets/summary/summary_columns.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace weft::widgets {

namespace {

class MatchWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::RunComparison)
};

using CollectiveKey = std::tuple<trace::CollectiveType, std::string, std::size_t>;

class KeyCounter {
public:
    explicit KeyCounter(const simulation::Run& run)
        : m_run(run)
    {
    }
    CollectiveKey next(std::size_t collective)
    {
        const simulation::CollectiveRecord& record = m_run.collectives[collective];
        std::string group;
        if (record.group != 0 && record.group < m_run.groups.size())
            group = m_run.groups[record.group].name;
        const std::size_t order = m_seen[{ record.type, group }]++;
        return { record.type, std::move(group), order };
    }

private:
    const simulation::Run& m_run;
    std::map<std::pair<trace::CollectiveType, std::string>, std::size_t> m_seen;
};

double deltaOf(const simulation::CollectiveRecord& a, const simulation::CollectiveRecord& b)
{
    const analysis::CollectiveFigures first = analysis::collectiveFigures(a);
    const analysis::CollectiveFigures second = analysis::collectiveFigures(b);
    if (!first.complete || !second.complete)
        return 0;
    return static_cast<double>(second.duration.ns()) - static_cast<double>(first.duration.ns());
}

} // namespace

std::vector<CollectivePair> matchCollectives(const simulation::Run& a, const simulation::Run& b)
{
    std::map<CollectiveKey, std::size_t> inB;
    KeyCounter counterB(b);
    for (std::size_t i = 0; i < b.collectives.size(); ++i)
        inB.emplace(counterB.next(i), i);
    std::vector<CollectivePair> pairs;
    std::vector<CollectivePair> single;
    KeyCounter counterA(a);
    for (std::size_t i = 0; i < a.collectives.size(); ++i) {
        const CollectiveKey key = counterA.next(i);
        const auto match = inB.find(key);
        if (match == inB.end()) {
            single.push_back({ .a = i, .b = {}, .order = std::get<2>(key) });
            continue;
        }
        const double delta = deltaOf(a.collectives[i], b.collectives[match->second]);
        pairs.push_back({ .a = i, .b = match->second, .order = std::get<2>(key), .delta = delta });
        inB.erase(match);
    }
    std::stable_sort(pairs.begin(), pairs.end(),
        [](const CollectivePair& x, const CollectivePair& y) { return std::fabs(x.delta) > std::fabs(y.delta); });
    pairs.insert(pairs.end(), single.begin(), single.end());
    for (const auto& [key, i] : inB)
        pairs.push_back({ .a = {}, .b = i, .order = std::get<2>(key) });
    return pairs;
}

std::vector<FigurePair> compareFigures(const RunView& a, const RunView& b)
{
    const auto ns = [](Time time) { return static_cast<double>(time.ns()); };
    const analysis::RunSummary& x = a.summary;
    const analysis::RunSummary& y = b.summary;
    const auto links = [&](double first, double second) {
        return std::pair { x.hasLinks ? std::optional(first) : std::nullopt,
            y.hasLinks ? std::optional(second) : std::nullopt };
    };
    const auto bytes = links(static_cast<double>(x.linkBytes), static_cast<double>(y.linkBytes));
    const auto mean = links(x.allLinks.mean, y.allLinks.mean);
    const auto most = links(x.allLinks.most, y.allLinks.most);
    const auto imbalance = links(x.allLinks.imbalance, y.allLinks.imbalance);
    return {
        { MatchWords::tr("Makespan"), FigureUnit::Time, ns(x.makespan), ns(y.makespan) },
        { MatchWords::tr("Compute, mean of ranks"), FigureUnit::Time, x.compute.mean, y.compute.mean },
        { MatchWords::tr("Communication, mean of ranks"), FigureUnit::Time, x.communication.mean,
            y.communication.mean },
        { MatchWords::tr("Exposed communication, mean of ranks"), FigureUnit::Time, x.exposed.mean, y.exposed.mean },
        { MatchWords::tr("Idle, mean of ranks"), FigureUnit::Time, x.idle.mean, y.idle.mean },
        { MatchWords::tr("Messages"), FigureUnit::Count, static_cast<double>(x.messages),
            static_cast<double>(y.messages) },
        { MatchWords::tr("Bytes over links"), FigureUnit::Bytes, bytes.first, bytes.second },
        { MatchWords::tr("Link use, mean"), FigureUnit::Share, mean.first, mean.second },
        { MatchWords::tr("Link use, most"), FigureUnit::Share, most.first, most.second },
        { MatchWords::tr("Link imbalance (most ÷ mean)"), FigureUnit::Ratio, imbalance.first, imbalance.second },
    };
}

QString comparisonSentence(const RunView& a, const RunView& b)
{
    const double before = static_cast<double>(a.summary.makespan.ns());
    const double after = static_cast<double>(b.summary.makespan.ns());
    const QString times = formatTime(a.summary.makespan) + QStringLiteral(" → ") + formatTime(b.summary.makespan);
    if (before == after)
        return MatchWords::tr("%1 takes exactly as long as %2 (%3)")
            .arg(b.name, a.name, formatTime(a.summary.makespan));
    if (before <= 0 || after <= 0)
        return MatchWords::tr("%1 and %2 cannot be compared by a factor (%3)").arg(b.name, a.name, times);
    // Of times, both ways: "1.67× slower" may be 67 % more or 167 % more.
    return MatchWords::tr("%1 takes %2× as long as %3 (%4)")
        .arg(b.name, formatNumber(after / before, 3), a.name, times);
}

QString figureText(double value, FigureUnit unit)
{
    switch (unit) {
    case FigureUnit::Time:
        return formatNs(static_cast<std::int64_t>(std::llround(value)));
    case FigureUnit::Count:
        return formatNumber(value, 16);
    case FigureUnit::Bytes:
        return value < 0 ? QStringLiteral("-") + formatBytes(static_cast<std::uint64_t>(-value))
                         : formatBytes(static_cast<std::uint64_t>(value));
    case FigureUnit::Share:
        return formatPercent(value);
    case FigureUnit::Ratio:
        return formatNumber(value, 3) + QStringLiteral("×");
    }
    return {};
}

} // namespace weft::widgets
