// SPDX-License-Identifier: GPL-3.0-or-later
// The text of a program in an editor: coloured, numbered and folded, mistakes marked where they are and said below
// their line, types of stages under the pointer, words completed. The document has the text and the history; the editor
// follows it and edits it. Interface thread; session and document outlive it.
#pragma once

#include <Qsci/qsciscintilla.h>

#include "engine/program/syntax/source.h"

#include <string>
#include <utility>
#include <vector>

namespace weft::widgets {

class ProgramLexer;
class ProgramSession;

class ProgramEditor : public QsciScintilla {
    Q_OBJECT

public:
    ProgramEditor(ProgramSession* session, QWidget* parent = nullptr);

    [[nodiscard]] std::size_t caret() const; // bytes
    // Brings a place into sight, with the caret; lines from 1.
    void goTo(std::size_t line, std::size_t column);
    // What is marked as looked at: statements of stages, a step.
    void mark(const std::vector<program::Span>& places);
    // What was sought: all its places, of one length; and the one that is shown. Bytes.
    void markFound(const std::vector<std::size_t>& places, std::size_t size);
    void selectBytes(std::size_t place, std::size_t size);
    [[nodiscard]] std::pair<std::size_t, std::size_t> selection() const; // from, to
    // What is said of the word at a place: its type, or what it is; empty: nothing.
    [[nodiscard]] QString describe(std::size_t at) const;
    void complete(); // the word before the caret
    [[nodiscard]] QStringList completions(const QString& begun) const;

signals:
    void caretMoved();

protected:
    void changeEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void setUp();
    void freeKeys();
    void followTheme();
    void fitMargin();
    void noteModified(int at, int how, const char* text, int length);
    void follow(std::size_t at, std::size_t removed, const std::string& inserted);
    void showFindings();
    [[nodiscard]] int lettersAcross() const;
    void suggest(int letter);
    [[nodiscard]] std::string bytes(std::size_t from, std::size_t to) const;
    [[nodiscard]] program::Span wordAt(std::size_t at) const;

    ProgramSession* m_session;
    ProgramLexer* m_lexer;
    bool m_isFollowing = false; // the document has changed, and the editor after it
    bool m_isMirrored = false; // paints into a picture that reads from the left
    bool m_isEditing = false; // the editor has changed, and the document after it
};

} // namespace weft::widgets
