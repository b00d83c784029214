// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/topology/topology_view.h"

#include "widgets/base/shared/run_links.h"
#include "widgets/base/words/engine_text.h"
#include "widgets/base/words/joined.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/documents/force_layout.h"

#include <QEvent>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace weft::widgets {

namespace {
const QString kPlace = QStringLiteral("place");
const QString kFolded = QStringLiteral("legendFolded");
}

TopologyView::TopologyView(
    FabricDocument* document, SelectionModel* selection, TimeController* time, JobRunner* jobs, QWidget* parent)
    : View(parent)
    , m_document(document)
    , m_selection(selection)
    , m_jobs(jobs)
    , m_toolbar(new QToolBar(tr("Topology tools"), this))
    , m_canvas(new TopologyCanvas(document, selection, this))
    , m_stack(new ViewStack(m_canvas,
          new EmptyState(QStringLiteral("topology"), tr("No fabric yet"),
              tr("Generate one from its dimensions, open a file, or draw nodes and links."), this),
          this))
    , m_minimap(new Minimap(m_canvas))
    , m_legend(new MapLegend(m_canvas))
    , m_coloring(new RunColoring(document, time, jobs, this))
    , m_player(new FlowPlayer(m_canvas, document, time, jobs, this))
    , m_find(new QLineEdit(this))
    , m_status(new QLabel(this))
    , m_menu(new QMenu(this))
{
    setObjectName(QStringLiteral("topologyView"));
    setAccessibleName(tr("Topology"));
    m_toolbar->setObjectName(QStringLiteral("topologyToolbar"));
    m_toolbar->setIconSize({ 18, 18 });
    m_find->setObjectName(QStringLiteral("topologyFind"));
    m_find->setAccessibleName(tr("Find a node"));
    m_find->setPlaceholderText(tr("Find")); // a short one: beside a timeline there is room for little
    m_find->setToolTip(tr("Find name, number or 2,0,1"));
    m_find->setClearButtonEnabled(true);
    m_find->setMaximumWidth(220);
    m_status->setObjectName(QStringLiteral("topologyStatus"));
    m_status->setContentsMargins(8, 3, 8, 3);
    m_status->setForegroundRole(QPalette::PlaceholderText);
    m_status->setMinimumWidth(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_toolbar);
    column->addWidget(m_stack, 1);
    column->addWidget(m_player);
    column->addWidget(m_status);
    m_stack->emptyState()->setFocusPolicy(Qt::StrongFocus); // a click takes the keys from the find field
    m_canvas->installEventFilter(this);
    m_canvas->setFitInset(m_legend->tallest());
    new SelectionHistory(document->undoStack(), selection, this);
    m_canvas->setLinkNote([this](LinkKey link) { return m_coloring->figuresOf(link); });
    connect(m_player, &FlowPlayer::noteChanged, this, &TopologyView::updateStatus);
    connect(m_find, &QLineEdit::returnPressed, this, [this] { find(m_find->text()); });
    connect(m_canvas, &TopologyCanvas::toolChanged, this, &TopologyView::updateActions);
    const auto showKinds
        = [this] { m_legend->setNear(m_canvas->view().scale >= kNearScale && m_canvas->detail() == Detail::Near); };
    connect(m_canvas, &TopologyCanvas::viewChanged, m_legend, showKinds);
    constexpr int kRestMs = 120; // it does not run about while the canvas is moved
    m_settleTimer.setSingleShot(true);
    m_settleTimer.setInterval(kRestMs);
    connect(&m_settleTimer, &QTimer::timeout, m_legend, &MapLegend::settle);
    for (const auto signal : { &TopologyCanvas::viewChanged, &TopologyCanvas::sceneChanged })
        connect(m_canvas, signal, &m_settleTimer, qOverload<>(&QTimer::start));
    m_legend->setCrowd([this](const QRect& box) {
        const bool isTaken = m_minimap->isVisible() && m_minimap->geometry().intersects(box);
        return isTaken ? m_canvas->scene().nodeCount() + 1 : m_canvas->nodesBehind(box);
    });
    connect(m_canvas, &TopologyCanvas::sceneChanged, m_legend, showKinds);
    connect(m_canvas, &TopologyCanvas::contextMenuRequested, this, [this](QPoint at) { m_menu->popup(at); });
    connect(m_canvas, &TopologyCanvas::placingRefused, this, [this] {
        emit statusMessage(m_canvas->isEditable()
                ? tr("Nodes have no places of their own in 3-D: show the fabric flat to move them")
                : whyNotEdited());
    });
    connect(selection, &SelectionModel::selectionChanged, this, &TopologyView::updateActions);
    connect(document, &FabricDocument::changed, this, [this] {
        updateEmpty();
        updateActions();
    });
    connect(m_coloring, &RunColoring::changed, this, [this] {
        m_canvas->setLinkLevels(m_coloring->levels());
        m_legend->setTitle(m_coloring->title(), m_coloring->rangeTitle());
        placeOverlays();
    });
    updateEmpty();
    updateActions();
}

void TopologyView::setRun(RunViewPtr run)
{
    m_canvas->setOperationLinks([run](OpKey operation) {
        constexpr std::size_t kMostLinks = 5000; // more are the whole fabric
        std::vector<LinkKey> keys;
        if (run == nullptr)
            return keys;
        const std::span<const LinkId> used = linksOf(*run, operation);
        for (const LinkId link : used.first(std::min(used.size(), kMostLinks)))
            keys.push_back(run->linkKeys[index(link)]);
        return keys;
    });
    m_player->setRun(run);
    m_coloring->setRun(std::move(run));
}

void TopologyView::setEditable(bool editable)
{
    m_canvas->setEditable(editable);
    updateActions();
}

QJsonObject TopologyView::saveState() const
{
    QJsonObject state = View::saveState();
    if (const auto place = m_canvas->place())
        state[kPlace] = QJsonArray { place->middle.x(), place->middle.y(), place->scale };
    state[kFolded] = m_legend->isFolded();
    return state;
}

void TopologyView::restoreState(const QJsonObject& state)
{
    View::restoreState(state);
    const QJsonArray place = state[kPlace].toArray();
    const double scale = place.at(2).toDouble();
    if (!m_document->isEmpty() && std::isfinite(scale) && scale > 0)
        m_canvas->setPlace({ { place.at(0).toDouble(), place.at(1).toDouble() }, scale });
    m_legend->setFolded(state[kFolded].toBool());
}

void TopologyView::updateEmpty()
{
    m_drawingStarted = m_drawingStarted && m_document->isEmpty();
    m_stack->setEmpty(m_document->isEmpty() && !m_drawingStarted);
    const FabricColumns& columns = m_document->columns();
    m_legend->setHasFailures(!columns.linkChanges.empty() || !columns.nodeChanges.empty());
    placeOverlays();
}

void TopologyView::updateStatus()
{
    const FabricColumns& columns = m_document->columns();
    const std::uint32_t npus = columns.npuCount();
    const auto switches = columns.nodeCount() - npus;
    QStringList parts = fabricCounts(npus, switches, columns.linkCount());
    if (columns.structure->dimensions.size() > 1) {
        QStringList sizes;
        for (const topology::Dimension& dimension : columns.structure->dimensions)
            sizes += QString::number(dimension.size);
        parts += tr("dimensions %1").arg(sizes.join(QStringLiteral("×")));
    }
    m_fixedParts = parts.size();
    if (!m_player->note().isEmpty())
        parts += m_player->note();
    if (!hiddenLayers().empty())
        parts += tr("some layers are hidden");
    // What is there: the selection may hold what an undo has taken away.
    const auto nodes = static_cast<int>(m_canvas->selectedNodes().size());
    const auto links = static_cast<int>(m_canvas->selectedLinks().size());
    if (nodes > 0 && links > 0)
        parts += tr("%1 and %2 selected", "nodes, links")
                     .arg(tr("%n node(s)", nullptr, nodes), tr("%n link(s)", nullptr, links));
    else if (nodes > 0)
        parts += tr("%n node(s) selected", nullptr, nodes);
    else if (links > 0)
        parts += tr("%n link(s) selected", nullptr, links);
    switch (m_canvas->tool()) {
    case CanvasTool::Npu:
    case CanvasTool::Switch:
        parts += tr("Click to place; Alt: off the grid; Esc: back to selecting");
        break;
    case CanvasTool::Link:
        parts += tr("Click both ends, or drag from node to node; Shift: one direction only; Esc: back to selecting");
        break;
    case CanvasTool::Lasso:
        parts += tr("Draw around what to select; Shift: add to it; Esc: back to selecting");
        break;
    case CanvasTool::Note:
        parts += tr("Click where the note is to be; Esc: back to selecting");
        break;
    case CanvasTool::Stamp:
        parts += tr("Click to place; Esc: back to selecting");
        break;
    case CanvasTool::Turn:
        parts += tr("Drag to turn; Esc: back to selecting");
        break;
    default:
        if (m_canvas->isInSpace())
            parts += tr("3-D: Shift+middle button or arrow keys turn it", "hint");
        break;
    }
    m_statusParts = parts;
    fitStatus();
}

// What does not fit is left out as a whole, first of what is always said, and is in the tip.
void TopologyView::fitStatus()
{
    const QString all = joinedByDots(m_statusParts);
    QStringList parts = m_statusParts;
    const int room = width() - m_status->contentsMargins().left() - m_status->contentsMargins().right();
    const auto isTooLong = [&] { return m_status->fontMetrics().horizontalAdvance(joinedByDots(parts)) > room; };
    qsizetype fixed = m_fixedParts;
    while (parts.size() > 1 && isTooLong())
        parts.removeAt(fixed > 0 ? --fixed : parts.size() - 1);
    m_status->setText(joinedByDots(parts));
    m_status->setToolTip(parts.size() < m_statusParts.size() ? all : QString());
    m_status->setAccessibleName(all);
}

int TopologyView::find(const QString& text)
{
    const QString wanted = text.trimmed();
    if (wanted.isEmpty())
        return 0;
    const FabricColumns& columns = m_document->columns();
    bool isNumber = false;
    const std::uint32_t number = wanted.toUInt(&isNumber);
    QString coordinate = wanted;
    coordinate.remove(' ').remove('(').remove(')');
    const bool isCoordinate = coordinate.contains(',');
    std::vector<NodeKey> exact;
    std::vector<NodeKey> partly;
    for (std::uint32_t i = 0; i < columns.nodeCount(); ++i) {
        const QString name = m_document->nodeNameAt(i);
        const bool byNumber
            = isNumber && columns.nodes[i].kind == topology::NodeKind::Npu && m_document->ordinalAt(i) == number;
        if (byNumber || name.compare(wanted, Qt::CaseInsensitive) == 0
            || (isCoordinate && m_document->coordinateAt(i) == coordinate))
            exact.push_back(columns.nodeKeys[i]);
        else if (!isNumber && name.contains(wanted, Qt::CaseInsensitive))
            partly.push_back(columns.nodeKeys[i]);
    }
    std::vector<NodeKey> found = exact.empty() ? std::move(partly) : std::move(exact);
    const auto count = static_cast<int>(found.size());
    emit statusMessage(count == 0 ? tr("Nothing is called \"%1\"").arg(wanted) : tr("%n found", nullptr, count));
    if (count > 0) {
        m_selection->selectNodes(std::move(found));
        m_canvas->fitSelection();
    }
    return count;
}

void TopologyView::layOutBy(const QString& what, const std::vector<QPointF>& bySealedId)
{
    const FabricColumns& columns = m_document->columns();
    const std::vector<std::uint32_t> order = sealedOrder(columns);
    if (order.size() != bySealedId.size())
        return; // changed meanwhile
    std::vector<NodeKey> nodes;
    for (const std::uint32_t at : order)
        nodes.push_back(columns.nodeKeys[at]);
    m_document->moveNodes(std::move(nodes), bySealedId, what);
    m_canvas->fitAll();
}

void TopologyView::applyLayout(LayoutKind kind)
{
    const auto sealed = m_document->sealed();
    if (sealed)
        layOutBy(tr("Lay out"), layOut((*sealed)->fabric.topology(), kind));
    else
        emit statusMessage(inWords(sealed.error()));
}

void TopologyView::applyForceLayout()
{
    const auto sealed = m_document->sealed();
    if (!sealed) {
        emit statusMessage(inWords(sealed.error()));
        return;
    }
    if (m_layoutJob != 0)
        m_jobs->drop(m_layoutJob);
    // Always from the structural layout, so that the result does not depend on what was there before.
    m_layoutJob = m_jobs->start(
        tr("Force layout"), this,
        [topology = (*sealed)->fabric.topologyPtr()](
            const Watch& watch) { return forceLayout(*topology, layOut(*topology, LayoutKind::Structural), watch); },
        [this](const std::vector<QPointF>& positions) {
            m_layoutJob = 0;
            if (positions.empty())
                emit statusMessage(tr("Force layout stopped; nothing was moved"));
            else
                layOutBy(tr("Force layout"), positions);
        });
}

void TopologyView::placeOverlays()
{
    m_minimap->place();
    m_legend->place();
    m_settleTimer.start();
}

void TopologyView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeOverlays();
    fitStatus();
}

void TopologyView::showEvent(QShowEvent* event)
{
    m_coloring->setSeen(true);
    View::showEvent(event);
}

void TopologyView::hideEvent(QHideEvent* event)
{
    m_coloring->setSeen(false);
    View::hideEvent(event);
}

bool TopologyView::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_canvas && event->type() == QEvent::Resize)
        placeOverlays();
    return QWidget::eventFilter(watched, event);
}

} // namespace weft::widgets

#include "moc_topology_view.cpp"
