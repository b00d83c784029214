// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of a synthesis as keys and screen readers have them: the search as two lines, the library as bars.
#include "tests/support/test_program.h"
#include "widgets/synthesis/library_chart.h"
#include "widgets/synthesis/search_chart.h"

#include <QAccessible>
#include <QTest>

using namespace weft;
using namespace weft::widgets;

class TestSynthesisCharts : public QObject {
    Q_OBJECT

private slots:
    // The best and the bound; a search after another one begins without points.
    void aSearchIsReadWhileItGoesOn()
    {
        SearchChart chart;
        chart.resize(640, 240);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        for (int visit = 0; visit < 2; ++visit) {
            chart.clear();
            QCOMPARE(chart.partRows(), 2);
            QCOMPARE(chart.partItems(0) + chart.partItems(1), 0);
            chart.setBound(2'000);
            chart.addPoint(0, 8'000);
            chart.addPoint(1, 4'000);
            int best = -1;
            for (int row = 0; row < 2; ++row) {
                QVERIFY(!chart.partWords({ row, -1 }).name.isEmpty());
                if (chart.partItems(row) == chart.points().size() && chart.partWords({ row, 0 }).value.contains("8"))
                    best = row;
            }
            QVERIFY(best >= 0);
            const int last = chart.partItems(best) - 1;
            const QString words = chart.partWords({ best, last }).value;
            QVERIFY2(words.contains("4") && words.contains("s"), qPrintable(words));
            QCOMPARE(chart.partAt(chart.partRect({ best, last }).center()).row, best);
            chart.cursor()->moveTo({ best, last });
            QVERIFY(chart.cursor()->isShown());
        }
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(face != nullptr && !face->text(QAccessible::Name).isEmpty());
        QCOMPARE(face->childCount(), 2);
        chart.clear();
        QVERIFY(!chart.cursor()->isShown()); // on a point that is gone
    }

    // A row a bar, the quickest above and shortest, each as long as its time.
    void barsOfTheLibraryAreRead()
    {
        LibraryChart chart;
        chart.resize(640, 320);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        for (int visit = 0; visit < 2; ++visit) {
            chart.setBars({});
            QCOMPARE(chart.partRows(), 0);
            chart.setBars({ { "own", 10, true }, { "ring", 20, false }, { "direct", 40, false } });
            QTest::qWait(20);
            QCOMPARE(chart.partRows(), 3);
            QVERIFY(chart.partWords({ 0, -1 }).name.contains("synthesized"));
            QVERIFY(chart.partWords({ 2, -1 }).value.contains("40"));
            for (int row = 0; row < 3; ++row) {
                const QRect place = chart.partRect({ row, -1 });
                QCOMPARE(chart.partItems(row), 0);
                QCOMPARE(chart.partAt(place.center()), (CanvasPart { row, -1 }));
                if (row == 0)
                    continue;
                const QRect before = chart.partRect({ row - 1, -1 });
                QVERIFY(place.top() > before.bottom());
                QVERIFY(std::abs(place.width() - 2 * before.width()) <= 4);
            }
        }
        QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&chart);
        QVERIFY(face != nullptr);
        QCOMPARE(face->childCount(), 3);
        QVERIFY(face->child(1)->text(QAccessible::Name).contains("ring"));
    }
};

WEFT_TEST(TestSynthesisCharts)
#include "tst_synthesis_charts.moc"
