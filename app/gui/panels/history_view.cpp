// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/history_view.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/words/retelling.h"

#include <QEvent>
#include <QUndoView>
#include <QVBoxLayout>

namespace weft::gui {

HistoryView::HistoryView(QUndoStack* stack, QWidget* parent)
    : View(parent)
    , m_list(new QUndoView(stack, this))
{
    m_list->setObjectName(QStringLiteral("historyList"));
    m_list->setAccessibleName(tr("Steps that can be undone"));
    m_list->setEmptyLabel(tr("As it was opened"));
    m_list->setCleanIcon(widgets::themedIcon(QStringLiteral("save")));
    m_list->setFrameShape(QFrame::NoFrame);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_list);
}

void HistoryView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_list->setEmptyLabel(widgets::retold(m_list->emptyLabel(), this));
    View::changeEvent(event);
}

} // namespace weft::gui

#include "moc_history_view.cpp"
