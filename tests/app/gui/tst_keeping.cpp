// SPDX-License-Identifier: GPL-3.0-or-later
// What a project keeps, and whose it is: fabrics that cannot be sealed, results under names of their own, projects of
// earlier versions, and nothing of a project that was closed.
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/drawn_columns.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"
#include "engine/study/scenario/sample.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/project_files.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"

#include <QDir>
#include <QDropEvent>
#include <QMimeData>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUndoStack>

#include <atomic>
#include <stdexcept>

using namespace weft;
using namespace weft::gui;

namespace {

void makeFabric(MainWindow& window, const char* spec)
{
    Findings findings;
    window.workspace()->startNew();
    window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec(spec, findings), "Generate");
}

// Two NPUs with a link that no sealed fabric may have.
void drawBadly(widgets::FabricDocument* fabric)
{
    const widgets::NodeKey a = fabric->addNode(topology::NodeKind::Npu, { 10, 20 });
    const widgets::NodeKey b = fabric->addNode(topology::NodeKind::Switch, { 300.5, -40 });
    fabric->setName(a, QStringLiteral("the first"));
    fabric->setForwards({ a }, false);
    const auto links = fabric->addLink(a, b, { Latency { 500 }, Bandwidth { 50 } }, true);
    fabric->setBandwidth({ links.front() }, 0);
    fabric->setState({}, { links.back() }, { true, {}, {}, {}, false });
}

} // namespace

class TestKeeping : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aFabricThatCannotBeSealedIsKeptAsItIsDrawn()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        project::DrawnFabric drawn;
        {
            MainWindow window(false);
            window.workspace()->startNew();
            widgets::FabricDocument* fabric = window.workspace()->fabric();
            drawBadly(fabric);
            QVERIFY(!fabric->sealed());
            drawn = drawnOf(fabric->columns());
            QVERIFY(window.saveTo(path));
            QVERIFY(!window.workspace()->isModified());
        }
        MainWindow window(false);
        QVERIFY(window.openFile(path).isEmpty());
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        QVERIFY(drawnOf(fabric->columns()) == drawn);
        QVERIFY(!fabric->findings().empty()); // and what is wrong with it is said
        QVERIFY(!window.workspace()->isModified());
        // It can be mended and runs then.
        fabric->setBandwidth({ fabric->columns().linkKeys.front() }, 50);
        QVERIFY(fabric->sealed().ok());
        QVERIFY(window.saveTo(path));
        QVERIFY(test::projectOnDisk(path).fabric.has_value());
        QVERIFY(!test::projectOnDisk(path).drawn.has_value());
    }

    void anOldProjectOpens()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("old.weft");
        QVERIFY(QFile::copy(QStringLiteral(WEFT_TEST_DATA) + "/project_version_1.weft", path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        MainWindow window(false);
        QVERIFY(window.openFile(path).isEmpty());
        window.workspace()->jobs()->waitForAll();
        QVERIFY(!window.workspace()->isReadOnly());
        QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 4U);
        QCOMPARE(window.workspace()->runs()->rowCount(), 1);
        const RunItem& run = window.workspace()->runs()->items().front();
        QCOMPARE(run.entry.name, std::string("Run 1"));
        QVERIFY(!run.changes.fabric && !run.changes.workload); // not known is no change
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(window.saveTo(path));
        QCOMPARE(test::projectOnDisk(path).version, project::kProjectVersion);
        QCOMPARE(test::projectOnDisk(path).runs.front().fingerprint, std::uint64_t { 0x1234 });
    }

    void everyResultHasANameOfItsOwn()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        QStringList first;
        {
            MainWindow window(false);
            window.openSample();
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.saveTo(path));
            first = test::resultsBeside(path);
            QCOMPARE(first.size(), 1);
        }
        // A session of its own, whose first run is another one.
        MainWindow window(false);
        window.openFile(path);
        window.workspace()->jobs()->waitForAll();
        window.workspace()->runs()->remove({ window.workspace()->runs()->items().front().id });
        widgets::FabricDocument* fabric = window.workspace()->fabric();
        fabric->setBandwidth(fabric->columns().linkKeys, 10);
        QVERIFY(window.workspace()->run().isEmpty());
        window.workspace()->jobs()->waitForAll();
        const std::uint64_t fingerprint = window.workspace()->currentRun()->run->fingerprint;
        // The project cannot be written: what is on the disk still fits together.
        QVERIFY(QDir().mkpath(path + ".partial/x"));
        QVERIFY(!window.saveTo(path));
        QVERIFY(window.workspace()->isModified());
        const project::Project before = test::projectOnDisk(path);
        QCOMPARE(before.runs.size(), std::size_t { 1 });
        QVERIFY(before.runs.front().fingerprint != fingerprint);
        QCOMPARE(QFileInfo(QString::fromStdString(before.runs.front().result)).fileName(), first.front());
        QVERIFY(test::resultsBeside(path).contains(first.front()));
        QVERIFY(QDir(path + ".partial").removeRecursively());
        QVERIFY(window.saveTo(path));
        const project::Project after = test::projectOnDisk(path);
        QCOMPARE(after.runs.size(), std::size_t { 1 });
        QCOMPARE(after.runs.front().fingerprint, fingerprint);
        QVERIFY(QFileInfo(QString::fromStdString(after.runs.front().result)).fileName() != first.front());
        // The removed run's result stays while it can be had back, and the one of the failed save has gone.
        QCOMPARE(test::resultsBeside(path).size(), 2);
    }

    // The project follows its results: one whose result is not on the disk is not written.
    void aResultThatCannotBeWrittenLeavesTheProjectAsItWas()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        window.openSample();
        window.workspace()->runs()->stopAll();
        window.workspace()->jobs()->waitForAll();
        window.workspace()->runs()->remove({ window.workspace()->runs()->items().front().id });
        QVERIFY(window.saveTo(path));
        QVERIFY(io::writeTextFile(folder.filePath("p.data").toStdString(), "in the way of the folder"));
        QVERIFY(window.workspace()->run().isEmpty());
        window.workspace()->jobs()->waitForAll();
        QVERIFY(!window.saveTo(path));
        QVERIFY(test::projectOnDisk(path).runs.empty());
        QVERIFY(QFile::remove(folder.filePath("p.data")));
        QVERIFY(window.saveTo(path));
        QCOMPARE(test::projectOnDisk(path).runs.size(), std::size_t { 1 });
    }

    // What this window wrote and refers to no more; files of other windows and people are not its to remove.
    void whatNothingRefersToGoesWhenSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString data = folder.filePath("p.data");
        MainWindow window(false);
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.saveTo(path));
        const QString own = test::resultsBeside(path).value(0);
        for (const char* name : { "/run-7.weftrun", "/run-8.weftrun.partial", "/mine.txt" })
            QVERIFY(io::writeTextFile((data + name).toStdString(), "x"));
        window.workspace()->runs()->remove({ window.workspace()->runs()->items().front().id });
        QVERIFY(window.saveTo(path));
        QVERIFY(test::resultsBeside(path).contains(own)); // the history may ask for it
        window.workspace()->undoStack()->clear();
        QVERIFY(window.saveTo(path));
        QCOMPARE(QDir(data).entryList(QDir::Files, QDir::Name),
            (QStringList { "mine.txt", "run-7.weftrun", "run-8.weftrun.partial" }));
    }

    void aRunThatLandsDuringASaveIsStillToBeSaved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        window.openSample();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.saveTo(path));
        // The save waits behind this until the run has landed.
        std::atomic<bool> landed = false;
        connect(window.workspace()->runs(), &RunList::ended, this, [&landed] { landed = true; });
        window.workspace()->jobs()->start(
            { QStringLiteral("another save"), widgets::JobLane::Save }, nullptr,
            [&landed](const Watch&) {
                while (!landed)
                    QThread::usleep(200);
                return 0;
            },
            [](int) {});
        QVERIFY(window.workspace()->run().isEmpty());
        QVERIFY(window.saveTo(path));
        QVERIFY(landed);
        QCOMPARE(test::projectOnDisk(path).runs.size(), std::size_t { 1 });
        QVERIFY(window.workspace()->isModified());
        QVERIFY(window.saveTo(path));
        QVERIFY(!window.workspace()->isModified());
        QCOMPARE(test::projectOnDisk(path).runs.size(), std::size_t { 2 });
    }

    void savingUnderAnotherNameTakesAllResultsAlong()
    {
        QTemporaryDir folder;
        const QString one = folder.filePath("one.weft");
        const QString two = folder.filePath("two.weft");
        {
            MainWindow window(false);
            window.openSample();
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.workspace()->run().isEmpty());
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.saveTo(one));
        }
        MainWindow window(false);
        window.openFile(one);
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->runs()->items().front().view == nullptr); // never shown
        QVERIFY(window.saveTo(two));
        QCOMPARE(test::resultsBeside(two).size(), 2);
        QCOMPARE(test::resultsBeside(one).size(), 2);
        for (const project::RunEntry& entry : test::projectOnDisk(two).runs)
            QVERIFY(QFile::exists(folder.filePath(QString::fromStdString(entry.result))));
    }

    void aClosedProjectGetsNoLoadsOfTheOneBefore()
    {
        QTemporaryDir folder;
        QVERIFY(study::writeSample(folder.path().toStdString()));
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        window.workspace()->openTraces(folder.filePath("step.0.et"));
        window.workspace()->openTopology(folder.filePath("fabric.json"));
        window.workspace()->startNew();
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->workload().workload == nullptr);
        QVERIFY(window.workspace()->fabric()->isEmpty());
        QVERIFY(!window.workspace()->isModified());
    }

    void theFilesOfOneSetAreLoadedOnce()
    {
        QTemporaryDir folder;
        QVERIFY(study::writeSample(folder.path().toStdString()));
        MainWindow window(false);
        window.show();
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        int loads = 0;
        widgets::JobRunner* jobs = window.workspace()->jobs();
        connect(jobs, &widgets::JobRunner::started, this, [&](widgets::JobId id) {
            for (const widgets::JobRunner::Job& job : jobs->jobs())
                loads += job.id == id && job.title.startsWith("Loading") ? 1 : 0;
        });
        QStringList files { folder.filePath("fabric.json") };
        for (int rank = 0; rank < 64; ++rank)
            files << folder.filePath(QStringLiteral("step.%1.et").arg(rank));
        test::drop(window, files);
        jobs->waitForAll();
        QCOMPARE(loads, 1);
        QCOMPARE(window.workspace()->workload().workload->graphs.size(), std::size_t { 64 });
        QCOMPARE((*window.workspace()->fabric()->sealed())->fabric.topology().npuCount(), 64U);
    }

    void aProjectIsKnownByItsContent()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString plain = folder.filePath("saved by mail.json");
        MainWindow window(false);
        makeFabric(window, "Ring(8,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        QVERIFY(QFile::copy(path, plain));
        window.workspace()->close();
        window.openFile(plain);
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->path(), plain);
        // Also where the name of the format does not come first.
        const QString last = folder.filePath("last.json");
        QVERIFY(io::writeTextFile(last.toStdString(),
            "{ \"note\": \"" + std::string(500, 'x') + "\", \"version\": 1, \"format\": \"weft-project\" }"));
        window.openFile(last);
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->path(), last);
    }

    void importedFilesAndTheirRunsOpenAgainInAnotherPlace()
    {
        QTemporaryDir folder;
        QVERIFY(QDir(folder.path()).mkpath("here"));
        QVERIFY(study::writeSample(folder.filePath("here").toStdString()));
        std::uint64_t fingerprint = 0;
        {
            MainWindow window(false);
            window.openFiles({ folder.filePath("here/fabric.json"), folder.filePath("here/groups.json"),
                folder.filePath("here/system.json"), folder.filePath("here/step.0.et") });
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.workspace()->run().isEmpty());
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.workspace()->currentRun() != nullptr);
            fingerprint = window.workspace()->currentRun()->run->fingerprint;
            QVERIFY(window.saveTo(folder.filePath("here/p.weft")));
        }
        QVERIFY(QFile::rename(folder.filePath("here"), folder.filePath("there")));
        MainWindow window(false);
        window.openFile(folder.filePath("there/p.weft"));
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->workload().workload != nullptr);
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QCOMPARE(window.workspace()->currentRun()->run->fingerprint, fingerprint);
        // Read once: the run shows the workload of the project, which is the one that it was made of.
        QVERIFY(window.workspace()->currentRun()->workload == window.workspace()->workload().workload);
        QTRY_VERIFY(window.workspace()->runs()->items().front().entry.workloadHash != 0);
        QVERIFY(!window.workspace()->runs()->items().front().changes.any());
        QVERIFY(!window.workspace()->isModified());
    }

    void aJobThatThrowsIsAnIssue()
    {
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QStringList sources;
        connect(window.workspace(), &Workspace::issuesFound, this,
            [&](const QString& source, const Findings& findings) { sources << (findings.empty() ? "" : source); });
        window.workspace()->jobs()->start(
            QStringLiteral("Looking"), nullptr, [](const Watch&) -> int { throw std::runtime_error("paper jam"); },
            [](int) {});
        window.workspace()->jobs()->waitForAll();
        QVERIFY(sources.contains("job"));
        QVERIFY(window.workspace()->isOpen());
    }
};

WEFT_TEST(TestKeeping)
#include "tst_keeping.moc"
