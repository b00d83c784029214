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
    using Heading = ProgramDocument::Heading;
    EditProgram(ProgramDocument* document, std::size_t at, std::string removed, std::string inserted, Heading after,
        const QString& what)
        : QUndoCommand(what)
        , m_document(document)
        , m_at(at)
        , m_removed(std::move(removed))
        , m_inserted(std::move(inserted))
        , m_before { document->name(), document->machine() }
        , m_after(std::move(after))
    {
    }

    void undo() override { m_document->apply(m_at, m_inserted.size(), m_removed, m_before); }
    void redo() override { m_document->apply(m_at, m_removed.size(), m_inserted, m_after); }
    [[nodiscard]] int id() const override { return kEditProgramId; }

    // Typing goes on at the end of what was typed, or takes some of it back; a line that ends is a step of its own. So
    // does a number of chunks that is counted up or down.
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto& next = *static_cast<const EditProgram*>(other);
        if (next.text() != text() || !(isOfText() ? goesOnWith(next) : isOfChunks() && next.isOfChunks()))
            return false;
        m_after = next.m_after;
        setObsolete(m_removed == m_inserted && m_before == m_after);
        return true;
    }

private:
    [[nodiscard]] bool isOfText() const { return !m_removed.empty() || !m_inserted.empty(); }
    [[nodiscard]] bool isOfChunks() const
    {
        Heading same = m_after;
        same.machine.setting.chunks = m_before.machine.setting.chunks;
        return !isOfText() && same == m_before;
    }

    bool goesOnWith(const EditProgram& next)
    {
        if (!(next.m_after == m_after) || m_inserted.ends_with('\n'))
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
        return true;
    }

    ProgramDocument* m_document;
    std::size_t m_at;
    std::string m_removed;
    std::string m_inserted;
    Heading m_before;
    Heading m_after;
};

ProgramDocument::ProgramDocument(QUndoStack* stack, QObject* parent)
    : QObject(parent)
    , m_stack(stack)
{
}

void ProgramDocument::push(
    std::size_t at, std::string removed, const std::string& inserted, const Heading& after, const QString& what)
{
    if (removed != inserted || !(after == Heading { m_name, m_machine }))
        m_stack->push(new EditProgram(this, at, std::move(removed), inserted, after, what));
}

void ProgramDocument::edit(std::size_t at, std::size_t removed, const std::string& inserted, const QString& what)
{
    edit(at, removed, inserted, m_machine, what);
}

void ProgramDocument::edit(std::size_t at, std::size_t removed, const std::string& inserted,
    const study::ProgramMachine& machine, const QString& what)
{
    at = std::min(at, m_text.size());
    push(at, m_text.substr(at, removed), inserted, { m_name, machine }, what);
}

void ProgramDocument::replace(const QString& name, const std::string& text, const QString& what)
{
    push(0, m_text, text, { name, m_machine }, what);
}

void ProgramDocument::adopt(
    const QString& name, const std::string& text, const study::ProgramMachine& machine, const std::string& looked)
{
    m_looked = looked;
    apply(0, m_text.size(), text, { name, machine });
}

void ProgramDocument::apply(std::size_t at, std::size_t removed, const std::string& inserted, const Heading& heading)
{
    const bool isOther = removed != 0 || !inserted.empty();
    const bool isRenamed = m_name != heading.name;
    const bool isOnOther = !(m_machine == heading.machine);
    m_text.replace(at, removed, inserted);
    m_name = heading.name;
    m_machine = heading.machine;
    if (isOther)
        emit edited(at, removed, inserted);
    if (isOther || isRenamed)
        emit changed();
    if (isOnOther)
        emit machineChanged();
}

} // namespace weft::widgets

#include "moc_program_document.cpp"
