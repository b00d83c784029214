// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare_picker.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace weft::gui {

ComparePicker::ComparePicker(QWidget* parent)
    : QWidget(parent)
    , m_a(new QComboBox(this))
    , m_b(new QComboBox(this))
    , m_alignment(new QComboBox(this))
    , m_open(new QToolButton(this))
{
    m_a->setObjectName(QStringLiteral("compareA"));
    m_b->setObjectName(QStringLiteral("compareB"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 8, 4);
    for (const auto& [text, field] : { std::pair(tr("A:"), m_a), std::pair(tr("B:"), m_b) }) {
        auto* label = new QLabel(text, this);
        label->setBuddy(field);
        field->setAccessibleName(field == m_a ? tr("First run of the comparison") : tr("Second run of the comparison"));
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(12);
        row->addWidget(label);
        row->addWidget(field, 1);
        connect(field, &QComboBox::activated, this, &ComparePicker::choose);
    }
    for (QComboBox* field : { m_a, m_b })
        field->setPlaceholderText(tr("Choose a run"));
    m_alignment->setObjectName(QStringLiteral("compareAlignment"));
    m_alignment->setAccessibleName(tr("How the two runs stand on one axis of time"));
    m_alignment->setToolTip(m_alignment->accessibleName());
    m_alignment->addItem(tr("From the start"), int(widgets::Alignment::Start));
    m_alignment->addItem(tr("To the end"), int(widgets::Alignment::End));
    m_alignment->addItem(tr("At the selected operation"), int(widgets::Alignment::Operation));
    m_alignment->addItem(tr("Equally long"), int(widgets::Alignment::Normalised));
    m_alignment->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_alignment->setMinimumContentsLength(10);
    connect(m_alignment, &QComboBox::activated, this,
        [this] { emit alignmentChosen(static_cast<widgets::Alignment>(m_alignment->currentData().toInt())); });
    row->addWidget(m_alignment, 1);
    m_open->setObjectName(QStringLiteral("compareOpen"));
    m_open->setToolButtonStyle(Qt::ToolButtonIconOnly);
    row->addWidget(m_open);
    row->addStretch(1);
    hide();
}

void ComparePicker::setItems(const std::vector<ComparedItem>& items, std::pair<quint64, quint64> ids, bool isChosen)
{
    const bool isPair = items.size() >= 2;
    setVisible(!items.empty());
    if (items.empty())
        return;
    const bool isOffered = isChosen || (ids.first != 0 && ids.second != 0);
    const quint64 first = isOffered ? ids.first : items[items.size() - (isPair ? 2 : 1)].id;
    const quint64 second = isOffered ? ids.second
        : isPair                     ? items.back().id
                                     : 0; // the only one is compared with itself if asked to
    for (const auto& [field, id] : { std::pair(m_a, first), std::pair(m_b, second) }) {
        const QSignalBlocker quiet(field);
        field->clear();
        for (const ComparedItem& item : items) {
            field->addItem(item.run.name, item.id);
            field->setItemData(field->count() - 1, item.path, Qt::ToolTipRole);
        }
        field->setCurrentIndex(field->findData(id));
    }
    m_isDue = !isChosen && isPair; // who compares a run with itself says so
    if (isVisible())
        chooseSoon();
}

void ComparePicker::setAlignment(widgets::Alignment alignment)
{
    m_alignment->setCurrentIndex(m_alignment->findData(int(alignment)));
}

void ComparePicker::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    chooseSoon();
}

// After whatever shows it, or tells it of the runs.
void ComparePicker::chooseSoon()
{
    if (m_isDue)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (isVisible())
                    decide();
            },
            Qt::QueuedConnection);
}

void ComparePicker::decide()
{
    if (m_isDue) {
        m_isDue = false;
        choose();
    }
}

void ComparePicker::choose()
{
    if (m_a->currentIndex() >= 0 && m_b->currentIndex() >= 0)
        emit chosen(m_a->currentData().toULongLong(), m_b->currentData().toULongLong());
}

} // namespace weft::gui

#include "moc_compare_picker.cpp"
