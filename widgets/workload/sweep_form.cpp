// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/sweep_form.h"

#include "engine/inputs/algorithm_names.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/shared/button_command.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/workload/widget_names.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace weft::widgets {

namespace {

constexpr double kLargest = 4611686018427387904.0; // 2^62

} // namespace

SweepForm::SweepForm(QWidget* parent)
    : QGroupBox(parent)
{
    setTitle(tr("Sweep over sizes"));
    setObjectName(QStringLiteral("sweepForm"));
    auto* form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    addSizes(form);
    addAlgorithms(form);
    m_count = new QLabel(this);
    m_count->setObjectName(QStringLiteral("sweepCount"));
    m_count->setForegroundRole(QPalette::PlaceholderText);
    m_count->setWordWrap(true);
    m_start = new QPushButton(tr("S&weep"), this);
    nameWidget(m_start, "sweepStart", tr("Sweep"),
        tr("Simulates the pattern at each size with each ticked algorithm, on the fabric and system that are open"));
    form->addRow(m_count);
    form->addRow(m_start);
    connect(m_start, &QPushButton::clicked, this, &SweepForm::started);
    showState();
}

void SweepForm::registerCommands(CommandRegistry& commands, const QString& group, QWidget* scope)
{
    addButtonCommand(commands, QStringLiteral("sweep.start"), group, m_start, scope);
}

void SweepForm::addSizes(QFormLayout* form)
{
    m_min = new QuantityEdit(Quantity::Bytes, this);
    m_max = new QuantityEdit(Quantity::Bytes, this);
    for (QuantityEdit* edit : { m_min, m_max }) {
        edit->setRange(1, kLargest);
        edit->setMinimumWidth(fontMetrics().horizontalAdvance('0') * 14);
    }
    m_min->setValue(1024);
    m_max->setValue(268435456);
    nameWidget(m_min, "sweepMin", tr("Smallest size in bytes"), tr("The smallest size, in bytes. Default: 1 KiB"));
    nameWidget(m_max, "sweepMax", tr("Largest size in bytes"), tr("No size is larger, in bytes. Default: 256 MiB"));
    m_factor = new QuantityEdit(Quantity::Number, this);
    m_factor->setRange(1.01, 1024);
    m_factor->setUnit(QStringLiteral("×"));
    m_factor->setStep(1);
    m_factor->setValue(2);
    nameWidget(m_factor, "sweepFactor", tr("Factor between sizes"),
        tr("Each size is this many times the one before. Default: 2"));
    for (QuantityEdit* edit : { m_min, m_max, m_factor }) {
        connect(edit, &QuantityEdit::edited, this, &SweepForm::showState);
        connect(edit, &QuantityEdit::problemChanged, this, &SweepForm::showState);
    }
    form->addRow(tr("&From:"), m_min);
    form->addRow(tr("&To:"), m_max);
    form->addRow(tr("Fa&ctor:"), m_factor);
}

void SweepForm::addAlgorithms(QFormLayout* form)
{
    using simulation::AlgorithmKind;
    m_choices.push_back({ new QCheckBox(tr("those of the system"), this), { "system", {} } });
    for (const AlgorithmKind kind : { AlgorithmKind::Ring, AlgorithmKind::Direct, AlgorithmKind::HalvingDoubling,
             AlgorithmKind::DoubleBinaryTree }) {
        const simulation::Algorithm algorithm { kind, 0 };
        const std::string text = inputs::toText(algorithm);
        m_choices.push_back({ new QCheckBox(QString::fromStdString(text), this), { text, { algorithm } } });
    }
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    for (const Choice& choice : m_choices) {
        const QString title = choice.box->text();
        nameWidget(choice.box, "", tr("Sweep with %1").arg(title),
            tr("A line of the chart for this algorithm, used in every dimension. Default: those of the system and "
               "ring. One that cannot run the pattern is reported and left out."));
        choice.box->setObjectName(QStringLiteral("sweepAlgorithm.") + QString::fromStdString(choice.algorithm.name));
        connect(choice.box, &QCheckBox::toggled, this, &SweepForm::showState);
        column->addWidget(choice.box);
    }
    m_choices[0].box->setChecked(true);
    m_choices[1].box->setChecked(true);
    form->addRow(tr("Algorithms:"), column);
}

study::SweepSizes SweepForm::sizes() const
{
    return { static_cast<std::uint64_t>(m_min->value()), static_cast<std::uint64_t>(m_max->value()),
        m_factor->value() };
}

std::vector<study::SweepAlgorithm> SweepForm::algorithms() const
{
    std::vector<study::SweepAlgorithm> ticked;
    for (const Choice& choice : m_choices) {
        if (choice.box->isChecked())
            ticked.push_back(choice.algorithm);
    }
    return ticked;
}

void SweepForm::setPossible(bool possible)
{
    m_isPossible = possible;
    showState();
}

void SweepForm::setChosen(const std::vector<simulation::Algorithm>& algorithms)
{
    std::string names;
    for (const simulation::Algorithm& algorithm : algorithms)
        names += (names.empty() ? "" : ", ") + inputs::toText(algorithm);
    Choice& first = m_choices.front();
    first.algorithm = { names.empty() ? "system" : names, algorithms };
    first.box->setText(names.empty() ? tr("those of the system") : tr("those chosen above"));
}

void SweepForm::showState()
{
    if (m_start == nullptr)
        return; // still being built
    const auto list = study::sizesOf(sizes());
    const auto ticked = static_cast<int>(algorithms().size());
    QString problem;
    for (const QuantityEdit* edit : { m_min, m_max, m_factor })
        problem = problem.isEmpty() ? edit->problem() : problem;
    if (!problem.isEmpty())
        m_count->setText(problem);
    else if (!list)
        m_count->setText(inWords(list.error()));
    else if (ticked == 0)
        m_count->setText(tr("Tick an algorithm."));
    else
        m_count->setText(tr("%n simulation(s)", nullptr, static_cast<int>(list->size()) * ticked));
    m_start->setEnabled(m_isPossible && problem.isEmpty() && list.ok() && ticked > 0);
}

} // namespace weft::widgets

#include "moc_sweep_form.cpp"
