// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/schedule/figures_panel.h"

#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/views/data_table.h"
#include "widgets/base/words/quantity_format.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace weft::widgets {

namespace {
constexpr double kDefaultSize = 64.0 * 1024 * 1024;
}

FiguresPanel::FiguresPanel(QWidget* parent)
    : QWidget(parent)
    , m_size(new QuantityEdit(Quantity::Bytes, this))
    , m_model(new FiguresTable(this))
    , m_table(new DataTable(this))
    , m_nccl(new QLabel(this))
{
    m_size->setObjectName(QStringLiteral("scheduleSize"));
    m_size->setAccessibleName(tr("Size of the collective"));
    m_size->setToolTip(tr("The bytes that a rank puts in, as traces count them; of an all-gather its shard"));
    m_size->setValue(kDefaultSize);
    m_table->setObjectName(QStringLiteral("scheduleFigures"));
    m_table->setAccessibleName(tr("Figures of the schedule"));
    m_table->setModel(m_model);
    m_table->setSortingEnabled(false);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setMinimumSectionSize(fontMetrics().horizontalAdvance('0') * 6);
    auto* label = new QLabel(tr("Si&ze"), this);
    label->setBuddy(m_size);
    m_nccl->setObjectName(QStringLiteral("scheduleNcclSize"));
    m_nccl->setForegroundRole(QPalette::PlaceholderText);
    m_nccl->setWordWrap(true);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 4, 6, 4);
    row->setSpacing(6);
    row->addWidget(label);
    row->addWidget(m_size);
    row->addWidget(m_nccl, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_table, 1);
    m_levelsNote
        = new QLabel(tr("Level by level: each level waits for the one before. In a run steps overlap; a simulated "
                        "or synthesized time is shorter."),
            this);
    m_levelsNote->setObjectName(QStringLiteral("scheduleLevelsNote"));
    m_levelsNote->setForegroundRole(QPalette::PlaceholderText);
    m_levelsNote->setWordWrap(true);
    m_levelsNote->setContentsMargins(6, 2, 6, 4);
    column->addWidget(m_levelsNote);
    connect(m_size, &QuantityEdit::edited, this, [this] {
        show();
        emit sizeChanged();
    });
}

Bytes FiguresPanel::commSize() const
{
    return Bytes { static_cast<std::uint64_t>(m_size->value()) };
}

void FiguresPanel::setCommSize(Bytes size)
{
    if (size == commSize())
        return;
    m_size->setValue(static_cast<double>(size.count()));
    show();
    emit sizeChanged();
}

std::uint64_t FiguresPanel::chunkBytes(const collective::Schedule& schedule) const
{
    return schedule.pattern().chunkBytes(commSize()).count();
}

void FiguresPanel::setSchedules(std::vector<Shown> schedules)
{
    m_schedules = std::move(schedules);
    show();
}

void FiguresPanel::show()
{
    std::vector<FiguresTable::Column> columns;
    for (const Shown& shown : m_schedules)
        columns.push_back({ shown.name, shown.figures, chunkBytes(*shown.schedule) });
    m_model->setSchedules(std::move(columns));
    m_nccl->clear();
    m_levelsNote->setVisible(std::any_of(
        m_schedules.begin(), m_schedules.end(), [](const Shown& shown) { return shown.figures.levelsNs.has_value(); }));
    // The names of the figures give way before the figures do.
    if (m_model->columnCount() > 0)
        m_table->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    if (m_schedules.empty())
        return;
    const Bytes nccl = m_schedules.front().schedule->pattern().ncclSize(commSize());
    //: Chakra's comm_size is that of traces; nccl-tests are NVIDIA's benchmarks; %1: a size such as "64 MiB"
    m_nccl->setText(nccl == commSize()
            ? tr("Chakra's comm_size, the same as nccl-tests count")
            : tr("Chakra's comm_size; %1 as nccl-tests count").arg(formatBytes(nccl.count())));
}

} // namespace weft::widgets

#include "moc_figures_panel.cpp"
