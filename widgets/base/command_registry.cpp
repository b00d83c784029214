// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/command_registry.h"

#include "widgets/base/icons.h"

#include <QWidget>

#include <utility>

namespace weft::widgets {

CommandRegistry::CommandRegistry(QWidget* window)
    : QObject(window)
    , m_window(window)
{
}

QAction* CommandRegistry::add(const CommandInfo& info, std::function<void()> run, QWidget* scope)
{
    Q_ASSERT(action(info.id) == nullptr);
    QWidget* owner = scope != nullptr ? scope : m_window;
    auto* fresh = new QAction(info.text, owner);
    fresh->setObjectName(info.id);
    fresh->setCheckable(info.checkable);
    fresh->setShortcuts(info.shortcuts);
    fresh->setShortcutContext(scope != nullptr ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    fresh->setStatusTip(info.tip);
    if (!info.icon.isEmpty())
        fresh->setIcon(themedIcon(info.icon));
    owner->addAction(fresh);
    connect(fresh, &QAction::triggered, this, [run = std::move(run)] { run(); });
    m_entries.push_back({ info, fresh, scope });
    setShortcuts(info.id, info.shortcuts);
    return fresh;
}

QAction* CommandRegistry::action(const QString& id) const
{
    for (const Entry& entry : m_entries) {
        if (entry.info.id == id)
            return entry.action;
    }
    return nullptr;
}

void CommandRegistry::setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts)
{
    QAction* changed = action(id);
    if (changed == nullptr)
        return;
    changed->setShortcuts(shortcuts);
    QString tip = changed->text();
    tip.remove('&');
    if (!shortcuts.isEmpty())
        tip += QStringLiteral(" (") + shortcuts.first().toString(QKeySequence::NativeText) + ')';
    changed->setToolTip(tip);
}

QStringList CommandRegistry::conflicts(const QString& id, const QKeySequence& key) const
{
    QStringList names;
    QWidget* scope = nullptr;
    for (const Entry& entry : m_entries) {
        if (entry.info.id == id)
            scope = entry.scope;
    }
    for (const Entry& entry : m_entries) {
        const bool meet = entry.scope == nullptr || scope == nullptr || entry.scope == scope;
        if (entry.info.id != id && meet && entry.action->shortcuts().contains(key))
            names.append(entry.action->text().remove('&'));
    }
    return names;
}

} // namespace weft::widgets
