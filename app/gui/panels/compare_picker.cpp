// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/panels/compare_picker.h"

#include "app/gui/workspace/run_list.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <algorithm>

namespace weft::gui {

ComparePicker::ComparePicker(QWidget* parent)
    : QWidget(parent)
    , m_a(new QComboBox(this))
    , m_b(new QComboBox(this))
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
    row->addStretch(1);
    hide();
}

void ComparePicker::setRuns(const std::vector<RunItem>& runs, const RunItem* a, const RunItem* b)
{
    const bool both = a != nullptr && b != nullptr && a != b;
    std::vector<const RunItem*> offered;
    for (const RunItem& run : runs) {
        if (run.hasResult())
            offered.push_back(&run);
    }
    setVisible(offered.size() >= 2);
    if (offered.size() < 2)
        return;
    const quint64 first = both ? a->id : offered[offered.size() - 2]->id;
    const quint64 second = both ? b->id : offered.back()->id;
    for (const auto& [field, id] : { std::pair(m_a, first), std::pair(m_b, second) }) {
        const QSignalBlocker quiet(field);
        field->clear();
        for (const RunItem* run : offered)
            field->addItem(QString::fromStdString(run->entry.name), run->id);
        field->setCurrentIndex(field->findData(id));
    }
    m_isDue = !both;
    if (isVisible())
        chooseSoon();
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
                if (m_isDue && isVisible()) {
                    m_isDue = false;
                    choose();
                }
            },
            Qt::QueuedConnection);
}

void ComparePicker::choose()
{
    if (m_a->currentData() != m_b->currentData())
        emit chosen(m_a->currentData().toULongLong(), m_b->currentData().toULongLong());
}

} // namespace weft::gui

#include "moc_compare_picker.cpp"
