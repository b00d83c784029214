// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/bar_names.h"

#include "engine/analysis/collective_metrics.h"
#include "engine/topology/link_name.h"
#include "widgets/base/words/quantity_format.h"

namespace weft::widgets {

namespace {

using simulation::OperationKind;

QString times(Time from, Time to)
{
    return formatTime(from) + QStringLiteral(" – ") + formatTime(to);
}

} // namespace

QString BarNames::group(TrackGroup group)
{
    switch (group) {
    case TrackGroup::Ranks:
        return tr("NPUs");
    case TrackGroup::Links:
        return tr("Links");
    case TrackGroup::Collectives:
        return tr("Collectives");
    }
    return {};
}

QString BarNames::track(const RunView& view, const Track& track)
{
    switch (track.group) {
    case TrackGroup::Ranks:
        return QString::fromStdString(view.run->fabric.topology().nodeName(NodeId { track.subject }));
    case TrackGroup::Links:
        return view.linkName(LinkId { track.subject });
    case TrackGroup::Collectives:
        return processGroup(*view.run, track.subject);
    }
    return {};
}

QString BarNames::kind(OperationKind kind)
{
    switch (kind) {
    case OperationKind::Compute:
        return tr("compute");
    case OperationKind::CpuCompute:
        return tr("CPU compute");
    case OperationKind::Collective:
        return tr("collective");
    case OperationKind::Send:
        return tr("send");
    case OperationKind::Receive:
        return tr("receive");
    case OperationKind::Memory:
        return tr("memory");
    case OperationKind::Other:
        return tr("other");
    }
    return {};
}

QString BarNames::collectiveType(trace::CollectiveType type)
{
    const std::string_view name = trace::toString(type); // names of the field, the same in every language
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString BarNames::processGroup(const simulation::Run& run, std::uint32_t group)
{
    if (group == 0)
        return tr("all NPUs");
    const QString name = group < run.groups.size() ? QString::fromStdString(run.groups[group].name) : QString();
    return name.isEmpty() ? tr("group %1").arg(group) : tr("group %1").arg(name);
}

QString BarNames::operation(const RunView& view, std::uint32_t record)
{
    const auto& operations = view.run->operations;
    if (record >= operations.size())
        return {};
    const QString name = view.operationName({ operations.rank[record], operations.op[record] });
    if (!name.isEmpty())
        return name;
    const std::uint32_t collective = operations.collective[record];
    return collective < view.run->collectives.size() ? collectiveType(view.run->collectives[collective].type)
                                                     : kind(operations.kind[record]);
}

QString BarNames::message(const simulation::Run& run, std::uint32_t record)
{
    return QString::fromStdString(topology::pairName(
        run.fabric.topology(), nodeOf(run.messagesLog.source[record]), nodeOf(run.messagesLog.destination[record])));
}

QString BarNames::bar(const TimelineData& data, std::uint32_t bar)
{
    const std::uint32_t record = data.record[bar];
    const simulation::Run& run = *data.view->run;
    switch (data.trackOf(bar).group) {
    case TrackGroup::Ranks:
        if (!data.laneOf(bar).ofMessages)
            return operation(*data.view, record);
        // Of the sender's row, so that only the other end is news.
        return QStringLiteral("→ ")
            + QString::fromStdString(run.fabric.topology().nodeName(nodeOf(run.messagesLog.destination[record])));
    case TrackGroup::Links: {
        const std::uint32_t carried = run.linkIntervals.message[record];
        return carried < run.messagesLog.size() ? message(run, carried) : tr("busy");
    }
    case TrackGroup::Collectives: {
        const auto& collective = run.collectives[record];
        return collectiveType(collective.type) + ' ' + formatBytes(collective.bytes);
    }
    }
    return {};
}

Facts BarNames::facts(const TimelineData& data, std::uint32_t bar)
{
    const std::uint32_t record = data.record[bar];
    const RunView& view = *data.view;
    const simulation::Run& run = *view.run;
    const Track& track = data.trackOf(bar);
    if (track.group == TrackGroup::Ranks && data.laneOf(bar).ofMessages)
        return messageFacts(data, record);
    if (track.group == TrackGroup::Ranks)
        return operationFacts(view, record);
    if (track.group == TrackGroup::Collectives)
        return collectiveFacts(view, record);
    const auto& intervals = run.linkIntervals;
    Facts facts { { tr("Link"), view.linkName(intervals.link[record]) },
        { tr("Busy"), times(intervals.start[record], intervals.end[record]) },
        { tr("Duration"), formatTime(intervals.end[record] - intervals.start[record]) } };
    const std::uint32_t message = intervals.message[record];
    if (message < run.messagesLog.size()) {
        facts.emplace_back(tr("Bytes"), formatBytes(run.messagesLog.bytes[message]));
        facts.emplace_back(tr("Waited for links"), formatTime(run.messagesLog.linkWait[message]));
        const std::uint32_t collective = run.messagesLog.collective[message];
        if (collective < run.collectives.size())
            facts.emplace_back(tr("Collective"), collectiveType(run.collectives[collective].type));
    }
    return facts;
}

Facts BarNames::messageFacts(const TimelineData& data, std::uint32_t record)
{
    const simulation::Run& run = *data.view->run;
    const auto& messages = run.messagesLog;
    Facts facts { { tr("Message"), message(run, record) } };
    if (data.operationOfMessage[record] != simulation::kNoRecord)
        facts.emplace_back(tr("Of the operation"), operation(*data.view, data.operationOfMessage[record]));
    facts.emplace_back(tr("Bytes"), formatBytes(messages.bytes[record]));
    if (messages.end[record] != kNever && messages.end[record] >= messages.start[record]) {
        facts.emplace_back(tr("From, to"), times(messages.start[record], messages.end[record]));
        facts.emplace_back(tr("Duration"), formatTime(messages.end[record] - messages.start[record]));
    }
    if (record < messages.linkWait.size())
        facts.emplace_back(tr("Waited for links"), formatTime(messages.linkWait[record]));
    return facts;
}

Facts BarNames::operationFacts(const RunView& view, std::uint32_t record)
{
    const simulation::Run& run = *view.run;
    const auto& operations = run.operations;
    const Rank rank = operations.rank[record];
    const bool ended = operations.end[record] != kNever && operations.end[record] >= operations.start[record];
    Facts facts { { tr("NPU"), QString::fromStdString(run.fabric.topology().nodeName(nodeOf(rank))) },
        { tr("Kind"), kind(operations.kind[record]) }, { tr("Start"), formatTime(operations.start[record]) },
        { tr("End"), ended ? formatTime(operations.end[record]) : tr("did not end") } };
    if (ended)
        facts.emplace_back(tr("Duration"), formatTime(operations.end[record] - operations.start[record]));
    if (view.workload != nullptr && index(rank) < view.workload->graphs.size()) {
        const trace::ExecutionGraph& graph = *view.workload->graphs[index(rank)];
        if (index(operations.op[record]) < graph.size()) {
            const trace::Operation operation = graph.operation(operations.op[record]);
            facts.emplace_back(tr("Chakra id"), QString::number(operation.id));
            if (operation.carries(trace::Has::NumOps))
                facts.emplace_back(tr("Floating-point operations"), formatCount(operation.numOps));
            if (operation.carries(trace::Has::TensorSize))
                facts.emplace_back(tr("Tensor"), formatBytes(operation.tensorSize));
            const bool pointToPoint
                = operation.type == trace::NodeType::Send || operation.type == trace::NodeType::Recv;
            if (pointToPoint && operation.commSize > 0)
                facts.emplace_back(tr("Bytes"), formatBytes(static_cast<std::uint64_t>(operation.commSize)));
        }
    }
    if (operations.collective[record] < run.collectives.size()) {
        const Facts more = collectiveFacts(view, operations.collective[record]);
        facts.insert(facts.end(), more.begin(), more.end());
    }
    return facts;
}

Facts BarNames::collectiveFacts(const RunView& view, std::uint32_t collective)
{
    const simulation::CollectiveRecord& record = view.run->collectives[collective];
    const analysis::CollectiveFigures figures = analysis::collectiveFigures(record);
    Facts facts {
        { tr("Collective"), collectiveType(record.type) }, { tr("Size"), formatBytes(record.bytes) },
        { tr("Group"),
            tr("%1, %n NPU(s)", nullptr, static_cast<int>(record.members)).arg(processGroup(*view.run, record.group)) }
    };
    if (figures.complete) {
        facts.emplace_back(tr("Collective from, to"), times(record.start, record.end));
        facts.emplace_back(tr("Collective took"), formatTime(figures.duration));
    }
    if (figures.algorithmBandwidth)
        facts.emplace_back(tr("Algorithm bandwidth"), formatBandwidth(*figures.algorithmBandwidth));
    if (figures.busBandwidth)
        facts.emplace_back(tr("Bus bandwidth"), formatBandwidth(*figures.busBandwidth));
    return facts;
}

QString BarNames::release(const RunView& view, const simulation::Release& release)
{
    using simulation::ReleaseKind;
    const simulation::Run& run = *view.run;
    const auto messageName = [&]() -> QString {
        return release.index < run.messagesLog.size() ? tr("the message %1").arg(message(run, release.index))
                                                      : tr("a message");
    };
    switch (release.kind) {
    case ReleaseKind::Start:
        return tr("the start of the run");
    case ReleaseKind::Dependency:
        return tr("the end of its dependency %1").arg(operation(view, release.index));
    case ReleaseKind::Slot:
        return tr("the slot that %1 held").arg(operation(view, release.index));
    case ReleaseKind::Queue:
        return tr("its queue, which %1 moved on").arg(messageName());
    case ReleaseKind::Message:
        return tr("the arrival of %1").arg(messageName());
    case ReleaseKind::Operation:
        return tr("%1, which issued it").arg(operation(view, release.index));
    }
    return {};
}

QString BarNames::segment(analysis::SegmentKind kind)
{
    switch (kind) {
    case analysis::SegmentKind::Compute:
        return tr("compute");
    case analysis::SegmentKind::Memory:
        return tr("memory access");
    case analysis::SegmentKind::Communication:
        return tr("communication");
    case analysis::SegmentKind::Transfer:
        return tr("message on its way");
    case analysis::SegmentKind::LinkWait:
        return tr("waiting for a link");
    case analysis::SegmentKind::EndpointWait:
        return tr("delay at the endpoint");
    case analysis::SegmentKind::QueueWait:
        return tr("waiting in a queue");
    case analysis::SegmentKind::SlotWait:
        return tr("waiting for a slot of the NPU");
    case analysis::SegmentKind::Idle:
        return tr("idle");
    case analysis::SegmentKind::Unknown:
        return tr("reason not recorded");
    }
    return {};
}

QString BarNames::pathReason(const RunView& view, const analysis::PathSegment& part)
{
    QString text = segment(part.kind);
    if (part.link != kNone<LinkId>)
        text += QStringLiteral(" (") + view.linkName(part.link) + ')';
    return tr("%1, %2", "reason, time").arg(text, formatTime(part.to - part.from));
}

} // namespace weft::widgets
