// SPDX-License-Identifier: GPL-3.0-or-later
// Everything that is wrong or odd, from all sources, equal ones as one row with a count; errors first. Interface
// thread; owned by its view.
#pragma once

#include "engine/core/error.h"
#include "widgets/base/element_keys.h"

#include <QAbstractTableModel>
#include <QString>

#include <map>
#include <vector>

namespace weft::widgets {

struct Issue {
    Finding finding {};
    QString source {}; // "Topology", "Workload", "Settings", "Run"; set by setIssues
    // What it is about, as far as it is an element that a view shows.
    NodeKey node = kNoNode;
    LinkKey link = kNoLink;
    OpKey operation {};
};

class IssuesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Message, Place, Source, Count, kColumns };
    enum Filter { All, ErrorsOnly, WarningsOnly };

    explicit IssuesModel(QObject* parent = nullptr);

    // Replaces what this source said before. O(issues).
    void setIssues(const QString& source, std::vector<Issue> issues);
    void setFilter(Filter filter);
    [[nodiscard]] Filter filter() const { return m_filter; }
    [[nodiscard]] const Issue& issue(int row) const { return m_rows[static_cast<std::size_t>(row)].issue; }
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

    void rebuild();
    void order();
    [[nodiscard]] QString textOf(const Row& row, int column) const;

    std::map<QString, std::vector<Issue>> m_bySource;
    std::vector<Row> m_rows;
    Filter m_filter = All;
    int m_sortColumn = -1;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace weft::widgets
