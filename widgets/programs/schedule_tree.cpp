// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/schedule_tree.h"

#include "engine/program/syntax/parser.h"

#include <algorithm>

namespace weft::widgets {

namespace {

std::string keyOf(const std::string& parent, const std::string& step)
{
    return parent + step + '\n';
}

void addPath(Understood& understood, const program::Schedule& schedule)
{
    std::vector<ScheduleNode>& nodes = understood.nodes;
    std::size_t at = 0;
    for (const program::Step& step : schedule.steps) {
        const std::string written = program::text(step.transformation);
        const std::string key = keyOf(nodes[at].key, written);
        const auto known = std::ranges::find(nodes, key, &ScheduleNode::key);
        if (known != nodes.end()) {
            at = static_cast<std::size_t>(known - nodes.begin());
            continue;
        }
        if (nodes.size() == kMostScheduleNodes) {
            warn(understood.findings,
                { ErrorCode::TooLarge, say("not looked at: steps of schedules after the first %1", kMostScheduleNodes),
                    understood.file->source.where(step.place), {} });
            return;
        }
        ScheduleNode node;
        node.parent = at;
        node.step = written;
        node.place = step.place;
        node.steps = nodes[at].steps;
        node.steps.push_back(step);
        node.key = key;
        if (nodes[at].program != nullptr) {
            auto after = program::apply(*nodes[at].program, step.transformation);
            if (after) {
                node.program = std::make_shared<const program::Program>(*std::move(after));
            } else {
                node.refused = after.error();
                node.refused->where = understood.file->source.where(step.place, written);
                fail(understood.findings, *node.refused);
            }
        } else {
            node.refused = nodes[at].refused;
        }
        at = nodes.size();
        nodes.push_back(std::move(node));
    }
    nodes[at].schedules.push_back(schedule.name);
}

std::string textWithoutSchedules(const program::Source& source, const program::SyntaxTree& tree)
{
    std::string base;
    for (const program::Statement& statement : tree.statements) {
        if (statement.kind != program::StatementKind::Schedule)
            base.append(source.text(statement.span)).push_back('\n');
    }
    return base;
}

std::string freeName(const study::ProgramFile& file)
{
    for (int number = 1;; ++number) {
        std::string name = "schedule" + std::to_string(number);
        if (std::ranges::find(file.schedules, name, &program::Schedule::name) == file.schedules.end())
            return name;
    }
}

// Does another schedule begin with all of it, so that what is added to it would change that one too?
bool isBegunWith(const study::ProgramFile& file, const std::string& schedule)
{
    return std::ranges::any_of(file.tree.statements, [&](const program::Statement& statement) {
        return statement.from && file.source.text(*statement.from) == schedule;
    });
}

} // namespace

std::size_t Understood::nodeOf(const std::string& key) const
{
    std::size_t best = 0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (key.starts_with(nodes[i].key) && nodes[i].key.size() >= nodes[best].key.size())
            best = i;
    }
    return best;
}

std::size_t Understood::nodeOfSchedule(std::string_view name) const
{
    const auto found = std::ranges::find_if(nodes,
        [&](const ScheduleNode& node) { return std::ranges::find(node.schedules, name) != node.schedules.end(); });
    return found == nodes.end() ? 0 : static_cast<std::size_t>(found - nodes.begin());
}

UnderstoodPtr understand(const std::string& text, const std::string& name, std::uint32_t npus)
{
    auto understood = std::make_shared<Understood>();
    understood->source = name;
    understood->text = text;
    program::Source source(name, text);
    program::SyntaxTree tree = program::parse(source, understood->findings);
    understood->base = textWithoutSchedules(source, tree);
    auto program = program::elaborate(source, tree, understood->findings);
    auto schedules = program::schedulesOf(source, tree, understood->findings);
    if (!program || program->stages.empty() || hasErrors(understood->findings))
        return understood;
    if (npus != 0 && program->groups.size() == 1 && program->groups[0].ranks != npus) {
        Findings ignored; // a length that these ranks cannot share is said when it runs
        auto fitted = program::elaborate(source, tree, ignored, { {}, { { program->groups[0].name, npus } } });
        if (fitted) {
            program = std::move(fitted);
            understood->isFitted = true;
        }
    }
    if (!program->groups.empty())
        understood->ranks = program->groups.back().first + program->groups.back().ranks;
    understood->file = { std::move(source), std::move(tree), std::move(*program), std::move(schedules) };
    ScheduleNode root;
    root.program = std::make_shared<const program::Program>(understood->file->program);
    understood->nodes.push_back(std::move(root));
    for (const program::Schedule& schedule : understood->file->schedules)
        addPath(*understood, schedule);
    return understood;
}

ScheduleEdit withStep(const Understood& understood, std::size_t node, const std::vector<program::Transformation>& steps)
{
    const study::ProgramFile& file = *understood.file;
    const std::vector<ScheduleNode>& nodes = understood.nodes;
    ScheduleEdit edit;
    edit.key = nodes[node].key;
    std::string lines;
    for (const program::Transformation& step : steps) {
        lines += "  " + program::text(step) + "\n";
        edit.key = keyOf(edit.key, program::text(step));
    }
    for (const std::string& name : nodes[node].schedules) {
        const auto statement = std::ranges::find_if(file.tree.statements, [&](const program::Statement& each) {
            return each.kind == program::StatementKind::Schedule && file.source.text(each.names[0]) == name;
        });
        if (statement == file.tree.statements.end() || isBegunWith(file, name))
            continue;
        const std::size_t brace = understood.text.rfind('}', statement->span.end == 0 ? 0 : statement->span.end - 1);
        if (brace == std::string::npos || brace < statement->span.begin)
            continue;
        const std::size_t line = understood.text.rfind('\n', brace) + 1;
        const bool isAlone = understood.text.find_first_not_of(" \t", line) == brace;
        edit.at = isAlone ? line : brace;
        edit.inserted = isAlone ? lines : "\n" + lines;
        return edit;
    }
    // From the last schedule on the way that can be gone on from; the steps after it are written again.
    std::size_t from = node;
    while (from != 0 && nodes[from].schedules.empty())
        from = nodes[from].parent;
    std::string before;
    for (std::size_t at = node; at != from; at = nodes[at].parent)
        before.insert(0, "  " + nodes[at].step + "\n");
    edit.at = understood.text.size();
    edit.inserted = understood.text.ends_with('\n') ? "\n" : "\n\n";
    edit.inserted += "schedule " + freeName(file);
    if (from != 0)
        edit.inserted += " from " + nodes[from].schedules.front();
    edit.inserted += " {\n" + before + lines + "}\n";
    return edit;
}

} // namespace weft::widgets
