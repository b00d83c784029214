// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_figures.h"

#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"

#include <algorithm>

namespace weft::widgets {

ScheduleFigures scheduleFigures(const ScheduleColumns& columns)
{
    const collective::Schedule& schedule = *columns.schedule;
    ScheduleFigures figures;
    figures.ranks = schedule.rankCount();
    figures.chunks = schedule.pattern().chunks;
    figures.steps = schedule.stepCount();
    figures.transfers = schedule.transferCount();
    figures.levels = columns.levels;
    figures.channels = schedule.channelCount();
    for (std::uint32_t r = 0; r < figures.ranks; ++r) {
        const Rank rank { r };
        std::uint64_t sent = 0;
        std::uint64_t received = 0;
        for (std::uint32_t step = columns.rankStep[r]; step < columns.rankStep[r + 1]; ++step) {
            const collective::StepKind kind = schedule.kind(StepId { step });
            sent += collective::sends(kind) ? schedule.count(StepId { step }) : 0;
            received += collective::receives(kind) ? schedule.count(StepId { step }) : 0;
        }
        figures.leastSent = r == 0 ? sent : std::min(figures.leastSent, sent);
        figures.mostSent = std::max(figures.mostSent, sent);
        figures.mostReceived = std::max(figures.mostReceived, received);
        figures.mostBlocks = std::max(figures.mostBlocks, schedule.blocks(rank).size());
        figures.mostScratch = std::max(figures.mostScratch, schedule.bufferSizes(rank).scratch);
    }
    return figures;
}

FiguresTable::FiguresTable(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void FiguresTable::setSchedules(std::vector<Column> schedules)
{
    beginResetModel();
    m_schedules = std::move(schedules);
    endResetModel();
}

int FiguresTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_schedules.empty() ? 0 : kRows;
}

int FiguresTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_schedules.size()) + (m_schedules.size() == 2 ? 2 : 1);
}

QString FiguresTable::nameOf(int row)
{
    switch (row) {
    case Ranks:
        return tr("Ranks");
    case Chunks:
        return tr("Chunks");
    case Transfers:
        return tr("Transfers");
    case Levels:
        return tr("Levels");
    case LevelsTime:
        return tr("Time, level by level");
    case MostSent:
        return tr("Most sent by a rank");
    case LeastSent:
        return tr("Least sent by a rank");
    case MostReceived:
        return tr("Most received by a rank");
    case Steps:
        return tr("Steps");
    case Channels:
        return tr("Channels");
    case Blocks:
        return tr("Most blocks of a rank");
    case Scratch:
        return tr("Most scratch of a rank");
    default:
        return {};
    }
}

std::uint64_t FiguresTable::valueOf(const ScheduleFigures& figures, int row)
{
    switch (row) {
    case Ranks:
        return figures.ranks;
    case Chunks:
        return figures.chunks;
    case Transfers:
        return figures.transfers;
    case Levels:
        return figures.levels;
    case MostSent:
        return figures.mostSent;
    case LeastSent:
        return figures.leastSent;
    case MostReceived:
        return figures.mostReceived;
    case Steps:
        return figures.steps;
    case Channels:
        return figures.channels;
    case Blocks:
        return figures.mostBlocks;
    case Scratch:
        return figures.mostScratch;
    default:
        return 0;
    }
}

QString FiguresTable::tipOf(int row)
{
    switch (row) {
    case Levels:
        return tr("The longest chain of steps that wait for each other");
    case LevelsTime:
        return tr("On the fabric, if each level waits for the end of the one before: its busiest link or its longest "
                  "message. "
                  "Steps of a run overlap, so that the simulated time is shorter.");
    default:
        return {};
    }
}

bool FiguresTable::countsChunks(int row)
{
    return row == MostSent || row == LeastSent || row == MostReceived || row == Scratch;
}

std::optional<double> FiguresTable::amountOf(const Column& of, int row)
{
    if (row == LevelsTime)
        return of.figures.levelsNs;
    const auto value = static_cast<double>(valueOf(of.figures, row));
    return countsChunks(row) && of.chunkBytes != 0 ? value * static_cast<double>(of.chunkBytes) : value;
}

QString FiguresTable::textOf(const Column& of, int row) const
{
    if (row == LevelsTime)
        return of.figures.levelsNs ? formatNs(static_cast<std::int64_t>(*of.figures.levelsNs)) : QStringLiteral("–");
    const std::uint64_t value = valueOf(of.figures, row);
    if (!countsChunks(row))
        return formatCount(value);
    return of.chunkBytes == 0 ? chunksText(value) : formatBytes(value * of.chunkBytes);
}

QString FiguresTable::chunksText(std::uint64_t chunks)
{
    return tr("%n chunk(s)", nullptr, static_cast<int>(chunks));
}

// Of the second against the first: "same", "×1.5", "+12" where the first is nothing.
QString FiguresTable::differenceOf(int row) const
{
    const std::optional<double> a = amountOf(m_schedules[0], row);
    const std::optional<double> b = amountOf(m_schedules[1], row);
    if (!a || !b)
        return QStringLiteral("–");
    if (*a == *b)
        return tr("same", "two figures do not differ");
    if (*a == 0)
        return tr("more", "one figure is above nothing");
    return QStringLiteral("×%1").arg(formatNumber(*b / *a, 3));
}

QVariant FiguresTable::data(const QModelIndex& at, int role) const
{
    if (!at.isValid() || at.row() >= kRows || at.column() >= columnCount())
        return {};
    const bool isOfSchedule = at.column() > 0 && !isDifference(at.column());
    if (role == Qt::ToolTipRole && isOfSchedule && countsChunks(at.row()))
        return chunksText(valueOf(m_schedules[static_cast<std::size_t>(at.column()) - 1].figures, at.row()));
    if (role == Qt::ToolTipRole)
        return tipOf(at.row());
    if (at.column() == 0)
        return role == Qt::DisplayRole || role == kRawRole ? QVariant(nameOf(at.row())) : QVariant();
    if (role == Qt::TextAlignmentRole)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (isDifference(at.column()))
        return role == Qt::DisplayRole ? QVariant(differenceOf(at.row())) : QVariant();
    const Column& of = m_schedules[static_cast<std::size_t>(at.column()) - 1];
    if (role == kRawRole) {
        if (at.row() == LevelsTime)
            return of.figures.levelsNs ? QVariant(*of.figures.levelsNs) : QVariant();
        return qulonglong(valueOf(of.figures, at.row()));
    }
    return role == Qt::DisplayRole ? QVariant(textOf(of, at.row())) : QVariant();
}

QVariant FiguresTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isText = role == Qt::DisplayRole || role == Qt::ToolTipRole;
    if (!isText || orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    if (section == 0)
        return tr("Figure");
    if (isDifference(section))
        return role == Qt::DisplayRole ? tr("B to A", "heading: the second figure as a multiple of the first")
                                       : tr("The second schedule's figure as a multiple of the first's");
    const QString& name = m_schedules[static_cast<std::size_t>(section) - 1].name;
    if (role == Qt::ToolTipRole)
        return name;
    if (m_schedules.size() < 2)
        return tr("Value"); // the name stands above the picture; here it would push the figures aside
    return section == 1 ? QStringLiteral("A") : QStringLiteral("B");
}

} // namespace weft::widgets

#include "moc_schedule_figures.cpp"
