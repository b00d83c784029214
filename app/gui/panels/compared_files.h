// SPDX-License-Identifier: GPL-3.0-or-later
// The files that were opened to be compared: run files of this or of other projects, and result JSONs. Read by jobs.
// Interface thread; owned by the comparison.
#pragma once

#include "app/gui/panels/compared_item.h"
#include "app/gui/workspace/opened.h"
#include "widgets/base/jobs/job_runner.h"

#include <QObject>
#include <QSet>
#include <QStringList>

#include <vector>

namespace weft::gui {

class ComparedFiles : public QObject {
    Q_OBJECT

public:
    ComparedFiles(widgets::JobRunner* jobs, QObject* parent);

    // One that is open already is found again. `done` is asked with what failed. Returns its id.
    quint64 open(const QString& path, const Opened& done = {});
    void close(quint64 id);
    void clear();
    // Names of runs beside which the files stand: a file of such a name is called by its folder too.
    void standBeside(const QSet<QString>& names);
    [[nodiscard]] const std::vector<ComparedItem>& items() const { return m_items; } // in the order of their opening
    [[nodiscard]] QStringList paths() const;

signals:
    void changed();
    void opened(quint64 id);

private:
    void add(ComparedItem item);
    void nameAll();

    widgets::JobRunner* m_jobs;
    std::vector<ComparedItem> m_items;
    QSet<QString> m_beside;
    std::vector<widgets::JobId> m_reading;
    quint64 m_next = kFirstFileId;
};

} // namespace weft::gui
