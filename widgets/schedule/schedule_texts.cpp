// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_texts.h"

#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"

namespace weft::widgets {

namespace {

using collective::Buffer;
using collective::Schedule;
using collective::Slot;
using collective::StepKind;

constexpr QChar kDash(0x2013);
constexpr QChar kEllipsis(0x2026);
constexpr std::size_t kMostListed = 6;

QString fromView(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

QString ScheduleTexts::pattern(const collective::Pattern& pattern)
{
    return fromView(collective::toString(pattern.kind));
}

QString ScheduleTexts::title(const Schedule& schedule)
{
    const QString name = QString::fromStdString(schedule.info().name);
    const int ranks = static_cast<int>(schedule.rankCount());
    const QString what = pattern(schedule.pattern());
    //: %1: a collective such as "all-reduce"
    const QString of = tr("%1, %n rank(s)", nullptr, ranks).arg(what);
    //: a schedule's name, then what it does: "ring (all-reduce, 8 ranks)"
    return name.isEmpty() ? of : tr("%1 (%2)").arg(name, of);
}

QString ScheduleTexts::levels()
{
    return tr("level →", "heading of columns");
}

QString ScheduleTexts::kind(StepKind kind)
{
    switch (kind) {
    case StepKind::Send:
        return tr("send");
    case StepKind::Receive:
        return tr("receive");
    case StepKind::ReceiveCopySend:
        return tr("receive, store and send on");
    case StepKind::ReceiveReduceCopy:
        return tr("receive and add");
    case StepKind::ReceiveReduceSend:
        return tr("receive, add and send on without storing");
    case StepKind::ReceiveReduceCopySend:
        return tr("receive, add and send on");
    case StepKind::Copy:
        return tr("copy inside of the rank");
    case StepKind::Reduce:
        return tr("add inside of the rank");
    case StepKind::Nop:
        return tr("wait for dependencies");
    }
    return {};
}

QString ScheduleTexts::mark(StepMark mark)
{
    switch (mark) {
    case StepMark::SendToCopy:
    case StepMark::SendToReduce:
        return tr("send");
    case StepMark::Copy:
        return tr("copy");
    case StepMark::Reduce:
        return tr("reduction");
    case StepMark::LocalCopy:
        return tr("local copy");
    case StepMark::LocalReduce:
        return tr("local reduction");
    case StepMark::Wait:
        return tr("wait");
    }
    return {};
}

QString ScheduleTexts::slot(Slot slot, std::uint32_t count)
{
    QString place = QString::number(slot.offset);
    if (count > 1)
        place += kDash + QString::number(slot.offset + count - 1);
    switch (slot.buffer) {
    case Buffer::Input:
        //: a place in a rank's input buffer, by its number
        return tr("input %1").arg(place);
    case Buffer::Output:
        return tr("output %1").arg(place);
    case Buffer::Scratch:
        return tr("scratch %1").arg(place);
    }
    return {};
}

QString ScheduleTexts::rank(std::uint32_t rank)
{
    return tr("rank %1").arg(rank);
}

QString ScheduleTexts::step(const ScheduleColumns& columns, StepId step)
{
    const Schedule& schedule = *columns.schedule;
    const std::uint32_t rank = columns.rankOf(step);
    const BlockId block = schedule.blockOf(step);
    return tr("rank %1, thread block %2, step %3")
        .arg(rank)
        .arg(schedule.numberOf(block))
        .arg(schedule.steps(block).placeOf(step));
}

QString ScheduleTexts::chunks(const ScheduleColumns& columns, StepId step)
{
    const Schedule& schedule = *columns.schedule;
    if (schedule.kind(step) == StepKind::Nop)
        return {};
    const std::span<const std::uint32_t> moved = columns.chunks.chunksOf(step);
    if (!columns.chunks.isKnown() || moved.empty())
        return QString::number(
            (collective::writesTarget(schedule.kind(step)) ? schedule.target(step) : schedule.source(step)).offset);
    if (moved.front() == kNoChunk)
        return kDash;
    QString text = QString::number(moved.front());
    if (moved.size() == 1)
        return text;
    for (std::size_t i = 1; i < moved.size(); ++i) {
        if (moved[i] != moved.front() + i)
            return text + kEllipsis;
    }
    return text + kDash + QString::number(moved.back());
}

QString ScheduleTexts::numbers(std::span<const std::uint32_t> ascending, std::size_t most)
{
    QStringList parts;
    for (std::size_t at = 0; at < ascending.size();) {
        std::size_t end = at + 1;
        while (end < ascending.size() && ascending[end] == ascending[end - 1] + 1)
            ++end;
        if (static_cast<std::size_t>(parts.size()) == most) {
            parts += kEllipsis;
            break;
        }
        QString part = QString::number(ascending[at]);
        if (end - at > 1)
            part += (end - at == 2 ? QStringLiteral(", ") : QString(kDash)) + QString::number(ascending[end - 1]);
        parts += part;
        at = end;
    }
    return joined(parts);
}

Facts ScheduleTexts::facts(const ScheduleColumns& columns, StepId id, std::uint64_t chunkBytes)
{
    const Schedule& schedule = *columns.schedule;
    const collective::Step step = schedule.step(id);
    const collective::ThreadBlock& block = schedule.block(schedule.blockOf(id));
    Facts facts;
    facts.emplace_back(tr("Does"), kind(step.kind));
    if (step.count > 0) {
        facts.emplace_back(tr("%n chunk(s)", "heading of a list", static_cast<int>(step.count)), chunks(columns, id));
        if (chunkBytes > 0)
            facts.emplace_back(tr("Size"), formatBytes(chunkBytes * step.count));
    }
    const auto ends = [&columns](std::uint32_t transfer) {
        const ScheduleTransfer& of = columns.transfers[transfer];
        return tr("rank %1 → rank %2").arg(of.from).arg(of.to);
    };
    if (const std::uint32_t into = columns.transferInto[index(id)]; into != kNoPlace)
        facts.emplace_back(tr("Receives"), ends(into));
    else if (collective::receives(step.kind))
        facts.emplace_back(tr("Receives"), tr("nothing: no send matches"));
    if (const std::uint32_t from = columns.transferFrom[index(id)]; from != kNoPlace)
        facts.emplace_back(tr("Sends"), ends(from));
    else if (collective::sends(step.kind))
        facts.emplace_back(tr("Sends"), tr("to rank %1, which never receives it").arg(index(block.sendTo)));
    if (collective::readsSource(step.kind))
        facts.emplace_back(collective::receives(step.kind) ? tr("Adds") : tr("From"), slot(step.source, step.count));
    if (collective::writesTarget(step.kind))
        facts.emplace_back(tr("To"), slot(step.target, step.count));
    facts.emplace_back(tr("Level"), QString::number(columns.level[index(id)]));
    facts.emplace_back(tr("Channel"), QString::number(block.channel));
    const std::span<const StepId> dependencies = schedule.dependencies(id);
    QStringList after;
    for (std::size_t i = 0; i < std::min(dependencies.size(), kMostListed); ++i) {
        const BlockId of = schedule.blockOf(dependencies[i]);
        const std::uint32_t first = index(schedule.blocks(Rank { columns.rankOf(id) }).first);
        after += tr("block %1, step %2").arg(index(of) - first).arg(schedule.steps(of).placeOf(dependencies[i]));
    }
    if (dependencies.size() > kMostListed)
        after += kEllipsis;
    if (!after.isEmpty())
        facts.emplace_back(tr("Waits for"), after.join(QStringLiteral("; ")));
    return facts;
}

QString ScheduleTexts::cell(const ScheduleColumns& columns, std::uint32_t cell)
{
    std::array<int, kStepMarks> counts {};
    for (const StepId step : columns.stepsIn(cell))
        ++counts[static_cast<std::size_t>(columns.mark[index(step)])];
    counts[static_cast<std::size_t>(StepMark::SendToCopy)] += counts[static_cast<std::size_t>(StepMark::SendToReduce)];
    QStringList parts;
    const auto add = [&](StepMark mark, const QString& text) {
        if (counts[static_cast<std::size_t>(mark)] > 0)
            parts += text;
    };
    const auto count = [&](StepMark mark) { return counts[static_cast<std::size_t>(mark)]; };
    add(StepMark::SendToCopy, tr("%n send(s)", nullptr, count(StepMark::SendToCopy)));
    add(StepMark::Copy, tr("%n receive(s)", nullptr, count(StepMark::Copy)));
    add(StepMark::Reduce, tr("%n reduction(s)", nullptr, count(StepMark::Reduce)));
    add(StepMark::LocalCopy, tr("%n local copy(s)", nullptr, count(StepMark::LocalCopy)));
    add(StepMark::LocalReduce, tr("%n local reduction(s)", nullptr, count(StepMark::LocalReduce)));
    add(StepMark::Wait, tr("%n wait(s)", nullptr, count(StepMark::Wait)));
    return joined(parts);
}

} // namespace weft::widgets
