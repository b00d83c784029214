// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/restructuring.h"

#include "engine/program/transform/draft.h"

#include <algorithm>

namespace weft::program {

namespace {

bool canBeReordered(const Stage& stage)
{
    return stage.kind == StageKind::Compute || stage.kind == StageKind::Update || stage.kind == StageKind::Total
        || stage.kind == StageKind::Send;
}

// The sets of computations that one all-gather may go past: all that read it, with any further ones of which nothing
// that depends on it is left out between; and, with each, any that only feed them.
class ReorderSets {
public:
    ReorderSets(const Program& program, StageId gather, std::size_t most)
        : m_program(program)
        , m_gather(gather)
        , m_most(most)
        , m_isAfter(reachedFrom(program, { gather }))
        , m_isIn(program.stages.size(), false)
    {
    }

    std::vector<std::vector<StageId>> all()
    {
        if (!m_program.isOutput(m_gather))
            goOn(index(m_gather) + 1);
        return std::move(m_sets);
    }

private:
    const Stage& stage(std::size_t at) const { return m_program.stages[at]; }
    bool readsGather(std::size_t at) const
    {
        return std::ranges::find(stage(at).inputs, m_gather) != stage(at).inputs.end();
    }

    // Is there anything that slices would make less of?
    bool isWhole(const Stage& of) const
    {
        return std::ranges::any_of(of.inputs, [this](StageId input) {
            const TensorType& type = m_program.stage(input).type;
            return type.layout == kReplicated && !type.shape.empty();
        });
    }

    // Stages from `at` on: with each that may be in and without it.
    void goOn(std::size_t at)
    {
        while (at < m_program.stages.size() && !m_isAfter[at])
            ++at;
        if (m_sets.size() >= m_most)
            return;
        if (at == m_program.stages.size()) {
            feed(at);
            return;
        }
        const bool mayBeIn = canBeReordered(stage(at)) && std::ranges::all_of(stage(at).inputs, [this](StageId input) {
            return input == m_gather || !m_isAfter[index(input)] || m_isIn[index(input)];
        });
        if (mayBeIn) {
            m_isIn[at] = true;
            goOn(at + 1);
            m_isIn[at] = false;
        }
        if (!readsGather(at))
            goOn(at + 1);
    }

    // Stages before `past`, the last first: what feeds only a computation that is in may be in as well.
    void feed(std::size_t past)
    {
        if (m_sets.size() >= m_most)
            return;
        for (std::size_t at = past; at-- > 0;) {
            const bool feeds = !m_isAfter[at] && !m_program.isFree(static_cast<StageId>(at))
                && canBeReordered(stage(at)) && isWhole(stage(at))
                && std::ranges::any_of(
                    m_program.usersOf(static_cast<StageId>(at)), [this](StageId user) { return m_isIn[index(user)]; });
            if (!feeds)
                continue;
            m_isIn[at] = true;
            feed(at);
            m_isIn[at] = false;
        }
        std::vector<StageId> set;
        for (std::size_t at = 0; at < m_isIn.size(); ++at) {
            if (m_isIn[at])
                set.push_back(static_cast<StageId>(at));
        }
        if (std::ranges::any_of(set, [this](StageId id) { return !m_program.isFree(id); }))
            m_sets.push_back(std::move(set));
    }

    const Program& m_program;
    StageId m_gather;
    std::size_t m_most;
    std::vector<bool> m_isAfter;
    std::vector<bool> m_isIn;
    std::vector<std::vector<StageId>> m_sets;
};

class Restructuring {
public:
    Restructuring(const Program& program, std::size_t most)
        : m_program(program)
        , m_most(most)
    {
    }

    std::vector<Restructured> run()
    {
        for (std::size_t at = 0; at < m_program.stages.size(); ++at) {
            const Stage& stage = m_program.stages[at];
            const auto id = static_cast<StageId>(at);
            if (stage.kind == StageKind::AllReduce)
                split(stage);
            else if (stage.kind == StageKind::AllGather)
                reorder(id);
            else if (stage.kind == StageKind::Input && stage.type.layout == kReplicated)
                add({ Verb::AsSlice, { stage.name }, {}, false, {} });
            if (stage.kind != StageKind::Input && !m_program.isOutput(id) && m_program.usersOf(id).empty())
                add({ Verb::Remove, { stage.name }, {}, false, {} });
        }
        return std::move(m_all);
    }

private:
    bool add(Transformation step)
    {
        auto after = apply(m_program, step);
        if (after)
            m_all.push_back({ std::move(step), std::move(*after) });
        return after.ok();
    }

    void split(const Stage& stage)
    {
        std::optional<std::uint32_t> first;
        for (std::uint32_t dimension = 0; dimension < stage.type.shape.size(); ++dimension) {
            const auto said = first ? std::optional(dimension) : std::nullopt; // the first need not be said
            Transformation step { Verb::Split, { stage.name }, {}, false, said };
            if (!first && !apply(m_program, { Verb::Split, { stage.name }, {}, false, dimension }))
                continue;
            if (add(std::move(step)) && !first)
                first = dimension;
        }
        add({ Verb::Split, { stage.name }, {}, true, {} });
    }

    void reorder(StageId gather)
    {
        for (const std::vector<StageId>& set : ReorderSets(m_program, gather, m_most).all()) {
            Transformation step { Verb::Reorder, { m_program.stage(gather).name }, {}, false, {} };
            for (const StageId id : set)
                step.stages.push_back(m_program.stage(id).name);
            add(std::move(step));
        }
    }

    const Program& m_program;
    std::size_t m_most;
    std::vector<Restructured> m_all;
};

} // namespace

std::vector<Restructured> restructurings(const Program& program, std::size_t most)
{
    return Restructuring(program, most).run();
}

} // namespace weft::program
