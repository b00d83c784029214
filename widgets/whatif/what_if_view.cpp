// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/whatif/what_if_view.h"

#include "widgets/base/forms/pass_focus.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/views/figures_model.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/whatif/gain_bars.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <chrono>

namespace weft::widgets {

namespace {

constexpr std::chrono::milliseconds kSampleEvery { 100 };
constexpr int kLowestGainTable = 180; // px
constexpr int kLeastWidthBeside = 760; // px

Figure timeCell(std::int64_t ns)
{
    return { formatNs(ns), static_cast<double>(ns), QStringLiteral("ns") };
}

} // namespace

WhatIfView::WhatIfView(SelectionModel* selection, JobRunner* jobs, SettingsOf settingsOf, QWidget* parent)
    : View(parent)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_settingsOf(std::move(settingsOf))
    , m_timer(new QTimer(this))
{
    setObjectName(QStringLiteral("whatIfView"));
    setAccessibleName(tr("What if"));
    QWidget* bar = makeBar(); // before what is below it, also for the keys
    m_stack = new ViewStack(makeContent(), new EmptyState(QStringLiteral("chart"), {}, {}, this), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(bar);
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("whatIfMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(m_message);
    column->addWidget(m_stack, 1);
    connect(m_factor, &QuantityEdit::problemChanged, this, &WhatIfView::showState);
    m_timer->setInterval(kSampleEvery);
    connect(m_timer, &QTimer::timeout, this, &WhatIfView::showProgress);
    showState();
}

QWidget* WhatIfView::makeBar()
{
    auto* bar = new QWidget(this);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    auto* label = new QLabel(tr("Times faster:"), bar);
    m_factor = new QuantityEdit(Quantity::Number, bar);
    m_factor->setObjectName(QStringLiteral("whatIfFactor"));
    m_factor->setAccessibleName(tr("How many times faster"));
    m_factor->setToolTip(tr("Each thing is made this many times faster, one after another; below 1 is slower"));
    m_factor->setRange(0.01, 1000);
    m_factor->setUnit(QStringLiteral("×"));
    m_factor->setStep(1);
    m_factor->setValue(2);
    m_start = new QPushButton(tr("Simulate changes"), bar);
    m_start->setObjectName(QStringLiteral("whatIfStart"));
    connect(m_start, &QPushButton::clicked, this, &WhatIfView::start);
    m_stop = new QPushButton(tr("Stop"), bar);
    m_stop->setObjectName(QStringLiteral("whatIfStop"));
    m_stop->setToolTip(tr("Ends the simulations; the answers that are shown stay"));
    connect(m_stop, &QPushButton::clicked, this, &WhatIfView::stop);
    m_progress = new QProgressBar(bar);
    m_progress->setObjectName(QStringLiteral("whatIfProgress"));
    m_progress->setAccessibleName(tr("Changes simulated"));
    m_progress->setMaximumWidth(240);
    row->addWidget(label);
    row->addWidget(m_factor);
    row->addWidget(m_start);
    row->addWidget(m_stop);
    row->addWidget(m_progress, 1);
    row->addStretch(1);
    return bar;
}

QScrollArea* WhatIfView::makeScroll(const char* objectName, QWidget* content)
{
    auto* scroll = new QScrollArea(this);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it takes the keys, and is seen to
    scroll->setObjectName(QLatin1String(objectName));
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    return scroll;
}

QWidget* WhatIfView::makeContent()
{
    auto* content = new QWidget(this);
    m_bars = new GainBars(content);
    m_barsScroll = makeScroll("gainBarsScroll", m_bars);
    m_table = new DataTable(content);
    m_table->setObjectName(QStringLiteral("whatIfTable"));
    m_table->setAccessibleName(tr("Changes and what they gain"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_model = new FiguresModel(m_table);
    m_table->setModel(m_model);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_content = new QBoxLayout(QBoxLayout::TopToBottom, content);
    m_content->setContentsMargins(0, 0, 0, 0);
    m_content->addWidget(m_barsScroll);
    m_content->addWidget(m_table, 1);
    connect(m_bars, &GainBars::chosen, this, &WhatIfView::choose);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &WhatIfView::selectRows);
    // A low dock scrolls; nothing in it is squeezed.
    return makeScroll("whatIfScroll", content);
}

void WhatIfView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    arrange();
}

// The table stands below the bars, or beside them where the dock is wide and low. There each scrolls by itself, and
// below each other both do together.
void WhatIfView::arrange()
{
    const bool isLow = height() < m_bars->sizeHint().height() + 2 * kLowestGainTable;
    const bool isBeside = isLow && width() > 2 * height() && width() > kLeastWidthBeside;
    m_content->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_content->setStretch(0, isBeside ? 4 : 0);
    m_content->setStretch(1, isBeside ? 5 : 1);
    m_barsScroll->setMinimumHeight(isBeside ? 0 : m_bars->sizeHint().height());
    m_table->setMinimumHeight(isBeside ? 0 : kLowestGainTable);
}

EmptyState* WhatIfView::emptyState() const
{
    return m_stack->emptyState();
}

void WhatIfView::setRun(RunViewPtr run)
{
    m_run = std::move(run);
    if (m_run != nullptr && m_answers != nullptr && !isOutdated())
        m_asked.run = m_run;
    m_failure.reset();
    showState();
}

bool WhatIfView::isOutdated() const
{
    if (m_answers == nullptr || m_run == nullptr)
        return m_answers != nullptr;
    // The view of a run is made anew when its records were let go and are read again.
    return m_asked.run.lock() != m_run
        && (m_asked.name != m_run->name || m_asked.fingerprint != m_run->run->fingerprint);
}

QString WhatIfView::whyNot() const
{
    if (m_run == nullptr)
        return tr("There is no run yet");
    if (m_run->workload == nullptr || !m_settingsOf(*m_run))
        return tr("The workload of this run is not there any more");
    if (!m_run->run->complete())
        return tr("The run that is shown did not come to its end");
    return {};
}

void WhatIfView::start()
{
    if (!whyNot().isEmpty() || !m_factor->problem().isEmpty())
        return;
    m_jobs->drop(m_job);
    m_failure.reset();
    const Question question { m_run, *m_settingsOf(*m_run), m_factor->value() };
    const Asked asked { m_run->name, m_run->run->fingerprint, m_run };
    m_job = m_jobs->start(
        { tr("What if: %1").arg(m_run->name), JobLane::Run, true }, this,
        [question](const Watch& watch) { return answersTo(question, watch); },
        [this, asked](Result<Answers> result) { take(asked, std::move(result)); },
        [this](const QString&) { // the window says why
            m_job = 0;
            showState();
        });
    showState();
}

void WhatIfView::stop()
{
    m_jobs->stop(m_job);
}

void WhatIfView::take(const Asked& asked, Result<Answers> result)
{
    m_job = 0;
    if (result) {
        m_asked = asked;
        setAnswers(std::make_shared<const Answers>(*std::move(result)));
    } else {
        m_failure = result.error();
    }
    showState();
}

void WhatIfView::setAnswers(std::shared_ptr<const Answers> answers)
{
    m_answers = std::move(answers);
    m_bars->setAnswers(m_answers);
    arrange();
    if (m_answers == nullptr) {
        m_model->clear();
        return;
    }
    const auto row = [answers = m_answers](std::size_t at) -> const Answer& { return answers->rows[at]; };
    m_model->setColumns(
        {
            { tr("Change"), tr("The one thing that is other than in the run"), false,
                [row](std::size_t at) { return wordFigure(inWords(row(at).name)); } },
            { tr("Makespan"), tr("With the change; of those that cannot be simulated, why"), true,
                [row](std::size_t at) {
                    const Answer& answer = row(at);
                    return answer.makespan ? timeCell(static_cast<std::int64_t>(answer.makespan->ns()))
                                           : Figure { inWords(answer.refusal), {} };
                } },
            { tr("Gain"), tr("By how much the makespan is shorter; below 0 it is longer"), true,
                [row](std::size_t at) { return row(at).makespan ? timeCell(row(at).gainNs()) : absentFigure(); } },
            { tr("Share"), tr("Of the makespan as it is"), true,
                [row](std::size_t at) {
                    return row(at).makespan ? Figure { formatPercent(row(at).gain()), row(at).gain(), fractionUnit() }
                                            : absentFigure();
                } },
            { tr("On the critical path"),
                tr("What the critical path spends on it: no more than that can be gained where nothing is shared"),
                true, [row](std::size_t at) { return timeCell(static_cast<std::int64_t>(row(at).onPath.ns())); } },
        },
        m_answers->rows.size());
    m_table->fitColumns();
}

void WhatIfView::showState()
{
    const QString why = whyNot();
    const bool isCancelled = m_failure && m_failure->code == ErrorCode::Cancelled;
    const bool canStart = why.isEmpty() && m_factor->problem().isEmpty() && !isRunning();
    passFocus(isRunning() ? m_start : m_stop, isRunning() ? m_stop : m_start);
    m_start->setEnabled(canStart);
    m_start->setToolTip(why.isEmpty() ? tr("Simulates the run that is shown with one change after another") : why);
    m_stop->setVisible(isRunning());
    m_progress->setVisible(isRunning());
    if (isRunning() != m_timer->isActive()) {
        if (isRunning())
            m_timer->start();
        else
            m_timer->stop();
        m_progress->setRange(0, 0);
    }
    m_stack->setEmpty(m_answers == nullptr || m_answers->rows.empty());
    if (m_run == nullptr)
        emptyState()->setTexts(
            tr("No results yet"), tr("Run the simulation to ask what would be gained if something were faster."));
    else if (!why.isEmpty())
        emptyState()->setTexts(why, tr("Run the simulation again to ask about it."));
    else if (isRunning())
        emptyState()->setTexts(
            tr("Simulating changes"), tr("What they gain is shown when all are simulated, or stopped."));
    else if (m_answers == nullptr && isCancelled)
        emptyState()->setTexts(tr("Stopped before every change was simulated."),
            tr("Simulate the changes to see which link, dimension, NPU or algorithm is worth the most."));
    else if (m_answers != nullptr)
        emptyState()->setTexts(tr("Nothing to change"), tr("The critical path spends no time on what can be faster."));
    else
        emptyState()->setTexts(tr("Nothing asked yet"),
            tr("Simulate the changes to see which link, dimension, NPU or algorithm is worth the most."));
    QStringList notes;
    if (m_failure && !isCancelled)
        notes << inWords(*m_failure);
    else if (m_answers != nullptr && (isCancelled || m_answers->stopped)) // without answers it stands in their place
        notes << tr("Stopped before every change was simulated.");
    if (m_answers != nullptr) {
        const QString times = formatNumber(m_answers->factor);
        notes << (isOutdated()
                ? tr("Outdated: %1, %2 × faster. Another run is shown now; simulate the changes again for that one.")
                      .arg(m_asked.name, times)
                : tr("%1 takes %2 as it is; with one thing %3 × faster:")
                      .arg(m_asked.name, formatTime(m_answers->makespan), times));
    }
    m_message->setText(notes.join('\n'));
    m_message->setVisible(!notes.isEmpty());
}

void WhatIfView::showProgress()
{
    for (const JobRunner::Job& job : m_jobs->jobs()) {
        if (job.id != m_job || job.total == 0)
            continue;
        m_progress->setRange(0, static_cast<int>(job.total));
        m_progress->setValue(static_cast<int>(job.done));
    }
}

void WhatIfView::selectRows()
{
    std::vector<std::size_t> rows;
    Selection concerned;
    for (const QModelIndex& shown : m_table->selectionModel()->selectedRows()) {
        const int source = m_model->sourceRow(shown.row());
        if (source < 0 || m_answers == nullptr)
            continue;
        rows.push_back(static_cast<std::size_t>(source));
        const Answer& answer = m_answers->rows[rows.back()];
        concerned.links.insert(concerned.links.end(), answer.links.begin(), answer.links.end());
        concerned.nodes.insert(concerned.nodes.end(), answer.nodes.begin(), answer.nodes.end());
    }
    m_bars->setSelected(rows);
    if (!rows.empty())
        m_selection->select(std::move(concerned));
}

void WhatIfView::choose(std::size_t row)
{
    m_table->selectRow(m_model->shownRow(row));
    m_selection->reveal();
}

void WhatIfView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("What if");
    commands.add({ "whatif.start", tr("Simulate &changes"), group, {}, {},
                     tr("Ask what would be gained if something of the run were faster") },
        [this] {
            emit showViewRequested(QStringLiteral("whatif"));
            start();
        });
    commands.add(
        { "whatif.stop", tr("&Stop the changes"), group, {}, {},
            tr("End the simulations of changes; the answers that are shown stay") },
        [this] { stop(); }, this);
    commands.explain({ QStringLiteral("whatif.start") },
        [this] { return isRunning() ? tr("The changes are being simulated already") : whyNot(); });
    commands.explain({ QStringLiteral("whatif.stop") },
        [this] { return isRunning() ? QString() : tr("No changes are being simulated"); });
}

std::vector<ViewExport> WhatIfView::exports()
{
    if (!whyEmpty().isEmpty())
        return {};
    // All bars, also those that are scrolled away.
    return { pictureOf(m_bars, View::tr("Picture")), tableOf(m_table->accessibleName(), *m_table) };
}

void WhatIfView::reset()
{
    View::reset();
    m_jobs->drop(m_job);
    m_job = 0;
    m_failure.reset();
    m_asked = {};
    m_factor->setValue(2);
    setAnswers(nullptr);
    showState();
}

void WhatIfView::changeEvent(QEvent* event)
{
    View::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_stack != nullptr)
        showState();
}

} // namespace weft::widgets

#include "moc_what_if_view.cpp"
