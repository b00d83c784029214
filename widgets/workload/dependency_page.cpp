// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/dependency_page.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/looks/icons.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/dependency_view.h"
#include "widgets/workload/workload_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>

namespace weft::widgets {

namespace {
constexpr int kDeepest = 6;
constexpr qsizetype kLongestName = 60;
}

DependencyPage::DependencyPage(SelectionModel* selection, QWidget* parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_view(new DependencyView(selection, this))
    , m_depth(new CountBox(this))
    , m_message(new QLabel(this))
{
    m_depth->setObjectName(QStringLiteral("dependencyDepth"));
    m_depth->setAccessibleName(tr("Depth in hops"));
    m_depth->setToolTip(tr("How many dependencies away from the selected operation"));
    m_depth->setRange(1, kDeepest);
    m_depth->setValue(2);
    auto* fit = new QToolButton(this);
    fit->setObjectName(QStringLiteral("dependencyFit"));
    fit->setText(tr("Fit"));
    fit->setIcon(themedIcon(QStringLiteral("workload-fit")));
    fit->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    fit->setToolTip(tr("Show the whole drawing (Home)"));
    fit->setFocusPolicy(Qt::StrongFocus);
    m_message->setObjectName(QStringLiteral("dependencyMessage"));
    m_message->setForegroundRole(QPalette::PlaceholderText);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    auto* label = new QLabel(tr("&Depth"), this);
    label->setBuddy(m_depth);
    auto* bar = new QHBoxLayout;
    bar->addWidget(label);
    bar->addWidget(m_depth);
    bar->addWidget(fit);
    bar->addSpacing(8);
    bar->addWidget(m_message, 1);
    auto* empty = new EmptyState(QStringLiteral("workload"), tr("No operation is selected"),
        tr("Select an operation in the table, the timeline or the critical path to see what it waits for and what "
           "waits for it."));
    m_stack = new ViewStack(m_view, empty, this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 8, 8, 8);
    column->addLayout(bar);
    column->addWidget(m_stack, 1);
    connect(m_depth, &QSpinBox::valueChanged, this, &DependencyPage::showSelected);
    connect(fit, &QToolButton::clicked, m_view, &DependencyView::fit);
    connect(m_selection, &SelectionModel::selectionChanged, this, &DependencyPage::showSelected);
    connect(m_view, &DependencyView::chosen, this, [this](OpKey key) { m_selection->selectOperations({ key }); });
}

void DependencyPage::setList(OperationListPtr list)
{
    m_list = std::move(list);
    m_view->showAround(nullptr, {}, 1); // holds no workload that is closed
    m_stack->setEmpty(true);
    showSelected();
}

int DependencyPage::depth() const
{
    return m_depth->value();
}

void DependencyPage::setDepth(int depth)
{
    m_depth->setValue(depth);
}

void DependencyPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    showSelected();
}

// While the page is hidden the selection may change often; it is followed when somebody looks.
void DependencyPage::showSelected()
{
    if (!isVisible())
        return;
    const std::vector<OpKey>& selected = m_selection->selection().operations;
    m_view->showAround(m_list, selected.empty() ? OpKey {} : selected.front(), static_cast<std::uint32_t>(depth()));
    m_stack->setEmpty(m_view->isEmpty());
    showMessage();
}

void DependencyPage::showMessage()
{
    if (m_view->isEmpty()) {
        m_message->clear();
        return;
    }
    const Neighbourhood& found = m_view->neighbourhood();
    const OpKey focus = m_view->focus();
    QString name = toQString(m_list->graph(focus.rank).name(focus.op));
    if (name.size() > kLongestName)
        name = name.left(kLongestName - 1) + QStringLiteral("…");
    QString text = tr("%1 on rank %2: %3 before it, %4 after it", "operations within the depth")
                       .arg(name)
                       .arg(index(focus.rank))
                       .arg(formatCount(found.ancestors), formatCount(found.descendants));
    if (found.isCut)
        text = tr("Only the nearest %1 operations are shown. ").arg(formatCount(DependencyView::kMostNodes)) + text;
    m_message->setText(text);
    m_message->setToolTip(text);
}

} // namespace weft::widgets

#include "moc_dependency_page.cpp"
