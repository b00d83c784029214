// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/issues/issues_view.h"

#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/joined.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {

const QString kShown = QStringLiteral("shown");
constexpr int kBarPad = 2; // px above and below the counts

} // namespace

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
    fitRows();
}

// However low the dock is, a few rows can be read; nothing moves when the first of them come.
void IssuesView::fitRows()
{
    constexpr int kFewestRows = 3;
    const int bar = std::max(m_filter->sizeHint().height(), m_counts->sizeHint().height()) + 2 * kBarPad;
    const int rows = m_table->horizontalHeader()->sizeHint().height()
        + kFewestRows * m_table->verticalHeader()->defaultSectionSize();
    setMinimumHeight(bar + rows);
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
    bar->setContentsMargins(8, kBarPad, 8, kBarPad);
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
    for (const int column : { IssuesModel::Place, IssuesModel::Source, IssuesModel::Action, IssuesModel::Count })
        m_table->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Interactive);
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& index) {
        if (m_model->isFold(index.row()))
            m_model->setOpen(index.row(), !m_model->isOpen(index.row()));
        else if (index.column() != IssuesModel::Action || m_model->issue(index.row()).actions.empty())
            activateRow(index.row());
    });
    connect(m_table, &QAbstractItemView::clicked, this, [this](const QModelIndex& index) {
        if (index.column() == IssuesModel::Action)
            runAction(index.row(), 0);
    });
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
    QStringList counts;
    if (m_model->errors() > 0)
        counts << tr("%n error(s)", nullptr, m_model->errors());
    if (m_model->warnings() > 0)
        counts << tr("%n warning(s)", nullptr, m_model->warnings());
    m_counts->setText(joined(counts));
    const int letter = fontMetrics().averageCharWidth();
    // As wide as the longest place, and no wider where there is none: the sentence gets the room.
    int place = 0;
    constexpr int kLooked = 200; // rows
    for (int row = 0; row < std::min(m_model->rowCount(), kLooked); ++row)
        place = std::max(place,
            fontMetrics().horizontalAdvance(m_model->index(row, IssuesModel::Place).data().toString()) + 2 * letter);
    m_table->setColumnWidth(IssuesModel::Place, std::clamp(place, letter * 9, letter * 22));
    m_table->setColumnWidth(IssuesModel::Source, letter * 12);
    m_table->setColumnWidth(IssuesModel::Count, letter * 9);
    bool canDo = false;
    for (int row = 0; row < m_model->rowCount() && !canDo; ++row)
        canDo = !m_model->issue(row).actions.empty();
    m_table->setColumnHidden(IssuesModel::Action, !canDo);
    if (canDo)
        m_table->resizeColumnToContents(IssuesModel::Action);
}

void IssuesView::activateRow(int row)
{
    if (row >= 0 && row < m_model->rowCount())
        emit activated(m_model->issue(row));
}

void IssuesView::runAction(int row, std::size_t action)
{
    if (row < 0 || row >= m_model->rowCount() || action >= m_model->issue(row).actions.size())
        return;
    // What is done may replace the issues.
    const Issue issue = m_model->issue(row);
    emit actionRequested(issue, issue.actions[action]);
}

void IssuesView::dismissRows(int row)
{
    std::vector<int> rows;
    for (const QModelIndex& selected : m_table->selectionModel()->selectedRows())
        rows.push_back(selected.row());
    if (std::find(rows.begin(), rows.end(), row) == rows.end())
        rows = { row };
    const std::vector<Issue> gone = m_model->dismiss(rows);
    refresh();
    emit dismissed(gone); // who said it may say the rest again
    if (m_model->rowCount() > 0)
        m_table->setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1), IssuesModel::Message));
}

void IssuesView::showMenu(int row, const QPoint& at)
{
    if (row < 0 || row >= m_model->rowCount())
        return;
    QMenu menu(this);
    menu.setObjectName(QStringLiteral("issueMenu"));
    menu.addAction(tr("&Go to the place"), this, [this, row] { activateRow(row); });
    const std::vector<IssueAction>& actions = m_model->issue(row).actions;
    for (std::size_t action = 0; action < actions.size(); ++action)
        menu.addAction(actions[action].text, this, [this, row, action] { runAction(row, action); });
    menu.addSeparator();
    auto* dismiss = menu.addAction(tr("&Dismiss"), this, [this, row] { dismissRows(row); });
    dismiss->setObjectName(QStringLiteral("dismissIssue"));
    dismiss->setShortcut(Qt::Key_Delete); // which handleKey() takes
    menu.addAction(tr("&Copy"), m_table, &DataTable::copySelection);
    menu.addAction(tr("&Export table as CSV…"), m_table, &DataTable::exportCsv);
    menu.exec(at);
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

bool IssuesView::handleKey(int key)
{
    const int row = m_table->currentIndex().row();
    if (row < 0)
        return key == Qt::Key_Return || key == Qt::Key_Enter;
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateRow(row);
        return true;
    case Qt::Key_Delete:
        dismissRows(row);
        return true;
    case Qt::Key_Space:
        m_model->setOpen(row, !m_model->isOpen(row));
        return true;
    case Qt::Key_Plus:
    case Qt::Key_Right:
        m_model->setOpen(row, true);
        return true;
    case Qt::Key_Minus:
    case Qt::Key_Left: {
        const int fold = m_model->foldOf(row);
        m_model->setOpen(fold, false);
        m_table->setCurrentIndex(m_model->index(fold, IssuesModel::Message));
        return true;
    }
    default:
        return false;
    }
}

bool IssuesView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->modifiers() == Qt::NoModifier || key->modifiers() == Qt::KeypadModifier)
            return handleKey(key->key());
    }
    if (event->type() == QEvent::ContextMenu) {
        const auto* menu = static_cast<QContextMenuEvent*>(event);
        const bool byKey = menu->reason() == QContextMenuEvent::Keyboard;
        const QModelIndex at = byKey ? m_table->currentIndex() : m_table->indexAt(menu->pos());
        showMenu(
            at.row(), byKey ? m_table->viewport()->mapToGlobal(m_table->visualRect(at).center()) : menu->globalPos());
        return true;
    }
    // The arrow of a fold opens at one click, as in a tree.
    if (watched == m_table->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const QPoint pos = static_cast<QMouseEvent*>(event)->position().toPoint();
        const QModelIndex at = m_table->indexAt(pos);
        constexpr int kArrowIcons = 3; // the severity's icon and the arrow
        const QRect cell = m_table->visualRect(at);
        const int width = kArrowIcons * m_table->style()->pixelMetric(QStyle::PM_SmallIconSize);
        const int from = isRightToLeft() ? cell.right() - pos.x() : pos.x() - cell.left();
        if (at.isValid() && at.column() == IssuesModel::Message && from < width && m_model->isFold(at.row()))
            m_model->setOpen(at.row(), !m_model->isOpen(at.row()));
    }
    return QWidget::eventFilter(watched, event);
}

// The style has a say from here on.
void IssuesView::showEvent(QShowEvent* event)
{
    fitRows();
    View::showEvent(event);
}

void IssuesView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        m_model->refreshColors();
    if (event->type() == QEvent::LanguageChange)
        m_model->sayAgain();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitRows();
}

void IssuesView::reset()
{
    View::reset();
    m_filter->setCurrentIndex(0);
}

QJsonObject IssuesView::saveState() const
{
    QJsonObject state = View::saveState();
    state[kShown] = m_filter->currentData().toInt();
    return state;
}

void IssuesView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    if (const int index = m_filter->findData(state[kShown].toInt(IssuesModel::All)); index >= 0)
        m_filter->setCurrentIndex(index);
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
    commands.explain({ QStringLiteral("issues.next"), QStringLiteral("issues.previous") },
        [this] { return m_model->rowCount() == 0 ? tr("There are no issues") : QString(); });
}

} // namespace weft::widgets

#include "moc_issues_view.cpp"
