// SPDX-License-Identifier: GPL-3.0-or-later
// The canvas in space: when a grid is drawn so, and how the hand turns it.
#include "widgets/topology/topology_canvas.h"

#include <algorithm>
#include <cmath>

namespace weft::widgets {

void TopologyCanvas::followSpace(bool afterStructure)
{
    const FabricColumns& columns = m_document->columns();
    const bool was = isInSpace();
    m_shownDrawing = columns.drawing;
    m_turn = columns.drawing->space;
    m_scene.turn(m_turn);
    const bool is = m_turn.on && GridSpace::whyNot(columns).isEmpty();
    if (is && (afterStructure || !was))
        m_scene.setSpace(std::make_shared<const GridSpace>(*GridSpace::of(columns)), columns);
    else if (is)
        m_scene.rebuild(columns);
    else
        m_scene.setSpace(nullptr, columns);
    m_panZoom->setShiftIsFree(is); // it turns what is in space
    if (is == was)
        return;
    if (is && !(m_tool == CanvasTool::Select || m_tool == CanvasTool::Lasso || m_tool == CanvasTool::Hand))
        setTool(CanvasTool::Select);
    else if (!is && m_tool == CanvasTool::Turn)
        setTool(CanvasTool::Select);
    fitAll();
}

void TopologyCanvas::noteDrawing()
{
    m_gesture = Gesture::None;
    const DrawingPtr& drawing = m_document->columns().drawing;
    FabricDrawing before = *m_shownDrawing;
    const bool onOrOff = before.space.on != drawing->space.on;
    before.space = drawing->space;
    if (!onOrOff && isInSpace() && before == *drawing) { // turned, and nothing else
        m_shownDrawing = drawing;
        m_turn = drawing->space;
        m_scene.turn(m_turn);
        return;
    }
    followSpace(false);
    if (m_note && !m_scene.notes().contains(*m_note))
        m_note.reset();
    updateMarks();
}

void TopologyCanvas::showTurn(double yaw, double pitch)
{
    m_turn.yaw = std::remainder(m_turn.yaw + yaw, 360.0);
    m_turn.pitch = std::clamp(m_turn.pitch + pitch, -90.0, 90.0);
    m_scene.turn(m_turn);
    markStale();
}

void TopologyCanvas::keepTurn(bool merge)
{
    FabricDrawing drawing = *m_document->columns().drawing;
    drawing.space = m_turn;
    m_document->setDrawing(std::move(drawing), tr("Turn the drawing"), merge);
}

void TopologyCanvas::turnBy(double yaw, double pitch)
{
    if (!isInSpace())
        return;
    showTurn(yaw, pitch);
    keepTurn(true);
}

} // namespace weft::widgets
