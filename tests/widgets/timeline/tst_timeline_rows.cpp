// SPDX-License-Identifier: GPL-3.0-or-later
// Rows on the real widget: headings, filter, pins, order, overview; runs that have little or nothing to show.
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/timeline/overview_strip.h"

#include <QLabel>
#include <QProcess>
#include <QProcessEnvironment>
#include <QToolButton>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestTimelineRows : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void headingsCollapse()
    {
        ViewFixture f;
        f.show(m_run);
        const std::size_t rows = f.scene().layout().rows.size();
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, { 300, kRulerHeight + 5 });
        QCOMPARE(f.scene().layout().rows.size(), rows - 64);
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, { 300, kRulerHeight + 5 });
        QCOMPARE(f.scene().layout().rows.size(), rows);
    }

    void headingsStickToTheTop()
    {
        ViewFixture f;
        f.show(m_run);
        QVERIFY(!f.scene().stuckHeading()); // it is in its place
        QCOMPARE(f.scene().tracksArea(), f.scene().rowsArea());
        f.view->canvas()->setScroll(200);
        const auto stuck = f.scene().stuckHeading();
        QVERIFY(stuck.has_value());
        QCOMPARE(stuck->row.subject, 0U);
        QCOMPARE(stuck->rect, QRect(0, kRulerHeight, f.view->canvas()->width(), kHeadingHeight));
        QCOMPARE(f.scene().tracksArea().top(), stuck->rect.bottom() + 1);
        QCOMPARE(f.scene().hitAt({ 600, kRulerHeight + 5 }).area, TimelineArea::Heading);
        // The next one pushes it out.
        // A copy: clicks lay the rows out anew.
        const Row links = f.scene().layout().rows[static_cast<std::size_t>(f.scene().layout().rowOfHeading[1])];
        f.view->canvas()->setScroll(links.y - 10);
        QCOMPARE(f.scene().stuckHeading()->row.subject, 0U);
        QCOMPARE(f.scene().stuckHeading()->rect.bottom() + 1, f.scene().rowRect(links, false).top());
        QCOMPARE(f.scene().hitAt({ 600, kRulerHeight + 12 }).subject, 1U);
        f.view->canvas()->setScroll(links.y);
        QVERIFY(!f.scene().stuckHeading());
        f.view->canvas()->setScroll(links.y + 300);
        QCOMPARE(f.scene().stuckHeading()->row.subject, 1U);
        QVERIFY(test::Picture(*f.view->canvas()).ink(f.scene().stuckHeading()->rect) > 0.002); // its name
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, { 300, kRulerHeight + 5 });
        QVERIFY(f.scene().rows().collapsed[1]);
        QVERIFY(f.scene().scroll() <= links.y);
        // What is brought into sight is not below the heading.
        f.view->canvas()->setScroll(600);
        const std::uint32_t bar = f.data().operationBar[0];
        f.view->canvas()->reveal(bar);
        QVERIFY(f.scene().tracksArea().contains(f.scene().barRect(bar).value()));
    }

    void arrowsExpandAndNamesSelect()
    {
        ViewFixture f;
        f.show(m_run);
        const QPoint label(60, kRulerHeight + kHeadingHeight + 5);
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, { 10, label.y() });
        QVERIFY(f.scene().layout().rows[1].expanded);
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, label);
        QCOMPARE(f.selection.selection().nodes, std::vector<NodeKey> { NodeKey { kFirstNodeKey } });
        f.key(Qt::Key_E);
        QVERIFY(f.scene().layout().rows[5].expanded);
        f.key(Qt::Key_E, Qt::ShiftModifier);
        QVERIFY(!f.scene().layout().rows[1].expanded);
    }

    // Drawn at one pixel a logical one and enlarged, every second column would repeat its neighbour.
    void theOverviewHasTheResolutionOfTheScreen()
    {
        if (qEnvironmentVariable("QT_SCALE_FACTOR") != "2") {
            QProcess again; // the scale is read at the start of a program
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QStringLiteral("2"));
            again.setProcessEnvironment(environment);
            again.start(QCoreApplication::applicationFilePath(),
                { QStringLiteral("tst_timeline_rows"), QStringLiteral("theOverviewHasTheResolutionOfTheScreen") });
            QVERIFY(again.waitForFinished(120'000));
            QVERIFY2(again.exitStatus() == QProcess::NormalExit && again.exitCode() == 0,
                again.readAllStandardOutput().constData());
            return;
        }
        ViewFixture f;
        f.show(m_run);
        QCOMPARE(f.view->devicePixelRatioF(), 2.0);
        const QImage strip = f.view->findChild<OverviewStrip*>()->grab().toImage();
        int finer = 0;
        for (int x = 2 * kTimeGutter + 20; x + 1 < strip.width() - 20; x += 2) {
            for (int y = 4; y < strip.height() - 4; ++y)
                finer += strip.pixel(x, y) != strip.pixel(x + 1, y) ? 1 : 0;
        }
        QVERIFY(finer > 0);
    }

    void theFilterTakesTextAndExpressions()
    {
        ViewFixture f;
        f.show(m_run);
        f.view->setRowFilter(QStringLiteral("NPU63"));
        f.jobs.waitForAll();
        QCOMPARE(f.scene().layout().shown[0], std::size_t { 1 });
        f.view->setRowFilter(QStringLiteral("/^npu[0-3]$/"));
        f.jobs.waitForAll();
        QCOMPARE(f.scene().layout().shown[0], std::size_t { 4 });
        QCOMPARE(f.scene().layout().shown[1], std::size_t { 0 });
        f.view->setRowFilter(QStringLiteral("/^npu[/")); // not an expression: the rows stay as they are
        QCOMPARE(f.scene().layout().shown[0], std::size_t { 4 });
        f.view->setRowFilter({});
        QCOMPARE(f.scene().layout().shown[0], std::size_t { 64 });
    }

    void rowsArePinnedAndMoved()
    {
        ViewFixture f;
        f.show(m_run);
        f.view->canvas()->activate(f.data().barOf({ Rank { 7 }, OpId { 0 } }));
        f.key(Qt::Key_P);
        QCOMPARE(f.scene().rows().pinned, std::vector<std::uint32_t> { 7 });
        const QRect bar = f.scene().barRect(f.view->canvas()->currentBar()).value();
        QVERIFY(f.scene().pinnedArea().contains(bar)); // a pinned row is where its bars are shown
        f.key(Qt::Key_P);
        QVERIFY(f.scene().rows().pinned.empty());
        f.key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.scene().rows().order[6], 7U);
        f.key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.scene().rows().order[7], 7U);
        // By the label, below another one.
        const QRect from = f.scene().rowRect(f.scene().layout().rows[1], false);
        const QRect to = f.scene().rowRect(f.scene().layout().rows[4], false);
        f.drag({ 60, from.center().y() }, { 60, to.center().y() });
        QCOMPARE(f.scene().rows().order[3], 0U);
        QCOMPARE(f.scene().rows().order[0], 1U);
    }

    void aRowDoesNotLeaveItsGroup()
    {
        ViewFixture f;
        f.show(m_run);
        f.view->canvas()->activate(f.data().barOf({ Rank { 0 }, OpId { 0 } }));
        f.key(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.scene().rows().order[0], 0U);
    }

    void aLinkIsSelectedByItsBar()
    {
        ViewFixture f;
        f.show(m_run);
        std::uint32_t bar = 0;
        while (f.data().trackOf(bar).group != TrackGroup::Links)
            ++bar;
        f.view->canvas()->activate(bar);
        const LinkKey key { kFirstLinkKey + f.data().trackOf(bar).subject };
        QCOMPARE(f.selection.selection().links, std::vector<LinkKey> { key });
        QCOMPARE(f.view->canvas()->currentBar(), bar);
    }

    void aCollectiveSelectsAllItsMembers()
    {
        ViewFixture f;
        f.show(m_run);
        const auto bar = static_cast<std::uint32_t>(f.data().start.size() - 1);
        QCOMPARE(f.data().trackOf(bar).group, TrackGroup::Collectives);
        f.view->canvas()->activate(bar);
        QCOMPARE(f.selection.selection().operations.size(),
            std::size_t { m_run->run->collectives[f.data().record[bar]].members });
    }

    void theBrushMovesTheVisibleRange()
    {
        ViewFixture f;
        f.show(m_run);
        const TimeRange extent = f.time.extent();
        f.time.setVisible({ extent.length() / 4, extent.length() / 2 });
        auto* strip = f.view->findChild<OverviewStrip*>();
        const TimeAxis whole { extent, kTimeGutter, strip->width() - kTimeGutter };
        const auto dragOn = [&](int from, int to) {
            QTest::mousePress(strip, Qt::LeftButton, {}, { from, 20 });
            QMouseEvent move(QEvent::MouseMove, QPoint(to, 20), strip->mapToGlobal(QPoint(to, 20)), Qt::NoButton,
                Qt::LeftButton, {});
            QCoreApplication::sendEvent(strip, &move);
            QTest::mouseRelease(strip, Qt::LeftButton, {}, { to, 20 });
        };
        const std::int64_t length = f.time.visible().length();
        dragOn(int(whole.toPixel(extent.length() * 3 / 8)), int(whole.toPixel(extent.length() * 5 / 8)));
        QCOMPARE(f.time.visible().length(), length);
        QVERIFY(f.time.visible().from > extent.length() * 2 / 5);
        const TimeRange before = f.time.visible();
        dragOn(int(whole.toPixel(before.to)), int(whole.toPixel(extent.length())));
        QCOMPARE(f.time.visible().from, before.from);
        QVERIFY(f.time.visible().to > before.to);
    }

    void theOverviewCountsWhatRan()
    {
        ViewFixture f;
        f.show(m_run);
        const auto columns = overviewColumns(f.data(), 500);
        double compute = 0;
        for (const OverviewColumn& column : columns) {
            QVERIFY(column.compute >= 0 && column.compute <= 1 && column.communication <= 1);
            compute += static_cast<double>(column.compute);
        }
        double wanted = 0;
        for (const simulation::RankMetrics& rank : m_run->run->ranks)
            wanted += static_cast<double>(rank.compute.ns());
        wanted /= 64 * static_cast<double>(m_run->run->makespan.ns());
        QVERIFY(std::abs(compute / 500 - wanted) < 0.01);
        QCOMPARE(f.data().overview.size(), kOverviewColumns);
        QCOMPARE(overviewColumns(TimelineData {}, 100).size(), std::size_t { 100 });
    }

    void theClockMayRunLongerThanTheRun()
    {
        ViewFixture f;
        f.show(m_run);
        f.time.setExtent({ 0, f.data().length * 3 });
        QCoreApplication::processEvents();
        QCOMPARE(f.scene().hitAt({ 1150, 200 }).bar, kNoBar); // after the end of the run
        const test::Picture picture(*f.view->canvas());
        const int height = f.view->canvas()->height();
        const int width = f.view->canvas()->width();
        const auto third = [&](int x) { return QRect(x, kRulerHeight + 40, 60, height - kRulerHeight - 60); };
        QVERIFY(picture.ink(third(kTimeGutter + 20)) > 2 * picture.ink(third(width - 80))); // no bars there
    }

    void emptyStatesNameWhatIsNeeded()
    {
        ViewFixture f;
        QVERIFY(f.view->isEmpty());
        f.show(runSample(simulation::RecordLevel::Links));
        QVERIFY(f.view->isEmpty());
        QStringList texts;
        for (const QLabel* label : f.view->emptyState()->findChildren<QLabel*>())
            texts += label->text();
        QVERIFY(texts.join(' ').contains(QStringLiteral("record level full")));
        simulation::RunOptions cut;
        cut.record = simulation::RecordLevel::Full;
        cut.recordLimit = 1000;
        f.show(runSample(loadSample(), cut));
        QVERIFY(f.view->isEmpty());
        f.show(m_run);
        QVERIFY(!f.view->isEmpty());
        f.view->setRun(nullptr);
        QVERIFY(f.view->isEmpty());
        // Keys without a run do nothing.
        for (const Qt::Key key : { Qt::Key_W, Qt::Key_F, Qt::Key_Period, Qt::Key_BracketLeft, Qt::Key_N, Qt::Key_P })
            f.key(key);
    }

    void aRunOfNoLengthIsHarmless()
    {
        auto run = std::make_shared<simulation::Run>(simulation::Run { m_run->run->fabric });
        run->recorded = simulation::RecordLevel::Full;
        run->operations.rank = { Rank { 0 } };
        run->operations.op = { OpId { 0 } };
        run->operations.kind = { simulation::OperationKind::Compute };
        run->operations.start = { Time {} };
        run->operations.end = { Time {} };
        run->operations.collective = { simulation::kNoRecord };
        run->operations.released.resize(1);
        run->operations.completedBy = { simulation::kNoRecord };
        run->ranks.resize(64);
        ViewFixture f;
        f.show(viewOf(run, nullptr));
        QVERIFY(!f.view->isEmpty());
        QVERIFY(test::Picture(*f.view).ink() > 0.002);
        f.view->canvas()->activate(0);
        f.key(Qt::Key_F);
        f.drag({ 400, 200 }, { 600, 200 });
    }

    void aRunThatIsReplacedIsDropped()
    {
        ViewFixture f;
        f.time.setExtent({ 0, 1000 });
        f.view->setRun(m_run);
        f.view->setRun(nullptr);
        f.jobs.waitForAll();
        QVERIFY(f.view->isEmpty());
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestTimelineRows)
#include "tst_timeline_rows.moc"
