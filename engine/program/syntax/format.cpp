// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/format.h"

namespace weft::program {

namespace {

// As the parser's levels; what binds more has the higher number.
constexpr int kSignLevel = 3;
constexpr int kPowerLevel = 4;
constexpr int kOperandLevel = 5;

int levelOf(std::string_view symbol)
{
    if (symbol == "^")
        return kPowerLevel;
    if (symbol == "*" || symbol == "/")
        return 2;
    return symbol == "+" || symbol == "-" ? 1 : 0;
}

class Formatter {
public:
    Formatter(const Source& source, const SyntaxTree& tree)
        : m_source(source)
        , m_tree(tree)
    {
    }

    std::string all()
    {
        for (const Statement& statement : m_tree.statements)
            write(statement, {});
        return std::move(m_text);
    }

    std::string expression(SyntaxId id, int least = 0) const
    {
        const SyntaxNode& node = m_tree.node(id);
        const std::string word(m_source.text(node.word));
        switch (node.kind) {
        case SyntaxKind::Name:
        case SyntaxKind::Number:
        case SyntaxKind::Operator:
            return word;
        case SyntaxKind::Unary:
            return enclosed(word + expression(node.parts[0], kSignLevel), least > kSignLevel);
        case SyntaxKind::Binary:
            return binary(node, word, least);
        case SyntaxKind::Call:
            break;
        }
        return word + "(" + list(node.parts) + ")";
    }

private:
    static std::string enclosed(std::string text, bool isNeeded) { return isNeeded ? "(" + text + ")" : text; }

    std::string binary(const SyntaxNode& node, const std::string& word, int least) const
    {
        const int level = levelOf(word);
        if (level == kPowerLevel) {
            return enclosed(expression(node.parts[0], kOperandLevel) + word + expression(node.parts[1], kSignLevel),
                least > kPowerLevel);
        }
        return enclosed(
            expression(node.parts[0], level) + " " + word + " " + expression(node.parts[1], level + 1), least > level);
    }

    std::string list(const std::vector<SyntaxId>& parts) const
    {
        std::string text;
        for (const SyntaxId part : parts)
            text += (text.empty() ? "" : ", ") + expression(part);
        return text;
    }

    std::string list(const std::vector<Span>& names) const
    {
        std::string text;
        for (const Span name : names)
            text += (text.empty() ? "" : ", ") + std::string(m_source.text(name));
        return text;
    }

    void writeComments(const Comments& comments, std::string_view indent)
    {
        if (comments.gapBefore && !m_text.empty() && !m_text.ends_with("{\n"))
            m_text += "\n";
        for (const Span comment : comments.before)
            line(indent, comment);
    }

    void line(std::string_view indent, Span comment)
    {
        m_text.append(indent).append(trimmed(m_source.text(comment))).append("\n");
    }

    static std::string_view trimmed(std::string_view text) { return text.substr(0, text.find_last_not_of(" \t") + 1); }

    void write(const Statement& statement, std::string_view indent)
    {
        writeComments(statement.comments, indent);
        if (statement.kind == StatementKind::End)
            return;
        m_text.append(indent).append(textOf(statement));
        if (statement.kind == StatementKind::Schedule) {
            m_text += " {\n";
            for (const Statement& step : statement.steps)
                write(step, "  ");
            writeComments(statement.atEnd, "  ");
            m_text += "}";
        }
        if (statement.comments.behind)
            m_text.append(" ").append(trimmed(m_source.text(*statement.comments.behind)));
        m_text += "\n";
    }

    std::string textOf(const Statement& statement) const
    {
        const std::string names = list(statement.names);
        const std::string value = statement.value ? expression(*statement.value) : std::string();
        switch (statement.kind) {
        case StatementKind::Program:
            return "program " + names;
        case StatementKind::Group:
            return "group " + names + " = " + value;
        case StatementKind::Size:
            return "size " + names + " = " + value;
        case StatementKind::Number:
            return "number " + names + " = " + value;
        case StatementKind::Input:
            return input(statement, names);
        case StatementKind::Output:
            return "output " + names;
        case StatementKind::Schedule:
            return "schedule " + names + (statement.from ? " from " + std::string(m_source.text(*statement.from)) : "");
        case StatementKind::Stage:
        case StatementKind::Step:
        case StatementKind::End:
            break;
        }
        return names.empty() ? value : names + " = " + value;
    }

    std::string input(const Statement& statement, const std::string& names) const
    {
        std::string text = "input " + names + ": " + std::string(m_source.text(*statement.type));
        if (!statement.shape.empty())
            text += "[" + list(statement.shape) + "]";
        if (statement.layout)
            text += " " + expression(*statement.layout);
        if (statement.group)
            text += " on " + std::string(m_source.text(*statement.group));
        return text;
    }

    const Source& m_source;
    const SyntaxTree& m_tree;
    std::string m_text;
};

} // namespace

std::string format(const Source& source, const SyntaxTree& tree)
{
    return Formatter(source, tree).all();
}

std::string formatExpression(const Source& source, const SyntaxTree& tree, SyntaxId expression)
{
    return Formatter(source, tree).expression(expression);
}

} // namespace weft::program
