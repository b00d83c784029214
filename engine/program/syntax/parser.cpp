// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/syntax/parser.h"

#include "engine/program/syntax/expression_parser.h"

namespace weft::program {

namespace {

class Parser {
public:
    Parser(const Source& source, Findings& findings)
        : m_tokens(source, findings)
        , m_expressions(m_tokens, m_tree.nodes)
    {
    }

    SyntaxTree all()
    {
        while (!m_tokens.isAtEnd() && !m_tokens.isFull()) {
            Comments comments = m_tokens.commentsBefore();
            if (m_tokens.isAtEnd()) {
                if (!comments.before.empty()) {
                    Statement end;
                    end.comments = std::move(comments);
                    keep(std::move(end));
                }
                break;
            }
            Statement statement;
            statement.comments = std::move(comments);
            if (read(statement))
                keep(std::move(statement));
        }
        return std::move(m_tree);
    }

private:
    void keep(Statement statement)
    {
        if (++m_count > kMostStatements)
            m_tokens.giveUp(ErrorCode::TooLarge, say("the program has more than 20,000 statements"));
        else
            m_tree.statements.push_back(std::move(statement));
    }

    // One statement and the end of its line. False, with a finding, where it is none; the line is skipped then.
    bool read(Statement& statement)
    {
        const Token first = m_tokens.peek();
        const bool isRead = readBody(statement);
        if (!isRead) {
            m_tokens.skipLine();
            return false;
        }
        statement.span = { first.span.begin, m_tokens.lastEnd() };
        statement.comments.behind = m_tokens.commentBehind();
        if (m_tokens.lineEnds())
            return true;
        m_tokens.fail(say("expected the end of the line"));
        m_tokens.skipLine();
        return true;
    }

    bool readBody(Statement& statement)
    {
        const std::string_view word = m_tokens.word();
        if (m_tokens.peek().kind != TokenKind::Name) {
            m_tokens.fail(
                say("expected a statement: a stage such as \"total = allreduce(+, x)\", or one of program, group, "
                    "size, number, input, output, schedule"));
            return false;
        }
        if (m_tokens.peekAfter().kind != TokenKind::Name && isKeyword(word)) {
            m_tokens.next();
            m_tokens.fail(say("expected a name"));
            return false;
        }
        if (word == "program" || word == "output" || word == "schedule" || word == "input")
            m_tokens.next();
        if (word == "program") {
            statement.kind = StatementKind::Program;
            return takeName(statement);
        }
        if (word == "output") {
            statement.kind = StatementKind::Output;
            return takeNames(statement);
        }
        if (word == "input")
            return readInput(statement);
        if (word == "schedule")
            return readSchedule(statement);
        if (word == "group" || word == "size" || word == "number") {
            m_tokens.next();
            statement.kind = word == "group" ? StatementKind::Group
                : word == "size"             ? StatementKind::Size
                                             : StatementKind::Number;
        } else {
            statement.kind = StatementKind::Stage;
        }
        return takeName(statement) && takeValue(statement);
    }

    bool takeName(Statement& statement)
    {
        if (m_tokens.peek().kind != TokenKind::Name || isKeyword(m_tokens.word())) {
            m_tokens.fail(say("expected a name"));
            return false;
        }
        statement.names.push_back(m_tokens.next().span);
        return true;
    }

    bool takeNames(Statement& statement)
    {
        do {
            if (!takeName(statement))
                return false;
        } while (m_tokens.take(","));
        return true;
    }

    bool takeValue(Statement& statement)
    {
        if (!m_tokens.expect("="))
            return false;
        statement.value = m_expressions.read();
        return statement.value.has_value();
    }

    // input NAME : TYPE [SHAPE] LAYOUT (on GROUP)
    bool readInput(Statement& statement)
    {
        statement.kind = StatementKind::Input;
        if (!takeName(statement) || !m_tokens.expect(":"))
            return false;
        if (m_tokens.peek().kind != TokenKind::Name) {
            m_tokens.fail(say("expected a type such as f16 or f32"));
            return false;
        }
        statement.type = m_tokens.next().span;
        if (m_tokens.take("[")) {
            if (!m_tokens.take("]")) {
                do {
                    const auto extent = m_expressions.read();
                    if (!extent)
                        return false;
                    statement.shape.push_back(*extent);
                } while (m_tokens.take(","));
                if (!m_tokens.expect("]"))
                    return false;
            }
        }
        if (m_tokens.peek().kind == TokenKind::Name && m_tokens.word() != "on") {
            statement.layout = m_expressions.read();
            if (!statement.layout)
                return false;
        }
        if (m_tokens.word() == "on") {
            m_tokens.next();
            if (m_tokens.peek().kind != TokenKind::Name) {
                m_tokens.fail(say("expected the name of a group"));
                return false;
            }
            statement.group = m_tokens.next().span;
        }
        return true;
    }

    // schedule NAME (from NAME) { steps }
    bool readSchedule(Statement& statement)
    {
        statement.kind = StatementKind::Schedule;
        if (!takeName(statement))
            return false;
        if (m_tokens.word() == "from") {
            m_tokens.next();
            if (m_tokens.peek().kind != TokenKind::Name) {
                m_tokens.fail(say("expected the name of a schedule"));
                return false;
            }
            statement.from = m_tokens.next().span;
        }
        if (!m_tokens.expect("{"))
            return false;
        m_tokens.skipLineEnd();
        while (true) {
            Comments comments = m_tokens.commentsBefore();
            if (m_tokens.isAtEnd() || m_tokens.word() == "}") {
                statement.atEnd = std::move(comments);
                return m_tokens.expect("}");
            }
            if (isKeyword(m_tokens.word()) && m_tokens.peekAfter().kind == TokenKind::Name)
                return m_tokens.expect("}"); // the brace is missing: what follows is no step
            Statement step;
            step.kind = StatementKind::Step;
            step.comments = std::move(comments);
            const std::uint32_t begin = m_tokens.peek().span.begin;
            if (!readStep(step)) {
                if (m_tokens.isFull())
                    return false;
                m_tokens.skipLine();
                continue;
            }
            step.span = { begin, m_tokens.lastEnd() };
            step.comments.behind = m_tokens.commentBehind();
            if (m_tokens.word() != "}" && !m_tokens.lineEnds()) {
                m_tokens.fail(say("expected the end of the line"));
                m_tokens.skipLine();
            }
            if (++m_count > kMostStatements) {
                m_tokens.giveUp(ErrorCode::TooLarge, say("the program has more than 20,000 statements"));
                return false;
            }
            statement.steps.push_back(std::move(step));
        }
    }

    // (NAMES =) VERB ( ARGUMENTS )
    bool readStep(Statement& step)
    {
        const std::string_view after = m_tokens.textOf(m_tokens.peekAfter());
        if (after == "=" || after == ",") {
            if (!takeNames(step) || !m_tokens.expect("="))
                return false;
        }
        step.value = m_expressions.read();
        if (step.value && m_tree.node(*step.value).kind != SyntaxKind::Call) {
            m_tokens.failAt(m_tree.node(*step.value).span, say("expected a transformation such as split(total)"));
            return false;
        }
        return step.value.has_value();
    }

    SyntaxTree m_tree;
    TokenReader m_tokens;
    ExpressionParser m_expressions;
    std::size_t m_count = 0;
};

} // namespace

SyntaxTree parse(const Source& source, Findings& findings)
{
    const std::string_view text = source.text();
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    const auto refuse = [&](std::size_t at, ErrorCode code, Sentence message, Sentence hint) {
        const auto begin = static_cast<std::uint32_t>(at);
        fail(findings, errorAt(source.where({ begin, begin }), code, std::move(message), std::move(hint)));
        return SyntaxTree {};
    };
    if (text.size() > kLongestText)
        return refuse(kLongestText, ErrorCode::TooLarge, say("the program is longer than 16 MiB"), {});
    if (text.starts_with(kByteOrderMark))
        return refuse(0, ErrorCode::Malformed, say("the text begins with a byte order mark"),
            say("save it as UTF-8 without one"));
    if (const std::size_t zero = text.find('\0'); zero != std::string::npos)
        return refuse(
            zero, ErrorCode::Malformed, say("there is a byte of value 0: this is no text"), say("save it as UTF-8"));
    return Parser(source, findings).all();
}

} // namespace weft::program
