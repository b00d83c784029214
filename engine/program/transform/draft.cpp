// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/draft.h"

#include "engine/core/make_error.h"
#include "engine/program/typing/infer.h"

#include <algorithm>
#include <iterator>
#include <queue>

namespace weft::program {

Draft::Draft(Program program)
    : m_program(std::move(program))
    , m_isRemoved(m_program.stages.size(), false)
{
    for (std::size_t i = 0; i < m_program.stages.size(); ++i)
        m_near.push_back(static_cast<std::uint32_t>(i));
}

std::vector<StageId> Draft::usersOf(StageId id) const
{
    std::vector<StageId> users;
    for (std::size_t i = 0; i < m_program.stages.size(); ++i) {
        if (!m_isRemoved[i] && std::ranges::find(m_program.stages[i].inputs, id) != m_program.stages[i].inputs.end())
            users.push_back(static_cast<StageId>(i));
    }
    return users;
}

StageId Draft::add(Stage stage, StageId near)
{
    stage.place = m_program.stage(near).place;
    m_program.stages.push_back(std::move(stage));
    m_near.push_back(m_near[index(near)]);
    m_isRemoved.push_back(false);
    return static_cast<StageId>(m_program.stages.size() - 1);
}

void Draft::replaceUses(StageId from, StageId to, const std::vector<StageId>& except)
{
    for (std::size_t i = 0; i < m_program.stages.size(); ++i) {
        if (std::ranges::find(except, static_cast<StageId>(i)) == except.end())
            std::ranges::replace(m_program.stages[i].inputs, from, to);
    }
    std::ranges::replace(m_program.outputs, from, to);
}

void Draft::remove(StageId id)
{
    m_isRemoved[index(id)] = true;
}

Result<std::string> Draft::nameFor(
    const std::vector<std::string>& wanted, std::size_t which, const std::string& stem, std::string_view ending)
{
    const auto isTaken = [this](const std::string& name) {
        for (std::size_t i = 0; i < m_program.stages.size(); ++i) {
            if (!m_isRemoved[i] && m_program.stages[i].name == name)
                return true;
        }
        return std::ranges::find(m_program.fused, name, &Joined::name) != m_program.fused.end()
            || std::ranges::find(m_program.sizes, name, &Size::name) != m_program.sizes.end()
            || std::ranges::find(m_program.groups, name, &Group::name) != m_program.groups.end();
    };
    if (which < wanted.size()) {
        if (isTaken(wanted[which]))
            return errorOf(ErrorCode::Duplicate, say("something is called \"%1\" already", wanted[which]));
        return wanted[which];
    }
    std::string name = stem + "$" + std::string(ending);
    for (int i = 2; isTaken(name); ++i)
        name = stem + "$" + std::string(ending) + std::to_string(i);
    return name;
}

std::vector<std::vector<StageId>> Draft::following() const
{
    std::vector<std::vector<StageId>> after(m_program.stages.size());
    for (std::size_t i = 0; i < m_program.stages.size(); ++i) {
        std::vector<StageId> read = m_isRemoved[i] ? std::vector<StageId>() : m_program.stages[i].inputs;
        std::ranges::sort(read);
        read.erase(std::unique(read.begin(), read.end()), read.end());
        for (const StageId input : read)
            after[index(input)].push_back(static_cast<StageId>(i));
    }
    // What overwrites an input waits for all others who read it.
    for (std::size_t i = 0; i < m_program.stages.size(); ++i) {
        if (m_isRemoved[i] || m_program.stages[i].kind != StageKind::Update)
            continue;
        const auto update = static_cast<StageId>(i);
        std::vector<StageId> readers = after[index(m_program.stages[i].inputs[0])];
        for (std::size_t at = 0; at < readers.size(); ++at) {
            const StageId reader = readers[at];
            if (stage(reader).kind == StageKind::Slice)
                std::ranges::copy(after[index(reader)], std::back_inserter(readers));
            else if (reader != update)
                after[index(reader)].push_back(update);
        }
    }
    return after;
}

std::optional<std::vector<StageId>> Draft::order() const
{
    const std::vector<std::vector<StageId>> after = following();
    std::vector<std::uint32_t> waits(after.size(), 0);
    for (const std::vector<StageId>& stages : after) {
        for (const StageId stage : stages)
            ++waits[index(stage)];
    }
    // Earliest place in the text first.
    using Ready = std::pair<std::uint32_t, std::uint32_t>;
    std::priority_queue<Ready, std::vector<Ready>, std::greater<>> ready;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < after.size(); ++i) {
        kept += m_isRemoved[i] ? 0U : 1U;
        if (!m_isRemoved[i] && waits[i] == 0)
            ready.emplace(m_near[i], static_cast<std::uint32_t>(i));
    }
    std::vector<StageId> order;
    while (!ready.empty()) {
        const auto id = static_cast<StageId>(ready.top().second);
        ready.pop();
        order.push_back(id);
        for (const StageId next : after[index(id)]) {
            if (--waits[index(next)] == 0)
                ready.emplace(m_near[index(next)], static_cast<std::uint32_t>(index(next)));
        }
    }
    return order.size() == kept ? std::optional(std::move(order)) : std::nullopt;
}

Result<Program> Draft::finished() &&
{
    const auto order = this->order();
    if (!order)
        return errorOf(
            ErrorCode::Cycle, say("stages would wait for each other, or for what reads an input before its update"));
    std::vector<StageId> newOf(m_program.stages.size());
    Program result = m_program;
    result.stages.clear();
    for (const StageId old : *order) {
        newOf[index(old)] = static_cast<StageId>(result.stages.size());
        result.stages.push_back(std::move(stage(old)));
        for (StageId& input : result.stages.back().inputs)
            input = newOf[index(input)];
    }
    const auto renumber = [&newOf](std::vector<StageId>& stages) {
        for (StageId& id : stages)
            id = newOf[index(id)];
    };
    renumber(result.outputs);
    for (auto* joined : { &result.fused, &result.overlapped }) {
        for (Joined& each : *joined) {
            renumber(each.stages);
            std::ranges::sort(each.stages);
        }
    }
    if (const auto problem = inferAll(result)) {
        return errorOf(ErrorCode::Unsupported,
            say("%1 would break a rule of %2: %3", result.stage(problem->stage).name, problem->problem.rule,
                problem->problem.message));
    }
    if (const auto sizes = checkSizes(result); !sizes)
        return errorOf(ErrorCode::Unsupported, say("%1: %2", sizes.error().where.item, sizes.error().message));
    return result;
}

std::vector<bool> reachedFrom(const Program& program, const std::vector<StageId>& from)
{
    std::vector<bool> isReached(program.stages.size(), false);
    std::vector<bool> isFrom(program.stages.size(), false);
    for (const StageId id : from)
        isFrom[index(id)] = true;
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        isReached[i] = std::ranges::any_of(
            program.stages[i].inputs, [&](StageId input) { return isReached[index(input)] || isFrom[index(input)]; });
    }
    return isReached;
}

Result<StageId> stageCalled(const Program& program, std::string_view name)
{
    if (const auto id = program.find(name))
        return *id;
    return errorOf(ErrorCode::NotFound, say("no stage is called \"%1\" here", name));
}

const Joined* kernelOf(const Program& program, StageId stage)
{
    const auto found = std::ranges::find_if(program.fused,
        [stage](const Joined& kernel) { return std::ranges::find(kernel.stages, stage) != kernel.stages.end(); });
    return found == program.fused.end() ? nullptr : &*found;
}

Result<void> mustBeFree(const Program& program, StageId stage)
{
    if (const Joined* kernel = kernelOf(program, stage)) {
        return errorOf(ErrorCode::Unsupported,
            say("%1 is part of the kernel %2", program.stage(stage).name, kernel->name),
            say("transform before fusing"));
    }
    for (const Joined& chain : program.overlapped) {
        if (std::ranges::find(chain.stages, stage) != chain.stages.end()) {
            return errorOf(ErrorCode::Unsupported,
                say("%1 is part of the chain %2", program.stage(stage).name, chain.name),
                say("transform before overlapping"));
        }
    }
    return {};
}

} // namespace weft::program
