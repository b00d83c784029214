// SPDX-License-Identifier: GPL-3.0-or-later
// The stages and kernels of the picture for people who do not see it: a list whose items say what they are, and can be
// selected. Interface thread; Qt makes and owns the list, which owns its items.
#pragma once

#include <QAccessibleWidget>

#include <map>

namespace weft::widgets {

class StageCanvas;

class StageList : public QAccessibleWidget {
public:
    explicit StageList(StageCanvas* canvas);
    ~StageList() override;

    // For QAccessible::installFactory(); null of any other object.
    static QAccessibleInterface* make(const QString& className, QObject* object);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;

private:
    [[nodiscard]] StageCanvas* canvas() const;

    mutable std::map<QString, QAccessible::Id> m_items;
};

} // namespace weft::widgets
