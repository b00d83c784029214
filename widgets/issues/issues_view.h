// SPDX-License-Identifier: GPL-3.0-or-later
// The list of issues: their counts, a filter by severity, the way to the culprit of each, and what can be done about
// it. Interface thread; a child of the window, which gives the issues of each source.
#pragma once

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/views/view.h"
#include "widgets/issues/issues_model.h"

class QComboBox;
class QLabel;

namespace weft::widgets {

class CommandRegistry;
class DataTable;

class IssuesView : public View {
    Q_OBJECT

public:
    explicit IssuesView(QWidget* parent = nullptr);

    // Replaces what this source said before.
    void setIssues(const QString& source, std::vector<Issue> issues);
    [[nodiscard]] IssuesModel* model() const { return m_model; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    // Goes round; activates the row that it comes to.
    void goToNext();
    void goToPrevious();
    void registerCommands(CommandRegistry& commands) override;
    void reset() override; // all issues are shown again
    [[nodiscard]] QJsonObject saveState() const override; // which issues are shown
    void restoreState(const QJsonObject& state) override;

signals:
    void countsChanged(int errors, int warnings);
    // Show what the issue is about: its keys, or else its place.
    void activated(const weft::widgets::Issue& issue);
    void dismissed(const std::vector<weft::widgets::Issue>& issues); // by a person
    void actionRequested(const weft::widgets::Issue& issue, const weft::widgets::IssueAction& action);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* makeContent();
    void refresh();
    void fitRows();
    void activateRow(int row);
    void runAction(int row, std::size_t action);
    void dismissRows(int row); // or, where it is one of several that are selected, all of them
    void showMenu(int row, const QPoint& at);
    [[nodiscard]] bool handleKey(int key);
    void step(int by);

    IssuesModel* m_model;
    DataTable* m_table = nullptr;
    QLabel* m_counts = nullptr;
    QComboBox* m_filter = nullptr;
    ViewStack* m_stack = nullptr;
};

} // namespace weft::widgets
