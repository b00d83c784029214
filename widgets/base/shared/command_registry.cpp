// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/shared/command_registry.h"

#include "widgets/base/looks/icons.h"
#include "widgets/base/words/retelling.h"

#include <QWidget>

#include <utility>

namespace weft::widgets {

namespace {

constexpr const char* kWhyNot = "whyNot";
constexpr const char* kTip = "tip";

// The name with its key, the sentence about it, and why it does not run now.
void updateToolTip(QAction* action)
{
    QString name = withoutMnemonic(action->text());
    if (!action->shortcut().isEmpty())
        name += QStringLiteral(" (") + action->shortcut().toString(QKeySequence::NativeText) + ')';
    QStringList lines { name };
    for (const QString& line : { action->property(kTip).toString(), whyDisabled(action) }) {
        if (!line.isEmpty())
            lines << line;
    }
    action->setToolTip(lines.join('\n'));
}

} // namespace

void enableCommand(QAction* action, bool enabled, const QString& whyNot)
{
    action->setEnabled(enabled);
    action->setProperty(kWhyNot, enabled ? QString() : whyNot);
    action->setStatusTip(enabled ? action->property(kTip).toString() : whyNot);
    updateToolTip(action);
}

QString whyDisabled(const QAction* action)
{
    return action->isEnabled() ? QString() : action->property(kWhyNot).toString();
}

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
    const bool inView = scope != nullptr && !info.everywhere;
    fresh->setShortcutContext(inView ? Qt::WidgetWithChildrenShortcut : Qt::WindowShortcut);
    fresh->setStatusTip(info.tip);
    fresh->setProperty(kTip, info.tip);
    if (!info.icon.isEmpty())
        fresh->setIcon(themedIcon(info.icon));
    owner->addAction(fresh);
    connect(fresh, &QAction::triggered, this, [this, id = info.id, run = std::move(run)] { this->run(id, run); });
    m_entries.push_back({ info, fresh, scope, {} });
    setShortcuts(info.id, info.shortcuts);
    return fresh;
}

// What has changed since commands were asked last is seen here at the latest.
void CommandRegistry::run(const QString& id, const std::function<void()>& run)
{
    for (const Entry& entry : m_entries) {
        if (entry.info.id != id || !entry.whyNot)
            continue;
        if (const QString why = whyNot(entry); !why.isEmpty()) {
            enableCommand(entry.action, false, why);
            return;
        }
    }
    run();
}

void CommandRegistry::explain(const QStringList& ids, const std::function<QString()>& whyNot)
{
    for (Entry& entry : m_entries) {
        if (ids.contains(entry.info.id))
            entry.whyNot = whyNot;
    }
}

void CommandRegistry::refresh()
{
    for (const Entry& entry : m_entries) {
        if (!entry.whyNot)
            continue;
        const QString why = whyNot(entry);
        if (entry.action->isEnabled() != why.isEmpty() || whyDisabled(entry.action) != why)
            enableCommand(entry.action, why.isEmpty(), why);
    }
}

void CommandRegistry::sayAgain()
{
    for (Entry& entry : m_entries) {
        const QObject* owner = entry.scope != nullptr ? entry.scope : m_window;
        const std::pair<const char*, QString*> texts[] = { { "command", &entry.info.text },
            { "group", &entry.info.group }, { "tip", &entry.info.tip }, { "section", &entry.info.section } };
        for (const auto& [name, text] : texts)
            *text = retold(*text, entry.action, name);
        entry.action->setProperty(kTip, entry.info.tip);
        const QString why = entry.whyNot ? whyNot(entry) : retold(whyDisabled(entry.action), owner);
        enableCommand(entry.action, entry.action->isEnabled(), why);
    }
}

void CommandRegistry::setText(const QString& id, const QString& text)
{
    for (Entry& entry : m_entries) {
        if (entry.info.id != id)
            continue;
        entry.info.text = text;
        entry.action->setText(text);
        updateToolTip(entry.action);
    }
}

// Whoever explains may have kept the words that it began with.
QString CommandRegistry::whyNot(const Entry& entry) const
{
    const QString why = entry.whyNot();
    return why.isEmpty() ? why : retold(why, entry.scope != nullptr ? entry.scope : m_window);
}

QAction* CommandRegistry::action(const QString& id) const
{
    for (const Entry& entry : m_entries) {
        if (entry.info.id == id)
            return entry.action;
    }
    return nullptr;
}

void CommandRegistry::setSection(const QString& section, const QStringList& ids)
{
    for (Entry& entry : m_entries) {
        if (ids.contains(entry.info.id))
            entry.info.section = section;
    }
}

void CommandRegistry::setShortcuts(const QString& id, const QList<QKeySequence>& shortcuts)
{
    QAction* changed = action(id);
    if (changed == nullptr)
        return;
    changed->setShortcuts(shortcuts);
    updateToolTip(changed);
}

QStringList CommandRegistry::conflicts(const QString& id, const QKeySequence& key) const
{
    QStringList names;
    const auto reach = [](const Entry& entry) { return entry.info.everywhere ? nullptr : entry.scope; };
    QWidget* scope = nullptr;
    for (const Entry& entry : m_entries) {
        if (entry.info.id == id)
            scope = reach(entry);
    }
    for (const Entry& entry : m_entries) {
        const bool meet = reach(entry) == nullptr || scope == nullptr || reach(entry) == scope;
        if (entry.info.id != id && meet && entry.action->shortcuts().contains(key))
            names.append(withoutMnemonic(entry.action->text()));
    }
    return names;
}

} // namespace weft::widgets

#include "moc_command_registry.cpp"
