// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/views/figures_model.h"

#include "widgets/base/views/data_table.h"

#include <QCollator>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace weft::widgets {

Figure wordFigure(const QString& text)
{
    return { text, text };
}

Figure absentFigure(const QString& unit)
{
    return { QStringLiteral("–"), {}, unit };
}

QString fractionUnit()
{
    //: unit of a number in CSV: 0.41 is 41 %
    return FiguresModel::tr("fraction");
}

FiguresModel::FiguresModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void FiguresModel::setColumns(std::vector<FigureColumn> columns, std::size_t rows)
{
    beginResetModel();
    // Another run in the same columns stays sorted as it was.
    if (columns.size() != m_columns.size() && !m_columns.empty() && !columns.empty())
        m_sortColumn = -1;
    m_columns = std::move(columns);
    m_units.assign(m_columns.size(), {});
    m_order.resize(rows);
    std::iota(m_order.begin(), m_order.end(), std::size_t { 0 });
    if (m_sortColumn >= 0 && m_sortColumn < static_cast<int>(m_columns.size()))
        m_order = sorted(m_sortColumn, m_sortOrder);
    endResetModel();
}

int FiguresModel::sourceRow(int shown) const
{
    return shown >= 0 && shown < static_cast<int>(m_order.size())
        ? static_cast<int>(m_order[static_cast<std::size_t>(shown)])
        : -1;
}

int FiguresModel::shownRow(std::size_t source) const
{
    const auto at = std::find(m_order.begin(), m_order.end(), source);
    return at == m_order.end() ? -1 : static_cast<int>(at - m_order.begin());
}

int FiguresModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_order.size());
}

int FiguresModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant FiguresModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount() || index.column() >= columnCount())
        return {};
    const FigureColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const std::size_t row = m_order[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return column.at(row).text;
    case kRawRole: {
        // An absent number exports as an empty field, not as the dash that people see.
        const QVariant raw = column.at(row).raw;
        return raw.isValid() ? raw : QVariant(QString());
    }
    case kUnitRole:
        return column.at(row).unit;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isNumber ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default:
        return {};
    }
}

QVariant FiguresModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const FigureColumn& column = m_columns[static_cast<std::size_t>(section)];
    switch (role) {
    case Qt::DisplayRole:
        return column.title;
    case Qt::ToolTipRole: // which may be the only place where the title is not cut
        return column.tip.isEmpty() ? column.title : column.title + '\n' + column.tip;
    case Qt::WhatsThisRole:
        return column.tip;
    case kUnitRole:
        return unitOf(static_cast<std::size_t>(section));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue((column.isNumber ? Qt::AlignTrailing : Qt::AlignLeading) | Qt::AlignVCenter);
    default:
        return {};
    }
}

bool FiguresModel::findUnits(const QDeadlineTimer& until) const
{
    for (std::size_t column = 0; column < m_columns.size(); ++column) {
        if (!findUnit(column, until))
            return false;
    }
    return true;
}

bool FiguresModel::findUnit(std::size_t column, const QDeadlineTimer& until) const
{
    constexpr std::size_t kOften = 32; // rows from one look at the clock to the next
    UnitSearch& search = m_units[column];
    while (m_columns[column].isNumber && !search.isMixed && search.row < m_order.size()) {
        if (search.row % kOften == kOften - 1 && until.hasExpired())
            return false;
        const Figure figure = m_columns[column].at(search.row++);
        if (figure.raw.isValid() || !figure.unit.isEmpty()) {
            search.isMixed = search.unit && figure.unit != *search.unit;
            search.unit = figure.unit;
        }
    }
    return true;
}

QString FiguresModel::unitOf(std::size_t column) const
{
    findUnit(column, QDeadlineTimer(QDeadlineTimer::Forever));
    return m_units[column].isMixed ? QString(kOwnUnits) : m_units[column].unit.value_or(QString());
}

std::vector<std::size_t> FiguresModel::sorted(int column, Qt::SortOrder order) const
{
    std::vector<std::size_t> rows(m_order.size());
    std::iota(rows.begin(), rows.end(), std::size_t { 0 });
    if (column < 0 || column >= columnCount())
        return rows;
    const FigureColumn& by = m_columns[static_cast<std::size_t>(column)];
    const bool descending = order == Qt::DescendingOrder;
    if (by.isNumber) {
        std::vector<double> keys(rows.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const QVariant raw = by.at(row).raw;
            keys[row] = raw.isValid() ? raw.toDouble() : std::numeric_limits<double>::quiet_NaN();
        }
        std::stable_sort(rows.begin(), rows.end(), [&keys, descending](std::size_t a, std::size_t b) {
            if (std::isnan(keys[a]) || std::isnan(keys[b]))
                return !std::isnan(keys[a]) && std::isnan(keys[b]); // what is absent comes last either way
            return descending ? keys[b] < keys[a] : keys[a] < keys[b];
        });
        return rows;
    }
    std::vector<QString> keys(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        keys[row] = by.at(row).raw.toString();
    QCollator people { QLocale() };
    people.setNumericMode(true); // npu2 before npu10
    std::stable_sort(rows.begin(), rows.end(), [&keys, &people, descending](std::size_t a, std::size_t b) {
        const int sign = people.compare(keys[a], keys[b]);
        return descending ? sign > 0 : sign < 0;
    });
    return rows;
}

void FiguresModel::sort(int column, Qt::SortOrder order)
{
    m_sortColumn = column;
    m_sortOrder = order;
    if (m_order.empty())
        return;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const std::vector<std::size_t> before = m_order;
    m_order = sorted(column, order);
    std::vector<int> shown(m_order.size());
    for (std::size_t row = 0; row < m_order.size(); ++row)
        shown[m_order[row]] = static_cast<int>(row);
    const QModelIndexList from = persistentIndexList();
    QModelIndexList to;
    for (const QModelIndex& old : from)
        to.append(index(shown[before[static_cast<std::size_t>(old.row())]], old.column()));
    changePersistentIndexList(from, to);
    emit layoutChanged({}, VerticalSortHint);
}

} // namespace weft::widgets

#include "moc_figures_model.cpp"
