// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a chunk over the fabric: its transfers as arrows along the links that they take, between the NPUs where
// the drawing of the fabric has them. What has happened at the level of the stepper is strong, the rest faint.
// Interface thread; the stepper outlives it.
#pragma once

#include "engine/topology/router.h"
#include "widgets/schedule/schedule_fabric.h"
#include "widgets/schedule/schedule_stepper.h"

#include <QImage>
#include <QPolygonF>
#include <QWidget>

#include <optional>

namespace weft::widgets {

class WayMap : public QWidget {
    Q_OBJECT

public:
    WayMap(ScheduleStepper* stepper, QWidget* parent);

    void setFabric(ScheduleFabricPtr fabric);
    void setWay(ScheduleColumnsPtr columns, const ChunkWay& way);
    void setRank(std::uint32_t rank); // marked; kNoPlace: none
    // The lines that are drawn, for tests: one a transfer, in pixels, from NPU to NPU over the nodes between.
    [[nodiscard]] std::size_t arrowCount() const { return m_arrows.size(); }

signals:
    void rankClicked(std::uint32_t rank);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Arrow {
        std::vector<std::uint32_t> nodes; // the first and the last are NPUs
        std::uint32_t transfer = 0;
        bool reduces = false;
        bool isAside = false; // to a rank that has it already
    };
    void findArrows();
    void fit();
    void paintGround();
    void paintArrow(QPainter& painter, const Arrow& arrow, const QColor& color) const;
    void paintRanks(QPainter& painter) const;
    [[nodiscard]] QPointF pointOf(std::uint32_t node) const;
    [[nodiscard]] std::uint32_t rankAt(QPointF at) const; // kNoPlace: none

    ScheduleStepper* m_stepper;
    ScheduleFabricPtr m_fabric; // never null
    std::optional<topology::Router> m_router;
    ScheduleColumnsPtr m_columns;
    ChunkWay m_way;
    std::vector<Arrow> m_arrows;
    std::uint32_t m_rank = kNoPlace;
    QRectF m_bounds; // of the fabric
    double m_scale = 1;
    double m_radius = 4; // px
    QImage m_ground; // the fabric's links
    bool m_stale = true;
};

} // namespace weft::widgets
