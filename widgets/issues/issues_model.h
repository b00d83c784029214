// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is wrong or odd, from all sources, errors first. Equal ones are one row with a count; those that
// differ only in names and numbers are folded below a row that opens. Interface thread; owned by its view.
#pragma once

#include "engine/core/error.h"
#include "widgets/base/shared/selection_model.h"

#include <QAbstractTableModel>
#include <QString>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace weft::widgets {

// Something that the window can do about an issue.
struct IssueAction {
    QString id; // what the window knows it by
    QString text; // of its button: "Turn on the roofline"
    QString argument {}; // a file
};

struct Issue {
    Finding finding {};
    QString source {}; // "Topology", "Workload", "Run 3"; that which is given to setIssues, where it is empty
    std::vector<IssueAction> actions {};
    // What it is about, as far as it is an element that a view shows.
    NodeKey node = kNoNode;
    LinkKey link = kNoLink;
    OpKey operation {};
    QString place {}; // as that view names it; empty: the finding's
    Selection causes {}; // selected with it
};

class IssuesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Message, Place, Source, Action, Count, kColumns };
    enum Filter { All, ErrorsOnly, WarningsOnly };

    explicit IssuesModel(QObject* parent = nullptr);

    // Replaces what this source said before. O(issues).
    void sayAgain(); // in the language in force
    void setIssues(const QString& source, std::vector<Issue> issues);
    void setFilter(Filter filter);
    [[nodiscard]] Filter filter() const { return m_filter; }
    // Of a row that opens: the first of its issues.
    [[nodiscard]] const Issue& issue(int row) const;
    // Whether the row stands for issues that are alike, and shows or hides them.
    [[nodiscard]] bool isFold(int row) const { return m_shown[static_cast<std::size_t>(row)].member < 0; }
    [[nodiscard]] bool isOpen(int row) const;
    void setOpen(int row, bool open);
    // The fold that the row belongs to, or the row itself.
    [[nodiscard]] int foldOf(int row) const;
    // Gone, with all that a fold holds, until their source says them again. O(issues).
    std::vector<Issue> dismiss(const std::vector<int>& rows);
    // Of all sources, whatever the filter; equal ones count each.
    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }
    void refreshColors(); // after a change of the theme

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override; // −1: errors first, then by source

signals:
    void countsChanged(int errors, int warnings);

private:
    struct Row {
        Issue issue;
        int count = 1;
        std::size_t number = 0; // the order in which the sources gave them
    };
    // Rows that differ only in names and numbers.
    struct Group {
        std::string key;
        std::size_t number = 0; // of its first row
        std::vector<Row> rows;
        [[nodiscard]] bool folds() const { return rows.size() >= kFewestToFold; }
        [[nodiscard]] int count() const;
    };
    // What a row of the table is: a group's fold (member −1) or one of its rows.
    struct Shown {
        std::size_t group = 0;
        int member = -1;
        bool operator==(const Shown&) const = default;
    };
    static constexpr std::size_t kFewestToFold = 3;

    void rebuild();
    void order();
    void flatten();
    [[nodiscard]] int countOf(const Shown& shown) const;
    [[nodiscard]] const Issue& issueOf(const Shown& shown) const;
    [[nodiscard]] QString textOf(const Shown& shown, int column) const;
    [[nodiscard]] QString messageOf(const Shown& shown) const;

    std::map<QString, std::vector<Issue>> m_bySource;
    std::vector<Group> m_groups;
    std::vector<Shown> m_shown;
    std::set<std::string> m_open; // keys of groups
    Filter m_filter = All;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace weft::widgets

Q_DECLARE_METATYPE(weft::widgets::Issue)
Q_DECLARE_METATYPE(weft::widgets::IssueAction)
