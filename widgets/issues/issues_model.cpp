// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues/issues_model.h"

#include "widgets/base/data_table.h"
#include "widgets/base/icons.h"
#include "widgets/base/theme.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <tuple>
#include <unordered_map>

namespace weft::widgets {

namespace {

// Two issues with this in common are one row.
std::string identityOf(const Issue& issue)
{
    const Error& error = issue.finding.error;
    std::string text = issue.source.toStdString();
    text += '\n';
    text += issue.finding.severity == Severity::Error ? 'e' : 'w';
    text += std::to_string(static_cast<int>(error.code)) + '\n' + error.message + '\n' + toString(error.where) + '\n'
        + error.hint + '\n';
    text += std::to_string(static_cast<std::uint32_t>(issue.node)) + ' '
        + std::to_string(static_cast<std::uint32_t>(issue.link)) + ' ' + std::to_string(index(issue.operation.rank))
        + ' ' + std::to_string(index(issue.operation.op));
    return text;
}

} // namespace

IssuesModel::IssuesModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void IssuesModel::setIssues(const QString& source, std::vector<Issue> issues)
{
    if (issues.empty() && m_bySource.find(source) == m_bySource.end())
        return;
    for (Issue& issue : issues)
        issue.source = source;
    if (issues.empty())
        m_bySource.erase(source);
    else
        m_bySource[source] = std::move(issues);
    rebuild();
}

void IssuesModel::setFilter(Filter filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    rebuild();
}

void IssuesModel::rebuild()
{
    beginResetModel();
    m_rows.clear();
    const int errorsBefore = m_errors;
    const int warningsBefore = m_warnings;
    m_errors = 0;
    m_warnings = 0;
    std::unordered_map<std::string, std::size_t> seen;
    for (const auto& [source, issues] : m_bySource) {
        for (const Issue& issue : issues) {
            const bool wrong = issue.finding.severity == Severity::Error;
            ++(wrong ? m_errors : m_warnings);
            if ((m_filter == ErrorsOnly && !wrong) || (m_filter == WarningsOnly && wrong))
                continue;
            const auto [at, fresh] = seen.emplace(identityOf(issue), m_rows.size());
            if (fresh)
                m_rows.push_back({ issue, 1, m_rows.size() });
            else
                ++m_rows[at->second].count;
        }
    }
    order();
    endResetModel();
    if (m_errors != errorsBefore || m_warnings != warningsBefore)
        emit countsChanged(m_errors, m_warnings);
}

void IssuesModel::order()
{
    const auto before = [this](const Row& a, const Row& b) {
        const auto rank
            = [](const Row& row) { return std::tuple(row.issue.finding.severity != Severity::Error, row.number); };
        if (m_sortColumn < 0)
            return rank(a) < rank(b);
        int sign = 0;
        if (m_sortColumn == Count)
            sign = a.count - b.count;
        else
            sign = QString::localeAwareCompare(textOf(a, m_sortColumn), textOf(b, m_sortColumn));
        if (sign == 0)
            return rank(a) < rank(b);
        return m_sortOrder == Qt::AscendingOrder ? sign < 0 : sign > 0;
    };
    std::stable_sort(m_rows.begin(), m_rows.end(), before);
}

void IssuesModel::sort(int column, Qt::SortOrder direction)
{
    m_sortColumn = column;
    m_sortOrder = direction;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    std::vector<std::size_t> numbers;
    for (const QModelIndex& old : from)
        numbers.push_back(m_rows[static_cast<std::size_t>(old.row())].number);
    order();
    std::vector<int> rowOf(m_rows.size());
    for (std::size_t row = 0; row < m_rows.size(); ++row)
        rowOf[m_rows[row].number] = static_cast<int>(row);
    QModelIndexList to;
    for (qsizetype i = 0; i < from.size(); ++i)
        to.append(index(rowOf[numbers[static_cast<std::size_t>(i)]], from[i].column()));
    changePersistentIndexList(from, to);
    emit layoutChanged({}, VerticalSortHint);
}

void IssuesModel::refreshColors()
{
    if (!m_rows.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), { Qt::DecorationRole, Qt::ForegroundRole });
}

int IssuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int IssuesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString IssuesModel::textOf(const Row& row, int column) const
{
    const Error& error = row.issue.finding.error;
    switch (column) {
    case Message:
        return error.hint.empty()
            ? QString::fromStdString(error.message)
            : QString::fromStdString(error.message) + QStringLiteral(" (") + QString::fromStdString(error.hint) + ')';
    case Place:
        return QString::fromStdString(toString(error.where));
    case Source:
        return row.issue.source;
    case Count:
        return row.count == 1 ? QString() : QStringLiteral("×%1").arg(row.count);
    default:
        return {};
    }
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool wrong = row.issue.finding.severity == Severity::Error;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case kRawRole:
        return index.column() == Count ? QVariant(row.count) : QVariant();
    case Qt::DecorationRole:
        if (index.column() != Message)
            return {};
        return themedIcon(wrong ? QStringLiteral("issue-error") : QStringLiteral("issue-warning"));
    case Qt::ToolTipRole:
        return QString::fromStdString(toString(row.issue.finding.error));
    case Qt::AccessibleTextRole:
        // The icon in words.
        return index.column() == Message ? (wrong ? tr("Error: %1") : tr("Warning: %1")).arg(textOf(row, Message))
                                         : textOf(row, index.column());
    case Qt::ForegroundRole:
        return index.column() == Message && wrong ? QVariant(Theme::current().error) : QVariant();
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Message:
        return tr("Issue");
    case Place:
        return tr("Place");
    case Source:
        return tr("Source");
    case Count:
        return tr("Times");
    default:
        return {};
    }
}

} // namespace weft::widgets
