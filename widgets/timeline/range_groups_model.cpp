// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/range_groups_model.h"

#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/timeline/bar_painter.h"
#include "widgets/timeline/timeline_data.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kWidthRole = kRawRole + 1; // of the longest bar, 0..1
constexpr int kKindRole = kRawRole + 2; // a BarKind
constexpr int kTextWidth = 52; // px of the share in words
}

void RangeGroupsModel::setGroups(std::vector<RangeGroup> groups)
{
    beginResetModel();
    m_groups = std::move(groups);
    m_all = 0;
    m_most = 0;
    for (const RangeGroup& group : m_groups) {
        m_all += group.ns;
        m_most = std::max(m_most, group.ns);
    }
    endResetModel();
}

int RangeGroupsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size());
}

int RangeGroupsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

std::uint64_t RangeGroupsModel::figure(const RangeGroup& group, int column) const
{
    switch (column) {
    case Count:
        return group.count;
    case Mean:
        return group.count == 0 ? 0 : group.ns / group.count;
    case Longest:
        return group.longest;
    default:
        return group.ns;
    }
}

QVariant RangeGroupsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const RangeGroup& shown = group(index.row());
    const double part = m_all == 0 ? 0 : static_cast<double>(shown.ns) / static_cast<double>(m_all);
    if (role == Qt::TextAlignmentRole && index.column() > Share)
        return int(Qt::AlignTrailing) | int(Qt::AlignVCenter);
    if (role == kWidthRole)
        return m_most == 0 ? 0.0 : static_cast<double>(shown.ns) / static_cast<double>(m_most);
    if (role == kKindRole)
        return int(barKindOf(shown.kind));
    if (role != Qt::DisplayRole && role != kRawRole)
        return {};
    if (index.column() == Name)
        return shown.name;
    if (index.column() == Share)
        return role == kRawRole ? QVariant(part) : QVariant(formatPercent(part));
    const std::uint64_t value = figure(shown, index.column());
    if (role == kRawRole)
        return QVariant::fromValue<qulonglong>(value);
    return index.column() == Count ? formatCount(value) : formatTime(Time { value });
}

QVariant RangeGroupsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const std::array<std::pair<QString, QString>, ColumnCount> heads { {
        { tr("What"), {} },
        { tr("Share"), tr("Of the time of all operations of all NPUs; those that overlap count each") },
        { tr("Time"), tr("Sum of durations inside the range; operations that overlap count each") },
        { tr("Operations"), tr("That touch the range") },
        { tr("Mean"), tr("Time of an operation inside the range") },
        { tr("Longest"), tr("Time of one operation inside the range") },
    } };
    const auto& [name, tip] = heads[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole)
        return name;
    if (role == Qt::ToolTipRole && !tip.isEmpty())
        return tip;
    if (role == Qt::TextAlignmentRole && section > Share)
        return int(Qt::AlignTrailing) | int(Qt::AlignVCenter);
    if (role == kUnitRole && (section == Total || section == Mean || section == Longest))
        return QStringLiteral("ns");
    return {};
}

void RangeGroupsModel::sort(int column, Qt::SortOrder order)
{
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    std::stable_sort(m_groups.begin(), m_groups.end(), [&](const RangeGroup& a, const RangeGroup& b) {
        const RangeGroup& first = order == Qt::AscendingOrder ? a : b;
        const RangeGroup& second = order == Qt::AscendingOrder ? b : a;
        if (column == Name)
            return QString::localeAwareCompare(first.name, second.name) < 0;
        return figure(first, column) < figure(second, column);
    });
    const QModelIndexList kept = persistentIndexList();
    changePersistentIndexList(kept, QModelIndexList(kept.size()));
    emit layoutChanged({}, VerticalSortHint);
}

void ShareBars::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme& theme = Theme::current();
    const bool selected = (option.state & QStyle::State_Selected) != 0;
    const bool odd = (option.features & QStyleOptionViewItem::Alternate) != 0;
    painter->fillRect(option.rect,
        selected  ? option.palette.highlight()
            : odd ? option.palette.alternateBase()
                  : option.palette.base());
    const QRect text(option.rect.left() + 4, option.rect.top(), kTextWidth, option.rect.height());
    painter->setPen(selected ? theme.accentText : theme.text);
    painter->drawText(text, int(Qt::AlignRight) | int(Qt::AlignVCenter), index.data().toString());
    const QRect room = option.rect.adjusted(kTextWidth + 12, 3, -4, -3);
    const int width = int(std::ceil(index.data(kWidthRole).toDouble() * room.width()));
    painter->fillRect(QRect(room.topLeft(), QSize(width, room.height())),
        colorOf(static_cast<BarKind>(index.data(kKindRole).toInt()), theme));
}

} // namespace weft::widgets

#include "moc_range_groups_model.cpp"
