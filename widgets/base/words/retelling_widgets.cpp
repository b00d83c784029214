// SPDX-License-Identifier: GPL-3.0-or-later
// Where widgets, commands, lists and tabs show their texts.
#include "widgets/base/words/retelling.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QLineEdit>
#include <QMetaObject>
#include <QPlainTextEdit>
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
using Changes = std::vector<std::function<void()>>;

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
        if (const QString now = retold(before, object, name); now != before)
            changes.emplace_back([object, name, now] { object->setProperty(name, now); });
    }
}

// What buttons say of a command: its text without the mark, which Qt makes of it, unless it was given another one.
void tellIconText(QAction* action, Changes& changes)
{
    const QString before = action->iconText();
    const QString text = action->text();
    const bool isOwn = before != withoutMnemonic(text) && before != QString(text).remove('&'); // "打开(O)"
    changes.emplace_back(
        [action, now = isOwn ? retold(before, action, "iconText") : QString()] { action->setIconText(now); });
}

// The items of lists that hold their own texts; other models compute them.
void tellItems(QAbstractItemModel* model, const QObject* owner, const QModelIndex& parent, Changes& changes)
{
    const auto change = [&](const QModelIndex& index, int role) {
        const QString before = index.data(role).toString();
        const QString now = retold(before, owner);
        if (now != before)
            changes.emplace_back([model, index, now, role] {
                const QSignalBlocker quiet(model); // nobody has edited it
                model->setData(index, now, role);
            });
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
        if (const QString now = retold(before, owner); now != before)
            changes.emplace_back([model, column, now] { model->setHeaderData(column, Qt::Horizontal, now); });
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
        changes.emplace_back(
            [tabs, i, text = retold(tabs->tabText(i), tabs, qPrintable(QStringLiteral("tab %1").arg(i))),
                tip = retold(tabs->tabToolTip(i), tabs)] {
                tabs->setTabText(i, text);
                tabs->setTabToolTip(i, tip);
            });
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
    }
    for (const std::function<void()>& change : changes)
        change();
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
