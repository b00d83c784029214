// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/job_status.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/words/quantity_format.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace weft::gui {

namespace {
constexpr int kSampleMs = 100;
constexpr int kBarWidth = 120;
constexpr std::int64_t kShowAfterMs = 150; // what ends sooner does not flicker
}

JobStatus::JobStatus(widgets::JobRunner* jobs, QWidget* parent)
    : QWidget(parent)
    , m_jobs(jobs)
    , m_label(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QToolButton(this))
{
    m_bar->setFixedWidth(kBarWidth);
    m_bar->setTextVisible(false);
    m_bar->setMaximumHeight(fontMetrics().height());
    m_bar->setAccessibleName(tr("Progress of background work"));
    m_stop->setIcon(widgets::themedIcon(QStringLiteral("close")));
    m_stop->setAutoRaise(true);
    m_stop->setToolTip(tr("Stop this work"));
    m_stop->setAccessibleName(tr("Stop background work"));
    m_stop->setObjectName(QStringLiteral("stopJob"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 4, 0);
    row->addWidget(m_label);
    row->addWidget(m_bar);
    row->addWidget(m_stop);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        m_jobs->stop(m_shown);
        sample(); // what was asked for is seen at once
    });
    connect(m_jobs, &widgets::JobRunner::started, &m_timer, qOverload<>(&QTimer::start));
    m_timer.setInterval(kSampleMs);
    connect(&m_timer, &QTimer::timeout, this, &JobStatus::sample);
    sample();
}

void JobStatus::sample()
{
    const std::vector<widgets::JobRunner::Job> jobs = m_jobs->jobs();
    if (jobs.empty())
        m_timer.stop();
    const bool shown = !jobs.empty() && (isVisible() || jobs.front().elapsed.count() >= kShowAfterMs);
    setVisible(shown);
    if (!shown)
        return;
    const widgets::JobRunner::Job& job = jobs.front();
    m_shown = job.id;
    QString text = job.title;
    if (job.stopping) {
        //: background work that was told to stop and has not ended yet
        text = tr("Stopping… (%1)").arg(text);
    } else if (job.left.count() >= 1000) {
        //: background work and the time that is left
        text = tr("%1, %2 left").arg(text, widgets::formatWait(job.left));
    }
    m_stop->setEnabled(!job.stopping);
    m_stop->setToolTip(job.stopping ? tr("This work is stopping") : tr("Stop this work"));
    if (jobs.size() > 1) {
        //: more jobs are running or waiting
        text += ' ' + tr("(and %n more)", nullptr, static_cast<int>(jobs.size()) - 1);
    }
    m_label->setText(text);
    constexpr int kSteps = 1000;
    if (job.total == 0 || job.stopping) {
        m_bar->setRange(0, 0);
    } else {
        m_bar->setRange(0, kSteps);
        m_bar->setValue(static_cast<int>(static_cast<double>(job.done) / static_cast<double>(job.total) * kSteps));
    }
}

} // namespace weft::gui

#include "moc_job_status.cpp"
