// SPDX-License-Identifier: GPL-3.0-or-later
// What the window itself does while results are taken away, with 9,900 nodes and two runs: the intervals of frames
// while a report is made and shown, and of every view the longest turn of an export in each form, in ms of the
// processor. QT_QPA_PLATFORM=offscreen bench_taking_away
#include "app/gui/views/view_exporter.h"
#include "app/gui/views/view_registry.h"
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/frames.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/command_registry.h"
#include "widgets/report/report_dialog.h"

#include <QAction>
#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace weft;
using namespace weft::gui;
using weft::bench::frames;

namespace {

double threadMs()
{
    timespec spent {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return static_cast<double>(spent.tv_sec) * 1e3 + static_cast<double>(spent.tv_nsec) * 1e-6;
}

void rest(Workspace& workspace)
{
    QElapsedTimer since;
    since.start();
    (void)frames([&] { return since.elapsed() > 1000 && workspace.jobs()->isIdle(); });
}

void openTwoRuns(MainWindow& window, const QString& path)
{
    QFile file(path);
    (void)file.open(QIODevice::WriteOnly);
    file.write(
        R"json({ "format": "weft-project", "version": 1, "fabric": { "format": "weft-topology", "version": 1,
        "spec": "FatTree(8192,50GB/s,500ns,leaf=4)" }, "workload": { "kind": "benchmark", "benchmark": {
        "pattern": "all-reduce", "bytes": 67108864 } }, "settings": { "network": "aware", "record": "full", "system": {
        "endpoint-delay": 10, "all-reduce-implementation": ["halvingDoubling"] } } })json");
    file.close();
    (void)window.openFile(path);
    Workspace& workspace = *window.workspace();
    rest(workspace);
    (void)workspace.run();
    rest(workspace);
    workspace.fabric()->setBandwidth(workspace.fabric()->columns().linkKeys, 25);
    rest(workspace);
    (void)workspace.run();
    rest(workspace);
}

// Of what the window does before a worker goes on.
double longestTurn(widgets::View& view, std::size_t which, const QString& path)
{
    double from = threadMs();
    const std::vector<widgets::ViewExport> exports = view.exports();
    const widgets::ExportSteps steps = ViewExporter::begin(view, { exports[which] }, path, {});
    double longest = threadMs() - from;
    for (bool isMore = steps.read != nullptr; isMore; longest = std::max(longest, threadMs() - from)) {
        from = threadMs();
        isMore = steps.read();
    }
    return longest;
}

void measureExports(MainWindow& window, const QTemporaryDir& folder)
{
    for (const auto& [info, view] : window.views()->entries()) {
        (void)window.showView(info->name);
        rest(*window.workspace());
        const std::vector<widgets::ViewExport> exports = view->exports();
        for (std::size_t which = 0; which < exports.size(); ++which) {
            if (exports[which].kind == widgets::ViewExport::Kind::File)
                continue;
            for (const QString& suffix : suffixesOf(exports[which]))
                std::printf("%-14s %-24s %-4s %6.1f ms\n", qPrintable(info->name), qPrintable(exports[which].name),
                    qPrintable(suffix), longestTurn(*view, which, folder.filePath("a." + suffix)));
        }
    }
}

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    applyTheme(application, widgets::ThemeKind::Light);
    QTemporaryDir folder;
    MainWindow window(false);
    window.resize(1400, 900);
    window.show();
    openTwoRuns(window, folder.filePath("large.weft"));
    widgets::ReportDialog* dialog = nullptr;
    QElapsedTimer since;
    bench::printPercentiles("interval of frames while a report is made",
        frames([&] { return dialog->isMade() && window.workspace()->jobs()->isIdle() && since.elapsed() > 3000; },
            [&] {
                since.start();
                window.commands()->action(QStringLiteral("file.report"))->trigger();
                dialog = window.findChild<widgets::ReportDialog*>();
            }));
    dialog->close();
    measureExports(window, folder);
    return 0;
}

WEFT_BENCH(run)
