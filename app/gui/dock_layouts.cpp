// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/dock_layouts.h"

#include <QDockWidget>
#include <QMainWindow>

namespace weft::gui {

namespace {

class Arranger {
public:
    Arranger(QMainWindow& window, const Docks& docks)
        : m_window(window)
        , m_docks(docks)
    {
        for (const auto& [name, dock] : docks) {
            dock->setFloating(false);
            window.removeDockWidget(dock);
        }
    }

    // The first dock of the arrangement: the others are cut from it.
    QDockWidget* first(const char* name)
    {
        QDockWidget* dock = at(name);
        m_window.addDockWidget(Qt::LeftDockWidgetArea, dock);
        dock->show();
        return dock;
    }

    QDockWidget* beside(QDockWidget* from, const char* name, Qt::Orientation orientation)
    {
        QDockWidget* dock = at(name);
        m_window.splitDockWidget(from, dock, orientation);
        dock->show();
        return dock;
    }

    // Shares the place of `with` as further tabs; `with` stays in front.
    void tabs(QDockWidget* with, std::initializer_list<const char*> names)
    {
        for (const char* name : names) {
            QDockWidget* dock = at(name);
            m_window.tabifyDockWidget(with, dock);
            dock->show();
        }
        with->raise();
    }

    void sizes(std::initializer_list<std::pair<QDockWidget*, int>> parts, Qt::Orientation orientation)
    {
        QList<QDockWidget*> docks;
        QList<int> lengths;
        for (const auto& [dock, length] : parts) {
            docks.append(dock);
            lengths.append(length);
        }
        m_window.resizeDocks(docks, lengths, orientation);
    }

private:
    QDockWidget* at(const char* name) { return m_docks.at(QString::fromLatin1(name)); }

    QMainWindow& m_window;
    const Docks& m_docks;
};

void arrangeDesign(Arranger& docks)
{
    QDockWidget* canvas = docks.first("topology");
    QDockWidget* side = docks.beside(canvas, "properties", Qt::Horizontal);
    QDockWidget* below = docks.beside(canvas, "issues", Qt::Vertical);
    docks.sizes({ { canvas, 1080 }, { side, 320 } }, Qt::Horizontal);
    docks.sizes({ { canvas, 640 }, { below, 150 } }, Qt::Vertical);
}

void arrangeWorkload(Arranger& docks)
{
    QDockWidget* table = docks.first("operations");
    QDockWidget* side = docks.beside(table, "benchmark", Qt::Horizontal);
    QDockWidget* below = docks.beside(table, "issues", Qt::Vertical);
    docks.tabs(table, { "sweep" });
    docks.sizes({ { table, 1040 }, { side, 360 } }, Qt::Horizontal);
    docks.sizes({ { table, 660 }, { below, 130 } }, Qt::Vertical);
}

void arrangeSimulate(Arranger& docks)
{
    QDockWidget* form = docks.first("settings");
    QDockWidget* side = docks.beside(form, "runs", Qt::Horizontal);
    QDockWidget* below = docks.beside(side, "issues", Qt::Vertical);
    docks.sizes({ { form, 620 }, { side, 780 } }, Qt::Horizontal);
    docks.sizes({ { side, 560 }, { below, 230 } }, Qt::Vertical);
}

void arrangeAnalyze(Arranger& docks)
{
    QDockWidget* canvas = docks.first("topology");
    QDockWidget* time = docks.beside(canvas, "timeline", Qt::Vertical);
    QDockWidget* map = docks.beside(time, "heatmap", Qt::Vertical);
    QDockWidget* side = docks.beside(canvas, "summary", Qt::Horizontal);
    docks.tabs(canvas, { "utilization", "histogram", "traffic" });
    docks.tabs(side, { "details", "range", "runs", "issues" });
    docks.sizes({ { canvas, 760 }, { side, 640 } }, Qt::Horizontal);
    docks.sizes({ { canvas, 380 }, { time, 220 }, { map, 180 } }, Qt::Vertical);
}

void arrangeCompare(Arranger& docks)
{
    QDockWidget* lanes = docks.first("compare");
    QDockWidget* below = docks.beside(lanes, "runs", Qt::Vertical);
    docks.sizes({ { lanes, 640 }, { below, 150 } }, Qt::Vertical);
}

void arrangeCollectives(Arranger& docks)
{
    QDockWidget* schedule = docks.first("schedule");
    QDockWidget* canvas = docks.beside(schedule, "topology", Qt::Horizontal);
    QDockWidget* below = docks.beside(canvas, "issues", Qt::Vertical);
    docks.tabs(schedule, { "synthesis" });
    docks.sizes({ { schedule, 1020 }, { canvas, 380 } }, Qt::Horizontal);
    docks.sizes({ { canvas, 600 }, { below, 190 } }, Qt::Vertical);
}

} // namespace

void arrangeDocks(QMainWindow& window, const Docks& all, Mode mode)
{
    Arranger docks(window, all);
    switch (mode) {
    case Mode::Design:
        arrangeDesign(docks);
        return;
    case Mode::Workload:
        arrangeWorkload(docks);
        return;
    case Mode::Simulate:
        arrangeSimulate(docks);
        return;
    case Mode::Analyze:
        arrangeAnalyze(docks);
        return;
    case Mode::Compare:
        arrangeCompare(docks);
        return;
    case Mode::Collectives:
        arrangeCollectives(docks);
        return;
    }
}

} // namespace weft::gui
