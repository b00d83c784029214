// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/schedule_side.h"

#include "widgets/base/words/engine_text.h"
#include "widgets/schedule/schedule_texts.h"
#include "widgets/schedule/verdict_banner.h"

#include <QLabel>
#include <QVBoxLayout>

namespace weft::widgets {

ScheduleSide::ScheduleSide(ScheduleStepper* stepper, JobRunner* jobs, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_jobs(jobs)
    , m_title(new QLabel(this))
    , m_banner(new VerdictBanner(this))
    , m_canvas(new ScheduleCanvas(stepper, this))
{
    m_title->setTextFormat(Qt::PlainText);
    m_title->setContentsMargins(8, 3, 8, 3);
    m_title->setMinimumWidth(1); // elided rather than in the way
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addWidget(m_banner);
    column->addWidget(m_canvas, 1);
    connect(m_banner, &VerdictBanner::showRequested, this, &ScheduleSide::showFault);
}

void ScheduleSide::load(const Sentence& name, Source source, ScheduleOrigin origin, Done done)
{
    m_jobs->drop(m_loading);
    m_loading = m_jobs->start(
        tr("Reading %1").arg(inWords(name)), this,
        [source = std::move(source)](const Watch& watch) {
            Loaded loaded;
            Result<collective::SchedulePtr> made = source(loaded.findings, watch);
            if (!made) {
                loaded.error = made.error();
                if (!hasErrors(loaded.findings))
                    fail(loaded.findings, made.error());
                return loaded;
            }
            loaded.columns = buildScheduleColumns(std::move(*made), watch);
            if (loaded.columns == nullptr)
                loaded.error = Error { ErrorCode::Cancelled, say("preparing the picture was stopped"), {}, {} };
            else
                loaded.figures = scheduleFigures(*loaded.columns);
            return loaded;
        },
        [this, name, origin = std::move(origin), done = std::move(done)](Loaded loaded) {
            m_loading = 0;
            const Findings failures = loaded.error ? loaded.findings : Findings {};
            take(name, origin, std::move(loaded), !done);
            emit loadingChanged();
            if (done)
                done(failures);
        });
    emit loadingChanged();
}

void ScheduleSide::show(collective::SchedulePtr schedule, const Sentence& name)
{
    load(name, [schedule = std::move(schedule)](Findings&, const Watch&) { return schedule; });
}

void ScheduleSide::take(const Sentence& name, ScheduleOrigin origin, Loaded loaded, bool saysFailure)
{
    if (!loaded.error || saysFailure)
        emit findingsFound(loaded.findings);
    if (loaded.error) {
        m_problem = loaded.error;
        m_problemName = name;
        m_wasAsked = !saysFailure;
        emit statusMessage(problem());
        return;
    }
    m_problem.reset();
    m_name = name;
    m_origin = std::move(origin);
    m_figures = loaded.figures;
    m_verdict.reset();
    m_replay = nullptr;
    m_replayProblem.reset();
    m_canvas->setColumns(std::move(loaded.columns));
    showTitle();
    emit changed();
    startVerifying();
    startReplay();
}

// Both in the language in force, which may be another than when it happened.
QString ScheduleSide::problem() const
{
    return m_problem ? tr("%1 cannot be shown: %2").arg(inWords(m_problemName), inWords(*m_problem)) : QString();
}

QString ScheduleSide::replayProblem() const
{
    if (m_replayProblem)
        return tr("There are no contents to show: %1").arg(inWords(*m_replayProblem));
    return columns() == nullptr ? QString() : tr("Preparing the contents…");
}

QString ScheduleSide::problemName() const
{
    return m_problem && m_wasAsked ? inWords(m_problemName) : QString();
}

void ScheduleSide::forgetProblem()
{
    if (!m_problem || !m_wasAsked)
        return;
    m_problem.reset();
    emit loadingChanged(); // what stands in its place
}

void ScheduleSide::close()
{
    for (JobId* job : { &m_loading, &m_verifying, &m_replaying }) {
        m_jobs->drop(*job);
        *job = 0;
    }
    m_name = {};
    m_origin = {};
    m_problem.reset();
    m_figures = {};
    m_verdict.reset();
    m_replay = nullptr;
    m_replayProblem.reset();
    m_banner->clear();
    m_canvas->setColumns(nullptr);
    showTitle();
    emit changed();
}

void ScheduleSide::startVerifying()
{
    m_jobs->drop(m_verifying);
    m_banner->setChecking(inWords(m_name));
    m_verifying = m_jobs->start(
        tr("Checking %1").arg(inWords(m_name)), this,
        [schedule = schedule()](const Watch& watch) { return collective::verify(*schedule, {}, watch); },
        [this](Result<collective::Verdict> verdict) {
            m_verifying = 0;
            if (verdict) {
                m_verdict = std::move(*verdict);
                m_banner->setVerdict(*schedule(), *m_verdict);
                m_canvas->setFault(m_verdict->fault ? m_verdict->fault->step : kNone<StepId>);
            } else {
                m_banner->setProblem(inWords(m_name), inWords(verdict.error().message));
            }
            emit verdictChanged();
        });
}

void ScheduleSide::startReplay()
{
    m_jobs->drop(m_replaying);
    using Made = Result<std::shared_ptr<collective::Replay>>;
    m_replaying = m_jobs->start(
        tr("Following the contents of %1").arg(inWords(m_name)), this,
        [schedule = schedule()](const Watch& watch) -> Made {
            Result<collective::Replay> made = collective::Replay::make(schedule, watch);
            if (!made)
                return made.error();
            auto replay = std::make_shared<collective::Replay>(std::move(*made));
            // Once to the end, so that later jumps start from the states that it keeps on the way.
            if (const Result<void> end = replay->seek(replay->levelCount(), watch); !end)
                return end.error();
            return replay;
        },
        [this](Made made) {
            m_replaying = 0;
            if (made)
                m_replay = std::move(*made);
            else
                m_replayProblem = made.error().message;
            emit replayChanged();
        });
}

void ScheduleSide::showFault()
{
    if (!m_verdict || !m_verdict->fault || columns() == nullptr)
        return;
    const collective::Fault& fault = *m_verdict->fault;
    SchedulePick pick;
    pick.rank = index(fault.rank);
    if (fault.step != kNone<StepId> && columns()->cellOf[index(fault.step)] != kNoPlace) {
        pick.step = fault.step;
        m_stepper->pause();
        m_stepper->setLevel(columns()->level[index(fault.step)]);
    } else if (fault.step == kNone<StepId>) {
        m_stepper->setLevel(columns()->levels); // a slot that ends wrong
    } else {
        emit statusMessage(tr("The step never starts, so it has no place in the picture"));
    }
    m_canvas->setPick(pick);
    if (pick.step != kNone<StepId>)
        m_canvas->reveal(pick.step);
}

void ScheduleSide::setMark(const QString& mark)
{
    m_mark = mark;
    showTitle();
}

void ScheduleSide::setActive(bool active)
{
    m_active = active;
    showTitle();
}

void ScheduleSide::showTitle()
{
    const bool has = columns() != nullptr;
    QString text = has ? ScheduleTexts::title(*schedule()) : tr("No schedule");
    // The name of a file says more than a schedule that has none of its own.
    const QString name = inWords(m_name);
    if (has && !name.isEmpty() && !text.startsWith(name))
        text = tr("%1: %2", "a file, and the schedule in it").arg(name, text);
    if (!m_mark.isEmpty())
        text = m_mark + QStringLiteral("  ") + text;
    QFont font = this->font();
    font.setBold(m_active || m_mark.isEmpty());
    m_title->setFont(font);
    m_title->setToolTip(text);
    m_title->setText(QFontMetrics(font).elidedText(text, Qt::ElideMiddle, std::max(60, width() - 16)));
}

void ScheduleSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showTitle();
}

} // namespace weft::widgets

#include "moc_schedule_side.cpp"
