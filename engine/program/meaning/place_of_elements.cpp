// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/program/meaning/place_of_elements.h"

#include <functional>
#include <numeric>

namespace weft::program {

namespace {

std::int64_t product(const std::vector<std::int64_t>& extents)
{
    return std::accumulate(extents.begin(), extents.end(), std::int64_t { 1 }, std::multiplies<>());
}

} // namespace

std::int64_t Extents::wholeCount() const
{
    return product(whole);
}

std::int64_t Extents::localCount() const
{
    return product(local);
}

void Extents::coordinatesOf(std::int64_t index, std::uint32_t rank, std::vector<std::int64_t>& coordinates) const
{
    coordinates.resize(local.size());
    for (std::size_t i = local.size(); i-- > 0;) {
        coordinates[i] = index % local[i];
        index /= local[i];
    }
    if (sliced)
        coordinates[*sliced] += rank * local[*sliced];
}

std::int64_t Extents::wholeIndex(const std::vector<std::int64_t>& coordinates) const
{
    std::int64_t index = 0;
    for (std::size_t i = 0; i < whole.size(); ++i)
        index = index * whole[i] + coordinates[i];
    return index;
}

std::optional<std::int64_t> Extents::localIndex(const std::vector<std::int64_t>& coordinates, std::uint32_t rank) const
{
    const std::size_t ahead = coordinates.size() - whole.size();
    std::int64_t index = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        std::int64_t at = whole[i] == 1 ? 0 : coordinates[ahead + i];
        if (sliced == i) {
            at -= rank * local[i];
            if (at < 0 || at >= local[i])
                return {};
        }
        index = index * local[i] + at;
    }
    return index;
}

std::uint32_t Extents::ownerOf(const std::vector<std::int64_t>& coordinates) const
{
    return static_cast<std::uint32_t>(coordinates[*sliced] / local[*sliced]);
}

std::uint32_t ranksOf(const Program& program, const TensorType& type)
{
    return type.group ? program.groups[index(*type.group)].ranks : 1;
}

Extents extentsOf(const Program& program, const TensorType& type)
{
    Extents extents;
    const std::vector<std::int64_t> sizes = program.sizeValues();
    for (const Extent& extent : type.shape)
        extents.whole.push_back(*extent.valueOf(sizes));
    extents.local = extents.whole;
    if (type.layout.kind == LayoutKind::Sliced) {
        extents.sliced = type.layout.at;
        extents.local[type.layout.at] /= ranksOf(program, type);
    }
    return extents;
}

} // namespace weft::program
