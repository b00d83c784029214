// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/benchmark_form.h"

#include "engine/inputs/algorithm_names.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/shared/button_command.h"
#include "widgets/base/views/view_sheet.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/sweep_form.h"
#include "widgets/workload/widget_names.h"
#include "widgets/workload/workload_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace weft::widgets {

using simulation::AlgorithmKind;
using trace::CollectiveType;

namespace {

constexpr std::array kPatterns { CollectiveType::AllReduce, CollectiveType::AllGather, CollectiveType::ReduceScatter,
    CollectiveType::AllToAll, CollectiveType::Broadcast, CollectiveType::Reduce, CollectiveType::Gather,
    CollectiveType::Scatter };

constexpr std::array kAlgorithms { AlgorithmKind::Ring, AlgorithmKind::Direct, AlgorithmKind::HalvingDoubling,
    AlgorithmKind::DoubleBinaryTree };

} // namespace

BenchmarkForm::BenchmarkForm(QWidget* parent)
    : View(parent)
    , m_sweep(new SweepForm(this))
{
    setObjectName(QStringLiteral("benchmarkForm"));
    setAccessibleName(tr("Collective benchmark"));
    auto* box = new QWidget(this); // the dock says what it is
    auto* form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addPattern(form);
    addSize(form);
    addGroup(form);
    addAlgorithms(form);
    m_problem = new QLabel(this);
    m_problem->setObjectName(QStringLiteral("benchmarkProblem"));
    m_problem->setWordWrap(true);
    m_use = new QPushButton(tr("&Use as workload"), this);
    nameWidget(m_use, "benchmarkUse", tr("Use as workload"),
        tr("Replaces the workload by this one collective on each rank of the group"));
    form->addRow(m_problem);
    form->addRow(m_use);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->addWidget(box);
    column->addWidget(m_sweep);
    column->addStretch();
    // Lower than the fields, it scrolls.
    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(page);
    sayAsOne(page);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(scroll);
    connect(m_use, &QPushButton::clicked, this, [this] {
        if (const auto chosen = benchmark())
            emit benchmarkChosen(*chosen);
    });
    connect(m_sweep, &SweepForm::started, this, [this] {
        if (const auto chosen = benchmark())
            emit sweepRequested(*chosen, m_sweep->sizes(), m_sweep->algorithms());
    });
    setMachine(0, {});
}

void BenchmarkForm::addPattern(QFormLayout* form)
{
    m_pattern = new QComboBox(this);
    for (const CollectiveType pattern : kPatterns)
        m_pattern->addItem(toQString(trace::toString(pattern)), static_cast<unsigned>(pattern));
    nameWidget(m_pattern, "benchmarkPattern", tr("Pattern"),
        tr("What the ranks do together. Default: all-reduce. A broadcast, reduce, gather or scatter has the first rank "
           "of the group as its root and runs over trees."));
    connect(m_pattern, &QComboBox::currentIndexChanged, this, &BenchmarkForm::showState);
    form->addRow(tr("&Pattern:"), m_pattern);
}

void BenchmarkForm::addSize(QFormLayout* form)
{
    m_size = new QuantityEdit(Quantity::Bytes, this);
    m_size->setMinimumWidth(fontMetrics().horizontalAdvance('0') * 14);
    m_size->setRange(1, 4611686018427387904.0);
    m_size->setValue(64 * 1048576.0);
    nameWidget(m_size, "benchmarkSize", tr("Size in bytes"),
        tr("The size that nccl-tests print: the full buffer, and of an all-gather what each rank ends with. MB is "
           "10^6, "
           "MiB is 2^20 bytes. Default: 64 MiB. Where ranks give or get parts of it, it is rounded down to a multiple "
           "of the ranks."));
    connect(m_size, &QuantityEdit::edited, this, &BenchmarkForm::showState);
    connect(m_size, &QuantityEdit::problemChanged, this, &BenchmarkForm::showState);
    m_sizes = new QLabel(this);
    m_sizes->setObjectName(QStringLiteral("benchmarkSizes"));
    m_sizes->setForegroundRole(QPalette::PlaceholderText);
    m_sizes->setWordWrap(true);
    m_sizes->setSizePolicy(QSizePolicy::Expanding, m_sizes->sizePolicy().verticalPolicy()); // the form's whole width
    form->addRow(tr("&Size:"), m_size);
    form->addRow(QString(), m_sizes);
}

void BenchmarkForm::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Collective benchmark");
    const QString use = QStringLiteral("benchmark.use");
    addButtonCommand(commands, use, group, m_use, this);
    m_sweep->registerCommands(commands, group, this);
    commands.explain({ use, QStringLiteral("sweep.start") }, [this] {
        QString problem;
        return benchmark(&problem) ? QString() : problem;
    });
}

void BenchmarkForm::addGroup(QFormLayout* form)
{
    m_group = new QLineEdit(this);
    m_group->setPlaceholderText(tr("all ranks"));
    nameWidget(m_group, "benchmarkGroup", tr("Group of ranks"),
        tr("The ranks that take part, such as 0-7,16; empty (the default) is all of them. Their order is the order of "
           "the ring. A group of fewer than all ranks is one flat dimension and runs a single algorithm."));
    connect(m_group, &QLineEdit::textChanged, this, &BenchmarkForm::showState);
    form->addRow(tr("&Group:"), m_group);
}

void BenchmarkForm::addAlgorithms(QFormLayout* form)
{
    m_ofSystem = new QCheckBox(tr("&Those of the system"), this);
    m_ofSystem->setChecked(true);
    nameWidget(m_ofSystem, "benchmarkOfSystem", tr("Algorithms of the system configuration"),
        tr("Takes the algorithms that the system configuration gives (the default); otherwise one is chosen here for "
           "each dimension of the fabric."));
    m_algorithmBox = new QWidget(this);
    m_algorithmRows = new QVBoxLayout(m_algorithmBox);
    m_algorithmRows->setContentsMargins(0, 0, 0, 0);
    m_algorithmRows->addWidget(new QWidget(m_algorithmBox)); // until there is a machine
    connect(m_ofSystem, &QCheckBox::toggled, this, &BenchmarkForm::showState);
    form->addRow(tr("Algorithms:"), m_ofSystem);
    form->addRow(m_algorithmBox);
}

void BenchmarkForm::setMachine(std::uint32_t npus, const std::vector<std::uint32_t>& dimensions)
{
    if (npus == m_npus && dimensions == m_dimensions && !m_algorithms.empty())
        return;
    // What was chosen stays while the fabric has as many dimensions: another size is the same fabric to a person.
    std::vector<int> chosen(dimensions.size(), 0);
    if (dimensions.size() == m_dimensions.size())
        std::transform(m_algorithms.begin(), m_algorithms.end(), chosen.begin(),
            [](const QComboBox* choice) { return choice->currentIndex(); });
    m_npus = npus;
    m_dimensions = dimensions;
    delete m_algorithmRows->itemAt(0)->widget(); // takes its item along
    auto* choices = new QWidget(m_algorithmBox);
    auto* rows = new QGridLayout(choices);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setColumnStretch(1, 1);
    m_algorithms.clear();
    for (std::size_t i = 0; i < dimensions.size(); ++i) {
        auto* choice = new QComboBox(choices);
        for (const AlgorithmKind kind : kAlgorithms)
            choice->addItem(
                QString::fromStdString(inputs::toText(simulation::Algorithm { kind, 0 })), static_cast<unsigned>(kind));
        choice->setCurrentIndex(chosen[i]);
        nameWidget(choice, "", tr("Algorithm of dimension %1").arg(i),
            tr("ring: each to its neighbour. direct: each to all others. halvingDoubling and doubleBinaryTree need 2, "
               "4, 8, … members. Default: ring."));
        choice->setObjectName(QStringLiteral("benchmarkAlgorithm%1").arg(i));
        connect(choice, &QComboBox::currentIndexChanged, this, &BenchmarkForm::showState);
        auto* label
            = new QLabel(tr("Dimension %1 (%2):", "its number and its size").arg(i).arg(dimensions[i]), choices);
        label->setBuddy(choice);
        rows->addWidget(label, static_cast<int>(i), 0);
        rows->addWidget(choice, static_cast<int>(i), 1);
        m_algorithms.push_back(choice);
    }
    m_algorithmRows->addWidget(choices); // when it is complete: a hidden form does not ask for its size again
    m_algorithmBox->updateGeometry();
    showState();
}

void BenchmarkForm::setBenchmark(const study::CollectiveBenchmark& benchmark)
{
    m_pattern->setCurrentIndex(m_pattern->findData(static_cast<unsigned>(benchmark.pattern)));
    m_size->setValue(static_cast<double>(benchmark.bytes));
    m_group->setText(benchmark.group ? formatRanks(benchmark.group->ranks, ~std::size_t { 0 }) : QString());
    m_ofSystem->setChecked(benchmark.algorithm.empty());
    for (std::size_t i = 0; i < m_algorithms.size() && !benchmark.algorithm.empty(); ++i) {
        const auto& given = benchmark.algorithm[std::min(i, benchmark.algorithm.size() - 1)];
        m_algorithms[i]->setCurrentIndex(std::max(0, m_algorithms[i]->findData(static_cast<unsigned>(given.kind))));
    }
    showState();
}

void BenchmarkForm::reset()
{
    m_group->clear();
    m_ofSystem->setChecked(true);
    for (QComboBox* choice : m_algorithms)
        choice->setCurrentIndex(0);
    showState();
}

std::optional<study::CollectiveBenchmark> BenchmarkForm::benchmark(QString* error) const
{
    QString problem;
    study::CollectiveBenchmark benchmark;
    benchmark.pattern = static_cast<CollectiveType>(m_pattern->currentData().toUInt());
    benchmark.bytes = static_cast<std::uint64_t>(m_size->value());
    const auto ranks = parseRanks(m_group->text(), m_npus, problem);
    if (ranks && !ranks->empty())
        benchmark.group = trace::ProcessGroup { {}, *ranks };
    if (!m_ofSystem->isChecked()) {
        for (const QComboBox* choice : m_algorithms)
            benchmark.algorithm.push_back({ static_cast<AlgorithmKind>(choice->currentData().toUInt()), 0 });
    }
    if (m_npus == 0) {
        problem = tr("Load or make a fabric first: a benchmark needs to know its NPUs.");
    } else if (!m_size->problem().isEmpty()) {
        problem = m_size->problem();
    } else if (ranks) {
        if (const auto workload = study::makeWorkload(benchmark, m_npus); !workload)
            problem = inWords(workload.error());
        else if (const auto system = study::systemFor(benchmark, {}, m_dimensions.size()); !system)
            problem = inWords(system.error());
        else
            return benchmark;
    }
    if (error != nullptr)
        *error = problem;
    return std::nullopt;
}

void BenchmarkForm::showState()
{
    QString problem;
    const auto chosen = benchmark(&problem);
    m_problem->setText(problem);
    m_problem->setVisible(!chosen);
    m_use->setEnabled(chosen.has_value());
    m_sweep->setPossible(chosen.has_value());
    if (chosen)
        m_sweep->setChosen(chosen->algorithm);
    const bool hasRoot = trace::hasRoot(static_cast<CollectiveType>(m_pattern->currentData().toUInt()));
    m_algorithmBox->setEnabled(!m_ofSystem->isChecked());
    m_ofSystem->setEnabled(!hasRoot || !m_ofSystem->isChecked());
    if (!chosen) {
        m_sizes->clear();
        return;
    }
    const std::uint64_t size = *study::roundedBytes(*chosen, m_npus);
    const std::uint64_t commSize = *study::commSizeOf(*chosen, m_npus);
    QString text = tr("nccl-tests: %1. comm_size: %2", "two sizes of the same collective")
                       .arg(formatBytes(size), formatBytes(commSize));
    if (commSize != size)
        text += tr(" (the shard of each of %n rank(s))", nullptr, static_cast<int>(study::membersOf(*chosen, m_npus)));
    if (size != chosen->bytes)
        text += tr(
            ". Rounded down to a multiple of %n rank(s)", nullptr, static_cast<int>(study::membersOf(*chosen, m_npus)));
    m_sizes->setText(text);
}

} // namespace weft::widgets

#include "moc_benchmark_form.cpp"
