// SPDX-License-Identifier: GPL-3.0-or-later
// The text of the program that is being written, with the name of its file, and what its schedules are timed on. Every
// change of these is a step of the history that it shares with the fabric; what is typed on becomes one step. Places
// are bytes of UTF-8, as those of the engine. Interface thread; owned by the workspace, as the stack is, which outlives
// it.
#pragma once

#include "engine/study/programs/program_machine.h"

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
    [[nodiscard]] const study::ProgramMachine& machine() const { return m_machine; }
    // The key of the schedule node that is looked at: no step of the history, and kept with the project.
    [[nodiscard]] const std::string& looked() const { return m_looked; }
    void setLooked(const std::string& key) { m_looked = key; }

    // One step of the history: `removed` bytes at `at` become `inserted`.
    void edit(std::size_t at, std::size_t removed, const std::string& inserted, const QString& what);
    // The same, on another machine from there on.
    void edit(std::size_t at, std::size_t removed, const std::string& inserted, const study::ProgramMachine& machine,
        const QString& what);
    // Another program in its place, as one step.
    void replace(const QString& name, const std::string& text, const QString& what);
    // The one of a project that was opened: no step.
    void adopt(const QString& name, const std::string& text, const study::ProgramMachine& machine = {},
        const std::string& looked = {});

signals:
    void edited(std::size_t at, std::size_t removed, const std::string& inserted); // the text is the new one
    void changed(); // after it, or the name is another
    void machineChanged(); // after both

private:
    friend class EditProgram;
    struct Heading {
        QString name;
        study::ProgramMachine machine;
        bool operator==(const Heading&) const = default;
    };
    void push(
        std::size_t at, std::string removed, const std::string& inserted, const Heading& after, const QString& what);
    void apply(std::size_t at, std::size_t removed, const std::string& inserted, const Heading& heading);

    QUndoStack* m_stack;
    std::string m_text;
    QString m_name;
    study::ProgramMachine m_machine;
    std::string m_looked;
};

} // namespace weft::widgets
