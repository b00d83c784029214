// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues/issues_model.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/retelling.h"
#include "widgets/issues/issue_identity.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <string>
#include <tuple>
#include <unordered_map>

namespace weft::widgets {

namespace {

// The file without its folder: what tells files apart stands at the end of their paths.
Where withoutFolder(Where where)
{
    const std::size_t slash = where.file.find_last_of('/');
    if (slash != std::string::npos && slash + 1 < where.file.size())
        where.file.erase(0, slash + 1);
    return where;
}

} // namespace

int IssuesModel::Group::count() const
{
    int sum = 0;
    for (const Row& row : rows)
        sum += row.count;
    return sum;
}

IssuesModel::IssuesModel(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void IssuesModel::sayAgain()
{
    for (auto& [source, issues] : m_bySource) {
        for (Issue& issue : issues) {
            issue.source = retold(issue.source);
            for (IssueAction& action : issue.actions)
                action.text = retold(action.text);
        }
    }
    rebuild();
    emit countsChanged(m_errors, m_warnings); // whose words count, and may hold no number
}

void IssuesModel::setIssues(const QString& source, std::vector<Issue> issues)
{
    if (issues.empty() && m_bySource.find(source) == m_bySource.end())
        return;
    for (Issue& issue : issues) {
        if (issue.source.isEmpty())
            issue.source = source;
    }
    if (issues.empty())
        m_bySource.erase(source);
    else
        m_bySource[source] = std::move(issues);
    rebuild();
}

std::vector<Issue> IssuesModel::dismiss(const std::vector<int>& rows)
{
    std::set<std::string> identities;
    for (const int row : rows) {
        const Shown& shown = m_shown[static_cast<std::size_t>(row)];
        const std::vector<Row>& all = m_groups[shown.group].rows;
        if (shown.member >= 0) {
            identities.insert(identityOf(issueOf(shown)));
            continue;
        }
        for (const Row& one : all)
            identities.insert(identityOf(one.issue));
    }
    std::vector<Issue> gone;
    for (auto at = m_bySource.begin(); at != m_bySource.end();) {
        std::vector<Issue>& issues = at->second;
        const auto stays = [&](const Issue& issue) { return !identities.contains(identityOf(issue)); };
        const auto from = std::stable_partition(issues.begin(), issues.end(), stays);
        std::move(from, issues.end(), std::back_inserter(gone));
        issues.erase(from, issues.end());
        at = issues.empty() ? m_bySource.erase(at) : std::next(at);
    }
    rebuild();
    return gone;
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
    m_groups.clear();
    const int errorsBefore = m_errors;
    const int warningsBefore = m_warnings;
    m_errors = 0;
    m_warnings = 0;
    std::size_t number = 0;
    std::unordered_map<std::string, std::size_t> groups;
    std::unordered_map<std::string, std::pair<std::size_t, std::size_t>> seen;
    for (const auto& [source, issues] : m_bySource) {
        for (const Issue& issue : issues) {
            const bool wrong = issue.finding.severity == Severity::Error;
            ++(wrong ? m_errors : m_warnings);
            if ((m_filter == ErrorsOnly && !wrong) || (m_filter == WarningsOnly && wrong))
                continue;
            const std::string likeness = likenessOf(issue);
            const auto [group, isNewGroup] = groups.emplace(likeness, m_groups.size());
            if (isNewGroup)
                m_groups.push_back({ likeness, number, {} });
            std::vector<Row>& rows = m_groups[group->second].rows;
            const auto [at, isNew] = seen.emplace(identityOf(issue), std::pair(group->second, rows.size()));
            if (isNew)
                rows.push_back({ issue, 1, number++ });
            else
                ++rows[at->second.second].count;
        }
    }
    // Too few to fold are rows of their own.
    std::vector<Group> split;
    for (Group& group : m_groups) {
        if (group.folds()) {
            split.push_back(std::move(group));
            continue;
        }
        for (Row& row : group.rows)
            split.push_back({ group.key, row.number, { std::move(row) } });
    }
    m_groups = std::move(split);
    order();
    flatten();
    endResetModel();
    if (m_errors != errorsBefore || m_warnings != warningsBefore)
        emit countsChanged(m_errors, m_warnings);
}

void IssuesModel::order()
{
    const auto before = [this](const Group& a, const Group& b) {
        const auto rank = [](const Group& group) {
            return std::tuple(group.rows.front().issue.finding.severity != Severity::Error, group.number);
        };
        if (m_sortColumn < 0)
            return rank(a) < rank(b);
        int sign = 0;
        if (m_sortColumn == Count) {
            sign = a.count() - b.count();
        } else {
            const auto text = [this](const Group& group) {
                return textOf({ static_cast<std::size_t>(&group - m_groups.data()), 0 }, m_sortColumn);
            };
            sign = QString::localeAwareCompare(text(a), text(b));
        }
        if (sign == 0)
            return rank(a) < rank(b);
        return m_sortOrder == Qt::AscendingOrder ? sign < 0 : sign > 0;
    };
    std::vector<std::size_t> indices(m_groups.size());
    std::iota(indices.begin(), indices.end(), std::size_t { 0 });
    std::stable_sort(
        indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) { return before(m_groups[a], m_groups[b]); });
    std::vector<Group> sorted;
    sorted.reserve(m_groups.size());
    for (const std::size_t at : indices)
        sorted.push_back(std::move(m_groups[at]));
    m_groups = std::move(sorted);
}

void IssuesModel::flatten()
{
    m_shown.clear();
    for (std::size_t group = 0; group < m_groups.size(); ++group) {
        const Group& of = m_groups[group];
        if (of.folds())
            m_shown.push_back({ group, -1 });
        if (of.folds() && !m_open.contains(of.key))
            continue;
        for (std::size_t member = 0; member < of.rows.size(); ++member)
            m_shown.push_back({ group, static_cast<int>(member) });
    }
}

void IssuesModel::sort(int column, Qt::SortOrder direction)
{
    m_sortColumn = column;
    m_sortOrder = direction;
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    std::vector<std::pair<std::size_t, int>> identities; // the group's number and the member
    for (const QModelIndex& old : from) {
        const Shown& shown = m_shown[static_cast<std::size_t>(old.row())];
        identities.emplace_back(m_groups[shown.group].number, shown.member);
    }
    order();
    flatten();
    std::map<std::pair<std::size_t, int>, int> rowOf;
    for (std::size_t row = 0; row < m_shown.size(); ++row)
        rowOf[{ m_groups[m_shown[row].group].number, m_shown[row].member }] = static_cast<int>(row);
    QModelIndexList to;
    for (qsizetype i = 0; i < from.size(); ++i)
        to.append(index(rowOf[identities[static_cast<std::size_t>(i)]], from[i].column()));
    changePersistentIndexList(from, to);
    emit layoutChanged({}, VerticalSortHint);
}

const Issue& IssuesModel::issueOf(const Shown& shown) const
{
    return m_groups[shown.group].rows[static_cast<std::size_t>(std::max(shown.member, 0))].issue;
}

const Issue& IssuesModel::issue(int row) const
{
    return issueOf(m_shown[static_cast<std::size_t>(row)]);
}

int IssuesModel::countOf(const Shown& shown) const
{
    const Group& group = m_groups[shown.group];
    return shown.member < 0 ? group.count() : group.rows[static_cast<std::size_t>(shown.member)].count;
}

bool IssuesModel::isOpen(int row) const
{
    return isFold(row) && m_open.contains(m_groups[m_shown[static_cast<std::size_t>(row)].group].key);
}

void IssuesModel::setOpen(int row, bool open)
{
    if (!isFold(row) || isOpen(row) == open)
        return;
    const Group& group = m_groups[m_shown[static_cast<std::size_t>(row)].group];
    const int last = row + static_cast<int>(group.rows.size());
    const auto below = m_shown.begin() + row + 1;
    if (open) {
        beginInsertRows({}, row + 1, last);
        std::vector<Shown> members;
        for (std::size_t member = 0; member < group.rows.size(); ++member)
            members.push_back({ m_shown[static_cast<std::size_t>(row)].group, static_cast<int>(member) });
        m_shown.insert(below, members.begin(), members.end());
        endInsertRows();
        m_open.insert(group.key);
    } else {
        beginRemoveRows({}, row + 1, last);
        m_shown.erase(below, below + (last - row));
        endRemoveRows();
        m_open.erase(group.key);
    }
    emit dataChanged(index(row, 0), index(row, kColumns - 1));
}

int IssuesModel::foldOf(int row) const
{
    const Shown& shown = m_shown[static_cast<std::size_t>(row)];
    return m_groups[shown.group].folds() ? row - (shown.member + 1) : row;
}

void IssuesModel::refreshColors()
{
    if (!m_shown.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, kColumns - 1), { Qt::DecorationRole, Qt::ForegroundRole });
}

int IssuesModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int IssuesModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : kColumns;
}

QString IssuesModel::messageOf(const Shown& shown) const
{
    const Group& group = m_groups[shown.group];
    const Error& error = issueOf(shown).finding.error;
    QString text = withoutPlace(error);
    if (shown.member < 0) {
        text = inWords(error.message);
        const QString arrow = m_open.contains(group.key) ? QStringLiteral("▾ ") : QStringLiteral("▸ ");
        //: an issue, and how many others differ only in names and numbers
        text = arrow + tr("%1, and %n more like it", nullptr, static_cast<int>(group.rows.size()) - 1).arg(text);
        if (!error.hint.empty())
            text += QStringLiteral(" (") + inWords(error.hint) + ')';
    } else if (group.folds()) {
        text.prepend(QStringLiteral("      "));
    }
    return text;
}

QString IssuesModel::textOf(const Shown& shown, int column) const
{
    const Issue& issue = issueOf(shown);
    switch (column) {
    case Message:
        return messageOf(shown);
    case Place:
        if (shown.member < 0)
            return {};
        return issue.place.isEmpty() ? inWords(withoutFolder(issue.finding.error.where)) : issue.place;
    case Source:
        return issue.source;
    case Action:
        return issue.actions.empty() ? QString() : issue.actions.front().text;
    case Count:
        return countOf(shown) == 1 ? QString() : QStringLiteral("×%1").arg(countOf(shown));
    default:
        return {};
    }
}

QVariant IssuesModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const Shown& shown = m_shown[static_cast<std::size_t>(index.row())];
    const Issue& issue = issueOf(shown);
    const bool wrong = issue.finding.severity == Severity::Error;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(shown, index.column());
    case kRawRole:
        return index.column() == Count ? QVariant(countOf(shown)) : QVariant();
    case Qt::DecorationRole:
        if (index.column() != Message)
            return {};
        return themedIcon(wrong ? QStringLiteral("issue-error") : QStringLiteral("issue-warning"));
    case Qt::ToolTipRole:
        if (index.column() == Action)
            return issue.actions.empty() ? QVariant() : QVariant(issue.actions.front().argument);
        return inWords(issue.finding.error);
    case Qt::AccessibleTextRole:
        // The icon in words.
        return index.column() == Message
            ? (wrong ? tr("Error: %1") : tr("Warning: %1")).arg(textOf(shown, Message).trimmed())
            : textOf(shown, index.column());
    case Qt::ForegroundRole:
        if (index.column() == Action)
            return QGuiApplication::palette().brush(QPalette::Link);
        return index.column() == Message && wrong ? QVariant(Theme::current().error) : QVariant();
    case Qt::FontRole:
        if (index.column() == Action) {
            QFont underlined;
            underlined.setUnderline(true);
            return underlined;
        }
        return {};
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
    case Action:
        return tr("Remedy");
    case Count:
        return tr("Times");
    default:
        return {};
    }
}

} // namespace weft::widgets

#include "moc_issues_model.cpp"
