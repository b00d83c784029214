// SPDX-License-Identifier: GPL-3.0-or-later
// The view with mouse, keys and jobs: opening, the verdict and the way to the failing step, stepping, the contents of a
// rank, the way of a chunk, two schedules side by side, and files out and in again.
#include "engine/study/schedules/schedule_files.h"
#include "engine/synthesis/search/pattern_synthesis.h"
#include "engine/topology/topology_spec.h"
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/fabrics.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/base/words/quantity_format.h"
#include "widgets/schedule/contents_panel.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/new_schedule_dialog.h"
#include "widgets/schedule/schedule_view.h"
#include "widgets/schedule/verdict_banner.h"
#include "widgets/schedule/way_panel.h"

#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

Result<SchedulePtr> load(const std::string& path, Findings& findings, const Watch& watch)
{
    const auto loaded = study::loadSchedule(path, findings, watch);
    if (!loaded)
        return loaded.error();
    return loaded->schedule;
}

struct ViewFixture {
    QMainWindow window;
    SelectionModel selection;
    JobRunner jobs;
    CommandRegistry commands { &window };
    ScheduleView* view = new ScheduleView(&selection, &jobs, load, &window);

    explicit ViewFixture(const SchedulePtr& schedule = nullptr)
    {
        window.setCentralWidget(view);
        window.resize(1200, 700);
        view->registerCommands(commands);
        window.show();
        if (schedule != nullptr)
            show(schedule);
    }
    void show(const SchedulePtr& schedule)
    {
        view->showSchedule(schedule, "test");
        settle();
        canvas()->setFocus();
    }
    void settle()
    {
        jobs.waitForAll();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] ScheduleCanvas* canvas(std::size_t side = 0) const { return view->side(side)->canvas(); }
    void run(const char* command) { commands.action(QString::fromLatin1(command))->trigger(); }
};

} // namespace

class TestScheduleView : public QObject {
    Q_OBJECT

private slots:
    void withoutAScheduleItSaysWhatToDo()
    {
        ViewFixture f;
        QVERIFY(f.view->isEmpty());
        QVERIFY(!f.commands.action("schedule.play")->isEnabled());
        for (const auto& entry : f.commands.entries()) {
            const bool asks = entry.info.id == "schedule.open" || entry.info.id == "schedule.new"
                || entry.info.id == "schedule.compare" || entry.info.id == "schedule.export";
            if (!asks)
                entry.action->trigger(); // nothing is there, nothing happens
        }
    }

    void aCorrectScheduleIsCalledSo()
    {
        ViewFixture f(ringAllReduce(8));
        QVERIFY(!f.view->isEmpty());
        QVERIFY(f.view->side(0)->verdict()->correct);
        QVERIFY(f.view->side(0)->banner()->text().startsWith("Correct"));
        QVERIFY(!f.commands.action("schedule.showFault")->isEnabled());
    }

    void theWrongStepIsNamedAndShown()
    {
        ViewFixture f(ringAllReduce(8, true));
        const auto& verdict = f.view->side(0)->verdict();
        QVERIFY(verdict && !verdict->correct && verdict->fault);
        VerdictBanner* banner = f.view->side(0)->banner();
        QVERIFY(banner->text().startsWith("Wrong"));
        QVERIFY(banner->text().contains("Found:"));
        QTest::mouseClick(banner->button(), Qt::LeftButton);
        QCOMPARE(f.canvas()->pick().rank, index(verdict->fault->rank));
        if (verdict->fault->step != kNone<StepId>) {
            QCOMPARE(f.canvas()->pick().step, verdict->fault->step);
            QCOMPARE(f.view->stepper()->level(), f.canvas()->columns()->level[index(verdict->fault->step)]);
        }
        QCOMPARE(f.view->contents()->model()->rank(), index(verdict->fault->rank));
    }

    void keysStepThroughTheLevels()
    {
        ViewFixture f(ringAllReduce(4));
        ScheduleStepper* stepper = f.view->stepper();
        QCOMPARE(stepper->level(), stepper->levels()); // all of it has happened
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QCOMPARE(stepper->level(), 0U);
        QTest::keyClick(f.canvas(), Qt::Key_Right);
        QTest::keyClick(f.canvas(), Qt::Key_Right);
        QCOMPARE(stepper->level(), 2U);
        QTest::keyClick(f.canvas(), Qt::Key_Left);
        QCOMPARE(stepper->level(), 1U);
        QTest::keyClick(f.canvas(), Qt::Key_End);
        QCOMPARE(stepper->level(), 7U);
        stepper->setSpeed(1000);
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QTest::keyClick(f.canvas(), Qt::Key_Space);
        QTRY_COMPARE(stepper->level(), 7U);
        QTRY_VERIFY(!stepper->isPlaying());
    }

    void contentsGrowWithTheLevels()
    {
        ViewFixture f(ringAllReduce(4));
        f.canvas()->setPick({ kNone<StepId>, kNoChunk, 2 });
        ContentsModel* model = f.view->contents()->model();
        QCOMPARE(model->rank(), 2U);
        QCOMPARE(model->rowCount(), 4);
        f.view->stepper()->setLevel(0);
        for (int row = 0; row < 4; ++row)
            QVERIFY(model->index(row, ContentsModel::FromColumn).data().toString().contains('2'));
        f.view->stepper()->setLevel(7);
        for (int row = 0; row < 4; ++row)
            QVERIFY(model->index(row, ContentsModel::FromColumn).data().toString().contains("all"));
    }

    void clickingAStepShowsTheWayOfItsChunk()
    {
        ViewFixture f(ringAllReduce(6));
        const StepId step { 3 };
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, f.canvas()->scene().markRect(step).center().toPoint());
        QCOMPARE(f.canvas()->pick().step, step);
        QVERIFY(f.canvas()->pick().chunk != kNoChunk);
        QCOMPARE(f.view->way()->way().chunk, f.canvas()->pick().chunk);
        QCOMPARE(f.canvas()->way().hops.size(), std::size_t { 10 });
        QTest::keyClick(f.canvas(), Qt::Key_Escape);
        QVERIFY(f.canvas()->pick() == SchedulePick());
        QVERIFY(f.canvas()->way().hops.empty());
    }

    void theWayIsSelectedOnTheFabric()
    {
        ViewFixture f(ringAllReduce(8));
        f.view->setFabric(fabricOf("Ring(8,50GB/s,500ns)"));
        f.settle();
        f.canvas()->setPick({ kNone<StepId>, 3, kNoPlace });
        QCOMPARE(f.selection.selection().nodes.size(), std::size_t { 8 });
        QCOMPARE(f.selection.selection().links.size(), std::size_t { 8 }); // around once, twice over them
        QCOMPARE(f.view->way()->map()->arrows().size(), std::size_t { 14 });
        // And back: an NPU that is selected elsewhere is the rank.
        f.selection.selectNodes({ NodeKey { 5 } });
        QCOMPARE(f.canvas()->pick().rank, 5U);
    }

    void theBannerSaysWhatTheFabricLacks()
    {
        ViewFixture f(ringAllReduce(8));
        QVERIFY(!f.view->side(0)->banner()->text().contains("fabric"));
        f.view->setFabric(fabricOf("Ring(8,50GB/s,500ns)"));
        f.settle();
        QVERIFY(!f.view->side(0)->banner()->text().contains("cannot run"));
        f.view->setFabric(fabricOf("Ring(4,50GB/s,500ns)"));
        f.settle();
        const QString few = f.view->side(0)->banner()->text();
        QVERIFY2(few.contains("Correct") && few.contains("8 ranks") && few.contains("4 NPUs"), qPrintable(few));
        // Links that are named, and are others here: the first step of it is told.
        synthesis::PatternSynthesis made;
        {
            Findings findings;
            const auto topology = topology::topologyFromSpec("Ring(8,50GB/s,500ns)", findings);
            collective::Pattern pattern;
            pattern.kind = collective::PatternKind::AllGather;
            pattern.ranks = pattern.chunks = 8;
            made = *synthesis::synthesizePattern(topology::Fabric(*topology), pattern, Bytes { 4096 }, {});
        }
        f.show(*synthesis::scheduleOf(made));
        f.view->setFabric(fabricOf("Ring(8,50GB/s,500ns)"));
        f.settle();
        QVERIFY(!f.view->side(0)->banner()->text().contains("cannot run"));
        f.view->setFabric(fabricOf("FullyConnected(8,50GB/s,500ns)"));
        f.settle();
        const QString other = f.view->side(0)->banner()->text();
        QVERIFY2(other.contains("cannot run") && other.contains("rank ") && other.contains("link "), qPrintable(other));
        f.view->setFabric({});
        f.settle();
        QVERIFY(!f.view->side(0)->banner()->text().contains("cannot run"));
    }

    void zoomingWithWheelAndKeys()
    {
        ViewFixture f(ringAllReduce(32));
        QVERIFY(f.canvas()->showsAll());
        const double before = f.canvas()->scene().view().columns.scale;
        QTest::keyClick(f.canvas(), Qt::Key_Plus);
        QVERIFY(f.canvas()->scene().view().columns.scale > before);
        QVERIFY(!f.canvas()->showsAll());
        f.run("schedule.fitAll");
        QVERIFY(f.canvas()->showsAll());
        QWheelEvent wheel(QPointF(400, 300), f.canvas()->mapToGlobal(QPointF(400, 300)), {}, { 0, 240 }, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(f.canvas(), &wheel);
        QVERIFY(f.canvas()->scene().view().columns.scale > before);
    }

    void twoSideBySideShareTheLevelAndTheView()
    {
        ViewFixture f(ringAllReduce(8));
        f.view->showSecond(ringAllReduce(8, true), "broken");
        f.settle();
        QVERIFY(f.view->isComparing());
        QVERIFY(f.canvas(1)->isVisible());
        QCOMPARE(f.view->figures()->model()->columnCount(), 4);
        f.canvas(0)->zoomBy(3);
        QCOMPARE(f.canvas(1)->scene().view(), f.canvas(0)->scene().view());
        f.view->showSecond(ringAllReduce(12), "longer");
        f.settle();
        QCOMPARE(f.view->stepper()->levels(), 23U);
        f.run("schedule.closeSecond");
        QVERIFY(!f.view->isComparing());
        QVERIFY(!f.canvas(1)->isVisible());
        QCOMPARE(f.view->stepper()->levels(), 15U);
    }

    void timesOfLevelsFollowTheSize()
    {
        ViewFixture f(ringAllReduce(8));
        f.view->setFabric(fabricOf("Ring(8,10GB/s,500ns)"));
        f.view->figures()->setCommSize(Bytes { 800'000 });
        f.settle();
        const FiguresTable* table = f.view->figures()->model();
        QStringList texts;
        for (int row = 0; row < table->rowCount(); ++row)
            texts << table->index(row, 0).data().toString() + '=' + table->index(row, 1).data().toString();
        // 14 levels of 500 ns and 100 kB at 10 GB/s.
        const QString time = formatNs(147'000);
        QVERIFY2(texts.contains("Time, level by level=" + time), qPrintable(texts.join('\n')));
    }

    void whatIsWrittenOpensAgain()
    {
        QTemporaryDir folder;
        ViewFixture f(ringAllReduce(4));
        const auto fingerprint = f.view->side(0)->schedule()->fingerprint();
        QSignalSpy messages(f.view, &ScheduleView::statusMessage);
        f.view->exportSchedule(folder.filePath("ring.xml"));
        f.settle();
        QVERIFY2(QFile::exists(folder.filePath("ring.xml")), qPrintable(messages.value(0).value(0).toString()));
        f.view->openFile(folder.filePath("ring.xml"));
        f.settle();
        QCOMPARE(f.view->side(0)->schedule()->fingerprint(), fingerprint);
        QCOMPARE(f.view->side(0)->origin().path, folder.filePath("ring.xml"));
        f.view->exportSchedule(folder.filePath("ring.et"));
        f.settle();
        for (const char* file : { "ring.0.et", "ring.3.et", "ring.system.json" })
            QVERIFY2(QFile::exists(folder.filePath(file)), file);
        f.view->openFile(folder.filePath("ring.0.et"));
        f.settle();
        QCOMPARE(f.view->side(0)->schedule()->rankCount(), 4U);
        QVERIFY(f.view->side(0)->verdict()->correct);
    }

    void aBrokenFileKeepsWhatIsShown()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("broken.xml"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("<algo name=\"x\" nchunksperloop=\"2\" coll=\"allreduce\"><gpu id=\"0\"></algo>");
        file.close();
        ViewFixture f;
        QSignalSpy messages(f.view, &ScheduleView::statusMessage);
        QSignalSpy findings(f.view, &ScheduleView::findingsFound);
        f.view->openFile(file.fileName());
        f.settle();
        QVERIFY(f.view->isEmpty());
        QVERIFY(messages.value(0).value(0).toString().contains("broken.xml"));
        QCOMPARE(findings.size(), 1);
        f.show(ringAllReduce(4));
        f.view->openFile(file.fileName());
        f.settle();
        QCOMPARE(f.view->side(0)->schedule()->rankCount(), 4U);
    }

    void theLibraryMakesWhatIsAsked()
    {
        ViewFixture f;
        f.view->setFabric(fabricOf("Ring(8,50GB/s,500ns)"));
        LibraryOrder order;
        order.algorithm = "ring";
        order.request.pattern.ranks = 8;
        order.commSize = Bytes { 4096 };
        f.view->make(order);
        f.settle();
        QVERIFY(f.view->side(0)->verdict()->correct);
        QCOMPARE(f.view->commSize().count(), std::uint64_t { 4096 });
        order.algorithm = "no-such";
        f.view->make(order);
        f.settle();
        QCOMPARE(f.view->side(0)->schedule()->rankCount(), 8U);
        QVERIFY(!f.view->side(0)->problem().isEmpty());
    }

    void picturesAreWritten()
    {
        QTemporaryDir folder;
        ViewFixture f(ringAllReduce(8));
        QString error;
        for (const char* file : { "a.png", "a.svg", "a.pdf" }) {
            QVERIFY2(test::writePicture(*f.view, folder.filePath(file), error), qPrintable(error));
            QVERIFY(QFileInfo(folder.filePath(file)).size() > 1000);
        }
    }

    void closingMidwayIsNoTrouble()
    {
        ViewFixture f(ringAllReduce(8));
        f.view->showSchedule(ringAllReduce(64), "large");
        f.view->close();
        f.settle();
        QVERIFY(f.view->isEmpty());
        QVERIFY(!f.view->side(0)->verdict());
    }
};

WEFT_TEST(TestScheduleView)
#include "tst_schedule_view.moc"
