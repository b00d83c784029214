// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks of charts are round, and every chart has the same looks.
#include "tests/support/test_program.h"
#include "widgets/base/looks/theme.h"
#include "widgets/charts/chart_frame.h"
#include "widgets/plots/chart_style.h"
#include "widgets/plots/nice_axis.h"

#include <QChart>
#include <QTest>
#include <QValueAxis>

#include <cmath>

using namespace weft;
using namespace weft::widgets;

class TestChartAxes : public QObject {
    Q_OBJECT

private slots:
    void stepsAreRound_data()
    {
        QTest::addColumn<double>("span");
        QTest::addColumn<int>("parts");
        QTest::addColumn<double>("step");
        QTest::newRow("whole") << 100.0 << 5 << 20.0;
        QTest::newRow("odd") << 1424.83 << 5 << 500.0;
        QTest::newRow("small") << 0.034 << 4 << 0.01;
        QTest::newRow("exact") << 1.0 << 5 << 0.2;
        QTest::newRow("one part") << 7.0 << 1 << 10.0;
        QTest::newRow("large") << 3.3e9 << 5 << 1e9;
        QTest::newRow("nothing") << 0.0 << 5 << 1.0;
    }
    void stepsAreRound()
    {
        QFETCH(double, span);
        QFETCH(int, parts);
        QFETCH(double, step);
        QCOMPARE(niceStep(span, parts), step);
        QCOMPARE(niceStep(3, 10, 1), 1.0); // counts
    }

    void ticksAreMultiplesOfTheStepWithItsDecimals()
    {
        QValueAxis axis;
        setNiceRange(axis, 1424.83, 1731.2, 4);
        QCOMPARE(axis.min(), 1424.83);
        QCOMPARE(axis.max(), 1731.2);
        QCOMPARE(axis.tickType(), QValueAxis::TicksDynamic);
        QCOMPARE(axis.tickAnchor(), 0.0);
        QCOMPARE(axis.tickInterval(), 100.0);
        QCOMPARE(axis.labelFormat(), QString("%.0f"));
        setNiceRange(axis, 0, 0.017, 4);
        QCOMPARE(axis.tickInterval(), 0.005);
        QCOMPARE(axis.labelFormat(), QString("%.3f"));
        setNiceRangeFromZero(axis, 1424.83);
        QCOMPARE(axis.max(), 1500.0);
        QCOMPARE(axis.tickInterval(), 500.0);
        setNiceRangeFromZero(axis, 17, 4, 1);
        QCOMPARE(axis.max(), 20.0);
        setNiceRange(axis, 5, 5); // nothing to span
        QVERIFY(axis.max() > axis.min());
    }

    void allChartsLookAlike()
    {
        ChartFrame frame;
        QChartView plain(new QChart);
        auto* axis = new QValueAxis;
        plain.chart()->addAxis(axis, Qt::AlignBottom);
        styleChartView(plain);
        QCOMPARE(frame.chart()->margins(), plain.chart()->margins());
        QCOMPARE(frame.backgroundBrush().color(), plain.backgroundBrush().color());
        QCOMPARE(frame.minimumSize(), plain.minimumSize());
        QCOMPARE(frame.horizontal()->labelsFont(), axis->labelsFont());
        QCOMPARE(frame.horizontal()->labelsColor(), axis->labelsColor());
        QCOMPARE(frame.horizontal()->gridLinePen(), axis->gridLinePen());
        QCOMPARE(frame.horizontal()->linePen(), axis->linePen());
        QVERIFY(frame.chart()->localizeNumbers() && plain.chart()->localizeNumbers());
    }
};

WEFT_TEST(TestChartAxes)
#include "tst_chart_axes.moc"
