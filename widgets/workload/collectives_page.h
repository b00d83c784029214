// SPDX-License-Identifier: GPL-3.0-or-later
// The collectives of the workload, matched across the ranks, and the process groups that they run in. Selecting a
// collective selects its operation on the first member. Interface thread; a page of WorkloadView.
#pragma once

#include "widgets/base/shared/selection_model.h"
#include "widgets/workload/workload_digest.h"

#include <QWidget>

namespace weft::widgets {

class DataTable;
class RecordModel;

class CollectivesPage : public QWidget {
    Q_OBJECT

public:
    explicit CollectivesPage(SelectionModel* selection, QWidget* parent = nullptr);

    void setDigest(WorkloadDigestPtr digest); // null: none yet
    [[nodiscard]] RecordModel* collectives() const { return m_collectives; }
    [[nodiscard]] RecordModel* groups() const { return m_groups; }
    [[nodiscard]] DataTable* table() const { return m_table; }

signals:
    void groupActivated(const QString& name); // its collectives are to be shown

private:
    void showCollectives();
    void showGroups();
    void selectCurrent();

    SelectionModel* m_selection;
    WorkloadDigestPtr m_digest;
    RecordModel* m_collectives;
    RecordModel* m_groups;
    DataTable* m_table = nullptr;
};

} // namespace weft::widgets
