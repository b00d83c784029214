// SPDX-License-Identifier: GPL-3.0-or-later
// A run on one page: what was found in a sentence, key figures as tiles, tables of ranks, collectives, links,
// dimensions and the critical path. Interface thread; a child of the window, shares the selection.
#pragma once

#include "widgets/base/looks/empty_state.h"
#include "widgets/base/shared/run_view.h"
#include "widgets/base/shared/time_controller.h"
#include "widgets/base/views/view.h"

#include <optional>

class QLabel;
class QTabWidget;

namespace weft::widgets {

class CommandRegistry;
class DataTable;
class FiguresModel;
class HeadlineLabel;
class PathBars;
class RankBars;
class SelectionModel;
class TileGrid;

class SummaryView : public View {
    Q_OBJECT

public:
    explicit SummaryView(SelectionModel* selection, QWidget* parent = nullptr);

    void setRun(RunViewPtr run) override; // null: the empty state
    [[nodiscard]] const RunViewPtr& run() const { return m_run; }
    [[nodiscard]] EmptyState* emptyState() const override { return m_stack->emptyState(); }
    // Said where there is nothing to show: the last run failed; of the runs that there are no results are left.
    void setFailure(const QString& why); // empty: it did not
    void setLost(const QString& what); // empty: they are, or there are no runs
    void registerCommands(CommandRegistry& commands) override;
    [[nodiscard]] std::vector<ViewExport> exports() override; // all tables, the one in front first
    void reset() override;
    [[nodiscard]] QJsonObject saveState() const override; // the table in front
    void restoreState(const QJsonObject& state) override;

    // Why the run shown is not all of what was asked for; empty for a complete one.
    [[nodiscard]] static QString partialReason(const simulation::Run& run);

signals:
    // The evidence of the headline is selected; this view shows it best, and in this range.
    void evidenceRequested(const QString& view, const std::optional<weft::widgets::TimeRange>& range);

private:
    enum Page { Ranks, Collectives, Links, Dimensions, Path, kPages };

    QWidget* makeContent();
    DataTable* addTable(Page page, const QString& id, const QString& title);
    void fillTiles();
    void fillTables();
    void selectRows(Page page);
    void explainEmpty();
    void showEvidence();
    void followSelection();
    [[nodiscard]] DataTable* table(Page page) const { return m_tables[page]; }

    SelectionModel* m_selection;
    RunViewPtr m_run;
    HeadlineLabel* m_headline = nullptr;
    QLabel* m_partial = nullptr;
    TileGrid* m_tiles = nullptr;
    RankBars* m_bars = nullptr;
    QTabWidget* m_tabs = nullptr;
    QLabel* m_pathNote = nullptr;
    PathBars* m_pathBars = nullptr;
    DataTable* m_tables[kPages] {};
    FiguresModel* m_models[kPages] {};
    ViewStack* m_stack = nullptr;
    QString m_failure; // for the empty state; see setFailure() and setLost()
    QString m_lost;
    bool m_following = false; // the selection is being shown, not made
};

} // namespace weft::widgets
