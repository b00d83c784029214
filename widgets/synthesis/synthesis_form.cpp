// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/synthesis/synthesis_form.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/forms/name_button.h"
#include "widgets/base/forms/pass_focus.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/base/words/rank_list.h"
#include "widgets/base/words/utf8.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QThread>

#include <algorithm>
#include <array>
#include <limits>

namespace weft::widgets {

using collective::PatternKind;

namespace {

constexpr std::array kPatterns { PatternKind::AllReduce, PatternKind::AllGather, PatternKind::ReduceScatter,
    PatternKind::AllToAll, PatternKind::Broadcast, PatternKind::Reduce, PatternKind::Gather, PatternKind::Scatter,
    PatternKind::Custom };
constexpr int kMostChunks = 4096;
constexpr double kMostSeconds = 86'400;

enum Limit { kStarts, kSeconds };

QString sumsHelp()
{
    return SynthesisForm::tr(
        "Who gives, and who takes the sum of it: { \"sums\": [ { \"from\": [0, 1], \"to\": [2] } ] }, one chunk "
        "each, a copy where one gives");
}

void name(QWidget* widget, const char* objectName, const QString& accessible, const QString& help)
{
    widget->setObjectName(QLatin1String(objectName));
    widget->setAccessibleName(accessible);
    widget->setToolTip(help);
    widget->setWhatsThis(help);
}

} // namespace

SynthesisForm::SynthesisForm(QWidget* parent)
    : QScrollArea(parent)
{
    setObjectName(QStringLiteral("synthesisForm"));
    setAccessibleName(tr("Synthesis"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* content = new QWidget(this);
    auto* form = new QFormLayout(content);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    addWhat(*form);
    addWho(*form);
    addSearch(*form);
    addButtons(*form);
    setWidget(content);
    sayAsOne(content);
    setNpus(0);
}

void SynthesisForm::addWhat(QFormLayout& form)
{
    m_pattern = new QComboBox(this);
    for (const PatternKind kind : kPatterns)
        m_pattern->addItem(kind == PatternKind::Custom ? tr("sums of a file") : toQString(collective::toString(kind)),
            static_cast<unsigned>(kind));
    name(m_pattern, "synthesisPattern", tr("Pattern"), tr("What the NPUs do together"));
    connect(m_pattern, &QComboBox::currentIndexChanged, this, &SynthesisForm::showState);
    form.addRow(tr("&Pattern:"), m_pattern);
    m_chooseSums = new NameButton(this);
    name(m_chooseSums, "synthesisSums", tr("File of sums"), sumsHelp());
    connect(m_chooseSums, &QPushButton::clicked, this, &SynthesisForm::sumsRequested);
    m_sumsLabel = new QLabel(tr("Su&ms:"), this);
    m_sumsLabel->setBuddy(m_chooseSums);
    form.addRow(m_sumsLabel, m_chooseSums);
    setSums({}, {});

    m_size = new QuantityEdit(Quantity::Bytes, this);
    m_size->setRange(1, 4611686018427387904.0);
    m_size->setValue(64 * 1048576.0);
    name(m_size, "synthesisSize", tr("Size in bytes"),
        tr("The size that nccl-tests print: the full buffer, and of an all-gather what each NPU ends with. It is "
           "rounded up to whole chunks."));
    connect(m_size, &QuantityEdit::edited, this, &SynthesisForm::showState);
    connect(m_size, &QuantityEdit::problemChanged, this, &SynthesisForm::showState);
    form.addRow(tr("&Size:"), m_size);
    m_sizes = new QLabel(this);
    m_sizes->setObjectName(QStringLiteral("synthesisSizes"));
    m_sizes->setForegroundRole(QPalette::PlaceholderText);
    m_sizes->setWordWrap(true);
    m_sizes->setSizePolicy(QSizePolicy::Expanding, m_sizes->sizePolicy().verticalPolicy()); // the form's whole width
    form.addRow(QString(), m_sizes);

    auto* row = new QWidget(this);
    auto* chunks = new QHBoxLayout(row);
    chunks->setContentsMargins(0, 0, 0, 0);
    m_chunks = new CountBox(row);
    m_chunks->setRange(1, kMostChunks);
    name(m_chunks, "synthesisChunks", tr("Chunks"),
        tr("Into how many chunks the shard of each NPU is cut (of a broadcast or reduce: the buffer). More chunks keep "
           "more links busy and pay more latencies."));
    m_searchChunks = new QCheckBox(tr("searc&h"), row);
    name(m_searchChunks, "synthesisSearchChunks", tr("Search the number of chunks"),
        tr("Tries 1, 2, 3, 4, 6, 8, … with one start each and goes on with the best"));
    connect(m_chunks, &QSpinBox::valueChanged, this, &SynthesisForm::showState);
    connect(m_searchChunks, &QCheckBox::toggled, this, &SynthesisForm::showState);
    chunks->addWidget(m_chunks, 1);
    chunks->addWidget(m_searchChunks);
    auto* label = new QLabel(tr("&Chunks:"), this);
    label->setBuddy(m_chunks);
    form.addRow(label, row);
}

void SynthesisForm::addWho(QFormLayout& form)
{
    m_group = new QLineEdit(this);
    m_group->setPlaceholderText(tr("all NPUs"));
    name(m_group, "synthesisGroup", tr("Group of NPUs"),
        tr("Who takes part, such as 0-7,16; empty (the default) is all of them. The others pass chunks on. Several "
           "groups that run at the same time are divided by slashes: 0-3 / 4-7."));
    connect(m_group, &QLineEdit::textChanged, this, &SynthesisForm::showState);
    m_groupLabel = new QLabel(tr("&Group:"), this);
    m_groupLabel->setBuddy(m_group);
    form.addRow(m_groupLabel, m_group);
    m_root = new CountBox(this);
    m_root->setRange(0, std::numeric_limits<int>::max());
    name(m_root, "synthesisRoot", tr("Root"),
        tr("Who broadcasts, reduces, gathers or scatters, as a place in the group, counted from 0"));
    connect(m_root, &QSpinBox::valueChanged, this, &SynthesisForm::showState);
    m_rootLabel = new QLabel(tr("R&oot:"), this);
    m_rootLabel->setBuddy(m_root);
    form.addRow(m_rootLabel, m_root);
}

void SynthesisForm::addSearch(QFormLayout& form)
{
    auto* row = new QWidget(this);
    auto* limit = new QHBoxLayout(row);
    limit->setContentsMargins(0, 0, 0, 0);
    m_limit = new QComboBox(row);
    m_limit->addItems({ tr("starts"), tr("seconds") });
    name(m_limit, "synthesisLimit", tr("What ends the search"),
        tr("A number of starts gives the same result again, whatever the threads. Seconds end when they are up, or "
           "when "
           "the bound is met; the result says how many starts that were."));
    m_starts = new CountBox(row);
    m_starts->setRange(1, 1'000'000'000);
    m_starts->setGroupSeparatorShown(true);
    name(m_starts, "synthesisStarts", tr("Starts"), tr("Constructions, of which the best is kept"));
    m_seconds = new QuantityEdit(Quantity::Number, row);
    m_seconds->setRange(0.1, kMostSeconds);
    m_seconds->setUnit(QStringLiteral("s"));
    m_seconds->setStep(1);
    m_seconds->setValue(5);
    name(m_seconds, "synthesisSeconds", tr("Seconds"), tr("How long to search"));
    limit->addWidget(m_starts, 1);
    limit->addWidget(m_seconds, 1);
    limit->addWidget(m_limit);
    connect(m_limit, &QComboBox::currentIndexChanged, this, &SynthesisForm::showState);
    connect(m_seconds, &QuantityEdit::problemChanged, this, &SynthesisForm::showState);
    auto* label = new QLabel(tr("&Budget:"), this);
    label->setBuddy(m_starts);
    form.addRow(label, row);

    m_seed = new CountBox(this);
    m_seed->setRange(0, std::numeric_limits<int>::max());
    name(m_seed, "synthesisSeed", tr("Seed"), tr("Another seed makes other choices"));
    form.addRow(tr("S&eed:"), m_seed);
    m_threads = new CountBox(this);
    m_threads->setRange(1, 256);
    m_threads->setValue(std::clamp(QThread::idealThreadCount(), 1, 16));
    name(m_threads, "synthesisThreads", tr("Threads"), tr("Workers of the search; they do not change its result"));
    form.addRow(tr("&Threads:"), m_threads);
}

void SynthesisForm::addButtons(QFormLayout& form)
{
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("synthesisProblem"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    form.addRow(m_problem);
    auto* row = new QWidget(this);
    auto* buttons = new QHBoxLayout(row);
    buttons->setContentsMargins(0, 0, 0, 0);
    m_run = new QPushButton(tr("&Synthesize"), row);
    m_run->setDefault(true);
    name(m_run, "synthesisRun", tr("Synthesize"), tr("Makes an algorithm for the fabric that is open"));
    m_stop = new QPushButton(tr("Sto&p"), row);
    name(m_stop, "synthesisStop", tr("Stop"), tr("Ends the search; the best until then is proved and kept"));
    buttons->addWidget(m_run, 1);
    buttons->addWidget(m_stop);
    connect(m_run, &QPushButton::clicked, this, &SynthesisForm::startRequested);
    connect(m_stop, &QPushButton::clicked, this, &SynthesisForm::stopRequested);
    form.addRow(row);
}

void SynthesisForm::setNpus(std::uint32_t npus)
{
    m_npus = npus;
    showState();
}

void SynthesisForm::setRunning(bool running, bool isProving)
{
    m_isRunning = running;
    const QString help = isProving ? tr("Leaves out the schedule and the proof of what was found")
                                   : tr("Ends the search; the best until then is proved and kept");
    m_stop->setToolTip(help);
    m_stop->setWhatsThis(help);
    showState();
}

void SynthesisForm::setRequest(const study::SynthesisRequest& request)
{
    if (request.custom)
        setSums(request.custom, m_chooseSums->name());
    m_pattern->setCurrentIndex(m_pattern->findData(static_cast<unsigned>(request.kind)));
    m_size->setValue(static_cast<double>(request.size.count()));
    m_searchChunks->setChecked(request.chunks == 0);
    m_chunks->setValue(static_cast<int>(std::max(request.chunks, 1U)));
    QStringList groups;
    for (const std::vector<Rank>& group : request.groups)
        groups.append(formatRanks(group, ~std::size_t { 0 }));
    m_group->setText(groups.join(QStringLiteral(" / ")));
    m_root->setValue(static_cast<int>(request.root));
    m_limit->setCurrentIndex(request.budgetSeconds ? kSeconds : kStarts);
    m_seconds->setValue(request.budgetSeconds.value_or(m_seconds->value()));
    m_starts->setValue(static_cast<int>(std::clamp<std::uint64_t>(request.starts, 1, 1'000'000'000)));
    m_seed->setValue(static_cast<int>(request.seed));
    m_threads->setValue(static_cast<int>(request.threads));
    showState();
}

void SynthesisForm::setSums(const std::optional<collective::Pattern>& sums, const QString& name)
{
    m_sums = sums;
    m_chooseSums->setName(name);
    if (name.isEmpty())
        m_chooseSums->setText(tr("Choose…"));
    m_chooseSums->setToolTip(name.isEmpty() ? sumsHelp() : m_chooseSums->name() + QStringLiteral("\n\n") + sumsHelp());
    m_chooseSums->setAccessibleDescription(m_chooseSums->name());
    showState();
}

bool SynthesisForm::readGroups(study::SynthesisRequest& request, QString& problem) const
{
    const QString text = m_group->text().trimmed();
    if (text.isEmpty() || request.kind == PatternKind::Custom)
        return true;
    for (const QString& part : text.split('/')) {
        const auto ranks = parseRanks(part, m_npus, problem);
        if (!ranks)
            return false;
        request.groups.push_back(*ranks);
    }
    return true;
}

std::optional<study::SynthesisRequest> SynthesisForm::request(QString* problem) const
{
    study::SynthesisRequest request;
    request.kind = static_cast<PatternKind>(m_pattern->currentData().toUInt());
    request.size = Bytes { static_cast<std::uint64_t>(m_size->value()) };
    request.chunks = m_searchChunks->isChecked() ? 0 : static_cast<std::uint32_t>(m_chunks->value());
    request.root = collective::hasRoot(request.kind) ? static_cast<std::uint32_t>(m_root->value()) : 0;
    request.seed = static_cast<std::uint64_t>(m_seed->value());
    request.threads = static_cast<std::uint32_t>(m_threads->value());
    if (m_limit->currentIndex() == kSeconds) {
        request.starts = 0;
        request.budgetSeconds = m_seconds->value();
    } else {
        request.starts = static_cast<std::uint64_t>(m_starts->value());
    }
    if (request.kind == PatternKind::Custom)
        request.custom = m_sums;
    QString why;
    if (m_npus == 0) {
        why = tr("Load or draw a fabric first: an algorithm is made for one.");
    } else if (request.kind == PatternKind::Custom && !m_sums) {
        why = tr("Choose a file that says who gives and who takes.");
    } else if (!m_size->problem().isEmpty()) {
        why = m_size->problem();
    } else if (m_limit->currentIndex() == kSeconds && !m_seconds->problem().isEmpty()) {
        why = m_seconds->problem();
    } else if (readGroups(request, why)) {
        const auto patterns = study::patternsOf(request, m_npus, std::max(request.chunks, 1U));
        if (patterns)
            return request;
        why = inWords(patterns.error());
    }
    if (problem != nullptr)
        *problem = why;
    return std::nullopt;
}

QString SynthesisForm::sizesText(const study::SynthesisRequest& request) const
{
    const auto patterns = study::patternsOf(request, m_npus, std::max(request.chunks, 1U));
    if (!patterns)
        return {};
    const collective::Pattern& pattern = patterns->front();
    const Bytes chunk = pattern.chunkOfNccl(request.size);
    const Bytes commSize = pattern.commSizeOfChunk(chunk);
    QString text = tr("nccl-tests: %1. comm_size: %2", "two sizes of the same collective")
                       .arg(formatBytes(pattern.ncclSize(commSize).count()), formatBytes(commSize.count()));
    if (pattern.ncclSize(commSize) != commSize)
        text += tr(" (the shard of each NPU)");
    return request.chunks == 0 ? text : text + tr(". A chunk: %1").arg(formatBytes(chunk.count()));
}

void SynthesisForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        showState();
    QScrollArea::changeEvent(event);
}

void SynthesisForm::showState()
{
    if (m_stop == nullptr)
        return; // still being made
    QString problem;
    const auto chosen = request(&problem);
    m_problem->setText(problem);
    m_problem->setVisible(!chosen);
    m_sizes->setText(chosen ? sizesText(*chosen) : QString());
    passFocus(m_isRunning ? m_run : m_stop, m_isRunning ? m_stop : m_run);
    m_run->setEnabled(chosen && !m_isRunning);
    m_stop->setEnabled(m_isRunning);
    m_chunks->setEnabled(!m_searchChunks->isChecked());
    const auto kind = static_cast<PatternKind>(m_pattern->currentData().toUInt());
    const bool isCustom = kind == PatternKind::Custom;
    m_sumsLabel->setVisible(isCustom);
    m_chooseSums->setVisible(isCustom);
    m_groupLabel->setVisible(!isCustom);
    m_group->setVisible(!isCustom);
    const bool hasRoot = collective::hasRoot(kind);
    m_root->setVisible(hasRoot);
    m_rootLabel->setVisible(hasRoot);
    m_starts->setVisible(m_limit->currentIndex() == kStarts);
    m_seconds->setVisible(m_limit->currentIndex() == kSeconds);
}

} // namespace weft::widgets

#include "moc_synthesis_form.cpp"
