// SPDX-License-Identifier: GPL-3.0-or-later
// What the schedule view says beside its picture: the links that a level uses, and figures that stay readable.
#include "engine/collective/library/transfer_builder.h"
#include "engine/topology/router.h"
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/fabrics.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/schedule/figures_panel.h"
#include "widgets/schedule/schedule_view.h"

#include <QApplication>
#include <QLabel>
#include <QMainWindow>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

#include <algorithm>
#include <array>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

struct Fixture {
    QMainWindow window;
    SelectionModel selection;
    JobRunner jobs;
    ScheduleView* view = new ScheduleView(
        &selection, &jobs, [](const std::string&, Findings&, const Watch&) -> Result<SchedulePtr> { return Error {}; },
        &window);
    CommandRegistry commands { &window };

    explicit Fixture(const SchedulePtr& schedule = nullptr)
    {
        window.setCentralWidget(view);
        window.resize(1200, 700);
        view->registerCommands(commands);
        window.show();
        if (schedule == nullptr)
            return;
        view->showSchedule(schedule, "test");
        settle();
        canvas()->setFocus();
    }
    void settle()
    {
        jobs.waitForAll();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] ScheduleCanvas* canvas() const { return view->side(0)->canvas(); }
};

} // namespace

class TestSchedulePanels : public QObject {
    Q_OBJECT

private slots:
    void playingLightsTheLinksOfTheLevel()
    {
        Fixture f(ringAllReduce(4));
        QVERIFY(f.selection.litLinks().empty());
        const ScheduleFabric fabric = fabricOf("Ring(4)");
        f.view->setFabric(fabric);
        f.settle();
        QVERIFY(f.selection.litLinks().empty()); // at rest
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QVERIFY(f.selection.litLinks().empty()); // before the first level
        QTest::keyClick(f.canvas(), Qt::Key_Right);
        // Each rank sends to the next one: four links, one from each NPU, none to where it came from.
        const topology::Topology& topology = fabric.fabric->topology();
        std::vector<LinkKey> forwards;
        for (std::uint32_t link = 0; link < topology.linkCount(); ++link) {
            if ((index(topology.linkSource(LinkId { link })) + 1) % 4
                == index(topology.linkDestination(LinkId { link })))
                forwards.push_back(LinkKey { link });
        }
        QCOMPARE(forwards.size(), std::size_t { 4 });
        QVERIFY(f.selection.litLinks() == forwards);
        QTest::keyClick(f.canvas(), Qt::Key_End);
        QVERIFY(f.selection.litLinks().empty());
        QTest::keyClick(f.canvas(), Qt::Key_Left);
        f.view->close();
        QVERIFY(f.selection.litLinks().empty());
    }

    // A schedule that says which links it takes lights those, not what the fabric would have chosen.
    void aWayThatIsAskedForIsLit()
    {
        const ScheduleFabric fabric = fabricOf("FatTree(4,10GB/s,100ns,leaf=2)");
        const topology::Topology& topology = fabric.fabric->topology();
        std::vector<LinkId> way;
        QVERIFY(topology::Router(*fabric.fabric).appendRoute(NodeId { 0 }, NodeId { 2 }, way).ok());
        QCOMPARE(way.size(), std::size_t { 4 }); // up to a spine and down
        const LinkId usual = way[1];
        for (const LinkId up : topology.outgoing(topology.linkSource(usual))) {
            const NodeId spine = topology.linkDestination(up);
            for (const LinkId down : topology.outgoing(spine)) {
                if (spine != topology.linkDestination(usual)
                    && topology.linkDestination(down) == topology.linkSource(way[3])) {
                    way[1] = up;
                    way[2] = down;
                }
            }
        }
        QVERIFY(way[1] != usual);
        Pattern pattern;
        pattern.ranks = 4;
        pattern.chunks = 1;
        collective::TransferBuilder builder(pattern, { "message", "Simple", {} });
        builder.copy(
            { Rank { 0 }, { Buffer::Input, 0 } }, { Rank { 2 }, { Buffer::Input, 0 } }, 1, 0, builder.way(way));
        Fixture f(*builder.build());
        f.view->setFabric(fabric);
        f.settle();
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QTest::keyClick(f.canvas(), Qt::Key_Right);
        std::vector<LinkKey> wanted;
        for (const LinkId link : way)
            wanted.push_back(LinkKey { index(link) });
        std::sort(wanted.begin(), wanted.end());
        std::vector<LinkKey> lit = f.selection.litLinks();
        std::sort(lit.begin(), lit.end());
        QVERIFY(lit == wanted);
    }

    // Of a rank with larger numbers than the first, too.
    void contentsAreAsWideAsTheirNumbers()
    {
        Fixture f(ringAllReduce(300));
        auto* table = f.view->findChild<QTableView*>("scheduleContents");
        const auto isWhole = [table](int row) {
            return std::ranges::all_of(std::array { 0, 1 }, [&](int column) {
                const QModelIndex at = table->model()->index(row, column);
                QFont font = table->font();
                font.setBold(at.data(Qt::FontRole).value<QFont>().bold());
                return QFontMetrics(font).horizontalAdvance(at.data().toString()) < table->columnWidth(column);
            });
        };
        QVERIFY(isWhole(0) && isWhole(12)); // in sight
        f.canvas()->setPick({ kNone<StepId>, kNoPlace, 299 });
        f.settle();
        QVERIFY(table->isVisible());
        table->scrollToBottom();
        f.settle();
        QVERIFY(isWhole(table->model()->rowCount() - 1));
        // What hands have arranged stays.
        table->setColumnWidth(0, 40);
        f.canvas()->setPick({ kNone<StepId>, kNoPlace, 5 });
        f.settle();
        QCOMPARE(table->columnWidth(0), 40);
    }

    // The heading stands over the names of ranks, however short these are.
    void theHeadingOfLevelsIsWhole()
    {
        Fixture f(ringAllReduce(4));
        QFont wide = f.canvas()->font();
        wide.setPointSize(24);
        f.canvas()->setFont(wide);
        f.view->showSchedule(ringAllReduce(4), "again");
        f.settle();
        QVERIFY(f.canvas()->nameWidth() - 10 >= QFontMetrics(f.canvas()->font()).horizontalAdvance("level →"));
    }

    void figuresAreNotCutByALongName()
    {
        Fixture f;
        f.view->showSchedule(ringAllReduce(8), std::string(200, 'n'));
        f.settle();
        f.view->findChild<QSplitter*>()->setSizes({ 2000, 1 }); // as narrow as it gets
        auto* table = f.view->figures()->findChild<QTableView*>("scheduleFigures");
        auto* tabs = f.view->findChild<QTabWidget*>("scheduleTabs");
        tabs->setCurrentWidget(f.view->figures());
        QCoreApplication::processEvents();
        QVERIFY(table->isVisible());
        QVERIFY2(table->width() < 400, qPrintable(QString::number(table->width())));
        const int last = table->model()->columnCount() - 1;
        QVERIFY2(table->columnViewportPosition(last) + table->columnWidth(last) <= table->viewport()->width(),
            qPrintable(QString::number(table->columnWidth(last))));
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QString text = table->model()->index(row, last).data().toString();
            QVERIFY(table->fontMetrics().horizontalAdvance(text) < table->columnWidth(last));
        }
    }

    // It is longer than a simulated time of the same schedule, and beside it says why.
    void theTimeByLevelsIsExplained()
    {
        Fixture f(ringAllReduce(4));
        f.view->findChild<QTabWidget*>("scheduleTabs")->setCurrentWidget(f.view->figures());
        const auto* note = f.view->figures()->findChild<QLabel*>("scheduleLevelsNote");
        for (int round = 0; round < 2; ++round) {
            QVERIFY(!note->isVisible()); // without a fabric there is no such time
            f.view->setFabric(fabricOf("Ring(4)"));
            f.settle();
            QVERIFY(note->isVisible());
            QVERIFY2(note->text().contains("each level waits") && note->text().contains("shorter"),
                qPrintable(note->text()));
            f.view->setFabric({});
            f.settle();
        }
    }

    void theOpenPageIsRemembered()
    {
        Fixture f(ringAllReduce(4));
        auto* tabs = f.view->findChild<QTabWidget*>("scheduleTabs");
        tabs->setCurrentIndex(2);
        f.view->figures()->setCommSize(Bytes { 4096 });
        const QJsonObject state = f.view->saveState();
        f.view->reset();
        QCOMPARE(tabs->currentIndex(), 0);
        f.view->figures()->setCommSize(Bytes { 1 });
        f.view->restoreState(state);
        QCOMPARE(tabs->currentIndex(), 2);
        QVERIFY(f.view->commSize() == Bytes { 4096 });
        f.view->restoreState({ { "page", 77 }, { "commSize", "many" } }); // of another version
        QCOMPARE(tabs->currentIndex(), tabs->count() - 1);
        QVERIFY(f.view->commSize() == Bytes { 4096 });
    }
};

WEFT_TEST(TestSchedulePanels)
#include "tst_schedule_panels.moc"
