// SPDX-License-Identifier: GPL-3.0-or-later
// Where marks and arrows stand, without pixels, and that the picture of them is not empty.
#include "tests/support/test_program.h"
#include "tests/widgets/schedule/schedules.h"
#include "widgets/schedule/schedule_layer.h"
#include "widgets/schedule/schedule_scene.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cmath>

using namespace weft;
using namespace weft::widgets;
using namespace weft::widgets::testing;

namespace {

ScheduleScene sceneOf(const SchedulePtr& schedule, QSize size)
{
    ScheduleScene scene;
    scene.setColumns(buildScheduleColumns(schedule));
    scene.setSize(size);
    scene.setView(scene.fitted());
    return scene;
}

} // namespace

class TestScheduleScene : public QObject {
    Q_OBJECT

private slots:
    void allIsInSightWhereItFits_data()
    {
        QTest::addColumn<unsigned>("ranks");
        for (const unsigned ranks : { 2U, 8U, 40U, 128U, 300U })
            QTest::addRow("%u ranks", ranks) << ranks;
    }

    void allIsInSightWhereItFits()
    {
        QFETCH(unsigned, ranks);
        const ScheduleScene scene = sceneOf(ringAllReduce(ranks), { 1000, 700 });
        QCOMPARE(scene.ranksInSight(), std::pair(0U, ranks));
        QCOMPARE(scene.levelsInSight(), std::pair(1U, 2 * ranks));
        const QRectF last = scene.cellRect(ranks - 1, 2 * ranks - 1);
        QVERIFY(QRectF(scene.plot()).adjusted(-1, -1, 2, 2).contains(last));
    }

    void detailFollowsTheRoom()
    {
        QVERIFY(sceneOf(ringAllReduce(8), { 1000, 700 }).detail() == ScheduleDetail::Near);
        QVERIFY(sceneOf(ringAllReduce(64), { 1000, 700 }).detail() == ScheduleDetail::Mid);
        QVERIFY(sceneOf(ringAllReduce(300), { 1000, 700 }).detail() == ScheduleDetail::Far);
    }

    void aMarkIsFoundWhereItStands()
    {
        for (const SchedulePtr& schedule : { ringAllReduce(8), directAllToAll(4) }) {
            const ScheduleScene scene = sceneOf(schedule, { 1200, 900 });
            for (std::uint32_t step = 0; step < schedule->stepCount(); ++step) {
                const QRectF mark = scene.markRect(StepId { step });
                QVERIFY(!mark.isNull());
                const ScheduleHit hit = scene.hitAt(mark.center());
                QVERIFY(hit.area == ScheduleArea::Plot);
                QCOMPARE(index(hit.step), step);
                QCOMPARE(hit.level, scene.columns()->level[step]);
            }
        }
    }

    void marksStandInTheirCells()
    {
        const ScheduleScene scene = sceneOf(directAllToAll(5), { 1200, 900 });
        for (const PlacedMark& mark : scene.glimpse().marks) {
            const std::uint32_t rank = scene.columns()->rankOfCell(mark.cell);
            const QRectF cell = scene.cellRect(rank, scene.columns()->cells[mark.cell].level);
            QVERIFY(cell.adjusted(-0.5, -0.5, 0.5, 0.5).contains(mark.rect));
        }
    }

    void everyTransferHasItsArrow()
    {
        const ScheduleScene scene = sceneOf(ringAllReduce(8), { 1200, 900 });
        const ScheduleGlimpse glimpse = scene.glimpse();
        QCOMPARE(glimpse.arrows.size(), scene.columns()->transfers.size());
        for (const PlacedArrow& arrow : glimpse.arrows)
            QVERIFY(arrow.line.x2() > arrow.line.x1()); // time runs to the right
    }

    void zoomingKeepsThePlaceUnderThePointer()
    {
        ScheduleScene scene = sceneOf(ringAllReduce(128), { 1000, 700 });
        const QPointF at(400, 300);
        const GridView before = scene.view();
        const double level = before.columns.toCell(at.x());
        const double rank = before.rows.toCell(at.y());
        scene.setView({ before.columns.zoomedAt(at.x(), 4), before.rows.zoomedAt(at.y(), 4) });
        QVERIFY(std::abs(scene.view().columns.toCell(at.x()) - level) < 1e-6);
        QVERIFY(std::abs(scene.view().rows.toCell(at.y()) - rank) < 1e-6);
    }

    void labelsNameTheChunks()
    {
        const ScheduleScene scene = sceneOf(ringAllReduce(8), { 1400, 900 });
        for (const PlacedMark& mark : scene.glimpse().marks) {
            const QString label = scene.labelOf(mark);
            QVERIFY2(label.contains(QRegularExpression("^\\+?[0-7]$")), qPrintable(label));
        }
    }

    void tinyAndEmptySizesAreNoTrouble()
    {
        for (const QSize size : { QSize(0, 0), QSize(1, 1), QSize(70, 40), QSize(5000, 60) }) {
            ScheduleScene scene = sceneOf(ringAllReduce(8), size);
            (void)scene.glimpse();
            (void)scene.hitAt({ 3, 3 });
        }
        ScheduleScene none;
        none.setSize({ 300, 200 });
        QVERIFY(none.glimpse().marks.empty());
        QVERIFY(none.hitAt({ 100, 100 }).area == ScheduleArea::None);
    }

    void thePictureShowsSomethingAtEveryDetail()
    {
        for (const unsigned ranks : { 2U, 8U, 64U, 300U }) {
            const ScheduleScene scene = sceneOf(ringAllReduce(ranks), { 1000, 700 });
            ScheduleLayer layer;
            const QImage image
                = layer.render(scene, 1, QFont(), [](std::uint32_t rank) { return QString::number(rank); });
            QSet<QRgb> colors;
            for (int y = scene.plot().top(); y < scene.plot().bottom(); y += 3) {
                for (int x = scene.plot().left(); x < scene.plot().right(); x += 3)
                    colors.insert(image.pixel(x, y));
            }
            QVERIFY2(colors.size() >= 2, qPrintable(QString::number(ranks)));
        }
    }
};

WEFT_TEST(TestScheduleScene)
#include "tst_schedule_scene.moc"
