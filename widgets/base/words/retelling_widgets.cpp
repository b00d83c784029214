// SPDX-License-Identifier: GPL-3.0-or-later
// Where widgets, commands, lists and tabs show their texts.
#include "widgets/base/words/retelling.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QEvent>
#include <QLineEdit>
#include <QMetaObject>
#include <QPlainTextEdit>
#include <QPointer>
#include <QSignalBlocker>
#include <QTabBar>
#include <QTextEdit>

#include <array>
#include <functional>
#include <set>
#include <utility>
#include <vector>

namespace weft::widgets {

namespace {

// What is to be changed, once all is known: buttons take the words of their commands, which must not be told twice.
// Some widgets make their parts anew when they are given another text, as boxes with messages do.
struct Change {
    QPointer<QObject> of;
    std::function<void()> make;
};
using Changes = std::vector<Change>;

// A command without a tip of its own shows what Qt makes of its text, and goes on doing so.
bool isOfText(const QObject* object, const char* property, const QString& said)
{
    const auto* action = qobject_cast<const QAction*>(object);
    return action != nullptr && QLatin1String(property) == QLatin1String("toolTip")
        && said == QAction(action->text()).toolTip();
}

// Qt says these once, when it makes the buttons.
void tellDockButtons(QDockWidget* dock, Changes& changes)
{
    struct Button {
        const char* child;
        const char* name;
        const char* description;
    };
    static constexpr std::array kButtons = { Button { "qt_dockwidget_closebutton", "Close", "Closes the dock widget" },
        Button { "qt_dockwidget_floatbutton", "Float", "Undocks and re-attaches the dock widget" } };
    const auto said = [](const char* text) { return QCoreApplication::translate("QDockWidget", text); };
    for (const Button& button : kButtons) {
        auto* widget = dock->findChild<QWidget*>(QLatin1String(button.child), Qt::FindDirectChildrenOnly);
        if (widget == nullptr)
            continue;
        changes.push_back({ widget, [widget, name = said(button.name), description = said(button.description)] {
                               widget->setAccessibleName(name);
                               widget->setAccessibleDescription(description);
                           } });
    }
}

void tellProperties(QObject* object, Changes& changes)
{
    static constexpr std::array kNames { "windowTitle", "title", "toolTip", "statusTip", "whatsThis", "placeholderText",
        "accessibleName", "accessibleDescription", "specialValueText", "prefix", "suffix", "text" };
    const bool isTyped = qobject_cast<QLineEdit*>(object) != nullptr || qobject_cast<QTextEdit*>(object) != nullptr
        || qobject_cast<QPlainTextEdit*>(object) != nullptr;
    for (const char* name : kNames) {
        const QVariant value = object->property(name);
        if (value.userType() != QMetaType::QString || (isTyped && QLatin1String(name) == QLatin1String("text")))
            continue;
        const QString before = value.toString();
        if (isOfText(object, name, before))
            changes.push_back({ object, [object, name] { object->setProperty(name, QString()); } });
        else if (const QString now = retold(before, object, name); now != before)
            changes.push_back({ object, [object, name, now] { object->setProperty(name, now); } });
    }
}

// What buttons say of a command: its text without the mark, which Qt makes of it, unless it was given another one.
void tellIconText(QAction* action, Changes& changes)
{
    const QString before = action->iconText();
    const QString text = action->text();
    const bool isOwn = before != withoutMnemonic(text) && before != QString(text).remove('&'); // "打开(O)"
    changes.push_back({ action,
        [action, now = isOwn ? retold(before, action, "iconText") : QString()] { action->setIconText(now); } });
}

// "item 2.0 1.1 " of the second column in the second row below the third row.
QString placeOf(const QModelIndex& index)
{
    if (!index.isValid())
        return QStringLiteral("item ");
    return placeOf(index.parent()) + QStringLiteral("%1.%2 ").arg(index.row()).arg(index.column());
}

// The items of lists that hold their own texts; other models compute them.
void tellItems(QAbstractItemModel* model, QObject* owner, const QModelIndex& parent, Changes& changes)
{
    const auto change = [&](const QModelIndex& index, int role) {
        const QString before = index.data(role).toString();
        const QString now = retold(before, owner, qPrintable(placeOf(index) + QString::number(role)));
        if (now != before)
            changes.push_back({ model, [model, index, now, role] {
                                   const QSignalBlocker quiet(model); // nobody has edited it
                                   model->setData(index, now, role);
                               } });
    };
    for (int row = 0; row < model->rowCount(parent); ++row) {
        for (int column = 0; column < model->columnCount(parent); ++column) {
            const QModelIndex index = model->index(row, column, parent);
            for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole }) {
                if (index.data(role).userType() == QMetaType::QString)
                    change(index, role);
            }
            if (column == 0 && model->hasChildren(index))
                tellItems(model, owner, index, changes);
        }
    }
    for (int column = 0; !parent.isValid() && column < model->columnCount(); ++column) {
        const QString before = model->headerData(column, Qt::Horizontal).toString();
        if (const QString now = retold(before, owner, qPrintable(QStringLiteral("header %1").arg(column)));
            now != before)
            changes.push_back({ model, [model, column, now] { model->setHeaderData(column, Qt::Horizontal, now); } });
    }
}

void tellTabs(QTabBar* tabs, Changes& changes)
{
    // Qt says these once.
    static constexpr std::array kArrows
        = { std::pair("ScrollLeftButton", "Scroll Left"), std::pair("ScrollRightButton", "Scroll Right") };
    for (const auto& [name, text] : kArrows) {
        if (auto* arrow = tabs->findChild<QWidget*>(QLatin1String(name)))
            arrow->setAccessibleName(QCoreApplication::translate("QTabBar", text));
    }
    for (int i = 0; i < tabs->count(); ++i)
        changes.push_back({ tabs,
            [tabs, i, text = retold(tabs->tabText(i), tabs, qPrintable(QStringLiteral("tab %1").arg(i))),
                tip = retold(tabs->tabToolTip(i), tabs, qPrintable(QStringLiteral("tip of tab %1").arg(i)))] {
                tabs->setTabText(i, text);
                tabs->setTabToolTip(i, tip);
            } });
}

bool holdsTexts(const QAbstractItemModel* model)
{
    static const std::set<QByteArray> kinds { "QStandardItemModel", "QListModel", "QTreeModel", "QTableModel",
        "QStringListModel" };
    return model != nullptr && kinds.contains(model->metaObject()->className());
}

} // namespace

void retell(QObject& root)
{
    QList<QObject*> all = root.findChildren<QObject*>();
    all.prepend(&root);
    Changes changes;
    for (QObject* one : all) {
        if (!one->isWidgetType() && qobject_cast<QAction*>(one) == nullptr)
            continue;
        tellProperties(one, changes);
        if (auto* action = qobject_cast<QAction*>(one))
            tellIconText(action, changes);
        if (auto* view = qobject_cast<QAbstractItemView*>(one); view != nullptr && holdsTexts(view->model()))
            tellItems(view->model(), view, {}, changes);
        else if (auto* box = qobject_cast<QComboBox*>(one); box != nullptr && holdsTexts(box->model()))
            tellItems(box->model(), box, {}, changes);
        else if (auto* tabs = qobject_cast<QTabBar*>(one))
            tellTabs(tabs, changes);
        else if (auto* dock = qobject_cast<QDockWidget*>(one))
            tellDockButtons(dock, changes);
    }
    for (const Change& change : changes) {
        if (change.of != nullptr)
            change.make();
    }
    all = root.findChildren<QObject*>();
    all.prepend(&root);
    for (QObject* one : all) {
        if (auto* widget = qobject_cast<QWidget*>(one)) {
            if (qobject_cast<QComboBox*>(widget) != nullptr) {
                QEvent changed(QEvent::FontChange); // by which it forgets how wide its items were
                QCoreApplication::sendEvent(widget, &changed);
            }
            widget->updateGeometry();
            widget->update();
        }
    }
}

} // namespace weft::widgets
