// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/program_lexer.h"

#include "engine/program/model/expression.h"
#include "engine/program/syntax/lexer.h"
#include "engine/program/transform/transformation.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/words/utf8.h"

#include <Qsci/qsciscintilla.h>

#include <QFontDatabase>

#include <algorithm>

namespace weft::widgets {

namespace {

// Of docs/programs.md; those that go element by element are in kExpressionWords.
constexpr std::array<std::string_view, 15> kStageWords { "matmul", "update", "slice", "allreduce", "reducescatter",
    "reduce", "allgather", "broadcast", "alltoall", "send", "norm", "sum", "product", "smallest", "largest" };
constexpr std::array<std::string_view, 5> kLayoutWords { "replicated", "local", "sliced", "on", "from" };

} // namespace

ProgramLexer::ProgramLexer(QsciScintilla* editor)
    : QsciLexerCustom(editor)
{
    followTheme();
}

QString ProgramLexer::description(int style) const
{
    return style >= 0 && style < kStyles ? QString::number(style) : QString();
}

QColor ProgramLexer::defaultColor(int style) const
{
    const Theme& theme = Theme::current();
    // Colours of categories are for areas: letters are darker, or lighter, on the same ground.
    const auto ink = [&theme](std::size_t category) { return mixed(theme.category(category), theme.text, 0.35F); };
    switch (style) {
    case Keyword:
        return theme.accent;
    case Type:
        return ink(2);
    case Operation:
        return ink(0);
    case Verb:
        return ink(1);
    case Number:
        return ink(3);
    case Comment:
        return theme.faintText;
    case Unknown:
    case Annotation:
        return theme.error;
    default:
        return theme.text;
    }
}

QColor ProgramLexer::defaultPaper(int style) const
{
    const Theme& theme = Theme::current();
    return style == Annotation ? theme.window : theme.base;
}

QFont ProgramLexer::defaultFont(int style) const
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setBold(style == Keyword);
    font.setItalic(style == Comment);
    return font;
}

const char* ProgramLexer::blockStart(int* style) const
{
    if (style != nullptr)
        *style = Symbol;
    return "{";
}

const char* ProgramLexer::blockEnd(int* style) const
{
    if (style != nullptr)
        *style = Symbol;
    return "}";
}

void ProgramLexer::followTheme()
{
    for (int style = 0; style < kStyles; ++style) {
        setColor(defaultColor(style), style);
        setPaper(defaultPaper(style), style);
        setFont(defaultFont(style), style);
    }
    setDefaultColor(Theme::current().text);
    setDefaultPaper(Theme::current().base);
}

ProgramLexer::Style ProgramLexer::styleOf(std::string_view word)
{
    const auto isAmong = [word](const auto& words) { return std::ranges::find(words, word) != words.end(); };
    if (program::isKeyword(word))
        return Keyword;
    if (isAmong(program::kElementNames) || isAmong(kLayoutWords))
        return Type;
    if (isAmong(program::kVerbs))
        return Verb;
    const bool isExpression = std::ranges::any_of(program::kExpressionWords,
        [word](const program::ExpressionWord& each) { return !each.name.empty() && each.name == word; });
    return isExpression || isAmong(kStageWords) ? Operation : Plain;
}

QStringList ProgramLexer::words()
{
    QStringList words;
    const auto add = [&words](const auto& list) {
        for (const std::string_view word : list)
            words << toQString(word);
    };
    add(program::kKeywords);
    add(program::kElementNames);
    add(kLayoutWords);
    add(program::kVerbs);
    add(kStageWords);
    for (const program::ExpressionWord& word : program::kExpressionWords) {
        if (!word.name.empty())
            words << toQString(word.name);
    }
    words.removeDuplicates();
    words.sort();
    return words;
}

// From the beginning of a line, where no token goes on.
void ProgramLexer::styleText(int start, int end)
{
    QByteArray bytes(end - start + 1, '\0');
    editor()->SendScintilla(QsciScintillaBase::SCI_GETTEXTRANGE, start, end, bytes.data());
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(end - start));
    startStyling(start);
    std::uint32_t at = 0;
    for (const program::Token& token : program::tokensOf(text)) {
        if (token.span.end <= at)
            continue;
        if (token.span.begin > at)
            setStyling(static_cast<int>(token.span.begin - at), Plain);
        Style style = Plain;
        switch (token.kind) {
        case program::TokenKind::Name:
            style = styleOf(text.substr(token.span.begin, token.span.end - token.span.begin));
            break;
        case program::TokenKind::Number:
            style = Number;
            break;
        case program::TokenKind::Symbol:
            style = Symbol;
            break;
        case program::TokenKind::Comment:
            style = Comment;
            break;
        case program::TokenKind::Unknown:
            style = Unknown;
            break;
        default:
            break;
        }
        setStyling(static_cast<int>(token.span.end - std::max(at, token.span.begin)), style);
        at = token.span.end;
    }
    if (at < text.size())
        setStyling(static_cast<int>(text.size() - at), Plain);
    foldFrom(static_cast<int>(editor()->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, start)),
        static_cast<int>(editor()->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, end)));
}

// What stands in braces is one level further in.
void ProgramLexer::foldFrom(int line, int last)
{
    int level = QsciScintillaBase::SC_FOLDLEVELBASE;
    if (line > 0) {
        const auto before = static_cast<int>(editor()->SendScintilla(QsciScintillaBase::SCI_GETFOLDLEVEL, line - 1));
        level = before & QsciScintillaBase::SC_FOLDLEVELNUMBERMASK;
        level += (before & QsciScintillaBase::SC_FOLDLEVELHEADERFLAG) != 0 ? 1 : 0;
        if (editor()->text(line - 1).section('#', 0, 0).contains('}'))
            level = std::max<int>(level - 1, QsciScintillaBase::SC_FOLDLEVELBASE);
    }
    for (; line <= last; ++line) {
        const QString text = editor()->text(line).section('#', 0, 0);
        const bool opens = text.contains('{') && !text.contains('}');
        editor()->SendScintilla(QsciScintillaBase::SCI_SETFOLDLEVEL, static_cast<unsigned long>(line),
            static_cast<long>(level | (opens ? QsciScintillaBase::SC_FOLDLEVELHEADERFLAG : 0)));
        if (opens)
            ++level;
        else if (text.contains('}') && !text.contains('{'))
            level = std::max<int>(level - 1, QsciScintillaBase::SC_FOLDLEVELBASE);
    }
}

} // namespace weft::widgets

#include "moc_program_lexer.cpp"
