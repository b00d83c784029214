// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/contents_panel.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/views/data_table.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

ContentsPanel::ContentsPanel(ScheduleStepper* stepper, QWidget* parent)
    : QWidget(parent)
    , m_stepper(stepper)
    , m_model(new ContentsModel(this))
    , m_table(new DataTable(this))
    , m_rank(new CountBox(this))
    , m_when(new QLabel(this))
    , m_why(new QLabel(this))
{
    m_table->setObjectName(QStringLiteral("scheduleContents"));
    m_table->setAccessibleName(tr("Contents of the selected rank"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setResizeContentsPrecision(0); // of what is in sight, since it is asked often
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &ContentsPanel::widen);
    m_rank->setObjectName(QStringLiteral("scheduleRank"));
    m_rank->setAccessibleName(tr("Rank whose buffers are shown"));
    m_why->setWordWrap(true);
    m_why->setAlignment(Qt::AlignCenter);
    m_why->setForegroundRole(QPalette::PlaceholderText);
    m_table->viewport()->installEventFilter(this);
    auto* label = new QLabel(tr("&Rank"), this);
    label->setBuddy(m_rank);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 4);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_rank);
    row->addWidget(m_when, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    column->addWidget(m_why, 1);
    connect(m_rank, &QSpinBox::valueChanged, this, [this](int rank) {
        show();
        emit rankChosen(static_cast<std::uint32_t>(rank));
    });
    connect(stepper, &ScheduleStepper::levelChanged, this, &ContentsPanel::show);
    setReplay(nullptr);
}

void ContentsPanel::setReplay(std::shared_ptr<collective::Replay> replay, const QString& why)
{
    const bool has = replay != nullptr;
    const QSignalBlocker block(m_rank);
    m_rank->setRange(0, has ? static_cast<int>(replay->schedule().rankCount()) - 1 : 0);
    m_model->setReplay(std::move(replay));
    m_rank->setEnabled(has);
    m_table->setVisible(has);
    m_why->setVisible(!has);
    m_why->setText(why);
    show();
    if (has)
        m_table->resizeColumnsToContents();
    for (std::size_t column = 0; column < m_given.size(); ++column)
        m_given[column] = m_table->columnWidth(static_cast<int>(column));
    widen();
}

// Larger numbers and longer lists get the room that they need, and columns do not flutter from level to level. What
// hands have arranged stays.
void ContentsPanel::widen()
{
    if (!m_table->isVisible())
        return;
    const QAbstractItemView& view = *m_table;
    int room = m_table->viewport()->width();
    for (int column = 0; column + 1 < m_model->columnCount(); ++column) {
        // No more than leaves something for the others.
        const int wanted = std::min(
            std::max(m_table->horizontalHeader()->sectionSizeHint(column), view.sizeHintForColumn(column)), room / 2);
        int& given = m_given[static_cast<std::size_t>(column)];
        if (m_table->columnWidth(column) == given && wanted > given) {
            given = wanted;
            m_table->setColumnWidth(column, wanted);
        }
        room = std::max(0, room - m_table->columnWidth(column));
    }
}

// More rows may be in sight now.
bool ContentsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize || event->type() == QEvent::Show)
        QMetaObject::invokeMethod(this, &ContentsPanel::widen, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

void ContentsPanel::setRank(std::uint32_t rank)
{
    const QSignalBlocker block(m_rank);
    m_rank->setValue(static_cast<int>(rank));
    show();
}

void ContentsPanel::show()
{
    m_model->setPlace(static_cast<std::uint32_t>(m_rank->value()), m_stepper->level());
    m_when->setText(m_stepper->level() == 0
            ? tr("before the first level")
            : tr("after level %1 of %2").arg(m_stepper->level()).arg(m_stepper->levels()));
    if (const int changed = m_model->firstChanged(); changed >= 0)
        m_table->scrollTo(m_model->index(changed, 0));
    widen();
}

} // namespace weft::widgets

#include "moc_contents_panel.cpp"
