// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/make_error.h"
#include "engine/program/transform/draft.h"
#include "engine/program/transform/verbs.h"

#include <algorithm>

namespace weft::program {

namespace {

class Reorder {
public:
    Reorder(const Program& program, const Transformation& how)
        : m_program(program)
        , m_how(how)
        , m_draft(program)
    {
    }

    Result<Program> run()
    {
        if (auto chosen = choose(); !chosen)
            return chosen.error();
        if (auto allowed = check(); !allowed)
            return allowed.error();
        if (auto moved = move(); !moved)
            return moved.error();
        return std::move(m_draft).finished();
    }

private:
    static Error refuse(Sentence reason, Sentence hint = {})
    {
        return errorOf(ErrorCode::Unsupported, std::move(reason), std::move(hint));
    }

    bool isMember(StageId id) const { return std::ranges::find(m_members, id) != m_members.end(); }

    Result<void> choose()
    {
        if (m_how.stages.size() < 2)
            return errorOf(ErrorCode::Usage, say("reorder takes an all-gather and the computations that it goes past"));
        for (const std::string& name : m_how.stages) {
            const auto id = stageCalled(m_program, name);
            if (!id)
                return id.error();
            if (auto free = mustBeFree(m_program, *id); !free)
                return free.error();
            if (name == m_how.stages.front())
                m_gather = *id;
            else
                m_members.push_back(*id);
        }
        std::ranges::sort(m_members);
        m_members.erase(std::unique(m_members.begin(), m_members.end()), m_members.end());
        return {};
    }

    Result<void> check()
    {
        const Stage& gather = m_program.stage(m_gather);
        if (gather.kind != StageKind::AllGather)
            return refuse(say("%1 is no all-gather", gather.name));
        m_sliced = m_program.stage(gather.inputs[0]).type;
        const std::vector<StageId> users = m_program.usersOf(m_gather);
        if (std::ranges::none_of(users, [this](StageId user) { return isMember(user); }))
            return refuse(say("none of the computations uses %1", gather.name));
        if (m_program.isOutput(m_gather))
            return refuse(say("%1 is an output itself", gather.name));
        for (const StageId user : users) {
            if (!isMember(user)) {
                return refuse(say("%1 uses %2 too", m_program.stage(user).name, gather.name),
                    say("reorder past all computations that do"));
            }
        }
        const std::vector<bool> fromGather = reachedFrom(m_program, { m_gather });
        for (const StageId member : m_members) {
            if (auto allowed = checkMember(member, fromGather); !allowed)
                return allowed;
        }
        return {};
    }

    Result<void> checkMember(StageId id, const std::vector<bool>& fromGather)
    {
        const Stage& stage = m_program.stage(id);
        if (stage.kind != StageKind::Compute && stage.kind != StageKind::Update && stage.kind != StageKind::Total
            && stage.kind != StageKind::Send)
            return refuse(say("%1 does not go element by element", stage.name));
        if (stage.kind != StageKind::Total && !stage.type.shape.empty() && stage.type.shape != m_sliced.shape)
            return refuse(say("%1 has another shape than %2", stage.name, m_program.stage(m_gather).name));
        for (const StageId input : stage.inputs) {
            const Stage& operand = m_program.stage(input);
            if (operand.type.layout.kind == LayoutKind::Local)
                return refuse(say("the operand %1 of %2 is local", operand.name, stage.name));
            if (operand.type.layout.kind == LayoutKind::Rooted)
                return refuse(say("one rank holds the operand %1 of %2", operand.name, stage.name));
            if (input != m_gather && !isMember(input) && fromGather[index(input)]) {
                return refuse(
                    say("%1 stands between %2 and %3", operand.name, m_program.stage(m_gather).name, stage.name),
                    say("name it too"));
            }
        }
        return {};
    }

    // The operand as a slice that goes with those of the all-gather; itself where every rank needs all of it.
    StageId slicedOperand(StageId id, StageId member)
    {
        const TensorType& type = m_program.stage(id).type;
        const std::size_t end = m_sliced.shape.size() - m_sliced.layout.at; // counted from the last dimension
        if (type.layout != kReplicated || type.shape.size() < end || type.shape[type.shape.size() - end] == Extent(1))
            return id;
        const auto known = std::ranges::find(m_slices, id, &std::pair<StageId, StageId>::first);
        if (known != m_slices.end())
            return known->second;
        Stage slice;
        slice.kind = StageKind::Slice;
        slice.name = *m_draft.nameFor({}, 0, m_program.stage(id).name, "slice");
        slice.dimension = static_cast<std::uint32_t>(type.shape.size() - end);
        slice.inputs = { id };
        m_slices.emplace_back(id, m_draft.add(std::move(slice), member));
        return m_slices.back().second;
    }

    Result<void> move()
    {
        const StageId source = m_program.stage(m_gather).inputs[0];
        std::size_t named = 0;
        for (const StageId member : m_members) {
            if (m_program.stage(member).kind == StageKind::Update) {
                if (auto moved = moveUpdate(member, source, named); !moved)
                    return moved;
                continue;
            }
            takeSlices(member, m_draft.stage(member).inputs, source);
            const bool isScalar = m_program.stage(member).type.shape.empty();
            const bool isSeen = m_program.isOutput(member)
                || std::ranges::any_of(m_program.usersOf(member), [this](StageId user) { return !isMember(user); });
            if (isScalar || !isSeen)
                continue;
            const auto gathered = gather(member, member, named);
            if (!gathered)
                return gathered.error();
            std::vector<StageId> inside = m_members;
            inside.push_back(*gathered);
            m_draft.replaceUses(member, *gathered, inside);
        }
        m_draft.remove(m_gather);
        return {};
    }

    void takeSlices(StageId member, std::vector<StageId> inputs, StageId source)
    {
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            StageId& input = inputs[i];
            if (input == m_gather)
                input = source;
            else if (!isMember(input) && std::ranges::find(m_made, input) == m_made.end())
                input = slicedOperand(input, member);
        }
        m_draft.stage(member).inputs = std::move(inputs);
    }

    Result<StageId> gather(StageId sliced, StageId member, std::size_t& named)
    {
        Stage stage;
        stage.kind = StageKind::AllGather;
        stage.inputs = { sliced };
        auto name = m_draft.nameFor(m_how.names, named++, m_program.stage(member).name, "ag");
        if (!name)
            return name.error();
        stage.name = std::move(*name);
        return m_draft.add(std::move(stage), member);
    }

    // What was computed and stored at once: computed on slices, gathered, stored. Other members read the slices.
    Result<void> moveUpdate(StageId member, StageId source, std::size_t& named)
    {
        const Stage update = m_program.stage(member);
        Stage computed = update;
        computed.kind = StageKind::Compute;
        computed.name = *m_draft.nameFor({}, 0, update.name, "new");
        if (m_program.stage(update.inputs[0]).type.layout != kReplicated) {
            return refuse(
                say("%1, which %2 updates, is not replicated", m_program.stage(update.inputs[0]).name, update.name));
        }
        const StageId slices = m_draft.add(computed, member);
        std::vector<StageId> inputs = m_draft.stage(member).inputs;
        takeSlices(slices, std::move(inputs), source);
        dropUnread(m_draft.stage(slices));
        for (const StageId other : m_members) {
            if (other != member)
                std::ranges::replace(m_draft.stage(other).inputs, member, slices);
        }
        m_made.push_back(slices);
        const auto gathered = gather(slices, member, named);
        if (!gathered)
            return gathered.error();
        Stage& store = m_draft.stage(member);
        store.inputs = { update.inputs[0], *gathered };
        ExpressionNode operand;
        operand.op = ExpressionOp::Operand;
        operand.parts[0] = 1;
        store.expression = { operand };
        return {};
    }

    // An update's target is an input of the stage although its expression may not read it.
    static void dropUnread(Stage& stage)
    {
        std::vector<StageId> kept;
        for (ExpressionNode& node : stage.expression) {
            if (node.op != ExpressionOp::Operand)
                continue;
            const StageId input = stage.inputs[node.parts[0]];
            const auto found = std::ranges::find(kept, input);
            node.parts[0] = static_cast<std::uint32_t>(found - kept.begin());
            if (found == kept.end())
                kept.push_back(input);
        }
        stage.inputs = std::move(kept);
    }

    const Program& m_program;
    const Transformation& m_how;
    Draft m_draft;
    StageId m_gather {};
    TensorType m_sliced; // what the all-gather gathers
    std::vector<StageId> m_members; // ascending
    std::vector<std::pair<StageId, StageId>> m_slices; // of operands
    std::vector<StageId> m_made; // what computes the values of updates now
};

} // namespace

Result<Program> reorder(const Program& program, const Transformation& how)
{
    return Reorder(program, how).run();
}

} // namespace weft::program
