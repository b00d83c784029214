// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of every canvas that has a CanvasCursor, for screen readers: a list of rows, or a tree of rows with items.
// The object of a part is made when somebody asks for it, and goes when the canvas has other parts. Rows of very many
// items list the first kMostListed; the cursor leads to all. Qt makes and owns it; interface thread.
#pragma once

#include "widgets/base/canvas/canvas_parts.h"

#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QPointer>

#include <map>

namespace weft::widgets {

class CanvasCursor;

class CanvasAccessible : public QAccessibleWidget {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::CanvasAccessible)

public:
    static constexpr int kMostListed = 4096;

    explicit CanvasAccessible(CanvasCursor* cursor);
    ~CanvasAccessible() override;

    static void install(QWidget* canvas); // in the place of what Qt made of it before it had a cursor
    // The object of a part; null if there is none.
    [[nodiscard]] static QAccessibleInterface* faceOf(const CanvasCursor& cursor, const CanvasPart& part);

    [[nodiscard]] int childCount() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QAccessible::Role role() const override;
    [[nodiscard]] QString text(QAccessible::Text which) const override;

    [[nodiscard]] CanvasCursor* cursor() const; // null: it is gone
    [[nodiscard]] QAccessibleInterface* part(const CanvasPart& part) const;
    void forgetParts();
    void cursorIsGone();
    [[nodiscard]] std::size_t made() const { return m_made.size(); } // objects of parts

private:
    static QAccessibleInterface* make(const QString& className, QObject* object);
    void dropParts();

    QPointer<CanvasCursor> m_cursor;
    mutable std::map<CanvasPart, QAccessible::Id> m_made;
};

} // namespace weft::widgets
