// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/stage_accessible.h"

#include "widgets/programs/stage_canvas.h"

#include <QPointer>
#include <QWindow>

namespace weft::widgets {

namespace {

class StageItem : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    StageItem(StageCanvas* canvas, const QString& name)
        : m_canvas(canvas)
        , m_name(name)
    {
    }

    [[nodiscard]] const QString& name() const { return m_name; }
    [[nodiscard]] bool isValid() const override { return m_canvas != nullptr && m_canvas->names().contains(m_name); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override
    {
        return m_canvas == nullptr ? nullptr : m_canvas->window()->windowHandle();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(m_canvas);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return isValid() && which == QAccessible::Name ? m_canvas->describe(m_name) : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        const QRect inside = isValid() ? m_canvas->rectOf(m_name) : QRect();
        return { m_canvas == nullptr ? QPoint() : m_canvas->mapToGlobal(inside.topLeft()), inside.size() };
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::ListItem; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.selectable = state.focusable = state.multiSelectable = true;
        state.selected = isValid() && m_canvas->selected().contains(m_name);
        state.focused = isValid() && m_canvas->hasFocus() && m_canvas->current() == m_name;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override { return { pressAction() }; }
    void doAction(const QString& action) override
    {
        if (action == pressAction() && isValid())
            emit m_canvas->selectionRequested({ m_name });
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

private:
    QPointer<StageCanvas> m_canvas;
    QString m_name;
};

} // namespace

StageList::StageList(StageCanvas* canvas)
    : QAccessibleWidget(canvas, QAccessible::List)
{
}

StageList::~StageList()
{
    for (const auto& [name, id] : m_items)
        QAccessible::deleteAccessibleInterface(id);
}

QAccessibleInterface* StageList::make(const QString&, QObject* object)
{
    auto* canvas = qobject_cast<StageCanvas*>(object);
    return canvas == nullptr ? nullptr : new StageList(canvas);
}

StageCanvas* StageList::canvas() const
{
    return static_cast<StageCanvas*>(object());
}

int StageList::childCount() const
{
    return canvas() == nullptr ? 0 : static_cast<int>(canvas()->names().size());
}

QAccessibleInterface* StageList::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const QString name = canvas()->names().at(index);
    auto found = m_items.find(name);
    if (found == m_items.end())
        found = m_items.emplace(name, QAccessible::registerAccessibleInterface(new StageItem(canvas(), name))).first;
    return QAccessible::accessibleInterface(found->second);
}

QAccessibleInterface* StageList::childAt(int x, int y) const
{
    return canvas() == nullptr
        ? nullptr
        : child(static_cast<int>(canvas()->names().indexOf(canvas()->at(canvas()->mapFromGlobal(QPoint(x, y))))));
}

int StageList::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* item = dynamic_cast<const StageItem*>(child);
    return item == nullptr || canvas() == nullptr ? -1 : static_cast<int>(canvas()->names().indexOf(item->name()));
}

QAccessibleInterface* StageList::focusChild() const
{
    if (canvas() == nullptr || !canvas()->hasFocus())
        return nullptr;
    return child(static_cast<int>(canvas()->names().indexOf(canvas()->current())));
}

} // namespace weft::widgets
