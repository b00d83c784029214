// SPDX-License-Identifier: GPL-3.0-or-later
// A day of work in one process: edits, runs, saves and one project after the other. Nothing of a project outlives it,
// and the memory stays flat. WEFT_SOAK=full makes it 500 edits, 100 runs, 50 saves and 20 projects.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "engine/project/project_inputs.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <malloc.h>

#include <memory>

using namespace weft;
using namespace weft::gui;

namespace {

struct Size {
    int projects;
    int edits;
    int runs;
    int saves;
};

void settle(MainWindow& window)
{
    test::settle(window, 80, 1);
}

// What the process holds of the machine, after what is free was given back.
std::uint64_t residentBytes()
{
    ::malloc_trim(0);
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    return file.readAll().split(' ').value(1).toULongLong() * 4096;
}

} // namespace

class TestSoak : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aDayOfWork()
    {
        const bool isFull = qEnvironmentVariable("WEFT_SOAK") == QStringLiteral("full");
        const Size size = isFull ? Size { 20, 500, 100, 50 } : Size { 5, 60, 15, 10 };
        QTemporaryDir folder;
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        Workspace* workspace = window.workspace();
        constexpr Mode kVisited[] = { Mode::Design, Mode::Simulate, Mode::Analyze, Mode::Compare, Mode::Programs };
        std::vector<std::weak_ptr<const widgets::RunView>> views;
        std::vector<std::weak_ptr<const trace::Workload>> workloads;
        std::vector<std::uint64_t> memory;
        int edits = 0;
        for (int number = 0; number < size.projects; ++number) {
            const QString path = folder.filePath(QStringLiteral("p%1.weft").arg(number % 3));
            if (number >= 3) {
                QVERIFY(window.openFile(path).isEmpty());
                settle(window);
                QVERIFY(workspace->currentRun() != nullptr); // it was saved with its runs
            } else {
                window.openSample();
                settle(window);
                QVERIFY(window.saveTo(path));
            }
            RunList* runs = workspace->runs();
            widgets::FabricDocument* fabric = workspace->fabric();
            const int perProject = size.edits / size.projects;
            for (int edit = 0; edit < perProject; ++edit, ++edits) {
                const auto& links = fabric->columns().linkKeys;
                fabric->setBandwidth({ links[static_cast<std::size_t>(edits) % links.size()] }, 40 + edits % 7);
                if (edits % 5 == 0)
                    workspace->undoStack()->undo();
            }
            for (int run = 0; run < size.runs / size.projects; ++run) {
                window.setMode(kVisited[static_cast<std::size_t>(run) % std::size(kVisited)]);
                QVERIFY(workspace->run().isEmpty());
                settle(window);
                QVERIFY(workspace->currentRun() != nullptr);
                views.emplace_back(workspace->currentRun());
                workloads.emplace_back(workspace->currentRun()->workload);
                if (run % 2 == 1)
                    runs->setOther(runs->items().front().id);
            }
            // The project stays as large as it was.
            std::vector<quint64> old;
            for (std::size_t i = 0; i + 2 < runs->items().size(); ++i)
                old.push_back(runs->items()[i].id);
            if (!old.empty())
                runs->remove(old);
            for (int save = 0; save < std::max(1, size.saves / size.projects); ++save) {
                fabric->setBandwidth({ fabric->columns().linkKeys.front() }, 30 + save);
                QVERIFY(window.saveTo(path));
            }
            workspace->close();
            settle(window);
            const auto isGone = [](const auto& held) { return held.expired(); };
            QTRY_VERIFY(std::all_of(views.begin(), views.end(), isGone));
            QTRY_VERIFY(std::all_of(workloads.begin(), workloads.end(), isGone));
            memory.push_back(residentBytes());
        }
        QStringList mebibytes;
        for (const std::uint64_t bytes : memory)
            mebibytes << QString::number(bytes >> 20U);
        qInfo("resident MiB after each project: %s", qPrintable(mebibytes.join(' ')));
        // Caches fill in the first projects; what grows after that grows for ever.
        const std::size_t warm = memory.size() / 2;
        const std::uint64_t spread = memory[warm] / 5 + (std::uint64_t { 16 } << 20U);
        QVERIFY2(memory.back() < memory[warm] + spread, qPrintable(mebibytes.join(' ')));
    }
};

WEFT_TEST(TestSoak)
#include "tst_soak.moc"
