// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/window/shortcuts_dialog.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/retelling.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace weft::gui {

namespace {

constexpr int kIdRole = Qt::UserRole;

QString keysText(const QAction* action)
{
    QStringList texts;
    for (const QKeySequence& key : action->shortcuts())
        texts.append(key.toString(QKeySequence::NativeText));
    return texts.join(QStringLiteral("  "));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(widgets::CommandRegistry* commands, QWidget* parent)
    : QDialog(parent)
    , m_commands(commands)
    , m_filter(new QLineEdit(this))
    , m_tree(new QTreeWidget(this))
    , m_edit(new QKeySequenceEdit(this))
    , m_conflict(new QLabel(this))
{
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Keyboard shortcuts"));
    resize(620, 640);
    m_filter->setPlaceholderText(tr("Filter commands"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter commands"));
    m_tree->setObjectName(QStringLiteral("shortcutsTree"));
    m_tree->setAccessibleName(tr("Commands and their keys"));
    m_tree->setHeaderLabels({ tr("Command"), tr("Keys") });
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_edit->setAccessibleName(tr("New keys for the selected command"));
    m_conflict->setWordWrap(true);
    auto* set = new QPushButton(tr("&Set"), this);
    auto* clear = new QPushButton(tr("&No key"), this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults, this);
    auto* row = new QHBoxLayout;
    row->addWidget(new QLabel(tr("Keys:"), this));
    row->addWidget(m_edit, 1);
    row->addWidget(set);
    row->addWidget(clear);
    auto* column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(m_tree, 1);
    column->addLayout(row);
    column->addWidget(m_conflict);
    column->addWidget(buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &ShortcutsDialog::filter);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &ShortcutsDialog::showCurrent);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, [this](const QKeySequence& key) {
        const QTreeWidgetItem* item = m_tree->currentItem();
        if (item == nullptr || key.isEmpty()) {
            m_conflict->clear();
            return;
        }
        const QStringList others = m_commands->conflicts(item->data(0, kIdRole).toString(), key);
        m_conflict->setText(others.isEmpty() ? QString() : tr("Already used by: %1").arg(widgets::joined(others)));
    });
    connect(set, &QPushButton::clicked, this, &ShortcutsDialog::assign);
    connect(clear, &QPushButton::clicked, this, [this] {
        m_edit->clear();
        assign();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, this, [this] {
        for (const auto& entry : m_commands->entries())
            m_commands->setShortcuts(entry.info.id, entry.info.shortcuts);
        emit resetRequested();
        fill();
    });
    fill();
    // The field within the field of keys takes it out of the chain in this Qt.
    setTabOrder(m_tree, m_edit);
    setTabOrder(m_edit, set);
    m_filter->setFocus();
}

void ShortcutsDialog::fill()
{
    m_tree->clear();
    std::map<QString, QTreeWidgetItem*> groups;
    for (const auto& entry : m_commands->entries()) {
        QTreeWidgetItem*& group = groups[entry.info.group];
        if (group == nullptr) {
            group = new QTreeWidgetItem(m_tree, { entry.info.group });
            group->setFlags(Qt::ItemIsEnabled);
            QFont bold = m_tree->font();
            bold.setBold(true);
            group->setFont(0, bold);
            group->setExpanded(true);
        }
        auto* item
            = new QTreeWidgetItem(group, { widgets::withoutMnemonic(entry.action->text()), keysText(entry.action) });
        item->setData(0, kIdRole, entry.info.id);
        item->setIcon(0, entry.action->icon());
        item->setToolTip(0, entry.info.tip);
    }
    filter(m_filter->text());
}

void ShortcutsDialog::filter(const QString& text)
{
    for (int g = 0; g < m_tree->topLevelItemCount(); ++g) {
        QTreeWidgetItem* group = m_tree->topLevelItem(g);
        bool any = false;
        for (int i = 0; i < group->childCount(); ++i) {
            QTreeWidgetItem* item = group->child(i);
            const bool fits = item->text(0).contains(text, Qt::CaseInsensitive)
                || item->text(1).contains(text, Qt::CaseInsensitive)
                || group->text(0).contains(text, Qt::CaseInsensitive);
            item->setHidden(!fits);
            any = any || fits;
        }
        group->setHidden(!any);
    }
}

void ShortcutsDialog::showCurrent()
{
    const QTreeWidgetItem* item = m_tree->currentItem();
    const QAction* action = item == nullptr ? nullptr : m_commands->action(item->data(0, kIdRole).toString());
    m_edit->setEnabled(action != nullptr);
    m_edit->setKeySequence(action == nullptr ? QKeySequence() : action->shortcut());
    m_conflict->clear();
}

void ShortcutsDialog::assign()
{
    QTreeWidgetItem* item = m_tree->currentItem();
    if (item == nullptr || item->parent() == nullptr)
        return;
    const QString id = item->data(0, kIdRole).toString();
    QList<QKeySequence> keys;
    if (!m_edit->keySequence().isEmpty())
        keys.append(m_edit->keySequence());
    m_commands->setShortcuts(id, keys);
    item->setText(1, keysText(m_commands->action(id)));
    emit shortcutChanged(id, keys);
}

} // namespace weft::gui

#include "moc_shortcuts_dialog.cpp"
