// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/settings/form_section.h"

#include "widgets/base/looks/icons.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace weft::widgets {

FormSection::FormSection(const QString& id, const QString& title, const QString& note, QWidget* parent)
    : QWidget(parent)
    , m_heading(new QToolButton(this))
    , m_body(new QWidget(this))
    , m_form(new QFormLayout(m_body))
{
    setObjectName(QStringLiteral("section.") + id);
    m_heading->setObjectName(QStringLiteral("heading.") + id);
    m_heading->setText(title);
    m_heading->setAccessibleName(title);
    m_heading->setCheckable(true);
    m_heading->setAutoRaise(true);
    m_heading->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_heading->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_heading->setFocusPolicy(Qt::TabFocus);
    QFont bold = m_heading->font();
    bold.setBold(true);
    m_heading->setFont(bold);
    connect(m_heading, &QToolButton::toggled, this, &FormSection::setExpanded);

    m_form->setContentsMargins(12, 2, 4, 10);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setLabelAlignment(Qt::AlignLeading);
    m_form->setRowWrapPolicy(QFormLayout::WrapLongRows); // a narrow form stacks
    if (!note.isEmpty()) {
        auto* words = new QLabel(note, m_body);
        words->setWordWrap(true);
        words->setForegroundRole(QPalette::PlaceholderText);
        m_form->addRow(words);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_heading);
    column->addWidget(m_body);
    setExpanded(false);
}

void FormSection::addRow(const QString& label, QWidget* field, const QString& help)
{
    auto* name = new QLabel(label, m_body);
    name->setToolTip(help);
    name->setWhatsThis(help);
    name->setBuddy(field);
    m_form->addRow(name, field);
}

void FormSection::addWide(QWidget* widget)
{
    m_form->addRow(widget);
}

void FormSection::setExpanded(bool expanded)
{
    m_heading->setChecked(expanded);
    m_body->setVisible(expanded);
    showArrow();
}

// An icon: Qt leaves the arrow of a button at its left end, far from a title that is read from the right.
void FormSection::showArrow()
{
    const char* name = isExpanded() ? "arrow-down" : isRightToLeft() ? "arrow-left" : "arrow-right";
    m_heading->setIcon(themedIcon(QString::fromLatin1(name)));
}

void FormSection::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        showArrow();
    QWidget::changeEvent(event);
}

bool FormSection::isExpanded() const
{
    return m_heading->isChecked();
}

} // namespace weft::widgets

#include "moc_form_section.cpp"
