// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/lowering/kernel_cost.h"

#include <algorithm>

namespace weft::program {

namespace {

// Peaks differ by precision, and a system file has one: an operation counts as many of the fastest kind as it lasts.
double weight(const Stage& stage, const machine::DeviceCard& device)
{
    const bool isWide = bytesOf(stage.type.element) == 8;
    if (isWide)
        return device.matrixTflops16 / device.tflops64;
    if (stage.kind != StageKind::MatMul)
        return device.matrixTflops16 / device.tflops32;
    return bytesOf(stage.type.element) == 4 ? device.matrixTflops16 / device.matrixTflops32 : 1;
}

double operationsOf(const Program& program, const Stage& stage)
{
    if (stage.kind == StageKind::MatMul) {
        const TensorType& left = program.stage(stage.inputs[0]).type;
        const TensorType inner { left.element, { left.shape.back() },
            left.layout == slicedAlong(static_cast<std::uint32_t>(left.shape.size() - 1)) ? slicedAlong(0)
                                                                                          : kReplicated,
            left.group };
        return 2 * elementsOf(program, stage.type) * elementsOf(program, inner);
    }
    if (stage.kind == StageKind::Total)
        return (stage.combine == Combine::Norm ? 2 : 1) * elementsOf(program, program.stage(stage.inputs[0]).type);
    return static_cast<double>(operationsOf(stage.expression)) * elementsOf(program, stage.type);
}

// Does the stage go through a result element by element, so that of an operand no more is read than there are results?
bool isElementwise(const Stage& stage)
{
    return stage.kind == StageKind::Compute || stage.kind == StageKind::Update;
}

} // namespace

double elementsOf(const Program& program, const TensorType& type)
{
    double elements = 1;
    for (std::size_t i = 0; i < type.shape.size(); ++i)
        elements *= static_cast<double>(*type.shape[i].valueOf(program.sizeValues()));
    if (type.layout.kind == LayoutKind::Sliced)
        elements /= program.groups[index(*type.group)].ranks;
    return elements;
}

double bytesOf(const Program& program, const TensorType& type)
{
    return elementsOf(program, type) * static_cast<double>(bytesOf(type.element));
}

Cost costOf(const Program& program, const Kernel& kernel, const machine::DeviceCard& device)
{
    Cost cost;
    const auto isInside = [&](StageId id) { return std::ranges::binary_search(kernel.stages, id); };
    std::vector<StageId> read;
    for (const StageId id : kernel.stages) {
        const Stage& stage = program.stage(id);
        if (isCommunication(stage.kind) || stage.kind == StageKind::Input)
            continue;
        cost.operations += operationsOf(program, stage) * weight(stage, device);
        for (const StageId input : program.isFree(id) ? std::vector<StageId> {} : stage.inputs) {
            const Stage& operand = program.stage(input);
            const bool isInPlaceOnly = stage.kind == StageKind::Update && input == stage.inputs[0]
                && std::ranges::none_of(stage.expression,
                    [](const ExpressionNode& node) { return node.op == ExpressionOp::Operand && node.parts[0] == 0; });
            const bool isHere = isInside(input) && operand.kind != StageKind::Slice;
            if (isHere || isInPlaceOnly || !operand.type.group || std::ranges::find(read, input) != read.end())
                continue; // what no group holds is a number of the program's text
            read.push_back(input);
            const double most = elementsOf(program, stage.type);
            const double elements = elementsOf(program, operand.type);
            cost.memory += (isElementwise(stage) ? std::min(elements, most) : elements)
                * static_cast<double>(bytesOf(operand.type.element));
        }
        // What others read, or what stays. A communication of this kernel takes it from where it is.
        const auto isStored = [&] {
            if (program.isOutput(id))
                return true;
            for (std::size_t i = index(id) + 1; i < program.stages.size(); ++i) {
                const auto user = static_cast<StageId>(i);
                const std::vector<StageId>& inputs = program.stages[i].inputs;
                if (std::ranges::find(inputs, id) != inputs.end()
                    && (!isInside(user) || (program.stages[i].kind == StageKind::Update && program.isFree(user))))
                    return true;
            }
            return false;
        };
        if (!program.isFree(id) && isStored())
            cost.memory += bytesOf(program, stage.type);
    }
    return cost;
}

} // namespace weft::program
