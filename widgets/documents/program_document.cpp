// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/program_document.h"

#include <QUndoStack>

#include <utility>

namespace weft::widgets {

namespace {
constexpr int kEditProgramId = 9101; // no other command of the stack has it
}

class EditProgram : public QUndoCommand {
public:
    EditProgram(ProgramDocument* document, std::size_t at, std::string removed, std::string inserted,
        const QString& name, const QString& what)
        : QUndoCommand(what)
        , m_document(document)
        , m_at(at)
        , m_removed(std::move(removed))
        , m_inserted(std::move(inserted))
        , m_nameBefore(document->name())
        , m_nameAfter(name)
    {
    }

    void undo() override { m_document->apply(m_at, m_inserted.size(), m_removed, m_nameBefore); }
    void redo() override { m_document->apply(m_at, m_removed.size(), m_inserted, m_nameAfter); }
    [[nodiscard]] int id() const override { return kEditProgramId; }

    // Typing goes on at the end of what was typed, or takes some of it back; a line that ends is a step of its own.
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = *static_cast<const EditProgram*>(other);
        if (next.text() != text() || next.m_nameAfter != m_nameAfter || m_inserted.ends_with('\n'))
            return false;
        const std::size_t end = m_at + m_inserted.size();
        if (next.m_removed.empty() && next.m_at == end) {
            m_inserted += next.m_inserted;
        } else if (!next.m_inserted.empty()) {
            return false;
        } else if (next.m_at + next.m_removed.size() == end && next.m_removed.size() <= m_inserted.size()) {
            m_inserted.resize(m_inserted.size() - next.m_removed.size());
        } else if (m_inserted.empty() && next.m_at + next.m_removed.size() == m_at) {
            m_at = next.m_at;
            m_removed.insert(0, next.m_removed);
        } else if (m_inserted.empty() && next.m_at == m_at) {
            m_removed += next.m_removed;
        } else {
            return false;
        }
        setObsolete(m_removed == m_inserted && m_nameBefore == m_nameAfter);
        return true;
    }

private:
    ProgramDocument* m_document;
    std::size_t m_at;
    std::string m_removed;
    std::string m_inserted;
    QString m_nameBefore;
    QString m_nameAfter;
};

ProgramDocument::ProgramDocument(QUndoStack* stack, QObject* parent)
    : QObject(parent)
    , m_stack(stack)
{
}

void ProgramDocument::edit(std::size_t at, std::size_t removed, const std::string& inserted, const QString& what)
{
    at = std::min(at, m_text.size());
    std::string gone = m_text.substr(at, removed);
    if (gone != inserted)
        m_stack->push(new EditProgram(this, at, std::move(gone), inserted, m_name, what));
}

void ProgramDocument::replace(const QString& name, const std::string& text, const QString& what)
{
    if (name != m_name || text != m_text)
        m_stack->push(new EditProgram(this, 0, m_text, text, name, what));
}

void ProgramDocument::adopt(const QString& name, const std::string& text)
{
    if (name != m_name || text != m_text)
        apply(0, m_text.size(), text, name);
}

void ProgramDocument::apply(std::size_t at, std::size_t removed, const std::string& inserted, const QString& name)
{
    m_text.replace(at, removed, inserted);
    m_name = name;
    emit edited(at, removed, inserted);
    emit changed();
}

} // namespace weft::widgets
