// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/flow_player.h"

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/quantity_format.h"

#include <QAction>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
constexpr int kSteps = 10'000; // of the slider
constexpr double kSecondsForAll = 10;
constexpr std::size_t kMadeHere = 50'000; // hops that are indexed on the interface thread
}

FlowPlayer::FlowPlayer(
    TopologyCanvas* canvas, FabricDocument* document, TimeController* time, JobRunner* jobs, QWidget* parent)
    : PlayerBar(QStringLiteral("flow"), tr("Time"), parent)
    , m_canvas(canvas)
    , m_document(document)
    , m_time(time)
    , m_jobs(jobs)
{
    setObjectName(QStringLiteral("topologyPlayer"));
    setSteps(kSteps);
    connect(this, &PlayerBar::grabbed, time, &TimeController::pause);
    connect(this, &PlayerBar::stepChosen, this, [this](int step) {
        const TimeRange all = m_time->extent();
        m_time->setCursor(all.from + std::llround(static_cast<double>(all.length()) * step / kSteps));
    });
    connect(this, &PlayerBar::paceChosen, time, &TimeController::setSpeed);
    connect(time, &TimeController::cursorChanged, this, &FlowPlayer::follow);
    connect(time, &TimeController::extentChanged, this, [this] {
        fillPaces();
        follow();
    });
    connect(time, &TimeController::playingChanged, this, [this] {
        if (m_play != nullptr)
            m_play->setIcon(themedIcon(m_time->isPlaying() ? QStringLiteral("pause") : QStringLiteral("play")));
        setPace(m_time->speed());
        if (!m_time->isPlaying())
            again();
    });
    connect(document, &FabricDocument::changed, this, [this](FabricDocument::Change change) {
        if (change == FabricDocument::Change::Structure && m_run != nullptr) {
            matchLinks();
            follow();
        }
    });
    hide();
}

void FlowPlayer::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Topology");
    m_play = commands.add(
        { "topology.play", tr("Pla&y messages"), group, { QKeySequence(Qt::Key_P) }, "play",
            tr("Moves the time cursor, and the messages of the run along the links") },
        [this] { m_time->isPlaying() ? m_time->pause() : m_time->play(); }, parentWidget());
    m_loop = commands.add(
        { "topology.loop", tr("Play again and a&gain"), group, {}, "loop", tr("Begins anew at the end of the run"),
            true },
        [this] { setLoops(!m_loops); }, parentWidget());
    setActions({ m_play });
    addButton(m_loop);
    setRun(m_run);
}

void FlowPlayer::setLoops(bool loops)
{
    m_loops = loops;
    if (m_loop != nullptr)
        m_loop->setChecked(loops);
}

void FlowPlayer::again()
{
    const TimeRange all = m_time->extent();
    if (m_loops && isVisible() && all.length() > 0 && m_time->cursor() >= all.to)
        m_time->play();
}

void FlowPlayer::setRun(RunViewPtr run)
{
    const bool isOther = run != m_run;
    m_run = std::move(run);
    if (m_play != nullptr) {
        enableCommand(m_play, m_run != nullptr, tr("Show a run first: modes Analyze and Compare"));
        enableCommand(m_loop, m_run != nullptr, tr("Show a run first: modes Analyze and Compare"));
    }
    setVisible(m_run != nullptr);
    if (isOther) {
        m_flow.reset();
        matchLinks();
    }
    if (m_run != nullptr && isOther) {
        const simulation::RunPtr& of = m_run->run;
        if (m_jobs == nullptr || std::max(of->linkIntervals.size(), of->messagesLog.size()) <= kMadeHere) {
            m_flow = std::make_shared<const MessageFlow>(MessageFlow::of(*of, {}));
        } else {
            m_jobs->start(
                tr("Prepare the messages of %1").arg(m_run->name), this,
                [of](const Watch& watch) { return MessageFlow::of(*of, watch); },
                [this, shown = m_run](MessageFlow flow) {
                    if (shown != m_run)
                        return; // another run by now
                    m_flow = std::make_shared<const MessageFlow>(std::move(flow));
                    follow();
                    emit noteChanged();
                });
        }
    }
    fillPaces();
    follow();
    emit noteChanged();
}

void FlowPlayer::matchLinks()
{
    m_linkOf.clear();
    if (m_run == nullptr)
        return;
    m_linkOf.reserve(m_run->linkKeys.size());
    for (const LinkKey key : m_run->linkKeys)
        m_linkOf.push_back(m_document->columns().indexOf(key));
}

QString FlowPlayer::note() const
{
    if (m_run == nullptr || m_flow == nullptr || !m_flow->isEmpty())
        return {};
    const simulation::Run& run = *m_run->run;
    if (m_flow->isTooLarge())
        return tr("Too many messages to move: the colours of the links play");
    if (run.messages == 0 && run.bins.bins == 0)
        return tr("This run sent no messages");
    if (run.bins.bins > 0)
        return tr("This run kept no messages (record level full keeps them): the colours of the links play");
    return tr("This run kept nothing over time: record links or full to play it");
}

void FlowPlayer::fillPaces()
{
    const double all = static_cast<double>(m_time->extent().length()) / kSecondsForAll;
    std::vector<Pace> paces { { tr("all in 10 s", "pace of playing"), std::max(1.0, all) } };
    for (double pace = 100; pace <= 1e8; pace *= 10)
        paces.push_back({ tr("%1/s", "simulated time a second").arg(formatNs(std::llround(pace))), pace });
    setPaces(paces, tr("How much of the run's time passes in a second"));
    setPace(m_time->speed());
}

void FlowPlayer::showTime()
{
    const TimeRange all = m_time->extent();
    const double part
        = all.length() > 0 ? static_cast<double>(m_time->cursor() - all.from) / static_cast<double>(all.length()) : 0;
    const QString end = formatNs(all.to);
    setStep(static_cast<int>(std::lround(part * kSteps)), formatNs(m_time->cursor()), end + QStringLiteral("000"));
}

void FlowPlayer::follow()
{
    if (!isVisible()) {
        m_canvas->setMovers({});
        return;
    }
    showTime();
    std::vector<FabricMover> movers;
    if (m_flow != nullptr) {
        for (const LinkMover& mover : m_flow->at(m_time->cursor())) {
            const std::uint32_t link = index(mover.link) < m_linkOf.size() ? m_linkOf[index(mover.link)] : kNoIndex;
            if (link != kNoIndex)
                movers.push_back({ link, mover.count, mover.part, mover.last });
        }
    }
    m_canvas->setMovers(std::move(movers));
}

void FlowPlayer::showEvent(QShowEvent* event)
{
    PlayerBar::showEvent(event);
    follow();
}

void FlowPlayer::hideEvent(QHideEvent* event)
{
    PlayerBar::hideEvent(event);
    m_canvas->setMovers({});
}

} // namespace weft::widgets

#include "moc_flow_player.cpp"
