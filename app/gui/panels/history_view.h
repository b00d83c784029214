// SPDX-License-Identifier: GPL-3.0-or-later
// Every step that can be undone, and the way back to any of them by a click. Interface thread; the stack outlives it.
#pragma once

#include "widgets/base/views/view.h"

class QUndoStack;
class QUndoView;

namespace weft::gui {

class HistoryView : public widgets::View {
    Q_OBJECT

public:
    explicit HistoryView(QUndoStack* stack, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    QUndoView* m_list;
};

} // namespace weft::gui
