// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the program that is being written, with the name of its file. Every change of it is a step of the
// history that it shares with the fabric; what is typed on becomes one step. Places are bytes of UTF-8, as those of the
// engine. Interface thread; owned by the workspace, as the stack is, which outlives it.
#pragma once

#include <QObject>
#include <QString>

#include <string>

class QUndoStack;

namespace weft::widgets {

class ProgramDocument : public QObject {
    Q_OBJECT

public:
    explicit ProgramDocument(QUndoStack* stack, QObject* parent = nullptr);

    [[nodiscard]] const std::string& text() const { return m_text; }
    [[nodiscard]] const QString& name() const { return m_name; } // "adam.weave"; empty: it never had a file
    [[nodiscard]] bool isEmpty() const { return m_text.empty(); }

    // One step of the history: `removed` bytes at `at` become `inserted`.
    void edit(std::size_t at, std::size_t removed, const std::string& inserted, const QString& what);
    // Another program in its place, as one step.
    void replace(const QString& name, const std::string& text, const QString& what);
    // The one of a project that was opened: no step.
    void adopt(const QString& name, const std::string& text);

signals:
    void edited(std::size_t at, std::size_t removed, const std::string& inserted); // the text is the new one
    void changed(); // after it, or the name is another

private:
    friend class EditProgram;
    void apply(std::size_t at, std::size_t removed, const std::string& inserted, const QString& name);

    QUndoStack* m_stack;
    std::string m_text;
    QString m_name;
};

} // namespace weft::widgets
