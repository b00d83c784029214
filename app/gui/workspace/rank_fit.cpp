// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/rank_fit.h"

#include "engine/core/make_error.h"
#include "engine/topology/topology_spec.h"

#include <bit>

namespace weft::gui {

namespace {

// None where the other dimensions do not divide that number.
std::optional<topology::StackSpec> resized(topology::StackSpec stack, std::uint32_t npus)
{
    topology::DimensionSpec& last = stack.dimensions.back();
    std::uint64_t others = 1;
    for (const topology::DimensionSpec& dimension : stack.dimensions) {
        for (const std::uint32_t size : dimension.sizes)
            others *= size;
    }
    others /= last.sizes.back();
    if (npus % others != 0)
        return {};
    const auto size = static_cast<std::uint32_t>(npus / others);
    if (last.kind == topology::DimensionKind::Hypercube && !std::has_single_bit(size))
        return {};
    if (size == 1 && last.sizes.size() == 1 && stack.dimensions.size() > 1)
        stack.dimensions.pop_back();
    else
        last.sizes.back() = size;
    return stack;
}

} // namespace

std::optional<Finding> rankMismatch(std::size_t ranks, std::uint32_t npus)
{
    if (ranks == npus)
        return {};
    const Sentence ofWorkload = sayCount(ranks, "%n rank", "%n ranks");
    const Sentence ofFabric = sayCount(npus, "%n NPU", "%n NPUs");
    const bool hasMore = ranks > npus;
    const Sentence what = hasMore
        ? say("the workload has %1 and the fabric only %2: the others are ignored", ofWorkload, ofFabric)
        : say("the fabric has %1 and the workload only %2", ofFabric, ofWorkload);
    const Sentence remedy = hasMore ? say("take a fabric of the workload's size")
                                    : say("generate a fabric of the workload's size, or load all ranks");
    return Finding { hasMore ? Severity::Warning : Severity::Error, errorOf(ErrorCode::MissingRank, what, remedy) };
}

QString fabricSpecOf(std::uint32_t npus, const QString& like)
{
    if (const auto spec = topology::parseSpec(like.toStdString())) {
        if (const auto* stack = std::get_if<topology::StackSpec>(&*spec)) {
            if (const auto made = resized(*stack, npus))
                return QString::fromStdString(topology::toText(*made));
        }
    }
    topology::DimensionSpec flat;
    flat.kind = topology::DimensionKind::Switch;
    flat.sizes = { npus };
    return QString::fromStdString(topology::toText(topology::StackSpec { { flat } }));
}

} // namespace weft::gui
