// SPDX-License-Identifier: GPL-3.0-or-later
// The way of one chunk over the ranks as a drawn tree, with the choice of the chunk and of whose contribution is
// followed. Interface thread; the stepper outlives it.
#pragma once

#include "widgets/schedule/schedule_stepper.h"
#include "widgets/schedule/way_map.h"
#include "widgets/schedule/way_tree.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QSpinBox;
class QStackedWidget;
class QVBoxLayout;

namespace weft::widgets {

// The drawing alone.
class WayDrawing : public QWidget {
    Q_OBJECT

public:
    WayDrawing(ScheduleStepper* stepper, QWidget* parent);
    void setTree(ScheduleColumnsPtr columns, WayTree tree);
    [[nodiscard]] const WayTree& tree() const { return m_tree; }
    void setRank(std::uint32_t rank); // marked; kNoPlace: none
    [[nodiscard]] QPointF pointOf(std::uint32_t node) const;

signals:
    void rankClicked(std::uint32_t rank);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] bool isUpright() const; // runs from top to bottom, where that gives it more room
    [[nodiscard]] QSizeF gridSize() const;
    [[nodiscard]] double radius() const;
    [[nodiscard]] std::uint32_t nodeAt(QPointF at) const; // kNoPlace: none

    ScheduleStepper* m_stepper;
    ScheduleColumnsPtr m_columns;
    WayTree m_tree;
    std::uint32_t m_rank = kNoPlace;
};

class WayPanel : public QWidget {
    Q_OBJECT

public:
    explicit WayPanel(ScheduleStepper* stepper, QWidget* parent = nullptr);

    void setColumns(ScheduleColumnsPtr columns); // null: none
    // Shows the way of this chunk; kNoChunk: none is picked. Emits nothing.
    void setChunk(std::uint32_t chunk);
    void setRank(std::uint32_t rank);
    void setFabric(ScheduleFabricPtr fabric);
    void showOnFabric(bool onFabric); // the map in the place of the tree
    [[nodiscard]] const ChunkWay& way() const { return m_way; }
    [[nodiscard]] WayDrawing* drawing() const { return m_drawing; }
    [[nodiscard]] WayMap* map() const { return m_map; }
    void addAction(QAction* action); // a button below the drawing

signals:
    void chunkChosen(std::uint32_t chunk);
    void wayChanged();
    void rankChosen(std::uint32_t rank);

private:
    void fillOrigins();
    void find();

    ScheduleColumnsPtr m_columns;
    ChunkWay m_way;
    std::uint32_t m_chunk = kNoChunk;
    QSpinBox* m_chunkField;
    QComboBox* m_origin;
    QComboBox* m_form; // tree or fabric
    WayDrawing* m_drawing;
    WayMap* m_map;
    QStackedWidget* m_pages;
    QLabel* m_facts;
    QVBoxLayout* m_column;
};

} // namespace weft::widgets
