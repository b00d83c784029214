// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/transform/canonical_form.h"

#include "engine/core/fingerprint.h"

#include <algorithm>
#include <bit>

namespace weft::program {

namespace {

using Codes = std::vector<std::uint64_t>;

// In any order, each as often as it is there.
std::uint64_t ofSet(Codes codes)
{
    std::ranges::sort(codes);
    Fingerprint print;
    print.add(codes.size());
    for (const std::uint64_t code : codes)
        print.add(code);
    return print.value();
}

// By what it is computed from; `from` has the codes of the stages before.
std::uint64_t ownCode(const Stage& stage, const Codes& from)
{
    Fingerprint print;
    for (const std::uint64_t each : { static_cast<std::uint64_t>(stage.kind), static_cast<std::uint64_t>(stage.combine),
             static_cast<std::uint64_t>(stage.dimension), static_cast<std::uint64_t>(stage.root),
             static_cast<std::uint64_t>(stage.type.element), static_cast<std::uint64_t>(stage.type.layout.kind),
             static_cast<std::uint64_t>(stage.type.layout.at),
             stage.type.group ? static_cast<std::uint64_t>(index(*stage.type.group)) : ~std::uint64_t { 0 } })
        print.add(each);
    if (stage.kind == StageKind::Input)
        print.add(stage.name);
    // What an expression does not read is no part of it.
    const bool isElementwise = stage.kind == StageKind::Compute || stage.kind == StageKind::Update;
    const std::size_t listed = !isElementwise ? stage.inputs.size() : stage.kind == StageKind::Update ? 1 : 0;
    for (std::size_t i = 0; i < listed; ++i)
        print.add(from[index(stage.inputs[i])]);
    for (const ExpressionNode& node : stage.expression) {
        print.add(static_cast<std::uint64_t>(node.op));
        if (node.op == ExpressionOp::Operand) {
            print.add(from[index(stage.inputs[node.parts[0]])]);
            continue;
        }
        for (const std::uint32_t part : node.parts)
            print.add(part);
        print.add(std::bit_cast<std::uint64_t>(node.number));
        print.add(static_cast<std::uint64_t>(node.element));
        print.add(node.seed);
    }
    return print.value();
}

} // namespace

std::uint64_t canonicalForm(const Program& program)
{
    const std::size_t count = program.stages.size();
    Codes codes(count);
    for (std::size_t i = 0; i < count; ++i)
        codes[i] = ownCode(program.stages[i], codes);
    // And by what is done with it, so that two stages that compute the same are told apart.
    std::vector<Codes> uses(count);
    Codes needed; // of all but slices that nobody reads, which do nothing
    for (std::size_t i = 0; i < program.outputs.size(); ++i)
        uses[index(program.outputs[i])].push_back(i);
    for (std::size_t i = count; i-- > 0;) {
        if (program.stages[i].kind == StageKind::Slice && uses[i].empty())
            continue;
        Fingerprint print;
        print.add(codes[i]);
        print.add(ofSet(std::move(uses[i])));
        codes[i] = print.value();
        needed.push_back(codes[i]);
        for (const StageId input : program.stages[i].inputs)
            uses[index(input)].push_back(codes[i]);
    }
    // The kernel of each stage, 0: its own.
    Codes kernelOf(count, 0);
    Codes parts;
    for (const Joined& kernel : program.fused) {
        Codes members;
        for (const StageId id : kernel.stages) {
            if (!program.isFree(id))
                members.push_back(codes[index(id)]);
        }
        if (members.size() < 2)
            continue;
        const std::uint64_t code = ofSet(std::move(members));
        for (const StageId id : kernel.stages)
            kernelOf[index(id)] = code;
        parts.push_back(code);
    }
    Codes chains;
    for (const Joined& chain : program.overlapped) {
        Codes members;
        for (const StageId id : chain.stages) {
            if (program.isFree(id))
                continue;
            Fingerprint print;
            print.add(codes[index(id)]);
            print.add(kernelOf[index(id)]);
            members.push_back(print.value());
        }
        chains.push_back(ofSet(std::move(members)));
    }
    Fingerprint print;
    print.add(ofSet(std::move(needed)));
    print.add(ofSet(std::move(parts)));
    print.add(ofSet(std::move(chains)));
    return print.value();
}

} // namespace weft::program
