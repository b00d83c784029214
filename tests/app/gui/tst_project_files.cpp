// SPDX-License-Identifier: GPL-3.0-or-later
// Projects through the window: what is saved opens again, and nothing is lost when saving fails, the program dies, or
// the file is damaged, of a newer version, or cannot be written to.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/workspace/recovery.h"
#include "engine/collective/library/algorithm_library.h"
#include "engine/io/text_file.h"
#include "engine/project/project_json.h"
#include "engine/topology/topology_spec.h"
#include "tests/engine/collective/through_files.h"
#include "tests/support/test_program.h"
#include "widgets/issues/issues_model.h"
#include "widgets/issues/issues_view.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"

#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoStack>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace weft;
using namespace weft::gui;

namespace {

// Presses the button with this text in the next message box, whenever that comes.
void answer(const QString& text, bool& seen)
{
    constexpr int kLookMs = 20;
    QTimer::singleShot(kLookMs, qApp, [text, &seen] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr) {
            answer(text, seen);
            return;
        }
        seen = true;
        for (QAbstractButton* button : box->buttons()) {
            if (button->text().remove('&') == text) {
                button->click();
                return;
            }
        }
        box->reject();
    });
}

void makeFabric(MainWindow& window, const char* spec)
{
    Findings findings;
    window.workspace()->startNew();
    window.workspace()->fabric()->replaceWith(*topology::topologyFromSpec(spec, findings), "Generate");
}

int issuesOf(MainWindow& window, const QString& source)
{
    const widgets::IssuesModel* model = window.views()->get<widgets::IssuesView>()->model();
    int count = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        count += model->issue(row).source == source ? 1 : 0;
    return count;
}

std::uint32_t npus(MainWindow& window)
{
    const auto sealed = window.workspace()->fabric()->sealed();
    return sealed ? (*sealed)->fabric.topology().npuCount() : 0;
}

} // namespace

class TestProjectFiles : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aSolvedProjectOpensAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QString::fromUtf8("mein Prüfstück 測試.weft"));
        std::uint64_t fingerprint = 0;
        {
            MainWindow window(false);
            window.openSample();
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.workspace()->currentRun() != nullptr);
            fingerprint = window.workspace()->currentRun()->run->fingerprint;
            QVERIFY(window.saveTo(path));
            QVERIFY(!window.workspace()->isModified());
        }
        MainWindow window(false);
        window.openFile(path);
        QCOMPARE(npus(window), 64U);
        window.workspace()->jobs()->waitForAll();
        const auto view = window.workspace()->currentRun();
        QVERIFY(view != nullptr);
        QCOMPARE(view->run->fingerprint, fingerprint);
        QVERIFY(view->linkOf(view->linkKeys[5]) == LinkId { 5 });
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(window.workspace()->run().isEmpty()); // and it can run again
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->currentRun()->run->fingerprint, fingerprint);
        QVERIFY(window.workspace()->isModified());
    }

    // Of two sessions, whose runs are counted anew: what one has stored is never in the way of the other.
    void theResultsOfSessionsStayApart()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        std::uint64_t fingerprint = 0;
        {
            MainWindow window(false);
            window.openSample();
            window.workspace()->jobs()->waitForAll();
            widgets::FabricDocument* fabric = window.workspace()->fabric();
            fabric->setBandwidth(fabric->columns().linkKeys, 10);
            QVERIFY(window.workspace()->run().isEmpty());
            window.workspace()->jobs()->waitForAll();
            fingerprint = window.workspace()->currentRun()->run->fingerprint;
            window.workspace()->runs()->remove({ window.workspace()->runs()->items().front().id });
            QVERIFY(window.saveTo(path));
        }
        {
            MainWindow window(false);
            window.openFile(path);
            window.workspace()->jobs()->waitForAll();
            widgets::FabricDocument* fabric = window.workspace()->fabric();
            fabric->setBandwidth(fabric->columns().linkKeys, 20);
            QVERIFY(window.workspace()->run().isEmpty());
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.saveTo(path));
        }
        MainWindow window(false);
        window.openFile(path);
        window.workspace()->jobs()->waitForAll();
        QCOMPARE(window.workspace()->runs()->rowCount(), 2);
        window.workspace()->runs()->setCurrent(window.workspace()->runs()->items().front().id);
        window.workspace()->jobs()->waitForAll();
        QVERIFY(window.workspace()->currentRun() != nullptr);
        QCOMPARE(window.workspace()->currentRun()->run->fingerprint, fingerprint);
    }

    void theSchedulesThatWereLookedAtComeBack()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString file = folder.filePath("ring.xml");
        const auto made = [] {
            collective::AlgorithmRequest request;
            request.pattern.ranks = 4;
            return *collective::makeAlgorithm("ring", request);
        };
        Findings ignored;
        QVERIFY(io::writeTextFile(file.toStdString(), collective::toMscclXml(*made(), ignored)).ok());
        {
            MainWindow window(false);
            makeFabric(window, "Ring(8,50GB/s,500ns)");
            QVERIFY(window.saveTo(path));
            widgets::LibraryOrder order;
            order.algorithm = "halving-doubling";
            order.request.pattern.ranks = 8;
            order.commSize = Bytes { 8192 };
            window.views()->get<widgets::ScheduleView>()->make(order);
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.workspace()->isModified());
            window.views()->get<widgets::ScheduleView>()->compareWith(file);
            window.workspace()->jobs()->waitForAll();
            QVERIFY(window.saveTo(path));
        }
        const auto open = [&](MainWindow& window) {
            window.openFile(path);
            window.workspace()->jobs()->waitForAll();
            return window.views()->get<widgets::ScheduleView>();
        };
        {
            MainWindow window(false);
            const auto* view = open(window);
            QVERIFY(view->side(0)->schedule() != nullptr && view->side(1)->schedule() != nullptr);
            QCOMPARE(view->side(0)->name(), Sentence("halving-doubling"));
            QCOMPARE(view->commSize().count(), std::uint64_t { 8192 });
            QVERIFY(view->isComparing());
            QCOMPARE(view->side(1)->schedule()->fingerprint(), made()->fingerprint());
            QVERIFY(!window.workspace()->isModified());
        }
        // The folder has moved; then the file has gone, which is said and not forgotten.
        QVERIFY(QFile::rename(file, folder.filePath("elsewhere.xml")));
        {
            MainWindow window(false);
            const auto* view = open(window);
            QVERIFY(view->side(0)->schedule() != nullptr && view->side(1)->schedule() == nullptr);
            QCOMPARE(issuesOf(window, "Schedule"), 1);
            const widgets::IssuesModel* issues = window.views()->get<widgets::IssuesView>()->model();
            QVERIFY(issues->issue(0).finding.error.where.file.find("ring.xml") != std::string::npos);
            QVERIFY(window.saveTo(path));
        }
        QVERIFY(QFile::rename(folder.filePath("elsewhere.xml"), file));
        MainWindow window(false);
        auto* view = open(window);
        QVERIFY(view->side(1)->schedule() != nullptr);
        view->closeSecond();
        QVERIFY(window.workspace()->isModified());
        QVERIFY(window.saveTo(path));
        Findings findings;
        const auto read = project::readProject(path.toStdString(), findings);
        QCOMPARE(read->schedules.size(), std::size_t { 1 });
        window.workspace()->close();
        QVERIFY(view->isEmpty());
    }

    void aDamagedProjectIsAnIssueWithItsPlace()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("broken.weft");
        QVERIFY(
            io::writeTextFile(path.toStdString(), "{ \"format\": \"weft-project\",\n \"version\": 1,\n \"runs\": [ }"));
        MainWindow window(false);
        window.openFile(path);
        QVERIFY(window.views()->get<widgets::IssuesView>()->model()->rowCount() > 0);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().endsWith("[ }")); // untouched
    }

    void aNewerProjectIsReadOnly()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("newer.weft");
        QVERIFY(
            io::writeTextFile(path.toStdString(), "{\"format\": \"weft-project\", \"version\": 9, \"future\": [1]}\n"));
        MainWindow window(false);
        window.openFile(path);
        QVERIFY(window.workspace()->isReadOnly());
        QVERIFY(window.windowTitle().contains("read-only"));
    }

    void unknownKeysSurviveTheWindow()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        QVERIFY(io::writeTextFile(
            path.toStdString(), "{\"format\": \"weft-project\", \"version\": 1, \"mine\": {\"a\": 1}}\n"));
        MainWindow window(false);
        window.openFile(path);
        QVERIFY(window.saveTo(path));
        QVERIFY(io::readTextFile(path.toStdString())->find("\"mine\"") != std::string::npos);
    }

    void aFullDiskLosesNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        const std::string before = *io::readTextFile(path.toStdString());
        Findings findings;
        window.workspace()->fabric()->replaceWith(
            *topology::topologyFromSpec("FC(64,50GB/s,500ns)", findings), "Generate");
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit limit {};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &limit), 0);
        const rlimit small { 2048, limit.rlim_max };
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const bool saved = window.saveTo(path);
        setrlimit(RLIMIT_FSIZE, &limit);
        QVERIFY(!saved);
        QVERIFY(window.workspace()->isModified());
        QVERIFY(window.views()->get<widgets::IssuesView>()->model()->rowCount() > 0);
        QCOMPARE(*io::readTextFile(path.toStdString()), before);
        QVERIFY(window.saveTo(path)); // there is room again
        QCOMPARE(issuesOf(window, "Project"), 0);
    }

    void aFolderThatCannotBeWrittenTo()
    {
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(!window.saveTo("/nowhere/at/all/p.weft"));
        QVERIFY(window.workspace()->path().isEmpty());
        if (geteuid() == 0)
            QSKIP("root may write to read-only folders");
        QTemporaryDir folder;
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
        QVERIFY(!window.saveTo(folder.filePath("p.weft")));
        QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    void killedWhileSavingTheOldOrTheNewIsThere()
    {
        QTemporaryDir folder;
        const std::string path = folder.filePath("p.weft").toStdString();
        Findings findings;
        project::Project small;
        small.fabric.emplace(*topology::topologyFromSpec("Ring(4,50GB/s,500ns)", findings));
        project::Project large;
        large.fabric.emplace(*topology::topologyFromSpec("FC(64,50GB/s,500ns)", findings));
        large.layout.assign(64, { 1.5, 2.5 });
        QVERIFY(project::saveProject(small, path));
        for (int round = 0; round < 25; ++round) {
            const pid_t child = fork();
            if (child == 0) {
                while (true) {
                    (void)project::saveProject(large, path);
                    (void)project::saveProject(small, path);
                }
            }
            QTest::qSleep(3 + round);
            ::kill(child, SIGKILL);
            ::waitpid(child, nullptr, 0);
            const auto read = project::readProject(path, findings);
            QVERIFY2(read, read ? "" : toString(read.error()).c_str());
            QVERIFY(read->fabric->topology().npuCount() == 4 || read->fabric->topology().npuCount() == 64);
        }
    }

    void workIsRecoveredAfterADeath()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString copy = path + "~autosave";
        {
            MainWindow window(false);
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            QVERIFY(window.saveTo(path));
            Findings findings;
            window.workspace()->fabric()->replaceWith(
                *topology::topologyFromSpec("Ring(8,50GB/s,500ns)", findings), "Generate");
            window.recovery()->saveNow();
            QVERIFY(QFile::exists(copy));
            QVERIFY(QFile::copy(copy, copy + "2"));
        } // an orderly end removes the copy
        QVERIFY(!QFile::exists(copy));
        QVERIFY(QFile::rename(copy + "2", copy)); // as if it had died
        bool asked = false;
        answer("Recover", asked);
        MainWindow window(false);
        window.openFile(path);
        QVERIFY(asked);
        QCOMPARE(npus(window), 8U);
        QVERIFY(window.workspace()->isModified());
        QVERIFY(window.saveTo(path));
        QVERIFY(!QFile::exists(copy));
    }

    void savingRemovesTheCopyAndUndoingToo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        Findings findings;
        window.workspace()->fabric()->replaceWith(
            *topology::topologyFromSpec("Ring(8,50GB/s,500ns)", findings), "Generate");
        window.recovery()->saveNow();
        QVERIFY(QFile::exists(path + "~autosave"));
        window.workspace()->undoStack()->undo();
        QVERIFY(!window.workspace()->isModified());
        QVERIFY(!QFile::exists(path + "~autosave"));
    }

    void unsavedWorkIsAskedFor()
    {
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        window.show();
        bool asked = false;
        answer("Cancel", asked);
        QVERIFY(!window.close());
        QVERIFY(asked);
        asked = false;
        answer("Discard changes", asked);
        QVERIFY(window.close());
        QVERIFY(asked);
    }
};

WEFT_TEST(TestProjectFiles)
#include "tst_project_files.moc"
