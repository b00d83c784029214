// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/synthesis/synthesis_view.h"

#include "engine/report/text_summary.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/utf8.h"
#include "widgets/synthesis/library_chart.h"
#include "widgets/synthesis/result_panel.h"
#include "widgets/synthesis/search_chart.h"
#include "widgets/synthesis/synthesis_form.h"

#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <utility>

namespace weft::widgets {

namespace {

constexpr int kSampleMs = 100;
constexpr int kMessageMargin = 6; // px
constexpr double kMsPerSecond = 1000;

// Arcs over which its transfers go.
std::vector<std::uint32_t> usedArcs(const synthesis::PatternSynthesis& made)
{
    std::vector<bool> isUsed(made.graph.arcs(), made.parts.empty());
    for (const synthesis::PlanPart& part : made.parts) {
        for (const synthesis::PlannedTransfer& transfer : part.plan.transfers)
            isUsed[transfer.arc] = true;
    }
    std::vector<std::uint32_t> arcs;
    for (std::uint32_t arc = 0; arc < isUsed.size(); ++arc) {
        if (isUsed[arc])
            arcs.push_back(arc);
    }
    return arcs;
}

// What can be shown rank by rank, but for a stop that came before it was.
bool isLeftOut(const study::SynthesisRun& run)
{
    return run.cancelled && run.schedule == nullptr && !run.synthesis.staysCompact
        && run.state != study::ProofState::Refused;
}

} // namespace

SynthesisView::SynthesisView(JobRunner* jobs, std::function<Result<SynthesisInput>()> input, QWidget* parent)
    : View(parent)
    , m_jobs(jobs)
    , m_input(std::move(input))
    , m_form(new SynthesisForm(this))
    , m_search(new SearchChart(this))
    , m_result(new ResultPanel(this))
    , m_library(new LibraryChart(this))
    , m_message(new QLabel(this))
    , m_empty(new EmptyState(QStringLiteral("synthesis"), tr("No synthesis yet"),
          tr("Choose a pattern and a size, and press Synthesize: Weft searches the best algorithm for the fabric that "
             "is "
             "open, and proves how good it is.")))
{
    setObjectName(QStringLiteral("synthesisView"));
    setAccessibleName(tr("Synthesis of an algorithm"));
    layOut();
    connectParts();
    showState();
}

SynthesisView::~SynthesisView() = default;

void SynthesisView::layOut()
{
    m_message->setObjectName(QStringLiteral("synthesisMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setFrameShape(QFrame::StyledPanel);
    m_message->setMargin(kMessageMargin);
    auto* content = new QWidget(this);
    auto* column = new QVBoxLayout(content);
    column->addWidget(m_result);
    column->addWidget(m_search, 1);
    column->addWidget(m_library, 1);
    column->addStretch();
    auto* scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(content);
    m_stack = new ViewStack(scroll, m_empty, this);
    auto* right = new QWidget(this);
    auto* rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->addWidget(m_message);
    rightColumn->addWidget(m_stack, 1);
    auto* halves = new QSplitter(Qt::Horizontal, this);
    halves->setChildrenCollapsible(false);
    halves->addWidget(m_form);
    halves->addWidget(right);
    halves->setStretchFactor(1, 1);
    halves->setSizes({ 320, 680 });
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(halves);
}

void SynthesisView::connectParts()
{
    m_sampler.setInterval(kSampleMs);
    connect(&m_sampler, &QTimer::timeout, this, &SynthesisView::sample);
    connect(m_form, &SynthesisForm::startRequested, this, &SynthesisView::startFromForm);
    connect(m_form, &SynthesisForm::stopRequested, this, &SynthesisView::stop);
    connect(m_form, &SynthesisForm::sumsRequested, this, &SynthesisView::chooseSums);
    connect(m_result, &ResultPanel::repairRequested, this, &SynthesisView::repair);
    connect(m_result, &ResultPanel::compareRequested, this, &SynthesisView::compare);
    connect(m_result, &ResultPanel::openRequested, this, &SynthesisView::openRequested);
    connect(m_result, &ResultPanel::useRequested, this, &SynthesisView::useRequested);
    connect(m_result, &ResultPanel::showCutRequested, this, &SynthesisView::showCut);
    connect(m_result, &ResultPanel::exportRequested, this, [this] { emit exportRequested(tr("Algorithm")); });
}

void SynthesisView::setNpus(std::uint32_t npus)
{
    const bool isOther = npus != m_npus;
    m_npus = npus;
    m_form->setNpus(npus);
    if (isOther && !m_sums.isEmpty())
        readSums(m_sums);
}

void SynthesisView::lookAtFabric()
{
    m_result->setRepairable(false);
    if (m_run == nullptr || isRunning()) {
        m_result->setFabric(ResultPanel::Fabric::Same);
        return;
    }
    const Result<SynthesisInput> input = m_input();
    const topology::Topology& before = m_run->fabric.topology();
    if (!input || input->links != m_links || input->fabric.topology().nodeCount() != before.nodeCount()
        || input->fabric.topology().npuCount() != before.npuCount()) {
        m_result->setFabric(ResultPanel::Fabric::Lost);
        return;
    }
    bool hasChanged = false;
    for (std::uint32_t id = 0; id < before.linkCount() && !hasChanged; ++id)
        hasChanged = timeOf(input->fabric, LinkId { id }) != timeOf(m_run->fabric, LinkId { id });
    bool hasLost = false;
    bool isSlower = false;
    const synthesis::LinkGraph& graph = m_run->synthesis.graph;
    for (const std::uint32_t arc : m_usedArcs) {
        const std::optional<std::uint64_t> time = timeOf(input->fabric, graph.link[arc]);
        hasLost = hasLost || !time;
        isSlower = isSlower || time != graph.time[arc];
    }
    m_result->setFabric(hasLost ? ResultPanel::Fabric::Lost
            : hasChanged        ? ResultPanel::Fabric::Changed
                                : ResultPanel::Fabric::Same);
    m_result->setRepairable(m_run->schedule != nullptr && isSlower);
}

// Of a chunk of the result over it; nothing: it has failed.
std::optional<std::uint64_t> SynthesisView::timeOf(const topology::Fabric& fabric, LinkId link) const
{
    return fabric.isUsable(link) ? std::optional(linkTime(fabric.linkCost(link), m_run->chunk).ns()) : std::nullopt;
}

void SynthesisView::repair()
{
    if (m_run == nullptr || m_run->schedule == nullptr)
        return;
    study::SynthesisRequest request = m_run->request;
    request.from = m_run->schedule;
    request.kind = request.from->pattern().kind;
    request.custom.reset();
    request.groups.clear();
    request.chunks = m_run->chunks;
    request.wantsTimes = true; // the library may be asked for a comparison
    start(request);
}

void SynthesisView::startFromForm()
{
    if (const auto request = m_form->request())
        start(*request);
}

void SynthesisView::start(const study::SynthesisRequest& request)
{
    m_jobs->drop(m_job);
    m_jobs->drop(m_comparing);
    m_job = m_comparing = 0;
    m_isProving = false;
    Result<SynthesisInput> input = m_input();
    if (!input) {
        say(inWords(input.error()));
        return;
    }
    say({});
    if (m_run != nullptr)
        m_before = std::exchange(m_run, nullptr);
    m_result->setRun(nullptr);
    lookAtFabric();
    m_search->clear();
    m_library->setBars({});
    m_startedLinks = std::move(input->links);
    m_state = std::make_shared<synthesis::SearchState>();
    m_clock.start();
    m_job = m_jobs->start(
        tr("Synthesize %1").arg(toQString(collective::toString(request.kind))), this,
        [fabric = std::move(input->fabric), request, state = m_state](
            const Watch& watch) { return study::runSynthesis(fabric, request, state.get(), watch); },
        [this](Result<study::SynthesisRunPtr> made) {
            sample();
            m_job = 0;
            m_sampler.stop();
            if (made && isLeftOut(**made))
                prove(*std::move(made));
            else
                take(std::move(made));
        });
    m_sampler.start();
    sample();
    showState();
}

// A stop ends the search; what it has found is proved and spelled out all the same, until another stop ends that too.
void SynthesisView::prove(study::SynthesisRunPtr found)
{
    m_isProving = true;
    m_result->setProgress(tr("Proving what was found: %1. Stop again leaves its schedule and its proof out.")
                              .arg(formatTime(found->planned)));
    m_job = m_jobs->start(
        tr("Proving what was found"), this, [found](const Watch& watch) { return study::withSchedule(found, watch); },
        [this, found](Result<study::SynthesisRunPtr> whole) {
            m_job = 0;
            m_isProving = false;
            const bool hasFailed = !whole && whole.error().code != ErrorCode::Cancelled;
            take(whole ? std::move(whole) : Result<study::SynthesisRunPtr>(found));
            if (hasFailed)
                say(inWords(whole.error()));
        },
        [this, found](const QString& reason) {
            m_job = 0;
            m_isProving = false;
            take(found);
            say(reason);
        });
    showState();
}

void SynthesisView::stop()
{
    m_jobs->stop(m_job);
    m_jobs->stop(m_comparing);
}

void SynthesisView::reset()
{
    View::reset();
    m_jobs->drop(m_job);
    m_jobs->drop(m_comparing);
    m_job = m_comparing = 0;
    m_sampler.stop();
    m_run.reset();
    m_before.reset();
    m_isProving = false;
    m_result->setRun(nullptr);
    m_result->setRepairable(false);
    m_sums.clear();
    m_form->setSums({}, {});
    m_search->clear();
    m_library->setBars({});
    say({});
}

void SynthesisView::sample()
{
    const std::uint64_t best = m_state->bestNs.load(std::memory_order_relaxed);
    const std::uint64_t bound = m_state->boundNs.load(std::memory_order_relaxed);
    m_search->setBound(bound);
    if (best == 0) {
        m_result->setProgress(bound == 0 ? tr("Looking for the bound…") : tr("First construction…"));
        return;
    }
    m_search->addPoint(static_cast<double>(m_clock.elapsed()) / kMsPerSecond, best);
    m_result->setProgress(
        tr("Best so far: %1 (%2 of the bound), %n start(s)", nullptr,
            static_cast<int>(std::min<std::uint64_t>(m_state->starts.load(std::memory_order_relaxed), 2'000'000'000)))
            .arg(formatTime(Time { best }), formatPercent(static_cast<double>(bound) / static_cast<double>(best))));
}

void SynthesisView::take(Result<study::SynthesisRunPtr> made)
{
    if (!made) {
        m_run = std::exchange(m_before, nullptr);
        m_result->setRun(m_run);
        lookAtFabric();
        say(inWords(made.error()) + (m_run != nullptr ? '\n' + tr("Below is still the result before.") : QString()));
        return;
    }
    m_run = *std::move(made);
    m_before.reset();
    m_links = std::move(m_startedLinks);
    m_usedArcs = usedArcs(m_run->synthesis);
    m_search->setBound(m_run->bound().ns());
    m_search->addPoint(static_cast<double>(m_clock.elapsed()) / kMsPerSecond, m_run->planned.ns());
    m_result->setRun(m_run);
    showState();
    lookAtFabric();
    emit statusMessage(ResultPanel::headline(*m_run));
}

void SynthesisView::compare()
{
    if (m_run == nullptr || m_comparing != 0 || !m_result->againstFigures().isEmpty())
        return;
    m_comparing = m_jobs->start(
        tr("Compare with the library"), this,
        [run = m_run](const Watch& watch) { return study::compareWithLibrary(*run, watch); },
        [this](const Result<std::vector<study::AlgorithmTime>>& rows) {
            m_comparing = 0;
            takeComparison(rows);
        });
    showState();
}

void SynthesisView::takeComparison(const Result<std::vector<study::AlgorithmTime>>& rows)
{
    if (!rows) {
        say(inWords(rows.error()));
        return;
    }
    m_library->setBars(LibraryChart::barsOf(*m_run, *rows));
    QStringList notes;
    for (const study::AlgorithmTime& row : *rows) {
        if (!row.time)
            notes << tr("%1: %2", "an algorithm and why it cannot run")
                         .arg(QString::fromStdString(row.name), inWords(row.refusal));
    }
    if (!rows->empty() && rows->front().time && *rows->front().time < m_run->inSimulator())
        notes.prepend(
            (rows->front().isFiner ? tr("%1 is quicker with finer chunks: let their number be searched, or give more.")
                                   : tr("%1 is quicker."))
                .arg(QString::fromStdString(rows->front().name)));
    say(rows->empty() ? tr("No algorithm of the library serves this pattern and group.") : notes.join('\n'));
}

void SynthesisView::say(const QString& note)
{
    m_message->setText(breakable(note));
    showState();
}

void SynthesisView::showState()
{
    m_form->setRunning(isRunning(), m_isProving);
    m_result->setComparing(isComparing());
    m_stack->setEmpty(m_run == nullptr && !isRunning());
    m_message->setVisible(!m_message->text().isEmpty());
    m_library->setVisible(!m_library->bars().empty());
}

Sentence SynthesisView::resultName() const
{
    if (m_run == nullptr)
        return {};
    return weft::say("synthesized %1 %2", collective::toString(m_run->request.kind),
        report::sizeText(static_cast<double>(m_run->ncclSize.count())));
}

void SynthesisView::showCut()
{
    std::vector<LinkKey> keys;
    for (const LinkId link : m_run->synthesis.bound.tight.links) {
        if (index(link) < m_links.size())
            keys.push_back(m_links[index(link)]);
    }
    emit linksRequested(keys);
}

} // namespace weft::widgets

#include "moc_synthesis_view.cpp"
