// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/documents/grid_space.h"

#include "widgets/documents/fabric_seal.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace weft::widgets {

namespace {

using topology::Dimension;
using topology::DimensionKind;

constexpr std::size_t kMostDimensions = 3;
constexpr std::uint32_t kMostCells = 0xFFFF; // along one dimension
constexpr double kEye = 3.2; // how far the viewer is, in radii

struct GridTexts {
    Q_DECLARE_TR_FUNCTIONS(weft::widgets::GridSpace)
};

bool isClosed(const Dimension& dimension)
{
    return dimension.kind != DimensionKind::Mesh && dimension.size > 2;
}

std::vector<Dimension> realDimensions(const FabricColumns& columns)
{
    std::vector<Dimension> real;
    for (const Dimension& dimension : columns.structure->dimensions) {
        if (dimension.size != 1)
            real.push_back(dimension);
    }
    return real;
}

SpacePoint onDoughnut(double around, double across, double major, double minor)
{
    const double out = major + minor * std::cos(across);
    return { out * std::cos(around), minor * std::sin(across), out * std::sin(around) };
}

} // namespace

QString GridSpace::whyNot(const FabricColumns& columns)
{
    const std::vector<Dimension> dimensions = realDimensions(columns);
    if (dimensions.empty())
        return GridTexts::tr("The fabric has no dimensions: 3-D shows rings, tori and meshes");
    if (dimensions.size() > kMostDimensions)
        return GridTexts::tr("3-D shows at most three dimensions");
    std::uint64_t product = 1;
    for (const Dimension& dimension : dimensions) {
        if (dimension.kind != DimensionKind::Ring && dimension.kind != DimensionKind::Torus
            && dimension.kind != DimensionKind::Mesh)
            return GridTexts::tr("The fabric is no grid: 3-D shows rings, tori and meshes only");
        if (dimension.size > kMostCells)
            return GridTexts::tr("A dimension is too long for 3-D");
        product *= dimension.size;
    }
    if (product != columns.nodeCount() || columns.npuCount() != columns.nodeCount())
        return GridTexts::tr("The fabric has nodes beside its grid");
    if (!columns.drawing->collapsed.empty())
        return GridTexts::tr("Expand the collapsed groups first");
    return {};
}

std::optional<GridSpace> GridSpace::of(const FabricColumns& columns)
{
    if (!whyNot(columns).isEmpty())
        return std::nullopt;
    const std::vector<Dimension> dimensions = realDimensions(columns);
    std::array<std::uint32_t, kMostDimensions> sizes { 1, 1, 1 };
    for (std::size_t i = 0; i < dimensions.size(); ++i)
        sizes[i] = dimensions[i].size;
    const bool ring = dimensions.size() == 1 && isClosed(dimensions[0]);
    const bool doughnut = dimensions.size() == 2 && isClosed(dimensions[0]) && isClosed(dimensions[1]);
    const double turn = 2 * std::numbers::pi;
    // The longer dimension goes around the outside. Neighbours on the inside stand at least half a pitch apart.
    const bool swaps = doughnut && sizes[1] > sizes[0];
    const double minor = doughnut ? kPitch * (swaps ? sizes[0] : sizes[1]) / turn : 0;
    const double major = kPitch * (swaps ? sizes[1] : sizes[0]) / turn + minor * (doughnut ? 1.3 : 0);
    GridSpace space;
    space.m_places.resize(columns.nodeCount());
    if (!ring && !doughnut)
        space.m_cells.resize(columns.nodeCount());
    const std::vector<std::uint32_t> order = sealedOrder(columns);
    for (std::uint32_t id = 0; id < order.size(); ++id) {
        const std::array<std::uint32_t, 3> cell { id % sizes[0], id / sizes[0] % sizes[1], id / sizes[0] / sizes[1] };
        SpacePoint& place = space.m_places[order[id]];
        if (ring || doughnut) {
            const double around = turn * (swaps ? cell[1] : cell[0]) / (swaps ? sizes[1] : sizes[0]);
            const double across = doughnut ? turn * (swaps ? cell[0] : cell[1]) / (swaps ? sizes[0] : sizes[1]) : 0;
            place = onDoughnut(around, across, major, minor);
        } else {
            const auto middle = [&](std::size_t i) { return (cell[i] - (sizes[i] - 1) / 2.0) * kPitch; };
            place = { middle(0), middle(1), middle(2) };
            for (std::size_t i = 0; i < cell.size(); ++i)
                space.m_cells[order[id]][i] = static_cast<std::uint16_t>(cell[i]);
        }
        space.m_radius = std::max(space.m_radius, std::hypot(place.x, place.y, place.z) + kNodeHalf);
    }
    return space;
}

QRectF GridSpace::bounds() const
{
    // The outline of a ball seen from near is a little larger than the ball.
    const double reach = m_radius * kEye / std::sqrt(kEye * kEye - 1);
    return { -reach, -reach, 2 * reach, 2 * reach };
}

bool GridSpace::isWrap(std::uint32_t a, std::uint32_t b) const
{
    if (m_cells.empty())
        return false;
    int far = 0;
    for (std::size_t i = 0; i < 3; ++i)
        far = std::max(far, std::abs(int { m_cells[a][i] } - int { m_cells[b][i] }));
    return far > 1;
}

// Away from the middle of the grid, so that the arcs of its faces stand outside of it.
std::array<SpacePoint, GridSpace::kArcPoints> GridSpace::arc(std::uint32_t a, std::uint32_t b) const
{
    const SpacePoint from = m_places[a];
    const SpacePoint to = m_places[b];
    const SpacePoint along { to.x - from.x, to.y - from.y, to.z - from.z };
    const double length = std::hypot(along.x, along.y, along.z);
    SpacePoint away { (from.x + to.x) / 2, (from.y + to.y) / 2, (from.z + to.z) / 2 };
    double outwards = std::hypot(away.x, away.y, away.z);
    if (outwards < 1) { // through the middle: any side will do
        away = std::abs(along.y) > length / 2 ? SpacePoint { 1, 0, 0 } : SpacePoint { 0, -1, 0 };
        outwards = 1;
    }
    const double height = (0.35 * kPitch + 0.07 * length) / outwards;
    std::array<SpacePoint, kArcPoints> points;
    for (std::size_t i = 0; i < points.size(); ++i) {
        const double part = static_cast<double>(i + 1) / (kArcPoints + 1);
        const double up = height * 4 * part * (1 - part);
        points[i] = { from.x + along.x * part + away.x * up, from.y + along.y * part + away.y * up,
            from.z + along.z * part + away.z * up };
    }
    return points;
}

GridSpace::Turned::Turned(double radius, const SpaceDrawing& turn)
    : m_radius(radius)
    , m_cosYaw(std::cos(turn.yaw * std::numbers::pi / 180))
    , m_sinYaw(std::sin(turn.yaw * std::numbers::pi / 180))
    , m_cosPitch(std::cos(turn.pitch * std::numbers::pi / 180))
    , m_sinPitch(std::sin(turn.pitch * std::numbers::pi / 180))
{
}

SeenPoint GridSpace::Turned::operator()(SpacePoint point) const
{
    const double x = point.x * m_cosYaw + point.z * m_sinYaw;
    const double back = point.z * m_cosYaw - point.x * m_sinYaw;
    const double y = point.y * m_cosPitch + back * m_sinPitch;
    const double z = back * m_cosPitch - point.y * m_sinPitch;
    SeenPoint seen;
    seen.size = kEye * m_radius / (kEye * m_radius - z);
    seen.at = QPointF(x, y) * seen.size;
    seen.nearness = std::clamp((z / m_radius + 1) / 2, 0.0, 1.0);
    return seen;
}

SeenPoint GridSpace::seen(SpacePoint point, const SpaceDrawing& turn) const
{
    return Turned(m_radius, turn)(point);
}

} // namespace weft::widgets
