// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keys on the real widget.
#include "tests/support/exports.h"
#include "tests/support/picture.h"
#include "tests/support/test_program.h"
#include "tests/widgets/timeline/sample_run.h"
#include "widgets/base/looks/color_map.h"
#include "widgets/base/looks/theme.h"
#include "widgets/base/shared/run_links.h"
#include "widgets/heatmap/heat_canvas.h"
#include "widgets/heatmap/heat_legend.h"
#include "widgets/heatmap/heat_map_view.h"

#include <QComboBox>
#include <QContextMenuEvent>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QMainWindow>
#include <QMenu>
#include <QMouseEvent>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

struct Fixture {
    QMainWindow window;
    SelectionModel selection;
    TimeController time;
    JobRunner jobs;
    CommandRegistry commands { &window };
    HeatMapView* view = new HeatMapView(&selection, &time, &jobs, &window);

    explicit Fixture(const RunViewPtr& run)
    {
        window.setCentralWidget(view);
        window.resize(1000, 600);
        view->registerCommands(commands);
        window.show();
        time.setExtent({ 0, static_cast<std::int64_t>(run->run->makespan.ns()) });
        view->setRun(run);
        jobs.waitForAll();
        QCoreApplication::processEvents();
        canvas()->setFocus();
    }
    [[nodiscard]] HeatCanvas* canvas() const { return view->canvas(); }
    [[nodiscard]] QPoint middleOf(std::uint32_t link) const
    {
        const int line = canvas()->rows()->lineOf(link);
        return canvas()->lineRect(canvas()->rows()->lines[static_cast<std::size_t>(line)]).center();
    }
};

} // namespace

class TestHeatMapView : public QObject {
    Q_OBJECT

private slots:
    // In a narrow window the scale says its figures, and more where it has room.
    void theLegendHasWordsWhereItIsNarrow()
    {
        HeatLegend legend;
        legend.setEnds("0 %", "100 % busy", "100 %");
        legend.resize(legend.sizeHint());
        const int words = legend.fontMetrics().horizontalAdvance("0 %");
        QVERIFY(legend.width() < legend.fontMetrics().horizontalAdvance("0 %100 % busy") + 2 * words);
        const QImage picture = legend.grab().toImage();
        int inked = 0;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < words; ++x)
                inked += picture.pixel(x, y) != picture.pixel(0, 0) ? 1 : 0;
        }
        QVERIFY(inked > 10);
    }

    void initTestCase() { m_run = runSample(simulation::RecordLevel::Links); }

    void clickingSelectsTheLinkAndTheTime()
    {
        Fixture f(m_run);
        QVERIFY(!f.view->isEmpty());
        const auto keyAt
            = [&](std::size_t place) { return LinkKey { kFirstLinkKey + f.canvas()->rows()->order.links[place] }; };
        const QPoint at(700, f.middleOf(f.canvas()->rows()->order.links[7]).y());
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, at);
        QCOMPARE(f.selection.selection().links, std::vector<LinkKey> { keyAt(7) });
        QCOMPARE(f.time.cursor(), f.canvas()->axis().toTime(700));
        QTest::keyClick(f.canvas(), Qt::Key_Down);
        QCOMPARE(f.selection.selection().links, std::vector<LinkKey> { keyAt(8) });
        QTest::keyClick(f.canvas(), Qt::Key_Up);
        QCOMPARE(f.selection.selection().links, std::vector<LinkKey> { keyAt(7) });
        QTest::keyClick(f.canvas(), Qt::Key_Escape);
        QVERIFY(f.selection.selection().isEmpty());
    }

    // In a narrow dock the controls keep their words, and what explains the colours shrinks.
    void theBarFitsANarrowDock()
    {
        Fixture f(m_run);
        QWidget dock;
        f.view->setParent(&dock);
        dock.show();
        f.view->show();
        for (const int width : { 900, 500, 450, 900, 500 }) {
            dock.resize(width, 400);
            f.view->setGeometry(dock.rect());
            QTest::qWait(10);
            const auto* bar = f.view->findChild<QWidget*>(QStringLiteral("heatSort"))->parentWidget();
            for (const QToolButton* button : bar->findChildren<QToolButton*>())
                QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
            const auto children = bar->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
            for (const QWidget* child : children) {
                QVERIFY2(bar->rect().contains(child->geometry()), qPrintable(child->objectName()));
                for (const QWidget* other : children)
                    QVERIFY(child == other || !child->geometry().intersects(other->geometry()));
            }
        }
    }

    void hoveringNamesTheLinkEverywhere()
    {
        Fixture f(m_run);
        const std::uint32_t link = f.canvas()->rows()->order.links[4];
        QTest::mouseMove(f.canvas(), f.middleOf(link));
        QTRY_COMPARE(f.selection.hovered().link, LinkKey { kFirstLinkKey + link });
        const test::Picture before(*f.canvas());
        const std::uint32_t other = f.canvas()->rows()->order.links[9];
        f.selection.hover({ kNoNode, LinkKey { kFirstLinkKey + other } }); // from elsewhere
        const test::Picture after(*f.canvas());
        QVERIFY(after.count(Theme::current().hover) > 0);
        QVERIFY(!(after == before));
    }

    void hoveringAnOperationMarksItsLinks()
    {
        const RunViewPtr full = runSample();
        Fixture f(full);
        QTest::keyClick(f.canvas(), Qt::Key_F); // all links in sight
        f.jobs.waitForAll();
        const auto& operations = full->run->operations;
        std::uint32_t record = 0;
        while (operations.collective[record] == simulation::kNoRecord)
            ++record;
        const OpKey key { operations.rank[record], operations.op[record] };
        QVERIFY(f.canvas()->hoveredLinks().empty());
        const QImage before = f.canvas()->grab().toImage();
        f.selection.hover({ .operation = key });
        const auto used = linksOf(*full, key);
        QVERIFY(!used.empty());
        QCOMPARE(f.canvas()->hoveredLinks(), (std::vector<LinkId> { used.begin(), used.end() }));
        QVERIFY(f.canvas()->grab().toImage() != before);
        f.selection.hover({ kNoNode, LinkKey { kFirstLinkKey + 9 } });
        QCOMPARE(f.canvas()->hoveredLinks(), std::vector<LinkId> { LinkId { 9 } });
        Fixture links(m_run); // kept no operations
        links.selection.hover({ .operation = key });
        QVERIFY(links.canvas()->hoveredLinks().empty());
    }

    void theAxisIsThatOfTheGanttChart()
    {
        Fixture f(m_run);
        f.time.setVisible({ 1'000'000, 3'000'000 });
        QCOMPARE(f.canvas()->axis(),
            (TimeAxis { { 1'000'000, 3'000'000 }, kTimeGutter, f.canvas()->width() - kTimeGutter }));
    }

    void draggingSelectsARangeAndWheelZooms()
    {
        Fixture f(m_run);
        const TimeAxis axis = f.canvas()->axis();
        QTest::mousePress(f.canvas(), Qt::LeftButton, {}, { 400, 200 });
        QMouseEvent move(QEvent::MouseMove, QPoint(600, 210), f.canvas()->mapToGlobal(QPoint(600, 210)), Qt::NoButton,
            Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.canvas(), &move);
        QTest::mouseRelease(f.canvas(), Qt::LeftButton, {}, { 600, 210 });
        QCOMPARE(f.time.selected().value(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        QWheelEvent wheel(QPoint(500, 200), f.canvas()->mapToGlobal(QPoint(500, 200)), {}, { 0, 240 }, Qt::NoButton,
            Qt::ControlModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(f.canvas(), &wheel);
        QVERIFY(f.time.visible().length() < f.time.extent().length());
        QTest::keyClick(f.canvas(), Qt::Key_Home);
        QCOMPARE(f.time.visible(), f.time.extent());
    }

    // The links as they stand, each with its figures and how busy it was in each part of what is seen.
    void theTableIsThatOfTheLinesInSight()
    {
        Fixture f(m_run);
        QTemporaryDir folder;
        const std::int64_t length = f.time.extent().length();
        for (const TimeRange visible : { f.time.extent(), TimeRange { length / 4, length / 2 }, f.time.extent() }) {
            f.time.setVisible(visible);
            const QString path = folder.filePath(QStringLiteral("heat.csv"));
            QString error;
            QVERIFY2(test::writeTable(*f.view, path, error), qPrintable(error));
            QFile file(path);
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QStringList rows = QString::fromUtf8(file.readAll()).remove('\r').split('\n', Qt::SkipEmptyParts);
            const auto& order = f.canvas()->rows()->order.links;
            const HeatData& heat = *f.canvas()->rows()->data;
            QCOMPARE(rows.size(), qsizetype(order.size()) + 1);
            const QStringList head = rows[0].split(',');
            constexpr int kFigures = 4; // link, dimension, mean, peak
            QVERIFY(head.size() > kFigures + 1);
            QCOMPARE(rows[1].section(',', 0, 0), m_run->linkName(LinkId { order.front() }));
            QVERIFY(std::abs(rows[1].section(',', 2, 2).toDouble() - double(heat.mean[order.front()])) < 1e-3);
            // The first and the last part are those of the range in sight.
            const std::int64_t first = head[kFigures].section(' ', 0, 0).toLongLong();
            const std::int64_t last = head.back().section(' ', 0, 0).toLongLong();
            QVERIFY(first <= visible.from && visible.from < first + heat.binWidth);
            QVERIFY(last < visible.to && visible.to <= last + heat.binWidth);
            for (const QString& row : rows.mid(1)) {
                const QStringList fields = row.split(',');
                QCOMPARE(fields.size(), head.size());
                for (int field = 2; field < fields.size(); ++field) {
                    bool isNumber = false;
                    const double share = fields[field].toDouble(&isNumber);
                    QVERIFY2(isNumber && share >= 0 && share <= 1, qPrintable(fields[field]));
                }
            }
            const auto bin = static_cast<std::size_t>(first / heat.binWidth);
            QVERIFY(std::abs(rows[1].split(',')[kFigures].toDouble() - heat.row(order.front())[bin] / 255.0) < 0.005);
        }
    }

    void theHottestLinksComeFirstWhateverTheirDimension()
    {
        Fixture f(m_run);
        const HeatRows& rows = *f.canvas()->rows();
        QCOMPARE(rows.lines.size(), std::size_t { rows.data->links }); // no headings between them
        for (std::size_t line = 1; line < rows.lines.size(); ++line)
            QVERIFY(rows.lines[line - 1].mean >= rows.lines[line].mean);
        std::set<std::uint32_t> dimensions;
        for (const std::uint32_t link : std::span(rows.order.links).first(rows.order.links.size() / 2))
            dimensions.insert(rows.data->dimension[link]);
        QVERIFY(dimensions.size() > 1);
        QCOMPARE(f.view->findChild<QComboBox*>(QStringLiteral("heatSort"))->currentData().toInt(), int(HeatSort::Mean));
    }

    void aLinkThatIsSelectedElsewhereComesIntoSight()
    {
        Fixture f(m_run);
        const HeatRows& rows = *f.canvas()->rows();
        for (int round = 0; round < 2; ++round) {
            for (const std::uint32_t link : { rows.order.links.back(), rows.order.links.front() }) {
                f.selection.selectLinks({ m_run->linkKeys[link] });
                const QRect place = f.canvas()->lineRect(rows.lines[static_cast<std::size_t>(rows.lineOf(link))]);
                QVERIFY(f.canvas()->rect().adjusted(0, kRulerHeight, 0, 0).contains(place));
                const int scroll = f.canvas()->scroll();
                f.selection.selectLinks({ m_run->linkKeys[link] });
                QCOMPARE(f.canvas()->scroll(), scroll);
            }
        }
        // A click stays where it was made, also at the edge.
        const int y = f.canvas()->height() - 3;
        const int scroll = f.canvas()->scroll();
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, { 600, y });
        QCOMPARE(f.selection.selection().links.size(), std::size_t { 1 });
        QCOMPARE(f.canvas()->scroll(), scroll);
    }

    void handsDoWhatTheyDoInTheGanttChart()
    {
        Fixture f(m_run);
        const TimeAxis axis = f.canvas()->axis();
        QTest::keyClick(f.canvas(), Qt::Key_M);
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, { 400, 200 });
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, { 600, 200 });
        QCOMPARE(f.canvas()->measured().value(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        QTest::keyClick(f.canvas(), Qt::Key_Escape);
        QVERIFY(!f.canvas()->measured());
        QTest::mousePress(f.canvas(), Qt::LeftButton, Qt::AltModifier, { 400, 200 });
        QTest::mouseRelease(f.canvas(), Qt::LeftButton, Qt::AltModifier, { 600, 210 });
        QCOMPARE(f.time.visible(), (TimeRange { axis.toTime(400), axis.toTime(600) }));
        QContextMenuEvent click(QContextMenuEvent::Mouse, QPoint(60, 200), f.canvas()->mapToGlobal(QPoint(60, 200)));
        QCoreApplication::sendEvent(f.canvas(), &click);
        auto* menu = f.canvas()->findChild<QMenu*>(QStringLiteral("timeMenu"));
        QVERIFY(menu != nullptr);
        menu->findChild<QAction*>(QStringLiteral("selectLinks"))->trigger();
        QCOMPARE(f.selection.selection().links.size(), std::size_t { 1 });
        menu->findChild<QAction*>(QStringLiteral("showAll"))->trigger();
        QCOMPARE(f.time.visible(), f.time.extent());
        menu->close();
    }

    void headingsCollapseAndLinksAreOrdered()
    {
        Fixture f(m_run);
        QTest::keyClick(f.canvas(), Qt::Key_G);
        f.jobs.waitForAll();
        const std::size_t lines = f.canvas()->rows()->lines.size();
        const std::uint32_t members = f.canvas()->rows()->lines[0].count;
        QTest::mouseClick(f.canvas(), Qt::LeftButton, {}, { 60, kRulerHeight + 5 });
        f.jobs.waitForAll();
        QCOMPARE(f.canvas()->rows()->lines.size(), lines - members);
        QTest::keyClick(f.canvas(), Qt::Key_G);
        f.jobs.waitForAll();
        QCOMPARE(f.canvas()->rows()->order.groups.size(), std::size_t { 1 });
        auto* sort = f.view->findChild<QComboBox*>(QStringLiteral("heatSort"));
        sort->setCurrentIndex(sort->findData(int(HeatSort::Id)));
        emit sort->activated(sort->currentIndex());
        f.jobs.waitForAll();
        const HeatRows& rows = *f.canvas()->rows();
        QCOMPARE(rows.settings.sort, HeatSort::Id);
        QVERIFY(std::is_sorted(rows.order.links.begin(), rows.order.links.end()));
    }

    void allLinksFit()
    {
        Fixture f(m_run);
        QVERIFY(f.canvas()->mostScroll() > 0);
        QTest::keyClick(f.canvas(), Qt::Key_F);
        f.jobs.waitForAll();
        QCOMPARE(f.canvas()->mostScroll(), 0);
        f.window.resize(1000, 300);
        QTRY_COMPARE(f.canvas()->mostScroll(), 0);
        f.jobs.waitForAll();
        QTest::keyClick(f.canvas(), Qt::Key_F);
        f.jobs.waitForAll();
        QCOMPARE(f.canvas()->rows()->settings.linksPerLine, 1U);
        QVERIFY(f.canvas()->mostScroll() > 0);
    }

    void emptyStatesNameWhatIsNeeded()
    {
        Fixture f(runSample(simulation::RecordLevel::Full, simulation::NetworkModel::Unaware));
        QVERIFY(f.view->isEmpty());
        QStringList texts;
        for (const QLabel* label : f.view->emptyState()->findChildren<QLabel*>())
            texts += label->text();
        QVERIFY(texts.join(' ').contains(QStringLiteral("congestion-aware")));
        f.view->setRun(m_run);
        f.view->setRun(nullptr); // what was asked for is not wanted any more
        f.jobs.waitForAll();
        QVERIFY(f.view->isEmpty());
    }

    void exportsWhatIsVisible()
    {
        Fixture f(m_run);
        const QTemporaryDir dir;
        QString error;
        for (const char* name : { "a.png", "a.svg", "a.pdf" })
            QVERIFY2(test::writePicture(*f.view, dir.filePath(QString::fromLatin1(name)), error), qPrintable(error));
        QVERIFY(!test::writePicture(*f.view, dir.filePath(QStringLiteral("no/such/a.png")), error));
        // With the heat of the links on it.
        const QImage written(dir.filePath(QStringLiteral("a.png")));
        int hot = 0;
        for (int y = kRulerHeight; y < written.height(); ++y) {
            for (int x = kTimeGutter; x < written.width(); ++x) {
                const QRgb pixel = written.pixel(x, y);
                hot += std::find(sequentialMap().begin() + 64, sequentialMap().end(), pixel) != sequentialMap().end();
            }
        }
        QVERIFY2(hot > written.width(), qPrintable(QString::number(hot)));
    }

private:
    RunViewPtr m_run;
};

WEFT_TEST(TestHeatMapView)
#include "tst_heat_map_view.moc"
