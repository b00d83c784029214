// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/workload/filter_bar.h"

#include "widgets/base/forms/count_box.h"
#include "widgets/base/forms/quantity_edit.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/workload/widget_names.h"
#include "widgets/workload/workload_text.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <bit>

namespace weft::widgets {

namespace {
constexpr int kTypingPause = 120; // ms
constexpr int kLongestChip = 40; // characters
}

FilterBar::FilterBar(QWidget* parent)
    : QWidget(parent)
{
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingPause);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto* row = new QHBoxLayout;
    addText(row);
    addKinds(row);
    addRank(row);
    addGroup(row);
    addSize(row);
    column->addLayout(row);
    m_chips = new QWidget(this);
    m_chips->setObjectName(QStringLiteral("filterChips"));
    auto* chips = new QHBoxLayout(m_chips);
    chips->setContentsMargins(0, 0, 0, 0);
    chips->addStretch();
    column->addWidget(m_chips);
    setChoices({});
    showFilter();
}

void FilterBar::addText(QHBoxLayout* row)
{
    m_text = new QLineEdit(this);
    m_text->setPlaceholderText(tr("Filter by name"));
    m_text->setClearButtonEnabled(true);
    nameWidget(
        m_text, "filterText", tr("Name contains"), tr("Show the operations whose name contains this, in any case"));
    connect(m_text, &QLineEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_typing, &QTimer::timeout, this, [this] {
        OperationsFilter filter = m_filter;
        filter.text = m_text->text();
        setFilter(filter);
    });
    row->addWidget(m_text, 3);
}

void FilterBar::addKinds(QHBoxLayout* row)
{
    m_kindButton = new QToolButton(this);
    m_kindButton->setText(tr("All types"));
    m_kindButton->setPopupMode(QToolButton::InstantPopup);
    m_kindButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_kindButton->setFocusPolicy(Qt::StrongFocus);
    nameWidget(m_kindButton, "filterTypes", tr("Types"), tr("Show operations of these types only"));
    m_kindMenu = new QMenu(m_kindButton);
    m_kindButton->setMenu(m_kindMenu);
    row->addWidget(m_kindButton);
}

void FilterBar::addRank(QHBoxLayout* row)
{
    m_rank = new CountBox(this);
    m_rank->setSpecialValueText(tr("All ranks"));
    m_rank->setPrefix(tr("Rank ", "before a number"));
    m_rank->setKeyboardTracking(false);
    nameWidget(m_rank, "filterRank", tr("Rank"), tr("Show the operations of one rank only"));
    connect(m_rank, &QSpinBox::valueChanged, this, [this](int value) {
        OperationsFilter filter = m_filter;
        filter.rank.reset();
        if (value >= 0)
            filter.rank = static_cast<std::uint32_t>(value);
        setFilter(filter);
    });
    row->addWidget(m_rank);
}

void FilterBar::addGroup(QHBoxLayout* row)
{
    m_group = new QComboBox(this);
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_group->setMinimumContentsLength(12);
    nameWidget(m_group, "filterGroup", tr("Process group"), tr("Show the collectives of one process group only"));
    connect(m_group, &QComboBox::activated, this, [this](int at) {
        OperationsFilter filter = m_filter;
        filter.group.reset();
        if (at > 0)
            filter.group = m_group->itemData(at).toString();
        setFilter(filter);
    });
    row->addWidget(m_group, 1);
}

void FilterBar::addSize(QHBoxLayout* row)
{
    m_size = new QuantityEdit(Quantity::Bytes, this);
    nameWidget(m_size, "filterSize", tr("Least size in bytes"),
        tr("Show the operations of at least this size: MB is 10^6, MiB is 2^20 bytes"));
    connect(m_size, &QuantityEdit::edited, this, [this](double value) {
        OperationsFilter filter = m_filter;
        filter.minBytes = static_cast<std::uint64_t>(value);
        setFilter(filter);
    });
    m_size->setMinimumWidth(fontMetrics().horizontalAdvance('0') * 12);
    auto* label = new QLabel(tr("&Size ≥", "followed by a number of bytes"), this);
    label->setBuddy(m_size);
    row->addWidget(label);
    row->addWidget(m_size);
}

void FilterBar::setChoices(const FilterChoices& choices)
{
    m_choices = choices;
    const QSignalBlocker quietRank(m_rank);
    m_rank->setRange(-1, std::max(0, static_cast<int>(choices.ranks) - 1));
    m_group->clear();
    m_group->addItem(tr("All groups"));
    for (const QString& group : choices.groups)
        m_group->addItem(groupText(group.toStdString()), group);
    fillKinds();
    showFilter();
}

void FilterBar::fillKinds()
{
    m_kindMenu->clear();
    for (const FilterChoices::Kind& kind : m_choices.kinds) {
        QAction* action = m_kindMenu->addAction(tr("%1 (%2)", "a type of operations and how many there are")
                                                    .arg(kindName(kind.kind), formatCount(kind.count)));
        action->setCheckable(true);
        action->setData(static_cast<unsigned>(kind.kind));
        connect(action, &QAction::triggered, this, [this, bit = 1U << static_cast<unsigned>(kind.kind)](bool on) {
            OperationsFilter filter = m_filter;
            filter.kinds = on ? filter.kinds | bit : filter.kinds & ~bit;
            setFilter(filter);
        });
    }
    m_kindButton->setEnabled(!m_choices.kinds.empty());
}

void FilterBar::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        fillKinds();
        // Like words of ranks and of groups are one in some languages.
        for (int item = 0; item < m_group->count(); ++item)
            m_group->setItemText(
                item, item == 0 ? tr("All groups") : groupText(m_group->itemData(item).toString().toStdString()));
    }
    QWidget::changeEvent(event);
}

void FilterBar::setFilter(const OperationsFilter& filter)
{
    m_typing.stop();
    if (filter == m_filter)
        return;
    m_filter = filter;
    showFilter();
    emit filterChanged(m_filter);
}

QJsonObject FilterBar::saveState() const
{
    QJsonObject state;
    if (!m_filter.text.isEmpty())
        state[QStringLiteral("text")] = m_filter.text;
    if (m_filter.kinds != 0)
        state[QStringLiteral("kinds")] = static_cast<qint64>(m_filter.kinds);
    if (m_filter.rank)
        state[QStringLiteral("rank")] = static_cast<qint64>(*m_filter.rank);
    if (m_filter.group)
        state[QStringLiteral("group")] = *m_filter.group;
    if (m_filter.minBytes > 0)
        state[QStringLiteral("minBytes")] = QString::number(m_filter.minBytes); // beyond 2^53 as well
    return state;
}

void FilterBar::restoreState(const QJsonObject& state)
{
    OperationsFilter filter;
    filter.text = state[QStringLiteral("text")].toString();
    filter.kinds = static_cast<std::uint32_t>(state[QStringLiteral("kinds")].toInteger());
    if (const qint64 rank = state[QStringLiteral("rank")].toInteger(-1); rank >= 0 && rank < m_choices.ranks)
        filter.rank = static_cast<std::uint32_t>(rank);
    if (state[QStringLiteral("group")].isString())
        filter.group = state[QStringLiteral("group")].toString();
    filter.minBytes = state[QStringLiteral("minBytes")].toString().toULongLong();
    setFilter(filter);
}

void FilterBar::clear()
{
    setFilter({});
}

void FilterBar::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

void FilterBar::showFilter()
{
    const QSignalBlocker quietText(m_text);
    const QSignalBlocker quietRank(m_rank);
    if (m_text->text() != m_filter.text)
        m_text->setText(m_filter.text);
    for (QAction* action : m_kindMenu->actions())
        action->setChecked((m_filter.kinds >> action->data().toUInt() & 1U) != 0);
    const int kinds = std::popcount(m_filter.kinds);
    m_kindButton->setText(kinds == 0 ? tr("All types") : tr("%n type(s)", nullptr, kinds));
    m_rank->setValue(m_filter.rank ? static_cast<int>(*m_filter.rank) : -1);
    m_group->setCurrentIndex(m_filter.group ? std::max(0, m_group->findData(*m_filter.group)) : 0);
    m_size->setValue(static_cast<double>(m_filter.minBytes));
    showChips();
}

void FilterBar::addChip(const QString& text, const QString& what, OperationsFilter without)
{
    auto* chip = new QToolButton(m_chips);
    QString shown = text;
    if (shown.size() > kLongestChip)
        shown = shown.left(kLongestChip - 1) + QStringLiteral("…");
    chip->setText(shown.replace('&', QStringLiteral("&&")) + QStringLiteral("  ✕"));
    chip->setToolTip(tr("Remove this filter"));
    chip->setAccessibleName(tr("Remove the filter %1").arg(text));
    chip->setObjectName(QStringLiteral("chip.") + what);
    chip->setFocusPolicy(Qt::StrongFocus);
    // The chip goes with its filter, after its click is over.
    connect(
        chip, &QToolButton::clicked, this, [this, without = std::move(without)] { setFilter(without); },
        Qt::QueuedConnection);
    auto* row = static_cast<QHBoxLayout*>(m_chips->layout());
    row->insertWidget(row->count() - 1, chip);
}

void FilterBar::showChips()
{
    qDeleteAll(m_chips->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly));
    OperationsFilter without = m_filter;
    if (!m_filter.text.isEmpty()) {
        without.text.clear();
        addChip(tr("name: %1").arg(m_filter.text), QStringLiteral("text"), without);
    }
    for (unsigned kind = 0; kind < kOperationKinds; ++kind) {
        if ((m_filter.kinds >> kind & 1U) == 0)
            continue;
        without = m_filter;
        without.kinds &= ~(1U << kind);
        addChip(tr("type: %1").arg(kindName(static_cast<OperationKind>(kind))), QStringLiteral("type%1").arg(kind),
            without);
    }
    without = m_filter;
    if (m_filter.rank) {
        without.rank.reset();
        addChip(tr("rank: %1").arg(*m_filter.rank), QStringLiteral("rank"), without);
    }
    without = m_filter;
    if (m_filter.group) {
        without.group.reset();
        addChip(tr("group: %1").arg(groupText(m_filter.group->toStdString())), QStringLiteral("group"), without);
    }
    without = m_filter;
    if (m_filter.minBytes > 0) {
        without.minBytes = 0;
        addChip(tr("size ≥ %1").arg(formatBytes(m_filter.minBytes)), QStringLiteral("size"), without);
    }
    m_chips->setVisible(!m_filter.isEmpty());
}

} // namespace weft::widgets

#include "moc_filter_bar.cpp"
