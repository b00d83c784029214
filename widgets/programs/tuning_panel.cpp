// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/tuning_panel.h"

#include "engine/machine/device_card.h"
#include "widgets/base/quantity_format.h"
#include "widgets/base/utf8.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kSampleMs = 100;
constexpr int kPanelMargin = 6;
constexpr double kBudgetSeconds = 30;

// "layer 77 µs, total 660 µs (70 µs hidden)": the kernels of one rank, as they follow each other.
QString kernelWords(const std::vector<study::KernelTime>& kernels)
{
    QStringList words;
    for (const study::KernelTime& kernel : kernels) {
        QString one = toQString(kernel.name) + ' ' + formatTime(kernel.busy);
        if (kernel.hidden.ns() > 0)
            one = TuningPanel::tr("%1 (%2 hidden)", "a kernel with its time, and what of it others hide")
                      .arg(one, formatTime(kernel.hidden));
        words << one;
    }
    return words.join(QStringLiteral(", "));
}

} // namespace

TuningPanel::TuningPanel(ProgramSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_find(new QPushButton(this))
    , m_apply(new QPushButton(tr("&Apply the best"), this))
    , m_words(new QLabel(this))
{
    m_find->setObjectName(QStringLiteral("programFind"));
    m_apply->setObjectName(QStringLiteral("programApply"));
    m_apply->setToolTip(tr("Makes the fastest schedule that was found one of the text"));
    m_words->setObjectName(QStringLiteral("programFound"));
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_find);
    buttons->addWidget(m_apply);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPanelMargin, 2, kPanelMargin, 2);
    column->addLayout(buttons);
    column->addWidget(m_words);
    m_sampler.setInterval(kSampleMs);
    connect(&m_sampler, &QTimer::timeout, this, &TuningPanel::showState);
    connect(m_find, &QPushButton::clicked, this, [this] { isRunning() ? stop() : start(); });
    connect(m_apply, &QPushButton::clicked, this, &TuningPanel::apply);
    connect(session, &ProgramSession::measured, this, [this] {
        // Of another program, machine or fabric.
        if (m_tuning && m_session->groundKey() != m_base)
            reset();
        showState();
    });
    showState();
}

void TuningPanel::start()
{
    const UnderstoodPtr& understood = m_session->understood();
    const auto ground = m_session->ground();
    if (understood == nullptr || !understood->file || !m_session->whyNoTimes().isEmpty() || !ground)
        return;
    Findings ignored;
    auto device = machine::deviceCalled(m_session->machine().device, ignored);
    if (!device)
        return;
    study::TuneOptions options;
    options.run.lowering.device = *std::move(device);
    options.run.lowering.launches = m_session->machine().launches;
    options.run.run = ground->options;
    // What can be applied by a click: steps, and how chains go. Algorithms are the system's, as in all times here.
    options.algorithms.clear();
    options.budgetSeconds = kBudgetSeconds;
    m_best = std::make_shared<std::atomic<std::uint64_t>>(0);
    options.improved = [best = m_best](const study::TunedSchedule& found) {
        if (found.time)
            best->store(found.time->ns(), std::memory_order_relaxed);
    };
    m_tuning.reset();
    m_problem.clear();
    m_base = m_session->groundKey();
    m_job = m_session->jobs()->start(
        { tr("Finding the best schedule"), JobLane::Run }, this,
        [file = *understood->file, ground = *ground, options](const Watch& watch) {
            Findings findings;
            return study::tuneProgram(file, ground.fabric, options, findings, watch);
        },
        [this](Result<study::Tuning> tuning) { take(std::move(tuning)); });
    m_sampler.start();
    showState();
}

void TuningPanel::stop()
{
    m_session->jobs()->stop(m_job);
}

void TuningPanel::take(Result<study::Tuning> tuning)
{
    m_job = 0;
    m_sampler.stop();
    if (tuning && !tuning->schedules.empty())
        m_tuning = *std::move(tuning);
    else if (!tuning)
        m_problem = QString::fromStdString(toString(tuning.error()));
    showState();
}

void TuningPanel::apply()
{
    if (!m_tuning)
        return;
    const study::TunedSchedule best = m_tuning->fastest();
    ProgramMachine machine = m_session->machine();
    machine.inlined = best.setting.inlined;
    if (best.setting.chunks > 1)
        machine.chunks = best.setting.chunks;
    m_session->setMachine(machine);
    m_session->setNode(0);
    m_session->apply(best.steps);
}

QString TuningPanel::summary() const
{
    const study::TunedSchedule& best = m_tuning->fastest();
    if (best.steps.empty())
        return tr("No schedule is faster than the program as it stands; %n were looked at", nullptr,
            static_cast<int>(m_tuning->schedules.size()));
    const Time time = best.time.value_or(Time {});
    QStringList steps;
    for (const program::Transformation& step : best.steps)
        steps << toQString(text(step));
    QString words
        = tr("The best of %n schedule(s): %1, %2× as quick", nullptr, static_cast<int>(m_tuning->schedules.size()))
              .arg(formatTime(time),
                  locale().toString(static_cast<double>(m_tuning->asItStands.ns())
                          / static_cast<double>(std::max<std::uint64_t>(1, time.ns())),
                      'f', 2));
    if (const std::string setting = study::toText(best.setting); !setting.empty())
        words += QStringLiteral(" (%1)").arg(toQString(setting));
    if (!m_tuning->isComplete)
        words += tr("; not all were tried");
    return words + '\n' + steps.join(QStringLiteral(" · ")) + '\n' + tr("Before: %1").arg(kernelWords(m_tuning->before))
        + '\n' + tr("After: %1").arg(kernelWords(m_tuning->after));
}

void TuningPanel::showState()
{
    m_find->setText(isRunning() ? tr("&Stop") : tr("&Find the best"));
    m_find->setToolTip(tr("Tries every schedule that is valid, on the fabric that is open"));
    const bool canRun
        = m_session->understood() != nullptr && m_session->understood()->file && m_session->whyNoTimes().isEmpty();
    m_find->setEnabled(isRunning() || canRun);
    m_apply->setVisible(m_tuning && !m_tuning->fastest().steps.empty());
    QString words = m_problem;
    if (isRunning()) {
        const std::uint64_t best = m_best->load(std::memory_order_relaxed);
        words = best == 0 ? tr("Looking for schedules…") : tr("Best so far: %1").arg(formatTime(Time { best }));
    } else if (m_tuning) {
        words = summary();
    }
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
}

void TuningPanel::reset()
{
    m_session->jobs()->drop(m_job);
    m_job = 0;
    m_sampler.stop();
    m_tuning.reset();
    m_problem.clear();
    showState();
}

} // namespace weft::widgets
