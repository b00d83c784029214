// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues/issues_view.h"

#include "widgets/base/command_registry.h"
#include "widgets/base/data_table.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace weft::widgets {

IssuesView::IssuesView(QWidget* parent)
    : View(parent)
    , m_model(new IssuesModel(this))
{
    setObjectName(QStringLiteral("issuesView"));
    setAccessibleName(tr("Issues"));
    auto* empty = new EmptyState(QStringLiteral("issues-none"), tr("No issues"),
        tr("What is wrong or odd with the topology, the workload, the settings or a run is listed here."), this);
    m_stack = new ViewStack(makeContent(), empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_model, &IssuesModel::countsChanged, this, &IssuesView::countsChanged);
    refresh();
}

QWidget* IssuesView::makeContent()
{
    auto* content = new QWidget(this);
    m_counts = new QLabel(content);
    m_counts->setObjectName(QStringLiteral("issueCounts"));
    m_filter = new QComboBox(content);
    m_filter->setObjectName(QStringLiteral("issueFilter"));
    m_filter->setAccessibleName(tr("Which issues to show"));
    m_filter->addItem(tr("All issues"), IssuesModel::All);
    m_filter->addItem(tr("Errors"), IssuesModel::ErrorsOnly);
    m_filter->addItem(tr("Warnings"), IssuesModel::WarningsOnly);
    connect(m_filter, &QComboBox::currentIndexChanged, this, [this] {
        m_model->setFilter(static_cast<IssuesModel::Filter>(m_filter->currentData().toInt()));
        refresh();
    });
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 8, 4);
    bar->addWidget(m_counts);
    bar->addStretch(1);
    bar->addWidget(m_filter);

    m_table = new DataTable(content);
    m_table->setObjectName(QStringLiteral("issuesTable"));
    m_table->setAccessibleName(tr("Issues"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setModel(m_model);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(IssuesModel::Message, QHeaderView::Stretch);
    for (const int column : { IssuesModel::Place, IssuesModel::Source, IssuesModel::Count })
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_table->installEventFilter(this);
    connect(m_table, &QAbstractItemView::doubleClicked, this,
        [this](const QModelIndex& index) { activateRow(index.row()); });
    connect(m_table, &DataTable::statusMessage, this, &IssuesView::statusMessage);
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    return content;
}

void IssuesView::setIssues(const QString& source, std::vector<Issue> issues)
{
    m_model->setIssues(source, std::move(issues));
    refresh();
}

void IssuesView::refresh()
{
    m_stack->setEmpty(m_model->errors() + m_model->warnings() == 0);
    m_counts->setText(tr("Errors: %1, warnings: %2").arg(m_model->errors()).arg(m_model->warnings()));
    const int letter = fontMetrics().averageCharWidth();
    m_table->setColumnWidth(IssuesModel::Place, letter * 28);
    m_table->setColumnWidth(IssuesModel::Source, letter * 14);
    m_table->setColumnWidth(IssuesModel::Count, letter * 9);
}

void IssuesView::activateRow(int row)
{
    if (row >= 0 && row < m_model->rowCount())
        emit activated(m_model->issue(row));
}

void IssuesView::step(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    const QModelIndex current = m_table->currentIndex();
    const int row = current.isValid() ? (current.row() + by + rows) % rows : (by > 0 ? 0 : rows - 1);
    m_table->setCurrentIndex(m_model->index(row, 0));
    m_table->scrollTo(m_model->index(row, 0));
    activateRow(row);
}

void IssuesView::goToNext()
{
    step(1);
}

void IssuesView::goToPrevious()
{
    step(-1);
}

bool IssuesView::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            activateRow(m_table->currentIndex().row());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void IssuesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_model->refreshColors();
}

void IssuesView::registerCommands(CommandRegistry& commands)
{
    const QString group = tr("Issues");
    commands.add(
        { .id = "issues.next", .text = tr("&Next issue"), .group = group, .shortcuts = { Qt::Key_J } },
        [this] { goToNext(); }, this);
    commands.add(
        { .id = "issues.previous", .text = tr("&Previous issue"), .group = group, .shortcuts = { Qt::Key_K } },
        [this] { goToPrevious(); }, this);
}

} // namespace weft::widgets
