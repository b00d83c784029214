// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/contents_model.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/schedule/schedule_texts.h"

#include <QFont>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kColumns = 4;

ContentsModel::Change changeOf(
    const collective::Replay& replay, collective::SlotValue before, collective::SlotValue after)
{
    if (before == after)
        return ContentsModel::Change::None;
    if (before.empty())
        return ContentsModel::Change::Filled;
    // What was there before is still in it where something was added.
    const std::vector<collective::HeldChunk> old = replay.describe(before);
    const std::vector<collective::HeldChunk> now = replay.describe(after);
    const auto holds = [&now](const collective::HeldChunk& part) {
        return std::any_of(now.begin(), now.end(), [&part](const collective::HeldChunk& other) {
            return other.chunk == part.chunk
                && std::all_of(part.from.begin(), part.from.end(), [&other](const collective::HeldChunk::Ranks& ranks) {
                       return std::any_of(other.from.begin(), other.from.end(),
                           [&](const auto& wide) { return wide.first <= ranks.first && wide.last >= ranks.last; });
                   });
        });
    };
    return std::all_of(old.begin(), old.end(), holds) ? ContentsModel::Change::Added : ContentsModel::Change::Replaced;
}

} // namespace

ContentsModel::ContentsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void ContentsModel::setReplay(std::shared_ptr<collective::Replay> replay)
{
    m_replay = std::move(replay);
    m_rank = 0;
    m_level = m_replay == nullptr ? 0 : m_replay->levelCount();
    refresh();
}

void ContentsModel::setPlace(std::uint32_t rank, std::uint32_t level)
{
    if (m_replay != nullptr)
        level = std::min(level, m_replay->levelCount());
    if (rank == m_rank && level == m_level)
        return;
    m_rank = rank;
    m_level = level;
    refresh();
}

std::vector<ContentsModel::Row> ContentsModel::readRows()
{
    if (m_replay == nullptr || m_rank >= m_replay->schedule().rankCount())
        return {};
    const Rank rank { m_rank };
    std::vector<collective::Replay::Held> before;
    if (m_level > 0 && m_replay->seek(m_level - 1))
        before = m_replay->contents(rank);
    if (!m_replay->seek(m_level))
        return {};
    std::vector<Row> rows;
    for (const collective::Replay::Held& held : m_replay->contents(rank)) {
        const std::size_t at = rows.size();
        const Change change = at < before.size() ? changeOf(*m_replay, before[at].value, held.value) : Change::None;
        rows.push_back({ held.slot, held.value, change });
    }
    return rows;
}

// The same rows with other contents keep selection and scrolling.
void ContentsModel::refresh()
{
    std::vector<Row> rows = readRows();
    const bool isSame = rows.size() == m_rows.size()
        && std::equal(
            rows.begin(), rows.end(), m_rows.begin(), [](const Row& a, const Row& b) { return a.slot == b.slot; });
    if (!isSame)
        beginResetModel();
    m_rows = std::move(rows);
    if (!isSame)
        endResetModel();
    else if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(static_cast<int>(m_rows.size()) - 1, kColumns - 1));
}

int ContentsModel::firstChanged() const
{
    const auto at
        = std::find_if(m_rows.begin(), m_rows.end(), [](const Row& row) { return row.change != Change::None; });
    return at == m_rows.end() ? -1 : static_cast<int>(at - m_rows.begin());
}

QString ContentsModel::ranksText(std::span<const collective::HeldChunk::Ranks> ranks, std::uint32_t all)
{
    if (ranks.size() == 1 && weft::index(ranks[0].first) == 0 && weft::index(ranks[0].last) + 1 == all && all > 1)
        return tr("all %n rank(s)", nullptr, static_cast<int>(all));
    std::vector<std::uint32_t> numbers;
    constexpr std::size_t kMostListed = 4096;
    for (const collective::HeldChunk::Ranks& range : ranks) {
        for (std::uint32_t rank = weft::index(range.first); rank <= weft::index(range.last); ++rank) {
            if (numbers.size() < kMostListed)
                numbers.push_back(rank);
        }
    }
    const QString list = ScheduleTexts::numbers(numbers);
    return numbers.size() == 1 ? tr("rank %1").arg(list) : tr("ranks %1").arg(list);
}

QString ContentsModel::textOf(const Row& row, int column) const
{
    if (column == SlotColumn)
        return ScheduleTexts::slot(row.slot);
    if (column == ChangeColumn) {
        switch (row.change) {
        case Change::None:
            return row.value.suspect() ? tr("wrong") : QString();
        case Change::Filled:
            return tr("new");
        case Change::Added:
            return tr("more ranks", "the slot now holds the contributions of more ranks");
        case Change::Replaced:
            return tr("replaced");
        }
        return {};
    }
    if (row.value.empty())
        return column == ChunkColumn ? tr("empty") : QString();
    const std::vector<collective::HeldChunk> parts = m_replay->describe(row.value);
    QStringList texts;
    for (const collective::HeldChunk& part : parts) {
        const QString chunk = QString::number(weft::index(part.chunk));
        const QString from = ranksText(part.from, m_replay->schedule().rankCount());
        if (column == ChunkColumn)
            texts += chunk;
        else if (parts.size() == 1)
            texts += from;
        else // a sum of several chunks says whose each is
            texts += chunk + QStringLiteral(" ← ") + from;
    }
    return texts.join(column == ChunkColumn ? QStringLiteral(" + ") : QStringLiteral("; "));
}

int ContentsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ContentsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QVariant ContentsModel::data(const QModelIndex& at, int role) const
{
    if (!at.isValid() || at.row() >= rowCount() || at.column() >= kColumns)
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(at.row())];
    const Theme& theme = Theme::current();
    switch (role) {
    case Qt::DisplayRole:
    case kRawRole:
        return textOf(row, at.column());
    case Qt::ToolTipRole:
        return row.value.suspect() ? tr("Something was counted twice, was missing or was another chunk on its way here")
                                   : QVariant();
    case Qt::ForegroundRole:
        if (row.value.suspect())
            return theme.error;
        return row.value.empty() ? QVariant(theme.faintText) : QVariant();
    case Qt::BackgroundRole:
        return row.change == Change::None ? QVariant() : QVariant(mixed(theme.base, theme.accent, 0.18F));
    case Qt::FontRole:
        if (row.change != Change::None) {
            QFont bold;
            bold.setBold(true);
            return bold;
        }
        return {};
    default:
        return {};
    }
}

QVariant ContentsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
    case SlotColumn:
        //: a place for one chunk in a rank's buffers
        return tr("Slot");
    case ChunkColumn:
        return tr("Chunk");
    case FromColumn:
        //: the ranks whose contributions are in a chunk
        return tr("From");
    case ChangeColumn:
        //: heading: what the level shown did to the slot
        return tr("Change");
    default:
        return {};
    }
}

} // namespace weft::widgets

#include "moc_contents_model.cpp"
