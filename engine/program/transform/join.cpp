// SPDX-License-Identifier: GPL-3.0-or-later
// Fusing and overlapping: nothing is computed otherwise, stages run together.
#include "engine/program/transform/join.h"

#include "engine/core/make_error.h"
#include "engine/program/transform/chunking.h"
#include "engine/program/transform/draft.h"
#include "engine/program/transform/kernels.h"
#include "engine/program/transform/verbs.h"

#include <algorithm>

namespace weft::program {

namespace {

Error refuse(Sentence reason, Sentence hint = {})
{
    return errorOf(ErrorCode::Unsupported, std::move(reason), std::move(hint));
}

bool contains(const std::vector<StageId>& stages, StageId id)
{
    return std::ranges::find(stages, id) != stages.end();
}

// The stages that a name of a stage or a kernel stands for.
Result<std::vector<StageId>> stagesOf(const Program& program, const std::string& name)
{
    const auto kernel = std::ranges::find(program.fused, name, &Joined::name);
    if (kernel != program.fused.end())
        return kernel->stages;
    const auto id = stageCalled(program, name);
    if (!id)
        return id.error();
    if (const Joined* of = kernelOf(program, *id))
        return refuse(say("%1 is part of the kernel %2", name, of->name), say("name the kernel"));
    if (program.stage(*id).kind == StageKind::Input)
        return refuse(say("%1 is an input", name));
    return std::vector<StageId> { *id };
}

// Nothing outside stands between two of them.
Result<void> mustBeTogether(const Program& program, const std::vector<StageId>& stages)
{
    const std::vector<bool> reached = reachedFrom(program, stages);
    // Which of them needs a stage, if one does: the first.
    std::vector<std::optional<StageId>> neededBy(program.stages.size());
    for (const StageId id : stages)
        neededBy[index(id)] = id;
    for (std::size_t i = program.stages.size(); i-- > 0;) {
        for (const StageId input : program.stages[i].inputs) {
            auto& by = neededBy[index(input)];
            if (neededBy[i] && by != input)
                by = std::min(by.value_or(*neededBy[i]), *neededBy[i]);
        }
    }
    for (std::size_t i = 0; i < program.stages.size(); ++i) {
        if (reached[i] && neededBy[i] && neededBy[i] != static_cast<StageId>(i)) {
            return errorOf(ErrorCode::Cycle,
                say("%1 stands between them: it needs one, and %2 needs it", program.stages[i].name,
                    program.stage(*neededBy[i]).name));
        }
    }
    return {};
}

Result<void> mustBeConnected(const Program& program, const std::vector<StageId>& stages)
{
    std::vector<std::vector<StageId>> beside(program.stages.size());
    std::vector<bool> isOpen(program.stages.size(), false); // one of them, and not met yet
    for (const StageId id : stages)
        isOpen[index(id)] = true;
    for (const StageId id : stages) {
        for (const StageId input : program.stage(id).inputs) {
            if (isOpen[index(input)]) {
                beside[index(id)].push_back(input);
                beside[index(input)].push_back(id);
            }
        }
    }
    std::vector<StageId> seen { stages.front() };
    isOpen[index(stages.front())] = false;
    for (std::size_t i = 0; i < seen.size(); ++i) {
        for (const StageId other : beside[index(seen[i])]) {
            if (isOpen[index(other)])
                seen.push_back(other);
            isOpen[index(other)] = false;
        }
    }
    const auto apart = std::ranges::find_if(stages, [&](StageId id) { return isOpen[index(id)]; });
    if (apart == stages.end())
        return {};
    return refuse(say("%1 and %2 are not connected by what is fused", program.stage(*apart).name,
        program.stage(stages.front()).name));
}

// At most one communication, or a reduce-scatter and an all-gather; work on the side of each where the kernel has the
// values.
Result<void> mustBeOneKernel(const Program& program, const std::vector<StageId>& stages)
{
    std::vector<StageId> sent;
    for (const StageId id : stages) {
        const Stage& stage = program.stage(id);
        if (stage.kind == StageKind::MatMul)
            return refuse(say("%1 is a matrix product, a kernel of its own", stage.name), say("overlap it"));
        if (stage.kind == StageKind::Reduce)
            return refuse(say("%1 is a reduce: only its root has the result", stage.name));
        if (stage.kind == StageKind::AllToAll)
            return refuse(say("%1 is an all-to-all, which no kernel takes in", stage.name), say("overlap it"));
        if (isCommunication(stage.kind))
            sent.push_back(id);
    }
    const auto isPair = [&] {
        return sent.size() == 2 && program.stage(sent[0]).kind == StageKind::ReduceScatter
            && program.stage(sent[1]).kind == StageKind::AllGather;
    };
    if (sent.size() > 1 && !isPair()) {
        return refuse(say("a kernel has one communication, or a reduce-scatter and an all-gather: %1 and %2",
            program.stage(sent[0]).name, program.stage(sent[1]).name));
    }
    for (const StageId id : sent) {
        const StageKind kind = program.stage(id).kind;
        const std::vector<bool> after = reachedFrom(program, { id });
        for (const StageId other : stages) {
            const Stage& stage = program.stage(other);
            if (other == id || contains(sent, other) || program.isFree(other) || kind == StageKind::Send)
                continue;
            if (kind == StageKind::AllGather && after[index(other)]) {
                return refuse(say("%1 comes after %2, which can only take in what is computed before it", stage.name,
                    program.stage(id).name));
            }
            if (kind != StageKind::AllGather && reachedFrom(program, { other })[index(id)]) {
                return refuse(say("%1 comes before %2, which can only take in what is computed after it", stage.name,
                    program.stage(id).name));
            }
        }
    }
    return {};
}

// One loop over elements: the same shape and layout, but for numbers and for what gathers at its end.
Result<void> mustBeOneSize(const Program& program, const std::vector<StageId>& stages)
{
    const Stage* like = nullptr;
    for (const StageId id : stages) {
        const Stage& stage = program.stage(id);
        if (stage.type.shape.empty() || stage.kind == StageKind::AllGather || program.isFree(id))
            continue;
        if (like == nullptr)
            like = &stage;
        if (stage.type.shape != like->type.shape || stage.type.layout != like->type.layout) {
            return refuse(say("%1 is %2, %3 is %4: one kernel goes over one shape in one layout", like->name,
                program.text(like->type), stage.name, program.text(stage.type)));
        }
    }
    return {};
}

// What a kernel overwrites nobody reads who waits for the kernel.
Result<void> mustStoreLast(const Program& program, const std::vector<StageId>& stages)
{
    const std::vector<bool> after = reachedFrom(program, stages);
    for (const StageId id : stages) {
        const Stage& update = program.stage(id);
        if (update.kind != StageKind::Update)
            continue;
        for (const StageId reader : program.readersOf(update.inputs[0])) {
            if (after[index(reader)] && !contains(stages, reader)) {
                return refuse(say("%1 reads %2, which %3 overwrites in the kernel, and waits for the kernel",
                    program.stage(reader).name, program.stage(update.inputs[0]).name, update.name));
            }
        }
    }
    return {};
}

bool isNameTaken(const Program& program, const std::string& name)
{
    return program.find(name) || std::ranges::find(program.fused, name, &Joined::name) != program.fused.end()
        || std::ranges::find(program.overlapped, name, &Joined::name) != program.overlapped.end();
}

Result<std::string> nameOf(const Program& program, const Transformation& how, const std::string& stem)
{
    if (how.names.empty()) {
        std::string name = stem + "1";
        for (int i = 2; isNameTaken(program, name); ++i)
            name = stem + std::to_string(i);
        return name;
    }
    if (isNameTaken(program, how.names[0]))
        return errorOf(ErrorCode::Duplicate, say("something is called \"%1\" already", how.names[0]));
    return how.names[0];
}

} // namespace

Result<void> mayFuse(const Program& program, const std::vector<StageId>& stages)
{
    for (const Joined& chain : program.overlapped) {
        if (std::ranges::any_of(stages, [&](StageId id) { return contains(chain.stages, id); }))
            return refuse(say("the chain %1 has one of them", chain.name), say("fuse before overlapping"));
    }
    for (const auto& holds : { mustBeTogether, mustBeConnected, mustBeOneKernel, mustBeOneSize, mustStoreLast }) {
        if (auto result = holds(program, stages); !result)
            return result;
    }
    return {};
}

Result<void> mayOverlap(const Program& program, const std::vector<std::vector<StageId>>& parts)
{
    std::vector<StageId> all;
    const std::vector<StageId>* before = nullptr;
    for (const std::vector<StageId>& part : parts) {
        const auto reads = [&](StageId id) {
            return std::ranges::any_of(
                program.stage(id).inputs, [&](StageId input) { return contains(*before, input); });
        };
        const Joined* kernel = kernelOf(program, part.front());
        const std::string& name = kernel != nullptr ? kernel->name : program.stage(part.front()).name;
        if (before != nullptr && std::ranges::none_of(part, reads))
            return refuse(say("%1 does not take what comes before it in the chain", name));
        if (std::ranges::any_of(part, [&](StageId id) { return contains(all, id); }))
            return refuse(say("%1 stands twice in the chain", name));
        before = &part;
        all.insert(all.end(), part.begin(), part.end());
    }
    for (const Joined& other : program.overlapped) {
        if (std::ranges::any_of(all, [&](StageId id) { return contains(other.stages, id); }))
            return refuse(say("the chain %1 has one of them already", other.name));
    }
    if (auto together = mustBeTogether(program, all); !together)
        return together;
    if (std::ranges::none_of(all, [&](StageId id) { return isCommunication(program.stage(id).kind); }))
        return refuse(say("nothing in the chain is sent"), say("fuse computations"));
    return mustGoByChunks(program, all);
}

Result<Program> fuse(const Program& program, const Transformation& how)
{
    std::vector<StageId> stages;
    for (const std::string& name : how.stages) {
        const auto of = stagesOf(program, name);
        if (!of)
            return of.error();
        stages.insert(stages.end(), of->begin(), of->end());
    }
    std::ranges::sort(stages);
    stages.erase(std::unique(stages.begin(), stages.end()), stages.end());
    if (stages.size() < 2 || how.stages.size() < 2)
        return errorOf(ErrorCode::Usage, say("fuse takes two stages or more"));
    if (auto allowed = mayFuse(program, stages); !allowed)
        return allowed.error();
    Program result = program;
    std::erase_if(result.fused, [&](const Joined& kernel) { return contains(stages, kernel.stages.front()); });
    auto name = nameOf(result, how, "kernel");
    if (!name)
        return name.error();
    result.fused.push_back({ std::move(*name), std::move(stages) });
    if (const auto order = kernelsOf(result); !order)
        return order.error();
    return result;
}

Result<Program> overlap(const Program& program, const Transformation& how)
{
    if (how.stages.size() < 2)
        return errorOf(ErrorCode::Usage, say("overlap takes two stages or more, each of which feeds the next"));
    std::vector<std::vector<StageId>> parts;
    Joined chain;
    for (const std::string& name : how.stages) {
        auto part = stagesOf(program, name);
        if (!part)
            return part.error();
        chain.stages.insert(chain.stages.end(), part->begin(), part->end());
        parts.push_back(std::move(*part));
    }
    if (auto allowed = mayOverlap(program, parts); !allowed)
        return allowed.error();
    std::ranges::sort(chain.stages);
    auto name = nameOf(program, how, "chain");
    if (!name)
        return name.error();
    chain.name = std::move(*name);
    Program result = program;
    result.overlapped.push_back(std::move(chain));
    return result;
}

} // namespace weft::program
