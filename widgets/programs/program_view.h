// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the program in its editor, with its name and what was found in it. Makes the session that all views of
// the program share. Interface thread; `document` and `jobs` outlive it.
#pragma once

#include "widgets/base/views/view.h"
#include "widgets/programs/program_session.h"

class QLabel;

namespace weft::widgets {

class EmptyState;
class FindBar;
class ProgramEditor;
class ViewStack;

class ProgramView : public View {
    Q_OBJECT

public:
    // `samples`: the names of the bundled programs.
    ProgramView(ProgramDocument* document, JobRunner* jobs, ProgramSession::Ground ground, const QStringList& samples,
        QWidget* parent = nullptr);

    [[nodiscard]] ProgramSession* session() const { return m_session; }
    [[nodiscard]] ProgramEditor* editor() const { return m_editor; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_empty; }
    [[nodiscard]] std::vector<ViewExport> exports() override;
    void registerCommands(CommandRegistry& commands) override;
    void reset() override;
    void goTo(std::size_t line, std::size_t column); // of the text, from 1

signals:
    void openRequested(); // a file
    void sampleRequested(const QString& name);

private:
    void showState();
    void markPlaces();
    void selectAtCaret();
    void write();
    void format();

    ProgramSession* m_session;
    QStringList m_samples;
    QLabel* m_title;
    ProgramEditor* m_editor;
    FindBar* m_find;
    EmptyState* m_empty;
    ViewStack* m_stack = nullptr;
};

} // namespace weft::widgets
