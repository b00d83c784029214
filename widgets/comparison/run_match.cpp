// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/run_match.h"

#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/quantity_format.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

class MatchWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::RunComparison)
};

// Of the ranks of a result.
double meanOf(const std::vector<study::ResultFile::Rank>& ranks, std::uint64_t study::ResultFile::Rank::*figure)
{
    double sum = 0;
    for (const study::ResultFile::Rank& rank : ranks)
        sum += static_cast<double>(rank.*figure);
    return ranks.empty() ? 0 : sum / static_cast<double>(ranks.size());
}

struct Values {
    double makespan = 0;
    std::optional<double> compute {};
    std::optional<double> communication {};
    std::optional<double> exposed {};
    std::optional<double> idle {};
    double messages = 0;
    std::optional<double> bytes {};
    std::optional<double> mean {};
    std::optional<double> most {};
    std::optional<double> imbalance {};
};

Values valuesOf(const RunView& view)
{
    const analysis::RunSummary& from = view.summary;
    Values values { static_cast<double>(from.makespan.ns()), from.compute.mean, from.communication.mean,
        from.exposed.mean, from.idle.mean, static_cast<double>(from.messages) };
    if (from.hasLinks) {
        values.bytes = static_cast<double>(from.linkBytes);
        values.mean = from.allLinks.mean;
        values.most = from.allLinks.most;
        values.imbalance = from.allLinks.imbalance;
    }
    return values;
}

// A result does not say how many links were idle: what is the mean of all of them is not known.
Values valuesOf(const study::ResultFile& file)
{
    using Rank = study::ResultFile::Rank;
    Values values { static_cast<double>(file.figures.makespan.ns()) };
    values.messages = static_cast<double>(file.messages);
    if (!file.ranks.empty()) {
        values.compute = meanOf(file.ranks, &Rank::compute);
        values.communication = meanOf(file.ranks, &Rank::communication);
        values.exposed = meanOf(file.ranks, &Rank::exposed);
        values.idle = meanOf(file.ranks, &Rank::idle);
    }
    double bytes = 0;
    for (const auto& [name, link] : file.figures.links) {
        bytes += static_cast<double>(link.bytes);
        if (link.busy && values.makespan > 0)
            values.most = std::max(values.most.value_or(0), static_cast<double>(link.busy->ns()) / values.makespan);
    }
    if (!file.figures.links.empty())
        values.bytes = bytes;
    return values;
}

} // namespace

Time ComparedRun::makespan() const
{
    if (view != nullptr)
        return view->run->makespan;
    return file != nullptr ? file->figures.makespan : Time {};
}

bool ComparedRun::isComplete() const
{
    return view != nullptr ? view->run->complete() : file != nullptr && file->figures.complete;
}

std::vector<RunFigure> figuresOf(const ComparedRun& run)
{
    const Values values = run.view != nullptr ? valuesOf(*run.view)
        : run.file != nullptr                 ? valuesOf(*run.file)
                                              : Values {};
    return {
        { MatchWords::tr("Makespan"), FigureUnit::Time, values.makespan },
        { MatchWords::tr("Compute, mean of ranks"), FigureUnit::Time, values.compute },
        { MatchWords::tr("Communication, mean of ranks"), FigureUnit::Time, values.communication },
        { MatchWords::tr("Exposed communication, mean of ranks"), FigureUnit::Time, values.exposed },
        { MatchWords::tr("Idle, mean of ranks"), FigureUnit::Time, values.idle },
        { MatchWords::tr("Messages"), FigureUnit::Count, values.messages },
        { MatchWords::tr("Bytes over links"), FigureUnit::Bytes, values.bytes },
        { MatchWords::tr("Link use, mean"), FigureUnit::Share, values.mean },
        { MatchWords::tr("Link use, most"), FigureUnit::Share, values.most },
        { MatchWords::tr("Link imbalance (most ÷ mean)"), FigureUnit::Ratio, values.imbalance },
    };
}

QString figureText(double value, FigureUnit unit)
{
    switch (unit) {
    case FigureUnit::Time:
        return formatNs(static_cast<std::int64_t>(std::llround(value)));
    case FigureUnit::Count:
        return formatNumber(value, 16);
    case FigureUnit::Bytes:
        return value < 0 ? withSign(formatBytes(static_cast<std::uint64_t>(-value)), value)
                         : formatBytes(static_cast<std::uint64_t>(value));
    case FigureUnit::Share:
        return formatPercent(value);
    case FigureUnit::Ratio:
        return formatRatio(value);
    }
    return {};
}

QString unitText(FigureUnit unit)
{
    return unit == FigureUnit::Time ? QStringLiteral("ns")
        : unit == FigureUnit::Bytes ? QStringLiteral("B")
        : unit == FigureUnit::Share ? fractionUnit()
                                    : QString();
}

} // namespace weft::widgets
