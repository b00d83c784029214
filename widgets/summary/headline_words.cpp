// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/headline_words.h"

#include "engine/report/headline_text.h"
#include "widgets/base/engine_text.h"
#include "widgets/base/quantity_format.h"

#include <QCoreApplication>

namespace weft::widgets {

using analysis::Evidence;
using analysis::EvidenceKind;
using analysis::Headline;
using analysis::LinkDirection;
using analysis::LinkGroup;
using analysis::Verdict;

namespace {

// The context of the translations.
struct HeadlineWords {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::Headline)
};

QString share(double value)
{
    if (value > 0 && value < 0.01)
        return HeadlineWords::tr("under %1", "a share of the time").arg(formatPercent(0.01));
    if (value > 0.99 && value < 1)
        return HeadlineWords::tr("over %1", "a share of the time").arg(formatPercent(0.99));
    return formatPercent(value);
}

QString rankText(const Headline& headline)
{
    return headline.rank ? formatCount(index(*headline.rank)) : QStringLiteral("–");
}

QString groupText(const LinkGroup& group, const RunView& run)
{
    const QString first = run.linkName(group.links.front());
    if (group.links.size() == 1)
        return HeadlineWords::tr("link %1").arg(first);
    const QString count = formatCount(group.links.size());
    if (!group.whole || group.dimension == analysis::kNoDimension)
        return HeadlineWords::tr("%1 links like %2").arg(count, first);
    const QString dimension = QString::number(group.dimension);
    switch (group.direction) {
    case LinkDirection::ToSwitch:
        return HeadlineWords::tr("the %1 links from NPUs to switches in dimension %2").arg(count, dimension);
    case LinkDirection::FromSwitch:
        return HeadlineWords::tr("the %1 links from switches to NPUs in dimension %2").arg(count, dimension);
    case LinkDirection::Up:
    case LinkDirection::Down:
        return HeadlineWords::tr("the %1 links of one direction in dimension %2").arg(count, dimension);
    case LinkDirection::Any:
        break;
    }
    return HeadlineWords::tr("the %1 links in dimension %2").arg(count, dimension);
}

} // namespace

QString headlineWords(const RunView& run)
{
    const Headline& headline = run.summary.headline;
    const bool busy = headline.measure == analysis::LinkMeasure::BusyFraction;
    const QString use = share(headline.use);
    const QString other = share(headline.otherUse);
    switch (headline.verdict) {
    case Verdict::Stopped:
        return HeadlineWords::tr("The run was stopped; what is shown is partial");
    case Verdict::Unfinished: {
        const QString blocked
            = HeadlineWords::tr("%n rank(s) never finish", nullptr, static_cast<int>(headline.blocked));
        return headline.rank ? HeadlineWords::tr("%1, the first of them rank %2").arg(blocked, rankText(headline))
                             : blocked;
    }
    case Verdict::NothingRan:
        return HeadlineWords::tr("Nothing took any time");
    case Verdict::ComputeBound:
        return HeadlineWords::tr(
            "Compute-bound: the slowest rank spends %1 of the step on compute, %2 on exposed communication")
            .arg(share(headline.compute), share(headline.exposed));
    case Verdict::Waiting:
        return HeadlineWords::tr("Rank %1 finishes last and idles for %2 of the step: it waits for others")
            .arg(rankText(headline), share(headline.idle));
    case Verdict::DimensionBound:
        return (busy ? HeadlineWords::tr("Dimension %1 is the bottleneck: %2 busy against %3 in dimension %4")
                     : HeadlineWords::tr("Dimension %1 is the bottleneck: %2 loaded against %3 in dimension %4"))
            .arg(QString::number(headline.dimension), use, other, QString::number(headline.otherDimension));
    case Verdict::LinksBound:
        //: %1 is what links: "the 8 links of one direction in dimension 1"
        return (busy ? HeadlineWords::tr("The bottleneck is %1: %2 busy against %3 on the other links")
                     : HeadlineWords::tr("The bottleneck is %1: %2 loaded against %3 on the other links"))
            .arg(groupText(headline.group, run), use, other);
    case Verdict::LatencyBound:
        return (busy
                ? HeadlineWords::tr("Latency-bound: no link is more than %1 busy, so that delays and waiting take the "
                                    "time, not bandwidth")
                : HeadlineWords::tr(
                    "Latency-bound: no link is more than %1 loaded, so that delays and waiting take the "
                    "time, not bandwidth"))
            .arg(use);
    case Verdict::ChainBound:
    case Verdict::QuietLinks:
        return inWords(report::headlineText(headline, *run.run));
    case Verdict::BandwidthBound:
        return (busy ? HeadlineWords::tr("Bandwidth-bound: links are %1 busy on average, the hottest %2")
                     : HeadlineWords::tr("Bandwidth-bound: links are %1 loaded on average, the hottest %2"))
            .arg(use, other);
    case Verdict::CommunicationBound:
        return HeadlineWords::tr(
            "Communication-bound: the slowest rank spends %1 of the step on exposed communication, %2 on compute")
            .arg(share(headline.exposed), share(headline.compute));
    case Verdict::Balanced:
        return HeadlineWords::tr(
            "Compute and communication share the step: the slowest rank spends %1 on compute, %2 on exposed "
            "communication")
            .arg(share(headline.compute), share(headline.exposed));
    }
    return {};
}

QString evidenceWords(const RunView& run)
{
    const Evidence& evidence = run.summary.headline.evidence;
    QString words;
    switch (evidence.kind) {
    case EvidenceKind::None:
        return {};
    case EvidenceKind::Links:
        words = HeadlineWords::tr("Shows %n link(s) in the heat map", nullptr, static_cast<int>(evidence.links.size()));
        break;
    case EvidenceKind::Ranks:
        words = HeadlineWords::tr("Shows %n rank(s) in the timeline", nullptr, static_cast<int>(evidence.ranks.size()));
        break;
    }
    if (evidence.range)
        //: what is shown, from a time, to a time
        words = HeadlineWords::tr("%1, %2 to %3")
                    .arg(words, formatTime(evidence.range->start), formatTime(evidence.range->end));
    return words;
}

} // namespace weft::widgets
