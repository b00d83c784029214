// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/typing/elaborate.h"

#include "engine/program/typing/infer.h"
#include "engine/program/typing/stage_builder.h"

#include <algorithm>

namespace weft::program {

namespace {

class Elaborator {
public:
    Elaborator(const Source& source, const SyntaxTree& tree, Findings& findings, const ElaborateOptions& options)
        : m_tree(tree)
        , m_options(options)
        , m_scope(source, tree, findings)
        , m_stages(m_scope, m_program)
    {
    }

    Program all()
    {
        for (const Statement& statement : m_tree.statements)
            read(statement);
        // What is seen from outside is what is there at the end.
        for (const auto& [stage, name] : m_outputs) {
            if (const auto output = m_stages.stillThere(stage, name))
                m_program.outputs.push_back(*output);
        }
        return std::move(m_program);
    }

private:
    void read(const Statement& statement)
    {
        switch (statement.kind) {
        case StatementKind::Program:
            m_program.name = m_scope.text(statement.names[0]);
            break;
        case StatementKind::Group:
            group(statement);
            break;
        case StatementKind::Size:
            size(statement);
            break;
        case StatementKind::Number:
            if (const auto number = m_scope.numberOf(*statement.value))
                m_scope.declare(statement.names[0], *number);
            break;
        case StatementKind::Input:
            input(statement);
            break;
        case StatementKind::Stage:
            if (const auto stage = m_stages.add(statement.names[0], *statement.value))
                m_scope.declare(statement.names[0], *stage);
            break;
        case StatementKind::Output:
            for (const Span name : statement.names)
                output(name);
            break;
        case StatementKind::Schedule:
        case StatementKind::Step:
        case StatementKind::End:
            break;
        }
    }

    std::optional<std::int64_t> given(
        const std::vector<std::pair<std::string, std::int64_t>>& values, std::string_view name) const
    {
        const auto found
            = std::ranges::find(values, name, [](const auto& value) { return std::string_view(value.first); });
        return found == values.end() ? std::nullopt : std::optional(found->second);
    }

    void group(const Statement& statement)
    {
        const std::string name(m_scope.text(statement.names[0]));
        auto ranks = m_scope.wholeNumber(*statement.value, say("the ranks"), 1, kMostRanks);
        if (!ranks)
            return;
        ranks = given(m_options.groups, name).value_or(*ranks);
        const std::uint32_t first
            = m_program.groups.empty() ? 0 : m_program.groups.back().first + m_program.groups.back().ranks;
        if (*ranks < 1 || first + static_cast<std::uint64_t>(*ranks) > kMostRanks) {
            m_scope.fail(statement.span, ErrorCode::TooLarge, say("the groups have more than 2^20 ranks"));
            return;
        }
        if (m_scope.declare(statement.names[0], static_cast<GroupId>(m_program.groups.size())))
            m_program.groups.push_back({ name, first, static_cast<std::uint32_t>(*ranks) });
    }

    // A number is a size of its own, which can be another in another run; anything else stands for what it says.
    void size(const Statement& statement)
    {
        const auto extent = m_scope.extentOf(*statement.value);
        if (!extent)
            return;
        if (!extent->isNumber()) {
            m_scope.declare(statement.names[0], *extent);
            return;
        }
        auto value = extent->valueOf({});
        const std::string name(m_scope.text(statement.names[0]));
        if (const auto other = given(m_options.sizes, name))
            value = *other;
        if (!value) {
            m_scope.fail(statement.span, ErrorCode::OutOfRange, value.error().message);
            return;
        }
        if (m_scope.declare(statement.names[0], Extent(static_cast<SizeId>(m_program.sizes.size()))))
            m_program.sizes.push_back({ name, *value });
    }

    void input(const Statement& statement)
    {
        Stage stage;
        stage.name = m_scope.text(statement.names[0]);
        stage.place = statement.span;
        const auto type = std::ranges::find(kElementNames, m_scope.text(*statement.type));
        if (type == kElementNames.end()) {
            m_scope.fail(*statement.type, ErrorCode::WrongType, say("expected a type such as f16 or f32"));
            return;
        }
        stage.type.element = static_cast<ElementType>(type - kElementNames.begin());
        for (const SyntaxId id : statement.shape) {
            const auto extent = m_scope.extentOf(id);
            if (!extent)
                return;
            stage.type.shape.push_back(*extent);
        }
        if (!groupOf(statement, stage) || !layoutOf(statement, stage))
            return;
        if (m_scope.declare(statement.names[0], static_cast<StageId>(m_program.stages.size())))
            m_program.stages.push_back(std::move(stage));
    }

    bool groupOf(const Statement& statement, Stage& stage)
    {
        if (!statement.group) {
            if (m_program.groups.empty()) {
                m_scope.fail(statement.span, ErrorCode::UnknownGroup, say("no group is declared"),
                    say("begin with a line such as: group all = 8"));
                return false;
            }
            stage.type.group = static_cast<GroupId>(0);
            return true;
        }
        const Meaning* meaning = m_scope.find(m_scope.text(*statement.group));
        if (meaning == nullptr || !std::holds_alternative<GroupId>(*meaning)) {
            m_scope.unknown(*statement.group, say("no group is called \"%1\"", m_scope.text(*statement.group)));
            return false;
        }
        stage.type.group = std::get<GroupId>(*meaning);
        return true;
    }

    // replicated, local, sliced(DIMENSION); replicated where nothing is said.
    bool layoutOf(const Statement& statement, Stage& stage)
    {
        if (!statement.layout)
            return true;
        const SyntaxNode& node = m_scope.node(*statement.layout);
        const std::string_view word = m_scope.text(node.word);
        if (node.kind == SyntaxKind::Name && (word == "replicated" || word == "local")) {
            stage.type.layout = word == "local" ? kLocal : kReplicated;
            return true;
        }
        if (node.kind == SyntaxKind::Call && word == "sliced" && node.parts.size() == 1) {
            const auto last = static_cast<std::int64_t>(stage.type.shape.size()) - 1;
            if (last < 0) {
                m_scope.fail(node.span, ErrorCode::OutOfRange, say("one number cannot be sliced"));
                return false;
            }
            const auto dimension = m_scope.wholeNumber(node.parts[0], say("the dimension"), 0, last);
            stage.type.layout = slicedAlong(static_cast<std::uint32_t>(dimension.value_or(0)));
            return dimension.has_value();
        }
        m_scope.fail(node.span, ErrorCode::Usage, say("expected replicated, local or sliced(DIMENSION)"));
        return false;
    }

    void output(Span name)
    {
        const Meaning* meaning = m_scope.find(m_scope.text(name));
        const auto* stage = meaning != nullptr ? std::get_if<StageId>(meaning) : nullptr;
        if (stage != nullptr)
            m_outputs.emplace_back(*stage, name);
        else if (meaning == nullptr)
            m_scope.unknown(name, say("no stage is called \"%1\"", m_scope.text(name)));
        else
            m_scope.fail(name, ErrorCode::WrongType, say("\"%1\" is no stage", m_scope.text(name)));
    }

    const SyntaxTree& m_tree;
    const ElaborateOptions& m_options;
    Program m_program;
    Scope m_scope;
    StageBuilder m_stages;
    std::vector<std::pair<StageId, Span>> m_outputs; // as they are listed, and where
};

} // namespace

std::optional<Program> elaborate(
    const Source& source, const SyntaxTree& tree, Findings& findings, const ElaborateOptions& options)
{
    Program program = Elaborator(source, tree, findings, options).all();
    if (hasErrors(findings))
        return {};
    if (auto sizes = checkSizes(program); !sizes) {
        const auto stage = program.find(sizes.error().where.item);
        Error error = sizes.error();
        error.where = source.where(stage ? program.stage(*stage).place : Span {}, error.where.item);
        fail(findings, std::move(error));
        return {};
    }
    return program;
}

} // namespace weft::program
