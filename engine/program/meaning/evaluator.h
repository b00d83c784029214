// SPDX-License-Identifier: GPL-3.0-or-later
// What a program computes, on all ranks, element by element, straight from what each operation means: the one
// definition that programs are judged by. Generic in what an element is, numbers or expressions of the inputs: the
// domain says how elements are made and combined. For small shapes; nothing here is quick. One evaluation belongs to
// one thread.
#pragma once

#include "engine/program/meaning/place_of_elements.h"

#include <stop_token>

namespace weft::program {

// A domain has: Value; input(stage, rank, place in the whole tensor); apply(node, operands, place in the whole tensor);
// combine(how, values), of one or more; multiply(a, b), root(a); store(element type, a), what is left of a value in
// memory; isFull(), after which no value counts.
template <class Domain> class Evaluator {
public:
    using Value = typename Domain::Value;
    using Held = std::vector<Value>; // what one rank holds of a tensor

    // Stopped, it is left unfinished.
    Evaluator(const Program& program, Domain& domain, const std::stop_token& stop)
        : m_program(program)
        , m_domain(domain)
        , m_stop(stop)
    {
        for (const Stage& stage : program.stages)
            m_extents.push_back(extentsOf(program, stage.type));
        for (std::size_t i = 0; i < program.stages.size() && !domain.isFull() && !stop.stop_requested(); ++i)
            evaluate(static_cast<StageId>(i));
    }

    // Empty where the rank holds nothing.
    [[nodiscard]] const Held& held(StageId stage, std::uint32_t rank) const { return m_held[index(stage)][rank]; }
    [[nodiscard]] const Extents& extents(StageId stage) const { return m_extents[index(stage)]; }

private:
    [[nodiscard]] std::uint32_t ranks(const Stage& stage) const { return ranksOf(m_program, stage.type); }

    // The operand's element at coordinates of the result, as `rank` sees it.
    [[nodiscard]] const Value& at(
        StageId operand, const std::vector<std::int64_t>& coordinates, std::uint32_t rank) const
    {
        const auto& all = m_held[index(operand)];
        const std::uint32_t own = all.size() == 1 ? 0 : rank; // a number that no group holds
        return all[own][static_cast<std::size_t>(*extents(operand).localIndex(coordinates, own))];
    }

    void evaluate(StageId id)
    {
        const Stage& stage = m_program.stage(id);
        const std::uint32_t count = ranks(stage);
        m_held.emplace_back(count);
        for (std::uint32_t rank = 0; rank < count; ++rank) {
            if (stage.type.layout.kind == LayoutKind::Rooted && stage.type.layout.at != rank)
                continue;
            Held& held = m_held.back()[rank];
            std::vector<std::int64_t> coordinates;
            const std::int64_t elements = extents(id).localCount();
            for (std::int64_t i = 0; i < elements && !m_stop.stop_requested(); ++i) {
                extents(id).coordinatesOf(i, rank, coordinates);
                held.push_back(m_domain.store(stage.type.element, element(id, stage, coordinates, rank)));
            }
        }
    }

    Value element(StageId id, const Stage& stage, const std::vector<std::int64_t>& coordinates, std::uint32_t rank)
    {
        switch (stage.kind) {
        case StageKind::Input:
            return m_domain.input(stage, rank, extents(id).wholeIndex(coordinates));
        case StageKind::Compute:
        case StageKind::Update:
            return computed(stage, coordinates, rank, extents(id).wholeIndex(coordinates));
        case StageKind::Total:
            return total(stage, rank);
        case StageKind::MatMul:
            return inner(stage, coordinates, rank);
        case StageKind::Slice:
        case StageKind::Send:
            return at(stage.inputs[0], coordinates, rank);
        case StageKind::AllReduce:
        case StageKind::ReduceScatter:
        case StageKind::Reduce: {
            Held all;
            for (std::uint32_t other = 0; other < ranks(stage); ++other)
                all.push_back(at(stage.inputs[0], coordinates, other));
            return m_domain.combine(stage.combine, all);
        }
        case StageKind::AllGather:
        case StageKind::AllToAll:
            return at(stage.inputs[0], coordinates, extents(stage.inputs[0]).ownerOf(coordinates));
        case StageKind::Broadcast:
            break;
        }
        return at(stage.inputs[0], coordinates, stage.root);
    }

    // `place` in the whole result is the same on whichever rank it is computed.
    Value computed(
        const Stage& stage, const std::vector<std::int64_t>& coordinates, std::uint32_t rank, std::int64_t place)
    {
        Held& values = m_values;
        values.clear();
        for (const ExpressionNode& node : stage.expression) {
            if (node.op == ExpressionOp::Operand) {
                values.push_back(at(stage.inputs[node.parts[0]], coordinates, rank));
                continue;
            }
            Held& parts = m_parts;
            parts.clear();
            for (std::size_t i = 0; i < wordOf(node.op).operands; ++i)
                parts.push_back(values[node.parts.at(i)]);
            values.push_back(m_domain.apply(node, parts, place));
        }
        return values.back();
    }

    Value total(const Stage& stage, std::uint32_t rank)
    {
        const StageId of = stage.inputs[0];
        const bool isSliced = extents(of).sliced.has_value();
        const auto& held = m_held[index(of)];
        Held all;
        for (std::uint32_t part = isSliced ? 0 : rank; part < (isSliced ? held.size() : rank + 1U); ++part) {
            for (const Value& value : held[part])
                all.push_back(stage.combine == Combine::Norm ? m_domain.multiply(value, value) : value);
        }
        const Value combined = m_domain.combine(stage.combine, all);
        return stage.combine == Combine::Norm ? m_domain.root(combined) : combined;
    }

    Value inner(const Stage& stage, const std::vector<std::int64_t>& coordinates, std::uint32_t rank)
    {
        const Extents& left = extents(stage.inputs[0]);
        const Extents& right = extents(stage.inputs[1]);
        const std::size_t last = left.whole.size() - 1;
        const std::size_t rows = right.whole.size() - 2; // of the right: where its inner dimension stands
        // What this rank has of the inner dimension: all, or its slice.
        const std::int64_t begin = left.sliced == last ? rank * left.local[last] : 0;
        std::vector<std::int64_t> a = coordinates;
        std::vector<std::int64_t> b(coordinates.begin(), coordinates.begin() + static_cast<std::ptrdiff_t>(rows));
        b.resize(rows + 2, coordinates.back());
        Held all;
        for (std::int64_t k = begin; k < begin + left.local[last]; ++k) {
            a[last] = k;
            b[rows] = k;
            all.push_back(m_domain.multiply(at(stage.inputs[0], a, rank), at(stage.inputs[1], b, rank)));
        }
        return m_domain.combine(Combine::Sum, all);
    }

    const Program& m_program;
    Domain& m_domain;
    const std::stop_token& m_stop;
    std::vector<Extents> m_extents;
    std::vector<std::vector<Held>> m_held; // by stage and rank
    Held m_values; // of one expression
    Held m_parts; // of one of its nodes
};

} // namespace weft::program
