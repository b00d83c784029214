// SPDX-License-Identifier: GPL-3.0-or-later
// A day of work in one process: 20 projects, 500 edits, 100 runs and 50 saves, through all modes, and how late a 16 ms
// timer came in each kind of action. The goal is that no frame takes over 100 ms. bench_soak [projects]
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/run_list.h"
#include "tests/benchmarks/bench_program.h"
#include "tests/benchmarks/frames.h"
#include "widgets/programs/program_view.h"

#include <QApplication>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUndoStack>
#include <QWheelEvent>

#include <cstdlib>
#include <map>
#include <string>

using namespace weft;
using namespace weft::gui;

namespace {

constexpr int kEdits = 25;
constexpr int kRuns = 5;

class Day {
public:
    explicit Day(MainWindow& window)
        : m_window(window)
        , m_workspace(*window.workspace())
    {
    }

    void work(int number)
    {
        const QString path = m_folder.filePath(QStringLiteral("p%1.weft").arg(number % 3));
        if (number < 3) {
            act("the sample opens", [this] { m_window.openSample(); });
            act("saved under a new name", [&] { (void)m_window.saveTo(path); });
        } else {
            act("a project opens", [&] { (void)m_window.openFile(path); });
        }
        for (int edit = 0; edit < kEdits; ++edit, ++m_edits)
            changeLink();
        for (int run = 0; run < kRuns; ++run)
            runOnce(kModes[static_cast<std::size_t>(number * kRuns + run) % std::size(kModes)]);
        leaveTwoRuns();
        lookAtProgram();
        for (int save = 0; save < (number % 2 == 0 ? 2 : 3); ++save) {
            changeLink();
            act("saved", [&] { (void)m_window.saveTo(path); });
        }
        act("closed", [this] { m_workspace.close(); });
    }

    void print() const
    {
        for (const auto& [what, intervals] : m_intervals)
            bench::printPercentiles(what.c_str(), intervals);
    }

private:
    // Until the jobs have ended and what they led to had its frames: views are fed one a turn.
    template <class Action> void act(const std::string& what, Action action)
    {
        QElapsedTimer quiet;
        quiet.start();
        const auto done = [&] {
            if (!m_workspace.jobs()->isIdle())
                quiet.start();
            return quiet.elapsed() > 200;
        };
        const std::vector<double> taken = bench::frames(done, action);
        std::vector<double>& all = m_intervals[what];
        all.insert(all.end(), taken.begin(), taken.end());
    }

    void changeLink()
    {
        act("a link changes", [this] {
            widgets::FabricDocument* fabric = m_workspace.fabric();
            const auto& links = fabric->columns().linkKeys;
            fabric->setBandwidth({ links[static_cast<std::size_t>(m_edits) % links.size()] }, 40 + m_edits % 7);
            if (m_edits % 5 == 0)
                m_workspace.undoStack()->undo();
        });
    }

    void runOnce(Mode mode)
    {
        act("a mode is entered", [&] { m_window.setMode(mode); });
        act("a run goes and lands", [this] { (void)m_workspace.run(); });
        act("another run is compared", [this] {
            RunList* runs = m_workspace.runs();
            runs->setOther(runs->items().front().id);
        });
    }

    // Of 300 stages, each read by the next, and schedules of one step each.
    void lookAtProgram()
    {
        std::string text
            = "program long\ngroup g = 64\nsize N = 65536\ninput x0: f32[N] local\nx1 = allreduce(+, x0)\n";
        constexpr int kStages = 300;
        for (int stage = 2; stage <= kStages; ++stage)
            text += "x" + std::to_string(stage) + " = x" + std::to_string(stage - 1) + " * 2 + x"
                + std::to_string(stage / 2) + "\n";
        text += "output x" + std::to_string(kStages) + "\n";
        for (int schedule = 2; schedule <= 12; ++schedule)
            text += "schedule s" + std::to_string(schedule) + " {\n  fuse(x" + std::to_string(schedule) + ", x"
                + std::to_string(schedule + 1) + ")\n}\n";
        widgets::ProgramSession* session = m_window.views()->get<widgets::ProgramView>()->session();
        widgets::ProgramDocument* document = m_workspace.program();
        (void)m_window.showView(QStringLiteral("program"));
        act("a program of 300 stages opens", [&] { document->replace("long.weave", text, "Open"); });
        act("a schedule is looked at", [&] { session->setNode(3); });
        for (const char* stage : { "x1", "x150" })
            act("a stage is selected", [&] { session->select({ stage }); });
        auto* canvas = m_window.findChild<QWidget*>(QStringLiteral("stageCanvas"));
        for (int notch = 0; notch < 4; ++notch)
            act("stages are zoomed into", [&] {
                const QPointF at = QRectF(canvas->rect()).center();
                QWheelEvent wheel(at, canvas->mapToGlobal(at), {}, { 0, 240 }, Qt::NoButton, Qt::NoModifier,
                    Qt::NoScrollPhase, false);
                QApplication::sendEvent(canvas, &wheel);
            });
        act("a program is typed on", [&] { document->edit(document->text().size(), 0, "# so\n", "Write"); });
        act("a program with a mistake", [&] { document->edit(document->text().size(), 0, "y =\n", "Write"); });
    }

    // The project stays as large as it was.
    void leaveTwoRuns()
    {
        act("runs are removed", [this] {
            RunList* runs = m_workspace.runs();
            std::vector<quint64> old;
            for (std::size_t i = 0; i + 2 < runs->items().size(); ++i)
                old.push_back(runs->items()[i].id);
            runs->remove(old);
        });
    }

    MainWindow& m_window;
    Workspace& m_workspace;
    QTemporaryDir m_folder;
    std::map<std::string, std::vector<double>> m_intervals;
    int m_edits = 0;
};

} // namespace

static int run(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const int projects = argc > 1 ? std::atoi(argv[1]) : 20;

    MainWindow window(false);
    window.resize(1400, 900);
    window.show();
    QElapsedTimer shown; // the first layout of the docks is not what is measured
    shown.start();
    (void)bench::frames([&] { return shown.elapsed() > 500; });
    Day day(window);
    for (int number = 0; number < projects; ++number)
        day.work(number);
    day.print();
    return 0;
}

WEFT_BENCH(run)
