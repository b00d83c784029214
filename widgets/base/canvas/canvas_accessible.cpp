// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/base/canvas/canvas_accessible.h"

#include "widgets/base/canvas/canvas_cursor.h"

#include <QTimer>
#include <QWindow>

#include <algorithm>
#include <utility>

namespace weft::widgets {

namespace {

class PartFace : public QAccessibleInterface, public QAccessibleActionInterface, public QAccessibleValueInterface {
public:
    PartFace(CanvasCursor* cursor, const CanvasPart& part)
        : m_cursor(cursor)
        , m_part(part)
    {
    }

    [[nodiscard]] const CanvasPart& part() const { return m_part; }
    [[nodiscard]] bool isValid() const override { return m_cursor != nullptr && m_cursor->isThere(m_part); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override
    {
        return m_cursor == nullptr ? nullptr : m_cursor->canvas()->window()->windowHandle();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        if (m_cursor == nullptr)
            return nullptr;
        return m_part.isRow() ? QAccessible::queryAccessibleInterface(m_cursor->canvas()) : other({ m_part.row, -1 });
    }
    [[nodiscard]] int childCount() const override
    {
        return isValid() && m_part.isRow()
            ? std::min(m_cursor->parts().partItems(m_part.row), CanvasAccessible::kMostListed)
            : 0;
    }
    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        return index >= 0 && index < childCount() ? other({ m_part.row, index }) : nullptr;
    }
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        if (!isValid())
            return nullptr;
        const CanvasPart at = m_cursor->parts().partAt(m_cursor->canvas()->mapFromGlobal(QPoint(x, y)));
        return at.row == m_part.row && !at.isRow() && m_part.isRow() ? other(at) : nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        const auto* face = dynamic_cast<const PartFace*>(child);
        return face == nullptr || face->part().row != m_part.row ? -1 : face->part().item;
    }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        if (!isValid())
            return {};
        const PartWords words = m_cursor->parts().partWords(m_part);
        if (which == QAccessible::Name)
            return words.name;
        return which == QAccessible::Description || which == QAccessible::Value ? words.value : QString();
    }
    void setText(QAccessible::Text, const QString&) override { }
    [[nodiscard]] QRect rect() const override
    {
        const QRect inside = isValid() ? m_cursor->parts().partRect(m_part) : QRect();
        return inside.isNull() ? QRect() : QRect(m_cursor->canvas()->mapToGlobal(inside.topLeft()), inside.size());
    }
    [[nodiscard]] QAccessible::Role role() const override
    {
        return isValid() && m_cursor->parts().havePartsItems() ? QAccessible::TreeItem : QAccessible::ListItem;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.invalid = !isValid();
        state.selectable = state.focusable = state.multiSelectable = true;
        if (!isValid())
            return state;
        state.selected = m_cursor->parts().isPartSelected(m_part);
        state.focused = m_cursor->canvas()->hasFocus() && m_cursor->isShown() && m_cursor->part() == m_part;
        state.offscreen = !m_cursor->parts().partRect(m_part).intersects(m_cursor->canvas()->rect());
        state.expandable = state.expanded = childCount() > 0;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        if (type == QAccessible::ValueInterface && number())
            return static_cast<QAccessibleValueInterface*>(this);
        return nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override { return { pressAction(), setFocusAction() }; }
    void doAction(const QString& action) override
    {
        if (!isValid())
            return;
        if (action == pressAction())
            m_cursor->parts().choosePart(m_part, false);
        if (action != setFocusAction())
            return;
        m_cursor->canvas()->setFocus(Qt::OtherFocusReason);
        m_cursor->moveTo(m_part);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString&) const override { return {}; }

    [[nodiscard]] QVariant currentValue() const override { return number().value_or(PartNumber {}).value; }
    void setCurrentValue(const QVariant&) override { }
    [[nodiscard]] QVariant maximumValue() const override { return number().value_or(PartNumber {}).most; }
    [[nodiscard]] QVariant minimumValue() const override { return 0.0; }
    [[nodiscard]] QVariant minimumStepSize() const override { return 0.0; }

private:
    [[nodiscard]] QAccessibleInterface* other(const CanvasPart& part) const
    {
        return CanvasAccessible::faceOf(*m_cursor, part);
    }
    [[nodiscard]] std::optional<PartNumber> number() const
    {
        return isValid() ? m_cursor->parts().partWords(m_part).number : std::nullopt;
    }

    QPointer<CanvasCursor> m_cursor;
    CanvasPart m_part;
};

} // namespace

CanvasAccessible::CanvasAccessible(CanvasCursor* cursor)
    : QAccessibleWidget(cursor->canvas(), QAccessible::List)
    , m_cursor(cursor)
{
    cursor->m_face = this;
}

CanvasAccessible::~CanvasAccessible()
{
    dropParts();
    // Qt keeps one for each class of a canvas that was asked for it while it was constructed; the last one counts.
    if (m_cursor != nullptr && m_cursor->m_face == this)
        m_cursor->m_face = nullptr;
}

void CanvasAccessible::install(QWidget* canvas)
{
    QAccessible::installFactory(&CanvasAccessible::make); // once, however often it is called
    QAccessibleInterface* before = QAccessible::queryAccessibleInterface(canvas);
    if (before != nullptr && dynamic_cast<CanvasAccessible*>(before) == nullptr)
        QAccessible::deleteAccessibleInterface(QAccessible::uniqueId(before));
}

QAccessibleInterface* CanvasAccessible::make(const QString& /*className*/, QObject* object)
{
    auto* cursor = object == nullptr || !object->isWidgetType()
        ? nullptr
        : object->findChild<CanvasCursor*>(QString(), Qt::FindDirectChildrenOnly);
    return cursor == nullptr ? nullptr : new CanvasAccessible(cursor);
}

QAccessibleInterface* CanvasAccessible::faceOf(const CanvasCursor& cursor, const CanvasPart& part)
{
    const auto* canvas = dynamic_cast<CanvasAccessible*>(QAccessible::queryAccessibleInterface(cursor.canvas()));
    return canvas == nullptr ? nullptr : canvas->part(part);
}

QAccessibleInterface* CanvasAccessible::part(const CanvasPart& part) const
{
    if (m_cursor == nullptr || !m_cursor->isThere(part))
        return nullptr;
    auto found = m_made.find(part);
    if (found == m_made.end())
        found = m_made.emplace(part, QAccessible::registerAccessibleInterface(new PartFace(m_cursor, part))).first;
    return QAccessible::accessibleInterface(found->second);
}

void CanvasAccessible::dropParts()
{
    for (const auto& [part, id] : m_made)
        QAccessible::deleteAccessibleInterface(id);
    m_made.clear();
}

// A little later: one of them may be what was just pressed.
void CanvasAccessible::forgetParts()
{
    QTimer::singleShot(0, [gone = std::exchange(m_made, {})] {
        for (const auto& [part, id] : gone)
            QAccessible::deleteAccessibleInterface(id);
    });
    if (!QAccessible::isActive() || object() == nullptr)
        return;
    QAccessibleEvent event(object(), QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

CanvasCursor* CanvasAccessible::cursor() const
{
    return m_cursor;
}

void CanvasAccessible::cursorIsGone()
{
    dropParts();
    m_cursor = nullptr;
}

int CanvasAccessible::childCount() const
{
    return m_cursor == nullptr ? 0 : m_cursor->parts().partRows();
}

QAccessibleInterface* CanvasAccessible::child(int index) const
{
    return index >= 0 && index < childCount() ? part({ index, -1 }) : nullptr;
}

QAccessibleInterface* CanvasAccessible::childAt(int x, int y) const
{
    if (m_cursor == nullptr)
        return nullptr;
    const CanvasPart at = m_cursor->parts().partAt(m_cursor->canvas()->mapFromGlobal(QPoint(x, y)));
    return at.isValid() ? part({ at.row, -1 }) : nullptr;
}

int CanvasAccessible::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* face = dynamic_cast<const PartFace*>(child);
    return face == nullptr || !face->part().isRow() ? -1 : face->part().row;
}

QAccessibleInterface* CanvasAccessible::focusChild() const
{
    return m_cursor != nullptr && m_cursor->canvas()->hasFocus() && m_cursor->isShown() ? part(m_cursor->part())
                                                                                        : nullptr;
}

QAccessible::Role CanvasAccessible::role() const
{
    return m_cursor != nullptr && m_cursor->parts().havePartsItems() ? QAccessible::Tree : QAccessible::List;
}

QString CanvasAccessible::text(QAccessible::Text which) const
{
    const QString text = QAccessibleWidget::text(which);
    if (which != QAccessible::Description)
        return text;
    const QString keys = tr("Control with the arrow keys goes from part to part, Return selects.");
    return text.isEmpty() ? keys : text + ' ' + keys;
}

} // namespace weft::widgets
