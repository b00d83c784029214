// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/modes.h"

namespace weft::gui {

namespace {

QString translated(const char* text)
{
    return QCoreApplication::translate("Modes", text);
}

std::vector<ViewInfo> makeViews()
{
    const auto view = [](const char* name, const char* title, const char* icon, Mode home, const char* about) {
        return ViewInfo { QString::fromLatin1(name), translated(title), QString::fromLatin1(icon), home,
            translated(about) };
    };
    return {
        view("welcome", QT_TRANSLATE_NOOP("Modes", "Welcome"), "weft", Mode::Design,
            QT_TRANSLATE_NOOP("Modes", "the page of an empty window: design, open, or try the sample")),
        view("topology", QT_TRANSLATE_NOOP("Modes", "Topology"), "design", Mode::Design,
            QT_TRANSLATE_NOOP("Modes", "the fabric as a drawing: edit it, or see how busy its links are")),
        view("properties", QT_TRANSLATE_NOOP("Modes", "Properties"), "properties", Mode::Design,
            QT_TRANSLATE_NOOP("Modes", "the properties of what is selected in the fabric")),
        view("issues", QT_TRANSLATE_NOOP("Modes", "Issues"), "issues", Mode::Design,
            QT_TRANSLATE_NOOP("Modes", "errors and warnings of the fabric, the workload and the runs")),
        view("operations", QT_TRANSLATE_NOOP("Modes", "Workload"), "workload", Mode::Workload,
            QT_TRANSLATE_NOOP("Modes", "the operations of the trace, their dependencies and statistics")),
        view("benchmark", QT_TRANSLATE_NOOP("Modes", "Collective benchmark"), "benchmark", Mode::Workload,
            QT_TRANSLATE_NOOP("Modes", "one collective as the workload, without a trace")),
        view("sweep", QT_TRANSLATE_NOOP("Modes", "Size sweep"), "chart", Mode::Workload,
            QT_TRANSLATE_NOOP("Modes", "bus bandwidth and time against size, for several algorithms")),
        view("settings", QT_TRANSLATE_NOOP("Modes", "Settings"), "settings", Mode::Simulate,
            QT_TRANSLATE_NOOP("Modes", "the system, network model, memory and what a run records")),
        view("runs", QT_TRANSLATE_NOOP("Modes", "Runs"), "runs", Mode::Simulate,
            QT_TRANSLATE_NOOP("Modes", "runs that wait, run and ended, with their progress")),
        view("timeline", QT_TRANSLATE_NOOP("Modes", "Timeline"), "timeline", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "what ranks, links and collectives did when, as a Gantt chart")),
        view("range", QT_TRANSLATE_NOOP("Modes", "Range"), "summary", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "time by kind, overlap and bytes in the selected range")),
        view("details", QT_TRANSLATE_NOOP("Modes", "Details"), "details", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "all about the selected operation")),
        view("heatmap", QT_TRANSLATE_NOOP("Modes", "Link heat map"), "heatmap", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "how busy each link was, over time")),
        view("utilization", QT_TRANSLATE_NOOP("Modes", "Utilization"), "chart", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "link utilization over time, of the busiest links or by dimension")),
        view("histogram", QT_TRANSLATE_NOOP("Modes", "Link balance"), "histogram", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "how evenly the links were used")),
        view("traffic", QT_TRANSLATE_NOOP("Modes", "Traffic matrix"), "matrix", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "bytes from every NPU to every other")),
        view("summary", QT_TRANSLATE_NOOP("Modes", "Summary"), "summary", Mode::Analyze,
            QT_TRANSLATE_NOOP("Modes", "the figures of a run as tables")),
        view("compare", QT_TRANSLATE_NOOP("Modes", "Comparison"), "compare", Mode::Compare,
            QT_TRANSLATE_NOOP("Modes", "two runs side by side with one coupled range")),
        view("schedule", QT_TRANSLATE_NOOP("Modes", "Schedule"), "schedule", Mode::Collectives,
            QT_TRANSLATE_NOOP("Modes", "a collective algorithm step by step, with its verdict, or two side by side")),
        view("synthesis", QT_TRANSLATE_NOOP("Modes", "Synthesis"), "synthesis", Mode::Collectives,
            QT_TRANSLATE_NOOP("Modes", "the best algorithm for the fabric that is open, and how good it is")),
    };
}

} // namespace

QString modeId(Mode mode)
{
    switch (mode) {
    case Mode::Design:
        return QStringLiteral("design");
    case Mode::Workload:
        return QStringLiteral("workload");
    case Mode::Simulate:
        return QStringLiteral("simulate");
    case Mode::Analyze:
        return QStringLiteral("analyze");
    case Mode::Compare:
        return QStringLiteral("compare");
    case Mode::Collectives:
        return QStringLiteral("collectives");
    }
    return {};
}

QString modeTitle(Mode mode)
{
    switch (mode) {
    case Mode::Design:
        return translated(QT_TRANSLATE_NOOP("Modes", "Design"));
    case Mode::Workload:
        return translated(QT_TRANSLATE_NOOP("Modes", "Workload"));
    case Mode::Simulate:
        return translated(QT_TRANSLATE_NOOP("Modes", "Simulate"));
    case Mode::Analyze:
        return translated(QT_TRANSLATE_NOOP("Modes", "Analyze"));
    case Mode::Compare:
        return translated(QT_TRANSLATE_NOOP("Modes", "Compare"));
    case Mode::Collectives:
        return translated(QT_TRANSLATE_NOOP("Modes", "Collectives"));
    }
    return {};
}

std::optional<Mode> modeFromId(const QString& id)
{
    for (const Mode mode : kModes) {
        if (modeId(mode) == id)
            return mode;
    }
    return {};
}

const std::vector<ViewInfo>& viewInfos()
{
    static const std::vector<ViewInfo> views = makeViews();
    return views;
}

const ViewInfo* findView(const QString& name)
{
    for (const ViewInfo& view : viewInfos()) {
        if (view.name == name)
            return &view;
    }
    return nullptr;
}

} // namespace weft::gui
