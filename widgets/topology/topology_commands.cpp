// SPDX-License-Identifier: GPL-3.0-or-later
// The commands of the topology view, its toolbar and its context menu.
#include "widgets/topology/topology_view.h"

#include <QActionGroup>
#include <QLineEdit>
#include <QMenu>
#include <QToolBar>

#include <algorithm>

namespace weft::widgets {

namespace {

QString group()
{
    return TopologyView::tr("Topology");
}

} // namespace

void TopologyView::registerCommands(CommandRegistry& commands)
{
    m_commands = &commands;
    registerTools(commands);
    registerViews(commands);
    registerSelecting(commands);
    registerEdits(commands);
    registerLayouts(commands);
    registerFiles(commands);
    m_player->registerCommands(commands);
    makeMenus(commands);
    explainCommands(commands);
    updateActions();
}

void TopologyView::registerTools(CommandRegistry& commands)
{
    struct Tool {
        CanvasTool tool;
        const char* id;
        QString text;
        Qt::Key key;
        const char* icon;
    };
    const Tool tools[] {
        { CanvasTool::Select, "topology.tool.select", tr("&Select"), Qt::Key_V, "topology-select" },
        { CanvasTool::Lasso, "topology.tool.lasso", tr("L&asso"), Qt::Key_Q, "topology-lasso" },
        { CanvasTool::Npu, "topology.tool.npu", tr("Add &NPU"), Qt::Key_N, "topology-npu" },
        { CanvasTool::Switch, "topology.tool.switch", tr("Add s&witch"), Qt::Key_W, "topology-switch" },
        { CanvasTool::Link, "topology.tool.link", tr("Draw &link"), Qt::Key_L, "topology-link" },
        { CanvasTool::Hand, "topology.tool.hand", tr("&Hand"), Qt::Key_H, "topology-hand" },
        { CanvasTool::Turn, "topology.tool.turn", tr("Tu&rn in 3-D"), Qt::Key_O, "topology-turn" },
    };
    for (const Tool& tool : tools) {
        const CanvasTool which = tool.tool;
        commands.add(
            { tool.id, tool.text, group(), { QKeySequence(tool.key) }, tool.icon, {}, true },
            [this, which] {
                m_drawingStarted = m_drawingStarted || which == CanvasTool::Npu || which == CanvasTool::Switch;
                m_canvas->setTool(which);
                updateEmpty();
                updateActions();
                m_canvas->setFocus();
            },
            this);
    }
    emptyState()->addAction(commands.action(QStringLiteral("topology.tool.npu")));
}

void TopologyView::registerViews(CommandRegistry& commands)
{
    commands.add(
        { "topology.fitSelection", tr("&Fit selection"), group(), { QKeySequence(Qt::Key_F) },
            "topology-fit-selection" },
        [this] { m_canvas->fitSelection(); }, this);
    commands.add(
        { "topology.fitAll", tr("Fit &all"), group(),
            { QKeySequence(Qt::SHIFT | Qt::Key_F), QKeySequence(Qt::Key_Home) }, "topology-fit-all" },
        [this] { m_canvas->fitAll(); }, this);
    commands.add(
        { "topology.actualSize", tr("Actual size"), group(), { QKeySequence(Qt::CTRL | Qt::Key_0) } },
        [this] { m_canvas->actualSize(); }, this);
    commands.add(
        { "topology.zoomIn", tr("Zoom in"), group(),
            { QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal) }, "topology-zoom-in" },
        [this] { m_canvas->zoom(1.25); }, this);
    commands.add(
        { "topology.zoomOut", tr("Zoom out"), group(), { QKeySequence(Qt::CTRL | Qt::Key_Minus) },
            "topology-zoom-out" },
        [this] { m_canvas->zoom(0.8); }, this);
    commands.add(
        { "topology.space", tr("Show in &3-D"), group(), { QKeySequence(Qt::Key_3) }, "topology-space",
            tr("Draws a ring, torus or mesh in space; Shift and the middle button, or the arrow keys, turn it"), true },
        [this] {
            FabricDrawing drawing = *m_document->columns().drawing;
            drawing.space.on = !m_canvas->isInSpace();
            m_document->setDrawing(std::move(drawing), m_canvas->isInSpace() ? tr("Show flat") : tr("Show in 3-D"));
            updateActions();
        },
        this);
    QAction* overview = commands.add(
        { "topology.overview", tr("Overview"), group(), {}, {}, tr("Shows the overview map"), true },
        [this] { m_minimap->setWanted(!m_minimap->isWanted()); }, this);
    overview->setChecked(true);
    commands.add(
        { "topology.find", tr("Find &node"), group(), { QKeySequence::Find } },
        [this] {
            m_find->setFocus(Qt::ShortcutFocusReason);
            m_find->selectAll();
        },
        this);
}

void TopologyView::registerSelecting(CommandRegistry& commands)
{
    commands.add(
        { "topology.selectAll", tr("Select &all"), group(), { QKeySequence::SelectAll } }, [this] { selectAll(); },
        this);
    commands.add(
        { "topology.selectKind", tr("Select same &kind"), group() },
        [this] { m_selection->selectNodes(ofSameKind(m_document->columns(), m_selection->selection().nodes)); }, this);
    commands.add(
        { "topology.selectDimension", tr("Select same &dimension"), group() }, [this] { selectSameDimension(); }, this);
    commands.add(
        { "topology.selectNeighbours", tr("Select nei&ghbours"), group(), { QKeySequence(Qt::CTRL | Qt::Key_Period) } },
        [this] { m_selection->selectNodes(withNeighbours(m_document->columns(), m_selection->selection().nodes)); },
        this);
    commands.add(
        { "topology.invertSelection", tr("&Invert selection"), group(),
            { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I) } },
        [this] { invertSelection(); }, this);
    commands.add(
        { "topology.nextNode", tr("Next node"), group(), { QKeySequence(Qt::ALT | Qt::Key_Down) } },
        [this] { step(1); }, this);
    commands.add(
        { "topology.previousNode", tr("Previous node"), group(), { QKeySequence(Qt::ALT | Qt::Key_Up) } },
        [this] { step(-1); }, this);
}

void TopologyView::registerEdits(CommandRegistry& commands)
{
    const auto edit = [&](const char* id, const QString& text, QList<QKeySequence> keys, const char* icon,
                          std::function<void()> run) {
        commands.add({ id, text, group(), std::move(keys), icon }, std::move(run), this);
    };
    edit("topology.delete", tr("&Delete"), { QKeySequence::Delete, QKeySequence(Qt::Key_Backspace) }, "topology-delete",
        [this] { removeSelected(); });
    edit("topology.duplicate", tr("D&uplicate"), { QKeySequence(Qt::CTRL | Qt::Key_D) }, "topology-duplicate",
        [this] { duplicateSelected(); });
    edit("topology.cut", tr("Cu&t"), { QKeySequence::Cut }, "", [this] {
        copySelected();
        removeSelected();
    });
    commands.add(
        { "topology.copy", tr("&Copy"), group(), { QKeySequence::Copy } }, [this] { copySelected(); }, this);
    commands.add(
        { "topology.paste", tr("&Paste"), group(), { QKeySequence::Paste }, {},
            tr("Nodes that were copied here or in another window, or links from a spreadsheet: source, destination, "
               "bandwidth, latency") },
        [this] { paste(); }, this);
    commands.add(
        { "topology.stamp", tr("Sta&mp"), group(), { QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V) }, "topology-stamp",
            tr("Places what is selected, or what was copied, with every click"), true },
        [this] { stamp(); }, this);
    edit("topology.linkSelected", tr("&Link selected nodes"), { QKeySequence(Qt::CTRL | Qt::Key_L) }, "",
        [this] { linkSelected(); });
    edit("topology.fail", tr("Mark as &failed or working"), { QKeySequence(Qt::Key_X) }, "", [this] { setFailed(); });
    edit("topology.clearState", tr("Clear &what-if"), {}, "", [this] {
        FabricDocument::StateEdit clear;
        clear.clear = true;
        m_document->setState(m_selection->selection().nodes, m_selection->selection().links, clear);
    });
    struct Arranging {
        const char* id;
        QString text;
        Arrangement how;
    };
    const Arranging arrangements[] {
        { "topology.alignLeft", tr("Align left"), Arrangement::Left },
        { "topology.alignRight", tr("Align right"), Arrangement::Right },
        { "topology.alignTop", tr("Align top"), Arrangement::Top },
        { "topology.alignBottom", tr("Align bottom"), Arrangement::Bottom },
        { "topology.alignCenterX", tr("Align centres in a column"), Arrangement::CenterX },
        { "topology.alignCenterY", tr("Align centres in a row"), Arrangement::CenterY },
        { "topology.distributeX", tr("Distribute horizontally"), Arrangement::DistributeX },
        { "topology.distributeY", tr("Distribute vertically"), Arrangement::DistributeY },
    };
    for (const Arranging& one : arrangements)
        edit(one.id, one.text, {}, "", [this, how = one.how, what = one.text] { arrange(how, what); });
}

void TopologyView::registerLayouts(CommandRegistry& commands)
{
    struct Choice {
        const char* id;
        QString text;
        LayoutKind kind;
    };
    const Choice choices[] {
        { "topology.layout.structural", tr("&Structural layout"), LayoutKind::Structural },
        { "topology.layout.grid", tr("&Grid layout"), LayoutKind::Grid },
        { "topology.layout.ring", tr("&Ring layout"), LayoutKind::Ring },
        { "topology.layout.nested", tr("&Nested dimensions layout"), LayoutKind::NestedDimensions },
        { "topology.layout.racks", tr("Rac&k rows layout"), LayoutKind::RackRows },
        { "topology.layout.levels", tr("&Tree levels layout"), LayoutKind::TreeLevels },
    };
    for (const Choice& choice : choices)
        commands.add(
            { choice.id, choice.text, group() }, [this, kind = choice.kind] { applyLayout(kind); }, this);
    commands.add(
        { "topology.layout.force", tr("&Force layout"), group() }, [this] { applyForceLayout(); }, this);
}

void TopologyView::registerFiles(CommandRegistry& commands)
{
    QAction* generate = commands.add(
        { "topology.generate", tr("&Generate a fabric…"), group(), { QKeySequence(Qt::CTRL | Qt::Key_G) },
            "topology-generate", tr("Make a fabric from its dimensions"), false, true },
        [this] {
            emit showViewRequested(QStringLiteral("topology"));
            showGenerateDialog();
        },
        this);
    emptyState()->addAction(generate);
    commands.add(
        { "topology.exportImage", tr("Export &picture…"), group() }, [this] { emit exportRequested(tr("Picture")); },
        this);
    commands.add(
        { "topology.exportFabric", tr("Export &topology…"), group() }, [this] { emit exportRequested(tr("Topology")); },
        this);
}

void TopologyView::makeMenus(CommandRegistry& commands)
{
    const auto action = [&](const char* id) { return commands.action(QString::fromLatin1(id)); };
    for (const char* id : { "topology.tool.select", "topology.tool.lasso", "topology.tool.npu", "topology.tool.switch",
             "topology.tool.link", "topology.stamp", "topology.tool.hand" })
        m_toolbar->addAction(action(id));
    m_toolbar->addSeparator();
    m_toolbar->addAction(action("topology.generate"));
    m_toolbar->addSeparator();
    for (const char* id : { "topology.zoomOut", "topology.zoomIn", "topology.fitSelection", "topology.fitAll" })
        m_toolbar->addAction(action(id));
    makeLayers();
    auto* room = new QWidget(m_toolbar);
    room->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_toolbar->addWidget(room);
    m_toolbar->addWidget(m_find);

    for (const char* id : { "topology.cut", "topology.copy", "topology.paste", "topology.stamp", "topology.duplicate",
             "topology.linkSelected", "topology.delete" })
        m_menu->addAction(action(id));
    m_menu->addSeparator();
    m_menu->addAction(action("topology.fail"));
    m_menu->addAction(action("topology.clearState"));
    m_menu->addSeparator();
    // The menu of the menu bar is cut as this one.
    const auto section = [&](const QString& title, const QStringList& ids) {
        commands.setSection(title, ids);
        QMenu* menu = m_menu->addMenu(title);
        for (const QString& id : ids)
            menu->addAction(commands.action(id));
    };
    section(tr("&Select"),
        { "topology.selectAll", "topology.selectKind", "topology.selectDimension", "topology.selectNeighbours",
            "topology.invertSelection", "topology.nextNode", "topology.previousNode" });
    section(tr("&Arrange"),
        { "topology.alignLeft", "topology.alignRight", "topology.alignTop", "topology.alignBottom",
            "topology.alignCenterX", "topology.alignCenterY", "topology.distributeX", "topology.distributeY" });
    registerDrawing(commands);
    section(tr("La&yout"),
        { "topology.layout.structural", "topology.layout.grid", "topology.layout.ring", "topology.layout.nested",
            "topology.layout.racks", "topology.layout.levels", "topology.layout.force" });
    commands.setSection(tr("&Tools"),
        { "topology.tool.select", "topology.tool.lasso", "topology.tool.npu", "topology.tool.switch",
            "topology.tool.link", "topology.tool.note", "topology.tool.hand", "topology.tool.turn" });
    commands.setSection(tr("&View"),
        { "topology.fitSelection", "topology.fitAll", "topology.actualSize", "topology.zoomIn", "topology.zoomOut",
            "topology.space", "topology.overview", "topology.play", "topology.loop" });
    m_menu->addSeparator();
    for (const char* id : { "topology.fitSelection", "topology.fitAll", "topology.space", "topology.overview" })
        m_menu->addAction(action(id));
    m_menu->addSeparator();
    for (const char* id : { "topology.exportImage", "topology.exportFabric" })
        m_menu->addAction(action(id));
}

void TopologyView::updateActions()
{
    updateStatus();
    if (m_commands == nullptr)
        return;
    const auto check = [this](const char* id, CanvasTool tool) {
        m_commands->action(QString::fromLatin1(id))->setChecked(m_canvas->tool() == tool);
    };
    check("topology.tool.select", CanvasTool::Select);
    check("topology.tool.lasso", CanvasTool::Lasso);
    check("topology.stamp", CanvasTool::Stamp);
    check("topology.tool.note", CanvasTool::Note);
    check("topology.tool.npu", CanvasTool::Npu);
    check("topology.tool.switch", CanvasTool::Switch);
    check("topology.tool.link", CanvasTool::Link);
    check("topology.tool.hand", CanvasTool::Hand);
    check("topology.tool.turn", CanvasTool::Turn);
    m_commands->action(QStringLiteral("topology.space"))->setChecked(m_canvas->isInSpace());
    m_commands->refresh();
}

} // namespace weft::widgets
