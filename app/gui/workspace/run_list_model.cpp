// SPDX-License-Identifier: GPL-3.0-or-later
// The list of runs as a table: its texts, what may be edited in it, and runs that are dragged onto each other.
#include "app/gui/workspace/run_list.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"

#include <QDateTime>
#include <QFont>
#include <QLocale>
#include <QMimeData>

namespace weft::gui {

namespace {

const QString kMimeType = QStringLiteral("application/x-weft-run");

} // namespace

int RunList::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

int RunList::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RunList::stateText(const RunItem& item) const
{
    if (isStopping(item))
        return tr("stopping…");
    switch (item.state) {
    case RunState::Waiting:
        return tr("waiting");
    case RunState::Running:
        for (const widgets::JobRunner::Job& job : m_progress) {
            if (job.id != item.job || job.total == 0)
                continue;
            const QString share
                = widgets::formatPercent(static_cast<double>(job.done) / static_cast<double>(job.total));
            if (job.left.count() < 1000)
                return share;
            //: progress of a run and the time that is left, such as "63 %, 12 s left"
            return tr("%1, %2 left").arg(share, widgets::formatWait(job.left));
        }
        return tr("running");
    case RunState::Done:
        return tr("done");
    case RunState::Partial:
        return item.view != nullptr && item.view->run->cancelled ? tr("partial: stopped") : tr("partial: unfinished");
    case RunState::Failed:
        return tr("failed");
    case RunState::Stored:
        if (item.isLoading)
            return tr("loading");
        if (!item.hasResult())
            return tr("not kept"); // it was not saved when Weft ended, or somebody deleted it
        return item.entry.isPartial ? tr("stored, partial") : tr("stored");
    }
    return {};
}

// What sorts and is written to files, where that is not what is shown; times are ISO 8601 with their zone.
QVariant RunList::rawOf(const RunItem& item, int column) const
{
    if (column == MakespanColumn && item.entry.makespanNs != 0)
        return QVariant::fromValue(static_cast<qulonglong>(item.entry.makespanNs));
    if (column == WhenColumn)
        return QString::fromStdString(item.entry.when);
    const RunItem* base = baseline();
    if (column == BaselineColumn && base != nullptr && base->entry.makespanNs != 0 && item.entry.makespanNs != 0) {
        const auto was = static_cast<double>(base->entry.makespanNs);
        return (static_cast<double>(item.entry.makespanNs) - was) / was;
    }
    return {};
}

// How much longer or shorter than the baseline.
QString RunList::againstBaseline(const RunItem& item) const
{
    const RunItem* base = baseline();
    if (base == nullptr || base->entry.makespanNs == 0 || item.entry.makespanNs == 0)
        return {};
    if (base == &item)
        return tr("baseline");
    const auto was = static_cast<double>(base->entry.makespanNs);
    const double change = (static_cast<double>(item.entry.makespanNs) - was) / was;
    return widgets::withSign(widgets::formatPercent(change), change);
}

QVariant RunList::data(const QModelIndex& where, int role) const
{
    if (!where.isValid())
        return {};
    const RunItem& item = m_items[static_cast<std::size_t>(where.row())];
    if (role == Qt::FontRole && item.id == m_current) {
        QFont bold;
        bold.setBold(true);
        return bold;
    }
    if (role == Qt::ForegroundRole && where.column() == StateColumn) {
        const widgets::Theme& theme = widgets::Theme::current();
        if (item.state == RunState::Failed)
            return theme.error;
        if (item.state == RunState::Partial || (item.hasResult() && item.changes.any()))
            return theme.warning;
        return {};
    }
    if (role == Qt::ToolTipRole) {
        if (!item.findings.empty())
            return widgets::inWords(item.findings.front().error);
        if (const QString changes = changesOf(item.id); !changes.isEmpty())
            return tr("Changed since this run: %1").arg(changes);
        return item.entry.note.empty() ? QVariant() : QString::fromStdString(item.entry.note);
    }
    if (role == Qt::EditRole && where.column() == NameColumn)
        return QString::fromStdString(item.entry.name);
    if (role == Qt::EditRole && where.column() == NoteColumn)
        return QString::fromStdString(item.entry.note);
    if (role == widgets::kRawRole)
        return rawOf(item, where.column());
    if (role != Qt::DisplayRole)
        return {};
    switch (where.column()) {
    case NameColumn:
        return QString::fromStdString(item.entry.name);
    case StateColumn:
        //: the state of a run whose fabric, workload or settings have changed since
        return item.hasResult() && item.changes.any() ? tr("%1, outdated").arg(stateText(item)) : stateText(item);
    case MakespanColumn:
        return item.entry.makespanNs == 0 ? QVariant() : widgets::formatTime(Time { item.entry.makespanNs });
    case BaselineColumn:
        return againstBaseline(item);
    case FabricColumn:
        return QString::fromStdString(item.entry.fabric);
    case NoteColumn:
        return QString::fromStdString(item.entry.note);
    case WorkloadColumn:
        return QString::fromStdString(item.entry.workload);
    case WhenColumn: {
        const QDateTime when = QDateTime::fromString(QString::fromStdString(item.entry.when), Qt::ISODate);
        return QLocale().toString(when.toLocalTime(), QLocale::ShortFormat);
    }
    default:
        return {};
    }
}

QVariant RunList::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == widgets::kUnitRole && section == MakespanColumn)
        return QStringLiteral("ns");
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case StateColumn:
        return tr("State");
    case MakespanColumn:
        return tr("Makespan");
    case BaselineColumn:
        return tr("Against baseline");
    case FabricColumn:
        return tr("Fabric");
    case NoteColumn:
        return tr("Note");
    case WorkloadColumn:
        return tr("Workload");
    case WhenColumn:
        return tr("Started");
    default:
        return {};
    }
}

Qt::ItemFlags RunList::flags(const QModelIndex& index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (!index.isValid())
        return flags;
    if (index.column() == NameColumn || index.column() == NoteColumn)
        flags |= Qt::ItemIsEditable;
    if (m_items[static_cast<std::size_t>(index.row())].hasResult())
        flags |= Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled;
    return flags;
}

bool RunList::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    const quint64 id = m_items[static_cast<std::size_t>(index.row())].id;
    if (index.column() == NameColumn)
        rename(id, value.toString());
    else if (index.column() == NoteColumn)
        setNote(id, value.toString());
    else
        return false;
    return true;
}

QStringList RunList::mimeTypes() const
{
    return { kMimeType };
}

QMimeData* RunList::mimeData(const QModelIndexList& indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    auto* data = new QMimeData;
    data->setData(kMimeType, QByteArray::number(m_items[static_cast<std::size_t>(indexes.front().row())].id));
    return data;
}

bool RunList::canDropMimeData(const QMimeData* data, Qt::DropAction, int, int, const QModelIndex& parent) const
{
    if (!data->hasFormat(kMimeType) || !parent.isValid())
        return false;
    const RunItem& onto = m_items[static_cast<std::size_t>(parent.row())];
    const RunItem* dragged = find(data->data(kMimeType).toULongLong());
    return dragged != nullptr && dragged->id != onto.id && dragged->hasResult() && onto.hasResult();
}

bool RunList::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column, const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const quint64 onto = m_items[static_cast<std::size_t>(parent.row())].id;
    emit compareDropped(onto, data->data(kMimeType).toULongLong());
    return true;
}

} // namespace weft::gui
