// SPDX-License-Identifier: GPL-3.0-or-later
// The way of a chunk over the fabric: its transfers as arrows along the links that they take, over the drawing of the
// fabric that all views share. What has happened at the level of the stepper is strong, the rest faint. Interface
// thread; the stepper outlives it.
#pragma once

#include "engine/topology/router.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/documents/fabric_painter.h"
#include "widgets/schedule/schedule_fabric.h"
#include "widgets/schedule/schedule_stepper.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace weft::widgets {

class WayMap : public QWidget {
    Q_OBJECT

public:
    // A transfer as it is drawn.
    struct Arrow {
        std::uint32_t from = 0; // NPUs of the fabric
        std::uint32_t to = 0;
        std::vector<LinkId> links; // empty: there is no way, and the arrow goes straight
        std::uint32_t transfer = 0;
        bool reduces = false;
        bool isAside = false; // to a rank that has it already
    };

    WayMap(ScheduleStepper* stepper, QWidget* parent);

    void setFabric(ScheduleFabricPtr fabric);
    void setWay(ScheduleColumnsPtr columns, const ChunkWay& way);
    void setRank(std::uint32_t rank); // marked; kNoPlace: none
    void fit();
    [[nodiscard]] const std::vector<Arrow>& arrows() const { return m_arrows; }
    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    [[nodiscard]] const FabricScene& scene() const { return m_scene; }

    // The links of a transfer: those that the schedule asks for, where they lead to its receiver, else the fabric's.
    // Empty where there is no way, or no fabric.
    [[nodiscard]] std::vector<LinkId> linksOf(const collective::Schedule& schedule, const ScheduleTransfer& transfer);

signals:
    void rankClicked(std::uint32_t rank);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    void findArrows();
    void findRanks();
    void setView(const ViewTransform& view);
    void paintGround();
    void paintArrow(QPainter& painter, const Arrow& arrow, const QColor& color) const;
    void paintRanks(QPainter& painter) const;
    [[nodiscard]] std::uint32_t rankAt(QPointF at) const; // kNoPlace: none
    [[nodiscard]] Detail detail() const;

    ScheduleStepper* m_stepper;
    ScheduleFabricPtr m_fabric; // never null
    FabricScene m_scene; // of the fabric: its indices are sealed ids
    std::optional<topology::Router> m_router;
    ScheduleColumnsPtr m_columns;
    ChunkWay m_way;
    std::vector<Arrow> m_arrows;
    std::vector<std::uint32_t> m_rankOf; // by node; kNoPlace: none
    std::uint32_t m_rank = kNoPlace;
    ViewTransform m_view;
    bool m_isFitted = true; // nobody has moved it: it follows the size
    PanZoom* m_panZoom;
    QPointF m_pressedAt;
    bool m_isPressed = false;
    QImage m_ground; // the fabric
    bool m_stale = true;
};

} // namespace weft::widgets
