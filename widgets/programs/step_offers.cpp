// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/programs/step_offers.h"

#include "engine/program/transform/draft.h"

#include <algorithm>

namespace weft::widgets {

namespace {

using program::Program;
using program::StageId;
using program::StageKind;
using program::Transformation;
using program::Verb;

constexpr std::size_t kMostTried = 64; // neighbours of a kernel that grows

class Offers {
public:
    explicit Offers(const Program& program)
        : m_program(program)
    {
    }

    // True if it can be done. What is offered already is left out.
    bool add(Transformation step)
    {
        if (std::ranges::any_of(m_offers, [&](const StepOffer& offer) { return offer.step == step; }))
            return false;
        const auto after = apply(m_program, step);
        m_offers.push_back(
            { std::move(step), after ? Sentence() : after.error().message, after ? Sentence() : after.error().hint });
        return after.ok();
    }

    [[nodiscard]] bool works(const Transformation& step) const { return apply(m_program, step).ok(); }

    std::vector<StepOffer> sorted() &&
    {
        std::ranges::stable_partition(m_offers, [](const StepOffer& offer) { return offer.reason.empty(); });
        return std::move(m_offers);
    }

private:
    const Program& m_program;
    std::vector<StepOffer> m_offers;
};

Transformation stepOf(Verb verb, std::vector<std::string> stages)
{
    Transformation step;
    step.verb = verb;
    step.stages = std::move(stages);
    return step;
}

// What a stage is part of, as steps name it: its kernel, or itself.
std::string unitOf(const Program& program, StageId stage)
{
    const program::Joined* kernel = kernelOf(program, stage);
    return kernel == nullptr ? program.stage(stage).name : kernel->name;
}

std::vector<StageId> stagesOf(const Program& program, const std::string& unit)
{
    for (const program::Joined& kernel : program.fused) {
        if (kernel.name == unit)
            return kernel.stages;
    }
    const auto stage = program.find(unit);
    return stage ? std::vector { *stage } : std::vector<StageId>();
}

void offerSplits(const Program& program, StageId id, Offers& offers)
{
    const program::Stage& stage = program.stage(id);
    if (stage.kind != StageKind::AllReduce) {
        offers.add(stepOf(Verb::Split, { stage.name }));
        return;
    }
    for (std::uint32_t dimension = 0; dimension < stage.type.shape.size(); ++dimension) {
        Transformation split = stepOf(Verb::Split, { stage.name });
        split.dimension = dimension;
        offers.add(std::move(split));
    }
    Transformation toRoot = stepOf(Verb::Split, { stage.name });
    toRoot.toRoot = true;
    offers.add(std::move(toRoot));
}

// Past what reads it; past all that can be computed from that too, where it can.
void offerReorders(const Program& program, StageId id, Offers& offers)
{
    std::vector<std::string> names { program.stage(id).name };
    std::vector<bool> isIn(program.stages.size(), false);
    for (const StageId user : program.usersOf(id)) {
        isIn[index(user)] = true;
        names.push_back(program.stage(user).name);
    }
    const Transformation nearest = stepOf(Verb::Reorder, names);
    if (program.stage(id).kind != StageKind::AllGather) {
        offers.add(stepOf(Verb::Reorder, { names[0] }));
        return;
    }
    // The largest set that goes: what depends on it, as long as the whole can be done.
    isIn[index(id)] = true;
    std::vector<std::string> all = names;
    Transformation largest = nearest;
    for (std::size_t i = 0; i < program.stages.size() && all.size() < kMostTried; ++i) {
        const program::Stage& stage = program.stages[i];
        const bool depends = !isIn[i] && std::ranges::any_of(stage.inputs, [&](StageId in) { return isIn[index(in)]; });
        if (!depends || (isCommunication(stage.kind) && stage.kind != StageKind::Send)
            || stage.kind == StageKind::MatMul)
            continue;
        isIn[i] = true;
        all.push_back(stage.name);
        if (offers.works(stepOf(Verb::Reorder, all)))
            largest = stepOf(Verb::Reorder, all);
    }
    if (!(largest == nearest))
        offers.add(largest);
    if (largest == nearest || offers.works(nearest))
        offers.add(nearest);
}

void offerSlices(const Program& program, StageId id, Offers& offers)
{
    std::vector<std::string> all;
    for (const program::Stage& stage : program.stages) {
        if (stage.kind == StageKind::Input && offers.works(stepOf(Verb::AsSlice, { stage.name })))
            all.push_back(stage.name);
    }
    const std::string& name = program.stage(id).name;
    const bool isAmong = std::ranges::find(all, name) != all.end();
    if (isAmong && all.size() > 1 && offers.works(stepOf(Verb::AsSlice, all)))
        offers.add(stepOf(Verb::AsSlice, all));
    offers.add(stepOf(Verb::AsSlice, { name }));
}

// The largest kernel around a stage: it takes in one neighbour after the other.
void offerKernels(const Program& program, StageId id, Offers& offers)
{
    if (kernelOf(program, id) != nullptr)
        return;
    std::vector<StageId> kernel { id };
    const auto namesOf = [&program](std::vector<StageId> stages) {
        std::ranges::sort(stages);
        std::vector<std::string> names;
        for (const StageId stage : stages)
            names.push_back(program.stage(stage).name);
        return names;
    };
    std::optional<StageId> refused;
    std::size_t tried = 0;
    for (std::size_t at = 0; at < kernel.size() && tried < kMostTried; ++at) {
        std::vector<StageId> near = program.usersOf(kernel[at]);
        const auto& inputs = program.stage(kernel[at]).inputs;
        near.insert(near.end(), inputs.begin(), inputs.end());
        for (const StageId next : near) {
            if (program.stage(next).kind == StageKind::Input || std::ranges::find(kernel, next) != kernel.end())
                continue;
            ++tried;
            std::vector<StageId> larger = kernel;
            larger.push_back(next);
            if (offers.works(stepOf(Verb::Fuse, namesOf(larger)))) {
                kernel = std::move(larger);
                at = static_cast<std::size_t>(-1); // what was refused before may go now
                break;
            }
            refused = refused.value_or(next);
        }
    }
    if (kernel.size() > 1)
        offers.add(stepOf(Verb::Fuse, namesOf(kernel)));
    else if (refused)
        offers.add(stepOf(Verb::Fuse, namesOf({ id, *refused })));
}

// What a unit reads of others.
std::vector<std::string> unitsBefore(const Program& program, const std::string& unit)
{
    std::vector<std::string> before;
    for (const StageId stage : stagesOf(program, unit)) {
        for (const StageId input : program.stage(stage).inputs) {
            const std::string other = unitOf(program, input);
            if (other != unit && program.stage(input).kind != StageKind::Input
                && std::ranges::find(before, other) == before.end())
                before.push_back(other);
        }
    }
    return before;
}

// With what reads it, and on from there as far as it goes; then with what it reads.
void offerChains(const Program& program, StageId id, Offers& offers)
{
    std::vector<std::string> chain { unitOf(program, id) };
    std::optional<Transformation> longest;
    std::optional<Transformation> refused;
    while (chain.size() < kMostTried) {
        std::optional<std::string> next;
        for (const StageId stage : stagesOf(program, chain.back())) {
            for (const StageId user : program.usersOf(stage)) {
                const std::string unit = unitOf(program, user);
                if (std::ranges::find(chain, unit) != chain.end() || next)
                    continue;
                std::vector<std::string> longer = chain;
                longer.push_back(unit);
                const Transformation step = stepOf(Verb::Overlap, longer);
                if (offers.works(step)) {
                    next = unit;
                    longest = step;
                } else if (!refused) {
                    refused = step;
                }
            }
        }
        if (!next)
            break;
        chain.push_back(*next);
    }
    std::optional<Transformation> withWhatIsBefore;
    while (chain.size() < kMostTried) {
        const auto before = unitsBefore(program, chain.front());
        const auto goes = std::ranges::find_if(before, [&](const std::string& unit) {
            std::vector<std::string> longer { unit };
            longer.insert(longer.end(), chain.begin(), chain.end());
            return std::ranges::find(chain, unit) == chain.end() && offers.works(stepOf(Verb::Overlap, longer));
        });
        if (goes == before.end())
            break;
        chain.insert(chain.begin(), *goes);
        withWhatIsBefore = stepOf(Verb::Overlap, chain);
    }
    for (const auto& step : { longest, withWhatIsBefore }) {
        if (step)
            offers.add(*step);
    }
    if (!longest && !withWhatIsBefore && refused)
        offers.add(*refused);
}

} // namespace

std::vector<StepOffer> offersFor(const Program& program, const std::vector<std::string>& selected)
{
    Offers offers(program);
    std::vector<StageId> stages;
    std::vector<std::string> units; // as steps name what is selected, each once
    for (const std::string& name : selected) {
        for (const StageId stage : stagesOf(program, name)) {
            stages.push_back(stage);
            const std::string unit = unitOf(program, stage);
            if (std::ranges::find(units, unit) == units.end())
                units.push_back(unit);
        }
    }
    if (units.size() > 1) {
        offers.add(stepOf(Verb::Fuse, units));
        offers.add(stepOf(Verb::Overlap, units));
        if (program.stage(stages[0]).kind == StageKind::AllGather)
            offers.add(stepOf(Verb::Reorder, units));
        if (std::ranges::all_of(stages, [&](StageId id) { return program.stage(id).kind == StageKind::Input; }))
            offers.add(stepOf(Verb::AsSlice, units));
        offers.add(stepOf(Verb::Remove, units));
    } else if (!stages.empty()) {
        const StageId id = stages.front();
        if (program.stage(id).kind == StageKind::Input) {
            offerSlices(program, id, offers);
        } else {
            if (kernelOf(program, id) == nullptr) {
                offerSplits(program, id, offers);
                offerReorders(program, id, offers);
            }
            offerKernels(program, id, offers);
            offerChains(program, id, offers);
            offers.add(stepOf(Verb::Remove, { program.stage(id).name }));
        }
    }
    return std::move(offers).sorted();
}

} // namespace weft::widgets
