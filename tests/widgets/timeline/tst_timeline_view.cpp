// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys on the real widget.
#include "tests/support/exports.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/view_fixture.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/timeline/timeline_overlay.h"

#include <QLineEdit>
#include <QTemporaryDir>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

class TestTimelineView : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { m_run = runSample(); }

    void wheelZoomsPansAndScrolls()
    {
        ViewFixture f;
        f.show(m_run);
        const QPoint at(700, 300);
        const std::int64_t under = f.scene().axis().toTime(at.x());
        f.wheel(at, 5, Qt::ControlModifier);
        QVERIFY(f.time.visible().length() < f.time.extent().length() / 2);
        QVERIFY(std::abs(f.scene().axis().toPixel(under) - at.x()) < 2); // what was under the pointer stays there
        const TimeRange before = f.time.visible();
        f.wheel(at, -1, Qt::ShiftModifier);
        QVERIFY(f.time.visible().from > before.from);
        QCOMPARE(f.time.visible().length(), before.length());
        f.wheel(at, -3, {});
        QVERIFY(f.scene().scroll() > 0);
        f.wheel(at, 30, {});
        QCOMPARE(f.scene().scroll(), 0);
    }

    void keysZoomAndPan()
    {
        ViewFixture f;
        f.show(m_run);
        f.key(Qt::Key_W);
        const TimeRange zoomed = f.time.visible();
        QVERIFY(zoomed.length() < f.time.extent().length());
        f.key(Qt::Key_D);
        QVERIFY(f.time.visible().from > zoomed.from);
        f.key(Qt::Key_A);
        QCOMPARE(f.time.visible(), zoomed);
        QTest::qWait(450); // another gesture for the history
        f.key(Qt::Key_Home);
        QCOMPARE(f.time.visible(), f.time.extent());
        f.key(Qt::Key_Left, Qt::AltModifier);
        QCOMPARE(f.time.visible(), zoomed);
        f.key(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(f.time.visible(), f.time.extent());
        f.time.setSelected(TimeRange { 1000, 5000 });
        f.key(Qt::Key_Z);
        QCOMPARE(f.time.visible(), (TimeRange { 1000, 5000 }));
    }

    void middleAndSpaceDragPan()
    {
        ViewFixture f;
        f.show(m_run);
        f.key(Qt::Key_W);
        const TimeRange before = f.time.visible();
        f.drag({ 700, 300 }, { 600, 300 }, Qt::MiddleButton);
        QVERIFY(f.time.visible().from > before.from);
        QTest::keyPress(f.view->canvas(), Qt::Key_Space);
        f.drag({ 600, 300 }, { 700, 300 });
        QTest::keyRelease(f.view->canvas(), Qt::Key_Space);
        QVERIFY(std::abs(f.time.visible().from - before.from)
            < 10 + static_cast<std::int64_t>(f.scene().axis().nsPerPixel()));
        QVERIFY(!f.time.isPlaying()); // it was a pan
        QVERIFY(!f.time.selected());
        f.key(Qt::Key_Space);
        QVERIFY(f.time.isPlaying());
        f.time.pause();
    }

    void clickingABarSelectsItsOperation()
    {
        ViewFixture f;
        f.show(m_run);
        const std::uint32_t bar = f.data().operationBar[0];
        const QPoint at = f.pointOf(bar);
        QTest::mouseClick(f.view->canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(f.selection.selection().operations, std::vector<OpKey> { f.data().keyOf(0) });
        QCOMPARE(f.view->canvas()->currentBar(), bar);
        QCOMPARE(f.time.cursor(), f.scene().axis().toTime(at.x()));
        f.key(Qt::Key_Escape);
        QVERIFY(f.selection.selection().isEmpty());
        QCOMPARE(f.view->canvas()->currentBar(), kNoBar);
    }

    void draggingSelectsARangeAndEscapeClears()
    {
        ViewFixture f;
        f.show(m_run);
        f.drag({ 400, 200 }, { 600, 260 }, Qt::LeftButton, Qt::ControlModifier); // Ctrl: do not snap
        const TimeAxis axis = f.scene().axis();
        QCOMPARE(f.time.selected().value(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        f.key(Qt::Key_Escape);
        QVERIFY(!f.time.selected());
        f.drag({ 400, 200 }, { 600, 260 }, Qt::LeftButton, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(f.view->canvas()->measured().value(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        QVERIFY(!f.time.selected());
        f.key(Qt::Key_Escape);
        QVERIFY(!f.view->canvas()->measured());
        f.drag({ 600, 200 }, { 400, 260 }, Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(f.time.visible(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
    }

    void theRulerMovesTheCursor()
    {
        ViewFixture f;
        f.show(m_run);
        f.drag({ 400, 10 }, { 500, 10 });
        QCOMPARE(f.time.cursor(), f.scene().axis().toTime(500));
        QVERIFY(!f.time.selected());
    }

    void hoveringNamesTheOperationEverywhere()
    {
        ViewFixture f;
        f.show(m_run);
        const std::uint32_t bar = f.data().operationBar[5];
        QTest::mouseMove(f.view->canvas(), f.pointOf(bar));
        QTRY_COMPARE(f.selection.hovered().operation, f.data().keyOf(5));
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(f.view->canvas(), &leave);
        QVERIFY(!f.selection.hovered().operation.isValid());
    }

    void hoveringALinkMarksTheOperationsThatUsedIt()
    {
        ViewFixture f;
        f.show(m_run);
        const LinkKey key = m_run->linkKeys[index(m_run->run->linkIntervals.link.front())];
        const auto used = operationsOf(*m_run, key);
        QVERIFY(!used.empty());
        const std::vector<std::uint32_t> bars = barsOverLink(f.data(), key, f.time.visible(), 100'000);
        QCOMPARE(bars.size(), used.size());
        for (const std::uint32_t bar : bars)
            QVERIFY(std::find(used.begin(), used.end(), f.data().operationRecordOf(bar)) != used.end());
        const std::int64_t to = f.data().length / 3;
        for (const std::uint32_t bar : barsOverLink(f.data(), key, { to / 2, to }, 100'000))
            QVERIFY(f.data().start[bar] < to && f.data().end[bar] >= to / 2);
        QCOMPARE(barsOverLink(f.data(), key, f.time.visible(), 2).size(), std::size_t { 2 });
        QVERIFY(barsOverLink(f.data(), kNoLink, f.time.visible(), 2).empty());
        const QImage before = f.view->canvas()->grab().toImage();
        f.selection.hover({ kNoNode, key });
        QVERIFY(f.view->canvas()->grab().toImage() != before);
    }

    void keysStepThroughTheRow()
    {
        ViewFixture f;
        f.show(m_run);
        f.view->canvas()->activate(f.data().barOf({ Rank { 3 }, OpId { 0 } }));
        const std::int64_t first = f.data().start[f.view->canvas()->currentBar()];
        f.key(Qt::Key_Period);
        const std::uint32_t second = f.view->canvas()->currentBar();
        QVERIFY(f.data().start[second] >= first);
        QCOMPARE(f.data().trackOf(second).subject, 3U);
        QCOMPARE(f.time.cursor(), f.data().start[second]);
        f.key(Qt::Key_Comma);
        QCOMPARE(f.data().start[f.view->canvas()->currentBar()], first);
    }

    void bracketsFollowDependencies()
    {
        ViewFixture f;
        f.show(m_run);
        // An operation of rank 0 that some other one released.
        std::uint32_t bar = kNoBar;
        for (std::uint32_t record = 0; record < m_run->run->operations.size() && bar == kNoBar; ++record) {
            if (m_run->run->operations.released[record].kind == simulation::ReleaseKind::Dependency)
                bar = f.data().operationBar[record];
        }
        QVERIFY(bar != kNoBar);
        f.view->canvas()->activate(bar);
        f.key(Qt::Key_BracketLeft);
        const std::uint32_t before = f.view->canvas()->currentBar();
        QCOMPARE(before, releasingBar(f.data(), bar));
        QVERIFY(f.data().end[before] <= f.data().start[bar]);
        const std::vector<std::uint32_t> after = dependentBars(f.data(), before, 1000);
        QVERIFY(std::find(after.begin(), after.end(), bar) != after.end());
        f.key(Qt::Key_BracketRight);
        QCOMPARE(f.view->canvas()->currentBar(), after.front());
    }

    void fitShowsTheSelectedOperation()
    {
        ViewFixture f;
        f.show(m_run);
        const std::uint32_t bar = f.data().barOf({ Rank { 60 }, OpId { 4 } });
        f.selection.selectOperations({ { Rank { 60 }, OpId { 4 } } });
        f.key(Qt::Key_F);
        QVERIFY(f.time.visible().from <= f.data().start[bar] && f.time.visible().to >= f.data().end[bar]);
        QVERIFY(f.scene().rowsArea().contains(f.scene().barRect(bar).value()));
    }

    void searchStepsThroughWhatItFinds()
    {
        ViewFixture f;
        f.show(m_run);
        auto* field = f.view->findChild<QLineEdit*>(QStringLiteral("timelineSearch"));
        field->setText(QStringLiteral("optimizer"));
        f.jobs.waitForAll();
        QTest::keyClick(field, Qt::Key_Return);
        const std::uint32_t first = f.view->canvas()->currentBar();
        QVERIFY(m_run->operationName(f.data().operationOf(first)).contains(QStringLiteral("optimizer")));
        f.view->canvas()->setFocus();
        f.key(Qt::Key_N);
        const std::uint32_t second = f.view->canvas()->currentBar();
        QVERIFY(second != first);
        f.key(Qt::Key_N, Qt::ShiftModifier);
        QCOMPARE(f.view->canvas()->currentBar(), first);
        QVERIFY(f.scene().rowsArea().contains(f.scene().barRect(first).value()));
    }

    void exportsWhatIsVisible()
    {
        ViewFixture f;
        f.show(m_run);
        const QTemporaryDir dir;
        QString error;
        for (const char* name : { "a.png", "a.svg", "a.pdf" }) {
            const QString path = dir.filePath(QString::fromLatin1(name));
            QVERIFY2(test::writePicture(*f.view, path, error), qPrintable(error));
            QVERIFY(QFileInfo(path).size() > 1000);
        }
        QVERIFY(!test::writePicture(*f.view, dir.filePath(QStringLiteral("no/such/a.png")), error));
        QVERIFY(error.contains(QStringLiteral("no/such")));
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestTimelineView)
#include "tst_timeline_view.moc"
