// SPDX-License-Identifier: GPL-3.0-or-later
// The stages of the schedule that is looked at, and what can be done with those that are selected: a click on a
// transformation makes it the next step of the schedule in the text. Interface thread; the session outlives it.
#pragma once

#include "widgets/base/views/view.h"
#include "widgets/programs/stage_graph.h"

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;

namespace weft::widgets {

class EmptyState;
class ProgramSession;
class StageCanvas;
class ViewStack;

class StagesView : public View {
    Q_OBJECT

public:
    StagesView(ProgramSession* session, QWidget* parent = nullptr);

    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    [[nodiscard]] StageCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] QTreeWidget* steps() const { return m_steps; }
    [[nodiscard]] bool isDrawing() const { return m_drawing != 0; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showProgram();
    void showOffers();
    void take(QTreeWidgetItem* item);
    [[nodiscard]] QString table() const; // the stages as CSV
    [[nodiscard]] QWidget* makeLegend();

    ProgramSession* m_session;
    StageCanvas* m_canvas;
    QLabel* m_title;
    QTreeWidget* m_steps;
    EmptyState* m_empty;
    ViewStack* m_stack = nullptr;
    std::shared_ptr<const program::Program> m_drawn; // what the graph is of, or will be
    std::uint64_t m_drawing = 0; // job
    bool m_isDoubleClick = false; // and its second half is under way
};

} // namespace weft::widgets
