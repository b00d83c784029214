// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/summary/compare_table.h"

#include "engine/analysis/collective_metrics.h"
#include "widgets/base/data_table.h"
#include "widgets/base/quantity_format.h"
#include "widgets/summary/run_match.h"
#include "widgets/summary/summary_columns.h"

#include <QCoreApplication>
#include <QLabel>
#include <QTabWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

QString withSign(const QString& text, double value)
{
    return value > 0 ? '+' + text : text;
}

Figure valueFigure(const std::optional<double>& value, FigureUnit unit)
{
    return value ? Figure { figureText(*value, unit), *value } : absentFigure();
}

Figure deltaFigure(const std::optional<double>& a, const std::optional<double>& b, FigureUnit unit)
{
    if (!a || !b)
        return absentFigure();
    //: percentage points: the difference of two percentages
    const QString text = unit == FigureUnit::Share
        ? QCoreApplication::translate("CompareTable", "%1 pp").arg(formatNumber((*b - *a) * 100, 3))
        : figureText(*b - *a, unit);
    return { withSign(text, *b - *a), *b - *a };
}

Figure changeFigure(const std::optional<double>& a, const std::optional<double>& b)
{
    if (!a || !b || *a == 0)
        return absentFigure();
    const double change = (*b - *a) / *a;
    return { withSign(formatPercent(change), change), change };
}

} // namespace

CompareTable::CompareTable(QWidget* parent)
    : QWidget(parent)
    , m_sentence(new QLabel)
    , m_note(new QLabel)
    , m_tabs(new QTabWidget)
{
    setObjectName(QStringLiteral("compareTable"));
    setAccessibleName(tr("Comparison of two runs"));
    m_sentence->setObjectName(QStringLiteral("compareSentence"));
    m_sentence->setWordWrap(true);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QFont large = m_sentence->font();
    large.setPointSizeF(large.pointSizeF() * 1.35);
    large.setBold(true);
    m_sentence->setFont(large);
    m_note->setObjectName(QStringLiteral("compareNote"));
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::BrightText);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("compareTabs"));
    m_figuresTable = addTable(QStringLiteral("compareFigures"), tr("Figures"), m_figures);
    m_collectivesTable = addTable(QStringLiteral("compareCollectives"), tr("Collectives"), m_collectives);

    auto* content = new QWidget(this);
    auto* head = new QVBoxLayout;
    head->setContentsMargins(10, 10, 10, 4);
    head->addWidget(m_sentence);
    head->addWidget(m_note);
    auto* inner = new QVBoxLayout(content);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(head);
    inner->addWidget(m_tabs, 1);
    auto* empty = new EmptyState(QStringLiteral("compare"), tr("Nothing to compare"),
        tr("Choose two runs to see what a change of the fabric or the settings did."), this);
    m_stack = new ViewStack(content, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
}

DataTable* CompareTable::addTable(const QString& id, const QString& title, FiguresModel*& model)
{
    auto* table = new DataTable;
    table->setObjectName(id);
    table->setAccessibleName(title);
    table->setFrameShape(QFrame::NoFrame);
    model = new FiguresModel(table);
    table->setModel(model);
    table->sortByColumn(-1, Qt::AscendingOrder);
    m_tabs->addTab(table, title);
    return table;
}

void CompareTable::addPage(QWidget* page, const QString& title)
{
    m_tabs->addTab(page, title);
}

void CompareTable::setRuns(RunViewPtr a, RunViewPtr b)
{
    m_a = std::move(a);
    m_b = std::move(b);
    const bool both = m_a != nullptr && m_b != nullptr;
    m_stack->setEmpty(!both);
    if (!both) {
        m_figures->clear();
        m_collectives->clear();
        return;
    }
    m_sentence->setText(comparisonSentence(*m_a, *m_b));
    QStringList partial;
    for (const RunViewPtr& run : { m_a, m_b }) {
        if (!run->run->complete())
            partial.append(tr("%1 is partial: its figures cover what was simulated.").arg(run->name));
    }
    m_note->setText(partial.join(' '));
    m_note->setVisible(!partial.isEmpty());
    fillFigures();
    fillCollectives();
}

void CompareTable::fillFigures()
{
    const auto pairs = std::make_shared<const std::vector<FigurePair>>(compareFigures(*m_a, *m_b));
    m_figures->setColumns(
        {
            { tr("Figure"), {}, false, [pairs](std::size_t row) { return wordFigure((*pairs)[row].name); } },
            { m_a->name, {}, true,
                [pairs](std::size_t row) { return valueFigure((*pairs)[row].a, (*pairs)[row].unit); } },
            { m_b->name, {}, true,
                [pairs](std::size_t row) { return valueFigure((*pairs)[row].b, (*pairs)[row].unit); } },
            { tr("Δ"), tr("%1 − %2").arg(m_b->name, m_a->name), true,
                [pairs](
                    std::size_t row) { return deltaFigure((*pairs)[row].a, (*pairs)[row].b, (*pairs)[row].unit); } },
            { tr("Change"), tr("Δ ÷ %1").arg(m_a->name), true,
                [pairs](std::size_t row) { return changeFigure((*pairs)[row].a, (*pairs)[row].b); } },
        },
        pairs->size());
    m_figuresTable->fitColumns();
}

void CompareTable::fillCollectives()
{
    const auto pairs = std::make_shared<const std::vector<CollectivePair>>(matchCollectives(*m_a->run, *m_b->run));
    const auto duration = [](const simulation::RunPtr& run, std::optional<std::size_t> at) -> std::optional<double> {
        if (!at)
            return {};
        const analysis::CollectiveFigures figures = analysis::collectiveFigures(run->collectives[*at]);
        return figures.complete ? std::optional(static_cast<double>(figures.duration.ns())) : std::nullopt;
    };
    const simulation::RunPtr a = m_a->run;
    const simulation::RunPtr b = m_b->run;
    const auto inA = [pairs, a, duration](std::size_t row) { return duration(a, (*pairs)[row].a); };
    const auto inB = [pairs, b, duration](std::size_t row) { return duration(b, (*pairs)[row].b); };
    const auto record = [pairs, a, b](std::size_t row) -> const simulation::CollectiveRecord& {
        const CollectivePair& pair = (*pairs)[row];
        return pair.a ? a->collectives[*pair.a] : b->collectives[*pair.b];
    };
    const auto group
        = [pairs, a, b, record](std::size_t row) { return groupName((*pairs)[row].a ? *a : *b, record(row).group); };
    m_collectives->setColumns(
        {
            { tr("Collective"), {}, false,
                [record](std::size_t row) {
                    const std::string_view name = trace::toString(record(row).type);
                    return wordFigure(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
                } },
            { tr("Group"), {}, false, [group](std::size_t row) { return wordFigure(group(row)); } },
            { tr("No."), tr("Among those of the same pattern and group"), true,
                [pairs](std::size_t row) { return countFigure((*pairs)[row].order + 1); } },
            { m_a->name, {}, true, [inA](std::size_t row) { return valueFigure(inA(row), FigureUnit::Time); } },
            { m_b->name, {}, true, [inB](std::size_t row) { return valueFigure(inB(row), FigureUnit::Time); } },
            { tr("Δ"), tr("%1 − %2").arg(m_b->name, m_a->name), true,
                [inA, inB](std::size_t row) { return deltaFigure(inA(row), inB(row), FigureUnit::Time); } },
            { tr("Change"), tr("Δ ÷ %1").arg(m_a->name), true,
                [inA, inB](std::size_t row) { return changeFigure(inA(row), inB(row)); } },
        },
        pairs->size());
    m_collectivesTable->fitColumns();
}

} // namespace weft::widgets

#include "moc_compare_table.cpp"
