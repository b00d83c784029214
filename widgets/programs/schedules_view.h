// SPDX-License-Identifier: GPL-3.0-or-later
// All schedules of the program as one tree of steps, each with its time on the fabric that is open, as a bar against
// the program as it stands, and whether it computes the same. Choosing a step goes back, or on, to it. Interface
// thread; the session outlives it.
#pragma once

#include "widgets/base/views/view.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace weft::widgets {

class EmptyState;
class MachineBar;
class ProgramSession;
class TuningPanel;
class ViewStack;
class WordsBox;

class SchedulesView : public View {
    Q_OBJECT

public:
    SchedulesView(ProgramSession* session, QWidget* parent = nullptr);

    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    [[nodiscard]] QTreeWidget* tree() const { return m_tree; }
    [[nodiscard]] TuningPanel* tuning() const { return m_tuning; }
    [[nodiscard]] MachineBar* machine() const { return m_machine; }
    [[nodiscard]] QString verdictText() const;
    void reset() override;
    void registerCommands(CommandRegistry& commands) override;
    [[nodiscard]] QJsonObject saveState() const override; // what is looked at, if that was after the project was saved
    void restoreState(const QJsonObject& state) override;

    enum Column { StepColumn, TimeColumn, GainColumn, VerdictColumn, kColumns };
    // Of what the bar of a row is painted; the baseline has 1.
    static constexpr int kShareRole = Qt::UserRole + 1;

signals:
    void fabricRequested(std::uint32_t ranks); // there is none to run on

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showTree();
    void showFigures();
    void showVerdict();
    void shareWidth();
    void chooseRow(QTreeWidgetItem* item);
    [[nodiscard]] QString table() const;

    ProgramSession* m_session;
    MachineBar* m_machine;
    QTreeWidget* m_tree;
    QLabel* m_notice;
    QPushButton* m_makeFabric;
    WordsBox* m_verdict;
    TuningPanel* m_tuning;
    EmptyState* m_empty;
    ViewStack* m_stack = nullptr;
    std::vector<QTreeWidgetItem*> m_items; // by node
    int m_gainWidth = 0; // as it was set here
    bool m_isFilling = false;
};

} // namespace weft::widgets
