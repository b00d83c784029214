// SPDX-License-Identifier: GPL-3.0-or-later
// The corner of the status bar that shows background work: the first job with its progress and time left, how many
// more there are, and a button that stops it. Samples the JobRunner ten times a second. Interface thread.
#pragma once

#include "widgets/base/jobs/job_runner.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;

namespace weft::gui {

class JobStatus : public QWidget {
    Q_OBJECT

public:
    JobStatus(widgets::JobRunner* jobs, QWidget* parent);

private:
    void sample();

    widgets::JobRunner* m_jobs;
    QLabel* m_label;
    QProgressBar* m_bar;
    QToolButton* m_stop;
    QTimer m_timer;
    widgets::JobId m_shown = 0;
};

} // namespace weft::gui
