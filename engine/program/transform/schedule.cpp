// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/schedule.h"

#include "engine/core/quantity_text.h"

#include <algorithm>

namespace weft::program {

namespace {

std::optional<Step> stepOf(const Source& source, const SyntaxTree& tree, const Statement& statement, Findings& findings)
{
    const SyntaxNode& call = tree.node(*statement.value);
    const auto verb = std::ranges::find(kVerbs, source.text(call.word));
    if (verb == kVerbs.end()) {
        fail(findings,
            errorAt(source.where(call.word), ErrorCode::NotFound,
                say("no transformation is called \"%1\"", source.text(call.word)),
                say("there are split, reorder, asslice, remove, fuse and overlap")));
        return {};
    }
    Step step;
    step.place = statement.span;
    step.transformation.verb = static_cast<Verb>(verb - kVerbs.begin());
    for (const Span name : statement.names)
        step.transformation.names.emplace_back(source.text(name));
    const bool isSplit = step.transformation.verb == Verb::Split;
    for (std::size_t i = 0; i < call.parts.size(); ++i) {
        const SyntaxNode& argument = tree.node(call.parts[i]);
        const std::string_view word = source.text(argument.word);
        const auto dimension = parseCount(word);
        if (isSplit && i == 1 && argument.kind == SyntaxKind::Name && word == "reduce") {
            step.transformation.toRoot = true;
        } else if (isSplit && i == 1 && argument.kind == SyntaxKind::Number && dimension && *dimension <= 16) {
            step.transformation.dimension = static_cast<std::uint32_t>(*dimension);
        } else if (argument.kind == SyntaxKind::Name) {
            auto& stages = step.transformation.stages;
            if (std::ranges::find(stages, word) != stages.end()) {
                fail(findings,
                    errorAt(source.where(argument.span), ErrorCode::Duplicate,
                        say("\"%1\" is named twice in the step", word), say("leave out one of the two")));
                return {};
            }
            stages.emplace_back(word);
        } else {
            fail(findings,
                errorAt(source.where(argument.span), ErrorCode::WrongType,
                    isSplit ? say("expected a stage, and then a dimension or \"reduce\"")
                            : say("expected the name of a stage")));
            return {};
        }
    }
    return step;
}

} // namespace

std::vector<Schedule> schedulesOf(const Source& source, const SyntaxTree& tree, Findings& findings)
{
    std::vector<Schedule> schedules;
    for (const Statement& statement : tree.statements) {
        if (statement.kind != StatementKind::Schedule)
            continue;
        Schedule schedule;
        schedule.name = source.text(statement.names[0]);
        schedule.place = statement.span;
        if (std::ranges::find(schedules, schedule.name, &Schedule::name) != schedules.end()) {
            fail(findings,
                errorAt(source.where(statement.names[0]), ErrorCode::Duplicate,
                    say("a schedule is called \"%1\" already", schedule.name)));
        }
        if (statement.from) {
            const auto from = std::ranges::find(schedules, source.text(*statement.from), &Schedule::name);
            if (from != schedules.end()) {
                schedule.steps = from->steps;
            } else {
                fail(findings,
                    errorAt(source.where(*statement.from), ErrorCode::NotFound,
                        say("no schedule before this one is called \"%1\"", source.text(*statement.from))));
            }
        }
        for (const Statement& step : statement.steps) {
            if (auto read = stepOf(source, tree, step, findings))
                schedule.steps.push_back(std::move(*read));
        }
        schedules.push_back(std::move(schedule));
    }
    return schedules;
}

Result<Program> applyAll(const Source& source, const Program& program, const Schedule& schedule)
{
    Result<Program> result = program;
    for (const Step& step : schedule.steps) {
        result = apply(*result, step.transformation);
        if (!result) {
            Error error = result.error();
            error.where = source.where(step.place, text(step.transformation));
            return error;
        }
    }
    return result;
}

} // namespace weft::program
