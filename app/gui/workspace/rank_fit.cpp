// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/workspace/rank_fit.h"

#include "engine/core/make_error.h"
#include "engine/topology/topology_spec.h"

#include <QCoreApplication>

#include <bit>

namespace weft::gui {

namespace {

class FitWords {
    Q_DECLARE_TR_FUNCTIONS(weft::gui::RankFit)
};

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
    const QString ofWorkload = FitWords::tr("%n rank(s)", nullptr, static_cast<int>(ranks));
    const QString ofFabric = FitWords::tr("%n NPU(s)", nullptr, static_cast<int>(npus));
    const bool hasMore = ranks > npus;
    const QString what = hasMore
        ? FitWords::tr("the workload has %1 and the fabric only %2: the others are ignored").arg(ofWorkload, ofFabric)
        : FitWords::tr("the fabric has %1 and the workload only %2").arg(ofFabric, ofWorkload);
    const QString remedy = hasMore ? FitWords::tr("take a fabric of the workload's size")
                                   : FitWords::tr("generate a fabric of the workload's size, or load all ranks");
    return Finding { hasMore ? Severity::Warning : Severity::Error,
        errorOf(ErrorCode::MissingRank, what.toStdString(), remedy.toStdString()) };
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
