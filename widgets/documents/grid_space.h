// SPDX-License-Identifier: GPL-3.0-or-later
// A fabric whose NPUs make a grid of rings, tori or meshes of up to three dimensions, in space: where each stands, and
// where that is seen once all is turned. Three dimensions are a block of layers; two closed ones a doughnut, one a
// ring. Links that lead around a closed dimension of a block are arcs. An immutable value; pure functions; any thread.
#pragma once

#include "widgets/documents/fabric_columns.h"

#include <array>
#include <optional>

namespace weft::widgets {

struct SpacePoint {
    double x = 0;
    double y = 0;
    double z = 0; // towards the viewer
    bool operator==(const SpacePoint&) const = default;
};

// Something in space as it is seen.
struct SeenPoint {
    QPointF at; // scene units; the middle of the grid is at 0, 0
    double nearness = 0.5; // 0: the farthest that anything can be, 1: the nearest
    double size = 1; // how much larger than in the middle
};

class GridSpace {
public:
    // Nothing where whyNot() has a reason.
    [[nodiscard]] static std::optional<GridSpace> of(const FabricColumns& columns);
    // For people; empty for a grid.
    [[nodiscard]] static QString whyNot(const FabricColumns& columns);

    static constexpr double kPitch = 1.6 * kGrid; // between neighbours of a block; room to look between them
    [[nodiscard]] std::size_t nodeCount() const { return m_places.size(); }
    [[nodiscard]] SpacePoint place(std::uint32_t node) const { return m_places[node]; } // by the index of the columns
    [[nodiscard]] double radius() const { return m_radius; } // of the ball around all of it
    [[nodiscard]] QRectF bounds() const; // that holds it however it is turned, scene units
    [[nodiscard]] bool isWrap(std::uint32_t a, std::uint32_t b) const; // a link between them leads around
    // Inner points of the arc from a to b.
    static constexpr std::size_t kArcPoints = 5;
    [[nodiscard]] std::array<SpacePoint, kArcPoints> arc(std::uint32_t a, std::uint32_t b) const;

    [[nodiscard]] SeenPoint seen(SpacePoint point, const SpaceDrawing& turn) const;
    // Of many: the angles are looked up once.
    class Turned {
    public:
        Turned(double radius, const SpaceDrawing& turn);
        [[nodiscard]] SeenPoint operator()(SpacePoint point) const;

    private:
        double m_radius;
        double m_cosYaw;
        double m_sinYaw;
        double m_cosPitch;
        double m_sinPitch;
    };

private:
    std::vector<SpacePoint> m_places;
    std::vector<std::array<std::uint16_t, 3>> m_cells; // coordinates in the grid, of a block
    double m_radius = 1;
};

} // namespace weft::widgets
