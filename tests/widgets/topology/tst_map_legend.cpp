// SPDX-License-Identifier: GPL-3.0-or-later
// The legend over the canvas: it stands where nobody looks.
#include "tests/support/test_program.h"
#include "tests/widgets/topology/topology_bench.h"
#include "widgets/topology/map_legend.h"

using namespace weft;
using namespace weft::widgets;

class TestMapLegend : public QObject {
    Q_OBJECT

private slots:
    // Wherever there is a corner without nodes, it is there once the canvas rests.
    void theLegendCoversNoNodeThatItNeedNot()
    {
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            Bench bench;
            bench.window.setLayoutDirection(direction);
            bench.load("Ring(8)");
            const auto covered = [&] {
                int count = 0;
                for (const QPointF& at : bench.canvas.scene().positions())
                    count += bench.view.legend()->geometry().contains(bench.canvas.view().toView(at).toPoint()) ? 1 : 0;
                return count;
            };
            const auto& columns = bench.document.columns();
            const QRect canvas = bench.canvas.rect();
            for (int round = 0; round < 2; ++round) {
                for (const QPoint corner : { canvas.bottomLeft(), canvas.bottomRight(), canvas.topLeft() }) {
                    // All of them behind that corner, however it is.
                    const QPoint inner = corner + (canvas.center() - corner) / 12;
                    const QPointF at = bench.canvas.view().toScene(QPointF(inner));
                    std::vector<QPointF> to;
                    for (int i = 0; i < 8; ++i)
                        to.push_back(at + QPointF(i, i) * (i < 6 ? 1 : 0));
                    const ViewTransform view = bench.canvas.view();
                    bench.document.moveNodes(columns.nodeKeys, to, "Move");
                    bench.canvas.setView(view);
                    QTRY_COMPARE(covered(), 0);
                    QVERIFY(canvas.contains(bench.view.legend()->geometry()));
                }
            }
        }
    }
};

WEFT_TEST(TestMapLegend)
#include "tst_map_legend.moc"
