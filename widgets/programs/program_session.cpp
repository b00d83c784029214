// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/program_session.h"

#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/utf8.h"

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kPauseMs = 150;

// What is doubtful about a run, for people.
QString doubtsIn(const Findings& findings)
{
    QStringList all;
    for (const Finding& finding : findings)
        all << inWords(finding.error);
    all.removeDuplicates();
    return all.join('\n');
}

} // namespace

ProgramSession::ProgramSession(ProgramDocument* document, JobRunner* jobs, Ground ground, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_jobs(jobs)
    , m_ground(std::move(ground))
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &ProgramSession::readNow);
    connect(document, &ProgramDocument::changed, &m_pause, qOverload<>(&QTimer::start));
    connect(document, &ProgramDocument::machineChanged, this, [this] {
        forgetTimes();
        lookAtGround();
    });
}

void ProgramSession::forgetTimes()
{
    ++m_generation;
    m_times.clear();
    m_jobs->drop(m_measuring); // what is under way is of the old ones too
    m_measuring = 0;
}

std::string ProgramSession::sourceName() const
{
    return m_document->name().isEmpty() ? "program" : m_document->name().toStdString();
}

bool ProgramSession::isCurrent() const
{
    return m_latest != nullptr && m_reading == 0 && m_latest->text == m_document->text();
}

std::uint32_t ProgramSession::npus() const
{
    const auto ground = m_ground();
    return ground ? ground->fabric.topology().npuCount() : 0;
}

void ProgramSession::readNow()
{
    m_pause.stop();
    m_jobs->drop(m_reading);
    m_readNpus = npus();
    m_reading = m_jobs->start(
        tr("Reading the program"), this,
        [text = m_document->text(), name = sourceName(), npus = m_readNpus](
            const Watch&) { return understand(text, name, npus); },
        [this](UnderstoodPtr understood) {
            m_reading = 0;
            take(std::move(understood));
        });
}

void ProgramSession::take(UnderstoodPtr understood)
{
    m_latest = std::move(understood);
    // Somebody is typing: what is shown is the program before that, unless another one was opened.
    const bool isHalfTyped = !m_latest->file && hasErrors(m_latest->findings) && m_understood != nullptr
        && m_understood->source == m_latest->source && !m_latest->text.empty();
    if (isHalfTyped && !m_understood->nodes.empty()) {
        emit understoodChanged();
        return;
    }
    m_understood = m_latest;
    if (m_understood->base != m_base) {
        m_base = m_understood->base;
        forgetTimes();
        m_verdicts.clear();
    }
    m_node = m_understood->nodes.empty() ? 0 : m_understood->nodeOf(m_document->looked());
    const ScheduleNode* node = shown();
    if (node != nullptr && node->program != nullptr) {
        m_selected.erase(std::remove_if(m_selected.begin(), m_selected.end(),
                             [&](const QString& name) {
                                 const std::string stage = name.toStdString();
                                 return !node->program->find(stage)
                                     && std::ranges::find(node->program->fused, stage, &program::Joined::name)
                                     == node->program->fused.end();
                             }),
            m_selected.end());
    }
    emit understoodChanged();
    emit nodeChanged();
    emit selectionChanged();
    findOffers();
    lookAtGround();
}

const ScheduleNode* ProgramSession::shown() const
{
    return m_understood == nullptr || m_node >= m_understood->nodes.size() ? nullptr : &m_understood->nodes[m_node];
}

void ProgramSession::setNode(std::size_t node)
{
    if (m_understood == nullptr || node >= m_understood->nodes.size())
        return;
    m_document->setLooked(m_understood->nodes[node].key);
    if (node == m_node)
        return;
    m_node = node;
    emit nodeChanged();
    findOffers();
    if (m_measuring == 0)
        check();
}

void ProgramSession::select(const QStringList& stages)
{
    if (stages == m_selected)
        return;
    m_selected = stages;
    emit selectionChanged();
    findOffers();
}

void ProgramSession::findOffers()
{
    m_jobs->drop(m_offering);
    m_offering = 0;
    const ScheduleNode* node = shown();
    if (node == nullptr || node->program == nullptr || m_selected.isEmpty()) {
        m_offers.clear();
        emit offersChanged();
        return;
    }
    std::vector<std::string> names;
    for (const QString& name : m_selected)
        names.push_back(name.toStdString());
    m_offering = m_jobs->start(
        tr("What can be done with the stages"), this,
        [program = node->program, names](const Watch&) { return offersFor(*program, names); },
        [this](std::vector<StepOffer> offers) {
            m_offering = 0;
            m_offers = std::move(offers);
            emit offersChanged();
        });
}

bool ProgramSession::apply(
    std::size_t node, const std::vector<program::Transformation>& steps, const ProgramMachine& machine)
{
    if (!isCurrent() || m_understood != m_latest || shown() == nullptr || steps.empty()) {
        emit said(isCurrent() ? tr("The text has mistakes: put them right first")
                              : tr("The program is being read: once more, please"));
        return false;
    }
    const ScheduleEdit edit = withStep(*m_understood, node, steps);
    // It was done before, here or in another schedule: there it is looked at.
    const auto there = std::ranges::find(m_understood->nodes, edit.key, &ScheduleNode::key);
    if (there != m_understood->nodes.end()) {
        setMachine(machine);
        setNode(static_cast<std::size_t>(there - m_understood->nodes.begin()));
        emit said(tr("A schedule has this step already: it is shown"));
        return true;
    }
    m_document->setLooked(edit.key);
    m_document->edit(edit.at, 0, edit.inserted, machine, tr("Step %1").arg(toQString(text(steps.back()))));
    readNow();
    return true;
}

std::string ProgramSession::keyOf(std::size_t node) const
{
    return m_understood->nodes[node].key;
}

const ProgramSession::Measure* ProgramSession::measure(std::size_t node) const
{
    if (m_understood == nullptr || node >= m_understood->nodes.size())
        return nullptr;
    const auto found = m_times.find(keyOf(node));
    return found == m_times.end() ? nullptr : &found->second;
}

const study::ScheduleVerdict* ProgramSession::verdict(std::size_t node) const
{
    if (m_understood == nullptr || node >= m_understood->nodes.size())
        return nullptr;
    const auto found = m_verdicts.find(keyOf(node));
    return found == m_verdicts.end() ? nullptr : &found->second;
}

void ProgramSession::noteVerdict(const std::string& key, study::ScheduleVerdict verdict)
{
    m_verdicts[key] = std::move(verdict);
    emit verdictsChanged();
}

void ProgramSession::setMachine(const ProgramMachine& machine)
{
    m_document->edit(0, 0, {}, machine, tr("Set what the program runs on"));
}

void ProgramSession::groundChanged()
{
    ++m_grounds;
    forgetTimes();
    lookAtGround();
}

std::string ProgramSession::groundKey() const
{
    const ProgramMachine& machine = m_document->machine();
    return m_base + machine.deviceOrFile() + (machine.launches ? "+" : "-") + (machine.usesSettings ? "+" : "-")
        + std::to_string(m_grounds);
}

void ProgramSession::lookAtGround()
{
    if (m_understood == nullptr)
        return;
    const auto ground = m_ground();
    const std::uint32_t npus = ground ? ground->fabric.topology().npuCount() : 0;
    if (npus != m_readNpus) {
        forgetTimes(); // of so many ranks
        readNow();
        return;
    }
    m_whyNoTimes.clear();
    m_needsFabric = !ground && ground.error().code == ErrorCode::Missing;
    if (!ground)
        m_whyNoTimes
            = m_needsFabric ? tr("There is no fabric to run on: draw, generate or open one") : inWords(ground.error());
    else if (!m_understood->nodes.empty() && m_understood->ranks != npus)
        m_whyNoTimes = tr("The program has %1 ranks, the fabric %2 NPUs")
                           .arg(formatCount(m_understood->ranks), formatCount(npus));
    emit measured();
    if (m_whyNoTimes.isEmpty())
        measureNext();
    else
        check();
}

// One after the other, the node that is looked at first; then they are checked.
void ProgramSession::measureNext()
{
    if (m_measuring != 0 || m_understood == nullptr || m_understood->nodes.empty())
        return;
    const auto isWanted
        = [this](std::size_t node) { return m_understood->nodes[node].program != nullptr && measure(node) == nullptr; };
    std::size_t next = isWanted(m_node) ? m_node : 0;
    while (next < m_understood->nodes.size() && !isWanted(next))
        ++next;
    const auto ground = m_ground();
    if (next == m_understood->nodes.size() || !ground) {
        check();
        return;
    }
    m_jobs->drop(m_checking);
    m_checking = 0;
    m_measuring = m_jobs->start(
        { tr("Timing a schedule"), JobLane::Run }, this,
        [program = m_understood->nodes[next].program, ground = *ground, machine = machine()](
            const Watch& watch) -> Result<Measure> {
            Findings findings;
            const auto run = study::runProgram(
                *program, ground.fabric, machine, ground.settings, simulation::RecordLevel::Summary, findings, watch);
            if (!run)
                return run.error();
            if (!run->run->complete())
                return Error { ErrorCode::Unfinished, say("not all of it ended"), {}, {} };
            return Measure { run->run->makespan, doubtsIn(findings) };
        },
        [this, key = keyOf(next)](const Result<Measure>& measure) {
            m_measuring = 0;
            if (!measure && measure.error().code == ErrorCode::Cancelled)
                return; // somebody stopped it: the next change begins again
            m_times[key] = measure ? *measure : Measure { {}, inWords(measure.error()) };
            emit measured();
            measureNext();
        },
        [this, key = keyOf(next)](const QString& reason) {
            m_measuring = 0;
            m_times[key] = { {}, reason };
            emit measured();
            measureNext();
        });
}

// One after the other, too, each of which may take seconds.
void ProgramSession::check()
{
    m_jobs->drop(m_checking);
    m_checking = 0;
    const std::size_t nodes = m_understood == nullptr || !m_understood->file ? 0 : m_understood->nodes.size();
    const auto isWanted = [this](std::size_t node) {
        return node > 0 && m_understood->nodes[node].program != nullptr && verdict(node) == nullptr;
    };
    std::size_t next = m_node < nodes && isWanted(m_node) ? m_node : 0;
    while (next < nodes && !isWanted(next))
        ++next;
    if (next >= nodes) {
        emit verdictsChanged();
        return;
    }
    const ScheduleNode& node = m_understood->nodes[next];
    study::ProgramFile file = *m_understood->file;
    file.schedules = { { node.key, node.steps, node.place } };
    m_checking = m_jobs->start(
        { tr("Checking a schedule"), JobLane::Run }, this,
        [file = std::move(file)](const Watch& watch) { return study::checkSchedules(file, watch); },
        [this, key = node.key](const Result<std::vector<study::ScheduleVerdict>>& verdicts) {
            m_checking = 0;
            if (!verdicts || verdicts->empty()) {
                emit verdictsChanged(); // somebody stopped it
                return;
            }
            noteVerdict(key, verdicts->front());
            check();
        });
    emit verdictsChanged();
}

void ProgramSession::record(std::size_t node, QObject* receiver, std::function<void(Result<RunViewPtr>)> done)
{
    const auto ground = m_ground();
    if (!ground || m_understood == nullptr || node >= m_understood->nodes.size()
        || m_understood->nodes[node].program == nullptr || !m_whyNoTimes.isEmpty())
        return;
    m_jobs->start(
        { tr("Recording a schedule"), JobLane::Run }, receiver,
        [program = m_understood->nodes[node].program, ground = *ground, machine = machine()](
            const Watch& watch) -> Result<RunViewPtr> {
            Findings findings; // the measure has said them
            auto run = study::runProgram(
                *program, ground.fabric, machine, ground.settings, simulation::RecordLevel::Full, findings, watch);
            if (!run)
                return run.error();
            auto workload = std::make_shared<const trace::Workload>(std::move(run->lowered.workload));
            return makeRunView({}, std::move(run->run), std::move(workload), ground.nodes, ground.links);
        },
        std::move(done));
}

void ProgramSession::reset()
{
    for (JobId* job : { &m_reading, &m_measuring, &m_checking, &m_offering }) {
        m_jobs->drop(*job);
        *job = 0;
    }
    m_selected.clear();
    forgetTimes();
    m_verdicts.clear();
    m_offers.clear();
    m_latest.reset();
    m_understood.reset();
    m_node = 0;
    readNow();
}

} // namespace weft::widgets

#include "moc_program_session.cpp"
