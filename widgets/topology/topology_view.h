// SPDX-License-Identifier: GPL-3.0-or-later
// The topology editor and viewer: tools, the canvas with its overview and legend, a find field, a line of counts.
// Interface thread; the document, the selection, the clock and the job runner outlive it.
#pragma once

#include "widgets/base/jobs/job_runner.h"
#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/base/views/view.h"
#include "widgets/documents/arrange.h"
#include "widgets/documents/layouts.h"
#include "widgets/topology/fabric_export.h"
#include "widgets/topology/flow_player.h"
#include "widgets/topology/map_legend.h"
#include "widgets/topology/minimap.h"
#include "widgets/topology/run_coloring.h"
#include "widgets/topology/selection_history.h"

#include <functional>
#include <set>

class QLabel;
class QLineEdit;
class QMenu;
class QToolBar;

namespace weft::widgets {

class TopologyView : public View {
    Q_OBJECT

public:
    TopologyView(FabricDocument* document, SelectionModel* selection, TimeController* time, JobRunner* jobs,
        QWidget* parent = nullptr);

    [[nodiscard]] TopologyCanvas* canvas() { return m_canvas; }
    [[nodiscard]] RunColoring* coloring() { return m_coloring; }
    [[nodiscard]] MapLegend* legend() { return m_legend; }
    [[nodiscard]] FlowPlayer* player() { return m_player; }
    [[nodiscard]] Minimap* minimap() { return m_minimap; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    // Fills the toolbar and the context menu too; once.
    [[nodiscard]] std::vector<ViewExport> exports() override;
    // The whole fabric by the use of its links over a run, if there is one, so many pixels wide; its name is what the
    // colours show. It holds what it draws: any thread may. Not to be asked for an empty fabric.
    [[nodiscard]] ViewExport pictureOf(const RunView* run, int width, const Theme& theme) const;
    void registerCommands(CommandRegistry& commands) override;
    // Links coloured by this run; null: plain.
    void setRun(RunViewPtr run) override;
    void setEditable(bool editable) override;
    [[nodiscard]] QJsonObject saveState() const override; // the place that is seen, and whether the legend is folded
    void restoreState(const QJsonObject& state) override;

    // Selects what matches a name, a number or a coordinate ("2,0,1"), and shows it. The number of matches.
    int find(const QString& text);
    void applyLayout(LayoutKind kind); // one step of the history; does nothing to a fabric that cannot be sealed
    void applyForceLayout(); // a job that can be stopped
    void showGenerateDialog();

    [[nodiscard]] bool exportFabricFile(const QString& path, QString& error) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void registerTools(CommandRegistry& commands);
    void registerViews(CommandRegistry& commands);
    void registerSelecting(CommandRegistry& commands);
    void registerEdits(CommandRegistry& commands);
    void registerLayouts(CommandRegistry& commands);
    void registerFiles(CommandRegistry& commands);
    void makeMenus(CommandRegistry& commands);
    void explainCommands(CommandRegistry& commands);
    void updateActions();
    [[nodiscard]] static QString whyNotEdited();
    void updateStatus();
    void fitStatus();
    void updateEmpty();
    void placeOverlays();
    void arrange(Arrangement how, const QString& what);
    void removeSelected();
    void duplicateSelected();
    void linkSelected();
    void copySelected();
    void paste(); // what was copied, or the links of a spreadsheet
    void pasteLinks(const QString& text);
    void stamp();
    void collapseSelected();
    void collapseBy(std::size_t dimensions);
    void expand();
    void registerDrawing(CommandRegistry& commands);
    void makeLayers();
    void fillLayers();
    void applyLayers();
    [[nodiscard]] const std::set<std::uint32_t>& hiddenLayers() const;
    void setFailed();
    void selectAll();
    void selectSameDimension();
    void invertSelection();
    void step(int by); // to the next node in the order of keys
    void layOutBy(const QString& what, const std::vector<QPointF>& bySealedId);
    [[nodiscard]] Picture picture() const;
    [[nodiscard]] static QString captionOf(const QString& title);

    FabricDocument* m_document;
    SelectionModel* m_selection;
    JobRunner* m_jobs;
    QToolBar* m_toolbar;
    TopologyCanvas* m_canvas;
    ViewStack* m_stack;
    Minimap* m_minimap;
    MapLegend* m_legend;
    QTimer m_settleTimer; // of the legend, when the canvas rests
    RunColoring* m_coloring;
    FlowPlayer* m_player;
    QLineEdit* m_find;
    QLabel* m_status;
    QStringList m_statusParts; // the fabric's first
    qsizetype m_fixedParts = 0;
    QMenu* m_menu;
    QMenu* m_layers = nullptr;
    JobId m_layoutJob = 0;
    bool m_drawingStarted = false; // the empty canvas is shown rather than the empty state
    CommandRegistry* m_commands = nullptr;
};

} // namespace weft::widgets
