// SPDX-License-Identifier: GPL-3.0-or-later
// What the editor knows about the word under the pointer or before the caret.
#include "widgets/base/words/utf8.h"
#include "widgets/programs/program_editor.h"
#include "widgets/programs/program_lexer.h"
#include "widgets/programs/program_session.h"

#include <algorithm>

namespace weft::widgets {

namespace {

constexpr int kSuggestFrom = 3; // letters of a word

bool isLetter(char letter)
{
    const auto code = static_cast<unsigned char>(letter);
    return std::isalnum(code) != 0 || letter == '_' || letter == '$';
}

} // namespace

std::string ProgramEditor::bytes(std::size_t from, std::size_t to) const
{
    const std::string& text = m_session->document()->text();
    return from >= text.size() ? std::string() : text.substr(from, to - from);
}

program::Span ProgramEditor::wordAt(std::size_t at) const
{
    const std::string& text = m_session->document()->text();
    std::size_t begin = std::min(at, text.size());
    std::size_t end = begin;
    while (begin > 0 && isLetter(text[begin - 1]))
        --begin;
    while (end < text.size() && isLetter(text[end]))
        ++end;
    return { static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end) };
}

QString ProgramEditor::describe(std::size_t at) const
{
    const program::Span word = wordAt(at);
    const std::string name = bytes(word.begin, word.end);
    const UnderstoodPtr& understood = m_session->understood();
    if (name.empty() || understood == nullptr || !understood->file)
        return {};
    // As the text stands; names that only the schedule makes have the type that they have by it.
    const program::Program& written = understood->file->program;
    const ScheduleNode* shown = m_session->shown();
    for (const program::Program* program : { &written, shown == nullptr ? nullptr : shown->program.get() }) {
        if (program == nullptr)
            continue;
        if (const auto stage = program->find(name))
            return toQString(name + ": " + program->text(program->stage(*stage).type));
        for (const program::Size& size : program->sizes) {
            if (size.name == name)
                return tr("%1: size %2").arg(toQString(name)).arg(size.value);
        }
        for (const program::Group& group : program->groups) {
            if (group.name == name)
                return tr("%1: %n rank(s)", nullptr, static_cast<int>(group.ranks)).arg(toQString(name));
        }
    }
    return {};
}

QStringList ProgramEditor::completions(const QString& begun) const
{
    QStringList words = ProgramLexer::words();
    if (const UnderstoodPtr& understood = m_session->understood(); understood != nullptr && understood->file) {
        const ScheduleNode* shown = m_session->shown();
        const program::Program& program
            = shown != nullptr && shown->program != nullptr ? *shown->program : understood->file->program;
        for (const program::Stage& stage : program.stages)
            words << toQString(stage.name);
        for (const program::Size& size : program.sizes)
            words << toQString(size.name);
        for (const program::Group& group : program.groups)
            words << toQString(group.name);
        for (const program::Joined& kernel : program.fused)
            words << toQString(kernel.name);
    }
    words.removeIf([&begun](const QString& word) { return !word.startsWith(begun); });
    words.removeDuplicates();
    std::sort(words.begin(), words.end());
    return words;
}

void ProgramEditor::complete()
{
    const std::size_t end = caret();
    const program::Span word = wordAt(end);
    const std::string begun = bytes(word.begin, end);
    const QStringList words = completions(toQString(begun));
    if (words.isEmpty())
        return;
    const QByteArray list = words.join(' ').toUtf8();
    SendScintilla(SCI_AUTOCSHOW, static_cast<uintptr_t>(begun.size()), list.constData());
}

// A list that comes by itself must not take the end of a line for a choice: it stays away from whole words.
void ProgramEditor::suggest(int letter)
{
    if (letter > 0x7F || !isLetter(static_cast<char>(letter)))
        return;
    const std::size_t end = caret();
    const program::Span word = wordAt(end);
    if (word.end != end || end - word.begin < kSuggestFrom)
        return;
    const QString begun = toQString(bytes(word.begin, end));
    const QStringList words = completions(begun);
    if (words.contains(begun))
        cancelList();
    else if (!words.isEmpty() && !isListActive())
        complete();
}

} // namespace weft::widgets
