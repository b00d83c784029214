// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn of a stage stays inside its box, on paper too, where clips are not kept.
#include "tests/support/test_program.h"
#include "widgets/programs/stage_painter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace weft::widgets;

class TestStagePainter : public QObject {
    Q_OBJECT

private slots:
    void aStageStaysInItsBox()
    {
        auto graph = std::make_shared<StageGraph>();
        StageGraph::Node node;
        node.name = "out";
        node.rect = QRectF(40, 40, 160, 44);
        node.stageKind = weft::program::StageKind::Input; // the roundest
        node.isOutput = true;
        graph->nodes.push_back(node);
        graph->bounds = node.rect;
        QImage image(240, 120, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            painter.setClipping(false);
            paintStages(painter, { graph, {}, {} }, image.rect());
            QVERIFY(!painter.hasClipping());
        }
        const QRect box = node.rect.toRect().adjusted(-1, -1, 1, 1);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool isCorner = x < box.left() + 5 && (y < box.top() + 5 || y > box.bottom() - 5);
                if (!box.contains(x, y) || isCorner)
                    QCOMPARE(image.pixel(x, y), qRgb(255, 255, 255));
            }
        }
    }
};

WEFT_TEST(TestStagePainter)
#include "tst_stage_painter.moc"
