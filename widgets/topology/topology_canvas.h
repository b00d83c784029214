// SPDX-License-Identifier: GPL-3.0-or-later
// The drawing of the fabric, and the hand that edits it: painted in batches over flat arrays, through a cached image
// that is moved and scaled during a gesture and drawn anew when it rests. Interface thread; knows the document and
// the selection, which outlive it.
#pragma once

#include "engine/topology/fabric_spec.h"
#include "widgets/base/canvas/canvas_cursor.h"
#include "widgets/base/canvas/pan_zoom.h"
#include "widgets/base/shared/selection_model.h"
#include "widgets/documents/fabric_document.h"
#include "widgets/documents/mover_painter.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

namespace weft::widgets {

enum class CanvasTool { Select, Lasso, Npu, Switch, Link, Note, Stamp, Hand, Turn };

class TopologyParts;

class TopologyCanvas : public QWidget {
    Q_OBJECT

public:
    TopologyCanvas(FabricDocument* document, SelectionModel* selection, QWidget* parent = nullptr);
    ~TopologyCanvas() override;

    [[nodiscard]] CanvasTool tool() const { return m_tool; }
    void setTool(CanvasTool tool);
    [[nodiscard]] bool isEditable() const { return m_editable; }
    void setEditable(bool editable);
    // Of links that are drawn: 50 GB/s, 500 ns until told otherwise.
    void setDefaultCost(LinkCost cost) { m_defaultCost = cost; }
    [[nodiscard]] LinkCost defaultCost() const { return m_defaultCost; }

    // What is seen, whatever the size of the canvas. None: the whole, as it is fitted.
    struct Place {
        QPointF middle; // scene
        double scale = 1;
    };
    [[nodiscard]] std::optional<Place> place() const;
    // Stays in the middle until the view is moved.
    void setPlace(const Place& place);
    [[nodiscard]] const ViewTransform& view() const { return m_view; }
    void setView(const ViewTransform& view);
    void zoom(double factor); // at the middle
    void fitAll();
    void fitSelection(); // all, if nothing is selected
    // How many nodes a part of the canvas shows. O(nodes).
    [[nodiscard]] std::size_t nodesBehind(const QRect& box) const;
    // Pixels at the bottom that fitting keeps free, for the legend; never more than a part of the canvas.
    void setFitInset(int bottom) { m_fitInset = bottom; }
    void showToo(const QRectF& scene); // zooms out as far as this needs
    void actualSize(); // one pixel a scene unit
    void centerOn(QPointF scene);
    void reveal(); // moves the view only if the selection cannot be seen

    // Utilization in 1/255 by the index of the document's links; empty: plain.
    void setLinkLevels(std::vector<std::uint8_t> levels);
    [[nodiscard]] const std::vector<std::uint8_t>& linkLevels() const { return m_levels; }
    // What moves along the links, over the picture.
    void setMovers(std::vector<FabricMover> movers);
    [[nodiscard]] const std::vector<FabricMover>& movers() const { return m_movers; }
    // What a tooltip says about a link besides its costs.
    void setLinkNote(std::function<QString(LinkKey)> note) { m_linkNote = std::move(note); }
    [[nodiscard]] QString figuresOf(LinkKey link) const { return m_linkNote ? m_linkNote(link) : QString(); }
    [[nodiscard]] CanvasCursor* cursor() { return m_cursor.get(); } // of the keyboard
    [[nodiscard]] std::vector<NodeKey> keysAt(std::uint32_t node) const; // of a fold all of its nodes

    // The links that an operation used, for what is hovered in another view.
    void setOperationLinks(std::function<std::vector<LinkKey>(OpKey)> links) { m_operationLinks = std::move(links); }

    [[nodiscard]] const FabricScene& scene() const { return m_scene; }
    // What is selected and is there: indices.
    [[nodiscard]] const std::vector<std::uint32_t>& selectedNodes() const { return m_selectedNodes; }
    [[nodiscard]] const std::vector<std::uint32_t>& selectedLinks() const { return m_selectedLinks; }
    [[nodiscard]] Detail detail() const;
    [[nodiscard]] FabricLook look() const;
    // What is not drawn, by the index of links; empty: nothing. Until the structure changes.
    void setHiddenLinks(std::vector<std::uint8_t> hidden);
    // The note that is chosen, by its number in the drawing.
    [[nodiscard]] std::optional<std::uint32_t> selectedNote() const { return m_note; }
    void removeNote();
    // Asks for the text of a note; without a number of a new one at `at`. An empty text removes it.
    void askNote(std::optional<std::uint32_t> number, QPointF at);
    // Asks for the label of the cable of the selected link.
    void askLabel();
    void straighten(); // the selected cables
    [[nodiscard]] bool hasBends() const; // any of them
    // The stamp tool, which places this with every click.
    void setStamp(FabricPart part);
    // The part with its middle at `scene`, on the grid, and chosen; where nodes stand there, at the nearest place that
    // is free, in sight if there is one. Where it came to stand.
    QRectF placePart(const FabricPart& part, QPointF scene, const QString& what);
    // How far the part is to be moved for that, if it is to be moved by `offset` at best.
    [[nodiscard]] QPointF freeOffset(const FabricPart& part, QPointF offset) const;
    // Where the pointer is if it is over the canvas, else the middle of the view.
    [[nodiscard]] QPointF pointerScene() const;
    // A grid in space is looked at and linked, but nothing is placed in it.
    [[nodiscard]] bool isInSpace() const { return m_scene.isSpatial(); }
    [[nodiscard]] const SpaceDrawing& turned() const { return m_turn; }
    void turnBy(double yaw, double pitch); // degrees; a step of the history, one with those just before
    void nudge(QPointF by); // moves the selected nodes by steps of the grid
    void cancel(); // Esc: the gesture, else the tool, else the selection
    // Waits for nothing: true while the picture is the scaled one of before a gesture.
    [[nodiscard]] bool isBlurred() const { return m_cacheView != m_view; }

    static constexpr int kIdleMs = 40;

signals:
    void toolChanged();
    void viewChanged();
    void sceneChanged();
    void placingRefused(); // somebody tried to move what cannot be moved now
    void contextMenuRequested(QPoint global);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool event(QEvent* event) override;

private:
    enum class Gesture { None, Press, Band, Lasso, Move, Cable, Bend, Note, Turn };
    void onDocument(FabricDocument::Change change);
    void noteStructure();
    void noteOpened();
    void noteDrawing();
    void followSpace(bool afterStructure);
    void showTurn(double yaw, double pitch);
    void keepTurn(bool merge);
    [[nodiscard]] bool mayPlace() const { return m_editable && !isInSpace(); }
    void updateMarks();
    void renderCache();
    [[nodiscard]] const QImage& marked();
    [[nodiscard]] bool hasManyMarks() const;
    void drawGridDots(QPainter& painter) const;
    void drawOverlays(QPainter& painter) const;
    void drawSelection(QPainter& painter) const;
    [[nodiscard]] std::vector<std::uint32_t> hoveredLinks() const; // indices
    void drawMoveGhost(QPainter& painter) const;
    void drawCable(QPainter& painter) const;
    void markStale();
    void updateCursor();
    void startGesture(QMouseEvent* event);
    void pressSelect(QPointF at, Qt::KeyboardModifiers modifiers);
    void chooseOne(Selection& chosen, Selection one, bool isPart);
    void finishBand(Qt::KeyboardModifiers modifiers);
    [[nodiscard]] std::optional<std::uint32_t> noteAt(QPointF at) const;
    [[nodiscard]] LinkKey cableKey(std::uint32_t link) const; // that its drawing is kept with
    bool pressNote(QPointF at);
    void pressBend(std::uint32_t link);
    [[nodiscard]] std::vector<QPointF> bendsNow() const; // of the cable that is bent, a to b, with the pointer's
    void finishBend();
    void finishNote();
    void drawDrawingMarks(QPainter& painter) const;
    void setCableDrawing(std::uint32_t link, CableDrawing drawing, const QString& what);
    void finishLasso(Qt::KeyboardModifiers modifiers);
    void chooseFound(const FabricScene::Found& found, Qt::KeyboardModifiers modifiers);
    void drawLasso(QPainter& painter) const;
    void drawStamp(QPainter& painter) const;
    [[nodiscard]] QPointF stampOffset(const FabricPart& part, QPointF scene) const;
    [[nodiscard]] bool isFree(const FabricPart& part, QPointF offset) const;
    void finishMove();
    void finishCable(QPointF at, Qt::KeyboardModifiers modifiers);
    void placeNode(QPointF scene, Qt::KeyboardModifiers modifiers);
    void hoverAt(QPointF at);
    void showTip(const QPoint& at, const QPoint& global);
    [[nodiscard]] QPointF moveDelta() const;
    [[nodiscard]] QRectF bandRect() const { return QRectF(m_pressed, m_pointer).normalized(); }

    FabricDocument* m_document;
    SelectionModel* m_selection;
    FabricScene m_scene;
    ViewTransform m_view;
    std::optional<Place> m_kept; // see setPlace()
    int m_fitInset = 0;
    NodeKey m_firstKey = kNoNode; // of the fabric shown, to tell an edit from another fabric
    NodeKey m_lastKey = kNoNode;
    bool m_isOther = true; // another fabric was opened, and is not shown yet
    bool m_viewIsFitted = true; // nobody has moved it: it follows the content and the size
    std::vector<std::uint8_t> m_levels;
    std::vector<FabricMover> m_movers;
    std::function<QString(LinkKey)> m_linkNote;
    std::function<std::vector<LinkKey>(OpKey)> m_operationLinks;
    std::vector<std::uint32_t> m_selectedNodes; // indices
    std::vector<std::uint32_t> m_selectedLinks;

    QImage m_cache;
    QImage m_marked; // with the marks of a large selection; null: they are to be drawn
    ViewTransform m_cacheView;
    bool m_cacheIsStale = true;
    double m_renderMs = 0; // what the last full drawing took
    QTimer m_idle;

    CanvasTool m_tool = CanvasTool::Select;
    bool m_editable = true;
    LinkCost m_defaultCost = topology::kDefaultLink;
    Gesture m_gesture = Gesture::None;
    PanZoom* m_panZoom;
    Qt::KeyboardModifiers m_modifiers;
    QPointF m_pressed; // pixels
    QPointF m_pointer;
    std::uint32_t m_pressedNode = kNoIndex;
    bool m_cableIsOpen = false; // the button is up, and the next click is the other end
    QPolygonF m_lasso; // pixels
    FabricPart m_stamp;
    DrawingPtr m_shownDrawing;
    SpaceDrawing m_turn; // as it is seen; the document has it once the hand rests
    std::optional<std::uint32_t> m_note;
    std::uint32_t m_bentLink = kNoIndex;
    std::size_t m_bend = 0; // of its bends, the one that is dragged
    bool m_bendIsNew = false;
    std::optional<Selection> m_reduceTo; // a click on one of several: chosen on release, if nothing was dragged
    std::unique_ptr<TopologyParts> m_parts;
    std::unique_ptr<CanvasCursor> m_cursor;
};

} // namespace weft::widgets
