// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/synthesis/result_panel.h"

#include "engine/study/synthesis/step_schedules.h"
#include "engine/study/synthesis/synthesis_report.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/button_command.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"

#include <QEvent>
#include <QFont>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {

constexpr int kButtonColumns = 3;
constexpr int kStaleMargin = 6; // px
constexpr double kNsPerSecond = 1e9;
constexpr qsizetype kMostNamedLinks = 8;
constexpr const char* kTip = "weftTip"; // a button's tooltip while it can be used

QLabel* makeLabel(QWidget* parent, const char* objectName)
{
    auto* label = new QLabel(parent);
    label->setObjectName(QLatin1String(objectName));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace

ResultPanel::ResultPanel(QWidget* parent)
    : QWidget(parent)
    , m_stale(makeLabel(this, "synthesisStale"))
    , m_headline(makeLabel(this, "synthesisHeadline"))
    , m_details(makeLabel(this, "synthesisDetails"))
    , m_cut(makeLabel(this, "synthesisCut"))
    , m_compact(makeLabel(this, "synthesisCompact"))
{
    setObjectName(QStringLiteral("synthesisResult"));
    QFont strong = m_headline->font();
    strong.setBold(true);
    m_headline->setFont(strong);
    m_stale->setAutoFillBackground(true);
    m_stale->setMargin(kStaleMargin);
    m_open = addButton(tr("Open in &schedule view"), "synthesisOpen",
        tr("Shows the algorithm step by step, with its verdict"), &ResultPanel::openRequested);
    m_compare = addButton(tr("&Compare with the library"), "synthesisCompare",
        tr("Simulates every algorithm of the library that can serve, on the same fabric"),
        &ResultPanel::compareRequested);
    m_showCut = addButton(tr("Show &on topology"), "synthesisShowCut",
        tr("Selects the links of the tight cut in the topology view"), &ResultPanel::showCutRequested);
    m_use = addButton(tr("&Use for this workload…"), "synthesisUse",
        tr("Sets it as the algorithm of chosen collectives"), &ResultPanel::useRequested);
    m_export = addButton(tr("&Export…"), "synthesisExport",
        tr("Writes it as MSCCL XML, as Weft's JSON or as Chakra traces"), &ResultPanel::exportRequested);
    m_repair = addButton(tr("&Repair"), "synthesisRepair",
        tr("Links that it uses have failed or become slower: makes it anew and keeps as much of it as can be"),
        &ResultPanel::repairRequested);
    m_repair->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QLabel* label : { m_stale, m_headline, m_details, m_cut, m_compact })
        column->addWidget(label);
    auto* buttons = new QGridLayout;
    int place = 0;
    for (QPushButton* button : { m_open, m_compare, m_showCut, m_use, m_export, m_repair }) {
        buttons->addWidget(button, place / kButtonColumns, place % kButtonColumns);
        ++place;
    }
    column->addLayout(buttons);
    color();
    showState();
}

QPushButton* ResultPanel::addButton(
    const QString& text, const char* objectName, const QString& tip, void (ResultPanel::*signal)())
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(objectName));
    button->setProperty(kTip, tip);
    connect(button, &QPushButton::clicked, this, signal);
    return button;
}

// The others have commands that begin the search, end it and write what was found.
void ResultPanel::registerCommands(CommandRegistry& commands, const QString& group, QWidget* scope)
{
    addButtonCommand(commands, QStringLiteral("synthesis.open"), group, m_open, scope);
    addButtonCommand(commands, QStringLiteral("synthesis.showCut"), group, m_showCut, scope);
    addButtonCommand(commands, QStringLiteral("synthesis.use"), group, m_use, scope);
}

QString ResultPanel::headline(const study::SynthesisRun& run)
{
    const QString time = formatTime(run.planned);
    if (run.state == study::ProofState::Refused)
        return tr("The verifier refuses the result: %1").arg(inWords(run.fault));
    if (run.isProvedOptimal())
        return tr("%1 – proved optimal").arg(time);
    const QString bound = formatTime(run.bound());
    const QString share = formatPercent(run.efficiency());
    if (run.synthesis.bound.kind == synthesis::BoundKind::Exact)
        return tr("%1 – %2 of the exact bound, %3").arg(time, share, bound);
    return tr("%1 – %2 of the best bound found, %3").arg(time, share, bound);
}

QString ResultPanel::details(const study::SynthesisRun& run)
{
    QStringList parts;
    const auto transfers = static_cast<int>(std::min<std::uint64_t>(run.synthesis.transfers, 2'000'000'000));
    // Through switches a message is a transfer over each link of its way; a schedule counts messages.
    parts << (run.synthesis.graph.nodes > run.synthesis.graph.npus
            ? tr("%Ln transfer(s) over links", nullptr, transfers)
            : tr("%Ln transfer(s)", nullptr, transfers))
          << tr("%n chunk(s) of %1", nullptr, static_cast<int>(run.chunks)).arg(formatBytes(run.chunk.count()))
          << tr("%n start(s)", nullptr, static_cast<int>(std::min<std::uint64_t>(run.synthesis.starts, 2'000'000'000)))
          << tr("searched for %1").arg(formatNs(static_cast<std::int64_t>(run.searchSeconds * kNsPerSecond)));
    if (run.simulated && *run.simulated != run.planned)
        parts << (study::countsOnSwitches(run)
                ? tr("%1 simulated, where switches neither multicast nor sum")
                : tr("%1 simulated, where switches send on what comes first and links are free before arrivals"))
                     .arg(formatTime(*run.simulated));
    else if (run.pipelined && *run.pipelined != run.planned)
        parts << tr("%1 where links do not wait for arrivals").arg(formatTime(*run.pipelined));
    if (run.simulated && *run.simulated != run.planned && run.simulatorBound)
        parts
            << tr("%1 at least there, where links are busy for their bytes alone").arg(formatTime(*run.simulatorBound));
    if (run.equalPlans > 1)
        //: of plans that are no longer, in the simulator
        parts << tr("the quickest of %n plan(s)", nullptr, static_cast<int>(run.equalPlans));
    if (run.synthesis.bound.composition)
        parts << (run.planned < *run.synthesis.bound.composition
                ? tr("%1 at least for a reduce-scatter and then an all-gather, which overlap here")
                : tr("%1 at least for a reduce-scatter and then an all-gather"))
                     .arg(formatTime(*run.synthesis.bound.composition));
    if (const auto& difference = run.synthesis.difference) {
        parts << tr("transfers kept: %1, at another time: %2, new: %3, not needed any more: %4")
                     .arg(formatCount(difference->kept), formatCount(difference->moved), formatCount(difference->added),
                         formatCount(difference->dropped));
        parts << (difference->whyAnew.empty()
                ? tr("before: %1", "how long a schedule took").arg(formatTime(Time { difference->givenNs }))
                : tr("made anew: %1").arg(inWords(difference->whyAnew)));
    }
    if (run.cancelled)
        parts << tr("stopped: the best until then");
    if (run.ncclSize != run.commSize)
        parts << tr("nccl-tests: %1. comm_size: %2", "two sizes of the same collective")
                     .arg(formatBytes(run.ncclSize.count()), formatBytes(run.commSize.count()));
    return joinedByDots(parts);
}

QString ResultPanel::cutSentence(const study::SynthesisRun& run)
{
    const synthesis::TightCut& cut = run.synthesis.bound.tight;
    if (cut.links.empty() || cut.time < run.bound())
        return inWords(run.synthesis.bound.limitedBy);
    QStringList names;
    for (const std::string& name : study::tightLinkNames(run))
        names << QString::fromStdString(name);
    const auto links = static_cast<int>(names.size());
    if (names.size() > kMostNamedLinks)
        names = names.mid(0, kMostNamedLinks)
            << tr("%1 more", "links").arg(formatCount(static_cast<std::uint64_t>(links - kMostNamedLinks)));
    const QString chunks
        = tr("%Ln chunk(s)", nullptr, static_cast<int>(std::min<std::uint64_t>(cut.chunks, 2'000'000'000)));
    return tr("These %Ln link(s) limit everything: %1. %2 in %3 at %4 together.", nullptr, links)
        .arg(joined(names), formatTime(cut.time), chunks, formatBandwidth(cut.bandwidth));
}

QString ResultPanel::compactSentence(const study::SynthesisRun& run)
{
    if (run.schedule != nullptr)
        return {};
    if (run.state == study::ProofState::Stopped || run.state == study::ProofState::Checked)
        return tr("A stop left the schedule and its proof out. The search has checked every transfer.");
    return tr("This result stays compact: with more than %1 transfers it cannot be shown rank by rank or given to a "
              "workload. Every transfer of it has been replayed and found right.")
               .arg(formatCount(study::kMostScheduledTransfers))
        + (study::hasSteps(run) ? ' ' + tr("It can be saved as a file of equal steps.") : QString());
}

void ResultPanel::setRun(study::SynthesisRunPtr run)
{
    m_run = std::move(run);
    m_headline->setText(m_run ? headline(*m_run) : QString());
    m_details->setText(m_run ? details(*m_run) : QString());
    m_cut->setText(m_run ? cutSentence(*m_run) : QString());
    m_compact->setText(m_run ? compactSentence(*m_run) : QString());
    showState();
}

void ResultPanel::setFabric(Fabric fabric)
{
    m_fabric = fabric;
    showState();
}

void ResultPanel::setProgress(const QString& text)
{
    m_headline->setText(text);
}

void ResultPanel::setComparing(bool comparing)
{
    m_isComparing = comparing;
    showState();
}

void ResultPanel::setRepairable(bool repairable)
{
    m_repair->setVisible(repairable);
    showState();
}

bool ResultPanel::isRepairable() const
{
    return !m_repair->isHidden();
}

QString ResultPanel::againstSpelled() const
{
    if (m_run == nullptr)
        return tr("There is no result yet.");
    if (m_run->schedule == nullptr)
        return tr("The result has %1 transfers; this is possible up to %2.")
            .arg(formatCount(m_run->synthesis.transfers), formatCount(study::kMostScheduledTransfers));
    if (m_run->state == study::ProofState::Refused)
        return tr("The verifier refuses the result.");
    return m_run->isVerified() ? QString() : tr("A stop ended the proof of the result.");
}

QString ResultPanel::againstUse() const
{
    const QString against = againstSpelled();
    return against.isEmpty() && m_fabric == Fabric::Lost ? tr("The fabric that is open is another one.") : against;
}

QString ResultPanel::againstFigures() const
{
    return m_run == nullptr || m_fabric == Fabric::Same ? QString() : tr("The fabric has changed since.");
}

QString ResultPanel::againstExport() const
{
    if (m_run == nullptr || m_run->schedule != nullptr)
        return againstSpelled();
    return study::hasSteps(*m_run)
        ? QString()
        : againstSpelled() + ' ' + tr("Nor are its links of one speed, as a file of equal steps needs.");
}

QString ResultPanel::againstCut() const
{
    if (m_run == nullptr)
        return tr("There is no result yet.");
    if (!againstFigures().isEmpty())
        return againstFigures();
    return m_run->synthesis.bound.tight.links.empty() ? tr("No links by themselves limit this result.") : QString();
}

QString ResultPanel::againstComparing() const
{
    if (m_run == nullptr)
        return tr("There is no result yet.");
    if (!againstFigures().isEmpty())
        return againstFigures();
    return m_isComparing ? tr("They are being simulated.") : QString();
}

void ResultPanel::offer(QPushButton* button, const QString& against)
{
    button->setEnabled(against.isEmpty());
    button->setToolTip(against.isEmpty() ? button->property(kTip).toString()
                                         : button->property(kTip).toString() + QStringLiteral("\n\n") + against);
}

void ResultPanel::showState()
{
    const bool isCompact = m_run != nullptr && m_run->schedule == nullptr;
    m_stale->setVisible(!againstFigures().isEmpty());
    QStringList stale { m_fabric == Fabric::Lost
            ? tr("The fabric has changed since: this result is of the fabric as it was, and cannot run on the one that "
                 "is open.")
            : tr("The fabric has changed since: this result, its bound and what it was compared with are of the fabric "
                 "as it was.") };
    stale << (isRepairable() ? tr("Repair makes it anew for the fabric that is open.")
                             : tr("Synthesize makes one for the fabric that is open."));
    m_stale->setText(stale.join(' '));
    m_details->setVisible(m_run != nullptr);
    m_cut->setVisible(m_run != nullptr && !m_cut->text().isEmpty());
    m_compact->setVisible(isCompact);
    offer(m_open, againstSpelled());
    offer(m_use, againstUse());
    m_export->setText(isCompact ? tr("Save st&eps…") : tr("&Export…"));
    m_export->setProperty(kTip,
        isCompact ? tr("Writes it as a file of equal steps, which weft-cli verify and inspect read")
                  : tr("Writes it as MSCCL XML, as Weft's JSON or as Chakra traces"));
    offer(m_export, againstExport());
    offer(m_showCut, againstCut());
    offer(m_compare, againstComparing());
    m_compare->setText(m_isComparing ? tr("Comparing…") : tr("&Compare with the library"));
}

void ResultPanel::color()
{
    const Theme& theme = Theme::current();
    QPalette colors;
    colors.setColor(QPalette::Window, mixed(theme.window, theme.warning, 0.18F));
    m_stale->setPalette(colors);
}

void ResultPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange)
        color();
    if (event->type() == QEvent::LanguageChange)
        showState();
    QWidget::changeEvent(event);
}

} // namespace weft::widgets

#include "moc_result_panel.cpp"
