// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses and orders the sections of a report, shows its pages, and asks where to write it. Sections are made one a
// turn of the event loop; pictures, pages and files by jobs, whose progress it shows and which it stops: the window is
// out of reach while it is open. To close it ends what is drawn for it; a file goes on being written, and the window
// tells how that ended. Interface thread; a child of the window.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/report/report.h"

#include <QDialog>
#include <QStringList>

#include <deque>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QTimer;
class QVBoxLayout;

namespace weft::widgets {

class ReportDialog : public QDialog {
    Q_OBJECT

public:
    // `head`: the report without its sections. `stem`: the name that is suggested, without its ending.
    ReportDialog(
        Report head, std::vector<ReportPart> parts, const QString& stem, JobRunner* jobs, QWidget* parent = nullptr);

    [[nodiscard]] Report report() const; // of the sections that are chosen, in their order
    [[nodiscard]] bool isMade() const { return m_unmade.empty(); } // all sections have been
    // The ids of the sections in their order, those that are left out with a "-" before them: for the next time. What
    // is not known stands at its usual place.
    [[nodiscard]] QStringList choice() const;
    void setChoice(const QStringList& choice);

    // Writes HTML or a PDF by the ending; empty, or what is wrong. For a worker.
    [[nodiscard]] static QString write(const Report& report, const QString& path, const Watch& watch);

signals:
    void written(const QString& path);
    void failed(const QString& why);

private:
    void makeNext();
    void offer(std::size_t part, const QString& whyNot);
    void showPages();
    void move(int by);
    void askPath();
    void startWriting(const QString& path);
    void showWork();
    void stopWork(); // or goes on with it
    void hold();
    [[nodiscard]] QString heldText() const;

    Report m_head;
    std::vector<ReportPart> m_parts;
    std::vector<ReportSection> m_sections; // by part
    std::deque<std::size_t> m_unmade;
    int m_waits = 0; // for what is still being found
    QStringList m_unwanted; // ids
    QString m_stem;
    JobRunner* m_jobs;
    JobId m_job = 0; // draws the pictures of a section, or the pages
    JobId m_writing = 0;
    bool m_isStopped = false; // what m_job does
    bool m_isHeld = false; // making the sections was stopped, and goes on when it is asked to
    bool m_offersToGoOn = false; // the button does
    QListWidget* m_list;
    QLabel* m_state;
    QScrollArea* m_scroll;
    QVBoxLayout* m_pages;
    QPushButton* m_save;
    QPushButton* m_up;
    QPushButton* m_down;
    QWidget* m_work; // is under way
    QProgressBar* m_bar;
    QPushButton* m_stop;
    QTimer* m_makeTimer;
    QTimer* m_pageTimer;
};

} // namespace weft::widgets
