// SPDX-License-Identifier: GPL-3.0-or-later
// Copies of unsaved work: one a window, never over another one's, kept until somebody decides.
#include "app/gui/views/views.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/notice_bar.h"
#include "app/gui/workspace/drawn_columns.h"
#include "app/gui/workspace/own_folder.h"
#include "app/gui/workspace/recovery.h"
#include "engine/project/project_json.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/test_program.h"
#include "tests/support/window.h"
#include "widgets/base/looks/empty_state.h"

#include <QDateTime>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>

#include <algorithm>
#include <atomic>

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

project::Project onDisk(const QString& path)
{
    Findings findings;
    auto read = project::readProject(path.toStdString(), findings);
    return read ? std::move(*read) : project::Project();
}

// A job that keeps what is written waiting, until `end` or until it is stopped.
void makeDiskSlow(MainWindow& window, const std::atomic<bool>& end)
{
    window.workspace()->jobs()->start(
        { QStringLiteral("a slow disk"), widgets::JobLane::Save }, nullptr,
        [&end](const Watch& watch) {
            while (!end && !watch.stop.stop_requested())
                QThread::usleep(200);
            return 0;
        },
        [](int) {});
}

// Answers every question about a copy with this button, and notes what was asked.
void answerWith(QTimer& timer, const QString& button, QStringList& asked)
{
    QObject::connect(&timer, &QTimer::timeout, [button, &asked] {
        auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
        if (box == nullptr || box->objectName() != "recoveryBox")
            return;
        asked << box->text();
        for (QAbstractButton* one : box->buttons()) {
            if (one->text().remove('&') == button)
                one->click();
        }
    });
    timer.start(20);
}

// As of a window that died so many seconds ago.
void leaveCopy(const QString& of, const QString& copy, int secondsAgo)
{
    QVERIFY(QFile::copy(of, copy));
    QFile file(copy);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-secondsAgo), QFileDevice::FileModificationTime));
}

void discardAllCopies()
{
    QStringList projects = Recovery::projectsWithCopies();
    projects.prepend({});
    for (const QString& project : projects) {
        for (const Recovery::Found& found : Recovery::find(project))
            Recovery::discard(found);
    }
}

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

    widgets::PluralTexts m_plurals;

private slots:
    void initTestCase() { QVERIFY(test::beginWithPlurals(m_plurals)); }

    void theCopyHasAFabricThatCannotBeSealedToo()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        drawBadly(window.workspace()->fabric());
        window.recovery()->saveNow();
        const auto copy = onDisk(window.recovery()->file());
        QVERIFY(copy.drawn.has_value());
        QVERIFY(*copy.drawn == drawnOf(window.workspace()->fabric()->columns()));
    }

    void twoWindowsKeepTwoCopies()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow a(false);
        makeFabric(a, "Ring(4,50GB/s,500ns)");
        QVERIFY(a.saveTo(path));
        MainWindow b(false);
        b.openFile(path);
        a.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        b.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        b.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 90, 0 });
        a.recovery()->saveNow();
        b.recovery()->saveNow();
        QVERIFY(a.recovery()->file() != b.recovery()->file());
        QCOMPARE(onDisk(a.recovery()->file()).fabric->topology().npuCount(), 5U);
        QCOMPARE(onDisk(b.recovery()->file()).fabric->topology().npuCount(), 6U);
        QVERIFY(Recovery::find(path).empty()); // both are held
        const QString copyOfB = b.recovery()->file();
        QVERIFY(a.saveTo(path)); // which takes nothing of the other window away
        QVERIFY(QFile::exists(copyOfB));
        QVERIFY(QFile::exists(ownFolder() + "/copies/" + hashOfName(path) + ".txt")); // by which it would be found
    }

    void whoMakesAFileIsAskedNothing()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        {
            MainWindow window(false);
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            QVERIFY(window.saveTo(path));
            leaveCopy(path, path + "~autosave-2", 60);
        }
        QTimer timer;
        QStringList asked;
        answerWith(timer, QStringLiteral("Decide later"), asked);
        for (const bool isAsked : { true, false }) { // the copy stays, for who decides later
            asked.clear();
            MainWindow window(false);
            if (!isAsked)
                window.leaveCopies();
            window.openFile(path);
            QCOMPARE(asked.size(), isAsked ? 1 : 0);
            QCOMPARE(window.workspace()->fabric()->columns().npuCount(), std::size_t { 4 });
        }
        discardAllCopies();
    }

    void longRunsKeepNeitherSavingNorCopiesWaiting()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        std::atomic<bool> end = false;
        const int many = 2 * std::max(2, QThread::idealThreadCount());
        for (int run = 0; run < many; ++run) {
            window.workspace()->jobs()->start(
                { QStringLiteral("a long run"), widgets::JobLane::Run }, nullptr,
                [&end](const Watch& watch) {
                    while (!end && !watch.stop.stop_requested())
                        QThread::usleep(200);
                    return 0;
                },
                [](int) {});
        }
        // They go on for as long as the test likes, but not for ever where it fails.
        QTimer::singleShot(30'000, &window, [&end] { end = true; });
        QVERIFY(window.saveTo(path));
        QVERIFY(!end);
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        QSignalSpy kept(window.recovery(), &Recovery::kept);
        window.recovery()->setDelay(1);
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 90, 0 });
        QTRY_VERIFY_WITH_TIMEOUT(kept.count() > 0, 25'000);
        QVERIFY(!end);
        QCOMPARE(onDisk(window.recovery()->file()).fabric->topology().npuCount(), 6U);
        end = true;
        window.workspace()->jobs()->waitForAll();
    }

    // A lock waits for the disk, which may take half a second while others write.
    void theWindowDoesNotWaitForThePlace()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        std::atomic<bool> end = false;
        makeDiskSlow(window, end);
        window.recovery()->setDelay(1);
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        QTRY_COMPARE(window.workspace()->jobs()->jobs().size(), std::size_t { 2 });
        QVERIFY(!QFile::exists(path + "~autosave.lock"));
        end = true;
        QTRY_COMPARE(window.recovery()->file(), path + "~autosave");
        QCOMPARE(onDisk(window.recovery()->file()).fabric->topology().npuCount(), 5U);
    }

    void whatIsWrittenWhileTheWindowClosesIsRemoved()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const std::atomic<bool> end = false;
        {
            MainWindow window(false);
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            QVERIFY(window.saveTo(path));
            makeDiskSlow(window, end);
            window.recovery()->setDelay(1);
            window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
            QTRY_COMPARE(window.workspace()->jobs()->jobs().size(), std::size_t { 2 });
        }
        QVERIFY(!QFile::exists(path + "~autosave"));
        QVERIFY(Recovery::find(path).empty());
    }

    void aCopyThatIsNotDecidedAboutStays()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString left = path + "~autosave";
        MainWindow window(false);
        makeFabric(window, "Ring(4,50GB/s,500ns)");
        QVERIFY(window.saveTo(path));
        QVERIFY(QFile::copy(path, left)); // as of a window that died
        QCOMPARE(Recovery::find(path).size(), std::size_t { 1 });
        window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
        window.recovery()->saveNow();
        QVERIFY(window.recovery()->file() != left);
        QCOMPARE(onDisk(left).fabric->topology().npuCount(), 4U);
        QVERIFY(Recovery::projectsWithCopies().contains(path));
        QVERIFY(window.saveTo(path));
        QVERIFY(QFile::exists(left));
        Recovery::discard(Recovery::find(path).front());
        QVERIFY(!QFile::exists(left));
    }

    void theLatestCopyIsOfferedFirstAndTellsOfTheOthers()
    {
        discardAllCopies();
        QTemporaryDir folder;
        const QString path = folder.filePath("two.weft");
        {
            MainWindow window(false);
            makeFabric(window, "Ring(4,50GB/s,500ns)");
            QVERIFY(window.saveTo(path));
            window.workspace()->fabric()->addNode(topology::NodeKind::Npu, { 0, 0 });
            window.recovery()->saveNow(); // which notes where copies of it lie
            leaveCopy(path, ownFolder() + "/untitled.weft~autosave", 600);
            leaveCopy(path, path + "~autosave-2", 60);
            QFile::rename(window.recovery()->file(), folder.filePath("aside"));
            QFile::rename(ownFolder() + "/copies/" + hashOfName(path) + ".txt", folder.filePath("note"));
        }
        QFile::rename(folder.filePath("note"), ownFolder() + "/copies/" + hashOfName(path) + ".txt");
        QStringList asked;
        QTimer answer;
        answerWith(answer, "Decide later", asked);
        MainWindow window(false);
        window.restoreSession();
        QCOMPARE(asked.size(), 2);
        QVERIFY2(asked[0].contains("A copy of two.weft"), qPrintable(asked[0]));
        QVERIFY2(asked[0].contains("There is another copy, of an unsaved project"), qPrintable(asked[0]));
        QVERIFY2(asked[1].contains("A copy of an unsaved project"), qPrintable(asked[1]));
        QVERIFY2(!asked[1].contains("There is another copy"), qPrintable(asked[1]));
        discardAllCopies();
    }

    // Results are written when a project is saved; the copy knows the runs, and says how to have them again.
    void runsOfACopyCanBeMadeAgain()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("p.weft");
        const QString other = folder.filePath("q.weft");
        {
            MainWindow window(false);
            window.openSample();
            const RunList* runs = window.workspace()->runs();
            QTRY_VERIFY(!runs->items().empty() && runs->items()[0].state == RunState::Done);
            window.recovery()->setDelay(1);
            widgets::FabricDocument* fabric = window.workspace()->fabric();
            fabric->setName(fabric->columns().nodeKeys.front(), QStringLiteral("the first"));
            QTRY_COMPARE(onDisk(window.recovery()->file()).runs.size(), std::size_t { 1 });
            (void)window.workspace()->run();
            QTRY_VERIFY(runs->items().size() == 2 && runs->items()[1].state == RunState::Done);
            QTRY_COMPARE(onDisk(window.recovery()->file()).runs.size(), std::size_t { 2 });
            leaveCopy(window.recovery()->file(), other + "~autosave", 60);
            window.workspace()->startNew();
            QVERIFY(window.saveTo(other));
        }
        QStringList asked;
        QTimer answer;
        answerWith(answer, "Recover", asked);
        MainWindow window(false);
        window.resize(1400, 900);
        window.show();
        for (int round = 0; round < 2; ++round) {
            if (round == 1)
                QVERIFY(QFile::copy(folder.filePath("aside"), other + "~autosave"));
            else
                QVERIFY(QFile::copy(other + "~autosave", folder.filePath("aside")));
            QVERIFY(window.openFile(other).isEmpty());
            QCOMPARE(asked.size(), round + 1);
            QVERIFY2(asked.back().contains("run them again"), qPrintable(asked.back()));
            const RunList* runs = window.workspace()->runs();
            QCOMPARE(runs->items().size(), std::size_t { 2 });
            QVERIFY(!runs->items()[0].hasResult() && !runs->items()[1].hasResult());
            window.setMode(Mode::Analyze);
            QVERIFY(window.showView("summary"));
            const widgets::EmptyState* empty = window.views()->find("summary")->emptyState();
            QTRY_VERIFY(empty->isVisible());
            QStringList words;
            for (const QLabel* label : empty->findChildren<QLabel*>())
                words << label->text();
            QVERIFY2(words.join('\n').contains("2 runs have no results any more"), qPrintable(words.join('\n')));
            QPushButton* again = nullptr;
            for (auto* button : window.notices()->findChildren<QPushButton*>())
                again = button->text().remove('&') == "Run again" ? button : again;
            QVERIFY(again != nullptr && again->isVisible());
            QTest::mouseClick(again, Qt::LeftButton);
            QTRY_VERIFY(runs->current() != nullptr && runs->current()->view != nullptr);
            QTRY_VERIFY(!empty->isVisible());
            QVERIFY(!window.notices()->says("lost"));
            QVERIFY(window.saveTo(other));
        }
    }
};

WEFT_TEST(TestRecovery)
#include "tst_recovery.moc"
