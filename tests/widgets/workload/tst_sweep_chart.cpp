// SPDX-License-Identifier: GPL-3.0-or-later
// The chart of a sweep as keys and screen readers have it: a row a series, an item a point, by size and figure.
#include "tests/support/test_program.h"
#include "widgets/workload/sweep_chart.h"

#include <QAccessible>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

namespace {

constexpr double kKiB = 1024;

std::vector<SweepSeries> twoSeries()
{
    return { { "ring", false, { { kKiB, 1 }, { 2 * kKiB, 2 }, { 4 * kKiB, 4 } } },
        { "given", true, { { kKiB, 0 }, { 4 * kKiB, 3 } } } };
}

} // namespace

class TestSweepChart : public QObject {
    Q_OBJECT

private slots:
    // Filled, emptied and filled again; by time there is no place for a point that took none.
    void everyPointIsAPart()
    {
        SweepChart chart;
        chart.resize(640, 400);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        for (int visit = 0; visit < 2; ++visit) {
            QCOMPARE(chart.partRows(), 0);
            QVERIFY(!chart.partAt(chart.rect().center()).isValid());
            chart.setSeries(SweepFigure::BusBandwidth, twoSeries());
            QCOMPARE(chart.partRows(), 2);
            QCOMPARE(chart.partItems(0), 3);
            QCOMPARE(chart.partItems(1), 2);
            QCOMPARE(chart.partWords({ 0, -1 }).name, QString("ring"));
            QVERIFY(chart.partWords({ 0, -1 }).value.isEmpty());
            QCOMPARE(chart.partWords({ 1, -1 }).value, QString("measured"));
            QVERIFY2(chart.partWords({ 0, 1 }).value.startsWith(QString("2\u00A0KiB: 2")),
                qPrintable(chart.partWords({ 0, 1 }).value));
            chart.setSeries(SweepFigure::Time, twoSeries());
            QCOMPARE(chart.partItems(1), 1);
            QVERIFY(chart.partWords({ 1, 0 }).value.startsWith(QString("4\u00A0KiB: 3")));
            chart.setSeries(SweepFigure::Time, {});
        }
    }

    // Sizes go to the right and figures up; where a point is said to be, it is found.
    void pointsAreWhereTheyAreDrawn()
    {
        SweepChart chart;
        chart.resize(640, 400);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setSeries(SweepFigure::BusBandwidth, twoSeries());
        QTest::qWait(20);
        for (int row = 0; row < chart.partRows(); ++row) {
            for (int item = 0; item < chart.partItems(row); ++item) {
                const QRect place = chart.partRect({ row, item });
                QVERIFY(chart.rect().contains(place.center()));
                QCOMPARE(chart.partAt(place.center()), (CanvasPart { row, item }));
                if (item > 0) {
                    QVERIFY(place.center().x() > chart.partRect({ row, item - 1 }).center().x());
                    QVERIFY(place.center().y() < chart.partRect({ row, item - 1 }).center().y());
                }
            }
        }
        QVERIFY(!chart.partAt({ 1, 1 }).isValid());
    }

    void keysGoFromPointToPointAndAreRead()
    {
        SweepChart chart;
        chart.resize(640, 400);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        chart.setSeries(SweepFigure::BusBandwidth, twoSeries());
        chart.setFocus();
        const auto press = [&](Qt::Key key) { QTest::keyClick(&chart, key, Qt::ControlModifier); };
        for (int visit = 0; visit < 2; ++visit) {
            chart.cursor()->moveTo({ 0, -1 });
            press(Qt::Key_Right);
            press(Qt::Key_Right);
            QCOMPARE(chart.cursor()->part(), (CanvasPart { 0, 1 }));
            press(Qt::Key_Down);
            QCOMPARE(chart.cursor()->part(), (CanvasPart { 1, 1 }));
            press(Qt::Key_Home);
            QVERIFY(chart.cursor()->part() <= (CanvasPart { 1, 0 }));
            QVERIFY(chart.cursor()->reading({ 1, 1 }).contains(QString("4\u00A0KiB")));
        }
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(face != nullptr);
        QCOMPARE(face->text(QAccessible::Name), QString("Chart of the sweep"));
        QCOMPARE(face->childCount(), 2);
        QCOMPARE(face->child(1)->text(QAccessible::Name), QString("given"));
        QCOMPARE(face->child(1)->childCount(), 2);
        chart.setSeries(SweepFigure::BusBandwidth, {}); // the cursor stood on what is gone
        QVERIFY(!chart.cursor()->isShown());
        QCOMPARE(face->childCount(), 0);
    }
};

WEFT_TEST(TestSweepChart)
#include "tst_sweep_chart.moc"
