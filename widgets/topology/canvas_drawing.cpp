// SPDX-License-Identifier: GPL-3.0-or-later
// Notes, bends and labels on the canvas.
#include "widgets/documents/drawing_painter.h"
#include "widgets/topology/topology_canvas.h"

#include <QApplication>
#include <QInputDialog>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {

constexpr double kHandle = 4; // half the side of a bend's mark, px

QPointF onGrid(QPointF scene)
{
    constexpr double kFine = kGrid / 2;
    return QPointF(std::round(scene.x() / kFine), std::round(scene.y() / kFine)) * kFine;
}

double distanceToSegment(QPointF from, QPointF to, QPointF at)
{
    const QPointF along = to - from;
    const double length = QPointF::dotProduct(along, along);
    const double part = length > 0 ? std::clamp(QPointF::dotProduct(at - from, along) / length, 0.0, 1.0) : 0;
    const QPointF away = at - (from + along * part);
    return std::hypot(away.x(), away.y());
}

} // namespace

std::vector<NodeKey> TopologyCanvas::keysAt(std::uint32_t node) const
{
    const FabricColumns& columns = m_document->columns();
    const std::uint32_t fold = m_scene.foldOf(node);
    if (fold == kNoIndex)
        return { columns.nodeKeys[node] };
    std::vector<NodeKey> keys;
    for (const std::uint32_t member : m_scene.folds()[fold].nodes)
        keys.push_back(columns.nodeKeys[member]);
    return keys;
}

std::optional<std::uint32_t> TopologyCanvas::noteAt(QPointF at) const
{
    if (isInSpace())
        return std::nullopt; // they are of the flat drawing
    for (const auto& [number, note] : m_scene.notes()) {
        if (noteRect(note, m_view, font()).contains(at))
            return number;
    }
    return std::nullopt;
}

bool TopologyCanvas::pressNote(QPointF at)
{
    const std::optional<std::uint32_t> note = noteAt(at);
    if (note != m_note) {
        m_note = note;
        emit toolChanged(); // what can be deleted is another
    }
    if (!m_note)
        return false;
    m_selection->clear();
    m_gesture = Gesture::Note;
    return true;
}

void TopologyCanvas::finishNote()
{
    const QPointF by = m_pointer - m_pressed;
    if (!m_editable || !m_note || by.manhattanLength() < QApplication::startDragDistance())
        return;
    FabricDrawing drawing = *m_document->columns().drawing;
    drawing.notes[*m_note].at += by / m_view.scale;
    m_document->setDrawing(std::move(drawing), tr("Move a note"));
}

void TopologyCanvas::removeNote()
{
    if (!m_note || !m_editable)
        return;
    FabricDrawing drawing = *m_document->columns().drawing;
    drawing.notes.erase(*m_note);
    m_document->setDrawing(std::move(drawing), tr("Delete a note"));
}

void TopologyCanvas::askNote(std::optional<std::uint32_t> number, QPointF at)
{
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("noteDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Note"));
    dialog->setLabelText(tr("Text of the note:"));
    dialog->setOption(QInputDialog::UsePlainTextEditForTextInput);
    if (number)
        dialog->setTextValue(m_document->columns().drawing->notes.at(*number).text);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, number, at](const QString& text) {
        FabricDrawing drawing = *m_document->columns().drawing;
        if (number && !drawing.notes.contains(*number))
            return; // gone meanwhile
        const std::uint32_t next = drawing.notes.empty() ? 0 : drawing.notes.rbegin()->first + 1;
        const QString words = text.trimmed();
        if (words.isEmpty() && number)
            drawing.notes.erase(*number);
        else if (number)
            drawing.notes[*number].text = words;
        else if (!words.isEmpty())
            drawing.notes.emplace(next, FabricNote { onGrid(at), words });
        m_document->setDrawing(std::move(drawing), number ? tr("Change a note") : tr("Add a note"));
        setTool(CanvasTool::Select);
    });
    dialog->open();
}

LinkKey TopologyCanvas::cableKey(std::uint32_t link) const
{
    const FabricColumns& columns = m_document->columns();
    for (const std::uint32_t other : m_scene.linksAlong(link)) {
        if (columns.drawing->cables.contains(columns.linkKeys[other]))
            return columns.linkKeys[other];
    }
    return columns.linkKeys[link];
}

void TopologyCanvas::setCableDrawing(std::uint32_t link, CableDrawing ofCable, const QString& what)
{
    const LinkKey key = cableKey(link);
    const std::uint32_t kept = m_document->columns().indexOf(key);
    if (m_scene.linkSource(kept) > m_scene.linkDestination(kept)) // bends are told from the lower end
        std::reverse(ofCable.bends.begin(), ofCable.bends.end());
    FabricDrawing drawing = *m_document->columns().drawing;
    if (ofCable.isPlain())
        drawing.cables.erase(key);
    else
        drawing.cables[key] = std::move(ofCable);
    m_document->setDrawing(std::move(drawing), what);
}

// On a bend that is there it is moved, else a new one comes between the two that are next to it.
void TopologyCanvas::pressBend(std::uint32_t link)
{
    m_gesture = Gesture::Bend;
    m_bentLink = link;
    const CableDrawing* drawing = m_scene.drawingOf(link);
    const std::vector<QPointF> bends = drawing == nullptr ? std::vector<QPointF> {} : drawing->bends;
    m_bendIsNew = true;
    for (std::size_t i = 0; i < bends.size(); ++i) {
        if ((m_view.toView(bends[i]) - m_pressed).manhattanLength() <= 3 * kHandle) {
            m_bend = i;
            m_bendIsNew = false;
            return;
        }
    }
    std::vector<QPointF> corners {
        m_scene.positions()[std::min(m_scene.linkSource(link), m_scene.linkDestination(link))]
    };
    corners.insert(corners.end(), bends.begin(), bends.end());
    corners.push_back(m_scene.positions()[std::max(m_scene.linkSource(link), m_scene.linkDestination(link))]);
    double nearest = 1e300;
    for (std::size_t i = 0; i + 1 < corners.size(); ++i) {
        const double distance = distanceToSegment(m_view.toView(corners[i]), m_view.toView(corners[i + 1]), m_pressed);
        if (distance < nearest) {
            nearest = distance;
            m_bend = i;
        }
    }
}

std::vector<QPointF> TopologyCanvas::bendsNow() const
{
    const CableDrawing* drawing = m_scene.drawingOf(m_bentLink);
    std::vector<QPointF> bends = drawing == nullptr ? std::vector<QPointF> {} : drawing->bends;
    const QPointF scene = m_view.toScene(m_pointer);
    const QPointF at = (m_modifiers & Qt::AltModifier) != 0 ? scene : onGrid(scene);
    if (m_bendIsNew)
        bends.insert(bends.begin() + static_cast<std::ptrdiff_t>(m_bend), at);
    else
        bends[m_bend] = at;
    return bends;
}

void TopologyCanvas::finishBend()
{
    if ((m_pointer - m_pressed).manhattanLength() < QApplication::startDragDistance())
        return;
    const CableDrawing* drawing = m_scene.drawingOf(m_bentLink);
    setCableDrawing(m_bentLink, { bendsNow(), drawing == nullptr ? QString() : drawing->label }, tr("Bend a link"));
}

void TopologyCanvas::straighten()
{
    FabricDrawing drawing = *m_document->columns().drawing;
    for (const std::uint32_t link : m_selectedLinks) {
        const LinkKey key = cableKey(link);
        if (const auto at = drawing.cables.find(key); at != drawing.cables.end()) {
            at->second.bends.clear();
            if (at->second.isPlain())
                drawing.cables.erase(at);
        }
    }
    m_document->setDrawing(std::move(drawing), tr("Straighten links"));
}

bool TopologyCanvas::hasBends() const
{
    const auto& cables = m_document->columns().drawing->cables;
    return std::any_of(m_selectedLinks.begin(), m_selectedLinks.end(), [&](std::uint32_t link) {
        const auto at = cables.find(cableKey(link));
        return at != cables.end() && !at->second.bends.empty();
    });
}

void TopologyCanvas::askLabel()
{
    if (m_selectedLinks.empty())
        return;
    const LinkKey chosen = m_document->columns().linkKeys[m_selectedLinks.front()];
    const CableDrawing* drawing = m_scene.drawingOf(m_selectedLinks.front());
    auto* dialog = new QInputDialog(this);
    dialog->setObjectName(QStringLiteral("labelDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Label of a link"));
    dialog->setLabelText(m_document->linkName(chosen));
    dialog->setTextValue(drawing == nullptr ? QString() : drawing->label);
    connect(dialog, &QInputDialog::textValueSelected, this, [this, chosen](const QString& text) {
        const std::uint32_t link = m_document->columns().indexOf(chosen);
        if (link == kNoIndex)
            return; // gone meanwhile
        const CableDrawing* had = m_scene.drawingOf(link);
        setCableDrawing(
            link, { had == nullptr ? std::vector<QPointF> {} : had->bends, text.trimmed() }, tr("Label a link"));
    });
    dialog->open();
}

void TopologyCanvas::drawDrawingMarks(QPainter& painter) const
{
    if (isInSpace())
        return;
    const QColor accent = Theme::current().accent;
    if (m_note && m_scene.notes().contains(*m_note)) {
        QRectF box = noteRect(m_scene.notes().at(*m_note), m_view, font());
        if (m_gesture == Gesture::Note)
            box.translate(m_pointer - m_pressed);
        painter.setPen(QPen(accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box, 4, 4);
    }
    const std::uint32_t link = m_gesture == Gesture::Bend        ? m_bentLink
        : m_selectedLinks.size() == 1 && m_selectedNodes.empty() ? m_selectedLinks.front()
                                                                 : kNoIndex;
    if (link == kNoIndex || m_scene.isHidden(link))
        return;
    const CableDrawing* drawing = m_scene.drawingOf(link);
    std::vector<QPointF> bends = drawing == nullptr ? std::vector<QPointF> {} : drawing->bends;
    if (m_gesture == Gesture::Bend) {
        bends = bendsNow();
        QPolygonF path { m_view.toView(
            m_scene.positions()[std::min(m_scene.linkSource(link), m_scene.linkDestination(link))]) };
        for (const QPointF& bend : bends)
            path << m_view.toView(bend);
        path << m_view.toView(m_scene.positions()[std::max(m_scene.linkSource(link), m_scene.linkDestination(link))]);
        painter.setPen(QPen(accent, 1.5, Qt::DashLine));
        painter.drawPolyline(path);
    }
    painter.setPen(QPen(Theme::current().base, 1));
    painter.setBrush(accent);
    for (const QPointF& bend : bends)
        painter.drawRect(QRectF(m_view.toView(bend) - QPointF(kHandle, kHandle), QSizeF(2 * kHandle, 2 * kHandle)));
}

} // namespace weft::widgets
