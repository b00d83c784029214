// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/summary_columns.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/analysis/link_dimensions.h"
#include "widgets/base/words/filled_in.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/summary/collective_bound.h"

#include <QCoreApplication>

#include <algorithm>

namespace weft::widgets {

namespace {

class Words {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::SummaryColumns)
};

FigureColumn rankTime(
    const RunViewPtr& view, const QString& title, const QString& tip, Time simulation::RankMetrics::*what)
{
    return { title, tip, true, [view, what](std::size_t row) { return timeFigure(view->run->ranks[row].*what); } };
}

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString kindWords(analysis::TimeKind kind)
{
    using analysis::TimeKind;
    switch (kind) {
    case TimeKind::Compute:
        return Words::tr("compute");
    case TimeKind::Memory:
        return Words::tr("accesses to memory");
    case TimeKind::Serialization:
        return Words::tr("bytes on links");
    case TimeKind::Latency:
        return Words::tr("latency of links");
    case TimeKind::Contention:
        return Words::tr("behind other messages at a link");
    case TimeKind::Endpoint:
        return Words::tr("endpoint delays and sums");
    case TimeKind::QueueWait:
        return Words::tr("behind other chunks in a queue");
    case TimeKind::SlotWait:
        return Words::tr("behind other operations of the rank");
    case TimeKind::Replayed:
        return Words::tr("communication as long as the trace says");
    case TimeKind::Idle:
        return Words::tr("idle");
    case TimeKind::Unknown:
        break;
    }
    return Words::tr("not known");
}

constexpr std::size_t kMostOfEach = 8; // dimensions, links, …

} // namespace

std::vector<Spent> spentOnPath(const RunView& view)
{
    const analysis::Attribution& path = *view.attribution;
    std::vector<Spent> spent;
    for (std::size_t kind = 0; kind < analysis::kTimeKinds; ++kind) {
        if (path.all.times[kind] > Time {})
            spent.push_back(
                { Words::tr("kind"), kindWords(static_cast<analysis::TimeKind>(kind)), path.all.times[kind] });
    }
    std::stable_sort(spent.begin(), spent.end(), [](const Spent& a, const Spent& b) { return a.time > b.time; });
    const auto add = [&spent](const QString& by, const std::vector<analysis::TimeShare>& shares, auto nameOf) {
        for (std::size_t i = 0; i < std::min(shares.size(), kMostOfEach); ++i) {
            if (shares[i].index != analysis::kNobody)
                spent.push_back({ by, nameOf(shares[i].index), shares[i].total() });
        }
    };
    add(Words::tr("dimension"), path.dimensions, dimensionName);
    add(Words::tr("link"), path.links, [&view](std::uint32_t link) { return view.linkName(LinkId { link }); });
    add(Words::tr("collective"), path.collectives, [&view](std::uint32_t number) {
        const simulation::CollectiveRecord& collective = view.run->collectives[number];
        //: a collective, its group, the time when it began
        return filledIn(Words::tr("%1 of group %2 at %3"),
            { fromView(trace::toString(collective.type)), groupName(*view.run, collective.group),
                formatTime(collective.start) });
    });
    add(Words::tr("rank"), path.ranks, [](std::uint32_t rank) { return formatCount(rank); });
    return spent;
}

Figure timeFigure(Time time)
{
    return { formatTime(time), static_cast<double>(time.ns()), QStringLiteral("ns") };
}

Figure percentFigure(double fraction)
{
    return { formatPercent(fraction), fraction, fractionUnit() };
}

Figure countFigure(std::uint64_t count)
{
    return { formatCount(count), static_cast<double>(count) };
}

Figure bytesFigure(std::uint64_t bytes)
{
    return { formatBytes(bytes), static_cast<double>(bytes), QStringLiteral("B") };
}

Figure bandwidthFigure(const std::optional<Bandwidth>& bandwidth)
{
    return bandwidth ? Figure { formatBandwidth(*bandwidth), bandwidth->inGigaBytesPerSecond(), QStringLiteral("GB/s") }
                     : absentFigure();
}

QString groupName(const simulation::Run& run, std::uint32_t group)
{
    if (group == 0)
        return Words::tr("world");
    if (group < run.groups.size() && !run.groups[group].name.empty())
        return QString::fromStdString(run.groups[group].name);
    return Words::tr("group %1").arg(group);
}

QString dimensionName(std::uint32_t dimension)
{
    return dimension == analysis::kNoDimension ? Words::tr("no single dimension")
                                               : Words::tr("dimension %1").arg(dimension);
}

FigureRows rankFigures(const RunViewPtr& view)
{
    using simulation::RankMetrics;
    FigureRows rows;
    rows.rows = view->run->ranks.size();
    rows.columns = {
        { Words::tr("Rank"), Words::tr("The NPU"), true, [](std::size_t row) { return countFigure(row); } },
        rankTime(view, Words::tr("Finish"), Words::tr("When the rank's last operation ended"), &RankMetrics::finish),
        rankTime(view, Words::tr("Compute"), Words::tr("Time with any compute running"), &RankMetrics::compute),
        rankTime(view, Words::tr("Communication"), Words::tr("Time with any communication in flight"),
            &RankMetrics::communication),
        rankTime(view, Words::tr("Exposed communication"),
            Words::tr("Time with communication in flight and no compute running"), &RankMetrics::exposedCommunication),
        { Words::tr("Exposed (ASTRA-sim)"),
            Words::tr(
                "ASTRA-sim's definition: finish − Σ GPU compute. It counts idle time as communication; below 0 where "
                "computes overlap"),
            true,
            [view](std::size_t row) {
                const auto ns = static_cast<std::int64_t>(view->run->ranks[row].peerExposedNs);
                return Figure { formatNs(ns), static_cast<double>(ns), QStringLiteral("ns") };
            } },
        rankTime(view, Words::tr("Idle"), Words::tr("Time before the finish with neither"), &RankMetrics::idle),
    };
    return rows;
}

FigureRows collectiveFigures(const RunViewPtr& view)
{
    const simulation::RunPtr run = view->run;
    const auto bounds = std::make_shared<const std::vector<Bandwidth>>(groupBounds(*run));
    const auto record
        = [run, order = view->longestCollectives](
              std::size_t row) -> const simulation::CollectiveRecord& { return run->collectives[(*order)[row]]; };
    const auto figures = [record](std::size_t row) { return analysis::collectiveFigures(record(row)); };
    FigureRows rows;
    rows.rows = run->collectives.size();
    rows.columns = {
        { Words::tr("Collective"), Words::tr("The pattern"), false,
            [record](std::size_t row) { return wordFigure(fromView(trace::toString(record(row).type))); } },
        { Words::tr("Group"), Words::tr("The process group"), false,
            [run, record](std::size_t row) { return wordFigure(groupName(*run, record(row).group)); } },
        { Words::tr("Node"), Words::tr("Its node id in the trace of the first member"), true,
            [record](std::size_t row) { return countFigure(record(row).nodeId); } },
        { Words::tr("Size"), Words::tr("comm_size: of an all-gather what each rank gives, else the full buffer"), true,
            [record](std::size_t row) { return bytesFigure(record(row).bytes); } },
        { Words::tr("Members"), Words::tr("Ranks that take part"), true,
            [record](std::size_t row) { return countFigure(record(row).members); } },
        { Words::tr("Start"), Words::tr("When the first member issued it"), true,
            [record](std::size_t row) {
                return record(row).start == kNever ? absentFigure() : timeFigure(record(row).start);
            } },
        { Words::tr("Time"), Words::tr("From the first issue to the last completion"), true,
            [figures](std::size_t row) {
                const analysis::CollectiveFigures own = figures(row);
                return own.complete ? timeFigure(own.duration) : Figure { Words::tr("unfinished"), {} };
            } },
        { Words::tr("Algorithm bandwidth"), Words::tr("Size ÷ time, as nccl-tests define it"), true,
            [figures](std::size_t row) { return bandwidthFigure(figures(row).algorithmBandwidth); } },
        { Words::tr("Bus bandwidth"), Words::tr("Algorithm bandwidth × the pattern's factor, as nccl-tests define it"),
            true, [figures](std::size_t row) { return bandwidthFigure(figures(row).busBandwidth); } },
        { Words::tr("Of injection bandwidth"),
            Words::tr(
                "Bus bandwidth ÷ the smallest injection bandwidth (all outgoing links of an NPU) among its members"),
            true,
            [record, figures, bounds](std::size_t row) {
                const auto bus = figures(row).busBandwidth;
                const std::uint32_t group = record(row).group;
                const Bandwidth bound = group < bounds->size() ? (*bounds)[group] : Bandwidth {};
                return bus && bound.bytesPerNs > 0 ? percentFigure(bus->bytesPerNs / bound.bytesPerNs) : absentFigure();
            } },
    };
    return rows;
}

FigureRows linkFigures(const RunViewPtr& view)
{
    const auto hot = [view](std::size_t row) -> const analysis::HotLink& { return view->summary.hottest[row]; };
    const bool busy = view->summary.measure == analysis::LinkMeasure::BusyFraction;
    const bool bins = view->run->bins.bins > 0;
    FigureRows rows;
    rows.rows = view->summary.hottest.size();
    rows.columns = {
        { Words::tr("Link"), Words::tr("From its source to its destination"), false,
            [view, hot](std::size_t row) { return wordFigure(view->linkName(hot(row).link)); } },
        { Words::tr("Dimension"), Words::tr("The logical dimension that it belongs to"), false,
            [hot](std::size_t row) { return wordFigure(dimensionName(hot(row).dimension)); } },
        { Words::tr("Bandwidth"), Words::tr("The bandwidth in force"), true,
            [view, hot](
                std::size_t row) { return bandwidthFigure(view->run->fabric.linkCost(hot(row).link).bandwidth); } },
        { Words::tr("Bytes"), Words::tr("Carried in all"), true,
            [hot](std::size_t row) { return bytesFigure(hot(row).bytes); } },
        { busy ? Words::tr("Busy") : Words::tr("Load"),
            busy ? Words::tr("Busy time ÷ makespan")
                 : Words::tr("Bytes ÷ bandwidth ÷ makespan; the congestion-unaware model knows no busy time"),
            true, [hot](std::size_t row) { return percentFigure(hot(row).use); } },
        { Words::tr("Peak"), Words::tr("The busiest interval of the utilization over time"), true,
            [hot, bins](std::size_t row) { return bins ? percentFigure(hot(row).peak) : absentFigure(); } },
    };
    return rows;
}

FigureRows dimensionFigures(const RunViewPtr& view)
{
    const auto group = [view](std::size_t row) -> const analysis::LinkGroupFigures& {
        return row < view->summary.dimensions.size() ? view->summary.dimensions[row] : view->summary.allLinks;
    };
    const QString use = view->summary.measure == analysis::LinkMeasure::BusyFraction
        ? Words::tr("use: busy time ÷ makespan")
        : Words::tr("use: load");
    const auto share = [group](double analysis::LinkGroupFigures::*what) {
        return [group, what](std::size_t row) { return percentFigure(group(row).*what); };
    };
    FigureRows rows;
    rows.rows = view->summary.hasLinks ? view->summary.dimensions.size() + 1 : 0;
    rows.columns = {
        { Words::tr("Links of"), Words::tr("The logical dimension"), false,
            [view, group](std::size_t row) {
                return wordFigure(
                    row < view->summary.dimensions.size() ? dimensionName(group(row).dimension) : Words::tr("all"));
            } },
        { Words::tr("Links"), Words::tr("Usable links, one direction each"), true,
            [group](std::size_t row) { return countFigure(group(row).links); } },
        { Words::tr("Bytes"), Words::tr("Carried in all"), true,
            [group](std::size_t row) { return bytesFigure(group(row).bytes); } },
        { Words::tr("Least"), use, true, share(&analysis::LinkGroupFigures::least) },
        { Words::tr("Mean"), use, true, share(&analysis::LinkGroupFigures::mean) },
        { Words::tr("Most"), use, true, share(&analysis::LinkGroupFigures::most) },
        { Words::tr("Imbalance"), Words::tr("Most ÷ mean; 1 is even"), true,
            [group](std::size_t row) {
                const double value = group(row).imbalance;
                return value > 0 ? Figure { formatRatio(value), value } : absentFigure();
            } },
    };
    return rows;
}

FigureRows pathFigures(const RunViewPtr& view)
{
    FigureRows rows;
    if (!view->attribution)
        return rows;
    const auto spent = std::make_shared<const std::vector<Spent>>(spentOnPath(*view));
    const auto share = [view, spent](std::size_t row) {
        const double length = static_cast<double>(view->attribution->length.ns());
        return length > 0 ? percentFigure(static_cast<double>((*spent)[row].time.ns()) / length) : absentFigure();
    };
    rows.rows = spent->size();
    rows.columns = {
        { Words::tr("By"), Words::tr("Each way of looking at it sums to the makespan; the first few of each are shown"),
            false, [spent](std::size_t row) { return wordFigure((*spent)[row].by); } },
        { Words::tr("On the critical path"), Words::tr("What the time was spent on or waited for"), false,
            [spent](std::size_t row) { return wordFigure((*spent)[row].what); } },
        { Words::tr("Time"), Words::tr("Of the critical path, which is as long as the makespan"), true,
            [spent](std::size_t row) { return timeFigure((*spent)[row].time); } },
        { Words::tr("Share"), Words::tr("Of the makespan"), true, share },
    };
    return rows;
}

} // namespace weft::widgets
