// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/tuning_panel.h"

#include "engine/machine/device_card.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/utf8.h"
#include "widgets/programs/words_box.h"

#include <QCheckBox>
#include <QPushButton>
#include <QTemporaryFile>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kSampleMs = 100;
constexpr int kPanelMargin = 6;
constexpr double kBudgetSeconds = 30;
constexpr int kMostWordLines = 6;
constexpr int kMostThreads = 16;

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
    return joined(words);
}

} // namespace

TuningPanel::TuningPanel(ProgramSession* session, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_find(new QPushButton(this))
    , m_apply(new QPushButton(tr("&Apply the best"), this))
    , m_algorithms(new QCheckBox(tr("al&gorithms too"), this))
    , m_words(new WordsBox(kMostWordLines, this))
{
    m_find->setObjectName(QStringLiteral("programFind"));
    m_apply->setObjectName(QStringLiteral("programApply"));
    m_apply->setToolTip(tr("Makes the fastest schedule that was found one of the text"));
    m_words->setObjectName(QStringLiteral("programFound"));
    m_words->setAccessibleName(tr("The best schedule that was found"));
    m_algorithms->setObjectName(QStringLiteral("programFindAlgorithms"));
    m_algorithms->setToolTip(tr("Also tries the algorithms of the collectives, which takes longer"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_find);
    buttons->addWidget(m_algorithms);
    buttons->addWidget(m_apply);
    buttons->addStretch();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kPanelMargin, 2, kPanelMargin, 2);
    column->addLayout(buttons);
    column->addWidget(m_words);
    m_sampler.setInterval(kSampleMs);
    connect(&m_sampler, &QTimer::timeout, this, &TuningPanel::showState);
    connect(m_find, &QPushButton::clicked, this, &TuningPanel::startOrStop);
    connect(m_apply, &QPushButton::clicked, this, &TuningPanel::apply);
    connect(session, &ProgramSession::measured, this, [this] {
        // Of another program, machine or fabric.
        const bool isOfOther = m_session->groundKey() != m_base;
        if (isOfOther && (isRunning() || m_tuning || !m_problem.isEmpty()))
            reset();
        else
            showState();
    });
    showState();
}

void TuningPanel::start()
{
    const UnderstoodPtr& understood = m_session->understood();
    const auto ground = m_session->ground();
    if (isRunning() || !whyNot().isEmpty() || !ground)
        return;
    study::TuneOptions options;
    options.run.lowering.launches = m_session->machine().launches;
    options.run.run = study::runOptionsOf(ground->settings, simulation::RecordLevel::Summary);
    if (!m_algorithms->isChecked())
        options.algorithms.clear(); // the system's, as in all times here
    options.threads = static_cast<std::uint32_t>(std::clamp(QThread::idealThreadCount(), 1, kMostThreads));
    options.budgetSeconds = kBudgetSeconds;
    m_best = std::make_shared<std::atomic<std::uint64_t>>(0);
    options.improved = [best = m_best](const study::TunedSchedule& found) {
        if (found.time)
            best->store(found.time->ns(), std::memory_order_relaxed);
    };
    m_tuning.reset();
    m_problem.clear();
    m_base = m_session->groundKey();
    m_searchedAlgorithms = m_algorithms->isChecked();
    m_job = m_session->jobs()->start(
        { tr("Finding the best schedule"), JobLane::Run }, this,
        [file = *understood->file, ground = *ground, machine = m_session->machine(), options](
            const Watch& watch) mutable -> Result<study::Tuning> {
            Findings findings;
            auto device = machine::deviceCalled(machine.deviceOrFile(), findings);
            if (!device)
                return device.error();
            options.run.lowering.device = *std::move(device);
            QTemporaryFile system; // the search reads a file
            if (machine.usesSettings && system.open()) {
                system.write(ground.settings.system.data(), static_cast<qint64>(ground.settings.system.size()));
                system.close();
                options.run.system = system.fileName().toStdString();
            }
            return study::tuneProgram(file, ground.fabric, options, findings, watch);
        },
        [this](Result<study::Tuning> tuning) { take(std::move(tuning)); },
        [this](const QString& reason) {
            take(Error { ErrorCode::Unfinished, reason.toStdString(), {}, {} });
        });
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
        m_problem = inWords(tuning.error());
    showState();
}

void TuningPanel::apply()
{
    if (!canApply())
        return;
    const study::TunedSchedule best = m_tuning->fastest();
    ProgramMachine machine = m_session->machine();
    if (best.setting.chunks > 1) { // it has chains
        machine.setting.chunks = best.setting.chunks;
        machine.setting.inlined = best.setting.inlined;
    }
    if (m_searchedAlgorithms)
        machine.setting.algorithms = best.setting.algorithms;
    m_session->apply(0, best.steps, machine);
}

QString TuningPanel::whyNot() const
{
    if (m_session->understood() == nullptr || !m_session->understood()->file)
        return tr("There is no program without mistakes");
    if (!m_session->whyNoTimes().isEmpty())
        return m_session->whyNoTimes();
    const auto ground = m_session->ground();
    const bool isPlain
        = !ground || (ground->settings.options == inputs::SystemOptions {} && ground->settings.memory.empty());
    return m_session->machine().usesSettings && !isPlain ? tr("The search does not know the options and the remote "
                                                              "memory of the settings: let it use the device's system")
                                                         : QString();
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
    return words + '\n' + joinedByDots(steps) + '\n' + tr("Before: %1").arg(kernelWords(m_tuning->before)) + '\n'
        + tr("After: %1").arg(kernelWords(m_tuning->after));
}

void TuningPanel::showState()
{
    m_find->setText(isRunning() ? tr("&Stop") : tr("&Find the best"));
    const QString why = isRunning() ? QString() : whyNot();
    m_find->setToolTip(why.isEmpty() ? tr("Tries every schedule that is valid, on the fabric that is open") : why);
    m_find->setEnabled(why.isEmpty());
    m_algorithms->setEnabled(!isRunning());
    m_apply->setVisible(canApply());
    QString words = m_problem;
    if (isRunning()) {
        const std::uint64_t best = m_best->load(std::memory_order_relaxed);
        words = best == 0 ? tr("Looking for schedules…") : tr("Best so far: %1").arg(formatTime(Time { best }));
    } else if (m_tuning) {
        words = summary();
    }
    m_words->setWords(words);
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

#include "moc_tuning_panel.cpp"
